"""Activating a building, and the characters of its row and column."""

from __future__ import annotations

from beffroi.games.tournay.encoding import BUILDING, CHARACTER, COLOURS, DAMAGED, WHITE, workers
from beffroi.games.tournay.forecast import activation
from beffroi.games.tournay.grid import LINES, SLOT_KEYS, SLOT_NAMES, SLOTS
from beffroi.games.tournay.moves import BARE, COLOUR, DONE, MOVES, SLOT, workplace
from beffroi.games.tournay.prices import can_use
from beffroi.games.tournay.revisions import EFFECT_IS_LEFT
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.citizens import ask_citizens
from beffroi.games.tournay.steps.question import TournayQuestion, slot_label
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic


def can_work_on(s: Tournay, seat: Seat, slot: int) -> bool:
    """Tell whether the building may be activated: nothing lies on it, or a Priest allows a second time."""
    work = s.work[seat * SLOTS + slot]
    if not work:
        return True
    return not work & DAMAGED and workers(work) == 1 and s.doubled(seat, slot)


def add_workplaces(s: Tournay, seat: Seat, at_hand: int, found: list[Move]) -> None:
    """Offer one's buildings that can be activated by citizens of these colours (bits)."""
    ruleset, base = s.ruleset, seat * SLOTS
    for slot in s.slots[seat]:
        card = s.tiles[base + slot]
        if ruleset.sort[card] == BUILDING and at_hand >> ruleset.colour[card] & 1 and can_work_on(s, seat, slot):
            found.append(SLOT + slot)
            if works_bare(s, seat, slot, ruleset.colour[card]):
                found.append(BARE + slot)


def works_bare(s: Tournay, seat: Seat, slot: int, worker: int) -> bool:
    """Tell whether a building may be activated for its characters alone by a citizen of a colour.

    Only deniers come by themselves: whatever else a building does can be declined when it is asked for.
    """
    ruleset, base = s.ruleset, seat * SLOTS
    card = s.tiles[base + slot]
    if s.rules < EFFECT_IS_LEFT or not ruleset.cards[card].activation.deniers(s, seat):
        return False
    for here in LINES[slot]:
        other = s.tiles[base + here]
        if other >= 0 and ruleset.sort[other] == CHARACTER and not s.work[base + here]:
            power = ruleset.cards[other].power
            if power.gain(BUILDING, ruleset.colour[card], False) or power.awaits(s, seat, here, slot, worker):
                return True
    return False


def activate(s: Tournay, seat: Seat, move: Move, colour: int) -> None:
    """Put a citizen of a colour to work on a building: first its effect, unless it is left out; then the characters."""
    slot = workplace(move)
    bare = move >= BARE
    s.tell("activated-bare" if bare else "activated", seat, s.ruleset.keys[s.tiles[seat * SLOTS + slot]])
    s.ask(MeetCharacters(seat, slot, False))
    if not bare:
        s.ask(RunBuilding(seat, slot))
    ask_citizens(s, seat, colour, 1, 0, seat * SLOTS + slot)


def activate_label(s: Tournay, seat: Seat, move: Move, colour: int) -> Label:
    """Say the activation of a building by a citizen of a colour, with the deniers it brings at once."""
    slot = workplace(move)
    preview = activation(s, seat, move, colour)
    deniers = preview["deniers"] + sum([trigger["deniers"] for trigger in preview["triggers"]])
    key = "activate-bare" if move >= BARE else "activate"
    return Label(key, (s.ruleset.keys[s.tiles[seat * SLOTS + slot]], SLOT_KEYS[slot], deniers))


