"""Guests, accounts, tokens, forgotten passwords, data of one's own."""

from __future__ import annotations

import hashlib
import hmac
import re
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi.server.config import signing_secret
from beffroi.server.services.secrets import unsign
from tests.server.sinks import MailSink
from tests.server.support import Player, Server, ask, play_over_http, serving, settings_for, wait_until

PASSWORD = "correct horse battery"


def fresh_name() -> str:
    letters = "".join(c for c in uuid.uuid4().hex if c.isalpha())
    return f"P{letters[:9]}{uuid.uuid4().int % 97}x"


@pytest.fixture
def account(server: Server) -> Iterator[Player]:
    made = Player(server.url)
    made.name = fresh_name()
    made.me = made.post("/api/session/register", name=made.name, password=PASSWORD)
    yield made
    made.close()


def token_of(player: Player, *scopes: str) -> Player:
    text = player.post("/api/me/tokens", name="program", scopes=list(scopes))["token"]
    program = Player(player.url)
    program.http.headers["Authorization"] = f"Bearer {text}"
    return program


def test_a_guest_plays_at_once_and_may_be_renamed(anna: Player) -> None:
    assert anna.me["guest"]
    assert anna.post("/api/session", name="Annika")["id"] == anna.me["id"]
    assert anna.get("/api/me")["name"] == "Annika"


def test_a_cookie_signed_by_the_release_before_is_still_good(server: Server, anna: Player) -> None:
    secret = signing_secret(server.settings)
    text = unsign(secret, anna.http.cookies["beffroi"])
    assert text
    earlier = f"{text}.{hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:32]}"
    assert unsign(secret, earlier) == text
    headers = {"Cookie": f"beffroi={earlier}"}
    assert ask("GET", server.url + "/api/me", headers=headers).json()["id"] == anna.me["id"]
    assert ask("GET", server.url + "/api/me", headers={"Cookie": f"beffroi={earlier}0"}).status_code == 401


def test_a_guest_becomes_an_account_and_keeps_its_games(server: Server) -> None:
    guest = Player(server.url, "Visitor")
    table = guest.create("me", "me")
    old = dict(guest.http.cookies)
    me = guest.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    assert not me["guest"]
    assert me["id"] == guest.me["id"]
    assert guest.get(f"/api/tables/{table}")["you"] == [0, 1]
    assert dict(guest.http.cookies) != old


def test_a_guest_who_signs_in_brings_games_along(server: Server, account: Player) -> None:
    guest = Player(server.url, "Visitor")
    table = guest.create("me", "me")
    guest.post("/api/session/login", name=account.name, password=PASSWORD)
    told = guest.get(f"/api/tables/{table}")
    assert told["you"] == [0, 1]
    assert told["seats"][0]["name"] == account.name
    assert play_over_http([guest], table)["over"]


def test_what_a_guest_said_and_earned_is_the_accounts_too(server: Server, account: Player) -> None:
    guest = Player(server.url, "Visitor")
    table = guest.create("me", "bot")
    guest.post(f"/api/tables/{table}/chat", text="said as a guest")
    play_over_http([guest], table)
    guest.post("/api/session/login", name=account.name, password=PASSWORD)
    mine = guest.get("/api/me/export")
    assert [row["text"] for row in mine["chats"]] == ["said as a guest"]
    assert [row["games"] for row in mine["ratings"]] == [1]
    second = Player(server.url, "Visitor")
    play_over_http([second], second.create("me", "bot"))
    second.post("/api/session/login", name=account.name, password=PASSWORD)
    assert [row["games"] for row in second.get("/api/me/export")["ratings"]] == [1]  # the account's own stays
    assert guest.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    assert Player(server.url).get(f"/api/tables/{table}/chat") == []


def test_wrong_passwords_and_unknown_names_look_alike(server: Server, account: Player) -> None:
    visitor = Player(server.url)
    wrong = visitor.post("/api/session/login", 403, name=account.name, password="wrong password")
    unknown = visitor.post("/api/session/login", 403, name="Nobody Here", password="wrong password")
    assert wrong == unknown
    assert visitor.post("/api/session/register", 400, name=fresh_name(), password="short")["error"] == "password-length"


def test_after_signing_out_the_old_cookie_is_worth_nothing(account: Player) -> None:
    cookie = account.http.cookies["beffroi"]
    account.post("/api/session/logout")
    account.http.cookies.set("beffroi", cookie)
    assert account.get("/api/me", 401)["error"] == "not-signed-in"


def test_a_new_password_ends_the_other_sessions(server: Server, account: Player) -> None:
    other = Player(server.url)
    other.post("/api/session/login", name=account.name, password=PASSWORD)
    refused = account.http.patch("/api/me", json={"password": "another password", "old_password": "guess"})
    assert refused.json()["error"] == "wrong-password"
    changed = account.http.patch("/api/me", json={"password": "another password", "old_password": PASSWORD})
    assert changed.status_code == 200
    assert other.get("/api/me", 401)
    assert account.get("/api/me")["name"] == account.name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x",
        "y" * 25,
        "<b>bold</b>",
        "a\u202eb",
        "line\nbreak\x00",
        "admin",
        "ADM1N",
        "4dmin",
        "B0T",
        "Systern",
        "Аdmin",
        "Αnnа",
        "-dash",
        "🙂🙂",
    ],
)
def test_names_that_cannot_be(server: Server, name: str) -> None:
    answer = Player(server.url).http.post("/api/session", json={"name": name})
    assert answer.status_code in (400, 409), answer.text


