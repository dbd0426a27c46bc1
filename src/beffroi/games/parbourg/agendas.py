"""The agendas of Parbourg: the order of its steps, and what each needs on the table while it waits."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.effects import A_BUILDING, A_HENCHMAN, LYING_CARD, NOBODY_CHOSEN
from beffroi.games.parbourg.cards.ids import CARDS, COUNTERMAND, EPHEMERAL, PARADE_SHIELD, SILVER_MIRROR
from beffroi.games.parbourg.laid_cards import NONE, place_of
from beffroi.games.parbourg.revisions import EXTRA_CARDS_ARE_OFFERED
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.alchemy import ChooseColour, ChooseExchanged, GiveInReturn, TakeFromHand
from beffroi.games.parbourg.steps.announce import AimQuestion, Answer, CarryOut
from beffroi.games.parbourg.steps.day import DrawForDay, EndDay, Hire, KeepHenchman, PlayAtDawn, StartDay
from beffroi.games.parbourg.steps.draws import DrawAfterChallenge, DrawExtraCards, DrawForChallenge
from beffroi.games.parbourg.steps.events import ChooseLevered, ChooseNextToken, PayTax, TakeBack, TakeFromDiscard
from beffroi.games.parbourg.steps.folding import DiscardForDuel
from beffroi.games.parbourg.steps.turn import TakeTurn
from beffroi.games.parbourg.steps.window import PlayEphemeral
from beffroi.kernel.agendas import BOTTOM, Above, Agendas, StepCheck
from beffroi.kernel.state import UNANSWERED
from beffroi.kernel.step import Simultaneous, Step

ASKED_BY_EFFECTS: Final = (
    *("GiveInToBlackmail", "TakeFromDiscard", "ChooseLevered", "PayTax", "ChooseNextToken", "TakeBack", "Transmute"),
    *("CancelChallenge", "ChooseToken", "ChooseColour", "ChooseExchanged", "ChooseVictim", "TakeFromHand"),
    *("GiveInReturn", "DiscardForDuel"),
)
EFFECT: Final = (
    *("AimAtOpponent", "AimAtThing", "AimAtHenchman", "CarryOut", "AlchemistDraws"),
    *ASKED_BY_EFFECTS,
)
ABOVE: Final[Above] = {
    BOTTOM: ("StartDay", "EndDay"),
    "EndDay": ("UseDayPowers", "BeginDay", "PlayAtDawn", "NextChallenge"),
    "UseDayPowers": ("Hire", "KeepHenchman"),
    "Hire": ("Hire", "KeepHenchman"),
    "BeginDay": ("DrawForDay", "Spy", *EFFECT),
    "DrawForDay": ("DrawForDay", "Spy"),
    "NextChallenge": ("CountBids", "DrawAfterChallenge"),
    "DrawAfterChallenge": ("DrawExtraCards",),
    "CountBids": ("NextTurn",),
    "NextTurn": ("OpenWindow", "PlayEphemeral", "TakeTurn", "GoOn", "EndTurn"),
    "OpenWindow": ("DrawForChallenge", *EFFECT),
    "DrawForChallenge": ("DrawExtraCards",),
    "GoOn": EFFECT,
    "EndTurn": ("DiscardForDuel",),
    "DiscardForDuel": ("DiscardForDuel",),
    "CarryOut": ("OpenAnswers", "Answer"),
    "OpenAnswers": ("CarryOut",),
    "AlchemistDraws": ASKED_BY_EFFECTS,
}


def under(s: Parbourg, step: object) -> Step[Parbourg] | None:
    """Return the step on which another lies."""
    for i in range(1, len(s.agenda)):
        if s.agenda[i] is step:
            return s.agenda[i - 1]
    return None


# --- a day ------------------------------------------------------------------------


def start_day(s: Parbourg, step: StartDay) -> str:
    if s.day >= s.ruleset.days:
        return f"day {s.day} is the last"
    return "tokens of the day are left" if s.pile or s.stake != NONE else ""


def end_day(s: Parbourg, step: EndDay) -> str:
    if not s.day:
        return "no day has begun"
    alone = len(s.agenda) == 1
    return "tokens of the day are left" if alone and (s.pile or s.stake != NONE) else ""


def hire(s: Parbourg, step: Hire) -> str:
    waiting = [other.who for other in s.agenda if isinstance(other, Hire)]
    if len(set(waiting)) != len(waiting) or s.henchmen_of(step.who):
        return f"seat {step.who} hires one henchman"
    return ""


def keep_henchman(s: Parbourg, step: KeepHenchman) -> str:
    return "" if len(s.henchmen_of(step.seat)) > 1 else f"seat {step.seat} has no two henchmen"


def draw_for_day(s: Parbourg, step: DrawForDay) -> str:
    waiting = [other.who for other in s.agenda if isinstance(other, DrawForDay)]
    return "" if len(set(waiting)) == len(waiting) else f"seat {step.who} draws once"


def play_at_dawn(s: Parbourg, step: PlayAtDawn) -> str:
    return "" if s.order[step.turn] == step.seat else f"it is the turn of seat {s.order[step.turn]}"


# --- a challenge ------------------------------------------------------------------


def at_stake(s: Parbourg, step: object) -> str:
    return "" if s.stake != NONE else "no token is at stake"


def in_turn(s: Parbourg, step: object) -> str:
    return at_stake(s, step) or ("" if s.at != NONE else "it is nobody's turn")


def take_turn(s: Parbourg, step: TakeTurn) -> str:
    reason = in_turn(s, step)
    if not reason and s.order[s.at] != step.seat:
        reason = f"it is the turn of seat {s.order[s.at]}"
    return reason or ("" if s.standing(step.seat) else f"seat {step.seat} has folded")


def may_be_left(s: Parbourg, step: object) -> str:
    """By older rules nobody was asked whether to draw."""
    return at_stake(s, step) or ("" if s.rules >= EXTRA_CARDS_ARE_OFFERED else f"not by revision {s.rules}")


def draw_extra_cards(s: Parbourg, step: DrawExtraCards) -> str:
    """Before a challenge the Scout's, after it the Marauder's."""
    below = under(s, step)
    place = below.place if isinstance(below, (DrawForChallenge, DrawAfterChallenge)) else 0
    if not 1 <= place <= s.seats or s.order[place - 1] != step.seat:
        return f"seat {step.seat} is not the one to draw"
    return may_be_left(s, step)


def play_ephemeral(s: Parbourg, step: PlayEphemeral) -> str:
    return at_stake(s, step) or bad_answers(s, step)


def bad_answers(s: Parbourg, step: Simultaneous[Parbourg]) -> str:
    """Return which of several seats can't have been asked, or can't have answered like this."""
    for seat, move in enumerate(step.answers):
        if move != Simultaneous.NOT_ASKED and not s.hands[seat]:
            return f"seat {seat} has no card, and is not asked"
        if move >= 0 and move not in step.options(s, seat):
            return f"seat {seat} can't have answered like this"
    return "" if UNANSWERED in step.answers else "nobody is left to be asked"


# --- effects ----------------------------------------------------------------------


def bad_play(s: Parbourg, play: Play) -> str:
    """Return why an effect can't be announced: its card was played, and what it has chosen is there."""
    card, effect = CARDS[play.card], s.ruleset.effects[play.card]
    if play.own == NONE and play.card not in s.used:
        return f"{card} was not played"
    if play.own != NONE:
        laid = [one for one in s.lying[play.by] if one.serial == play.own and one.card == play.card]
        if not laid:
            return f"{card} does not lie there"
        if laid[0].seen != s.everybody():
            return f"everybody has seen {card}, of which the event is announced"
    if play.other == play.by or (effect.chooses == NOBODY_CHOSEN and play.other != NONE):
        return f"{card} can't choose seat {play.other}"
    return bad_choice(s, play) if play.other != NONE else ""


