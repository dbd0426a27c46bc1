"""The names and numbers of the pieces: colours, districts, buildings, dice as codes."""

from __future__ import annotations

from typing import Final

# Colours of dice, cards and buildings. The purple die comes with an expansion: it has its place in the codes.
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3
COLOURS: Final = ("red", "white", "yellow", "purple")
DIE_COLOURS: Final = 4
ORDERS: Final = 3  # red, white, yellow: what a lot of dice may count as
ALL_ORDERS: Final = 7  # one bit for each order, 1 << colour

# Owners: the seats 0 to 3, and the neutral gray player.
SEATS: Final = 4
NEUTRAL: Final = 4
OWNERS: Final = 5
EMPTY: Final = -1  # an empty slot, a free space of the Cathedral

# The three main buildings, numbered as the colour of their dice.
PALACE: Final = RED
BISHOPRIC: Final = WHITE
CITY_HALL: Final = YELLOW
BUILDINGS: Final = ("palace", "bishopric", "city-hall")
BUILDING_SLOTS: Final = 6
SLOTS: Final = 18
ROW_WIDTHS: Final = (6, 3, 2)  # slots of a row, by building: one row to look at in the Palace, two, three

CITIZENS: Final = 12  # of each player
LEVELS: Final = 3  # of activity cards, and of the Cathedral as printed
PLACES: Final = 9  # of activity cards: colour * 3 + level - 1
COLUMNS: Final = 6  # of the Cathedral
FACES: Final = 6
LOT: Final = 3  # the most dice of one lot
MANY: Final = 400  # more cubes or activations than one action can have left
A_ROUND: Final = 1_000_000  # more deniers or points than a round can bring, whatever a host's figures
CUBES_A_ROUND: Final = 400  # more cubes than a seat can lay on one card in a round

# A die lying on the square is one code. Higher codes are higher values, so a list of dice
# sorted downwards begins with the best ones, and a lot is taken in that order.
DIE_CODES: Final = FACES * DIE_COLOURS * OWNERS
VALUE: Final = [code // (DIE_COLOURS * OWNERS) + 1 for code in range(DIE_CODES)]
COLOUR: Final = [code // OWNERS % DIE_COLOURS for code in range(DIE_CODES)]
OWNER: Final = [code % OWNERS for code in range(DIE_CODES)]
OPPOSITE: Final = 7  # what two opposite faces of a die add up to

# Where a tradesman stands on an activity card: bits, since gray ones may hold several slots. The first slot is bit 0.
CARD_SLOTS: Final = 3  # the most slots of a card; its figures give it one to three
PICTURE: Final = 1 << CARD_SLOTS
STAND_NAMES: Final = ("slot1", "slot2", "slot3", "picture")


def die_code(value: int, colour: int, owner: int) -> int:
    """Return the code of a die on the square.

    >>> code = die_code(5, YELLOW, 2)
    >>> VALUE[code], COLOURS[COLOUR[code]], OWNER[code]
    (5, 'yellow', 2)
    """
    return ((value - 1) * DIE_COLOURS + colour) * OWNERS + owner


def owner_name(owner: int) -> str:
    """Return an owner in notation: the seat's number, or `neutral`."""
    return "neutral" if owner == NEUTRAL else str(owner)


def die_name(code: int) -> str:
    """Return a die without its district, such as `yellow5`."""
    return f"{COLOURS[COLOUR[code]]}{VALUE[code]}"


def place_name(place: int) -> str:
    """Return the place of an activity card, such as `yellow-2`."""
    return f"{COLOURS[place // LEVELS]}-{place % LEVELS + 1}"


def slot_name(slot: int) -> str:
    """Return a slot of a main building, numbered along its rows: `palace-3`."""
    return f"{BUILDINGS[slot // BUILDING_SLOTS]}-{slot % BUILDING_SLOTS + 1}"


OWNER_NAMES: Final = [owner_name(owner) for owner in range(OWNERS)]
PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]
SLOT_NAMES: Final = [slot_name(slot) for slot in range(SLOTS)]
DIE_NAMES: Final = [die_name(code) for code in range(DIE_CODES)]


def die_text(code: int) -> str:
    """Return a die with its district: `yellow5@2`."""
    return f"{DIE_NAMES[code]}@{OWNER_NAMES[OWNER[code]]}"


def read_die(text: str) -> int:
    """Invert `die_text`; -1 for a text that is no die.

    >>> die_text(read_die("white4@neutral"))
    'white4@neutral'
    """
    name, _, owner = text.partition("@")
    colour, value = name[:-1], name[-1:]
    if colour not in COLOURS or value not in ("1", "2", "3", "4", "5", "6") or owner not in OWNER_NAMES:
        return -1
    return die_code(int(value), COLOURS.index(colour), OWNER_NAMES.index(owner))


def most_goods(played: int) -> int:
    """Return the most deniers or points anybody can have in a round, so that what a position holds stays in bounds."""
    return A_ROUND * (played + 1)


def cube_count(cubes: int) -> int:
    """Return how many cubes lie on an event.

    >>> cube_count(0), cube_count(0o3), cube_count(0o125)
    (0, 1, 3)
    """
    return (cubes.bit_length() + 2) // 3
