"""What is written to people outside, in their language."""

from __future__ import annotations

from typing import Final

import msgspec


class Words(msgspec.Struct, frozen=True):
    """The sentences of one language."""

    turn: str
    turn_text: str
    one_waits: str
    many_wait: str
    code: str
    code_text: str
    trial: str
    reset: str
    reset_text: str

    def waiting(self, count: int) -> str:
        return self.one_waits if count == 1 else self.many_wait.format(count=count)


WORDS: Final = {
    "en": Words(
        turn="Your turn",
        turn_text="It is your turn in {game}.",
        one_waits="A game waits for you.",
        many_wait="{count} games wait for you.",
        code="Your code for Beffroi",
        code_text="With this code you confirm that Beffroi may write to this address:",
        trial="This is how Beffroi reaches you.",
        reset="A new password for Beffroi",
        reset_text="Set a new password for {name} within the hour (if you did not ask for it, do nothing):",
    ),
    "fr": Words(
        turn="À vous de jouer",
        turn_text="C’est à vous de jouer à {game}.",
        one_waits="Une partie vous attend.",
        many_wait="{count} parties vous attendent.",
        code="Votre code pour Beffroi",
        code_text="Avec ce code, vous confirmez que Beffroi peut écrire à cette adresse :",
        trial="C’est ainsi que Beffroi vous joint.",
        reset="Un nouveau mot de passe pour Beffroi",
        reset_text="Choisissez dans l’heure un nouveau mot de passe pour {name} "
        "(si vous n’avez rien demandé, ne faites rien) :",
    ),
    "de": Words(
        turn="Sie sind am Zug",
        turn_text="Sie sind am Zug bei {game}.",
        one_waits="Ein Spiel wartet auf Sie.",
        many_wait="{count} Spiele warten auf Sie.",
        code="Ihr Code für Beffroi",
        code_text="Mit diesem Code bestätigen Sie, dass Beffroi an diese Adresse schreiben darf:",
        trial="So erreicht Beffroi Sie.",
        reset="Ein neues Passwort für Beffroi",
        reset_text="Setzen Sie innerhalb einer Stunde ein neues Passwort für {name} "
        "(wenn Sie keines wollten, tun Sie nichts):",
    ),
}


def words(language: str) -> Words:
    return WORDS.get(language, WORDS["en"])
