"""Studies: read and written by whom their owner allows, together, with every move played and every bound kept."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import beffroi
from beffroi.bots.puzzles import shipped_puzzles
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.match import Match
from beffroi.kernel.record import write_record
from beffroi.protocol.bus import StudyNews
from beffroi.protocol.studies import MOST_CHAPTERS
from beffroi.server.services import studies as studies_service
from beffroi.server.services.study_tables import StudyTables
from tests.server.support import Doc, Player, Server, play_over_http
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.test_days import changed

SLUG: Final = "fair"


def begin(player: Player, title: str = "Openings", game: str = SLUG) -> str:
    made: str = player.post("/api/studies", game=game, title=title)["id"]
    return made


def chapter_of(player: Player, study: str, **source: Any) -> str:
    given = source or {"kind": "start", "seats": 2}
    made: str = player.post(f"/api/studies/{study}/chapters", title="A chapter", source=given)["id"]
    return made


def patch(player: Player, path: str, status: int = 200, **body: Any) -> Doc:
    found: Doc = player.expect(player.http.patch(path, json=body), status)
    return found


def forget(player: Player, path: str, status: int = 200) -> None:
    player.expect(player.http.delete(path), status)


class Desk:
    """Somebody at a chapter: what they have seen, and how they change it."""

    def __init__(self, player: Player, study: str, chapter: str) -> None:
        self.player, self.study, self.chapter = player, study, chapter
        self.path = f"/api/studies/{study}/chapters/{chapter}"
        self.n = 0
        self.nodes: dict[int, Doc] = {}
        self.look()

    def look(self) -> Doc:
        """Fetch what changed, as a page does."""
        told: Doc = self.player.get(self.path, since=self.n)
        known = {**self.nodes, **{node["id"]: node for node in told["nodes"]}}
        self.nodes = {node: known[node] for node in told["order"]}
        self.n = told["n"]
        return told

    def edit(self, kind: str, status: int | None = None, **edit: Any) -> Doc:
        body = {"chapter": self.chapter, "base": self.n, "edit": {"kind": kind, **edit}}
        found: Doc = self.player.post(f"/api/studies/{self.study}/edits", status, **body)
        return found

    def table(self, node: int = 0, status: int | None = None, **more: Any) -> Doc:
        found: Doc = self.player.post(f"{self.path}/table", status, node=node, **more)
        return found

    def answer(self, node: int, pick: int = 0) -> int:
        """Add one of the answers that are offered after a node."""
        shown = self.table(node)["update"]
        line = [{"seat": shown["seat"], "code": shown["choices"][pick]["code"]}]
        ended: int = self.edit("add", node=node, line=line)["node"]
        self.look()
        return ended


def invited(server: Server, owner: Player, study: str, name: str) -> Player:
    other = Player(server.url, name)
    code = owner.post(f"/api/studies/{study}/invite")["invite"]
    other.post(f"/api/studies/{study}/join", code=code)
    return other


# --- who may ---------------------------------------------------------------------------


def test_a_study_is_private_by_link_or_public(server: Server, anna: Player, bruno: Player) -> None:
    study = begin(anna, "Secrets of Anna")
    nobody = Player(server.url)
    for other in (bruno, nobody):
        other.get(f"/api/studies/{study}", 404)
        other.get(f"/api/studies/{study}/export", 404)
    patch(anna, f"/api/studies/{study}", access="link")
    assert nobody.get(f"/api/studies/{study}")["role"] == "reader"
    assert study not in ids(bruno.get("/api/studies"))
    patch(anna, f"/api/studies/{study}", access="public")
    assert study in ids(bruno.get("/api/studies")) and study in ids(nobody.get("/api/studies"))
    patch(bruno, f"/api/studies/{study}", 403, title="Bruno's now")
    assert study in ids(anna.get("/api/studies", mine=True)) and nobody.get("/api/studies", mine=True) == []
    forget(bruno, f"/api/studies/{study}", 403)
    forget(anna, f"/api/studies/{study}")
    anna.get(f"/api/studies/{study}", 404)


def ids(found: list[Doc]) -> list[str]:
    return [one["id"] for one in found]


def test_studies_are_found_by_game_theme_author_and_title(server: Server) -> None:
    player = Player(server.url, "Finder")
    study = begin(player, "The Ärger with 100%")
    patch(player, f"/api/studies/{study}", access="public", themes=["Opening", "dice"])
    for wanted in ({"game": SLUG}, {"theme": "opening"}, {"author": "Finder"}, {"text": "ärger"}, {"text": "0%"}):
        assert study in ids(player.get("/api/studies", **wanted)), wanted
    for wanted in ({"game": "troyes"}, {"theme": "open"}, {"author": "Find"}, {"text": "0_"}):
        assert study not in ids(player.get("/api/studies", **wanted)), wanted
    patch(player, f"/api/studies/{study}", 400, themes=["a|b"])


def test_writers_come_by_a_code_and_go(server: Server) -> None:
    owner, stranger = Player(server.url, "Owner"), Player(server.url, "Stranger")
    study = begin(owner)
    desk = Desk(owner, study, chapter_of(owner, study))
    old = owner.post(f"/api/studies/{study}/invite")["invite"]
    writer = invited(server, owner, study, "Writer")
    stranger.post(f"/api/studies/{study}/join", 404, code=old)  # a newer one is in its place
    assert writer.get(f"/api/studies/{study}")["invite"] is None  # only the owner gives it on
    assert owner.get(f"/api/studies/{study}")["writers"] == ["Writer"]
    body = {"chapter": desk.chapter, "base": 0, "edit": {"kind": "comment", "node": 0, "text": "Hello"}}
    writer.post(f"/api/studies/{study}/edits", **body)
    patch(owner, f"/api/studies/{study}", access="link")
    stranger.post(f"/api/studies/{study}/edits", 403, **body)
    forget(stranger, f"/api/studies/{study}/writers/Writer", 403)
    code = owner.get(f"/api/studies/{study}")["invite"]
    forget(owner, f"/api/studies/{study}/writers/Writer")
    writer.post(f"/api/studies/{study}/join", 404, code=code)  # which opens to nobody any more
    assert owner.get(f"/api/studies/{study}")["invite"] is None
    writer.post(f"/api/studies/{study}/edits", 403, **body)
    forget(owner, f"/api/studies/{study}/writers/Writer", 404)


def test_who_leaves_a_study_is_not_somebody_of_the_same_name(server: Server) -> None:
    owner = Player(server.url, "Owns It")
    study = begin(owner)
    first, second = (invited(server, owner, study, "Called Alike") for _ in range(2))
    forget(second, f"/api/studies/{study}/writers/Called Alike")
    assert first.get(f"/api/studies/{study}")["role"] == "writer"
    second.get(f"/api/studies/{study}", 404)
    assert owner.get(f"/api/studies/{study}")["invite"]  # who leaves leaves the code good


def test_whom_the_owner_blocks_does_not_come_in(server: Server) -> None:
    owner, rude = Player(server.url, "Quiet"), Player(server.url, "Rude")
    study = begin(owner)
    code = owner.post(f"/api/studies/{study}/invite")["invite"]
    store = server.services.talk.store
    server.inside(store.set_blocked(owner.me["id"], rude.me["id"], 1))
    rude.post(f"/api/studies/{study}/join", 404, code=code)
    theirs = begin(rude, "Of somebody rude")
    patch(rude, f"/api/studies/{theirs}", access="public")
    assert theirs not in ids(owner.get("/api/studies")) and theirs in ids(rude.get("/api/studies"))


def test_studies_are_in_the_data_of_their_owner_and_go_with_them(server: Server) -> None:
    owner = Player(server.url, "Leaves Soon")
    study = begin(owner, "Mine until I go")
    chapter_of(owner, study)
    told = owner.get("/api/me/export")
    assert [one["title"] for one in told["studies"]] == ["Mine until I go"] and "A chapter" in told["studies"][0]["doc"]
    other = invited(server, owner, study, "Stays Here")
    assert [one["study"] for one in other.get("/api/me/export")["study_writers"]] == [study]
    owner.expect(owner.http.request("DELETE", "/api/me", json={}), 200)
    other.get(f"/api/studies/{study}", 404)


def test_studies_of_banned_people_are_shown_to_no_reader(server: Server) -> None:
    owner, reader = Player(server.url, "Shut Out"), Player(server.url, "Reads It")
    study = begin(owner)
    writer = invited(server, owner, study, "Wrote There")
    for access in ("public", "link"):
        patch(owner, f"/api/studies/{study}", access=access)
        assert reader.get(f"/api/studies/{study}")["title"] == "Openings"
    server.inside(server.services.admin.ban(owner.me["id"], True))
    for path in ("", "/export"):
        assert reader.get(f"/api/studies/{study}{path}", 404)["error"] == "not-found"
    assert writer.get(f"/api/studies/{study}")["role"] == "writer"  # who worked on it has it still
    server.inside(server.services.admin.ban(owner.me["id"], False))
    assert reader.get(f"/api/studies/{study}")["title"] == "Openings"


def test_a_token_that_only_reads_is_not_told_how_to_come_to_write(server: Server) -> None:
    owner = Player(server.url)
    owner.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    study = begin(owner)
    code = owner.post(f"/api/studies/{study}/invite")["invite"]
    told = {}
    for scopes in (["read"], ["read", "play"]):
        program = Player(server.url)
        text = owner.post("/api/me/tokens", name="program", scopes=scopes)["token"]
        program.http.headers["Authorization"] = f"Bearer {text}"
        told[len(scopes)] = program.get(f"/api/studies/{study}")["invite"]
    assert told == {1: None, 2: code}


# --- writing together --------------------------------------------------------------------


def test_two_write_in_the_same_chapter_and_each_hears_of_the_other(server: Server) -> None:
    owner = Player(server.url, "First Hand")
    study = begin(owner)
    mine = Desk(owner, study, chapter_of(owner, study))
    other = invited(server, owner, study, "Second Hand")
    theirs = Desk(other, study, mine.chapter)
    other.connect().say(t="study", study=study)
    other.say(t="ping", at=1)
    other.await_message(lambda said: said["t"] == "pong")
    first = mine.answer(0)
    heard = other.await_message(lambda said: said["t"] == "study")
    assert (heard["study"], heard["n"]) == (study, mine.n)
    theirs.look()
    assert theirs.nodes[first]["code"] == mine.nodes[first]["code"]
    theirs.edit("comment", node=first, text="A good one")  # while the first draws on the same move
    mine.edit("marks", node=first, marks=[{"kind": "ring", "colour": "green", "at": "seat:0"}])
    mine.look()
    assert mine.nodes[first]["comment"] == "A good one" and len(mine.nodes[first]["marks"]) == 1
    other.say(t="study", study=study, on=False)
    other.close()


def test_nobody_writes_over_what_they_have_not_seen(server: Server) -> None:
    owner = Player(server.url, "Writes")
    study = begin(owner)
    mine = Desk(owner, study, chapter_of(owner, study))
    theirs = Desk(invited(server, owner, study, "Writes Too"), study, mine.chapter)
    first = mine.answer(0)
    theirs.look()
    mine.edit("comment", node=first, text="Mine")
    assert theirs.edit("comment", 409, node=first, text="Theirs")["error"] == "stale"
    theirs.edit("comment", node=first, text="Mine")  # the same is no conflict, such as one sent twice
    assert theirs.edit("delete", 409, node=first)["error"] == "stale"
    theirs.look()
    theirs.edit("comment", node=first, text="Theirs, who have read it")
    assert mine.edit("head", title="Another", guess=1)["n"] > mine.n
    assert theirs.edit("head", 409, title="A third")["error"] == "stale"
    mine.look()
    assert mine.nodes[first]["comment"].startswith("Theirs")
    gone = mine.edit("delete", node=first)
    mine.look()
    assert gone["node"] == 0 and list(mine.nodes) == [0]
    assert theirs.edit("comment", 404, node=first, text="Too late")["error"] == "not-found"


def test_the_same_move_of_two_is_one_and_variations_have_an_order(server: Server) -> None:
    owner = Player(server.url, "In Order")
    study = begin(owner)
    mine = Desk(owner, study, chapter_of(owner, study))
    theirs = Desk(invited(server, owner, study, "In Order Too"), study, mine.chapter)
    first, same = mine.answer(0), theirs.answer(0)
    assert first == same
    second = theirs.answer(0, pick=1)
    assert mine.look()["order"] == [0, first, second]
    mine.edit("promote", node=second)
    assert mine.look()["order"] == [0, second, first]


def test_two_workers_tell_each_other(workers: list[Server]) -> None:
    owner = Player(workers[0].url, "At One")
    study = begin(owner)
    mine = Desk(owner, study, chapter_of(owner, study))
    patch(owner, f"/api/studies/{study}", access="link")
    reader = Player(workers[1].url, "At Another").connect()
    reader.say(t="study", study=study)
    reader.say(t="ping", at=1)
    reader.await_message(lambda said: said["t"] == "pong")
    first = mine.answer(0)
    reader.await_message(lambda said: said["t"] == "study" and said["n"] == mine.n)
    assert Desk(reader, study, mine.chapter).nodes[first]["code"] == mine.nodes[first]["code"]
    reader.close()


def look_on(player: Player, study: str) -> int:
    """Be told of the edits of a study; returns how many there are."""
    player.connect().say(t="study", study=study)
    n: int = player.await_message(lambda said: said["t"] == "study")["n"]
    return n


def numbers(player: Player) -> list[int]:
    """Return the edits somebody was told of, up to now."""
    player.say(t="ping", at=7)
    player.await_message(lambda said: said["t"] == "pong" and said["at"] == 7)
    return [said["n"] for said in player.inbox if said["t"] == "study"]


def test_who_may_read_no_longer_hears_no_longer(workers: list[Server]) -> None:
    """Of a study that was made private, at every worker, with a session or without; nor who was sent away."""
    owner = Player(workers[0].url, "Shared It")
    study = begin(owner)
    desk = Desk(owner, study, chapter_of(owner, study))
    patch(owner, f"/api/studies/{study}", access="public")
    writer = invited(workers[0], owner, study, "Once Wrote")
    stays = invited(workers[0], owner, study, "Still Writes")
    people = [writer, stays, Player(workers[1].url, "Once Read"), Player(workers[1].url), Player(workers[0].url)]
    known = [look_on(one, study) for one in people]
    assert known == [owner.get(f"/api/studies/{study}")["n"]] * len(people)
    patch(owner, f"/api/studies/{study}", access="private")
    forget(owner, f"/api/studies/{study}/writers/Once Wrote")
    last = owner.get(f"/api/studies/{study}")["n"]
    stays.await_message(lambda said: said["t"] == "study" and said["n"] == last)
    at_other = Player(workers[1].url, "Still Writes")
    at_other.http.cookies.update(stays.http.cookies)
    look_on(at_other, study)
    for text in ("One", "Two"):
        desk.look()
        desk.edit("comment", node=0, text=text)
    stays.await_message(lambda said: said["t"] == "study" and said["n"] == last + 2)
    at_other.await_message(lambda said: said["t"] == "study" and said["n"] == last + 2)
    assert [max(numbers(one)) for one in people] == [last, last + 2, last - 1, last - 1, last - 1]
    for one in (*people, at_other):
        one.close()


def test_edits_are_told_though_their_news_got_lost(workers: list[Server], monkeypatch: pytest.MonkeyPatch) -> None:
    owner = Player(workers[0].url, "Is Not Heard")
    study = begin(owner)
    desk = Desk(owner, study, chapter_of(owner, study))
    patch(owner, f"/api/studies/{study}", access="public")
    reader = Player(workers[1].url, "Hears Late")
    known = look_on(reader, study)

    async def nothing(_: Any) -> None: ...

    with monkeypatch.context() as patched:
        patched.setattr(workers[0].services.bus, "publish", nothing)
        desk.look()
        desk.edit("comment", node=0, text="Nobody heard")
    there = workers[1].services.publisher
    workers[1].inside(there.sync_studies())
    assert reader.await_message(lambda said: said["t"] == "study" and said["n"] > known)["n"] == known + 1
    workers[1].inside(there.sync_studies())
    assert numbers(reader) == [known, known + 1]  # once
    workers[1].inside(there.on_bus_message(StudyNews(study, 1 << 40)))  # junk
    desk.look()
    desk.edit("comment", node=0, text="Heard again")
    reader.await_message(lambda said: said["t"] == "study" and said["n"] == known + 2)
    with monkeypatch.context() as patched:
        patched.setattr(workers[0].services.bus, "publish", nothing)
        forget(owner, f"/api/studies/{study}")
    workers[1].inside(there.sync_studies())
    reader.await_message(lambda said: said["t"] == "study" and said["n"] > known + 2)
    assert study not in there.hub.studies
    reader.close()


# --- the tables of places ------------------------------------------------------------------


def test_a_place_shows_the_table_to_the_seat_that_is_asked(anna: Player) -> None:
    study = begin(anna)
    desk = Desk(anna, study, chapter_of(anna, study))
    first = desk.answer(0)
    second = desk.answer(first)
    shown = desk.table(second)
    update = shown["update"]
    assert shown["table"]["you"] == [update["seat"]] and update["choices"] and update["moves"] == 2
    tried = desk.table(second, answers=[update["choices"][0]["code"]])
    assert tried["update"]["moves"] == 3
    assert desk.table(second)["update"]["view"] == update["view"]  # what was tried is kept nowhere
    assert desk.table(second, 422, answers=["no such answer"])["error"] == "illegal"
    assert desk.edit("add", 422, node=0, line=[{"seat": 9, "code": "bid 0"}])["error"] == "illegal"
    assert desk.table(77, 404)["error"] == "not-found"
    assert "key" in anna.post(f"{desk.path}/why", node=first, anchor="nothing:here")
    assert anna.post(f"{desk.path}/compose", node=first)["seq"] > 0


def test_tables_are_kept_for_the_next_step_and_no_more_than_a_few(server: Server, anna: Player) -> None:
    study = begin(anna)
    desk = Desk(anna, study, chapter_of(anna, study))
    node = 0
    for _ in range(3):
        node = desk.answer(node)
    chapter = server.inside(server.services.studies.kept(study, desk.chapter))
    places = StudyTables()

    async def moves(at: int) -> int:
        async with places.at(SLUG, chapter, at) as table:
            return len(table.playing.moves)

    assert [server.inside(moves(one)) for one in (1, 2, 3, 1, 0)] == [1, 2, 3, 1, 0]
    assert {place[2] for place in places._kept} == {3, 1, 0}


def test_a_place_is_evaluated_once_and_played_on(anna: Player) -> None:
    study = begin(anna, "Evaluated", "troyes")
    desk = Desk(anna, study, chapter_of(anna, study, kind="start", seats=2))
    found = anna.post(f"{desk.path}/value", node=0)
    assert {"seat", "lead", "spread", "best"} <= set(found)
    desk.look()
    assert desk.nodes[0]["value"] == found == anna.post(f"{desk.path}/value", node=0)
    table = anna.post(f"{desk.path}/play-on", node=0)
    assert table["status"] == "running" and table["you"] == [desk.table(0)["update"]["seat"]]


# --- what chapters are made from ---------------------------------------------------------------


def test_a_finished_game_becomes_a_chapter_and_a_running_one_does_not(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    study = begin(anna)
    wanted = {"title": "Ours", "source": {"kind": "table", "table": table}}
    refused = anna.post(f"/api/studies/{study}/chapters", 409, **wanted)
    assert refused["error"] == "not-running"
    play_over_http([anna, bruno], table)
    made = anna.post(f"/api/studies/{study}/chapters", **wanted)
    record = anna.get(f"/api/tables/{table}/record")
    line = [[node["seat"], node["code"]] for node in made["nodes"][1:]]
    assert line == record["moves"] and made["names"] == record["names"]
    desk = Desk(anna, study, made["id"])
    ended = desk.table(made["order"][-1])["update"]
    assert ended["over"] and ended["scores"] == record["scores"]
    text = json.dumps(record)
    again = chapter_of(anna, study, kind="position", text=text)
    told = anna.get(f"/api/studies/{study}/chapters/{again}")["nodes"][1:]
    assert [node["code"] for node in told] == [code for _, code in record["moves"]]


def test_a_puzzle_is_studied_once_it_is_answered(server: Server) -> None:
    player, puzzle = Player(server.url, "Studies It"), shipped_puzzles("parbourg")[0]
    study = begin(player, "A puzzle", "parbourg")
    wanted = {"title": "It", "source": {"kind": "puzzle", "puzzle": puzzle.id}}
    assert player.post(f"/api/studies/{study}/chapters", 403, **wanted)["error"] == "forbidden"
    player.post(f"/api/puzzles/{puzzle.id}/answer", shown=True)
    made = player.post(f"/api/studies/{study}/chapters", **wanted)
    assert [node["code"] for node in made["nodes"][1:]] == puzzle.line


def test_positions_are_checked_before_anything_is_kept(anna: Player) -> None:
    game = beffroi.game("troyes")
    position = {"game": "troyes", **game.new(2, chance=FastChance(1)).position()}
    study = begin(anna, "Positions", "troyes")
    desk = Desk(anna, study, chapter_of(anna, study, kind="position", text=json.dumps(position)))
    assert desk.table()["update"]["choices"]
    other = begin(anna)
    wanted = {"title": "Another game", "source": {"kind": "position", "text": json.dumps(position)}}
    assert "troyes" in anna.post(f"/api/studies/{other}/chapters", 400, **wanted)["message"]
    for text in ("{", "[]", '{"game": "none"}', '{"game": "troyes", "dice": 3}'):
        anna.post(f"/api/studies/{study}/chapters", 400, title="Bad", source={"kind": "position", "text": text})


def test_a_chapter_does_not_tell_its_table_and_forgets_whom_the_table_forgets(server: Server) -> None:
    """Whoever knows the id of a private table may look at it, and a name that was deleted is gone from here too."""
    people = [Player(server.url, name) for name in ("Keeps Notes", "Goes Away")]
    table = people[0].create("me", "open", access="link")
    people[1].post(f"/api/tables/{table}/join")
    play_over_http(people, table)
    study = begin(people[0])
    path = f"/api/studies/{study}/chapters/{chapter_of(people[0], study, kind='table', table=table)}"
    patch(people[0], f"/api/studies/{study}", access="public")
    reader = Player(server.url)

    def told() -> list[Doc]:
        file = reader.get(f"/api/studies/{study}/export")
        return [reader.get(path), reader.post(f"{path}/table"), file, people[0].get("/api/me/export")["studies"][0]]

    for one in told()[:3]:
        text = json.dumps(one)
        assert "Goes Away" in text and table not in text
    people[1].expect(people[1].http.request("DELETE", "/api/me", json={}), 200)
    for one in told():
        assert "Goes Away" not in json.dumps(one)
    assert reader.get(path)["names"] == ["Keeps Notes", "—"]
    (chapter,) = reader.get(f"/api/studies/{study}/export")["chapters"]
    other = Player(server.url, "Asks In Vain")
    made = imported(other, **{**chapter, "source": {"kind": "table", "of": table}})
    assert other.get(f"/api/studies/{made['id']}/chapters/{made['chapters'][0]['id']}")["names"] == [
        "Keeps Notes",
        "Seat 2",
    ]


# --- files ------------------------------------------------------------------------------------


def test_a_study_is_exported_and_taken_in_as_it_was(server: Server, anna: Player, bruno: Player) -> None:
    study = begin(anna, "Round trip")
    desk = Desk(anna, study, chapter_of(anna, study))
    first = desk.answer(0)
    desk.answer(first)
    desk.answer(0, pick=1)
    desk.edit("comment", node=first, text="Look at [A]: :2d")
    desk.edit("glyph", node=first, glyph="!")
    patch(anna, f"/api/studies/{study}", access="link", themes=["opening"])
    file = bruno.get(f"/api/studies/{study}/export")
    made = bruno.post("/api/studies/import", text=json.dumps(file))
    assert (made["role"], made["access"], made["themes"]) == ("owner", "private", ["opening"])
    again = bruno.get(f"/api/studies/{made['id']}/export")
    assert stripped(again) == stripped(file)
    mine = Desk(bruno, made["id"], made["chapters"][0]["id"])
    assert mine.table(first)["update"]["view"] == desk.table(first)["update"]["view"]  # the same luck


def stripped(file: Doc) -> Doc:
    """A file without the numbers of the edits."""
    parts = [{**one, "nodes": [dict(node, n=0, parts={}) for node in one["nodes"]]} for one in file["chapters"]]
    return {**file, "chapters": parts}


def value(seat: int = 0, lead: float = 1.0, key: str = "pass") -> Doc:
    """What a file says that a place is worth."""
    return {"seat": seat, "lead": lead, "spread": 1.0, "best": {"key": key, "args": {}}}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"format": 2}, "format"),
        ({"game": "none"}, "no game"),
        ({"nodes": []}, "nodes"),
        ({"nodes": [{"id": 0, "parent": -1}, {"id": 1, "parent": 5}]}, "chapters.0.nodes.1"),
        ({"nodes": [{"id": 0, "parent": -1}, {"id": 0, "parent": 0}]}, "chapters.0.nodes.1"),
        ({"nodes": [{"id": 0, "parent": -1}, {"id": 1, "parent": 0, "seat": 0, "code": "fly"}]}, "nodes.1"),
        ({"seats": 15}, "not 15"),
        ({"secret": "no hex"}, "secret"),
        ({"rules": 999}, "999"),
        ({"guess": 2}, "chapters.0.guess"),
        ({"nodes": [{"id": 0, "parent": -1, "value": value(seat=2)}]}, "nodes.0.value"),
        ({"nodes": [{"id": 0, "parent": -1, "value": value(lead=1e300)}]}, "nodes.0.value"),
        ({"nodes": [{"id": 0, "parent": -1, "value": value(key="no-such-text")}]}, "nodes.0.value"),
    ],
)
def test_a_wrong_file_is_refused_by_its_place(anna: Player, wrong: Doc, told: str) -> None:
    chapter = {"title": "One", "rules": 1, "seats": 2, "options": {}, "secret": "00"}
    file = {"format": 1, "game": SLUG, "title": "A file", "nodes": [{"id": 0, "parent": -1}]} | wrong
    chapters = [
        {**chapter, **{name: file[name] for name in (*chapter, "nodes", "guess") if name in file and name != "title"}}
    ]
    head = {name: file[name] for name in ("format", "game", "title")}
    answer = anna.post("/api/studies/import", 400, text=json.dumps({**head, "chapters": chapters}))
    assert told in answer["message"]


def imported(player: Player, status: int | None = None, **chapter: Any) -> Doc:
    """A file with one chapter, taken in."""
    usual = {"title": "One", "rules": 1, "seats": 2, "options": {}, "secret": "00", "nodes": [{"id": 0, "parent": -1}]}
    file = {"format": 1, "game": SLUG, "title": "A file", "chapters": [{**usual, **chapter}]}
    found: Doc = player.post("/api/studies/import", status, text=json.dumps(file))
    return found


def test_the_names_in_a_file_are_nobody_elses(server: Server, bruno: Player) -> None:
    owner = Player(server.url)
    name = owner.post("/api/session/register", name=fresh_name(), password=PASSWORD)["name"]

    def names(player: Player) -> list[str]:
        made = imported(player, names=[name, "Ysabel\u202e"])
        told: Doc = player.get(f"/api/studies/{made['id']}/chapters/{made['chapters'][0]['id']}")
        return list(told["names"])

    assert names(bruno) == ["Seat 1", "Seat 2"]
    assert names(owner) == [name, "Seat 2"]
    record = write_record(
        Match(beffroi.game(SLUG), beffroi.game(SLUG).setup(2), SeedCommitment(b"x" * 32)), secret=True
    )
    text = json.dumps(changed(record, names=[name, "Ysabel"]))
    study = begin(bruno)
    told = bruno.get(f"/api/studies/{study}/chapters/{chapter_of(bruno, study, kind='position', text=text)}")
    assert told["names"] == ["Seat 1", "Ysabel"]


def test_texts_of_a_study_can_be_read(server: Server, bruno: Player) -> None:
    made = imported(bruno, title="Two\n lines", nodes=[{"id": 0, "parent": -1, "comment": "to the \u202eright\u0007"}])
    desk = Desk(bruno, made["id"], made["chapters"][0]["id"])
    told = bruno.get(desk.path)
    assert (told["title"], told["nodes"][0]["comment"]) == ("Two lines", "to the right")
    desk.edit("comment", node=0, text="and \u202eback\nagain")
    desk.edit("head", title="Another\u0009 title")
    desk.edit("head", 400, title="\u202e")
    told = bruno.get(desk.path)
    assert (told["title"], told["nodes"][0]["comment"]) == ("Another title", "and back\nagain")


def test_themes_are_short_however_they_are_written_out(server: Server, bruno: Player) -> None:
    study = begin(bruno)
    patch(bruno, f"/api/studies/{study}", themes=["one\uff5ctwo", "\ufdfa" * 24, "an\u0000other", "\u00ad"])
    found = bruno.get(f"/api/studies/{study}")["themes"]
    assert found[0] == "onetwo" and len(found[1]) <= 24 and found[2:] == ["another"]
    file = bruno.get(f"/api/studies/{study}/export")
    assert bruno.post("/api/studies/import", text=json.dumps(file))["themes"] == found


def test_what_is_taken_in_can_be_read_again(server: Server, bruno: Player) -> None:
    """A record may be larger than a chapter: it is refused before anything is kept."""
    game = beffroi.game(SLUG)
    study = begin(bruno)
    for secret, status in ((bytes(112), 201), (bytes(300), 400)):
        record = write_record(Match(game, game.setup(2), SeedCommitment(secret)), secret=True)
        wanted = {"title": "One", "source": {"kind": "position", "text": json.dumps(record)}}
        bruno.post(f"/api/studies/{study}/chapters", status, **wanted)
    assert len(bruno.get(f"/api/studies/{study}/export")["chapters"]) == 1
    root, most = {"id": 0, "parent": -1}, 2**31
    answer = {"id": most, "parent": 0, "seat": 0, "code": "bid 0"}
    assert "nodes.1" in imported(bruno, 400, nodes=[root, answer])["message"]
    assert imported(bruno, 400, source={"kind": "table", "of": "x" * 41})
    assert imported(bruno, 201, guess=1, nodes=[{**root, "value": value()}])


# --- bounds -----------------------------------------------------------------------------------


def test_a_study_has_bounds(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(server.url, "Boundless")
    study = begin(player)
    desk = Desk(player, study, chapter_of(player, study))
    desk.edit("comment", 400, node=0, text="x" * 4001)
    desk.edit("marks", 400, node=0, marks=[{"kind": "ring", "colour": "ink", "at": "x"}] * 31)
    desk.edit("add", 400, node=0, line=[{"seat": 0, "code": "bid 0"}] * 61)
    for _ in range(MOST_CHAPTERS - 1):
        chapter_of(player, study)
    wanted = {"title": "One too many", "source": {"kind": "start", "seats": 2}}
    assert player.post(f"/api/studies/{study}/chapters", 409, **wanted)["error"] == "limit"
    monkeypatch.setattr(studies_service, "MOST_STUDIES", 1)
    assert player.post("/api/studies", 409, game=SLUG, title="Another")["error"] == "limit"
    monkeypatch.setattr("beffroi.server.domain.study.MOST_NODES", 1)
    desk.answer(0)
    shown = desk.table()["update"]
    line = [{"seat": shown["seat"], "code": shown["choices"][1]["code"]}]
    assert desk.edit("add", 409, node=0, line=line)["error"] == "limit"
    monkeypatch.setattr("beffroi.server.storage.studies.MOST_LETTERS", 100)
    assert desk.edit("comment", 409, node=0, text="One word more")["error"] == "limit"
    forget(player, f"/api/studies/{study}/chapters/{player.get(f'/api/studies/{study}')['chapters'][-1]['id']}")
    assert player.post(f"/api/studies/{study}/chapters", 409, **wanted)["error"] == "limit"
    monkeypatch.setattr(studies_service, "MOST_STUDIES", 2)
    assert imported(player, 409)["error"] == "limit"
    monkeypatch.setattr(studies_service, "LARGEST", 100)
    assert desk.edit("comment", 413, node=0, text="Too large by now")["error"] == "too-large"
