"""A new game: decks, events, citizens and deniers."""

from __future__ import annotations

from beffroi.games.tournay.encoding import DECK_SLUGS, DECKS, EVENTS, FIRST_EVENT, QUEUE
from beffroi.games.tournay.figures import REPLACED
from beffroi.games.tournay.ruleset import Ruleset
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.turn import BeginTurn
from beffroi.kernel.chance import Chance


def new_state(ruleset: Ruleset, chance: Chance) -> Tournay:
    """Prepare the first turn of the first player."""
    s = Tournay(ruleset, chance).empty()
    deal_decks(s, chance)
    deal_events(s, chance)
    s.ask(BeginTurn())
    s.settle()
    return s


def deal_decks(s: Tournay, chance: Chance) -> None:
    """Shuffle the nine decks."""
    for deck in range(DECKS):
        cards, mixed = s.ruleset.fixed[deck][:], s.ruleset.mixed[deck][:]
        chance.shuffle(mixed, f"mix-{DECK_SLUGS[deck]}")
        cards += mixed[:REPLACED]
        s.box += tuple(mixed[REPLACED:])
        chance.shuffle(cards, f"deck-{DECK_SLUGS[deck]}")
        s.decks.append(tuple(cards))


def deal_events(s: Tournay, chance: Chance) -> None:
    """Shuffle the events; three of them lie in the queue."""
    events = list(range(FIRST_EVENT, FIRST_EVENT + EVENTS))
    chance.shuffle(events, "events")
    s.queue = [events.pop() for _ in range(QUEUE)]
    s.coins = [0] * QUEUE
    s.decks.append(tuple(events))
