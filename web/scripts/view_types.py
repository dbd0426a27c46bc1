"""Writes web/src/views/<game>.ts from the TypedDict views of the games, so that the page never retypes them.

`python web/scripts/view_types.py` writes, with `--check` it only says what is not fresh.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import io
import sys
import tokenize
import types
import typing
from pathlib import Path
from typing import Any, is_typeddict

ROOT = Path(__file__).resolve().parents[2]
VIEWS = ROOT / "web" / "src" / "views"
GAMES = ROOT / "src" / "beffroi" / "games"
ALIASES = {"Doc": dict[str, Any]}  # the kernel writes it as a text
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any", object: "any"}


class Writer:
    """Collects the interfaces a view needs, each once, in the order they are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def interface(self, view: type, name: str = "") -> str:
        name = name or view.__name__
        if name in self.done:
            return name
        self.done[name] = ""  # a view may hold itself
        hints = typing.get_type_hints(view, localns=ALIASES, include_extras=True)
        notes = comments(view)
        lines = [f"export interface {name} {{"]
        for field, hint in hints.items():
            optional = "?" if field in view.__optional_keys__ else ""  # type: ignore[attr-defined]
            note = f"  /** {notes[field]} */\n" if field in notes else ""
            lines.append(f"{note}  {field if field.isidentifier() else repr(field)}{optional}: {self.type(hint)};")
        self.done[name] = "\n".join([*lines, "}"])
        return name

    def type(self, hint: Any) -> str:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.interface(hint)
        if origin in (typing.NotRequired, typing.Required, typing.Final, typing.Annotated):
            return self.type(args[0])
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args))
        if origin is typing.Literal:
            return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg).lower() for arg in args)
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        if origin in (list, tuple):
            inner = self.type(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        raise TypeError(f"no TypeScript for {hint!r}")


def comments(view: type) -> dict[str, str]:
    """What is written behind each field."""
    notes: dict[str, str] = {}
    field = ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(view)).readline):
        if token.type == tokenize.OP and token.string == ":" and field == "":
            field = token.line.split(":")[0].strip()
        elif token.type == tokenize.COMMENT and field:
            notes[field] = token.string.lstrip("# ").replace("*/", "* /")
        elif token.type in (tokenize.NEWLINE, tokenize.NL):
            field = ""
    return notes


def root_view(module: types.ModuleType) -> type | None:
    """The view itself: the last TypedDict written in the module."""
    found = [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]
    return found[-1] if found else None


def written(slug: str) -> str | None:
    """The TypeScript of one game, or None if its view has no type."""
    module = importlib.import_module(f"beffroi.games.{slug}.view")
    view = root_view(module)
    if view is None:
        return None
    writer = Writer()
    writer.interface(view, f"{slug.capitalize()}View")
    head = f"/** What a seat sees of {slug}. Made by `npm run types` from games/{slug}/view.py; do not edit. */"
    return "\n\n".join([head, *writer.done.values()]) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something is not fresh")
    check = parser.parse_args().check
    sys.path.insert(0, str(ROOT / "src"))
    stale = []
    for path in sorted(GAMES.glob("*/view.py")):
        text = written(path.parent.name)
        target = VIEWS / f"{path.parent.name}.ts"
        if text is None or (target.is_file() and target.read_text(encoding="utf-8") == text):
            continue
        stale.append(target.name)
        if not check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    if stale and check:
        sys.stderr.write(f"not fresh: {', '.join(stale)}; run `npm run types`\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
