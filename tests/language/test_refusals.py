"""Whatever is refused is said in every language: a player never reads a code, nor another language than their own."""

from __future__ import annotations

import pytest

from beffroi.protocol.errors import STATUS
from beffroi.texts import LANGUAGES
from tests.language.catalogues import ROOT, texts_of

OWN = ("fault", "failed", "offline")  # a bug of the server, an answer that is none, no answer at all


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_a_refusal_has_a_text_and_every_such_text_a_code(language: str) -> None:
    catalogue = texts_of(ROOT / "web" / "src" / "i18n" / "texts" / f"{language}.ftl")
    said = {text.key.removeprefix("refused-") for text in catalogue if text.key.startswith("refused-")}
    assert said == {*STATUS, *OWN}
