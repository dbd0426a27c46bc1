"""An evaluation corrected by a network: the terms written by hand, and what games like this one led to."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from beffroi.bots.network import LEAD, POINTS, WIN, Network
from beffroi.kernel.evaluation import LEARNED, Evaluator, lead_of
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Cells, Encoder, Sight
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Seat

STEPS: Final = 16  # a term is a whole number of sixteenths of a point to a network
MOST: Final = 4095


def quantised_terms(terms: list[list[float]]) -> list[int]:
    """Return the terms of all seats as a network takes them.

    >>> quantised_terms([[1.5, -0.25], [1000.0, 0.0]])
    [24, -4, 4095, 0]
    """
    return [max(-MOST, min(MOST, math.floor(term * STEPS))) for one in terms for term in one]


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluator(Evaluator):
    """A game's own evaluation with the corrections of a network, at tables like those it was trained on.

    Of several networks the first that knows the table corrects. Where none does (another revision, a host's figures,
    options or numbers of seats none ever met) it says what the evaluation written by hand says. It belongs to one
    table: what that is played with is looked up once.
    """

    def __init__(self, game: Game[Any], plain: Evaluator, networks: list[Network]) -> None:
        super().__init__()
        self.game = game
        self.plain = plain
        self.weights = plain.weights
        self.networks = networks
        self.layers: Any = None
        self.units: list[float] = []
        self.encoder: Encoder | None = None
        self.sight: Sight | None = None
        self.out: Cells | None = None
        self.known = False  # the table was looked at

    def begin(self, s: Any) -> None:
        """Look up what the table is played with."""
        self.known = True
        setup = self.game.setup_in(Reader(s.position()))
        self.encoder = self.game.encoder(setup)
        if self.encoder is None:
            return
        for network in self.networks:
            if network.knows(setup):
                self.layers, self.units = network.layers(), network.units
                self.sight = self.encoder.sight(s.seats)
                self.out = Cells(self.encoder.layout)
                break

    def learned(self, s: Any) -> bool:
        """Tell whether the network knows such tables."""
        if not self.known:
            self.begin(s)
        return self.out is not None

    def heads(self, s: Any, seat: Seat, terms: list[list[float]]) -> tuple[int, ...]:
        """Return what the network says, from the terms of all seats in turn from the one that looks."""
        out, encoder, sight = self.out, self.encoder, self.sight
        assert out is not None and encoder is not None and sight is not None
        out.clear()
        encoder.write(s, seat, sight, out)
        found: tuple[int, ...] = self.layers.run(seat, out.getvalue(), quantised_terms(terms))
        return found

    def all_terms(self, s: Any, seat: Seat) -> list[list[float]]:
        """Return the terms written by hand of every seat, in turn from the one that looks."""
        return [self.plain.terms(s, (seat + i) % s.seats) for i in range(s.seats)]

    def terms(self, s: Any, seat: Seat) -> list[float]:
        if not self.learned(s):
            return [*self.plain.terms(s, seat), 0.0]
        terms = self.all_terms(s, seat)
        return [*terms[0], self.heads(s, seat, terms)[POINTS] / self.units[POINTS]]

    def lead(self, s: Any, seat: Seat) -> float:
        if not self.learned(s):
            return self.plain.lead(s, seat)
        terms = self.all_terms(s, seat)
        everyone = 0.0
        for one in terms:
            everyone += sum(one)
        return lead_of(sum(terms[0]), everyone, s.seats) + self.heads(s, seat, terms)[LEAD] / self.units[LEAD]

    def chances(self, s: Any) -> list[float]:
        """Return every seat's chance to win, as far as the network can tell; nothing where it can't."""
        if not self.learned(s):
            return []
        found = []
        for seat in range(s.seats):
            heads = self.heads(s, seat, self.all_terms(s, seat))
            found.append(logistic(heads[WIN] / self.units[WIN]))
        whole = sum(found)
        return [one / whole for one in found]


def logistic(x: float) -> float:
    """Turn any number into a chance.

    >>> logistic(0.0)
    0.5
    """
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))


def learned_evaluator(game: Game[Any], plain: Evaluator, networks: list[Network]) -> LearnedEvaluator:
    """Return an evaluator of a class of its own, since names of terms and the like belong to classes."""
    kind = type(
        "LearnedEvaluator",
        (LearnedEvaluator,),
        {
            "term_names": (*plain.term_names, LEARNED),
            "tunable": plain.tunable,
            "rollout_turns": plain.rollout_turns,
            "levels": plain.levels,
        },
    )
    made: LearnedEvaluator = kind(game, plain, networks)
    return made
