"""A picture is the same in every language: no letter may be drawn into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.catalogues import ROOT

COVERS = sorted((ROOT / "src" / "beffroi" / "games").glob("*/ui/cover.svg"))


@pytest.mark.parametrize("picture", COVERS, ids=lambda path: path.parents[1].name)
def test_the_cover_of_a_game_holds_no_letters(picture: Path) -> None:
    assert "<text" not in picture.read_text(encoding="utf-8")
