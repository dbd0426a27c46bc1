"""What people are told away from the page: letters with a link and a way out, reminders, quiet hours, devices."""

from __future__ import annotations

import email
import email.policy
import json
import re
import socket
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from beffroi.server import main
from beffroi.server.services.clock import CLOCK, time_of_day
from beffroi.server.services.notifications.quiet import quiet_until
from tests.server.notified import notifying
from tests.server.sinks import MailSink, WebSink
from tests.server.support import Player, Server, ask, seat_update, serving, settings_for, wait_until
from tests.server.test_accounts import PASSWORD, fresh_name

HOUR = 3_600_000
DAY = 24 * HOUR
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@pytest.fixture(scope="module")
def mail() -> MailSink:
    return MailSink()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Server]:
    with notifying(tmp_path_factory.mktemp("told"), mail) as running:
        yield running


@pytest.fixture
def later(house: Server) -> Callable[..., Any]:
    """Do something on the server as if so much time had passed."""

    def run(milliseconds: int, work: Callable[[], Any]) -> Any:
        async def at_that_time() -> Any:
            token = CLOCK.set(lambda: time_of_day() + milliseconds)
            try:
                return await work()
            finally:
                CLOCK.reset(token)

        return house.inside(at_that_time())

    return run


def account(house: Server, mail: MailSink, language: str = "en", **more: Any) -> Player:
    """Somebody with an account whose mail address is confirmed."""
    made, name = Player(house.url), fresh_name()
    address = f"{name.lower().replace(' ', '')}@example.org"
    body = {"name": name, "password": PASSWORD, "email": address, "language": language, **more}
    made.me = made.post("/api/session/register", **body)
    channel = made.post("/api/me/channels", kind="mail", target=address)
    code = re.findall(r"^\w{10}$", letter(mail).get_content(), re.MULTILINE)[0]
    made.post(f"/api/me/channels/{channel['id']}/confirm", code=code)
    mail.mails.clear()
    return made


def letter(mail: MailSink, number: int = -1) -> EmailMessage:
    return read(mail.mails[number])


def read(text: str) -> EmailMessage:
    return email.message_from_string(text, EmailMessage, policy=email.policy.default)


def pair(house: Server, mail: MailSink, **more: Any) -> tuple[Player, Player, str]:
    first, second = account(house, mail), account(house, mail, "de")
    table = first.create("me", "open", **more)
    second.post(f"/api/tables/{table}/join")
    return first, second, table


def test_a_letter_names_opponents_and_what_happened_and_its_link_opens_the_table(house: Server, mail: MailSink) -> None:
    people = [account(house, mail, "de") for _ in range(2)]
    table = people[0].create("me", "open", clock={"kind": "days", "days": 3})
    people[1].post(f"/api/tables/{table}/join")
    for seat, player in enumerate(people):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")
    waited = people[0].get(f"/api/tables/{table}")["waiting"][0]
    house.inside(house.services.notifier.send_turn_notices())
    told = next(one for one in map(read, mail.mails) if people[waited].me["email"] in one["To"])
    text = told.get_content()
    assert told["Subject"].startswith("Du bist am Zug")
    assert people[1 - waited].me["name"] in text
    assert "Du hast noch 2 Tage." in text
    assert "Seit deinem letzten Zug:" in text
    assert house.services.settings.address + f"/table/{table}" in text


def test_one_click_ends_the_letters(house: Server, mail: MailSink) -> None:
    player = account(house, mail)
    player.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    told = letter(mail)
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    way_out = told["List-Unsubscribe"].strip("<>").replace(house.services.settings.address, house.url)
    page = re.search(r"/unsubscribe#(\S+)", told.get_content())
    assert page is not None
    assert way_out.endswith(page[1])
    answer = ask("POST", way_out, data={"List-Unsubscribe": "One-Click"})  # as mail programs do, without a cookie
    assert answer.status_code == 200, answer.text
    assert [one["mode"] for one in player.get("/api/me/channels")] == ["off"]
    mail.mails.clear()
    player.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert mail.mails == []
    assert ask("POST", way_out[:-3] + "xyz").json()["error"] == "not-found"


