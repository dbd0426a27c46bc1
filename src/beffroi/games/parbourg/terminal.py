"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from beffroi.games.parbourg.cards.names import COLOURS
from beffroi.kernel.state import Doc

Say = Callable[..., str]


def draw_table(view: Doc, say: Say) -> str:
    """Day and stake, one paragraph a player in the order of play, then one's own hand."""
    lines = [headline(view, say), say("table-piles", view["deck"], len(view["discard"]), view["roster"])]
    for seat in view["order"]:
        lines.append("")
        lines += player_lines(view, seat, say)
    if view["hand"]:
        lines += ["", say("table-hand"), *(f"  {hand_line(card, say)}" for card in view["hand"])]
    return "\n".join(lines)


def headline(view: Doc, say: Say) -> str:
    stake = view["stake"]
    at_stake = say("table-stake", f"colour-{stake}") if stake else say("table-no-stake")
    following = ", ".join(say(f"colour-{colour}") for colour in view["pile"]) or "-"
    return f"{say('table-day', view['day'], view['days'])}  {at_stake}  {say('table-next')} {following}"


def player_lines(view: Doc, seat: int, say: Say) -> list[str]:
    player = view["players"][seat]
    henchmen = " + ".join(say(f"henchman-{slug}") for slug in player["henchmen"]) or "-"
    state = say("table-folded") if player["folded"] else say("table-standing")
    turn = f" {say('table-turn')}" if view["turn"] == seat else ""
    initiative = say("table-initiative", player["initiative"]) if player["initiative"] is not None else ""
    name, cards = say("choose-seat", seat), say("table-cards", player["hand"])
    lines = [f"{name}: {henchmen} {initiative}  {state}{turn}  {cards}"]
    won = "  ".join(f"{say(f'colour-{COLOURS[i]}')} {n}" for i, n in enumerate(player["won"]))
    lines.append(f"   {say('table-tokens')} {player['tokens']}: {won}")
    if player["buildings"]:
        lines.append(f"   {say('table-buildings')} " + ", ".join(say(f"card-{slug}") for slug in player["buildings"]))
    if player["lying"]:
        lines.append(f"   {say('table-lying')} " + ", ".join(laid_words(laid, say) for laid in player["lying"]))
    if player["total"] is not None:
        lines.append(f"   {say('table-total', player['total'])}")
    elif player["open"] is not None:
        lines.append(f"   {say('table-at-least', player['open'])}")
    if player["known"]:
        lines.append(f"   {say('table-known')} " + ", ".join(say(f"card-{slug}") for slug in player["known"]))
    return lines


def laid_words(laid: Doc, say: Say) -> str:
    if laid["card"] is None:
        return say("face-down")
    return f"{say('card-' + laid['card'])} ({laid['value']})"


def hand_line(card: Doc, say: Say) -> str:
    name = say(f"card-{card['card']}")
    return name if card["value"] is None else f"{name}  {say('table-counts', card['value'])}"