def bad_choice(s: Parbourg, play: Play) -> str:
    """Return what the effect can't have chosen of the opponent."""
    chooses = s.ruleset.effects[play.card].chooses
    if chooses == A_HENCHMAN:
        there = play.what in s.henchmen_of(play.other)
    elif chooses == A_BUILDING:
        there = play.what in s.buildings[play.other]
    elif chooses == LYING_CARD:
        there = place_of(s, play.other, play.what) != NONE
    else:
        there = play.what == NONE
    return "" if there else f"{CARDS[play.card]} has chosen what seat {play.other} has not"


def aim(s: Parbourg, step: AimQuestion) -> str:
    play = step.play
    reason = bad_play(s, Play(play.by, play.card, play.own))
    if not reason and play.what != NONE:
        reason = "the aim is still to be chosen"
    return reason or no_challenge(s, play)


def no_challenge(s: Parbourg, play: Play) -> str:
    """Return that the effect is of use only in a challenge."""
    only = s.ruleset.kinds[play.card] < EPHEMERAL or s.ruleset.cards[play.card].challenge_only
    return f"{CARDS[play.card]} is used in a challenge" if only and s.stake == NONE else ""


def carry_out(s: Parbourg, step: CarryOut) -> str:
    """Answers lie on the announcement they answer; other effects on what they interrupt, with their aim."""
    play = step.play
    below = under(s, step)
    answers = below is not None and below.name() == "OpenAnswers"
    if answers != (play.card in (COUNTERMAND, PARADE_SHIELD) and not usable_alone(s, play, answers)):
        return f"{CARDS[play.card]} does not come here"
    chooses = s.ruleset.effects[play.card].chooses
    aimless = chooses != NOBODY_CHOSEN and play.other == NONE and play.card != SILVER_MIRROR
    if aimless and s.ruleset.effects[play.card].targets(s, play.by):
        return f"{CARDS[play.card]} has chosen nobody"
    return bad_play(s, play) or no_challenge(s, play)


