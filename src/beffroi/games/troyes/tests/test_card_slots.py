"""The figures give an activity card one to three slots: tradesmen, points, views and positions follow them."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import NEUTRAL, PICTURE
from beffroi.games.troyes.royal.pieces import KING
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.round import ResolveEvents
from beffroi.games.troyes.tests.support import TURN, offered, play, stand, table
from beffroi.games.troyes.tests.support_royal import solo
from beffroi.kernel.chance import ScriptedChance
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.observation import encoded
from beffroi.kernel.state import Doc

ONE, THREE = [4], [5, 3, 2]
SIXES = {str(seat): ["yellow6", "white1"] for seat in range(4)}
EACH = pytest.mark.parametrize("slots", [ONE, THREE], ids=["one", "three"])


def figures(slots: list[int]) -> Doc:
    return {"activity": {"merchant": {"slots": slots}}}


def market(slots: list[int], tradesmen: Doc | None = None, **doc: Any) -> Troyes:
    """The Merchant with these slots; everybody has a yellow 6."""
    shown = {"yellow-1": {"card": "merchant", "tradesmen": tradesmen or {}}}
    options = {"figures": figures(slots), **doc.pop("options", {})}
    return table(activities=shown, dice=SIXES, options=options, **doc)


def hire_all(s: Troyes) -> None:
    """Every seat in turn hires a merchant from its reserve."""
    for seat in range(4):
        play(s, seat, "activate yellow-1", "reserve", f"die yellow6 @{seat}", "done")


@EACH
def test_tradesmen_fill_the_slots_from_the_left_then_stand_on_the_picture(slots: list[int]) -> None:
    s = market(slots)
    hire_all(s)
    stands = [stand(s, "yellow-1", seat) for seat in range(4)]
    assert stands == [1 << seat if seat < len(slots) else PICTURE for seat in range(4)]
    assert [items["tradesmen"] for items in s.scores()] == [*slots, 0, 0, 0][:4]
    s.check()


@EACH
def test_a_freed_slot_is_the_next_to_be_taken(slots: list[int]) -> None:
    s = market(slots, {"1": f"slot{len(slots)}"}, options={"bonus": True})
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0", "done")
    assert stand(s, "yellow-1", 0) == (PICTURE if slots == ONE else 1)


@EACH
def test_views_and_positions_name_every_stand(slots: list[int]) -> None:
    s = market(slots)
    hire_all(s)
    names = [f"slot{i + 1}" for i in range(len(slots))] + ["picture"] * (4 - len(slots))
    shown = next(place for place in s.view(0)["activities"] if place["place"] == "yellow-1")
    assert shown["tradesmen"] == [{"owner": seat, "stand": name} for seat, name in enumerate(names)]
    assert GAME.catalogue(GAME.setup(4, {"figures": figures(slots)}))["activities"]["merchant"]["slots"] == slots
    assert GAME.from_position(s.position(), ScriptedChance({})).digest() == s.digest()
    drawn = GAME.render_text(s.view(0), lambda key, *args: key)
    assert " ".join(f"{points}:{'ABCD'[i]}" for i, points in enumerate(slots)) in drawn


@EACH
def test_learners_tell_the_stands_apart(slots: list[int]) -> None:
    s = market(slots)
    encoder = GAME.encoder(GAME.setup(4, {"figures": figures(slots)}))
    hire_all(s)
    cells = encoded(encoder, s, 0)
    shown = [cells[cell] for cell in encoder.layout.block("tradesmen").cells()]
    assert [i % 4 for i, there in enumerate(shown) if there] == [seat if seat < len(slots) else 3 for seat in range(4)]


@pytest.mark.parametrize(
    ("slots", "stands", "place"),
    [
        (ONE, {"0": "slot2"}, r"activities\.yellow-1\.tradesmen\.0: merchant has no slot 2"),
        ([2, 1], {"neutral": ["slot1", "slot3"]}, r"tradesmen\.neutral: merchant has no slot 3"),
    ],
)
def test_a_slot_that_the_card_has_not_is_refused_by_its_place(slots: list[int], stands: Doc, place: str) -> None:
    with pytest.raises(BadPosition, match=place):
        market(slots, stands)


def test_the_wandering_monk_takes_the_third_slot() -> None:
    full = {"0": "slot1", "1": "slot2"}
    options = {"ladies": ["events"]}
    queue = [{"event": "marauding"}, {"event": "wandering-monk"}]
    luck = {"wandering monk": [3], "black": [1]}
    for slots, taken in ((THREE, 4), ([5, 3], 0)):
        s = market(slots, full, options=options, events=queue, agenda=TURN, round=1, script=luck)
        s.ask(ResolveEvents())
        s.settle()
        assert stand(s, "yellow-1", NEUTRAL) == taken


def test_the_king_takes_the_third_slot_while_it_is_free() -> None:
    options = {"figures": {"activity": {"merchant": {"slots": [9, 9, 9]}}}}
    shown = {"yellow-1": {"card": "merchant", "tradesmen": {"0": "slot1"}}}
    s = solo(roll=6, round=1, activities=shown, options=options)
    assert stand(s, "yellow-1", KING) == 2
    options["figures"] = {"activity": {"merchant": {"slots": [9]}}}
    s = solo(roll=6, round=1, activities=shown, options=options)
    assert stand(s, "yellow-1", KING) == 0


def test_a_whole_game_runs_with_one_slot_on_some_cards_and_three_on_others() -> None:
    cards = {card["place"]: card["card"] for card in table(round=3).view(0)["activities"]}
    slots = {slug: {"slots": ONE if place.startswith("red") else THREE} for place, slug in cards.items()}
    s = GAME.new(3, {"figures": {"activity": slots}}, seed=15)
    while not s.over:
        seat = s.waiting()[0]
        play(s, seat, offered(s, seat)[-1 if s.round % 2 else 0])
        s.check()
