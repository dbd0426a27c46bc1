"""What a seat can't know, dealt anew: cards face down, decks, the others' characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import LEVELS, PLACES
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def imagine(s: Troyes, seat: Seat, chance: Chance) -> Troyes:
    """Shuffle every hidden zone, from an order that says nothing. Points stay: whoever watches can count them."""
    new = s.clone(chance)
    deal_cards(new)
    deal_events(new)
    if new.agenda:
        deal_characters(new, seat)
    return new


def deal_cards(s: Troyes) -> None:
    """Activity cards still face down: any card of that colour and level that plays along."""
    if s.levels == LEVELS:
        return
    cards = s.cards[:]
    for place in range(PLACES):
        if place % LEVELS >= s.levels:
            candidates = s.ruleset.candidates[place]
            cards[place] = candidates[s.chance.below(len(candidates), "imagine")]
    s.cards = cards


def deal_events(s: Troyes) -> None:
    """The red cards to come and those set aside are one secret, the white and the yellow deck one each."""
    red = sorted(s.red + s.aside)
    s.chance.shuffle(red, "imagine")
    s.aside = red[len(s.red) :]
    s.red = red[: len(s.red)]
    s.white = sorted(s.white)
    s.chance.shuffle(s.white, "imagine")
    s.yellow = sorted(s.yellow)
    s.chance.shuffle(s.yellow, "imagine")


def deal_characters(s: Troyes, seat: Seat) -> None:
    """The characters of the others and those dealt to nobody."""
    each = s.ruleset.characters_each
    dealt = s.seats * each
    known = [*range(dealt, dealt + s.ruleset.characters_open)]
    if seat >= 0:
        known.extend(range(seat * each, (seat + 1) * each))
    hidden = sorted(card for i, card in enumerate(s.characters) if i not in known)
    s.chance.shuffle(hidden, "imagine")
    s.characters = [s.characters[i] if i in known else hidden.pop() for i in range(len(s.characters))]
