"""The questions buildings ask: whom to recruit, what to copy, which events and cards to hit."""

from __future__ import annotations

from beffroi.games.tournay.encoding import (
    ALL_COLOURS,
    BUILDING,
    COLOUR_KEYS,
    COLOURS,
    DAMAGED,
    MANY,
    NO_CARD_HERE,
    QUEUE,
    bits,
    colour_names,
)
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import CITIZEN, COLOUR, DECLINE, DONE, EVENT, SITE
from beffroi.games.tournay.refusals import piece_at, why_not_piece, why_not_target
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.events import MeetEvent, add_coin
from beffroi.games.tournay.steps.question import TournayQuestion, site_label
from beffroi.games.tournay.steps.strikes import damage
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat

# --- recruiting ---------------------------------------------------------------


def recruitable(s: Tournay, seat: Seat, price: int, colours: int) -> list[int]:
    """Return the colours of which a citizen can be recruited for this price."""
    if s.purse[seat] < price:
        return []
    return [colour for colour in range(3) if colours >> colour & 1 and s.reserve[colour]]


def recruit(s: Tournay, seat: Seat, colour: int, price: int) -> None:
    s.pay(seat, price)
    s.recruit(seat, colour)
    s.tell("recruited", seat, COLOUR_KEYS[colour], price)


class ChooseRecruit(TournayQuestion):
    """Pay for a citizen of the reserve, who stands on one's Plaza at once."""

    __slots__ = ("colours", "price")

    def __init__(self, seat: Seat, price: int, colours: int) -> None:
        super().__init__(seat)
        self.price = price
        self.colours = colours

    def fields(self) -> Doc:
        return {"price": self.price, "colours": colour_names(self.colours)}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ChooseRecruit:
        return cls(r.seat(), r.number("price", 0, MANY), bits(r.indexes("colours", COLOURS)))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.price)
        for colour in range(3):
            if self.colours >> colour & 1:
                out.pick(COLOUR + colour)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-choose-recruit", (self.price,))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DECLINE] + [COLOUR + colour for colour in recruitable(s, seat, self.price, self.colours)]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            recruit(s, seat, move - COLOUR, self.price)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("decline") if move == DECLINE else Label("recruit", (COLOUR_KEYS[move - COLOUR], self.price))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return "" if move == DECLINE else f"reserve:{COLOURS[move - COLOUR]}"


# --- copying --------------------------------------------------------------------


def copy_sites(s: Tournay, seat: Seat, colours: int, free: bool, chain: int) -> list[int]:
    """Find other players' visible, undamaged buildings that may be copied, none twice in a chain of copies."""
    ruleset, found = s.ruleset, []
    for other in s.others(seat):
        for slot in s.slots[other]:
            site = other * SLOTS + slot
            card, work = s.tiles[site], s.work[site]
            if ruleset.sort[card] != BUILDING or not colours >> ruleset.colour[card] & 1 or chain >> site & 1:
                continue
            if not work or not (free or work & DAMAGED):
                found.append(site)
    return found


