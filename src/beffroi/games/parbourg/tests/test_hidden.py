"""What a seat holds in secret moves nobody else's table: two tables that differ only there are told apart by nobody."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.cards.ids import EPHEMERAL, FIRST_EPHEMERAL
from beffroi.games.parbourg.laid_cards import LaidCard, without
from beffroi.games.parbourg.moves import HIDE, PASS
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.alchemy import GiveInReturn
from beffroi.games.parbourg.tests.support import asked, play, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on
from beffroi.kernel.state import NOBODY, Doc, Move, Seat

OPTIONS: list[Doc] = [{}, {"henchmen": "16"}, {"henchmen": "16", "set-aside": True}]


class Twins:
    """A table and another that differs from it only by one card in a seat's hand, exchanged for the deck's last."""

    def __init__(self, s: Parbourg, seat: Seat, place: int) -> None:
        self.keeper = seat
        self.cards = s.hands[seat][place] >> 4, s.deck[0]
        twin = s.clone(s.chance.copy())
        twin.hands[seat] = without(s.hands[seat], place)
        twin.gain(seat, self.cards[1], 0)
        twin.deck = [self.cards[0], *s.deck[1:]]
        self.tables = s, twin

    def secret(self) -> bool:
        """Whether the two cards are still where only their keeper sees them, and the last ones of the deck there.

        A theft from the keeper's hand ends it too: of different hands chance takes different cards.
        """
        return not self.robbed() and all(
            self.hidden(one, own) and one.deck[:1] == [other]
            for one, own, other in zip(self.tables, self.cards, reversed(self.cards), strict=True)
        )

    def robbed(self) -> bool:
        return any(event.key == "steals" and event.args[1] == self.keeper for event in self.tables[0].journal or ())

    def hidden(self, s: Parbourg, card: int) -> bool:
        alone = 1 << self.keeper
        held = any(hold == card << 4 | alone for hold in s.hands[self.keeper])
        return held or any(laid.down and (laid.card, laid.seen) == (card, alone) for laid in s.lying[self.keeper])

    def answer(self, luck: FastChance) -> tuple[Seat, list[Move]] | None:
        """An answer both tables allow; the keeper may also hide the card that tells them apart. None: there is none."""
        s, twin = self.tables
        seat = s.waiting()[luck.pick(len(s.waiting()))]
        choices = [[move, move] for move in s.options(seat) if move in twin.options(seat)]
        if seat == self.keeper:
            hide = [HIDE + card if card < FIRST_EPHEMERAL else NOBODY for card in self.cards]
            if all(move in one.options(seat) for move, one in zip(hide, self.tables, strict=True)):
                choices += [hide] * len(choices)
        return (seat, choices[luck.pick(len(choices))]) if choices else None

    def play(self, seat: Seat, moves: list[Move]) -> None:
        for one, move in zip(self.tables, moves, strict=True):
            one.journal = []
            one.apply(seat, move)

    def told_apart(self) -> list[Seat]:
        """The seats, or the spectator, to whom the two tables look different."""
        others = [seat for seat in range(NOBODY, self.tables[0].seats) if seat != self.keeper]
        return [seat for seat in others if seen(self.tables[0], seat) != seen(self.tables[1], seat)]


def seen(s: Parbourg, seat: Seat) -> tuple[Doc, list[Seat], list[str], list[str]]:
    """All that reaches a seat: its view, who is waited for, what it was told, and what it may answer in which words."""
    told = [repr(event) for event in s.journal or () if event.seen_by(seat)]
    answers = [repr(GAME.label(s, seat, move)) for move in s.options(seat)] if seat in s.waiting() else []
    return s.view(seat), s.waiting(), told, answers


def unanswered(s: Parbourg) -> bool:
    """Whether nobody has given a secret answer yet to the question being asked."""
    return bool(s.waiting() == s.view(NOBODY)["asking"]["seats"])


def unknown_cards(s: Parbourg, seat: Seat) -> list[int]:
    """The places in a hand whose card nobody else has seen."""
    return [place for place, hold in enumerate(s.hands[seat]) if hold & 15 == 1 << seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_nobody_can_tell_what_a_seat_holds_until_it_acts_on_it(seats: int, options: Doc) -> None:
    luck = FastChance(seats)
    compared = 0
    for seed in range(12):
        s = GAME.new(seats, options, seed=seed)
        assert isinstance(s, Parbourg)
        play_on(s, luck, luck.pick(150))
        while not s.over and not unanswered(s):
            play_on(s, luck, 1)
        keeper = luck.pick(seats)
        places = unknown_cards(s, keeper)
        if s.over or not places or not s.deck:
            continue
        twins = Twins(s, keeper, places[luck.pick(len(places))])
        while not s.over and twins.secret():
            assert twins.told_apart() == []
            compared += 1
            answer = twins.answer(luck)
            if answer is None:
                break
            twins.play(*answer)
    assert compared > 100, "the games were long enough to say something"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whether_a_seat_is_asked_does_not_hang_on_what_anybody_holds(seats: int) -> None:
    """All hands and the deck dealt anew where anybody may pass: if all do, the same seats are asked the same next."""
    s = GAME.new(seats, {}, seed=seats)
    assert isinstance(s, Parbourg)
    luck = FastChance(seats)
    while not s.over:
        if PASS in s.options(s.waiting()[0]) and unanswered(s) and luck.pick(4):
            other = dealt_anew(s, luck)
            for one in (s, other):
                for seat in one.waiting():
                    one.apply(seat, PASS)
            assert (asked(other), other.waiting()) == (asked(s), s.waiting())
        else:
            play_on(s, luck, 1)


def dealt_anew(s: Parbourg, luck: FastChance) -> Parbourg:
    """The same table as a spectator sees it, with every hand full of other cards."""
    other = s.clone(s.chance.copy())
    cards = other.deck + [hold >> 4 for hand in other.hands for hold in hand]
    luck.shuffle(cards, "deal")
    for seat, hand in enumerate(other.hands):
        other.hands[seat] = sorted(cards.pop() << 4 | 1 << seat for _ in hand)
    other.deck = cards
    return other


def test_the_mage_chapter_a_hidden_bid_is_known_to_its_owner_alone() -> None:
    s = table(
        {
            "henchmen": ["mage"],
            "hand": ["dukes-favour", *({"card": card, "known": [1]} for card in ("bribe", "court"))],
        },
        {"henchmen": ["captain"]},
        {"henchmen": ["engineer"]},
        turn=0,
    )
    play(s, 0, "hide dukes-favour")
    assert [s.view(seat)["players"][0]["lying"][0]["card"] for seat in range(3)] == ["dukes-favour", None, None]
    assert s.view(1)["players"][0]["known"] == ["court"], "it might have been the Bribe that was laid, but no building"


def test_the_mage_chapter_a_card_shown_for_its_event_leaves_what_was_known_of_the_hand() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["fiery-plea", {"card": "bribe", "known": [1]}]},
        {"henchmen": ["captain"]},
        {"henchmen": ["engineer"]},
        turn=0,
    )
    play(s, 0, "hide-event fiery-plea")
    assert s.view(2)["players"][0]["lying"][0]["card"] == "fiery-plea"
    assert s.view(1)["players"][0]["known"] == ["bribe"], "everybody saw which card was laid"


def test_a_hidden_bid_is_imagined_as_an_action_card_nobody_has_seen() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["bribe"], "lying": [{"card": "dukes-favour", "down": True}]},
        {"henchmen": ["captain"], "hand": ["court"]},
        turn=1,
    )
    found: set[int] = set()
    for seed in range(60):
        other = s.imagine(1, FastChance(seed))
        assert isinstance(other, Parbourg)
        laid: LaidCard = other.lying[0][0]
        assert other.ruleset.kinds[laid.card] < EPHEMERAL
        assert other.view(1) == s.view(1)
        other.check()
        found.add(laid.card)
    assert len(found) > 20, "it might be nearly any"


def test_a_third_seat_imagines_a_card_that_was_really_taken() -> None:
    """The card taken from a hand is one that its giver knows; what the taker held before is not."""
    own, bribe = "speech-to-the-troops", {"henchmen": ["spy"], "hand": ["bribe"]}
    s = table(
        {"henchmen": ["mage"], "hand": ["truth-potion", own]},
        bribe,
        {"henchmen": ["engineer"], "hand": ["ambush"]},
        turn=0,
    )
    play(s, 0, "card truth-potion", "seat 1", "card bribe")
    for seed in range(20):
        imagined = s.imagine(2, FastChance(seed))
        imagined.check()
        step = imagined.agenda[-1]
        assert isinstance(step, GiveInReturn)
        assert any(hold >> 4 == step.card and hold >> 1 & 1 for hold in imagined.hands[0])
