"""Phase 3, second part: the black dice are rolled and countered, the highest first, seat after seat."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.lots import read_dice
from beffroi.games.troyes.moves import BASE_COUNT, DIE, DONE, FOE, RECRUIT, REROLL, TURN, YIELD
from beffroi.games.troyes.pieces import COLOUR, COLOURS, FACES, NEUTRAL, OWNER, SEATS, VALUE, die_text, read_die
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.extra import act_extra, extra_anchor, extra_label
from beffroi.games.troyes.steps.influence import influence_label, influence_moves, spend_influence
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import NO, YES, Automatic, Question


class RollBlackDice(Automatic[Troyes]):
    """The first player rolls the black dice that the events brought."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        if s.black:
            s.black = sorted((s.chance.below(FACES, "black") + 1 for _ in s.black), reverse=True)
            for observer in s.ruleset.observers:
                observer.black_rolled(s)
            s.tell("black-dice", len(s.black), s.black[0])
            face_black_die(s, s.first)


def face_black_die(s: Troyes, owner: int) -> None:
    """The highest black die stands before a seat, or before the neutral player where somebody plays for it."""
    if owner == NEUTRAL:
        assert s.ruleset.neutral_faces is not None
        s.agenda.append(s.ruleset.neutral_faces)
    else:
        s.agenda.append(FACE_BLACK_DIE[owner])


class FaceBlackDie(Automatic[Troyes]):
    """The highest black die stands before a seat; who has neither the dice nor influence gives in at once."""

    __slots__ = ("facing",)

    def __init__(self, facing: Seat) -> None:
        super().__init__()
        self.facing = facing

    def fields(self) -> Doc:
        return {"facing": self.facing}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> FaceBlackDie:
        return cls(r.seat("facing"))

    def closes(self, s: Troyes, seat: Seat) -> bool:
        return self.facing != seat

    def resolve(self, s: Troyes) -> None:
        if not s.black:
            return
        seat = self.facing
        dice = own_dice(s, seat)
        if strength(s, dice) >= s.black[0] or influence_moves(s, seat, bool(dice)) or face_moves(s, seat):
            s.agenda.append(COUNTER_BLACK_DIE[seat])
        else:
            give_in(s, seat)


def face_moves(s: Troyes, seat: Seat) -> list[Move]:
    """Return what expansions let the seat do against the highest black die."""
    found: list[Move] = []
    for extra in s.ruleset.extra_moves:
        found += extra.facing_black(s, seat)
    return found


def own_dice(s: Troyes, seat: Seat) -> list[int]:
    return [code for code in s.dice if OWNER[code] == seat]


def strength(s: Troyes, dice: list[int]) -> int:
    """Return what dice are worth against black ones: red counts double."""
    strengths, total = s.ruleset.strengths, 0
    for code in dice:
        total += strengths[code]
    return total


def give_in(s: Troyes, seat: Seat) -> None:
    """The highest black die is gone, at the price of points; the next seat faces the next one."""
    value = s.black[0]
    s.black = s.black[1:]
    s.tell("gives-in", seat, value, s.ruleset.shortfall)
    s.gain_points(seat, -s.ruleset.shortfall)
    face_black_die(s, s.next_seat(seat))


