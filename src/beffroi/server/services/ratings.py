"""Results of finished games, and ratings by openskill: per game and class of options, bots rated like people."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from openskill.models import PlackettLuce

from beffroi.kernel.game import Game
from beffroi.server.services.live_table import Table
from beffroi.server.storage.engine import Store, now
from beffroi.server.storage.schema import people, ratings, results

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # the figure shown is what somebody is at least, in all likelihood
LEADERS: Final = 100
LONGEST_VARIANT: Final = 80

NEW_RESULTS: Final = sa.insert(results)
NEW_RATINGS: Final = sa.insert(ratings)
THESE: Final = (
    (ratings.c.game == sa.bindparam("game"))
    & (ratings.c.variant == sa.bindparam("variant"))
    & ratings.c.subject.in_(sa.bindparam("subjects", expanding=True))
)
OLD_RATINGS: Final = sa.select(ratings).where(THESE).with_for_update()
FORGET_RATINGS: Final = sa.delete(ratings).where(THESE)


def variant(game: Game[Any], options: dict[str, Any]) -> str:
    """The class of options a game is rated in: `standard`, or the options that were changed."""
    changed = [option.name for option in game.options if options.get(option.name) != option.default]
    return "+".join(sorted(changed))[:LONGEST_VARIANT] or "standard"


def note_results(connection: sa.Connection, table: Table) -> None:
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
    connection.execute(NEW_RESULTS, rows)
    if table.spec.rated:
        rate(connection, table, kind, ranks)


def subject(table: Table, seat: int) -> str | None:
    """Whose rating it is: a person's id, or a level of bots."""
    chair = table.seats[seat]
    return f"bot:{chair.level}" if chair.kind == "bot" else chair.person


def rate(connection: sa.Connection, table: Table, kind: str, ranks: list[int]) -> None:
    """New ratings for everybody who is known; the same level at two seats is rated once, by its best."""
    best: dict[str, int] = {}
    for seat in sorted(range(table.spec.seats), key=lambda seat: ranks[seat]):
        who = subject(table, seat)
        if who is not None:
            best.setdefault(who, ranks[seat])
    if len(best) < 2:
        return
    names = sorted(best)
    these = {"game": table.spec.game, "variant": kind, "subjects": names}
    known = {row["subject"]: row for row in connection.execute(OLD_RATINGS, these).mappings()}
    before = [[MODEL.rating(known[n]["mu"], known[n]["sigma"]) if n in known else MODEL.rating()] for n in names]
    after = MODEL.rate(before, ranks=[float(best[name]) for name in names])
    rows = [
        {
            "subject": name,
            "game": table.spec.game,
            "variant": kind,
            "mu": new[0].mu,
            "sigma": new[0].sigma,
            "games": (known[name]["games"] if name in known else 0) + 1,
            "changed": now(),
        }
        for name, new in zip(names, after, strict=True)
    ]
    connection.execute(FORGET_RATINGS, these)
    connection.execute(NEW_RATINGS, rows)


async def leaderboard(store: Store, game: str, kind: str) -> list[dict[str, Any]]:
    """Accounts and bots of a game, the strongest first."""
    figure = ratings.c.mu - SURE * ratings.c.sigma
    query = (
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.subject, isouter=True)
        .where(ratings.c.game == game, ratings.c.variant == kind)
        .where(sa.or_(people.c.guest.is_(False), ratings.c.subject.like("bot:%")))
        .order_by(figure.desc())
        .limit(LEADERS)
    )
    return [
        {
            "name": row["name"] or row["subject"].removeprefix("bot:"),
            "bot": row["name"] is None,
            "rating": round(row["mu"] - SURE * row["sigma"], 2),
            "mu": round(row["mu"], 3),
            "sigma": round(row["sigma"], 3),
            "games": row["games"],
        }
        for row in await store.rows(query)
    ]
