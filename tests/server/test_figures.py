"""Printed figures on a server: typed as sets, shared, confirmed by several, and kept by tables and records."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import beffroi
from beffroi.kernel.figure_sets import digest_of
from beffroi.kernel.record import checksum, read_record, verify
from beffroi.server.domain.results import variant
from tests.server.support import Doc, Player, Server, ask, play_over_http, wait_until

TROYES = "troyes"
PARBOURG = "parbourg"
SMALL: Doc = {"cards": {"bribe": {"copies": 3}, "lucky-chance": {}}}
PLAIN = {"kind": "none"}


def account(server: Server, name: str) -> Player:
    made = Player(server.url, name)
    made.post("/api/session/register", name=name, password="a long password")
    return made


@pytest.fixture
def owners(server: Server) -> Iterator[list[Player]]:
    """Three people with accounts, of whom the first is also the host."""
    word = f"{random.randrange(10**6):06}"
    made = [account(server, f"{name} {word}") for name in ("Ada", "Bea", "Cid")]
    server.inside(server.services.accounts.accounts.update(made[0].me["id"], admin=True))
    yield made
    for one in made:  # what they typed goes with them
        one.http.request("DELETE", "/api/me", json={"password": "a long password"})
        one.close()


def typed_like(book: Doc, keys: tuple[str, ...] = ("cost", "banners", "points", "circles")) -> Doc:
    """A whole set: every figure that is not locked, some of them otherwise than ours."""
    doc: Doc = {}
    for deck in book["decks"]:
        for card in deck["cards"]:
            for field in card["fields"]:
                if not field["locked"]:
                    row = doc
                    for name in field["path"].split(".")[:-1]:
                        row = row.setdefault(name, {})
                    row[field["key"]] = otherwise(field) if field["key"] in keys else field["value"]
    return doc


def otherwise(field: Doc) -> Any:
    def raised(value: Any) -> Any:
        return [raised(item) for item in value] if isinstance(value, list) else min(value + 1, field["most"])

    return raised(field["value"])


def library_digest(game: str, figures: Doc | None) -> str:
    found = beffroi.game(game)
    assert found.figures is not None
    return digest_of(game, found.figures, figures)


# --- the whole way -----------------------------------------------------------------


def test_a_whole_set_is_typed_played_recorded_and_replayed_elsewhere(
    server: Server, anna: Player, bruno: Player
) -> None:
    book = anna.get(f"/api/figures/{TROYES}")
    typed = typed_like(book)
    free = sum(not field["locked"] for deck in book["decks"] for card in deck["cards"] for field in card["fields"])
    made = anna.post("/api/me/figures", game=TROYES, name="Our box", figures=typed)
    assert (made["typed"], made["version"], made["problems"]) == (free, 1, 0) and made["differing"] > 80
    link = anna.post(f"/api/me/figures/{made['id']}/link")["link"]

    table = bruno.create("me", "open", game=TROYES, figures={"kind": "shared", "id": link})
    told = anna.post(f"/api/tables/{table}/join")
    assert told["figure_set"] == {
        "kind": "set",
        "name": "Our box",
        "version": 1,
        "digest": made["digest"],
        "standard": False,
    }
    anna.http.put(f"/api/me/figures/{made['id']}", json={"version": 1, "figures": SMALL_TROYES}).raise_for_status()
    anna.http.request("DELETE", f"/api/me/figures/{made['id']}").raise_for_status()  # the table keeps its own
    choose = random.Random(7)
    play_over_http([anna, bruno], table, lambda update: choose.randrange(1000))

    record = anna.get(f"/api/tables/{table}/record")
    assert record["figures"] == {"name": "Our box", "version": 1, "digest": made["digest"]}
    assert library_digest(TROYES, record["options"]["figures"]) == made["digest"]
    match = verify(read_record(json.dumps(record)), {TROYES: beffroi.game(TROYES)})
    assert match.state.digest() == record["digests"][str(len(record["moves"]))]
    assert match.state.scores() == record["scores"]
    taken_in = bruno.post("/api/records", **record)["figure_set"]
    assert (taken_in["name"], taken_in["digest"]) == ("Our box", made["digest"])
    forged = {**record, "options": {**record["options"], "figures": None}}
    forged["checksum"] = checksum(forged)
    assert "'Our box'" in bruno.post("/api/records", 422, **forged)["message"]

    again = anna.post(f"/api/tables/{table}/rematch")["figure_set"]  # the set is gone, the table has it
    assert (again["name"], again["digest"]) == ("Our box", made["digest"])
    begun = bruno.post(f"/api/tables/{table}/fork", moves=10)["figure_set"]
    assert begun["digest"] == made["digest"]
    assert bruno.get(f"/api/leaderboard/{TROYES}", variant="figures")["leaders"] == []  # guests are rated, not listed
    rated = [row["variant"] for row in bruno.get("/api/me/export")["ratings"] if row["game"] == TROYES]
    assert rated == ["figures"]


SMALL_TROYES: Doc = {"activity": {"archer": {"cost": 1}}}


# --- the book and checking ------------------------------------------------------------


def test_figures_are_read_and_checked_by_anybody(server: Server) -> None:
    book = ask("GET", f"{server.url}/api/figures/{TROYES}").json()
    fields = {field["path"]: field for deck in book["decks"] for card in deck["cards"] for field in card["fields"]}
    archer = fields["activity.archer.cost"]
    assert (archer["kind"], archer["locked"], archer["printed"]) == (
        "number",
        False,
        {"on": "card", "spot": "top-left"},
    )
    assert fields["activity.archer.hits-from"]["locked"] and fields["activity.archer.slots"]["shape"] == [[1, 3]]
    assert book["digest"] == library_digest(TROYES, None)

    def check(**body: Any) -> Doc:
        answer = ask("POST", f"{server.url}/api/figures/{TROYES}/check", json=body)
        assert answer.status_code == 200, answer.text
        found: Doc = answer.json()
        return found

    toml = "[activity.archer]\ncost = 4\nhits-from = 6\n\n[event.war]\nbanners = 'x'\npoints = [5, 3]\n"
    bad = check(toml=toml)
    assert [(one["path"], one["line"]) for one in bad["problems"]] == [
        ("activity.archer.hits-from", 3),
        ("event.war.banners", 6),
    ]
    assert bad["digest"] == "" and bad["typed"] == 2
    good = check(figures=bad["figures"])
    assert (good["problems"], good["typed"], good["differing"]) == ([], 2, 1)
    assert good["digest"] == library_digest(TROYES, {"activity": {"archer": {"cost": 4}}})
    assert check(toml=good["toml"]) == good
    assert "this is no TOML" in check(toml="[")["problems"][0]["message"]
    for wrong in ({}, {"toml": "", "figures": {}}):
        assert ask("POST", f"{server.url}/api/figures/{TROYES}/check", json=wrong).status_code == 400
    assert ask("GET", f"{server.url}/api/figures/nogame").status_code == 404
    assert ask("GET", f"{server.url}/api/figures/fair").status_code == 400


# --- sets -------------------------------------------------------------------------------


def test_a_set_has_versions_that_never_change(anna: Player, bruno: Player) -> None:
    made = anna.post("/api/me/figures", game=PARBOURG, name=" My  box ", figures=SMALL)
    assert (made["name"], made["typed"], made["differing"]) == ("My box", 1, 1)
    at = f"/api/me/figures/{made['id']}"

    def put(status: int, **body: Any) -> Doc:
        answer = anna.http.put(at, json=body)
        assert answer.status_code == status, answer.text
        found: Doc = answer.json()
        return found

    assert put(200, version=1, figures=SMALL)["version"] == 1  # it says the same
    second = put(200, version=1, figures={"cards": {"bribe": {"copies": 4}}}, name="Attic")
    assert (second["version"], second["name"]) == (2, "Attic")
    assert put(409, version=1, figures=SMALL)["error"] == "stale"
    assert "cards.bribe.copies" in put(400, version=2, figures={"cards": {"bribe": {"copies": -1}}})["message"]
    first = anna.get(at, version=1)
    assert first["figures"] == {"cards": {"bribe": {"copies": 3}}} and first["digest"] == made["digest"]
    assert [one["version"] for one in first["versions"]] == [2, 1]
    assert anna.get(at, 404, version=3)["error"] == "not-found"
    assert bruno.get(at, 404) and bruno.get("/api/me/figures") == []
    assert anna.post("/api/me/figures", 409, game=PARBOURG, name="attic", figures={})["error"] == "name-taken"
    assert anna.post("/api/me/figures", 400, game=PARBOURG, name="<b>", figures={})["error"] == "bad-request"
    assert anna.post("/api/me/figures", 400, game="fair", name="x", figures={})["error"] == "bad-request"

    link = anna.post(f"{at}/link")["link"]
    assert anna.post(f"{at}/link")["link"] == link and len(link) == 20
    shared = bruno.get(f"/api/figures/shared/{link}")
    assert (shared["name"], shared["version"], shared["figures"]) == ("Attic", 2, {"cards": {"bribe": {"copies": 4}}})
    assert anna.me["name"] not in json.dumps(shared) and anna.me["id"] not in json.dumps(shared)
    assert bruno.get(f"/api/figures/shared/{link}", version=1)["digest"] == made["digest"]
    anna.http.request("DELETE", f"{at}/link").raise_for_status()
    assert bruno.get(f"/api/figures/shared/{link}", 404)["error"] == "not-found"

    exported = anna.get("/api/me/export")["figure_sets"]
    assert [(row["name"], row["version"]) for row in exported] == [("Attic", 1), ("Attic", 2)]
    anna.http.request("DELETE", at).raise_for_status()
    assert anna.get("/api/me/figures", game=PARBOURG) == []


def test_a_guests_sets_go_with_the_guest(server: Server) -> None:
    somebody = account(server, f"Owner {random.randrange(10**6)}")
    name = somebody.get("/api/me")["name"]
    guest = Player(server.url, "Passer-by")
    made = guest.post("/api/me/figures", game=PARBOURG, name="As a guest", figures=SMALL)
    guest.post("/api/session/login", name=name, password="a long password")
    assert [one["id"] for one in guest.get("/api/me/figures")] == [made["id"]]
    guest.http.request("DELETE", "/api/me", json={"password": "a long password"}).raise_for_status()
    rows = server.inside(server.services.figures.store.one(made["id"]))
    assert rows is None
    somebody.close()
    guest.close()


def test_there_are_limits_to_sets(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.services.figure_sets.MOST_SETS", 2)
    monkeypatch.setattr("beffroi.server.services.figure_sets.MOST_VERSIONS", 1)
    made = [anna.post("/api/me/figures", game=PARBOURG, name=f"Set {n}", figures=SMALL) for n in range(2)]
    assert anna.post("/api/me/figures", 409, game=PARBOURG, name="Set 3", figures=SMALL)["error"] == "limit"
    answer = anna.http.put(f"/api/me/figures/{made[0]['id']}", json={"version": 1, "figures": {}})
    assert (answer.status_code, answer.json()["error"]) == (409, "limit")


# --- tables -----------------------------------------------------------------------------


def test_a_table_is_opened_with_the_figures_that_were_chosen(anna: Player, bruno: Player) -> None:
    made = anna.post("/api/me/figures", game=PARBOURG, name="Mine", figures=SMALL)

    def opened(status: int | None = None, /, **more: Any) -> Doc:
        seats = [{"kind": "me"}, {"kind": "open"}]
        found: Doc = anna.post("/api/tables", status, game=PARBOURG, seats=seats, **more)
        return found

    default = opened()["figure_set"]
    assert default == opened(figures={"kind": "program"})["figure_set"] | {"kind": "default"}
    assert default["standard"] and default["digest"] == library_digest(PARBOURG, None)
    mine = opened(figures={"kind": "mine", "id": made["id"], "version": 1})
    assert mine["options"]["figures"] == {"cards": {"bribe": {"copies": 3}}}
    given = opened(figures={"kind": "given", "name": "From a file", "figures": SMALL})["figure_set"]
    assert given == mine["figure_set"] | {"kind": "given", "name": "From a file", "version": 0}
    house = opened(options={"figures": {"rules": {"hand": 7}}})["figure_set"]  # a host's file may change a rule
    assert (house["kind"], house["standard"]) == ("given", False)
    same = opened(figures={"kind": "given", "name": "As ours", "figures": {"cards": {"bribe": {"copies": 2}}}})
    assert same["figure_set"]["standard"] and same["options"]["figures"] is None
    listed = {row["table"]: row for row in anna.get("/api/tables", mine=True, game=PARBOURG)}
    assert listed[mine["table"]]["options"]["figures"] is None
    assert listed[mine["table"]]["figure_set"] == mine["figure_set"]

    locked = {"kind": "given", "figures": {"rules": {"hand": 7}}}
    assert "rules.hand: a rulebook says 8 here" in opened(400, figures=locked)["message"]
    assert opened(404, figures={"kind": "mine", "id": made["id"], "version": 9})["error"] == "not-found"
    assert opened(404, figures={"kind": "shared", "id": made["id"]})["error"] == "not-found"
    assert opened(400, figures={"kind": "program"}, options={"figures": SMALL})["error"] == "bad-request"
    wrong_game = {"game": "tournay", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert (
        "of parbourg"
        in anna.post("/api/tables", 400, **wrong_game, figures={"kind": "mine", "id": made["id"]})["message"]
    )
    assert bruno.post("/api/tables", 404, **wrong_game, figures={"kind": "mine", "id": made["id"]})
    assert anna.post("/api/tables", 400, game="fair", seats=wrong_game["seats"], figures={"kind": "program"})


def test_only_other_figures_than_the_default_are_a_class_of_their_own() -> None:
    game = beffroi.game(PARBOURG)
    options = game.clean_options({"figures": SMALL})
    assert variant(game, options, own_figures=False) == "standard"  # the server's default may differ from ours
    assert variant(game, options, own_figures=True) == "figures"
    assert variant(game, {**options, "henchmen": "16"}, own_figures=True) == "figures+henchmen"


def test_the_catalogue_takes_a_whole_set(anna: Player) -> None:
    typed = typed_like(anna.get(f"/api/figures/{TROYES}"))
    cards = anna.post(f"/api/games/{TROYES}/catalogue", options={"figures": typed})["activities"]
    assert cards["archer"]["cost"] == typed["activity"]["archer"]["cost"]


# --- what owners agree on ---------------------------------------------------------------


def save(player: Player, figures: Doc, game: str = PARBOURG, name: str = "Box") -> Doc:
    made: Doc = player.post("/api/me/figures", game=game, name=name, figures=figures)
    return made


def answers(player: Player, path: str) -> list[tuple[Any, int, int, bool]]:
    found = player.get(f"/api/figures/{PARBOURG}/confirmed")["figures"]
    return [(one["value"], one["owners"], one["others"], one["confirmed"]) for one in found if one["path"] == path]


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_figures_that_three_owners_typed_alike_are_confirmed(
    server: Server, owners: list[Player], anna: Player
) -> None:
    path = "cards.bribe.copies"
    save(anna, {"cards": {"bribe": {"copies": 5}}})  # a guest is nobody in particular
    made = [save(owner, {"cards": {"bribe": {"copies": 5}}}) for owner in owners[:2]]
    save(owners[0], {"cards": {"bribe": {"copies": 5}}}, name="Again")  # the same person twice
    assert answers(anna, path) == [(5, 2, 0, False)]
    third = save(owners[2], {"cards": {"bribe": {"copies": 4}, "lucky-chance": {"copies": 2}}})
    assert answers(anna, path) == [(5, 2, 1, False), (4, 1, 2, False)]
    changed = {"version": 1, "figures": {"cards": {"bribe": {"copies": 5}}}}
    owners[2].http.put(f"/api/me/figures/{third['id']}", json=changed).raise_for_status()
    assert answers(anna, path) == [(5, 3, 0, True)]
    assert answers(anna, "cards.lucky-chance.copies") == []  # the newest version counts
    [one] = anna.get(f"/api/figures/{PARBOURG}/confirmed")["figures"]
    assert one["since"] == owners[2].get(f"/api/me/figures/{third['id']}")["versions"][0]["at"]
    owners[1].http.request("DELETE", f"/api/me/figures/{made[1]['id']}").raise_for_status()
    assert answers(anna, path) == [(5, 2, 0, False)]
    server.inside(server.services.admin.ban(owners[2].me["id"], True))
    assert answers(anna, path) == [(5, 1, 0, False)]


def test_a_new_default_is_a_revision_and_never_touches_a_game_that_goes_on(
    server: Server, owners: list[Player], anna: Player
) -> None:
    host = owners[0]
    for owner in owners:
        save(owner, {"cards": {"bribe": {"copies": 5}, "lucky-chance": {"copies": 2}}})
    seats = ("me", "me")
    figures = {"kind": "given", "name": "Own", "figures": {"cards": {"bribe": {"copies": 4}}}}
    going = {
        "default": anna.create(*seats, game=PARBOURG),
        "own": anna.create(*seats, game=PARBOURG, figures=figures),
    }
    for table in going.values():
        play_some(anna, table)
    before = {name: anna.get(f"/api/tables/{table}") for name, table in going.items()}

    assert anna.post(f"/api/admin/figures/{PARBOURG}", 403, source="confirmed")["error"] == "forbidden"
    first = host.post(f"/api/admin/figures/{PARBOURG}", source="confirmed", note="Three boxes agree")
    assert (first["revision"], first["now"], first["note"]) == (1, True, "Three boxes agree")
    assert first["figures"]["cards"]["bribe"] == {"copies": 5}
    assert (
        first["digest"] == library_digest(PARBOURG, first["figures"]) == anna.get(f"/api/figures/{PARBOURG}")["digest"]
    )
    opened = anna.post("/api/tables", game=PARBOURG, seats=[{"kind": "me"}, {"kind": "me"}])
    assert opened["figure_set"] == {
        "kind": "default",
        "name": "",
        "version": 1,
        "digest": first["digest"],
        "standard": True,
    }
    assert opened["options"]["figures"] == first["figures"]
    assert not anna.post(
        "/api/tables", game=PARBOURG, seats=[{"kind": "me"}, {"kind": "open"}], figures={"kind": "program"}
    )["figure_set"]["standard"]

    for name, table in going.items():
        server.inside(server.services.tables.reload(table))  # as after a restart
        told = anna.get(f"/api/tables/{table}")
        assert {key: told[key] for key in ("options", "figure_set", "status", "seq")} == {
            key: before[name][key] for key in ("options", "figure_set", "status", "seq")
        }
        play_some(anna, table)
        for seat in (0, 1):
            anna.post(f"/api/tables/{table}/stop", seat=seat, key=f"stop {seat}", agree=True)
    stopped = anna.get(f"/api/tables/{going['own']}/record")
    assert (stopped["figures"]["name"], stopped["figures"]["digest"]) == ("Own", before["own"]["figure_set"]["digest"])
    assert "figures" not in anna.get(f"/api/tables/{going['default']}/record")
    assert anna.post(f"/api/tables/{going['default']}/rematch")["figure_set"]["version"] == 1

    host.post(f"/api/admin/figures/{PARBOURG}", source="program", note="Back")
    assert anna.get(f"/api/figures/{PARBOURG}")["digest"] == library_digest(PARBOURG, None)
    third = host.post(f"/api/admin/figures/{PARBOURG}", source="revision", revision=1)
    assert (third["revision"], third["digest"]) == (3, first["digest"])
    assert host.post(f"/api/admin/figures/{PARBOURG}", 404, source="revision", revision=9)["error"] == "not-found"
    listed = anna.get(f"/api/figures/{PARBOURG}/revisions")
    assert [(one["revision"], one["now"]) for one in listed] == [(3, True), (2, False), (1, False), (0, False)]
    host.post(f"/api/admin/figures/{PARBOURG}", source="program")  # other tests come with the usual default


def play_some(player: Player, table: str, moves: int = 6) -> None:
    for _ in range(moves):
        for update in player.updates(table):
            if player.answer(table, update, 1):
                break


# --- balance reports --------------------------------------------------------------------


def test_a_balance_report_is_made_in_the_background_kept_by_digest_and_can_be_cancelled(
    server: Server, owners: list[Player], anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.balances, "bot", "random")
    monkeypatch.setattr(server.services.balances, "games", 4)
    host, other = owners[:2]
    at = f"/api/figures/{PARBOURG}/balance"
    assert anna.post(at, 403, figures=SMALL)["error"] == "forbidden"
    assert "cards.bribe.copies" in host.post(at, 400, figures={"cards": {"bribe": {"copies": -1}}})["message"]
    begun = host.post(at, figures=SMALL, seats=2)
    assert begun["state"] in ("waiting", "running") and begun["of"] == 8 and begun["mine"]
    assert host.post(at, 409, figures={}, seats=3)["error"] == "limit"

    def done() -> Doc | None:
        job: Doc = other.get(f"{at}/{begun['digest']}", seats=2)
        return job if job["state"] == "done" else None

    job = wait_until(done)
    assert (job["done"], job["mine"], job["report"]["games"], job["report"]["players"]) == (8, False, 4, 2)
    assert job["base"]["rows"] and job["base"] != job["report"]
    assert host.post(at, figures=SMALL, seats=2) == {**job, "mine": True}
    assert anna.get(f"{at}/{'0' * 64}", 404)["error"] == "not-found"

    monkeypatch.setattr(server.services.balances, "games", 2000)
    long = other.post(at, figures=SMALL, seats=4)
    url = f"{at}/{long['digest']}?seats=4"
    assert owners[2].http.request("DELETE", url).status_code == 403
    assert other.http.request("DELETE", url).status_code == 200
    assert other.get(f"{at}/{long['digest']}", seats=4)["state"] == "cancelled"
    service = server.services.balances
    wait_until(lambda: service._work is None or service._work.done())

    third = owners[2].post(at, figures=SMALL, seats=3)
    wait_until(lambda: owners[2].get(f"{at}/{third['digest']}", seats=3)["state"] == "running" or service._current)
    server.inside(service.close())  # as when the server stops
    states = [
        server.inside(service.store.get(digest, 3))["state"]
        for digest in (third["digest"], library_digest(PARBOURG, None))
    ]
    assert states == ["waiting", "waiting"]
    assert owners[2].http.request("DELETE", f"{at}/{third['digest']}?seats=3").status_code == 200
