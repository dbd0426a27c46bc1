"""The activity cards of a table of figures."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Activity, Effect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import COLOURS
from beffroi.kernel.state import Doc


def activities_of(figures: Doc, effects: dict[str, type[Effect]], expansion: str = "") -> list[Activity]:
    """Return all activity cards of the base game, bonus cards included, or of an expansion."""
    return [
        activity_of(slug, row, effects[row["effect"]](row))
        for slug, row in cards_of(figures, "activity", expansion).items()
    ]


def activity_of(slug: str, row: Doc, effect: Effect) -> Activity:
    """Return a card from its figures; tradesmen are hired for deniers, unless the card names influence."""
    for_influence = row.get("currency") == "influence"
    return Activity(
        slug,
        COLOURS.index(row["colour"]),
        row["level"],
        0 if for_influence else row["cost"],
        row["divisor"],
        list(row["slots"]),
        effect,
        row.get("bonus", False),
        row["cost"] if for_influence else 0,
    )
