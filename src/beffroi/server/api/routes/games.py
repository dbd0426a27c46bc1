"""The games of the house and their texts."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from beffroi.protocol.http import CatalogueBody, GameInfo, OptionsBody, OptionsCheck
from beffroi.server.errors import Refused
from beffroi.server.services import games as service

LARGEST_OPTIONS: Final = 80_000  # bytes; a whole set of figures takes an eighth of it


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games this house has, with their options and the levels of their bots."""
    return service.list_games()


@get("/api/games/{slug:str}/catalogue", sync_to_thread=False)
def catalogue(
    slug: FromPath[str],
    options: Annotated[str, QueryParameter(max_length=4000)] = "{}",
    rules: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> dict[str, Any]:
    """The cards and spaces of a game as plain data; `options` is a JSON object, `rules` a revision (0: the newest)."""
    service.known_game(slug)
    try:
        wanted = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("bad-request", f"the options are a JSON object: {error}") from None
    return service.catalogue(slug, wanted, rules)


@post("/api/games/{slug:str}/catalogue", status_code=200, sync_to_thread=True, request_max_body_size=LARGEST_OPTIONS)
def catalogue_with(slug: FromPath[str], data: JSONBody[CatalogueBody]) -> dict[str, Any]:
    """The same for options that are too long for an address, such as a whole set of figures."""
    return service.catalogue(slug, data.options, data.rules)


@post("/api/games/{slug:str}/options", status_code=200, sync_to_thread=True, request_max_body_size=LARGEST_OPTIONS)
def options_check(slug: FromPath[str], data: JSONBody[OptionsBody]) -> OptionsCheck:
    """Whether options go together with a number of seats; if not, why, and the ways out."""
    return service.check_table_options(slug, data.seats, data.options)


@get("/texts/{slug:str}/{file:str}", sync_to_thread=False, include_in_schema=False)
def game_texts(slug: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A game's texts in one language, as a Fluent catalogue."""
    headers = {"cache-control": "public, max-age=300"}
    text = service.texts(slug, file.removesuffix(".ftl"))
    return Response(text, media_type=MediaType.TEXT, headers=headers)


ROUTES = [games, catalogue, catalogue_with, options_check, game_texts]
