"""The table as text for a terminal: events, town, square, activities, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from beffroi.games.troyes.catalogue import catalogue
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

Say = Callable[..., str]

SEAT_LETTERS = "ABCD·"  # pieces: the seats' letters, a dot for grey
FREE = "_"
ANY = "*"  # dice of any colour


def render_text(view: Doc, say: Any, ruleset: Ruleset) -> str:
    """Return the whole table as this view shows it, with the lines of the parts of expansions."""
    entries = catalogue(ruleset)
    extra = [part.render_text(view, say) for part in ruleset.parts]
    blocks = [
        [say("terminal-head", view["round"], view["rounds"], f"phase-{view['phase']}")],
        events(view, say, entries["events"]),
        town(view, say, entries["board"]["rows"]),
        square(view, say),
        activities(view, say, entries["activities"]),
        *(block for block in extra if block),
        players(view, say) + open_characters(view, say),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks)


def piece(owner: int | None) -> str:
    """One piece: a seat's letter, a dot for grey, a line for an empty space."""
    return FREE if owner is None else SEAT_LETTERS[owner]


def letter(colour: str, say: Say) -> str:
    """A colour as the first letter of its name in the player's language."""
    return ANY if colour == "any" else say(f"colour-{colour}")[0].upper()


def columns(rows: list[list[str]], gap: int = 2) -> list[str]:
    """Cells in aligned columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [(" " * gap).join(cell.ljust(widths[i]) for i, cell in enumerate(row)) for row in rows]


def beside(blocks: list[list[str]], gap: int = 4) -> list[str]:
    """Blocks of lines next to each other."""
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) for block in blocks]
    lines = []
    for i in range(height):
        cells = [(block[i] if i < len(block) else "").ljust(widths[j]) for j, block in enumerate(blocks)]
        lines.append((" " * gap).join(cells))
    return lines


def events(view: Doc, say: Say, cards: Doc) -> list[str]:
    """Return the queue: what fights each event, its points, its banners."""
    rows = []
    for i, event in enumerate(view["events"]):
        card = cards[event["card"]]
        fight = "".join(letter(colour, say) for colour in card["fight"])
        banners = "".join(piece(owner) for owner in event["banners"])
        dice = "■" * card["black_dice"]
        points = "/".join(map(str, card["points"]))
        rows.append([f"{i:>3}", say(f"event-{event['event']}"), f"{fight}÷{card['divisor']}", points, banners, dice])
    decks = "  ".join(f"{say(f'colour-{colour}')} {left}" for colour, left in view["decks"].items())
    lines = [f"{say('word-events')}   ({decks})", *columns(rows)]
    if view["black"]:
        lines.append(f"{say('word-black-dice')} {' '.join(map(str, view['black']))}")
    return lines


def town(view: Doc, say: Say, openings: Doc) -> list[str]:
    """Return the three main buildings and the Cathedral, side by side."""
    blocks = [building(view, say, name, openings[name]) for name in ("palace", "bishopric", "city-hall")]
    levels = [
        f"{level} " + " ".join(piece(owner) for owner in view["cathedral"][level - 1])
        for level in range(len(view["cathedral"]), 0, -1)
    ]
    blocks.append([say("word-cathedral"), *levels, "  1 2 3 4 5 6"])
    return beside(blocks)


def building(view: Doc, say: Say, name: str, openings: list[list[int]]) -> list[str]:
    """Return a building: the dice that open each row, then who stands there, the entrance first."""
    shown = view["buildings"][name]
    lines = [say(f"building-{name}")]
    if name == "palace":
        lines += ["1 2 3 4 5 6", " ".join(piece(owner) for owner in shown["rows"][0])]
    else:
        entries = sorted({row[0] for row in openings})
        for row, first in zip(shown["rows"], entries, strict=True):
            dice = ",".join(str(value + 1) for value in range(6) if openings[value][0] == first)
            lines.append(f"{dice} > {' '.join(piece(owner) for owner in row)}")
    if shown["lying"]:
        lines.append(f"({say('word-lying')} {' '.join(piece(owner) for owner in shown['lying'])})")
    return lines


def square(view: Doc, say: Say) -> list[str]:
    """Return the dice by district and colour, highest first."""
    rows = []
    for owner, dice in enumerate(view["square"]):
        if owner < view["seats"] or dice:
            name = say("terminal-player", owner) if owner < view["seats"] else say(view["neutral"])
            groups = []
            for colour in ("yellow", "white", "red", "purple"):
                values = [str(die["value"]) for die in dice if die["colour"] == colour]
                groups.append(f"{letter(colour, say)} {' '.join(values)}" if values else "")
            rows.append([f"  {piece(owner)}", name, *groups])
    return [say("word-square"), *columns(rows)]


def activities(view: Doc, say: Say, cards: Doc) -> list[str]:
    """Return the cards turned up: cost, divisor, slots with their points and tradesmen, cubes by seat."""
    rows = []
    for activity in view["activities"]:
        slug = activity["card"]
        place = f"  {letter(activity['colour'], say)}{activity['level']}"
        if slug is None:
            rows.append([place, say("word-face-down"), "", "", "", ""])
            continue
        card = cards[slug]
        stands = {tradesman["stand"]: tradesman["owner"] for tradesman in activity["tradesmen"]}
        slots = " ".join(f"{points}:{piece(stands.get(f'slot{i + 1}'))}" for i, points in enumerate(card["slots"]))
        pictured = [t["owner"] for t in activity["tradesmen"] if t["stand"] == "picture"]
        if pictured:
            slots += f" ({' '.join(piece(owner) for owner in pictured)})"
        cubes = " ".join(f"{piece(seat)}×{n}" for seat, n in enumerate(activity["cubes"]) if n)
        colour = letter("any" if card["mixed"] else card["colour"], say)
        paid = "influence" if card["influence"] else "deniers"
        cost = f"{card['influence'] or card['cost']}{say(f'word-{paid}')[0].lower()}"
        dice = f"{colour}÷{card['divisor']}" if card["divisor"] else colour
        rows.append([place, say(f"card-{slug}"), cost, dice, slots, cubes])
    return [say("word-activities"), *columns(rows)]


def open_characters(view: Doc, say: Say) -> list[str]:
    """Return the characters that lie face up for all."""
    names = ", ".join(say(f"character-{one['slug']}") for one in view["open_characters"])
    return [f"{say('word-open-characters')} {names}"] if names else []


def players(view: Doc, say: Say) -> list[str]:
    """Goods of everybody, and what a seat may know of the secrets."""
    rows = []
    for seat, player in enumerate(view["players"]):
        points = "?" if player["points"] is None else str(player["points"])
        notes = [say("word-start-player")] if seat == view["first"] else []
        if player["passed"]:
            notes.append(f"{say('word-passed')} ({player['pot']})")
        if player["won"]:
            notes.append(f"{say('word-won')} {', '.join(say(f'event-{slug}') for slug in player['won'])}")
        if player["characters"]:
            notes.append(", ".join(say(f"character-{slug}") for slug in player["characters"]))
        goods = [
            f"{player['deniers']:>2} {say('terminal-deniers', player['deniers'])}",
            f"{player['influence']:>2} {say('word-influence')}",
            f"{points:>2} {say('word-points')}",
            f"{say('word-reserve')} {player['reserve']} (+{player['supply']})",
        ]
        rows.append(
            [
                f"{'>' if seat == view['turn'] else ' '} {piece(seat)}",
                say("terminal-player", seat),
                *goods,
                "; ".join(notes),
            ]
        )
    return columns(rows)
