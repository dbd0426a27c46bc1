"""What a choice would bring, worked out before it is made: for the page, the terminal and the labels."""

from __future__ import annotations

from beffroi.games.tournay.encoding import CARD_BITS, COLOURS, WHITE
from beffroi.games.tournay.forecast import action_preview, activation, answers, placement
from beffroi.games.tournay.moves import NOTATION, SLOT
from beffroi.games.tournay.prices import playable
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.actions import TakeAction
from beffroi.games.tournay.steps.activate import ActivateAnother
from beffroi.games.tournay.steps.citizens import UseCitizen
from beffroi.games.tournay.steps.draw import KeepCard
from beffroi.games.tournay.steps.events import Shelter
from beffroi.games.tournay.steps.last import UNCHOSEN, LastCard, last_places
from beffroi.games.tournay.steps.play import ChooseSlot, PlayCard
from beffroi.games.tournay.view import Asking
from beffroi.kernel.state import NOBODY, Seat


def asking_of(s: Tournay, seat: Seat) -> Asking | None:
    if not s.agenda:
        return None
    step = s.agenda[-1]
    asking: Asking = {
        "step": type(step).__name__,
        "seats": asked_seats(s),
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
    if isinstance(step, UseCitizen):
        asking["colour"] = COLOURS[step.colour]
        asking["need"] = step.need
        asking["spare"] = step.spare
    if isinstance(step, Shelter):
        asking["event"] = step.place + 1
    if seat != NOBODY and (isinstance(step, LastCard) or step.seat == seat):
        add_previews(s, seat, asking)
    return asking


def asked_seats(s: Tournay) -> list[Seat]:
    """Who is asked; of a secret question all who take part, so that nobody sees who has answered."""
    step = s.agenda[-1]
    if isinstance(step, LastCard):
        return [seat for seat in range(s.seats) if step.answers[seat] != LastCard.NOT_ASKED]
    return step.waiting()


def add_previews(s: Tournay, seat: Seat, asking: Asking) -> None:
    step = s.agenda[-1]
    if isinstance(step, LastCard):
        add_last_card(s, seat, step, asking)
    elif isinstance(step, KeepCard):
        asking["looked"] = [s.ruleset.slugs[entry & CARD_BITS] for entry in s.decks[step.deck][:-3:-1]]
    elif isinstance(step, PlayCard):
        asking["answers"] = {s.ruleset.slugs[card]: answers(s, seat, card) for card in playable(s, seat)}
    elif isinstance(step, ChooseSlot):
        for move in step.options(s, seat):
            asking["placements"][NOTATION[move]] = placement(s, seat, s.playing, move - SLOT)
    elif isinstance(step, TakeAction):
        for move in step.options(s, seat):
            asking["actions"][NOTATION[move]] = action_preview(s, seat, move)
    elif isinstance(step, ActivateAnother):
        for move in step.options(s, seat):
            asking["actions"][NOTATION[move]] = activation(s, seat, move - SLOT, WHITE)


def add_last_card(s: Tournay, seat: Seat, step: LastCard, asking: Asking) -> None:
    card = step.cards[seat]
    if card != UNCHOSEN:
        asking["last_card"] = s.ruleset.slugs[card]
        for slot in last_places(s, seat, card):
            asking["placements"][NOTATION[SLOT + slot]] = placement(s, seat, card, slot)
