"""The agendas of Tournay: the order of its steps, and what each needs on the table while it waits."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.district import CHOOSE, places
from beffroi.games.tournay.encoding import (
    ALL_COLOURS,
    BUILDING,
    CARD_BITS,
    CHARACTER,
    DECK_SLUGS,
    FINISH,
    FIRST_CRIER,
    NO_CARD_HERE,
    PRESTIGE,
    known_by,
)
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import NO_CARD, SLOT
from beffroi.games.tournay.prices import can_play, fight_price, playable
from beffroi.games.tournay.revisions import EFFECT_IS_LEFT
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.abbey import LeaveCard, TurnAgain, abbey_decks
from beffroi.games.tournay.steps.actions import DoDraw, DoFight, DoRecruit
from beffroi.games.tournay.steps.activate import (
    ActivateAnother,
    MeetCharacters,
    OfferCharacters,
    RunBuilding,
    UseCharacter,
)
from beffroi.games.tournay.steps.buildings import AimBallista, AimCatapult, ChooseCopy
from beffroi.games.tournay.steps.citizens import UseCitizen
from beffroi.games.tournay.steps.draw import LOOKED, ChooseDraw, KeepCard
from beffroi.games.tournay.steps.events import MeetEvent, Shelter
from beffroi.games.tournay.steps.last import UNCHOSEN, LastCard, PlaceLast, has_activity, last_places
from beffroi.games.tournay.steps.play import ChooseSlot, PayCard, PayCitizen
from beffroi.games.tournay.steps.strikes import DamageCard, LayCitizen, Strike
from beffroi.games.tournay.steps.turn import TrimHand
from beffroi.kernel.agendas import BOTTOM, Above, Agendas, StepCheck
from beffroi.kernel.state import UNANSWERED, Seat
from beffroi.kernel.step import Simultaneous

HARM: Final = ("MeetEvent", "Strike", "LayCitizen", "DamageCard")
CHARACTERS: Final = ("MeetCharacters", "OfferCharacters", "UseCharacter", "ActivateAnother", "FightFreely")
WORK: Final = (
    *("RunBuilding", "ChooseDeck", "ChooseDraw", "KeepCard", "CryEvents", "TurnCards", "TurnAgain", "LeaveCard"),
    *("ChooseRecruit", "ChooseCopy", "AimBallista", "AimCatapult", "ChooseLevy", "FightFreely"),
)
PAYING: Final = ("PayCitizen", "PayCard")
ABOVE: Final[Above] = {
    BOTTOM: ("BeginTurn", "EndTurn", "LastCards", "BuildRamparts"),
    "EndTurn": (
        *("TakeAction", "TrimHand", "ChooseDraw", "KeepCard", "CryEvents", "DoDraw", "DoFight", "DoRecruit"),
        *CHARACTERS,
        *HARM,
    ),
    "TakeAction": ("PlayCard", *PAYING, "ChooseSlot", *CHARACTERS),
    "DoDraw": ("UseCitizen",),
    "DoFight": ("UseCitizen",),
    "DoRecruit": ("UseCitizen",),
    "RunBuilding": ("UseCitizen",),
    "MeetCharacters": ("UseCitizen", *WORK, *HARM),
    "OfferCharacters": CHARACTERS,
    "CryEvents": ("KeepCard",),
    "TurnAgain": ("CryEvents", *HARM),
    "MeetEvent": HARM,
    "Strike": ("Shelter",),
    "Shelter": ("Shelter",),
    "LayCitizen": ("LayCitizen",),
    "DamageCard": ("DamageCard",),
    "BuildRamparts": ("LastCard", "PlaceLast", *PAYING, *CHARACTERS),
    "PlaceLast": ("PlaceLast", *PAYING, *CHARACTERS),
}


# --- a card is played -------------------------------------------------------------


def no_card_played(s: Tournay) -> str:
    return "no card is being played" if s.playing == NO_CARD_HERE else ""


def named_twice(s: Tournay, seat: Seat) -> str:
    """Return that the prestige building being placed is in the district already."""
    twice = s.ruleset.sort[s.playing] == PRESTIGE and s.has_name(seat, s.playing)
    return f"{s.ruleset.slugs[s.playing]} is already in the district of seat {seat}" if twice else ""


def no_slot(s: Tournay, seat: Seat, slot: int) -> str:
    """Return why the card can't come to the slot that was chosen before."""
    last = s.ending == FINISH
    if (slot == CHOOSE) == last:
        return "the slot is chosen before the price only for the last card"
    return "" if slot == CHOOSE or slot in places(s, seat) else "there is no room on this slot"


