"""The agendas of The Ladies of Troyes: where its steps may lie, and what each needs on the table while it waits."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.agendas import RESTING, no_citizen, no_cube, no_tradesman
from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.ladies.cards.choices import (
    ChooseColumn,
    ChooseGood,
    Executioner,
    Hotelkeeper,
    PickVictim,
    free_columns,
)
from beffroi.games.troyes.ladies.cards.mixed import LoadCubes, Mixed, UseOrLoad, loadable
from beffroi.games.troyes.ladies.cards.siege import AimCatapult, Catapult, Scout, SendScout
from beffroi.games.troyes.ladies.part import Possession
from beffroi.games.troyes.ladies.ramparts.activities import activity_of
from beffroi.games.troyes.ladies.ramparts.exchange import MOST_SWAPS, ChooseOwnDie, ChooseSwappedDie, own_offers
from beffroi.games.troyes.ladies.ramparts.guard import MoveGuard, RaiseDie
from beffroi.games.troyes.ladies.ramparts.part import Ramparts, cubes, level_of, may_spend
from beffroi.games.troyes.ladies.ramparts.spending import AvertLoss, SpendOutdoorCube, has_shield
from beffroi.games.troyes.ladies.ramparts.transfer import TRANSFER, TransferCube
from beffroi.games.troyes.ladies.ramparts.turning import TakeTurnedDie, TurnBoughtDie, dice_to_turn, holds, may_turn
from beffroi.games.troyes.moves import DIE
from beffroi.games.troyes.pieces import PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.agendas import Above, StepCheck
from beffroi.kernel.state import Seat

STRUCK: Final = ("Possess", "GiveCitizen", "Freeze", "LoseCube", "AvertLoss")
IN_USE: Final = (
    *("ChooseGood", "PickVictim", "ChooseColumn", "UseOrLoad", "LoadCubes", "AimCatapult", "SendScout"),
    *("RaiseDie", "MoveGuard", "TransferCube", "SpendOutdoorCube", "FreeOne", "FreeCitizen"),
)
ASK_OTHERS: Final = ("SpendOutdoorCube", "AvertLoss", "GiveCitizen", "LoseCube")  # in the turn of another
USED: Final = ("UseCard", "UseAgain", "FightEvent", "ChooseTarget")
ABOVE: Final[Above] = {
    **dict.fromkeys(RESTING, STRUCK),
    "EndTurn": (*STRUCK, *IN_USE, "TurnBoughtDie", "TakeTurnedDie"),
    "ChooseAction": (*STRUCK, "ChooseOwnDie", "ChooseSwappedDie"),
    "ResolveEvents": (*STRUCK, "RollPurpleDice"),
    "DrawEvents": (*STRUCK, "RollPurpleDice"),
    "Actions": (*STRUCK, "RollPurpleDice"),
    "RollPurpleDice": ("RollDice", "Income", "TurnUpActivities"),
    "Possess": ("Possess", "GiveCitizen"),
    "Freeze": ("Freeze", "LoseCube"),
    "AvertLoss": ("AvertLoss",),
    "SpendOutdoorCube": (*USED, *IN_USE),
    "TransferCube": (*USED, *IN_USE),
    "FreeOne": (*USED, *IN_USE),
    "UseAgain": ("SpendOutdoorCube", "FreeOne", "FreeCitizen"),
}


def lacks(s: Troyes, kind: type[Part], what: str) -> str:
    """Return that a part of the expansion does not play along."""
    return "" if any(type(part) is kind for part in s.parts) else f"{what} does not play along"


def possession(s: Troyes, step: object) -> str:
    return lacks(s, Possession, "the Possession")


def give_citizen(s: Troyes, step: object) -> str:
    return possession(s, step) or ("" if s.part(Possession).strikes(s) else "the Possession is not among the events")


def ramparts(s: Troyes, step: object) -> str:
    return lacks(s, Ramparts, "the expansion of the ramparts")


def purple_dice(s: Troyes, step: object) -> str:
    return "" if "purple-die" in s.ruleset.options["ladies"] else "nobody has purple dice here"


def card_does(s: Troyes, seat: Seat, place: int, kind: type) -> str:
    """Return why the card on a place can't be asking this."""
    reason = no_tradesman(s, seat, place)
    activity = s.ruleset.activities[s.cards[place]]
    return reason or ("" if isinstance(activity.effect, kind) else f"{activity.slug} asks nothing like it")


def choose_good(s: Troyes, step: ChooseGood) -> str:
    return card_does(s, step.seat, step.place, Hotelkeeper)


def pick_victim(s: Troyes, step: PickVictim) -> str:
    return card_does(s, step.seat, step.place, Executioner)


def choose_column(s: Troyes, step: ChooseColumn) -> str:
    return "" if free_columns(s) else "every column is full to the top"


def use_or_load(s: Troyes, step: UseOrLoad) -> str:
    reason = card_does(s, step.seat, step.place, Mixed)
    return reason or ("" if s.cubes[step.seat * PLACES + step.place] else "no cubes lie there to be used")


def load_cubes(s: Troyes, step: LoadCubes) -> str:
    reason = card_does(s, step.seat, step.place, Mixed)
    able = 0 if reason else loadable(s, step.seat, step.place, step.most)
    return reason or ("" if able == step.most else f"seat {step.seat} can pay for {able} cubes")


