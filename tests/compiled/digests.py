"""Plays fixed games and prints what came of each: interpreted and compiled, it must be the same."""

from __future__ import annotations

import json
import sys

import beffroi
from beffroi.kernel import state
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.record import digests
from tests.toys.fair import GAME as FAIR


def main() -> None:
    played = {}
    for game in [FAIR, *beffroi.all_games().values()]:
        fewest, most = game.seats
        for seats in range(fewest, most + 1):
            for index, options in enumerate(game.option_sets(seats)):
                seed = 100 * index + seats
                for rules in range(game.oldest, game.rules + 1):
                    match = ContractRun(game, seats, options, seed, every=40, rules=rules).run(Picker(seed))
                    played[f"{game.slug} {options} {seats} r{rules}"] = [digests(match), match.state.scores()]
    json.dump({"compiled": not state.__file__.endswith(".py"), "played": played}, sys.stdout, sort_keys=True)


if __name__ == "__main__":
    main()
