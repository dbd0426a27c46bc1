"""What is on the table of the Fair."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import Doc, Seat, State


class Card:
    __slots__ = ("deniers", "pips", "points", "slug")

    def __init__(self, slug: str, pips: int, deniers: int, points: int) -> None:
        self.slug = slug
        self.pips = pips
        self.deniers = deniers
        self.points = points


CARDS: Final = (
    Card("miller", pips=1, deniers=1, points=0),
    Card("baker", pips=2, deniers=2, points=0),
    Card("chandler", pips=3, deniers=0, points=1),
    Card("weaver", pips=4, deniers=1, points=1),
    Card("jester", pips=5, deniers=0, points=2),
    Card("goldsmith", pips=6, deniers=0, points=3),
)


class Player:
    __slots__ = ("deniers", "dice", "points", "secret")

    def __init__(self, deniers: int, points: int, dice: list[int], secret: int) -> None:
        self.deniers = deniers
        self.points = points
        self.dice = dice
        self.secret = secret  # a card only its owner knows; its pips are points at the end

    def copy(self) -> Player:
        return Player(self.deniers, self.points, self.dice[:], self.secret)


class Fair(State):
    __slots__ = ("deck", "first", "players", "round", "rounds", "row")

    def __init__(self, chance: Chance, players: list[Player], deck: list[int], row: list[int]) -> None:
        super().__init__(len(players), chance)
        self.round = 0
        self.rounds = 3
        self.first = 0
        self.players = players
        self.deck = deck
        self.row = row

    def clone(self, chance: Chance) -> Fair:
        new = Fair(chance, [player.copy() for player in self.players], self.deck[:], self.row[:])
        new.round = self.round
        new.rounds = self.rounds
        new.first = self.first
        new.agenda = self.agenda[:]
        new.seals = self.seals
        new.rules = self.rules
        return new

    def imagine(self, seat: Seat, chance: Chance) -> Fair:
        new = self.clone(chance)
        others = [i for i in range(self.seats) if i != seat]
        hidden = new.deck + [new.players[i].secret for i in others]
        hidden.sort()  # what is imagined must not depend on the order of what is hidden
        chance.shuffle(hidden, "imagine")
        for i in others:
            new.players[i].secret = hidden.pop()
        new.deck = hidden
        new.forget_answers(seat)
        return new

    def view(self, seat: Seat) -> Doc:
        return {
            "round": self.round,
            "row": [CARDS[card].slug for card in self.row],
            "deck": len(self.deck),
            "secret": CARDS[self.players[seat].secret].slug if seat >= 0 else None,
            "players": [{"deniers": p.deniers, "points": p.points, "dice": p.dice[:]} for p in self.players],
        }

    def position(self) -> Doc:
        return {
            "rules": self.rules,
            "round": self.round,
            "rounds": self.rounds,
            "first": self.first,
            "deck": self.deck[:],
            "row": self.row[:],
            "players": [
                {"deniers": p.deniers, "points": p.points, "dice": p.dice[:], "secret": p.secret} for p in self.players
            ],
            "agenda": [step.written() for step in self.agenda],
        }

    def scores(self) -> list[dict[str, int]]:
        return [{"points": p.points, "secret": CARDS[p.secret].pips} for p in self.players]

    def check(self) -> None:
        if any(player.deniers < 0 for player in self.players):
            raise RulesBug("a purse is below nothing")
        if len(self.deck) + len(self.row) + self.seats != 4 * len(CARDS):
            raise RulesBug("a card was lost")
