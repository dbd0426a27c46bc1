"""What is chosen is written as buttons are: every choice of a game begins with a capital or a figure."""

from __future__ import annotations

import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.label import Label
from beffroi.texts import LANGUAGES, Texts

MOVES = 150


def labels_of(slug: str) -> dict[str, Label]:
    """A choice of every kind that comes up in some rounds of a game, by its key."""
    game, luck = beffroi.game(slug), FastChance(3)
    s = game.new(3, seed=3)
    found: dict[str, Label] = {}
    for _ in range(MOVES):
        if s.over:
            break
        seat = s.waiting()[0]
        offered = s.options(seat)
        for move in offered:
            label = game.label(s, seat, move)
            found.setdefault(label.key, label)
        s.apply(seat, offered[luck.pick(len(offered))])
    return found


@pytest.mark.parametrize("slug", sorted(beffroi.all_games()))
def test_choices_begin_with_a_capital(slug: str) -> None:
    labels = labels_of(slug)
    assert len(labels) > 5
    for language in LANGUAGES:
        texts = Texts(beffroi.game(slug), language, ["Ada", "Bea", "Cy"])
        said = [texts.say(label.key, label.args) for label in labels.values()]
        assert [text for text in said if text[0].islower()] == [], language
