"""The sequence of play, by the chapters of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay.steps.abbey import LeaveCard, TurnAgain, TurnCards
from beffroi.games.tournay.steps.actions import DoDraw, DoFight, DoRecruit, TakeAction
from beffroi.games.tournay.steps.activate import (
    ActivateAnother,
    MeetCharacters,
    OfferCharacters,
    RunBuilding,
    UseCharacter,
)
from beffroi.games.tournay.steps.buildings import AimBallista, AimCatapult, ChooseCopy, ChooseLevy, ChooseRecruit
from beffroi.games.tournay.steps.citizens import UseCitizen
from beffroi.games.tournay.steps.draw import ChooseDeck, ChooseDraw, KeepCard
from beffroi.games.tournay.steps.events import CryEvents, MeetEvent, Shelter
from beffroi.games.tournay.steps.fight import FightFreely
from beffroi.games.tournay.steps.last import BuildRamparts, LastCard, LastCards, PlaceLast
from beffroi.games.tournay.steps.play import ChooseSlot, PayCard, PayCitizen, PlayCard
from beffroi.games.tournay.steps.strikes import DamageCard, LayCitizen, Strike
from beffroi.games.tournay.steps.turn import BeginTurn, EndTurn, TrimHand
from beffroi.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    # a turn
    BeginTurn,
    EndTurn,
    TrimHand,
    # phase 1: a card
    PlayCard,
    PayCitizen,
    PayCard,
    ChooseSlot,
    # phase 2: an action
    TakeAction,
    UseCitizen,
    DoDraw,
    DoFight,
    DoRecruit,
    ChooseDraw,
    KeepCard,
    # buildings and characters
    RunBuilding,
    MeetCharacters,
    OfferCharacters,
    UseCharacter,
    ActivateAnother,
    ChooseDeck,
    TurnCards,
    TurnAgain,
    LeaveCard,
    ChooseRecruit,
    ChooseCopy,
    AimBallista,
    AimCatapult,
    ChooseLevy,
    FightFreely,
    # events
    CryEvents,
    MeetEvent,
    Shelter,
    Strike,
    LayCitizen,
    DamageCard,
    # the end
    LastCards,
    LastCard,
    PlaceLast,
    BuildRamparts,
)
