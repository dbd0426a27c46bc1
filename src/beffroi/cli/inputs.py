"""Arguments of the command line turned into values for the kernel; every error is a BadRequest."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

import beffroi
from beffroi.kernel.bounds import MOST_BYTES
from beffroi.kernel.errors import BadRecord, BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.record import read_record
from beffroi.kernel.state import Doc
from beffroi.texts import FALLBACK, LANGUAGES

FIGURES = "figures"  # the option that a file overrides
MOST_JOBS = 256  # processes of one command; each takes 60 MB
MOST_GAMES = 1_000_000  # of one command that plans them all before the first
YES_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def complete_game(incomplete: str) -> list[str]:
    """Complete the slug of a game in a shell."""
    return [slug for slug in sorted(beffroi.all_games()) if slug.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=complete_game, help="A game listed by `beffroi games`.")
]
Language = Annotated[
    str, typer.Option("--lang", autocompletion=complete_language, help="en, fr or de (default: from the locale).")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", "-o", help="JSON, or `name=value` (repeatable); `figures=FILE` reads a TOML table."),
]

Jobs = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Number of processes.")]


def read_language(asked: str) -> str:
    """Return the language asked for, or that of the locale, or English.

    >>> read_language("fr")
    'fr'
    """
    if asked:
        if asked not in LANGUAGES:
            raise BadRequest(f"there is no language {asked!r} (there is {', '.join(LANGUAGES)})")
        return asked
    for name in ("BEFFROI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name][:2].lower()
            return found if found in LANGUAGES else FALLBACK
    return FALLBACK


def read_options(game: Game[Any], given: list[str] | None) -> Doc:
    """Read the options of a game from JSON or `name=value`, complete and clean."""
    options: Doc = {}
    for text in given or []:
        options.update(read_json_options(text) if text.lstrip().startswith("{") else read_pair(game, text))
    figures = options.get(FIGURES)
    if isinstance(figures, str):
        options[FIGURES] = game.read_figures(read_file(Path(figures)))
    return game.clean_options(options)


def read_json_options(text: str) -> Doc:
    try:
        return dict(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"the options are no JSON: {error}") from None


def read_pair(game: Game[Any], text: str) -> Doc:
    """Read one `name=value`; a list is written `name=one,two`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadRequest(f"an option is name=value or JSON, not {text!r}")
    kinds = {option.name: option.kind for option in game.options}
    read: Any = value
    if kinds.get(name) == "flag":
        read = YES_NO.get(value.lower(), value)
    elif kinds.get(name) == "set":
        read = [item for item in value.split(",") if item]
    return {name: read}


def read_file(path: Path) -> str:
    """Read a text file; BadRequest where that fails."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRequest(f"{path} is no text file") from None


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"{path} can't be written: {error.strerror}") from None


def write_json(path: Path, doc: Doc) -> None:
    write_file(path, json.dumps(doc, ensure_ascii=False, indent=1) + "\n")


def read_record_file(path: Path) -> Doc:
    """Read a record from its file; errors name the file."""
    try:
        return read_record(read_file(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def read_position_file(path: Path, slug: str = "") -> tuple[Game[Any], Doc]:
    """Read a position and its game, which the document names in `"game"` unless the caller gives it."""
    text = read_file(path)
    if len(text) > MOST_BYTES:
        raise BadRequest(f"{path} is too large: a position has at most {MOST_BYTES} bytes")
    try:
        doc = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"{path} is no complete JSON document: {error}") from None
    if not isinstance(doc, dict):
        raise BadRequest(f"{path} is no JSON object")
    named = doc.pop("game", slug)
    if not named:
        raise BadRequest(f'{path} does not say of which game it is: write "game", or give --game')
    if not isinstance(named, str):
        raise BadRequest(f"{path} names no game: {named!r:.70}")
    if slug and named != slug:
        raise BadRequest(f"{path} is a position of {named}, not of {slug}")
    return beffroi.game(named), doc


def check_text(given: str) -> str:
    """Refuse letters that the terminal sent in another encoding: they could not be written down."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise BadRequest(f"{given!r} is no text in UTF-8") from None
    return given


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that isn't at the table."""
    if not 0 <= seat < seats:
        raise BadRequest(f"there is no seat {seat}: the table has seats 0 to {seats - 1}")
