"""Phase 4: turns, one action each, until no die is left or all have passed."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.citizens import has_source
from beffroi.games.troyes.lots import NONE, can_improve, can_reach, has_cube, has_plain_die, plain_dice
from beffroi.games.troyes.moves import ACTIVATE, BASE_COUNT, BUILD, FARM, FIGHT, PASS, RECRUIT, REROLL, SETTLE, TURN
from beffroi.games.troyes.pieces import (
    ALL_ORDERS,
    LEVELS,
    LOT,
    NEUTRAL,
    ORDERS,
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
from beffroi.games.troyes.steps.actions import (
    ACTIVATING,
    BUILDING,
    FARMING,
    FIGHTING,
    SETTLING,
)
from beffroi.games.troyes.steps.extra import act_extra, extra_anchor, extra_label
from beffroi.games.troyes.steps.hiring import HireTradesman
from beffroi.games.troyes.steps.influence import influence_label, influence_moves, spend_influence
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic, Question


class Actions(Automatic[Troyes]):
    """The first player begins; without any die there are no actions."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        if s.dice:
            begin_turn(s, s.first)


def begin_turn(s: Troyes, owner: int) -> None:
    """The turn of a seat, or of the neutral player where somebody plays for it."""
    s.raided = False
    for observer in s.ruleset.observers:
        observer.turn_began(s)
    s.agenda.append(END_TURN[owner])
    if owner == NEUTRAL:
        assert s.ruleset.neutral_turn is not None
        s.agenda.append(s.ruleset.neutral_turn)
    else:
        s.agenda.append(CHOOSE_ACTION[owner])


class EndTurn(Automatic[Troyes]):
    """The next seat that has not passed takes its turn; one that has passed gets a denier more.

    The round ends at once when no die is left or everybody has passed.
    """

    __slots__ = ("done",)

    def __init__(self, done: int) -> None:
        super().__init__()
        self.done = done  # the owner whose turn ends

    def fields(self) -> Doc:
        return {"done": self.done}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> EndTurn:
        """Read the owner whose turn ends: a seat, or the neutral player where somebody plays for it."""
        done = r.number("done", 0, NEUTRAL)
        if done >= s.seats and (done != NEUTRAL or s.ruleset.neutral_turn is None):
            raise r.bad("done", f"there is no owner {done}")
        return cls(done)

    def closes(self, s: Troyes, seat: Seat) -> bool:
        return True

    def resolve(self, s: Troyes) -> None:
        if not s.dice or (0 not in s.pot and s.ruleset.neutral_turn is None):
            return
        seat = s.next_seat(self.done)
        while seat != NEUTRAL and s.pot[seat]:
            s.pot = replaced(s.pot, seat, s.pot[seat] + s.ruleset.pass_again)
            s.tell("waits", seat, s.ruleset.pass_again)
            seat = s.next_seat(seat)
        begin_turn(s, seat)


