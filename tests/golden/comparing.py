"""Hashes over many lines, and the command line that the three golden files share."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
REVISION = {"parbourg": 3}  # of the rules when the golden files were made; the first, where nothing is said
Doc = dict[str, Any]


class Lines:
    """Lines of several kinds, hashed as they come; `dump` also writes each kind to a file."""

    def __init__(self, dump: Path | None = None) -> None:
        self.dump = dump
        self.sums: dict[str, Any] = {}

    def add(self, kind: str, doc: Any) -> None:
        line = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"
        self.sums.setdefault(kind, hashlib.sha256()).update(line.encode())
        if self.dump is not None:
            self.dump.mkdir(parents=True, exist_ok=True)
            with (self.dump / f"{kind}.jsonl").open("a", encoding="utf-8") as file:
                file.write(line)

    def hashes(self) -> dict[str, str]:
        """The hash of each kind, and of all together."""
        found = {kind: made.hexdigest()[:16] for kind, made in sorted(self.sums.items())}
        return {"all": short_hash(found), **found}


def short_hash(doc: Any) -> str:
    text = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def revision_of(slug: str) -> int:
    """The revision of a game's rules when the golden files were made: what they keep is played by it."""
    return REVISION.get(slug, 1)


def stored(name: str) -> Doc:
    found: Doc = json.loads((HERE / name).read_text(encoding="utf-8"))
    return found


def differences(old: Any, new: Any, place: str = "") -> list[str]:
    """The places where two documents differ, each in a line."""
    if isinstance(old, dict) and isinstance(new, dict):
        found = []
        for key in sorted({*old, *new}):
            found += differences(old.get(key), new.get(key), f"{place} / {key}" if place else key)
        return found
    return [] if old == new else [f"{place}: {old} -> {new}"]


def run(name: str, make: Callable[[Path | None], Doc]) -> None:
    """Compare the tree with a golden file, or write it."""
    parser = argparse.ArgumentParser(description=f"Compare this tree with {name}.")
    parser.add_argument("--write", action="store_true", help="write the file anew")
    parser.add_argument("--dump", type=Path, help="folder for the lines that are hashed")
    args = parser.parse_args()
    made = make(args.dump)
    if args.write:
        (HERE / name).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return
    found = differences(stored(name), made)
    sys.stdout.write("\n".join(found or [f"{name}: equal"]) + "\n")
    sys.exit(1 if found else 0)
