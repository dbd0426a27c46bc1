"""Properties of whole games, with answers picked by Hypothesis; counts of the tree; readable transcripts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.games.troyes import GAME
from beffroi.games.troyes.lots import NONE, plain_dice
from beffroi.games.troyes.pieces import OWNER, VALUE
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.games.troyes.tests.support import activity, table
from beffroi.kernel.chance import FastChance, SeededChance
from beffroi.kernel.contract import perft
from beffroi.kernel.state import Doc
from beffroi.texts import Texts

TRANSCRIPTS = Path(__file__).parent / "transcripts"
OPTION_SETS: dict[str, tuple[int, Doc]] = {
    "two": (2, {}),
    "three-open": (3, {"open-vp": True}),
    "four-bonus": (4, {"bonus": True}),
}


def answered(s: Troyes, picks: list[int]) -> None:
    """Play on with picked answers, the last pick repeated."""
    for pick in picks:
        if s.over:
            return
        seat = s.waiting()[0]
        options = s.options(seat)
        s.play(seat, options[pick % len(options)])


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.lists(st.integers(0, 400), min_size=60, max_size=200))
def test_a_table_stays_sound_and_its_position_round_trips(seats: int, seed: int, picks: list[int]) -> None:
    s = GAME.new(seats, {"bonus": bool(seed % 2)}, chance=FastChance(seed))
    assert isinstance(s, Troyes)
    answered(s, picks)
    s.check()
    assert GAME.from_position(s.position(), FastChance(1)).digest() == s.digest()
    for seat in range(seats):
        assert s.imagine(seat, FastChance(seed + 1)).view(seat) == s.view(seat)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 25), st.integers(40, 160))
def test_a_lot_is_put_together_in_one_way_only_and_always_payable(seed: int, deniers: int, moves: int) -> None:
    """Every lot that taking dice one at a time reaches is sorted, payable and worth enough, and none comes twice."""
    s = GAME.new(4, {}, chance=FastChance(seed))
    assert isinstance(s, Troyes)
    answered(s, [FastChance(seed + i).pick(400) for i in range(moves)])
    if s.over or not isinstance(s.agenda[-1], TakeDice):
        return
    step = s.agenda[-1]
    s.deniers[step.seat] += deniers
    seen: list[list[int]] = []
    collect(s, step, [], seen)
    assert len(seen) == len({tuple(lot) for lot in seen})
    for lot in seen:
        bought = sum(1 for code in lot if OWNER[code] != step.seat)
        assert lot == sorted(lot, reverse=True)
        assert bought * s.ruleset.prices[len(lot)] <= step.action.budget(s, step.seat)
        assert sum(VALUE[code] for code in lot) >= step.action.need(s)


def collect(s: Troyes, step: TakeDice, taken: list[int], seen: list[list[int]]) -> None:
    """All complete lots below a lot."""
    if taken and sum(VALUE[code] for code in taken) >= step.action.need(s):
        seen.append(taken)
    further = plain_dice(s, step.seat, step.action, taken)
    assert further or not taken or seen[-1:] == [taken], "a dead end"
    for code in further:
        collect(s, TakeDice(step.seat, step.action, NONE, NONE, []), [*taken, code], seen)


# --- how many tables lie behind a position -------------------------------------

DICE = {"0": ["yellow6", "white5", "red3"], "1": ["yellow4", "red3"], "neutral": ["white2"]}
POSITIONS: dict[str, Doc] = {
    "quiet": {"dice": DICE},
    "cubes": {"dice": DICE, "round": 3, "activities": activity("white-2", "confession", cubes=[1, 1, 1, 1])},
    "black": {
        "dice": {"0": ["red4", "white2", "yellow6"], "1": ["red5"], "2": ["white6"], "3": ["red1"]},
        "black": [6, 4, 1],
        "agenda": [{"step": "EndRound"}, {"step": "Actions"}, {"step": "FaceBlackDie", "facing": 0}],
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_tree_counts(name: str) -> None:
    """A rule that changes what may be answered changes these; look at the difference before correcting them."""
    s = table(**POSITIONS[name])
    counts = [perft(s, depth) for depth in (1, 2, 3)]
    kept = TRANSCRIPTS / f"perft-{name}.txt"
    text = " ".join(map(str, counts)) + "\n"
    if os.environ.get("BEFFROI_WRITE"):
        kept.write_text(text, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == text


# --- transcripts ---------------------------------------------------------------


def transcript(seats: int, options: Doc) -> str:
    """A game of picked answers in words, with the table at every twentieth question."""
    s = GAME.new(seats, options, chance=SeededChance(b"transcript"))
    assert isinstance(s, Troyes)
    texts = Texts(GAME, "en", ["Anna", "Berthe", "Colin", "Denis"][:seats])
    picks, lines = FastChance(7), []
    for n in range(160):
        s.journal = []
        seat = s.waiting()[0]
        if n % 20 == 0:
            lines += ["", GAME.render_text(s.view(seat), lambda key, *args: texts.say(key, args)), ""]
        options_now = s.options(seat)
        move = options_now[picks.pick(len(options_now))]
        question, label = s.prompt(seat), GAME.label(s, seat, move)
        asked = f"{texts.players[seat]}: {texts.say(question.key, question.args)}"
        lines.append(f"{asked} [{len(options_now)}] {texts.say(label.key, label.args)} <{GAME.notation(move)}>")
        s.apply(seat, move)
        lines += [f"    {texts.say(event.key, event.args)}" for event in s.journal]
        if s.over:
            break
    return "\n".join(line.rstrip() for line in lines).strip() + "\n"


@pytest.mark.parametrize("name", OPTION_SETS)
def test_transcripts_are_as_kept(name: str) -> None:
    """Set BEFFROI_WRITE=1 to write them anew, and read the difference."""
    kept = TRANSCRIPTS / f"{name}.txt"
    text = transcript(*OPTION_SETS[name])
    if os.environ.get("BEFFROI_WRITE"):
        kept.write_text(text, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == text
