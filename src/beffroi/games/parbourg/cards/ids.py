"""The numbers of cards and henchmen: the order of their rows in figures.toml, cards kind by kind."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.figures import FIGURES

SEATS: Final = 4  # at most

# The four domains, in the order of the challenges and of the last tie-break.
YELLOW: Final = 0  # Politics
RED: Final = 1  # Military
GREEN: Final = 2  # Intrigue
BLUE: Final = 3  # Science
COLOURS: Final = ("yellow", "red", "green", "blue")

# The kinds of cards in the one draw pile.
VARIED: Final = 0  # an Action card that bids differently in each colour
CENTRAL: Final = 1  # an Action card with one value for all colours
BID_AND_EVENT: Final = 2  # an Action card whose event may be used besides its bid
BID_OR_EVENT: Final = 3  # an Action card with two directions: bid or event
EPHEMERAL: Final = 4  # played at any time while standing
BUILDING: Final = 5  # stays in front of its owner
ALCHEMY: Final = 6  # for the beginning of the day, some also for one's turn
KINDS: Final = ("varied", "central", "bid-and-event", "bid-or-event", "ephemeral", "building", "alchemy")

HENCHMEN: Final[tuple[str, ...]] = tuple(FIGURES.packaged["henchmen"])
CARDS: Final[tuple[str, ...]] = tuple(
    slug for kind in KINDS for slug, row in FIGURES.packaged["cards"].items() if row["kind"] == kind
)


def first_of(kind: int) -> int:
    """Where a kind begins in that order."""
    return sum(1 for row in FIGURES.packaged["cards"].values() if KINDS.index(row["kind"]) < kind)


FIRST_CENTRAL: Final = first_of(CENTRAL)
FIRST_BID_AND_EVENT: Final = first_of(BID_AND_EVENT)
FIRST_BID_OR_EVENT: Final = first_of(BID_OR_EVENT)
FIRST_EPHEMERAL: Final = first_of(EPHEMERAL)
FIRST_BUILDING: Final = first_of(BUILDING)
FIRST_ALCHEMY: Final = first_of(ALCHEMY)

# Henchmen that the rules name.
SCOUT: Final = HENCHMEN.index("scout")
ALCHEMIST: Final = HENCHMEN.index("alchemist")
MARAUDER: Final = HENCHMEN.index("marauder")
EXECUTIONER: Final = HENCHMEN.index("executioner")
BODYGUARD: Final = HENCHMEN.index("bodyguard")
SMUGGLER: Final = HENCHMEN.index("smuggler")
SPY: Final = HENCHMEN.index("spy")
EXORCIST: Final = HENCHMEN.index("exorcist")
MAGE: Final = HENCHMEN.index("mage")
ARCHITECT: Final = HENCHMEN.index("architect")
MINSTREL: Final = HENCHMEN.index("minstrel")
DUELLIST: Final = HENCHMEN.index("duellist")
VETERAN: Final = HENCHMEN.index("veteran")

# Cards that the rules name.
MOTION_OF_CENSURE: Final = CARDS.index("motion-of-censure")
SPEAKING_TIME: Final = CARDS.index("speaking-time")
BATTERING_RAM: Final = CARDS.index("battering-ram")
CHALLENGE_TO_A_DUEL: Final = CARDS.index("challenge-to-a-duel")
FALSE_IDENTITY: Final = CARDS.index("false-identity")
LEVER: Final = CARDS.index("lever")
TAX_LEVY: Final = CARDS.index("tax-levy")
PILLAGE: Final = CARDS.index("pillage")
ORDERLY_RETREAT: Final = CARDS.index("orderly-retreat")
TRANSMUTATION: Final = CARDS.index("transmutation")
SHINOBI_GOB: Final = CARDS.index("shinobi-gob")
COUNTERMAND: Final = CARDS.index("countermand")
PARADE_SHIELD: Final = CARDS.index("parade-shield")
CEMETERY: Final = CARDS.index("cemetery")
MARKET: Final = CARDS.index("market")
RAMPART: Final = CARDS.index("rampart")
COURT: Final = CARDS.index("court")
ACADEMY: Final = CARDS.index("academy")
THIEVES_GUILD: Final = CARDS.index("thieves-guild")
SILVER_MIRROR: Final = CARDS.index("silver-mirror")

# The text keys of what can be named.
CARD_KEYS: Final = tuple("card-" + slug for slug in CARDS)
HENCHMAN_KEYS: Final = tuple("henchman-" + slug for slug in HENCHMEN)
COLOUR_KEYS: Final = tuple("colour-" + name for name in COLOURS)
