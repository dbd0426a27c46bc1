"""`beffroi games`: what can be played, by how many, with which options."""

from __future__ import annotations

from typing import Any

import typer

import beffroi
from beffroi.cli.inputs import Language, read_language
from beffroi.kernel.game import Game, Option
from beffroi.texts import Texts


def register(app: typer.Typer) -> None:
    app.command("games")(list_games)


def list_games(lang: Language = "") -> None:
    """List the games: seats, options and what they mean."""
    language = read_language(lang)
    for slug, game in sorted(beffroi.all_games().items()):
        typer.echo(typer.style(slug, bold=True) + f"  {game.title}, {seats_text(game)}")
        texts = Texts(game, language)
        for option in game.offered_options():
            typer.echo(f"    {option_text(option):<44} {texts.say(f'option-{option.name}')}")


def seats_text(game: Game[Any]) -> str:
    fewest, most = game.seats
    return f"{fewest} to {most} players" if fewest < most else f"{most} players"


def option_text(option: Option) -> str:
    """Format an option as it is typed, with its values, the default first where it is one of them."""
    if option.kind == "flag":
        return f"{option.name}={'yes|no' if option.default else 'no|yes'}"
    if option.kind == "choice":
        others = [choice for choice in option.choices if choice != option.default]
        return f"{option.name}={'|'.join([option.default, *others])}"
    if option.kind == "set":
        return f"{option.name}={','.join(option.choices)}"
    return f"{option.name}=FILE"
