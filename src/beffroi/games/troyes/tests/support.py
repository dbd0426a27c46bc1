"""Positions for tests: a quiet table, answers by their notation."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import GAME
from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.pieces import OWNERS, PLACE_NAMES, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.chance import ScriptedChance
from beffroi.kernel.state import Doc

EMPTY_TOWN: Doc = {
    "palace": [[None] * 6],
    "bishopric": [[None] * 3, [None] * 3],
    "city-hall": [[None] * 2, [None] * 2, [None] * 2],
}
NO_TURN: list[Doc] = [{"step": "EndRound"}]
TURN: list[Doc] = [*NO_TURN, {"step": "EndTurn", "done": 0}, {"step": "ChooseAction", "seat": 0}]


def table(*, script: dict[str, list[int]] | None = None, seats: int = 4, **doc: Any) -> Troyes:
    """A position; dice in the script are written by their faces, 1 to 6."""
    doc.setdefault("players", [{} for _ in range(seats)])
    doc.setdefault("options", {"bonus": True})
    faces = {purpose: [face - 1 for face in values] for purpose, values in (script or {}).items()}
    return GAME.from_position(doc, ScriptedChance(faces))


def play(s: Troyes, seat: int, *answers: str) -> None:
    """Answers of one seat, by notation, each checked."""
    for answer in answers:
        s.play(seat, GAME.parse(answer))


def offered(s: Troyes, seat: int) -> list[str]:
    """What the seat may answer."""
    assert seat in s.waiting(), f"seat {seat} is not asked, but {s.waiting()}"
    return [GAME.notation(move) for move in s.options(seat)]


def asked(s: Troyes) -> str:
    """The step that is asked."""
    return type(s.agenda[-1]).__name__


def players(**fields: list[Any]) -> list[Doc]:
    """Four players with the given fields, one list each: players(deniers=[5, 5, 5, 5])."""
    count = len(next(iter(fields.values())))
    return [{name: values[seat] for name, values in fields.items()} for seat in range(count)]


def activity(place: str, card: str, *, master: int | None = 0, cubes: list[int] | None = None) -> Doc:
    """An activity card with a tradesman of a seat, as the `activities` of a position."""
    entry: Doc = {"card": card, "cubes": cubes or []}
    if master is not None:
        entry["tradesmen"] = {str(master): "slot1"}
    return {place: entry}


def opens(building: str, row: int = 0) -> int:
    """A die that opens a row of the Bishopric or the City Hall, by the table of figures."""
    value: int = FIGURES.table()["board"][f"{building}-rows"][row][0]
    return value


def stand(s: Troyes, place: str, owner: int) -> int:
    """Where an owner's tradesman stands on a card: 0 nowhere, 1, 2 and 4 the slots, else PICTURE."""
    return s.tradesmen[PLACE_NAMES.index(place) * OWNERS + owner]


def cubes(s: Troyes, place: str, seat: int) -> int:
    """An owner's cubes on a delayed card."""
    return s.cubes[seat * PLACES + PLACE_NAMES.index(place)]


def card(s: Troyes, slug: str) -> Any:
    """An activity card of the table's ruleset, for its figures."""
    return next(entry for entry in s.ruleset.activities if entry.slug == slug)


def event(s: Troyes, slug: str) -> Any:
    """An event card of the table's ruleset, for its figures."""
    return next(entry for entry in s.ruleset.events if entry.slug == slug)
