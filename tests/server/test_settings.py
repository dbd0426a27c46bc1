"""Settings of a seat: an answer that stands is given at once, is the owner's alone, and survives a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beffroi.kernel.state import UNANSWERED
from beffroi.server.domain.standing import may_stand
from tests.server.support import Doc, Player, serving, settings_for
from tests.toys.fair.moves import PASS
from tests.toys.fair.steps.turn import TakeTurn

DIE = {"name": "die", "choices": ["lowest", "highest"]}
HIGHEST = {"name": "die", "choice": "highest"}


DICE = {"dice": [4, 5, 6]}
TURN = {
    "players": [DICE, DICE],
    "deck": [0] * 19,
    "row": [0, 1, 2],
    "agenda": [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}],
}


@pytest.fixture
def table(anna: Player, bruno: Player) -> str:
    """A fair of two at which Anna takes a turn, with dice that every stall is glad of; turns need no confirming."""
    return begun(anna, bruno, confirm=False)


def begun(anna: Player, bruno: Player, **more: Any) -> str:
    made = anna.create("me", "open", start=TURN, **more)
    bruno.post(f"/api/tables/{made}/join")
    return made


def seat_of(person: Player, table: str) -> Doc:
    return person.updates(table)[0]


def settle(person: Player, table: str, status: int | None = None, /, **more: str) -> Doc:
    answer: Doc = person.act(table, "setting", {"seat": seat_of(person, table)["seat"], "seq": 0}, status, **more)
    return answer


def visit(person: Player, table: str) -> Doc:
    """Visit a stall, where a die is to be chosen next, and look at the table then."""
    person.act(table, "move", seat_of(person, table), code="stall 0")
    return seat_of(person, table)


def test_an_answer_that_stands_is_given_at_once(anna: Player, bruno: Player, table: str) -> None:
    told = anna.get(f"/api/tables/{table}")["settings"]
    assert told == [{"name": "die", "choices": ["ask", "lowest", "highest"]}]
    before = seat_of(anna, table)
    settle(anna, table, **HIGHEST)
    after = visit(anna, table)
    assert after["moves"] == before["moves"] + 2
    assert after["settings"] == {"die": "highest"}
    assert [event["key"] for event in anna.updates(table, before["seq"])[0]["events"]] == ["used"]
    assert bruno.updates(table)[0]["question"]["key"] == "ask-take-turn"
    asked = visit(bruno, table)
    assert (asked["question"]["key"], asked["setting"], asked["settings"]) == ("ask-spend-die", DIE, {})


def test_settling_answers_the_question_that_is_asked(anna: Player, table: str) -> None:
    asked = visit(anna, table)
    assert asked["setting"] == DIE
    assert settle(anna, table, **HIGHEST)["seq"] == asked["seq"] + 1
    assert seat_of(anna, table)["moves"] == asked["moves"] + 1


def test_only_the_owner_is_told(anna: Player, bruno: Player, table: str) -> None:
    before = bruno.get(f"/api/tables/{table}/state")["messages"]
    settle(anna, table, **HIGHEST)
    after = bruno.get(f"/api/tables/{table}/state")["messages"]
    for message in (*before, *after):
        message.pop("now", None)
        for name in ("left", "at"):  # time passes, but runs out no sooner or later for anybody
            message["clock"].pop(name, None)
    assert after == before
    bruno.post(f"/api/tables/{table}/setting", 403, seat=0, key="not mine", **HIGHEST)


def test_who_takes_back_is_asked_once(anna: Player, bruno: Player, table: str) -> None:
    settle(anna, table, **HIGHEST)
    done = visit(anna, table)
    anna.act(table, "undo", done, count=1)
    again = seat_of(anna, table)
    assert (again["question"]["key"], again["setting"]) == ("ask-spend-die", DIE)
    settle(bruno, table, **HIGHEST)  # whatever others do meanwhile
    assert seat_of(anna, table)["choices"] == again["choices"]
    settle(anna, table, **HIGHEST)  # to say it again is to want it now
    assert seat_of(anna, table)["moves"] == done["moves"]


def test_what_there_is_not_is_refused_by_name(anna: Player, table: str) -> None:
    assert "no setting 'dice' here (it has die)" in settle(anna, table, 400, name="dice", choice="ask")["message"]
    assert "one of ask, lowest, highest" in settle(anna, table, 400, name="die", choice="best")["message"]


def test_an_answer_waits_until_the_turn_before_is_confirmed(
    anna: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TakeTurn, "setting", lambda self, s, seat: "die")
    monkeypatch.setattr(TakeTurn, "standing", lambda self, s, seat, choice: PASS if seat == 1 else UNANSWERED)
    table = begun(anna, bruno)
    for person in (anna, bruno):
        settle(person, table, **HIGHEST)
    done = visit(anna, table)
    assert (done["end_turn"], done["undo"]) == (True, 2), "the die can be taken back too"
    anna.act(table, "end-turn", done)
    assert seat_of(anna, table)["question"]["key"] == "ask-take-turn", "and then the other has passed"


class OneTable:
    """As much of a table as an answer that stands depends on."""

    def __init__(self, asked: list[int], unconfirmed: int, bot: str | None = None) -> None:
        self.asked = lambda: asked
        self.unconfirmed_turn = lambda: unconfirmed
        self.by_bot = lambda seat: bot
        self.may_answer = lambda seat: unconfirmed in (-1, seat)


@pytest.mark.parametrize(
    ("table", "stands"),
    [
        (OneTable([0], -1), True),
        (OneTable([0], 0), True),
        (OneTable([0, 1], -1), True),
        (OneTable([0, 1], 0), False),  # answering with the others would confirm the own turn
        (OneTable([0], 1), False),
        (OneTable([0], -1, "page"), False),  # a bot decides, also one that stands in
    ],
)
def test_when_an_answer_stands(table: Any, stands: bool) -> None:
    assert may_stand(table, 0) is stands


def test_a_setting_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        anna, bruno = Player(server.url, "Anna"), Player(server.url, "Bruno")
        table = begun(anna, bruno, confirm=False)
        settle(anna, table, **HIGHEST)
    with serving(settings):
        assert seat_of(anna, table)["settings"] == {"die": "highest"}
        assert visit(anna, table)["moves"] == 2
