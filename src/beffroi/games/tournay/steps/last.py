"""After the last round: one more card of each player, face down and together; then the ramparts."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.district import places
from beffroi.games.tournay.encoding import ACTIVITIES, CARD_BITS, FINISH, FIRST_EVENT
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.forecast import placement
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.games.tournay.moves import CARD, MOVES, NO_CARD, SLOT
from beffroi.games.tournay.prices import card_sources, playable
from beffroi.games.tournay.refusals import piece_at, why_not_piece, why_not_place, why_not_play
from beffroi.games.tournay.sightings import show_in_hand
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.play import place_label, play_label, start_playing
from beffroi.games.tournay.steps.question import piece_of
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import NOBODY, UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Automatic, Simultaneous, Step

UNCHOSEN: Final = -1


class LastCards(Automatic[Tournay]):
    """Whoever has an activity card is asked for a last one; when all are down, ramparts follow."""

    def resolve(self, s: Tournay) -> None:
        answers = [UNANSWERED if has_activity(s, seat) else Simultaneous.NOT_ASKED for seat in range(s.seats)]
        s.ask(BuildRamparts())
        if UNANSWERED in answers:
            s.ask(LastCard(answers, [UNCHOSEN] * s.seats))


def has_activity(s: Tournay, seat: Seat) -> bool:
    return any(entry & CARD_BITS < ACTIVITIES for entry in s.hands[seat])


class LastCard(Simultaneous[Tournay]):
    """Choose in secret a card and then its slot, or no card. It must be legal and affordable now.

    The two answers of a seat make one secret: the seat stays asked until the slot is chosen too.
    """

    __slots__ = ("cards",)

    def __init__(self, answers: list[Move], cards: list[int]) -> None:
        super().__init__(answers)
        self.cards = cards  # by seat: chosen, its slot not yet or just answered

    def copy(self) -> LastCard:
        return LastCard(self.answers[:], self.cards[:])

    def stays_open(self, seat: Seat, move: Move) -> bool:
        return move >= CARD or super().stays_open(seat, move)

    def collect(self, s: Tournay, seat: Seat, move: Move) -> bool:
        if move < CARD:
            return super().collect(s, seat, move)
        asked = self.copy()
        asked.cards[seat] = move - CARD
        s.agenda[-1] = asked
        return True

    def forget(self, seat: Seat) -> None:
        super().forget(seat)
        self.cards = [card if other == seat else UNCHOSEN for other, card in enumerate(self.cards)]

    def forget_own(self, seat: Seat) -> None:
        super().forget_own(seat)
        self.cards[seat] = UNCHOSEN

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        if self.cards[seat] == UNCHOSEN:
            return Label("ask-last-card")
        return Label("ask-last-slot", (s.ruleset.keys[self.cards[seat]],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        card = self.cards[seat]
        if card == UNCHOSEN:
            return [NO_CARD] + [CARD + other for other in playable(s, seat)]
        return [SLOT + slot for slot in last_places(s, seat, card)]

    def reveal(self, s: Tournay) -> None:
        steps: list[Step[Tournay]] = []
        for seat in range(s.seats):
            card = self.cards[seat]
            if card != UNCHOSEN:
                show_in_hand(s, seat, card)
                s.tell("reveals", seat, s.ruleset.keys[card])
                steps.append(PlaceLast(seat, card, self.answers[seat] - SLOT))
        s.ask_all(steps)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= CARD:
            return play_label(s, move - CARD)
        return place_label(s, seat, self.cards[seat], move - SLOT) if move >= SLOT else Label("no-card")

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return piece_of(seat, move)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "card":
            return why_not_play(s, seat, number)
        if kind == "slot":
            return why_not_place(seat, owner)
        return why_not_piece(s, seat, kind, number, owner)

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        """Show all who take part, so that nobody sees who has answered, and to the viewer the own secret choice."""
        doc: Doc = {"seats": [seat for seat in range(s.seats) if self.answers[seat] != Simultaneous.NOT_ASKED]}
        if viewer != NOBODY and self.cards[viewer] != UNCHOSEN:
            card = self.cards[viewer]
            doc["last_card"] = s.ruleset.slugs[card]
            slots = last_places(s, viewer, card)
            doc["placements"] = {MOVES.notation(SLOT + slot): placement(s, viewer, card, slot) for slot in slots}
        return doc

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        if self.cards[viewer] != UNCHOSEN:
            out.pick(CARD + self.cards[viewer])

    def fields(self) -> Doc:
        cards = ["" if card == UNCHOSEN else CARD_SLUGS[card] for card in self.cards]
        return {"answers": self.answers[:], "cards": cards}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> LastCard:
        answers = r.numbers("answers", s.seats, Simultaneous.NOT_ASKED, MOVES.count - 1)
        names = r.values("cards")
        if len(names) != s.seats:
            raise r.bad("cards", "one card (or nothing) for each seat is expected")
        return cls(answers, [card - 1 for card in r.indexes("cards", ["", *CARD_SLUGS])])


def last_places(s: Tournay, seat: Seat, card: int) -> list[int]:
    """Return the slots on which the card may lie now, and still when it is paid for."""
    found = places(s, seat)
    if not s.ruleset.cards[card].cards:
        return found
    return [slot for slot in found if card_sources(s, seat, card, slot)]


class PlaceLast(Automatic[Tournay]):
    """A revealed card is paid for and placed."""

    __slots__ = ("card", "slot", "user")

    def __init__(self, user: Seat, card: int, slot: int) -> None:
        super().__init__()
        self.user = user
        self.card = card
        self.slot = slot

    def fields(self) -> Doc:
        return {"user": self.user, "card": CARD_SLUGS[self.card], "slot": SLOT_NAMES[self.slot]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> PlaceLast:
        return cls(r.seat("user"), r.index("card", CARD_SLUGS), r.index("slot", SLOT_NAMES))

    def resolve(self, s: Tournay) -> None:
        start_playing(s, self.user, self.card, self.slot)


class BuildRamparts(Automatic[Tournay]):
    """All ramparts still in hand are built; the game is over."""

    def resolve(self, s: Tournay) -> None:
        s.piles = s.piles[:]
        for seat in range(s.seats):
            hand = s.hands[seat]
            built = tuple([entry for entry in hand if entry & CARD_BITS >= FIRST_EVENT])
            if built:
                s.piles[seat] += built
                s.hands[seat] = tuple([entry for entry in hand if entry & CARD_BITS < FIRST_EVENT])
                s.tell("built-ramparts", seat, len(built))
        s.ending = FINISH
        s.tell("game-over")
