"""Results of finished games, and ratings by openskill: per game and class of options, bots rated like people."""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce

from beffroi.kernel.game import Game
from beffroi.protocol.http import Leader
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import Table
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.results import ResultStore, insert_results, read_ratings, replace_ratings

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # the figure shown is what somebody is at least, in all likelihood
LEADERS: Final = 100
LONGEST_VARIANT: Final = 80


def variant(game: Game[Any], options: dict[str, Any]) -> str:
    """The class of options a game is rated in: `standard`, or the options that were changed."""
    changed = [option.name for option in game.options if options.get(option.name) != option.default]
    return "+".join(sorted(changed))[:LONGEST_VARIANT] or "standard"


def note_results(connection: Connection, table: Table) -> None:
    """In the transaction that ends a game: who came where, and what it does to the ratings."""
    kind = variant(table.game, table.spec.options)
    totals = table.playing.state.totals()
    ranks = [0] * table.spec.seats
    place = 1
    for rank in table.ranks():
        for seat in rank:
            ranks[seat] = place
        place += len(rank)
    rows = [
        {
            "table_id": table.spec.id,
            "seat": seat,
            "person": chair.person,
            "game": table.spec.game,
            "variant": kind,
            "rank": ranks[seat],
            "players": table.spec.seats,
            "score": totals[seat],
            "resigned": seat in table.resigned,
            "ended": table.ended or now(),
        }
        for seat, chair in enumerate(table.seats)
    ]
    insert_results(connection, rows)
    if table.spec.rated:
        rate(connection, table, kind, ranks)


def subject(table: Table, seat: int) -> str | None:
    """Whose rating it is: a person's id, or a level of bots."""
    chair = table.seats[seat]
    return f"bot:{chair.level}" if chair.kind == "bot" else chair.person


def rate(connection: Connection, table: Table, kind: str, ranks: list[int]) -> None:
    """New ratings for everybody who is known; the same level at two seats is rated once, by its best."""
    best: dict[str, int] = {}
    for seat in sorted(range(table.spec.seats), key=lambda seat: ranks[seat]):
        who = subject(table, seat)
        if who is not None:
            best.setdefault(who, ranks[seat])
    if len(best) < 2:
        return
    names = sorted(best)
    known = read_ratings(connection, table.spec.game, kind, names)
    before = [[MODEL.rating(known[n]["mu"], known[n]["sigma"]) if n in known else MODEL.rating()] for n in names]
    after = MODEL.rate(before, ranks=[float(best[name]) for name in names])
    rows = [
        {
            "subject": name,
            "mu": new[0].mu,
            "sigma": new[0].sigma,
            "games": (known[name]["games"] if name in known else 0) + 1,
            "changed": now(),
        }
        for name, new in zip(names, after, strict=True)
    ]
    replace_ratings(connection, table.spec.game, kind, rows)


async def leaderboard(results: ResultStore, game: str, kind: str) -> list[Leader]:
    """Return accounts and bots of a game, the strongest first."""
    return [
        Leader(
            name=row["name"] or row["subject"].removeprefix("bot:"),
            bot=row["name"] is None,
            rating=round(row["mu"] - SURE * row["sigma"], 2),
            mu=round(row["mu"], 3),
            sigma=round(row["sigma"], 3),
            games=row["games"],
        )
        for row in await results.leaders(game, kind, SURE, LEADERS)
    ]
