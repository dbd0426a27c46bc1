"""Games of the day: one luck for everybody, one try, nothing told too early, rankings, seeds that are verified."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import beffroi
from beffroi.bots.levels import steady_level
from beffroi.kernel.chance import SeededChance
from beffroi.kernel.days import bot_seed, day_label
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.match import Match
from beffroi.kernel.record import checksum, verify, write_record
from beffroi.server.domain import log
from beffroi.server.domain.day_turns import turns_of
from beffroi.server.domain.days import date_of, day_terms
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import SeatAssignment
from beffroi.server.domain.table import TableState
from beffroi.server.services.bots import seed_of
from beffroi.server.services.day_results import status_of
from beffroi.server.services.day_seeds import event_of, offered, today
from beffroi.server.services.day_tables import spec_of
from beffroi.server.services.days import DayService
from beffroi.server.services.loading import new_state
from beffroi.server.storage.day_schema import day_tries
from tests.server.support import Doc, Player, Server, play_over_http
from tests.server.test_accounts import PASSWORD, fresh_name

TABLES = 100
DAY = 20_000
TITLES = ("troyes", "tournay", "parbourg")
GAMES = [(game.slug, seats) for game, seats in offered() if game.slug in TITLES]


def fresh(server: Server, name: str) -> Player:
    return Player(server.url, name)


def row_of(slug: str, seats: int, secret: bytes = b"the same for all") -> dict[str, Any]:
    """A game of a day as it is stored."""
    game = beffroi.game(slug)
    options = game.clean_options({})
    level = "" if seats == 1 else "journeyman"
    made = day_label(date_of(DAY), slug, game.rules, seats, level, options) + secret
    return {
        "day": DAY,
        "event": event_of(slug, seats),
        "game": slug,
        "rules": game.rules,
        "seats": seats,
        "level": level,
        "options": options,
        "figures": None,
        "secret": made,
        "created": 1,
        "commitment": hashlib.sha256(made).hexdigest(),
    }


def table_of(row: dict[str, Any], name: str) -> TableState:
    """The table a server would open for somebody, begun."""
    person = Person(name, name, True, False, False, None, "en", None, None)
    seats = [SeatAssignment("human", name, name), *(SeatAssignment("bot", level="journeyman") for _ in range(1, 9))]
    table = new_state(spec_of(row, person), seats[: row["seats"]])
    table.apply(LogEntry(log.START, -1, "{}", "", 0))
    return table


def played(row: dict[str, Any], name: str) -> Match:
    """A whole game of the day by players who each decide otherwise."""
    luck, match = Random(name), table_of(row, name).playing
    while not match.over:
        seat = match.state.waiting()[0]
        match.play(seat, luck.choice(match.state.options(seat)))
    return match


def streams(match: Match) -> dict[str, list[tuple[int, int]]]:
    """The draws of each purpose in order: how many outcomes there were, and which came."""
    assert isinstance(match.state.chance, SeededChance)
    found: dict[str, list[tuple[int, int]]] = {}
    for purpose, n, value in match.state.chance.log:
        found.setdefault(purpose, []).append((n, value))
    return found


# --- the same luck for all -----------------------------------------------------------------


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_luck_of_a_day_is_the_same_at_a_hundred_tables(slug: str, seats: int) -> None:
    row = row_of(slug, seats)
    games = [played(row, f"player {n}") for n in range(TABLES)]
    assert len({str(match.moves) for match in games}) == TABLES  # they all played otherwise
    begun = {json.dumps(table_of(row, name).playing.state.position(), sort_keys=True) for name in ("Anna", "Bruno")}
    assert len(begun) == 1
    known: dict[tuple[str, int, int], int] = {}
    for match in games:
        for purpose, draws in streams(match).items():
            for count, (n, value) in enumerate(draws):
                assert known.setdefault((purpose, count, n), value) == value, f"{purpose}, draw {count} of {n}"
    shared = set.intersection(*(set(streams(match)) for match in games))
    assert shared
    other = streams(played(row_of(slug, seats, b"of another day"), "player 0"))
    assert any(known.get((purpose, 0, draws[0][0])) != draws[0][1] for purpose, draws in other.items())


def test_the_bots_of_a_day_draw_the_same_too() -> None:
    row = row_of("troyes", 3)
    one, other = table_of(row, "Anna"), table_of(row, "Bruno")
    assert [seed_of(one, seat) for seat in (1, 2)] == [seed_of(other, seat) for seat in (1, 2)]
    assert seed_of(one, 1) != seed_of(one, 2)
    assert seed_of(one, 1) == bot_seed(row["secret"], 1, 0) != bot_seed(row["secret"], 1, 1)
    one.spec.day = None
    assert seed_of(one, 1) != seed_of(one, 1)  # at other tables they have luck of their own


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_the_bots_of_a_day_need_no_clock(slug: str, seats: int) -> None:
    assert "search" not in steady_level(beffroi.game(slug)).bot


# --- what can be verified ------------------------------------------------------------------


def day_record(slug: str = "troyes", seats: int = 1) -> tuple[dict[str, Any], Doc]:
    row = row_of(slug, seats)
    match = played(row, "Anna")
    day = {"date": date_of(DAY), "level": row["level"], "commitment": row["commitment"]}
    return row, write_record(match, day=day)


def changed(record: Doc, **values: Any) -> Doc:
    """A record with something else in it, by somebody who knows how its checksum is made."""
    made = {**json.loads(json.dumps(record)), **values}
    return {**made, "checksum": checksum(made)}


def test_a_tampered_seed_is_detected() -> None:
    row, record = day_record()
    games = beffroi.all_games()
    assert verify(changed(record), games).over
    flipped = row["secret"][:-1] + bytes([row["secret"][-1] ^ 1])
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(changed(record, secret=flipped.hex()), games)
    digest = hashlib.sha256(flipped).hexdigest()
    with pytest.raises(BadRecord, match="not the one that was published"):
        verify(changed(record, secret=flipped.hex(), commitment=digest), games)
    with pytest.raises(BadRecord):  # a seed that is all its own draws other luck
        other = {**record["day"], "commitment": digest}
        verify(changed(record, secret=flipped.hex(), commitment=digest, day=other), games)


def test_the_seed_of_one_day_is_no_other_days() -> None:
    _, record = day_record()
    games = beffroi.all_games()
    with pytest.raises(BadRecord, match="was not made for this game"):
        verify(changed(record, day={**record["day"], "date": date_of(DAY + 1)}), games)
    with pytest.raises(BadRecord, match="nobody adds to its luck"):
        verify(changed(record, nonces={"0": "mine"}), games)
    with pytest.raises(BadRecord, match="'day'"):
        verify(changed(record, day="today"), games)


def given_up(player: Player, day: int, name: str) -> str:
    """A game of the day that was stopped without an end."""
    table: str = player.post(f"/api/days/{day}/{name}/play")["table"]
    player.post(f"/api/tables/{table}/stop", seat=0, key="enough", agree=True)
    return table


def study_of(player: Player, table: str, status: int | None = None) -> Doc:
    """The game of a table as a chapter, which has the secret of its luck."""
    study = player.post("/api/studies", game="troyes", title="Today")["id"]
    source = {"kind": "table", "table": table}
    found: Doc = player.post(f"/api/studies/{study}/chapters", status, title="One", source=source)
    return found


# --- one try -------------------------------------------------------------------------------


def event(server: Server, player: Player, slug: str = "troyes", seats: int = 1) -> tuple[int, str]:
    """The day, and a game of it."""
    told = player.get("/api/days")
    assert {one["game"]["event"] for one in told["games"]} == {event_of(game.slug, n) for game, n in offered()}
    return told["day"], event_of(slug, seats)


def finish(player: Player, day: int, name: str, luck: int = 0) -> str:
    """Play the game of a day to its end."""
    table: str = player.post(f"/api/days/{day}/{name}/play")["table"]
    drawn = Random(luck)
    play_over_http([player], table, lambda update: drawn.randrange(99))
    return table


def test_there_is_one_try_however_often_it_is_asked_for(server: Server) -> None:
    player = fresh(server, "Once Only")
    day, name = event(server, player)
    path = f"/api/days/{day}/{name}/play"
    with ThreadPoolExecutor(8) as threads:
        tables = set(threads.map(lambda _: player.post(path)["table"], range(8)))
    assert len(tables) == 1
    card = next(one for one in player.get("/api/days")["games"] if one["game"]["event"] == name)
    assert (card["mine"]["status"], card["mine"]["table"]) == ("running", *tables)
    told = player.get(f"/api/tables/{next(iter(tables))}")
    assert told["day"] == {"day": day, "event": name}
    assert (told["rated"], told["chat"], told["commitment"]) == (False, False, card["game"]["commitment"])


def test_what_is_played_afterwards_does_not_count(server: Server) -> None:
    player = fresh(server, "Again And Again")
    day, name = event(server, player)
    first = finish(player, day, name, 1)
    before = player.get(f"/api/days/{day}/{name}")["mine"]
    assert (before["status"], before["table"]) == ("counted", first)
    again = finish(player, day, name, 2)
    assert again != first
    assert player.get(f"/api/days/{day}/{name}")["mine"] == before
    assert first not in json.dumps(player.get("/api/me/results"))


def test_who_gives_up_has_no_score(server: Server) -> None:
    player = fresh(server, "Given Up")
    day, name = event(server, player)
    table = player.post(f"/api/days/{day}/{name}/play")["table"]
    player.post(f"/api/tables/{table}/stop", seat=0, key="enough", agree=True)
    assert player.post(f"/api/days/{day}/{name}/play")["table"] != table
    mine = player.get(f"/api/days/{day}/{name}")["mine"]
    assert (mine["status"], mine["score"], mine["rank"]) == ("left", None, None)


@pytest.mark.parametrize("answers", [0, 1])
def test_a_try_counts_if_no_bot_answered_in_it(answers: int) -> None:
    """Who leaves for a moment and comes back has made every decision, unless a bot made one meanwhile."""
    table = table_of(row_of("troyes", 1), "Anna")
    at = DAY * 86_400_000 + 1

    def answer() -> None:
        move = table.playing.state.options(0)[0]
        table.apply(LogEntry(log.MOVE, 0, table.game.notation(move), "", at))

    answer()
    table.apply(LogEntry(log.STAND_IN, 0, "journeyman left", "", at))
    for _ in range(answers):
        answer()
    table.apply(LogEntry(log.RETURN, 0, "turn", "", at))
    assert not table.standins and not table.gone
    while not table.playing.over:
        answer()
    table.apply(LogEntry(log.END_TURN, 0, "", "", at))
    assert table.status == "over"
    assert status_of(table) == ("left" if answers else "counted")


# --- nothing is told too early ---------------------------------------------------------------


def test_nothing_tells_the_luck_while_the_day_lasts(server: Server) -> None:
    player = fresh(server, "Curious")
    day, name = event(server, player)
    running = player.post(f"/api/days/{day}/{name}/play")["table"]
    update = player.updates(running)[0]
    assert player.act(running, "hint", update, 403)
    assert player.get(f"/api/tables/{running}/along", 403)
    assert player.get(f"/api/tables/{running}/record", 409)["error"] == "too-early"
    assert player.post(f"/api/tables/{running}/fork", 409, moves=0)["error"] == "too-early"
    table = finish(player, day, name, 3)
    secret = server.inside(server.services.days.seeds.row(day, name))["secret"].hex()
    told = player.get(f"/api/tables/{table}")
    assert (told["status"], told["secret"], told["download"]) == ("over", None, "sealed")
    for path in ("record", "verify", "analysis"):
        assert player.get(f"/api/tables/{table}/{path}", 409)["error"] == "too-early", path
    assert player.post(f"/api/tables/{table}/fork", 409, moves=0)["error"] == "too-early"
    for done in (table, given_up(player, day, name)):
        assert study_of(player, done, 409)["error"] == "too-early"
    paths = ("/api/days", f"/api/days/{day}/{name}", "/api/me/tables", "/api/me/export", f"/api/tables/{table}/state")
    for path in paths:
        assert secret not in json.dumps(player.get(path)), path
    assert player.get(f"/api/days/{day + 1}/{name}", 409)["error"] == "too-early"
    tomorrow = server.inside(server.services.days.seeds.games(day + 1))
    shown = {one["event"]: one["commitment"] for one in player.get("/api/days")["tomorrow"]}
    assert shown == {one: hashlib.sha256(row["secret"]).hexdigest() for one, row in tomorrow.items()}


def test_nobody_looks_at_others_before_their_own_try_is_over(server: Server) -> None:
    first, second, nobody = fresh(server, "Early"), fresh(server, "Later"), Player(server.url)
    day, name = event(server, first)
    table = finish(first, day, name, 4)
    for one in (second, nobody):
        shown = one.get(f"/api/days/{day}/{name}")
        assert (shown["covered"], shown["rows"], shown["bars"], shown["quarters"]) == (True, [], [], None)
        assert shown["played"] >= 1
        for path in ("", "/state", "/events", "/record", "/verify", "/analysis", "/chat", "/replay/1"):
            assert one.get(f"/api/tables/{table}{path}", 403)["error"] == "forbidden", path
        assert one.get(f"/api/days/{day}/{name}/compare", 403, one=table, other=table)
    assert second.post(f"/api/tables/{table}/fork", 403, moves=0)
    assert study_of(second, table, 403)["error"] == "forbidden"
    second.connect().say(t="watch", table=table, since=0)
    assert second.await_message(lambda message: message["t"] == "refused")["error"] == "forbidden"
    spent = second.post(f"/api/days/{day}/{name}/look")
    assert (spent["covered"], spent["mine"]["status"]) == (False, "spent")
    assert second.get(f"/api/tables/{table}")["status"] == "over"
    again = second.post(f"/api/days/{day}/{name}/play")["table"]  # not counted
    assert second.get(f"/api/days/{day}/{name}")["mine"]["status"] == "spent"
    assert again not in [row["table"] for row in spent["rows"]]


def test_a_try_that_goes_on_is_spent_by_a_look(server: Server) -> None:
    player = fresh(server, "Too Curious")
    day, name = event(server, player)
    player.post(f"/api/days/{day}/{name}/play")
    assert player.post(f"/api/days/{day}/{name}/look")["mine"]["status"] == "spent"
    finish(player, day, name, 5)
    assert player.get(f"/api/days/{day}/{name}")["mine"]["score"] is None


def test_who_signs_in_after_a_try_as_a_guest_has_no_second_one(server: Server) -> None:
    """What a guest saw of a game is known to the account, whose own try of it goes on no longer."""
    account, guest = fresh(server, "Knew Nothing"), fresh(server, "Knows It All")
    named = account.post("/api/session/register", name=fresh_name(), password=PASSWORD)["name"]
    day, name = event(server, account)
    other = event_of("tournay", 3)
    table = account.post(f"/api/days/{day}/{name}/play")["table"]
    finish(guest, day, name, 12)
    guest.post(f"/api/days/{day}/{other}/play")
    guest.post("/api/session/login", name=named, password=PASSWORD)
    told = {one["game"]["event"]: one["mine"] for one in account.get("/api/days")["games"]}
    assert (told[name]["status"], told[name]["table"]) == ("spent", table)
    assert told[other]["status"] == "running"
    finish(account, day, name, 13)
    assert account.get(f"/api/days/{day}/{name}")["mine"]["status"] == "spent"


def test_nobody_chooses_the_bots_of_a_day(server: Server) -> None:
    """Not even while its table has not begun, as after a fall of the server."""
    player = fresh(server, "Chooses Bots")
    day, name = event(server, player, "tournay", 3)
    row = server.inside(server.services.days.seeds.row(day, name))
    spec = spec_of(row, server.inside(server.services.accounts.get(player.me["id"])))
    seats = [SeatAssignment("human", player.me["id"], "Chooses Bots"), SeatAssignment("bot", level="journeyman")]
    server.inside(server.services.tables.store.insert(spec, [*seats, SeatAssignment("bot", level="journeyman")]))
    told = player.post(f"/api/tables/{spec.id}/seats", 403, seat=1, kind="bot", level="page")
    assert "same bots" in told["message"]


def test_after_the_day_everything_can_be_verified(server: Server) -> None:
    player = fresh(server, "Afterwards")
    event(server, player)
    days: DayService = server.services.days
    row = server.inside(days.seeds.made(today() - 1, beffroi.game("troyes"), 1))
    server.inside(days.store.insert([row]))
    table = finish(player, row["day"], row["event"], 6)
    told = player.get(f"/api/days/{row['day']}/{row['event']}")
    assert (told["covered"], told["game"]["secret"]) == (False, row["secret"].hex())
    record = player.get(f"/api/tables/{table}/record")
    assert record["day"]["commitment"] == told["game"]["commitment"] == record["commitment"]
    assert verify(record, beffroi.all_games()).over
    assert player.get(f"/api/tables/{table}/verify")["agrees"]
    assert [node["code"] for node in study_of(player, table)["nodes"][1:]] == [code for _, code in record["moves"]]


# --- rankings ------------------------------------------------------------------------------


def past_days(server: Server, scores: dict[int, dict[str, int]]) -> dict[str, Player]:
    """Days that are over, with what people had on each."""
    days: DayService = server.services.days
    people = {name: fresh(server, name) for name in sorted({name for one in scores.values() for name in one})}
    for day, found in scores.items():
        server.inside(days.store.insert([server.inside(days.seeds.made(day, beffroi.game("tournay"), 3))]))
        for name, score in found.items():
            this = {"day": day, "event": "tournay-3", "person": people[name].me["id"], "status": "spent"}
            server.inside(days.store.spend({**this, "began": 1, "ended": score}))
            kept = {"score": score, "turns": [[1, score, "a"]], "table_id": f"{name}{day}"[:16], "status": "counted"}
            server.inside(days.store.store.write(partial(set_try, this, kept)))
    return people


def set_try(this: Doc, values: Doc, connection: Any) -> None:
    where = [day_tries.c[name] == this[name] for name in ("day", "event", "person")]
    connection.execute(sa.update(day_tries).where(*where).values(**values))


def test_rankings_of_a_day_a_week_and_a_month(server: Server) -> None:
    monday = 20_000 - 20_000 % 7 + 4  # a Monday long ago, in the middle of a month
    scores = {
        monday: {"Ada": 40, "Bea": 30, "Cleo": 30, "Dora": 10, "Eda": 5},
        monday + 1: {"Ada": 10, "Bea": 20},
        monday + 8: {"Bea": 3, "Cleo": 2},
    }
    people = past_days(server, scores)
    told = people["Dora"].get(f"/api/days/{monday}/tournay-3")
    assert [(row["rank"], row["name"], row["percent"]) for row in told["rows"]] == [
        *((1, "Ada", 100), (2, "Bea", 50), (2, "Cleo", 50), (4, "Dora", 25), (5, "Eda", 0)),
    ]
    assert [row["you"] for row in told["rows"]] == [False, False, False, True, False]
    assert (told["mine"]["rank"], told["mine"]["percent"]) == (4, 25)
    assert told["bars"] == [{"score": s, "count": n} for s, n in ((5, 1), (10, 1), (30, 2), (40, 1))]
    assert [(row["same"], row["turns"]) for row in told["rows"]] == [(1, 1)] * 5
    week = people["Eda"].get(f"/api/days/{monday}/tournay-3/leaders", span="week")
    assert [(row["rank"], row["name"], row["days"], row["points"]) for row in week["rows"]] == [
        *((1, "Bea", 2, 150), (2, "Ada", 2, 100), (3, "Cleo", 1, 50), (4, "Dora", 1, 25), (5, "Eda", 1, 0)),
    ]
    assert (week["first"], week["last"]) == (monday, monday + 6)
    month = people["Eda"].get(f"/api/days/{monday}/tournay-3/leaders", span="month")
    assert (month["rows"][0]["name"], month["rows"][0]["points"], month["rows"][0]["days"]) == ("Bea", 250, 3)
    server.inside(server.services.admin.ban(people["Ada"].me["id"], True))
    told = people["Eda"].get(f"/api/days/{monday}/tournay-3")
    assert "Ada" not in json.dumps(told) and told["bars"] == [
        {"score": s, "count": n} for s, n in ((5, 1), (10, 1), (30, 2))
    ]
    tables = {"one": f"Ada{monday}", "other": f"Bea{monday}"}
    refused = people["Eda"].get(f"/api/days/{monday}/tournay-3/compare", 404, **tables)
    assert "counted" in refused["message"]


def test_a_month_is_told_without_looking_at_all_its_games_each_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = today() - 20
    people = past_days(server, {first: {"Fay": 4, "Gil": 3, "Hal": 3, "Ida": 1}, first + 1: {"Fay": 1, "Gil": 2}})
    days: DayService = server.services.days
    asked: list[set[int]] = []
    scores = days.store.scores

    async def counted(wanted: set[int]) -> Any:
        asked.append(wanted)
        return await scores(wanted)

    monkeypatch.setattr(days.store, "scores", counted)
    marks = {
        name: server.inside(days.marks.marks(first, first + 1, one.me["id"], today())) for name, one in people.items()
    }
    third = 1 / 3
    assert marks == {
        "Fay": [(first, 1.0), (first + 1, 0.0)],
        "Gil": [(first, third), (first + 1, 1.0)],
        "Hal": [(first, third)],
        "Ida": [(first, 0.0)],
    }
    assert [one for one in asked if one] == [{first, first + 1}]
    monkeypatch.setattr("beffroi.server.services.day_marks.FRESH", 0.0)
    server.inside(server.services.admin.ban(people["Ida"].me["id"], True))
    (found, *_) = server.inside(days.marks.marks(first, first, people["Gil"].me["id"], today()))
    assert found == (first, 0.0)


def test_a_lone_player_has_beaten_nobody(server: Server) -> None:
    people = past_days(server, {18_000: {"Alone": 7}})
    (row,) = people["Alone"].get("/api/days/18000/tournay-3")["rows"]
    assert (row["rank"], row["percent"]) == (1, None)


def test_the_week_goes_until_yesterday(server: Server) -> None:
    player = fresh(server, "Of Today")
    day, name = event(server, player)
    finish(player, day, name, 7)
    assert "Of Today" not in json.dumps(player.get(f"/api/days/{day}/{name}/leaders", span="month"))


def test_two_games_are_compared_turn_by_turn(server: Server) -> None:
    one, other = fresh(server, "Left Side"), fresh(server, "Right Side")
    day, name = event(server, one)
    tables = [finish(one, day, name, 8), finish(other, day, name, 9)]
    told = other.get(f"/api/days/{day}/{name}/compare", one=tables[1], other=tables[0])
    assert (told["one"]["you"], told["one"]["name"], told["other"]["name"]) == (True, "Right Side", "Left Side")
    assert len(told["same"]) == min(len(told["one"]["turns"]), len(told["other"]["turns"]))
    for side, table in (("one", tables[1]), ("other", tables[0])):
        state = server.inside(server.services.tables.get(table))
        kept = turns_of(state.playing, 0)
        shown = told[side]["turns"]
        assert [(turn["n"], turn["points"]) for turn in shown] == [(turn.n, turn.points) for turn in kept]
        assert sum(len(turn["answers"]) for turn in shown) == len(state.playing.moves)
        assert shown[-1]["points"] == told[side]["score"]
    assert not all(told["same"])
    other.get(f"/api/days/{day}/{name}/compare", 404, one="none", other=tables[0])


def test_turns_of_a_game_with_others_are_between_theirs() -> None:
    match = played(row_of("tournay", 3), "Anna")
    turns = turns_of(match, 0)
    assert sum(len(turn.codes.split(" ")) for turn in turns) >= sum(1 for seat, _ in match.moves if seat == 0)
    assert all(match.moves[turn.n - 1][0] == 0 for turn in turns)
    assert all(turn.n == len(match.moves) or match.moves[turn.n][0] != 0 for turn in turns)
    assert turns[-1].points == match.state.totals()[0]
    assert turns == sorted(turns, key=lambda turn: turn.n)


@pytest.mark.parametrize("luck", [0, 2])
def test_who_answers_first_of_several_tells_no_games_apart(luck: int) -> None:
    """Bots answer sooner on one day and later on another, what they are asked together with their rival."""

    def game(order: int) -> Match:
        match = table_of(row_of("parbourg", 3), "Anna").playing
        while not match.over:
            seat = sorted(match.state.waiting(), key=lambda one: order * one)[0]
            answered = sum(1 for mover, _ in match.moves if mover == seat)
            match.play(seat, Random(f"{luck} {seat} {answered}").choice(match.state.options(seat)))
        return match

    early, late = game(1), game(-1)
    assert early.moves != late.moves and early.state.totals() == late.state.totals()
    assert [turn.codes for turn in turns_of(early, 0)] == [turn.codes for turn in turns_of(late, 0)]


# --- several workers -----------------------------------------------------------------------


def test_two_workers_have_one_seed_and_one_try(workers: list[Server]) -> None:
    first, second = workers
    with ThreadPoolExecutor(2) as threads:
        told = list(threads.map(lambda server: Player(server.url).get("/api/days"), workers))
    commitments = [{one["game"]["event"]: one["game"]["commitment"] for one in each["games"]} for each in told]
    assert commitments[0] == commitments[1]
    assert told[0]["tomorrow"] == told[1]["tomorrow"]
    player = fresh(first, "At Two Workers")
    elsewhere = Player(second.url)
    elsewhere.http.cookies = player.http.cookies
    day, name = event(first, player)
    with ThreadPoolExecutor(8) as threads:
        asked = [player, elsewhere] * 4
        tables = set(threads.map(lambda one: one.post(f"/api/days/{day}/{name}/play")["table"], asked))
    assert len(tables) == 1
    terms = day_terms(day, name, "")
    assert all(server.inside(server.services.tables.get(next(iter(tables)))).spec.day == terms for server in workers)
