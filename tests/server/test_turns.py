"""Composed turns at a table: one entry of the log, accepted or refused whole, in place of what could be taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import beffroi
from beffroi.kernel.compose import compose
from beffroi.kernel.step import Simultaneous
from beffroi.protocol.commands import ComposeBody, EndTurnBody, MoveBody, TurnBody, UndoBody
from beffroi.server.domain import log
from beffroi.server.domain.commands import Begin
from beffroi.server.domain.spec import RUNNING
from beffroi.server.domain.table import TableState
from beffroi.server.domain.turns import answers_replaced, check_answers, replaceable, table_before
from beffroi.server.domain.undo import undoable
from beffroi.server.errors import Refused
from beffroi.server.services.composing import composed
from beffroi.server.services.loading import standin_level
from tests.server.support import Player, seat_update
from tests.server.test_leaks import new_table

GAMES = sorted(beffroi.all_games())


class Kept:
    """A table and its log."""

    def __init__(self, slug: str, seed: int, seats: int = 3) -> None:
        game = beffroi.game(slug)
        self.table = new_table(game, seats, str(seed).encode())
        self.log: list[log.LogEntry] = []
        self.say(Begin({}))

    def say(self, command: Any) -> list[log.LogEntry]:
        added = self.table.decide(command, 1)
        self.log += added
        return added

    def move(self, seat: int, code: str) -> None:
        self.say(MoveBody(seat=seat, seq=self.table.seq, key="", code=code))

    def turn(self, seat: int, answers: list[str], keep: int = 0, end: bool = False) -> list[log.LogEntry]:
        return self.say(TurnBody(seat=seat, seq=self.table.seq, key="", answers=answers, keep=keep, end=end))

    def again(self) -> TableState:
        """The same table from its log."""
        table = self.table
        fresh = TableState(table.game, table.spec, table.seats, standin_level(table.game))
        for entry in self.log:
            fresh.apply(entry)
        return fresh

    def told(self) -> list[tuple[int, str, tuple[Any, ...]]]:
        return [(seq, event.key, event.args) for seq, event in self.table.events]


def walk(kept: Kept, luck: random.Random, steps: int, turns: int) -> int:
    """Play on at random, now and then by composed turns; returns how many there were."""
    table, made = kept.table, 0
    for _ in range(steps):
        if table.status != RUNNING:
            break
        seat = luck.choice(table.to_act())
        if luck.random() * 100 < turns and play_composed(kept, seat, luck):
            made += 1
        elif undoable(table, seat) and luck.random() < 0.1:
            kept.say(UndoBody(seat=seat, seq=table.seq, key="", count=luck.randint(1, undoable(table, seat))))
        elif table.may_answer(seat):
            kept.move(seat, table.game.notation(luck.choice(table.playing.state.options(seat))))
        else:
            kept.say(EndTurnBody(seat=seat, seq=table.seq, key=""))
    return made


def play_composed(kept: Kept, seat: int, luck: random.Random) -> bool:
    """Compose something with pieces picked at random, and play it."""
    table, game = kept.table, kept.table.game
    keep = luck.randint(0, replaceable(table, seat))
    try:
        replaced = answers_replaced(table, seat, keep)
    except Refused:
        return False
    s = table_before(table, seat, replaced)
    pieces = [one.offer.move for one in compose(game, s, seat, [], []).more if one.why is None]
    picks = [luck.choice(pieces)] if pieces and luck.random() < 0.7 else []
    found = compose(game, s, seat, picks, []).completions
    if not found:
        return False
    answers = [game.notation(move) for move in luck.choice(found).answers]
    entries = kept.turn(seat, answers, keep, end=luck.random() < 0.5)
    assert [entry.kind for entry in entries].count(log.TURN) == 1
    return True


@pytest.mark.parametrize("slug", GAMES)
def test_every_composed_turn_is_accepted_and_kept(slug: str) -> None:
    """What compose offers is accepted as one entry; the log leads to the same table, its events and what is told."""
    luck, made = random.Random(slug), 0
    for seed in range(3):
        kept = Kept(slug, seed)
        made += walk(kept, luck, 90, turns=50)
        again = kept.again()
        assert (again.digest(), again.seq, again.n) == (kept.table.digest(), kept.table.seq, kept.table.n)
        assert [(seq, event.key, event.args) for seq, event in again.events] == kept.told()
        moves = kept.table.playing.moves
        match = kept.table.playing
        match.rewind(0)
        for seat, move in moves:
            match.play(seat, move)
        assert match.state.digest() == again.digest(), "one by one the answers lead elsewhere"
    assert made > 20


def test_what_several_are_asked_is_answered_on_its_own() -> None:
    """Behind a question to several at once another to one of them may follow: no composed turn has both."""
    looked = 0
    for seed in range(6):
        kept, luck = Kept("parbourg", seed, 2), random.Random(seed)
        table = kept.table
        while table.status == RUNNING:
            s = table.playing.state
            for seat in s.waiting() if s.agenda and isinstance(s.agenda[-1], Simultaneous) else []:
                for done in compose(table.game, s, seat, [], []).completions:
                    check_answers(table, seat, s.copy(), [table.game.notation(move) for move in done.answers])
                    looked += 1
            walk(kept, luck, 1, turns=0)
    assert looked > 100


def troyes_turn(seed: int = 1) -> tuple[Kept, int, list[str]]:
    """A table of Troyes at somebody's turn, and the answers of agriculture with one die."""
    kept, luck = Kept("troyes", seed), random.Random(seed)
    table = kept.table
    while True:
        s = table.playing.state
        seat = table.to_act()[0]
        if table.may_answer(seat) and type(s.agenda[-1]).__name__ == "ChooseAction" and not undoable(table, seat):
            options = [table.game.notation(move) for move in s.options(seat)]
            found = [done for done in compose(table.game, s, seat, [], []).more if done.why is None]
            if "farm" in options and "reroll" in options and found:
                for one in found:
                    for done in compose(table.game, s, seat, [one.offer.move], []).completions:
                        answers = [table.game.notation(move) for move in done.answers]
                        if answers[0] == "farm" and not done.seals:
                            return kept, seat, answers
        walk(kept, luck, 1, turns=0)


