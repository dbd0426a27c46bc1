"""The page's types are made from the protocol, the routes and the games' documents."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from beffroi.protocol import schema

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "web" / "src" / "generated"
COMPILER = ROOT / "node_modules" / "json-schema-to-typescript"


def contents(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*.ts")}


@pytest.mark.skipif(not COMPILER.is_dir(), reason="the page's tools are not installed; `make web` checks the same")
def test_the_generated_types_are_up_to_date(tmp_path: Path) -> None:
    schema.write(tmp_path / "schema")
    command = ["scripts/npm", "run", "-s", "types", str(tmp_path / "schema"), str(tmp_path / "types")]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path / "types") == contents(GENERATED), "run `make types`"
