"""Fits a network to how games ended, with NumPy: two layers of clipped units, Adam, the best of its epochs."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.bots.layers import TOP
from beffroi.bots.learned import STEPS
from beffroi.bots.network import HEADS, POINTS, WIN, Network
from beffroi.learn.champions.samples import Samples

ACTIVE = 128  # steps of one in what a unit gives on
CAP = TOP / ACTIVE
HELD_OUT = 8  # one game in so many is not learned from, but tells when to stop
SEEN = 20  # notes in which a cell must be used to have a row of weights
Floats = NDArray[np.float32]


class FitSettings(NamedTuple):
    """Parameters of a fit."""

    wide: int = 256
    narrow: int = 64
    epochs: int = 30
    patience: int = 3  # epochs without improvement after which it stops
    batch: int = 256
    rate: float = 5e-5
    decay: float = 1.0  # of weights, for each step at full rate
    dropped: float = 0.3  # share of the first layer's units that is left out in a step


class Epoch(NamedTuple):
    """How large the errors were after an epoch."""

    number: int
    learned: float  # loss over what was learned from
    loss: float  # and over the games held out
    lead: float  # error of the expected lead there, in points (root of the mean square)
    plain: float  # the same by the evaluation written by hand
    win: float  # log-loss of the chance to win


class Fitted(NamedTuple):
    """Weights as they were fitted, rows of the first layer only for cells that are used."""

    used: NDArray[np.intp]
    point: float  # points and leads are learned in units of so many to a point: games differ in how far they end apart
    first: Floats  # for cells, then for terms, as they are scaled
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats
    epochs: list[Epoch]


class Inputs:
    """The samples as a network takes them."""

    def __init__(self, samples: Samples, scales: Floats, used: NDArray[np.intp]) -> None:
        self.cells = np.ascontiguousarray(samples.cells[:, used])
        self.scales = scales[used].astype(np.float32)
        self.terms = samples.terms
        self.point = float(1.0 / max(1.0, samples.final[:, 1].std()))
        self.term_scale = self.point / STEPS
        short = samples.final[:, :2] - samples.expected
        self.targets = np.concatenate([self.point * short, samples.final[:, 2:]], 1).astype(np.float32)

    def rows(self, which: NDArray[np.intp]) -> Floats:
        """Return some of them."""
        terms = self.terms[which].astype(np.float32) * np.float32(self.term_scale)
        return np.concatenate([self.cells[which] * self.scales, terms], 1)


class Fit:
    """A network being fitted, from drawn weights or from those of another network of the same sizes."""

    def __init__(
        self, samples: Samples, scales: Floats, seed: int, settings: FitSettings, start: Network | None = None
    ) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.used = np.flatnonzero((samples.cells > 0).sum(0) >= SEEN)
        self.inputs = Inputs(samples, scales, self.used)
        held = samples.game % HELD_OUT == 0
        self.learned, self.held = np.flatnonzero(~held), np.flatnonzero(held)
        size = len(self.used) + samples.terms.shape[1]
        wide, narrow = settings.wide, settings.narrow
        self.weights: list[Floats] = [
            self.drawn(size, wide, 0.3),
            np.zeros(wide, np.float32),
            self.drawn(wide, narrow, 1.0),
            np.zeros(narrow, np.float32),
            self.drawn(narrow, 3, 0.1),
            np.zeros(3, np.float32),
        ]
        self.started = start is not None
        if start is not None:
            self.weights = weights_of(start, self.used, self.inputs)
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def drawn(self, rows: int, columns: int, gain: float) -> Floats:
        """Draw first weights."""
        return (self.rng.standard_normal((rows, columns)) * gain * np.sqrt(2.0 / rows)).astype(np.float32)

    def run(self, tell: Callable[[Epoch], None]) -> Fitted:
        """Learn until the games held out say that it gets no better; returns the weights that were best."""
        best, kept, epochs = np.inf, [one.copy() for one in self.weights], []
        if self.started:
            epochs.append(self.measured(0, 0.0))
            best = epochs[0].loss
        since = 0
        for number in range(1, self.settings.epochs + 1):
            epoch = self.measured(number, self.epoch())
            epochs.append(epoch)
            tell(epoch)
            since += 1
            if epoch.loss < best:
                best, kept, since = epoch.loss, [one.copy() for one in self.weights], 0
            if since >= self.settings.patience:
                break
        first, first_bias, second, second_bias, last, last_bias = kept
        return Fitted(self.used, self.inputs.point, first, first_bias, second, second_bias, last, last_bias, epochs)

    def take(self, fitted: Fitted) -> None:
        """Take the weights of a fit."""
        self.weights = [
            fitted.first,
            fitted.first_bias,
            fitted.second,
            fitted.second_bias,
            fitted.last,
            fitted.last_bias,
        ]

    def epoch(self) -> float:
        """Learn from every note once; returns the mean loss."""
        order = self.rng.permutation(self.learned)
        total = 0.0
        for start in range(0, len(order), self.settings.batch):
            which = order[start : start + self.settings.batch]
            total += len(which) * self.step(self.inputs.rows(which), self.inputs.targets[which])
        return total / max(1, len(order))

    def step(self, x: Floats, targets: Floats) -> float:
        """Learn from a batch: errors go back through the layers, and Adam moves the weights."""
        _, _, b, _, c, _ = self.weights
        keep = (self.rng.random((len(x), self.settings.wide)) >= self.settings.dropped).astype(np.float32)
        keep /= np.float32(1.0 - self.settings.dropped)
        first, second, out = self.forward(x, keep)
        error, loss = slopes(out, targets)
        back = (error @ c.T) * ((second > 0) & (second < CAP))
        further = (back @ b.T) * keep * ((first > 0) & (first < CAP * keep.max()))
        self.move([x.T @ further, further.sum(0), first.T @ back, back.sum(0), second.T @ error, error.sum(0)])
        return loss

    def forward(self, x: Floats, keep: Floats | None = None) -> tuple[Floats, Floats, Floats]:
        """Return what the layers and the heads give."""
        a, a_bias, b, b_bias, c, c_bias = self.weights
        first = np.clip(x @ a + a_bias, 0.0, CAP)
        if keep is not None:
            first *= keep
        second = np.clip(first @ b + b_bias, 0.0, CAP)
        return first, second, second @ c + c_bias

    def move(self, slopes: list[Floats]) -> None:
        """Move the weights against their slopes, by Adam with decay."""
        self.steps += 1
        one, two = 1.0 - 0.9**self.steps, 1.0 - 0.999**self.steps
        rate, decay = self.settings.rate, self.settings.decay
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            if weight.ndim == 2:
                weight *= np.float32(1.0 - rate * decay)
            weight -= (rate / one * mean / (np.sqrt(square / two) + 1e-8)).astype(np.float32)

    def measured(self, number: int, learned: float) -> Epoch:
        """Measure the games held out."""
        out = self.predicted(self.held)
        targets = self.inputs.targets[self.held]
        _, loss = slopes(out, targets)
        lead = float(np.sqrt(np.mean((out[:, 1] - targets[:, 1]) ** 2)) / self.inputs.point)
        plain = float(np.sqrt(np.mean(targets[:, 1] ** 2)) / self.inputs.point)
        return Epoch(number, learned, loss, lead, plain, log_loss(out[:, 2], targets[:, 2]))

    def predicted(self, which: NDArray[np.intp]) -> Floats:
        """Return what the heads say of some notes."""
        parts = [self.forward(self.inputs.rows(which[i : i + 4096]))[2] for i in range(0, len(which), 4096)]
        return np.concatenate(parts) if parts else np.zeros((0, 3), np.float32)


def weights_of(network: Network, used: NDArray[np.intp], inputs: Inputs) -> list[Floats]:
    """Return the weights of a network as a fit has them; a cell that it has no row for counts nothing yet."""
    sizes = network.header["sizes"]
    wide, narrow, rows = sizes["wide"], sizes["narrow"], sizes["used"] + sizes["terms"]
    parts: list[Floats] = []
    place = 0
    for kind, count in (
        *(("<u2", sizes["used"]), ("<i2", rows * wide), ("<i2", wide * narrow), ("<i2", narrow * len(HEADS))),
        *(("<i4", wide), ("<i4", narrow), ("<i4", len(HEADS))),
    ):
        part = np.frombuffer(network.weights, kind, count, place)
        place += part.nbytes
        parts.append(part.astype(np.float32))
    cells, first, second, last, *biases = parts
    one, two = float(ACTIVE << sizes["first_shift"]), float(1 << sizes["second_shift"])
    three = network.units[WIN] / ACTIVE
    other_point = np.array([inputs.point * network.units[WIN] / network.units[POINTS]] * 2 + [1.0], np.float32)
    first = first.reshape(rows, wide) / one
    own = {int(cell): row for row, cell in enumerate(cells)}
    known = np.zeros((len(used), wide), np.float32)
    for row, cell in enumerate(used):
        if int(cell) in own:
            known[row] = first[own[int(cell)]] / inputs.scales[row]
    return [
        np.concatenate([known, first[len(cells) :] / np.float32(inputs.term_scale)]),
        biases[0] / one,
        second.reshape(wide, narrow) / two,
        biases[1] / (ACTIVE * two),
        last.reshape(narrow, len(HEADS)) / three * other_point,
        biases[2] / network.units[WIN] * other_point,
    ]


def slopes(out: Floats, targets: Floats) -> tuple[Floats, float]:
    """Return the slopes of the loss of a batch, and the loss: half of squared errors of points and lead, log-loss."""
    error = out - targets
    error[:, 2] = chances(out[:, 2]) - targets[:, 2]
    squares = 0.5 * float(np.mean((out[:, 0] - targets[:, 0]) ** 2 + (out[:, 1] - targets[:, 1]) ** 2))
    return error / np.float32(max(1, len(out))), squares + log_loss(out[:, 2], targets[:, 2])


def chances(odds: Floats) -> Floats:
    """Return log-odds as chances."""
    return (1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))).astype(np.float32)


def log_loss(odds: Floats, won: Floats) -> float:
    """Return the mean log-loss of chances to win."""
    p = np.clip(chances(odds), 1e-6, 1.0 - 1e-6)
    return float(-np.mean(won * np.log(p) + (1.0 - won) * np.log(1.0 - p)))
