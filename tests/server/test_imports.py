"""Refusals of records and positions: each reason has its words in every language of the page."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from beffroi.kernel.errors import BadRecord
from beffroi.protocol.imports import ImportReason
from beffroi.server.services.imports import examine

ROOT = Path(__file__).parents[2]
REASONS = set(get_args(ImportReason))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_reason_has_its_words(language: str) -> None:
    text = (ROOT / f"web/src/features/records/texts/{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^problem-([\w-]+) = ", text, re.MULTILINE)) - {"more"} == REASONS


def test_every_reason_of_the_kernel_is_known() -> None:
    """Look at each error that is raised there, wherever its words are written."""
    tree = ast.parse((ROOT / "src/beffroi/kernel/record.py").read_text(encoding="utf-8"))
    raised = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "BadRecord"]
    given = {reason_of(node) for node in raised}
    assert len(raised) > 20
    assert given <= REASONS


def reason_of(raised: ast.Call) -> str:
    """Return the second argument, which may stand in a list that is spread."""
    second = raised.args[1]
    found = second.value.elts[0] if isinstance(second, ast.Starred) and isinstance(second.value, ast.Tuple) else second
    assert isinstance(found, ast.Constant)
    return str(found.value)


def test_a_reason_nobody_named_is_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise BadRecord("something else", "unheard-of", "seats")

    monkeypatch.setattr("beffroi.server.services.imports.verify_text", refuse)
    found = examine('{"game": "fair", "moves": [], "seats": 2}').problem
    assert found is not None
    assert (found.reason, found.place, found.line) == ("damaged", "seats", 1)
