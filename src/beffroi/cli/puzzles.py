"""`beffroi puzzles`: look for puzzles in games of strong bots or in records, and verify those there are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, Jobs, read_file, read_record_file
from beffroi.cli.outputs import check_file
from beffroi.cli.progress import progress
from beffroi.kernel.errors import BadRecord, BadRequest
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.bots.puzzles import Puzzle

FOUND_WRONG = 1


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="Puzzles: look for them in games, verify them.", no_args_is_help=True)
    group.command("mine")(mine_puzzles)
    group.command("verify")(verify_puzzles)
    app.add_typer(group, name="puzzles")


def mine_puzzles(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The file to write; one that is there goes on where it stopped.")],
    count: Annotated[int, typer.Option(min=1, help="Puzzles the file shall have.")] = 200,
    seed: Annotated[int, typer.Option(min=1, help="The same seed finds the same puzzles.")] = 1,
    games: Annotated[int, typer.Option(min=0, help="Games to look through this time (0: until there are enough).")] = 0,
    jobs: Jobs = 1,
    records: Annotated[Path | None, typer.Option(help="Look through the records of this folder instead.")] = None,
) -> None:
    """Let strong bots play and keep the turns where one line is clearly best and a quick look misses it.

    With `--records` the games are those of a folder, as `beffroi simulate --records` and `beffroi admin puzzle-games`
    write them; records of other games are passed over.

    The file is written after every game, so that the work may be stopped at any time and goes on later. The puzzles do
    not depend on the number of processes.
    """
    from beffroi.bots.puzzles.files import save_puzzles
    from beffroi.bots.puzzles.mining import Mine, MiningPlan, mine
    from beffroi.bots.puzzles.recorded import plan_of

    beffroi.game(game)
    check_file(out)
    plan: Mine = MiningPlan(game, seed) if records is None else plan_of(game, seed, read_folder(records, game))
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
    for name in ("command", "rules", "lines", "records"):
        if before.get(name) != made.get(name):
            raise BadRequest(
                f"{out} was made by {before.get('command')!r} (rules {before.get('rules')}{means_of(before)}), "
                f"not by {made['command']!r} (rules {made['rules']}{means_of(made)}): give another --out"
            )
    if not isinstance(before.get("games"), int):
        raise BadRequest(f"{out} does not say how many games it has been through: give another --out")
    return int(before["games"]), puzzles


def means_of(made: Doc) -> str:
    """Tell how many lines of a turn were compared, and of which records puzzles were made, if they were."""
    lines, records = made.get("lines"), made.get("records")
    told = f", {lines} lines of a turn" if lines else ""
    return f"{told}, {records['count']} records {records['digest']}" if records else told


def read_folder(folder: Path, slug: str) -> list[tuple[Path, Doc]]:
    """Read the records of a game in a folder by the names of their files; BadRequest names one that can't be used."""
    from beffroi.bots.puzzles.recorded import check_recorded

    game = beffroi.game(slug)
    found = []
    for path in sorted(folder.glob("*.json")):
        record = read_record_file(path)
        if record["game"] != slug:
            continue
        try:
            check_recorded(record, game)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None
        found.append((path, record))
    if not found:
        raise BadRequest(f"{folder} has no records of {slug}")
    return found


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
