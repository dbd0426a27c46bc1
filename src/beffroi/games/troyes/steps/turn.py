"""Phase 4: turns, one action each, until no die is left or all have passed."""

from __future__ import annotations

from beffroi.games.troyes.actions import (
    ACTIONS,
    ACTIVATING,
    BUILDING,
    FARMING,
    FIGHTING,
    SETTLING,
    Action,
)
from beffroi.games.troyes.citizens import has_source
from beffroi.games.troyes.lots import best_start, plain_dice, usable_cubes
from beffroi.games.troyes.moves import ACTIVATE, FIGHT, PASS, RECRUIT, REROLL, TURN
from beffroi.games.troyes.pieces import (
    LEVELS,
    OWNER,
    OWNERS,
    PLACES,
    RED,
    SEATS,
    VALUE,
    WHITE,
    YELLOW,
)
from beffroi.games.troyes.refusals import why_not_action
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.hiring import HireTradesman
from beffroi.games.troyes.steps.influence import influence_label, influence_moves, spend_influence
from beffroi.games.troyes.steps.question import Question
from beffroi.games.troyes.steps.taking import NONE, TakeDice
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat, Step


class Actions(Step[Troyes]):
    """The first player begins; without any die there are no actions."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        if s.dice:
            begin_turn(s, s.first)


def begin_turn(s: Troyes, seat: Seat) -> None:
    s.raided = False
    s.agenda.append(END_TURN[seat])
    s.agenda.append(CHOOSE_ACTION[seat])


class EndTurn(Step[Troyes]):
    """The next seat that has not passed takes its turn; one that has passed gets a denier more.

    The round ends at once when no die is left or everybody has passed.
    """

    __slots__ = ("done",)

    def __init__(self, done: Seat) -> None:
        super().__init__()
        self.done = done  # the seat whose turn ends

    def fields(self) -> Doc:
        return {"done": self.done}

    def resolve(self, s: Troyes) -> None:
        if not s.dice or min(s.pot) > 0:
            return
        seat = s.next_seat(self.done)
        while s.pot[seat]:
            s.pot[seat] += s.book.pass_again
            s.tell("waits", seat, s.book.pass_again)
            seat = s.next_seat(seat)
        begin_turn(s, seat)


class ChooseAction(Question):
    """One of the actions, or pass; before it any number of uses of influence."""

    __slots__ = ()

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        own, best = best_dice(s, seat)
        deniers = s.deniers[seat]
        cubes = any(s.cubes[seat * PLACES : (seat + 1) * PLACES])
        found = [PASS, *influence_moves(s, seat, owns_dice(s, seat))]
        if own[YELLOW] or (best[YELLOW] and deniers >= s.book.prices[1]) or (cubes and improvable(s, seat, FARMING)):
            found.append(FARMING.move)
        if ((own[WHITE] or best[WHITE]) and plain_dice(s, seat, BUILDING, [])) or (
            cubes and improvable(s, seat, BUILDING)
        ):
            found.append(BUILDING.move)
        if plain_dice(s, seat, SETTLING, []) or (cubes and improvable(s, seat, SETTLING)):
            found.append(SETTLING.move)
        self.add_cards(s, seat, found, own, best, cubes)
        self.add_events(s, seat, found, own, best, cubes)
        for module in s.book.modules:
            module.actions(s, seat, found)
        return found

    def add_cards(self, s: Troyes, seat: Seat, found: list[Move], own: list[int], best: list[int], cubes: bool) -> None:
        """Cards whose tradesman, dice and first use can be paid."""
        single = s.book.prices[1]
        for colour in range(3):
            for level in range(s.levels):
                place = colour * LEVELS + level
                card = s.book.activities[s.cards[place]]
                budget = s.deniers[seat] - card.effect.takes_deniers
                if not s.tradesmen[place * OWNERS + seat]:
                    budget -= card.cost
                    if budget < 0 or not has_source(s, seat):
                        continue
                elif budget < 0:
                    continue
                if s.influence[seat] < card.effect.takes_influence:
                    continue
                need = card.divisor
                if (
                    own[colour] >= need
                    or (budget >= single and best[colour] >= need)
                    or reachable(s, seat, ACTIVATING[place], budget, need)
                    or (cubes and improvable(s, seat, ACTIVATING[place]))
                ):
                    found.append(ACTIVATE + place)

    def add_events(
        self, s: Troyes, seat: Seat, found: list[Move], own: list[int], best: list[int], cubes: bool
    ) -> None:
        """Events on which a payable lot puts at least one cube."""
        single, budget = s.book.prices[1], s.deniers[seat]
        for i in range(len(s.queue)):
            card = s.book.events[s.queue[i]]
            need, mask = card.divisor, card.mask
            if (
                (mask & 1 and (own[RED] >= need or (budget >= single and best[RED] >= need)))
                or (mask & 2 and (own[WHITE] >= need or (budget >= single and best[WHITE] >= need)))
                or (mask & 4 and (own[YELLOW] >= need or (budget >= single and best[YELLOW] >= need)))
                or best_start(s, seat, mask, False, budget, need)
                or (cubes and improvable(s, seat, FIGHTING[i]))
            ):
                found.append(FIGHT + i)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        action = ACTIONS.get(move)
        if action is not None:
            if action.hires(s, seat):
                s.agenda.append(HireTradesman(seat, move - ACTIVATE))
            else:
                s.agenda.append(TakeDice(seat, action, NONE, NONE, []))
        elif move == PASS:
            s.pot[seat] = s.book.pass_first
            s.tell("passes", seat, s.book.pass_first)
        elif REROLL <= move <= TURN:
            s.agenda.append(self)
            spend_influence(s, seat, move)
        else:
            for module in s.book.modules:
                if module.act(s, seat, move):
                    return

    def label(self, s: Troyes, move: Move) -> Label:
        action = ACTIONS.get(move)
        if action is not None:
            return action.label(s)
        return Label("pass", (s.book.pass_first,)) if move == PASS else influence_label(s, move)

    def anchor(self, s: Troyes, move: Move) -> str:
        if ACTIVATE <= move < ACTIVATE + PLACES:
            return f"card:{s.book.activities[s.cards[move - ACTIVATE]].slug}"
        if move >= FIGHT:
            return f"event:{move - FIGHT}"
        return PLAIN_ANCHORS.get(move, "")

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_action(s, seat, anchor)


PLAIN_ANCHORS = {
    FARMING.move: "agriculture",
    BUILDING.move: "cathedral",
    SETTLING.move: "buildings",
    PASS: "pass",
    REROLL: "influence:reroll",
    RECRUIT: "influence:recruit",
    TURN: "influence:turn",
}


def best_dice(s: Troyes, seat: Seat) -> tuple[list[int], list[int]]:
    """For each order the value of the best own die, and of the best die of all."""
    own, best = [0, 0, 0], [0, 0, 0]
    masks = s.book.masks[seat]
    for code in s.dice:
        mask = masks[code]
        for order in range(3):
            if mask >> order & 1:
                if not best[order]:
                    best[order] = VALUE[code]
                if not own[order] and OWNER[code] == seat:
                    own[order] = VALUE[code]
    return own, best


def owns_dice(s: Troyes, seat: Seat) -> bool:
    return any(OWNER[code] == seat for code in s.dice)


def reachable(s: Troyes, seat: Seat, action: Action, budget: int, need: int) -> bool:
    """Whether some plain lot is worth enough, where no single die is."""
    return best_start(s, seat, action.mask(s), action.mixed(s), budget, need)


def improvable(s: Troyes, seat: Seat, action: Action) -> bool:
    """Whether some cube makes the action possible."""
    return bool(usable_cubes(s, seat, action))


CHOOSE_ACTION = [ChooseAction(seat) for seat in range(SEATS)]
END_TURN = [EndTurn(seat) for seat in range(SEATS)]
