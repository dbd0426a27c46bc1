"""The table as one seat sees it: all a bot ever gets."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.chance import Chance
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc, Move, Seat, State


class Perspective:
    """A question put to a seat, with what the seat may know. The true state stays behind it."""

    __slots__ = ("__state", "game", "seat")

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def options(self) -> list[Move]:
        """Return the legal answers."""
        return self.__state.options(self.seat)

    def view(self) -> Doc:
        """Show what the seat sees."""
        return self.__state.view(self.seat)

    def sample(self, chance: Chance) -> State:
        """Imagine a table the seat cannot tell from the real one, with luck of the bot's own."""
        return self.__state.imagine(self.seat, chance)