def test_a_turn_is_refused_whole_and_names_the_answer() -> None:
    kept, seat, answers = troyes_turn()
    table = kept.table
    before = table.digest(), table.seq, table.n, kept.told()
    for wrong, place in (
        ([answers[0], "die yellow9 @0"], "answer 2, 'die yellow9 @0'"),
        ([*answers[:-1], "reserve"], f"answer {len(answers)}, 'reserve': it is not among the choices"),
        ([*answers, "pass"], f"answer {len(answers) + 1}, 'pass': this seat is not asked any more then"),
    ):
        with pytest.raises(Refused) as refused:
            kept.turn(seat, wrong)
        assert refused.value.error == "illegal"
        assert place in refused.value.message
        assert (table.digest(), table.seq, table.n, kept.told()) == before
    with pytest.raises(Refused, match="can't be kept"):
        kept.turn(seat, answers, keep=3)
    with pytest.raises(Refused, match="not asked now"):
        kept.turn((seat + 1) % 3, answers)


def test_luck_ends_a_turn_whatever_it_brings() -> None:
    """Or one could send rerolls with a wish behind them until it comes true."""
    kept, seat, _ = troyes_turn(2)
    table = kept.table
    dice = [
        one.offer.move for one in compose(table.game, table.playing.state, seat, [], [table.game.parse("reroll")]).more
    ]
    die = table.game.notation(next(move for move in dice if table.game.notation(move).endswith(f"@{seat}")))
    before = table.digest()
    for wish in ("farm", "pass", "no such move"):
        with pytest.raises(Refused, match=r"answer 2, .* luck or a secret follows it"):
            kept.turn(seat, ["reroll", die, wish])
    assert table.digest() == before
    kept.turn(seat, ["reroll", die])
    assert undoable(table, seat) == 0