def pay_citizen(s: Tournay, step: PayCitizen) -> str:
    reason = no_card_played(s)
    if not reason and s.ruleset.cards[s.playing].citizen < 0:
        reason = f"{s.ruleset.slugs[s.playing]} costs no citizen"
    return reason or named_twice(s, step.seat) or no_slot(s, step.seat, step.slot)


def pay_card(s: Tournay, step: PayCard) -> str:
    reason = no_card_played(s)
    if not reason and not s.ruleset.cards[s.playing].cards:
        reason = f"{s.ruleset.slugs[s.playing]} costs no card"
    return reason or no_slot(s, step.seat, step.slot)


def choose_slot(s: Tournay, step: ChooseSlot) -> str:
    return no_card_played(s) or named_twice(s, step.seat)


# --- an action --------------------------------------------------------------------


def do_draw(s: Tournay, step: DoDraw) -> str:
    return "" if s.decks[step.deck] else f"deck {DECK_SLUGS[step.deck]} is empty"


def do_fight(s: Tournay, step: DoFight) -> str:
    reason = no_strike(s, step.place)
    if not reason and s.purse[step.user] < fight_price(s, step.place):
        reason = f"seat {step.user} can't pay for the fight"
    return reason


def do_recruit(s: Tournay, step: DoRecruit) -> str:
    if not s.ruleset.advanced or not s.reserve[step.colour]:
        return "nobody can be recruited"
    return "" if s.purse[step.user] >= s.ruleset.recruit_price else f"seat {step.user} can't pay for it"


def use_citizen(s: Tournay, step: UseCitizen) -> str:
    """The citizens are those that the action under it needs."""
    action = s.agenda[-2] if len(s.agenda) > 1 else None
    colour, need, spare, site = step.colour, 1, 0, -1
    if isinstance(action, DoDraw):
        colour, need = action.deck % 3, action.deck // 3 + 1
    elif isinstance(action, DoFight):
        event = s.event_at(action.place)
        colour, need, spare = event.fight, event.citizens, fight_price(s, action.place)
    elif isinstance(action, DoRecruit):
        colour, spare = action.colour, s.ruleset.recruit_price
    elif isinstance(action, RunBuilding):
        site = action.user * SLOTS + action.slot
    elif isinstance(action, MeetCharacters):
        if action.placed or s.rules < EFFECT_IS_LEFT:
            return "no citizen is needed for it"
        site = action.user * SLOTS + action.slot
    if not 1 <= step.need <= need or (step.colour, step.spare, step.site) != (colour, spare, site):
        return "these are not the citizens that the action needs"
    return "" if step.start < s.seats else f"there are {s.seats} owners"


def choose_draw(s: Tournay, step: ChooseDraw) -> str:
    shown = s.face_up >> step.deck & 1 and len(s.decks[step.deck]) > LOOKED
    return "" if shown else f"deck {DECK_SLUGS[step.deck]} shows no card to be taken"


def keep_card(s: Tournay, step: KeepCard) -> str:
    """Two cards of the deck were looked at by the seat, and neither is a crier."""
    seen = s.decks[step.deck][-LOOKED:]
    if len(seen) < LOOKED or any(entry & CARD_BITS >= FIRST_CRIER for entry in seen):
        return f"deck {DECK_SLUGS[step.deck]} has no two cards to choose from"
    if any(not known_by(entry) >> step.seat & 1 for entry in seen):
        return f"seat {step.seat} does not know the first two cards of deck {DECK_SLUGS[step.deck]}"
    return ""