def test_somebody_is_reminded_once_before_the_time_runs_out(
    house: Server, mail: MailSink, later: Callable[..., Any]
) -> None:
    first, _, table = pair(house, mail, clock={"kind": "days", "days": 1})
    first.act(table, "move", seat_update(first, table), code="bid 0")
    later(17 * HOUR, house.services.notifier.send_reminders)
    assert mail.mails == []
    later(19 * HOUR, house.services.notifier.send_reminders)
    later(20 * HOUR, house.services.notifier.send_reminders)
    assert [one["Subject"].partition(":")[0] for one in map(read, mail.mails)] == ["Deine Zeit läuft ab"]
    assert "Du hast noch 4 Stunden." in letter(mail).get_content()


def test_who_was_replaced_is_told(house: Server, mail: MailSink, later: Callable[..., Any]) -> None:
    first, second, table = pair(house, mail, clock={"kind": "days", "days": 1}, rated=False)
    first.act(table, "move", seat_update(first, table), code="bid 0")
    house.inside(house.services.tables.expire_clocks(time_of_day() + DAY))
    house.inside(house.services.notifier.send_pending())
    told = [one for one in map(read, mail.mails) if second.me["email"] in one["To"]]
    assert [one["Subject"].partition(":")[0] for one in told] == ["Ein Bot spielt für dich"]


