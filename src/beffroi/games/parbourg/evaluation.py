"""What bots are told: how many victory tokens a seat may expect at the end."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from beffroi.games.parbourg.bids import card_value, total, wins_ties
from beffroi.games.parbourg.cards import ids
from beffroi.games.parbourg.cards.ids import (
    ALCHEMY,
    BUILDING,
    EPHEMERAL,
    FIRST_BUILDING,
    FIRST_EPHEMERAL,
    TAX_LEVY,
    YELLOW,
)
from beffroi.games.parbourg.cards.model import Card
from beffroi.games.parbourg.laid_cards import NONE, QUIET_NOW, SHIELDED, TURNED
from beffroi.games.parbourg.powers import event_colours
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.evaluation import Evaluator, Weight
from beffroi.kernel.state import Seat

# Places of the weights.
POINT: Final = 0
NEED: Final = 1
WILL: Final = 2
CALM: Final = 3
BONUS: Final = 4
TRICK: Final = 5

AVERAGE: Final = 3.4  # what a card of a hand is worth, in points of a bid
TIE: Final = 0.4  # what winning ties is worth, in points of a bid
RANK: Final = 0.3  # what the highest initiative is worth in a tie, in points of a bid
FULL_HAND: Final = 8
GUESS: Final = 2.8  # what a bid nobody sees is taken for: the mean of all Action cards
VEIL: Final = 0.4  # what it is worth to be taken for a point less than one has, in tricks
UNWEIGHED: Final = 2.5  # what a card that is not listed below is worth in a hand, in points of a bid
QUIET_HARM: Final = -0.05  # what it costs to miss a chance for an Ephemeral card, in tricks

# What cards without a bid are worth in a hand, in points of a bid.
HELD: Final[dict[str, float]] = {
    "shinobi-gob": 1.0,
    "boouuuhh": 2.5,
    "countermand": 3.0,
    "helping-hand": 2.6,
    "trip": 2.2,
    "lucky-chance": 4.0,
    "prying-glance": 2.5,
    "parade-shield": 1.0,
    "loaded-coin": 3.0,
    "doubling": 3.0,
    "reversed-hourglass": 2.5,
    "dissipation": 4.0,
    "mutation": 2.5,
    "philosophers-stone": 4.0,
    "silver-mirror": 4.5,
    "truth-potion": 2.0,
}
# What else a building is worth for each day, in points of a bid.
DAILY: Final[dict[str, float]] = {
    "cemetery": 1.5,
    "market": 3.0,
    "rampart": 0.6,
    "court": 3.0,
    "academy": 2.5,
    "thieves-guild": 1.5,
}
# What a henchman's power is worth for each challenge, in points of a bid; his bonus and initiative come besides.
POWER: Final[dict[str, float]] = {
    "scout": 3.0,
    "alchemist": 0.5,
    "marauder": 0.9,
    "executioner": 1.0,
    "bodyguard": 0.8,
    "smuggler": 0.4,
    "mage": 0.8,
    "architect": 0.8,
    "minstrel": 0.8,
    "duellist": 0.7,
    "veteran": 0.5,
}


class ParbourgEvaluator(Evaluator):
    """Tokens won; the chance to win the one at stake; an even share of those to come, more with better cards."""

    term_names = ("tokens", "stake", "future", "hand", "table", "spirit")
    obvious = ("tokens", "stake", "hand")
    rollout_turns = 2
    levels: ClassVar[dict[str, str]] = {
        "novice": "beginner:3",
        "page": "modest:0.95",
        "apprentice": "modest:0.45",
        "journeyman": "modest:0.18",
        "master": "greedy",
        "champion": "learned:greedy",  # to search further gained nothing over it
    }
    tunable = (
        Weight("point", 0.113, 0.01, 0.2),  # tokens for a point of a bid in hand
        Weight("need", 2.44, 1.0, 4.0),  # cards one can use in a challenge
        Weight("will", 0.571, 0.1, 0.9),  # how much of their cards opponents are expected to add
        Weight("calm", 1.69, 0.4, 3.0),  # how uncertain a challenge is, in points
        Weight("bonus", 0.133, 0.01, 0.25),  # tokens for a fixed point in a challenge to come
        Weight("trick", 0.0201, 0.0, 0.08),  # tokens for what only hampers opponents
    )

    def terms(self, s: Parbourg, seat: Seat) -> list[float]:
        seats, to_come = s.seats, challenges_to_come(s)
        cards = sum(len(hand) for hand in s.hands) / seats
        useful = min(cards, self.weights[NEED] * to_come)
        return [
            float(sum(s.won[4 * seat : 4 * seat + 4])),
            self.chance_to_win(s, seat),
            to_come / seats,
            self.weights[POINT] * (self.hand_points(s, seat, to_come) - useful * AVERAGE),
            self.on_table(s, seat),
            self.in_service(s, seat) + self.schemes(s, seat) - self.tax(s, seat),
        ]

    # --- the challenge being held -------------------------------------------

    def chance_to_win(self, s: Parbourg, seat: Seat) -> float:
        """By what the bids are and what those who stand may add; certain when nobody else stands."""
        if s.stake == NONE:
            return 0.0
        strengths = [float(total(s, other)) for other in range(s.seats)]
        standing = 0
        for other in range(s.seats):
            strengths[other] += TIE * wins_ties(s, other) + RANK * s.initiative(other) / 16
            if not s.folded[other]:
                standing += 1
                strengths[other] += self.may_add(s, other)
        spread = self.weights[CALM] if standing else 0.1
        best = max(strengths)
        shares = [exp((strength - best) / spread) for strength in strengths]
        return shares[seat] / sum(shares)

    def may_add(self, s: Parbourg, other: Seat) -> float:
        """What somebody who stands will add: more before the first turn, nothing without cards."""
        cards = min(len(s.hands[other]), 2)
        will = self.weights[WILL] if s.statuses[other] & TURNED else 1.5 * self.weights[WILL]
        return will * cards * AVERAGE

    # --- the hand -----------------------------------------------------------

    def hand_points(self, s: Parbourg, seat: Seat, to_come: int) -> float:
        """Cards in hand, the best first; of those that can't be used any more only a trace counts."""
        if not to_come:
            return 0.0
        days = s.ruleset.days - s.day
        points = [self.held(s, seat, hold >> 4, days) for hold in s.hands[seat]]
        points.sort(reverse=True)
        uses = self.weights[NEED] * to_come
        worth = 0.0
        for rank, point in enumerate(points):
            worth += point * min(1.0, max(0.05, uses - rank))
        return worth

    def held(self, s: Parbourg, seat: Seat, card: int, days: int) -> float:
        """What a card in hand is worth, in points of a bid."""
        figures = s.ruleset.cards[card]
        if figures.kind < EPHEMERAL:
            return bid_points(s, figures, days)
        if figures.kind == BUILDING:
            return 0.8 * self.building(s, card, days) / self.weights[POINT]
        if figures.kind == ALCHEMY and any(figures.bonus):
            coming = 0.6 * days
            for colour in s.pile:
                if figures.bonus[colour]:
                    coming += 1.0
            return 0.7 * max(figures.bonus) * min(coming, 1.0)
        return HELD.get(figures.slug, UNWEIGHED) if days or s.pile or figures.kind == EPHEMERAL else 0.0

    # --- what stays ---------------------------------------------------------

    def on_table(self, s: Parbourg, seat: Seat) -> float:
        """Buildings, and elixirs for the rest of the day."""
        days = s.ruleset.days - s.day
        worth = sum(self.building(s, building, days) for building in s.buildings[seat])
        for colour in s.pile:
            worth += self.weights[BONUS] * s.elixirs[4 * seat + colour]
        return worth

    def building(self, s: Parbourg, card: int, days: int) -> float:
        figures = s.ruleset.cards[card]
        bonus = figures.bonus
        points = days * sum(bonus)
        for colour in s.pile:
            points += bonus[colour]
        left = days + len(s.pile) / 4
        return self.weights[BONUS] * points + self.weights[POINT] * DAILY.get(figures.slug, 0.0) * left

    def in_service(self, s: Parbourg, seat: Seat) -> float:
        """What henchmen do in the rest of the day."""
        worth = 0.0
        for henchman in s.henchmen_of(seat):
            figures = s.ruleset.henchmen[henchman]
            points = (POWER.get(figures.slug, 0.0) + figures.initiative / 16) * len(s.pile)
            worth += self.weights[POINT] * points
            for colour in s.pile:
                worth += self.weights[BONUS] * figures.bonus[colour]
        return worth

    def schemes(self, s: Parbourg, seat: Seat) -> float:
        """What hampers opponents, and what one knows of them."""
        tricks = 0.0
        for laid in s.lying[seat]:
            if laid.event and laid.card in (ids.MOTION_OF_CENSURE, ids.SPEAKING_TIME, ids.CHALLENGE_TO_A_DUEL):
                tricks += sum(1 for rank in s.folded if not rank) - (not s.folded[seat])
        tricks += VEIL * veiled(s, seat)
        if s.statuses[seat] & SHIELDED:
            tricks += 0.5
        if s.statuses[seat] & QUIET_NOW:  # no harm, unless one has something to play
            ready = any(FIRST_EPHEMERAL <= hold >> 4 < FIRST_BUILDING for hold in s.hands[seat])
            tricks += QUIET_HARM if ready else -QUIET_HARM
        bit = 1 << seat
        known = sum(1 for other in s.others(seat) for hold in s.hands[other] if hold & bit)
        return self.weights[TRICK] * (tricks + 0.1 * known)

    def tax(self, s: Parbourg, seat: Seat) -> float:
        """What a Tax Levy that the seat has seen would take: a card more than its owner has is a card given away.

        In the last challenge no card is worth anything any more, given away or not.
        """
        if s.stake == NONE or not challenges_to_come(s):
            return 0.0
        cards = len(s.hands[seat])
        for other in s.others(seat):
            if cards >= len(s.hands[other]) and not s.folded[other] and knows_levy(s, seat, other):
                days = s.ruleset.days - s.day
                least = min(self.held(s, seat, hold >> 4, days) for hold in s.hands[seat])
                return self.weights[POINT] * least * s.seats / (s.seats - 1)  # lost here, gained there
        return 0.0


