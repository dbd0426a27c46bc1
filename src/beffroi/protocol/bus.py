"""Worker to worker: the news that go over the bus."""

from __future__ import annotations

from msgspec import Struct, field

from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage


class LogNews(Struct, frozen=True, tag_field="kind", tag="log"):
    """The log of a table has `n` entries now."""

    table: str
    n: int


class SeatsNews(Struct, frozen=True, tag_field="kind", tag="seats"):
    """Somebody took or left a seat."""

    table: str


class LobbyNews(Struct, frozen=True, tag_field="kind", tag="lobby"):
    """The list of public tables changed."""


class ChatNews(Struct, frozen=True, tag_field="kind", tag="chat"):
    """Something was said at a table; those who block its author don't hear it."""

    message: ChatMessage
    author: str | None = None


class ChatRemovedNews(Struct, frozen=True, tag_field="kind", tag="chat-removed"):
    """The host took away what somebody said."""

    message: ChatRemovedMessage


class BlocksNews(Struct, frozen=True, tag_field="kind", tag="blocks"):
    """Whom a person does not want to hear, from now on."""

    person: str
    blocked: list[str]


class StudyNews(Struct, frozen=True, tag_field="kind", tag="study"):
    """A study has `n` edits now."""

    study: str
    n: int


class PersonNews(Struct, frozen=True, tag_field="kind", tag="person"):
    """A person changed their name, or left."""

    person: str


class AccessNews(Struct, frozen=True, tag_field="kind", tag="access"):
    """A person was signed out, banned, or lost a token: their connections must show anew who they are."""

    person: str


class PresenceNews(Struct, frozen=True, tag_field="kind", tag="presence"):
    """The people who are connected to a worker."""

    worker: str
    people: list[str]


TalkNews = ChatNews | ChatRemovedNews | BlocksNews
News = LogNews | SeatsNews | LobbyNews | TalkNews | StudyNews | PersonNews | AccessNews | PresenceNews


class BusMessage(Struct, frozen=True):
    """News with the worker that sent it, which need not hear it again."""

    sender: str = field(name="from")
    news: News
