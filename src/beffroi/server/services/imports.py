"""The text of a record or a position from elsewhere: what it is, and what is wrong with it, by its place.

A server lets its checker's process `examine` them: the text is a stranger's.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, cast, get_args

import beffroi
from beffroi.kernel.errors import BadPosition, BadRecord, BadRequest, BeffroiError, RulesBug
from beffroi.kernel.reader import Reader
from beffroi.kernel.record import read_record, verify
from beffroi.protocol.imports import ImportCheck, ImportProblem, ImportReason
from beffroi.server.errors import DAMAGED
from beffroi.server.services.setups import LOOP_SHARE, check_setup

PLACE: Final = re.compile(r"^([\w-]+(?:\.[\w-]+)*): (.+)$")
SPACE: Final = re.compile(r"[\s,:]*")
SET_UP: Final = "the position can't be set up: "


def examine(text: str, share: float = LOOP_SHARE) -> ImportCheck:
    """Tell what a text is, and the first thing that is wrong with it; a position is set up within `share` seconds."""
    try:
        doc = json.loads(text)
    except json.JSONDecodeError as error:
        told = f"this is no complete JSON document: {error.msg}"
        return unknown(ImportProblem("", error.lineno, error.colno, "no-json", told))
    except (ValueError, RecursionError):
        told = "this is nested too deeply, or has a number too long to read"
        return unknown(ImportProblem("", None, None, "unreadable", told))
    if not isinstance(doc, dict) or not isinstance(doc.get("game"), str):
        told = "a record or a position says of which game it is: it has no 'game'"
        return unknown(problem(text, "game", "no-game", told))
    return examine_record(text, doc) if "moves" in doc else examine_position(text, doc, share)


def unknown(wrong: ImportProblem) -> ImportCheck:
    return ImportCheck("unknown", "", 0, 0, False, [], wrong)


def verify_text(text: str) -> None:
    """Work out again everything a record claims; BadRecord says what does not fit, and where."""
    record = read_record(text)
    if "secret" not in record:
        raise BadRecord("the record has no secret, so its luck can't be verified", "no-secret", "secret")
    verify(record, beffroi.all_games())


def examine_record(text: str, doc: dict[str, Any]) -> ImportCheck:
    """Tell what a record is, and why it can't be taken in."""
    wrong: ImportProblem | None = None
    try:
        verify_text(text)
    except BadRecord as error:
        wrong = problem(text, error.place, known_reason(error), str(error))
    except BeffroiError as error:
        wrong = problem(text, "", "damaged", str(error))
    except DAMAGED as error:
        wrong = problem(text, "", "damaged", f"the record is damaged ({type(error).__name__})")
    names = [str(name)[:40] for name in listed(doc.get("names"))][:16]
    moves, over = len(listed(doc["moves"])), doc.get("over") is True
    return ImportCheck("record", doc["game"][:40], whole(doc.get("seats")), moves, over, names, wrong)


def examine_position(text: str, doc: dict[str, Any], share: float) -> ImportCheck:
    """Tell what a position is, and why no game can begin from it."""
    seats, wrong, place = 0, "", ""
    reason: ImportReason = "impossible"
    start = {name: value for name, value in doc.items() if name != "game"}
    try:
        if doc["game"] not in beffroi.all_games():
            reason, place = "game", "game"
        game = beffroi.game(doc["game"])
        setup = game.setup_in(Reader(start))
        seats = setup.seats
        wrong = check_setup(game.slug, setup.rules, setup.seats, dict(setup.options), start, share)
    except (BadPosition, RulesBug, BadRequest) as error:
        wrong = str(error)
    except DAMAGED as error:
        wrong, reason = f"the position is damaged ({type(error).__name__})", "damaged"
    wrong = wrong.removeprefix(SET_UP)
    if named := PLACE.match(wrong):
        place = named[1]
    told = problem(text, place, reason, wrong) if wrong else None
    return ImportCheck("position", doc["game"][:40], seats, 0, False, [], told)


def known_reason(error: BadRecord) -> ImportReason:
    """Return the reason as the page has words for it."""
    return cast(ImportReason, error.reason) if error.reason in get_args(ImportReason) else "damaged"


def problem(text: str, place: str, reason: ImportReason, message: str) -> ImportProblem:
    """Return what is wrong, with the line and the column of its place; without them where the text has no such part."""
    at = offset_of(text, place.split(".")) if place else None
    if at is None:
        return ImportProblem(place, None, None, reason, message)
    line = text.count("\n", 0, at) + 1
    return ImportProblem(place, line, at - text.rfind("\n", 0, at), reason, message)


def offset_of(text: str, path: list[str]) -> int | None:
    """Return where a part of a JSON text begins; as far as the text has the path.

    >>> offset_of('{"moves": [[0, "a"], [1, "b"]]}', ["moves", "1"])
    21
    """
    decoder = json.JSONDecoder()
    at = skip(text, 0)
    for depth, name in enumerate(path):
        found = member(text, at, name, decoder)
        if found is None:
            return at if depth else None
        at = found
    return at


def member(text: str, at: int, name: str, decoder: json.JSONDecoder) -> int | None:
    """Return where the member of that name, or number, of the object or list at a place begins."""
    opened = text[at : at + 1]
    if opened not in ("{", "["):
        return None
    at, count = skip(text, at + 1), 0
    while at < len(text) and text[at] not in "}]":
        key: Any = str(count)
        if opened == "{":
            key, at = decoder.raw_decode(text, at)
            at = skip(text, at)
        if key == name:
            return at
        _, at = decoder.raw_decode(text, at)
        at, count = skip(text, at), count + 1
    return None


def skip(text: str, at: int) -> int:
    """Return the next place that has neither space nor a mark between two members."""
    found = SPACE.match(text, at)
    return found.end() if found else at


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def whole(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 16 else 0
