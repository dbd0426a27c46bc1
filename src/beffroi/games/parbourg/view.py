"""What a seat may see: every open piece, its own hand, what it has learned of others, and what counts now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict, cast

from beffroi.games.parbourg.bids import bid_with, card_value, fixed_bonus, total_in, wins_ties
from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, EPHEMERAL, HENCHMEN, LEVER
from beffroi.games.parbourg.cards.model import colour_names
from beffroi.games.parbourg.laid_cards import NONE, QUIET_NOW, SHIELDED, LaidCard, place_of
from beffroi.games.parbourg.powers import colours_of, event_colours
from beffroi.kernel.state import NOBODY, Doc, Seat
from beffroi.kernel.step import kebab

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg

COUNTED: Final = range(len(COLOURS))


class LaidView(TypedDict):
    """An Action card lying as a bid."""

    card: str | None  # None: face down, and the viewer does not know it
    down: bool
    event: bool  # its event is in force
    points: int  # given by its event
    minus: int  # taken off by Thrusts
    aim: int | None  # the seat its event names, or the place of the card a Lever lifts
    value: int | None  # what it counts in this challenge


class HeldView(TypedDict):
    """What became of a token."""

    day: int
    colour: str
    winner: int | None  # None: its challenge was not held


class HandCard(TypedDict):
    """A card of the viewer's own hand."""

    card: str
    value: int | None  # what it would count in the colour at stake, as a bid
    after: int | None  # the viewer's bid with it laid


class PlayerView(TypedDict):
    """One player's side of the table."""

    hand: int
    known: list[str]  # cards of this hand the viewer knows of; his own are in `hand` of the table
    henchmen: list[str]
    initiative: int | None
    colours: list[str]  # event and Alchemy colours of his henchmen
    events: list[str]  # colours of events he may use now
    buildings: list[str]
    lying: list[LaidView]
    total: int | None  # None: no challenge, or a hidden card keeps it from the viewer
    open: int | None  # the part of the total that the viewer knows
    fixed: int | None  # the part that needs no card: henchmen, buildings, elixirs
    totals: list[int | None]  # the bid in each colour, if the challenge had it
    extra: int  # Helping Hands less Trips
    elixirs: list[int]
    won: list[int]  # victory tokens by colour
    tokens: int
    folded: int  # 0 standing, else the how-manieth to fold
    wins_ties: bool
    shielded: bool
    quiet: bool  # asked for no more questions between turns


class AskingView(TypedDict):
    """What is asked, of whom, and what is being put together; nothing when the game is over."""

    question: NotRequired[str]
    seats: NotRequired[list[int]]  # who takes part, whether the answer has come in or not
    placed: NotRequired[int]  # Action cards placed or used in this turn
    may_place: NotRequired[int]
    built: NotRequired[int]  # buildings placed in this turn
    may_build: NotRequired[int]
    last: NotRequired[bool]  # this turn is the only one left
    card: NotRequired[str]  # whose effect it is
    by: NotRequired[int]  # who announced it
    own: NotRequired[int]  # the serial of the bid whose event it is
    other: NotRequired[int]  # whom it has chosen
    what: NotRequired[int | str]  # the lying card (its serial), building or henchman it has chosen
    offer: NotRequired[list[str]]  # cards of the discard pile to take
    chosen: NotRequired[list[str]]  # the order of the day so far
    discarded: NotRequired[int]  # cards, so far
    token: NotRequired[int]  # the place of the token that is replaced


class ParbourgView(TypedDict):
    """The table. Lists of four go by colour: Politics, Military, Intrigue, Science."""

    day: int
    days: int
    phase: str  # initiative, beginning, challenge, over
    stake: str | None
    pile: list[str]  # the day's tokens to come, the next first
    cancelled: int
    held: list[HeldView]  # the challenges that are over, the first first
    deck: int
    discard: list[str]  # the topmost first
    used: list[str]  # on the discard pile too, out of reach until the challenge ends
    roster: int
    roster_bottom: list[str]  # henchmen known to lie at the bottom of their pile
    aside: list[str]
    slain: list[str]
    order: list[int]
    turn: int | None
    last: bool  # the turn is the last of the challenge
    players: list[PlayerView]
    hand: list[HandCard]
    asking: AskingView


def view(s: Parbourg, viewer: Seat) -> Doc:
    view: ParbourgView = {
        "day": s.day,
        "days": s.ruleset.days,
        "phase": phase(s),
        "stake": COLOURS[s.stake] if s.stake != NONE else None,
        "pile": [COLOURS[colour] for colour in reversed(s.pile)],
        "cancelled": s.cancelled,
        "held": [held_view(held) for held in s.decided_tokens],
        "deck": len(s.deck),
        "discard": [CARDS[card] for card in reversed(s.discard)],
        "used": [CARDS[card] for card in s.used],
        "roster": len(s.henchman_pile),
        "roster_bottom": [HENCHMEN[henchman] for henchman in s.henchman_pile[: s.shown]],
        "aside": [HENCHMEN[henchman] for henchman in s.aside],
        "slain": [HENCHMEN[henchman] for henchman in s.slain],
        "order": s.order[:],
        "turn": s.order[s.at] if s.at != NONE else None,
        "last": s.last,
        "players": [player_view(s, seat, viewer) for seat in range(s.seats)],
        "hand": [hand_card(s, viewer, hold >> 4) for hold in s.hands[viewer]] if viewer != NOBODY else [],
        "asking": asking(s, viewer),
    }
    return dict(view)


