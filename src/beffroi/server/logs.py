"""Structured logs: one JSON object a line for machines, plain lines on a terminal; never a secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from beffroi.server.config import Settings

# Whatever looks like a credential or a mail address is redacted before a line is written.
SECRETS: Final = re.compile(
    r"([\w.+-]+@[\w-]+(?:\.[\w-]+)+|bfr_[\w-]+|\$argon2\S+|(?i:bearer)\s+\S+|(?<=://)[^/\s@]+(?=@)"
    r"|(?i:(?:password|secret|token|cookie|authorization|code)[\"']?\s*[=:]\s*)[\"']?[^\s,;}\"']+)"
)

MOST_ALIKE: Final = 30  # lines in a window; whoever sends nonsense as fast as they can must not fill the disk with it
WINDOW: Final = 60.0  # seconds
MOST_KINDS: Final = 1000

clock = time.monotonic


def redact(text: str) -> str:
    """Return the text without credentials and mail addresses.

    >>> redact("token=abc of postgresql://me:pass@host/db, mail to anna@example.org")
    '*** of postgresql://***@host/db, mail to ***'
    """
    return SECRETS.sub("***", text)


class FloodFilter(logging.Filter):
    """Lets so many lines of a kind pass in each window; the first one after it says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}  # when its window began, and lines since

    def filter(self, record: logging.LogRecord) -> bool:
        kind, at = (record.name, str(record.msg)), clock()
        begun, count = self._kinds.get(kind, (at, 0))
        if at - begun >= WINDOW:
            if count > MOST_ALIKE:
                record.msg, record.args = f"{record.getMessage()} (and {count - MOST_ALIKE} more before)", None
            begun, count = at, 0
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (begun, count + 1)
        return count < MOST_ALIKE


class RedactFilter(logging.Filter):
    """Strikes credentials out of a record before any handler writes it down."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = redact(record.getMessage()), None
        if record.exc_info:
            record.exc_text = redact(logging.Formatter().formatException(record.exc_info))
            record.exc_info = None  # the text says it all
        return True


class JsonLines(JsonFormatter):
    """One object a line: at, level, logger, message, error, and what a record has besides."""

    def __init__(self) -> None:
        names = {"levelname": "level", "name": "logger", "exc_info": "error"}
        kept = [*RESERVED_ATTRS, "color_message"]
        super().__init__("%(levelname)s %(name)s %(message)s", rename_fields=names, reserved_attrs=kept)

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        log_data["level"] = log_data["level"].lower()
        return log_data

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        log_data["at"] = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        super().add_fields(log_data, record, message_dict)


def configure_logs(settings: Settings) -> None:
    """Send every log of the process to the standard error, in the wanted form."""
    handler = logging.StreamHandler(sys.stderr)
    plain = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s") if plain else JsonLines())
    handler.addFilter(FloodFilter())
    handler.addFilter(RedactFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for noisy in ("alembic", "saq", "httpx", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
