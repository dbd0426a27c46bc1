"""A finished game looked at again: what every choice was worth, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import beffroi
from beffroi.bots.hint import Hint, hint
from beffroi.bots.planner import standing
from beffroi.bots.registry import adviser
from beffroi.kernel.advice import Advice
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import open_match, replay
from beffroi.kernel.state import Doc, Move, Seat, State

TURNING_POINTS = 6
WORLDS = 3  # tables imagined for one decision; a whole game has hundreds
QUIET = 0.5  # points a swing must have to be worth telling


class Decision(NamedTuple):
    """An unforced answer of the game, beside what else could have been answered."""

    number: int  # of the answer in the record, from 0
    seat: Seat
    played: str
    hint: Hint
    loss: float  # expected points given away, compared with the best choice


class Turn(NamedTuple):
    """Where the expected lead of a seat changed most: by its own decision, or by luck and the others."""

    number: int
    seat: Seat  # the seat that answered
    gainer: Seat  # the seat whose lead rose most
    swing: float  # by so many points
    sealed: bool  # luck was drawn, or a secret shown


class Analysis(NamedTuple):
    """What a game looks like afterwards."""

    decisions: list[Decision]
    leads: list[list[float]]  # before the first answer and after each: every seat's expected lead
    turns: list[Turn]  # the greatest swing first

    def losses(self, seats: int) -> list[float]:
        """Expected points given away by each seat over the game."""
        return [sum(each.loss for each in self.decisions if each.seat == seat) for seat in range(seats)]

    def doc(self) -> Doc:
        """As plain JSON data."""
        return {
            "decisions": [
                {"number": one.number, "played": one.played, "loss": round(one.loss, 2), **one.hint.doc()}
                for one in self.decisions
            ],
            "leads": [[round(lead, 2) for lead in row] for row in self.leads],
            "turns": [turn._asdict() for turn in self.turns],
        }


def analyse(
    record: Doc,
    games: dict[str, Game] | None = None,
    *,
    worlds: int = WORLDS,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Replay a record and judge every unforced decision from what its seat could know."""
    known = games if games is not None else beffroi.all_games()
    whole = replay(record, known)
    game = whole.game
    advice = adviser(game, "analyse")
    match = open_match(record, game)
    decisions: list[Decision] = []
    leads = [lead_of_all(advice, match.state)]
    for number, (seat, move) in enumerate(whole.moves):
        if len(match.state.options(seat)) > 1:
            decisions.append(judge(match, number, seat, move, worlds))
        match.play(seat, move)
        leads.append(lead_of_all(advice, match.state))
        if progress is not None:
            progress((number + 1) / len(whole.moves))
    return Analysis(decisions, leads, turning_points(whole, leads))


def judge(match: Match, number: int, seat: Seat, move: Move, worlds: int) -> Decision:
    """One decision beside its alternatives."""
    found = hint(Perspective(match.game, match.state, seat), worlds=worlds, seed=number)
    played = next(choice for choice in found.choices if choice.move == move)
    return Decision(number, seat, played.code, found, found.best.lead - played.lead)


def lead_of_all(advice: Advice, s: State) -> list[float]:
    return [standing(advice, s, seat) for seat in range(s.seats)]


def turning_points(match: Match, leads: list[list[float]]) -> list[Turn]:
    """The answers after which somebody's lead was most different."""
    turns = []
    for number, (seat, _) in enumerate(match.moves):
        gains = [after - before for before, after in zip(leads[number], leads[number + 1], strict=True)]
        gainer = max(range(len(gains)), key=gains.__getitem__)
        turns.append(Turn(number, seat, gainer, round(gains[gainer], 2), match.sealed[number]))
    turns.sort(key=lambda turn: -turn.swing)
    return [turn for turn in turns[:TURNING_POINTS] if turn.swing >= QUIET]
