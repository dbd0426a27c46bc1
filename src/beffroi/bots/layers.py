"""The layers of a network in plain Python: what `_layers.c` does with machine integers, to the last bit.

A row of weights is kept as one long integer, a weight in every 32 bits. Adding such integers, or multiplying one by a
small number, works on all weights at once, and since the file of a network promises that no sum needs more than 31
bits (bots/network.py), sums of different places never touch. That is far faster than a loop over weights.
"""

from __future__ import annotations

from array import array
from typing import Final

LANE: Final = 32  # bits of a sum
HALF: Final = 1 << LANE - 1
TOP: Final = 1023  # the most that a unit gives on
VIEWERS: Final = 4
PIECE: Final = 24  # cells compared at once: most are as they were


class Layers:
    """Two layers of units that give on what is above 0, and heads; docs/networks.md has the order of the weights."""

    def __init__(
        self,
        size: int,
        used: int,
        terms: int,
        wide: int,
        narrow: int,
        heads: int,
        first_shift: int,
        second_shift: int,
        weights: bytes,
    ) -> None:
        parts = WeightReader(weights)
        cells = parts.numbers("H", used)
        self.size, self.wide, self.narrow, self.heads = size, wide, narrow, heads
        self.first_shift, self.second_shift = first_shift, second_shift
        self.rows: list[int] = [0] * size
        for cell, row in zip(cells, parts.rows(used, wide), strict=True):
            self.rows[cell] = row
        self.term_rows = parts.rows(terms, wide)
        self.second = parts.rows(wide, narrow)
        self.last = parts.rows(narrow, heads)
        first = parts.lanes("i", wide)
        self.second_bias = parts.lanes("i", narrow)
        self.last_bias = parts.numbers("i", heads)
        parts.end()
        self.kept = [first] * VIEWERS  # sums of the first layer by viewer
        self.seen = [bytes(size)] * VIEWERS  # the cells they were made of

    def run(self, viewer: int, cells: bytes, terms: list[int]) -> tuple[int, ...]:
        """Return the sums of the heads for what a viewer sees."""
        if not 0 <= viewer < VIEWERS or len(cells) > self.size or len(terms) > len(self.term_rows):
            raise ValueError("more viewers, cells or terms than the network knows")
        sums = self.see(viewer, cells)
        for term, row in zip(terms, self.term_rows, strict=False):
            if term:
                sums += term * row
        inner = self.second_bias
        for value, row in zip(active(sums, self.wide, self.first_shift), self.second, strict=True):
            if value:
                inner += value * row
        given = active(inner, self.narrow, self.second_shift)
        found = 0
        for value, row in zip(given, self.last, strict=True):
            if value:
                found += value * row
        return tuple(a + b for a, b in zip(apart(found, self.heads), self.last_bias, strict=True))

    def see(self, viewer: int, cells: bytes) -> int:
        """Return the sums of the first layer: those of the last look, and what changed since."""
        now, before = cells.ljust(self.size, b"\0"), self.seen[viewer]
        sums = self.kept[viewer]
        if now != before:
            rows = self.rows
            for start in range(0, self.size, PIECE):
                if now[start : start + PIECE] != before[start : start + PIECE]:
                    for cell in range(start, min(start + PIECE, self.size)):
                        if now[cell] != before[cell]:
                            sums += (now[cell] - before[cell]) * rows[cell]
            self.kept[viewer] = sums
            self.seen[viewer] = now
        return sums


def apart(sums: int, count: int) -> list[int]:
    """Take a long integer apart into its sums.

    >>> apart(5 - (3 << 32), 2)
    [5, -3]
    """
    raised = sums + HALF * (((1 << LANE * count) - 1) // ((1 << LANE) - 1))
    return [raw - HALF for raw in words(raised.to_bytes(count * LANE // 8, "little"))]


def words(data: bytes) -> array[int]:
    """Read numbers of 32 bits, the low byte first."""
    found = array("I", data)
    if BIG_ENDIAN:
        found.byteswap()
    return found


def active(sums: int, count: int, shift: int) -> list[int]:
    """Return what units give on: nothing below 0, and no more than the top."""
    most = (TOP + 1) << shift
    return [0 if one <= 0 else TOP if one >= most else one >> shift for one in apart(sums, count)]


BIG_ENDIAN: Final = array("H", b"\1\0")[0] != 1


class WeightReader:
    """Reads the weights of a file one part after the other."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def numbers(self, code: str, count: int) -> list[int]:
        """Read whole numbers of a kind."""
        found = array(code)
        size = count * found.itemsize
        if self.at + size > len(self.data):
            raise ValueError("these weights don't fit the sizes of the layers")
        found.frombytes(self.data[self.at : self.at + size])
        if BIG_ENDIAN:
            found.byteswap()
        self.at += size
        return list(found)

    def lanes(self, code: str, count: int) -> int:
        """Read numbers into one long integer."""
        total = 0
        for number in reversed(self.numbers(code, count)):
            total = (total << LANE) + number
        return total

    def rows(self, count: int, width: int) -> list[int]:
        """Read rows of weights, each into one long integer."""
        return [self.lanes("h", width) for _ in range(count)]

    def end(self) -> None:
        """Check that nothing is left."""
        if self.at != len(self.data):
            raise ValueError("these weights don't fit the sizes of the layers")
