"""Puzzles on the server: told without their solution, played at an ordinary table, judged, rated, rushed through."""

from __future__ import annotations

import json

import pytest

import beffroi
from beffroi.bots.puzzles import Puzzle, shipped_puzzles
from beffroi.kernel.chance import FastChance
from beffroi.server.services import rushes as rushing
from beffroi.server.services.puzzle_tasks import daily_id
from tests.server.support import Doc, Player, Server

GAMES = [slug for slug in sorted(beffroi.all_games()) if shipped_puzzles(slug)]
SLUG = min(GAMES, key=lambda slug: len(shipped_puzzles(slug)[0].position))


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


def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow(anna: Player, bruno: Player) -> None:
    daily = anna.get("/api/puzzles")["daily"]
    assert daily["daily"] and daily["id"] == bruno.get("/api/puzzles")["daily"]["id"]
    assert len({daily_id(day) for day in range(20_000, 20_030)}) > len(GAMES)


# --- the rush ------------------------------------------------------------------------------


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
