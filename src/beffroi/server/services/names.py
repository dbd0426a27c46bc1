"""Names that can be read, told apart, and not be mistaken for somebody else's."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from beffroi.server.domain.lookalikes import look_of
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.storage.accounts import AccountStore

SHORTEST: Final = 2
LONGEST: Final = 24
MARKS: Final = " -_.'"
TITLE_MARKS: Final = MARKS + ",:&+!?()/#"
LONGEST_TITLE: Final = 40
RESERVED: Final = ("admin", "administrator", "beffroi", "system", "server", "moderator", "host", "bot")
UNREADABLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn")  # categories of Unicode
PILED: Final = ("Mn", "Me")  # marks over, under or around the character before them
MOST_MARKS: Final = 4  # of one character; no script needs more
# Letters and figures that once counted as the same; accounts are found by keys that were made with them.
ALIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухівкмнтѕјԁһӏ", "aeopcyxibkmhtsjdhl", strict=True)),
        **dict(zip("αορντικεβηυχζμ", "aopvtikebnuxzu", strict=True)),
        **dict(zip("01345|ıł", "oleasiil", strict=True)),
    }
)


def clean_name(text: str) -> str:
    """Return a name in its canonical form, or refuse it and say what is wrong."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("name-length", f"a name has {SHORTEST} to {LONGEST} characters")
    if not all(character.isalnum() or character in MARKS for character in name):
        raise Refused("name-letters", f"a name has letters, figures, spaces and {MARKS.strip()}")
    if not name[0].isalnum():
        raise Refused("name-letters", "a name begins with a letter or a figure")
    if len(scripts(name)) > 1:
        raise Refused("one-alphabet", "use letters of one alphabet")
    if look_of(name) in map(look_of, RESERVED):
        raise Refused("name-taken", "this name is kept for the house")
    return name


def clean_title(text: str) -> str:
    """Return the name of a thing, such as a set of figures, in its canonical form, or refuse it."""
    title = " ".join(unicodedata.normalize("NFKC", text).split())
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise Refused("bad-request", f"a title has 1 to {LONGEST_TITLE} characters")
    if not all(character.isalnum() or character in TITLE_MARKS for character in title) or not title[0].isalnum():
        raise Refused("bad-request", f"a title begins with a letter or a figure, and may have {TITLE_MARKS.strip()}")
    return title


def readable(text: str) -> str:
    """Return a text without control characters, and without marks piled up until they cover the lines above.

    Markup in it is plain text, and stays so on the page.

    >>> readable("a\u202eb"), len(readable("e" + "\u0301\u200d" * 500))
    ('ab', 5)
    """
    kept: list[str] = []
    marks = 0
    for c in text:
        kind = unicodedata.category(c)
        if kind in UNREADABLE and c != "\n":
            continue
        marks = marks + 1 if kind in PILED else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def names_of_seats(given: list[str]) -> list[str]:
    """Return who sat where, if what is given could be somebody's name."""
    names = []
    for seat, text in enumerate(given):
        try:
            names.append(clean_name(text))
        except Refused:
            names.append(unnamed(seat))
    return names


async def names_from_elsewhere(accounts: AccountStore, given: list[str], owner: str) -> list[str]:
    """Return who sat where; a name that is the account of somebody else here, or looks like it, is left out."""
    names = names_of_seats(given)
    for seat, name in enumerate(names):
        if await accounts.is_taken(**name_keys(name), owner=owner):
            names[seat] = unnamed(seat)
    return names


def unnamed(seat: int) -> str:
    return f"Seat {seat + 1}"


async def free_name(accounts: AccountStore, name: str, owner: str = "") -> str:
    """Return the cleaned name, if no account has it (or one that looks like it)."""
    name = clean_name(name)
    if await accounts.is_taken(**name_keys(name), owner=owner):
        raise Refused("name-taken", "somebody has this name already, or one that looks like it")
    return name


def name_key(name: str) -> str:
    """Return the key an account is found by, however its name is written.

    >>> name_key("Ánna B") == name_key("anna-b") == name_key("аnna b")
    True
    """
    folded = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(character for character in folded if not unicodedata.combining(character))
    same = bare.translate(ALIKE)
    return "".join(character for character in same if character not in MARKS)


def name_keys(name: str) -> dict[str, str]:
    """Return what is stored with a name: the key it is found by, and what it looks like."""
    return {"name_key": name_key(name), "look": look_of(name)}


def scripts(name: str) -> set[str]:
    """Return the scripts a name is written in (LATIN, CYRILLIC, GREEK, …)."""
    return {unicodedata.name(character, "UNKNOWN").split()[0] for character in name if character.isalpha()}
