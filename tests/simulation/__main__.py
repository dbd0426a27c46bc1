"""`python -m tests.simulation`: see `run.py`."""

from __future__ import annotations

import os
import sys

os.environ["BEFFROI_GAMES"] = "tests.toys"  # before anything looks for games, here and in the processes of a pool

from tests.simulation.run import main

sys.exit(main())
