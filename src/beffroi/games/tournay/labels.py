"""Choices in words, and the piece on the page each belongs to."""

from __future__ import annotations

from beffroi.games.tournay.encoding import CARD_BITS, COLOUR_KEYS, COLOURS, DECK_KEYS, DECK_SLUGS, FIRST_EVENT, WHITE
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.forecast import activation, placement
from beffroi.games.tournay.grid import SLOT_KEYS, SLOT_NAMES, SLOTS
from beffroi.games.tournay.income import earnings, gathering_gain
from beffroi.games.tournay.moves import (
    CARD,
    CITIZEN,
    COLOUR,
    DECLINE,
    DONE,
    DRAW,
    EARN,
    ENDURE,
    EVENT,
    GATHER,
    LOOK,
    LYING,
    MOST_EARNERS,
    NO_CARD,
    PLAZA,
    RAMPART,
    RECRUIT,
    SHIELD,
    SITE,
    SLOT,
    TAKE_TOP,
)
from beffroi.games.tournay.prices import fight_price
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.abbey import LeaveCard, TurnCards
from beffroi.games.tournay.steps.actions import TakeAction
from beffroi.games.tournay.steps.activate import ActivateAnother, UseCharacter
from beffroi.games.tournay.steps.buildings import AimBallista, AimCatapult, ChooseLevy, ChooseRecruit, levy
from beffroi.games.tournay.steps.citizens import UseCitizen
from beffroi.games.tournay.steps.draw import ChooseDeck, ChooseDraw, KeepCard
from beffroi.games.tournay.steps.fight import FightFreely
from beffroi.games.tournay.steps.last import LastCard
from beffroi.games.tournay.steps.play import PayCard, PayCitizen
from beffroi.games.tournay.steps.strikes import DamageCard, LayCitizen
from beffroi.games.tournay.steps.turn import TrimHand
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat

PLAIN = {
    NO_CARD: "no-card",
    DECLINE: "decline",
    DONE: "done",
    LOOK: "look",
    ENDURE: "endure",
    SHIELD: "use-shield",
}


