"""What Tournay tells its bots: an evaluation in expected final points."""

from __future__ import annotations

from typing import ClassVar, Final

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    BUILDING,
    CARD_BITS,
    CHARACTER,
    DAMAGED,
    FINISH,
    LAST_ROUND,
    NORMAL,
    PRESTIGE,
)
from beffroi.games.tournay.grid import FULL, LINES, SLOTS
from beffroi.games.tournay.scoring import builders, printed_points
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.evaluation import Evaluator, Weight
from beffroi.kernel.state import Seat

TERMS: Final = (
    "cards",
    "ramparts",
    "prestige",
    "prestige-in-hand",
    "cards-in-hand",
    "deniers",
    "citizens",
    "engine",
    "progress",
)

DENIER: Final = 0
STANDING: Final = 1
CITIZEN: Final = 2
HAND_CARD: Final = 3
HAND_PRESTIGE: Final = 4
HAND_RAMPART: Final = 5
BUILDING_TURN: Final = 6
CHARACTER_LINK: Final = 7
SLOT_FILLED: Final = 8
PRESTIGE_SHOWN: Final = 9
GROWTH: Final = 10
DAMAGE_DONE: Final = 11

TURNS_FOR_SLOT: Final = 1.6  # turns a player usually takes to fill a slot
TURNS_FOR_PRESTIGE: Final = 3.0  # and to build a missing prestige building
LONG: Final = 20.0  # turns beyond which nothing is planned


