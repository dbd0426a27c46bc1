"""`beffroi balance`: what cards, characters and openings do when bots play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import beffroi
from beffroi.cli.inputs import (
    FIGURES,
    MOST_GAMES,
    GameName,
    Jobs,
    Language,
    Options,
    check_text,
    read_language,
    read_options,
)
from beffroi.cli.outputs import check_folder
from beffroi.cli.progress import progress
from beffroi.kernel.figure_sets import count_figures, differing, digest_of
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.bots.balance import Balance, Row
    from beffroi.texts import Texts


def register(app: typer.Typer) -> None:
    app.command("balance")(balance)


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Games to play.")] = 100,
    seats: Annotated[int, typer.Option(help="Players at a table (default: the maximum).")] = 0,
    bot: Annotated[str, typer.Option(help="A bot or a level; it plays against itself.")] = "greedy",
    options: Options = None,
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "balance",
    out: Annotated[Path, typer.Option("--out", help="A folder for balance.json, .csv and .png.")] = Path("balance"),
    lang: Language = "",
) -> None:
    """Measure how often each item is used, and its effect on the score and the chance to win, with 95 % intervals.

    `even` is how far seats with it are above an even share of the victories; `others` how far above the seats
    without it, who are mostly their opponents. What wins too often is named at the end: its whole interval is five
    points or more above an even share. With `--options figures=FILE` the games are played with a set of your own.
    """
    from beffroi.bots.balance import balance_of, fixtures, run, write_balance
    from beffroi.texts import Texts

    found = beffroi.game(game)
    texts = Texts(found, read_language(lang))
    chosen = read_options(found, options)
    check_folder(out)
    planned = fixtures(found, bot, games, seats=seats, options=chosen, seed=check_text(seed))
    with progress(len(planned), quiet=False) as advance:
        used = run(planned, jobs=jobs, done=lambda one: advance(1))
    report = balance_of(found, used)
    typer.echo(table(report, texts))
    typer.echo(f"\n{verdict(report, texts)}{played_figures(found, chosen)}")
    for path in write_balance(
        report, out, f"{found.title}, {report.players} players, {bot}", lambda key: spoken(texts, key)
    ):
        typer.echo(f"written: {path}")


def table(report: Balance, texts: Texts) -> str:
    """Format the report as text, the strongest effects of each use first."""
    lines = [f"{report.games} games of {report.players}"]
    for deed in dict.fromkeys(row.deed for row in report.rows):
        rows = [row for row in report.rows if row.deed == deed]
        lines.append(f"\n{deed:<36} {'seats':>7} {'score':>7} {'95 %':>16} {'even':>8} {'95 %':>18} {'others':>8}")
        rows.sort(key=lambda row: -(row.even.value if row.even else 0.0))
        lines += [line(row, texts) for row in rows]
    if report.unused:
        lines += ["", "never used: " + ", ".join(texts.say(name) for name in report.unused)]
    return "\n".join(lines)


def verdict(report: Balance, texts: Texts) -> str:
    """Name what wins too often."""
    from beffroi.bots.balance import too_often

    names = list(dict.fromkeys(spoken(texts, row.name) for row in report.rows if too_often(row)))
    return f"wins too often: {', '.join(names)}" if names else "nothing wins too often, as far as these games tell"


def played_figures(game: Game[Any], options: Doc) -> str:
    """Say which figures of one's own were played."""
    if game.figures is None or not options.get(FIGURES):
        return ""
    count = count_figures(game.figures, differing(game.figures, options[FIGURES]))
    return (
        f"\nplayed with {count} figures other than ours, digest {digest_of(game.slug, game.figures, options[FIGURES])}"
    )


def spoken(texts: Texts, key: str) -> str:
    """Return a name in words; a choice without a name stays a key, because its words need numbers."""
    return texts.say(key) if key in texts.game.names else key


def line(row: Row, texts: Texts) -> str:
    head = f"  {spoken(texts, row.name):<34} {row.share:>7.1%}"
    if row.score is None or row.wins is None or row.even is None:
        return head
    score, even = row.score, row.even
    return (
        f"{head} {score.value:>+7.2f} {score.low:>+7.2f} - {score.high:>+6.2f} "
        f"{even.value:>+8.1%} {even.low:>+8.1%} - {even.high:>+7.1%} {row.wins.value:>+8.1%}"
    )
