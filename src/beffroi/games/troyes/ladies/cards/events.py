"""Module 3: six more events, shuffled into the decks."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.cards.event_effects import NOTHING, event_card
from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.ladies.cards.possession import DONE_ONCE, KEPT, Possession
from beffroi.games.troyes.ladies.cards.unrest import Uprising, WanderingMonk
from beffroi.games.troyes.ladies.cards.winter import HarshWinter
from beffroi.games.troyes.pieces import FACES
from beffroi.games.troyes.position_read import known_keys, listed, table
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.terminal import piece
from beffroi.kernel.errors import BadPosition, RulesBug
from beffroi.kernel.state import Doc, Seat

OUTLAW: Final = "outlaw-leader"
EVENTS: Final = ("wolves", "harsh-winter", OUTLAW, "uprising", "wandering-monk", "possession")


class Outlaw(EventEffect):
    """His band makes black dice stronger; only an open fight reaches him."""

    __slots__ = ()

    def guarded(self) -> bool:
        return True


class Events(Module):
    """The six cards, and the citizens whom the Possession holds."""

    __slots__ = ("at", "outlaw")

    def __init__(self) -> None:
        self.at = 0  # where the numbers of the Possession begin in `s.extra`
        self.outlaw = 0  # the Outlaw Leader's number among the events

    def edit(self, ruleset: Ruleset) -> None:
        self.at = ruleset.keep(KEPT)
        effects: dict[str, EventEffect] = {
            "harsh-winter": HarshWinter(),
            OUTLAW: Outlaw(),
            "uprising": Uprising(),
            "wandering-monk": WanderingMonk(),
            "possession": Possession(self.at),
        }
        for slug, card in cards_of(ruleset.figures, "event", "ladies").items():
            if slug == OUTLAW:
                self.outlaw = len(ruleset.events)
            called = card["calls"][0] if "calls" in card else ""
            ruleset.events.append(event_card(slug, slug, called, card, effects.get(slug, NOTHING)))

    def black_rolled(self, s: Troyes) -> None:
        """While the Outlaw Leader is in the queue every black die of the events is worth more, six at most."""
        if self.outlaw in s.queue:
            adds: int = s.ruleset.figures["event"][OUTLAW]["adds"]
            s.black = [min(FACES, value + adds) for value in s.black]
            s.tell("outlaw-strengthens", adds)

    def citizens(self, s: Troyes, seat: Seat) -> int:
        return s.extra[self.at + seat]

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["possessed"] = s.extra[self.at : self.at + s.seats]

    def draw(self, view: Doc, say: Any) -> list[str]:
        held = " ".join(piece(seat) for seat, count in enumerate(view["possessed"]) for _ in range(count))
        return [f"{say('event-possession')}: {held}"] if held else []

    def position(self, s: Troyes, doc: Doc) -> None:
        doc["possession"] = {
            "citizens": s.extra[self.at : self.at + s.seats],
            "struck": bool(s.extra[self.at + DONE_ONCE]),
        }

    def read_position(self, s: Troyes, doc: Doc) -> None:
        held = table(doc, "possession", "possession")
        doc.pop("possession", None)
        known_keys(held, ("citizens", "struck"), "possession")
        for seat, count in enumerate(listed(held.get("citizens", []), "possession.citizens")):
            if isinstance(count, bool) or not isinstance(count, int) or count < 0 or seat >= s.seats:
                raise BadPosition(f"possession.citizens[{seat}] can't be {count!r}")
            s.extra[self.at + seat] = count
        s.extra[self.at + DONE_ONCE] = int(bool(held.get("struck", False)))

    def check(self, s: Troyes) -> None:
        if min(s.extra[self.at : self.at + KEPT]) < 0:
            raise RulesBug("the Possession holds fewer than no citizens")
