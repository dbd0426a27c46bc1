"""Setting up a table for a test, and playing at it in notation."""

from __future__ import annotations

from typing import Any

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.bids import total, total_in
from beffroi.games.parbourg.cards.ids import CARDS, COLOURS
from beffroi.games.parbourg.figures import FIGURES
from beffroi.games.parbourg.ruleset import STANDARD
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.chance import ScriptedChance
from beffroi.kernel.state import Doc, Seat


def table(*players: Doc, luck: dict[str, list[int]] | None = None, **doc: Any) -> Parbourg:
    """A position: in the middle of a challenge of Politics, unless it is said otherwise.

    Ephemeral cards that nobody holds lie in the discard pile, so that nobody is
    asked between turns without need; `quiet=False` leaves them in the deck.
    """
    position: Doc = {"players": list(players), **doc}
    if position.pop("quiet", True) and "discard" not in position and "deck" not in position:
        position["discard"] = spare_ephemerals(position)
    return GAME.from_position(position, ScriptedChance(luck or {}))


def ephemerals(seats: int, rules: int = 0) -> list[str]:
    """Return every Ephemeral card of a game for so many, as often as it is there."""
    rows = [(slug, row) for slug, row in FIGURES.table(rules)["cards"].items() if row["kind"] == "ephemeral"]
    return [slug for slug, row in rows if seats > 2 or "not-for-two" not in row for _ in range(row["copies"])]


def spare_ephemerals(position: Doc) -> list[str]:
    """Return those nobody has: in the discard pile they open no questions between turns."""
    spare = ephemerals(len(position["players"]), position.get("rules", 0))
    for card in position.get("top", []) + position.get("used", []):
        if card in spare:
            spare.remove(card)
    for player in position["players"]:
        for hold in player.get("hand", []):
            card = hold if isinstance(hold, str) else hold["card"]
            if card in spare:
                spare.remove(card)
    return spare


def play(s: Parbourg, seat: Seat, *answers: str) -> None:
    """Give answers of one seat, in notation; each is checked."""
    for answer in answers:
        s.play(seat, GAME.parse(answer))


def offered(s: Parbourg, seat: Seat) -> list[str]:
    """What the seat may answer, in notation."""
    assert seat in s.waiting(), f"seat {seat} is not asked, but {s.waiting()} by {type(s.agenda[-1]).__name__}"
    return [GAME.notation(move) for move in s.options(seat)]


def totals(s: Parbourg) -> list[int]:
    return [total(s, seat) for seat in range(s.seats)]


def totals_in(s: Parbourg, colour: str) -> list[int]:
    return [total_in(s, seat, COLOURS.index(colour)) for seat in range(s.seats)]


def hand(s: Parbourg, seat: Seat) -> list[str]:
    return [CARDS[hold >> 4] for hold in s.hands[seat]]


def lying(s: Parbourg, seat: Seat) -> list[str]:
    return [CARDS[laid.card] for laid in s.lying[seat]]


def asked(s: Parbourg) -> str:
    """The name of the question on the table."""
    return type(s.agenda[-1]).__name__


def won(s: Parbourg, seat: Seat) -> list[int]:
    return s.won[4 * seat : 4 * seat + 4]


def figure(card: str, name: str) -> int:
    """A figure of our table: tests assert no proposed figure except through it."""
    section = "cards" if card in FIGURES.packaged["cards"] else "henchmen"
    value = FIGURES.packaged[section][card][name]
    assert isinstance(value, int)
    return value


def bid(card: str, colour: str) -> int:
    """What a card bids in a colour, by our table."""
    return STANDARD.cards[CARDS.index(card)].bid[COLOURS.index(colour)]
