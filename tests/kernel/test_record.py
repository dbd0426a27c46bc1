"""Records: written, read, replayed and verified; every damage is named."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.match import Match
from beffroi.kernel.record import checksum, read_record, replay, verify, write_record
from beffroi.kernel.state import Doc
from tests.toys.fair import GAME as FAIR

GAMES = {"fair": FAIR}


def finished() -> Doc:
    match = ContractRun(FAIR, 3, {}, 4).run(Picker(4))
    return read_record(json.dumps(write_record(match, names=["Ada", "Bea", "Cid"])))


def resealed(record: Doc, **changes: Any) -> Doc:
    """A forged record: changed, with a checksum that fits."""
    forged = {**copy.deepcopy(record), **changes}
    forged["checksum"] = checksum(forged)
    return forged


def test_a_finished_record_holds_all_it_needs_and_verifies() -> None:
    record = finished()
    match = verify(record, GAMES)
    assert match.state.scores() == record["scores"]
    assert record["names"] == ["Ada", "Bea", "Cid"]
    assert record["draws"]


def test_a_running_game_keeps_its_secret_unless_asked() -> None:
    match = Match(FAIR, FAIR.setup(2), SeedCommitment(b"secret"))
    assert "secret" not in write_record(match)
    with pytest.raises(BadRecord, match="has no secret"):
        replay(write_record(match), GAMES)
    assert replay(write_record(match, secret=True), GAMES).state.digest() == match.state.digest()


def test_a_replay_stops_where_it_is_told() -> None:
    record = finished()
    assert len(replay(record, GAMES, until=5).moves) == 5


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_truncated_record_is_refused(data: st.DataObject) -> None:
    text = json.dumps(finished())
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(BadRecord, match=r"no complete JSON document|no JSON object"):
        read_record(text[:cut])


@pytest.mark.parametrize("key", ["format", "game", "rules", "seats", "options", "commitment", "moves", "digests"])
def test_a_record_without_a_part_is_refused_by_its_name(key: str) -> None:
    record = finished()
    del record[key]
    with pytest.raises(BadRecord, match=f"has no '{key}'"):
        read_record(json.dumps(record))


def damage(record: Doc, key: str, value: Any) -> str:
    with pytest.raises(BadRecord) as refused:
        verify(read_record(json.dumps(resealed(record, **{key: value}))), GAMES)
    return str(refused.value)


def test_every_forgery_is_named() -> None:
    record = finished()
    moves = record["moves"]
    assert "format 9" in damage(record, "format", 9)
    assert "a game this program does not have: 'chess'" in damage(record, "game", "chess")
    assert "revision 2" in damage(record, "rules", 2)
    assert "revision 0" in damage(record, "rules", 0)
    assert "fair is for 2 to 4 players, not 7" in damage(record, "seats", 7)
    assert "no option 'x'" in damage(record, "options", {"x": 1})
    assert "does not fit the commitment" in damage(record, "secret", "00ff")
    assert "secret or nonces are damaged" in damage(record, "secret", "zz")
    assert "move 1 is not [seat, move]" in damage(record, "moves", [["0", "pass"], *moves])
    assert "move 1: 'fly' is no move of the fair" in damage(record, "moves", [[0, "fly"], *moves])
    assert "move 1: seat 0 may not answer 'bid 99'" in damage(record, "moves", [[0, "bid 99"], *moves])
    assert "is not the recorded one" in damage(record, "digests", dict.fromkeys(record["digests"], "0" * 32))
    assert "no digest after move" in damage(record, "digests", {})
    assert "the game is over" in damage(record, "over", False)
    check_forged_draws(record)
    assert "final scores" in damage(record, "scores", [{"points": 99}] * 3)
    assert "can't be set up" in damage(record, "start", {"players": [{"gold": 1}, {}]})


def check_forged_draws(record: Doc) -> None:
    draws: list[list[Any]] = record["draws"]
    purpose, of, value = draws[1]
    for forged in ([purpose, of, (value + 1) % of], [purpose, of + 1, value], ["weather", of, value]):
        assert f"draw 2 (for '{purpose}', one of {of}) is not" in damage(
            record, "draws", [draws[0], forged, *draws[2:]]
        )
    assert f"draw {len(draws)} (for" in damage(record, "draws", draws[:-1])
    assert f"has {len(draws) + 1} draws, but only {len(draws)}" in damage(record, "draws", [*draws, draws[0]])
    assert "no list of draws" in damage(record, "draws", {})


def in_format_1(record: Doc) -> Doc:
    """The record as it was written before draws had ranges."""
    streams: dict[str, list[int]] = {}
    for purpose, _, value in record["draws"]:
        streams.setdefault(purpose, []).append(value)
    return resealed(record, format=1, draws=streams)


def test_a_record_of_the_format_before_is_still_read_and_verified() -> None:
    record = in_format_1(finished())
    assert verify(read_record(json.dumps(record)), GAMES).over
    assert "draws for 'dice'" in damage(record, "draws", {**record["draws"], "dice": [0]})
    assert "no draws by purpose" in damage(record, "draws", [])


def test_a_slip_of_the_editor_is_named_as_one() -> None:
    record = finished()
    record["moves"][0][0] = 1 - record["moves"][0][0]
    with pytest.raises(BadRecord, match="was edited"):
        replay(record, GAMES)


def test_an_older_revision_that_still_replays_is_taken() -> None:
    class Later(type(FAIR)):  # type: ignore[misc]
        rules = 2

    assert verify(finished(), {"fair": Later()}).over


def test_a_record_from_a_position_begins_there() -> None:
    start = {"players": [{"dice": [3]}, {"dice": []}], "row": [0, 1, 2], "round": 3}
    start["agenda"] = [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}]
    match = Match(FAIR, FAIR.setup(2), SeedCommitment(b"x"), start)
    match.play(0, FAIR.parse("pass"))
    record = read_record(json.dumps(write_record(match)))
    assert verify(record, GAMES).state.digest() == match.state.digest()


def test_what_is_wrong_is_named_by_a_word_and_its_place() -> None:
    record = finished()
    for part, value, reason, place in (
        ("seats", "two", "malformed", "seats"),
        ("format", 99, "format", "format"),
    ):
        with pytest.raises(BadRecord) as refused:
            read_record(json.dumps({**record, part: value}))
        assert (refused.value.reason, refused.value.place) == (reason, place)
    wrong = {**record, "moves": [*record["moves"][:2], [0, "nonsense"]]}
    with pytest.raises(BadRecord) as refused:
        replay(resealed(wrong), GAMES)
    assert (refused.value.reason, refused.value.place) == ("illegal", "moves.2")
