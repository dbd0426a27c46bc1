"""Influence, spent before an action or before a black die: reroll, recruit, turn over. Own dice only."""

from __future__ import annotations

from beffroi.games.troyes.lots import read_dice
from beffroi.games.troyes.moves import DIE, DONE, RECRUIT, REROLL, TURN
from beffroi.games.troyes.pieces import (
    COLOUR,
    COLOURS,
    FACES,
    LOT,
    OPPOSITE,
    OWNER,
    VALUE,
    die_code,
    die_text,
    read_die,
)
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat, replaced
from beffroi.kernel.step import Question


def influence_moves(s: Troyes, seat: Seat, has_dice: bool) -> list[Move]:
    """Return what the seat can spend influence on now."""
    influence, ruleset = s.influence[seat], s.ruleset
    found = []
    if has_dice and influence >= ruleset.reroll:
        found.append(REROLL)
    if s.supply[seat] and influence >= ruleset.recruit:
        found.append(RECRUIT)
    if has_dice and influence >= ruleset.turn:
        found.append(TURN)
    return found


def spend_influence(s: Troyes, seat: Seat, move: Move) -> None:
    """Recruit at once, or ask for the dice. The step that offered it asks itself again afterwards."""
    if move == RECRUIT:
        s.influence[seat] -= s.ruleset.recruit
        s.supply = replaced(s.supply, seat, s.supply[seat] - 1)
        s.add_reserve(seat, 1)
        s.tell("recruits", seat)
    elif move == REROLL:
        s.ask(RerollDie(seat))
    else:
        s.ask(TurnDice(seat, []))


def influence_label(s: Troyes, move: Move) -> Label:
    if move == RECRUIT:
        return Label("recruit", (s.ruleset.recruit,))
    return Label("reroll", (s.ruleset.reroll,)) if move == REROLL else Label("turn", (s.ruleset.turn,))


def own_dice(s: Troyes, seat: Seat, start: int) -> list[int]:
    """Return the different own dice from an index on."""
    found: list[int] = []
    for i in range(start, len(s.dice)):
        code = s.dice[i]
        if OWNER[code] == seat and (not found or found[-1] != code):
            found.append(code)
    return found


class RerollDie(Question[Troyes]):
    """One die of the own district is rolled again."""

    __slots__ = ()

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [DIE + code for code in own_dice(s, seat, 0)]

    def part(self, s: Troyes, seat: Seat, move: Move) -> bool:
        return True

    def why_apart(self, s: Troyes, seat: Seat, picks: list[Move], piece: Move) -> Label:
        return Label("why-lot-full", (1,)) if picks else Label("why-own-dice")

    def lacks(self, s: Troyes, seat: Seat, picks: list[Move]) -> Label:
        return Label("lacks-dice")

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        code = move - DIE
        value = s.chance.below(FACES, "reroll") + 1
        s.influence[seat] -= s.ruleset.reroll
        s.dice.remove(code)
        s.put_die(die_code(value, COLOUR[code], seat))
        s.tell("rerolls", seat, f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], value)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "reroll", "influence": s.ruleset.reroll}

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        code = move - DIE
        return Label("own-die", (f"colour-{COLOURS[COLOUR[code]]}", VALUE[code]))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_own(seat, anchor)


class TurnDice(Question[Troyes]):
    """One to three own dice, of any colours, show their opposite faces; chosen from high to low."""

    __slots__ = ("dice",)

    def __init__(self, seat: Seat, dice: list[int]) -> None:
        super().__init__(seat)
        self.dice = dice

    def fields(self) -> Doc:
        return {"dice": [die_text(code) for code in self.dice]}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> TurnDice:
        return cls(r.seat(), read_dice(r, s))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-turn-dice", (len(self.dice) + 1,))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        if not self.dice:
            return [DIE + code for code in own_dice(s, seat, 0)]
        last = self.dice[-1]
        start = s.dice.index(last) + self.dice.count(last)
        return [*[DIE + code for code in own_dice(s, seat, start)], DONE]

    def part(self, s: Troyes, seat: Seat, move: Move) -> bool:
        return move != DONE

    def default(self, s: Troyes, seat: Seat) -> Move:
        return DONE if self.dice else UNANSWERED

    def why_apart(self, s: Troyes, seat: Seat, picks: list[Move], piece: Move) -> Label:
        mine = OWNER[piece - DIE] == seat
        return Label("why-lot-full", (LOT,)) if mine and len(picks) >= LOT else Label("why-own-dice")

    def lacks(self, s: Troyes, seat: Seat, picks: list[Move]) -> Label:
        return Label("lacks-dice")

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        dice = self.dice if move == DONE else [*self.dice, move - DIE]
        if move != DONE and len(dice) < LOT:
            s.ask(TurnDice(seat, dice))
            return
        s.influence[seat] -= s.ruleset.turn
        for code in dice:
            s.dice.remove(code)
        for code in dice:
            s.put_die(die_code(OPPOSITE - VALUE[code], COLOUR[code], seat))
            s.tell("turns", seat, f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OPPOSITE - VALUE[code])

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "turn", "influence": s.ruleset.turn, "dice": [die_text(code) for code in self.dice]}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        for code in self.dice:
            out.pick(DIE + code)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == DONE:
            return Label("turn-done", (len(self.dice),))
        code = move - DIE
        return Label("turned-die", (f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OPPOSITE - VALUE[code]))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return "" if move == DONE else f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_own(seat, anchor)


def why_not_own(seat: Seat, anchor: str) -> Label:
    """Influence works on own dice only; dice are chosen from high to low."""
    code = read_die(anchor.removeprefix("die:"))
    if code < 0:
        return Label("why-choose-die")
    return Label("why-order") if OWNER[code] == seat else Label("why-own-dice")
