"""Fixed random walks of every game, and the number of positions that can be reached from a few of their positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import beffroi
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.contract import Picker
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.state import State
from tests.golden.comparing import Doc, revision_of, run, short_hash
from tests.golden.renames import streams_of
from tests.toys.fair import GAME as FAIR

MOST_NODES = 1000  # a count that is larger ends the series
DEEPEST = 4


def make(dump: Path | None = None) -> Doc:
    """Every walk by game, number of players and options; every count by game, number of players and place."""
    walks: Doc = {}
    perft: Doc = {}
    for game in [FAIR, *beffroi.all_games().values()]:
        fewest, most = game.seats
        for seats in range(fewest, most + 1):
            for index, options in enumerate(game.option_sets(seats, revision_of(game.slug))):
                name = f"{game.slug} {seats} {json.dumps(options, sort_keys=True)}"
                match = walked(game, seats, options, 100 * index + seats)
                walks[name] = result(match)
                if index == 0:
                    perft |= {f"{game.slug} {seats} after {n}": counts(s) for n, s in positions(match)}
    return {"walks": walks, "perft": perft}


def walked(game: Game[Any], seats: int, options: Doc, seed: int) -> Match:
    """A whole game with random answers, by the rules of then."""
    match = Match(game, game.setup(seats, options, revision_of(game.slug)), SeedCommitment(str(seed).encode()))
    picker = Picker(seed)
    while not match.over:
        answer = picker.choose(match.state)
        assert answer is not None
        match.play(*answer)
    return match


def result(match: Match) -> str:
    """The length, the scores, and a hash of all answers, positions and draws."""
    again = Match(match.game, match.setup, match.commitment)
    digests = []
    for n, (seat, move) in enumerate(match.moves):
        again.play(seat, move)
        if n % 5 == 0 or again.over:
            digests.append(again.state.digest())
    moves = [(seat, match.game.notation(move)) for seat, move in match.moves]
    drawn = list(streams_of(again.state.chance.log).items())  # type: ignore[attr-defined]
    return f"{len(moves)} moves, {again.state.totals()}, {short_hash([moves, digests, drawn, again.state.scores()])}"


def positions(match: Match) -> list[tuple[int, State]]:
    """The positions after a tenth, a third and two thirds of a game."""
    wanted = [len(match.moves) * part // 30 for part in (0, 3, 10, 20)]
    again = Match(match.game, match.setup, match.commitment)
    found = []
    for n, (seat, move) in enumerate(match.moves):
        if n in wanted:
            copy = again.state.copy()
            copy.journal = None
            found.append((n, copy))
        again.play(seat, move)
    return found


def counts(s: State) -> str:
    """How many positions there are after one answer, two, three, and a hash of those after one."""
    level, first = [s], ""
    series: list[int] = []
    while len(series) < DEEPEST and len(level) <= MOST_NODES:
        level = [ahead for here in level for ahead in after(here)]
        series.append(len(level))
        first = first or short_hash([ahead.digest() for ahead in level])
    return f"{series}, {first}"


def after(s: State) -> list[State]:
    """The positions after each answer of the first seat that is asked."""
    found = []
    for seat in s.waiting()[:1]:
        for move in s.options(seat):
            ahead = s.copy()
            ahead.apply(seat, move)
            found.append(ahead)
    return found


if __name__ == "__main__":
    run("walks.json", make)
