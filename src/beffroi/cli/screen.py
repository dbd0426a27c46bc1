"""The table in a terminal: drawn, with the question and the numbered choices."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, TypeVar

import typer

from beffroi.kernel.game import Game
from beffroi.kernel.label import Argument
from beffroi.kernel.state import NOBODY, Doc, Seat, State
from beffroi.texts import Catalogue, Texts

T = TypeVar("T")
DEFAULT_NAMES = ("Blanche", "Colin", "Denise", "Ernoul", "Fleur", "Guy")
FEW = 9  # choices up to here stand one below the other
GAP = 3
FURTHER = 4  # columns by which the rest of a long line is further in


def seat_names(seats: int, given: Sequence[str]) -> list[str]:
    """Name every seat: the given names first, then default ones.

    >>> seat_names(3, ["Ada"])
    ['Ada', 'Colin', 'Denise']
    """
    return [given[i] if i < len(given) and given[i] else DEFAULT_NAMES[i] for i in range(seats)]


def recorded_names(record: Doc) -> list[str]:
    """Return the names that a record gives its seats, none where they are no names: nobody verifies them.

    >>> recorded_names({"names": ["Ada"]}), recorded_names({"names": [["Ada"]]}), recorded_names({"names": 3})
    (['Ada'], [], [])
    """
    names = record.get("names")
    return names if isinstance(names, list) and all(isinstance(name, str) for name in names) else []


def tell(text: str) -> None:
    """Print what is for a person; on a terminal lines that are too long for it are broken between words."""
    room = shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 0
    typer.echo(fitted(text, room) if room else text)


def fitted(text: str, room: int) -> str:
    """Break long lines between words, and begin what follows further in.

    >>> print(fitted("  Farm: a yellow card\\nshort", 12))
      Farm: a
          yellow
          card
    short
    """
    lines: list[str] = []
    for line in text.split("\n"):
        further = " " * (len(line) - len(line.lstrip()) + FURTHER)
        if len(line) <= room or room < 2 * len(further):
            lines.append(line)
            continue
        lines += textwrap.wrap(line, room, subsequent_indent=further, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines)


def draw_table(game: Game[Any], s: State, seat: Seat, texts: Texts) -> str:
    """Draw the table as a seat sees it, with its question and choices if it is asked."""
    lines = [draw(game, s, seat, texts)]
    if seat in s.waiting():
        lines += ["", question(s, seat, texts), *numbered(choices(game, s, seat, texts))]
    return "\n".join(lines)


def draw(game: Game[Any], s: State, seat: Seat, texts: Texts) -> str:
    def say(key: str, *args: Argument) -> str:
        return texts.say(key, args)

    return game.render_text(s.view(seat), say).rstrip("\n")


def question(s: State, seat: Seat, texts: Texts) -> str:
    label = s.prompt(seat)
    return texts.say(label.key, label.args)


def choices(game: Game[Any], s: State, seat: Seat, texts: Texts) -> list[str]:
    """Return the choices of a seat in words, in the order of its options."""
    labels = [game.label(s, seat, move) for move in s.options(seat)]
    return [texts.say(label.key, label.args) for label in labels]


def numbered(lines: Sequence[str], width: int = 0) -> list[str]:
    """Number the choices, in columns where there are many short ones.

    >>> numbered(["pass", "stay"])
    [' 1  pass', ' 2  stay']
    """
    cells = [f"{n:>2}  {line}" for n, line in enumerate(lines, 1)]
    if len(cells) <= FEW:
        return cells
    room = width or shutil.get_terminal_size((100, 24)).columns
    widest = max(map(len, cells)) + GAP
    columns = max(1, min(room // widest, -(-len(cells) // FEW)))
    height = -(-len(cells) // columns)
    return ["".join(cell.ljust(widest) for cell in cells[row::height]).rstrip() for row in range(height)]


def nth(those: Sequence[T], number: str) -> T | None:
    """Return the one of that number, from 1; none where there are not so many.

    >>> nth("abc", "2"), nth("abc", "0"), nth("abc", "9" * 5000)  # Python would not read so many digits
    ('b', None, None)
    """
    wanted = int(number[:10])
    return those[wanted - 1] if 1 <= wanted <= len(those) else None


def final_scores(s: State, texts: Texts) -> list[str]:
    """Return the ranking, one seat per line, with the points by item."""
    own = Catalogue("beffroi.cli", "cli", texts.language)
    scores, totals = s.scores(), s.totals()
    lines = []
    for place, seats in enumerate(s.ranking(), 1):
        for seat in seats:
            items = ", ".join(f"{texts.say(f'item-{name}')} {points}" for name, points in scores[seat].items())
            words = {"place": place, "player": texts.word("seat", seat), "points": totals[seat], "items": items}
            lines.append(own.format_message("result", words))
    return lines


def has_secrets(s: State, seats: Sequence[Seat]) -> bool:
    """Tell whether one of these seats sees something that spectators don't."""
    return any(s.view(seat) != s.view(NOBODY) for seat in seats)
