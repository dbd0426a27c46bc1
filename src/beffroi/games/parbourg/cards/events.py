"""The events of bids that have one: each odd card with its rule and the question it asks."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.effects import A_BUILDING, LYING_CARD, OPPONENT, Effect, put_in_force
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CARDS
from beffroi.games.parbourg.laid_cards import NONE, change_bid, lift_bid, place_of
from beffroi.games.parbourg.powers import shielded, walled
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.events import ChooseLevered, GiveInToBlackmail, TakeFromDiscard
from beffroi.games.parbourg.steps.folding import fold
from beffroi.kernel.state import Doc, Move, Seat


class AtStanding(Effect):
    """Names a standing opponent, and holds while the card lies: Speaking Time, Challenge to a Duel."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.standing(other) and not shielded(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if not shielded(s, play.other):
            put_in_force(s, play, 0, play.other)


class Alliance(Effect):
    """Draw cards; then an opponent of your choice, folded or not, draws one."""

    __slots__ = ("ally", "draws")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT
        self.ally: int = row["ally"]
        self.draws: int = row["draws"]

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if not shielded(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.draw(play.by, self.draws)
        if not shielded(s, play.other):
            s.draw(play.other, self.ally)


class AtLying(Effect):
    """Chooses an Action card lying in front of an opponent, folded or not, open or face down."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = LYING_CARD

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.lying[other] and not walled(s, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        return [moves.LYING + place for place in range(len(s.lying[other]))]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        place = place_of(s, play.other, play.what)
        if place != NONE and not walled(s, play.other):
            self.strike(s, play, place)

    def strike(self, s: Parbourg, play: Play, place: int) -> None:
        raise NotImplementedError


class Thrust(AtLying):
    """The card counts less in this challenge, event points on it included, but not below nothing."""

    __slots__ = ("less",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.less: int = row["less"]

    def strike(self, s: Parbourg, play: Play, place: int) -> None:
        laid = s.lying[play.other][place]
        change_bid(s, play.other, place, laid.reduced(self.less))


class Assault(AtLying):
    """The card is discarded; what its event holds in force ends."""

    def strike(self, s: Parbourg, play: Play, place: int) -> None:
        laid = lift_bid(s, play.other, place)
        s.discard = [*s.discard, laid.card]
        s.tell("loses-bid", play.other, CARD_KEYS[laid.card])
        if laid.down:
            s.seal()


class AtBuilding(Effect):
    """Discards one building of an opponent: the Battering Ram."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = A_BUILDING

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.buildings[other] and not walled(s, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        return [moves.CARD + building for building in sorted(set(s.buildings[other]))]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if play.other != NONE and not walled(s, play.other):
            s.raze(play.other, play.what)
            s.tell("loses-building", play.other, CARD_KEYS[play.what])


class Pickpocketing(Effect):
    """Take a card at random from the hand of an opponent."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.hands[other] and not shielded(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        hand = s.hands[play.other]
        if shielded(s, play.other) or not hand:
            return
        card = hand[s.chance.below(len(hand), "theft")] >> 4
        s.lose(play.other, card)
        s.hide_which_left(play.other, 1 << play.by, len(CARDS))
        s.gain(play.by, card, 1 << play.other)
        s.tell("steals", play.by, play.other)
        for seat in (play.by, play.other):
            s.tell_only(seat, "stolen-card", CARD_KEYS[card])


class Blackmail(Effect):
    """A standing opponent discards a card or folds at once, as he likes; with no card he folds."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.standing(other) and not shielded(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if shielded(s, play.other) or not s.standing(play.other):
            return
        if s.hands[play.other]:
            s.ask(GiveInToBlackmail(play.other))
        else:
            fold(s, play.other)


class Search(Effect):
    """Take a card from the topmost ones of the discard pile."""

    __slots__ = ("top",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.top: int = row["top"]

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return bool(s.discard)

    def on_offer(self, s: Parbourg) -> list[int]:
        return sorted(set(s.discard[-self.top :]))

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.discard:
            s.ask(TakeFromDiscard(play.by, play.card))


class Lever(Effect):
    """One other Action card of yours counts its printed value once more, up to a cap."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return bool(s.lying[by])

    def carry_out(self, s: Parbourg, play: Play) -> None:
        place = place_of(s, play.by, play.own)
        others = [laid for laid in s.lying[play.by] if laid.serial != play.own]
        if place == NONE or not others:
            return
        if len(others) == 1:
            put_in_force(s, play, 0, others[0].serial)
        else:
            s.ask(ChooseLevered(play.by, play.own))
