"""`beffroi simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import beffroi
from beffroi.cli.bots import make_bot
from beffroi.cli.inputs import GameName, Jobs, Options, read_options
from beffroi.cli.outputs import check_folder, write_record_file
from beffroi.cli.progress import progress
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.contract import playout
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from beffroi.kernel.state import Doc, State

RANDOM = "random"
SPREAD = 1_000_003  # between the seeds of two runs, so that neighbours share no game
CHUNKS = 50  # how often a run reports how far it is


class SimulatedGame(NamedTuple):
    """One game that was simulated."""

    decisions: int
    totals: list[int]
    winners: list[int]
    seconds: float
    record: Doc | None = None


class Plan(NamedTuple):
    """What to simulate; plain data, so that it travels to another process."""

    game: str
    seats: int
    options: Doc
    bots: list[str]
    seed: int
    records: bool = False


def register(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Players (default: the maximum).")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    bot: Annotated[str, typer.Option(help="The bot for all seats, or one for each, `greedy,random`.")] = RANDOM,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    options: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    jobs: Jobs = 1,
    records: Annotated[Path | None, typer.Option(help="Write a record of every game into this folder.")] = None,
) -> None:
    """Play many games between bots; print speed and score statistics.

    Games that are recorded are played with the luck of real games, so that they can be verified.
    """
    found = beffroi.game(game)
    count = found.seat_count(seats)
    if records is not None:
        check_folder(records)
    bots = read_bots(bot, count, found)
    plan = Plan(game, count, read_options(found, options), bots, seed, records is not None)
    began = time.perf_counter()
    played = run(plan, games, jobs, quiet=as_json)
    result = statistics(plan, played, time.perf_counter() - began)
    typer.echo(json.dumps(result, ensure_ascii=False) if as_json else report(result))
    if records is not None:
        for number, one in enumerate(played):
            write_record_file(records, f"{game}-{number:05}", one.record)
        typer.echo(f"written: {len(played)} records in {records}", err=as_json)


def read_bots(text: str, seats: int, game: Game[Any]) -> list[str]:
    """Name a bot for every seat; the last one given takes the remaining seats."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise BadRequest(f"{len(names)} bots for {seats} seats")
    for name in names:
        if name != RANDOM:
            make_bot(name, game)  # an unknown one is refused before the first game
    return names + names[-1:] * (seats - len(names))


def run(plan: Plan, games: int, jobs: int, *, quiet: bool) -> list[SimulatedGame]:
    """Play all games, with a progress bar on a terminal; the result does not depend on the number of processes."""
    size = max(1, games // CHUNKS)
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[SimulatedGame] = []
    with progress(games, quiet) as advance:
        for part in parts(plan, chunks, jobs):
            played += part
            advance(len(part))
    return played


def parts(plan: Plan, chunks: list[range], jobs: int) -> Iterator[list[SimulatedGame]]:
    if jobs == 1:
        yield from (play_chunk(plan, chunk) for chunk in chunks)
        return
    from multiprocessing import get_context

    from beffroi.bots.processes import processes

    with processes(jobs, get_context()) as pool:
        yield from pool.map(play_chunk, [plan] * len(chunks), chunks)


def play_chunk(plan: Plan, numbers: range) -> list[SimulatedGame]:
    game = beffroi.game(plan.game)
    return [play_game(game, plan, number) for number in numbers]


def play_game(game: Game[Any], plan: Plan, number: int) -> SimulatedGame:
    """Play one game, determined by its number and the run's seed alone."""
    luck = plan.seed * SPREAD + number
    began = time.perf_counter()
    if plan.records:
        match = recorded_match(game, plan, luck)
        s = match.state
        return SimulatedGame(
            len(match.moves), s.totals(), s.ranking()[0], time.perf_counter() - began, write_record(match)
        )
    s = game.new(plan.seats, plan.options, chance=FastChance(2 * luck))
    if set(plan.bots) == {RANDOM}:
        decisions = playout(s, FastChance(2 * luck + 1))
    else:
        decisions = bots_playout(game, s, plan.bots, luck)
    return SimulatedGame(decisions, s.totals(), s.ranking()[0], time.perf_counter() - began)


def bots_playout(game: Game[Any], s: State, names: list[str], seed: int) -> int:
    """Play to the end; each bot knows only what its seat may know."""
    bots = [make_bot(name, game, seed * len(names) + seat) for seat, name in enumerate(names)]
    decisions = 0
    while not s.over:
        seat = s.waiting()[0]
        s.play(seat, bots[seat].choose(Perspective(game, s, seat)))
        decisions += 1
    return decisions


def recorded_match(game: Game[Any], plan: Plan, seed: int) -> Match:
    """Play a match to the end that can be written down."""
    match = Match(game, game.setup(plan.seats, plan.options), SeedCommitment(f"simulate/{seed}".encode()))
    bots = [make_bot(name, game, seed * len(plan.bots) + seat) for seat, name in enumerate(plan.bots)]
    while not match.over:
        seat = match.state.waiting()[0]
        match.play(seat, bots[seat].choose(Perspective(game, match.state, seat)))
    return match


def statistics(plan: Plan, played: list[SimulatedGame], seconds: float) -> Doc:
    """Summarise a run as plain data."""
    decisions = [one.decisions for one in played]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(played),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(sum(decisions) / seconds),
        "decisions": {
            "mean": round(sum(decisions) / len(decisions), 1),
            "least": min(decisions),
            "most": max(decisions),
        },
        "players": [seat_statistics(plan, played, seat) for seat in range(plan.seats)],
    }


def seat_statistics(plan: Plan, played: list[SimulatedGame], seat: int) -> Doc:
    totals = [one.totals[seat] for one in played]
    wins = sum(1 / len(one.winners) for one in played if seat in one.winners)
    return {
        "bot": plan.bots[seat],
        "wins": round(wins / len(played), 3),
        "mean": round(sum(totals) / len(totals), 1),
        "least": min(totals),
        "most": max(totals),
    }


def report(result: Doc) -> str:
    """Format the statistics as text."""
    decisions = result["decisions"]
    lines = [
        f"{result['games']} games of {result['game']} for {result['seats']} in {result['seconds']:.2f} s: "
        f"{result['games_per_second']:,} games/s, {result['decisions_per_second']:,} decisions/s",
        f"decisions a game: {decisions['mean']} (from {decisions['least']} to {decisions['most']})",
        f"{'seat':>4}  {'bot':<12} {'wins':>6}  {'mean':>6} {'least':>6} {'most':>6}",
    ]
    for seat, player in enumerate(result["players"]):
        lines.append(
            f"{seat:>4}  {player['bot']:<12} {player['wins']:>6.1%}  "
            f"{player['mean']:>6} {player['least']:>6} {player['most']:>6}"
        )
    return "\n".join(lines)
