"""What a lot costs, paid: the tradesman, then the dice, each to its owner."""

from __future__ import annotations

from beffroi.games.troyes.citizens import take_citizen
from beffroi.games.troyes.lots import NONE, power_of
from beffroi.games.troyes.moves import ACTIVATE
from beffroi.games.troyes.pieces import COLOUR, COLOURS, OWNER, VALUE
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Move, Seat


def hire(s: Troyes, seat: Seat, move: Move, source: Move) -> None:
    """Pay the card's cost, and put the citizen on its first free slot."""
    place = move - ACTIVATE
    card = s.ruleset.activities[s.cards[place]]
    s.deniers[seat] -= card.cost
    s.influence[seat] -= card.influence
    take_citizen(s, seat, source)
    s.hire(place, seat)
    if card.influence:
        s.tell("hires-for-influence", seat, f"card-{card.slug}", card.influence)
    else:
        s.tell("hires", seat, f"card-{card.slug}", card.cost)


def pay_lot(s: Troyes, seat: Seat, cube: int, dice: list[int]) -> None:
    """Each owner gets the price of his dice, the bank that of the neutral ones; the dice are gone, the cube too."""
    costs = power_of(s, cube).costs(s.ruleset.prices, seat, dice)
    bought: list[int] = []
    for i, code in enumerate(dice):
        s.dice.remove(code)
        if costs[i]:
            bought.append(code)
            s.pay(seat, OWNER[code], costs[i])
            s.tell("buys", seat, f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OWNER[code], costs[i])
    if cube != NONE:
        s.add_cubes(seat, cube, -1)
        s.tell("spends-cube", seat, f"card-{s.ruleset.activities[s.cards[cube]].slug}")
    if bought:
        for observer in s.ruleset.observers:
            observer.bought(s, seat, bought)
