"""Composing a turn: what can be done with the pieces a seat has picked, and what comes of it.

A player thinks "these dice for that", in any order; a table asks small questions in one order. `compose` walks the
seat's own answers from the question at hand, on a table that the seat can't tell from the real one, and finds every
way to complete what is picked. It stops where luck is drawn, a secret is shown, another seat is asked or the turn ends.
"""

from __future__ import annotations

from typing import Any, Final

from beffroi.kernel.chance import FastChance
from beffroi.kernel.composition import AmountChange, Completion, Composition, Joining, Lack, Offer, TakenDefault
from beffroi.kernel.game import Game
from beffroi.kernel.label import Label
from beffroi.kernel.lookahead import CLOSED, OPEN, OTHERS, SEALED, ConstantChance, answer, rolls_on
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.state import UNANSWERED, Move, Seat, State
from beffroi.kernel.step import UNKNOWN, YES

MOST_PATHS: Final = 4000  # answers tried for one composition; far more than any table of ours needs
MOST_DEEP: Final = 60  # answers of one turn
NO_MOVE: Final = -1
PURSE: Final = "deniers"


class Path:
    """A table some answers further on, with what is left of the picks."""

    __slots__ = (
        "anchor",
        "answers",
        "begun",
        "branch",
        "budget",
        "chosen",
        "defaults",
        "direct",
        "label",
        "picks",
        "price",
        "state",
        "status",
        "times",
        "willed",
    )

    def __init__(self, state: State, picks: list[Move], chosen: list[Move]) -> None:
        self.state = state
        self.picks = picks  # left
        self.chosen = chosen  # left
        self.status = OPEN
        self.willed = False  # something in it was picked or chosen
        self.budget = 1  # how often it may still branch freely
        self.branch = NO_MOVE  # the answer by which it branched
        self.answers: list[Move] = []
        self.defaults: list[tuple[State, Move]] = []  # the tables at which a default was taken
        self.direct = False
        self.begun: State | None = None  # the table at which pieces were asked for last
        self.price = 0
        self.times = 0
        self.anchor = ""
        self.label: Label | None = None


