"""Sets up a table from a written position; whatever is left out takes a quiet default.

Cards that are named nowhere lie at the bottom of their decks, the crier lowest.
Citizens that are named nowhere are in the reserve.
"""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay import reading
from beffroi.games.tournay.decks import fixed_cards, mixed_cards
from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    COLOURS,
    COVERED,
    DAMAGED,
    DECK_SLUGS,
    ENDINGS,
    EVENT_DECK,
    EVENTS,
    EXPANSIONS,
    FIRST_CRIER,
    FIRST_EVENT,
    GREY,
    KNOWN,
    MIXED,
    NO_CARD_HERE,
    QUEUE,
    SUSPECTED,
    Heap,
)
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS
from beffroi.games.tournay.invariants import citizens_in_play
from beffroi.games.tournay.ruleset import REPLACED, corrected
from beffroi.games.tournay.setup import clear_table, start_goods
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.registry import STEPS, StepReader
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, BadRequest, RulesBug
from beffroi.kernel.state import Doc

KEYS: Final = (
    "rules",
    "options",
    "round",
    "active",
    "idle",
    "ending",
    "reserve",
    "decks",
    "events",
    "queue",
    "players",
    "sheltered",
    "shielded",
    "agenda",
    "box",
    "playing",
)
PLAYER_KEYS: Final = ("deniers", "plaza", "lying", "hand", "ramparts", "district")
SLOT_KEYS: Final = ("cards", "citizens", "grey", "damaged")
ENTRY_KEYS: Final = ("card", "known", "rumour", "veil")
QUIET_ROUND: Final = 5


