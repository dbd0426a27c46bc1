"""The table in a terminal: drawn, with the question and the numbered choices."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Any

from beffroi.kernel.game import Game
from beffroi.kernel.label import Argument
from beffroi.kernel.state import NOBODY, Seat, State
from beffroi.texts import Texts

DEFAULT_NAMES = ("Blanche", "Colin", "Denise", "Ernoul", "Fleur", "Guy")
FEW = 9  # choices up to here stand one below the other
GAP = 3


def seat_names(seats: int, given: Sequence[str]) -> list[str]:
    """Name every seat: the given names first, then default ones.

    >>> seat_names(3, ["Ada"])
    ['Ada', 'Colin', 'Denise']
    """
    return [given[i] if i < len(given) and given[i] else DEFAULT_NAMES[i] for i in range(seats)]


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


def final_scores(s: State, texts: Texts) -> list[str]:
    """Return the ranking, one seat per line, with the points by item."""
    scores, totals = s.scores(), s.totals()
    lines = []
    for place, seats in enumerate(s.ranking(), 1):
        for seat in seats:
            items = ", ".join(f"{texts.say(f'item-{name}')} {points}" for name, points in scores[seat].items())
            lines.append(f"{place}. {texts.word('seat', seat)}: {totals[seat]} ({items})")
    return lines


def has_secrets(s: State, seats: Sequence[Seat]) -> bool:
    """Tell whether one of these seats sees something that spectators don't."""
    return any(s.view(seat) != s.view(NOBODY) for seat in seats)
