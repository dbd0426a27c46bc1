"""The checks every game must pass, used by the tests and by `beffroi fuzz`.

`ContractRun` plays one game with picked answers and checks the table on the way; a
failure is a `ContractViolation` that carries the record which reproduces it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

from beffroi.kernel.chance import Chance, FastChance, SeedCommitment
from beffroi.kernel.errors import BadRecord, BeffroiError, RulesBug
from beffroi.kernel.fields import forgotten_fields, unset_fields
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import FORMAT, checksum, read_record, replay, verify, write_record
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY, UNANSWERED, Doc, Move, Seat, State
from beffroi.kernel.step import Simultaneous

COPY_MOVES: Final = 12  # how far a copy is played to see that the original stays


class ContractViolation(BeffroiError):
    """A game broke its contract; `record` reproduces it."""

    def __init__(self, what: str, record: Doc) -> None:
        super().__init__(what)
        self.record = record


@mypyc_attr(allow_interpreted_subclasses=True)
class Picker:
    """Chooses the answers of a walk at random; `seek` prefers what was rarely seen before."""

    __slots__ = ("chance", "seek", "seen")

    def __init__(self, seed: int, seek: bool = False) -> None:
        self.chance = FastChance(seed)
        self.seek = seek
        self.seen: dict[tuple[str, Move], int] = {}

    def choose(self, s: State) -> tuple[Seat, Move] | None:
        """Decide who answers what; None ends the walk early."""
        seats = s.waiting()
        seat = seats[self.chance.pick(len(seats))]
        return seat, self.pick(s, s.options(seat))

    def pick(self, s: State, options: list[Move]) -> Move:
        move = options[self.chance.pick(len(options))]
        if not self.seek:
            return move
        step = type(s.agenda[-1]).__name__
        if self.chance.pick(4):  # now and then a plain random answer, so that no habit hides a branch
            move = min(options, key=lambda option: (self.seen.get((step, option), 0), option != move))
        self.seen[step, move] = self.seen.get((step, move), 0) + 1
        return move


class ScriptedPicker(Picker):
    """Gives the answers of an earlier walk again, then ends it."""

    __slots__ = ("answers",)

    def __init__(self, answers: list[tuple[Seat, Move]]) -> None:
        super().__init__(0)
        self.answers = answers[::-1]

    def choose(self, s: State) -> tuple[Seat, Move] | None:
        return self.answers.pop() if self.answers else None


class ContractRun:
    """One game played to its end under the eyes of the contract.

    `seed` decides the luck of the game and of the checks: the same seed and answers are the same walk.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Doc,
        seed: int,
        *,
        every: int = 7,
        rules: int = 0,
        start: Doc | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.start = start  # the position it begins from, if not from the set-up
        self.every = every  # the costly checks run at every so-many-th question
        self.answers: list[tuple[Seat, Move]] = []  # those given, and the one that failed
        self.match = self.begin(Setup(game.revision(rules), seats, game.clean_options(options, rules)))
        self.side = FastChance(seed + 1)  # luck of the checks themselves
        self.varied = [False] * seats  # whether imagining ever changed something for a seat
        self.settled: set[str] = set()  # settings whose questions were asked

    def begin(self, setup: Setup) -> Match:
        try:
            return Match(self.game, setup, SeedCommitment(str(self.seed).encode()), self.start)
        except Exception as error:
            raise ContractViolation(f"{type(error).__name__} in the set-up: {error}", self.note(setup)) from error

    def run(self, picker: Picker) -> Match:
        """Play to the end; raises ContractViolation where the game does not keep its word."""
        match = self.match
        try:
            while not match.over:
                self.require(
                    len(match.moves) < self.game.max_decisions, f"still going after {self.game.max_decisions} decisions"
                )
                self.check_question(match.state)
                if len(match.moves) % self.every == 0:
                    self.check_deeply(match.state)
                answer = picker.choose(match.state)
                if answer is None:
                    return match
                self.answer(answer[0], answer[1])
            self.check_end()
        except ContractViolation:
            raise
        except Exception as error:  # whatever a game raises here is a breach: report it with its record
            raise ContractViolation(f"{type(error).__name__}: {error}", self.record()) from error
        return match

    def answer(self, seat: Seat, move: Move) -> None:
        self.answers.append((seat, move))
        for event in self.match.play(seat, move):
            self.game.named_arguments(event.key, event.args)
        self.match.state.check()

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            raise ContractViolation(f"{what} (after move {len(self.match.moves)})", self.record())

    def record(self) -> Doc:
        """Return the record so far, and under "walk" what makes the same walk again (see `reproduce`)."""
        note = self.note(self.match.setup)
        try:
            record = {**write_record(self.match, secret=True), **note}
        except Exception:  # a table too broken to be written down: its answers still are
            return note
        record["checksum"] = checksum(record)
        return record

    def note(self, setup: Setup) -> Doc:
        answers = [[seat, self.game.notation(move)] for seat, move in self.answers]
        walk = {"seed": self.seed, "every": self.every, "answers": answers}
        note = {
            "format": FORMAT,
            "game": self.game.slug,
            "rules": setup.rules,
            "seats": setup.seats,
            "options": setup.options,
            "walk": walk,
        }
        return note if self.start is None else {**note, "start": self.start}

    # --- at every question --------------------------------------------------

    def check_question(self, s: State) -> None:
        """Check that somebody is asked and has an answer, and that each answer has a name of its own."""
        seats = s.waiting()
        self.require(bool(seats) and len(set(seats)) == len(seats), f"nobody, or somebody twice, is asked: {seats}")
        for seat in seats:
            options = s.options(seat)
            self.require(bool(options), f"seat {seat} is stuck at {type(s.agenda[-1]).__name__}")
            self.require(len(set(options)) == len(options), f"seat {seat} is offered something twice: {options}")
            self.require(options == s.options(seat), f"the options of seat {seat} are not stable")
            for move in options:
                self.require(0 <= move < self.game.moves, f"move {move} is outside the catalogue")
                text = self.game.notation(move)
                self.require(self.game.parse(text) == move, f"{text!r} is not read back as move {move}")
            self.check_setting(s, seat, options)

    def check_setting(self, s: State, seat: Seat, options: list[Move]) -> None:
        """Check that a setting which may answer is declared with its texts, and that every answer it gives is legal."""
        for choice, move in self.standing_answers(s, seat).items():
            legal = move == UNANSWERED or move in options
            self.require(legal, f"{choice!r} answers for seat {seat} with move {move}, which it is not offered")

    def standing_answers(self, s: State, seat: Seat) -> dict[str, Move]:
        """Return what stands as the answer to the question, by the choices of its setting."""
        name = s.question.setting(s, seat)
        if not name:
            return {}
        setting = self.game.setting(self.match.setup, name)
        nameless = [key for key in setting.text_keys() if key not in self.game.names]
        self.require(not nameless, f"the setting {name} has texts that are not declared: {', '.join(nameless)}")
        self.settled.add(name)
        return {choice: s.question.standing(s, seat, choice) for choice in setting.choices[1:]}

    # --- now and then -------------------------------------------------------

    def check_deeply(self, s: State) -> None:
        self.check_words(s)
        self.check_copy(s)
        self.check_position(s)
        self.check_no_dead_end(s)
        before, public = s.digest(), s.view(NOBODY)
        for seat in range(s.seats):
            self.check_imagined(s, seat, before, public)

    def check_words(self, s: State) -> None:
        """Check that every question and choice has a declared key with the declared number of arguments."""
        for seat in s.waiting():
            question = s.prompt(seat)
            self.game.named_arguments(question.key, question.args)
            for move in s.options(seat):
                label = self.game.label(s, seat, move)
                self.game.named_arguments(label.key, label.args)
                self.game.anchor(s, seat, move)

    def check_copy(self, s: State) -> None:
        """Check that a copy has every field, and that playing it leaves the original as it was."""
        before = s.digest()
        unset = unset_fields(s)
        self.require(not unset, f"fields of the table have no first value: {', '.join(unset)}")
        copy = s.copy()
        forgotten = forgotten_fields(s, copy)
        self.require(not forgotten, f"a copy forgets fields: {', '.join(forgotten)}")
        self.require(copy.digest() == before, "a copy differs from its original")
        play_on(copy, self.side, COPY_MOVES)
        self.require(s.digest() == before, "playing a copy changed the original")

    def check_position(self, s: State) -> None:
        """Check that the position, written and read, is the same table."""
        doc = json.loads(json.dumps(s.position()))
        self.require(doc.get("rules") == s.rules, "the position does not name its rules revision")
        again = self.game.from_position(doc, s.chance.copy())
        self.require(again.rules == s.rules, "the position is read by another revision")
        self.require(again.digest() == s.digest(), "the position does not round-trip")
        again.check()
        unset = unset_fields(again)
        self.require(not unset, f"fields of a table that was read have no value: {', '.join(unset)}")
        for seat in s.waiting():
            self.require(again.options(seat) == s.options(seat), f"seat {seat} has other options in the position")

    def check_no_dead_end(self, s: State) -> None:
        """Check that behind every option there is a next question with an answer, or the end."""
        for seat in s.waiting():
            for move in s.options(seat):
                ahead = s.copy()
                ahead.apply(seat, move)
                text = self.game.notation(move)
                stuck = [other for other in ahead.waiting() if not ahead.options(other)]
                self.require(not stuck, f"{text!r} of seat {seat} leads to a dead end for seat {stuck}")

    def check_imagined(self, s: State, seat: Seat, before: str, public: Doc) -> None:
        """Check that what a seat imagines is a possible table that looks the same to it and to spectators.

        `before` and `public` are the table's digest and what spectators see of it.
        """
        seed = self.side.pick(1_000_000)
        other = s.imagine(seat, FastChance(seed))
        self.require(s.digest() == before, f"imagining changed the table (seat {seat})")
        again, imagined = s.imagine(seat, FastChance(seed + 1)).imagine(seat, FastChance(seed)), other.digest()
        self.require(again.digest() == imagined, f"what seat {seat} imagines depends on what it can't know")
        other.check()
        own = s.view(seat)
        self.require(other.view(seat) == own, f"seat {seat} sees that an imagined table is another one")
        self.require(other.view(NOBODY) == public, f"spectators see more than seat {seat}")
        self.require(set(s.waiting()) <= set(other.waiting()), f"an imagined table asks others (seat {seat})")
        step = other.agenda[-1]
        if isinstance(step, Simultaneous):
            held = [i for i, move in enumerate(step.answers) if move >= 0 and i != seat]
            self.require(not held, f"seat {seat} could read the secret answers of {held}")
        if seat in s.waiting():
            self.require(other.options(seat) == s.options(seat), f"seat {seat} has other options when imagined")
        for asked in s.waiting():
            at_once = [move != UNANSWERED for move in self.standing_answers(s, asked).values()]
            known = [move != UNANSWERED for move in self.standing_answers(other, asked).values()]
            self.require(at_once == known, f"seat {seat} learns something when seat {asked} answers by its setting")
        json.dumps(own)
        if imagined != before:
            self.varied[seat] = True

    # --- at the end ---------------------------------------------------------

    def check_end(self) -> None:
        """Check that the record replays and verifies, and that the scores follow from the final position."""
        match, s = self.match, self.match.state
        record = read_record(json.dumps(write_record(match)))
        games = {self.game.slug: self.game}
        self.require(replay(record, games).state.digest() == s.digest(), "the record replays to another position")
        verify(record, games)
        again = self.game.from_position(json.loads(json.dumps(s.position())), FastChance(1))
        self.require(again.over, "the final position is not over")
        self.require(again.scores() == s.scores(), "the scores do not follow from the final position")
        self.require(len(s.scores()) == s.seats, "not every seat has a score")
        ranked = sorted(seat for rank in s.ranking() for seat in rank)
        self.require(ranked == list(range(s.seats)), "the ranking does not hold every seat once")


