"""`beffroi puzzles`: look for puzzles in games of strong bots, and verify those there are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, read_file
from beffroi.cli.outputs import check_file
from beffroi.cli.progress import progress
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.bots.puzzles import Puzzle

FOUND_WRONG = 1


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Puzzles: look for them in games of strong bots, verify them.", no_args_is_help=True)
    group.command("mine")(mine_puzzles)
    group.command("verify")(verify_puzzles)
    app.add_typer(group, name="puzzles")


def mine_puzzles(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The file to write; one that is there goes on where it stopped.")],
    count: Annotated[int, typer.Option(min=1, help="Puzzles the file shall have.")] = 200,
    seed: Annotated[int, typer.Option(min=1, help="The same seed finds the same puzzles.")] = 1,
    games: Annotated[int, typer.Option(min=0, help="Games to look through this time (0: until there are enough).")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes; the result does not depend on it.")] = 1,
) -> None:
    """Let strong bots play and keep the turns where one line is clearly best and a quick look misses it.

    The file is written after every game, so that the work may be stopped at any time and goes on later.
    """
    from beffroi.bots.puzzles.files import save_puzzles
    from beffroi.bots.puzzles.mining import MiningPlan, mine

    beffroi.game(game)
    check_file(out)
    plan = MiningPlan(game, seed)
    first, puzzles = begun(out, plan.made(0))
    known = {puzzle.id for puzzle in puzzles}
    with progress(count, quiet=False) as advance:
        advance(min(count, len(puzzles)))

        def keep(number: int, found: list[Puzzle]) -> bool:
            new = [puzzle for puzzle in found if puzzle.id not in known]
            known.update(puzzle.id for puzzle in new)
            advance(min(len(new), max(0, count - len(puzzles))))
            puzzles.extend(new)
            save_puzzles(out, plan.made(number + 1), puzzles)
            return len(puzzles) < count and number + 1 - first != games

        if len(puzzles) < count:
            mine(plan, first, jobs, keep)
    typer.echo(f"{out}: {len(puzzles)} puzzles")


def begun(out: Path, made: Doc) -> tuple[int, list[Puzzle]]:
    """Return how many games a file has been through, and its puzzles; BadRequest if it was made in another way."""
    from beffroi.bots.puzzles import read_puzzles

    if not out.exists():
        return 0, []
    before, puzzles = read_puzzles(read_file(out), str(out))
    for name in ("command", "rules"):
        if before.get(name) != made[name]:
            raise BadRequest(
                f"{out} was made by {before.get('command')!r} (rules {before.get('rules')}), "
                f"not by {made['command']!r} (rules {made['rules']}): give another --out"
            )
    return int(before["games"]), puzzles


def verify_puzzles(
    game: GameName,
    file: Annotated[Path | None, typer.Option(help="The file (default: the puzzles that come with the game).")] = None,
    tables: Annotated[int, typer.Option(min=0, help="Tables to imagine for each; 0 checks the lines only.")] = 60,
    every: Annotated[int, typer.Option(min=1, help="Verify each so-many-th puzzle.")] = 1,
) -> None:
    """Check that every line is legal, whole and, at tables that had no say in finding it, the best."""
    from beffroi.bots.puzzles import read_puzzles, shipped_puzzles, verify

    found = beffroi.game(game)
    puzzles = read_puzzles(read_file(file), str(file))[1] if file else list(shipped_puzzles(game))
    if not puzzles:
        raise BadRequest(f"{game} has no puzzles: `beffroi puzzles mine {game} --out FILE` looks for some")
    wrong = 0
    chosen = puzzles[::every]
    with progress(len(chosen), quiet=False) as advance:
        for puzzle in chosen:
            faults = verify(found, puzzle, tables)
            wrong += bool(faults)
            for fault in faults:
                typer.echo(f"{puzzle.id}: {fault}")
            advance(1)
    typer.echo(f"{len(chosen) - wrong} of {len(chosen)} puzzles hold")
    if wrong:
        raise typer.Exit(FOUND_WRONG)
