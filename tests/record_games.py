"""Writes whole games into a game's `tests/games/r<N>` (N: the revision of its rules), those that are missing there.

`PYTHONPATH=src python -m tests.record_games troyes`. The answers prefer what was rarely answered before, so that kept
games hold rare moves. A kept game is never written again: `games.sha256` lists them all, and each game's `perft.json`
has the number of answers in sequence from two positions of each.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from importlib import resources
from pathlib import Path
from typing import Any

import beffroi
from beffroi.kernel.contract import ContractRun, Picker, perft
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.record import open_match, write_record
from beffroi.kernel.state import Doc
from beffroi.texts import package_of

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT / "src" / "beffroi" / "games", ROOT / "tests" / "toys")  # of games whose kept games are listed
LISTED = Path(__file__).parent / "games.sha256"
NUMBERS = ("nobody", "one", "two", "three", "four")
NAMES = ("Alix", "Blanche", "Colin", "Denise")
RARELY = 101  # between two costly checks, in questions
MOST_COUNTED = 300  # a larger number of answers is not followed by a deeper one
DEEPEST = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    game = beffroi.game(parser.parse_args().game)
    write_games(game, folder_of(game) / "games" / f"r{game.rules}")
    write_counts(game)
    list_hashes()


def write_games(game: Game[Any], folder: Path) -> None:
    """Play a game for each set of options that has none."""
    folder.mkdir(parents=True, exist_ok=True)
    picker = Picker(1, seek=True)
    for number, (seats, options) in enumerate(cases(game)):
        file = folder / f"{name_of(game, seats, options)}.json"
        if not file.exists():
            match = ContractRun(game, seats, options, number, every=RARELY).run(picker)
            record = write_record(match, names=list(NAMES[:seats]))
            file.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def folder_of(game: Game[Any]) -> Path:
    """The folder of a game's tests, wherever its package lies."""
    return Path(str(resources.files(package_of(game)))) / "tests"


def kept_files(slug: str = "*", revision: str = "r*") -> list[Path]:
    """The kept games of this repository, by game and revision."""
    return sorted(file for folder in FOLDERS for file in folder.glob(f"{slug}/tests/games/{revision}/*.json"))


def write_counts(game: Game[Any]) -> None:
    """Count the answers in sequence for the kept games that have no such numbers yet."""
    file = folder_of(game) / "perft.json"
    counts = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for kept in sorted(folder_of(game).glob("games/r*/*.json")):
        name = f"{kept.parent.name} {kept.stem}"
        counts[name] = counts.get(name) or counts_of(json.loads(kept.read_text(encoding="utf-8")), game)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(counts[name])}" for name in sorted(counts))
    file.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def counts_of(record: Doc, game: Game[Any]) -> dict[str, list[int]]:
    """The number of answers in sequence, by depth, after a third and two thirds of a kept game."""
    moves = record["moves"]
    match = open_match(record, game)
    found = {}
    for n, (seat, code) in enumerate(moves):
        if n in (len(moves) // 3, len(moves) * 2 // 3):
            s = match.state.copy()
            s.journal = None
            counts = [perft(s, 1)]
            while len(counts) < DEEPEST and counts[-1] <= MOST_COUNTED:
                counts.append(perft(s, len(counts) + 1))
            found[str(n)] = counts
        match.play(seat, match.game.parse(code))
    return found


def list_hashes() -> None:
    """Add the kept games that are not listed yet."""
    listed = LISTED.read_text(encoding="utf-8").splitlines() if LISTED.exists() else []
    names = {line.split("  ")[1] for line in listed}
    added = [line for line in map(hash_line, kept_files()) if line.split("  ")[1] not in names]
    if added:
        LISTED.write_text("".join(line + "\n" for line in [*listed, *added]), encoding="utf-8")


def hash_line(file: Path) -> str:
    """A kept game as `sha256sum` lists it."""
    return f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(ROOT).as_posix()}"


def cases(game: Game[Any]) -> list[tuple[int, Doc]]:
    """Each set of the sample once, for two, three, four … players in turn; games for one have sets of their own.

    A number of players that has not come up then plays without options.
    """
    fewest, most = max(2, game.seats[0]), game.seats[1]
    found = [(1, options) for options in game.option_sets(1)] if game.seats[0] == 1 else []
    for number, options in enumerate(game.option_sets(most)):
        seats = fewest + number % (most + 1 - fewest)
        found.append((seats if allowed(game, seats, options) else most, options))
    played = [seats for seats, _ in found]
    return found + [(seats, game.clean_options({})) for seats in range(fewest, most + 1) if seats not in played]


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
