"""The names of all cards and henchmen, in their fixed order, as constants for the rules."""

from __future__ import annotations

from typing import Final

# The four domains, in the order of the challenges and of the last tie-break.
YELLOW: Final = 0  # Politics
RED: Final = 1  # Military
GREEN: Final = 2  # Intrigue
BLUE: Final = 3  # Science
COLOURS: Final = ("yellow", "red", "green", "blue")
LETTERS: Final = "yrgb"

# The kinds of cards in the one draw pile.
VARIED: Final = 0  # an Action card that bids differently in each colour
CENTRAL: Final = 1  # an Action card with one value for all colours
BID_AND_EVENT: Final = 2  # an Action card whose event may be used besides its bid
BID_OR_EVENT: Final = 3  # an Action card with two directions: bid or event
EPHEMERAL: Final = 4  # played at any time while standing
BUILDING: Final = 5  # stays in front of its owner
ALCHEMY: Final = 6  # for the beginning of the day, some also for one's turn
KINDS: Final = ("varied", "central", "bid-and-event", "bid-or-event", "ephemeral", "building", "alchemy")

# Henchmen, in the order of their initiative in our table.
SCOUT: Final = 0
ALCHEMIST: Final = 1
MARAUDER: Final = 2
EXECUTIONER: Final = 3
BODYGUARD: Final = 4
SMUGGLER: Final = 5
SPY: Final = 6
EXORCIST: Final = 7
MAGE: Final = 8
ARCHITECT: Final = 9
ENGINEER: Final = 10
MINSTREL: Final = 11
TRIBUNE: Final = 12
DUELLIST: Final = 13
CAPTAIN: Final = 14
VETERAN: Final = 15
HENCHMEN: Final = (
    "scout",
    "alchemist",
    "marauder",
    "executioner",
    "bodyguard",
    "smuggler",
    "spy",
    "exorcist",
    "mage",
    "architect",
    "engineer",
    "minstrel",
    "tribune",
    "duellist",
    "captain",
    "veteran",
)

# Cards that the rules or other cards name; bids without a rule of their own have no constant.
FIERY_PLEA: Final = 22
HEROIC_CHARGE: Final = 23
SET_UP: Final = 24
SUCCESSFUL_EXPERIMENT: Final = 25
MOTION_OF_CENSURE: Final = 26
SPEAKING_TIME: Final = 27
ALLIANCE_OF_CONVENIENCE: Final = 28
THRUST: Final = 29
BATTERING_RAM: Final = 30
CHALLENGE_TO_A_DUEL: Final = 31
PICKPOCKETING: Final = 32
BLACKMAIL: Final = 33
FALSE_IDENTITY: Final = 34
EUREKA: Final = 35
METHODICAL_SEARCH: Final = 36
LEVER: Final = 37
COUNCIL_CRISIS: Final = 38
ALARM_ON_THE_WALLS: Final = 39
SHADY_AFFAIR: Final = 40
COMET_IN_THE_SKY: Final = 41
TAX_LEVY: Final = 42
AGENDA: Final = 43
ASSAULT: Final = 44
PILLAGE: Final = 45
DOUBLE_GAME: Final = 46
ORDERLY_RETREAT: Final = 47
TRANSMUTATION: Final = 48
PROTOTYPE: Final = 49
SHINOBI_GOB: Final = 50
BOOUUUHH: Final = 51
COUNTERMAND: Final = 52
HELPING_HAND: Final = 53
TRIP: Final = 54
LUCKY_CHANCE: Final = 55
PRYING_GLANCE: Final = 56
PARADE_SHIELD: Final = 57
LOADED_COIN: Final = 58
TOWN_HALL: Final = 59
BARRACKS: Final = 60
TAVERN: Final = 61
OBSERVATORY: Final = 62
CEMETERY: Final = 63
MARKET: Final = 64
RAMPART: Final = 65
COURT: Final = 66
ACADEMY: Final = 67
THIEVES_GUILD: Final = 68
ELIXIR_OF_ELOQUENCE: Final = 69
ELIXIR_OF_STRENGTH: Final = 70
ELIXIR_OF_SHADOW: Final = 71
ELIXIR_OF_CLARITY: Final = 72
DOUBLING: Final = 73
REVERSED_HOURGLASS: Final = 74
DISSIPATION: Final = 75
MUTATION: Final = 76
PHILOSOPHERS_STONE: Final = 77
SILVER_MIRROR: Final = 78
TRUTH_POTION: Final = 79

CARDS: Final = (
    "speech-to-the-troops",
    "hollow-promise",
    "learned-debate",
    "military-parade",
    "night-raid",
    "siege-engine",
    "bribe",
    "ambush",
    "subtle-poison",
    "scholarly-lecture",
    "black-powder",
    "coded-message",
    "war-council",
    "rigged-ballot",
    "enlightened-reform",
    "mercenaries",
    "arquebusiers",
    "stolen-plans",
    "good-will",
    "hard-work",
    "bold-stroke",
    "dukes-favour",
    "fiery-plea",
    "heroic-charge",
    "set-up",
    "successful-experiment",
    "motion-of-censure",
    "speaking-time",
    "alliance-of-convenience",
    "thrust",
    "battering-ram",
    "challenge-to-a-duel",
    "pickpocketing",
    "blackmail",
    "false-identity",
    "eureka",
    "methodical-search",
    "lever",
    "council-crisis",
    "alarm-on-the-walls",
    "shady-affair",
    "comet-in-the-sky",
    "tax-levy",
    "agenda",
    "assault",
    "pillage",
    "double-game",
    "orderly-retreat",
    "transmutation",
    "prototype",
    "shinobi-gob",
    "boouuuhh",
    "countermand",
    "helping-hand",
    "trip",
    "lucky-chance",
    "prying-glance",
    "parade-shield",
    "loaded-coin",
    "town-hall",
    "barracks",
    "tavern",
    "observatory",
    "cemetery",
    "market",
    "rampart",
    "court",
    "academy",
    "thieves-guild",
    "elixir-of-eloquence",
    "elixir-of-strength",
    "elixir-of-shadow",
    "elixir-of-clarity",
    "doubling",
    "reversed-hourglass",
    "dissipation",
    "mutation",
    "philosophers-stone",
    "silver-mirror",
    "truth-potion",
)

# Where the kinds begin in that order.
FIRST_CENTRAL: Final = 18
FIRST_BID_AND_EVENT: Final = 22
FIRST_BID_OR_EVENT: Final = 38
FIRST_EPHEMERAL: Final = 50
FIRST_BUILDING: Final = 59
FIRST_ALCHEMY: Final = 69
KIND_STARTS: Final = (
    0,
    FIRST_CENTRAL,
    FIRST_BID_AND_EVENT,
    FIRST_BID_OR_EVENT,
    FIRST_EPHEMERAL,
    FIRST_BUILDING,
    FIRST_ALCHEMY,
)

# The text keys of what can be named.
CARD_KEYS: Final = tuple("card-" + slug for slug in CARDS)
HENCHMAN_KEYS: Final = tuple("henchman-" + slug for slug in HENCHMEN)
COLOUR_KEYS: Final = tuple("colour-" + name for name in COLOURS)
