"""The house of the simulation has the toy game, and its logs, full of faults, are not shown."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

import beffroi


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEFFROI_GAMES", "tests.toys")
        beffroi.all_games.cache_clear()
        logging.disable(logging.CRITICAL)
        yield
    logging.disable(logging.NOTSET)
    beffroi.all_games.cache_clear()
