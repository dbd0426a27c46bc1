"""All steps by name, as a position writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from beffroi.games.tournay import reading
from beffroi.games.tournay.district import CHOOSE
from beffroi.games.tournay.encoding import DECKS, QUEUE
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import MOVES
from beffroi.games.tournay.state import Tournay
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
from beffroi.games.tournay.steps.fight import MANY, FightFreely
from beffroi.games.tournay.steps.last import UNCHOSEN, BuildRamparts, LastCard, LastCards, PlaceLast
from beffroi.games.tournay.steps.play import ChooseSlot, PayCard, PayCitizen, PlayCard
from beffroi.games.tournay.steps.strikes import DamageCard, LayCitizen, Strike
from beffroi.games.tournay.steps.turn import BeginTurn, EndTurn, TrimHand
from beffroi.kernel.state import Doc
from beffroi.kernel.step import Simultaneous, Step


class StepReader:
    """The locals of one written step."""

    __slots__ = ("count", "doc", "place")

    def __init__(self, doc: Doc, place: str, count: int) -> None:
        self.doc = doc
        self.place = place
        self.count = count  # seats at the table

    def value(self, key: str) -> Any:
        if key not in self.doc:
            raise reading.bad(self.place, f"{self.doc['step']} needs {key!r}")
        return self.doc[key]

    def at(self, key: str) -> str:
        return f"{self.place}.{key}"

    def seat(self, key: str = "seat") -> int:
        return reading.whole(self.value(key), self.at(key), 0, self.count - 1)

    def number(self, key: str, most: int) -> int:
        return reading.whole(self.value(key), self.at(key), 0, most)

    def flag(self, key: str) -> bool:
        return reading.flag(self.value(key), self.at(key))

    def colour(self, key: str) -> int:
        return reading.colour(self.value(key), self.at(key))

    def colours(self) -> int:
        return reading.colours(self.value("colours"), self.at("colours"))

    def deck(self) -> int:
        return reading.deck(self.value("deck"), self.at("deck"))

    def decks(self) -> int:
        return sum({1 << reading.deck(name, self.at("decks")) for name in reading.items(self.value("decks"), "decks")})

    def slot(self, key: str = "slot") -> int:
        return reading.slot(self.value(key), self.at(key))

    def slot_if_chosen(self) -> int:
        return self.slot() if "slot" in self.doc else CHOOSE

    def slots(self, key: str) -> list[int]:
        return [reading.slot(name, self.at(key)) for name in reading.items(self.value(key), self.at(key))]

    def level(self) -> int:
        return reading.whole(self.value("level"), self.at("level"), 1, 2)

    def site(self) -> int:
        return reading.whole(self.value("site"), self.at("site"), -1, self.count * SLOTS - 1)

    def victims(self) -> list[int]:
        return [reading.whole(seat, self.at("victims"), 0, self.count - 1) for seat in self.value("victims")]

    def places(self, key: str) -> int:
        """Places of the queue, counted from 1, as bits."""
        return sum({1 << reading.whole(n, self.at(key), 1, QUEUE) - 1 for n in self.value(key)})

    def answers(self) -> list[int]:
        found = reading.items(self.value("answers"), self.at("answers"))
        if len(found) != self.count:
            raise reading.bad(self.at("answers"), "one answer for each seat is expected")
        return [reading.whole(answer, self.at("answers"), Simultaneous.NOT_ASKED, MOVES.count - 1) for answer in found]

    def cards(self) -> list[int]:
        found = reading.items(self.value("cards"), self.at("cards"))
        if len(found) != self.count:
            raise reading.bad(self.at("cards"), "one card (or nothing) for each seat is expected")
        return [reading.card(name, self.at("cards")) if name else UNCHOSEN for name in found]


def read_damage(r: StepReader) -> Step[Tournay]:
    start = r.number("start", SLOTS) if "start" in r.doc else 0
    return DamageCard(r.seat(), r.colours(), r.number("times", MANY), start)


def read_use_citizen(r: StepReader) -> Step[Tournay]:
    need, spare = r.number("need", DECKS), r.number("spare", reading.MOST)
    return UseCitizen(r.seat(), r.colour("colour"), need, spare, r.site(), r.number("start", r.count))


STEPS: Final[dict[str, Callable[[StepReader], Step[Tournay]]]] = {
    "BeginTurn": lambda r: BeginTurn(),
    "PlayCard": lambda r: PlayCard(r.seat()),
    "PayCitizen": lambda r: PayCitizen(r.seat(), r.slot_if_chosen()),
    "PayCard": lambda r: PayCard(r.seat(), r.slot_if_chosen()),
    "ChooseSlot": lambda r: ChooseSlot(r.seat()),
    "TakeAction": lambda r: TakeAction(r.seat()),
    "UseCitizen": read_use_citizen,
    "DoDraw": lambda r: DoDraw(r.seat("user"), r.deck()),
    "DoFight": lambda r: DoFight(r.seat("user"), r.number("place", QUEUE - 1)),
    "DoRecruit": lambda r: DoRecruit(r.seat("user"), r.colour("colour")),
    "ChooseDraw": lambda r: ChooseDraw(r.seat(), r.deck()),
    "KeepCard": lambda r: KeepCard(r.seat(), r.deck()),
    "ChooseDeck": lambda r: ChooseDeck(r.seat(), r.decks(), r.flag("two")),
    "TurnCards": lambda r: TurnCards(r.seat(), r.level(), r.flag("begun")),
    "TurnAgain": lambda r: TurnAgain(r.seat("user"), r.level(), r.deck()),
    "LeaveCard": lambda r: LeaveCard(r.seat(), r.level(), r.flag("begun")),
    "RunBuilding": lambda r: RunBuilding(r.seat("user"), r.slot()),
    "MeetCharacters": lambda r: MeetCharacters(r.seat("user"), r.slot(), r.flag("placed")),
    "OfferCharacters": lambda r: OfferCharacters(r.seat("user"), r.slots("offers")),
    "UseCharacter": lambda r: UseCharacter(r.seat(), r.slots("offers")),
    "ActivateAnother": lambda r: ActivateAnother(r.seat(), r.slot("here"), r.colour("colour")),
    "ChooseRecruit": lambda r: ChooseRecruit(r.seat(), r.number("price", MANY), r.colours()),
    "ChooseCopy": lambda r: ChooseCopy(r.seat(), r.colours(), r.flag("free"), r.number("chain", 1 << 100)),
    "AimBallista": lambda r: AimBallista(r.seat(), r.number("left", QUEUE), r.places("chosen")),
    "AimCatapult": lambda r: AimCatapult(r.seat(), r.victims(), r.flag("begun")),
    "ChooseLevy": lambda r: ChooseLevy(r.seat(), r.number("each", MANY)),
    "FightFreely": lambda r: FightFreely(
        r.seat(), r.number("least", MANY), r.number("most", MANY), r.flag("gain"), r.flag("must")
    ),
    "CryEvents": lambda r: CryEvents(r.seat("crier")),
    "MeetEvent": lambda r: MeetEvent(r.seat("caller"), r.number("place", QUEUE - 1), r.flag("ballista")),
    "Shelter": lambda r: Shelter(r.seat(), r.number("place", QUEUE - 1), r.flag("ballista")),
    "Strike": lambda r: Strike(r.seat("caller"), r.number("place", QUEUE - 1), r.flag("ballista")),
    "LayCitizen": lambda r: LayCitizen(r.seat(), r.number("times", MANY), r.colour("start")),
    "DamageCard": read_damage,
    "EndTurn": lambda r: EndTurn(),
    "TrimHand": lambda r: TrimHand(r.seat()),
    "LastCards": lambda r: LastCards(),
    "LastCard": lambda r: LastCard(r.answers(), r.cards()),
    "PlaceLast": lambda r: PlaceLast(r.seat("user"), reading.card(r.value("card"), r.at("card")), r.slot()),
    "BuildRamparts": lambda r: BuildRamparts(),
}
