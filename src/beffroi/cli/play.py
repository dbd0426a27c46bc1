"""`beffroi play`: a game in the terminal, hot-seat and against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

import beffroi
from beffroi.cli.bots import NO_BOTS, make_bot, usual_bot
from beffroi.cli.inputs import (
    GameName,
    Language,
    Options,
    check_text,
    read_language,
    read_options,
    read_position_file,
    read_record_file,
)
from beffroi.cli.screen import seat_names
from beffroi.cli.session import Session
from beffroi.cli.settings import SettingOptions, settle_all
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.texts import Catalogue

SECRET_BYTES = 32


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Players, bots included.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots for the last seats, such as `greedy,random`; `none` for people only. "
            "By default bots play every seat but the first."
        ),
    ] = "",
    names: Annotated[str, typer.Option(help="The people's names, `Ada,Bea`.")] = "",
    options: Options = None,
    settings: SettingOptions = None,
    lang: Language = "",
    start: Annotated[Path | None, typer.Option("--from", help="Begin from this position.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file after every move.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of the luck (default: random).")] = "",
) -> None:
    """Play in the terminal. At the prompt, `?` lists what can be typed."""
    found = beffroi.game(game)
    language = read_language(lang)
    if resume is not None:
        if start is not None:
            raise BadRequest(
                f"a game is resumed as it was left: --resume {resume} and --from {start} exclude each other"
            )
        Session.resumed(found, read_record_file(resume), language, save or resume).run(sys.stdin)
        return
    secret = check_text(seed).encode() if seed else secrets.token_bytes(SECRET_BYTES)
    match = begin(found, seats, bots, options, start, SeedCommitment(secret))
    players = read_bots(found, bots, match.setup.seats)
    people = read_names(names, match.setup.seats)
    settle_all(match, [seat for seat, bot in enumerate(players) if not bot], settings)
    Session(match, language, seat_names(match.setup.seats, people), players, save).run(sys.stdin)


def choose_and_play(source: TextIO) -> None:
    """Ask which game to play, and play it as usual against one bot."""
    own = Catalogue("beffroi.cli", "cli", read_language(""))
    games = [game for _, game in sorted(beffroi.all_games().items())]
    for number, game in enumerate(games, 1):
        typer.echo(f"{number:>4}  {game.title}")
    while True:
        typer.echo(own.format_message("which-game", {"last": len(games)}), nl=False)
        line = source.readline()
        typed = line.strip().casefold()
        if not line or typed == "q":
            return
        chosen = [one for n, one in enumerate(games, 1) if typed in (str(n), one.slug, one.title.casefold())]
        if chosen:
            play(chosen[0].slug)
            return


def begin(
    game: Game[Any], seats: int, bots: str, options: list[str] | None, start: Path | None, commitment: SeedCommitment
) -> Match:
    """Start the match, from the set-up or from a position."""
    if start is None:
        return Match(game, game.setup(read_seats(game, seats, bots), read_options(game, options)), commitment)
    _, doc = read_position_file(start, game.slug)
    count = game.from_position(doc, FastChance(1)).seats
    if seats and seats != count:
        raise BadRequest(f"{start} is a position for {count} players, not {seats}")
    setup = game.setup(count, read_options(game, options), game.written_revision(doc))
    return Match(game, setup, commitment, doc)


def read_seats(game: Game[Any], seats: int, bots: str) -> int:
    """Return the number of players: as given, or one person and the named bots, or the minimum with opponents."""
    if seats:
        return game.seat_count(seats)
    wanted = len(bots.split(",")) + 1 if bots and bots != NO_BOTS else 2
    return game.seat_count(max(wanted, game.seats[0]))


def read_names(text: str, seats: int) -> list[str]:
    """Return the names that were given, for the first seats."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise BadRequest(f"{len(names)} names for {seats} seats")
    for name in names:
        check_text(name)
    return names


def read_bots(game: Game[Any], text: str, seats: int) -> list[str]:
    """Return the name of the bot for each seat, empty for a person."""
    if text == NO_BOTS or (seats == 1 and not text):
        return [""] * seats
    names = [name.strip() for name in text.split(",")] if text else [usual_bot(game)] * (seats - 1)
    if len(names) > seats:
        raise BadRequest(f"{len(names)} bots for {seats} seats")
    for name in names:
        make_bot(name, game)
    return [""] * (seats - len(names)) + names
