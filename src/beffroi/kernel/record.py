"""A game written down: replayed exactly, and verified to the last die."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from beffroi.kernel.chance import SeedCommitment, SeededChance
from beffroi.kernel.days import check_day
from beffroi.kernel.errors import BadPosition, BadRecord, BadRequest, IllegalMove
from beffroi.kernel.figure_sets import digest_of
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc

FORMAT: Final = 2
OLDEST_FORMAT: Final = 1  # has the draws of each purpose in a list of their own, without their ranges
DIGEST_EVERY: Final = 20


def write_record(
    match: Match,
    *,
    secret: bool | None = None,
    names: list[str] | None = None,
    figures: tuple[str, int] = ("", 0),
    day: Doc | None = None,
) -> Doc:
    """Write the match as a plain document, with its secret when the game is over or when asked for (a local save).

    Figures of one's own go by the name and version of their set, and by their digest. `day` says of which day's game
    it is (see `days.day_document`).
    """
    over = match.over
    record: Doc = {
        "format": FORMAT,
        "game": match.game.slug,
        "rules": match.setup.rules,
        "seats": match.setup.seats,
        "names": names or [],
        "options": match.setup.options,
        "commitment": match.commitment.digest,
        "nonces": {str(seat): nonce for seat, nonce in sorted(match.commitment.nonces.items())},
        "moves": [[seat, match.game.notation(move)] for seat, move in match.moves],
        "digests": digests(match),
        "over": over,
    }
    if match.game.figures is not None and (figures[0] or match.setup.options.get("figures")):
        record["figures"] = {"name": figures[0], "version": figures[1], "digest": figures_digest(match)}
    if match.start is not None:
        record["start"] = match.start
    if day is not None:
        record["day"] = day
    if over if secret is None else secret:
        record["secret"] = match.commitment.secret.hex()
    if over:
        record["scores"] = match.state.scores()
        record["draws"] = draws_of(match)
    record["checksum"] = checksum(record)
    return record


def draws_of(match: Match) -> list[list[Any]]:
    """List every draw of the match in order: its purpose, how many outcomes it could have, and which one it had."""
    chance = match.state.chance
    return [list(draw) for draw in chance.log] if isinstance(chance, SeededChance) else []


def digests(match: Match) -> Doc:
    """Return the state's digest after every twentieth move and after the last, by number of moves."""
    again = Match(match.game, match.setup, match.commitment, match.start)
    marks: Doc = {}
    for n, (seat, move) in enumerate(match.moves, 1):
        again.state.apply(seat, move)
        if n % DIGEST_EVERY == 0 or n == len(match.moves):
            marks[str(n)] = again.state.digest()
    return marks


def figures_digest(match: Match) -> str:
    """Return the digest of the figures a match is played with; empty for a game that has none."""
    game, setup = match.game, match.setup
    if game.figures is None:
        return ""
    return digest_of(game.slug, game.figures, setup.options.get("figures"), setup.rules)