def test_a_turn_replaces_what_could_be_taken_back_and_ends_at_once() -> None:
    kept, seat, answers = troyes_turn(3)
    table = kept.table
    start = table.digest()
    kept.turn(seat, answers)
    assert table.unconfirmed_turn() == seat
    assert undoable(table, seat) == len(answers)
    events = kept.told()
    kept.say(UndoBody(seat=seat, seq=table.seq, key="", count=1))  # a part of the entry
    assert kept.told() == [event for event in events if event[0] < events[-1][0]]
    kept.turn(seat, answers[-1:], keep=len(answers) - 1)
    assert [event[1:] for event in kept.told()] == [event[1:] for event in events]
    kept.turn(seat, ["pass"])
    assert undoable(table, seat) == 1
    kept.say(UndoBody(seat=seat, seq=table.seq, key=""))
    assert table.digest() == start
    seq = table.seq
    kept.turn(seat, answers, end=True)
    assert (table.seq, table.unconfirmed_turn(), undoable(table, seat)) == (seq + 1, -1, 0)
    assert kept.again().digest() == table.digest()


def test_a_composition_is_kept_as_long_as_the_table_stands() -> None:
    kept, seat, answers = troyes_turn(4)
    table = kept.table
    wanted = ComposeBody(seat=seat, seq=table.seq, key="k", picked=[answers[1]])
    first = asyncio.run(composed(table, wanted))
    assert answers in [done.answers for done in first.completions]
    assert len(table.composed) == 1
    assert asyncio.run(composed(table, wanted)) == first
    kept.turn(seat, answers)
    assert not table.composed
    with pytest.raises(Refused) as stale:
        asyncio.run(composed(table, wanted))
    assert stale.value.error == "stale"
    now = ComposeBody(seat=seat, seq=table.seq, key="k", picked=[answers[1]], keep=0)
    assert asyncio.run(composed(table, now)).completions == first.completions, "from the beginning of the turn again"
    rest = ComposeBody(seat=seat, seq=table.seq, key="k")
    assert asyncio.run(composed(table, rest)).question is None, "the turn is complete: nothing is asked"
    with pytest.raises(Refused, match="no move"):
        asyncio.run(composed(table, ComposeBody(seat=seat, seq=table.seq, key="k", chosen=["dance"])))


def test_a_turn_by_socket_and_by_request(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", game="tournay")
    bruno.post(f"/api/tables/{table}/join")
    anna.connect().say(t="watch", table=table)
    start = seat_update(anna, table)
    anna.say(t="compose", table=table, seat=0, seq=start["seq"], key="c1", chosen=["gather"])
    told = anna.await_message(lambda message: message["t"] == "composed")
    assert (told["key"], told["seat"], told["seq"]) == ("c1", 0, start["seq"])
    again = anna.act(table, "compose", start, chosen=["gather"])
    assert again == {name: told[name] for name in again}
    answers = told["completions"][0]["answers"]
    assert answers[-1] == "gather"
    bruno.post(f"/api/tables/{table}/compose", 403, seat=0, seq=start["seq"], key="no", chosen=[])
    anna.say(t="turn", table=table, seat=0, seq=start["seq"], key="t1", answers=answers, end=True)
    accepted = anna.await_message(lambda message: message["t"] == "accepted")
    assert (accepted["key"], accepted["seq"]) == ("t1", start["seq"] + 1)
    mine = seat_update(bruno, table, 1)
    refused = bruno.act(table, "turn", mine, 422, answers=["gather", "gather"])
    assert "answer 1" in refused["message"] or "answer 2" in refused["message"]
    assert bruno.act(table, "turn", mine, answers=answers, end=True)["seq"] == mine["seq"] + 1
