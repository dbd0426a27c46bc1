"""Every kind of step that can lie on an agenda."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.parbourg.steps.alchemy import (
    CancelChallenge,
    ChooseColour,
    ChooseExchanged,
    ChooseToken,
    ChooseVictim,
    GiveInReturn,
    TakeFromHand,
)
from beffroi.games.parbourg.steps.announce import (
    AimAtHenchman,
    AimAtOpponent,
    AimAtThing,
    AlchemistDraws,
    Answer,
    CarryOut,
    OpenAnswers,
)
from beffroi.games.parbourg.steps.challenge import CountBids, NextChallenge
from beffroi.games.parbourg.steps.day import (
    BeginDay,
    DrawForDay,
    EndDay,
    Hire,
    KeepHenchman,
    PlayAtDawn,
    Spy,
    StartDay,
    UseDayPowers,
)
from beffroi.games.parbourg.steps.draws import DrawAfterChallenge, DrawExtraCards, DrawForChallenge
from beffroi.games.parbourg.steps.events import (
    ChooseLevered,
    ChooseNextToken,
    GiveInToBlackmail,
    PayTax,
    TakeBack,
    TakeFromDiscard,
    Transmute,
)
from beffroi.games.parbourg.steps.folding import DiscardForDuel
from beffroi.games.parbourg.steps.turn import EndTurn, GoOn, NextTurn, TakeTurn
from beffroi.games.parbourg.steps.window import OpenWindow, PlayEphemeral
from beffroi.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    # a day
    StartDay,
    Hire,
    KeepHenchman,
    UseDayPowers,
    DrawForDay,
    Spy,
    BeginDay,
    PlayAtDawn,
    EndDay,
    # a challenge
    NextChallenge,
    DrawForChallenge,
    DrawExtraCards,
    NextTurn,
    TakeTurn,
    GoOn,
    EndTurn,
    DiscardForDuel,
    CountBids,
    DrawAfterChallenge,
    # between turns
    OpenWindow,
    PlayEphemeral,
    # an effect
    AimAtOpponent,
    AimAtThing,
    AimAtHenchman,
    OpenAnswers,
    Answer,
    CarryOut,
    AlchemistDraws,
    # events
    GiveInToBlackmail,
    TakeFromDiscard,
    ChooseLevered,
    PayTax,
    ChooseNextToken,
    TakeBack,
    Transmute,
    # Alchemy
    CancelChallenge,
    ChooseToken,
    ChooseColour,
    ChooseExchanged,
    ChooseVictim,
    TakeFromHand,
    GiveInReturn,
)