def reproduce(record: Doc, game: Game[Any]) -> None:
    """Walk again as a failed walk did; raises the same ContractViolation if the game still breaks its word."""
    try:
        seats, options, walk = record["seats"], record["options"], record["walk"]
        rules = record.get("rules", 0)
        answers = [(seat, game.parse(text)) for seat, text in walk["answers"]]
        start = record.get("start")
        again = ContractRun(game, seats, options, walk["seed"], every=walk["every"], rules=rules, start=start)
    except (KeyError, TypeError, ValueError):
        raise BadRecord("the record is of no failed walk") from None
    again.run(ScriptedPicker(answers))


def play_on(s: State, chance: Chance, most: int) -> int:
    """Answer at random, at most `most` times; returns how many answers were given."""
    for n in range(most):
        if s.over:
            return n
        seat = s.waiting()[0]
        options = s.options(seat)
        if not options:
            raise RulesBug(f"seat {seat} is stuck at {type(s.agenda[-1]).__name__}")
        s.apply(seat, options[chance.below(len(options), "pick")])
    return most


def playout(s: State, chance: FastChance) -> int:
    """Play to the end with random answers, as fast as can be; returns the number of decisions."""
    n = 0
    while s.agenda:
        step = s.agenda[-1]
        seat = step.next_seat_to_answer()
        options = step.options(s, seat)
        s.apply(seat, options[chance.pick(len(options))])
        n += 1
    return n


def play_choices(s: State, chance: FastChance) -> int:
    """Play to the end as `playout` does, but count only the answers where there was a choice."""
    n = 0
    while s.agenda:
        step = s.agenda[-1]
        seat = step.next_seat_to_answer()
        options = step.options(s, seat)
        if len(options) == 1:
            s.apply(seat, options[0])
        else:
            s.apply(seat, options[chance.pick(len(options))])
            n += 1
    return n


def perft(s: State, depth: int) -> int:
    """Count the sequences of `depth` answers, where of several seats asked at once the first answers first."""
    if depth == 0 or s.over:
        return 1
    seat = s.waiting()[0]
    total = 0
    for move in s.options(seat):
        ahead = s.copy()
        ahead.apply(seat, move)
        total += perft(ahead, depth - 1)
    return total
