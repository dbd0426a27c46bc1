"""The worked example of the rulebook, and the rules one by one (T1 to T23 of our reading)."""

from __future__ import annotations

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.cards.ids import COLOURS, EPHEMERAL, HENCHMEN, SCOUT
from beffroi.games.parbourg.ruleset import pieces_of
from beffroi.games.parbourg.scoring import merit
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import (
    asked,
    bid,
    figure,
    hand,
    lying,
    offered,
    play,
    table,
    totals,
    totals_in,
    won,
)
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on

SONIA, BORIS, DAVID = 0, 1, 2
TEN = ["learned-debate", "bold-stroke"]  # 6 and 4 in Politics


def example() -> Parbourg:
    """Sonia, Boris and David bid for Politics, until Boris has folded and the others can place no more."""
    s = table(
        {"henchmen": ["alchemist"], "hand": ["fiery-plea", "town-hall", "hard-work", "good-will"]},
        {"henchmen": ["bodyguard"], "hand": ["siege-engine", "bribe"]},
        {"henchmen": ["spy"], "hand": ["bold-stroke", "speech-to-the-troops", "ambush"]},
    )
    play(s, 0, "event fiery-plea", "card town-hall", "done")
    assert totals(s)[SONIA] == 8
    play(s, 1, "card siege-engine", "done")
    play(s, 2, "card bold-stroke", "done")
    assert totals(s) == [8, 1, 4]
    play(s, 0, "card hard-work", "done")
    play(s, 1, "fold")
    play(s, 2, "card speech-to-the-troops", "done")
    return s


def test_t1_sonia_wins_the_worked_example_with_11_to_10_to_1() -> None:
    s = example()
    assert totals(s) == [11, 1, 10]
    assert offered(s, SONIA) == ["fold"], "the folded Bodyguard lets nobody place a third card"
    play(s, 0, "fold")
    assert offered(s, DAVID) == ["fold"]
    play(s, 2, "fold")
    assert won(s, SONIA) == [1, 0, 0, 0]
    assert s.stake == COLOURS.index("red")


def test_t2_the_same_table_counted_in_the_other_colours() -> None:
    s = example()
    assert totals_in(s, "red") == [9, 6, 8]
    assert totals_in(s, "green") == [9, 2, 8]
    assert totals_in(s, "blue") == [9, 4, 5]


def test_t3_who_only_plays_an_ephemeral_card_must_fold() -> None:
    s = table({"henchmen": ["scout"], "hand": ["helping-hand", "hard-work"]}, {"henchmen": ["mage"]}, {})
    play(s, 0, "card helping-hand")
    assert totals(s)[0] == figure("helping-hand", "points")
    assert "done" not in offered(s, 0)
    play(s, 0, "fold")
    assert s.folded[0] == 1


def test_t4_who_only_builds_stays_standing() -> None:
    s = table({"henchmen": ["scout"], "hand": ["court"]}, {"henchmen": ["mage"]})
    play(s, 0, "card court", "done")
    assert s.standing(0)
    assert s.waiting() == [1]


def test_t5_an_event_side_is_an_action_and_does_not_lie() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["assault"]},
        {"henchmen": ["mage"], "lying": ["good-will"], "hand": ["bribe"]},
    )
    play(s, 0, "event assault", "done")
    assert s.standing(0)
    assert lying(s, 0) == lying(s, 1) == []


def test_t6_a_folded_player_can_win() -> None:
    s = table(
        {"henchmen": ["scout"], "lying": ["dukes-favour", "bold-stroke"]},
        {"henchmen": ["mage"], "hand": ["bold-stroke"], "lying": ["bold-stroke"]},
    )
    play(s, 0, "fold")
    play(s, 1, "card bold-stroke")
    assert totals(s) == [9, 8]
    play(s, 1, "fold")
    assert won(s, 0) == [1, 0, 0, 0]


def test_t7_the_last_who_stands_has_one_turn() -> None:
    s = table(
        {"henchmen": ["scout"], "folded": 1},
        {"henchmen": ["marauder"], "folded": 2},
        {"henchmen": ["mage"], "hand": ["good-will", "hard-work", "bold-stroke", "court", "academy"]},
    )
    assert s.last
    play(s, 2, "card good-will", "card hard-work", "card court")
    assert offered(s, 2) == ["fold"]
    play(s, 2, "fold")
    assert won(s, 2) == [1, 0, 0, 0]


def test_t8_a_tie_goes_to_the_higher_initiative() -> None:
    s = table({"henchmen": ["bodyguard"], "lying": TEN}, {"henchmen": ["spy"], "lying": TEN})
    assert totals(s) == [10, 10]
    assert [s.initiative(seat) for seat in range(2)] == [5, 7]
    play(s, 0, "fold")
    play(s, 1, "fold")
    assert won(s, 1) == [1, 0, 0, 0]


