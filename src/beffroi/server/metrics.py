"""What an operator watches, in Prometheus' format."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
MOVE_SECONDS = Histogram("beffroi_move_seconds", "Time to check and store a decision", buckets=FINE, registry=REGISTRY)
COMMIT_SECONDS = Histogram("beffroi_commit_seconds", "Time of a group commit", buckets=FINE, registry=REGISTRY)
COMMIT_BATCH = Histogram(
    "beffroi_commit_entries", "Appends in a group commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=REGISTRY
)
THINK_SECONDS = Histogram("beffroi_think_seconds", "Time a bot thinks", ["level"], registry=REGISTRY)
SOCKETS = Gauge("beffroi_sockets", "Open WebSockets", registry=REGISTRY)
TABLES = Gauge("beffroi_tables_loaded", "Tables held in memory", registry=REGISTRY)
FROZEN = Counter("beffroi_tables_frozen", "Tables frozen by a fault of the rules", registry=REGISTRY)
NOTICES = Counter("beffroi_notices", "Notifications by channel and outcome", ["kind", "outcome"], registry=REGISTRY)


def exposition() -> bytes:
    return generate_latest(REGISTRY)


@cache
def moves_counter(game: str, by: str) -> Counter:
    """Return the counter of one game and kind of player; looked up once."""
    return MOVES.labels(game, by)