class ChooseAction(Question[Troyes]):
    """One of the actions, or pass; before it any number of uses of influence."""

    __slots__ = ()

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        own, best = best_dice(s, seat)
        cubes = has_cube(s, seat)
        found = [PASS]
        found += influence_moves(s, seat, own[RED] > 0 or own[WHITE] > 0 or own[YELLOW] > 0)
        if best[YELLOW] or (cubes and can_improve(s, seat, FARMING)):
            found.append(FARM)
        if (best[WHITE] and has_plain_die(s, seat, BUILDING)) or (cubes and can_improve(s, seat, BUILDING)):
            found.append(BUILD)
        if has_plain_die(s, seat, SETTLING) or (cubes and can_improve(s, seat, SETTLING)):
            found.append(SETTLE)
        self.add_cards(s, seat, found, own, best, cubes)
        self.add_events(s, seat, found, best, cubes)
        for extra in s.ruleset.extra_moves:
            found += extra.in_turn(s, seat, found)
        return found

    def branches(self, s: Troyes, seat: Seat) -> bool:
        return True

    def add_cards(self, s: Troyes, seat: Seat, found: list[Move], own: list[int], best: list[int], cubes: bool) -> None:
        """Cards whose tradesman, dice and first use can be paid."""
        single, deniers, influence = s.ruleset.prices[1], s.deniers[seat], s.influence[seat]
        cards, activities, tradesmen = s.cards, s.ruleset.activities, s.tradesmen
        can_hire = has_source(s, seat)
        for colour in range(ORDERS):
            for place in range(colour * LEVELS, colour * LEVELS + s.levels):
                card = activities[cards[place]]
                effect, need = card.effect, card.divisor
                budget = deniers - effect.takes_deniers
                if not tradesmen[place * OWNERS + seat]:
                    budget -= card.cost
                    if not can_hire:
                        continue
                if budget < 0 or influence < effect.takes_influence:
                    continue
                if (
                    own[colour] >= need
                    or (best[colour] >= need and budget >= single)
                    or self.reaches_card(s, seat, place, need, budget, best[colour])
                    or (cubes and can_improve(s, seat, ACTIVATING[place]))
                ) and (not card.unusual or affords(s, seat, place)):
                    found.append(ACTIVATE + place)

    def reaches_card(self, s: Troyes, seat: Seat, place: int, need: int, budget: int, best: int) -> bool:
        """Tell whether several dice make a lot for a card for which no single one is worth enough."""
        card = s.ruleset.activities[s.cards[place]]
        if card.effect.mixed():
            return can_reach(s, seat, ALL_ORDERS, budget, need)
        return best * LOT >= need and can_reach(s, seat, 1 << card.colour, budget, need)

    def add_events(self, s: Troyes, seat: Seat, found: list[Move], best: list[int], cubes: bool) -> None:
        """Events on which a payable lot puts at least one cube."""
        budget, events = s.deniers[seat], s.ruleset.events
        for i, event in enumerate(s.queue):
            card = events[event]
            if fightable(s, seat, card.mask, card.divisor, budget, best) or (
                cubes and can_improve(s, seat, FIGHTING[i])
            ):
                found.append(FIGHT + i)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        action = s.ruleset.actions.get(move)
        if action is not None:
            if action.hires(s, seat):
                s.agenda.append(HireTradesman(seat, move - ACTIVATE))
            else:
                s.agenda.append(TakeDice(seat, action, NONE, NONE, []))
        elif move == PASS:
            s.pot = replaced(s.pot, seat, s.ruleset.pass_first)
            s.tell("passes", seat, s.ruleset.pass_first)
        elif REROLL <= move <= TURN:
            s.agenda.append(self)
            spend_influence(s, seat, move)
        else:
            act_extra(s, self, move)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        action = s.ruleset.actions.get(move)
        if action is not None:
            return action.label(s)
        if move >= BASE_COUNT:
            return extra_label(s, self.seat, move)
        return Label("pass", (s.ruleset.pass_first,)) if move == PASS else influence_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move >= BASE_COUNT:
            return extra_anchor(s, self.seat, move)
        if ACTIVATE <= move < ACTIVATE + PLACES:
            return f"card:{s.ruleset.activities[s.cards[move - ACTIVATE]].slug}"
        if move >= FIGHT:
            return f"event:{move - FIGHT}"
        return PLAIN_ANCHORS.get(move, "")

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        for extra in s.ruleset.extra_moves:
            label = extra.why_not(s, seat, anchor)
            if label is not None:
                return label
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
    """For each order the value of the best own die, and of the best die that can be had at all."""
    own, best = [0, 0, 0], [0, 0, 0]
    orders, can_buy = s.ruleset.die_orders[seat], s.deniers[seat] >= s.ruleset.prices[1]
    for code in s.dice:
        mask, mine = orders[code], OWNER[code] == seat
        if not mine and not can_buy:
            continue
        for order in range(ORDERS):
            if mask >> order & 1:
                if not best[order]:
                    best[order] = VALUE[code]
                if mine and not own[order]:
                    own[order] = VALUE[code]
    return own, best


def affords(s: Troyes, seat: Seat, place: int) -> bool:
    """Tell whether a card can be paid that asks for influence to hire or for deniers of its own, and a lot for it."""
    action = ACTIVATING[place]
    if s.influence[seat] < action.hire_influence(s, seat) + action.card(s).effect.takes_influence:
        return False
    return bool(plain_dice(s, seat, action, [])) or can_improve(s, seat, action)


def fightable(s: Troyes, seat: Seat, mask: int, need: int, budget: int, best: list[int]) -> bool:
    """Tell whether a payable lot of one of the colours is worth the divisor; a single die mostly is."""
    for order in range(ORDERS):
        if mask >> order & 1 and best[order] >= need:
            return True
    for order in range(ORDERS):
        if mask >> order & 1 and best[order] * LOT >= need and can_reach(s, seat, 1 << order, budget, need):
            return True
    return False


CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(SEATS)]
END_TURN: Final = [EndTurn(owner) for owner in range(OWNERS)]
