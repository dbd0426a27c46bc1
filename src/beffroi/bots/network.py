"""Files of networks: what they were trained for, and their weights. docs/networks.md describes the format."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from functools import cache
from importlib import import_module, resources
from itertools import combinations_with_replacement
from typing import Any, Final

from beffroi.bots.layers import Layers
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc

MAGIC: Final = b"beffroi network 1\n"
FILES: Final = re.compile(r"network(-\w+)?\.bin")  # in a game's folder
MOST_BYTES: Final = 1_000_000
MOST_HEADER: Final = 100_000
HEADS: Final = ("points", "lead", "win")
POINTS: Final = 0  # what a seat will have beyond the evaluation written by hand
LEAD: Final = 1  # by how much more it will lead
WIN: Final = 2  # the log-odds of its victory
SIZES: Final = ("size", "used", "terms", "wide", "narrow", "first_shift", "second_shift")
SEATS: Final = 4
FAST: Final = "beffroi.bots._layers"  # in machine integers, where it was compiled


class Network:
    """A network as it was read: its header and its weights."""

    __slots__ = ("header", "met", "units", "weights")

    def __init__(self, header: Doc, weights: bytes) -> None:
        self.header = header
        self.weights = weights
        self.units: list[float] = [float(unit) for unit in header["units"]]  # of the sums of its heads
        self.met: dict[int, list[frozenset[str]]] = {}  # by seats, the choices of the tables it was trained on
        for key in header["setups"]:
            seats, _, options = key.partition(" ")
            self.met.setdefault(int(seats), []).append(choices_of(json.loads(options)))

    def layers(self, fast: bool = True) -> Any:
        """Make what runs it: in machine integers if there is such a module, else in plain Python."""
        numbers = [int(self.header["sizes"][name]) for name in SIZES]
        kind: Any = (fast_layers() if fast else None) or Layers
        return kind(*numbers[:5], len(HEADS), *numbers[5:], self.weights)

    def knows(self, setup: Setup) -> bool:
        """Tell whether it was trained on such tables: this revision, as many seats, any two of these options.

        A title with many options is learned from some sets of them (`Game.option_sets`), in which any two meet.
        """
        met = self.met.get(setup.seats, [])
        wanted = choices_of(setup.options)
        if setup.rules != self.header["rules"]:
            return False
        return wanted in met or (
            bool(wanted)
            and all(
                any(one in choices and other in choices for choices in met)
                for one, other in combinations_with_replacement(sorted(wanted), 2)
            )
        )


@cache
def fast_layers() -> Any:
    """Return the compiled class, or nothing."""
    if sys.byteorder != "little":
        return None
    try:
        return import_module(FAST).Layers
    except ImportError:
        return None


def setup_key(seats: int, options: Doc) -> str:
    """Return seats and options as one text; a host's own figures are a part of it, and were never trained on.

    >>> setup_key(2, {"ladies": True, "figures": None})
    '2 {"ladies": true}'
    """
    chosen = {name: value for name, value in sorted(options.items()) if value}
    return f"{seats} {json.dumps(chosen, sort_keys=True)}"


def choices_of(options: Doc) -> frozenset[str]:
    """Return what is chosen, each module apart; a host's own figures are such a choice, and were never trained on.

    >>> sorted(choices_of({"bonus": True, "ladies": ["events", "ramparts"], "open": False}))
    ['bonus=True', 'ladies=events', 'ladies=ramparts']
    """
    return frozenset(
        f"{name}={choice}"
        for name, value in options.items()
        if value
        for choice in (value if isinstance(value, list) else [value])
    )


def meaning_of(game: Game[Any]) -> str:
    """Return a digest of all that gives a network's numbers their meaning.

    That is the revision of the rules, the figures, the cells it sees and the terms and weights it corrects.
    """
    evaluator, encoder = game.evaluator(), game.encoder(game.setup())
    if evaluator is None or encoder is None:
        raise BadRequest(f"{game.slug} has no evaluator or no encoder, so no network can learn it")
    figures = game.figures.table(game.rules) if game.figures is not None else {}
    parts = [
        game.slug,
        game.rules,
        figures,
        [encoder.layout.version, encoder.layout.digest()],
        [list(evaluator.term_names), evaluator.weights],
    ]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:32]


def write_network(header: Doc, weights: bytes) -> bytes:
    """Return the bytes of a file; BadRequest if it would be too large."""
    whole = {**header, "heads": list(HEADS), "digest": hashlib.sha256(weights).hexdigest()}
    data = MAGIC + json.dumps(whole, sort_keys=True).encode() + b"\n" + weights
    if len(data) > MOST_BYTES:
        raise BadRequest(f"a network has at most {MOST_BYTES:,} bytes, this one {len(data):,}: take fewer units")
    return data


def read_network(data: bytes, game: Game[Any], name: str) -> Network:
    """Read a file; BadRequest says what is wrong, or that it was trained for something else."""
    head, _, weights = data[len(MAGIC) : MOST_BYTES].partition(b"\n")
    if not data.startswith(MAGIC) or len(data) > MOST_BYTES or len(head) > MOST_HEADER:
        raise BadRequest(f"{name} is no network of this version: `beffroi train` writes them")
    try:
        header = json.loads(head)
        if header["digest"] != hashlib.sha256(weights).hexdigest() or header["heads"] != list(HEADS):
            raise BadRequest(f"{name} is damaged: its weights are not those it was written with")
        if header["game"] != game.slug:
            raise BadRequest(f"{name} was trained for {header['game']}, not for {game.slug}")
        if header["meaning"] != meaning_of(game):
            raise BadRequest(f"{name} was trained with other rules, figures or terms of {game.slug}: train it again")
        network = Network(header, weights)
        network.layers()
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadRequest(f"{name} is no network: {str(error)[:120]}") from None
    return network


@cache
def shipped_networks(game: Game[Any]) -> list[Network]:
    """Return the networks in the game's folder, those that were trained for fewer kinds of tables first."""
    folder = resources.files(type(game).__module__.rpartition(".")[0])
    files = sorted((file for file in folder.iterdir() if FILES.fullmatch(file.name)), key=lambda file: file.name)
    found = [read_network(file.read_bytes(), game, f"{game.slug}/{file.name}") for file in files]
    return sorted(found, key=lambda network: len(network.header["setups"]))
