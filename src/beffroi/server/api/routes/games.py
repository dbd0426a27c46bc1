"""The games of the house and their texts."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

import beffroi
from beffroi.bots import levels
from beffroi.kernel.game import Game, Option
from beffroi.protocol.http import GameInfo, GameLevel, GameOption
from beffroi.server.errors import Refused
from beffroi.server.services.seating import clean_options
from beffroi.texts import LANGUAGES, catalogue_files, package_of


def known(slug: str) -> Game[Any]:
    game = beffroi.all_games().get(slug)
    if game is None:
        raise Refused("not-found", f"there is no game {slug!r:.60}")
    return game


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        slug=game.slug,
        title=game.title,
        seats=game.seats,
        rules=game.rules,
        options=[option_info(option) for option in game.options],
        levels=[GameLevel(level.slug, level.titles) for level in levels(game)],
    )


def option_info(option: Option) -> GameOption:
    return GameOption(option.name, cast(Any, option.kind), option.default, list(option.choices))


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games this house has, with their options and the levels of their bots."""
    return [game_info(game) for _, game in sorted(beffroi.all_games().items())]


@get("/api/games/{slug:str}/catalogue", sync_to_thread=False)
def catalogue(slug: FromPath[str], options: Annotated[str, QueryParameter(max_length=4000)] = "{}") -> dict[str, Any]:
    """The cards and spaces of a game as plain data; `options` is a JSON object."""
    game = known(slug)
    try:
        wanted = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("bad-request", f"the options are a JSON object: {error}") from None
    return game.catalogue(game.setup(0, clean_options(game, wanted)))


def fluent(text: str) -> Response[str]:
    headers = {"cache-control": "public, max-age=300"}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("not-found", f"there is {', '.join(LANGUAGES)}")


@get("/texts/{slug:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def game_texts(slug: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A game's texts in one language, as a Fluent catalogue."""
    language = file.removesuffix(".ftl")
    check_language(language)
    return fluent("\n".join(catalogue_files(package_of(known(slug)), language)))


ROUTES = [games, catalogue, game_texts]
