"""The timeline of a finished game: how it was expected to end after every turn, what luck did to that, and which
cards were used."""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple

from beffroi.bots.hint import final_score, spoken
from beffroi.bots.learned import LearnedEvaluator
from beffroi.bots.outlook import NONE, outlook_of
from beffroi.bots.planner import SEEDS
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.label import EVERYONE, SEAT_NAMES, Event, Label
from beffroi.kernel.match import Match
from beffroi.kernel.record import open_match
from beffroi.kernel.state import Doc, Move, Seat, State
from beffroi.kernel.step import Simultaneous

DRAWS = 16  # of other luck, for what an answer could have brought
SEAT = "seat"  # the argument of an event that says whose deed it is


class LuckSwing(NamedTuple):
    """Luck that followed an answer: how much better or worse it was for each seat than it could be expected."""

    number: int
    seat: Seat
    points: list[float]


class ScoreBreakdown:
    """The five parts of a seat's score, from its expectation at the start; they add up."""

    __slots__ = ("count", "luck", "others", "own", "start")

    def __init__(self, start: float) -> None:
        self.start = start
        self.luck = 0.0  # dice and draws beside what could be expected of them
        self.own = 0.0  # the seat's own turns
        self.others = 0.0  # the turns of the others
        self.count = 0.0  # what the final scoring gave besides what was expected of it

    def doc(self) -> Doc:
        return {
            "start": round(self.start, 2),
            "luck": round(self.luck, 2),
            "own": round(self.own, 2),
            "others": round(self.others, 2),
            "count": round(self.count, 2),
        }


