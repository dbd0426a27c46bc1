"""The questions and automatic lines of the sequence of play, one file for each chapter of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.steps.black import CounterBlackDie, FaceBlackDie, RollBlackDice
from beffroi.games.troyes.steps.cubes import ChooseTarget
from beffroi.games.troyes.steps.hiring import HireTradesman
from beffroi.games.troyes.steps.influence import RerollDie, TurnDice
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.games.troyes.steps.placement import PlaceCitizen, Placement
from beffroi.games.troyes.steps.round import (
    BeginRound,
    DrawEvents,
    EndRound,
    Income,
    ResolveEvents,
    RollDice,
    StrikeEvent,
    TurnUpActivities,
)
from beffroi.games.troyes.steps.settling import DeclareOrder, SettleCitizen
from beffroi.games.troyes.steps.turn import Actions, ChooseAction, EndTurn
from beffroi.games.troyes.steps.use_card import FightEvent, UseAgain, UseCard
from beffroi.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Placement, PlaceCitizen, BeginRound, TurnUpActivities, Income, RollDice),
    *(DrawEvents, ResolveEvents, StrikeEvent, RollBlackDice, FaceBlackDie, CounterBlackDie),
    *(Actions, ChooseAction, EndTurn, HireTradesman, TakeDice, DeclareOrder, SettleCitizen),
    *(UseCard, UseAgain, FightEvent, ChooseTarget, RerollDie, TurnDice, EndRound),
)
