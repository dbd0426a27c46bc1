"""`beffroi analyse`: a game looked at again; `beffroi hint`: what a bot would do in a position, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import Language, read_language, read_position_file, read_record_file
from beffroi.cli.simulate import progress
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import open_match
from beffroi.kernel.state import Doc, Move, Seat, State
from beffroi.texts import Texts

if TYPE_CHECKING:
    from beffroi.bots import Analysis, Hint

WORST = 8  # decisions told in words
BEST = 5  # choices told in words


def register(app: typer.Typer) -> None:
    app.command("analyse")(analyse_record)
    app.command("hint")(hint_position)


def analyse_record(
    file: Annotated[Path, typer.Argument(help="A record (JSON) of a finished game.")],
    worlds: Annotated[int, typer.Option(min=1, help="Tables imagined for each decision.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="A picture of the expected leads (.png or .svg).")] = None,
    lang: Language = "",
) -> None:
    """Tell what each choice was worth, which decisions gave most away, and where the game turned."""
    from beffroi.bots import analyse

    record = read_record_file(file)
    done = 0
    with progress(100, quiet=as_json) as advance:

        def tell(share: float) -> None:
            nonlocal done
            advance(int(100 * share) - done)
            done = int(100 * share)

        found = analyse(record, worlds=worlds, progress=tell)
    game = beffroi.game(record["game"])
    if out is not None:
        draw_leads(found, record, out, game)
    if as_json:
        typer.echo(json.dumps(found.doc(), ensure_ascii=False))
        return
    players = record.get("names") or [str(seat) for seat in range(record["seats"])]
    for line in told(found, record, game, Texts(game, read_language(lang), players)):
        typer.echo(line)


def told(found: Analysis, record: Doc, game: Game, texts: Texts) -> Iterator[str]:
    """The analysis for a person."""
    tables = states(record, game)
    for seat, loss in enumerate(found.losses(record["seats"])):
        yield f"{texts.players[seat]}: {loss:.1f} points given away"
    yield ""
    for one in sorted(found.decisions, key=lambda decision: -decision.loss)[:WORST]:
        s = tables[one.number]
        played, better = (choice_in_words(game, texts, s, one.seat, code) for code in (one.played, one.hint.best.code))
        yield f"{one.number + 1:>4} {texts.players[one.seat]}: {played} (-{one.loss:.1f}); better: {better}"
    yield ""
    for turn in found.turns:
        yield f"{turn.number + 1:>4} {texts.players[turn.gainer]} +{turn.swing:.1f}" + (" *" if turn.sealed else "")


def states(record: Doc, game: Game) -> list[State]:
    """The table before each answer."""
    match = open_match(record, game)
    tables = []
    for seat, code in record["moves"]:
        tables.append(match.state.copy())
        match.play(seat, game.parse(code))
    return tables


def choice_in_words(game: Game, texts: Texts, s: State, seat: Seat, code: str) -> str:
    move: Move = game.parse(code)
    label = game.label(s, seat, move)
    return texts.say(label.key, label.args)


def draw_leads(found: Analysis, record: Doc, path: Path, game: Game) -> None:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadRequest("a picture needs matplotlib: pip install 'beffroi[arena]'") from None
    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.subplots()
    for seat in range(record["seats"]):
        axes.plot([row[seat] for row in found.leads], label=(record.get("names") or range(record["seats"]))[seat])
    for turn in found.turns:
        axes.axvline(turn.number + 1, color="#3d2b1f", linewidth=0.5, linestyle=":")
    axes.set(xlabel="answers", ylabel="expected lead in points", title=game.title)
    axes.legend()
    figure.savefig(path, dpi=130)


def hint_position(
    file: Annotated[Path, typer.Argument(help="A position (JSON).")],
    seat: Annotated[int, typer.Option(help="Whose hint; by default the seat that is asked.")] = -1,
    game: Annotated[str, typer.Option(help="The game, if the file does not say it.")] = "",
    worlds: Annotated[int, typer.Option(min=1, help="Tables to imagine.")] = 6,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Tell what each choice in a position is worth, what a bot would do, and why."""
    from beffroi.bots import hint

    found_game, doc = read_position_file(file, game)
    s = found_game.from_position(doc, FastChance(0))
    asked = s.waiting()
    if not asked or (seat >= 0 and seat not in asked):
        raise BadRequest(f"seat {seat} is not asked in {file}" if asked else f"the game in {file} is over")
    seat = seat if seat >= 0 else asked[0]
    found = hint(Perspective(found_game, s, seat), worlds=worlds)
    if as_json:
        typer.echo(json.dumps(found.doc(), ensure_ascii=False))
        return
    texts = Texts(found_game, read_language(lang), [str(i) for i in range(s.seats)])
    for line in hint_in_words(found, found_game, texts, s, seat):
        typer.echo(line)


def hint_in_words(found: Hint, game: Game, texts: Texts, s: State, seat: Seat) -> Iterator[str]:
    for choice in found.choices[:BEST]:
        words = choice_in_words(game, texts, s, seat, choice.code)
        yield f"{choice.lead:>+6.1f} ±{choice.spread:.1f}  {words}  ({' · '.join(choice.line)})"
    for reason in found.reasons:
        yield f"{reason.points:>+6.1f}  {texts.say(reason.label.key)}"
