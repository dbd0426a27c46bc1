"""The addresses of the page: one list for mails, notices and push messages, and for the page's router.

`{name}` is a parameter, `{name:optional}` one that may be missing, `{name:int}` a number. A query or fragment is left
out where its parameter is not given. A secret belongs into a fragment: that part of an address reaches no server and
no log.
"""

from __future__ import annotations

import re
from typing import Final, Literal
from urllib.parse import quote

PageName = Literal[
    "home",
    "new",
    "table",
    "look-back",
    "watch",
    "player",
    "leaderboard",
    "settings",
    "learn",
    "help",
    "figures",
    "puzzles",
    "day",
    "studies",
    "study",
    "embed-study",
    "reset",
    "confirm-mail",
    "unsubscribe",
    "notices",
    "import",
    "offline",
]

PAGES: Final[dict[PageName, str]] = {
    "home": "/",
    "new": "/new/{game:optional}",
    "table": "/table/{id}?move={move:int}",
    "look-back": "/table/{id}/look-back",
    "watch": "/watch",
    "player": "/player?name={name}",
    "leaderboard": "/leaderboard/{game:optional}",
    "settings": "/settings",
    "learn": "/learn/{game:optional}/{sheet:optional}#{at}",
    "help": "/help/{game:optional}",
    "figures": "/figures/{game:optional}#{link}",
    "puzzles": "/puzzles/{game:optional}/{id:optional}",
    "day": "/day/{event:optional}/{date:optional}",
    "studies": "/studies/{game:optional}",
    "study": "/study/{id}/{chapter:optional}/{node:optional}#{code}",
    "embed-study": "/embed/study/{id}/{chapter:optional}/{node:optional}",
    "reset": "/reset#{code}",
    "confirm-mail": "/confirm-mail#{code}",
    "unsubscribe": "/unsubscribe#{token}",
    "notices": "/notices",
    "import": "/import",
    "offline": "/offline",
}
PARAMETER: Final = re.compile(r"{(\w+)(:optional|:int)?}")


def parameters(pattern: str) -> list[str]:
    """Return the names of a page's parameters, in order."""
    return [name for name, _ in PARAMETER.findall(pattern)]


def page_address(page: PageName, **values: str | int) -> str:
    """Return the address of a page, beginning with a slash.

    >>> page_address("reset", code="k3v9")
    '/reset#k3v9'
    >>> page_address("table", id="ab12")
    '/table/ab12'
    >>> page_address("table", id="ab12", move=7)
    '/table/ab12?move=7'
    """
    pattern = PAGES[page]
    if unknown := set(values) - set(parameters(pattern)):
        raise ValueError(f"the page {page} has no {', '.join(sorted(unknown))}")
    path, mark, rest = next(
        (parts for mark in "?#" if (parts := pattern.partition(mark))[1]),
        (pattern, "", ""),
    )
    texts = {name: quote(str(value), safe="") for name, value in values.items()}
    for name, kind in PARAMETER.findall(path):
        if name not in texts and kind != ":optional":
            raise ValueError(f"the page {page} needs {name}")
    end = mark + PARAMETER.sub(lambda found: texts[found[1]], rest) if set(parameters(rest)) & set(texts) else ""
    return (PARAMETER.sub(lambda found: texts.get(found[1], ""), path).rstrip("/") or "/") + end
