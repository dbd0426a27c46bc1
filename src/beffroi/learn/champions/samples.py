"""The notes of many games as arrays, and as the files of a generation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.kernel.evaluation import lead_of
from beffroi.kernel.observation import MOST_SEATS
from beffroi.learn.champions.selfplay import NotedGame


class Samples(NamedTuple):
    """One row for each note. `game` numbers the games, so that a whole game is learned from or held out."""

    cells: NDArray[np.uint8]
    terms: NDArray[np.int16]
    expected: NDArray[np.float32]  # by the evaluation written by hand: points, lead
    final: NDArray[np.float32]  # points, lead, share of the victory
    game: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.game)


def collected(games: list[NotedGame], size: int, terms: int, first: int) -> Samples:
    """Put the notes of some games into arrays; the games are numbered from `first` on."""
    notes = [(number, played, note) for number, played in enumerate(games, first) for note in played.notes]
    cells = np.zeros((len(notes), size), np.uint8)
    seen = np.zeros((len(notes), MOST_SEATS * terms), np.int16)
    final = np.zeros((len(notes), 3), np.float32)
    for row, (_, played, note) in enumerate(notes):
        cells[row, : len(note.cells)] = np.frombuffer(note.cells, np.uint8)
        seen[row, : len(note.terms)] = note.terms
        own = float(played.totals[note.seat])
        final[row] = own, lead_of(own, float(sum(played.totals)), len(played.totals)), played.wins[note.seat]
    expected = np.array([[note.points, note.lead] for *_, note in notes], np.float32).reshape(-1, 2)
    return Samples(cells, seen, expected, final, np.array([number for number, *_ in notes], np.int32))


def save(path: Path, samples: Samples) -> None:
    """Write a file; it is there only when it is whole."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **samples._asdict())
    part.replace(path)


def load(paths: list[Path]) -> Samples:
    """Read the files of one or several generations, one behind the other."""
    read: list[dict[str, Any]] = []
    for path in paths:
        with np.load(path) as file:
            read.append({name: file[name] for name in Samples._fields})
    return Samples(*(np.concatenate([one[name] for one in read]) for name in Samples._fields))