def knows_levy(s: Parbourg, seat: Seat, other: Seat) -> bool:
    """Tell whether the seat knows of a Tax Levy in another hand, whose henchman can use it."""
    if not event_colours(s, other) & 1 << YELLOW:
        return False
    return any(hold >> 4 == TAX_LEVY and hold >> seat & 1 for hold in s.hands[other])


def veiled(s: Parbourg, seat: Seat) -> float:
    """Points opponents can't guess at in bids lying face down: a strong one is better hidden, a weak one shown."""
    points, everybody = 0.0, s.everybody()
    for place, laid in enumerate(s.lying[seat]):
        if laid.down and laid.seen != everybody:
            points += card_value(s, seat, place, s.stake) - GUESS
    return points


def challenges_to_come(s: Parbourg) -> int:
    """Challenges after the one being held."""
    return 4 * (s.ruleset.days - s.day) + len(s.pile)


def bid_points(s: Parbourg, card: Card, days: int) -> float:
    """A bid is kept for the colour it is best in; on the last day only the colours to come count."""
    if days:
        best, mean = max(card.bid), sum(card.bid) / len(card.bid)
    else:
        values = [card.bid[colour] for colour in s.pile]
        best, mean = max(values), sum(values) / len(values)
    return 0.6 * best + 0.4 * mean + EVENT_POINTS[card.kind]


EVENT_POINTS: Final = (0.0, 0.0, 1.2, 0.4)  # what an event adds to the worth of a bid, by kind of card
