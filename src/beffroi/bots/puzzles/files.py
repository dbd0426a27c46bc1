"""The files that puzzles are kept in: one puzzle on a line, the first line says how they were made."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import beffroi
from beffroi.bots.puzzles.puzzle import FORMAT, Puzzle, read_puzzle
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, package_of
from beffroi.kernel.state import Doc

FILE = "puzzles.json"


def read_puzzles(text: str, name: str = FILE) -> tuple[Doc, list[Puzzle]]:
    """Read how the puzzles were made, and the puzzles; BadRequest where the file is none of ours."""
    try:
        doc = json.loads(text)
        if doc["format"] != FORMAT:
            raise BadRequest(f"{name} has the format {doc['format']!r}, not {FORMAT}")
        return dict(doc["made"]), [read_puzzle(one) for one in doc["puzzles"]]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadRequest(f"{name} is no file of puzzles ({error})") from None


def write_puzzles(made: Doc, puzzles: list[Puzzle]) -> str:
    """Write the file: a line for each puzzle, so that differences can be read."""
    rows = ",\n".join(compact(puzzle.doc()) for puzzle in puzzles)
    return f'{{"format":{FORMAT},"made":{compact(made)},"puzzles":[\n{rows}\n]}}\n'


def compact(doc: Doc) -> str:
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":"))


def save_puzzles(path: Path, made: Doc, puzzles: list[Puzzle]) -> None:
    """Put the file in place whole: who stops a run in the middle of it keeps the one before."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(write_puzzles(made, puzzles), encoding="utf-8")
    beside.replace(path)


@cache
def shipped_puzzles(slug: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game, in a fixed order."""
    found = resources.files(package_of(beffroi.game(slug))).joinpath(FILE)
    return tuple(read_puzzles(found.read_text(encoding="utf-8"))[1]) if found.is_file() else ()


@cache
def puzzles_by_id() -> dict[str, tuple[Game[Any], Puzzle]]:
    """Return every puzzle of every game by its id."""
    return {
        puzzle.id: (game, puzzle)
        for slug, game in sorted(beffroi.all_games().items())
        for puzzle in shipped_puzzles(slug)
    }


def find_puzzle(puzzle_id: str) -> tuple[Game[Any], Puzzle]:
    """Return a puzzle with its game; BadRequest if there is none of that id."""
    found = puzzles_by_id().get(puzzle_id)
    if found is None:
        raise BadRequest(f"there is no puzzle {puzzle_id!r:.40}")
    return found
