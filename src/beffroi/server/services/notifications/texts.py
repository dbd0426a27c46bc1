"""What is written to people outside, in their language."""

from __future__ import annotations

from typing import Final

import msgspec

from beffroi.server.domain.calendar import DAY
from beffroi.server.domain.clock import MINUTE
from beffroi.texts import set_spaces

HOUR: Final = 60 * MINUTE


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
    reminder: str
    reminder_text: str
    time_out: str
    time_out_text: str
    invited: str
    invited_text: str
    nobody: str
    players: str
    since: str
    days_left: str
    hours_left: str
    minutes_left: str
    no_more: str
    new_address: str
    new_address_text: str
    old_address: str
    old_address_text: str

    def waiting(self, count: int) -> str:
        return self.one_waits if count == 1 else self.many_wait.format(count=count)

    def time_left(self, time: int) -> str:
        """Say how much time there is, in days, hours or minutes: of each at least two, so that no word is singular."""
        for length, said in ((DAY, self.days_left), (HOUR, self.hours_left), (MINUTE, self.minutes_left)):
            if time >= 2 * length:
                return said.format(count=time // length)
        return self.minutes_left.format(count=2)


WORDS: Final = {
    "en": Words(
        turn="Your turn",
        turn_text="It is your turn in {game}.",
        one_waits="A game waits for you.",
        many_wait="{count} games wait for you.",
        code="Your code for Beffroi",
        code_text="Enter this code to confirm that Beffroi may email you:",
        trial="This is a test message from Beffroi.",
        reset="A new password for Beffroi",
        reset_text="Set a new password for {name} within the hour. If this wasn’t you, ignore this mail.",
        reminder="Your time is running out",
        reminder_text="It is still your turn in {game} with {names}.",
        time_out="A bot plays for you",
        time_out_text="You kept the others waiting too long in {game}, and a bot took your seat. You may take it back.",
        invited="An invitation",
        invited_text="A seat in {game} is kept for you. With you: {names}.",
        nobody="nobody yet",
        players="You play with",
        since="Since your last move:",
        days_left="You have {count} days left.",
        hours_left="You have {count} hours left.",
        minutes_left="You have {count} minutes left.",
        no_more="No more of these messages:",
        new_address="Your new address for Beffroi",
        new_address_text="Confirm that {name} shall be reached at this address from now on, by this code or the link:",
        old_address="Your address for Beffroi was changed",
        old_address_text="{name} has another email address from now on. "
        "If this wasn’t you, set a new password at once.",
    ),
    "fr": Words(
        turn="À vous de jouer",
        turn_text="C’est à vous de jouer : {game}.",
        one_waits="Une partie vous attend.",
        many_wait="{count} parties vous attendent.",
        code="Votre code pour Beffroi",
        code_text="Saisissez ce code pour confirmer que Beffroi peut vous écrire :",
        trial="Ceci est un message d’essai de Beffroi.",
        reset="Un nouveau mot de passe pour Beffroi",
        reset_text="Choisissez dans l’heure un nouveau mot de passe ({name}). "
        "Si vous n’avez rien demandé, ignorez ce message.",
        reminder="Votre temps s’écoule",
        reminder_text="C’est toujours à vous de jouer : {game}, avec {names}.",
        time_out="Un robot joue pour vous",
        time_out_text="Les autres ont trop attendu ({game}) et un robot a pris votre place. Vous pouvez la reprendre.",
        invited="Une invitation",
        invited_text="Une place vous est réservée : {game}. Avec vous : {names}.",
        nobody="personne pour l’instant",
        players="Vous jouez avec",
        since="Depuis votre dernier coup :",
        days_left="Il vous reste {count} jours.",
        hours_left="Il vous reste {count} heures.",
        minutes_left="Il vous reste {count} minutes.",
        no_more="Ne plus recevoir ces messages :",
        new_address="Votre nouvelle adresse pour Beffroi",
        new_address_text="Confirmez que {name} reçoit désormais ses messages à cette adresse, par ce code ou le lien :",
        old_address="Votre adresse pour Beffroi a changé",
        old_address_text="{name} a désormais une autre adresse. "
        "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
    ),
    "de": Words(
        turn="Du bist am Zug",
        turn_text="Du bist am Zug: {game}.",
        one_waits="Eine Partie wartet auf dich.",
        many_wait="{count} Partien warten auf dich.",
        code="Dein Code für Beffroi",
        code_text="Gib diesen Code ein, um zu bestätigen, dass Beffroi dir schreiben darf:",
        trial="Das ist eine Testnachricht von Beffroi.",
        reset="Ein neues Passwort für Beffroi",
        reset_text="Setz innerhalb einer Stunde ein neues Passwort für {name}. "
        "Warst du das nicht, ignoriere diese Nachricht.",
        reminder="Deine Zeit läuft ab",
        reminder_text="Du bist immer noch am Zug: {game}, mit {names}.",
        time_out="Ein Bot spielt für dich",
        time_out_text="Die anderen haben zu lange auf dich gewartet ({game}), und ein Bot hat deinen Platz übernommen. "
        "Du kannst ihn zurücknehmen.",
        invited="Eine Einladung",
        invited_text="Ein Platz ist für dich freigehalten: {game}. Mit dir: {names}.",
        nobody="noch niemand",
        players="Du spielst mit",
        since="Seit deinem letzten Zug:",
        days_left="Du hast noch {count} Tage.",
        hours_left="Du hast noch {count} Stunden.",
        minutes_left="Du hast noch {count} Minuten.",
        no_more="Keine solchen Nachrichten mehr:",
        new_address="Deine neue Adresse für Beffroi",
        new_address_text="Bestätige mit diesem Code oder dem Link, dass {name} ab jetzt hier erreicht wird:",
        old_address="Deine Adresse für Beffroi wurde geändert",
        old_address_text="{name} hat ab jetzt eine andere E-Mail-Adresse. "
        "Warst du das nicht, setz sofort ein neues Passwort.",
    ),
}
TYPESET: Final = {
    language: Words(*(set_spaces(sentence, language) for sentence in msgspec.structs.astuple(said)))
    for language, said in WORDS.items()
}


def words(language: str) -> Words:
    """The sentences of a language, with the spaces of its typography; English for a language we don't speak."""
    return TYPESET.get(language, TYPESET["en"])
