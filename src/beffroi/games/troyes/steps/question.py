"""A question of Troyes: it can show what is being put together."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Step, kebab


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[Troyes]):
    """A step that asks a seat, with a preview for the page and words for each answer."""

    __slots__ = ()

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        """The sentence that asks."""
        return Label("ask-" + kebab(self.name()))

    def preview(self, s: Troyes) -> Doc:
        """What is being put together, for the view's `asking`."""
        return {}

    def label(self, s: Troyes, move: Move) -> Label:
        """One of the answers in words."""
        raise NotImplementedError

    def anchor(self, s: Troyes, move: Move) -> str:
        """The piece an answer belongs to."""
        return ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        """Why a piece is no answer now."""
        return Label("refused")
