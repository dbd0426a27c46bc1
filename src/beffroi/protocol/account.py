"""Bodies and answers of the routes of an account: coming in, my data, tokens, channels."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from beffroi.protocol.base import Email, Name, Password, Scope, TableId


class GuestBody(Struct, frozen=True):
    """What a guest is called."""

    name: Name


class RegisterBody(Struct, frozen=True):
    """A new account."""

    name: Name
    password: Password
    email: Email | None = None


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


class Me(Struct, frozen=True):
    """The one who asks, and how many games wait for them."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    language: str
    waiting: int


class NextTable(Struct, frozen=True):
    """A game that waits, if one does, and how many there are."""

    table: str | None
    waiting: int


class ChangeBody(Struct, frozen=True):
    """What shall be otherwise; mail address and password need the old password."""

    name: Name | None = None
    email: Email | None = None
    language: Literal["en", "fr", "de"] | None = None
    password: Password | None = None
    old_password: Password | None = None


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
    tokens: list[dict[str, Any]]
    channels: list[dict[str, Any]]
    figure_sets: list[dict[str, Any]]
    blocks: list[dict[str, Any]]


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
    """A way to be reached, at each turn or once a day."""

    kind: Literal["push", "mail", "webhook", "service"]
    target: Annotated[str, Meta(min_length=1, max_length=2000)]
    mode: Literal["each", "digest"] = "each"


class Channel(Struct, frozen=True):
    """A way to reach somebody; nothing is sent to a mail address before it is confirmed."""

    id: str
    kind: Literal["push", "mail", "webhook", "service"]
    target: str
    mode: Literal["each", "digest"]
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
