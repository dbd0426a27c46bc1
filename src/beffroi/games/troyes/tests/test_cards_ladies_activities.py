"""The Ladies of Troyes, module 2: how the cards come into the game, the yellow ones, positions and words."""

from __future__ import annotations

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.figures import FIGURES, cards_of
from beffroi.games.troyes.pieces import PLACE_NAMES
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.tests.support import (
    EMPTY_TOWN,
    NO_TURN,
    activity,
    asked,
    cubes,
    event,
    offered,
    play,
    players,
)
from beffroi.games.troyes.tests.support_ladies import ALONE, OPTIONS, QUEUE, activate, city, copied, figure, place_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc
from beffroi.texts import LANGUAGES, Texts

CARDS = list(cards_of(FIGURES.table(), "activity", "ladies"))


def test_the_cards_are_dealt_with_the_base_games_or_alone() -> None:
    mixed, alone = (ruleset_of(GAME.setup(4, options)) for options in (OPTIONS, ALONE))
    assert [len(cards) for cards in mixed.candidates] == [6] * 9
    assert [len(cards) for cards in alone.candidates] == [3] * 9
    assert {entry.slug for entry in alone.activities} == set(CARDS)
    assert len(CARDS) == 27


def test_imagined_cards_come_from_the_new_ones_too() -> None:
    s = city(round=1, agenda=[*NO_TURN])
    hidden = {s.imagine(0, FastChance(seed)).cards[2] for seed in range(40)}
    assert hidden == set(s.ruleset.candidates[2])


def test_the_catalogue_tells_the_kinds() -> None:
    cards = GAME.catalogue(GAME.setup(options=OPTIONS))["activities"]
    kinds = {slug: cards[slug]["kind"] for slug in CARDS}
    assert [slug for slug in CARDS if kinds[slug] == "mixed"] == [
        *("lumberjack", "breeder", "catapult", "lord-of-the-manor"),
    ]
    assert [slug for slug in CARDS if kinds[slug] == "end"] == ["hermit", "fort", "princess"]
    assert (kinds["weaver"], kinds["preacher"], cards["monk"]["kind"]) == ("immediate", "delayed", "delayed")
    assert (cards["recruiter"]["cost"], cards["recruiter"]["influence"]) == (0, figure("recruiter", "cost"))
    assert cards["fort"]["divisor"] == 0


def test_a_host_may_not_leave_a_place_of_the_module_empty() -> None:
    text = "".join(f"[activity.{slug}]\nlevel = 2\n" for slug in ("catapult", "scout", "ransom"))
    with pytest.raises(BadRequest, match="without a card"):
        GAME.read_figures(text)


