"""Questions about a cube of an outdoor activity: spend it now, or keep it?"""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.effects import gain_deniers, gain_influence, gain_points
from beffroi.games.troyes.ladies.moves import KEEP, OUTDOOR
from beffroi.games.troyes.ladies.ramparts.part import cubes, discard, level_of, mark_used, tile_name
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SHIELD, SOLD_DICE
from beffroi.games.troyes.ladies.ramparts.settings import OUTDOOR_CUBES
from beffroi.games.troyes.ladies.revisions import OUTDOOR_CUBES_ASKED
from beffroi.games.troyes.penalties import lose_deniers, lose_influence, remove_cube
from beffroi.games.troyes.pieces import MANY
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.black import face_black_die
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Question

INFLUENCE: Final = "influence"
DENIERS: Final = "deniers"
POINTS: Final = "points"
GOODS: Final = (INFLUENCE, DENIERS, POINTS)
LOSSES: Final = ("deniers", "influence", "cube")


class SpendOrKeep(Question[Troyes]):
    """A question about a cube of an outdoor activity."""

    __slots__ = ()

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return spending_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return spending_anchor(move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-spend-or-keep")


class SpendOutdoorCube(SpendOrKeep):
    """A cube would give something now: is it spent? The seat is asked once in an action."""

    __slots__ = ("amount", "good", "level")

    def __init__(self, seat: Seat, level: int, good: str, amount: int) -> None:
        super().__init__(seat)
        self.level = level
        self.good = good
        self.amount = amount

    def fields(self) -> Doc:
        return {"level": self.level + 1, self.good: self.amount}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> SpendOutdoorCube:
        goods = [good for good in GOODS if r.has(good)]
        if len(goods) != 1:
            raise r.bad("", f"a cube gives one of {', '.join(GOODS)}")
        level = r.number("level", 1, GATES) - 1
        return cls(r.seat(), level, goods[0], r.number(goods[0], 0, MANY))

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.level + 1)
        out.amount(1, GOODS.index(self.good) + 1)
        out.amount(2, self.amount)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        if room_for(s, seat, self.good, self.amount) < self.amount:
            return Label("ask-spend-too-much", (tile_name(s, self.level), self.amount))
        return Label(f"ask-spend-for-{self.good}", (tile_name(s, self.level), self.amount))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [OUTDOOR + self.level, KEEP]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move != KEEP:
            discard(s, seat, self.level)
            gain(s, seat, self.good, self.amount)

    def setting(self, s: Troyes, seat: Seat) -> str:
        return OUTDOOR_CUBES.name if s.rules >= OUTDOOR_CUBES_ASKED else ""

    def standing(self, s: Troyes, seat: Seat, choice: str) -> Move:
        """Spend it where nothing is lost; else keep it in the turn of another, who need not wait for the answer."""
        if room_for(s, seat, self.good, self.amount) >= self.amount:
            return OUTDOOR + self.level
        return KEEP if level_of(s, SOLD_DICE) == self.level else UNANSWERED


class AvertLoss(SpendOrKeep):
    """An event takes deniers, influence or a cube of the Cathedral: the seat may spend a shield instead, or suffer."""

    __slots__ = ("amount", "loss")

    def __init__(self, seat: Seat, loss: str, amount: int) -> None:
        super().__init__(seat)
        self.loss = loss
        self.amount = amount

    def fields(self) -> Doc:
        return {"loss": self.loss, "amount": self.amount}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> AvertLoss:
        return cls(r.seat(), r.choice("loss", LOSSES), r.number("amount", 0, MANY))

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(1, LOSSES.index(self.loss) + 1)
        out.amount(2, self.amount)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        if self.loss == "cube":
            return Label("ask-avert-cube")
        return Label(f"ask-avert-{self.loss}", (self.amount,))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [OUTDOOR + level_of(s, SHIELD), KEEP]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move != KEEP:
            discard(s, seat, level_of(s, SHIELD))
        elif self.loss == "deniers":
            lose_deniers(s, seat, self.amount)
        elif self.loss == "influence":
            lose_influence(s, seat, self.amount)
        else:
            remove_cube(s, self.amount)


def room_for(s: Troyes, seat: Seat, good: str, amount: int) -> int:
    """Return how much of a good the seat would really gain: influence ends with the track."""
    return min(amount, s.ruleset.influence_most - s.influence[seat]) if good == INFLUENCE else amount


def gain(s: Troyes, seat: Seat, good: str, amount: int) -> None:
    """What a cube gives."""
    if good == INFLUENCE:
        gain_influence(s, seat, amount)
    elif good == DENIERS:
        gain_deniers(s, seat, amount)
    else:
        gain_points(s, seat, amount)


def ask_to_spend(s: Troyes, seat: Seat, level: int, good: str, amount: int) -> None:
    """Ask the seat, after those already asked; whatever it says, the activity has had its turn in this action."""
    mark_used(s, seat, level)
    ask_last(s, SpendOutdoorCube(seat, level, good, amount))


def ask_last(s: Troyes, step: Question[Troyes]) -> None:
    """Ask after the questions of the same kind that are to be asked next, so that seats answer in their order."""
    i = len(s.agenda)
    while i and type(s.agenda[i - 1]) is type(step):
        i -= 1
    s.agenda.insert(i, step)


def has_shield(s: Troyes, seat: Seat) -> bool:
    """Tell whether the seat has a cube that protects it in the events phase."""
    level = level_of(s, SHIELD)
    return level >= 0 and cubes(s, seat, level) > 0


def shield_from_black_die(s: Troyes, seat: Seat) -> None:
    """The highest black die is gone for a cube, with its influence; the next seat faces the next one."""
    discard(s, seat, level_of(s, SHIELD))
    s.tell("shielded", seat, s.black[0])
    s.black = s.black[1:]
    s.gain_influence(seat, s.ruleset.black_die_influence)
    face_black_die(s, s.next_seat(seat))


def spending_label(s: Troyes, move: Move) -> Label:
    return Label("keep-cube") if move == KEEP else Label("outdoor-cube", (tile_name(s, move - OUTDOOR),))


def spending_anchor(move: Move) -> str:
    return "" if move == KEEP else f"outdoor:{move - OUTDOOR + 1}"
