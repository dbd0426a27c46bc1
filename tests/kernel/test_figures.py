"""Printed figures: described for whoever holds the box, typed as sets, fingerprinted, and named in records."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import beffroi
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRecord, BadRequest
from beffroi.kernel.figure_book import FieldDoc, describe_figures
from beffroi.kernel.figure_files import line_of
from beffroi.kernel.figure_sets import (
    compared,
    differing,
    digest_of,
    each_figure,
    nested,
    read_set,
    sound_figures,
    write_toml,
)
from beffroi.kernel.figures import SAID, Figures
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import checksum, read_record, replay, verify, write_record

GAMES = sorted(beffroi.all_games().values(), key=lambda game: game.slug)
TROYES = beffroi.game("troyes")


def figures_of(game: Game[Any]) -> Figures:
    assert game.figures is not None
    return game.figures


def fields_of(game: Game[Any]) -> list[FieldDoc]:
    decks = describe_figures(figures_of(game))["decks"]
    return [field for deck in decks for card in deck["cards"] for field in card["fields"]]


def changed(field: FieldDoc) -> Any:
    """Another figure of the same shape, as far as its own range allows one."""

    def other(value: Any) -> Any:
        if isinstance(value, list):
            return [*value[:-1], other(value[-1])]
        if field["kind"] == "number":
            return value - 1 if value > field["least"] else value + 1
        return next(word for word in field["words"] if word != value)

    return other(field["value"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_a_rulebook_says_is_locked_and_the_rest_takes_what_its_field_describes(game: Game[Any]) -> None:
    figures = figures_of(game)
    fields = fields_of(game)
    assert len({field["path"] for field in fields}) == len(fields)
    for field in fields:
        path = tuple(field["path"].split("."))
        same, wrong = sound_figures(figures, nested({path: field["value"]}))
        assert wrong == [] and set(same) == (set() if field["locked"] else {path}), field["path"]
        assert field["locked"] or field["mark"] != SAID
        other, wrong = sound_figures(figures, nested({path: changed(field)}))
        if field["locked"]:
            assert [error.path for error in wrong] == [path] and other == {}, field["path"]
        elif wrong:  # sums and orders are looked at when the figure itself can stand
            assert "expected, not" not in str(wrong[0]) or "go up" in str(wrong[0]), str(wrong[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_named_card_has_a_name_in_the_texts(game: Game[Any]) -> None:
    cards = [card for deck in describe_figures(figures_of(game))["decks"] for card in deck["cards"]]
    assert {card["name"] for card in cards} - {""} <= set(game.names)
    assert len([card for card in cards if card["name"]]) > 80


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_must_add_up_adds_up_in_our_own_table(game: Game[Any]) -> None:
    values = {field["path"]: field["value"] for field in fields_of(game)}
    for check in describe_figures(figures_of(game))["checks"]:
        found = [values[path] for path in check["paths"]]
        if check["kind"] == "sum":
            assert check["least"] <= sum(found) <= check["most"], check["name"]
        else:
            assert len(set(found)) == len(found), check["name"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_set_written_as_a_file_reads_back_alike(game: Game[Any]) -> None:
    figures = figures_of(game)
    typed = read_set(figures, nested({tuple(field["path"].split(".")): field["value"] for field in fields_of(game)}))
    assert read_set(figures, game.read_figures(write_toml(figures, typed, "From my box\nin the attic"))) == typed
    assert differing(figures, typed) == {}


def test_a_digest_is_of_what_is_played_not_of_how_it_was_written() -> None:
    figures = figures_of(TROYES)
    ours = figures.table()["activity"]["archer"]["cost"]
    plain = {"event": {"war": {"points": [4, 3]}}, "activity": {"archer": {"cost": ours + 1}}}
    written = {"activity": {"archer": {"cost": [ours + 1, "R"]}, "monk": {"cost": 6}}, "event": plain["event"]}
    digest = digest_of("troyes", figures, plain)
    assert digest == digest_of("troyes", figures, written)
    assert digest != digest_of("troyes", figures, {"event": plain["event"]})
    assert digest != digest_of("tournay", figures, plain)
    assert digest_of("troyes", figures, None) == digest_of("troyes", figures, {"activity": {"archer": {"cost": ours}}})


def test_a_digest_is_of_one_revision() -> None:
    parbourg = beffroi.game("parbourg")
    figures = figures_of(parbourg)
    assert digest_of("parbourg", figures, {}, 1) != digest_of("parbourg", figures, {}, 2)
    letters = {"henchmen": {"bodyguard": {"colours": "bry"}}}  # the order of letters says nothing
    assert digest_of("parbourg", figures, letters) == digest_of("parbourg", figures, {})


def test_every_bad_figure_is_named_by_its_place() -> None:
    typed = {
        "activity": {"archer": {"cost": "x", "hits-from": 4, "level": 1}, "nobody": {"cost": 1}},
        "board": 3,
        "event": {"war": {"points": [1, 2, 3]}},
    }
    sound, wrong = sound_figures(figures_of(TROYES), typed)
    assert list(sound) == [("activity", "archer", "level")]
    assert [".".join(error.path) for error in wrong] == [
        "activity.archer.cost",
        "activity.archer.hits-from",
        "activity.nobody",
        "board",
        "event.war.points",
    ]
    assert "a rulebook says 3 here" in wrong[1].reason
    assert read_set(figures_of(TROYES), {"activity": {"archer": {"hits-from": 4}}}, house=True)


def test_a_sum_is_checked_once_each_figure_can_stand() -> None:
    figures = figures_of(beffroi.game("tournay"))
    sound, wrong = sound_figures(figures, {"card": {"quarry-1": {"replaced": 0}}})
    assert len(sound) == 1 and "3 cards of deck yellow-1 give way, not 2" in wrong[0].reason
    assert read_set(figures, {"card": {"quarry-1": {"replaced": 0}, "barn-1": {"replaced": 1}}})


def test_two_sets_are_compared_as_they_are_played() -> None:
    ours = figures_of(TROYES).table()["activity"]["archer"]["cost"]
    one = {"activity": {"archer": {"cost": ours + 2}, "monk": {"cost": 6}}}
    found = compared(figures_of(TROYES), one, {"event": {"war": {"points": [9, 9]}}})
    assert found == [("activity.archer.cost", ours + 2, ours), ("event.war.points", [5, 3], [9, 9])]


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("[activity.archer]\n\ncost = 1", ("activity", "archer", "cost"), 3),
        ("[activity]\narcher = { level = 1, cost = 1 }", ("activity", "archer", "cost"), 2),
        ("activity.archer.level = 1\nactivity.archer.cost = 1", ("activity", "archer", "cost"), 2),
        ("[event.war]\npoints = [\n  1,\n  2,\n]\nbanners = 1", ("event", "war", "points"), 5),
        ("[event.war]\nbanners = 1", ("event", "war", "points"), 1),
    ],
)
def test_a_figure_is_found_by_its_line(text: str, path: tuple[str, ...], line: int) -> None:
    assert line_of(text, path) == line


def random_set(game: Game[Any], seed: int) -> dict[str, Any]:
    """A set of whatever the fields allow, as long as it can stand together."""
    pick, figures = random.Random(seed), figures_of(game)

    def other(field: FieldDoc, value: Any, depth: int = 0) -> Any:
        if isinstance(value, list):
            return [other(field, value[0], depth + 1) for _ in range(pick.randint(*field["shape"][depth]))]
        if field["kind"] == "number":
            return min(field["most"], max(field["least"], pick.choice((0, 1, 2, 3, 5, 8, field["most"]))))
        return pick.choice(field["words"])

    typed: dict[tuple[str, ...], Any] = {}
    for field in fields_of(game):
        if not field["locked"] and pick.random() < 0.5:
            wanted = {**typed, tuple(field["path"].split(".")): other(field, field["value"])}
            if not sound_figures(figures, nested(wanted))[1]:
                typed = wanted
    return nested(typed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_any_set_that_can_stand_plays_to_the_end(game: Game[Any]) -> None:
    typed = random_set(game, 11)
    assert len(list(each_figure(figures_of(game).table(), typed))) > 30
    assert ContractRun(game, 2, game.clean_options({"figures": typed}), 11).run(Picker(11)).over


# --- records ----------------------------------------------------------------------


def played_with_figures() -> Match:
    options = {"figures": {"activity": {"archer": {"cost": 4}}, "start": {"rounds": [1, 1, 1]}}}
    return ContractRun(TROYES, 2, TROYES.clean_options(options), 3).run(Picker(3))


def test_a_record_names_its_figures_and_one_whose_digest_does_not_fit_is_refused_by_name() -> None:
    games = {"troyes": TROYES}
    record = read_record(json.dumps(write_record(played_with_figures(), figures=("Our box", 3))))
    named = record["figures"]
    assert (named["name"], named["version"]) == ("Our box", 3)
    assert named["digest"] == digest_of("troyes", figures_of(TROYES), record["options"]["figures"], record["rules"])
    assert verify(record, games).state.scores() == record["scores"]
    for wrong in ({**named, "digest": "0" * 64}, "Our box"):
        forged = {**record, "figures": wrong}
        forged["checksum"] = checksum(forged)
        with pytest.raises(BadRecord, match="Our box"):
            replay(forged, games)


def test_a_record_with_our_own_figures_names_none() -> None:
    match = Match(TROYES, TROYES.setup(2), SeedCommitment(b"box"))
    assert "figures" not in write_record(match)


def test_places_that_are_no_document_are_refused() -> None:
    with pytest.raises(BadRequest, match="a table of figures is expected"):
        read_set(figures_of(TROYES), ["activity"])
    assert list(each_figure(figures_of(TROYES).table(), {"activity": {"archer": {}}})) == []
