"""The questions and automatic lines that The Ladies of Troyes adds; each lies beside the card it belongs to."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.ladies.cards.choices import ChooseColumn, ChooseGood, PickVictim
from beffroi.games.troyes.ladies.cards.mixed import LoadCubes, UseOrLoad
from beffroi.games.troyes.ladies.cards.possession import FreeCitizen, FreeOne, GiveCitizen, Possess
from beffroi.games.troyes.ladies.cards.siege import AimCatapult, SendScout
from beffroi.games.troyes.ladies.cards.winter import Freeze, LoseCube
from beffroi.games.troyes.ladies.purple import RollPurpleDice
from beffroi.games.troyes.ladies.ramparts.exchange import ChooseOwnDie, ChooseSwappedDie
from beffroi.games.troyes.ladies.ramparts.guard import MoveGuard, RaiseDie
from beffroi.games.troyes.ladies.ramparts.spending import AvertLoss, SpendOutdoorCube
from beffroi.games.troyes.ladies.ramparts.transfer import TransferCube
from beffroi.games.troyes.ladies.ramparts.turning import TakeTurnedDie, TurnBoughtDie
from beffroi.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(ChooseGood, PickVictim, ChooseColumn, UseOrLoad, LoadCubes, AimCatapult, SendScout),
    *(Possess, GiveCitizen, FreeOne, FreeCitizen, Freeze, LoseCube, RollPurpleDice),
    *(RaiseDie, MoveGuard, ChooseOwnDie, ChooseSwappedDie, TurnBoughtDie, TakeTurnedDie),
    *(TransferCube, SpendOutdoorCube, AvertLoss),
)
