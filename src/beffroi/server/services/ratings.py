"""Results of finished games, and ratings by openskill: per game and class of options, bots rated like people."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from beffroi.protocol.http import Leader, Leaderboard, PlayerPage, Rating, Result, Statistics
from beffroi.server.domain.person import Person
from beffroi.server.domain.results import places, variant
from beffroi.server.domain.table import TableState
from beffroi.server.services.clock import now
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.results import ResultStore, insert_results, read_ratings, replace_ratings

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # the figure shown is what somebody is at least, in all likelihood
LEADERS: Final = 100
RECENT: Final = 30
RESULT_NAMES: Final = ("game", "variant", "rank", "players", "score", "resigned", "ended")


def note_results(connection: Connection, table: TableState) -> None:
    """Store in the transaction that ends a game who came where, and what it does to the ratings."""
    kind = variant(table.game, table.spec.options, table.spec.own_figures)
    totals = table.playing.state.totals()
    ranks = places(table)
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


def subject(table: TableState, seat: int) -> str | None:
    """Return whose rating it is: a person's id, or a level of bots."""
    chair = table.seats[seat]
    return f"bot:{chair.level}" if chair.kind == "bot" else chair.person


def rate(connection: Connection, table: TableState, kind: str, ranks: list[int]) -> None:
    """Rate everybody who is known anew; the same level at two seats is rated once, by its best."""
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


class RatingService:
    """Results and ratings, as everybody may see them."""

    def __init__(self, results: ResultStore) -> None:
        self.results = results

    async def leaderboard(self, game: str, kind: str) -> Leaderboard:
        """Return accounts and bots of a game, the strongest first."""
        variants = sorted({"standard", *await self.results.variants(game)})
        leaders = [
            Leader(
                name=row["name"] or row["subject"].removeprefix("bot:"),
                bot=row["name"] is None,
                rating=round(row["mu"] - SURE * row["sigma"], 2),
                mu=round(row["mu"], 3),
                sigma=round(row["sigma"], 3),
                games=row["games"],
            )
            for row in await self.results.leaders(game, kind, SURE, LEADERS)
        ]
        return Leaderboard(game, kind, variants, leaders)

    async def player(self, person: Person, viewer: str | None) -> PlayerPage:
        """Return a player's page; tables that are only known by their link stay so."""
        statistics = [
            Statistics(**{**row, "average": round(float(row["average"]), 1)})
            for row in await self.results.statistics(person.id)
        ]
        rated = [
            Rating(row["game"], row["variant"], row["games"], round(row["mu"] - SURE * row["sigma"], 2))
            for row in await self.results.ratings_of(person.id)
        ]
        recent = [
            Result(
                **{name: row[name] for name in RESULT_NAMES},
                table=row["table_id"] if row["access"] == "public" or person.id == viewer else None,
            )
            for row in await self.results.recent(person.id, RECENT)
        ]
        return PlayerPage(person.name, statistics, rated, recent)