class Setter:
    """Puts a written position on the table, and keeps account of the cards used so far."""

    __slots__ = ("doc", "s", "used")

    def __init__(self, doc: Doc, chance: Chance) -> None:
        self.doc = reading.keys(doc, "position", KEYS)
        players = reading.items(doc.get("players", [{}, {}]), "players")
        if not 2 <= len(players) <= 4:
            raise reading.bad("players", f"tournay is for 2 to 4 players, not {len(players)}")
        options = reading.keys(doc.get("options", {}), "options", ("advanced", "expansion", "figures"))
        try:
            self.s = Tournay(len(players), chance, corrected(options.get("figures")))
        except BadRequest as error:
            raise reading.bad("options", str(error)) from None
        self.s.figures = options.get("figures")
        self.s.advanced = reading.flag(options.get("advanced", False), "options.advanced")
        self.s.expansion = reading.one_of(options.get("expansion", "none"), "options.expansion", EXPANSIONS, "choice")
        self.used: list[int] = []

    def set_all(self) -> Tournay:
        s, doc = self.s, self.doc
        s.round = reading.whole(doc.get("round", QUIET_ROUND), "round")
        s.active = reading.whole(doc.get("active", 0), "active", 0, s.seats - 1)
        s.idle = reading.whole(doc.get("idle", 0), "idle")
        s.ending = reading.one_of(doc.get("ending", ENDINGS[0]), "ending", ENDINGS, "ending")
        s.sheltered = reading.seats(doc.get("sheltered", []), "sheltered", s.seats)
        s.shielded = reading.seats(doc.get("shielded", []), "shielded", s.seats)
        start_goods(s)
        clear_table(s)
        for seat, player in enumerate(doc.get("players", [{}] * s.seats)):
            self.set_player(seat, player)
        if "playing" in doc:
            s.playing = self.use(reading.card(doc["playing"], "playing"), "playing")
        self.set_reserve()
        self.set_decks()
        self.set_events()
        return s

    # --- players ----------------------------------------------------------------

    def set_player(self, seat: int, value: Any) -> None:
        s, place = self.s, f"players[{seat}]"
        player = reading.keys(value, place, PLAYER_KEYS)
        s.purse[seat] = reading.whole(player.get("deniers", s.purse[seat]), f"{place}.deniers")
        for name, slot in reading.keys(player.get("district", {}), f"{place}.district", tuple(SLOTS_BY_NAME)).items():
            self.set_slot(seat, SLOTS_BY_NAME[name], slot, f"{place}.district.{name}")
        s.hands[seat] = self.heap(player.get("hand", []), f"{place}.hand", 1 << seat)
        s.piles[seat] = self.heap(player.get("ramparts", []), f"{place}.ramparts", 1 << seat)
        if any(entry % KNOWN < FIRST_EVENT for entry in s.piles[seat]):
            raise reading.bad(f"{place}.ramparts", "only events can be ramparts")
        lying = reading.by_colour(player.get("lying", {}), f"{place}.lying")
        self.set_citizens(seat, player, lying, place)

    def set_citizens(self, seat: int, player: Doc, lying: list[int], place: str) -> None:
        s = self.s
        usual = s.plaza[seat * 3 : seat * 3 + 3]
        s.plaza[seat * 3 : seat * 3 + 3] = [0, 0, 0]
        s.lying[seat * 3 : seat * 3 + 3] = lying
        standing = [max(0, usual[c] - s.citizens(seat, c)) for c in range(3)]
        if "plaza" in player:
            standing = reading.by_colour(player["plaza"], f"{place}.plaza")
        s.plaza[seat * 3 : seat * 3 + 3] = standing

    def set_slot(self, seat: int, slot: int, value: Any, place: str) -> None:
        """A card, a list of cards from the bottom up, or a table with what lies on them."""
        s, site = self.s, seat * SLOTS + slot
        doc = {"cards": [value] if isinstance(value, str) else value} if isinstance(value, (str, list)) else value
        names = reading.items(reading.keys(doc, place, SLOT_KEYS).get("cards", []), f"{place}.cards")
        cards = [self.use(reading.card(name, place), place) for name in names]
        if not cards or max(cards) >= ACTIVITIES:
            raise reading.bad(place, "at least one card is expected, and no events")
        s.covered += [site * COVERED + card for card in cards[:-1]]
        s.tiles[site] = cards[-1]
        s.reshape(seat, s.shape[seat] | 1 << slot)
        citizens = reading.by_colour(doc.get("citizens", {}), f"{place}.citizens")
        grey = reading.whole(doc.get("grey", 0), f"{place}.grey", 0, 2)
        if sum(citizens) + grey > 2:
            raise reading.bad(place, "no more than two citizens can be on a card")
        work = citizens[0] + 4 * citizens[1] + 16 * citizens[2] + GREY * grey
        s.work[site] = work + (DAMAGED if reading.flag(doc.get("damaged", False), f"{place}.damaged") else 0)

    def set_reserve(self) -> None:
        s = self.s
        for colour in range(3):
            s.reserve[colour] = citizens_in_play(s) - sum(s.citizens(seat, colour) for seat in range(s.seats))
            if s.reserve[colour] < 0:
                raise reading.bad("players", f"there are more {COLOURS[colour]} citizens than the game has")
        if "reserve" in self.doc and reading.by_colour(self.doc["reserve"], "reserve") != s.reserve:
            raise reading.bad("reserve", f"{s.reserve} citizens would be left, not {self.doc['reserve']}")

    # --- cards --------------------------------------------------------------------

    def use(self, card: int, place: str) -> int:
        """Note that a card is there; no card can be in more places than it has copies."""
        self.used.append(card)
        copies = self.s.ruleset.cards[card].copies if card < ACTIVITIES else 1
        if self.used.count(card) > copies:
            raise reading.bad(place, f"{self.s.ruleset.slugs[card]} is already somewhere else")
        return card

    def heap(self, value: Any, place: str, usual: int) -> Heap:
        """A list of hidden cards."""
        found = enumerate(reading.items(value, place))
        return tuple([self.entry(item, f"{place}[{i}]", usual) for i, item in found])

    def entry(self, value: Any, place: str, usual: int) -> int:
        """A hidden card, and who knows it."""
        if isinstance(value, str):
            return self.use(self.card(value, place), place) + usual * KNOWN
        doc = reading.keys(value, place, ENTRY_KEYS)
        card = self.use(self.card(doc.get("card"), place), place)
        known = reading.seats(doc.get("known", []), f"{place}.known", self.s.seats)
        suspected = reading.seats(doc.get("rumour", []), f"{place}.rumour", self.s.seats)
        return card + known * KNOWN + suspected * SUSPECTED + reading.whole(doc.get("veil", 0), f"{place}.veil") * MIXED

    def card(self, value: Any, place: str) -> int:
        """A card by name; in a deck it may be a crier."""
        if ".cards[" in place and isinstance(value, str) and value.startswith("crier-"):
            return FIRST_CRIER + reading.deck(value.removeprefix("crier-"), place)
        return reading.card(value, place)

    def set_decks(self) -> None:
        s = self.s
        table = reading.keys(self.doc.get("decks", {}), "decks", DECK_SLUGS)
        for i, name in enumerate(reading.items(self.doc.get("box", []), "box")):
            s.box += (self.use(reading.card(name, f"box[{i}]"), f"box[{i}]"),)
        for deck, slug in enumerate(DECK_SLUGS):
            place = f"decks.{slug}"
            doc = reading.keys(table.get(slug, {}), place, ("cards", "face_up", "crier_out"))
            named = self.heap(doc.get("cards", []), f"{place}.cards", 0)
            if any(s.ruleset.deck_of[entry % KNOWN] != deck for entry in named):
                raise reading.bad(place, "a card of another deck is in it")
            if reading.flag(doc.get("crier_out", False), f"{place}.crier_out"):
                self.use(FIRST_CRIER + deck, place)
                s.criers_out |= 1 << deck
            cards = [*self.rest(deck, place), *reversed(named)]
            if reading.flag(doc.get("face_up", False), f"{place}.face_up"):
                self.turn_up(cards, deck, place)
            s.decks.append(tuple(cards))

    def turn_up(self, cards: list[int], deck: int, place: str) -> None:
        if not cards or cards[-1] % KNOWN >= FIRST_CRIER:
            raise reading.bad(place, "there is no card that could lie face up")
        cards[-1] = cards[-1] % KNOWN + self.s.everyone()
        self.s.face_up |= 1 << deck

    def rest(self, deck: int, place: str) -> list[int]:
        """The cards of a deck that were named nowhere, from the bottom up; of mixed ones three go to the box."""
        s = self.s
        mixed = mixed_cards(s.ruleset, deck, s.expansion)
        left = fixed_cards(s.ruleset, deck, s.expansion) + mixed
        for card in self.used:
            if s.ruleset.deck_of[card] == deck:
                if card not in left:
                    raise reading.bad(place, f"{s.ruleset.slugs[card]} is not in this game")
                left.remove(card)
        if mixed:
            self.fill_box(deck, mixed, left, place)
        return left

    def fill_box(self, deck: int, mixed: list[int], left: list[int], place: str) -> None:
        """Three of the mixed cards of a deck are in the box."""
        s = self.s
        missing = REPLACED - sum(s.ruleset.deck_of[card] == deck for card in s.box)
        for card in reversed(mixed):
            if missing > 0 and card in left and s.box.count(card) < mixed.count(card):
                left.remove(card)
                s.box += (self.use(card, place),)
                missing -= 1
        if missing:
            raise reading.bad(place, f"{REPLACED} of its mixed cards must be in the box")

    def set_events(self) -> None:
        s = self.s
        named = self.heap(self.doc.get("events", []), "events", 0)
        queue = self.doc.get("queue")
        if queue is not None:
            self.set_queue(reading.items(queue, "queue"))
        left = [card for card in range(FIRST_EVENT, FIRST_EVENT + EVENTS) if card not in self.used]
        if queue is None:
            s.queue = (left[:QUEUE] + [NO_CARD_HERE] * QUEUE)[:QUEUE]
            s.coins = [0] * QUEUE
            left = left[QUEUE:]
        s.decks.append((*reversed(left), *reversed(named)))
        if any(s.ruleset.deck_of[entry % KNOWN] != EVENT_DECK for entry in s.decks[EVENT_DECK]):
            raise reading.bad("events", "only events can be there")

    def set_queue(self, queue: list[Any]) -> None:
        if len(queue) != QUEUE:
            raise reading.bad("queue", f"{QUEUE} places are expected")
        for i, item in enumerate(queue):
            if item is None:
                self.s.queue.append(NO_CARD_HERE)
                self.s.coins.append(0)
                continue
            doc = reading.keys(item, f"queue[{i}]", ("event", "deniers"))
            card = reading.card(doc.get("event"), f"queue[{i}].event")
            if card < FIRST_EVENT:
                raise reading.bad(f"queue[{i}].event", f"{doc['event']} is no event")
            circles = self.s.ruleset.events[card - FIRST_EVENT].circles
            self.s.queue.append(self.use(card, f"queue[{i}]"))
            self.s.coins.append(reading.whole(doc.get("deniers", 0), f"queue[{i}].deniers", 0, circles))


SLOTS_BY_NAME: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}


def read_position(doc: Doc, rules: int, chance: Chance) -> Tournay:
    """The table of a written position, at its next question."""
    s = Setter(doc, chance).set_all()
    s.rules = rules
    try:
        s.check()
    except RulesBug as error:
        raise BadPosition(f"position: {error}") from None
    for i, step in enumerate(reading.items(doc.get("agenda", [{"step": "BeginTurn"}]), "agenda")):
        place = f"agenda[{i}]"
        if not isinstance(step, dict) or step.get("step") not in STEPS:
            raise reading.bad(place, f"there is no step {step!r:.60}")
        s.agenda.append(STEPS[step["step"]](StepReader(step, place, s.seats)))
    try:
        s.settle()
        stuck = [seat for seat in s.waiting() if not s.options(seat)]
    except (IndexError, KeyError, ValueError):
        raise reading.bad("agenda", "the last step can't be asked on this table") from None
    if stuck:
        raise reading.bad("agenda", f"seat {stuck[0]} has no answer to the last step")
    return s
