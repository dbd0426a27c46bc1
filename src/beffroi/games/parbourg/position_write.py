"""A table written down as plain data, with names for cards, henchmen and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, HENCHMEN
from beffroi.games.parbourg.laid_cards import NONE, QUIET_NOW, SHIELDED, TURNED, WINS_TIES, LaidCard
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg

STATUS_NAMES = {"turned": TURNED, "wins-ties": WINS_TIES, "shielded": SHIELDED, "quiet": QUIET_NOW}


def write(s: Parbourg) -> Doc:
    """Everything, secrets included; `read` is its inverse."""
    return {
        "rules": s.rules,
        "henchmen": s.ruleset.henchmen_in_play,
        "set-aside": s.ruleset.set_aside,
        "figures": s.ruleset.changes,
        "day": s.day,
        "pile": [COLOURS[colour] for colour in reversed(s.pile)],
        "stake": COLOURS[s.stake] if s.stake != NONE else None,
        "cancelled": s.cancelled,
        "held": [write_held(held) for held in s.decided_tokens],
        "deck": [CARDS[card] for card in reversed(s.deck)],
        "discard": [CARDS[card] for card in reversed(s.discard)],
        "used": [CARDS[card] for card in s.used],
        "roster": [HENCHMEN[henchman] for henchman in reversed(s.henchman_pile)],
        "shown": s.shown,
        "aside": [HENCHMEN[henchman] for henchman in s.aside],
        "slain": [HENCHMEN[henchman] for henchman in s.slain],
        "order": s.order[:],
        "at": s.at,
        "placed": s.placed,
        "built": s.built,
        "last": s.last,
        "serial": s.serial,
        "players": [write_player(s, seat) for seat in range(s.seats)],
        "agenda": [step.written() for step in s.agenda],
    }


def write_held(held: int) -> Doc:
    """What became of a token: its day and colour, and who took it."""
    winner = (held & 15) - 1
    return {"day": held >> 8, "colour": COLOURS[held >> 4 & 15], "winner": winner if winner != NONE else None}


def write_player(s: Parbourg, seat: Seat) -> Doc:
    return {
        "hand": [write_hold(s, seat, hold) for hold in s.hands[seat]],
        "henchmen": [HENCHMEN[henchman] for henchman in s.henchmen_of(seat)],
        "buildings": [CARDS[building] for building in s.buildings[seat]],
        "lying": [write_laid(s, laid) for laid in s.lying[seat]],
        "won": s.won[4 * seat : 4 * seat + 4],
        "elixirs": s.elixirs[4 * seat : 4 * seat + 4],
        "extra": s.bid_change[seat],
        "folded": s.folded[seat],
        "marks": [name for name, bit in STATUS_NAMES.items() if s.statuses[seat] & bit],
    }


def write_hold(s: Parbourg, seat: Seat, hold: int) -> str | Doc:
    """A card in a hand: its name, and who else knows it is there."""
    known = [other for other in range(s.seats) if other != seat and hold >> other & 1]
    return {"card": CARDS[hold >> 4], "known": known} if known else CARDS[hold >> 4]


def write_laid(s: Parbourg, laid: LaidCard) -> Doc:
    doc: Doc = {"card": CARDS[laid.card], "serial": laid.serial}
    if laid.down:
        doc["down"] = True
        doc["known"] = [seat for seat in range(s.seats) if laid.seen >> seat & 1]
    if laid.event:
        doc["event"] = True
    for key, value in (("points", laid.points), ("minus", laid.minus)):
        if value:
            doc[key] = value
    if laid.aim != NONE:
        doc["aim"] = laid.aim
    return doc
