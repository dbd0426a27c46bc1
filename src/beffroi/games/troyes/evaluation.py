"""What Troyes tells its bots: expected final points by named terms."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.countering import owners_in_order, rewards
from beffroi.games.troyes.pieces import COLUMNS, EMPTY, LEVELS, OWNER, OWNERS, PLACES, VALUE
from beffroi.games.troyes.scoring import open_characters, tradesmen_points
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.cubes import ChooseTarget
from beffroi.games.troyes.steps.use_card import UseAgain
from beffroi.kernel.evaluation import Evaluator, Weight
from beffroi.kernel.state import Seat

# In final points; `beffroi tune troyes` finds better ones by self-play.
WEIGHTS: Final = (
    Weight("event-share", 0.6, 0.0, 1.0),  # of the reward as the banners stand, once an event is nearly full
    Weight("event-cube", 0.25, 0.0, 1.0),  # for each own cube on an event beyond the first
    Weight("level-missing", 0.8, 0.0, 1.0),  # of the loss for a level of the Cathedral, with a round to go
    Weight("red-citizen", 0.55, 0.0, 1.5),  # a citizen in the Palace, for each round to come
    Weight("white-citizen", 0.65, 0.0, 1.5),
    Weight("yellow-citizen", 0.5, 0.0, 1.5),
    Weight("die", 0.1, -0.5, 1.0),  # a die still to be used, whatever it shows
    Weight("pip", 0.12, 0.0, 0.4),  # and for each pip
    Weight("card-access", 0.35, 0.0, 1.5),  # a tradesman, for each round to come
    Weight("delayed-cube", 0.5, 0.0, 1.5),  # a cube waiting on a delayed card
    Weight("influence", 0.2, 0.0, 0.6),
    Weight("denier", 0.1, 0.0, 0.4),
    Weight("reserve", 0.15, 0.0, 1.0),  # a citizen at hand
    Weight("progress", 0.5, 0.0, 1.0),  # how much of the way to a character's next threshold counts
)
EVENT_SHARE: Final = 0
EVENT_CUBE: Final = 1
LEVEL_MISSING: Final = 2
CITIZEN: Final = 3  # + building
DIE: Final = 6
PIP: Final = 7
CARD_ACCESS: Final = 8
DELAYED_CUBE: Final = 9
INFLUENCE: Final = 10
DENIER: Final = 11
RESERVE: Final = 12
PROGRESS: Final = 13

TURNS_OF_A_ROUND = 4.0  # about so many turns does a seat have in a round
PLENTY = 12.0  # deniers or influence beyond this are worth half


class TroyesEvaluator(Evaluator):
    """Points so far and what the citizens, dice, cards and coins may still bring."""

    term_names = (
        "points",
        "tradesmen",
        "events",
        "cathedral",
        "characters",
        "citizens",
        "dice",
        "cards",
        "influence",
        "deniers",
        "expansion",
    )
    obvious = ("points", "tradesmen", "events", "dice", "influence", "deniers")
    tunable = WEIGHTS
    rollout_turns = 8  # about what is left of a round for two: dice are worth what they are used for

    def terms(self, s: Troyes, seat: Seat) -> list[float]:
        rounds_left = float(s.ruleset.rounds - s.round)
        time_left = rounds_left + self.share_of_round_left(s, seat)
        return [
            float(s.points[seat]),
            float(tradesmen_points(s, seat)),
            self.events(s, seat, time_left),
            self.cathedral(s, seat, time_left),
            self.characters(s, seat, rounds_left),
            self.citizens(s, seat, rounds_left),
            self.dice(s, seat),
            self.cards(s, seat, time_left),
            self.influence(s, seat, time_left),
            self.deniers(s, seat, time_left),
            self.expansion(s, seat, time_left),
        ]

    def share_of_round_left(self, s: Troyes, seat: Seat) -> float:
        """Return how much of this round the seat still plays: nothing once it has passed or no die is left."""
        if s.pot[seat] or not s.dice:
            return 0.0
        return min(1.0, len(s.dice) / (TURNS_OF_A_ROUND * s.seats))

    def events(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Cubes on unfinished events: the point at the end, and a share of the reward the fuller the event is."""
        total = 0.0
        share, each = self.weights[EVENT_SHARE], self.weights[EVENT_CUBE]
        for i in range(len(s.queue)):
            cubes = s.banners[i]
            if not cubes:
                continue
            order = owners_in_order(cubes)
            own = order.count(seat)
            if not own:
                continue
            card = s.ruleset.events[s.queue[i]]
            likely = min(1.0, time_left) * len(order) / card.banners
            reward = float(rewards(order, card.points[0], card.points[1])[seat])
            total += s.ruleset.unfinished * (1.0 - share * likely) + share * likely * reward
            total += each * (own - 1) * min(1.0, time_left)
        return total + self.cubes_to_come(s, seat)

    def cubes_to_come(self, s: Troyes, seat: Seat) -> float:
        """Cubes that an action still places: certain ones, and those one can hope for who may go on."""
        cubes = 0.0
        for step in s.agenda:
            if step.seat != seat:
                continue
            if isinstance(step, ChooseTarget):
                cubes += step.left
            elif isinstance(step, UseAgain):
                cubes += step.left * s.ruleset.activities[s.cards[step.place]].effect.hopes()
        return cubes * (self.weights[EVENT_CUBE] + self.weights[INFLUENCE] * s.ruleset.event_influence)

    def cathedral(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Levels without an own cube cost points at the end; with time left they may still be filled."""
        missing = 0.0
        for level in range(LEVELS):
            row = s.cathedral[level * COLUMNS : (level + 1) * COLUMNS]
            if seat not in row:
                missing += 1.0 if EMPTY in row else 2.0  # a full level can't be made good
        chance: float = self.weights[LEVEL_MISSING] ** min(time_left, 4.0)
        return -missing * s.ruleset.missing_level * chance

    def characters(self, s: Troyes, seat: Seat, rounds_left: float) -> float:
        """Those it sees for certain, the others as likely as they are; near misses count in part, with time left."""
        each = s.ruleset.characters_each
        known = s.characters[seat * each : (seat + 1) * each] + open_characters(s)
        unknown = len(s.ruleset.characters) - len(known)
        odds = (s.seats - 1) * each / unknown if unknown else 0.0
        step = self.weights[PROGRESS] * min(1.0, rounds_left)
        total = 0.0
        for i in range(len(s.ruleset.characters)):
            character = s.ruleset.characters[i]
            number = character.counts(s, seat)
            before, points = 0, 0
            partial = 0.0
            for least, reward in character.thresholds:
                if number >= least:
                    before, points = least, reward
                else:
                    partial = (reward - points) * (number - before) / (least - before)
                    break
            value = points + step * partial
            total += value if i in known else odds * value
        return total

    def citizens(self, s: Troyes, seat: Seat, rounds_left: float) -> float:
        """Every standing citizen brings a die in each round to come, and asks for a salary."""
        w = self.weights
        worth = 0.0
        for building in range(3):
            standing = s.standing(building, seat)
            if standing:
                worth += standing * (w[CITIZEN + building] - s.ruleset.salaries[building] * w[DENIER])
        return worth * rounds_left + w[RESERVE] * min(1.0, rounds_left) * min(3, s.reserve[seat])

    def dice(self, s: Troyes, seat: Seat) -> float:
        """Own dice still on the square; once the seat has passed they can only be sold."""
        worth = 0.0
        die, pip = self.weights[DIE], self.weights[PIP]
        for code in s.dice:
            if OWNER[code] == seat:
                worth += die + pip * VALUE[code]
        return worth * (0.25 if s.pot[seat] else 1.0)

    def cards(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Tradesmen give access to their cards; cubes on delayed cards wait for a good action."""
        hired, cubes = 0, 0
        for place in range(PLACES):
            if s.tradesmen[place * OWNERS + seat]:
                hired += 1
            cubes += min(3, s.cubes[seat * PLACES + place])
        useful = min(float(cubes), TURNS_OF_A_ROUND * time_left)
        return self.weights[CARD_ACCESS] * hired * time_left + self.weights[DELAYED_CUBE] * useful

    def influence(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Influence is worth something while there is time to spend it."""
        return self.weights[INFLUENCE] * spendable(s.influence[seat]) * min(1.0, time_left)

    def deniers(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """So are deniers; those of the district come at the end of the round."""
        purse = spendable(s.deniers[seat]) * min(1.0, time_left)
        pot = s.pot[seat] * min(1.0, float(s.ruleset.rounds - s.round))
        return self.weights[DENIER] * (purse + pot)

    def expansion(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Return what the pieces of expansions promise; each scorer knows its own."""
        worth = 0.0
        for scorer in s.ruleset.scorers:
            worth += scorer.worth(s, seat, time_left)
        return worth


def spendable(amount: int) -> float:
    """Return what one can sensibly spend of an amount: the part beyond plenty counts half."""
    return min(float(amount), PLENTY) + 0.5 * max(0.0, amount - PLENTY)
