"""The agendas of Troyes: the order of its steps, and what each needs on the table while it waits."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.citizens import sources
from beffroi.games.troyes.lots import NONE, serves
from beffroi.games.troyes.moves import DIE
from beffroi.games.troyes.pieces import COLOUR, EMPTY, LEVELS, LOT, OWNERS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import ACTIVATING, FIGHTING, SETTLING, Action
from beffroi.games.troyes.steps.black import CounterBlackDie, FaceBlackDie, own_dice, strength
from beffroi.games.troyes.steps.cubes import open_events
from beffroi.games.troyes.steps.hiring import HireTradesman
from beffroi.games.troyes.steps.influence import RerollDie, TurnDice
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.games.troyes.steps.placement import PlaceCitizen
from beffroi.games.troyes.steps.round import BeginRound, StrikeEvent
from beffroi.games.troyes.steps.settling import DeclareOrder, SettleCitizen
from beffroi.games.troyes.steps.turn import CHOOSE_ACTION
from beffroi.games.troyes.steps.use_card import FightEvent, UseAgain, UseCard
from beffroi.kernel.agendas import BOTTOM, Above, StepCheck
from beffroi.kernel.state import Seat

# The phases of a round, the last first: each may wait on any before it in this list. A position may also let one
# happen before a turn goes on.
PHASES: Final = (
    *("EndRound", "EndTurn", "ChooseAction", "Actions", "RollBlackDice", "ResolveEvents", "DrawEvents"),
    *("RollDice", "Income", "TurnUpActivities"),
)
FIGHTS: Final = ("Actions", "RollBlackDice", "ResolveEvents")  # which bring turns or black dice: not within a turn
RESTING: Final = (*PHASES, "StrikeEvent")  # on these an event may strike
INFLUENCE: Final = ("RerollDie", "TurnDice")
IN_TURN: Final = (
    *("ChooseAction", "HireTradesman", "TakeDice", "DeclareOrder", "SettleCitizen"),
    *("UseCard", "UseAgain", "FightEvent", "ChooseTarget"),
)
FACED: Final = ("FaceBlackDie", "CounterBlackDie")


def phases() -> Above:
    """Return which phases may lie on which."""
    above: Above = {}
    for i, under in enumerate(PHASES):
        barred = ("EndTurn", "ChooseAction", *(FIGHTS if under in ("EndTurn", "ChooseAction") else ()))
        above[under] = tuple(name for name in PHASES[i + 1 :] if name not in barred)
    return above


ABOVE: Final[Above] = {name: (*on, "StrikeEvent") for name, on in phases().items()} | {
    BOTTOM: ("Placement", "PlaceCitizen", "BeginRound", "EndRound"),
    "StrikeEvent": ("StrikeEvent",),
    "FaceBlackDie": INFLUENCE,
    "UseAgain": ("ChooseTarget",),
}
ABOVE["EndRound"] += ("EndTurn", *FACED)
ABOVE["EndTurn"] += IN_TURN
ABOVE["ChooseAction"] += INFLUENCE
ABOVE["Actions"] += FACED


# --- what steps point at ----------------------------------------------------------


def begin_round(s: Troyes, step: BeginRound) -> str:
    return "" if s.round < s.ruleset.rounds else f"round {s.round} is the last"


def place_citizen(s: Troyes, step: PlaceCitizen) -> str:
    """The citizens on the buildings are those placed so far, and the order of the seats follows from their number."""
    placed = sum(s.slots.count(seat) for seat in range(s.seats))
    if s.round or step.n != placed:
        return f"{placed} citizens are placed, in round {s.round}, not {step.n} in round 0"
    lap, i = divmod(step.n, s.seats)
    turn = (s.first + (s.seats - 1 - i if lap % 2 else i)) % s.seats
    if step.seat != turn:
        return f"it is seat {turn} that places the next citizen"
    if s.slots.count(EMPTY) < s.seats * s.ruleset.citizens - placed:
        return "too few slots are empty for the citizens to come"
    lacking = [seat for seat in range(s.seats) if s.reserve[seat] + s.slots.count(seat) < s.ruleset.citizens]
    return f"seat {lacking[0]} has too few citizens in the reserve" if lacking else ""


def strike_event(s: Troyes, step: StrikeEvent) -> str:
    """Events strike once, in the order of the queue."""
    waiting = [other.event for other in s.agenda if isinstance(other, StrikeEvent)]
    if len(set(waiting)) != len(waiting):
        return "an event strikes once"
    places = [s.queue.index(event) for event in waiting if event in s.queue]
    return "" if places == sorted(places, reverse=True) else "events strike in the order of the queue"


def face_black_die(s: Troyes, step: FaceBlackDie) -> str:
    return "" if s.black else "there are no black dice"


def counter_black_die(s: Troyes, step: CounterBlackDie) -> str:
    """The black dice are there, and the own dice that were taken against them."""
    if not s.black or not s.black[0]:
        return "there are no black dice"
    rest = s.black[1:]
    for value in step.foes:
        if value not in rest:
            return f"there is no other black {value}"
        rest.remove(value)
    if step.foes != sorted(step.foes, reverse=True):
        return "black dice are added from high to low"
    mine, target = own_dice(s, step.seat), step.target(s)
    if any(code not in mine for code in step.dice):
        return f"the dice are not those of seat {step.seat}"
    if (step.foes or step.dice) and strength(s, mine) < target:
        return f"the dice of seat {step.seat} are too weak"
    for i in range(len(step.dice)):
        if DIE + step.dice[i] not in CounterBlackDie(step.seat, step.foes, step.dice[:i]).options(s, step.seat):
            return "the dice could not be taken like this"
    return "" if len(step.dice) < len(mine) or not mine else "with the last die nothing is left to ask"


def hire_tradesman(s: Troyes, step: HireTradesman) -> str:
    if not ACTIVATING[step.place].hires(s, step.seat):
        return f"seat {step.seat} has a tradesman there already"
    return not_offered(s, step.seat, ACTIVATING[step.place])


def not_offered(s: Troyes, seat: Seat, action: Action) -> str:
    """Return why an action can't be under way: nothing was paid yet, so that it would still be offered."""
    if action.move in CHOOSE_ACTION[seat].options(s, seat):
        return ""
    return f"seat {seat} could not begin this action"


