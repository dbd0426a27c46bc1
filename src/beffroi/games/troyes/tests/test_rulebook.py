"""The worked examples of the rulebook (T1 to T17 of our reading), on scripted dice.

Seats: 0 Anaëlle, 1 Fanny, 2 Geoffrey, 3 Amélie. Each test names its chapter.
"""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import GAME
from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.pieces import BISHOPRIC, CITY_HALL, NEUTRAL, OWNER, OWNERS, PALACE, die_text
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, TURN, activity, cubes, play, players, stand, table
from beffroi.kernel.chance import ScriptedChance

ANAELLE, FANNY, GEOFFREY, AMELIE = range(4)
PLACEMENT = (
    (ANAELLE, "palace-6"),
    (FANNY, "bishopric-1"),
    (GEOFFREY, "city-hall-1"),
    (AMELIE, "palace-5"),
    (AMELIE, "palace-4"),
    (GEOFFREY, "city-hall-3"),
    (FANNY, "bishopric-2"),
    (ANAELLE, "city-hall-5"),
    (ANAELLE, "bishopric-3"),
    (FANNY, "bishopric-4"),
    (GEOFFREY, "bishopric-5"),
    (AMELIE, "bishopric-6"),
    (AMELIE, "palace-3"),
    (GEOFFREY, "city-hall-2"),
    (FANNY, "city-hall-4"),
    (ANAELLE, "city-hall-6"),
)
# After the placement: dice are rolled slot by slot, Palace first.
TOWN = {
    "palace": [["neutral", "neutral", AMELIE, AMELIE, AMELIE, ANAELLE]],
    "bishopric": [[FANNY, FANNY, ANAELLE], [FANNY, GEOFFREY, AMELIE]],
    "city-hall": [[GEOFFREY, GEOFFREY], [GEOFFREY, FANNY], [ANAELLE, ANAELLE]],
}


def placed(chance: ScriptedChance) -> Troyes:
    s = GAME.new(4, chance=chance)
    assert isinstance(s, Troyes)
    for seat, slot in PLACEMENT:
        assert s.waiting() == [seat]
        play(s, seat, f"slot {slot}")
    return s


def test_t1_initial_placement() -> None:
    s = placed(ScriptedChance({"start player": [ANAELLE]}))
    assert [s.standing(CITY_HALL, seat) for seat in range(4)] == [2, 1, 3, 0]
    assert [s.standing(BISHOPRIC, seat) for seat in range(4)] == [1, 3, 1, 1]
    assert [s.standing(PALACE, seat) for seat in range(4)] == [1, 0, 0, 3]
    assert s.standing(PALACE, NEUTRAL) == 2
    assert s.slots.count(NEUTRAL) == 2


def test_t2_income_and_salaries() -> None:
    s = table(
        players=players(deniers=[5, 5, 5, 5], reserve=[0, 0, 0, 0]),
        round=1,
        buildings=TOWN,
        dice={},
        agenda=[*TURN, {"step": "Income"}],
    )
    assert s.deniers == [12, 12, 14, 8]


