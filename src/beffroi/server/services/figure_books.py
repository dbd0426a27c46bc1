"""Figures that need no storage: the book of a game, what is typed checked, what a position brings along."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_book import describe_figures
from beffroi.kernel.figure_files import Path, line_of, written_lines
from beffroi.kernel.figure_sets import (
    count_figures,
    differing,
    digest_of,
    figures_of,
    nested,
    read_set,
    sound_figures,
    write_toml,
)
from beffroi.kernel.figures import Figures, parse_file
from beffroi.kernel.game import Game
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc
from beffroi.protocol.figures import (
    CheckedFigures,
    FigureCheck,
    FigureDeck,
    FigureProblem,
    FiguresBody,
    TableFigures,
)
from beffroi.protocol.http import NewTable
from beffroi.server.errors import DAMAGED, Refused
from beffroi.server.services.games import known_game

FIGURES: Final = "figures"  # the option


class Default(msgspec.Struct, frozen=True):
    """What new tables of a game are played with."""

    revision: int  # 0: the program's own figures
    figures: Doc  # what differs from them
    digest: str


def program_default(game: Game[Any]) -> Default:
    """Return the program's own figures, which new tables get where no host has chosen others."""
    return Default(0, {}, digest_of(game.slug, figures_of(game.slug, game.figures), None))


def check_figures(slug: str, body: FiguresBody) -> CheckedFigures:
    """Say of each figure whether it can stand, and give all that can in their canonical form."""
    _, figures = game_with_figures(slug)
    if (body.figures is None) == (body.toml is None):
        raise Refused("bad-request", "give the figures, or the text of a file")
    given: Any = body.figures
    if body.toml is not None:
        try:
            given = parse_file(body.toml)
        except BadRequest as error:
            return CheckedFigures([FigureProblem("", 0, str(error))], {}, 0, 0, "", "")
    sound, wrong = sound_figures(figures, given)
    lines = written_lines(body.toml) if body.toml and wrong else {}
    problems = [
        FigureProblem(".".join(error.path), found_line(body.toml, lines, error.path), error.reason) for error in wrong
    ]
    doc = nested(sound)
    return CheckedFigures(
        problems=problems,
        figures=doc,
        typed=len(sound),
        differing=count_figures(figures, differing(figures, doc)),
        digest="" if problems else digest_of(slug, figures, doc),
        toml=write_toml(figures, doc),
    )


def position_figures(
    game: Game[Any], wanted: NewTable, default: Default, kept: TableFigures | None
) -> tuple[Doc | None, TableFigures | None]:
    """Return the figures of a table that begins from a position, which brings its own."""
    if wanted.figures.kind != "default":
        raise Refused("bad-request", "a position brings its own figures")
    figures = figures_of(game.slug, game.figures)
    try:
        rules = game.written_revision(wanted.start or {})
        given: Doc | None = game.read_setup(Reader(wanted.start or {}), rules).options.get(FIGURES)
        digest = digest_of(game.slug, figures, given, rules)
    except BadRequest as error:
        raise Refused("bad-request", f"the position can't be set up: {error}") from None
    except DAMAGED as error:
        raise Refused("bad-request", f"the position is damaged ({type(error).__name__})") from None
    if kept is not None and kept.digest == digest:
        return given, kept
    return given, TableFigures("given" if given else "program", "", 0, digest, digest == default.digest)


def game_with_figures(slug: str) -> tuple[Game[Any], Figures]:
    """Return a game of this server and its figures, or refuse."""
    game = known_game(slug)
    if game.figures is None:
        raise Refused("bad-request", f"{slug} has no figures to choose")
    return game, game.figures


def revision_of(game: Game[Any], rules: int) -> int:
    try:
        return game.revision(rules)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


@cache
def described(game: Game[Any], rules: int) -> tuple[list[FigureDeck], list[FigureCheck]]:
    table = describe_figures(figures_of(game.slug, game.figures), rules)
    return msgspec.convert(table["decks"], list[FigureDeck]), msgspec.convert(table["checks"], list[FigureCheck])


def checked_set(figures: Figures, given: Doc) -> Doc:
    """Return what was typed in its canonical form, or refuse the first figure that can't stand."""
    try:
        return read_set(figures, given)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def found_line(text: str | None, lines: dict[Path, int], path: Path) -> int:
    """Return the line of a figure that was read from a file; 0 for one that was not."""
    if text is None:
        return 0
    return lines.get(path) or line_of(text, path)