@pytest.mark.parametrize("options", [OPTIONS, ALONE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_the_contract(seats: int, options: Doc) -> None:
    for seed in range(3):
        assert ContractRun(GAME, seats, options, seed, every=17).run(Picker(seed, seek=seed > 0)).over


def test_with_all_other_modules_too() -> None:
    modules = next(option for option in GAME.options if option.name == "ladies").choices
    for seats in (2, 3, 4):
        options = {"ladies": list(modules), "bonus": True}
        assert ContractRun(GAME, seats, options, seats, every=17).run(Picker(seats, seek=True)).over


def test_examples_1_and_2_lumberjack() -> None:
    entries = {
        **activity("yellow-1", "lumberjack", cubes=[2, 0, 0, 0]),
        **activity("white-1", "monk", cubes=[1, 0, 0, 0]),
    }
    dice = {"0": ["yellow5", "yellow3", "white5"], "1": ["red1"]}
    s = city(activities=entries, dice=dice)
    play(s, 0, "activate yellow-1", "die yellow5 @0", "die yellow3 @0", "done")
    assert asked(s) == "UseOrLoad"
    play(s, 0, "load")
    assert cubes(s, "yellow-1", 0) == 6
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    before = s.deniers[0]
    play(s, 0, "activate yellow-1", "cube white-1", "die white5 @0")
    assert offered(s, 0) == [*(f"uses {n}" for n in range(1, 7)), "load"]
    play(s, 0, "uses 6")
    assert (s.deniers[0] - before, cubes(s, "yellow-1", 0)) == (24, 0)


def test_lumberjack_without_cubes_lays_them_unasked() -> None:
    s = city(activities=activity("yellow-1", "lumberjack"), dice={"0": ["yellow6"], "1": ["red1"]})
    uses = activate(s, "lumberjack", "die yellow6 @0")
    assert cubes(s, "yellow-1", 0) == uses


def test_clogmaker_counts_citizens_standing_in_the_city_hall() -> None:
    town = {**EMPTY_TOWN, "city-hall": [[0, 0], [0, 1], [None, None]]}
    s = city(
        activities=activity("yellow-1", "clogmaker"),
        buildings=town,
        lying={"city-hall": [0]},
        dice={"0": ["yellow6"], "1": ["red1"]},
    )
    before = s.deniers[0]
    uses = activate(s, "clogmaker", "die yellow6 @0")
    assert s.deniers[0] - before == 3 * uses


def test_weaver_counts_all_own_tradesmen() -> None:
    entries = {
        **activity("yellow-1", "weaver"),
        **activity("red-1", "archer"),
        "red-2": {"card": "hunting", "tradesmen": {"0": "picture", "1": "slot1", "2": "slot2"}},
    }
    s = city(activities=entries, dice={"0": ["yellow6"], "1": ["red1"]})
    before = s.deniers[0]
    uses = activate(s, "weaver", "die yellow6 @0")
    assert s.deniers[0] - before == 3 * uses


def test_hotelkeeper_mixes_points_and_influence() -> None:
    s = city(
        activities=activity("yellow-2", "hotelkeeper"),
        dice={"0": ["yellow6", "yellow6"], "1": ["red1"]},
        players=players(influence=[0, 4, 4, 4]),
    )
    uses = activate(s, "hotelkeeper", "die yellow6 @0", "die yellow6 @0")
    play(s, 0, "take points", "take influence")
    assert (s.points[0], s.influence[0]) == (1, min(20, 4 * (uses - 1)))


def test_distiller_turns_one_own_die() -> None:
    entries = {**activity("yellow-2", "distiller", cubes=[1, 0, 0, 0])}
    s = city(activities=entries, dice={"0": ["yellow4", "yellow1"], "1": ["yellow1", "red1"]})
    before = s.deniers[0]
    play(s, 0, "farm", "cube yellow-2")
    assert offered(s, 0) == ["die yellow4 @0", "die yellow1 @0"], "only own dice are turned"
    assert GAME.label(s, 0, GAME.parse("die yellow1 @0")) == Label("turned-die", ("colour-yellow", 1, 6))
    play(s, 0, "die yellow1 @0", "die yellow4 @0", "done")
    assert s.deniers[0] - before == (6 + 4) // 2
    assert cubes(s, "yellow-2", 0) == 0


def test_distiller_turns_the_die_that_places_a_citizen() -> None:
    entries = activity("yellow-2", "distiller", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["red1"], "1": ["red1"]}, buildings=EMPTY_TOWN)
    play(s, 0, "place", "cube yellow-2", "die red1 @0", "reserve")
    assert s.slots[5] == 0


def test_ruling_3_distiller_and_preacher_may_build() -> None:
    entries = {
        **activity("yellow-2", "distiller", cubes=[1, 0, 0, 0]),
        **activity("white-2", "preacher", cubes=[1, 0, 0, 0]),
    }
    s = city(activities=entries, dice={"0": ["white2", "white1", "white1"], "1": ["red1", "red1"]})
    play(s, 0, "cathedral", "cube yellow-2", "die white2 @0", "done")
    assert s.cathedral[4] == 0
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    play(s, 0, "cathedral", "cube white-2", "die white1 @0", "die white1 @0", "done")
    assert s.cathedral[0:13:6] == [0, 0, -1]


def test_example_3_winemaker() -> None:
    entries = {**activity("yellow-2", "winemaker", cubes=[1, 0, 0, 0])}
    s = city(
        activities=entries,
        dice={"0": ["red4"], "1": ["red6", "red5", "white1"]},
        events=[{"event": "marauding"}, {"event": "war"}],
    )
    before = s.deniers[:]
    play(s, 0, "fight 1", "cube yellow-2")
    assert "die red4 @0" not in offered(s, 0), "the free die comes first"
    assert s.view(0)["asking"]["costs"] == []
    play(s, 0, "die red6 @1", "die red5 @1")
    assert s.view(0)["asking"]["costs"] == [0, 4]
    play(s, 0, "die red4 @0")
    assert [s.deniers[seat] - before[seat] for seat in (0, 1)] == [-6, 6]
    assert offered(s, 0) == [f"uses {n}" for n in range(1, 15 // event(s, "war").divisor + 1)]


def test_winemaker_supplies_a_die_to_place_a_citizen_or_to_build() -> None:
    entries = activity("yellow-2", "winemaker", cubes=[2, 0, 0, 0])
    s = city(activities=entries, dice={"1": ["red1", "white3", "white2"]}, players=players(deniers=[0, 1, 1, 1]))
    play(s, 0, "cathedral", "cube yellow-2", "die white3 @1", "done")
    assert (s.cathedral[2], s.deniers[0]) == (0, 0)


@pytest.mark.parametrize(("deniers", "each"), [(30, 0), (31, 3)])
def test_example_14_banker(deniers: int, each: int) -> None:
    s = city(
        activities=activity("yellow-3", "banker"),
        dice={"0": ["yellow6", "yellow6"], "1": ["red1"]},
        players=players(deniers=[deniers, 0, 0, 0]),
    )
    uses = activate(s, "banker", "die yellow6 @0", "die yellow6 @0")
    assert (s.points[0], s.deniers[0]) == (each * uses, deniers)


def test_banker_looks_after_dice_and_tradesman_are_paid() -> None:
    s = city(
        activities=activity("yellow-3", "banker", master=None),
        dice={"0": ["yellow6"], "1": ["red1"]},
        players=players(deniers=[31, 0, 0, 0]),
    )
    play(s, 0, "activate yellow-3", "reserve", "die yellow6 @0", "done")
    assert s.points[0] == 0


def test_breeder_buys_and_sells() -> None:
    s = city(
        activities=activity("yellow-3", "breeder", cubes=[2, 0, 0, 0]),
        dice={"0": ["yellow6", "yellow6"], "1": ["red1"]},
        players=players(deniers=[7, 0, 0, 0]),
    )
    activate(s, "breeder", "die yellow6 @0")
    ahead = copied(s)
    play(s, 0, "load")
    assert (asked(s), offered(s, 0)) == ("LoadCubes", ["uses 1", "uses 2"])
    play(s, 0, "uses 2")
    assert (s.deniers[0], cubes(s, "yellow-3", 0)) == (1, 4)
    play(ahead, 0, "uses 2")
    assert (ahead.points[0], cubes(ahead, "yellow-3", 0)) == (4, 0)


def test_breeder_needs_deniers_or_cubes() -> None:
    def usable(deniers: int, own: int) -> bool:
        s = city(
            activities=activity("yellow-3", "breeder", cubes=[own, 0, 0, 0]),
            dice={"0": ["yellow6"], "1": ["red1"]},
            players=players(deniers=[deniers, 0, 0, 0]),
        )
        return "activate yellow-3" in offered(s, 0)

    assert [usable(2, 0), usable(3, 0), usable(0, 1)] == [False, True, True]


def test_master_craftsman_counts_pairs() -> None:
    entries = {
        **activity("yellow-3", "master-craftsman"),
        **activity("red-1", "archer"),
        **activity("red-2", "hunting"),
    }
    s = city(activities=entries, dice={"0": ["yellow6"], "1": ["red1"]})
    uses = activate(s, "master-craftsman", "die yellow6 @0")
    assert s.points[0] == uses


MIXED = ("lumberjack", "breeder", "catapult")  # of these cards: cubes lie on them


@pytest.mark.parametrize(
    ("slug", "moves"),
    [
        ("lumberjack", []),
        ("breeder", ["load"]),
        ("catapult", ["uses 2"]),
        ("scout", ["target 0"]),
        ("hotelkeeper", []),
        ("executioner", []),
        ("master-builder", ["uses 2"]),
    ],
)
def test_every_question_has_words_and_survives_a_position(slug: str, moves: list[str]) -> None:
    colour = FIGURES.table()["activity"][slug]["colour"]
    s = city(
        activities=activity(place_of(slug), slug, cubes=[3 if slug in MIXED else 0, 0, 0, 0]),
        dice={"0": [f"{colour}6", f"{colour}6"], "1": ["white1"]},
        events=QUEUE,
    )
    activate(s, slug, f"die {colour}6 @0", f"die {colour}6 @0")
    play(s, 0, *moves)
    again = GAME.from_position(s.position(), FastChance(1))
    assert again.digest() == s.digest()
    question = s.prompt(0)
    GAME.named_arguments(question.key, question.args)
    for move in s.options(0):
        label = GAME.label(s, 0, move)
        GAME.named_arguments(label.key, label.args)
        assert GAME.anchor(s, 0, move) is not None
    refusal = GAME.why_not(s, 0, "seat:3")
    GAME.named_arguments(refusal.key, refusal.args)


def test_a_lot_with_a_die_singled_out_survives_a_position() -> None:
    entries = activity("yellow-2", "distiller", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["yellow4", "yellow1"], "1": ["yellow6", "red1"]})
    play(s, 0, "farm", "cube yellow-2")
    assert GAME.why_not(s, 0, "die:yellow6@1").key == "why-other-first"
    play(s, 0, "die yellow1 @0", "die yellow4 @0")
    assert GAME.from_position(s.position(), FastChance(1)).digest() == s.digest()
    assert GAME.why_not(s, 0, "die:yellow6@1").key == "why-order"
    assert GAME.why_not(s, 0, "die:yellow1@0").key == "why-taken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language: str) -> None:
    entries = {
        **activity("white-1", "head-templar"),
        **activity("white-2", "master-builder"),
        **activity("red-3", "fort", cubes=[2, 0, 0, 0]),
    }
    s = city(activities=entries)
    texts = Texts(GAME, language, ["Ada", "Bea", "Cy", "Dan"])
    drawn = GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
    assert "4 _ _ _ _ _ _" in drawn
    assert f"{figure('head-templar', 'cost')}{texts.say('word-influence')[0].lower()}" in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 120


def test_every_card_lies_where_its_figures_say() -> None:
    for slug in CARDS:
        assert place_of(slug) in PLACE_NAMES
