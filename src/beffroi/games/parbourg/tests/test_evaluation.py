"""What bots are told is of the right size and points the right way."""

from __future__ import annotations

import pytest

from beffroi.bots.registry import make
from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.evaluation import ParbourgEvaluator
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import play, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on
from beffroi.kernel.perspective import Perspective


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_terms_have_their_declared_size_all_game_long(seats: int) -> None:
    evaluator = ParbourgEvaluator()
    s = GAME.new(seats, {"henchmen": "16"}, seed=seats)
    assert isinstance(s, Parbourg)
    luck = FastChance(seats)
    while not s.over:
        for seat in range(seats):
            assert len(evaluator.terms(s, seat)) == len(evaluator.term_names)
        play_on(s, luck, 5)
    assert [round(evaluator.terms(s, seat)[0]) for seat in range(seats)] == s.totals()


def test_the_chances_of_all_seats_add_up() -> None:
    evaluator = ParbourgEvaluator()
    s = GAME.new(4, seed=1)
    assert isinstance(s, Parbourg)
    play_on(s, FastChance(1), 30)
    assert sum(evaluator.chance_to_win(s, seat) for seat in range(4)) == pytest.approx(1 if s.stake >= 0 else 0)


def test_a_higher_bid_and_more_cards_are_better() -> None:
    evaluator = ParbourgEvaluator()
    poor = table({"henchmen": ["spy"], "hand": ["bribe"]}, {"henchmen": ["captain"]})
    rich = table({"henchmen": ["spy"], "hand": ["bribe", "ambush"]}, {"henchmen": ["captain"]})
    bidding = table({"henchmen": ["spy"], "hand": ["bribe"], "lying": ["dukes-favour"]}, {"henchmen": ["captain"]})
    assert evaluator.value(rich, 0) > evaluator.value(poor, 0)
    assert evaluator.value(bidding, 0) > evaluator.value(poor, 0)


def test_a_card_that_can_not_be_used_any_more_is_worth_nothing() -> None:
    evaluator = ParbourgEvaluator()
    s = table({"hand": ["dukes-favour"], "won": [4, 4, 4, 3]}, {}, day=4, stake="blue", pile=[])
    assert evaluator.hand_points(s, 0, 0) == 0


def test_the_mage_hides_strong_bids_and_shows_weak_ones() -> None:
    evaluator = ParbourgEvaluator()
    hand = ["dukes-favour", "siege-engine"]
    values = {}
    for answer in ("card dukes-favour", "hide dukes-favour", "card siege-engine", "hide siege-engine"):
        s = table({"henchmen": ["mage"], "hand": hand}, {"henchmen": ["captain"]}, turn=0)
        play(s, 0, f"{answer}")
        values[answer] = evaluator.value(s, 0)
    assert values["hide dukes-favour"] > values["card dukes-favour"]
    assert values["hide siege-engine"] < values["card siege-engine"], "one point in Politics"


@pytest.mark.parametrize(("known", "answer"), [([], "draw"), ([1], "pass")])
def test_a_bot_leaves_a_card_that_would_be_taxed(known: list[int], answer: str) -> None:
    """He acts after the one whose Tax Levy he has seen, with as many cards, and may keep it so."""
    s = table(
        {"henchmen": ["bodyguard"], "hand": [{"card": "tax-levy", "known": known}, "bribe", "night-raid"]},
        {"henchmen": ["scout", "captain"], "hand": ["ambush", "night-raid"]},
        {"henchmen": ["engineer"]},
        stake=None,
        pile=["red", "yellow"],
        agenda=[{"step": "EndDay"}, {"step": "NextChallenge"}],
    )
    bot = make("greedy", GAME, 1)
    assert GAME.notation(bot.choose(Perspective(GAME, s, 1))) == answer


def test_in_the_last_challenge_of_all_a_tax_takes_nothing_of_worth() -> None:
    """Nothing of the hand can be used any more, so that a bot who has seen the Tax Levy may play as it likes."""
    s = table(
        {"henchmen": ["bodyguard"], "hand": [{"card": "tax-levy", "known": [1]}], "won": [4, 4, 4, 3]},
        {"henchmen": ["captain"], "hand": ["bribe", "ambush"]},
        day=4,
        stake="blue",
        pile=[],
        turn=1,
    )
    assert ParbourgEvaluator().tax(s, 1) == 0
    assert make("greedy", GAME, 1).choose(Perspective(GAME, s, 1)) in s.options(1)
