"""A match: its list of answers, what may be taken back, and where luck and others seal it."""

from __future__ import annotations

import pytest

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.errors import BadRequest, IllegalMove
from beffroi.kernel.match import Match
from beffroi.kernel.state import NOBODY, Doc
from tests.toys.fair import GAME as FAIR

ROW = [0, 2, 3]  # miller, chandler, weaver


def fair(*dice: list[int], **more: object) -> Match:
    """A fair for as many seats as dice are given, seat 0 to take a turn in the last round."""
    players = [{"dice": pips, "secret": 0} for pips in dice]
    deck = [card % 6 for card in range(2, 24)][: 24 - len(ROW) - len(dice)]
    start: Doc = {"players": players, "row": ROW, "deck": deck, "round": 3, **more}
    start.setdefault("agenda", [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}])
    return Match(FAIR, FAIR.setup(len(dice)), SeedCommitment(b"test"), start)


def play(match: Match, seat: int, *codes: str) -> None:
    for code in codes:
        match.play(seat, FAIR.parse(code))


def test_a_player_takes_back_as_far_as_the_beginning_of_the_own_turn() -> None:
    match = fair([3, 4], [5])
    before = match.state.digest()
    play(match, 0, "stall 0", "die 2")
    assert (match.open_moves(), match.open_seat()) == (2, 0)
    match.take_back(0, 2)
    assert match.state.digest() == before
    assert match.moves == []


def test_nobody_takes_back_what_another_answered_after() -> None:
    match = fair([3], [5])
    play(match, 0, "pass")
    play(match, 1, "stall 0")
    with pytest.raises(IllegalMove, match="another player came after it"):
        match.take_back(0)
    match.take_back(1)
    match.take_back(0)
    assert match.open_seat() == NOBODY


def test_luck_seals() -> None:
    match = fair([3], [], round=2)
    play(match, 0, "pass")  # the round ends and the dice of the next one are rolled
    assert match.sealed == [True]
    assert (match.open_moves(), match.open_seat()) == (0, NOBODY)
    with pytest.raises(IllegalMove):
        match.take_back(0)


def test_answers_are_secret_until_the_last_of_them() -> None:
    match = Match(FAIR, FAIR.setup(3), SeedCommitment(b"test"))
    play(match, 0, "bid 0")
    play(match, 2, "bid 1")
    bids = [(0, FAIR.parse("bid 0")), (2, FAIR.parse("bid 1"))]
    assert match.secret_answers() == bids
    match.rewind(2)
    assert match.secret_answers() == bids
    play(match, 1, "bid 0")
    assert match.secret_answers() == []


def test_shown_secrets_seal() -> None:
    match = fair([3], [5], agenda=[{"step": "EndRound"}, {"step": "SecretBid", "answers": [-1, -1]}])
    play(match, 0, "bid 2")
    assert match.open_moves() == 1  # nobody has seen it yet
    play(match, 1, "bid 1")
    assert match.open_moves() == 0


def test_a_move_that_is_not_offered_is_refused_by_name_and_changes_nothing() -> None:
    match = fair([3], [5])
    before = match.state.digest()
    with pytest.raises(IllegalMove, match="seat 0 may not answer 'stall 2': it is not among the choices"):
        play(match, 0, "stall 2")
    with pytest.raises(IllegalMove, match="seat 1 may not answer 'pass': it is not this seat's turn"):
        play(match, 1, "pass")
    with pytest.raises(IllegalMove, match="may not answer '9999'"):
        match.play(0, 9999)
    assert match.state.digest() == before
    assert match.moves == []


def test_a_game_that_is_over_takes_no_answer() -> None:
    match = fair([3], [])
    play(match, 0, "pass")
    assert match.over
    with pytest.raises(IllegalMove, match="the game is over"):
        play(match, 0, "pass")


def test_events_are_those_of_the_last_move() -> None:
    match = fair([3], [5])
    assert [event.key for event in match.play(0, FAIR.parse("stall 0"))] == []
    assert [event.key for event in match.play(0, FAIR.parse("die 2"))] == ["used"]
    match.rewind(1)
    assert match.state.journal == []


def settled(*dice: list[int]) -> Match:
    """A fair whose first seat always spends its highest die."""
    match = fair(*dice)
    match.choose_setting(0, "die", "highest")
    return match


def test_a_standing_answer_is_given_as_an_ordinary_move() -> None:
    match = settled([3, 4], [5])
    play(match, 0, "stall 0")
    assert [[event.key for event in events] for events in match.play_standing()] == [["used"]]
    assert match.moves == [(0, FAIR.parse("stall 0")), (0, FAIR.parse("die 3"))]
    play(match, 1, "stall 0")
    assert match.play_standing() == []  # the other seat has settled nothing
    assert match.state.question.name() == "SpendDie"


def test_who_takes_a_standing_answer_back_is_asked_once() -> None:
    match = settled([3, 4, 4], [])
    play(match, 0, "stall 0")
    match.play_standing()
    match.take_back(0)
    assert match.play_standing() == []
    play(match, 0, "die 2", "stall 0")
    assert len(match.play_standing()) == 1
    match.take_back(0)
    match.choose_setting(0, "die", "lowest")  # to settle it anew is to want it now
    assert len(match.play_standing()) == 1


def test_a_setting_is_one_of_the_game_and_has_its_choices() -> None:
    match = fair([3], [5])
    with pytest.raises(BadRequest, match="no setting 'dice' here \\(it has die\\)"):
        match.choose_setting(0, "dice", "highest")
    with pytest.raises(BadRequest, match="the setting die is one of ask, lowest, highest, not 'best'"):
        match.choose_setting(0, "die", "best")
    match.choose_setting(0, "die", "ask")
    play(match, 0, "stall 0")
    assert match.play_standing() == []
