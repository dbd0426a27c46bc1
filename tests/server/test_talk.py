"""The talk at tables: a host mutes and takes away, everybody may block."""

from __future__ import annotations

import pytest

from tests.server.support import Player, Server
from tests.server.test_accounts import PASSWORD, fresh_name

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


def texts(player: Player, table: str) -> list[str]:
    return [line["text"] for line in player.get(f"/api/tables/{table}/chat")]


def say(player: Player, table: str, text: str) -> int:
    made: int = player.post(f"/api/tables/{table}/chat", text=text)["id"]
    return made


def test_a_host_mutes_and_lets_talk_again(anna: Player, bruno: Player, clara: Player, shared: str) -> None:
    line = say(clara, shared, "from the gallery")
    for other in (bruno, clara):
        assert other.post(f"/api/tables/{shared}/chat/{line}/mute", 403)["error"] == "forbidden"
        assert other.get(f"/api/tables/{shared}/mutes", 403)["error"] == "forbidden"
    muted = anna.post(f"/api/tables/{shared}/chat/{line}/mute")
    assert muted == [{"name": "Clara", "message": line}] == anna.get(f"/api/tables/{shared}/mutes")
    assert clara.post(f"/api/tables/{shared}/chat", 403, text="again")["message"].endswith("muted you at this table")
    clara.connect().say(t="chat", table=shared, text="by socket")
    assert clara.await_message(lambda m: m["t"] == "refused")["error"] == "forbidden"
    say(bruno, shared, "goes on")
    say(clara, clara.create("me", "me"), "elsewhere one may")
    assert anna.post(f"/api/tables/{shared}/chat/{line}/mute", muted=False) == []
    say(clara, shared, "thank you")
    own = say(anna, shared, "mine")
    assert anna.post(f"/api/tables/{shared}/chat/{own}/mute", 400)["error"] == "bad-request"
    assert anna.post(f"/api/tables/{shared}/chat/{10**9}/mute", 404)["error"] == "not-found"


def test_who_comes_back_to_an_account_stays_muted(server: Server, anna: Player, shared: str) -> None:
    guest, name = Player(server.url, "Passing"), fresh_name()
    Player(server.url).post("/api/session/register", name=name, password=PASSWORD)
    line = say(guest, shared, "noise")
    anna.post(f"/api/tables/{shared}/chat/{line}/mute")
    guest.post("/api/session/login", name=name, password=PASSWORD)
    assert guest.post(f"/api/tables/{shared}/chat", 403, text="noise")["error"] == "forbidden"


def test_a_host_takes_words_away(anna: Player, bruno: Player, clara: Player, shared: str) -> None:
    clara.connect().say(t="watch", table=shared)
    clara.await_message(lambda m: m["t"] == "update")
    line = say(bruno, shared, "something rude")
    assert clara.await_message(lambda m: m["t"] == "chat")["id"] == line
    path = f"/api/tables/{shared}/chat/{line}"
    assert clara.http.delete(path).status_code == bruno.http.delete(path).status_code == 403
    assert anna.http.delete(path).status_code == 200
    assert clara.await_message(lambda m: m["t"] == "chat-removed") == {"t": "chat-removed", "table": shared, "id": line}
    assert texts(bruno, shared) == []
    assert anna.http.delete(path).status_code == 404


def test_a_player_blocks_and_hears_again(anna: Player, bruno: Player, clara: Player, shared: str) -> None:
    line = say(clara, shared, "first")
    for player in (anna, bruno):
        player.connect().say(t="watch", table=shared)
        player.await_message(lambda m: m["t"] == "chat" and m["id"] == line)
    blocked = bruno.post("/api/me/blocks", table=shared, message=line)
    assert [one["name"] for one in blocked] == ["Clara"]
    assert clara.me["id"] not in str(blocked)
    say(clara, shared, "second")
    anna.await_message(lambda m: m.get("text") == "second")
    last = say(anna, shared, "third")
    assert bruno.await_message(lambda m: m["t"] == "chat")["id"] == last
    assert (texts(bruno, shared), texts(anna, shared)) == (["third"], ["first", "second", "third"])
    open_table = bruno.create("me", "open")
    assert clara.post(f"/api/tables/{open_table}/join", 403)["error"] == "forbidden"
    assert bruno.get("/api/me/export")["blocks"][0]["name"] == "Clara"
    assert bruno.http.delete(f"/api/me/blocks/{blocked[0]['id']}").json() == bruno.get("/api/me/blocks") == []
    say(clara, shared, "fourth")
    assert bruno.await_message(lambda m: m["t"] == "chat")["text"] == "fourth"
    clara.post(f"/api/tables/{open_table}/join")
    assert anna.post("/api/me/blocks", 400, table=shared, message=last)["error"] == "bad-request"
    assert anna.http.delete("/api/me/blocks/nobody").status_code == 404


def test_what_is_said_stays_on_its_lines(anna: Player, shared: str) -> None:
    """Neither turned around nor piled up over what others said; what people write with marks stays."""
    say(anna, shared, "\u202etxt.exe")
    say(anna, shared, "".join(letter + "\u0300\u0489" * 40 for letter in "over"))
    say(anna, shared, "Cảm ơn, à bientôt \u2764\ufe0f")
    assert [len(text) for text in texts(anna, shared)] == [7, 4 * 5, 20]
    assert texts(anna, shared)[2] == "Cảm ơn, à bientôt \u2764\ufe0f"