class CounterBlackDie(Question[Troyes]):
    """Own dice of any colours against the highest black die, and against others with the same dice.

    Black dice are added first, then own dice are taken from high to low until
    they are worth enough; more may be thrown in. Influence may be spent before.
    Giving in is only for a seat whose dice, as they lie, are too weak.
    """

    __slots__ = ("dice", "foes")

    def __init__(self, seat: Seat, foes: list[int], dice: list[int]) -> None:
        super().__init__(seat)
        self.foes = foes  # further black dice to counter
        self.dice = dice  # own dice taken so far

    def fields(self) -> Doc:
        return {"foes": self.foes[:], "dice": [die_text(code) for code in self.dice]}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> CounterBlackDie:
        return cls(r.seat(), r.numbers("foes", len(r.values("foes")), 1, FACES, 0), read_dice(r, s))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-counter-black-die", (self.target(s), strength(s, self.dice)))

    def target(self, s: Troyes) -> int:
        total = s.black[0]
        for value in self.foes:
            total += value
        return total

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        mine = own_dice(s, seat)
        target, thrown = self.target(s), strength(s, self.dice)
        found: list[Move] = []
        if not self.dice:
            total = strength(s, mine)
            if total < target:
                return [YIELD, *influence_moves(s, seat, bool(mine)), *face_moves(s, seat)]
            if not self.foes:
                found = influence_moves(s, seat, True) + face_moves(s, seat)
            found += [FOE + value - 1 for value in self.more_foes(s) if target + value <= total]
        elif thrown >= target:
            found.append(DONE)
        found += [DIE + code for code in self.next_dice(s, mine, target - thrown)]
        return found

    def part(self, s: Troyes, seat: Seat, move: Move) -> bool:
        return DIE <= move < FOE

    def pieces(self, s: Troyes, seat: Seat) -> list[Move]:
        return [DIE + code for code in sorted(set(own_dice(s, seat)), reverse=True)]

    def default(self, s: Troyes, seat: Seat) -> Move:
        return DONE if self.dice and strength(s, self.dice) >= self.target(s) else UNANSWERED

    def gathers(self, s: Troyes, seat: Seat, picks: list[Move]) -> int:
        """Any own dice can be thrown in together, if all of them are strong enough."""
        mine = own_dice(s, seat)
        enough = strength(s, mine) >= self.target(s)
        return YES if enough and all(picks.count(move) <= mine.count(move - DIE) for move in picks) else NO

    def why_apart(self, s: Troyes, seat: Seat, picks: list[Move], piece: Move) -> Label:
        return Label("why-too-weak", (self.target(s),))

    def lacks(self, s: Troyes, seat: Seat, picks: list[Move]) -> Label:
        dice = [*self.dice, *[move - DIE for move in picks]]
        return Label("lacks-value", (self.target(s), strength(s, dice))) if dice else Label("lacks-dice")

    def more_foes(self, s: Troyes) -> list[int]:
        """Return the values of further black dice, not above the last one added: a set is chosen in one way only."""
        rest = s.black[1:]
        for value in self.foes:
            rest.remove(value)
        last = self.foes[-1] if self.foes else FACES
        found: list[int] = []
        for value in rest:
            if value <= last and (not found or value != found[-1]):
                found.append(value)
        return found

    def next_dice(self, s: Troyes, mine: list[int], lacking: int) -> list[int]:
        """Return the own dice behind the last one taken, as long as the remaining ones are strong enough."""
        start = 0
        if self.dice:
            start = mine.index(self.dice[-1]) + self.dice.count(self.dice[-1])
        left = strength(s, mine[start:])
        found: list[int] = []
        for i in range(start, len(mine)):
            if left < lacking:
                break
            if i == start or mine[i] != mine[i - 1]:
                found.append(mine[i])
            left -= s.ruleset.strengths[mine[i]]
        return found

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == YIELD:
            give_in(s, seat)
        elif REROLL <= move <= TURN:
            s.agenda.append(FACE_BLACK_DIE[seat])
            spend_influence(s, seat, move)
        elif move >= BASE_COUNT:
            act_extra(s, self, move)
        elif move >= FOE:
            s.agenda.append(CounterBlackDie(seat, [*self.foes, move - FOE + 1], []))
        elif move == DONE:
            self.counter(s, seat)
        else:
            self.throw(s, seat, [*self.dice, move - DIE])

    def throw(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        """Take one die more; with the last die there is nothing left to ask."""
        step = CounterBlackDie(seat, self.foes, dice)
        if len(dice) == len(own_dice(s, seat)):
            step.counter(s, seat)
        else:
            s.agenda.append(step)

    def counter(self, s: Troyes, seat: Seat) -> None:
        """Dice against dice: all of them are gone, with influence for each black one."""
        for code in self.dice:
            s.dice.remove(code)
        beaten = [s.black[0], *self.foes]
        black = s.black[:]
        for value in beaten:
            black.remove(value)
        s.black = black
        s.gain_influence(seat, s.ruleset.black_die_influence * len(beaten))
        s.tell("counters", seat, len(self.dice), len(beaten))
        face_black_die(s, s.next_seat(seat))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {
            "action": "counter",
            "foes": [s.black[0], *self.foes],
            "dice": [die_text(code) for code in self.dice],
            "value": strength(s, self.dice),
            "need": self.target(s),
            "gives": {"influence": s.ruleset.black_die_influence * (1 + len(self.foes))},
        }

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        for value in self.foes:
            out.pick(FOE + value - 1)
        for code in self.dice:
            out.pick(DIE + code)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == YIELD:
            return Label("yield", (s.ruleset.shortfall,))
        if move in (REROLL, RECRUIT, TURN):
            return influence_label(s, move)
        if move >= BASE_COUNT:
            return extra_label(s, self.seat, move)
        if move >= FOE:
            return Label("foe", (move - FOE + 1,))
        if move == DONE:
            return Label("counter", (strength(s, self.dice), self.target(s)))
        code = move - DIE
        return Label("fighting-die", (f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], s.ruleset.strengths[code]))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move >= BASE_COUNT:
            return extra_anchor(s, self.seat, move)
        if move >= FOE:
            return f"black:{move - FOE + 1}"
        if move >= DIE:
            return f"die:{die_text(move - DIE)}"
        return {REROLL: "influence:reroll", RECRUIT: "influence:recruit", TURN: "influence:turn"}.get(move, "")

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        code = read_die(anchor.removeprefix("die:"))
        if code < 0:
            return Label("why-black-first")
        if OWNER[code] != seat:
            return Label("why-no-buying")
        return Label("why-order" if self.dice else "why-too-weak", () if self.dice else (self.target(s),))


FACE_BLACK_DIE: Final = [FaceBlackDie(seat) for seat in range(SEATS)]
COUNTER_BLACK_DIE: Final = [CounterBlackDie(seat, [], []) for seat in range(SEATS)]
