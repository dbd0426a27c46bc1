"""Why a piece can't be chosen now, naming the rule."""

from __future__ import annotations

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    BUILDING,
    CARD_BITS,
    COLOUR_KEYS,
    COLOURS,
    DAMAGED,
    DECK_SLUGS,
    NO_CARD_HERE,
    PRESTIGE,
)
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS
from beffroi.games.tournay.prices import affordable, can_use, fight_price
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.actions import TakeAction
from beffroi.games.tournay.steps.activate import can_work_on
from beffroi.games.tournay.steps.buildings import AimCatapult, ChooseCopy
from beffroi.games.tournay.steps.fight import FightFreely
from beffroi.games.tournay.steps.last import LastCard
from beffroi.games.tournay.steps.play import ChooseSlot, PlayCard
from beffroi.kernel.label import Label
from beffroi.kernel.state import Seat

REFUSED = Label("refused")


def why_not(s: Tournay, seat: Seat, anchor: str) -> Label:
    """The reason, by the kind of piece."""
    if not s.agenda:
        return Label("why-over")
    if seat not in s.waiting():
        return Label("why-not-your-turn")
    kind, _, rest = anchor.partition(":")
    if kind == "card" and rest in CARD_SLUGS:
        return why_not_card(s, seat, CARD_SLUGS.index(rest))
    if kind == "deck" and rest in DECK_SLUGS:
        return why_not_deck(s, seat, DECK_SLUGS.index(rest))
    if kind == "event" and rest in ("1", "2", "3"):
        return why_not_event(s, seat, int(rest) - 1)
    if kind == "reserve" and rest in COLOURS:
        return why_not_recruit(s, seat, COLOURS.index(rest))
    owner, _, slot = rest.partition("-")
    if kind == "slot" and owner.isdecimal() and int(owner) < s.seats and slot in SLOT_NAMES:
        return why_not_slot(s, seat, int(owner), SLOT_NAMES.index(slot))
    return REFUSED


def why_not_card(s: Tournay, seat: Seat, card: int) -> Label:
    held = card in [entry & CARD_BITS for entry in s.hands[seat]]
    if held and card >= ACTIVITIES:
        return Label("why-rampart")
    if not isinstance(s.agenda[-1], (PlayCard, LastCard)):
        return Label("why-no-card-now")
    if not held:
        return Label("why-not-in-hand")
    row = s.ruleset.cards[card]
    if row.sort == PRESTIGE and s.has_name(seat, card):
        return Label("why-same-name", (s.ruleset.keys[card],))
    if s.purse[seat] < row.deniers:
        return Label("why-deniers", (row.deniers, s.purse[seat]))
    if not affordable(s, seat, card):
        return Label("why-no-citizen", (COLOUR_KEYS[row.citizen],)) if row.citizen >= 0 else Label("why-no-price-card")
    return REFUSED


def why_not_citizens(s: Tournay, seat: Seat, colour: int, need: int, spare: int) -> Label:
    """Too few citizens stand anywhere, or the deniers to hire them are missing."""
    standing = sum(s.plaza[other * 3 + colour] for other in range(s.seats))
    if standing < need:
        return Label("why-citizens", (COLOUR_KEYS[colour], need))
    if s.purse[seat] < spare:
        return Label("why-deniers", (spare, s.purse[seat]))
    return Label("why-hire", (COLOUR_KEYS[colour], need, s.ruleset.rules.hire_price))


def why_not_deck(s: Tournay, seat: Seat, deck: int) -> Label:
    if not s.decks[deck]:
        return Label("why-deck-empty")
    if isinstance(s.agenda[-1], TakeAction) and not can_use(s, seat, deck % 3, deck // 3 + 1, 0):
        return why_not_citizens(s, seat, deck % 3, deck // 3 + 1, 0)
    return REFUSED


def why_not_event(s: Tournay, seat: Seat, place: int) -> Label:
    step = s.agenda[-1]
    if s.queue[place] == NO_CARD_HERE:
        return REFUSED
    if isinstance(step, FightFreely) and s.coins[place] > step.most:
        return Label("why-event-active")
    if isinstance(step, (TakeAction, FightFreely)) and not s.coins[place]:
        return Label("why-event-idle")
    if isinstance(step, TakeAction):
        event = s.event_at(place)
        return why_not_citizens(s, seat, event.fight, event.citizens, fight_price(s, place))
    return REFUSED


def why_not_recruit(s: Tournay, seat: Seat, colour: int) -> Label:
    if not s.reserve[colour]:
        return Label("why-reserve-empty")
    if not isinstance(s.agenda[-1], TakeAction):
        return REFUSED
    if not s.advanced:
        return Label("why-not-advanced")
    return why_not_citizens(s, seat, colour, 1, s.ruleset.rules.recruit_price)


def why_not_slot(s: Tournay, seat: Seat, owner: Seat, slot: int) -> Label:
    step, site = s.agenda[-1], owner * SLOTS + slot
    card, work = s.tiles[site], s.work[site]
    if isinstance(step, (ChooseSlot, LastCard)):
        return Label("why-slot-far") if owner == seat else Label("why-not-yours")
    if card == NO_CARD_HERE:
        return REFUSED
    if isinstance(step, (ChooseCopy, AimCatapult)):
        return why_not_target(s, seat, owner, site)
    if owner != seat:
        return Label("why-not-yours")
    if not isinstance(step, TakeAction):
        return REFUSED
    if s.ruleset.sort[card] != BUILDING:
        return Label("why-no-building")
    if work & DAMAGED:
        return Label("why-damaged")
    if not can_work_on(s, seat, slot):
        return Label("why-occupied")
    return why_not_citizens(s, seat, s.ruleset.colour[card], 1, 0)


def why_not_target(s: Tournay, seat: Seat, owner: Seat, site: int) -> Label:
    if owner == seat:
        return Label("why-own")
    if s.ruleset.sort[s.tiles[site]] == PRESTIGE or (
        isinstance(s.agenda[-1], ChooseCopy) and s.ruleset.sort[s.tiles[site]] != BUILDING
    ):
        return Label("why-no-building")
    if s.work[site] & DAMAGED:
        return Label("why-damaged")
    return Label("why-not-free") if s.work[site] else REFUSED
