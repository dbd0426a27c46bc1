"""The Fair as text for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from beffroi.kernel.state import Doc


def render_text(view: Doc, say: Callable[..., str]) -> str:
    """Draw the stalls, one line for each player, and the viewer's secret card."""
    stalls = ", ".join(say(f"card-{slug}") for slug in view["row"])
    lines = [f"{say('terminal-round', view['round'])}   {stalls}"]
    for seat, player in enumerate(view["players"]):
        dice = " ".join(f"[{pips}]" for pips in player["dice"])
        lines.append(f"  {say('terminal-player', seat, player['deniers'], player['points'])} {dice}".rstrip())
    if view["secret"] is not None:
        lines.append("  " + say("terminal-secret", "card-" + view["secret"]))
    return "\n".join(lines)
