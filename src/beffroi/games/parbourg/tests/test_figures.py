"""The table of figures and a host's file that overrides it."""

from __future__ import annotations

import re

import pytest

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.cards import EFFECTS
from beffroi.games.parbourg.cards.ids import CARDS, HENCHMEN
from beffroi.games.parbourg.figures import FIGURES, FIXED
from beffroi.games.parbourg.ruleset import STANDARD
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figures import MARKS
from beffroi.kernel.state import Doc
from beffroi.texts import LANGUAGES, Texts

EPHEMERAL = [slug for slug, card in FIGURES.packaged["cards"].items() if card["kind"] == "ephemeral"]


def test_marks_stand_beside_figures_of_their_row() -> None:
    entries = [FIGURES.packaged["rules"], *FIGURES.packaged["cards"].values(), *FIGURES.packaged["henchmen"].values()]
    for entry in entries:
        marks = entry.get("marks", {})
        assert set(marks) <= set(entry) - set(FIXED)
        assert set(marks.values()) <= set(MARKS)


def test_rows_number_the_cards_kind_by_kind() -> None:
    assert tuple(FIGURES.packaged["cards"]) == CARDS
    assert tuple(FIGURES.packaged["henchmen"]) == HENCHMEN
    assert [card.kind for card in STANDARD.cards] == sorted(card.kind for card in STANDARD.cards)


def test_every_effect_is_that_of_a_card() -> None:
    assert {row.get("effect", "none") for row in FIGURES.packaged["cards"].values()} == set(EFFECTS)


def test_five_henchmen_were_otherwise_in_the_first_revision() -> None:
    before, now = (FIGURES.table(rules)["henchmen"] for rules in (1, 2))
    figures = {slug: [before[slug][key] for key in ("initiative", "colours")] for slug in HENCHMEN}
    changed = {slug for slug in HENCHMEN if before[slug] != now[slug]}
    assert changed == {"executioner", "bodyguard", "smuggler", "minstrel", "captain"}
    assert figures["executioner"] == [4, "rg"]
    assert figures["minstrel"] == [12, "yg"]
    assert figures["captain"] == [15, "rb"]
    assert FIGURES.table(2) == FIGURES.table(3), "the third changed a rule, no figure"


def test_a_file_overrides_figures() -> None:
    figures = GAME.read_figures(
        '[cards.bribe]\ncopies = 3\nbid = [[1, 2, 3, 4], "S"]\n[henchmen.captain]\ninitiative = 20\n'
    )
    s = GAME.new(3, {"figures": figures}, seed=1)
    assert isinstance(s, Parbourg)
    assert s.ruleset.cards[CARDS.index("bribe")].bid == (1, 2, 3, 4)
    s.check()
    catalogue = GAME.catalogue(GAME.setup(options={"figures": figures}))
    assert catalogue["cards"]["bribe"]["figures"]["copies"] == {"value": 3, "mark": "H"}
    assert catalogue["cards"]["bribe"]["figures"]["bid"]["mark"] == "S"
    assert catalogue["henchmen"]["captain"]["initiative"] == 20


def test_figures_are_checked_against_the_revision_of_the_table() -> None:
    figures = {"henchmen": {"executioner": {"initiative": 6}, "smuggler": {"initiative": 4}}}
    s = GAME.new(3, {"figures": figures}, rules=1)
    assert [s.ruleset.henchmen[HENCHMEN.index(slug)].initiative for slug in figures["henchmen"]] == [6, 4]
    with pytest.raises(BadRequest, match="minstrel and executioner have both 6"):
        GAME.new(3, {"figures": figures})


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("[cards.bribe]\ncopies = ", 2, "TOML"),
        ("[cards.gold]\ncopies = 1", 1, "cards.gold"),
        ("[cards.bribe]\n# a word\ncopies = -1", 3, "copies"),
        ("[cards.bribe]\nbid = [1, 2]", 2, "list of 4"),
        ('[cards.bribe]\nprice = [1, "P"]', 2, "no such figure"),
        ('[cards.bribe]\ncopies = [2, "Z"]', 2, "mark"),
        ('[cards.fiery-plea]\nevent = "yr"', 2, "one letter"),
        ("[henchmen.mage]\ninitiative = 1", 2, "scout"),
        ("[rules]\ndays = 5", 2, "days"),
        ("[weather]\nrain = 1", 1, "weather"),
        ("".join(f"[cards.{slug}]\ncopies = 30\n" for slug in EPHEMERAL), 1, "at most 200 cards"),
        ("[cards.hard-work]\ncopies = 30\n[cards.bribe]\ncopies = 9", 1, "at most"),
    ],
)
def test_a_bad_file_is_refused_with_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.read_figures(text)
    assert says in str(refused.value)
    assert f"line {line}" in str(refused.value)


def test_set_aside_needs_all_henchmen() -> None:
    with pytest.raises(BadRequest, match="16"):
        GAME.new(3, {"set-aside": True})
    assert GAME.new(3, {"henchmen": "16", "set-aside": True}).waiting()


def test_bad_figures_are_refused_as_an_option_too() -> None:
    with pytest.raises(BadRequest, match="copies"):
        GAME.new(3, {"figures": {"cards": {"bribe": {"copies": "many"}}}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_cards_name_the_figures_of_our_table(language: str) -> None:
    """A figure that a text does not name would be said wrongly once it is corrected."""
    texts = Texts(GAME, language)
    for prefix, section in (("card", "cards"), ("henchman", "henchmen")):
        for slug, entry in FIGURES.packaged[section].items():
            said = {int(digits) for digits in re.findall(r"\d+", texts.say(f"{prefix}-{slug}.text"))}
            assert said - {0} <= figures_in(entry), slug
            assert effect_figures(entry) <= said, slug


def test_a_hosts_figures_change_the_texts() -> None:
    figures = {"cards": {"lucky-chance": {"draws": 1}, "bribe": {"bid": [1, 2, 3, 4]}}}
    texts = Texts(GAME, "en", setup=GAME.setup(options={"figures": figures}))
    assert texts.say("card-lucky-chance.text") == "Draw 1 card."
    assert texts.say("card-bribe.text") == "Bid: Politics 1, Military 2, Intrigue 3, Science 4."
    assert texts.say("card-lucky-chance.short") == "Draw 1"


def test_the_texts_of_the_minstrel_follow_the_revision() -> None:
    before, now = (Texts(GAME, "en", setup=GAME.setup(rules=rules)) for rules in (2, 3))
    assert before.say("henchman-minstrel.text") == "When you are the first to fold in a challenge, draw 1 card."
    assert "with an Action card in front of you" in now.say("henchman-minstrel.text")
    assert before.say("henchman-minstrel.short") != now.say("henchman-minstrel.short")


def figures_in(entry: Doc) -> set[int]:
    found: set[int] = set()
    for key, value in entry.items():
        if key not in FIXED:
            found |= {value} if isinstance(value, int) else {item for item in value if isinstance(item, int)}
    return found


def effect_figures(entry: Doc) -> set[int]:
    """The figures a text must name: those of the effect."""
    quiet = (*FIXED, "copies", "bid", "bonus", "event", "colours", "initiative")
    return {value for key, value in entry.items() if key not in quiet} - {0}