def aim_catapult(s: Troyes, step: AimCatapult) -> str:
    reason = card_does(s, step.seat, step.place, Catapult)
    lie = s.cubes[step.seat * PLACES + step.place]
    return reason or ("" if step.left <= lie else f"{lie} cubes are no {step.left} shots")


def send_scout(s: Troyes, step: SendScout) -> str:
    reason = card_does(s, step.seat, step.place, Scout)
    if reason:
        return reason
    if s.deniers[step.seat] < step.scout(s).cube_deniers:
        return f"seat {step.seat} can't pay for a cube"
    there = [event for event in step.ahead if event in s.queue]
    return "" if there == [event for event in s.queue if event in there] else "events are visited from left to right"


def free_citizen(s: Troyes, step: object) -> str:
    return possession(s, step) or ("" if any(s.part(Possession).held) else "the Possession holds nobody")


# --- the ramparts -----------------------------------------------------------------


def choose_own_die(s: Troyes, step: ChooseOwnDie) -> str:
    return ramparts(s, step) or bad_swap(s, step.seat, step.done)


def choose_swapped_die(s: Troyes, step: ChooseSwappedDie) -> str:
    reason = ramparts(s, step) or bad_swap(s, step.seat, step.done)
    offers = [] if reason else own_offers(s, step.seat, step.done)
    return reason or ("" if step.own in offers else "this die can't be swapped")


def bad_swap(s: Troyes, seat: Seat, done: int) -> str:
    """Return why swaps can't go on with the owners dealt with."""
    if done >> seat & 1 or done.bit_count() >= MOST_SWAPS:
        return f"one swap with each other owner, and {MOST_SWAPS} at most, are expected"
    return ""


def raise_die(s: Troyes, step: RaiseDie) -> str:
    return ramparts(s, step)


def move_guard(s: Troyes, step: MoveGuard) -> str:
    reason = ramparts(s, step)
    if not reason and step.placed and not step.spent:
        reason = "a cube is placed by spending a point"
    return reason or ("" if step.uses(s) else "no point can be spent")


def transfer_cube(s: Troyes, step: TransferCube) -> str:
    reason = ramparts(s, step)
    level = -1 if reason else level_of(s, TRANSFER)
    if not reason and (level < 0 or not may_spend(s, step.seat, level)):
        reason = f"seat {step.seat} has no cube to move"
    return reason or no_tradesman(s, step.seat, step.place)


def spend_outdoor_cube(s: Troyes, step: SpendOutdoorCube) -> str:
    reason = ramparts(s, step)
    if reason:
        return reason
    figures = s.ruleset.figures["outdoor"][activity_of(s, step.level).slug]
    if figures.get(f"gives-{step.good}") != step.amount:
        return f"this activity gives no {step.amount} {step.good}"
    return "" if cubes(s, step.seat, step.level) else f"seat {step.seat} has no cube there"


def avert_loss(s: Troyes, step: AvertLoss) -> str:
    reason = ramparts(s, step)
    if reason:
        return reason
    if not has_shield(s, step.seat):
        return f"seat {step.seat} has no shield"
    asked = sum(1 for other in s.agenda if isinstance(other, AvertLoss) and other.seat == step.seat)
    if asked > 1:
        return f"seat {step.seat} is asked once for each event"
    if step.loss == "cube" and (step.amount >= len(s.cathedral) or s.cathedral[step.amount] != step.seat):
        return f"seat {step.seat} has no cube on space {step.amount}"
    return ""


def turn_bought_die(s: Troyes, step: TurnBoughtDie) -> str:
    reason = ramparts(s, step) or no_cube(s, step.seat, step.action, step.cube)
    if not reason and not (may_turn(s, step.seat) and dice_to_turn(s, step.seat, step.action, step.cube)):
        reason = f"seat {step.seat} can't turn a bought die over"
    return reason


def take_turned_die(s: Troyes, step: TakeTurnedDie) -> str:
    """The lot can be completed with the turned die, and was put together like this."""
    reason = ramparts(s, step) or no_citizen(s, step)
    if reason:
        return reason
    before = TakeTurnedDie(step.seat, step.action, step.citizen, step.cube, [], step.must)
    if not holds(s, step.seat, step.action, step.cube, step.must, []):
        return "the turned die makes no lot"
    for i in range(len(step.dice)):
        if DIE + step.dice[i] not in before.options(s, step.seat):
            return "the dice could not be taken like this"
        before = TakeTurnedDie(step.seat, step.action, step.citizen, step.cube, step.dice[: i + 1], step.must)
    return ""


CHECKS: Final[dict[str, StepCheck]] = {
    "ChooseGood": choose_good,
    "PickVictim": pick_victim,
    "ChooseColumn": choose_column,
    "UseOrLoad": use_or_load,
    "LoadCubes": load_cubes,
    "AimCatapult": aim_catapult,
    "SendScout": send_scout,
    "Possess": give_citizen,
    "GiveCitizen": give_citizen,
    "FreeOne": possession,
    "FreeCitizen": free_citizen,
    "RollPurpleDice": purple_dice,
    "RaiseDie": raise_die,
    "MoveGuard": move_guard,
    "ChooseOwnDie": choose_own_die,
    "ChooseSwappedDie": choose_swapped_die,
    "TurnBoughtDie": turn_bought_die,
    "TakeTurnedDie": take_turned_die,
    "TransferCube": transfer_cube,
    "SpendOutdoorCube": spend_outdoor_cube,
    "AvertLoss": avert_loss,
}
