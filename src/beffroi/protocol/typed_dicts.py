"""JSON Schema of TypedDicts, with the comments behind their fields as descriptions."""

from __future__ import annotations

import inspect
import io
import tokenize
import types
import typing
from typing import Any, Final, is_typeddict

Schema = dict[str, Any]

ALIASES: Final = {"Doc": dict[str, Any]}  # the kernel writes this alias as a text
PLAIN: Final[dict[Any, str]] = {int: "integer", float: "number", str: "string", bool: "boolean", type(None): "null"}
WRAPPERS: Final = (typing.NotRequired, typing.Required, typing.Final, typing.Annotated)


class Definitions:
    """Collects the schemas of TypedDicts, each once, in the order they are met."""

    def __init__(self) -> None:
        self.schemas: dict[str, Schema] = {}
        self._classes: dict[str, type] = {}

    def add(self, cls: Any) -> Schema:
        """Add a TypedDict and everything it refers to; returns the reference to it."""
        name = cls.__name__
        if self._classes.setdefault(name, cls) is not cls:
            raise TypeError(f"two classes are called {name}: {self._classes[name].__module__} and {cls.__module__}")
        if name not in self.schemas:
            self.schemas[name] = {}  # a document may hold itself
            hints = typing.get_type_hints(cls, localns=ALIASES, include_extras=True)
            notes = comments(cls)
            fields = {field: self._field(hint, notes.get(field, "")) for field, hint in hints.items()}
            optional = {field for field, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
            optional |= getattr(cls, "__optional_keys__", frozenset())  # of a class that is not total
            self.schemas[name] = {
                "title": name,
                "type": "object",
                "properties": fields,
                "required": [field for field in fields if field not in optional],
                "additionalProperties": False,
            }
            if text := cls.__dict__.get("__doc__"):
                self.schemas[name]["description"] = inspect.cleandoc(text)
        return {"$ref": f"#/definitions/{name}"}

    def _field(self, hint: Any, note: str) -> Schema:
        found = self.of(hint)
        if not note:
            return found
        return {"allOf": [found], "description": note} if "$ref" in found else {**found, "description": note}

    def of(self, hint: Any) -> Schema:
        """Describe one type."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint is Any or hint is object:
            return {}
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        if is_typeddict(hint):
            return self.add(hint)
        if origin in WRAPPERS:
            return self.of(args[0])
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin is typing.Literal:
            return {"enum": list(args)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(args[1]) or True}
        if origin is tuple and args[-1] is not Ellipsis:
            return {"type": "array", "items": [self.of(arg) for arg in args], "minItems": len(args)}
        if origin in (list, tuple):
            return {"type": "array", "items": self.of(args[0])}
        raise TypeError(f"no JSON Schema for {hint!r}")


def comments(cls: type) -> dict[str, str]:
    """Return the comment behind each field of a class, and of the classes it extends."""
    notes: dict[str, str] = {}
    for base in (*getattr(cls, "__orig_bases__", ()), *cls.__bases__):
        if inspect.isclass(base) and base is not dict and base.__module__.startswith("beffroi"):
            notes |= comments(base)
    field = ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(cls)).readline):
        if token.type == tokenize.OP and token.string == ":" and field == "":
            field = token.line.split(":")[0].strip()
        elif token.type == tokenize.COMMENT and field:
            notes[field] = token.string.lstrip("# ").replace("*/", "* /")
        elif token.type in (tokenize.NEWLINE, tokenize.NL):
            field = ""
    return notes