def held_view(held: int) -> HeldView:
    winner = (held & 15) - 1
    return {"day": held >> 8, "colour": COLOURS[held >> 4 & 15], "winner": winner if winner != NONE else None}


def phase(s: Parbourg) -> str:
    if not s.agenda:
        return "over"
    if s.stake != NONE:
        return "challenge"
    return "beginning" if all(s.henchmen[2 * seat] != NONE for seat in range(s.seats)) else "initiative"


def player_view(s: Parbourg, seat: Seat, viewer: Seat) -> PlayerView:
    employed = s.henchmen[2 * seat] != NONE
    certain = all(knows(s, laid, viewer) for laid in s.lying[seat])
    return {
        "hand": len(s.hands[seat]),
        "known": [CARDS[hold >> 4] for hold in s.hands[seat] if 0 <= viewer != seat and hold >> viewer & 1],
        "henchmen": [HENCHMEN[henchman] for henchman in s.henchmen_of(seat)],
        "initiative": s.initiative(seat) if employed else None,
        "colours": colour_names(colours_of(s, seat)) if employed else [],
        "events": colour_names(event_colours(s, seat)) if employed else [],
        "buildings": [CARDS[building] for building in s.buildings[seat]],
        "lying": [laid_view(s, seat, place, viewer) for place in range(len(s.lying[seat]))],
        "total": total_in(s, seat, s.stake) if certain and s.stake != NONE else None,
        "open": open_part(s, seat, viewer) if s.stake != NONE else None,
        "fixed": fixed_bonus(s, seat, s.stake) if s.stake != NONE else None,
        "totals": [total_in(s, seat, colour) if certain else None for colour in COUNTED],
        "extra": s.bid_change[seat],
        "elixirs": s.elixirs[4 * seat : 4 * seat + 4],
        "won": s.won[4 * seat : 4 * seat + 4],
        "tokens": sum(s.won[4 * seat : 4 * seat + 4]),
        "folded": s.folded[seat],
        "wins_ties": wins_ties(s, seat),
        "shielded": bool(s.statuses[seat] & SHIELDED),
        "quiet": bool(s.statuses[seat] & QUIET_NOW),
    }


def knows(s: Parbourg, laid: LaidCard, viewer: Seat) -> bool:
    """Whether a lying card's face is open, or known to the viewer all the same."""
    if not laid.down or laid.seen == s.everybody():
        return True
    return viewer != NOBODY and bool(laid.seen >> viewer & 1)


def laid_view(s: Parbourg, seat: Seat, place: int, viewer: Seat) -> LaidView:
    laid = s.lying[seat][place]
    known = knows(s, laid, viewer)
    return {
        "card": CARDS[laid.card] if known else None,
        "down": laid.down,
        "event": laid.event,
        "points": laid.points,
        "minus": laid.minus,
        "aim": aim_of(s, seat, laid),
        "value": card_value(s, seat, place, s.stake) if known else None,
    }


def aim_of(s: Parbourg, seat: Seat, laid: LaidCard) -> int | None:
    """Whom or what the event names: a seat, or for the Lever the place of one's own card."""
    if laid.aim == NONE:
        return None
    if laid.card != LEVER:
        return laid.aim
    place = place_of(s, seat, laid.aim)
    return place if place != NONE else None


def open_part(s: Parbourg, seat: Seat, viewer: Seat) -> int:
    """What the viewer can add up of a bid."""
    known = [place for place, laid in enumerate(s.lying[seat]) if knows(s, laid, viewer)]
    values = sum(card_value(s, seat, place, s.stake) for place in known)
    return max(0, values + fixed_bonus(s, seat, s.stake) + s.bid_change[seat])


def hand_card(s: Parbourg, seat: Seat, card: int) -> HandCard:
    if s.stake == NONE or s.ruleset.kinds[card] >= EPHEMERAL:
        return {"card": CARDS[card], "value": None, "after": None}
    value, after = bid_with(s, seat, card)
    return {"card": CARDS[card], "value": value, "after": after}


def asking(s: Parbourg, viewer: Seat) -> AskingView:
    """The question on the table, as all see it: its kind, who takes part, and what has been put together."""
    if not s.agenda:
        return {}
    question = s.question
    asked: AskingView = {"question": kebab(question.name()), "seats": question.asked()}
    return cast(AskingView, {**asked, **question.preview(s, viewer)})
