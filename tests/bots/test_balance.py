"""The balance report: what is noted, honest differences, and files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from beffroi.bots.balance import GameUses, balance_of, fixtures, run, too_often, write_balance
from beffroi.kernel.errors import BadRequest
from tests.toys.fair import GAME as FAIR


def played(games: int) -> list[GameUses]:
    return run(fixtures(FAIR, "random", games, seats=3), game=FAIR)


def test_every_deed_is_noted_with_what_it_names() -> None:
    used = played(6)
    deeds = {item for one in used for seat in one.items for item in seat}
    assert ("used", "card-miller") in deeds
    assert all(
        sum(count for (deed, _), count in seat.items() if deed == "opening") == 1 for one in used for seat in one.items
    )
    assert all(sum(one.wins) == pytest.approx(1) for one in used)


def test_the_same_seed_gives_the_same_report() -> None:
    assert played(3) == played(3)


def test_a_difference_is_between_those_who_have_it_and_those_who_have_not() -> None:
    item = ("used", "card-miller")
    used = [GameUses(n, (9, 3), (1.0, 0.0), ({item: 2}, {})) for n in range(10)]
    used += [GameUses(n, (4, 5), (0.0, 1.0), ({item: 1}, {})) for n in range(10, 14)]
    row = balance_of(FAIR, used).rows[0]
    assert (row.uses, row.seats, row.share) == (24, 14, 0.5)
    assert row.wins is not None
    assert row.wins.value == pytest.approx(10 / 14 - 4 / 14, abs=1e-4)
    assert row.wins.low < row.wins.value < row.wins.high
    assert row.even is not None
    assert row.even.value == pytest.approx(10 / 14 - 1 / 2, abs=1e-4), "half of it: what one gains the other loses"


def test_a_card_wins_too_often_when_chance_alone_can_not_explain_it() -> None:
    item = ("used", "card-miller")
    used = [GameUses(n, (9, 3), (1.0, 0.0), ({item: 1}, {})) for n in range(60)]
    used += [GameUses(n, (3, 9), (0.0, 1.0), ({item: 1}, {})) for n in range(60, 90)]
    report = balance_of(FAIR, used)
    assert too_often(report.rows[0])
    assert (report.winner_score, report.first_wins) == (9.0, 0.6667)
    assert not too_often(balance_of(FAIR, used[55:65]).rows[0])


def test_what_everybody_has_can_not_be_compared_and_what_nobody_used_is_named() -> None:
    item = ("used", "card-miller")
    report = balance_of(FAIR, [GameUses(0, (9, 3), (1.0, 0.0), ({item: 2}, {item: 1}))])
    assert report.rows[0].wins is None
    assert "card-baker" in report.unused
    assert not {"nobody", "option-long", "card-miller"} & set(report.unused)


def test_the_report_is_written_as_json_csv_and_a_picture(tmp_path: Path) -> None:
    report = balance_of(FAIR, played(8))
    paths = write_balance(report, tmp_path / "out", "The Fair", str.upper)
    assert [path.suffix for path in paths] == [".json", ".csv", ".png"]
    doc = json.loads(paths[0].read_text())
    assert (doc["games"], doc["players"]) == (8, 3)
    rows = list(csv.DictReader(paths[1].open()))
    assert len(rows) == len(doc["rows"]) == len(report.rows)
    assert rows[0]["name"] == rows[0]["key"].upper()
    assert paths[2].read_bytes().startswith(b"\x89PNG")


def test_no_games_no_report_and_no_such_bot() -> None:
    with pytest.raises(BadRequest, match="at least one"):
        balance_of(FAIR, [])
    with pytest.raises(BadRequest, match="genius"):
        fixtures(FAIR, "genius", 3)
