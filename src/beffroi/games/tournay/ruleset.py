"""All cards and figures of a setup: immutable, and shared by all tables that are played with it."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.agendas import AGENDAS
from beffroi.games.tournay.cards import EFFECTS
from beffroi.games.tournay.cards.model import Card, EventCard
from beffroi.games.tournay.encoding import (
    ANY,
    COLOURS,
    DECK_SLUGS,
    DECKS,
    EVENT_DECK,
    EVENT_TYPES,
    EVENTS,
    EXPANSIONS,
    FIRST_CRIER,
    FIRST_EXPANSION,
    LOSE_DENIER,
    MIX,
    NO_EXPANSION,
    REPLACE,
    SORTS,
)
from beffroi.games.tournay.figures import FIGURES
from beffroi.kernel.agendas import Agendas
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc


class PrintedCards:
    """The cards and events as figures make them, whatever the other options are."""

    __slots__ = ("cards", "events", "figures")

    def __init__(self, figures: Doc) -> None:
        self.figures = figures  # as they were read, a host's included
        self.cards = [make_card(slug, row) for slug, row in figures["card"].items()]
        self.events = [make_event(slug, row) for slug, row in figures["event"].items()]


class Ruleset:
    """What one game is played with. The flat lists serve the hot loops."""

    setup: Setup
    agendas: Agendas  # which there can be
    advanced: bool
    expansion: int
    figures: Doc  # as they were read, a host's included
    # cards, by number
    cards: list[Card]
    events: list[EventCard]
    colour: list[int]
    levels: list[int]
    sort: list[int]
    deck_of: list[int]
    slugs: list[str]
    keys: list[str]  # what each card is called in the texts
    # cards, by deck
    in_deck: list[list[int]]  # one of each
    fixed: list[list[int]]  # those that are certainly in the game, the crier among them
    mixed: list[list[int]]  # those of which the expansion mixes three into the deck and leaves three in the box
    # figures that belong to no card
    start_citizens: int  # of each colour, each player
    start_deniers: int
    start_reserve: int  # citizens of each colour
    cap: int  # points a player may have from one prestige name
    catapult_hits_owner: bool
    criers_needed: int  # before one full district alone brings the end
    district_prestige: int
    earnings: int
    fight_surcharge: int
    hand_limit: int
    hire_price: int
    idle_rounds: int
    majority_gain: int
    most_rounds: int
    rampart_points: int
    recruit_price: int

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup, printed: PrintedCards) -> None:
        self.setup = setup
        self.agendas = AGENDAS
        self.advanced = setup.options["advanced"]
        self.expansion = EXPANSIONS.index(setup.options["expansion"])
        self.figures = printed.figures
        self.cards = printed.cards
        self.events = printed.events
        self.take_cards()
        self.take_rules(self.figures["rules"], setup.seats)

    def take_cards(self) -> None:
        """Fill the lists of cards."""
        cards, events = self.cards, self.events
        self.colour = [card.colour for card in cards]
        self.levels = [card.level for card in cards]
        self.sort = [card.sort for card in cards]
        self.deck_of = [card.deck for card in cards] + [EVENT_DECK] * EVENTS + list(range(DECKS))
        self.slugs = [card.slug for card in cards] + [event.slug for event in events]
        self.slugs += [f"crier-{slug}" for slug in DECK_SLUGS]
        self.keys = [f"card-{card.slug}" for card in cards] + [f"event-{event.slug}" for event in events]
        self.keys += ["crier"] * DECKS
        self.in_deck = [[card for card in range(len(cards)) if cards[card].deck == deck] for deck in range(DECKS)]
        self.fixed = [self.fixed_cards(deck) for deck in range(DECKS)]
        self.mixed = [self.mixed_cards(deck) for deck in range(DECKS)]

    def take_rules(self, rules: dict[str, int], seats: int) -> None:
        """Take the figures that belong to no card."""
        advanced = "advanced-" if self.advanced else ""
        self.start_citizens = rules[f"{advanced}start-citizens"]
        self.start_deniers = rules[f"{advanced}start-deniers"]
        self.start_reserve = seats + rules["advanced-reserve-above-players"] if self.advanced else rules["reserve"]
        self.cap = rules["prestige-cap"]
        self.catapult_hits_owner = rules["catapult-hits-owner"] > 0
        self.criers_needed = seats + rules["criers-above-players"]
        self.district_prestige = rules["district-prestige"]
        self.earnings = rules["earnings"]
        self.fight_surcharge = rules["fight-surcharge"]
        self.hand_limit = rules["hand-limit"]
        self.hire_price = rules["hire-price"]
        self.idle_rounds = rules["idle-rounds"]
        self.majority_gain = rules["majority-gain"]
        self.most_rounds = rules["most-rounds"]
        self.rampart_points = rules["rampart-points"]
        self.recruit_price = rules["recruit-price"]

    def fixed_cards(self, deck: int) -> list[int]:
        """List the cards that are certainly in a deck, its crier among them."""
        cards = [FIRST_CRIER + deck]
        for card in self.in_deck[deck]:
            row = self.cards[card]
            if card >= FIRST_EXPANSION:
                cards += [card] * (row.copies if self.expansion == REPLACE else 0)
            else:
                cards += [card] * (row.copies if self.expansion == NO_EXPANSION else row.copies - row.replaced)
        return cards

    def mixed_cards(self, deck: int) -> list[int]:
        """List the cards of which the expansion mixes three into a deck and leaves three in the box."""
        cards: list[int] = []
        if self.expansion == MIX:
            for card in self.in_deck[deck]:
                cards += [card] * self.mixed_copies(card)
        return cards

    def mixed_copies(self, card: int) -> int:
        """Count the copies of a card that the expansion mixes."""
        if card >= FIRST_CRIER:
            return 0
        return self.cards[card].copies if card >= FIRST_EXPANSION else self.cards[card].replaced


def make_card(slug: str, row: Doc) -> Card:
    """Make a card of its row."""
    card = Card(slug, DECK_SLUGS.index(row["deck"]), SORTS.index(row["sort"]))
    card.copies = row["copies"]
    card.replaced = row.get("replaced", 0)
    card.deniers = row["deniers"]
    card.citizen = COLOURS.index(row["citizen"]) if "citizen" in row else -1
    card.cards = row.get("cards", 0)
    card.points = row["points"]
    card.owner = row.get("owner", 0)
    card.others = row.get("others", 0)
    EFFECTS[row["effect"]](row).give_to(card)
    return card


def make_event(slug: str, row: Doc) -> EventCard:
    """Make an event of its row."""
    kind = EVENT_TYPES.index(row["type"])
    target = ANY if kind == LOSE_DENIER or row["target"] == "any" else COLOURS.index(row["target"])
    return EventCard(slug, kind, target, COLOURS.index(row["fight"]), row["citizens"], row["circles"])


PRINTED: Final[dict[int, PrintedCards]] = {}  # without a host's figures, by revision
RULESETS: Final[dict[Setup, Ruleset]] = {}  # without a host's figures


def printed_cards(rules: int, override: Doc | None) -> PrintedCards:
    """Return the cards of a revision with a host's figures; without those they are made once."""
    if override:
        return PrintedCards(FIGURES.table(rules, override))
    if rules not in PRINTED:
        PRINTED[rules] = PrintedCards(FIGURES.table(rules))
    return PRINTED[rules]


def ruleset_of(setup: Setup) -> Ruleset:
    """Return the ruleset of a setup; without a host's figures it is made once."""
    found = RULESETS.get(setup)
    if found is None:
        override = setup.options["figures"]
        found = Ruleset(setup, printed_cards(setup.rules, override))
        if not override:
            RULESETS[setup] = found
    return found