def test_t9_the_initiatives_of_a_double_do_not_add_up() -> None:
    s = table(
        {"henchmen": ["bodyguard", "mage"], "lying": TEN},
        {"henchmen": ["engineer"], "lying": TEN},
        {"henchmen": ["scout"]},
    )
    assert totals(s) == [10, 10, 0]
    assert [s.initiative(seat) for seat in range(2)] == [9, 11], "9, not 14"
    play(s, 2, "fold")
    play(s, 0, "fold")
    play(s, 1, "fold")
    assert won(s, 1) == [1, 0, 0, 0]


def test_t10_a_fixed_bonus_wins_without_a_card() -> None:
    s = table(
        {"henchmen": ["captain"]},
        {"henchmen": ["scout"], "lying": ["hollow-promise"]},
        {"henchmen": ["mage"]},
        stake="red",
        day=1,
        cancelled=1,
    )
    assert totals(s) == [2, bid("hollow-promise", "red"), 0]
    play(s, 1, "fold")
    play(s, 2, "fold")
    play(s, 0, "fold")
    assert won(s, 0) == [0, 1, 0, 0]


def test_t11_the_event_of_a_bid_needs_its_colour() -> None:
    points, otherwise = figure("heroic-charge", "points"), figure("heroic-charge", "otherwise")
    base = bid("heroic-charge", "red")
    for henchman, stake, worth in (
        ("mage", "green", base + otherwise),
        ("mage", "red", base + points),
        ("spy", "red", base + points),
        ("tribune", "red", base),
    ):
        s = table(
            {"henchmen": [henchman], "hand": ["heroic-charge"]}, {"henchmen": ["captain"]}, stake=stake, pile=[], day=1
        )
        event = "event heroic-charge"
        assert (event in offered(s, 0)) == (henchman != "tribune")
        play(s, 0, event if henchman != "tribune" else "card heroic-charge")
        assert totals(s)[0] - (2 if henchman == "spy" and stake == "green" else 0) == worth


def test_t12_central_bids_count_in_every_colour() -> None:
    s = table(
        {"henchmen": ["scout"], "lying": ["dukes-favour"]}, {"henchmen": ["mage"], "lying": ["speech-to-the-troops"]}
    )
    assert [totals_in(s, colour)[0] for colour in COLOURS] == [5, 5, 5, 5]
    assert [totals_in(s, colour)[1] for colour in COLOURS] == [6, 4, 2, 1]


def test_t13_a_challenge_that_changes_its_colour() -> None:
    s = table(
        {"henchmen": ["spy"], "hand": ["shady-affair"]},
        {"henchmen": ["mage"]},
        stake="red",
        pile=["green", "blue"],
        day=1,
        cancelled=1,
    )
    play(s, 0, "event shady-affair")
    assert s.stake == COLOURS.index("green")
    play(s, 0, "done")
    play(s, 1, "fold")
    play(s, 0, "fold")
    assert won(s, 0) == [0, 0, 1, 0]
    assert s.stake == COLOURS.index("green"), "the day's own Intrigue follows"
    assert s.view(0)["pile"] == ["blue"]
    assert [held["colour"] for held in s.view(0)["held"]] == ["green"], "the token of Military is nobody's"


def test_t14_a_thrust_takes_event_points_too_but_nothing_below_nothing() -> None:
    less = figure("thrust", "less")
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["thrust"]},
        {"henchmen": ["mage"], "lying": [{"card": "fiery-plea", "event": True, "points": 4}, "good-will"]},
    )
    play(s, 0, "event thrust", "lying 0")
    assert totals(s)[1] == 2 + 4 - less + 2
    s = table({"henchmen": ["bodyguard"], "hand": ["thrust"]}, {"henchmen": ["mage"], "lying": ["good-will"]})
    play(s, 0, "event thrust")
    assert totals(s)[1] == max(2 - less, 0)


def test_t15_the_academy_does_not_help_the_scout() -> None:
    s = table({"henchmen": ["scout"], "buildings": ["academy"], "hand": ["fiery-plea"]}, {"henchmen": ["mage"]})
    assert offered(s, 0) == ["fold", "card fiery-plea"]


def test_t16_the_bodyguard_limits_the_smuggler() -> None:
    s = table(
        {"henchmen": ["smuggler"], "hand": ["good-will", "hard-work", "bold-stroke"]},
        {"henchmen": ["bodyguard"]},
        turn=0,
    )
    play(s, 0, "card good-will", "card hard-work")
    assert offered(s, 0) == ["fold", "done"]


def test_t17_ties_at_the_end() -> None:
    assert merit([3, 1, 1, 0]) > merit([2, 2, 1, 0])
    assert merit([3, 0, 1, 1]) > merit([0, 3, 1, 1])
    assert merit([2, 2, 1, 0]) > merit([2, 1, 2, 0])
    assert merit([1, 1, 1, 0]) > merit([2, 0, 0, 0])
    s = table(
        {"won": [1, 1, 1, 1]}, {"won": [1, 1, 1, 1]}, {"won": [2, 2, 2, 2]}, day=4, stake=None, pile=[], agenda=[]
    )
    assert s.ranking() == [[2], [0, 1]]


