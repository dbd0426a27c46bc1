"""The Royal Challenge as a module: the King plays for the neutral player, with cards and characters changed."""

from __future__ import annotations

from typing import Any, TypedDict

from beffroi.games.troyes.cards.effects import Delayed
from beffroi.games.troyes.cards.model import Activity, Effect, EventCard
from beffroi.games.troyes.pieces import FACES, die_text
from beffroi.games.troyes.position_read import known_keys, listed, named, number, table
from beffroi.games.troyes.royal.cards import ROYAL_TITHE, RoyalBanquet, RoyalBuilders, RoyalTaxCollector
from beffroi.games.troyes.royal.king import BLIND, DEED_OF, DEEDS, YOU, KingActs, KingFacesBlackDie
from beffroi.games.troyes.royal.part import (
    CALLED,
    EXTRA,
    FIRST_DIE,
    KING,
    POINTS,
    SECOND_DIE,
    king_gains,
    strongest_first,
)
from beffroi.games.troyes.royal.placement import KingPlaces, PlaceAgainstKing
from beffroi.games.troyes.royal.scoring import grade, king_total
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.registry import STEPS, seat_of
from beffroi.kernel.errors import BadPosition, RulesBug
from beffroi.kernel.state import Doc, Seat

DIE_OF_THE_SQUARE = 0.3  # points the King makes for each die still to be played, whosever
KEYS = ("points", "called", "roll", "won")


class Reward(TypedDict):
    slug: str
    yours: int
    his: int


class KingView(TypedDict):
    """What is seen of the King, under the view's `king`."""

    points: int  # his victory points so far
    total: int  # what he would have if the game ended now
    roll: list[int]  # his last two dice; empty before his first turn
    deed: str | None  # the text key of what they made him do
    dice: list[str]  # his dice, the strongest first
    characters: list[str]  # still to be recalled, the next one first
    rewards: list[Reward]  # what each of these would bring now
    won: list[str]  # events he won
    lead: int  # your points less his
    grade: str | None  # the text key of the verdict, when the game is over


