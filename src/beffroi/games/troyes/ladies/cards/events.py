"""Module 3: six more events, shuffled into the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.cards.event_effects import NOTHING, event_card
from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.expansion import Observer
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.ladies.cards.possession import TakeCitizens
from beffroi.games.troyes.ladies.cards.unrest import Uprising, WanderingMonk
from beffroi.games.troyes.ladies.cards.winter import HarshWinter
from beffroi.games.troyes.ladies.part import Possession
from beffroi.games.troyes.pieces import FACES
from beffroi.games.troyes.state import Troyes

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

OUTLAW: Final = "outlaw-leader"
EVENTS: Final = ("wolves", "harsh-winter", OUTLAW, "uprising", "wandering-monk", "possession")


class Outlaw(EventEffect):
    """His band makes black dice stronger; only an open fight reaches him."""

    __slots__ = ()

    def guarded(self) -> bool:
        return True


class OutlawBand(Observer):
    """While the Outlaw Leader is in the queue every black die of the events is worth more, six at most."""

    __slots__ = ("adds", "outlaw")

    def __init__(self, outlaw: int, adds: int) -> None:
        self.outlaw = outlaw  # the Outlaw Leader's number among the events
        self.adds = adds

    def black_rolled(self, s: Troyes) -> None:
        if self.outlaw in s.queue:
            s.black = [min(FACES, value + self.adds) for value in s.black]
            s.tell("outlaw-strengthens", self.adds)


EFFECTS: Final[dict[str, EventEffect]] = {
    "harsh-winter": HarshWinter(),
    OUTLAW: Outlaw(),
    "uprising": Uprising(),
    "wandering-monk": WanderingMonk(),
    "possession": TakeCitizens(),
}


def add_events(ruleset: Ruleset) -> None:
    """The six cards, and the citizens whom the Possession holds."""
    for slug, card in cards_of(ruleset.figures, "event", "ladies").items():
        if slug == OUTLAW:
            ruleset.observers.append(OutlawBand(len(ruleset.events), card["adds"]))
        called = card["calls"][0] if "calls" in card else ""
        ruleset.events.append(event_card(slug, slug, called, card, EFFECTS.get(slug, NOTHING)))
    ruleset.parts.append(Possession([0] * ruleset.seats, False))
