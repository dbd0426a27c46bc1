"""`beffroi balance` at the command line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Command


def test_balance_prints_a_table_and_writes_its_files(command: Command, tmp_path: Path) -> None:
    ran = command("balance", "fair", "--games", "5", "--seats", "2", "--bot", "random", "--out", tmp_path / "report")
    assert ran.status == 0
    assert "5 games of 2" in ran.out
    assert "miller" in ran.out
    assert "wins too often" in ran.out and "played with" not in ran.out
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == [
        "balance.csv",
        "balance.json",
        "balance.png",
    ]


def test_balance_refuses_an_unknown_bot(command: Command) -> None:
    ran = command("balance", "fair", "--bot", "genius")
    assert ran.status == 2
    assert "genius" in ran.err


def test_balance_tries_figures_of_ones_own(command: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.bribe]\ncopies = 5\n", encoding="utf-8")
    options = ("--games", "2", "--seats", "2", "--bot", "random", "--out", tmp_path / "report")
    ran = command("balance", "parbourg", *options, "--options", f"figures={mine}")
    assert "played with 1 figures other than ours, digest" in ran.out
    assert "can't be read" in command("balance", "parbourg", *options, "--options", "figures=gone.toml").err