class Composer:
    """Works a composition out, a slice at a time, so that a server can do other things in between."""

    __slots__ = (
        "base",
        "before",
        "chosen",
        "entries",
        "game",
        "lacking",
        "picked",
        "queue",
        "result",
        "seat",
        "settings",
        "source",
        "tried",
        "worlds",
    )

    def __init__(
        self, game: Game[Any], s: State, seat: Seat, picked: list[Move], chosen: list[Move], settings: Chosen
    ) -> None:
        self.game = game
        self.seat = seat
        self.picked = sorted(picked)
        self.chosen = chosen
        self.settings = settings  # of the seat: an answer that stands is its default
        self.base = s.imagine(seat, FastChance(1))
        self.base.journal = None
        self.source = s
        self.worlds: list[State] = []  # other tables the seat can't tell from the real one, with other luck
        self.before = game.ledger(self.base, seat)
        self.tried = 0
        self.queue: list[Path] = []
        self.entries: list[Path] = []  # where pieces are asked for and none is taken yet
        self.lacking: dict[Move, Label] = {}  # by the branch: what it lacks
        asked = seat in self.base.waiting()
        self.result = Composition(self.base.prompt(seat) if asked else None)
        if asked:
            self.queue.append(Path(self.base, self.picked, chosen))

    def advance(self) -> bool:
        """Work on; False when everything is found."""
        if not self.queue:
            return False
        path = self.queue.pop(0)
        self.walk(path)
        if not self.queue:
            self.find_more()
            self.find_missing()
            self.find_direct()
        return bool(self.queue)

    # --- walking ----------------------------------------------------------------

    def walk(self, path: Path) -> bool:
        """Follow the answers from here; True if something was completed, or waits in the queue."""
        self.tried += 1
        if self.tried > MOST_PATHS or len(path.answers) > MOST_DEEP:
            return False
        if path.status != OPEN:
            return self.complete(path)
        s, seat = path.state, self.seat
        question = s.question
        options = s.options(seat)
        default = standing_answer(s, seat, self.settings)
        if default == UNANSWERED:
            default = question.default(s, seat)
        for i in range(len(path.chosen)):
            move = path.chosen[i]
            if move in options and move != default:
                return self.walk(self.take(path, move, NO_MOVE, i))
        pieces = [move for move in options if question.part(s, seat, move)]
        if pieces and len(path.picks) == len(self.picked):
            self.entries.append(path)
            path.begun = s
        found = False
        picks = distinct([move for move in path.picks if move in pieces])
        if default != UNANSWERED and (not picks or default in pieces):
            found = self.walk_default(path, default, options)
        elif len(options) == 1 and not pieces:
            return self.walk(self.take(path, options[0], NO_MOVE, NO_MOVE))
        for move in picks:
            found = self.walk(self.take(path, move, path.picks.index(move), NO_MOVE)) or found
        if picks and default != UNANSWERED and default not in pieces and not found:
            found = self.walk_default(path, default, options)
        if default in path.chosen:  # after the rest, as it may be meant for a later question
            found = self.walk(self.take(path, default, NO_MOVE, path.chosen.index(default))) or found
        if path.budget and (not path.answers or question.branches(s, seat)):
            if path.willed and not (path.picks or path.chosen or pieces):
                self.complete(path)  # it may also stop here
            return self.branch(path, options, pieces, default) or found
        if found or default != UNANSWERED:
            return found
        if pieces or path.picks or path.chosen:
            self.note_lack(path)
            return False
        return self.complete(path)

    def walk_default(self, path: Path, default: Move, options: list[Move]) -> bool:
        """Take the default, and note what could be answered instead."""
        child = self.take(path, default, path.picks.index(default) if default in path.picks else NO_MOVE, NO_MOVE)
        if len(options) > 1:
            child.defaults = [*path.defaults, (path.state, default)]
        return self.walk(child)

    def branch(self, path: Path, options: list[Move], pieces: list[Move], default: Move) -> bool:
        """Look at every other answer on its own, later."""
        found = False
        for move in options:
            if move != default and move not in pieces:
                child = self.take(path, move, NO_MOVE, NO_MOVE)
                child.budget -= 1
                child.branch = move
                child.willed = True
                self.queue.append(child)
                found = True
        return found

    def take(self, path: Path, move: Move, pick: int, chosen: int) -> Path:
        """Return the table after an answer, without the pick or the choice (by index) that it was."""
        old, seat = path.state, self.seat
        question = old.question
        s = old.copy()
        child = Path(s, without(path.picks, pick), without(path.chosen, chosen))
        child.answers = [*path.answers, move]
        child.willed = path.willed or pick >= 0 or chosen >= 0
        child.budget, child.branch, child.defaults, child.begun = path.budget, path.branch, path.defaults, path.begun
        child.anchor, child.label, child.direct, child.times = path.anchor, path.label, path.direct, path.times
        if (not path.answers or question.branches(old, seat)) and not question.part(old, seat, move):
            child.anchor, child.label = question.anchor(old, seat, move), question.label(old, seat, move)
            child.direct = question.direct(old, seat, move)
        child.anchor = question.spot(old, seat, move) or child.anchor
        times = question.how_often(old, seat, move)
        if times:
            child.times = times if times > 0 else child.times + times
        bill, purse = question.bill(old, seat, move), self.game.purse(old, seat)
        child.status = answer(s, seat, move)
        child.price = path.price + (max(0, purse - self.game.purse(s, seat)) if bill == UNKNOWN else bill)
        return child

    # --- what is found ------------------------------------------------------------

    def complete(self, path: Path) -> bool:
        """Keep a way to complete the picks, if nothing of them is left."""
        if path.picks or path.chosen or not path.answers:
            self.note_lack(path)
            return False
        for done in self.result.completions:
            if done.answers == path.answers:
                return True
        chosen = [*self.chosen, path.branch] if path.branch != NO_MOVE else self.chosen[:]
        done = Completion(path.answers, chosen, path.anchor, path.label)
        done.direct = path.direct
        done.times = path.times
        taken = [self.default_taken(s, move) for s, move in path.defaults]
        done.defaults = [one for one in taken if one.alternatives]
        done.ends = path.status in (CLOSED, OTHERS)
        done.seals = path.status == SEALED or (path.status == CLOSED and rolls_on(path.state))
        if path.status == OPEN:
            done.next = path.state.prompt(self.seat)
        self.tell_changes(done, path)
        self.result.completions.append(done)
        return True

    def tell_changes(self, done: Completion, path: Path) -> None:
        """Compare before and after; what luck could alter is left out."""
        after = self.game.ledger(path.state, self.seat)
        names = list(after)
        if path.status == SEALED:
            for world in self.other_worlds():
                s = world.copy()
                for move in path.answers:
                    answer(s, self.seat, move)
                other = self.game.ledger(s, self.seat)
                names = [name for name in names if other[name] == after[name]]
        done.price = path.price
        if PURSE in names:
            done.price = max(path.price, self.before[PURSE] - after[PURSE])
        for name in names:
            before, now = self.before[name], after[name]
            gain = now - before + (done.price if name == PURSE else 0)
            if before != now or gain:
                done.changes.append(AmountChange(name, before, now, gain))

    def other_worlds(self) -> list[State]:
        """Imagine the table with the worst, the best and some other luck; only what luck decides needs them."""
        if not self.worlds:
            self.worlds = [self.source.imagine(self.seat, FastChance(seed)) for seed in (2, 3, 4)]
            self.worlds[0].chance = ConstantChance(False)
            self.worlds[1].chance = ConstantChance(True)
        return self.worlds

    def default_taken(self, s: State, move: Move) -> TakenDefault:
        seat, question = self.seat, s.question
        others = [
            self.offer(s, other)
            for other in s.options(seat)
            if other != move and (question.part(s, seat, move) or not question.part(s, seat, other))
        ]
        return TakenDefault(s.prompt(self.seat), self.offer(s, move), others)

    def offer(self, s: State, move: Move) -> Offer:
        return Offer(move, self.game.anchor(s, self.seat, move), self.game.label(s, self.seat, move))

    def note_lack(self, path: Path) -> None:
        """Remember what a branch lacks that leads nowhere."""
        if path.branch in self.lacking:
            return
        begun = path.begun
        if begun is None:  # it does not ask for pieces at all
            return
        question, seat = begun.question, self.seat
        if not path.picks or question.gathers(begun, seat, self.picked) == YES:
            why = question.lacks(begun, seat, self.picked)
        else:
            picks = self.picked[:]
            picks.remove(path.picks[0])
            why = question.why_apart(begun, seat, picks, path.picks[0])
        self.lacking[path.branch] = why

    def find_missing(self) -> None:
        """Say of every branch without a completion what it lacks."""
        done = [completion.chosen[-1] for completion in self.result.completions if completion.chosen]
        for move, why in self.lacking.items():
            if move == NO_MOVE:
                if self.chosen and not self.result.completions:
                    self.result.missing.append(Lack(self.first_offer(self.chosen[0]), why))
            elif move not in done:
                self.result.missing.append(Lack(self.first_offer(move), why))

    def find_direct(self) -> None:
        """Mark what a click on a piece means: the only way there is, or the one the rules of the table prefer."""
        for done in self.result.completions:
            others = [one for one in self.result.completions if one.anchor == done.anchor and one.chosen != done.chosen]
            done.direct = bool(done.anchor) and (not others or done.direct)

    def first_offer(self, move: Move) -> Offer:
        """Return an answer in the words of the first question on the way that offers it."""
        for entry in [self.base, *[s for path in self.entries for s, _ in path.defaults]]:
            if move in entry.options(self.seat):
                return self.offer(entry, move)
        return Offer(move, "", Label("refused"))

    # --- pieces that may join ---------------------------------------------------------

    def find_more(self) -> None:
        """Say of every piece whether it could join those picked, and at what price."""
        seen: set[Move] = set()
        for entry in self.entries:
            for piece in entry.state.question.pieces(entry.state, self.seat):
                if piece not in seen:
                    seen.add(piece)
                    self.result.more.append(self.joining(entry, piece))

    def joining(self, first: Path, piece: Move) -> Joining:
        """Look for an action to which the picks and this piece belong together."""
        picks = [*self.picked, piece]
        offer = self.offer(first.state, piece)
        for entry in self.entries:
            s = entry.state
            if self.gathers(s, picks):
                return Joining(offer, self.growth(s, piece), None)
        return self.apart(offer, piece)

    def apart(self, offer: Offer, piece: Move) -> Joining:
        """Choose among the actions the one that says best what keeps the piece away; if it is the price, that is told.

        One to which both the picks and the piece would belong by themselves, or at least the picks; a reason with
        figures before one without.
        """
        best, rank, price = Label("refused"), -1, 0
        for entry in self.entries:
            s = entry.state
            if not self.gathers(s, self.picked):
                continue
            why = s.question.why_apart(s, self.seat, self.picked, piece)
            found = 2 * self.gathers(s, [piece]) + (len(why.args) > 0)
            if found > rank:
                best, rank = why, found
                price = self.growth(s, piece) if s.question.dear(why) else 0
        return Joining(offer, price, best)

    def growth(self, s: State, piece: Move) -> int:
        """Return by how much the bill grows with the piece."""
        question = s.question
        return question.cost_of(s, self.seat, [*self.picked, piece]) - question.cost_of(s, self.seat, self.picked)

    def gathers(self, s: State, picks: list[Move]) -> bool:
        """Tell whether these pieces belong together where pieces are asked for."""
        known = s.question.gathers(s, self.seat, picks)
        return known == YES or (known == UNKNOWN and self.consumes(s, picks))

    def consumes(self, s: State, picks: list[Move]) -> bool:
        """Tell whether a question, and those like it that follow, take all these pieces in some order."""
        self.tried += 1
        if not picks:
            return True
        if self.tried > MOST_PATHS:
            return False
        question, options = s.question, s.options(self.seat)
        for move in distinct(picks):
            if move in options and question.part(s, self.seat, move):
                ahead = s.copy()
                left = without(picks, picks.index(move))
                if not left or (answer(ahead, self.seat, move) == OPEN and self.consumes(ahead, left)):
                    return True
        return False


def compose(game: Game[Any], s: State, seat: Seat, picked: list[Move], chosen: list[Move]) -> Composition:
    """Find every way to complete a turn with the pieces picked and the answers chosen.

    `picked` are pieces (see `Question.part`) in any order, each as often as it is picked; `chosen` are the answers that
    are settled, the action first, then others than the defaults.
    """
    composer = Composer(game, s, seat, picked, chosen, {})
    while composer.advance():
        pass
    return composer.result


def without(items: list[Move], i: int) -> list[Move]:
    """Return the items but the one at an index; all of them where it is none."""
    return items if i < 0 else items[:i] + items[i + 1 :]


def distinct(items: list[Move]) -> list[Move]:
    """Return each item once, in order."""
    found: list[Move] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found
