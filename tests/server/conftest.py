"""One server for most tests; databases and Redis as real processes on loopback."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Player, Server, serving, settings_for


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_for(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Player]:
    player = Player(server.url, "Anna")
    yield player
    player.close()


@pytest.fixture
def bruno(server: Server) -> Iterator[Player]:
    player = Player(server.url, "Bruno")
    yield player
    player.close()
