"""`beffroi balance` at the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Command


def test_balance_prints_a_table_and_writes_its_files(command: Command, tmp_path: Path) -> None:
    ran = command("balance", "fair", "--games", "5", "--seats", "2", "--bot", "random", "--out", tmp_path / "report")
    assert ran.status == 0
    assert "5 games of 2" in ran.out
    assert "miller" in ran.out
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == [
        "balance.csv",
        "balance.json",
        "balance.png",
    ]


def test_balance_refuses_an_unknown_bot(command: Command) -> None:
    ran = command("balance", "fair", "--bot", "genius")
    assert ran.status == 2
    assert "genius" in ran.err