def take_dice(s: Troyes, step: TakeDice) -> str:
    """The action could begin like this, and the dice could be taken one after the other."""
    seat, action = step.seat, step.action
    reason = not_offered(s, seat, action) or no_citizen(s, step) or no_cube(s, seat, action, step.cube)
    if reason:
        return reason
    for i in range(len(step.dice)):
        if DIE + step.dice[i] not in TakeDice(seat, action, step.citizen, step.cube, step.dice[:i]).options(s, seat):
            return "the dice could not be taken like this"
    return ""


def no_citizen(s: Troyes, step: TakeDice) -> str:
    """Return why the citizen can't be the one to hire."""
    if not step.action.hires(s, step.seat):
        return "" if step.citizen == NONE else "nobody is hired for this action"
    return "" if step.citizen in sources(s, step.seat) else "a citizen to hire is expected"


def no_cube(s: Troyes, seat: Seat, action: Action, cube: int) -> str:
    """Return why the cube of a card can't improve an action."""
    if cube == NONE or (s.cubes[seat * PLACES + cube] and serves(s, seat, action, cube)):
        return ""
    return "there is no such cube, or it does not serve here"


def declare_order(s: Troyes, step: DeclareOrder) -> str:
    return not_settling(s, step.seat, step.cube, step.die)


def settle_citizen(s: Troyes, step: SettleCitizen) -> str:
    return not_settling(s, step.seat, step.cube, step.die) or no_order(s, step)


def not_settling(s: Troyes, seat: Seat, cube: int, die: int) -> str:
    """Return why a die can't place a citizen."""
    reason = no_cube(s, seat, SETTLING, cube)
    if not reason and DIE + die not in TakeDice(seat, SETTLING, NONE, cube, []).options(s, seat):
        reason = "the die can't be taken to place a citizen"
    return reason


def no_order(s: Troyes, step: SettleCitizen) -> str:
    """Return why the die can't serve the order."""
    serves_as = s.ruleset.die_orders[step.seat][step.die] >> step.order & 1 or step.order == COLOUR[step.die]
    return "" if serves_as else "the die does not serve this order"


def use_card(s: Troyes, step: UseCard) -> str:
    """The tradesman stands there, and all activations can be paid."""
    reason = no_tradesman(s, step.seat, step.place)
    effect = s.ruleset.activities[s.cards[step.place]].effect
    if not reason and not effect.spares(s, step.seat, step.place, step.most):
        reason = "nobody is asked how often this card is used"
    deniers, influence = effect.takes_deniers * step.most, effect.takes_influence * step.most
    if not reason and (deniers > s.deniers[step.seat] or influence > s.influence[step.seat]):
        reason = f"seat {step.seat} can't pay for {step.most} activations"
    return reason


def use_again(s: Troyes, step: UseAgain) -> str:
    """The tradesman stands there, and the card is used one time after the other."""
    reason = no_tradesman(s, step.seat, step.place)
    singly = s.ruleset.activities[s.cards[step.place]].effect.singly
    return reason or ("" if singly else "nobody is asked whether this card is used again")


def no_tradesman(s: Troyes, seat: Seat, place: int) -> str:
    """Return why a card can't be in use."""
    if place % LEVELS >= s.levels:
        return "the card lies face down"
    return "" if s.tradesmen[place * OWNERS + seat] else f"seat {seat} has no tradesman on the card"


def fight_event(s: Troyes, step: FightEvent) -> str:
    if not FIGHTING[step.i].need(s):
        return "there is no such event"
    free = s.free_banners(step.i)
    return "" if step.most <= free else f"the event has {free} free banners"


def choose_target(s: Troyes, step: object) -> str:
    return "" if open_events(s) else "no event takes a cube"


def reroll_die(s: Troyes, step: RerollDie) -> str:
    if not own_dice(s, step.seat):
        return f"seat {step.seat} has no dice"
    return "" if s.influence[step.seat] >= s.ruleset.reroll else f"seat {step.seat} has too little influence"


def turn_dice(s: Troyes, step: TurnDice) -> str:
    mine = own_dice(s, step.seat)
    if not mine or len(step.dice) >= LOT or any(code not in mine for code in step.dice):
        return f"seat {step.seat} can't turn these dice"
    return "" if s.influence[step.seat] >= s.ruleset.turn else f"seat {step.seat} has too little influence"


CHECKS: Final[dict[str, StepCheck]] = {
    "BeginRound": begin_round,
    "PlaceCitizen": place_citizen,
    "StrikeEvent": strike_event,
    "FaceBlackDie": face_black_die,
    "CounterBlackDie": counter_black_die,
    "HireTradesman": hire_tradesman,
    "TakeDice": take_dice,
    "DeclareOrder": declare_order,
    "SettleCitizen": settle_citizen,
    "UseCard": use_card,
    "UseAgain": use_again,
    "FightEvent": fight_event,
    "ChooseTarget": choose_target,
    "RerollDie": reroll_die,
    "TurnDice": turn_dice,
}
