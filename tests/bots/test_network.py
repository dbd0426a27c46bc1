"""Networks are read or refused, give the same numbers both ways, and correct only what they know."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import random
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.bots import analyse, hint, make, registry
from beffroi.bots.layers import Layers, active, apart
from beffroi.bots.learned import LearnedEvaluator, learned_evaluator
from beffroi.bots.network import MAGIC, MOST_BYTES, Network, fast_layers, read_network, shipped_networks, write_network
from beffroi.bots.registry import evaluator_of, judge_of
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from beffroi.kernel.state import State
from tests.bots.networks import drawn_network, drawn_weights
from tests.toys.fair import GAME as FAIR

ROOT = Path(__file__).parents[2]
GAMES = [FAIR, *beffroi.all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
SIZES = (500, 300, 12, 40, 16, 3, 6, 10)  # cells, rows, terms, wide, narrow, heads, shifts


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The class written in C: that of the package, or compiled for the test."""
    found = fast_layers()
    compiler = shutil.which("cc") or shutil.which("gcc")
    if found is not None:
        return found
    if compiler is None or not Path(sysconfig.get_path("include"), "Python.h").exists():
        pytest.skip("needs a C compiler")
    library = tmp_path_factory.mktemp("layers") / "_layers.so"
    source = ROOT / "src" / "beffroi" / "bots" / "_layers.c"
    flags = ["-O1", "-fPIC", "-shared", "-Wall", "-Wextra", "-Werror", f"-I{sysconfig.get_path('include')}"]
    subprocess.run([compiler, *flags, str(source), "-o", str(library)], check=True)
    loader = importlib.machinery.ExtensionFileLoader("_layers", str(library))
    spec = importlib.util.spec_from_loader("_layers", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module.Layers


def looks(count: int, seed: int) -> list[tuple[int, bytes, list[int]]]:
    """Cells and terms as viewers see them in turn: mostly as before, now and then all new, some without their end."""
    rng = random.Random(seed)
    cells = bytearray(SIZES[0])
    found = []
    for n in range(count):
        for _ in range(300 if n % 10 == 0 else 8):
            cells[rng.randrange(SIZES[0])] = rng.choice([0, 0, 1, 2, 255])
        end = rng.choice([SIZES[0], SIZES[0] - 37])
        found.append(
            (rng.randrange(4), bytes(cells[:end]), [rng.randint(-4095, 4095) for _ in range(rng.choice([6, 12]))])
        )
    return found


def test_both_ways_give_the_same_numbers(fast: Any) -> None:
    weights = drawn_weights(*SIZES[:5])
    one, other = fast(*SIZES, weights), Layers(*SIZES, weights)
    said = [one.run(*look) for look in looks(200, 3)]
    assert said == [other.run(*look) for look in looks(200, 3)]
    assert len(set(said)) > 150


@pytest.mark.parametrize("way", ["fast", "plain"])
def test_what_was_seen_before_changes_nothing(fast: Any, way: str) -> None:
    kind: Any = fast if way == "fast" else Layers
    weights = drawn_weights(*SIZES[:5])
    used = kind(*SIZES, weights)
    for look in looks(30, 4):
        assert used.run(*look) == kind(*SIZES, weights).run(*look)


@pytest.mark.parametrize("way", ["fast", "plain"])
def test_weights_and_looks_that_do_not_fit_are_refused(fast: Any, way: str) -> None:
    kind: Any = fast if way == "fast" else Layers
    weights = drawn_weights(*SIZES[:5])
    for wrong in (weights[:-1], weights + b"\0", b""):
        with pytest.raises(ValueError, match="don't fit the sizes"):
            kind(*SIZES, wrong)
    layers = kind(*SIZES, weights)
    with pytest.raises(ValueError, match="more viewers, cells or terms"):
        layers.run(0, bytes(SIZES[0] + 1), [])
    with pytest.raises(ValueError, match="more viewers, cells or terms"):
        layers.run(0, b"", [0] * 13)
    with pytest.raises(ValueError, match="more viewers, cells or terms"):
        layers.run(4, b"", [])


def test_units_give_on_what_is_above_nothing_up_to_a_top() -> None:
    sums = [-5, 0, 15, 16, 1023 * 16, 1024 * 16, 2**31 - 1, -(2**31)]
    joined = sum(one << 32 * i for i, one in enumerate(sums))
    assert apart(joined, len(sums)) == sums
    assert active(joined, len(sums), 4) == [0, 0, 0, 1, 1023, 1023, 1023, 0]


@every_game
def test_a_network_is_read_only_for_what_it_was_trained_for(game: Game[Any]) -> None:
    good = drawn_network(game, [(2, {})])
    assert read_network(good, game, "good").header["game"] == game.slug
    other = next(one for one in GAMES if one is not game)
    for data, match in (
        (good[:-1] + bytes([good[-1] ^ 1]), "is damaged"),
        (good[:-40], "is damaged"),
        (b"PK" + good, "is no network of this version"),
        (b"", "is no network of this version"),
        (MAGIC + b"{}\n", "is no network"),
        (MAGIC + b"[" * 5000 + b"\n", "is no network"),
        (good + bytes(MOST_BYTES), "is no network of this version"),
        (drawn_network(game, [(2, {})], meaning="older"), "trained with other rules, figures or terms"),
        (drawn_network(game, [(2, {})], game=other.slug), f"trained for {other.slug}"),
        (drawn_network(game, [(2, {})], sizes={"size": 3}), "is no network"),
    ):
        with pytest.raises(BadRequest, match=match):
            read_network(data, game, "file")


def test_other_weights_of_an_evaluation_are_another_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network corrects an evaluation; if that says something else, so does their sum."""
    data = drawn_network(FAIR, [(2, {})])
    kind = type(FAIR.evaluator())
    monkeypatch.setattr(kind, "tunable", kind.tunable[:1] * 2)
    with pytest.raises(BadRequest, match="other rules, figures or terms"):
        read_network(data, FAIR, "file")


def test_a_network_too_large_is_not_written() -> None:
    with pytest.raises(BadRequest, match=r"at most 1,000,000 bytes"):
        write_network({}, bytes(MOST_BYTES))


def middle(game: Game[Any], seats: int, options: dict[str, Any] | None = None, seed: int = 5) -> State:
    """A table some answers into a game."""
    side = FastChance(seed)
    s: State = game.new(seats, options=options or {}, chance=FastChance(seed))
    for _ in range(25):
        if not s.over:
            choices = s.options(s.waiting()[0])
            s.apply(s.waiting()[0], choices[side.pick(len(choices))])
    return s


def judge(game: Game[Any], setups: list[tuple[int, dict[str, Any]]]) -> tuple[LearnedEvaluator, Network]:
    network = read_network(drawn_network(game, setups), game, "drawn")
    return learned_evaluator(game, evaluator_of(game, "test"), [network]), network


@every_game
def test_a_learned_evaluation_adds_up_and_knows_who_may_win(game: Game[Any]) -> None:
    evaluator, network = judge(game, [(2, {})])
    plain = evaluator_of(game, "test")
    s = middle(game, 2)
    for seat in range(2):
        terms = evaluator.terms(s, seat)
        assert len(terms) == len(evaluator.term_names)
        assert terms[:-1] == plain.terms(s, seat)
        assert evaluator.value(s, seat) == pytest.approx(sum(terms))
        heads = network.layers(fast=False).run(seat, *seen(evaluator, s, seat))
        assert terms[-1] == heads[0] / network.units[0]
        assert evaluator.lead(s, seat) == pytest.approx(plain.lead(s, seat) + heads[1] / network.units[1])
    assert sum(evaluator.chances(s)) == pytest.approx(1.0)
    assert evaluator.rollout_turns == plain.rollout_turns


def seen(evaluator: LearnedEvaluator, s: State, seat: int) -> tuple[bytes, list[int]]:
    from beffroi.bots.learned import quantised_terms
    from beffroi.kernel.observation import encoded

    encoder = evaluator.encoder
    assert encoder is not None
    return encoded(encoder, s, seat), quantised_terms(evaluator.all_terms(s, seat))


@every_game
def test_at_tables_it_never_met_the_evaluation_is_the_one_written_by_hand(game: Game[Any]) -> None:
    evaluator, _ = judge(game, [(2, {})])
    plain = evaluator_of(game, "test")
    s = middle(game, 3)
    assert evaluator.lead(s, 0) == plain.lead(s, 0)
    assert evaluator.terms(s, 0) == [*plain.terms(s, 0), 0.0]
    assert evaluator.chances(s) == []


def test_a_hosts_figures_and_an_earlier_revision_are_not_known() -> None:
    game = beffroi.game("troyes")
    _, network = judge(game, [(2, {})])
    assert network.knows(game.setup(2))
    assert not network.knows(game.setup(2, {"ladies": ["events"]}))
    assert not network.knows(game.setup(2, {"figures": {"end": {"unfinished-event": 2}}}))
    assert not network.knows(game.setup(2, rules=game.rules - 1))


def test_a_set_of_options_is_known_where_any_two_of_them_have_met() -> None:
    game = beffroi.game("troyes")
    pairs = [["events", "ramparts"], ["events", "purple-die"], ["ramparts", "purple-die"]]
    _, network = judge(game, [(3, {"ladies": pair}) for pair in pairs])
    assert network.knows(game.setup(3, {"ladies": ["events", "purple-die", "ramparts"]}))
    assert not network.knows(game.setup(2, {"ladies": ["events", "purple-die", "ramparts"]}))
    assert not network.knows(game.setup(3, {"ladies": ["events", "characters"]}))
    assert not network.knows(game.setup(3, {"ladies": pairs[0], "bonus": True}))


def test_the_networks_that_ship_know_every_set_of_options() -> None:
    for game in beffroi.all_games().values():
        networks = shipped_networks(game)
        assert networks
        for seats in range(2, game.seats[1] + 1):
            for options in game.every_option_set(seats):
                assert any(network.knows(game.setup(seats, options)) for network in networks)


def test_of_several_networks_the_one_for_fewer_kinds_of_tables_judges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the network for all tables of a title lies one that learned from nothing but the usual game for two."""
    monkeypatch.setattr("beffroi.bots.network.resources.files", lambda package: tmp_path)
    (tmp_path / "network.bin").write_bytes(drawn_network(FAIR, [(2, {}), (3, {})], generation=1))
    (tmp_path / "network-two.bin").write_bytes(drawn_network(FAIR, [(2, {})], units=[9e4, 9e4, 9e5], generation=2))
    (tmp_path / "network-two.json").write_text("{}")
    shipped_networks.cache_clear()
    found = shipped_networks(FAIR)
    shipped_networks.cache_clear()
    assert [network.header["generation"] for network in found] == [2, 1]
    for seats, network in ((2, found[0]), (3, found[1])):
        both = learned_evaluator(FAIR, evaluator_of(FAIR, "test"), found)
        alone = learned_evaluator(FAIR, evaluator_of(FAIR, "test"), [network])
        s = middle(FAIR, seats)
        assert both.lead(s, 0) == alone.lead(s, 0) != evaluator_of(FAIR, "test").lead(s, 0)


def test_bots_judge_by_the_network_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "fair.bin"
    path.write_bytes(drawn_network(FAIR, [(2, {})]))
    s = FAIR.new(2, seed=4)
    for name in ("greedy", "modest:0.5", "search:3"):
        bot = make(f"learned[{path}]:{name}", FAIR, 3)
        assert bot.choose(Perspective(FAIR, s, s.waiting()[0])) in s.options(s.waiting()[0])
    with pytest.raises(BadRequest, match="runs on one core"):
        make(f"learned[{path}]:search:8@2", FAIR)
    with pytest.raises(BadRequest, match="can't be read"):
        make(f"learned[{tmp_path / 'none.bin'}]:greedy", FAIR)
    for name in ("learned", "learned:random", f"learned[{path}]"):
        with pytest.raises(BadRequest, match="there is no bot"):
            make(name, FAIR)


@every_game
def test_the_network_of_a_game_fits_it(game: Game[Any]) -> None:
    """Whoever changes rules, figures or terms trains again, or takes the network out."""
    networks = shipped_networks(game)
    assert isinstance(judge_of(game), LearnedEvaluator) == bool(networks)
    assert not networks or any(network.knows(game.setup(2)) for network in networks)


def test_a_look_back_tells_chances_to_win_where_a_network_can(monkeypatch: pytest.MonkeyPatch) -> None:
    side = FastChance(3)
    match = Match(FAIR, FAIR.setup(2), SeedCommitment(b"look back"))
    while not match.over:
        seat = match.state.waiting()[0]
        options = match.state.options(seat)
        match.play(seat, options[side.pick(len(options))])
    record = write_record(match)
    assert analyse(record, {"fair": FAIR})["chances"] == []
    network = read_network(drawn_network(FAIR, [(2, {})]), FAIR, "drawn")
    monkeypatch.setattr(registry, "shipped_networks", lambda game: [network])
    found = analyse(record, {"fair": FAIR})
    assert len(found["chances"]) == len(found["ends"]) == len(found["expected"])
    assert all(sum(row) == pytest.approx(1.0, abs=0.002) for row in found["chances"])
    first = match.state.ranking()[0]
    assert found["chances"][-1] == [1.0 / len(first) if seat in first else 0.0 for seat in range(2)]
    for player in found["players"]:
        parts = (player[part] for part in ("start", "luck", "own", "others", "count"))
        assert sum(parts) == pytest.approx(player["score"], abs=0.05)
    s = FAIR.new(2, seed=4)
    assert hint(Perspective(FAIR, s, s.waiting()[0])).choices
