"""`beffroi figures`: shown, checked and compared; a bad file is told line by line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Command

GOOD = "[activity.archer]\ncost = 4\nslots = [3]\n\n[activity.monk]\ncost = 6\n"


def test_every_figure_is_shown_with_its_mark_and_range(command: Command) -> None:
    ran = command("figures", "troyes", "--deck", "activity-red")
    assert ran.status == 0
    rows = {line.split()[0]: line.split()[1:] for line in ran.out.splitlines() if line.startswith("activity.")}
    assert rows["activity.archer.cost"] == ["6", "P", "0", "to", "99", "card", "top-left", "Archer"]
    assert rows["activity.archer.hits-from"] == ["3", "S", "card", "Archer"]
    assert "P our proposal" in ran.out and "activity-white" not in ran.out
    assert "hits-from" not in command("figures", "troyes", "--open", "--deck", "activity-red").out
    assert "there is no deck 'red'" in command("figures", "troyes", "--deck", "red").err
    for game in ("tournay", "parbourg"):
        assert command("figures", game).status == 0


def test_a_file_is_shown_checked_and_compared(command: Command) -> None:
    Path("mine.toml").write_text(GOOD, encoding="utf-8")
    Path("other.toml").write_text("[activity.archer]\ncost = 4\n", encoding="utf-8")
    shown = [line.split()[:3] for line in command("figures", "troyes", "show", "mine.toml", "--open").out.splitlines()]
    assert ["activity.archer.slots", "3", "Y"] in shown and ["activity.monk.cost", "6", "Y"] in shown
    ran = command("figures", "troyes", "check", "mine.toml")
    assert "3 figures, 2 of them other than ours" in ran.out
    found = json.loads(command("figures", "troyes", "check", "mine.toml", "--json").out)
    assert (found["typed"], found["differing"]) == (3, 2) and found["digest"] in ran.out
    lines = command("figures", "troyes", "diff", "mine.toml", "other.toml").out.splitlines()
    assert [line.split() for line in lines[1:]] == [["activity.archer.slots", "3", "3,", "2"]]
    [only] = json.loads(command("figures", "troyes", "diff", "mine.toml", "other.toml", "--json").out)
    assert only == {"path": "activity.archer.slots", "first": [3], "second": [3, 2]}
    assert "both play alike" in command("figures", "troyes", "diff", "mine.toml", "mine.toml").out


def test_a_bad_file_is_told_by_its_lines(command: Command) -> None:
    Path("bad.toml").write_text(
        "[activity.archer]\ncost = -1\nhits-from = 6\n[event.nothing]\nx = 1\n", encoding="utf-8"
    )
    ran = command("figures", "troyes", "check", "bad.toml")
    assert ran.status == 2 and ran.out == ""
    assert ran.err.splitlines() == [
        "beffroi: bad.toml, line 2: activity.archer.cost: a whole number from 0 to 99 is expected, not -1",
        "beffroi: bad.toml, line 3: activity.archer.hits-from: a rulebook says 3 here, so it stands",
        "beffroi: bad.toml, line 4: event.nothing: there is no such event",
    ]
    Path("house.toml").write_text("[start]\nrounds = [2, 2, 2]\n", encoding="utf-8")
    assert command("figures", "troyes", "check", "house.toml").status == 2
    assert command("figures", "troyes", "check", "house.toml", "--house").status == 0
    Path("no.toml").write_text("[", encoding="utf-8")
    for arguments, says in (
        (("check", "no.toml"), "no.toml: figures, line 1: this is no TOML"),
        (("check", "gone.toml"), "gone.toml can't be read"),
        (("check",), "check takes one file, not 0"),
        (("diff", "no.toml"), "diff takes two files, not 1"),
    ):
        ran = command("figures", "troyes", *arguments)
        assert ran.status == 2 and says in ran.err and len(ran.err.splitlines()) == 1
    assert "fair has no figures to override" in command("figures", "fair").err
