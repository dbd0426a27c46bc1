"""What an operator watches, in Prometheus' format."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder through which several workers add up; set before they start

REGISTRY = CollectorRegistry()
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

MOVES = Counter("beffroi_moves", "Decisions stored", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("beffroi_refusals", "Requests that were refused", ["error"], registry=REGISTRY)
REQUESTS = Counter("beffroi_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("beffroi_request_seconds", "Time to answer a request", buckets=FINE, registry=REGISTRY)
LOOP_SECONDS = Histogram(
    "beffroi_loop_seconds",
    "Longest stretch of the event loop a request took, in processor time",
    buckets=FINE,
    registry=REGISTRY,
)
LOOP_LAG = Histogram("beffroi_loop_lag_seconds", "How late the event loop comes back", buckets=FINE, registry=REGISTRY)
LOOP_QUEUED = Gauge(
    "beffroi_loop_queued",
    "Steps of addresses that had much of the event loop, which wait for their turn",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
MOVE_SECONDS = Histogram("beffroi_move_seconds", "Time to check and store a decision", buckets=FINE, registry=REGISTRY)
COMMIT_SECONDS = Histogram("beffroi_commit_seconds", "Time of a group commit", buckets=FINE, registry=REGISTRY)
COMMIT_BATCH = Histogram(
    "beffroi_commit_entries", "Appends in a group commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=REGISTRY
)
THINK_SECONDS = Histogram("beffroi_think_seconds", "Time a bot thinks", ["level"], registry=REGISTRY)
THINK_WAITING = Gauge(
    "beffroi_think_waiting",
    "Work that waits for a bot's process",
    ["lane"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CHECKS_WAITING = Gauge(
    "beffroi_checks_waiting",
    "Positions, records and studies that wait to be checked",
    ["lane"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CUT_OFF = Counter("beffroi_connections_cut_off", "Connections closed at a limit", ["why"], registry=REGISTRY)
SOCKETS = Gauge("beffroi_sockets", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum")
TABLES = Gauge("beffroi_tables_loaded", "Tables held in memory", registry=REGISTRY, multiprocess_mode="livesum")
FROZEN = Counter("beffroi_tables_frozen", "Tables frozen by a fault of the rules", registry=REGISTRY)
NOTICES = Counter("beffroi_notices", "Notifications by channel and outcome", ["kind", "outcome"], registry=REGISTRY)


def exposition() -> bytes:
    """Return the figures of this process, or of all workers together where they share a folder."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    forget_the_dead(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def share_metrics(folder: Path) -> None:
    """Have the workers that start from now on add up their figures; those of an earlier run are forgotten."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for file in folder.glob("*.db"):
        file.unlink()
    os.environ[SHARED] = str(folder)


def forget_the_dead(folder: Path) -> None:
    """Leave out what workers held that are no more, such as sockets; what they counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = file.stem.rpartition("_")[2]
        if pid.isdecimal() and not alive(int(pid)):
            mark_process_dead(int(pid), str(folder))  # type: ignore[no-untyped-call]


def alive(pid: int) -> bool:
    if sys.platform == "win32":  # where signal 0 is Ctrl-C
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@cache
def moves_counter(game: str, by: str) -> Counter:
    """Return the counter of one game and kind of player; looked up once."""
    return MOVES.labels(game, by)
