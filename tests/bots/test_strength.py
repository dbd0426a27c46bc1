"""The strengths that come with the package are those of docs/levels.md, and bots have names nobody else has."""

from __future__ import annotations

import re
from pathlib import Path

import beffroi
from beffroi.bots import levels
from beffroi.bots.strength import measured_strengths
from beffroi.server.services.bot_names import BOT_NAMES, EACH_LEVEL
from beffroi.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]


def test_strengths_are_those_of_the_document() -> None:
    document = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    for game in beffroi.all_games().values():
        table = document.partition(f"<!-- levels of {game.slug} -->")[2].partition("<!-- end")[0]
        assert set(measured_strengths()[game.slug]) == {level.slug for level in levels(game)}
        for slug, found in measured_strengths()[game.slug].items():
            row = next(line for line in table.splitlines() if f"(`{slug}`)" in line)
            shown = f"| {found.against} | {found.games} | {found.won:.1%} | {found.low:.1%} - {found.high:.1%} |"
            assert shown in row
            assert re.search(rf"\| {found.slowest}\.\d ms \|$|\| {found.slowest - 1}\.[5-9] ms \|$", row)


def test_no_bot_is_called_like_a_card_a_level_or_a_guest() -> None:
    guests = (ROOT / "web" / "src" / "core" / "session.svelte.ts").read_text(encoding="utf-8")
    others = set(re.findall(r'^  "(\S+)",$', guests, re.M))
    assert len(others) == 20
    for game in beffroi.all_games().values():
        for language in LANGUAGES:
            texts = Texts(game, language)
            others |= {word for name in game.names for word in texts.say(name).split()}
            others |= {level.titles[language] for level in levels(game)}
        assert len(BOT_NAMES) == EACH_LEVEL * len(levels(game))
    assert not others & set(BOT_NAMES)


def test_presets_can_be_played() -> None:
    for game in beffroi.all_games().values():
        assert game.presets
        for preset in game.presets:
            assert game.conflict(preset.seats, game.clean_options(preset.options)) is None
            assert not preset.level or preset.level in {level.slug for level in levels(game)}
            game.new(preset.seats, preset.options)