class TournayEvaluator(Evaluator):
    """Points on the table, what the hand will add, and what goods and buildings can still become."""

    term_names = TERMS
    obvious = ("cards", "prestige", "cards-in-hand", "deniers", "citizens")
    levels: ClassVar[dict[str, str]] = {
        "novice": "beginner:1",
        "page": "modest:0.9",
        "apprentice": "modest:0.47",
        "journeyman": "modest:0.25",
        "master": "search:64/900ms",
        "champion": "learned:search:256/900ms",
    }
    tunable = (
        Weight("denier", 0.118, 0.0, 0.5),
        Weight("standing", 0.115, 0.0, 0.6),
        Weight("citizen", 0.0972, 0.0, 2.0),
        Weight("hand-card", 0.394, 0.0, 1.5),
        Weight("hand-prestige", 0.2, 0.0, 1.0),
        Weight("hand-rampart", 0.965, 0.0, 1.5),
        Weight("building-turn", 0.0259, 0.0, 0.3),
        Weight("character-link", 0.0, 0.0, 0.2),
        Weight("slot-filled", 0.0, 0.0, 1.5),
        Weight("prestige-shown", 0.463, 0.0, 3.0),
        Weight("growth", 0.0, 0.0, 0.3),
        Weight("damage", 0.193, 0.0, 1.0),
    )

    def terms(self, s: Tournay, seat: Seat) -> list[float]:
        left = turns_left(s)
        prestige, in_hand = self.prestige(s, seat, left)
        return [
            float(printed_points(s, seat)),
            self.ramparts(s, seat),
            prestige,
            in_hand,
            self.hand(s, seat, left),
            self.weights[DENIER] * min(s.purse[seat], 4.0 + 3.0 * left) * min(1.0, left / 2),
            self.citizens(s, seat, left),
            self.engine(s, seat, left),
            self.progress(s, seat, left),
        ]

    def ramparts(self, s: Tournay, seat: Seat) -> float:
        """Value ramparts built, and those in hand: they are built at the end at the latest."""
        held = 0
        for entry in s.hands[seat]:
            held += entry & CARD_BITS >= ACTIVITIES
        return s.ruleset.rampart_points * (len(s.piles[seat]) + self.weights[HAND_RAMPART] * held)

    def prestige(self, s: Tournay, seat: Seat, left: float) -> tuple[float, float]:
        """Value what the prestige buildings of all districts bring, and what those in hand would add."""
        built = builders(s)
        growth = self.weights[GROWTH] * left
        total = 0.0
        for card, seats in built.items():
            total += self.worth(s, seat, card, bool(seats >> seat & 1), growth)
        if left <= 0:
            return total, 0.0
        added, seen = 0.0, 0
        for entry in s.hands[seat]:
            card = entry & CARD_BITS
            if card < ACTIVITIES and s.ruleset.sort[card] == PRESTIGE and not seen >> card & 1:
                seen |= 1 << card
                if not built.get(card, 0) >> seat & 1:
                    now = self.worth(s, seat, card, False, growth) if card in built else 0.0
                    added += max(0.0, self.worth(s, seat, card, True, growth) - now)
        return total, self.weights[HAND_PRESTIGE] * added

    def worth(self, s: Tournay, seat: Seat, card: int, own: bool, growth: float) -> float:
        """Value a prestige building, what it counts having grown a little until the end."""
        row = s.ruleset.cards[card]
        each = row.owner if own else row.others
        if not row.others:
            return float(each)  # the Cathedral counts nothing
        return min(float(s.ruleset.cap), each * (row.measure.count(s, seat) + growth))

    def hand(self, s: Tournay, seat: Seat, left: float) -> float:
        """Value cards of level I and II in hand: their points and uses, as far as there is time to place them."""
        total = 0.0
        for entry in s.hands[seat]:
            card = entry & CARD_BITS
            if card < ACTIVITIES and s.ruleset.sort[card] != PRESTIGE:
                total += 1.0 + s.ruleset.cards[card].points
        return self.weights[HAND_CARD] * total * min(1.0, left / 4)

    def citizens(self, s: Tournay, seat: Seat, left: float) -> float:
        """Value citizens at hand for the next actions, and the number of them in the long run."""
        standing = owned = 0
        for colour in range(3):
            standing += s.plaza[seat * 3 + colour]
            owned += s.citizens(seat, colour)
        now = self.weights[STANDING] * standing * min(1.0, left)
        return now + self.weights[CITIZEN] * owned * min(1.0, left / 10)

    def engine(self, s: Tournay, seat: Seat, left: float) -> float:
        """Value buildings that can be activated again and again, characters with cards in their rows and columns."""
        ruleset, base, shape = s.ruleset, seat * SLOTS, s.shape[seat]
        total = 0.0
        for slot in s.slots[seat]:
            card, work = s.tiles[base + slot], s.work[base + slot]
            if ruleset.sort[card] == BUILDING:
                total += self.weights[BUILDING_TURN] * ruleset.levels[card] * left
            elif ruleset.sort[card] == CHARACTER:
                linked = 0
                for other in LINES[slot]:
                    linked += shape >> other & 1
                total += self.weights[CHARACTER_LINK] * ruleset.levels[card] * linked * left
            if work & DAMAGED:
                total -= self.weights[DAMAGE_DONE] * min(1.0, left)
        return total

    def progress(self, s: Tournay, seat: Seat, left: float) -> float:
        """Value filled slots and the first prestige buildings: they lead to the end on one's own terms."""
        filled, prestige = filled_and_prestige(s, seat)
        wanted = s.ruleset.district_prestige
        shown = self.weights[PRESTIGE_SHOWN] * min(prestige, wanted)
        return (self.weights[SLOT_FILLED] * filled + shown) * min(1.0, left / 6)


def filled_and_prestige(s: Tournay, seat: Seat) -> tuple[int, int]:
    """Count the occupied slots, and the visible prestige buildings among them."""
    filled = prestige = 0
    for card in s.visible(seat):
        filled += 1
        prestige += s.ruleset.sort[card] == PRESTIGE
    return filled, prestige


def turns_left(s: Tournay) -> float:
    """Estimate how many turns each player still has: what the two foremost districts lack."""
    if s.ending == FINISH:
        return 0.0
    if s.ending == LAST_ROUND:
        return 1.0
    assert s.ending == NORMAL
    needs = []
    for seat in range(s.seats):
        filled, prestige = filled_and_prestige(s, seat)
        missing = max(0, s.ruleset.district_prestige - prestige)
        needs.append(TURNS_FOR_SLOT * (FULL - filled) + TURNS_FOR_PRESTIGE * missing)
    needs.sort()
    second = needs[1] if s.criers() < s.ruleset.criers_needed else needs[0]
    return min(LONG, 1.0 + (needs[0] + second) / 2)