class ChooseCopy(TournayQuestion):
    """Copy a building of another player: it works as if it were one's own."""

    __slots__ = ("chain", "colours", "free")

    def __init__(self, seat: Seat, colours: int, free: bool, chain: int) -> None:
        super().__init__(seat)
        self.colours = colours
        self.free = free
        self.chain = chain  # sites copied so far, as bits

    def fields(self) -> Doc:
        return {"colours": colour_names(self.colours), "free": self.free, "chain": self.chain}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ChooseCopy:
        return cls(r.seat(), bits(r.indexes("colours", COLOURS)), r.flag("free"), r.number("chain", 0, 1 << 100))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.free)
        for colour in range(3):
            if self.colours >> colour & 1:
                out.pick(COLOUR + colour)
        for site in range(s.seats * SLOTS):
            if self.chain >> site & 1:
                out.pick(SITE + site)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DECLINE] + [SITE + site for site in copy_sites(s, seat, self.colours, self.free, self.chain)]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            site = move - SITE
            s.tell("copied", seat, site // SLOTS, s.ruleset.keys[s.tiles[site]])
            s.ruleset.cards[s.tiles[site]].activation.use(s, seat, self.chain | 1 << site)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("decline") if move == DECLINE else site_label("copy", s, move - SITE)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "slot" and s.tiles[owner * SLOTS + number] != NO_CARD_HERE:
            return why_not_target(s, seat, owner, number, True)
        return why_not_piece(s, seat, kind, number, owner)


# --- the Ballista ---------------------------------------------------------------


class AimBallista(TournayQuestion):
    """Choose the events, from left to right; then all deniers are put on them, then they strike the others."""

    __slots__ = ("chosen", "left")

    def __init__(self, seat: Seat, left: int, chosen: int) -> None:
        super().__init__(seat)
        self.left = left
        self.chosen = chosen  # places of the queue, as bits

    def fields(self) -> Doc:
        return {"left": self.left, "chosen": [place + 1 for place in range(QUEUE) if self.chosen >> place & 1]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> AimBallista:
        chosen = r.numbers("chosen", len(r.values("chosen")), 1, QUEUE)
        return cls(r.seat(), r.number("left", 0, QUEUE), bits([place - 1 for place in chosen]))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.left)
        for place in range(QUEUE):
            if self.chosen >> place & 1:
                out.pick(EVENT + place)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-aim-ballista", (self.left,))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        stop = DONE if self.chosen else DECLINE
        places = range(self.chosen.bit_length(), len(s.queue))
        return [stop] + [EVENT + place for place in places if s.queue[place] != NO_CARD_HERE]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DECLINE:
            return
        if move == DONE:
            self.shoot(s, seat, self.chosen)
            return
        place = move - EVENT
        chosen = self.chosen | 1 << place
        more = [i for i in range(place + 1, len(s.queue)) if s.queue[i] != NO_CARD_HERE]
        if self.left > 1 and more:
            s.ask(AimBallista(seat, self.left - 1, chosen))
        else:
            self.shoot(s, seat, chosen)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= EVENT:
            return Label("aim", (s.ruleset.keys[s.queue[move - EVENT]], s.coins[move - EVENT]))
        return Label("done" if move == DONE else "decline")

    def shoot(self, s: Tournay, seat: Seat, chosen: int) -> None:
        places = [place for place in range(len(s.queue)) if chosen >> place & 1]
        s.tell("shot-ballista", seat, len(places))
        for place in places:
            add_coin(s, place)
        s.ask_all([MeetEvent(seat, place, True) for place in places])


# --- the Catapult ---------------------------------------------------------------


def aim_catapult(s: Tournay, seat: Seat) -> None:
    """Ask for one free card in every district that has one."""
    victims = s.from_active(seat)[0 if s.ruleset.catapult_hits_owner else 1 :]
    hit = [victim for victim in victims if s.free_cards(victim, ALL_COLOURS)]
    if hit:
        s.ask(AimCatapult(seat, hit, False))


class AimCatapult(TournayQuestion):
    """Choose the card of the next player that the Catapult damages."""

    __slots__ = ("begun", "victims")

    def __init__(self, seat: Seat, victims: list[Seat], begun: bool) -> None:
        super().__init__(seat)
        self.victims = victims
        self.begun = begun  # then it can't be declined any more

    def fields(self) -> Doc:
        return {"victims": self.victims[:], "begun": self.begun}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> AimCatapult:
        return cls(r.seat(), r.seat_list("victims"), r.flag("begun"))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.begun)
        for victim in self.victims:
            out.pick(CITIZEN + victim)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-aim-catapult", (self.victims[0],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        victim = self.victims[0]
        found = [SITE + victim * SLOTS + slot for slot in s.free_cards(victim, ALL_COLOURS)]
        return found if self.begun else [DECLINE, *found]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            damage(s, self.victims[0], (move - SITE) % SLOTS)
            if len(self.victims) > 1:
                s.ask(AimCatapult(seat, self.victims[1:], True))

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("decline") if move == DECLINE else site_label("hit", s, move - SITE)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "slot" and s.tiles[owner * SLOTS + number] != NO_CARD_HERE:
            return why_not_target(s, seat, owner, number, False)
        return why_not_piece(s, seat, kind, number, owner)


# --- the Manor ------------------------------------------------------------------


def levy(s: Tournay, other: Seat, colour: int, each: int) -> int:
    """Return what a player pays for his visible level I and II buildings of a colour: no more than he has."""
    buildings = 0
    for card in s.visible(other):
        buildings += s.ruleset.sort[card] == BUILDING and s.ruleset.colour[card] == colour
    return min(buildings * each, s.purse[other])


def levy_colours(s: Tournay, seat: Seat) -> list[int]:
    """Return the colours for which somebody would pay."""
    return [colour for colour in range(3) if any(levy(s, other, colour, 1) for other in s.others(seat))]


class ChooseLevy(TournayQuestion):
    """Choose the colour of the buildings for which the others pay."""

    __slots__ = ("each",)

    def __init__(self, seat: Seat, each: int) -> None:
        super().__init__(seat)
        self.each = each

    def fields(self) -> Doc:
        return {"each": self.each}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ChooseLevy:
        return cls(r.seat(), r.number("each", 0, MANY))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.each)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DECLINE] + [COLOUR + colour for colour in levy_colours(s, seat)]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DECLINE:
            return
        for other in s.others(seat):
            deniers = levy(s, other, move - COLOUR, self.each)
            if deniers:
                s.give(other, seat, deniers)
                s.tell("paid", other, seat, deniers)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move == DECLINE:
            return Label("decline")
        deniers = sum([levy(s, other, move - COLOUR, self.each) for other in s.others(seat)])
        return Label("levy", (COLOUR_KEYS[move - COLOUR], deniers))