class RoyalChallenge(Module):
    """One player against the King."""

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        royal = ruleset.figures["royal"]
        ruleset.keep(EXTRA)  # alone on the table, so his numbers begin at 0
        ruleset.characters_each = 0
        ruleset.characters_open = len(ruleset.characters)
        ruleset.gray_citizens = royal["king-citizens"]
        ruleset.lying_most[KING] = 2  # he has the citizens of two colours
        ruleset.followers[YOU] = KING
        ruleset.followers[KING] = YOU
        ruleset.neutral_wins = True
        ruleset.neutral_turn = KING_ACTS
        ruleset.neutral_faces = KING_FACES
        ruleset.opening = [KingPlaces(0)]
        banquet = RoyalBanquet(ruleset.figures["activity"]["banquet"])
        changed = {
            "banquet": banquet,
            "tax-collector": RoyalTaxCollector(royal["tax-collector"]),
            "tithe": Delayed(ROYAL_TITHE),
        }
        ruleset.activities = [
            with_effect(card, changed[card.slug]) if card.slug in changed else card for card in ruleset.activities
        ]
        ruleset.events = [
            royal_builders(card, royal["builders-points"]) if card.slug == "itinerant-builders" else card
            for card in ruleset.events
        ]

    def set_up(self, s: Troyes) -> None:
        s.first = (YOU, KING)[s.chance.below(2, "the King begins")]

    def neutral_gains(self, s: Troyes, points: int) -> None:
        king_gains(s, points)

    def round_ended(self, s: Troyes) -> None:
        if s.round == s.ruleset.rounds:
            lead = sum(s.scores()[YOU].values())
            s.tell("verdict", lead, f"grade-{grade(s, lead)}")

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["king"] = -king_total(s)

    def recalled(self, s: Troyes) -> int:
        return s.extra[CALLED]

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """His points, and those he is going to make: he plays as long as a die is left."""
        return -king_total(s) - DIE_OF_THE_SQUARE * len(s.dice)

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        roll = s.extra[FIRST_DIE : SECOND_DIE + 1] if s.extra[FIRST_DIE] else []
        lead = sum(s.scores()[YOU].values())
        king: KingView = {
            "points": s.extra[POINTS],
            "total": king_total(s),
            "roll": roll,
            "deed": f"deed-{DEEDS[DEED_OF[sum(roll)]]}" if roll else None,
            "dice": [die_text(code) for code in strongest_first(s, KING)],
            "characters": [s.ruleset.characters[card].slug for card in s.characters[s.extra[CALLED] :]],
            "rewards": [self.reward(s, card) for card in s.characters[s.extra[CALLED] :]],
            "won": [s.ruleset.events[card // 8].slug for card in s.won if card % 8 == KING],
            "lead": lead,
            "grade": None if s.agenda else f"grade-{grade(s, lead)}",
        }
        view["king"] = king
        view["neutral"] = "nobody-1"

    def draw(self, view: Doc, say: Any) -> list[str]:
        king = view["king"]
        lines = [say("king-stands", king["points"], king["total"])]
        if king["roll"]:
            lines.append(say("king-did", king["roll"][0], king["roll"][1], king["deed"]))
        if king["rewards"]:
            first = king["rewards"][0]
            lines.append(say("king-next", f"character-{first['slug']}", first["yours"], first["his"]))
        return lines

    def reward(self, s: Troyes, card: int) -> Reward:
        """What a character would bring now."""
        character = s.ruleset.characters[card]
        his = 0 if character.slug in BLIND else character.points(s, KING)
        return {"slug": character.slug, "yours": character.points(s, YOU), "his": his}

    def position(self, s: Troyes, doc: Doc) -> None:
        doc["king"] = {
            "points": s.extra[POINTS],
            "called": s.extra[CALLED],
            "roll": [s.extra[FIRST_DIE], s.extra[SECOND_DIE]],
            "won": [s.ruleset.events[card // 8].name for card in s.won if card % 8 == KING],
        }

    def read_position(self, s: Troyes, doc: Doc) -> None:
        king = table(doc, "king", "king")
        doc.pop("king", None)
        known_keys(king, KEYS, "king")
        names = [card.name for card in s.ruleset.events]
        s.won = [named(names, name, "king.won") * 8 + KING for name in listed(king.get("won", []), "king.won")]
        roll = listed(king.get("roll", [0, 0]), "king.roll", 2)
        if not all(isinstance(value, int) and 0 <= value <= FACES for value in roll):
            raise BadPosition(f"king.roll are two dice, not {roll!r}")
        s.extra = [
            number(king, "points", "king.points", 0, 9999, 0),
            number(king, "called", "king.called", 0, len(s.ruleset.characters), 0),
            *roll,
        ]

    def check(self, s: Troyes) -> None:
        if s.extra[POINTS] < 0 or not 0 <= s.extra[CALLED] <= len(s.characters):
            raise RulesBug("the King's points or characters are out of joint")


def with_effect(card: Activity, effect: Effect) -> Activity:
    """A card that does something else."""
    return Activity(card.slug, card.colour, card.level, card.cost, card.divisor, card.slots, effect, card.bonus)


def royal_builders(card: EventCard, points: int) -> EventCard:
    """The itinerant builders in the King's service."""
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
        RoyalBuilders(points),
        card.bonus,
    )


KING_ACTS = KingActs()
KING_FACES = KingFacesBlackDie()
STEPS["KingActs"] = lambda s, doc: KING_ACTS
STEPS["KingFacesBlackDie"] = lambda s, doc: KING_FACES
STEPS["KingPlaces"] = lambda s, doc: KingPlaces(doc["times"])
STEPS["PlaceAgainstKing"] = lambda s, doc: PlaceAgainstKing(seat_of(s, doc), doc["left"])
