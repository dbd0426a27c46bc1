"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import fill
from typing import Final

from beffroi.games.parbourg.cards.ids import COLOURS
from beffroi.kernel.state import Doc

Say = Callable[..., str]
WIDTH: Final = 100  # of a line


def render_text(view: Doc, say: Say) -> str:
    """Day and stake, one paragraph a player in the order of play, then one's own hand."""
    lines = [headline(view, say), say("terminal-piles", view["deck"], len(view["discard"]), view["roster"])]
    for seat in view["order"]:
        lines.append("")
        lines += player_lines(view, seat, say)
    if view["hand"]:
        lines += ["", say("terminal-hand"), *(hand_line(card, say) for card in view["hand"])]
    return "\n".join(lines)


def headline(view: Doc, say: Say) -> str:
    stake, day = view["stake"], say("terminal-day", view["day"], view["days"])
    if view["phase"] == "over":
        return day
    at_stake = say("terminal-stake", f"colour-{stake}") if stake else say("terminal-no-stake")
    following = ", ".join(say(f"colour-{colour}") for colour in view["pile"]) or "-"
    return f"{day}  {at_stake}  {say('terminal-next')} {following}"


def player_lines(view: Doc, seat: int, say: Say) -> list[str]:
    player = view["players"][seat]
    lines = [player_headline(view, seat, say)]
    lines += [rule_line("   ", say(f"henchman-{slug}.text")) for slug in player["henchmen"]]
    if player["events"]:
        events = ", ".join(say(f"colour-{colour}") for colour in player["events"])
        lines.append(f"   {say('terminal-events')} {events}")
    won = "  ".join(f"{say(f'colour-{COLOURS[i]}')} {n}" for i, n in enumerate(player["won"]))
    lines.append(f"   {say('terminal-tokens', player['tokens'])} {won}")
    if player["buildings"]:
        lines.append(
            f"   {say('terminal-buildings')} " + ", ".join(say(f"card-{slug}") for slug in player["buildings"])
        )
    if player["lying"]:
        lines.append(f"   {say('terminal-lying')} " + ", ".join(laid_words(laid, say) for laid in player["lying"]))
    if player["total"] is not None:
        lines.append(f"   {say('terminal-total', player['total'])}")
    elif player["open"] is not None:
        lines.append(f"   {say('terminal-at-least', player['open'])}")
    if player["known"]:
        lines.append(f"   {say('terminal-known')} " + ", ".join(say(f"card-{slug}") for slug in player["known"]))
    return lines


def player_headline(view: Doc, seat: int, say: Say) -> str:
    """Who works for a player, and how the player stands in the challenge."""
    player = view["players"][seat]
    parts = [say("terminal-player", seat)]
    if player["henchmen"]:
        henchmen = " + ".join(say(f"henchman-{slug}") for slug in player["henchmen"])
        parts.append(f"{henchmen} {say('terminal-initiative', player['initiative'])} ")
    if view["stake"]:
        parts.append(say("terminal-folded" if player["folded"] else "terminal-standing"))
    if view["turn"] == seat:
        parts.append(say("terminal-turn"))
    return " ".join([*parts, "", say("terminal-cards", player["hand"])])


def laid_words(laid: Doc, say: Say) -> str:
    if laid["card"] is None:
        return say("face-down")
    return f"{say('card-' + laid['card'])} ({laid['value']})"


def hand_line(card: Doc, say: Say) -> str:
    """A card of one's own hand: its name, what it counts now, and what it does."""
    key, value = f"card-{card['card']}", card["value"]
    start = say("terminal-card", key) if value is None else say("terminal-counting", key, value)
    return rule_line(f"  {start} ", say(f"{key}.text"))


def rule_line(start: str, text: str) -> str:
    """A rule behind what it belongs to, in as many lines as it needs."""
    return fill(start + text, WIDTH, subsequent_indent="      ")
