"""A house on a device: whole games against bots, kept before they are told, the same in every window."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import beffroi
from beffroi.kernel.record import verify
from beffroi.server.domain.spec import OVER
from tests.local.support import Device, MemoryKeeper

TITLES = ("troyes", "tournay", "parbourg")


def run(work: Any) -> Any:
    return asyncio.run(work)


async def settle(device: Device, table: str) -> None:
    """Wait until no bot has anything to do."""
    while table in device.house.bots._tasks:
        await asyncio.sleep(0)


async def first_question(device: Device, game: str, *levels: str) -> tuple[str, Any]:
    """Sit down with bots, and wait until our seat is asked; returns the table and what it is told."""
    table = await device.sit_down(game, *levels)
    await device.house.bots.carry()
    await settle(device, table)
    return table, device.window.last("update")


async def play_on(device: Device, table: str, answers: int = 10_000) -> None:
    """Answer every question of our seat with its first choice, as a hasty player does."""
    await device.house.bots.carry()
    for n in range(answers):
        await settle(device, table)
        live = device.window.last("update")
        if live["over"]:
            return
        if live["end_turn"]:
            message = {"t": "end-turn", "key": f"e{n}"}
        else:
            message = {"t": "move", "code": live["choices"][-1]["code"], "key": f"m{n}"}
        await device.say(table=table, seat=0, seq=live["seq"], **message)
        assert device.window.told[-1]["t"] != "refused", device.window.told[-1]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_against_a_bot_is_kept_verifies_and_is_loaded_again(game: str) -> None:
    async def story() -> None:
        device = Device()
        table = await device.sit_down(game, "page")
        assert table.startswith("my-") and len(table) == 12
        await play_on(device, table)
        record = await device.good("get", f"/api/tables/{table}/record")
        assert record["over"]
        verify(record, beffroi.all_games())
        assert (await device.good("get", f"/api/tables/{table}/verify"))["agrees"]
        again = Device(device.store)
        await again.house.open()
        same = await again.house.tables.get(table)
        assert same.status == OVER and same.digest() == (await device.house.tables.get(table)).digest()
        assert (await again.good("get", "/api/me/results"))[0]["table"] == table
        assert await again.good("get", "/api/me/tables") == []

    run(story())


def test_a_full_device_refuses_and_the_table_stands_as_it_was() -> None:
    async def story() -> None:
        device = Device()
        table, live = await first_question(device, "parbourg", "page")
        device.store.full = True
        code = live["choices"][0]["code"]
        await device.say(t="move", table=table, seat=0, seq=live["seq"], key="a", code=code)
        assert device.window.told[-1]["error"] == "no-room"
        device.store.full = False
        await device.say(t="move", table=table, seat=0, seq=live["seq"], key="b", code=code)
        assert device.window.last("accepted")["key"] == "b"
        status, answer = await device.ask("post", "/api/tables", {"game": "troyes", "seats": [{"kind": "open"}] * 2})
        assert (status, answer["error"]) == (501, "needs-server")

    run(story())


def test_two_windows_of_one_device_see_the_same_table() -> None:
    async def story() -> None:
        store = MemoryKeeper()
        one, other = Device(store), Device(store)
        table, live = await first_question(one, "troyes", "page", "page")
        await other.house.open()
        await other.say(t="watch", table=table)
        code = live["choices"][0]["code"]
        await one.say(t="move", table=table, seat=0, seq=live["seq"], key="a", code=code)
        await other.say(t="move", table=table, seat=0, seq=live["seq"], key="b", code=code)  # without the news
        assert other.window.told[-1]["t"] == "refused" and other.window.told[-1]["error"] == "stale"
        for name, n in one.window.news:
            await other.house.tables.sync(name, n)
        assert other.window.last("update")["seq"] == one.window.last("update")["seq"]

    run(story())


def test_who_carries_the_bots_reads_only_the_tables_that_wait_for_one() -> None:
    async def story() -> None:
        first = Device()
        mine = (await first_question(first, "parbourg", "page"))[0]
        first.house.bots.carrying = False  # the window is closed before its bots answer
        theirs = await first.sit_down("parbourg", "page")
        await first.say(t="go", table=theirs, seat=0, key="g")  # bots play both seats
        again = Device(first.store)
        await again.house.open()
        await again.house.bots.carry()
        assert list(again.house.tables.loaded) == [theirs]
        await settle(again, theirs)
        assert (await again.house.tables.get(theirs)).status == OVER
        before = Device(first.store)
        await before.house.open()
        for head in before.house.tables.heads.values():
            del head["bots"]  # as it was kept by earlier versions
        await before.house.bots.carry()
        assert list(before.house.tables.loaded) == [mine]

    run(story())


def test_a_hint_a_fork_a_record_from_elsewhere_and_a_look_back() -> None:
    async def story() -> None:
        device = Device()
        table, live = await first_question(device, "parbourg", "page")
        hint = await device.good("post", f"/api/tables/{table}/hint", {"seat": 0, "seq": live["seq"]})
        assert hint["choices"][0]["code"] in [choice["code"] for choice in live["choices"]]
        await play_on(device, table)
        record = await device.good("get", f"/api/tables/{table}/record")
        taken = await device.good("post", "/api/records", record)
        assert taken["imported"] and taken["status"] == "over"
        forked = await device.good("post", f"/api/tables/{table}/fork", {"moves": 5})
        assert forked["status"] == "running" and forked["origin"] == table
        replay = await device.good("get", f"/api/tables/{table}/replay/3", seat="0")
        assert replay["n"] == 3
        again = await device.good("post", f"/api/tables/{table}/rematch")
        assert again["status"] == "running"
        broken = {**record, "checksum": "0" * 64}
        assert (await device.ask("post", "/api/records", broken))[1]["error"] == "bad-record"
        await device.good("delete", f"/device/tables/{table}")
        assert (await device.ask("get", f"/api/tables/{table}"))[0] == 404
        assert json.loads(json.dumps(await device.good("get", "/api/me")))["name"] == "Ysabel"

    run(story())


def test_thinking_that_is_cut_short_is_answered_by_the_quickest_level() -> None:
    async def story() -> None:
        device = Device()
        device.thinker.cut = True
        table = await device.sit_down("troyes", "master")
        await play_on(device, table, 3)
        await settle(device, table)
        assert device.thinker.done and not device.window.last("update")["over"]
        assert 0 in device.window.last("update")["waiting"]

    run(story())


def test_no_clock_runs_on_a_device_and_nobody_is_asked_for_time() -> None:
    async def story() -> None:
        device = Device()
        live = {"kind": "live", "base": 60, "plus": 0}
        table = await device.sit_down("parbourg", "page", clock=live, ready_check=True, rated=True)
        described = device.window.last("table")
        assert described["status"] == "running" and described["clock"] == {"kind": "none"}
        assert not described["rated"] and not described["ready_check"]
        assert device.window.last("update")["clock"] == {"kind": "none"}
        for wish in ({"t": "pause"}, {"t": "give", "other": 1}, {"t": "hand-over", "other": 1}):
            await device.say(table=table, seat=0, key="k", **wish)
            assert device.window.told[-1]["error"] == "needs-server"

    run(story())


def test_resigning_loses_and_a_bot_plays_for_whoever_must_go_until_they_are_back() -> None:
    async def story() -> None:
        device = Device()
        table = await device.sit_down("parbourg", "page")
        await device.say(t="go", table=table, seat=0, key="g")
        assert [fact["kind"] for fact in device.window.last("update")["facts"]] == ["left"]
        assert device.window.last("table")["seats"][0]["standin"]
        await device.house.bots.carry()
        await device.say(t="return", table=table, seat=0, key="r")
        await settle(device, table)
        assert device.window.last("table")["seats"][0]["standin"] is None
        await device.say(t="resign", table=table, seat=0, key="x")
        ending = device.window.last("table")["ending"]
        assert ending["how"] == "resigned" and ending["places"] == [2, 1]
        result = (await device.good("get", "/api/me/results"))[0]
        assert (result["rank"], result["gone"], result["resigned"]) == (2, "resigned", True)
        again = Device(device.store)
        await again.house.open()
        assert again.house.shown(await again.house.tables.get(table)).ending is not None

    run(story())


def test_a_text_is_looked_through_before_it_is_taken_in_and_a_position_is_played() -> None:
    async def story() -> None:
        device = Device()
        table = await device.sit_down("parbourg", seats=[{"kind": "me"}] * 2)
        assert device.window.last("table")["download"] == "so-far"
        so_far = await device.good("get", f"/api/tables/{table}/record")
        assert "secret" not in so_far
        early = await device.good("get", f"/device/tables/{table}/record")
        found = await device.good("post", "/api/records/check", {"text": json.dumps(early)})
        assert (found["kind"], found["problem"]) == ("record", None)
        found = await device.good("post", "/api/records/check", {"text": json.dumps(so_far)})
        assert found["problem"]["place"] == "secret"
        position = {"game": "parbourg", **(await device.house.tables.get(table)).playing.state.position()}
        found = await device.good("post", "/api/records/check", {"text": json.dumps(position)})
        assert (found["kind"], found["problem"]) == ("position", None)
        hidden = await device.sit_down("parbourg", "page")
        assert device.window.last("table")["download"] == "hidden"
        assert (await device.ask("get", f"/api/tables/{hidden}/record"))[0] == 409

    run(story())


NEED_A_SERVER = (
    *("/api/leaderboard/troyes", "/api/players/Renaud", "/api/me/channels", "/api/me/sessions", "/api/me/absences"),
    *("/api/me/tokens", "/api/push-key"),
)


@pytest.mark.parametrize("path", NEED_A_SERVER)
def test_what_only_a_server_has_is_refused_by_name(path: str) -> None:
    async def story() -> None:
        device = Device()
        await device.house.open()
        status, answer = await device.ask("get", path)
        assert (status, answer["error"]) == (501, "needs-server")

    run(story())


def test_a_level_whose_network_is_not_shipped_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered() -> dict[str, list[str]]:
        games = run(Device().good("get", "/api/games"))
        return {game["slug"]: [level["slug"] for level in game["levels"]] for game in games}

    whole = offered()
    assert all(whole[title][-1] == "champion" for title in TITLES)
    monkeypatch.setattr("beffroi.local.routes.shipped_networks", lambda game: [])
    left = offered()
    assert all(left[title] == whole[title][:-1] for title in TITLES)


def test_games_their_cards_texts_and_figures_come_without_a_server() -> None:
    async def story() -> None:
        device = Device()
        await device.house.open()
        assert {game["slug"] for game in await device.good("get", "/api/games")} >= set(TITLES)
        assert await device.good("get", "/api/games/troyes/catalogue", options="{}", rules="0")
        assert "troyes-" in await device.good("get", "/texts/troyes/de.ftl")
        assert (await device.good("get", "/api/figures/troyes"))["decks"]
        assert (await device.good("post", "/api/figures/troyes/check", {"figures": {}}))["problems"] == []
        assert (await device.ask("get", "/api/me"))[0] == 401

    run(story())
