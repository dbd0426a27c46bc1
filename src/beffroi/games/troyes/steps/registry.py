"""Every step by its name, read from the document of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beffroi.games.troyes.lots import power_of
from beffroi.games.troyes.moves import parse
from beffroi.games.troyes.pieces import COLOUR, COLOURS, NEUTRAL, PLACE_NAMES, read_die
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.black import COUNTER_BLACK_DIE, FACE_BLACK_DIE, CounterBlackDie, RollBlackDice
from beffroi.games.troyes.steps.cubes import ChooseTarget
from beffroi.games.troyes.steps.hiring import HireTradesman
from beffroi.games.troyes.steps.influence import RerollDie, TurnDice
from beffroi.games.troyes.steps.lot import NONE, DeclareOrder, SettleCitizen, TakeDice
from beffroi.games.troyes.steps.placement import PLACEMENT, PlaceCitizen
from beffroi.games.troyes.steps.round import (
    BEGIN_ROUND,
    DrawEvents,
    EndRound,
    Income,
    ResolveEvents,
    RollDice,
    StrikeEvent,
    TurnUpActivities,
)
from beffroi.games.troyes.steps.turn import CHOOSE_ACTION, END_TURN, Actions
from beffroi.games.troyes.steps.use_card import FightEvent, UseCard
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc
from beffroi.kernel.step import Step

AnyStep = Step[Any]


def seat_of(s: Troyes, doc: Doc, key: str = "seat") -> int:
    seat: int = doc[key]
    if not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat}")
    return seat


def owner_of(s: Troyes, owner: int) -> int:
    """A seat, or the neutral player where a module plays for it."""
    if not (0 <= owner < s.seats or (owner == NEUTRAL and s.ruleset.neutral_turn is not None)):
        raise ValueError(f"there is no owner {owner}")
    return owner


def dice_of(s: Troyes, texts: list[str], singles_out: bool = False) -> list[int]:
    """Dice that were taken: on the square, from high to low, behind one that was singled out."""
    dice = [read_die(text) for text in texts]
    for text, code in zip(texts, dice, strict=True):
        if dice.count(code) > s.dice.count(code):
            raise ValueError(f"the die {text} is not on the square")
    ordered = dice[1:] if singles_out else dice
    if ordered != sorted(ordered, reverse=True):
        raise ValueError("dice are taken from high to low")
    return dice


def place_of(doc: Doc, key: str) -> int:
    return PLACE_NAMES.index(doc[key]) if key in doc else NONE


def move_of(text: str) -> int:
    try:
        return parse(text)
    except BadRequest as error:
        raise ValueError(str(error)) from None


def take_dice(s: Troyes, doc: Doc) -> AnyStep:
    citizen = move_of(doc["citizen"]) if "citizen" in doc else NONE
    action = s.ruleset.actions[move_of(doc["action"])]
    cube = place_of(doc, "cube")
    dice = dice_of(s, doc.get("dice", []), power_of(s, cube).singles_out)
    return TakeDice(seat_of(s, doc), action, citizen, cube, dice)


def settle_citizen(s: Troyes, doc: Doc) -> AnyStep:
    die = dice_of(s, [doc["die"]])[0]
    order = COLOURS.index(doc["order"]) if "order" in doc else COLOUR[die]
    return SettleCitizen(seat_of(s, doc), place_of(doc, "cube"), die, order)


def counter_black_die(s: Troyes, doc: Doc) -> AnyStep:
    seat, foes, dice = seat_of(s, doc), list(doc.get("foes", [])), dice_of(s, doc.get("dice", []))
    return CounterBlackDie(seat, foes, dice) if foes or dice else COUNTER_BLACK_DIE[seat]


STEPS: dict[str, Callable[[Troyes, Doc], AnyStep]] = {
    "Actions": lambda s, doc: Actions(),
    "BeginRound": lambda s, doc: BEGIN_ROUND,
    "ChooseAction": lambda s, doc: CHOOSE_ACTION[seat_of(s, doc)],
    "ChooseTarget": lambda s, doc: ChooseTarget(seat_of(s, doc), doc["left"]),
    "CounterBlackDie": counter_black_die,
    "DeclareOrder": lambda s, doc: DeclareOrder(seat_of(s, doc), place_of(doc, "cube"), dice_of(s, [doc["die"]])[0]),
    "DrawEvents": lambda s, doc: DrawEvents(),
    "EndRound": lambda s, doc: EndRound(),
    "EndTurn": lambda s, doc: END_TURN[owner_of(s, doc["done"])],
    "FaceBlackDie": lambda s, doc: FACE_BLACK_DIE[seat_of(s, doc, "facing")],
    "FightEvent": lambda s, doc: FightEvent(seat_of(s, doc), doc["event"], doc["most"]),
    "HireTradesman": lambda s, doc: HireTradesman(seat_of(s, doc), PLACE_NAMES.index(doc["place"])),
    "Income": lambda s, doc: Income(),
    "PlaceCitizen": lambda s, doc: PlaceCitizen(seat_of(s, doc), doc["placed"]),
    "Placement": lambda s, doc: PLACEMENT,
    "RerollDie": lambda s, doc: RerollDie(seat_of(s, doc)),
    "ResolveEvents": lambda s, doc: ResolveEvents(),
    "RollBlackDice": lambda s, doc: RollBlackDice(),
    "RollDice": lambda s, doc: RollDice(),
    "SettleCitizen": settle_citizen,
    "StrikeEvent": lambda s, doc: StrikeEvent(doc["event"]),
    "TakeDice": take_dice,
    "TurnDice": lambda s, doc: TurnDice(seat_of(s, doc), dice_of(s, doc.get("dice", []))),
    "TurnUpActivities": lambda s, doc: TurnUpActivities(),
    "UseCard": lambda s, doc: UseCard(seat_of(s, doc), PLACE_NAMES.index(doc["place"]), doc["most"]),
}
