"""What a choice would bring, worked out before it is made: for the page, the terminal and the labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, cast

from beffroi.games.tournay.district import places
from beffroi.games.tournay.encoding import CHARACTER, COLOURS, NO_CARD_HERE, Colour
from beffroi.games.tournay.grid import LINES, SLOT_NAMES, SLOTS
from beffroi.games.tournay.income import earnings, gathering_gain
from beffroi.games.tournay.moves import BARE, DRAW, EARN, EVENT, GATHER, MOST_EARNERS, RECRUIT, SLOT, workplace
from beffroi.games.tournay.prices import fight_price
from beffroi.kernel.state import Doc, Move, Seat, replaced

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay

PLACED: Final = -1  # no citizen: the card is placed


class Trigger(TypedDict):
    """A character of the row or column that would answer."""

    slot: str
    card: str
    deniers: int  # paid at once
    offer: bool  # it may be used afterwards


class Placement(TypedDict):
    """What placing the card on a slot would do."""

    manner: str  # "empty", "stack", "replace"
    leaves: list[str]  # cards that go back under their decks, the visible one first
    covers: str | None
    lies: dict[str, int]  # citizens that would lie down, by colour
    triggers: list[Trigger]
    deniers: int  # of all triggers


class ActionPreview(TypedDict):
    """What an action would cost and bring."""

    colour: Colour | None
    citizens: int
    own: int  # of them one's own, at most
    price: int  # deniers to the reserve
    deniers: int  # that it brings
    triggers: list[Trigger]


class Asking(TypedDict):
    """The question on the table; the previews are for those who are asked."""

    step: str
    seats: list[int]
    looked: list[str]  # the two cards being looked at
    last_card: str | None  # one's own secret choice
    colour: Colour | None  # of the citizens being gathered
    need: int  # citizens still missing
    spare: int  # deniers the action itself will cost
    event: int | None  # the place (1 to 3) of the event one may shelter from
    answers: dict[str, dict[str, int]]  # by card of the hand and slot: what characters would pay there
    placements: dict[str, Placement]  # by move
    actions: dict[str, ActionPreview]  # by move


def asking_view(s: Tournay, seat: Seat) -> Asking | None:
    """Describe the question on the table, with what it shows this seat."""
    if not s.agenda:
        return None
    asking: Doc = {
        "step": s.question.name(),
        "seats": s.waiting(),
        "looked": [],
        "last_card": None,
        "colour": None,
        "need": 0,
        "spare": 0,
        "event": None,
        "answers": {},
        "placements": {},
        "actions": {},
    }
    asking.update(s.question.preview(s, seat))
    return cast("Asking", asking)


def placement(s: Tournay, seat: Seat, card: int, slot: int) -> Placement:
    """Work out what placing a card on a slot would do."""
    site = seat * SLOTS + slot
    under, work = s.tiles[site], s.work[site]
    stays = under != NO_CARD_HERE and s.ruleset.colour[under] == s.ruleset.colour[card]
    leaves = [] if stays or under == NO_CARD_HERE else s.stack(seat, slot)[::-1]
    found = triggers(s, seat, slot, card, PLACED)
    return {
        "manner": "empty" if under == NO_CARD_HERE else "stack" if stays else "replace",
        "leaves": [s.ruleset.slugs[other] for other in leaves],
        "covers": s.ruleset.slugs[under] if stays else None,
        "lies": {COLOURS[c]: work >> 2 * c & 3 for c in range(3) if work >> 2 * c & 3},
        "triggers": found,
        "deniers": sum(trigger["deniers"] for trigger in found),
    }


def triggers(s: Tournay, seat: Seat, slot: int, card: int, worker: int) -> list[Trigger]:
    """Find the characters that would answer to a card placed on a slot, or activated there by a citizen of a colour."""
    placed = worker == PLACED
    ahead = s.clone(s.chance)
    site = seat * SLOTS + slot
    ahead.tiles = replaced(ahead.tiles, site, card)
    if not placed:
        ahead.put_work(site, 1 << 2 * worker)
    found: list[Trigger] = []
    for here in LINES[slot]:
        other = ahead.tiles[seat * SLOTS + here]
        if other < 0 or s.ruleset.sort[other] != CHARACTER or ahead.work[seat * SLOTS + here]:
            continue
        power = s.ruleset.cards[other].power
        deniers = power.gain(s.ruleset.sort[card], s.ruleset.colour[card], placed)
        offer = not deniers and power.offers(ahead, seat, here, slot, placed)
        if deniers or offer:
            found.append({"slot": SLOT_NAMES[here], "card": s.ruleset.slugs[other], "deniers": deniers, "offer": offer})
    return found


def answers(s: Tournay, seat: Seat, card: int) -> dict[str, int]:
    """Find where characters would pay for a card of the hand, and how much; the other slots are left out."""
    found: dict[str, int] = {}
    for slot in places(s, seat):
        deniers = 0
        for here in LINES[slot]:
            other = s.tiles[seat * SLOTS + here]
            if other >= 0 and s.ruleset.sort[other] == CHARACTER and not s.work[seat * SLOTS + here]:
                deniers += s.ruleset.cards[other].power.gain(s.ruleset.sort[card], s.ruleset.colour[card], True)
        if deniers:
            found[SLOT_NAMES[slot]] = deniers
    return found


def action_preview(s: Tournay, seat: Seat, move: int) -> ActionPreview:
    """Work out what an action would cost and bring."""
    if move >= SLOT:
        return activation(s, seat, move, s.ruleset.colour[s.tiles[seat * SLOTS + workplace(move)]])
    if move >= EARN:
        colour, n = (move - EARN) // MOST_EARNERS, (move - EARN) % MOST_EARNERS + 1
        return simple(s, seat, colour, n, 0, n * earnings(s, seat, colour))
    if move >= RECRUIT:
        return simple(s, seat, move - RECRUIT, 1, s.ruleset.recruit_price, 0)
    if move >= EVENT:
        event = s.event_at(move - EVENT)
        return simple(s, seat, event.fight, event.citizens, fight_price(s, move - EVENT), 0)
    if move >= DRAW:
        return simple(s, seat, (move - DRAW) % 3, (move - DRAW) // 3 + 1, 0, 0)
    assert move == GATHER
    return simple(s, seat, -1, 0, 0, gathering_gain(s, seat))


def simple(s: Tournay, seat: Seat, colour: int, citizens: int, cost: int, deniers: int) -> ActionPreview:
    own = min(citizens, s.plaza[seat * 3 + colour]) if colour >= 0 else 0
    return {
        "colour": COLOURS[colour] if colour >= 0 else None,
        "citizens": citizens,
        "own": own,
        "price": cost,
        "deniers": deniers,
        "triggers": [],
    }


def activation(s: Tournay, seat: Seat, move: Move, colour: int) -> ActionPreview:
    """Work out the activation of a building: its deniers (after the citizen left the Plaza), and its characters."""
    slot = workplace(move)
    card = s.tiles[seat * SLOTS + slot]
    ahead = s.clone(s.chance)
    if ahead.plaza[seat * 3 + colour]:
        ahead.plaza[seat * 3 + colour] -= 1
    deniers = 0 if move >= BARE else s.ruleset.cards[card].activation.deniers(ahead, seat)
    preview = simple(s, seat, colour, 1, 0, deniers)
    preview["triggers"] = triggers(s, seat, slot, card, colour)
    return preview