def label_of(s: Tournay, seat: Seat, move: Move) -> Label:
    """A choice with what it costs or brings now."""
    if move >= CARD:
        return card_label(s, move - CARD)
    if move >= SITE:
        site = move - SITE
        key = "hit" if isinstance(s.agenda[-1], AimCatapult) else "copy"
        return Label(key, (site // SLOTS, s.ruleset.keys[s.tiles[site]], SLOT_KEYS[site % SLOTS]))
    if move >= SLOT:
        return slot_label(s, seat, move - SLOT)
    if move >= RAMPART:
        return Label("build-rampart", (s.ruleset.keys[FIRST_EVENT + move - RAMPART],))
    if move >= EARN:
        colour, n = (move - EARN) // MOST_EARNERS, (move - EARN) % MOST_EARNERS + 1
        return Label("earn", (COLOUR_KEYS[colour], n, n * earnings(s, seat, colour)))
    if move >= CITIZEN:
        return citizen_label(s, seat, move - CITIZEN)
    if move >= RECRUIT:
        return Label("recruit", (COLOUR_KEYS[move - RECRUIT], s.ruleset.rules.recruit_price))
    if move >= EVENT:
        return event_label(s, move - EVENT)
    if move >= DRAW:
        return deck_label(s, move - DRAW)
    if move >= COLOUR:
        return colour_label(s, seat, move - COLOUR)
    return plain_label(s, seat, move)


def plain_label(s: Tournay, seat: Seat, move: Move) -> Label:
    step = s.agenda[-1]
    if move == GATHER:
        return Label("gather", (gathering_gain(s, seat),))
    if move == TAKE_TOP:
        if isinstance(step, ChooseDraw):
            return Label("take-top", (s.ruleset.keys[s.decks[step.deck][-1] & CARD_BITS],))
        return Label("take-shown")
    if move in (PLAZA, LYING):
        colour = COLOUR_KEYS[s.ruleset.cards[s.playing].citizen]
        return Label("give-standing" if move == PLAZA else "give-lying", (colour,))
    return Label(PLAIN[move])


def card_label(s: Tournay, card: int) -> Label:
    step, name = s.agenda[-1], s.ruleset.keys[card]
    if isinstance(step, KeepCard):
        return Label("keep", (name,))
    if isinstance(step, PayCard):
        return Label("give-card", (name,))
    if isinstance(step, TrimHand):
        return Label("return-card", (name,))
    row = s.ruleset.cards[card]
    if row.citizen >= 0:
        return Label("play-for-citizen", (name, COLOUR_KEYS[row.citizen]))
    return Label("play-for-card" if row.cards else "play", (name, row.deniers))


def slot_label(s: Tournay, seat: Seat, slot: int) -> Label:
    step = s.agenda[-1]
    card = s.tiles[seat * SLOTS + slot]
    where = (s.ruleset.keys[card], SLOT_KEYS[slot]) if card >= 0 else ()
    if isinstance(step, (TakeAction, ActivateAnother)):
        worker = WHITE if isinstance(step, ActivateAnother) else s.ruleset.colour[card]
        preview = activation(s, seat, slot, worker)
        deniers = preview["deniers"] + sum(trigger["deniers"] for trigger in preview["triggers"])
        return Label("activate", (*where, deniers))
    if isinstance(step, DamageCard):
        return Label("damage", where)
    if isinstance(step, UseCharacter):
        return Label("use-character", where)
    if isinstance(step, PayCitizen):
        return Label("give-working", where)
    if isinstance(step, PayCard):
        return Label("give-visible", where)
    placed = placement(s, seat, step.cards[seat] if isinstance(step, LastCard) else s.playing, slot)
    if placed["manner"] == "empty":
        return Label("place-empty", (SLOT_KEYS[slot], placed["deniers"]))
    return Label("place-stack" if placed["manner"] == "stack" else "place-replace", (*where, placed["deniers"]))


def citizen_label(s: Tournay, seat: Seat, owner: Seat) -> Label:
    step = s.agenda[-1]
    assert isinstance(step, UseCitizen)
    if owner == seat:
        return Label("use-own", (COLOUR_KEYS[step.colour],))
    return Label("hire", (owner, COLOUR_KEYS[step.colour], s.ruleset.rules.hire_price))


def event_label(s: Tournay, place: int) -> Label:
    step, name = s.agenda[-1], s.ruleset.keys[s.queue[place]]
    if isinstance(step, FightFreely):
        return Label("fight-freely", (name, s.coins[place] if step.gain else 0))
    if isinstance(step, AimBallista):
        return Label("aim", (name, s.coins[place]))
    event = s.event_at(place)
    return Label("fight", (name, event.citizens, COLOUR_KEYS[event.fight], fight_price(s, place)))


def deck_label(s: Tournay, deck: int) -> Label:
    step, name = s.agenda[-1], DECK_KEYS[deck]
    if isinstance(step, LeaveCard):
        return Label("leave", (s.ruleset.keys[s.decks[deck][-1] & CARD_BITS],))
    if isinstance(step, TurnCards):
        return Label("turn-up", (name,))
    if isinstance(step, ChooseDeck):
        return Label("draw-two" if step.two else "draw-from", (name,))
    return Label("draw", (name, deck // 3 + 1, COLOUR_KEYS[deck % 3]))


def colour_label(s: Tournay, seat: Seat, colour: int) -> Label:
    step, name = s.agenda[-1], COLOUR_KEYS[colour]
    if isinstance(step, ChooseRecruit):
        return Label("recruit", (name, step.price))
    if isinstance(step, ChooseLevy):
        return Label("levy", (name, sum(levy(s, other, colour, step.each) for other in s.others(seat))))
    return Label("lay", (name,))


# --- anchors --------------------------------------------------------------------


def anchor_of(s: Tournay, seat: Seat, move: Move) -> str:
    """The piece of the page: card:market-1, slot:0-c3, deck:yellow-1, event:2, plaza:1-red, lying:, reserve:."""
    if move >= CARD:
        return f"card:{CARD_SLUGS[move - CARD]}"
    if move >= SITE:
        return f"slot:{(move - SITE) // SLOTS}-{SLOT_NAMES[(move - SITE) % SLOTS]}"
    if move >= SLOT:
        return f"slot:{seat}-{SLOT_NAMES[move - SLOT]}"
    if move >= RAMPART:
        return f"card:{CARD_SLUGS[FIRST_EVENT + move - RAMPART]}"
    if move >= EARN:
        return f"plaza:{seat}-{COLOURS[(move - EARN) // MOST_EARNERS]}"
    if move >= CITIZEN:
        step = s.agenda[-1]
        return f"plaza:{move - CITIZEN}-{COLOURS[step.colour]}" if isinstance(step, UseCitizen) else ""
    if move >= RECRUIT:
        return f"reserve:{COLOURS[move - RECRUIT]}"
    if move >= EVENT:
        return f"event:{move - EVENT + 1}"
    if move >= DRAW:
        return f"deck:{DECK_SLUGS[move - DRAW]}"
    return small_anchor(s, seat, move)


def small_anchor(s: Tournay, seat: Seat, move: Move) -> str:
    step = s.agenda[-1]
    if move >= COLOUR:
        colour = COLOURS[move - COLOUR]
        if isinstance(step, LayCitizen):
            return f"plaza:{seat}-{colour}"
        return f"reserve:{colour}" if isinstance(step, ChooseRecruit) else ""
    if isinstance(step, ChooseDraw):
        return f"deck:{DECK_SLUGS[step.deck]}"
    if move in (PLAZA, LYING):
        return f"{'plaza' if move == PLAZA else 'lying'}:{seat}-{COLOURS[s.ruleset.cards[s.playing].citizen]}"
    return f"plaza:{seat}" if move == GATHER else ""
