"""Writes whole games into a game's `tests/games`, one for each set of options that has none there.

`PYTHONPATH=src python -m tests.record_games troyes`; with `--again` those written before are played anew, as after a
change of the rules. The answers prefer what was rarely answered before, so that kept games hold rare moves.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import beffroi
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.record import write_record
from beffroi.kernel.state import Doc

GAMES = Path(__file__).parents[1] / "src" / "beffroi" / "games"
NUMBERS = ("nobody", "one", "two", "three", "four")
NAMES = ("Alix", "Blanche", "Colin", "Denise")
RARELY = 101  # between two costly checks, in questions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--again", action="store_true")
    args = parser.parse_args()
    game = beffroi.game(args.game)
    picker = Picker(1, seek=True)
    for number, (seats, options) in enumerate(cases(game)):
        file = GAMES / game.slug / "tests" / "games" / f"{name_of(game, seats, options)}.json"
        if args.again or not file.exists():
            match = ContractRun(game, seats, options, number, every=RARELY).run(picker)
            record = write_record(match, names=list(NAMES[:seats]))
            file.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def cases(game: Game[Any]) -> list[tuple[int, Doc]]:
    """Each set of the sample once, for two, three, four … players in turn; games for one have sets of their own."""
    fewest, most = max(2, game.seats[0]), game.seats[1]
    found = [(1, options) for options in game.option_sets(1)] if game.seats[0] == 1 else []
    for number, options in enumerate(game.option_sets(most)):
        seats = fewest + number % (most + 1 - fewest)
        found.append((seats if allowed(game, seats, options) else most, options))
    return found


def allowed(game: Game[Any], seats: int, options: Doc) -> bool:
    try:
        game.check_setup(seats, options)
    except BadRequest:
        return False
    return True


def name_of(game: Game[Any], seats: int, options: Doc) -> str:
    """The number of players and whatever is not as usual."""
    told = [word for option in game.options for word in words_of(option, options[option.name])]
    return "-".join([NUMBERS[seats], *(told or ["base"])])


def words_of(option: Option, value: object) -> list[str]:
    if value == option.default:
        return []
    if option.kind == "set" and isinstance(value, list):
        return [option.name] if len(value) == len(option.choices) else value
    return [option.name] if option.kind == "flag" else [str(value)]


if __name__ == "__main__":
    main()
