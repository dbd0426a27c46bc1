"""What every effect of a card has, and the ordinary effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.figures import LETTERS
from beffroi.games.parbourg.laid_cards import NONE, WINS_TIES, change_bid, place_of
from beffroi.kernel.state import Doc, Move, Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg

# What an effect chooses of an opponent when it is announced.
NOBODY_CHOSEN: Final = 0
OPPONENT: Final = 1
LYING_CARD: Final = 2
A_BUILDING: Final = 3
A_HENCHMAN: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does, with its figures: each card of a ruleset has one of its own, made from its row."""

    __slots__ = ("chooses",)

    def __init__(self, row: Doc) -> None:
        self.chooses = NOBODY_CHOSEN

    def usable(self, s: Parbourg, by: Seat) -> bool:
        """Whether it would do something now."""
        return self.chooses == NOBODY_CHOSEN or bool(self.targets(s, by))

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        """The opponents it may choose, or of whom it may choose something."""
        return []

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        """What it may choose of that opponent, where it chooses a thing."""
        return []

    def threatens(self, s: Parbourg, play: Play, seat: Seat) -> bool:
        """Whether the seat may answer with the Parade Shield: something of its own has been chosen."""
        return play.other == seat

    def bid_points(self, s: Parbourg) -> int:
        """What the event of a bid would add to it now."""
        return 0

    def on_offer(self, s: Parbourg) -> list[int]:
        """The cards of the discard pile it lets one take, each once."""
        return []

    def carry_out(self, s: Parbourg, play: Play) -> None:
        raise NotImplementedError


def put_in_force(s: Parbourg, play: Play, points: int, aim: int) -> None:
    """The event of a lying bid holds as long as the card lies; if it is gone by now nothing happens."""
    place = place_of(s, play.by, play.own)
    if place != NONE:
        change_bid(s, play.by, place, s.lying[play.by][place].with_event(points, aim))


class Draw(Effect):
    """Draw cards."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.draw(play.by, self.draws)


class Points(Effect):
    """Points on this bid, more if the challenge has the event's colour; fixed from now on."""

    __slots__ = ("event", "otherwise", "points")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.event = LETTERS.index(row["event"])
        self.points: int = row["points"]
        self.otherwise: int = row["otherwise"]

    def bid_points(self, s: Parbourg) -> int:
        return self.points if s.stake == self.event else self.otherwise

    def carry_out(self, s: Parbourg, play: Play) -> None:
        put_in_force(s, play, self.bid_points(s), NONE)


class WhileItLies(Effect):
    """Holds as long as the card lies: Motion of Censure, False Identity."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        put_in_force(s, play, 0, NONE)


class ChangeStake(Effect):
    """The challenge takes the colour of this event."""

    __slots__ = ("event",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.event = LETTERS.index(row["event"])

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return s.stake != self.event

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.change_stake(self.event)


class HelpingHand(Effect):
    """Points on your bid in this challenge, whatever its colour."""

    __slots__ = ("points",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.points: int = row["points"]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.add_points(play.by, self.points)


class LoadedCoin(Effect):
    """You win ties in this challenge; draw."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.set_status(play.by, WINS_TIES)
        s.draw(play.by, self.draws)


class Elixir(Effect):
    """A fixed bonus until the end of the day; several add up."""

    __slots__ = ("bonus",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.bonus: tuple[int, ...] = tuple(row["bonus"])

    def carry_out(self, s: Parbourg, play: Play) -> None:
        elixirs = s.elixirs[:]
        for colour, bonus in enumerate(self.bonus):
            elixirs[4 * play.by + colour] += bonus
        s.elixirs = elixirs
