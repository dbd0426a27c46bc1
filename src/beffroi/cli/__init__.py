"""The command `beffroi`. Each module of this folder that has `register(app)` adds its commands."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import TyperException

from beffroi import COMPILED, __version__
from beffroi.kernel.errors import BeffroiError

REFUSED = 2  # exit status of a request that can't be met
INTERRUPTED = 130


def build_app() -> typer.Typer:
    """Build the command from the modules of this folder."""
    app = typer.Typer(
        name="beffroi",
        help="Play Troyes, Tournay and Parbourg; simulate, replay and verify their games.",
        rich_markup_mode=None,  # what draws boxes around it takes as long to load as all the rest
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(whole_command)
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        if hasattr(module, "register"):
            module.register(app)
    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"beffroi {__version__} ({'compiled' if COMPILED else 'pure Python'})")
        raise typer.Exit()


def whole_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Options of the command itself. On a terminal the command alone plays; elsewhere it tells what there is."""
    if context.invoked_subcommand is not None:
        return
    if sys.stdin.isatty() and sys.stdout.isatty():
        from beffroi.cli.play import choose_and_play

        choose_and_play(sys.stdin)
    else:
        typer.echo(context.get_help())


def main(args: list[str] | None = None) -> None:
    """Run the command, and print our own errors as one line."""
    if sys.stdin is None:  # closed, as services have it: nobody types
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a pipe may take fewer letters than we write, on Windows above all
            stream.reconfigure(errors="replace")
    try:
        sys.exit(build_app()(args, standalone_mode=False) or 0)
    except (BeffroiError, TyperException) as error:
        said = error.format_message() if isinstance(error, TyperException) else str(error)
        print(f"beffroi: {' '.join(said.split())}", file=sys.stderr)  # noqa: T201
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of a pipe left, as `head` does
        leave_output()
        sys.exit(0)
    except OSError as error:  # a full disk, a file that went away: no fault of the program
        leave_output()
        named = f"{error.filename}: " if error.filename else ""
        print(f"beffroi: {named}{error.strerror or error}", file=sys.stderr)  # noqa: T201
        sys.exit(REFUSED)
    except UnicodeEncodeError as error:
        print(f"beffroi: {str(error.object)!r:.70} is no text in UTF-8", file=sys.stderr)  # noqa: T201
        sys.exit(REFUSED)


def leave_output() -> None:
    """Let output that can't be written any more go nowhere, or Python complains about it at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
