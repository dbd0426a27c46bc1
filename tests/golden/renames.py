"""Renames that were made on purpose: `renames.json` lists them, and they are undone before anything is hashed.

A section is a game's slug, `*` for every game, or `wire` for what the server sends and reads. In it `keys` are text
keys, `fields` the names of fields, `types` the types of messages (their field `t`), `values` other strings, each as
old -> new; `inside` has fields that were renamed only in the object of a given name (`{"rules": {old: new}}`);
`added` lists fields that did not exist and are left out, `beside` such that are left out only beside another field
(`{"ending": "commitment"}`); `rules` has the revision of a game that was called 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from beffroi.kernel.record import checksum

FILE = Path(__file__).parent / "renames.json"
LISTED: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def in_format_1(record: dict[str, Any]) -> dict[str, Any]:
    """A record as it was written before its draws had ranges."""
    old = (
        {**record, "format": 1, "draws": streams_of(record["draws"])} if "draws" in record else {**record, "format": 1}
    )
    return {**old, "checksum": checksum(old)}


def streams_of(draws: Iterable[Any]) -> dict[str, list[int]]:
    """The outcomes of each purpose in order, sorted by purpose."""
    streams: dict[str, list[int]] = {}
    for purpose, _, value in draws:
        streams.setdefault(purpose, []).append(value)
    return dict(sorted(streams.items()))


class Renames:
    """The renames of some sections together."""

    def __init__(self, *sections: str) -> None:
        self.forward: dict[str, dict[str, str]] = {"keys": {}, "fields": {}, "values": {}, "types": {}}
        self.inside: dict[str, dict[str, str]] = {}  # by the name of an object: new -> old
        self.added: set[str] = set()
        self.beside: dict[str, str] = {}
        self.rules: dict[str, int] = {}
        for section in sections:
            listed = LISTED.get(section, {})
            for kind, names in self.forward.items():
                names.update(listed.get(kind, {}))
            self.added.update(listed.get("added", []))
            self.beside.update(listed.get("beside", {}))
            self.rules.update(listed.get("rules", {}))
            for place, names in listed.get("inside", {}).items():
                self.inside[place] = {new: old for old, new in names.items()}
        self.back = {kind: {new: old for old, new in names.items()} for kind, names in self.forward.items()}

    def old_key(self, key: str) -> str:
        """A text key as it was called."""
        return self.back["keys"].get(key, key)

    def old_word(self, word: Any) -> Any:
        """An argument of a sentence as it was: often the key of another text."""
        return self.back["values"].get(word, self.old_key(word)) if isinstance(word, str) else word

    def old(self, doc: Any, place: str = "") -> Any:
        """A document with the names it had; `place` is the field it stands in."""
        if isinstance(doc, dict):
            doc = in_format_1(doc) if doc.get("format") == 2 and "checksum" in doc else doc
            fields = {**self.back["fields"], **self.inside.get(place, {})}
            if doc.get("rules") and doc["rules"] == self.rules.get(doc.get("game") or doc.get("slug") or ""):
                doc = {**doc, "rules": 1}
            old = {key: value for key, value in doc.items() if not (key in self.added or self.beside.get(key) in doc)}
            named = {fields.get(key, key): self.old(value, key) for key, value in old.items()}
            return self.typed(named, self.back["types"])
        if isinstance(doc, list | tuple):
            return [self.old(item) for item in doc]
        return self.old_word(doc)

    def typed(self, doc: dict[str, Any], types: dict[str, str]) -> dict[str, Any]:
        """A message with its type as it is called on the other side."""
        return {**doc, "t": types.get(doc["t"], doc["t"])} if isinstance(doc.get("t"), str) else doc

    def new(self, doc: Any) -> Any:
        """A document with old names, as it is written now."""
        if isinstance(doc, dict):
            named = {self.forward["fields"].get(key, key): self.new(value) for key, value in doc.items()}
            return self.typed(named, self.forward["types"])
        if isinstance(doc, list | tuple):
            return [self.new(item) for item in doc]
        return self.forward["values"].get(doc, doc) if isinstance(doc, str) else doc
