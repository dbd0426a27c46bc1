"""Files that a long command will write: what they need is checked before the work, not after it."""

from __future__ import annotations

import importlib.util
import json
import os
import stat
import tempfile
from pathlib import Path

from beffroi.cli.inputs import write_file
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc

PICTURES = (".png", ".svg")


def check_folder(path: Path) -> None:
    """Make a folder that can be written into; BadRequest where that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"the folder {path} can't be made: {error.strerror}") from None
    try:
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise BadRequest(f"the folder {path} can't be written into: {error.strerror}") from None


def check_file(path: Path) -> None:
    """Refuse a file that can't be written; its folder is made, and a file that is there stays as it is."""
    check_folder(path.parent)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        if path.is_symlink():
            raise BadRequest(f"{path} can't be written: it is a link to nothing") from None
        return
    except OSError as error:
        raise BadRequest(f"{path} can't be written: {error.strerror}") from None
    if stat.S_ISDIR(mode):
        raise BadRequest(f"{path} is a folder, not a file")
    if not os.access(path, os.W_OK):
        raise BadRequest(f"{path} can't be written: no permission")


def check_picture(path: Path) -> None:
    """Refuse a picture that can't be drawn or written."""
    if path.suffix not in PICTURES:
        raise BadRequest(f"{path.name} should end in {' or '.join(PICTURES)}")
    check_package("matplotlib", "a picture", "arena")
    check_file(path)


def check_package(module: str, what: str, extra: str) -> None:
    """Refuse work that needs a package which isn't installed."""
    if importlib.util.find_spec(module) is None:
        raise BadRequest(f"{what} needs {module}: pip install 'beffroi[{extra}]'")


def write_record_file(folder: Path, name: str, record: Doc | None) -> None:
    """Write the record of a game, which `beffroi replay` and `verify` read."""
    write_file(folder / f"{name}.json", json.dumps(record, ensure_ascii=False) + "\n")