def usable_alone(s: Parbourg, play: Play, answers: bool) -> bool:
    """Tell whether a card that answers others is used for itself: the Parade Shield may be."""
    return play.card == PARADE_SHIELD and not answers


def answer(s: Parbourg, step: Answer) -> str:
    return bad_answers(s, step)


def pay_tax(s: Parbourg, step: PayTax) -> str:
    return "nobody pays a tax to himself" if step.answers[step.by] != Simultaneous.NOT_ASKED else bad_answers(s, step)


def discard_for_duel(s: Parbourg, step: DiscardForDuel) -> str:
    due = sum(1 for other in s.agenda if isinstance(other, DiscardForDuel) and other.seat == step.seat)
    return "" if due <= len(s.hands[step.seat]) else f"seat {step.seat} has too few cards"


def give_in_to_blackmail(s: Parbourg, step: Step[Parbourg]) -> str:
    return at_stake(s, step) or ("" if s.standing(step.seat) else f"seat {step.seat} has folded")


def take_from_discard(s: Parbourg, step: TakeFromDiscard) -> str:
    offer = s.ruleset.effects[step.card].on_offer(s)
    return "" if offer else f"{CARDS[step.card]} offers no card"


def choose_levered(s: Parbourg, step: ChooseLevered) -> str:
    there = place_of(s, step.seat, step.own) != NONE and len(s.lying[step.seat]) > 1
    return at_stake(s, step) or ("" if there else "there is no Lever, or nothing to lift")


def choose_next_token(s: Parbourg, step: ChooseNextToken) -> str:
    left = s.pile[:]
    for colour in step.chosen:
        if colour not in left:
            return "the pile has no such tokens"
        left.remove(colour)
    return "" if left else "no token is left to choose"


def take_back(s: Parbourg, step: TakeBack) -> str:
    if not s.standing(step.seat):
        return f"seat {step.seat} has folded"
    return at_stake(s, step) or ("" if step.first <= len(s.lying[step.seat]) else "there are fewer cards")


def choose_colour(s: Parbourg, step: ChooseColour) -> str:
    return "" if step.place or s.stake != NONE else "no token is at stake"


def choose_exchanged(s: Parbourg, step: ChooseExchanged) -> str:
    own = s.henchmen_of(step.seat)
    return "" if step.what in s.henchmen and step.what not in own and len(own) > 1 else "there is nobody to exchange"


def take_from_hand(s: Parbourg, step: TakeFromHand) -> str:
    """The hand was shown to the seat."""
    if step.other == step.seat or not s.hands[step.other]:
        return "a card is taken from the hand of another"
    seen = all(hold >> step.seat & 1 for hold in s.hands[step.other])
    return "" if seen else f"seat {step.seat} has not seen the hand of seat {step.other}"


def give_in_return(s: Parbourg, step: GiveInReturn) -> str:
    held = [hold for hold in s.hands[step.seat] if hold >> 4 == step.card]
    if step.other == step.seat or len(s.hands[step.seat]) < 2:
        return "a card is given to another, for one that was taken"
    if not any(hold >> step.other & 1 for hold in held):
        return f"{CARDS[step.card]} was not taken from seat {step.other}"
    return ""


CHECKS: Final[dict[str, StepCheck]] = {
    "StartDay": start_day,
    "EndDay": end_day,
    "Hire": hire,
    "KeepHenchman": keep_henchman,
    "DrawForDay": draw_for_day,
    "PlayAtDawn": play_at_dawn,
    "CountBids": at_stake,
    "NextTurn": at_stake,
    "OpenWindow": at_stake,
    "DrawForChallenge": may_be_left,
    "DrawAfterChallenge": may_be_left,
    "DrawExtraCards": draw_extra_cards,
    "TakeTurn": take_turn,
    "GoOn": in_turn,
    "EndTurn": in_turn,
    "PlayEphemeral": play_ephemeral,
    "AimAtOpponent": aim,
    "AimAtThing": aim,
    "AimAtHenchman": aim,
    "CarryOut": carry_out,
    "Answer": answer,
    "DiscardForDuel": discard_for_duel,
    "GiveInToBlackmail": give_in_to_blackmail,
    "TakeFromDiscard": take_from_discard,
    "ChooseLevered": choose_levered,
    "PayTax": pay_tax,
    "ChooseNextToken": choose_next_token,
    "TakeBack": take_back,
    "Transmute": at_stake,
    "ChooseColour": choose_colour,
    "ChooseExchanged": choose_exchanged,
    "TakeFromHand": take_from_hand,
    "GiveInReturn": give_in_return,
}
AGENDAS: Final = Agendas(ABOVE, CHECKS)
