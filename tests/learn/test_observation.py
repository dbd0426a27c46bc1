"""What learners see: complete, honest, and the same as long as its version stays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Cells, Encoder, Sight, encoded
from beffroi.kernel.state import Seat, State
from tests.learn.encodings import Findings, survey

pytest.importorskip("gymnasium")
from beffroi.learn.blocks import WRITTEN, with_tables

GAMES = beffroi.all_games()
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
LAYOUTS = Path(__file__).parent / "layouts.json"  # by game and version; a version that was published never changes


def encoder_of(game: Game[Any], seats: int = 0) -> Encoder:
    encoder = game.encoder(game.setup(seats))
    assert encoder is not None
    return encoder


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_encodings_are_complete_and_honest(slug: str, seats: int) -> None:
    game = GAMES[slug]
    for n, options in enumerate(game.option_sets(seats)):
        found = survey(game, seats, options, 1, game.max_decisions // 150 + n % 3, keep=True)
        assert (found.aliased, found.leaked) == ([], []), options


class Blind(Encoder):
    """An encoder that leaves one block empty."""

    def __init__(self, whole: Encoder, name: str) -> None:
        super().__init__(whole.layout)
        self.whole = whole
        self.block = whole.layout.block(name)

    def write(self, s: State, seat: Seat, sight: Sight, out: Cells) -> None:
        cells = bytearray(encoded(self.whole, s, seat))
        for cell in self.block.cells():
            cells[cell] = 0
        out.add(bytes(cells))


@pytest.mark.parametrize(("slug", "block"), [("troyes", "pending"), ("tournay", "slots"), ("parbourg", "lying")])
def test_a_block_left_out_is_found_by_the_survey(slug: str, block: str) -> None:
    game = GAMES[slug]
    found = Findings(Blind(encoder_of(game, 2), block))
    found.keep = True
    for seed in range(4):
        s, chance = game.new(2, chance=FastChance(seed)), FastChance(seed + 9)
        while s.agenda and not found.aliased:
            seat = s.waiting()[0]
            for move in s.options(seat):
                branch = s.copy()
                branch.apply(seat, move)
                found.compare(branch, seat)
            play_on(s, chance, 1)
    assert found.aliased


@pytest.mark.parametrize("slug", GAMES)
def test_a_layout_that_changes_has_a_new_version(slug: str) -> None:
    layout, kept = encoder_of(GAMES[slug]).layout, json.loads(LAYOUTS.read_text())
    assert kept[slug].get(str(layout.version)) == layout.digest(), "raise VERSION, then add it to layouts.json"
    assert layout.version == max(map(int, kept[slug]))


@pytest.mark.parametrize("slug", GAMES)
def test_blocks_have_their_own_names_and_follow_each_other(slug: str) -> None:
    layout = encoder_of(GAMES[slug]).layout
    assert len({block.name for block in layout.blocks}) == len(layout.blocks)
    assert sorted(cell for block in layout.blocks for cell in block.cells()) == list(range(layout.size))
    assert len(layout.scales()) == layout.size


@pytest.mark.parametrize("slug", GAMES)
def test_flags_are_flags_and_counts_keep_to_their_range(slug: str) -> None:
    game = GAMES[slug]
    encoder = encoder_of(game, 4)
    for seed in range(3):
        s, chance = game.new(4, chance=FastChance(seed)), FastChance(seed)
        while s.agenda:
            cells = encoded(encoder, s, s.waiting()[0])
            for block in encoder.layout.blocks:
                if not block.wide:
                    assert max(cells[cell] for cell in block.cells()) <= block.most, block.name
            play_on(s, chance, 7)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_is_kept_from_the_last_look_is_still_so(slug: str, seats: int) -> None:
    game = GAMES[slug]
    for n, options in enumerate(game.option_sets(seats)):
        encoder = game.encoder(game.setup(seats, options))
        assert encoder is not None
        sight, cells = encoder.sight(seats), Cells(encoder.layout)
        s, chance = game.new(seats, options, chance=FastChance(n)), FastChance(n + 1)
        look = 0
        while s.agenda:
            play_on(s, chance, 1 + look % 13)
            look += 1
            cells.clear()
            encoder.write(s, look % seats, sight, cells)
            seen = cells.getvalue().ljust(encoder.layout.size, b"\0")
            assert seen == encoded(encoder, s, look % seats), options


def test_numbers_are_cut_and_goods_have_two_cells() -> None:
    layout = encoder_of(GAMES["troyes"]).layout
    cells = Cells(layout)
    cells.begin(bytes(layout.size))
    cells.put(0, 300)
    cells.put(1, -2)
    cells.wide(2, 515)
    cells.pick(-1)
    assert tuple(cells.getvalue()[:4]) == (255, 0, 3, 2)


def test_the_table_in_the_documents_is_what_is_seen() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    assert len(WRITTEN.findall(page)) == len(GAMES)
    assert with_tables(page) == page, "python -m beffroi.learn.blocks docs/learning.md"
