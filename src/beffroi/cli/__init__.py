"""The command `beffroi`. Each module of this folder that has `register(app)` adds its commands."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from typing import Annotated

import typer

from beffroi import __version__
from beffroi.kernel.errors import BeffroiError

REFUSED = 2  # exit status of a request that can't be met
INTERRUPTED = 130


def build_app() -> typer.Typer:
    """Build the command from the modules of this folder."""
    app = typer.Typer(
        name="beffroi",
        help="Play **Troyes**, **Tournay** and **Parbourg**; simulate, replay and verify their games.",
        no_args_is_help=True,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(whole_command)
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{info.name}")
        if hasattr(module, "register"):
            module.register(app)
    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"beffroi {__version__}")
        raise typer.Exit()


def whole_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Options of the command itself."""


def main(args: list[str] | None = None) -> None:
    """Run the command, and print our own errors as one line."""
    try:
        build_app()(args)
    except BeffroiError as error:
        print(f"beffroi: {' '.join(str(error).split())}", file=sys.stderr)  # noqa: T201
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader of a pipe left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