def trim_hand(s: Tournay, step: TrimHand) -> str:
    many = len(s.hands[step.seat]) > s.ruleset.hand_limit
    return "" if many else f"seat {step.seat} has no more cards than allowed"


# --- buildings and characters -----------------------------------------------------


def no_building(s: Tournay, seat: Seat, slot: int) -> str:
    card = s.tiles[seat * SLOTS + slot]
    return "" if card != NO_CARD_HERE and s.ruleset.sort[card] == BUILDING else "there is no building on this slot"


def run_building(s: Tournay, step: RunBuilding) -> str:
    return no_building(s, step.user, step.slot)


def meet_characters(s: Tournay, step: MeetCharacters) -> str:
    there = s.tiles[step.user * SLOTS + step.slot] != NO_CARD_HERE
    if not there:
        return "there is no card on this slot"
    return "" if step.placed else no_building(s, step.user, step.slot)


def no_characters(s: Tournay, seat: Seat, offers: list[int]) -> str:
    """Return why characters on these slots can't be offered."""
    cards = [s.tiles[seat * SLOTS + slot] for slot in offers]
    if len(set(offers)) != len(offers):
        return "a character is offered once"
    there = all(card != NO_CARD_HERE and s.ruleset.sort[card] == CHARACTER for card in cards)
    return "" if there else "there is no character on one of these slots"


def offer_characters(s: Tournay, step: OfferCharacters) -> str:
    return no_characters(s, step.user, step.offers)


def use_character(s: Tournay, step: UseCharacter) -> str:
    return no_characters(s, step.seat, step.offers)


def activate_another(s: Tournay, step: ActivateAnother) -> str:
    return no_characters(s, step.seat, [step.here])


def turn_again(s: Tournay, step: TurnAgain) -> str:
    return "" if step.deck // 3 == step.level - 1 else "the deck is of another level"


def leave_card(s: Tournay, step: LeaveCard) -> str:
    shown = abbey_decks(s, step.level, False)
    return "" if shown and (len(shown) > LOOKED or not step.begun) else "there are too few cards turned up"


def choose_copy(s: Tournay, step: ChooseCopy) -> str:
    return "" if not step.chain >> s.seats * SLOTS else "the chain of copies names slots that are not there"


def aim_ballista(s: Tournay, step: AimBallista) -> str:
    lost = any(step.chosen >> place & 1 and card == NO_CARD_HERE for place, card in enumerate(s.queue))
    return "no event lies on a place that was chosen" if lost or not step.left else ""


def aim_catapult(s: Tournay, step: AimCatapult) -> str:
    if not step.victims or len(set(step.victims)) != len(step.victims):
        return "each of some players is hit once"
    safe = [victim for victim in step.victims if not s.free_cards(victim, ALL_COLOURS)]
    return f"seat {safe[0]} has no card to be hit" if safe else ""


# --- events -----------------------------------------------------------------------


def no_event(s: Tournay, place: int) -> str:
    return "" if s.queue[place] != NO_CARD_HERE else f"there is no event on place {place}"


def meet_event(s: Tournay, step: MeetEvent) -> str:
    waiting = [other.place for other in s.agenda if isinstance(other, MeetEvent)]
    if waiting != sorted(set(waiting), reverse=True):
        return "events are met once, from left to right"
    return no_strike(s, step.place)


def no_strike(s: Tournay, place: int) -> str:
    """Return why no event can strike from a place, or be fought there: a denier was put on it first."""
    return no_event(s, place) or ("" if s.coins[place] else f"no denier lies on the event of place {place}")


def strike(s: Tournay, step: Strike) -> str:
    return no_strike(s, step.place)


