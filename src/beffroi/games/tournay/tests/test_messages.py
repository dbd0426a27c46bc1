"""Labels, refusals and the drawn table, in every language."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.terminal import render_text
from beffroi.games.tournay.tests.support import MINE, NONE, play, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on
from beffroi.kernel.label import Argument
from beffroi.kernel.state import Doc
from beffroi.texts import LANGUAGES, Texts

NAMES = ["Aude", "Nell", "Justine", "Madeline"]


def reason(s: object, anchor: str, seat: int = 0) -> str:
    return GAME.why_not(s, seat, anchor).key  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_on_the_way_is_said_without_a_gap(language: str) -> None:
    texts = Texts(GAME, language, NAMES)
    s = GAME.new(4, {"expansion": "mix", "advanced": True}, seed=3)
    chance = FastChance(5)
    while not s.over:
        for seat in s.waiting():
            question = s.prompt(seat)
            assert "$" not in texts.say(question.key, question.args)
            for move in s.options(seat):
                label = GAME.label(s, seat, move)
                said = texts.say(label.key, label.args)
                assert said == said.strip() and "$" not in said and "  " not in said
        play_on(s, chance, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_with_districts_as_grids(language: str) -> None:
    texts = Texts(GAME, language, NAMES)

    def say(key: str, *args: Argument) -> str:
        return texts.say(key, args)

    district: Doc = {"c3": ["farm-1", "market-1"], "d3": {"cards": ["fort-1"], "citizens": {"red": 1}}}
    s = table({"district": district, "hand": ["mint", "crusade"]}, {"hand": ["prior-1"]})
    drawn = render_text(s.view(0), say)
    assert say("card-market-1") in drawn and say("card-mint") in drawn
    assert say("card-prior-1") not in drawn and say("deck-white-1") in drawn
    assert "+1" in drawn and "R" in drawn and "+---" in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_never_wider_than_a_page(language: str) -> None:
    texts = Texts(GAME, language, NAMES)
    hand = ["tour-saint-georges", "archive-1", "archive-2", "convent-2", "porte-de-la-vigne", "tax-collector-2"]
    seen = [{"card": slug, "known": [0]} for slug in ("farm-1", "barn-1", "market-1", "alderman-1", "architect-1")]
    queue = [{"event": slug, "deniers": 3} for slug in ("bouvines", "royal-visit", "normans")]
    decks = {"yellow-1": {"cards": seen}}
    s = table({"hand": hand}, {"district": {"c3": "tax-collector-1"}}, queue=queue, decks=decks)
    drawn = render_text(s.view(0), lambda key, *args: texts.say(key, args))
    assert max(len(line) for line in drawn.splitlines()) <= 100
    for slug in hand:
        assert texts.say(f"card-{slug}", ()) in drawn


def test_why_not_names_the_rule() -> None:
    mine: Doc = {
        "hand": ["market-2", "mint", "crusade"],
        "plaza": {"yellow": 1},
        "deniers": 1,
        "district": {
            "c3": {"cards": ["farm-1"], "citizens": {"yellow": 1}},
            "c2": {"cards": ["port-1"], "damaged": True},
            "c4": "prior-1",
            "d3": "fort-1",
        },
    }
    queue = [{"event": "cassel"}, {"event": "brigands", "deniers": 1}, {"event": "drought"}]
    s = table(mine, {"plaza": {"red": 1}}, queue=queue)
    assert reason(s, "card:market-2") == "why-no-card-now"
    assert reason(s, "card:crusade") == "why-rampart"
    assert reason(s, "deck:white-1") == "why-citizens"
    assert reason(s, "deck:red-1") == "why-hire"
    assert reason(s, "event:1") == "why-event-idle"
    assert reason(s, "event:2") == "why-citizens"
    assert reason(s, "reserve:red") == "why-not-advanced"
    assert reason(s, "slot:0-c3") == "why-occupied"
    assert reason(s, "slot:0-c2") == "why-damaged"
    assert reason(s, "slot:0-c4") == "why-no-building"
    assert reason(s, "slot:0-d3") == "why-hire"
    assert reason(s, "slot:1-c3") == "refused"
    assert reason(s, "slot:0-c3", seat=1) == "why-not-your-turn"
    assert reason(s, "nonsense") == "refused"


def test_why_not_play_a_card() -> None:
    hand = ["market-2", "mint", "crusade", "cloth-hall", "city-hall", "farm-1"]
    mine: Doc = {"hand": hand, "deniers": 2, "plaza": NONE, "district": {"c3": ["mint", "port-1"]}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    assert reason(s, "card:mint") == "why-same-name"
    assert reason(s, "card:market-2") == "why-deniers"
    assert reason(s, "card:cloth-hall") == "why-no-citizen"
    assert reason(s, "card:crusade") == "why-rampart"
    assert reason(s, "card:belfry") == "why-not-in-hand"
    play(s, 0, "card farm-1")
    assert reason(s, "slot:0-a1") == "why-slot-far"
    assert reason(s, "slot:1-c3") == "why-not-yours"


def test_why_not_copy() -> None:
    theirs: Doc = {"c3": {"cards": ["market-1"], "grey": 1}, "c2": "farm-1", "b3": "priest-1", "d3": "belfry"}
    s = table({"district": {"c3": "port-1"}, "plaza": MINE}, {"district": theirs, "plaza": NONE})
    play(s, 0, "slot c3")
    assert reason(s, "slot:1-c3") == "why-not-free"
    assert reason(s, "slot:1-b3") == "why-no-building"
    assert reason(s, "slot:0-c3") == "why-own"


def test_the_catalogue_knows_every_card() -> None:
    catalogue = GAME.catalogue(GAME.setup())
    assert len(catalogue["cards"]) == 86 and len(catalogue["events"]) == 15
    assert catalogue["cards"]["senator-1"]["arrows"] is False
    assert catalogue["cards"]["bishop-1"]["arrows"] is True
    assert catalogue["cards"]["city-hall"]["cost"] == {"deniers": 2, "citizen": None, "cards": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_cards_name_the_figures_they_are_given(language: str) -> None:
    """A figure typed into prose would be said wrongly once another revision or a host changes it."""
    texts, given = Texts(GAME, language), GAME.text_arguments(GAME.setup())
    for slug, row in FIGURES.packaged["card"].items():
        key = f"card-{slug}"
        for figure, argument in (("n", "n"), ("price", "price"), ("owner", "builder"), ("others", "others")):
            if row.get(figure):
                assert "77" in texts.format_message(key, {**given[key], argument: 77}, "text"), (slug, figure)
