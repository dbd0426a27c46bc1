"""Games of one bot against itself, with a note of everything each seat used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from typing import Any, NamedTuple

import beffroi
from beffroi.bots.arena.play import bot_seed
from beffroi.bots.arena.schedule import Fixture
from beffroi.bots.processes import processes
from beffroi.bots.registry import make
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.game import Game
from beffroi.kernel.label import EVERYONE, Event, Label
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Seat

OPENING = "opening"  # the word for a seat's first choice that was one
SEAT = "seat"  # the argument of an event that says whose deed it is

Item = tuple[str, str]  # what was done (the key of an event) and with what (the key of a name)


class GameUses(NamedTuple):
    """The result of one game, and what each seat used in it."""

    number: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # a shared victory is shared
    items: tuple[dict[Item, int], ...]  # by seat


def fixtures(
    game: Game[Any], bot: str, games: int, *, seats: int = 0, options: Doc | None = None, seed: str = "balance"
) -> list[Fixture]:
    """Make the fixtures of a bot against itself."""
    make(bot, game).close()  # an unknown one is refused before the first game
    count, clean = game.seat_count(seats), game.clean_options(options or {})
    return [Fixture(n, game.slug, clean, (bot,) * count, f"{seed}/{n}", 0.0) for n in range(games)]


def run(
    games: list[Fixture],
    *,
    jobs: int = 1,
    done: Callable[[GameUses], None] | None = None,
    game: Game[Any] | None = None,
) -> list[GameUses]:
    """Play all games in their order; `game` is for one that is not installed, and only in this process."""
    found = []
    for used in over_processes(games, jobs) if jobs > 1 else (play(fixture, game) for fixture in games):
        found.append(used)
        if done is not None:
            done(used)
    return sorted(found, key=lambda used: used.number)


def over_processes(games: list[Fixture], jobs: int) -> Iterator[GameUses]:
    with processes(jobs) as pool:
        for future in as_completed([pool.submit(play, fixture) for fixture in games]):
            yield future.result()


def play(fixture: Fixture, game: Game[Any] | None = None) -> GameUses:
    """Play one game to its end."""
    found = game or beffroi.game(fixture.game)
    match = Match(found, found.setup(len(fixture.bots), fixture.options), SeedCommitment(fixture.seed.encode()))
    bots = [make(name, found, bot_seed(fixture.seed, seat)) for seat, name in enumerate(fixture.bots)]
    notes: list[Counter[Item]] = [Counter() for _ in bots]
    opened = [False] * len(bots)
    note_events(found, match.state.journal or [], notes)  # what the set-up told
    while not match.over:
        s = match.state
        seat = s.waiting()[0]
        move = bots[seat].choose(Perspective(found, s, seat))
        if not opened[seat] and len(s.options(seat)) > 1:
            opened[seat] = True
            notes[seat][OPENING, opening(found, found.label(s, seat, move))] += 1
        note_events(found, match.play(seat, move), notes)
    ranking = match.state.ranking()
    wins = tuple(1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in range(len(bots)))
    return GameUses(fixture.number, tuple(match.state.totals()), wins, tuple(dict(note) for note in notes))


def opening(game: Game[Any], label: Label) -> str:
    """Name a first choice by the first thing it names, or by its own key."""
    named = [word for word in label.args if isinstance(word, str) and word in game.names]
    return named[0] if named else label.key


def note_events(game: Game[Any], events: list[Event], notes: list[Counter[Item]]) -> None:
    """Return everything a seat did with everything it names, from the events that all seats are told."""
    for event in events:
        if event.only != EVERYONE:
            continue
        words = game.named_arguments(event.key, event.args)
        seat = words.get(SEAT)
        if isinstance(seat, int) and 0 <= seat < len(notes):
            for word in words.values():
                if isinstance(word, str) and word in game.names:
                    notes[seat][event.key, word] += 1


def seats_of(used: list[GameUses]) -> Iterator[tuple[GameUses, Seat]]:
    """Iterate over every seat of every game."""
    for one in used:
        for seat in range(len(one.scores)):
            yield one, seat
