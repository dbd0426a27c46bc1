"""Bodies and answers of the routes of an account: coming in, my data, tokens, channels."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from beffroi.protocol.base import Email, Language, Name, Password, Scope, TableId


class GuestBody(Struct, frozen=True):
    """What a guest is called, and the language of the page."""

    name: Name
    language: Language | None = None


class RegisterBody(Struct, frozen=True):
    """A new account."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language | None = None


class LoginBody(Struct, frozen=True):
    """An account's name and password."""

    name: Name
    password: Password


class ForgotBody(Struct, frozen=True):
    """The account whose password was forgotten."""

    name: Name


class ResetBody(Struct, frozen=True):
    """The code of the mail, and the new password."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class QuietHours(Struct, frozen=True):
    """When nothing is sent: from one full hour to another, in a zone such as Europe/Paris; the same twice: never."""

    start: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "UTC"


class Me(Struct, frozen=True):
    """The one who asks, and how many games wait for them."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    new_email: str | None  # an address that waits to be confirmed
    language: str
    quiet: QuietHours | None
    puzzle_games: bool  # finished games may be looked through for puzzles
    waiting: int


class NextTable(Struct, frozen=True):
    """A game that waits, if one does, and how many there are."""

    table: str | None
    waiting: int


class ChangeBody(Struct, frozen=True):
    """What shall be otherwise; mail address and password need the old password.

    A new mail address holds once the code that is sent there was entered, if this house sends mail.
    """

    name: Name | None = None
    email: Email | None = None
    language: Language | None = None
    quiet: QuietHours | None = None
    puzzle_games: bool | None = None
    password: Password | None = None
    old_password: Password | None = None


class BrowserSession(Struct, frozen=True):
    """A browser that is signed in; `here` is the one that asks."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class AbsenceBody(Struct, frozen=True):
    """From when to when I am away, in milliseconds since 1970."""

    start: Annotated[int, Meta(ge=0, le=2**53)]
    end: Annotated[int, Meta(ge=0, le=2**53)]


class Absence(Struct, frozen=True):
    """A pause of my own: in games of days my time stands still."""

    id: str
    start: int
    end: int


class Absences(Struct, frozen=True):
    """My pauses that are not over, and how many of the days of this year are left."""

    absences: list[Absence]
    left: int
    days: int


class DeleteBody(Struct, frozen=True):
    """The password of an account that is to be forgotten; a guest has none."""

    password: Password | None = None


class Export(Struct, frozen=True):
    """Every row of the database that names me, as it is stored."""

    person: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    chats: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_steps: list[dict[str, Any]]
    puzzle_players: list[dict[str, Any]]
    puzzle_attempts: list[dict[str, Any]]
    puzzle_rushes: list[dict[str, Any]]
    day_tries: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    channels: list[dict[str, Any]]
    figure_sets: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    study_writers: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    absences: list[dict[str, Any]]


class TokenBody(Struct, frozen=True):
    """What a token is for, and what it may do."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=6)]


class Token(Struct, frozen=True):
    """A program's key to an account, without its text."""

    id: str
    name: str
    scopes: list[str]
    created: int


class NewToken(Struct, frozen=True):
    """A new token with its text, which is told this once."""

    id: str
    name: str
    scopes: list[str]
    token: str


class PushKey(Struct, frozen=True):
    """The public key of this house's push messages."""

    key: str


class ChannelBody(Struct, frozen=True):
    """A way to be reached, at each turn or once a day; a device has a name."""

    kind: Literal["push", "mail", "webhook", "service"]
    target: Annotated[str, Meta(min_length=1, max_length=2000)]
    mode: Literal["each", "digest"] = "each"
    name: Annotated[str, Meta(max_length=60)] = ""


class ChannelChange(Struct, frozen=True):
    """What shall be otherwise about a channel."""

    mode: Literal["each", "digest", "off"] | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None


class Channel(Struct, frozen=True):
    """A way to reach somebody; nothing is sent to a mail address before it is confirmed.

    `here`: it was made by the browser that asks. What a browser made ends when it signs out, besides mail.
    """

    id: str
    kind: Literal["push", "mail", "webhook", "service"]
    name: str
    here: bool
    target: str
    mode: Literal["each", "digest", "off"]
    confirmed: bool
    created: int
    failures: int


class BlockBody(Struct, frozen=True):
    """The author of a message at a table, whom I don't want to hear."""

    table: TableId
    message: Annotated[int, Meta(ge=1, le=2**53)]


class Blocked(Struct, frozen=True):
    """Somebody I don't hear; the id is mine alone."""

    id: str
    name: str
    created: int


class CodeBody(Struct, frozen=True):
    """The code that was sent."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Sent(Struct, frozen=True):
    """Whether it went out."""

    sent: bool
