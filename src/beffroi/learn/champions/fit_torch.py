"""The same fit with PyTorch, on a graphics card: the notes lie there, and only weights come back."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from beffroi.bots.network import Network
from beffroi.learn.champions.fit import CAP, Fit, FitSettings, Floats
from beffroi.learn.champions.samples import Samples

ROWS = 16384  # notes of the games held out that are looked at together


class TorchFit(Fit):
    """A network being fitted on a device of PyTorch; sums are taken in another order there, so weights differ."""

    def __init__(
        self,
        samples: Samples,
        scales: Floats,
        seed: int,
        settings: FitSettings,
        start: Network | None = None,
        device: str = "cuda",
    ) -> None:
        super().__init__(samples, scales, seed, settings, start)
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.cells = self.put(self.inputs.cells)
        self.cell_scales = self.put(self.inputs.scales)
        self.seen = self.put(self.inputs.terms)
        self.targets = self.put(self.inputs.targets)
        self.tensors = [nn.Parameter(self.put(one)) for one in self.weights]
        decayed = [one for one in self.tensors if one.ndim == 2]
        plain = [one for one in self.tensors if one.ndim == 1]
        self.optimiser = torch.optim.AdamW(
            [{"params": decayed, "weight_decay": settings.decay}, {"params": plain, "weight_decay": 0.0}],
            lr=settings.rate,
        )

    def put(self, array: NDArray[np.generic]) -> Tensor:
        """Put an array onto the device."""
        return torch.from_numpy(array).to(self.device)

    def rows_there(self, which: Tensor) -> Tensor:
        """Return some notes as a network takes them."""
        return torch.cat([self.cells[which] * self.cell_scales, self.seen[which] * self.inputs.term_scale], 1)

    def heads(self, x: Tensor, dropped: float) -> Tensor:
        """Return what the heads give."""
        a, a_bias, b, b_bias, c, c_bias = self.tensors
        first = nn.functional.dropout((x @ a + a_bias).clamp(0.0, CAP), dropped)
        return (first @ b + b_bias).clamp(0.0, CAP) @ c + c_bias

    def epoch(self) -> float:
        order = self.put(self.rng.permutation(self.learned))
        total = torch.zeros((), device=self.device)
        for which in torch.split(order, self.settings.batch):
            loss = self.loss(self.heads(self.rows_there(which), self.settings.dropped), self.targets[which])
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()
            total += len(which) * loss.detach()
        self.weights = [one.detach().cpu().numpy() for one in self.tensors]
        return float(total) / max(1, len(order))

    def loss(self, out: Tensor, targets: Tensor) -> Tensor:
        """Return the loss of a batch: half of squared errors of points and lead, log-loss."""
        squares = 0.5 * (out[:, :2] - targets[:, :2]).square().sum(1).mean()
        return squares + nn.functional.binary_cross_entropy_with_logits(out[:, 2], targets[:, 2])

    @torch.no_grad()
    def predicted(self, which: NDArray[np.intp]) -> Floats:
        tensors = [self.put(one) for one in self.weights]
        for mine, wanted in zip(self.tensors, tensors, strict=True):
            mine.copy_(wanted)
        parts = [self.heads(self.rows_there(part), 0.0) for part in torch.split(self.put(which), ROWS)]
        found: Floats = torch.cat(parts).cpu().numpy() if parts else np.zeros((0, 3), np.float32)
        return found


def graphics_card() -> bool:
    """Tell whether PyTorch finds one."""
    return bool(torch.cuda.is_available())
