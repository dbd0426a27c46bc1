"""What a browser loads once and keeps as an image of its memory: everything that needs no machine code."""

from __future__ import annotations

import asyncio  # noqa: F401
import secrets  # noqa: F401
import uuid  # noqa: F401

import beffroi
import beffroi.bots
import beffroi.bots.puzzles
import beffroi.texts


def load() -> None:
    """Load the games too. An image can't hold machine code, so nothing here may need msgspec.

    Puzzles are read when one is wanted: hundreds of them take more memory than an interpreter begins with, and an
    image must fit into that.
    """
    beffroi.all_games()


def wake() -> None:
    """Make an image that was loaded again one of its own: chance goes another way than when it was made."""
    import random
    import sys

    random.seed()
    sys.path_importer_cache.clear()  # the files were laid out anew
