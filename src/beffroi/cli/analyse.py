"""`beffroi analyse`: review a finished game; `beffroi hint`: what a bot would do in a position, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import beffroi
from beffroi.cli.inputs import Language, read_language, read_position_file, read_record_file
from beffroi.cli.outputs import check_picture
from beffroi.cli.progress import progress
from beffroi.cli.screen import recorded_names, seat_names
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Seat, State
from beffroi.texts import Catalogue, Texts

if TYPE_CHECKING:
    from beffroi.bots import Hint

BEST = 5  # choices told in words
PIECES = 12  # cards told


def register(app: typer.Typer) -> None:
    app.command("analyse")(analyse_record)
    app.command("hint")(hint_position)


def analyse_record(
    file: Annotated[Path, typer.Argument(help="A record (JSON) of a finished game.")],
    worlds: Annotated[int, typer.Option(min=1, help="Hidden states to sample per move.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="A picture of the expected scores (.png or .svg).")] = None,
    lang: Language = "",
) -> None:
    """Show the expected result over time, the turning points, luck against skill, and what each card brought."""
    from beffroi.bots import analyse

    if out is not None:
        check_picture(out)
    language = read_language(lang)
    record = read_record_file(file)
    if not record["over"]:
        raise BadRequest(f"{file}: the game is not over, and only whole games are analysed")
    done = 0
    with progress(100, quiet=as_json) as advance:

        def tell(share: float) -> None:
            nonlocal done
            advance(int(100 * share) - done)
            done = int(100 * share)

        found = analyse(record, worlds=worlds, progress=tell)
    game = beffroi.game(record["game"])
    players = seat_names(record["seats"], recorded_names(record))
    if out is not None:
        draw_expected(found, players, out, game)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for line in Report(found, Texts(game, language, players)).lines():
        typer.echo(line)


class Report:
    """Format the analysis as text."""

    def __init__(self, found: Doc, texts: Texts) -> None:
        self.found = found
        self.texts = texts
        self.own = Catalogue("beffroi.cli", "cli", texts.language)

    def lines(self) -> Iterator[str]:
        yield from self.players()
        yield ""
        yield self.own.format_message("analysis-turns", {})
        for turn in self.found["turns"]:
            yield from self.decision(turn) if turn["kind"] == "decision" else self.luck(turn)
        yield ""
        yield self.own.format_message("analysis-pieces", {})
        for piece in self.found["pieces"][:PIECES]:
            yield f"  {self.texts.say(piece['key'])}"
            for used in piece["seats"]:
                told = "; ".join(speak_label(self.texts, deed) for deed in used["deeds"])
                yield f"    {signed(used['worth']):>6}  {told}"

    def players(self) -> Iterator[str]:
        for player in self.found["players"]:
            words = {
                "player": self.texts.players[player["seat"]],
                "score": player["score"],
                "luck": signed(player["luck"]),
                "given": f"{player['given']:.1f}",
                "same": player["same"],
                "decisions": player["decisions"],
            }
            yield self.own.format_message("analysis-player", words)

    def decision(self, turn: Doc) -> Iterator[str]:
        """Describe what was played, what a strong bot would have played, and why."""
        words = {
            "n": turn["n"] + 1,
            "player": self.texts.players[turn["seat"]],
            "played": speak_label(self.texts, turn["played"]["label"]),
            "cost": f"{turn['cost']:.1f}",
        }
        yield "  " + self.own.format_message("analysis-decision", words)
        better = [turn["better"]["label"], *turn["better"]["line"]]
        line = " · ".join(speak_label(self.texts, label) for label in better)
        yield "      " + self.own.format_message("analysis-better", {"line": line})
        for reason in turn["reasons"]:
            yield f"      {signed(reason['points']):>6}  {self.texts.say(reason['key'])}"

    def luck(self, turn: Doc) -> Iterator[str]:
        points = ", ".join(f"{self.texts.players[i]} {signed(n)}" for i, n in enumerate(turn["points"]))
        yield "  " + self.own.format_message("analysis-luck", {"n": turn["n"] + 1, "points": points})


def signed(points: float) -> str:
    """
    >>> signed(-0.01)
    '+0.0'
    """
    return f"{round(points, 1) or 0.0:+.1f}"  # never minus zero


def speak_label(texts: Texts, label: Doc) -> str:
    """Format a sentence whose arguments come by name."""
    return texts.format_message(label["key"], {name: texts.word(name, value) for name, value in label["args"].items()})


def draw_expected(found: Doc, players: list[str], path: Path, game: Game[Any]) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.subplots()
    for seat, name in enumerate(players):
        axes.plot(found["ends"], [row[seat] for row in found["expected"]], label=name)
    for turn in found["turns"]:
        axes.axvline(turn["n"] + 1, color="#3d2b1f", linewidth=0.5, linestyle=":")
    axes.set(xlabel="moves", ylabel="expected score", title=game.title)
    axes.legend()
    figure.savefig(path, dpi=130)


def hint_position(
    file: Annotated[Path, typer.Argument(help="A position (JSON).")],
    seat: Annotated[int | None, typer.Option(help="Seat to advise (default: the seat that is asked).")] = None,
    game: Annotated[str, typer.Option(help="The game, if the file does not name it.")] = "",
    worlds: Annotated[int, typer.Option(min=1, help="Hidden states to sample.")] = 6,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Show what each choice in a position is worth, what a bot would do, and why."""
    from beffroi.bots import hint

    language = read_language(lang)
    found_game, doc = read_position_file(file, game)
    s = found_game.from_position(doc, FastChance(0))
    asked = s.waiting()
    if not asked:
        raise BadRequest(f"the game in {file} is over")
    if seat is None:
        seat = asked[0]
    if seat not in asked:
        raise BadRequest(f"seat {seat} is not asked in {file}")
    found = hint(Perspective(found_game, s, seat), worlds=worlds)
    if as_json:
        typer.echo(json.dumps(found.doc(), ensure_ascii=False))
        return
    texts = Texts(found_game, language, seat_names(s.seats, []))
    for line in hint_in_words(found, texts, s, seat):
        typer.echo(line)


def hint_in_words(found: Hint, texts: Texts, s: State, seat: Seat) -> Iterator[str]:
    """Format the best choices with their expected scores, how the turn goes on after the first, and why."""
    own = Catalogue("beffroi.cli", "cli", texts.language)
    for choice in found.choices[:BEST]:
        label = texts.game.label(s, seat, texts.game.parse(choice.code))
        words = {"score": f"{choice.score:.1f}", "lead": signed(choice.lead), "spread": f"{choice.spread:.1f}"}
        expects = own.format_message("hint-expects", words)
        yield f"{expects}  {texts.say(label.key, label.args)}"
    if found.line:
        yield own.format_message("hint-line", {"line": " · ".join(speak_label(texts, label) for label in found.line)})
    if found.reasons:
        yield own.format_message("hint-why", {})
    for reason in found.reasons:
        yield f"  {signed(reason.points):>6}  {texts.say(reason.label.key)}"
