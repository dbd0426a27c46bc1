"""Records of games of the day in the terminal: a seed that was tampered with, or never published, is found."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import beffroi
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.days import day_document, day_label
from beffroi.kernel.match import Match
from beffroi.kernel.record import checksum, write_record
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc
from tests.cli.conftest import Command

DATE = "2026-11-18"


@pytest.fixture
def record() -> Doc:
    """A finished game of a day, played alone."""
    game = beffroi.game("troyes")
    options = game.clean_options({})
    secret = day_label(DATE, game.slug, game.rules, 1, "", options) + b"thirty-two bytes, or so"
    commitment, luck = SeedCommitment(secret), FastChance(1)
    match = Match(game, Setup(game.rules, 1, options), commitment)
    while not match.over:
        choices = match.state.options(0)
        match.play(0, choices[luck.pick(len(choices))])
    return write_record(match, day=day_document(DATE, "", commitment.digest))


def written(folder: Path, record: Doc, **changes: object) -> str:
    """Return the file of a record that was changed by somebody who knows its checksum."""
    made = {**record, **changes}
    path = folder / "record.json"
    path.write_text(json.dumps({**made, "checksum": checksum(made)}), encoding="utf-8")
    return str(path)


def test_a_days_record_verifies_against_what_was_published(command: Command, tmp_path: Path, record: Doc) -> None:
    ran = command("verify", written(tmp_path, record), "--commitment", record["commitment"].upper())
    assert ran.status == 0, ran.err
    assert f"game of the day of {DATE}: all as recorded" in ran.out


def test_one_bit_of_another_seed_is_found(command: Command, tmp_path: Path, record: Doc) -> None:
    secret = bytearray.fromhex(record["secret"])
    secret[-1] ^= 1
    ran = command("verify", written(tmp_path, record, secret=secret.hex()))
    assert (ran.status, "does not fit the commitment" in ran.err) == (2, True)
    digest = hashlib.sha256(secret).hexdigest()
    forged = {"secret": secret.hex(), "commitment": digest, "day": day_document(DATE, "", digest)}
    ran = command("verify", written(tmp_path, record, **forged), "--commitment", record["commitment"])
    assert (ran.status, "not the one that was published" in ran.err) == (2, True)


def test_the_seed_of_another_day_is_found(command: Command, tmp_path: Path, record: Doc) -> None:
    other = day_document("2026-11-19", "", record["commitment"])
    ran = command("verify", written(tmp_path, record, day=other))
    assert (ran.status, "was not made for this game of 2026-11-19" in ran.err) == (2, True)
