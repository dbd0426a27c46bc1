"""How far chances to win can be believed: of what was said to happen three times in four, how much did?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import beffroi
from beffroi.bots.learned import LearnedEvaluator
from beffroi.bots.planner import SEEDS
from beffroi.bots.registry import judge_of, make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc
from beffroi.learn.champions.selfplay import won
from beffroi.learn.champions.settings import setups_of
from beffroi.learn.champions.tasks import spread

BINS: Final = 10
PLAYER: Final = "learned:modest:0.5/16"  # plans well, and is wrong by half a point, so that no two games are alike
EACH: Final = 5  # positions of a game; neighbours would end alike, so few of them tell more than many
UNSEEN: Final = 1_000_003  # seeds of training are other ones
WIDTH, EDGE, DOT = 360, 40, 9


class Bin(NamedTuple):
    """Positions whose chances were said to lie in the same tenth: what was said and what came, on average."""

    said: float
    came: float
    positions: int


class Reliability(NamedTuple):
    """All tenths in which something was said, and the mean distance of said and came, in points."""

    bins: list[Bin]
    error: float

    def doc(self) -> Doc:
        return {"error": round(self.error, 2), "bins": [one._asdict() for one in self.bins]}


def reliability(said: list[float], came: list[float]) -> Reliability:
    """Compare what was said with what came, by tenths of what was said."""
    rows: list[Bin] = []
    distance = 0.0
    for n in range(BINS):
        among = [i for i, chance in enumerate(said) if n == min(BINS - 1, int(BINS * chance))]
        if among:
            mean, share = (sum(values[i] for i in among) / len(among) for values in (said, came))
            distance += len(among) * abs(mean - share)
            rows.append(Bin(round(mean, 3), round(share, 3), len(among)))
    return Reliability(rows, 100 * distance / max(1, len(said)))


# --- the network of a title, in games it never saw ----------------------------


class UnseenGame(NamedTuple):
    """A game to look at."""

    game: str
    seats: int
    options: Doc
    seed: int


class Forecast(NamedTuple):
    """A chance to win that a review would tell in the middle of a game, and what the seat had of the victory."""

    seats: int
    said: float
    came: float


def forecasts(game: str, positions: int, jobs: int, tell: Callable[[int], None]) -> list[Forecast]:
    """Play games at all kinds of tables that the title's network knows, and note chances to win on their way."""
    found = beffroi.game(game)
    if not isinstance(judge_of(found), LearnedEvaluator):
        raise BadRequest(f"{game} has no network, so no review tells chances to win")
    setups = setups_of(found, list(range(max(2, found.seats[0]), found.seats[1] + 1)), None)
    wanted = [UnseenGame(game, *setups[n % len(setups)], UNSEEN + n) for n in range(-(-positions // EACH))]
    said: list[Forecast] = []
    for one in spread(forecasts_in, wanted, jobs, False):
        said += one
        tell(len(one))
    return said


def forecasts_in(wanted: UnseenGame) -> list[Forecast]:
    """Play one game, and return the chances to win of some seats at the ends of turns."""
    game = beffroi.game(wanted.game)
    evaluator = judge_of(game)
    assert isinstance(evaluator, LearnedEvaluator)
    chance = FastChance(wanted.seed)
    s = game.start(game.setup(wanted.seats, wanted.options), FastChance(chance.pick(SEEDS)))
    s.settle()
    bots = [make(PLAYER, game, chance.pick(SEEDS)) for _ in range(wanted.seats)]
    said: list[tuple[int, float]] = []
    while not s.over:
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
        if not s.over and s.waiting()[0] != seat:
            looking = chance.pick(wanted.seats)
            said.append((looking, evaluator.chances(s)[looking]))
    ends = won(s)
    kept = [said.pop(chance.pick(len(said))) for _ in range(min(EACH, len(said)))]
    return [Forecast(wanted.seats, chance_said, ends[seat]) for seat, chance_said in kept]


def reliability_of(found: list[Forecast]) -> Reliability:
    """Compare all forecasts with what came."""
    return reliability([one.said for one in found], [one.came for one in found])


def reliability_table(found: list[Forecast]) -> str:
    """Format the forecasts as a table in Markdown, and the error for each number of seats."""
    whole = reliability_of(found)
    lines = ["| said | came | positions |", "| ---: | ---: | ---: |"]
    lines += [f"| {100 * one.said:.1f} % | {100 * one.came:.1f} % | {one.positions} |" for one in whole.bins]
    errors = []
    for seats in sorted({one.seats for one in found}):
        among = [one for one in found if one.seats == seats]
        errors.append(f"{reliability_of(among).error:.1f} over {len(among):,} with {seats} seats")
    told = f"Error: {whole.error:.1f} points over {len(found):,} positions ({', '.join(errors)})."
    return "\n".join([*lines, "", told])


def reliability_diagram(found: list[Forecast]) -> str:
    """Draw what came over what was said, as SVG; a dot's area grows with its positions, the line is a perfect one."""
    bins = reliability_of(found).bins
    most, side = max(one.positions for one in bins), WIDTH - 2 * EDGE

    def place(said: float, came: float) -> str:
        return f"{EDGE + said * side:.1f},{WIDTH - EDGE - came * side:.1f}"

    marks = [f'<polyline points="{place(0, 0)} {place(1, 1)}" fill="none" stroke="#999" stroke-dasharray="4 4"/>']
    line = " ".join(place(one.said, one.came) for one in bins)
    marks.append(f'<polyline points="{line}" fill="none" stroke="#7a1f1f" stroke-width="2"/>')
    for one in bins:
        x, y = place(one.said, one.came).split(",")
        marks.append(f'<circle cx="{x}" cy="{y}" r="{2 + DOT * (one.positions / most) ** 0.5:.1f}" fill="#7a1f1f"/>')
    for tenth in range(0, BINS + 1, 2):
        x, y = place(tenth / BINS, 0).split(",")
        marks.append(f'<text x="{x}" y="{float(y) + 16}" text-anchor="middle">{10 * tenth}</text>')
        x, y = place(0, tenth / BINS).split(",")
        marks.append(f'<text x="{float(x) - 6}" y="{float(y) + 4}" text-anchor="end">{10 * tenth}</text>')
    marks.append(f'<text x="{WIDTH / 2}" y="{WIDTH - 6}" text-anchor="middle">said, in %</text>')
    marks.append(f'<text x="{EDGE}" y="{EDGE - 16}" text-anchor="middle">came, in %</text>')
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {WIDTH}" font-family="sans-serif"'
    paper = f'<rect width="{WIDTH}" height="{WIDTH}" fill="#fff"/>'
    return f'{frame} font-size="12">\n{paper}\n' + "\n".join(marks) + "\n</svg>\n"
