"""Settings of a server: by environment and flags, refused by name, documented; its secret."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from beffroi.kernel.errors import BadRequest
from beffroi.server import main as run
from beffroi.server.config import Settings, read_settings, signing_secret
from tests.server.support import (
    settings_for,
)

ROOT = Path(__file__).parent.parent.parent
SECRET = "q8Zr5t2Lk0Vb7Nw3Xc9Yd4Pf6Gh1Js_m"


def test_settings_come_by_environment_and_flags() -> None:
    settings = read_settings({"BEFFROI_PORT": "9000", "BEFFROI_LIMITS": "false"}, host=None, data="x")
    assert (settings.port, settings.limits, settings.data, settings.host) == (9000, False, "x", "127.0.0.1")
    with pytest.raises(BadRequest, match="port"):
        read_settings({"BEFFROI_PORT": "many"})


@pytest.mark.parametrize("secret", ["", "short", "change-me-" + "x" * 30])
def test_a_public_address_needs_a_secret_of_its_own(secret: str) -> None:
    for host in ("0.0.0.0", "::", "192.168.1.5", "games.example.org"):
        with pytest.raises(BadRequest):
            read_settings({}, host=host, secret=secret or None)
    assert read_settings({}, host="0.0.0.0", secret=SECRET).secret == SECRET


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "99999"),
        ("WORKERS", "0"),
        ("THINKERS", "0"),
        ("THINKERS", "1000000"),
        ("WORKERS", "1000000"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("GUEST_DAYS", "0"),
        ("REDIS_URL", "localhost:6379"),
        ("DATABASE_URL", "mysql://me@host/house"),
        ("MAIL_URL", "smtp.example.org"),
        ("PUBLIC_URL", "games.example.org"),
    ],
)
def test_settings_that_can_not_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadRequest, match=f"(?i){name}"):
        read_settings({f"BEFFROI_{name}": value})


def test_people_are_told_an_address_that_leads_here() -> None:
    assert read_settings({}, host="0.0.0.0", secret=SECRET).address == "http://localhost:8000"
    assert read_settings({}, host="::1").address == "http://[::1]:8000"
    assert read_settings({"BEFFROI_PUBLIC_URL": "https://games.example.org/"}).address == "https://games.example.org"


def test_several_workers_need_a_shared_house() -> None:
    with pytest.raises(BadRequest, match="PostgreSQL and Redis"):
        read_settings({}, workers=2)


def test_the_generated_secret_stays_and_is_private(tmp_path: Path) -> None:
    settings = read_settings({}, data=str(tmp_path))
    assert signing_secret(settings) == signing_secret(settings)
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_the_house_is_private(tmp_path: Path) -> None:
    run.check(settings_for(tmp_path / "house"))
    assert (tmp_path / "house").stat().st_mode & 0o077 == 0


def test_workers_that_start_together_agree_on_the_secret(tmp_path: Path) -> None:
    settings = read_settings({}, data=str(tmp_path))
    with ThreadPoolExecutor(8) as workers:
        found = set(workers.map(lambda _: signing_secret(settings), range(32)))
    assert len(found) == 1
    assert len(found.pop()) >= 32
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    missing = [name for name in Settings.__struct_fields__ if f"`BEFFROI_{name.upper()}`" not in text]
    assert missing == []
