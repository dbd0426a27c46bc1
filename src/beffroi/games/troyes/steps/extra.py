"""Answers that expansions add to the questions of the base game."""

from __future__ import annotations

from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat
from beffroi.kernel.step import Step


def act_extra(s: Troyes, asked: Step[Troyes], move: Move) -> None:
    """Do a move that an expansion added to a question."""
    for extra in s.ruleset.extra_moves:
        if extra.act(s, asked, move):
            return


def extra_label(s: Troyes, seat: Seat, move: Move) -> Label:
    """Return such a move in words."""
    for extra in s.ruleset.extra_moves:
        label = extra.label(s, seat, move)
        if label is not None:
            return label
    return Label("refused")


def extra_anchor(s: Troyes, seat: Seat, move: Move) -> str:
    """Return the piece such a move belongs to."""
    for extra in s.ruleset.extra_moves:
        anchor = extra.anchor(s, seat, move)
        if anchor:
            return anchor
    return ""