def test_nothing_is_sent_in_quiet_hours(house: Server, mail: MailSink, later: Callable[..., Any]) -> None:
    player = account(house, mail)
    hour = (time_of_day() // HOUR) % 24
    quiet = {"start": hour, "end": (hour + 2) % 24, "zone": "UTC"}
    assert player.http.patch("/api/me", json={"quiet": quiet}).json()["quiet"] == quiet
    player.create("me", "me")
    house.inside(house.services.notifier.send_turn_notices())
    assert mail.mails == []
    later(2 * HOUR, house.services.notifier.send_turn_notices)
    assert len(mail.mails) == 1
    wrong = player.http.patch("/api/me", json={"quiet": {**quiet, "zone": "Mars/Olympus"}})
    assert wrong.json()["error"] == "bad-request"
    never = player.http.patch("/api/me", json={"quiet": {"start": 3, "end": 3}})
    assert never.json()["quiet"] is None


def test_quiet_hours_follow_the_zone_and_its_summer() -> None:
    night = {"start": 22, "end": 7, "zone": "Europe/Paris"}
    winter, summer = 1_767_301_200_000, 1_782_939_600_000  # 21:00 UTC of 1 January and of 1 July 2026
    assert quiet_until(night, winter) - winter == 9 * HOUR  # 22:00 in Paris
    assert quiet_until(night, summer) - summer == 8 * HOUR  # 23:00


def test_devices_have_names_and_end_with_their_session(house: Server, mail: MailSink) -> None:
    player, sink = account(house, mail), WebSink()
    phone = Player(house.url)
    agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
    phone.http.headers["User-Agent"] = agent
    phone.post("/api/session/login", name=player.me["name"], password=PASSWORD)
    for one, name in ((player, "Desk"), (phone, "Phone")):
        one.post("/api/me/channels", kind="webhook", target=f"{sink.url}/{name}", name=name)
    again = phone.post("/api/me/channels", kind="webhook", target=f"{sink.url}/Phone", mode="digest")
    assert (again["name"], again["mode"]) == ("Phone", "digest")
    told = {one["name"]: one["here"] for one in phone.get("/api/me/channels") if one["kind"] == "webhook"}
    assert told == {"Desk": False, "Phone": True}
    off = phone.http.patch(f"/api/me/channels/{again['id']}", json={"mode": "off"}).json()
    assert off["mode"] == "off"  # this device alone
    assert {one["name"]: one["mode"] for one in player.get("/api/me/channels") if one["name"]} == {
        "Desk": "each",
        "Phone": "off",
    }
    devices = {one["device"]: one["here"] for one in phone.get("/api/me/sessions")}
    assert devices["Chrome, Android"]
    phone.post("/api/session/logout")
    kinds = [(one["kind"], one["name"]) for one in player.get("/api/me/channels")]
    assert kinds == [("mail", ""), ("webhook", "Desk")]


def test_another_browser_can_be_signed_out(house: Server, mail: MailSink) -> None:
    player, other = account(house, mail), Player(house.url)
    other.post("/api/session/login", name=player.me["name"], password=PASSWORD)
    away = [one["id"] for one in player.get("/api/me/sessions") if not one["here"]]
    assert len(away) == 1
    assert player.http.delete(f"/api/me/sessions/{away[0]}").status_code == 200
    assert other.get("/api/me", 401)
    assert player.http.delete(f"/api/me/sessions/{away[0]}").json()["error"] == "not-found"


def test_a_new_address_holds_when_it_is_confirmed(house: Server, mail: MailSink) -> None:
    player = account(house, mail)
    old, new = player.me["email"], "new" + player.me["email"]
    changed = player.http.patch("/api/me", json={"email": new, "old_password": PASSWORD}).json()
    assert (changed["email"], changed["new_email"]) == (old, new)
    told = letter(mail)
    link = re.search(r"/confirm-mail#(\w+)", told.get_content())
    assert link is not None
    assert told["To"] == new
    assert player.post("/api/me/email/confirm", 403, code="wrong")["error"] == "wrong-code"
    confirmed = player.post("/api/me/email/confirm", code=link[1])
    assert (confirmed["email"], confirmed["new_email"]) == (new, None)
    assert letter(mail)["To"] == old  # which gets no more than this
    assert player.get("/api/me/channels") == []


def test_the_language_of_a_guest_goes_with_the_account(house: Server, mail: MailSink) -> None:
    guest = Player(house.url)
    guest.http.headers["Accept-Language"] = "fr-CA,fr;q=0.9,en;q=0.5"
    assert guest.post("/api/session", name=fresh_name())["language"] == "fr"
    name = fresh_name()
    guest.post("/api/session/register", name=name, password=PASSWORD, email="fr@example.org")
    mail.mails.clear()
    house.inside(house.services.resets.mail_link(name))
    assert letter(mail)["Subject"] == "Un nouveau mot de passe pour Beffroi"
    code = re.search(r"/reset#(\S+)", letter(mail).get_content())
    assert code is not None
    assert guest.post("/api/session/reset", code=code[1], password=PASSWORD + "!")["name"] == name


def test_a_pause_of_ones_own_is_shown_and_stops_the_clock(house: Server, later: Callable[..., Any]) -> None:
    first, second = Player(house.url, fresh_name()), Player(house.url, fresh_name())
    table = first.create("me", "open", clock={"kind": "days", "days": 1})
    second.post(f"/api/tables/{table}/join")
    until = time_of_day() + 5 * DAY
    told = second.post("/api/me/absences", start=0, end=until)
    assert (len(told["absences"]), told["left"], told["days"]) == (1, 25, 30)
    assert first.get(f"/api/tables/{table}")["seats"][1]["away"] == until
    first.act(table, "move", seat_update(first, table), code="bid 0")
    house.inside(house.services.tables.expire_clocks(time_of_day() + 4 * DAY))
    assert first.get(f"/api/tables/{table}")["status"] == "running"
    house.inside(house.services.tables.expire_clocks(time_of_day() + 6 * DAY + HOUR))
    assert first.get(f"/api/tables/{table}")["ending"]["how"] == "time"
    assert second.post("/api/me/absences", 400, start=0, end=until)["error"] == "pause-dates"
    far = {"start": until + DAY, "end": until + 40 * DAY}
    assert second.post("/api/me/absences", 400, **far)["error"] == "pause-dates"
    another = first.create("me", "open", clock={"kind": "days", "days": 1})
    second.post(f"/api/tables/{another}/join")
    assert first.get(f"/api/tables/{another}")["seats"][1]["away"] == until  # a new game knows of it from its start
    second.http.delete(f"/api/me/absences/{told['absences'][0]['id']}")
    assert first.get(f"/api/tables/{another}")["seats"][1]["away"] is None


def test_an_invitation_is_sent_to_whom_a_seat_is_kept_for(house: Server, mail: MailSink) -> None:
    host, guest = account(house, mail), account(house, mail, "fr")
    table = host.create("me", "open", "open")
    guest.post(f"/api/tables/{table}/join", seat=1)
    host.post(f"/api/tables/{table}/seats", seat=1, kind="open")
    assert guest.post(f"/api/tables/{table}/join", 403)["error"] == "forbidden"  # removed
    told = host.post(f"/api/tables/{table}/seats", seat=2, kind="kept", name=guest.me["name"])
    assert told["seats"][2]["kind"] == "kept"
    house.inside(house.services.notifier.send_pending())
    assert letter(mail)["Subject"].startswith("Une invitation")
    assert host.me["name"] in letter(mail).get_content()
    assert guest.post(f"/api/tables/{table}/join")["you"] == [2]
    missing = host.post(f"/api/tables/{table}/seats", 404, seat=1, kind="kept", name="Nobody At All")
    assert missing["error"] == "not-found"


def test_an_invitation_is_told_once_for_each_table(house: Server, mail: MailSink) -> None:
    host, guest = account(house, mail), account(house, mail)
    table = host.create("me", "open")
    for _ in range(3):
        host.post(f"/api/tables/{table}/seats", seat=1, kind="kept", name=guest.me["name"])
        house.inside(house.services.notifier.send_pending())
        host.post(f"/api/tables/{table}/seats", seat=1, kind="open")
    assert len(mail.mails) == 1
    withdrawn = host.create("me", "open")
    host.post(f"/api/tables/{withdrawn}/seats", seat=1, kind="kept", name=guest.me["name"])
    host.post(f"/api/tables/{withdrawn}/seats", seat=1, kind="open")
    house.inside(house.services.notifier.send_pending())
    assert len(mail.mails) == 1


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_is_flooded_with_invitations(house: Server, mail: MailSink, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten letters at once, however many invite, and no more invitations of one host than a number."""
    guest, hosts = account(house, mail), [account(house, mail) for _ in range(2)]
    monkeypatch.setattr(house.services.limits, "on", True)
    wanted = {"seat": 1, "kind": "kept", "name": guest.me["name"]}
    tables = [(host, host.create("me", "open")) for host in hosts for _ in range(8)]
    for host, table in tables:
        host.post(f"/api/tables/{table}/seats", **wanted)
    house.inside(house.services.notifier.send_pending())
    assert len(mail.mails) == 10
    assert len(guest.get("/api/me/tables")) == len(tables)  # the seats are kept all the same
    host, table = tables[0]
    answers = [host.http.post(f"/api/tables/{table}/seats", json=wanted) for _ in range(30)]
    assert {answer.json()["error"] for answer in answers} == {"seated", "too-fast"}
    assert guest.post(f"/api/tables/{table}/join")["you"] == [1]


def test_whoever_was_invited_is_told_of_their_turn(house: Server, mail: MailSink) -> None:
    host, guest = account(house, mail), account(house, mail)
    table = host.create("open", "me")
    host.post(f"/api/tables/{table}/seats", seat=0, kind="kept", name=guest.me["name"])
    house.inside(house.services.notifier.send_pending())
    guest.post(f"/api/tables/{table}/join")
    house.inside(house.services.notifier.send_turn_notices())
    told = [read(text) for text in mail.mails if guest.me["email"] in read(text)["To"]]
    assert len(told) == 2
    assert told[0]["Subject"].startswith("An invitation")


def test_a_live_game_begins_when_all_are_ready(house: Server) -> None:
    first, second = Player(house.url, fresh_name()), Player(house.url, fresh_name())
    table = first.create("me", "open", clock={"kind": "live", "base": 300, "plus": 5}, ready_check=True)
    told = second.post(f"/api/tables/{table}/join")
    assert (told["status"], told["ready_check"]) == ("open", True)
    assert first.post(f"/api/tables/{table}/ready")["seats"][0]["ready"]
    first.post(f"/api/tables/{table}/ready", ready=False)
    assert second.post(f"/api/tables/{table}/ready")["status"] == "open"
    assert first.post(f"/api/tables/{table}/ready")["status"] == "running"


def test_what_is_wrong_with_a_record_is_told_by_its_place(house: Server) -> None:
    player = Player(house.url, fresh_name())
    table = player.create("me", "me")
    so_far = player.get(f"/api/tables/{table}/record")  # whoever plays every seat may have it
    assert ("secret" in so_far, so_far["over"]) == (False, False)
    for seat in (0, 1):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")
        player.post(f"/api/tables/{table}/stop", seat=seat, key=f"s{seat}")
    record = player.get(f"/api/tables/{table}/record")
    text = json.dumps(record, indent=1)
    fine = player.post("/api/records/check", text=text)
    assert (fine["kind"], fine["game"], fine["moves"], fine["problem"]) == ("record", "fair", 2, None)
    cut = player.post("/api/records/check", text=text[:60])
    assert (cut["problem"]["line"] is not None, cut["problem"]["reason"]) == (True, "no-json")
    without = player.post("/api/records/check", text=json.dumps({**record, "seats": "two"}))
    assert (without["problem"]["place"], without["problem"]["reason"]) == ("seats", "malformed")
    elsewhere = player.post("/api/records/check", text=json.dumps({"game": "chess", "board": []}))
    assert (elsewhere["problem"]["place"], elsewhere["problem"]["reason"]) == ("game", "game")
    nothing = player.post("/api/records/check", text="[]")
    assert (nothing["kind"], nothing["problem"]["place"]) == ("unknown", "game")
    position = json.dumps({"game": "fair", "nonsense": 1})
    assert player.post("/api/records/check", text=position)["problem"]["reason"] == "impossible"
    middle = json.loads((Path(__file__).parents[1] / "browser/positions/parbourg.json").read_text())
    named = player.post("/api/records/check", text=json.dumps({"game": "parbourg", **middle["start"]}))
    assert (named["kind"], named["seats"], named["problem"]) == ("position", 4, None)
    shared = player.create("me", "bot")
    assert player.get(f"/api/tables/{shared}")["download"] == "hidden"
    assert player.get(f"/api/tables/{shared}/record", 409)["error"] == "not-running"


@pytest.mark.parametrize("websocket", ["fast", "plain"])
def test_a_frozen_line_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, websocket: str) -> None:
    """Whoever does not answer the server's question whether they are there is taken for gone, and not for online."""
    monkeypatch.setattr(main, "PING_EVERY", 0.3)
    monkeypatch.setattr(main, "PING_DEADLINE", 0.5)
    with serving(settings_for(tmp_path, websocket=websocket)) as server:
        frozen, friend = Player(server.url, "Frozen"), Player(server.url, "Friend")
        table = frozen.create("me", "open")
        friend.post(f"/api/tables/{table}/join")
        cookie = "; ".join(f"{name}={value}" for name, value in frozen.http.cookies.items())
        with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as line:
            line.sendall(
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: {cookie}\r\n\r\n".encode()
            )
            wait_until(lambda: friend.get(f"/api/tables/{table}")["seats"][0]["online"])
            while line.recv(65536):  # it reads, and says nothing
                pass
        wait_until(lambda: not friend.get(f"/api/tables/{table}")["seats"][0]["online"])
