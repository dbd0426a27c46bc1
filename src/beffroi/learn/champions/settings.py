"""What a training run is made of, kept with it, so that it goes on as it began."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any, Final, NamedTuple

import beffroi
from beffroi.bots.network import MOST_BYTES, MOST_HEADER, meaning_of
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.observation import MOST_SEATS
from beffroi.kernel.state import Doc
from beffroi.learn.observation import encoder_of

FILE = "run.json"
USUAL: Final = 256  # units of the first layer
FEWEST: Final = 8
GROUP: Final = 16  # units are chosen by so many
SMALL_ROWS: Final = 80  # rows' worth of the layers above


class RunSettings(NamedTuple):
    """The figures of a run; `setups` are numbers of seats with options, played in turn."""

    game: str
    setups: list[tuple[int, Doc]]
    games: int  # of a generation
    deals: int  # of a contest, each played in all seatings
    seed: int
    blur: float  # by how many points players of a generation misjudge, so that no two games are alike
    width: int  # lines of a turn that they look through
    wide: int
    narrow: int
    against: str = ""  # the bot that alone is to be beaten; none: every champion in turn


def setups_of(game: Game[Any], seats: list[int], options: list[Doc] | None) -> list[tuple[int, Doc]]:
    """Return what is played in turn: these options, or a sample in which any two choices of the title meet.

    Of the sample every second table is the usual one, without options: it is what most people play.
    """
    found = []
    for count in seats:
        usual = game.clean_options({})
        sample = [game.clean_options(one) for one in game.option_sets(game.seat_count(count))]
        chosen = [each for one in sample if one != usual for each in (usual, one)] or [usual]
        found += [(count, one) for one in (chosen if options is None else map(game.clean_options, options))]
    return found


def units_for(game: Game[Any], wanted: int) -> int:
    """Return how many units the first layer has: as wanted, or as many as a file can hold; BadRequest if too many."""
    layout, evaluator = encoder_of(game, game.setup()).layout, evaluator_of(game, "train")
    rows = layout.size + MOST_SEATS * len(evaluator.term_names) + SMALL_ROWS
    most = (MOST_BYTES - MOST_HEADER) // (2 * rows) // GROUP * GROUP
    if wanted and not FEWEST <= wanted <= most:
        raise BadRequest(f"--units: a network of {game.slug} has {FEWEST} to {most} units in its first layer")
    return wanted or min(USUAL, most)


def game_seed(settings: RunSettings, generation: int, number: int) -> int:
    """Return the seed of a game of a generation."""
    text = f"{settings.game}/{settings.seed}/{generation}/{number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def open_run(folder: Path, settings: RunSettings) -> Doc:
    """Begin a run in a folder, or go on with the one that is there; BadRequest if that is another one.

    Returns the document that is kept: the settings, the meaning of the numbers and the commit it began with.
    """
    game = beffroi.game(settings.game)
    wanted: Doc = json.loads(json.dumps({**settings._asdict(), "meaning": meaning_of(game)}))
    path = folder / FILE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        whole = {**wanted, "commit": commit_of()}
        path.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
        return whole
    try:
        kept: Doc = {"against": "", **dict(json.loads(path.read_text(encoding="utf-8")))}
    except (OSError, TypeError, ValueError) as error:
        raise BadRequest(f"{path} can't be read: it has no settings of a run ({error})") from None
    other = [name for name, value in wanted.items() if kept.get(name) != value]
    if other:
        raise BadRequest(f"{folder} has a run with other {', '.join(other)}: give those of {path}, or another folder")
    return kept


def commit_of() -> str:
    """Return the commit of the package where it lies in a checkout, else its version."""
    home = Path(beffroi.__file__).parent
    try:
        found = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"], cwd=home, capture_output=True, text=True, check=True, timeout=10
        )
    except (OSError, subprocess.SubprocessError):
        return f"version {beffroi.__version__}"
    return found.stdout.strip()
