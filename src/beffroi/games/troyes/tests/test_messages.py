"""Moves in notation, refusals by rule, and the table drawn."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from beffroi.games.troyes import GAME, countering, moves, pieces
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, activity, play, players, table
from beffroi.kernel.compose import compose
from beffroi.kernel.errors import BadRequest
from beffroi.texts import LANGUAGES, Texts


def test_every_move_of_the_catalogue_is_read_back() -> None:
    named = moves.MOVES.named()
    assert len(named) > 250
    for move in named:
        assert GAME.parse(GAME.notation(move)) == move


@pytest.mark.parametrize("module", [pieces, moves, countering], ids=lambda module: str(module.__name__))
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def test_a_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(BadRequest, match="no move of troyes"):
        GAME.parse("die green9 @7")


@pytest.mark.parametrize(
    ("anchor", "key"),
    [
        ("card:banquet", "why-face-down"),
        ("card:priest", "why-too-dear"),
        ("card:artisan", "why-use-influence"),
        ("card:hunting", "why-no-dice"),
        ("event:0", "why-value"),
        ("cathedral", "why-no-column"),
        ("agriculture", "why-no-dice"),
        ("influence:turn", "why-influence"),
        ("slot:palace-1", "why-no-row"),
        ("die:white2@1", "why-choose-action"),
        ("seat:1", "why-not-yours"),
        ("moon", "refused"),
    ],
)
def test_a_refusal_names_the_rule(anchor: str, key: str) -> None:
    s = table(
        round=2,
        players=players(deniers=[3, 5, 5, 5], influence=[0, 4, 4, 4]),
        dice={"1": ["white2"], "neutral": ["white2"]},
        cathedral=[
            [None, 1, None, None, None, None],
            [None, 1, None, None, None, None],
            [None, 1, None, None, None, None],
        ],
        activities={
            **activity("white-1", "priest", master=None),
            **activity("yellow-1", "artisan"),
            **activity("red-2", "hunting"),
        },
    )
    label = GAME.why_not(s, 0, anchor)
    assert label.key == key
    GAME.named_arguments(label.key, label.args)


def test_refusals_while_a_lot_is_put_together() -> None:
    s = table(
        players=players(deniers=[4, 5, 5, 5]),
        dice={"0": ["yellow5", "red5"], "1": ["yellow6", "yellow4"], "2": ["yellow3"]},
    )
    play(s, 0, "farm", "die yellow5 @0", "die yellow4 @1")
    wanted = {
        "die:red5@0": "why-colour",
        "die:yellow6@1": "why-order",
        "die:yellow5@0": "why-taken",
        "die:yellow3@2": "why-price",
        "die:white1@0": "why-die-gone",
        "card:merchant": "why-take-dice",
    }
    for anchor, key in wanted.items():
        assert GAME.why_not(s, 0, anchor).key == key, anchor


def test_a_die_that_is_too_dear_is_told_with_its_price() -> None:
    """A third die makes those already bought dearer, too: two for 6 instead of one for 4."""
    s = table(
        players=players(deniers=[4, 5, 5, 5]),
        dice={"0": ["yellow5", "red5"], "1": ["yellow4"], "2": ["yellow3"]},
    )
    picked = [GAME.parse("die yellow5 @0"), GAME.parse("die yellow4 @1")]
    more = {one.offer.anchor: one for one in compose(GAME, s, 0, picked, [GAME.parse("farm")]).more}
    dear, apart = more["die:yellow3@2"], more["die:red5@0"]
    assert dear.why is not None
    assert apart.why is not None
    assert (dear.cost, dear.why.key) == (8, "why-price")
    assert (apart.cost, apart.why.key) == (0, "why-colour")


def test_refusals_at_the_cathedral_and_the_buildings() -> None:
    full = [None, 1, None, None, None, None]
    s = table(dice={"0": ["white2", "white3"]}, cathedral=[full, full, full])
    play(s, 0, "cathedral")
    assert GAME.why_not(s, 0, "die:white2@0").key == "why-column"
    s = table(
        dice={"0": ["red1", "red2"]},
        buildings={**EMPTY_TOWN, "palace": [[1, None, None, None, None, None]]},
        lying={"palace": [1]},
    )
    play(s, 0, "place")
    assert GAME.why_not(s, 0, "die:red1@0").key == "why-no-row"


def test_refusals_at_the_black_dice() -> None:
    s = table(
        dice={"0": ["red3", "white1"], "1": ["red1"]},
        black=[6],
        agenda=[{"step": "EndRound"}, {"step": "FaceBlackDie", "facing": 0}],
    )
    assert GAME.why_not(s, 0, "die:red1@1").key == "why-no-buying"
    assert GAME.why_not(s, 0, "die:white1@0").key == "why-too-weak"
    assert GAME.why_not(s, 0, "cathedral").key == "why-black-first"
    assert GAME.why_not(s, 1, "die:red1@1").key == "refused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language: str) -> None:
    s = table(
        activities=activity("white-1", "priest", cubes=[2]),
        lying={"palace": [0]},
        events=[{"event": "marauding", "cubes": [0, "neutral"]}, {"event": "war"}],
        black=[5],
        agenda=[{"step": "EndRound"}, {"step": "Actions"}, {"step": "FaceBlackDie", "facing": 0}],
    )
    texts = Texts(GAME, language, ["Ada", "Bea", "Cy", "Dan"])
    drawn = GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
    assert "Ada" in drawn
    assert texts.say("card-priest") in drawn
    assert "A·__" in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 120


def test_the_table_is_drawn_with_its_own_figures() -> None:
    s = table(
        options={"figures": {"activity": {"merchant": {"cost": 77}}}}, activities=activity("yellow-1", "merchant")
    )
    texts = Texts(GAME, "en")
    assert "77d" in GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))


def test_the_catalogue_holds_every_card_of_the_view() -> None:
    s = table(events=[{"event": "marauding"}, {"event": "highwaymen-2"}])
    data, view = GAME.catalogue(GAME.setup(options=s.view(0)["options"])), s.view(0)
    assert {shown["card"] for shown in view["activities"] if shown["card"]} <= set(data["activities"])
    assert {shown["card"] for shown in view["events"]} <= set(data["events"])
    assert set(view["players"][0]["characters"]) <= set(data["characters"])
    for character in data["characters"].values():
        assert len(character["thresholds"]) == len(character["thresholds_for_two"]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_card_is_said_with_its_figures(language: str) -> None:
    texts = Texts(GAME, language)
    for key in texts.figures:
        for attribute in ("text", "short"):
            assert "{" not in texts.say(f"{key}.{attribute}"), key
        assert texts.say(f"{key}.text"), key


def test_a_text_follows_the_figures_of_a_host() -> None:
    own = {"figures": {"activity": {"merchant": {"gives-deniers": 1}}, "event": {"war": {"black-dice": 3}}}}
    texts = Texts(GAME, "en", setup=GAME.setup(options=own))
    assert texts.say("card-merchant.text") == "Gain 1 denier."
    assert texts.say("event-war.text") == "3 black dice."
    assert Texts(GAME, "en").say("card-merchant.text") == "Gain 2 deniers."


@pytest.mark.parametrize(("language", "letters"), [("en", "RWY"), ("fr", "RBJ"), ("de", "RWG")])
def test_letters_of_dice_follow_the_language(language: str, letters: str) -> None:
    s = table(seats=2, dice={"0": ["red5", "white4", "yellow3"]})
    texts = Texts(GAME, language, ["Ada", "Bea"])
    drawn = GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
    for letter, value in zip(letters, "543", strict=True):
        assert f" {letter} {value}" in drawn


@pytest.mark.parametrize(
    ("die", "slot"),
    [("red4", "palace-4"), ("white2", "bishopric-4"), ("yellow2", "city-hall-3"), ("yellow4", "city-hall-5")],
)
@pytest.mark.parametrize(("language", "word"), [("en", "slot"), ("fr", "emplacement"), ("de", "Feld")])
def test_the_slot_of_a_newcomer_is_told_by_the_number_of_its_button(
    die: str, slot: str, language: str, word: str
) -> None:
    s = table(dice={"0": [die]}, buildings=EMPTY_TOWN)
    s.journal = []
    play(s, 0, "place", f"die {die} @0", "reserve")
    texts = Texts(GAME, language, ["Ada", "Bea", "Cy", "Dan"])
    told = [texts.say(event.key, event.args) for event in s.journal]
    building, number = slot.rsplit("-", 1)
    place = f"{texts.say(f'building-{building}')}, {word} {number}"
    assert len([sentence for sentence in told if place in sentence]) == 1
    assert piece_at(s, slot) == 0


def piece_at(s: Troyes, slot: str) -> int:
    return s.slots[pieces.SLOT_NAMES.index(slot)]
