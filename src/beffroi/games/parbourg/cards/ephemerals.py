"""The Ephemeral cards with a rule of their own."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Announced, Play
from beffroi.games.parbourg.cards.effects import A_HENCHMAN, OPPONENT, Effect
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CEMETERY, HENCHMAN_KEYS
from beffroi.games.parbourg.henchmen import take_henchman
from beffroi.games.parbourg.laid_cards import NONE, SHIELDED, TURNED
from beffroi.games.parbourg.powers import exorcised, shielded
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.folding import fold
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import Doc, Move, Seat


class ShinobiGob(Effect):
    """An opponent's henchman is out of play for this day; a new one takes his place, unless he was half a Double."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = A_HENCHMAN

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if self.picks(s, by, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        henchmen = s.henchmen_of(other)
        if exorcised(s, other) or s.owns(other, CEMETERY) or (len(henchmen) == 1 and not s.henchman_pile):
            return []
        return [moves.HENCHMAN + henchman for henchman in henchmen]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if shielded(s, play.other):
            return
        place = 2 * play.other + (s.henchmen[2 * play.other + 1] == play.what)
        s.slain = [*s.slain, play.what]
        s.tell("slain", play.other, HENCHMAN_KEYS[play.what])
        if s.henchmen[2 * play.other + 1] == NONE:
            take_henchman(s, play.other, place)
        else:
            s.assign(play.other, s.henchmen[4 * play.other + 1 - place], NONE)


class Boouuuhh(Effect):
    """A standing opponent folds at once; not before everybody has had a turn or has folded."""

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT

    def usable(self, s: Parbourg, by: Seat) -> bool:
        for seat in range(s.seats):
            if not s.folded[seat] and not s.statuses[seat] & TURNED:
                return False
        return bool(self.targets(s, by))

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if s.standing(other) and not exorcised(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if not shielded(s, play.other) and s.standing(play.other):
            fold(s, play.other)


class Countermand(Effect):
    """Cancel the effect an opponent has just announced; a Countermand can be countermanded too."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return False  # never of its own accord: it answers an announcement

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.agenda.pop()  # the question whether anybody else answers what is cancelled now
        step = s.agenda[-1]
        if not isinstance(step, Announced):
            raise RulesBug("a Countermand finds nothing to cancel")
        s.agenda[-1] = step.cancelling()
        s.tell("countermands", play.by, CARD_KEYS[step.play.card])


class Trip(Effect):
    """An opponent's bid, folded or not, is worth less in this challenge."""

    __slots__ = ("less",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT
        self.less: int = row["less"]

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if not exorcised(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if not shielded(s, play.other):
            s.add_points(play.other, -self.less)


class PryingGlance(Effect):
    """Look at the hand of an opponent, then draw."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = OPPONENT
        self.draws: int = row["draws"]

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if not exorcised(s, other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if not shielded(s, play.other):
            s.show_hand(play.other, play.by)
        s.draw(play.by, self.draws)


class ParadeShield(Effect):
    """Until the end of the challenge effects of opponents can't choose you or anything of yours."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.set_status(play.by, SHIELDED)