def test_nobody_looks_like_somebody_else(server: Server, account: Player) -> None:
    alicea = Player(server.url)
    alicea.post("/api/session/register", name="Alicea", password=PASSWORD)
    for spoof in ("AIicea", "A1icea", "AL1CEA", "Álicea", "аlicea", "ALlCEA"):
        answer = Player(server.url).http.post("/api/session", json={"name": spoof})
        assert answer.status_code in (400, 409), spoof
    assert Player(server.url, "Olivera").me["name"] == "Olivera"
    guests = Player(server.url, "Milo"), Player(server.url, "MiIo")
    table = guests[0].create("me", "open")
    assert [seat["name"] for seat in guests[1].post(f"/api/tables/{table}/join")["seats"]] == ["Milo", "MiIo 2"]
    spoofs = [account.name.upper(), account.name[0] + "-" + account.name[1:], account.name.replace("x", "х")]
    for spoof in spoofs:
        answer = Player(server.url).http.post("/api/session", json={"name": spoof})
        assert answer.status_code in (400, 409), spoof
    guest = Player(server.url, "Visitor")
    seats = [{"kind": "me", "name": account.name}, {"kind": "me"}]
    assert guest.post("/api/tables", 409, game="fair", seats=seats)["error"] == "name-taken"


def test_a_program_may_do_what_its_token_says(account: Player) -> None:
    reader, player = token_of(account, "read"), token_of(account, "read", "play", "tables")
    assert reader.get("/api/me")["name"] == account.name
    body = {"game": "fair", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert reader.http.post("/api/tables", json=body).json()["error"] == "forbidden"
    table = player.create("me", "me")
    assert play_over_http([player], table)["over"]
    assert player.post(f"/api/tables/{table}/chat", 403, text="hello")["error"] == "forbidden"
    assert player.get("/api/me/export", 403)["error"] == "forbidden"


def test_a_token_makes_no_tokens_and_deletes_nobody(account: Player) -> None:
    program = token_of(account, "read", "account")
    assert program.post("/api/me/tokens", 403, name="more", scopes=["read"])["error"] == "forbidden"
    assert program.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 403
    assert account.post("/api/me/tokens", 400, name="office", scopes=["admin"])["error"] == "bad-request"


def test_a_token_taken_back_is_worth_nothing(server: Server, account: Player) -> None:
    program = token_of(account, "read")
    held = account.get("/api/me/tokens")
    assert "token" not in held[0]
    other = Player(server.url, "Visitor")
    assert other.http.delete(f"/api/me/tokens/{held[0]['id']}").status_code == 404
    assert account.http.delete(f"/api/me/tokens/{held[0]['id']}").status_code == 200
    assert program.get("/api/me", 401)["error"] == "not-signed-in"


def test_my_data_is_given_out_and_deleted(server: Server, account: Player, bruno: Player) -> None:
    table = account.create("me", "open", rated=False)
    bruno.post(f"/api/tables/{table}/join")
    account.post(f"/api/tables/{table}/chat", text="remember me")
    data = account.get("/api/me/export")
    assert data["person"][0]["name"] == account.name
    assert data["chats"][0]["text"] == "remember me"
    assert "argon2" not in str(data)
    assert account.http.request("DELETE", "/api/me", json={"password": "wrong one"}).status_code == 403
    assert account.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    seat = bruno.get(f"/api/tables/{table}")["seats"][0]
    assert seat["name"] != account.name
    assert seat["standin"]
    assert bruno.get(f"/api/tables/{table}/chat") == []
    assert Player(server.url).post("/api/session/login", 403, name=account.name, password=PASSWORD)
    assert play_over_http([bruno], table)["over"]


def test_who_is_forgotten_keeps_no_seat_of_a_game_to_come(server: Server, account: Player, bruno: Player) -> None:
    own, other = account.create("me", "open"), bruno.create("me", "open", "open")
    account.post(f"/api/tables/{other}/join")
    assert account.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    assert bruno.get(f"/api/tables/{own}")["status"] == "closed"
    assert bruno.post(f"/api/tables/{own}/join", 409)["error"] == "not-running"
    assert [seat["kind"] for seat in bruno.get(f"/api/tables/{other}")["seats"]] == ["human", "open", "open"]


def test_a_forgotten_password_is_set_anew_by_mail(tmp_path: Path) -> None:
    mail = MailSink()
    with serving(settings_for(tmp_path, mail_url=mail.url)) as server:
        owner = Player(server.url)
        owner.post("/api/session/register", name="Forgetful", password=PASSWORD, email="owner@example.org")
        visitor = Player(server.url)
        assert visitor.post("/api/session/forgot", name="Nobody") == {}
        assert visitor.post("/api/session/forgot", name="Forgetful") == {}
        text = wait_until(lambda: "".join(mail.mails))
        assert "owner@example.org" in text
        code = re.search(r"/reset#([\w-]+)", text.replace("=\n", ""))
        assert code is not None
        assert visitor.post("/api/session/reset", code=code[1], password="a new password")["name"] == "Forgetful"
        assert owner.get("/api/me", 401)
        assert visitor.post("/api/session/reset", 403, code=code[1], password="once more now")["error"] == "wrong-code"
        assert len(mail.mails) == 1


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_fills_a_mailbox_with_links(tmp_path: Path) -> None:
    mail = MailSink()
    with serving(settings_for(tmp_path, mail_url=mail.url, limits=True)) as server:
        Player(server.url).post("/api/session/register", name="Owner", password=PASSWORD, email="owner@example.org")
        for _ in range(6):
            server.inside(server.services.resets.mail_link("Owner"))
        assert len(mail.mails) == 3
        mail.mails.clear()
        for name in ("Stranger", "Friend"):  # each with an address that is not theirs
            someone = Player(server.url)
            someone.post("/api/session/register", name=name, password=PASSWORD, email=f"o.wner+{name}@example.org")
            for _ in range(3):
                answer = someone.http.post(
                    "/api/me/channels", json={"kind": "mail", "target": f"o.wner+{name}@example.org"}
                )
                if answer.status_code == 201:
                    someone.http.delete(f"/api/me/channels/{answer.json()['id']}")
        assert answer.json()["error"] == "too-fast"
        assert len(mail.mails) == 3


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_writes_to_one_stranger_after_another(tmp_path: Path) -> None:
    """Accounts are free, so that what one address asks for is counted as well, whoever it says it is."""
    mail = MailSink()
    with serving(settings_for(tmp_path, mail_url=mail.url, limits=True)) as server:
        changed, asked = [], []
        for n in range(4):
            someone = Player(server.url)
            account = {"name": f"Nobody {n}", "password": PASSWORD, "email": f"stranger{n}@example.org"}
            someone.post("/api/session/register", **account)
            wanted = {"email": f"another{n}@example.org", "old_password": PASSWORD}
            changed.append(someone.http.patch("/api/me", json=wanted).status_code)
            asked.append(someone.http.post("/api/session/forgot", json={"name": account["name"]}).status_code)
        assert changed == asked == [200, 200, 200, 429]
        wait_until(lambda: len(mail.mails) == 6)


def test_results_and_ratings_are_kept(server: Server, account: Player) -> None:
    table = account.create("me", "bot", "bot")
    play_over_http([account], table)
    page = account.get(f"/api/players/{account.name}")
    assert page["games"][0]["games"] == 1
    assert page["recent"][0]["table"] == table
    board = account.get("/api/leaderboard/fair")["leaders"]
    assert {"bot": False, "games": 1}.items() <= next(row for row in board if row["name"] == account.name).items()
    assert any(row["bot"] for row in board)
    hidden = account.create("me", "bot", access="link")
    play_over_http([account], hidden)
    seen = Player(server.url, "Visitor").get(f"/api/players/{account.name}")["recent"]
    assert {row["table"] for row in seen} == {table, None}


def test_a_players_page_tells_the_rating_over_time_and_who_was_met(server: Server, account: Player) -> None:
    """Games behind a link are counted and named for those who played them, and for nobody else."""
    rival, visitor = Player(server.url), Player(server.url, "Visitor")
    rival.me = rival.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    tables = []
    for access in ("public", "link"):
        tables.append(account.create("me", "open", access=access))
        rival.post(f"/api/tables/{tables[-1]}/join")
        play_over_http([account, rival], tables[-1])
    page = f"/api/players/{account.name}"
    steps = account.get(f"{page}/history", game="fair")
    assert [step["table"] for step in steps] == tables
    assert [step["table"] for step in visitor.get(f"{page}/history", game="fair")] == [tables[0], None]
    assert steps[1]["sigma"] < steps[0]["sigma"]
    assert all(step["change"] for step in steps)
    met = {one: one.get(f"{page}/rivals", opponent=rival.me["name"]) for one in (account, rival, visitor)}
    games = {one: sum(rows[0][key] for key in ("ahead", "behind", "level")) for one, rows in met.items()}
    assert games == {account: 2, rival: 2, visitor: 1}
    assert [row["table"] for row in visitor.get(f"{page}/games")] == [None, tables[0]]
    hidden, shown = visitor.get(f"{page}/games", game="fair", kind="rated", players=2)
    assert (hidden["others"], [other["name"] for other in shown["others"]]) == ([], [rival.me["name"]])
    won = {one: {row["table"] for row in one.get(f"{page}/games", result="won")} for one in (account, rival)}
    assert won[account] == won[rival]
    assert account.get(f"{page}/games", kind="bots") == []
    assert len(visitor.get(f"{page}/games", opponent=rival.me["name"])) == 1
    assert [row["table"] for row in rival.get("/api/me/results")] == tables[::-1]