def checksum(record: Doc) -> str:
    """Return a fingerprint of the document itself, so that a slip of the editor is named as one."""
    rest = {key: value for key, value in record.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_record(text: str) -> Doc:
    """Read a record from its JSON text; BadRecord where it is truncated or lacks something."""
    try:
        doc = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the record is no complete JSON document: {error}", "no-json") from None
    if not isinstance(doc, dict):
        raise BadRecord("the record is no JSON object", "no-json")
    for key, kind in REQUIRED.items():
        if key not in doc:
            raise BadRecord(f"the record has no {key!r}", "missing", key)
        if not isinstance(doc[key], kind) or (kind is int and isinstance(doc[key], bool)):
            raise BadRecord(f"the record's {key!r} is not what it should be: {doc[key]!r:.60}", "malformed", key)
    if not OLDEST_FORMAT <= doc["format"] <= FORMAT:
        raise BadRecord(
            f"the record has format {doc['format']}, this program reads formats {OLDEST_FORMAT} to {FORMAT}",
            *("format", "format"),
        )
    return doc


REQUIRED: Final[dict[str, Any]] = {
    "format": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "commitment": str,
    "moves": list,
    "digests": dict,
    "over": bool,
    "checksum": str,
}


def replay(record: Doc, games: dict[str, Game[Any]], *, until: int | None = None) -> Match:
    """Play a record again, checking every move and every digest. It needs the secret."""
    game = games.get(record["game"])
    if game is None:
        raise BadRecord(f"the record is of a game this program does not have: {record['game']!r}", "game", "game")
    check_revision(record, game)
    if record["checksum"] != checksum(record):
        raise BadRecord("the record was edited: its checksum does not fit its content", "edited", "checksum")
    match = open_match(record, game)
    check_figures(record, match)
    check_day(record)
    moves = record["moves"] if until is None else record["moves"][:until]
    for n, entry in enumerate(moves, 1):
        play_entry(match, n, entry)
        if n % DIGEST_EVERY == 0 or n == len(record["moves"]):
            mark = record["digests"].get(str(n))
            if mark is None:
                raise BadRecord(f"the record has no digest after move {n}", "missing", f"digests.{n}")
            if mark != match.state.digest():
                raise BadRecord(f"the position after move {n} is not the recorded one", "digest", f"moves.{n - 1}")
    return match


def check_revision(record: Doc, game: Game[Any]) -> None:
    if record["rules"] > game.rules:
        raise BadRecord(
            f"the record follows revision {record['rules']} of the {game.slug} rules, "
            f"this program knows revision {game.rules}: use a newer one",
            *("newer-rules", "rules"),
        )
    if record["rules"] < game.oldest:
        text = f"the record follows revision {record['rules']} of the {game.slug} rules, which is gone"
        raise BadRecord(text, "older-rules", "rules")


def check_figures(record: Doc, match: Match) -> None:
    """Refuse a record that is played with other figures than the set it names."""
    named = record.get("figures")
    if named is None:
        return
    if not isinstance(named, dict) or not isinstance(named.get("digest"), str):
        raise BadRecord(f"the record's 'figures' are not what they should be: {named!r:.60}", "malformed", "figures")
    found = figures_digest(match)
    if named["digest"] != found:
        raise BadRecord(
            f"the figures {str(named.get('name', ''))!r:.60} have the digest {named['digest']:.16}, "
            f"but those the record is played with have {found:.16}",
            *("figures", "figures"),
        )


def open_match(record: Doc, game: Game[Any]) -> Match:
    """Make the match of a record before its first move."""
    if "secret" not in record:
        raise BadRecord("the record has no secret, so its luck can't be drawn again", "no-secret", "secret")
    try:
        secret = bytes.fromhex(record["secret"])
        nonces = {int(seat): str(nonce) for seat, nonce in record.get("nonces", {}).items()}
    except (ValueError, TypeError, AttributeError):
        raise BadRecord("the record's secret or nonces are damaged", "secret", "secret") from None
    commitment = SeedCommitment(secret, nonces)
    if commitment.digest != record["commitment"]:
        raise BadRecord("the secret does not fit the commitment published before the game", "secret", "secret")
    try:
        seats = game.seat_count(record["seats"])
        setup = Setup(record["rules"], seats, game.clean_options(record["options"], record["rules"]))
        return Match(game, setup, commitment, record.get("start"))
    except (BadRequest, BadPosition) as error:
        raise BadRecord(
            f"the record can't be set up: {error}", "setup", "start" if "start" in record else "options"
        ) from None


def play_entry(match: Match, n: int, entry: Any) -> None:
    """Play move number n as it is written."""
    if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], int) and isinstance(entry[1], str)):
        raise BadRecord(f"move {n} is not [seat, move]: {entry!r:.60}", "no-move", f"moves.{n - 1}")
    try:
        match.play(entry[0], match.game.parse(entry[1]))
    except (IllegalMove, BadRequest) as error:
        raise BadRecord(f"move {n}: {error}", "illegal", f"moves.{n - 1}") from None


def verify(record: Doc, games: dict[str, Game[Any]]) -> Match:
    """Recompute everything a finished record claims: commitment, seed, every draw, every digest, the scores."""
    match = replay(record, games)
    if match.over != record["over"]:
        text = "the record says the game is over, but it goes on" if record["over"] else "the game is over"
        raise BadRecord(text, "over", "over")
    if not match.over:
        return match
    if record["format"] == OLDEST_FORMAT:
        check_streams(record.get("draws"), draws_of(match))
    else:
        check_draws(record.get("draws"), draws_of(match))
    if record.get("scores") != match.state.scores():
        raise BadRecord("the final scores are not the recorded ones", "scores", "scores")
    return match


def check_draws(recorded: Any, drawn: list[list[Any]]) -> None:
    """Require that every draw is recorded with its purpose, its range and its outcome, in order."""
    if not isinstance(recorded, list):
        raise BadRecord("the record has no list of draws", "missing", "draws")
    for n, draw in enumerate(drawn):
        if n >= len(recorded) or recorded[n] != draw:
            text = f"draw {n + 1} (for {draw[0]!r}, one of {draw[1]}) is not the recorded one"
            raise BadRecord(text, "draws", f"draws.{n}")
    if len(recorded) > len(drawn):
        text = f"the record has {len(recorded)} draws, but only {len(drawn)} were made"
        raise BadRecord(text, "draws", f"draws.{len(drawn)}")


def check_streams(recorded: Any, drawn: list[list[Any]]) -> None:
    """Require the draws of a record of the oldest format: the outcomes of each purpose in order."""
    if not isinstance(recorded, dict):
        raise BadRecord("the record has no draws by purpose", "missing", "draws")
    streams: dict[str, list[int]] = {}
    for purpose, _, value in drawn:
        streams.setdefault(purpose, []).append(value)
    for purpose in sorted({*recorded, *streams}):
        if recorded.get(purpose) != streams.get(purpose):
            raise BadRecord(f"the draws for {purpose!r} are not the recorded ones", "draws", f"draws.{purpose}")
