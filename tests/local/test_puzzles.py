"""Puzzles on a device: the shipped ones, judged there, with what their owner answered and no rating."""

from __future__ import annotations

import asyncio
from typing import Any

from beffroi.bots.puzzles import find_puzzle, shipped_puzzles
from beffroi.kernel.state import Doc
from tests.local.support import Device

GAMES = ("parbourg", "tournay", "troyes")


def run(work: Any) -> Any:
    return asyncio.run(work)


def first_puzzle() -> str:
    return next(one.id for game in GAMES for one in shipped_puzzles(game))


async def opened() -> Device:
    device = Device()
    await device.house.open()
    await device.good("post", "/api/session", {"name": "Ysabel"})
    return device


def test_there_are_the_shipped_puzzles_and_todays() -> None:
    async def story() -> Doc:
        found: Doc = await (await opened()).good("get", "/api/puzzles")
        return found

    found = run(story())
    counts = {one["game"]: one["count"] for one in found["games"]}
    assert counts == {game: len(shipped_puzzles(game)) for game in GAMES if shipped_puzzles(game)}
    assert found["daily"] and found["streak"] == 0 and found["days"] == []


def test_the_best_line_solves_a_puzzle_which_is_kept_without_a_rating() -> None:
    async def story() -> None:
        device = await opened()
        puzzle = find_puzzle(first_puzzle())[1]
        path = f"/api/puzzles/{puzzle.id}"
        shown = await device.good("post", f"{path}/table", {"answers": puzzle.line})
        assert shown["complete"] and shown["table"]["table"] == f"p-{puzzle.id}"
        told = await device.good("post", f"{path}/answer", {"answers": puzzle.line})
        assert told["result"] == "solved" and told["rating"] is None and told["streak"] == 1
        assert device.thinker.done == ["judge"]
        again = Device(device.store)
        await again.house.open()
        assert [one["id"] for one in await again.good("get", "/api/puzzles/history")] == [puzzle.id]
        assert (await again.good("get", path))["result"] == "solved"

    run(story())


def test_a_hint_counts_and_the_line_is_shown_to_who_gives_up() -> None:
    async def story() -> None:
        device = await opened()
        path = f"/api/puzzles/{first_puzzle()}"
        assert (await device.good("post", f"{path}/hint", {"step": 2}))["begin"]
        told = await device.good("post", f"{path}/answer", {"shown": True})
        assert told["result"] == "shown" and told["solution"]["best"]["line"] and not told["again"]
        status, refused = await device.ask("post", f"{path}/answer", {"answers": []})
        assert (status, refused["error"]) == (422, "illegal")

    run(story())


def test_a_full_device_keeps_no_answer_and_says_so() -> None:
    async def story() -> None:
        device = await opened()
        device.store.full = True
        _, refused = await device.ask("post", f"/api/puzzles/{first_puzzle()}/answer", {"shown": True})
        assert refused["error"] == "no-room"
        device.store.full = False
        assert await device.good("get", "/api/puzzles/history") == []

    run(story())


def test_a_rush_counts_what_is_solved_and_ends_with_the_third_mistake() -> None:
    async def story() -> None:
        device = await opened()
        game = find_puzzle(first_puzzle())[0].slug
        rush = await device.good("post", "/api/rushes", {"game": game})
        line = find_puzzle(rush["puzzle"]["id"])[1].line
        rush = await device.good("post", f"/api/rushes/{rush['rush']}/answer", {"answers": line})
        assert rush["solved"] == 1 and not rush["over"]
        while not rush["over"]:
            rush = await device.good("post", f"/api/rushes/{rush['rush']}/skip")
        assert (rush["solved"], rush["mistakes"], rush["best"]) == (1, 3, 1)
        assert rush["today"] == [{"name": "Ysabel", "solved": 1}]

    run(story())


def test_a_game_goes_on_from_a_puzzle() -> None:
    async def story() -> None:
        device = await opened()
        puzzle = find_puzzle(first_puzzle())[1]
        made = await device.good("post", f"/api/puzzles/{puzzle.id}/play-on")
        table = await device.house.tables.get(made["table"])
        assert table.spec.start == puzzle.position and table.seats[puzzle.seat].person == "me"

    run(story())
