"""The revisions a rule branches on; figures by revision are in figures.toml and figures.before-N.toml."""

from __future__ import annotations

from typing import Final

MINSTREL_NEEDS_BID: Final = 3  # he draws for folding first only with an Action card lying; before, with none too
EXTRA_CARDS_ARE_OFFERED: Final = 4  # the Scout and the Marauder may leave their cards; before, they had to draw them
