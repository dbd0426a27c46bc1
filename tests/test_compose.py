"""Composed turns of every game: what `compose` tells is playable and true, complete, and nobody's secret."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations
from typing import Any

import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.compose import compose
from beffroi.kernel.composition import Completion, Composition
from beffroi.kernel.contract import Picker
from beffroi.kernel.game import Game
from beffroi.kernel.lookahead import CLOSED, OPEN, SEALED, answer, rolls_on
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat, State
from tests.toys.fair import GAME as FAIR

TABLES = 4  # of each set of options
LONGEST_WALK = 260  # answers to a random table
MOST_TURNS = 400  # of a table that is small enough to look at every turn
MOST_ANSWERS = 9

GAMES = [FAIR, *beffroi.all_games().values()]
CASES = [
    pytest.param(game, seats, options, index, id=f"{game.slug}-{seats}-{index}")
    for game in GAMES
    for seats in range(game.seats[0], game.seats[1] + 1)
    for index, options in enumerate(game.option_sets(seats))
]


def random_table(game: Game[Any], seats: int, options: Doc, seed: int) -> tuple[State, Seat] | None:
    """Play at random for a while; a table and a seat that is asked there."""
    s = game.new(seats, options, seed=seed)
    picker = Picker(seed)
    for _ in range(seed * 37 % LONGEST_WALK):
        choice = picker.choose(s)
        assert choice is not None
        s.apply(*choice)
        if s.over:
            return None
    return s, s.waiting()[0]


def told(game: Game[Any], one: Composition) -> list[Any]:
    """Everything a composition says, to compare."""
    return [
        one.question,
        [
            (
                done.answers,
                done.chosen,
                done.anchor,
                done.label,
                done.direct,
                done.times,
                done.price,
                [(change.name, change.before, change.after, change.gain) for change in done.changes],
                [
                    (taken.question, taken.answer.move, [other.move for other in taken.alternatives])
                    for taken in done.defaults
                ],
                done.seals,
                done.ends,
                done.next,
            )
            for done in one.completions
        ],
        [(joining.offer.move, joining.cost, joining.why) for joining in one.more],
        [(lack.offer.move, lack.why) for lack in one.missing],
    ]


def some_picks(one: Composition, luck: FastChance) -> list[Move]:
    """Pick up to three pieces of those that may join."""
    pieces = [joining.offer.move for joining in one.more if joining.why is None]
    return [pieces[luck.pick(len(pieces))] for _ in range(min(len(pieces), 1 + luck.pick(3)))]


def compositions(game: Game[Any], s: State, seat: Seat, seed: int) -> list[tuple[list[Move], list[Move], Composition]]:
    """Compose from nothing, from some picks, from an action, and from both."""
    luck = FastChance(seed)
    rest = compose(game, s, seat, [], [])
    asked = [([], [], rest)]
    picks = some_picks(rest, luck)
    if picks:
        asked.append((picks, [], compose(game, s, seat, picks, [])))
    actions = [done.chosen for done in rest.completions if done.chosen] + [[lack.offer.move] for lack in rest.missing]
    for chosen in [actions[luck.pick(len(actions))] for _ in range(2) if actions]:
        alone = compose(game, s, seat, [], chosen)
        asked.append(([], chosen, alone))
        picks = some_picks(alone, luck)
        if picks:
            asked.append((picks, chosen, compose(game, s, seat, picks, chosen)))
    return asked


def play(s: State, seat: Seat, answers: list[Move]) -> tuple[State, int]:
    """Play answers on the real table, as far as a composed turn goes; each must be offered."""
    ahead, status = s.copy(), OPEN
    ahead.forget_answers(seat)  # what others have answered in secret is no more than luck to this seat
    for move in answers:
        assert status == OPEN
        assert move in ahead.options(seat)
        status = answer(ahead, seat, move)
    return ahead, status


def check_true(game: Game[Any], s: State, seat: Seat, done: Completion) -> None:
    """A completion is playable and leads to the outcome it told, up to luck."""
    ahead, status = play(s, seat, done.answers)
    before, after = game.ledger(s, seat), game.ledger(ahead, seat)
    known = {change.name: change.after for change in done.changes}
    if status == SEALED:
        assert {name: after[name] for name in known} == known
    else:
        assert {name: known.get(name, before[name]) for name in after} == after
    assert done.seals == (status == SEALED or (status == CLOSED and rolls_on(ahead)))
    assert done.ends == (status not in (OPEN, SEALED))
    assert done.next == (ahead.prompt(seat) if status == OPEN else None)
    for change in done.changes:
        game.named_arguments(f"change-{change.name}", (change.gain,))
    for label in [done.label, done.next, *(taken.question for taken in done.defaults)]:
        if label is not None:
            game.named_arguments(label.key, label.args)


@pytest.mark.parametrize(("game", "seats", "options", "index"), CASES)
def test_compositions_are_true_and_nobodys_secret(game: Game[Any], seats: int, options: Doc, index: int) -> None:
    for n in range(TABLES):
        found = random_table(game, seats, options, index * TABLES + n)
        if found is None:
            continue
        s, seat = found
        same = s.imagine(seat, FastChance(index + 100))
        for picks, chosen, one in compositions(game, s, seat, index + n):
            for done in one.completions:
                check_true(game, s, seat, done)
                parts = Counter(done.answers)
                assert not Counter([*picks, *chosen]) - parts, "what was picked is left out"
            for why in [*(joining.why for joining in one.more), *(lack.why for lack in one.missing)]:
                if why is not None:
                    game.named_arguments(why.key, why.args)
                    assert why.key != "why-order"
            everything = told(game, one)
            for order in islice(permutations(picks), 1, 4):
                assert told(game, compose(game, s, seat, list(order), chosen)) == everything
            assert told(game, compose(game, same, seat, picks, chosen)) == everything


class Turn:
    """A turn that was found by looking at every answer: which of them are pieces, and which nobody had to give."""

    def __init__(self) -> None:
        self.answers: list[Move] = []
        self.parts: list[Move] = []
        self.chosen: list[Move] = []
        self.lead: list[Move] = []  # what was chosen before the last piece

    def then(self, move: Move, part: bool, usual: bool) -> Turn:
        longer = Turn()
        longer.answers = [*self.answers, move]
        if part and self.parts and self.answers[-1] != self.parts[-1]:  # of another lot: the first one is settled
            longer.chosen, longer.parts, longer.lead = self.answers, [move], self.answers
            return longer
        longer.parts = [*self.parts, move] if part else self.parts
        longer.chosen = self.chosen if part or usual else [*self.chosen, move]
        longer.lead = self.chosen if part else self.lead
        return longer


def every_turn(s: State, seat: Seat, so_far: Turn, found: list[Turn]) -> bool:
    """Find all turns by looking at every answer; False if there are too many."""
    question, options = s.question, s.options(seat)
    default = question.default(s, seat)
    for move in options:
        part = question.part(s, seat, move)
        usual = (move == default or (len(options) == 1 and default == UNANSWERED)) and not part
        turn, ahead = so_far.then(move, part, usual), s.copy()
        if answer(ahead, seat, move) != OPEN:
            found.append(turn)
        elif len(turn.answers) >= MOST_ANSWERS or not every_turn(ahead, seat, turn, found):
            return False
        if len(found) > MOST_TURNS:
            return False
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_compositions_are_every_turn_there_is(game: Game[Any]) -> None:
    """On small tables: each turn of a full walk is composed of its pieces, and each piece that joins is in a turn."""
    looked_at = 0
    for seed in range(60):
        table = random_table(game, 2 + seed % 2, {}, seed)
        turns: list[Turn] = []
        if table is None or not every_turn(table[0], table[1], Turn(), turns):
            continue
        s, seat = table
        looked_at += 1
        for turn in turns:
            one = compose(game, s, seat, turn.parts[::-1], turn.chosen)
            assert turn.answers in [done.answers for done in one.completions], [game.notation(m) for m in turn.answers]
        for action in {turn.lead[0] for turn in turns if len(turn.lead) == 1}:
            plain = [Counter(turn.parts) for turn in turns if turn.lead == [action]]
            for joining in compose(game, s, seat, [], [action]).more:
                piece = joining.offer.move
                assert (joining.why is None) == any(piece in parts for parts in plain), game.notation(piece)
                if joining.why is not None:
                    continue
                for further in compose(game, s, seat, [piece], [action]).more:
                    both = Counter([piece, further.offer.move])
                    assert (further.why is None) == any(not both - parts for parts in plain)
        if looked_at == 12:
            return
    assert looked_at >= 3
