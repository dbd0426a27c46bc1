"""Composed turns at the prompt: pieces and an action in one line, the outcome before, one Enter to play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.cli.screen import nth, numbered, tell
from beffroi.kernel.compose import compose
from beffroi.kernel.composition import Completion, Composition
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat

if TYPE_CHECKING:
    from beffroi.cli.session import Session

BETWEEN = ","  # items of a composed turn
OWN = "@{seat}"


def read_composed(session: Session, seat: Seat, typed: str) -> list[Move]:
    """Read a turn such as `farm, yellow5, yellow3`; returns its answers, nothing if it is not to be played."""
    picked: list[Move] = []
    chosen: list[Move] = []
    rest = compose(session.game, session.match.state, seat, [], [])
    for item in filter(None, (item.strip() for item in typed.split(BETWEEN))):
        piece = find_piece(session, seat, rest, item, picked)
        if piece is not None:
            picked.append(piece)
            continue
        action = find_action(session, seat, rest, item)
        if action is None:
            session.echo("compose-unknown", item=item)
            return []
        chosen.append(action)
    found = compose(session.game, session.match.state, seat, picked, chosen)
    if not found.completions:
        tell_lacks(session, found)
        return []
    done = choose(session, found.completions)
    return done.answers if done is not None else []


def find_piece(session: Session, seat: Seat, rest: Composition, item: str, picked: list[Move]) -> Move | None:
    """Find a piece by its notation or a part of it, one's own first."""
    named = [(session.game.notation(one.offer.move), one.offer.move) for one in rest.more]
    for code, move in named:
        if code == item:
            return move
    fitting = [(code, move) for code, move in named if item in code.split()]
    fitting.sort(key=lambda found: (found[1] in picked, OWN.format(seat=seat) not in found[0]))
    return fitting[0][1] if fitting else None


def find_action(session: Session, seat: Seat, rest: Composition, item: str) -> Move | None:
    """Find an answer by its number, its notation, or a word of the sentence that offers it."""
    options = session.match.state.options(seat)
    if item.isdecimal():
        return nth(options, item)
    try:
        return session.game.parse(item)
    except BadRequest:
        pass
    offers = [(done.chosen[-1], done.label) for done in rest.completions if done.chosen and done.label is not None]
    offers += [(lack.offer.move, lack.offer.label) for lack in rest.missing]
    for move, label in offers:
        if item.casefold() in say(session, label).casefold():
            return move
    return None


def choose(session: Session, completions: list[Completion]) -> Completion | None:
    """Show what would come of it, and wait for Enter, or for the number of one of several."""
    ways: list[Completion] = []
    for done in completions:
        if done.chosen not in [way.chosen for way in ways]:
            ways.append(done)
    lines = [outcome(session, done) for done in ways]
    if len(ways) == 1:
        tell(lines[0])
        tell_alternatives(session, ways[0])
        return ways[0] if not session.read(session.own.format_message("compose-play", {})).strip() else None
    for line in numbered(lines, width=1):
        tell(line)
    typed = session.read(session.own.format_message("compose-which", {"last": len(ways)})).strip()
    return nth(ways, typed) if typed.isdecimal() else None


def outcome(session: Session, done: Completion) -> str:
    """Say in a line what a completion does: the action, what it changes and costs, what follows."""
    parts = [say(session, done.label)] if done.label is not None else []
    if done.times:
        parts.append(f"×{done.times}")
    changes = [change for change in done.changes if change.gain]
    parts += [
        f"{change.gain:+d} {say(session, Label(f'change-{change.name}', (abs(change.gain),)))}" for change in changes
    ]
    if done.price:
        parts.append(session.own.format_message("compose-price", {"deniers": done.price}))
    if done.seals:
        parts.append(session.own.format_message("compose-seals", {}))
    if done.next is not None:
        parts.append(session.own.format_message("compose-next", {"question": say(session, done.next)}))
    return " · ".join(parts)


def tell_alternatives(session: Session, done: Completion) -> None:
    """Say what was taken for granted, and what to add to the line to have it otherwise."""
    for taken in done.defaults:
        others = ", ".join(session.game.notation(other.move) for other in taken.alternatives)
        words = {"answer": say(session, taken.answer.label), "others": others}
        tell(session.own.format_message("compose-instead", words))


def tell_lacks(session: Session, found: Composition) -> None:
    """Say why nothing can be done with what was picked."""
    reasons = list(dict.fromkeys(say(session, lack.why) for lack in found.missing))
    for reason in reasons[:3]:
        tell(reason)
    if not reasons:
        session.echo("compose-nothing")


def say(session: Session, label: Label) -> str:
    return session.texts.say(label.key, label.args)
