"""How often a card or a fight is used: the seat is asked where fewer times may be wanted."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.moves import ACTIVATE, AGAIN, DONE, FIGHT, MOST_USES, USES
from beffroi.games.troyes.pieces import PLACE_NAMES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


def use_card(s: Troyes, seat: Seat, place: int, uses: int) -> None:
    """Use a card at most so many times, at least once; prices limit it further."""
    effect = s.ruleset.activities[s.cards[place]].effect
    for observer in s.ruleset.observers:
        observer.activated(s, seat, place)
    most = uses
    if effect.takes_deniers:
        most = min(most, s.deniers[seat] // effect.takes_deniers)
    if effect.takes_influence:
        most = min(most, s.influence[seat] // effect.takes_influence)
    countable = min(most, MOST_USES)
    if most > 1 and effect.spares(s, seat, place, countable):
        s.ask(UseCard(seat, place, countable))
    elif effect.singly:
        use_once(s, seat, place, most)
    else:
        give_card(s, seat, place, most)


def use_by_die(s: Troyes, seat: Seat, place: int, faces: list[int]) -> None:
    """Use a card once for each die."""
    card = s.ruleset.activities[s.cards[place]]
    for observer in s.ruleset.observers:
        observer.activated(s, seat, place)
    s.tell("uses-card", seat, f"card-{card.slug}", len(faces))
    card.effect.give_by_die(s, seat, place, faces)


def give_card(s: Troyes, seat: Seat, place: int, uses: int) -> None:
    """The price of every activation, then what they give."""
    card = s.ruleset.activities[s.cards[place]]
    s.deniers[seat] -= card.effect.takes_deniers * uses
    s.influence[seat] -= card.effect.takes_influence * uses
    s.tell("uses-card", seat, f"card-{card.slug}", uses)
    card.effect.give(s, seat, place, uses)


def use_once(s: Troyes, seat: Seat, place: int, left: int) -> None:
    """Use a card once, of so many times that are left; what that asks comes before the question to go on."""
    if left > 1:
        s.ask(UseAgain(seat, place, left - 1))
    give_card(s, seat, place, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class HowOften(Question[Troyes]):
    """A number of times, at least once, that a card does something."""

    __slots__ = ("most", "place")

    def __init__(self, seat: Seat, place: int, most: int) -> None:
        super().__init__(seat)
        self.place = place
        self.most = most

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "most": self.most}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> HowOften:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("most", 1, MOST_USES))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return list(range(USES, USES + self.most))

    def default(self, s: Troyes, seat: Seat) -> Move:
        """As often as possible."""
        return USES + self.most - 1

    def how_often(self, s: Troyes, seat: Seat, move: Move) -> int:
        return move - USES + 1

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "activate", "place": PLACE_NAMES[self.place], "most": self.most}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.most)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-uses")


class UseCard(HowOften):
    """At least once; more where the dice and the purse allow."""

    __slots__ = ()

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-use-card", (f"card-{s.ruleset.activities[s.cards[self.place]].slug}", self.most))

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        give_card(s, seat, self.place, move - USES + 1)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("uses", (move - USES + 1,))


class UseAgain(Question[Troyes]):
    """Once more, or enough? Asked after each activation of a card whose activations come one at a time."""

    __slots__ = ("left", "place")

    def __init__(self, seat: Seat, place: int, left: int) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> UseAgain:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("left", 1, MOST_USES))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-use-again", (self.card(s), self.left))

    def card(self, s: Troyes) -> str:
        """Return the text key of the card."""
        return f"card-{s.ruleset.activities[s.cards[self.place]].slug}"

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [AGAIN, DONE]

    def default(self, s: Troyes, seat: Seat) -> Move:
        """As often as possible."""
        return AGAIN

    def how_often(self, s: Troyes, seat: Seat, move: Move) -> int:
        return -self.left if move == DONE else 0

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == AGAIN:
            use_once(s, seat, self.place, self.left)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "activate", "place": PLACE_NAMES[self.place], "most": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.left)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("use-again" if move == AGAIN else "use-no-more")

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return self.card(s).replace("-", ":", 1) if move == AGAIN else ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-use-again")


def use_fight(s: Troyes, seat: Seat, event: int, most: int) -> None:
    """Place at most so many cubes on one event, at least one."""
    if most > 1:
        s.ask(FightEvent(seat, s.queue.index(event), most))
    else:
        place_on_event(s, seat, event, most)


def place_on_event(s: Troyes, seat: Seat, event: int, cubes: int) -> None:
    for _ in range(cubes):
        s.put_cube(event, seat)
    s.note_cubes(seat)


class FightEvent(Question[Troyes]):
    """How many cubes the fight places; to leave a banner open may be wiser."""

    __slots__ = ("i", "most")

    def __init__(self, seat: Seat, i: int, most: int) -> None:
        super().__init__(seat)
        self.i = i
        self.most = most

    def fields(self) -> Doc:
        return {"event": self.i, "most": self.most}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> FightEvent:
        return cls(r.seat(), r.number("event", 0, len(s.queue) - 1), r.number("most", 1, MOST_USES))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-fight-event", (f"event-{s.ruleset.events[s.queue[self.i]].slug}", self.most))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return list(range(USES, USES + self.most))

    def default(self, s: Troyes, seat: Seat) -> Move:
        """As many as possible."""
        return USES + self.most - 1

    def how_often(self, s: Troyes, seat: Seat, move: Move) -> int:
        return move - USES + 1

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        place_on_event(s, seat, s.queue[self.i], move - USES + 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "fight", "event": self.i, "most": self.most}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(FIGHT + self.i)
        out.amount(0, self.most)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("places-cubes", (move - USES + 1,))

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-uses")
