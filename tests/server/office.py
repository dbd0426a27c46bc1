"""The office of a server, as an operator has it on the command line."""

from __future__ import annotations

from typer.testing import CliRunner

from beffroi.cli import build_app
from beffroi.kernel.errors import BadRequest


def admin(*words: str) -> str:
    result = CliRunner().invoke(build_app(), ["admin", *words])
    if isinstance(result.exception, BadRequest):
        raise result.exception
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output
