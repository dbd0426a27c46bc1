"""What a browser loads once and keeps as an image of its memory: all that a table needs."""

from __future__ import annotations

import gc
import random
import sys

import beffroi
import beffroi.local.browser
from beffroi.server.services.games import texts
from beffroi.texts import LANGUAGES


def load() -> None:
    """Load the games too, and their texts.

    Puzzles are read when one is wanted: hundreds of them would make the image half as large again.
    """
    for slug in beffroi.all_games():
        for language in LANGUAGES:
            texts(slug, language)
    gc.collect()
    gc.freeze()


def wake() -> None:
    """Make an image that was loaded again one of its own: chance goes another way than when it was made."""
    random.seed()
    sys.path_importer_cache.clear()  # the files were laid out anew
