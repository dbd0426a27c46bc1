"""Puzzles on the server: told without their solution, played at an ordinary table, judged, rated, rushed through."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import sqlalchemy as sa

import beffroi
from beffroi.bots.puzzles import Puzzle, shipped_puzzles
from beffroi.kernel.chance import FastChance
from beffroi.server.services import rushes as rushing
from beffroi.server.services.puzzle_tasks import daily_id
from beffroi.server.storage.day_schema import day_tries
from beffroi.server.storage.engine import Postgres
from beffroi.server.storage.schema import puzzle_attempts, puzzle_ratings
from tests.server.support import Doc, Player, Server

GAMES = [slug for slug in sorted(beffroi.all_games()) if shipped_puzzles(slug)]
SLUG = min(GAMES, key=lambda slug: len(shipped_puzzles(slug)[0].position))


def waits(connection: sa.Connection) -> bool:
    """Whether a transaction of PostgreSQL waits for another one."""
    query = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    return connection.execute(sa.text(query)).first() is not None


def fresh(server: Server, name: str) -> Player:
    return Player(server.url, name)


def other_line(puzzle: Puzzle) -> list[str]:
    """A turn that is not within what still counts as solved."""
    return puzzle.others[-1].line


# --- what is told before the answer --------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_cannot_be_solved_by_reading_what_the_server_sends(anna: Player, slug: str) -> None:
    puzzle = shipped_puzzles(slug)[0]
    sent: list[Doc] = [
        anna.get("/api/puzzles"),
        anna.get("/api/puzzles/next", game=slug),
        anna.get(f"/api/puzzles/{puzzle.id}"),
        anna.post(f"/api/puzzles/{puzzle.id}/table"),
    ]
    task = anna.get(f"/api/puzzles/{puzzle.id}")
    assert set(task) == {"id", "game", "number", "of", "seat", "seats", "difficulty", "rating", "daily", "result"}
    for told in sent:  # neither the figures that single a line out, nor where it comes from, nor what it is about
        text = json.dumps(told)
        assert "solution" not in text
        assert puzzle.source not in text
        for figure in (puzzle.value, puzzle.gain, puzzle.low, puzzle.high):
            assert f": {figure}," not in text
    shown = sent[3]["update"]
    offered = [choice["code"] for choice in shown["choices"]]
    state = beffroi.game(slug).from_position(puzzle.position, FastChance(1))
    listed = [beffroi.game(slug).notation(move) for move in state.options(puzzle.seat)]
    assert offered == listed  # every legal answer, in the order of the rules: none is told apart


@pytest.mark.parametrize("slug", GAMES)
def test_what_the_seat_cannot_see_stays_out_of_the_page(anna: Player, slug: str) -> None:
    puzzle = shipped_puzzles(slug)[0]
    shown = anna.post(f"/api/puzzles/{puzzle.id}/table")
    state = beffroi.game(slug).from_position(puzzle.position, FastChance(1))
    assert shown["update"]["view"] == json.loads(json.dumps(state.view(puzzle.seat)))
    assert "start" not in shown["table"]


def test_the_table_of_a_puzzle_is_played_answer_by_answer_and_taken_back(anna: Player) -> None:
    puzzle = shipped_puzzles(SLUG)[0]
    path = f"/api/puzzles/{puzzle.id}"
    for n in range(1, len(puzzle.line) + 1):
        shown = anna.post(f"{path}/table", answers=puzzle.line[:n])
        assert shown["complete"] == (n == len(puzzle.line))
    first = anna.post(f"{path}/table")
    assert first["update"]["question"] is not None
    assert first["table"]["you"] == [puzzle.seat]
    assert anna.post(f"{path}/table", 422, answers=["no such answer"])["error"] == "illegal"
    assert anna.post(f"{path}/table", 422, answers=[*puzzle.line, puzzle.line[0]])["error"] == "illegal"
    assert anna.post(f"{path}/compose")["seq"] == first["update"]["seq"]
    assert "key" in anna.post(f"{path}/why", anchor="nothing:here")
    anna.get("/api/puzzles/nonesuch", 404)


# --- judging -------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_the_best_line_solves_it_and_is_told_with_reasons(server: Server, slug: str) -> None:
    player, puzzle = fresh(server, f"Solver of {slug}"), shipped_puzzles(slug)[0]
    told = player.post(f"/api/puzzles/{puzzle.id}/answer", answers=puzzle.line)
    assert (told["result"], told["lost"], told["again"]) == ("solved", 0.0, False)
    assert [step["code"] for step in told["solution"]["best"]["line"]] == puzzle.line
    assert told["solution"]["themes"] == puzzle.themes
    assert told["solution"]["ahead"] == puzzle.ahead
    assert told["rating"]["after"] > told["rating"]["before"] == 1500
    assert told["streak"] == 1
    again = player.post(f"/api/puzzles/{puzzle.id}/answer", answers=puzzle.line)
    assert again["rating"] is None  # counted once
    assert player.get("/api/puzzles")["streak"] == 1
    (row,) = player.get("/api/puzzles/history")
    assert (row["id"], row["result"]) == (puzzle.id, "solved")


def test_a_worse_turn_gets_a_second_try_for_half(server: Server) -> None:
    player = fresh(server, "Second Try")
    puzzle = shipped_puzzles(SLUG)[0]
    path = f"/api/puzzles/{puzzle.id}/answer"
    missed = player.post(path, answers=other_line(puzzle))
    assert missed["again"] and missed["solution"] is None
    assert missed["lost"] > 0
    lower = missed["rating"]["after"]
    assert lower < 1500
    solved = player.post(path, answers=puzzle.line)
    assert solved["result"] == "solved" and solved["solution"]
    assert lower < solved["rating"]["after"]
    game = next(one for one in player.get("/api/puzzles")["games"] if one["game"] == SLUG)
    assert (game["rating"]["tries"], game["rating"]["solved"]) == (1, 1)


def test_a_hint_and_the_line_shown_count_less(server: Server) -> None:
    puzzle = shipped_puzzles(SLUG)[1]
    path = f"/api/puzzles/{puzzle.id}"
    quick, hinted, shown = (fresh(server, f"Hints {name}") for name in "ABC")
    full = quick.post(f"{path}/answer", answers=puzzle.line)["rating"]["after"]
    assert hinted.post(f"{path}/hint")["begin"] is None
    assert hinted.post(f"{path}/hint", step=2)["begin"]["code"] == puzzle.line[0]
    half = hinted.post(f"{path}/answer", answers=puzzle.line)["rating"]["after"]
    none = shown.post(f"{path}/answer", shown=True)
    assert none["result"] == "shown" and none["solution"]
    assert full > half > none["rating"]["after"]


def test_nothing_is_kept_of_somebody_without_a_session(server: Server) -> None:
    nobody, puzzle = Player(server.url), shipped_puzzles(SLUG)[0]
    path = f"/api/puzzles/{puzzle.id}/answer"
    told = nobody.post(path, answers=puzzle.line)
    assert told["result"] == "solved" and told["rating"] is None
    assert nobody.post(path, answers=other_line(puzzle))["again"]
    assert nobody.post(path, answers=other_line(puzzle), attempt=2)["solution"]
    nobody.get("/api/puzzles/history", 401)


def test_the_next_puzzle_is_one_not_tried(server: Server) -> None:
    player, puzzles = fresh(server, "Goes On"), shipped_puzzles(SLUG)
    player.post(f"/api/puzzles/{puzzles[0].id}/answer", answers=puzzles[0].line)
    found = {player.get("/api/puzzles/next", game=SLUG)["id"] for _ in range(12)}
    assert puzzles[0].id not in found
    theme = next(name for one in puzzles[1:] for name in one.themes)
    themed = player.get("/api/puzzles/next", game=SLUG, theme=theme)["id"]
    assert theme in next(one.themes for one in puzzles if one.id == themed)
    player.get("/api/puzzles/next", 404, game=SLUG, theme="nonesuch")
    player.get("/api/puzzles/next", 404, game="nonesuch")


def test_one_plays_on_from_a_puzzle_against_bots(anna: Player) -> None:
    puzzle = shipped_puzzles(SLUG)[0]
    made = anna.post(f"/api/puzzles/{puzzle.id}/play-on")
    assert made["you"] == [puzzle.seat] and made["status"] == "running"
    assert [chair["kind"] for chair in made["seats"]].count("bot") == len(made["seats"]) - 1


def test_who_plays_on_before_the_answer_has_had_a_hint(server: Server) -> None:
    """The bots of that table tell what they would do, and look at the game again when it is over."""
    puzzle = shipped_puzzles(SLUG)[2]
    path = f"/api/puzzles/{puzzle.id}"
    quick, hinted, early, late = (fresh(server, f"Plays On {name}") for name in "ABCD")
    early.post(f"{path}/play-on")
    hinted.post(f"{path}/hint", step=2)
    after = {one.name: one.post(f"{path}/answer", answers=puzzle.line) for one in (hinted, early, quick, late)}
    change = {name: told["rating"]["after"] - told["rating"]["before"] for name, told in after.items()}
    assert max(change[early.name], change[hinted.name]) < 0 < change[quick.name]
    before = late.get("/api/puzzles/history")
    late.post(f"{path}/play-on")
    assert late.get("/api/puzzles/history") == before


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow(anna: Player, bruno: Player) -> None:
    daily = anna.get("/api/puzzles")["daily"]
    assert daily["daily"] and daily["id"] == bruno.get("/api/puzzles")["daily"]["id"]
    assert len({daily_id(day) for day in range(20_000, 20_030)}) > len(GAMES)


# --- the rush ------------------------------------------------------------------------------


def test_two_who_answer_a_puzzle_first_at_once_are_both_kept(workers: list[Server]) -> None:
    """PostgreSQL lets both look for its rating before either has written one."""
    player, puzzle = fresh(workers[0], "At Once"), shipped_puzzles(SLUG)[3]
    store = workers[0].services.store
    assert isinstance(store, Postgres)
    rating = {"puzzle": puzzle.id, "mu": 25.0, "sigma": 4.0, "tries": 1, "solved": 0}
    attempt = {"person": player.me["id"], "puzzle": puzzle.id, "game": SLUG, "tries": 1, "hints": 0, "result": "missed"}
    attempt |= {"at": 1, "day": 0, "lost": 1.0, "mu": 25.0, "sigma": 8.0, "change": 0.0}

    async def meanwhile(rows: list[tuple[sa.Table, Doc]], path: str, body: Doc) -> Any:
        async with store.engine.begin() as connection:
            for table, row in rows:
                await connection.execute(sa.insert(table).values(**row))
            asked = asyncio.create_task(asyncio.to_thread(player.post, path, **body))
            while not (asked.done() or await store.read(waits)):
                await asyncio.sleep(0.05)
        return await asked

    rows = [(puzzle_ratings, rating), (puzzle_attempts, attempt)]
    told = workers[0].inside(meanwhile(rows, f"/api/puzzles/{puzzle.id}/answer", {"answers": puzzle.line}))
    assert told["result"] == "solved" and not told["again"]
    day = player.get("/api/days")
    event = day["games"][0]["game"]["event"]
    spent = {"day": day["day"], "event": event, "person": player.me["id"], "status": "spent", "began": 1, "ended": 1}
    told = workers[0].inside(meanwhile([(day_tries, spent)], f"/api/days/{day['day']}/{event}/look", {}))
    assert told["mine"]["status"] == "spent"


def test_three_mistakes_end_a_rush(server: Server) -> None:
    player = fresh(server, "Rusher")
    rush = player.post("/api/rushes", game=SLUG)
    by_id = {one.id: one for one in shipped_puzzles(SLUG)}
    first = by_id[rush["puzzle"]["id"]]
    rush = player.post(f"/api/rushes/{rush['rush']}/answer", answers=first.line)
    assert (rush["solved"], rush["mistakes"], rush["over"]) == (1, 0, False)
    asked = by_id[rush["puzzle"]["id"]]
    assert asked.id != first.id
    rush = player.post(f"/api/rushes/{rush['rush']}/answer", answers=other_line(asked))
    assert rush["mistakes"] == 1
    for _ in range(2):
        rush = player.post(f"/api/rushes/{rush['rush']}/skip")
    assert rush["over"] and rush["puzzle"] is None and rush["best"] == 1
    assert [step["solved"] for step in rush["steps"]] == [True, False, False, False]
    player.post(f"/api/rushes/{rush['rush']}/answer", 409, answers=first.line)
    assert player.get("/api/puzzles")["games"][GAMES.index(SLUG)]["rush"] == 1
    fresh(server, "Somebody Else").get(f"/api/rushes/{rush['rush']}", 404)


def test_a_rush_lasts_three_minutes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = fresh(server, "Too Late")
    rush = player.post("/api/rushes", game=SLUG)
    assert 170_000 < rush["left"] <= 180_000
    monkeypatch.setattr(rushing, "LASTS", -10_000)
    puzzle = next(one for one in shipped_puzzles(SLUG) if one.id == rush["puzzle"]["id"])
    assert player.post(f"/api/rushes/{rush['rush']}/answer", 409, answers=puzzle.line)["error"] == "over"
    assert player.post(f"/api/rushes/{rush['rush']}/skip")["over"]


def test_the_best_rushes_of_today_are_of_people_who_may_be_here(server: Server) -> None:
    banned, other = fresh(server, "Rushes No More"), fresh(server, "Rushes On")
    rush = banned.post("/api/rushes", game=SLUG)
    line = next(one.line for one in shipped_puzzles(SLUG) if one.id == rush["puzzle"]["id"])
    rush = banned.post(f"/api/rushes/{rush['rush']}/answer", answers=line)
    for _ in range(3):
        rush = banned.post(f"/api/rushes/{rush['rush']}/skip")
    assert "Rushes No More" in json.dumps(rush["today"])
    server.inside(server.services.admin.ban(banned.me["id"], True))
    assert "Rushes No More" not in json.dumps(other.post("/api/rushes", game=SLUG)["today"])
