"""Generation after generation: play, fit to all games so far, and let the new network challenge the champion.

Everything is a file of the run's folder, and what is there is not done again: a run that was stopped goes on.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import beffroi
from beffroi.bots.network import Network, read_network, setup_key, shipped_networks, write_network
from beffroi.bots.registry import SHIPPED, evaluator_of
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc
from beffroi.learn.champions import contest, samples
from beffroi.learn.champions.calibration import reliability
from beffroi.learn.champions.fit import Epoch, Fit, FitSettings, Fitted, Floats, chances
from beffroi.learn.champions.quantise import quantised
from beffroi.learn.champions.report import write_report
from beffroi.learn.champions.selfplay import GameToPlay, play_noted
from beffroi.learn.champions.settings import RunSettings, game_seed, open_run
from beffroi.learn.champions.tasks import spread
from beffroi.learn.observation import encoder_of, scales_of

PART = 10  # games of a file
NETWORK = "network.bin"
CHAMPION = "champion.bin"
OUTCOME = "outcome.json"


class Pipeline:
    """A training run in its folder."""

    def __init__(
        self,
        folder: Path,
        settings: RunSettings,
        *,
        jobs: int = 1,
        ray: bool = False,
        tell: Callable[[str], None] = print,
    ):
        self.folder = folder
        self.settings = settings
        self.jobs = jobs
        self.ray = ray
        self.tell = tell
        self.game: Game[Any] = beffroi.game(settings.game)
        self.kept = open_run(folder, settings)
        self.layout = encoder_of(self.game, self.game.setup()).layout
        self.scales = scales_of(self.layout)
        self.terms = len(evaluator_of(self.game, "train").term_names)

    def run(self, generations: int) -> list[Doc]:
        """Run until there are so many generations; returns their outcomes."""
        outcomes = []
        for number in range(1, generations + 1):
            outcomes.append(self.generation(number))
            write_report(self.folder, self.kept, outcomes)
        return outcomes

    def place(self, number: int) -> Path:
        """Return the folder of a generation."""
        return self.folder / f"generation-{number:03}"

    def generation(self, number: int) -> Doc:
        """Carry out what is not yet done of a generation."""
        place = self.place(number)
        place.mkdir(exist_ok=True)
        outcome = place / OUTCOME
        if outcome.exists():
            found: Doc = json.loads(outcome.read_text(encoding="utf-8"))
            return found
        self.play(number)
        learned = self.fit(number)
        found = {"generation": number, **learned, **self.challenge(number)}
        write_whole(outcome, json.dumps(found, indent=1).encode() + b"\n")
        return found

    # --- games ----------------------------------------------------------------

    def play(self, number: int) -> None:
        """Play the games of a generation that are not there yet."""
        place = self.place(number)
        wanted = range(0, self.settings.games, PART)
        missing = [first for first in wanted if not (place / f"games-{first:06}.npz").exists()]
        work = [self.part(number, first) for first in missing]
        for first, played in zip(missing, spread(play_part, work, self.jobs, self.ray), strict=True):
            self.keep(number, first, played)
            self.tell(f"generation {number}: {min(first + PART, self.settings.games)} of {self.settings.games} games")

    def part(self, number: int, first: int) -> list[GameToPlay]:
        """Return the games of one file; the newest network plays, champion or not: what it misjudges must be seen."""
        s = self.settings
        shipped = SHIPPED if s.against else ""  # who is to beat a champion begins as one
        network = str(self.place(number - 1) / NETWORK) if number > 1 else shipped
        games = []
        for n in range(first, min(first + PART, s.games)):
            seats, options = s.setups[n % len(s.setups)]
            seed, learner = game_seed(s, number, n), n // len(s.setups) % seats
            games.append(GameToPlay(s.game, seats, options, seed, network, s.blur, s.width, s.against, learner))
        return games

    def keep(self, number: int, first: int, played: list[Any]) -> None:
        """Write the notes of some games into a file."""
        numbered = (number - 1) * self.settings.games + first
        notes = samples.collected(played, self.layout.size, self.terms, numbered)
        samples.save(self.place(number) / f"games-{first:06}.npz", notes)

    # --- the network ----------------------------------------------------------

    def fit(self, number: int) -> Doc:
        """Fit a network to the games of all generations so far."""
        place = self.place(number)
        fitted_file = place / "fit.json"
        if (place / NETWORK).exists() and fitted_file.exists():
            found: Doc = json.loads(fitted_file.read_text(encoding="utf-8"))
            return found
        files = [path for n in range(1, number + 1) for path in sorted(self.place(n).glob("games-*.npz"))]
        notes = samples.load(files)
        s = self.settings
        sizes = FitSettings(wide=s.wide, narrow=s.narrow)
        fit = fit_of(notes, self.scales, s.seed + number, sizes, self.start(number) if s.against else None)
        fitted = fit.run(lambda epoch: self.tell_epoch(number, epoch))
        fit.take(fitted)
        out = fit.predicted(fit.held)
        learned = {
            "notes": len(notes),
            "games": len(set(notes.game.tolist())),
            "epochs": [epoch._asdict() for epoch in fitted.epochs],
            "reliability": reliability(chances(out[:, 2]).tolist(), fit.inputs.targets[fit.held, 2].tolist()).doc(),
        }
        self.write(number, fitted, learned)
        write_whole(fitted_file, json.dumps(learned, indent=1).encode() + b"\n")
        return learned

    def start(self, number: int) -> Network | None:
        """Return the network that played in a generation, if its sizes are those of the run."""
        if number > 1:
            path = self.place(number - 1) / NETWORK
            return read_network(path.read_bytes(), self.game, str(path))
        wanted, setup = (self.settings.wide, self.settings.narrow), self.game.setup(*self.settings.setups[0])
        for network in shipped_networks(self.game):
            sizes = network.header["sizes"]
            if network.knows(setup) and (sizes["wide"], sizes["narrow"]) == wanted:
                return network
        return None

    def tell_epoch(self, number: int, epoch: Epoch) -> None:
        """Tell how far the fit is."""
        self.tell(
            f"generation {number}: epoch {epoch.number}, lead wrong by {epoch.lead:.2f} points "
            f"(by hand {epoch.plain:.2f}), log-loss of the chance to win {epoch.win:.3f}"
        )

    def write(self, number: int, fitted: Fitted, learned: Doc) -> None:
        """Write the network with all that says where it comes from."""
        whole = quantised(fitted, self.scales, self.layout.size)
        best = min(fitted.epochs, key=lambda epoch: epoch.loss)
        header = {
            "game": self.game.slug,
            "rules": self.game.rules,
            "meaning": self.kept["meaning"],
            "commit": self.kept["commit"],
            "seed": self.settings.seed,
            "generation": number,
            "games": learned["games"],
            "notes": learned["notes"],
            "best": best._asdict(),
            "setups": sorted({setup_key(seats, options) for seats, options in self.settings.setups}),
            "sizes": whole.sizes,
            "units": whole.units,
        }
        write_whole(self.place(number) / NETWORK, write_network(header, whole.weights))

    # --- the championship -----------------------------------------------------

    def challenge(self, number: int) -> Doc:
        """Let the new network play the champion; it takes the place only if it is better beyond doubt.

        Where one bot only is to be beaten, it takes the place of one that did so less often.
        """
        champion, against = self.folder / CHAMPION, self.settings.against
        width = self.settings.width
        new = contest.planner_with(self.place(number) / NETWORK, width)
        old = against or contest.planner_with(champion if champion.exists() else None, width)
        held = contest.hold(self.settings, new, old, self.place(number), self.jobs, self.ray, self.tell)
        promoted = held.ahead.value > self.best_before(number) if against else held.won
        if promoted:
            write_whole(champion, (self.place(number) / NETWORK).read_bytes())
        share = f"{held.ahead.value:.1%} ({held.ahead.low:.1%} - {held.ahead.high:.1%}) of {held.games} games"
        told = "is the new champion" if promoted else "stays a challenger"
        self.tell(f"generation {number}: ahead of {held.against} in {share}, {told}")
        return {"contest": held.doc(), "promoted": promoted}

    def best_before(self, number: int) -> float:
        """Return the largest share that a generation before had of its contest."""
        earlier = [json.loads((self.place(n) / OUTCOME).read_text(encoding="utf-8")) for n in range(1, number)]
        return max((float(one["contest"]["ahead"]["value"]) for one in earlier), default=0.0)


def fit_of(notes: samples.Samples, scales: Floats, seed: int, settings: FitSettings, start: Network | None) -> Fit:
    """Return the fit, on a graphics card where PyTorch finds one."""
    if importlib.util.find_spec("torch") is not None:
        from beffroi.learn.champions.fit_torch import TorchFit, graphics_card

        if graphics_card():
            return TorchFit(notes, scales, seed, settings, start)
    return Fit(notes, scales, seed, settings, start)


def play_part(games: list[GameToPlay]) -> list[Any]:
    """Play the games of one file."""
    return [play_noted(one) for one in games]


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there only when it is whole."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