class Timeline:
    """A replay of the record with the expected scores after every turn."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, record: Doc) -> None:
        self.game = game
        self.evaluator = evaluator
        self.match = open_match(record, game)
        self.answers = len(record["moves"])
        self.judge = (
            evaluator if isinstance(evaluator, LearnedEvaluator) and evaluator.learned(self.match.state) else None
        )
        self.outlook = NONE if self.judge is not None else outlook_of(game.slug, self.match.setup)
        first = self.values(self.match.state)
        self.began = self.outlook.progress_of(fmean(first)) if record.get("start") else 0.0  # how far the game was then
        self.ends = [0]  # answers given at the end of each turn
        self.expected = [[value + self.missing(0) for value in first]]  # every seat's expected final score then
        self.chances = self.chances_now()  # every seat's chance to win then, where a network can tell
        self.breakdowns = [ScoreBreakdown(value) for value in self.expected[0]]
        self.luck_swings: list[LuckSwing] = []
        self.count = [0.0] * self.match.setup.seats  # the change of the last answer, luck apart
        self.labels: dict[int, Label] = {}  # what was answered before each of them
        self.unforced: list[int] = []
        self.pieces = CardUses(game)
        moves = [(int(seat), game.parse(code)) for seat, code in record["moves"]]
        for number, (seat, move) in enumerate(moves):
            self.follow(number, seat, move)
            if self.match.over or number + 1 == len(moves) or moves[number + 1][0] != seat:
                self.end_turn(number + 1, seat)

    def missing(self, answers: int) -> float:
        """Return what a seat could expect then besides what the evaluation counts."""
        return self.outlook.missing_at(self.began + (1 - self.began) * answers / max(1, self.answers))

    def values(self, s: State) -> list[float]:
        """Return the evaluation of every seat, or the true scores once the game is over."""
        return [final_score(self.evaluator, s, seat) for seat in range(s.seats)]

    def chances_now(self) -> list[list[float]]:
        """Return one row of chances to win, or none where nobody can tell; at the end it is known who won."""
        s = self.match.state
        if self.judge is None:
            return []
        if s.over:
            first = s.ranking()[0]
            return [[1.0 / len(first) if seat in first else 0.0 for seat in range(s.seats)]]
        return [self.judge.chances(s)]

    def follow(self, number: int, seat: Seat, move: Move) -> None:
        match = self.match
        if len(match.state.options(seat)) > 1:
            self.unforced.append(number)
        before = match.state.copy()
        events = match.play(seat, move)
        self.pieces.note(seat, events)
        if match.sealed[-1]:
            points = self.luck(before, match.state, seat, move, number)
            self.luck_swings.append(LuckSwing(number, seat, points))
            self.labels[number] = self.game.label(before, seat, move)
        if match.over:
            self.count = differences(self.values(before), self.values(match.state))
            if match.sealed[-1]:
                self.count = differences(self.luck_swings[-1].points, self.count)

    def luck(self, before: State, after: State, seat: Seat, move: Move, number: int) -> list[float]:
        """Return for each seat how far the actual change is from the expected one."""
        came = differences(self.values(before), self.values(after))
        chance = FastChance(number)
        expected = [0.0] * len(came)
        for _ in range(DRAWS):
            other = with_other_luck(before, seat, chance.pick(SEEDS))
            values = self.values(other)
            other.apply(seat, move)
            for i, change in enumerate(differences(values, self.values(other))):
                expected[i] += change / DRAWS
        return differences(expected, came)

    def end_turn(self, answers: int, seat: Seat) -> None:
        """Close the turn and book its changes, luck apart from decisions.

        What a seat could expect of the turns it had left is booked to its own turns, whoever moves.
        """
        missing = self.missing(answers)
        values = [value + missing for value in self.values(self.match.state)]
        luck_swings = [swing.points for swing in self.luck_swings if swing.number >= self.ends[-1]]
        luck = [sum(points[i] for points in luck_swings) for i in range(len(values))]
        hoped = missing - self.missing(self.ends[-1])
        played = [change - hoped for change in differences(luck, differences(self.expected[-1], values))]
        self.pieces.end_turn(played[seat])
        for i, breakdown in enumerate(self.breakdowns):
            breakdown.luck += luck[i]
            breakdown.count += self.count[i]
            breakdown.own += hoped
            if i == seat:
                breakdown.own += played[i] - self.count[i]
            else:
                breakdown.others += played[i] - self.count[i]
        self.ends.append(answers)
        self.expected.append(values)
        self.chances += self.chances_now()


def with_other_luck(s: State, seat: Seat, seed: int) -> State:
    """Return the table with other luck to come, and everything dealt anew that the seat can't see.

    Where several answer in secret, what the others answered is no luck: it stays.
    """
    shared = isinstance(s.agenda[-1], Simultaneous)
    return s.clone(FastChance(seed)) if shared else s.imagine(seat, FastChance(seed))


def differences(before: list[float], after: list[float]) -> list[float]:
    return [b - a for a, b in zip(before, after, strict=True)]


class UseLine:
    """A sentence that was told of a piece: how often, and its figures added up."""

    __slots__ = ("args", "key", "times")

    def __init__(self, event: Event) -> None:
        self.key = event.key
        self.args = list(event.args)
        self.times = 1

    def again(self, event: Event, places: list[int]) -> None:
        self.times += 1
        for i in places:
            mine, more = self.args[i], event.args[i]
            if isinstance(mine, int) and isinstance(more, int):
                self.args[i] = mine + more


class CardUse:
    """The use of one card by one seat."""

    __slots__ = ("deeds", "times", "worth")

    def __init__(self) -> None:
        self.times = 0
        self.worth = 0.0  # what the turns in which it was used changed, without their luck
        self.deeds: dict[tuple[object, ...], UseLine] = {}


class CardUses:
    """The cards that were used, by seat: how often, with which effects and for how many expected points."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.used: dict[tuple[str, Seat], CardUse] = {}
        self.turn: list[CardUse] = []  # the seat's cards of the turn being played

    def note(self, seat: Seat, events: list[Event]) -> None:
        """Note the public events of a seat's answer; events that follow a card's name are attributed to it."""
        piece: CardUse | None = None
        for event in events:
            words = self.game.named_arguments(event.key, event.args)
            if event.only != EVERYONE or words.get(SEAT) != seat:
                piece = None
                continue
            name = next((word for word in words.values() if self.is_piece(word)), None)
            if isinstance(name, str):
                piece = self.used.setdefault((name, seat), CardUse())
                if piece not in self.turn:
                    piece.times += 1
                    self.turn.append(piece)
            if piece is not None and (name or figures(words)):
                self.tell(piece, event, words)

    def is_piece(self, word: object) -> bool:
        return isinstance(word, str) and word in self.game.names and word.split("-")[0] in self.game.tracked_kinds

    def tell(self, piece: CardUse, event: Event, words: Doc) -> None:
        """Add a sentence; those that differ only in their figures are merged into one with the sum."""
        places = figures(words)
        same = (event.key, *(word for i, word in enumerate(event.args) if i not in places))
        line = piece.deeds.get(same)
        if line is None:
            piece.deeds[same] = UseLine(event)
        else:
            line.again(event, places)

    def end_turn(self, change: float) -> None:
        """Share the change of the turn among the cards used in it."""
        for piece in self.turn:
            piece.worth += change / len(self.turn)
        self.turn = []

    def docs(self) -> list[Doc]:
        """Return the uses card by card, the most used first."""
        uses: dict[str, int] = {}
        for (name, _), used in self.used.items():
            uses[name] = uses.get(name, 0) + used.times
        order = sorted(uses, key=lambda name: (-uses[name], name))
        return [{"key": name, "times": uses[name], "seats": self.seats_of(name)} for name in order]

    def seats_of(self, name: str) -> list[Doc]:
        found = [
            (seat, used) for (key, seat), used in sorted(self.used.items(), key=lambda item: item[0]) if key == name
        ]
        return [
            {
                "seat": seat,
                "times": used.times,
                "worth": round(used.worth, 2),
                "deeds": [
                    {**spoken(self.game, Label(line.key, tuple(line.args))), "times": line.times}
                    for line in used.deeds.values()
                ],
            }
            for seat, used in found
        ]


def figures(words: Doc) -> list[int]:
    """Return the positions of the arguments that are figures."""
    return [i for i, (name, word) in enumerate(words.items()) if isinstance(word, int) and name not in SEAT_NAMES]


def turn_starts(match: Match) -> list[int]:
    """Return for each answer the number of the first answer of its turn."""
    starts: list[int] = []
    for number, (seat, _) in enumerate(match.moves):
        starts.append(starts[-1] if number and match.moves[number - 1][0] == seat else number)
    return starts
