"""Henchmen on their way: from the pile into a service, from one service into another."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import HENCHMAN_KEYS
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.state import Seat, replaced


def take_henchman(s: Parbourg, seat: Seat, place: int) -> None:
    """The top henchman of the pile enters a seat's service, for all to see."""
    henchman = s.henchman_pile[-1]
    s.henchman_pile = s.henchman_pile[:-1]
    s.shown = min(s.shown, len(s.henchman_pile))
    s.henchmen = replaced(s.henchmen, place, henchman)
    s.seal()
    s.tell("hires", seat, HENCHMAN_KEYS[henchman])


def exchange(s: Parbourg, one: int, other: int) -> None:
    i, j = s.henchmen.index(one), s.henchmen.index(other)
    s.henchmen = replaced(replaced(s.henchmen, i, other), j, one)
    s.tell("exchanges", i // 2, HENCHMAN_KEYS[other], HENCHMAN_KEYS[one], j // 2)


def recall_henchmen(s: Parbourg) -> None:
    """Where those set aside are needed after all, they are shuffled into a new pile."""
    s.henchman_pile = s.aside[:]
    s.aside = []
    s.shown = 0
    s.chance.shuffle(s.henchman_pile, "henchmen")
