"""A contest: a new network against the champion, or the one bot it is to beat, over deals that are always the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import beffroi
from beffroi.bots.arena import run, schedule
from beffroi.bots.arena.play import GameResult
from beffroi.bots.arena.schedule import Fixture
from beffroi.bots.arena.summary import Interval, ahead_by_game
from beffroi.kernel.state import Doc
from beffroi.learn.champions.settings import RunSettings

RESULTS = "contest.jsonl"


TOLD = 20  # games between two lines of progress
Tell = Callable[[str], None]


class Challenge(NamedTuple):
    """How a contest ended: how often the new one came out ahead of the old one, by seats and on the whole."""

    against: str
    games: int
    ahead: Interval
    by_seats: dict[str, Interval]

    @property
    def won(self) -> bool:
        """Whether the new one is better beyond doubt."""
        return self.ahead.low > 0.5

    def doc(self) -> Doc:
        by_seats = {seats: interval._asdict() for seats, interval in self.by_seats.items()}
        return {"against": self.against, "games": self.games, "ahead": self.ahead._asdict(), "by_seats": by_seats}


def planner_with(network: Path | None, width: int) -> str:
    """Return the name of the planner that judges by a network; by the evaluation written by hand without one."""
    planner = f"modest:0/{width}"  # plans its turn as well as it can, and plays it
    return planner if network is None else f"learned[{network}]:{planner}"


def fixtures_of(settings: RunSettings, new: str, old: str) -> list[Fixture]:
    """Return the games of a contest: the deals shared out evenly among the setups, all seatings of each.

    Who is to beat one bot only has one seat of each game.
    """
    game, alone = beffroi.game(settings.game), bool(settings.against)
    fixtures: list[Fixture] = []
    for n, (seats, options) in enumerate(settings.setups):
        deals = settings.deals // len(settings.setups) + (n < settings.deals % len(settings.setups))
        cycle = len(schedule(game, [new, old], 1, seats=seats, options=options, alone=alone))
        seed = f"contest/{settings.seed}/{n}"
        wanted = schedule(game, [new, old], deals * cycle, seats=seats, options=options, seed=seed, alone=alone)
        fixtures += wanted if deals else []
    return [fixture._replace(number=number) for number, fixture in enumerate(fixtures)]


def hold(settings: RunSettings, new: str, old: str, place: Path, jobs: int, ray: bool, tell: Tell) -> Challenge:
    """Play the games of a contest that were not played yet; each is written down in the folder when it is over."""
    fixtures = fixtures_of(settings, new, old)
    path = place / RESULTS
    results = read_results(path, fixtures)
    played = {result.number for result in results}
    with path.open("a", encoding="utf-8") as file:

        def keep(result: GameResult) -> None:
            results.append(result)
            file.write(json.dumps([result.number, result.scores, result.ranks]) + "\n")
            file.flush()
            if len(results) % TOLD == 0:
                tell(f"contest: {len(results)} of {len(fixtures)} games")

        run([fixture for fixture in fixtures if fixture.number not in played], jobs=jobs, ray=ray, done=keep)
    by_seats = {
        str(seats): ahead_by_game([result for result in results if len(result.bots) == seats], new)
        for seats in sorted({len(result.bots) for result in results})
    }
    usual = "the champion" if "[" in old else "the evaluation by hand"
    return Challenge(settings.against or usual, len(results), ahead_by_game(results, new), by_seats)


def read_results(path: Path, fixtures: list[Fixture]) -> list[GameResult]:
    """Read the games of a contest that were played before it was stopped."""
    if not path.exists():
        return []
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0]  # the last line may be cut off
    path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    rows = [json.loads(line) for line in whole.splitlines()]
    return [
        GameResult(number, fixtures[number].bots, tuple(scores), tuple(ranks), (), (), None)
        for number, scores, ranks in rows
    ]
