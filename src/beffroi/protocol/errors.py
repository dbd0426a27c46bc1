"""The codes a refusal is told by, each with its HTTP status."""

from __future__ import annotations

from typing import Final, Literal

ErrorCode = Literal[
    "bad-request",
    "not-signed-in",
    "forbidden",
    "not-your-seat",
    "wrong-password",
    "cross-site",
    "banned",
    "not-found",
    "stale",
    "not-your-turn",
    "not-running",
    "over",
    "frozen",
    "full",
    "name-taken",
    "too-large",
    "wrong-type",
    "illegal",
    "bad-record",
    "too-fast",
    "busy",
]

STATUS: Final[dict[ErrorCode, int]] = {
    "bad-request": 400,
    "not-signed-in": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "wrong-password": 403,
    "cross-site": 403,
    "banned": 403,
    "not-found": 404,
    "stale": 409,
    "not-your-turn": 409,
    "not-running": 409,
    "over": 409,
    "frozen": 409,
    "full": 409,
    "name-taken": 409,
    "too-large": 413,
    "wrong-type": 415,
    "illegal": 422,
    "bad-record": 422,
    "too-fast": 429,
    "busy": 503,
}