def shelter(s: Tournay, step: Shelter) -> str:
    waiting = [other.seat for other in s.agenda if isinstance(other, Shelter)]
    return no_strike(s, step.place) if len(set(waiting)) == len(waiting) else "a seat is asked once for each event"


def lay_citizen(s: Tournay, step: LayCitizen) -> str:
    waiting = [other.seat for other in s.agenda if isinstance(other, LayCitizen)]
    standing = sum(s.plaza[step.seat * 3 + step.start : step.seat * 3 + 3])
    if not 1 <= step.times <= standing or len(set(waiting)) != len(waiting):
        return f"seat {step.seat} can't lay down {step.times} citizens"
    return ""


def damage_card(s: Tournay, step: DamageCard) -> str:
    waiting = [other.seat for other in s.agenda if isinstance(other, DamageCard)]
    free = [slot for slot in s.free_cards(step.seat, step.colours) if slot >= step.start]
    if not 1 <= step.times <= len(free) or len(set(waiting)) != len(waiting):
        return f"{step.times} cards of seat {step.seat} can't be damaged"
    return ""


# --- the end ----------------------------------------------------------------------


def last_card(s: Tournay, step: LastCard) -> str:
    """Whoever has an activity card is asked; what was chosen so far can be played and placed."""
    if s.ending != FINISH:
        return "the last cards come when the last round is over"
    for seat in range(s.seats):
        reason = bad_last_answer(s, seat, step.answers[seat], step.cards[seat])
        if reason:
            return reason
    return "" if UNANSWERED in step.answers else "nobody is left to be asked"


def bad_last_answer(s: Tournay, seat: Seat, answer: int, card: int) -> str:
    if (answer == Simultaneous.NOT_ASKED) == has_activity(s, seat):
        return f"seat {seat} is asked if it has a card, and only then"
    if card == UNCHOSEN:
        fits = answer in (Simultaneous.NOT_ASKED, UNANSWERED, NO_CARD)
        return "" if fits else f"seat {seat} has chosen a slot and no card"
    if card not in playable(s, seat):
        return f"seat {seat} can't play {s.ruleset.slugs[card]}"
    fits = answer == UNANSWERED or answer - SLOT in last_places(s, seat, card)
    return "" if fits else f"seat {seat} can't place its card like this"


def place_last(s: Tournay, step: PlaceLast) -> str:
    waiting = [other.user for other in s.agenda if isinstance(other, PlaceLast)]
    if len(set(waiting)) != len(waiting):
        return "a player has one last card"
    held = any(entry & CARD_BITS == step.card for entry in s.hands[step.user])
    if not held or not can_play(s, step.user, step.card):
        return f"seat {step.user} can't play {s.ruleset.slugs[step.card]}"
    return "" if step.slot in places(s, step.user) else "there is no room on this slot"


CHECKS: Final[dict[str, StepCheck]] = {
    "PayCitizen": pay_citizen,
    "PayCard": pay_card,
    "ChooseSlot": choose_slot,
    "DoDraw": do_draw,
    "DoFight": do_fight,
    "DoRecruit": do_recruit,
    "UseCitizen": use_citizen,
    "ChooseDraw": choose_draw,
    "KeepCard": keep_card,
    "TrimHand": trim_hand,
    "RunBuilding": run_building,
    "MeetCharacters": meet_characters,
    "OfferCharacters": offer_characters,
    "UseCharacter": use_character,
    "ActivateAnother": activate_another,
    "TurnAgain": turn_again,
    "LeaveCard": leave_card,
    "ChooseCopy": choose_copy,
    "AimBallista": aim_ballista,
    "AimCatapult": aim_catapult,
    "MeetEvent": meet_event,
    "Strike": strike,
    "Shelter": shelter,
    "LayCitizen": lay_citizen,
    "DamageCard": damage_card,
    "LastCard": last_card,
    "PlaceLast": place_last,
}
AGENDAS: Final = Agendas(ABOVE, CHECKS)