class RunBuilding(Automatic[Tournay]):
    """The building does what it does for its user."""

    __slots__ = ("slot", "user")

    def __init__(self, user: Seat, slot: int) -> None:
        super().__init__()
        self.user = user
        self.slot = slot

    def fields(self) -> Doc:
        return {"user": self.user, "slot": SLOT_NAMES[self.slot]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> RunBuilding:
        return cls(r.seat("user"), r.index("slot", SLOT_NAMES))

    def resolve(self, s: Tournay) -> None:
        s.ruleset.cards[s.tiles[self.user * SLOTS + self.slot]].activation.use(s, self.user, 0)


class MeetCharacters(Automatic[Tournay]):
    """The characters in the row and column of a card just placed or activated: deniers first, then the rest."""

    __slots__ = ("placed", "slot", "user")

    def __init__(self, user: Seat, slot: int, placed: bool) -> None:
        super().__init__()
        self.user = user
        self.slot = slot
        self.placed = placed

    def fields(self) -> Doc:
        return {"user": self.user, "slot": SLOT_NAMES[self.slot], "placed": self.placed}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> MeetCharacters:
        return cls(r.seat("user"), r.index("slot", SLOT_NAMES), r.flag("placed"))

    def resolve(self, s: Tournay) -> None:
        seat, ruleset = self.user, s.ruleset
        base = seat * SLOTS
        card = s.tiles[base + self.slot]
        sort, colour = ruleset.sort[card], ruleset.colour[card]
        offers: list[int] = []
        for here in LINES[self.slot]:
            other = s.tiles[base + here]
            if other >= 0 and ruleset.sort[other] == CHARACTER and not s.work[base + here]:
                power = ruleset.cards[other].power
                deniers = power.gain(sort, colour, self.placed)
                if deniers:
                    s.gain(seat, deniers)
                    s.tell("character-pays", seat, ruleset.keys[other], deniers)
                elif power.offers(s, seat, here, self.slot, self.placed):
                    offers.append(here)
        if offers:
            s.ask(OfferCharacters(seat, offers))


class OfferCharacters(Automatic[Tournay]):
    """Asks for the characters that can be used, as long as there are any."""

    __slots__ = ("offers", "user")

    def __init__(self, user: Seat, offers: list[int]) -> None:
        super().__init__()
        self.user = user
        self.offers = offers

    def fields(self) -> Doc:
        return {"user": self.user, "offers": [SLOT_NAMES[slot] for slot in self.offers]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> OfferCharacters:
        return cls(r.seat("user"), r.indexes("offers", SLOT_NAMES))

    def resolve(self, s: Tournay) -> None:
        if usable(s, self.user, self.offers):
            s.ask(UseCharacter(self.user, self.offers))


def usable(s: Tournay, seat: Seat, offers: list[int]) -> list[int]:
    """Return the offered characters that are still undamaged and would do something."""
    found = []
    for slot in offers:
        card = s.tiles[seat * SLOTS + slot]
        if not s.work[seat * SLOTS + slot] and s.ruleset.cards[card].power.usable(s, seat, slot):
            found.append(slot)
    return found


class UseCharacter(TournayQuestion):
    """Use the characters of the row and column in the order of one's choice, or leave them."""

    __slots__ = ("offers",)

    def __init__(self, seat: Seat, offers: list[int]) -> None:
        super().__init__(seat)
        self.offers = offers

    def fields(self) -> Doc:
        return {"offers": [SLOT_NAMES[slot] for slot in self.offers]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> UseCharacter:
        return cls(r.seat(), r.indexes("offers", SLOT_NAMES))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        for slot in self.offers:
            out.pick(SLOT + slot)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DONE] + [SLOT + slot for slot in usable(s, seat, self.offers)]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DONE:
            return
        slot = move - SLOT
        s.ask(OfferCharacters(seat, [here for here in self.offers if here != slot]))
        s.ruleset.cards[s.tiles[seat * SLOTS + slot]].power.use(s, seat, slot)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("done") if move == DONE else slot_label("use-character", s, seat, move - SLOT)


def second_workplaces(s: Tournay, seat: Seat, here: int, colour: int) -> list[int]:
    """Return the free buildings of a colour in the lines of a Monk or Templar, if a white citizen can be found."""
    if not can_use(s, seat, WHITE, 1, 0):
        return []
    ruleset, base, found = s.ruleset, seat * SLOTS, []
    for slot in LINES[here]:
        card = s.tiles[base + slot]
        if card >= 0 and not s.work[base + slot] and ruleset.sort[card] == BUILDING and ruleset.colour[card] == colour:
            found.append(slot)
    return found


class ActivateAnother(TournayQuestion):
    """The Monk (yellow) or the Templar (red): activate a building of another colour with a white citizen."""

    __slots__ = ("colour", "here")

    def __init__(self, seat: Seat, here: int, colour: int) -> None:
        super().__init__(seat)
        self.here = here
        self.colour = colour

    def fields(self) -> Doc:
        return {"here": SLOT_NAMES[self.here], "colour": COLOURS[self.colour]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ActivateAnother:
        return cls(r.seat(), r.index("here", SLOT_NAMES), r.index("colour", COLOURS))

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-activate-another", (s.ruleset.keys[s.tiles[seat * SLOTS + self.here]],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        slots = second_workplaces(s, seat, self.here, self.colour)
        return [SLOT + slot for slot in slots] + [BARE + slot for slot in slots if works_bare(s, seat, slot, WHITE)]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        activate(s, seat, move, WHITE)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return activate_label(s, seat, move, WHITE)

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        if viewer != self.seat:
            return {}
        moves = self.options(s, viewer)
        return {"actions": {MOVES.notation(move): activation(s, viewer, move, WHITE) for move in moves}}

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.pick(SLOT + self.here)
        out.pick(COLOUR + self.colour)
