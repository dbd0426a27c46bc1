"""Which sets of options there are, and the sample of them that the tests play."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.state import Doc


class Market(Game):
    """Options of each kind; guards are for three or more, and a big market has no beggars."""

    slug = "market"
    options = (
        Option("guards", "flag", False),
        Option("size", "choice", "usual", ("small", "usual", "big")),
        Option("people", "set", [], ("monks", "beggars")),
        Option("figures", "table", None),
    )

    def clean_options(self, options: Doc, rules: int = 0) -> Doc:
        clean = super().clean_options(options, rules)
        if clean["size"] == "big" and "beggars" in clean["people"]:
            raise BadRequest("a big market has no beggars")
        return clean

    def check_setup(self, seats: int, options: Doc) -> None:
        if options["guards"] and seats < 3:
            raise BadRequest("guards are for three or more")


def traits(game: Game[Any], options: Doc) -> set[str]:
    return {trait for option in game.options for trait in option.traits(options[option.name])}


def test_every_set_that_is_allowed_is_listed_once_and_the_usual_one_first() -> None:
    sets = Market().every_option_set(3)
    assert sets[0] == {"guards": False, "size": "usual", "people": [], "figures": None}
    assert len(sets) == len({str(one) for one in sets}) == 2 * (3 * 4 - 2)
    assert len(Market().every_option_set(2)) == 3 * 4 - 2


@pytest.mark.parametrize("game", [Market(), *beffroi.all_games().values()], ids=lambda game: game.slug)
def test_in_the_sample_any_two_choices_that_go_together_meet(game: Game[Any]) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        every, sample = game.every_option_set(seats), game.option_sets(seats)
        pairs = {pair for one in every for pair in combinations(sorted(traits(game, one)), 2)}
        met = {pair for one in sample for pair in combinations(sorted(traits(game, one)), 2)}
        assert met == pairs
        assert sample[0] == every[0]
        assert len(sample) <= 10


class Fair(Game):
    """Criers cried until the second revision."""

    slug = "fair"
    rules = 3
    options = (Option("criers", "flag", False, until=2), Option("size", "choice", "usual", ("usual", "big")))


def test_an_option_ends_with_its_last_revision() -> None:
    game = Fair()
    assert [option.name for option in game.offered_options()] == ["size"]
    assert [option.name for option in game.offered_options(2)] == ["criers", "size"]
    assert len(game.every_option_set(2)) == 2
    assert len(game.every_option_set(2, 1)) == 4
    assert game.clean_options({"criers": True}, 2) == {"criers": True, "size": "usual"}
    assert game.clean_options({"criers": False}) == {"criers": False, "size": "usual"}
    with pytest.raises(BadRequest, match="revision 3 of fair has no option 'criers' any more"):
        game.clean_options({"criers": True})
    assert game.carried_options({"criers": True, "size": "big"}) == {"size": "big"}
    assert game.carried_options({"criers": True, "size": "big"}, 1) == {"criers": True, "size": "big"}


def test_a_default_that_is_no_first_choice_still_comes_first() -> None:
    assert Option("size", "choice", "usual", ("small", "usual")).values() == ["usual", "small"]
    assert Option("long", "flag", True).values() == [True, False]
    assert Option("people", "set", ["monks"], ("monks", "nuns")).values() == [
        ["monks"],
        [],
        ["nuns"],
        ["monks", "nuns"],
    ]