def test_t3_dice_for_standing_citizens() -> None:
    s = placed(ScriptedChance({"start player": [ANAELLE]}))
    counts = [[0, 0, 0] for _ in range(OWNERS)]
    fresh = table(
        players=players(reserve=[0, 0, 0, 0]),
        buildings=TOWN,
        dice={},
        agenda=[*TURN, {"step": "RollDice"}],
    )
    for die in fresh.dice:
        counts[OWNER[die]][die // OWNERS % 4] += 1
    assert counts[ANAELLE] == [1, 1, 2]  # red, white, yellow
    assert counts[NEUTRAL] == [2, 0, 0]
    assert len(fresh.dice) == 18
    assert s.slots == fresh.slots


RED_EVENTS = ["highwaymen-1", "highwaymen-2", "highwaymen-3", "skirmishes-1", "skirmishes-2"]


def events_phase() -> Troyes:
    """Round 1 of the example, before its events: War and Theological OptionConflict lie on top."""
    return table(
        script={"newcomer": [2], "black": [4, 6, 1]},
        players=players(reserve=[0, 0, 0, 0], influence=[4, 4, 4, 4]),
        round=1,
        buildings=TOWN,
        dice={"0": ["red4", "white1", "yellow6"], "1": ["white1", "yellow3", "white5"]},
        decks={"red": ["war", *RED_EVENTS], "white": ["theological-conflict"]},
        agenda=[
            {"step": "EndRound"},
            {"step": "Actions"},
            {"step": "RollBlackDice"},
            {"step": "ResolveEvents"},
            {"step": "DrawEvents"},
        ],
    )


def test_t4_new_events_and_black_dice() -> None:
    s = events_phase()
    assert [s.ruleset.events[event].slug for event in s.queue] == ["marauding", "war", "theological-conflict"]
    assert s.black == [6, 4, 1]
    assert s.waiting() == [ANAELLE]
    assert s.slots[s.ruleset.entry_rows[BISHOPRIC * 6 + 2 - 1][0]] == NEUTRAL  # Theological OptionConflict, on a 2


def test_t5_black_dice_are_countered() -> None:
    s = events_phase()
    play(s, ANAELLE, "black 1", "die red4 @0", "done")
    assert s.influence[ANAELLE] == 6
    play(s, FANNY, "die yellow3 @1", "die white1 @1", "done")
    assert s.influence[FANNY] == 5
    assert s.black == []
    assert [die_text(code) for code in s.dice] == ["yellow6@0", "white5@1", "white1@0"]


def merchant_table() -> Troyes:
    return table(
        players=players(deniers=[12, 10, 10, 10], reserve=[1, 1, 1, 1]),
        dice={"0": ["yellow6", "yellow5", "white5"], "1": ["white4"], "2": ["yellow5"]},
        activities={"yellow-1": {"card": "merchant"}},
    )


def test_t6_price_of_bought_dice() -> None:
    s = merchant_table()
    play(s, ANAELLE, "farm", "die yellow6 @0", "die yellow5 @2", "die yellow5 @0")
    assert s.deniers == [12 - 6 + 8, 10, 16, 10]
    s = merchant_table()
    play(s, ANAELLE, "cathedral", "die white5 @0", "die white4 @1", "done")
    assert (s.deniers[ANAELLE], s.deniers[FANNY]) == (8, 14)


def test_t7_merchant() -> None:
    s = merchant_table()
    play(s, ANAELLE, "activate yellow-1", "reserve", "die yellow6 @0", "die yellow5 @2", "die yellow5 @0")
    assert s.deniers[ANAELLE] == 12 - 4 - 6 + 16
    assert s.deniers[GEOFFREY] == 16
    assert stand(s, "yellow-1", ANAELLE) == 1
    assert s.scores()[ANAELLE]["tradesmen"] == 2


def test_t8_priest() -> None:
    s = table(
        players=players(deniers=[10, 10, 10, 10], reserve=[0, 1, 0, 0]),
        turn=FANNY,
        dice={"0": ["white4"], "1": ["white5", "yellow1", "yellow2"], "3": ["red1"]},
        activities={"white-1": {"card": "priest"}},
    )
    play(s, FANNY, "activate white-1", "reserve", "die white5 @1", "die white4 @0", "done")
    assert s.deniers[FANNY] == 10 - 6 - 4
    assert s.deniers[ANAELLE] == 14
    assert cubes(s, "white-1", FANNY) == 3
    play(s, GEOFFREY, "pass")
    play(s, AMELIE, "pass")
    play(s, ANAELLE, "pass")
    play(s, FANNY, "farm", "cube white-1", "die yellow2 @1", "die yellow1 @1", "done")
    assert s.deniers[FANNY] == (2 + 3 + 1 + 3) // 2
    assert cubes(s, "white-1", FANNY) == 2


def test_t9_cathedral() -> None:
    s = table(
        players=players(deniers=[10, 10, 12, 10], influence=[4, 4, 4, 4]),
        turn=GEOFFREY,
        dice={"1": ["white2"], "2": ["white5"], "3": ["white4", "red1"]},
        cathedral=[[None, None, None, "neutral", None, None], [None] * 6, [None] * 6],
    )
    play(s, GEOFFREY, "cathedral", "die white5 @2", "die white4 @3", "die white2 @1")
    assert s.deniers == [10, 16, 0, 16]
    assert (s.cathedral[1], s.cathedral[4], s.cathedral[6 + 3]) == (GEOFFREY, GEOFFREY, GEOFFREY)
    assert s.influence[GEOFFREY] == 9
    assert s.points[GEOFFREY] == 3


def succession(cubes_on_it: list[int | str], **more: Any) -> Troyes:
    return table(
        turn=AMELIE,
        players=players(influence=[4, 4, 4, 4]),
        dice={"3": ["red2", "red3", "red4"], "0": ["white1"]},
        events=[{"event": "marauding"}, {"event": "succession-conflict", "cubes": cubes_on_it}],
        **more,
    )


def test_t10_conflict_of_succession() -> None:
    s = succession([GEOFFREY, ANAELLE, GEOFFREY])
    play(s, AMELIE, "fight 1", "die red4 @3", "die red3 @3", "die red2 @3", "uses 2")
    assert s.influence[AMELIE] == 6
    assert s.points == [0, 0, 3, 3]
    assert [card % 8 for card in s.won] == [GEOFFREY]
    assert s.queue == [0]


def test_t11_city_hall() -> None:
    rows = FIGURES.table()["board"]["city-hall-rows"]
    hall = [[AMELIE, FANNY] if 1 in row else [None, None] for row in rows]
    for bought in ("yellow1", "yellow6"):
        s = table(
            players=players(deniers=[9, 9, 9, 9], reserve=[1, 1, 1, 1]),
            turn=FANNY,
            buildings={**EMPTY_TOWN, "city-hall": hall},
            dice={"2": [bought, "white3"]},
        )
        play(s, FANNY, "place", f"die {bought} @2", "reserve")
        assert [s.slots[slot] for slot in s.ruleset.entry_rows[CITY_HALL * 6]] == [FANNY, AMELIE]
        assert s.lying[CITY_HALL * OWNERS + FANNY] == 1
        assert (s.deniers[FANNY], s.deniers[GEOFFREY]) == (7, 11)


def test_t12_palace() -> None:
    s = table(
        players=players(deniers=[9, 9, 9, 9], reserve=[1, 1, 1, 1]),
        buildings={**EMPTY_TOWN, "palace": [[None, None, AMELIE, None, None, None]]},
        dice={"neutral": ["red3", "white3"]},
    )
    play(s, ANAELLE, "place", "die red3 @neutral", "reserve")
    assert s.slots[2] == ANAELLE
    assert s.lying[PALACE * OWNERS + AMELIE] == 1
    assert s.deniers == [7, 9, 9, 9]


def test_t13_influence() -> None:
    s = table(
        script={"reroll": [1]},
        players=players(influence=[4, 4, 8, 4]),
        turn=GEOFFREY,
        dice={"2": ["yellow2"], "neutral": ["red1"]},
    )
    play(s, GEOFFREY, "reroll", "die yellow2 @2", "turn", "die yellow1 @2", "done")
    play(s, GEOFFREY, "fight 0", "die yellow6 @2", "done", "uses 2")
    assert s.influence[GEOFFREY] == 8 - 1 - 4 + 2
    assert [die_text(code) for code in s.dice] == ["red1@neutral"]


def test_t14_jousting_won_twice() -> None:
    s = table(
        dice={"0": ["red6", "red5"], "1": ["red4"], "neutral": ["red3"]},
        round=3,
        activities=activity("red-3", "jousting"),
    )
    divisor = s.ruleset.activities[s.cards[2]].divisor
    play(s, ANAELLE, "activate red-3", "die red5 @0", "die red4 @1", "done", f"uses {9 // divisor}")
    assert s.points[ANAELLE] == 2 * (9 // divisor)


def test_t15_monk() -> None:
    s = table(
        dice={"0": ["white5"], "1": ["red1"]},
        activities={**activity("white-1", "monk", cubes=[1]), **activity("yellow-1", "merchant")},
    )
    play(s, ANAELLE, "activate yellow-1", "cube white-1", "die white5 @0")
    assert s.deniers[ANAELLE] == 10 + 2 * (15 // 2)


def test_t16_alone_on_an_event() -> None:
    s = succession([AMELIE, AMELIE, AMELIE])
    play(s, AMELIE, "fight 1", "die red4 @3", "die red3 @3", "die red2 @3", "uses 2")
    assert s.points[AMELIE] == 6
    assert [card % 8 for card in s.won] == [AMELIE]


def test_t17_neutral_majority() -> None:
    s = succession(["neutral", "neutral", "neutral"])
    play(s, AMELIE, "fight 1", "die red4 @3", "die red3 @3", "die red2 @3", "uses 2")
    assert s.points[AMELIE] == 2
    assert s.won == []
    assert s.queue == [0]
