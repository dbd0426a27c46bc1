"""Every step by name, for reading a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.games.parbourg.announcements import read_play
from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, HENCHMEN
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps import alchemy, announce, challenge, day, events, folding, turn, window
from beffroi.games.parbourg.steps.question import read_answer
from beffroi.kernel.state import Doc, Move
from beffroi.kernel.step import Step


def answers(doc: Doc) -> list[Move]:
    return [read_answer(text) for text in doc["answers"]]


STEPS: Final[dict[str, Callable[[Doc], Step[Parbourg]]]] = {
    "StartDay": lambda doc: day.StartDay(),
    "Hire": lambda doc: day.Hire(doc["who"]),
    "KeepHenchman": lambda doc: day.KeepHenchman(doc["seat"]),
    "UseDayPowers": lambda doc: day.UseDayPowers(),
    "DrawForDay": lambda doc: day.DrawForDay(doc["who"]),
    "Spy": lambda doc: day.Spy(doc["seat"]),
    "BeginDay": lambda doc: day.BeginDay(doc["turn"], doc["passes"]),
    "PlayAtDawn": lambda doc: day.PlayAtDawn(doc["seat"], doc["turn"], doc["passes"]),
    "EndDay": lambda doc: day.EndDay(),
    "NextChallenge": lambda doc: challenge.NextChallenge(),
    "CountBids": lambda doc: challenge.CountBids(),
    "NextTurn": lambda doc: turn.NextTurn(),
    "GoOn": lambda doc: turn.GoOn(),
    "TakeTurn": lambda doc: turn.TakeTurn(doc["seat"]),
    "EndTurn": lambda doc: turn.EndTurn(),
    "OpenWindow": lambda doc: window.OpenWindow(doc["by"], doc["everybody"]),
    "PlayEphemeral": lambda doc: window.PlayEphemeral(doc["by"], answers(doc)),
    "AimAtOpponent": lambda doc: announce.AimAtOpponent(read_play(doc["play"])),
    "AimAtThing": lambda doc: announce.AimAtThing(read_play(doc["play"])),
    "AimAtHenchman": lambda doc: announce.AimAtHenchman(read_play(doc["play"])),
    "CarryOut": lambda doc: announce.CarryOut(read_play(doc["play"]), doc["cancelled"]),
    "AlchemistDraws": lambda doc: announce.AlchemistDraws(doc["by"]),
    "OpenAnswers": lambda doc: announce.OpenAnswers(),
    "Answer": lambda doc: announce.Answer(answers(doc)),
    "DiscardForDuel": lambda doc: folding.DiscardForDuel(doc["seat"]),
    "GiveInToBlackmail": lambda doc: events.GiveInToBlackmail(doc["seat"]),
    "TakeFromDiscard": lambda doc: events.TakeFromDiscard(doc["seat"], CARDS.index(doc["card"])),
    "ChooseLevered": lambda doc: events.ChooseLevered(doc["seat"], doc["own"]),
    "PayTax": lambda doc: events.PayTax(doc["by"], answers(doc)),
    "ChooseNextToken": lambda doc: events.ChooseNextToken(
        doc["seat"], CARDS.index(doc["card"]), [COLOURS.index(name) for name in doc["chosen"]]
    ),
    "TakeBack": lambda doc: events.TakeBack(doc["seat"], doc["taken"], doc["first"]),
    "Transmute": lambda doc: events.Transmute(doc["seat"], doc["discarded"], CARDS.index(doc["first"])),
    "CancelChallenge": lambda doc: alchemy.CancelChallenge(doc["seat"], CARDS.index(doc["card"])),
    "ChooseToken": lambda doc: alchemy.ChooseToken(doc["seat"]),
    "ChooseColour": lambda doc: alchemy.ChooseColour(doc["seat"], doc["place"]),
    "ChooseExchanged": lambda doc: alchemy.ChooseExchanged(doc["seat"], HENCHMEN.index(doc["what"])),
    "ChooseVictim": lambda doc: alchemy.ChooseVictim(doc["seat"]),
    "TakeFromHand": lambda doc: alchemy.TakeFromHand(doc["seat"], doc["other"]),
    "GiveInReturn": lambda doc: alchemy.GiveInReturn(doc["seat"], doc["other"], CARDS.index(doc["card"])),
}
