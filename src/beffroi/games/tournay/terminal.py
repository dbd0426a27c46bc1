"""The table as text for a terminal: decks, events, and the districts as grids."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay.encoding import COLOURS
from beffroi.games.tournay.figures import FIGURES
from beffroi.kernel.state import Doc

PAGE_WIDTH: Final = 100
WIDTH: Final = 22  # of a card in a district
DECK_WIDTH: Final = 18
EVENT_WIDTH: Final = 24
STRIKE_WIDTH: Final = 38
ROMAN: Final = ("", "I", "II", "III")


def render_text(view: Doc, say: Any) -> str:
    """Draw everything a seat sees, top to bottom."""
    lines = [say("terminal-round", view["round"], view["active"])]
    lines[0] += "   " + say("terminal-criers", view["criers"], view["criers_needed"])
    if view["ending"] != "no":
        lines[0] += "   " + say("terminal-last-round")
    lines.append(f"{say('terminal-reserve')} {citizens(view['reserve'], say)}")
    lines += [*draw_decks(view, say), *draw_events(view, say)]
    for seat in range(len(view["players"])):
        lines += ["", *draw_player(view, seat, say)]
    if any(player["district"] for player in view["players"]):
        lines.append(say("terminal-legend"))
    return "\n".join(lines)


def letter(colour: str, say: Any) -> str:
    """Return a colour as the first letter of its name."""
    return str(say(f"colour-{colour}"))[0].upper()


def citizens(counts: Doc, say: Any) -> str:
    """Write citizens as letters: YYWR."""
    return "".join(letter(colour, say) * counts[colour] for colour in COLOURS) or "-"


def draw_decks(view: Doc, say: Any) -> list[str]:
    """Draw three rows of three decks: how many cards, whether the crier is still in, the face-up card."""
    lines = [say("terminal-decks")]
    for level in (1, 2, 3):
        cells = [draw_deck(deck, say) for deck in view["decks"] if deck["level"] == level]
        lines.append("  " + " ".join(cells).rstrip())
    for deck in view["decks"]:
        seen = [f"{item['place'] + 1} {say('card-' + item['card'])}" for item in deck["known"]]
        if seen:
            lines += listed(f"    {say('terminal-seen', 'deck-' + deck['deck'])}", seen)
    return lines


def draw_deck(deck: Doc, say: Any) -> str:
    top = say(f"card-{deck['top']}") if deck["top"] else "?" if deck["count"] else "-"
    crier = "" if deck["crier_out"] else "*"
    name = letter(deck["colour"], say) + ROMAN[deck["level"]]
    return f"{name:4} {deck['count']:2}{crier:1} {top:{DECK_WIDTH}.{DECK_WIDTH}}"


def draw_events(view: Doc, say: Any) -> list[str]:
    """Draw the queue: the deniers on each event, what it does, and what it takes to fight it."""
    lines = [say("terminal-events", view["events"]["count"])]
    for place, event in enumerate(view["queue"], 1):
        if event is not None:
            coins = "o" * event["deniers"] + "." * (event["circles"] - event["deniers"])
            name = say(f"event-{event['event']}")
            fight = letter(event["fight"], say) * event["citizens"]
            if event["price"]:
                fight += f" + {event['price']}"
            line = f"  {place}. [{coins:4}] {name:{EVENT_WIDTH}.{EVENT_WIDTH}} {strikes(event, say):{STRIKE_WIDTH}}"
            lines.append(f"{line} {say('terminal-fight')} {fight}")
    return lines


def strikes(event: Doc, say: Any) -> str:
    """Say what an event does, and to which colour."""
    does = str(say(f"terminal-{event['type']}"))
    if event["target"] is None:
        return does
    return f"{does} ({letter(event['target'], say) if event['target'] in COLOURS else say('terminal-any')})"


def draw_player(view: Doc, seat: int, say: Any) -> list[str]:
    player = view["players"][seat]
    lines = [say("terminal-player", seat, player["deniers"], player["ramparts"])]
    for key, part in (("terminal-plaza", "plaza"), ("terminal-lying", "lying")):
        lines[0] += f"   {say(key)} {citizens(player[part], say)}"
    lines += listed(f"  {say('terminal-hand')}", [hand_card(item, say) for item in player["hand"]])
    if not player["district"]:
        return [*lines, f"  {say('terminal-empty-district')}"]
    return [*lines, *draw_district(player, say)]


def listed(heading: str, names: list[str]) -> list[str]:
    """Write a list behind its heading, broken where it would be too wide; a name is never broken."""
    lines = [heading]
    for i, name in enumerate(names):
        word = name + ("," if i < len(names) - 1 else "")
        if len(lines[-1]) + len(word) >= PAGE_WIDTH:
            lines.append("     ")
        lines[-1] += f" {word}"
    return lines if names else [f"{heading} -"]


def hand_card(item: Doc, say: Any) -> str:
    """Name a card of a hand, or its back where it is not known."""
    if item["card"] is None:
        return f"[{say('deck-' + item['deck'])}]"
    if item["deck"] == "events":
        return str(say(f"event-{item['card']}"))
    return f"{say('card-' + item['card'])} {tag(item['card'], say)}"


def tag(slug: str, say: Any) -> str:
    """Write colour and level of a card: (Y1)."""
    colour, _, level = FIGURES.packaged["card"][slug]["deck"].partition("-")
    return f"({letter(colour, say)}{level})"


def draw_district(player: Doc, say: Any) -> list[str]:
    """Draw a grid: a line for the name of each card, one for what lies on it."""
    slots = {(slot["row"], slot["column"]): slot for slot in player["district"]}
    top, bottom, left, right = player["frame"]
    columns = range(left, right + 1)
    rule = "  +" + "+".join("-" * (WIDTH + 2) for _ in columns) + "+"
    lines = ["   " + " ".join(f"{'abcde'[column]:^{WIDTH + 2}}" for column in columns), rule]
    for row in range(top, bottom + 1):
        names = [card_name(slots.get((row, column)), say) for column in columns]
        works = [on_card(slots.get((row, column)), say) for column in columns]
        lines.append(f"{row + 1} | " + " | ".join(f"{name:{WIDTH}.{WIDTH}}" for name in names) + " |")
        lines += ["  | " + " | ".join(f"{work:{WIDTH}}" for work in works) + " |", rule]
    return lines


def card_name(slot: Doc | None, say: Any) -> str:
    return str(say(f"card-{slot['cards'][-1]}")) if slot else ""


def on_card(slot: Doc | None, say: Any) -> str:
    """Write colour and level of the card; citizens as letters, grey tokens as #, damage as !, covered cards as +n."""
    if slot is None:
        return ""
    crew = citizens(slot["citizens"], say) if any(slot["citizens"].values()) else ""
    marks = crew + "#" * slot["grey"] + ("!" if slot["damaged"] else "")
    covered = f"+{len(slot['cards']) - 1}" if len(slot["cards"]) > 1 else ""
    return " ".join(word for word in (tag(slot["cards"][-1], say), marks, covered) if word)
