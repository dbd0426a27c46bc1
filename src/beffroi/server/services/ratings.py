"""Results of finished games, and ratings by openskill: per game and class of options, bots rated like people."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from beffroi.protocol.players import (
    Leader,
    Leaderboard,
    PlayedGame,
    PlayedSeat,
    PlayerPage,
    Rating,
    RatingStep,
    Result,
    Rival,
    Statistics,
)
from beffroi.server.domain.leaving import contestants
from beffroi.server.domain.person import Person
from beffroi.server.domain.results import GameFilter, places, variant
from beffroi.server.domain.table import TableState
from beffroi.server.services.clock import now
from beffroi.server.services.names import name_key
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.results import (
    ResultStore,
    insert_results,
    insert_steps,
    read_ratings,
    replace_ratings,
)

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # the figure shown is what somebody is at least, in all likelihood
LEADERS: Final = 100
RECENT: Final = 30
HISTORY: Final = 300  # rated games of a line
RIVALS: Final = 8
RESULT_NAMES: Final = ("game", "variant", "rank", "players", "score", "resigned", "gone", "ended")


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
            "gone": table.gone.get(seat) if seat in table.lost else None,
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
    """Rate everybody who is known anew; the same level at two seats is rated once, by its best.

    Where all have left, each loses as to somebody of the strength they have together, whom nobody is.
    """
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
    ranks_of = [float(best[name]) for name in names]
    field = [] if contestants(table) else [[average([one[0] for one in before])]]
    after = MODEL.rate([*before, *field], ranks=[*ranks_of, *(0.0 for _ in field)])[: len(names)]
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
    steps = [
        {
            "subject": row["subject"],
            "table_id": table.spec.id,
            "game": table.spec.game,
            "variant": kind,
            "mu": row["mu"],
            "sigma": row["sigma"],
            "change": cautious(new[0].mu, new[0].sigma) - cautious(old[0].mu, old[0].sigma),
            "at": row["changed"],
        }
        for row, new, old in zip(rows, after, before, strict=True)
    ]
    insert_steps(connection, steps)


def average(ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    """Return the rating of somebody as strong as these are together."""
    return MODEL.rating(fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings))


def cautious(mu: float, sigma: float) -> float:
    """Return the rating that is shown."""
    return mu - SURE * sigma


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
                rating=round(cautious(row["mu"], row["sigma"]), 2),
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
            Rating(
                row["game"],
                row["variant"],
                row["games"],
                round(cautious(row["mu"], row["sigma"]), 2),
                round(row["mu"], 3),
                round(row["sigma"], 3),
            )
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

    async def history(self, person: Person, viewer: str | None, game: str, kind: str) -> list[RatingStep]:
        """Return a rating over time, the oldest game first."""
        return [
            RatingStep(
                row["at"],
                round(row["mu"], 3),
                round(row["sigma"], 3),
                round(row["change"], 2),
                row["table_id"] if row["access"] == "public" or person.id == viewer else None,
            )
            for row in reversed(await self.results.steps(person.id, game, kind, HISTORY))
        ]

    async def rivals(self, person: Person, viewer: str | None, game: str, opponent: str) -> list[Rival]:
        """Return how a player fared against others, in games that the viewer may know of."""
        key = name_key(opponent) if opponent else ""
        return [Rival(**row) for row in await self.results.rivals(person.id, viewer or "", game, key, RIVALS)]

    async def played(self, person: Person, viewer: str | None, wanted: GameFilter, most: int) -> list[PlayedGame]:
        """Return a player's finished games; who else played is told where the viewer may know the table."""
        rows = await self.results.played(person.id, viewer or "", wanted, most)
        others: dict[str, list[PlayedSeat]] = {}
        for chair in await self.results.others([row["table_id"] for row in rows if row["known"]]):
            level = chair["level"] if chair["kind"] == "bot" else None
            seat = PlayedSeat(chair["seat"], chair["name"], level, chair["guest"] is not None and not chair["guest"])
            others.setdefault(chair["table_id"], []).append(seat)
        return [
            PlayedGame(
                **{name: row[name] for name in RESULT_NAMES},
                table=row["table_id"] if row["known"] else None,
                seat=row["seat"],
                rated=bool(row["rated"]),
                change=round(row["change"], 2) if row["change"] is not None else None,
                others=[one for one in others.get(row["table_id"], []) if one.seat != row["seat"]],
            )
            for row in rows
        ]
