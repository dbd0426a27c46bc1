"""Structured logs: one JSON object a line for machines, plain lines on a terminal; never a secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from beffroi.server.config import Settings

# Whatever looks like a credential or a mail address is struck out before a line is written.
SECRETS: Final = re.compile(
    r"([\w.+-]+@[\w-]+(?:\.[\w-]+)+|bfr_[\w-]+|\$argon2\S+|(?i:bearer)\s+\S+|(?<=://)[^/\s@]+(?=@)"
    r"|(?i:(?:password|secret|token|cookie|authorization|code)[\"']?\s*[=:]\s*)[\"']?[^\s,;}\"']+)"
)
STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__)


def redact(text: str) -> str:
    """The text without credentials and mail addresses.

    >>> struck("token=abc of postgresql://me:pass@host/db, mail to anna@example.org")
    '*** of postgresql://***@host/db, mail to ***'
    """
    return SECRETS.sub("***", text)


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in STANDARD and key != "color_message"}
        if record.exc_info:
            line["error"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


def configure_logs(settings: Settings) -> None:
    """Send every log of the process to the standard error, in the wanted form."""
    handler = logging.StreamHandler(sys.stderr)
    plain = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    handler.setFormatter(PlainLines("%(levelname)s %(name)s: %(message)s") if plain else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    for noisy in ("alembic", "saq", "apprise", "httpx", "asyncio", "urllib3"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
