"""When a hint or a look back may be asked for, and what a bot needs for it."""

from __future__ import annotations

from beffroi.kernel.state import Doc, Seat
from beffroi.server.domain.days import check_unsealed
from beffroi.server.domain.spec import OVER
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now


def check_hint(table: TableState, seat: Seat, seq: int) -> None:
    """Refuse a hint at a rated table, for another moment, or for a seat that is not asked."""
    table.check_running()
    if table.spec.rated:
        raise Refused("forbidden", "there are no hints at a rated table")
    if table.spec.day is not None:
        raise Refused("forbidden", "there are no hints in a game of the day")
    if table.game.evaluator() is None:
        raise Refused("bad-request", "there is no bot for this game that could give hints")
    table.check_seq(seq)
    if seat in table.standins or not table.may_answer(seat):
        raise Refused("not-your-turn", "this seat is not asked now")


def check_review(table: TableState) -> None:
    """Refuse to look again at a game that goes on, or that no bot can judge."""
    if table.status != OVER:
        raise Refused("not-running", "a game is looked at again when it is over")
    check_unsealed(table.spec, now())
    if table.game.evaluator() is None:
        raise Refused("bad-request", "there is no bot for this game that could judge it")


def bare_record(table: TableState) -> Doc:
    """Return what is needed to play the game again; its digests were never in doubt here."""
    match = table.playing
    return {
        "game": table.spec.game,
        "rules": match.setup.rules,
        "seats": match.setup.seats,
        "options": match.setup.options,
        "secret": match.commitment.secret.hex(),
        "commitment": match.commitment.digest,
        "nonces": {str(seat): nonce for seat, nonce in match.commitment.nonces.items()},
        "start": match.start,
        "moves": [[seat, match.game.notation(move)] for seat, move in match.moves],
    }


def brief(found: Doc) -> Doc:
    """Return the analysis as it is kept: of every decision the bot's choice instead of all choices."""
    decisions = [
        {**{key: one[key] for key in ("n", "seat", "played", "loss")}, "best": one["choices"][0]["code"]}
        for one in found["decisions"]
    ]
    return {**found, "decisions": decisions}
