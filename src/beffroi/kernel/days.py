"""Games of the day: one seed for everybody, committed to before the day begins, which names what it is for.

The secret of such a game begins with a label that says which day, game, seats, revision, bots and options it was made
for. So the commitment binds all of that, and the seed of one day can't be passed off as that of another.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Final

from beffroi.kernel.errors import BadRecord
from beffroi.kernel.state import Doc, Seat

BITS: Final = 30  # of a bot's seed
DATE_LENGTH: Final = 10


def day_label(date: str, game: str, rules: int, seats: int, level: str, options: Doc) -> bytes:
    """Return what the secret of a day's game begins with.

    >>> day_label("2026-11-18", "troyes", 4, 3, "journeyman", {})
    b'beffroi 2026-11-18 troyes r4 seats 3 bots journeyman options 44136fa355b3678a\\n'
    """
    text = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"beffroi {date} {game} r{rules} seats {seats} bots {level or '-'} options {digest}\n".encode()


def bot_seed(secret: bytes, seat: Seat, answers: int) -> int:
    """Return the seed with which a bot gives its next answer, after so many that it gave before.

    >>> bot_seed(b"secret", 1, 0) == bot_seed(b"secret", 1, 0) != bot_seed(b"secret", 1, 1)
    True
    """
    word = hmac.new(secret, f"bot {seat}/{answers}".encode(), hashlib.sha256).digest()
    return int.from_bytes(word[:8], "big") % (1 << BITS)


def check_day(record: Doc) -> None:
    """Refuse a record that says it is a day's game, but was played with another seed than was made for that."""
    day = record.get("day")
    if day is None:
        return
    if not isinstance(day, dict) or not isinstance(day.get("date"), str) or not isinstance(day.get("level"), str):
        raise BadRecord(f"the record's 'day' is not what it should be: {day!r:.60}", "malformed", "day")
    date = day["date"][:DATE_LENGTH]
    if record.get("nonces") or "start" in record:
        raise BadRecord(f"the game of {date} begins from the set-up, and nobody adds to its luck", "secret", "day")
    if day.get("commitment") != record["commitment"]:
        raise BadRecord(f"the commitment is not the one that was published for {date}", "secret", "day.commitment")
    if "secret" in record:
        check_label(record, date, day["level"])


def check_label(record: Doc, date: str, level: str) -> None:
    wanted = day_label(date, record["game"], record["rules"], record["seats"], level, record["options"])
    if not str(record["secret"]).startswith(wanted.hex()):
        raise BadRecord(f"the secret was not made for this game of {date}", "secret", "secret")


def day_document(date: str, level: str, commitment: str) -> dict[str, Any]:
    """Return what a record says of the day whose game it is."""
    return {"date": date, "level": level, "commitment": commitment}
