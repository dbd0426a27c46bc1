"""What a card or a place does, by its name in the player's language."""

from __future__ import annotations

from beffroi.texts import Texts

MOST = 8  # more matches than these are only listed by name
ATTRIBUTES = ("text", "help")


def look_up(texts: Texts, wanted: str) -> list[str]:
    """Find the names that contain the words, with their texts; only the names where there are many."""
    wanted = wanted.casefold()
    found = {key: texts.format_message(key, {}) for key in texts.game.names}
    exact = [key for key, name in found.items() if wanted in (name.casefold(), key)]
    keys = exact or [key for key, name in found.items() if wanted in name.casefold() or wanted in key]
    if len(keys) > MOST:
        return [", ".join(dict.fromkeys(found[key] for key in keys))]
    return [line for key in keys for line in described(texts, key, found[key])]


def described(texts: Texts, key: str, name: str) -> list[str]:
    """Return a name followed by its texts."""
    sentences = [texts.say(f"{key}.{attribute}") for attribute in ATTRIBUTES]
    return [name, *(f"    {sentence}" for sentence in sentences if sentence)]
