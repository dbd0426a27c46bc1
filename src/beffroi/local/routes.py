"""The requests a house on a device answers: a part of the server's routes, with the same bodies and answers."""

from __future__ import annotations

from typing import Any

import msgspec

import beffroi
from beffroi.bots.levels import levels
from beffroi.bots.network import shipped_networks
from beffroi.kernel.state import Doc
from beffroi.local.routing import Request, Routes
from beffroi.protocol.account import ChangeBody, GuestBody
from beffroi.protocol.figures import AnsweredFigures, FigureBook, FigureRevision, FiguresBody
from beffroi.protocol.http import NOTHING, CatalogueBody, ForkBody, GameInfo, HintBody, NewTable, OptionsBody
from beffroi.protocol.imports import ImportBody
from beffroi.server.services import games
from beffroi.server.services.figure_books import (
    check_figures,
    described,
    game_with_figures,
    program_default,
    revision_of,
)

LEARNED = "learned:"  # how the names of bots begin that judge by a network

route = Routes()

# --- games ------------------------------------------------------------------------


@route("get", "/api/games")
async def list_games(asked: Request) -> Any:
    return [offered(info) for info in games.list_games()]


def offered(info: GameInfo) -> GameInfo:
    """Leave out the levels whose network is not shipped: they would answer like weaker ones."""
    game = beffroi.game(info.slug)
    if shipped_networks(game):
        return info
    there = {level.slug for level in levels(game) if not level.bot.startswith(LEARNED)}
    return msgspec.structs.replace(info, levels=[level for level in info.levels if level.slug in there])


@route("get", "/api/games/{slug}/catalogue")
async def catalogue(asked: Request) -> Any:
    options = msgspec.json.decode(asked.query.get("options", "{}"), type=dict[str, Any])
    return games.catalogue(asked.path["slug"], options, asked.number("rules"))


@route("post", "/api/games/{slug}/catalogue")
async def catalogue_with(asked: Request) -> Any:
    body = asked.read(CatalogueBody)
    return games.catalogue(asked.path["slug"], body.options, body.rules)


@route("post", "/api/games/{slug}/options")
async def options_check(asked: Request) -> Any:
    body = asked.read(OptionsBody)
    return games.check_table_options(asked.path["slug"], body.seats, body.options)


@route("get", "/texts/{slug}/{file}")
async def texts(asked: Request) -> str:
    return games.texts(asked.path["slug"], asked.path["file"].removesuffix(".ftl"))


# --- the person -------------------------------------------------------------------


@route("get", "/api/me")
async def me(asked: Request) -> Any:
    return asked.house.me()


@route("post", "/api/session")
async def enter(asked: Request) -> Any:
    body = asked.read(GuestBody)
    return await asked.house.rename(body.name, body.language)


@route("patch", "/api/me")
async def change(asked: Request) -> Any:
    body = asked.read(ChangeBody)
    return await asked.house.rename(body.name, body.language)


@route("get", "/api/me/tables")
async def my_tables(asked: Request) -> Any:
    return asked.house.mine()


@route("get", "/api/me/results")
async def my_results(asked: Request) -> Any:
    return asked.house.results()


@route("get", "/api/me/next")
async def next_table(asked: Request) -> Any:
    return asked.house.next_table(asked.query.get("after", ""))


# --- tables -----------------------------------------------------------------------


@route("get", "/api/tables")
async def tables(asked: Request) -> Any:
    return []  # none is public


@route("post", "/api/tables")
async def create(asked: Request) -> Any:
    return asked.house.shown(await asked.house.create(asked.read(NewTable)))


@route("get", "/api/tables/{table}")
async def one(asked: Request) -> Any:
    return asked.house.shown(await asked.house.tables.get(asked.table))


@route("post", "/api/tables/{table}/rematch")
async def rematch(asked: Request) -> Any:
    return asked.house.shown(await asked.house.rematch(asked.table))


@route("post", "/api/tables/{table}/fork")
async def fork(asked: Request) -> Any:
    return asked.house.shown(await asked.house.fork(asked.table, asked.read(ForkBody)))


@route("get", "/api/tables/{table}/chat")
async def chat(asked: Request) -> Any:
    return []


# --- looking back -----------------------------------------------------------------


@route("get", "/api/tables/{table}/replay/{moves}")
async def replay(asked: Request) -> Any:
    return await asked.house.replay(asked.table, asked.number("moves"), asked.number("seat", -1))


@route("get", "/api/tables/{table}/analysis")
async def analysis(asked: Request) -> Any:
    return await asked.house.reviews.analysis(await asked.house.tables.get(asked.table))


@route("post", "/api/tables/{table}/hint")
async def hint(asked: Request) -> Any:
    return await asked.house.hint(asked.table, asked.read(HintBody))


@route("get", "/api/tables/{table}/verify")
async def verify(asked: Request) -> Any:
    return await asked.house.verified(asked.table)


@route("get", "/api/tables/{table}/record")
async def record(asked: Request) -> Any:
    return await asked.house.record(asked.table)


@route("post", "/api/records/check")
async def look_through(asked: Request) -> Any:
    return await asked.house.examine(asked.read(ImportBody).text)


@route("post", "/api/records")
async def take_in(asked: Request) -> Any:
    return asked.house.shown(await asked.house.take_in(asked.read(dict)))


# --- what only a device has ---------------------------------------------------------


@route("get", "/device/tables/{table}/record")
async def record_so_far(asked: Request) -> Any:
    """Give out a game of one's own device as it stands, to hand it to a server."""
    return await asked.house.record(asked.table, early=True)


@route("delete", "/device/tables/{table}")
async def delete(asked: Request) -> Any:
    await asked.house.delete(asked.table)
    return NOTHING


# --- printed figures --------------------------------------------------------------


@route("get", "/api/figures/{slug}")
async def book(asked: Request) -> Any:
    game, _ = game_with_figures(asked.path["slug"])
    rules, default = revision_of(game, 0), program_default(game)
    decks, checks = described(game, rules)
    return FigureBook(game.slug, rules, 0, {}, default.digest, 0, decks, checks)


@route("get", "/api/figures/{slug}/confirmed")
async def confirmed(asked: Request) -> Any:
    return AnsweredFigures(0, [])


@route("get", "/api/figures/{slug}/revisions")
async def revisions(asked: Request) -> Any:
    game, _ = game_with_figures(asked.path["slug"])
    return [FigureRevision(0, 0, "", program_default(game).digest, 0, True, {})]


@route("post", "/api/figures/{slug}/check")
async def check(asked: Request) -> Any:
    return check_figures(asked.path["slug"], asked.read(FiguresBody))


@route("get", "/api/me/figures")
async def my_sets(asked: Request) -> Doc | list[Doc]:
    return []  # sets are kept by a server
