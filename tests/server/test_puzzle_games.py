"""Finished games that may be looked through for puzzles: only those whose players all allow it, and without names."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.record import verify
from beffroi.server.domain.spec import OVER, TableSpec
from beffroi.server.services import admin as module
from beffroi.server.services.admin import fit_for_puzzles
from tests.server.office import admin
from tests.server.support import Player, Server, play_over_http, serving, settings_for

DAY = 86_400_000
SPEC = TableSpec("t", "fair", 0, {}, 2, OVER, "link", {"kind": "none"}, False, True, False, None, b"", None, None, 1)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with serving(settings_for(tmp_path)) as server:
        yield server


def let(player: Player, allowed: bool) -> None:
    changed = player.http.patch("/api/me", json={"puzzle_games": allowed})
    assert changed.status_code == 200 and changed.json()["puzzle_games"] is allowed


def written(house: Server, folder: Path, *more: str) -> list[Path]:
    said = admin("--data", str(house.settings.folder), "puzzle-games", str(folder), *more)
    files = sorted(folder.iterdir())
    assert f"{len(files)} records" in said
    return files


def finished(first: Player, second: Player) -> str:
    table = first.create("me", "open", rated=False)
    second.post(f"/api/tables/{table}/join")
    assert play_over_http([first, second], table)["over"]
    return table


def test_everybody_must_allow_it_and_may_take_it_back(house: Server, tmp_path: Path) -> None:
    anna, bruno = Player(house.url, "Annabella"), Player(house.url, "Brunold")
    assert anna.get("/api/me")["puzzle_games"] is False
    table, alone = finished(anna, bruno), anna.create("me", "bot")
    assert play_over_http([anna], alone)["over"]
    anna.create("me", "me")  # goes on
    assert written(house, tmp_path / "nobody") == []
    let(anna, True)
    assert [file.stem for file in written(house, tmp_path / "one")] == [name_of(alone)]
    let(bruno, True)
    both = written(house, tmp_path / "both")
    assert {file.stem for file in both} == {name_of(table), name_of(alone)}
    assert written(house, tmp_path / "other", "--game", "parbourg") == []
    let(anna, False)
    assert written(house, tmp_path / "revoked") == []
    let(anna, True)
    gone = bruno.http.request("DELETE", "/api/me", json={})
    assert gone.status_code == 200, gone.text
    assert [file.stem for file in written(house, tmp_path / "gone")] == [name_of(alone)]
    with pytest.raises(BadRequest, match="is not empty"):
        written(house, tmp_path / "both")
    with pytest.raises(BadRequest, match="nonesuch"):
        written(house, tmp_path / "wrong", "--game", "nonesuch")


def name_of(table: str) -> str:
    return f"fair-{hashlib.sha256(table.encode()).hexdigest()[:16]}"


def test_a_written_game_verifies_and_names_nobody(house: Server, tmp_path: Path) -> None:
    anna, bruno = Player(house.url, "Annabella"), Player(house.url, "Brunold")
    let(anna, True)
    let(bruno, True)
    table = finished(anna, bruno)
    (file,) = written(house, tmp_path / "games")
    text = file.read_text(encoding="utf-8")
    record: dict[str, Any] = json.loads(text)
    assert verify(record, beffroi.all_games()).over
    assert record["names"] == []
    for told in ("Annabella", "Brunold", anna.me["id"], bruno.me["id"], table):
        assert told not in text and told not in str(file.relative_to(tmp_path))


def test_the_setting_is_among_my_data_and_goes_with_me_into_an_account(house: Server) -> None:
    guest = Player(house.url, "Clara")
    let(guest, True)
    assert guest.get("/api/me/export")["person"][0]["puzzle_games"] is True
    assert guest.post("/api/session/register", name="Clara", password="correct horse battery")["puzzle_games"] is True
    kept = guest.http.patch("/api/me", json={"language": "fr"}).json()
    assert kept["puzzle_games"] is True


@pytest.mark.usefixtures("house")
def test_only_games_of_the_rules_and_figures_of_today_whose_luck_may_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = msgspec.structs.replace(SPEC, rules=beffroi.game("fair").rules)
    monkeypatch.setattr(module, "now", lambda: 100 * DAY + 1)
    assert fit_for_puzzles(spec)
    assert not fit_for_puzzles(msgspec.structs.replace(spec, rules=spec.rules - 1))
    assert not fit_for_puzzles(msgspec.structs.replace(spec, game="nonesuch"))
    assert not fit_for_puzzles(msgspec.structs.replace(spec, options={"figures": {"prize": 9}}))
    assert not fit_for_puzzles(msgspec.structs.replace(spec, day={"day": 100, "event": "royal", "level": "page"}))
    assert fit_for_puzzles(msgspec.structs.replace(spec, day={"day": 99, "event": "royal", "level": "page"}))
