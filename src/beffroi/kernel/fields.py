"""The fields that a table declares, compared so that a forgotten one has a name."""

from __future__ import annotations

from typing import Any, Final

OWN: Final = ("chance", "journal")  # of the kernel: a copy has others


def fields_of(kind: type) -> list[str]:
    """Return the fields that a class and its bases declare; a compiled class lists them otherwise.

    >>> from beffroi.kernel.setup import Setup
    >>> fields_of(Setup)
    ['options', 'rules', 'seats']
    """
    found: dict[str, None] = {}
    for base in kind.__mro__:
        for place in ("__slots__", "__mypyc_attrs__"):
            for name in base.__dict__.get(place, ()):
                if not name.startswith("__"):
                    found[name] = None
    return list(found)


def unset_fields(thing: Any) -> list[str]:
    """Return the declared fields that have no value."""
    return [name for name in fields_of(type(thing)) if not hasattr(thing, name)]


def forgotten_fields(thing: Any, copy: Any) -> list[str]:
    """Return the declared fields that a copy lacks or has otherwise."""
    names = [name for name in fields_of(type(thing)) if name not in OWN and hasattr(thing, name)]
    return [name for name in names if not hasattr(copy, name) or not same(getattr(thing, name), getattr(copy, name))]


def same(one: Any, other: Any) -> bool:
    """Tell whether two values are equal, objects field by field.

    >>> same([1, (2, "x")], [1, (2, "x")]), same([1], (1,))
    (True, False)
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(same(one[i], other[i]) for i in range(len(one)))
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    names = fields_of(type(one))
    return all(same(getattr(one, name), getattr(other, name)) for name in names) if names else bool(one == other)
