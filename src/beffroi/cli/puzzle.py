"""`beffroi puzzle`: find the best turn of a position, in the terminal."""

from __future__ import annotations

import shutil
import sys
import textwrap
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

import beffroi
from beffroi.cli.analyse import signed
from beffroi.cli.inputs import Language, complete_game, read_language
from beffroi.cli.prompt import Quit
from beffroi.cli.screen import seat_names
from beffroi.cli.session import Session
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.lines import answers_along
from beffroi.kernel.match import Match
from beffroi.kernel.reader import Reader
from beffroi.texts import Texts

if TYPE_CHECKING:
    from beffroi.bots.puzzles import Puzzle, Verdict

PEOPLE_ONLY = ""  # no bot at a seat: nobody plays on after the turn


def register(app: typer.Typer) -> None:
    app.command("puzzle")(solve_puzzle)


def solve_puzzle(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", autocompletion=complete_game, help="A game (default: any).")
    ] = "",
    puzzle: Annotated[str, typer.Option(help="The id of a puzzle.")] = "",
    theme: Annotated[str, typer.Option(help="A theme, such as `last-round`.")] = "",
    difficulty: Annotated[int, typer.Option(min=0, max=5, help="How hard, 1 to 5 (0: any).")] = 0,
    lang: Language = "",
) -> None:
    """Find the best turn of a position: of any puzzle, or of one that has what you ask for.

    At the prompt, `?` lists what can be typed; `u` takes back, `q` leaves.
    """
    found, chosen = choose_puzzle(game, puzzle, theme, difficulty)
    PuzzleSession(found, chosen, read_language(lang)).run(sys.stdin)


def choose_puzzle(slug: str, puzzle_id: str, theme: str, difficulty: int) -> tuple[Game[Any], Puzzle]:
    """Return the puzzle of an id, or any that has what is wanted; BadRequest if there is none."""
    from beffroi.bots.puzzles import find_puzzle, shipped_puzzles

    wanted = beffroi.game(slug).slug if slug else ""
    if puzzle_id:
        game, puzzle = find_puzzle(puzzle_id)
        if wanted and game.slug != wanted:
            raise BadRequest(f"the puzzle {puzzle.id} is one of {game.slug}, not of {wanted}")
        return game, puzzle
    found = [
        (beffroi.game(one), puzzle)
        for one in ([wanted] if wanted else sorted(beffroi.all_games()))
        for puzzle in shipped_puzzles(one)
    ]
    of_game = f" of {wanted}" if wanted else ""
    known = sorted({name for _, puzzle in found for name in puzzle.themes})
    if theme and theme not in known:
        raise BadRequest(f"no puzzle{of_game} has the theme {theme!r:.40} (there is {', '.join(known) or 'none'})")
    fitting = [
        (game, puzzle)
        for game, puzzle in found
        if (not theme or theme in puzzle.themes) and (not difficulty or puzzle.difficulty == difficulty)
    ]
    if not fitting:
        raise BadRequest(f"there is no such puzzle{of_game}")
    return SystemRandom().choice(fitting)


class PuzzleSession(Session):
    """One turn at a terminal, judged when it is over."""

    def __init__(self, game: Game[Any], puzzle: Puzzle, language: str) -> None:
        setup = game.setup_in(Reader(puzzle.position))
        match = Match(game, setup, SeedCommitment(puzzle.id.encode()), puzzle.position)
        super().__init__(match, language, seat_names(setup.seats, []), [PEOPLE_ONLY] * setup.seats, None)
        self.people = [puzzle.seat]
        self.puzzle = puzzle

    def run(self, source: TextIO) -> None:
        """Ask until the turn is over, then tell what it is worth."""
        from beffroi.bots.puzzles import judge

        self.input = source
        self.at_screen = self.puzzle.seat
        self.echo("puzzle-welcome", game=self.game.title, id=self.puzzle.id, difficulty=self.puzzle.difficulty)
        try:
            while not self.complete():
                self.ask(self.puzzle.seat)
        except Quit:
            return
        answers = [self.game.notation(move) for _, move in self.match.moves]
        self.tell_verdict(judge(self.game, self.puzzle, answers))

    def complete(self) -> bool:
        """Tell whether the turn is over: luck or a secret came, somebody else is asked, or the game has ended."""
        match = self.match
        return bool(match.moves) and (match.sealed[-1] or match.over or self.puzzle.seat not in match.state.waiting())

    def tell_verdict(self, verdict: Verdict) -> None:
        """Tell what the turn is worth, the best line, why it is best, and the others."""
        if verdict.result == "solved":
            self.echo("puzzle-solved")
        elif verdict.result == "good":
            self.echo("puzzle-good", lost=f"{verdict.lost:.1f}")
        else:
            self.echo("puzzle-missed", lost=f"{verdict.lost:.1f}")
        self.echo("puzzle-line", lead=signed(self.puzzle.value), gain=f"{self.puzzle.gain:.1f}")
        for sentence in line_in_words(self.texts, self.puzzle, self.puzzle.line):
            typer.echo(f"  {sentence}")
        for key, points in self.puzzle.reasons:
            typer.echo(f"  {signed(points):>6}  {self.texts.say(key)}")
        best, following = (round(share * self.puzzle.tables) for share in self.puzzle.ahead)
        if best > following:
            self.echo("puzzle-ahead-at", best=best, tables=self.puzzle.tables, next=following)
        self.echo("puzzle-others")
        for other in self.puzzle.others:
            told = " · ".join(line_in_words(self.texts, self.puzzle, other.line))
            typer.echo(wrapped(f"  {signed(other.value):>6}  ", told))
        themes = ", ".join(self.texts.say(f"theme-{theme}") for theme in self.puzzle.themes)
        if themes:
            self.echo("puzzle-themes", themes=themes)


def wrapped(begin: str, text: str) -> str:
    """Break a long sentence between words, what goes on below what it began with.

    >>> print(wrapped("  +1.0  ", "Pass"))
      +1.0  Pass
    """
    width = max(2 * len(begin), shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, initial_indent=begin, subsequent_indent=" " * len(begin))


def line_in_words(texts: Texts, puzzle: Puzzle, codes: list[str]) -> list[str]:
    """Say the answers of a line."""
    game = texts.game
    s = game.from_position(puzzle.position, FastChance(1))
    labels = (game.label(s, puzzle.seat, move) for move in answers_along(s, puzzle.seat, map(game.parse, codes)))
    return [texts.say(label.key, label.args) for label in labels]
