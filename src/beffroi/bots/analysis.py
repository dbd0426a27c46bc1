"""The review of a finished game: expected scores over time, the effects of luck and decisions, and turning points.

The work comes in small tasks, so that a server can spread it over its bots' processes between other work;
`analyse` does them one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

import beffroi
from beffroi.bots.decisions import WORLDS, evaluate_again, evaluate_decision
from beffroi.bots.hint import spoken
from beffroi.bots.registry import judge_of
from beffroi.bots.timeline import LuckSwing, Timeline, turn_starts
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import open_match, replay
from beffroi.kernel.state import Doc, Seat

REVISION = 4  # goes up when an analysis kept from before should be made anew
PART = 16  # decisions evaluated in one task
EVALUATED_AGAIN = 8  # costly decisions that the searching bot evaluates
DECISIONS = 5  # turning points told: decisions, and swings of luck
LUCK_SWINGS = 3
QUIET = 0.5  # points a turning point must be worth to be told
SHARE = 0.03  # of the winner's score, which a swing of luck must move the seats apart


class Task(NamedTuple):
    """A part of the work: what to do with which answers of the game."""

    kind: str  # timeline, decisions, again
    numbers: list[int]
    worlds: int
    share: float  # of the whole work that is done when this task begins


def analyse(
    record: Doc,
    games: dict[str, Game[Any]] | None = None,
    *,
    worlds: int = WORLDS,
    progress: Callable[[float], None] | None = None,
) -> Doc:
    """Evaluate a whole game, each unforced decision from what its seat could know; docs/bots.md explains the fields."""
    known = games if games is not None else beffroi.all_games()
    replay(record, known)  # names what is wrong with it
    work = tasks(worlds)
    task = next(work)
    while True:
        done = perform(task, record, known)
        try:
            task = work.send(done)
        except StopIteration as finished:
            if progress is not None:
                progress(1.0)
            found: Doc = finished.value
            return found
        if progress is not None:
            progress(task.share)


def tasks(worlds: int = WORLDS) -> Generator[Task, Doc, Doc]:
    """Yield the tasks of an analysis in order, each for the result of the last one; returns the analysis."""
    timeline = yield Task("timeline", [], worlds, 0.0)
    numbers: list[int] = timeline.pop("unforced")
    decisions: list[Doc] = []
    for first in range(0, len(numbers), PART):
        done = yield Task("decisions", numbers[first : first + PART], worlds, 0.05 + 0.6 * first / len(numbers))
        decisions += done["decisions"]
    costly = costly_decisions(decisions, timeline.pop("starts"))
    turns: list[Doc] = []
    for i, number in enumerate(costly):
        done = yield Task("again", [number], worlds, 0.65 + 0.35 * i / len(costly))
        turns += done["turns"]
    players = with_decisions(timeline.pop("players"), decisions)
    told = turning_points(turns, timeline.pop("luck_swings"))
    return {**timeline, "players": players, "turns": told, "decisions": decisions}


def perform(task: Task, record: Doc, games: dict[str, Game[Any]]) -> Doc:
    """Carry out one task."""
    game = games[record["game"]]
    if task.kind == "timeline":
        return timeline_document(Timeline(game, judge_of(game), record))
    return evaluated(task, record, game)


def evaluated(task: Task, record: Doc, game: Game[Any]) -> Doc:
    """Evaluate decisions, or evaluate them again with a search."""
    evaluator = judge_of(game)
    s = open_match(record, game).state
    s.journal = None
    done: list[Doc] = []
    for number in range(task.numbers[-1] + 1):
        seat, move = int(record["moves"][number][0]), game.parse(record["moves"][number][1])
        if number in task.numbers:
            p = Perspective(game, s, seat)
            if task.kind == "decisions":
                done.append(evaluate_decision(p, evaluator, number, move, task.worlds))
            else:
                done.append(evaluate_again(p, evaluator, number, move, s))
        s.apply(seat, move)
    return {"decisions" if task.kind == "decisions" else "turns": done}


def timeline_document(timeline: Timeline) -> Doc:
    """Write the timeline as plain data."""
    match, seats = timeline.match, range(timeline.match.setup.seats)
    totals = match.state.totals()
    least = max(QUIET, SHARE * max(totals))
    greatest = sorted(timeline.luck_swings, key=lambda swing: -size_of(swing))[:LUCK_SWINGS]
    return {
        "game": match.game.slug,
        "moves": len(match.moves),
        "ends": timeline.ends,
        "expected": [[round(value, 2) for value in row] for row in timeline.expected],
        "chances": [[round(chance, 3) for chance in row] for row in timeline.chances],
        "players": [{"seat": seat, "score": totals[seat], **timeline.breakdowns[seat].doc()} for seat in seats],
        "pieces": timeline.pieces.docs(),
        "luck_swings": [luck_swing_document(timeline, swing) for swing in greatest if size_of(swing) >= least],
        "unforced": timeline.unforced,
        "starts": turn_starts(match),
    }


def size_of(swing: LuckSwing) -> float:
    """Return how far luck moved the seats apart."""
    return max(swing.points) - min(0.0, *swing.points)


def luck_swing_document(timeline: Timeline, swing: LuckSwing) -> Doc:
    """Write a swing of luck as a turning point, with the answer before it."""
    game = timeline.game
    label = timeline.labels[swing.number]
    return {
        "n": swing.number,
        "kind": "luck",
        "seat": swing.seat,
        "played": {"code": game.notation(timeline.match.moves[swing.number][1]), "label": spoken(game, label)},
        "points": [round(points, 2) for points in swing.points],
    }


def costly_decisions(decisions: list[Doc], starts: list[int]) -> list[int]:
    """Return the costliest decision of each turn, the costliest turns first."""
    worst: dict[int, Doc] = {}
    for decision in decisions:
        turn = starts[decision["n"]]
        if decision["loss"] >= QUIET and (turn not in worst or decision["loss"] > worst[turn]["loss"]):
            worst[turn] = decision
    order = sorted(worst.values(), key=lambda decision: -decision["loss"])
    return [decision["n"] for decision in order[:EVALUATED_AGAIN]]


def turning_points(decisions: list[Doc], luck_swings: list[Doc]) -> list[Doc]:
    """Select the turning points in the order of the game; decisions only where the search would decide otherwise."""
    costly = [turn for turn in decisions if turn["played"]["code"] != turn["better"]["code"] and turn["cost"] >= QUIET]
    costly.sort(key=lambda turn: -turn["cost"])
    return sorted(costly[:DECISIONS] + luck_swings, key=lambda turn: int(turn["n"]))


def with_decisions(players: list[Doc], decisions: list[Doc]) -> list[Doc]:
    """Add for each seat how much its decisions gave away, and how often they were the bot's own."""
    return [{**player, **skill(player["seat"], decisions)} for player in players]


def skill(seat: Seat, decisions: list[Doc]) -> dict[str, Any]:
    mine = [decision for decision in decisions if decision["seat"] == seat]
    return {
        "given": round(max(0.0, sum(decision["loss"] for decision in mine)), 2),
        "decisions": len(mine),
        "same": sum(decision["played"] == decision["choices"][0]["code"] for decision in mine),
    }
