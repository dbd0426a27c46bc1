"""The exchange: own dice for dice of others, before the action, one with each owner and three at most."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.lots import read_taken
from beffroi.games.troyes.moves import DIE, DONE
from beffroi.games.troyes.pieces import (
    COLOUR,
    COLOURS,
    NEUTRAL,
    OWNER,
    OWNERS,
    PURPLE,
    VALUE,
    die_code,
    die_text,
    read_die,
)
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question

MOST_SWAPS: Final = 3  # for a cube; the neutral player counts as an opponent


def partners(s: Troyes, seat: Seat, done: int, own: int) -> list[int]:
    """Return the different dice of owners not yet dealt with for which an own die can be swapped.

    Purple dice are never swapped; a swap for a die of the same colour and value is none.
    """
    found: list[int] = []
    for code in s.dice:
        owner = OWNER[code]
        if owner == seat or done >> owner & 1 or COLOUR[code] == PURPLE or code in found:
            continue
        if (COLOUR[code], VALUE[code]) != (COLOUR[own], VALUE[own]):
            found.append(code)
    return found


def own_offers(s: Troyes, seat: Seat, done: int) -> list[int]:
    """Return the different own dice that can be swapped for some other."""
    found: list[int] = []
    for code in s.dice:
        if OWNER[code] == seat and COLOUR[code] != PURPLE and code not in found and partners(s, seat, done, code):
            found.append(code)
    return found


def can_exchange(s: Troyes, seat: Seat, done: int) -> bool:
    return bool(own_offers(s, seat, done))


def bare_die(code: int, owner: int) -> int:
    """Return the same die in another district."""
    return die_code(VALUE[code], COLOUR[code], owner)


class ChooseOwnDie(Question[Troyes]):
    """Which own die is given away? After the first swap the seat may stop."""

    __slots__ = ("done",)

    def __init__(self, seat: Seat, done: int) -> None:
        super().__init__(seat)
        self.done = done  # owners already dealt with, as bits

    def fields(self) -> Doc:
        return {"done": self.done}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> ChooseOwnDie:
        return cls(r.seat(), r.number("done", 0, (1 << OWNERS) - 1))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        found = [DIE + code for code in own_offers(s, seat, self.done)]
        return [*found, DONE] if self.done else found

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move != DONE:
            s.ask(ChooseSwappedDie(seat, self.done, move - DIE))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "exchange"}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.done)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("exchange-done") if move == DONE else die_label(self.seat, move - DIE)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return "" if move == DONE else f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_swapped(seat, anchor, "why-own-dice")


class ChooseSwappedDie(Question[Troyes]):
    """For which die of whom? Each owner swaps once, and with four players one of them not at all."""

    __slots__ = ("done", "own")

    def __init__(self, seat: Seat, done: int, own: int) -> None:
        super().__init__(seat)
        self.done = done
        self.own = own

    def fields(self) -> Doc:
        return {"done": self.done, "own": die_text(self.own)}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> ChooseSwappedDie:
        return cls(r.seat(), r.number("done", 0, (1 << OWNERS) - 1), read_taken(r, s, "own"))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [DIE + code for code in partners(s, seat, self.done, self.own)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        code = move - DIE
        other = OWNER[code]
        s.dice.remove(code)
        s.dice.remove(self.own)
        s.put_die(bare_die(code, seat))
        s.put_die(bare_die(self.own, other))
        colour, got = f"colour-{COLOURS[COLOUR[self.own]]}", f"colour-{COLOURS[COLOUR[code]]}"
        s.tell("exchanges", seat, colour, VALUE[self.own], got, VALUE[code], other)
        done = self.done | 1 << other
        if done.bit_count() < MOST_SWAPS and can_exchange(s, seat, done):
            s.ask(ChooseOwnDie(seat, done))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "exchange", "dice": [die_text(self.own)]}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.done)
        out.pick(DIE + self.own)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return die_label(self.seat, move - DIE)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_swapped(seat, anchor, "why-swapped-once")


def die_label(seat: Seat, code: int) -> Label:
    colour = f"colour-{COLOURS[COLOUR[code]]}"
    if OWNER[code] == seat:
        return Label("own-die", (colour, VALUE[code]))
    if OWNER[code] == NEUTRAL:
        return Label("swap-neutral", (colour, VALUE[code]))
    return Label("swap-with", (colour, VALUE[code], OWNER[code]))


def why_not_swapped(seat: Seat, anchor: str, otherwise: str) -> Label:
    code = read_die(anchor.removeprefix("die:"))
    if code < 0:
        return why_not_here(anchor, "why-choose-die")
    return Label("why-purple-stays" if COLOUR[code] == PURPLE else otherwise)
