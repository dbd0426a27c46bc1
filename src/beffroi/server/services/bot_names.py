"""Names of bots: people of the town, six for each level, so that a regular soon knows them."""

from __future__ import annotations

from typing import Any, Final

from beffroi.bots import Level, levels
from beffroi.kernel.game import Game
from beffroi.server.domain.lookalikes import look_of

# None of them is a card, a character or a level of any game, nor a name that guests are given.
BOT_NAMES: Final = (
    *("Perrot", "Alison", "Huet", "Guiote", "Oudin", "Thomasse"),
    *("Colin", "Denise", "Odo", "Perrine", "Gilles", "Maroie"),
    *("Bertin", "Ermine", "Josse", "Tiphaine", "Liénard", "Mabile"),
    *("Garnier", "Aélis", "Raoul", "Hodierne", "Ansel", "Emeline"),
    *("Foulques", "Yolent", "Drouet", "Ameline", "Isembart", "Oriane"),
    *("Aubri", "Ydoine", "Wistace", "Aalais", "Baudri", "Hersent"),
)
EACH_LEVEL: Final = 6


def bot_name(game: Game[Any], level: Level, taken: list[str]) -> str:
    """Return the first name of a level's people that nobody at the table has, or one that looks like it."""
    looks = set(map(look_of, taken))
    rank = [one.slug for one in levels(game)].index(level.slug)
    first = EACH_LEVEL * rank % len(BOT_NAMES)
    return next(name for name in (*BOT_NAMES[first:], *BOT_NAMES[:first]) if look_of(name) not in looks)
