"""The declaration of the Royal Challenge: the King plays for the neutral player, with cards and characters changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.cards.model import Activity, Effect, EventCard, EventEffect
from beffroi.games.troyes.expansion import Expansion, Observer, Scorer
from beffroi.games.troyes.royal.agendas import ABOVE, CHECKS
from beffroi.games.troyes.royal.cards import RoyalBanquet, RoyalBuilders, RoyalDelayed, RoyalTaxCollector
from beffroi.games.troyes.royal.king import KingActs, KingFacesBlackDie
from beffroi.games.troyes.royal.messages import MESSAGES, NAMES
from beffroi.games.troyes.royal.part import BLOCKS, King, king_gains
from beffroi.games.troyes.royal.pieces import KING, YOU
from beffroi.games.troyes.royal.placement import KingPlaces
from beffroi.games.troyes.royal.scoring import grade, king_total
from beffroi.games.troyes.royal.steps import STEPS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.preset import Preset
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

DIE_OF_THE_SQUARE: Final = 0.3  # points the King makes for each die still to be played, whosever
KING_ACTS: Final = KingActs()
KING_FACES: Final = KingFacesBlackDie()


class RoyalChallenge(Expansion):
    """With a single seat the King takes the place of the neutral player."""

    fewest = 1
    presets = (Preset("royal", 1, 50),)
    messages = MESSAGES
    names = NAMES
    steps = STEPS
    blocks = BLOCKS
    above = ABOVE
    step_checks = CHECKS

    def apply(self, ruleset: Ruleset) -> None:
        if ruleset.seats > 1:
            return
        ruleset.parts.append(King(0, 0, [0, 0]))
        ruleset.observers.append(KingListens())
        ruleset.scorers.append(KingScorer())
        ruleset.characters_each = 0
        ruleset.characters_open = len(ruleset.characters)
        ruleset.gray_citizens = ruleset.figures["royal"]["king-citizens"]
        ruleset.lying_most[KING] = 2  # he has the citizens of two colours
        ruleset.followers[YOU] = KING
        ruleset.followers[KING] = YOU
        ruleset.neutral_wins = True
        ruleset.neutral_turn = KING_ACTS
        ruleset.neutral_faces = KING_FACES
        ruleset.opening = [KingPlaces(0)]
        change_cards(ruleset)


class KingListens(Observer):
    """The King gets what the neutral player gains, and pronounces the verdict."""

    __slots__ = ()

    def neutral_gains(self, s: Troyes, points: int) -> None:
        king_gains(s, points)

    def round_ended(self, s: Troyes) -> None:
        if s.round == s.ruleset.rounds:
            lead = sum(s.scores()[YOU].values())
            s.tell("verdict", lead, f"grade-{grade(s, lead)}")


class KingScorer(Scorer):
    """The King's points count against yours."""

    __slots__ = ()

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["king"] = -king_total(s, s.part(King))

    def recalled(self, s: Troyes) -> int:
        return s.part(King).called

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """His points, and those he is going to make: he plays as long as a die is left."""
        return -king_total(s, s.part(King)) - DIE_OF_THE_SQUARE * len(s.dice)


def change_cards(ruleset: Ruleset) -> None:
    """The cards that read differently against the King."""
    royal, rows = ruleset.figures["royal"], ruleset.figures["activity"]
    changed: dict[str, Effect] = {
        "banquet": RoyalBanquet(rows["banquet"]),
        "tax-collector": RoyalTaxCollector(royal),
        "tithe": RoyalDelayed(rows["tithe"]),
    }
    ruleset.activities = [
        with_effect(card, changed[card.slug]) if card.slug in changed else card for card in ruleset.activities
    ]
    ruleset.events = [
        royal_builders(card, RoyalBuilders(royal)) if card.slug == "itinerant-builders" else card
        for card in ruleset.events
    ]


def with_effect(card: Activity, effect: Effect) -> Activity:
    """Return a card that does something else."""
    return Activity(card.slug, card.colour, card.level, card.cost, card.divisor, card.slots, effect, card.bonus)


def royal_builders(card: EventCard, effect: EventEffect) -> EventCard:
    """Return the itinerant builders in the King's service."""
    return EventCard(
        card.slug,
        card.name,
        card.deck,
        card.mask,
        card.divisor,
        card.banners,
        card.points,
        card.black_dice,
        card.calls,
        effect,
        card.bonus,
    )