def test_t18_two_players_use_every_henchman_of_the_base_set_once() -> None:
    s = GAME.new(2, {}, seed=4, rules=3)
    assert len(s.ruleset.deck()) == 104
    used: list[int] = []
    day = 0
    luck = FastChance(4)
    while not s.over:
        if s.day != day:
            day = s.day
            used += [henchman for seat in range(2) for henchman in s.henchmen_of(seat)]
            assert len(s.henchman_pile) == 8 - 2 * day
        play_on(s, luck, 1)
    assert sorted(used) == list(range(0, len(HENCHMEN), 2))


def test_t18_two_players_draw_two_cards_for_a_challenge() -> None:
    s = table({"henchmen": ["bodyguard"]}, {"henchmen": ["mage"]}, stake="yellow")
    play(s, 0, "fold")
    play(s, 1, "fold")
    assert [len(hand(s, seat)) for seat in range(2)] == [2, 2]


def test_t19_the_draw_pile_is_renewed_in_the_middle_of_a_draw() -> None:
    hand_before = ["transmutation", "ambush", "court"]
    s = table({"henchmen": ["engineer"], "hand": hand_before}, {"henchmen": ["captain"]}, deck=["bribe"])
    before = len(s.discard)
    play(s, 0, "event transmutation", "card ambush", "card court", "done")
    assert len(hand(s, 0)) == 3 == 2 + figure("transmutation", "draws")
    assert "bribe" in hand(s, 0)
    assert (len(s.deck), len(s.discard)) == (before + 2 - 2, 0), "two came from the pile of all that was discarded"


def test_t20_hands_carry_over_and_no_new_ones_are_dealt() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["bribe"], "won": [1, 1, 1, 0]},
        {"henchmen": ["mage"], "hand": ["ambush", "agenda"]},
        {"henchmen": ["engineer"]},
        stake="blue",
    )
    play(s, 0, "fold")
    play(s, 1, "fold")
    play(s, 2, "fold")
    assert s.day == 2
    assert [hand(s, seat) for seat in range(3)] == [["bribe"], ["ambush", "agenda"], []]
    while s.stake < 0:
        play(s, s.waiting()[0], "pass")
    extra = [figure("scout", "draws") if s.has_henchman(seat, SCOUT) else 0 for seat in range(3)]
    assert [len(hand(s, seat)) - extra[seat] for seat in range(3)] == [2, 3, 1], "one card for the challenge"


def test_t21_an_event_need_not_be_used() -> None:
    s = table({"henchmen": ["bodyguard"], "hand": ["fiery-plea"]}, {"henchmen": ["mage"]})
    play(s, 0, "card fiery-plea")
    assert totals(s)[0] == bid("fiery-plea", "yellow")


def test_t22_the_motion_of_censure_stops_events() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["motion-of-censure"]}, {"henchmen": ["mage"], "hand": ["heroic-charge"]}
    )
    play(s, 0, "event motion-of-censure", "done")
    assert not any("event" in answer for answer in offered(s, 1))
    play(s, 1, "card heroic-charge")
    assert totals(s)[1] == bid("heroic-charge", "yellow")


def test_t23_the_deck_counts() -> None:
    cards = [card for card in pieces_of(3, None).cards if card.copies]
    assert (len(cards), sum(card.copies for card in cards)) == (80, 108)
    assert [sum(card.copies * card.bid[colour] for card in cards) for colour in range(4)] == [208] * 4
    assert sum(card.copies for card in cards if card.kind < EPHEMERAL) == 74


def test_the_order_of_play_goes_by_initiative() -> None:
    s = table({"henchmen": ["captain"]}, {"henchmen": ["scout"]}, {"henchmen": ["mage"]})
    assert s.order == [1, 2, 0]
    assert s.waiting() == [1]


def test_with_no_points_at_all_the_highest_initiative_takes_the_token() -> None:
    s = table({"henchmen": ["mage"]}, {"henchmen": ["bodyguard"]}, {"henchmen": ["scout"]})
    play(s, 2, "fold")
    play(s, 1, "fold")
    play(s, 0, "fold")
    assert won(s, 0) == [1, 0, 0, 0]


def test_no_more_than_two_action_cards_and_one_building_in_a_turn() -> None:
    s = table(
        {"henchmen": ["scout"], "hand": ["good-will", "hard-work", "bold-stroke", "court", "academy"]},
        {"henchmen": ["mage"]},
    )
    play(s, 0, "card good-will", "card court", "card hard-work")
    assert offered(s, 0) == ["fold", "done"]


def test_henchmen_of_three_go_back_into_the_pile() -> None:
    s = table({"won": [2, 1, 0, 0]}, {}, {}, stake="blue", pile=[])
    for seat in s.order:
        play(s, seat, "fold")
    assert s.day == 2
    assert len(s.henchman_pile) + sum(len(s.henchmen_of(seat)) for seat in range(3)) == 8
    assert asked(s) in ("PlayAtDawn", "Spy", "TakeTurn")
