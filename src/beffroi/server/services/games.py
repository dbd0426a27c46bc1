"""The games of the server: what they are, their cards and their texts."""

from __future__ import annotations

from typing import Any, cast

import beffroi
from beffroi.bots import Level, levels
from beffroi.bots.strength import measured_strengths
from beffroi.kernel.conflict import OptionConflict
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.preset import Preset
from beffroi.protocol.base import Sentence
from beffroi.protocol.http import (
    GameInfo,
    GameLevel,
    GameOption,
    GamePreset,
    LevelStrength,
    OptionsCheck,
    OptionsConflict,
    OptionsWay,
)
from beffroi.server.errors import Refused
from beffroi.server.services.seating import clean_options
from beffroi.texts import LANGUAGES, catalogue_files, package_of


def known_game(slug: str) -> Game[Any]:
    """Return a game of this server, or refuse."""
    try:
        return beffroi.game(slug)
    except BadRequest:
        raise Refused("not-found", f"there is no game {slug!r:.60}") from None


def list_games() -> list[GameInfo]:
    return [game_info(game) for _, game in sorted(beffroi.all_games().items())]


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        seats=game.seats,
        rules=game.rules,
        options=[option_info(option) for option in game.offered_options()],
        presets=[preset_info(preset) for preset in game.presets],
        levels=[level_info(game, level) for level in levels(game)],
    )


def preset_info(preset: Preset) -> GamePreset:
    return GamePreset(preset.name, preset.seats, preset.minutes, preset.options, preset.level)


def level_info(game: Game[Any], level: Level) -> GameLevel:
    found = measured_strengths().get(game.slug, {}).get(level.slug)
    return GameLevel(level.slug, level.titles, LevelStrength(*found) if found else None)


def check_table_options(slug: str, seats: int, options: dict[str, Any]) -> OptionsCheck:
    """Say whether these options go together with this many seats, and the ways out where they do not."""
    game = known_game(slug)
    found = game.conflict(seats, clean_options(game, options))
    return OptionsCheck(conflict_info(game, found) if found else None)


def conflict_info(game: Game[Any], found: OptionConflict) -> OptionsConflict:
    ways = [OptionsWay(spoken(game, way.label), way.seats, way.options) for way in found.ways]
    return OptionsConflict(found.option, spoken(game, found.label), ways)


def spoken(game: Game[Any], label: Label) -> Sentence:
    return Sentence(label.key, game.named_arguments(label.key, label.args))


def option_info(option: Option) -> GameOption:
    return GameOption(option.name, cast(Any, option.kind), option.default, list(option.choices))


def catalogue(slug: str, options: dict[str, Any], rules: int = 0) -> dict[str, Any]:
    """Return the cards and spaces of a game under a revision of its rules (0: the newest), as plain data."""
    game = known_game(slug)
    try:
        return game.catalogue(game.setup(0, clean_options(game, options, rules), rules))
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def texts(slug: str, language: str) -> str:
    """Return a game's texts in one language, as a Fluent catalogue."""
    if language not in LANGUAGES:
        raise Refused("not-found", f"there is {', '.join(LANGUAGES)}")
    return "\n".join(catalogue_files(package_of(known_game(slug)), language))
