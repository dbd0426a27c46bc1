"""My own things: my data, my tables, my tokens, my channels."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from beffroi.protocol.account import (
    ChangeBody,
    Channel,
    ChannelBody,
    CodeBody,
    DeleteBody,
    Export,
    Me,
    NewToken,
    NextTable,
    PushKey,
    Sent,
    Token,
    TokenBody,
)
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.protocol.messages import TableSummary
from beffroi.server.api.dependencies import Asker, House, cookie
from beffroi.server.api.me import me_doc
from beffroi.server.api.routes.tables import lines
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services import departures
from beffroi.server.services.account_data import everything_about
from beffroi.server.services.secrets import hash_password, password_fits
from beffroi.server.services.sessions import Caller


def in_browser(asker: Caller) -> Caller:
    """Some things are only for a person with a session, not for a program with a token."""
    if asker.session is None:
        asker.must("account")
        raise Refused("forbidden", "this is done in the browser, not with a token")
    return asker


@patch("/api/me")
async def change(house: House, asker: Asker, data: JSONBody[ChangeBody]) -> Me:
    """Change my name, mail address, language or password; mail and password need the old password."""
    person = in_browser(asker).must("account")
    if data.password or data.email:
        house.limits.take("password", person.id)
        await check_owner(person, data.old_password)
    if data.name:
        await house.people.rename(person, data.name)
        await house.reload_tables_of(person.id)
    values: dict[str, Any] = {}
    if data.email:
        values["email"] = data.email
    if data.language:
        values["language"] = data.language
    if data.password:
        values["password"] = await hash_password(data.password)
        await house.sessions.close_all(person, but=asker.session)
    if values:
        await house.people.change(person, **values)
    return await me_doc(house, await house.people.must(person.id))


async def check_owner(person: Person, old: str | None) -> None:
    """What an account can be taken over by is changed only with its password."""
    if person.guest:
        raise Refused("bad-request", "a guest has no password and no mail address: register first")
    if not old or not await password_fits(person.password, old):
        raise Refused("wrong-password", "the old password is wrong")


@get("/api/me/export")
async def export(house: House, asker: Asker) -> Export:
    """Everything stored about me."""
    return await everything_about(house.accounts, asker.must("account"))


@delete("/api/me", status_code=200)
async def forget(house: House, asker: Asker, data: JSONBody[DeleteBody]) -> Response[Nothing]:
    """Delete my data; the games I played stay, without my name."""
    person = in_browser(asker).must("account")
    house.limits.take("password", person.id)
    if not person.guest and not (data.password and await password_fits(person.password, data.password)):
        raise Refused("wrong-password", "the password is wrong")
    await departures.delete_account(house, person)
    return Response(NOTHING, cookies=[cookie(house, "", 0)])


@get("/api/me/tables")
async def my_tables(house: House, asker: Asker) -> list[TableSummary]:
    """My tables that are open or running, those that wait for me first."""
    person = asker.must("read")
    first = await house.tables.store.waiting_for(person.id)
    rest = await house.tables.store.going_with(person.id)
    order = [*first, *(table for table in rest if table not in first)]
    return await lines(house, asker, order)


@get("/api/me/next")
async def next_table(house: House, asker: Asker, after: FromQuery[str] = "") -> NextTable:
    """The next game that waits for me, going round after the one I look at."""
    waiting = await house.tables.store.waiting_for(asker.must("read").id)
    if after in waiting:
        at = waiting.index(after) + 1
        waiting = [*waiting[at:], *waiting[: at - 1]]
    return NextTable(waiting[0] if waiting else None, len(waiting))


# --- tokens -------------------------------------------------------------------------


@get("/api/me/tokens")
async def my_tokens(house: House, asker: Asker) -> list[Token]:
    """My tokens, without their text."""
    return await house.sessions.tokens(asker.must("account"))


@post("/api/me/tokens")
async def new_token(house: House, asker: Asker, data: JSONBody[TokenBody]) -> NewToken:
    """A token for a program; its text is shown this once."""
    token, text = await house.sessions.new_token(in_browser(asker), data.name, list(data.scopes))
    return NewToken(token, data.name, sorted(set(data.scopes)), text)


@delete("/api/me/tokens/{token:str}", status_code=200)
async def end_token(house: House, asker: Asker, token: FromPath[str]) -> Nothing:
    """Take a token back."""
    await house.sessions.revoke_token(asker.must("account"), token)
    return NOTHING


# --- channels -----------------------------------------------------------------------


@get("/api/push-key", sync_to_thread=True)
def push_key(house: House) -> PushKey:
    """The key a browser needs to subscribe to push messages."""
    return PushKey(house.senders.push_key())


@get("/api/me/channels")
async def my_channels(house: House, asker: Asker) -> list[Channel]:
    """Where "your turn" is sent."""
    return [Channel(**row) for row in await house.notifier.of(asker.must("account").id)]


@post("/api/me/channels")
async def new_channel(house: House, asker: Asker, data: JSONBody[ChannelBody]) -> Channel:
    """A new channel; one by mail is confirmed with the code sent there."""
    person = asker.must("account")
    house.limits.take("table", person.id)
    return Channel(**await house.notifier.add(person, data.kind, data.target, data.mode))


@post("/api/me/channels/{channel:str}/confirm", status_code=200)
async def confirm_channel(house: House, asker: Asker, channel: FromPath[str], data: JSONBody[CodeBody]) -> Nothing:
    """Confirm a mail address with the code sent there."""
    house.limits.take("password", asker.must("account").id)
    await house.notifier.confirm(asker.must("account"), channel, data.code)
    return NOTHING


@post("/api/me/channels/{channel:str}/test", status_code=200)
async def test_channel(house: House, asker: Asker, channel: FromPath[str]) -> Sent:
    """Send something to try a channel."""
    person = asker.must("account")
    house.limits.take("chat", person.id)
    return Sent(await house.notifier.test(person, channel))


@delete("/api/me/channels/{channel:str}", status_code=200)
async def end_channel(house: House, asker: Asker, channel: FromPath[str]) -> Nothing:
    """Remove a channel."""
    await house.notifier.remove(asker.must("account"), channel)
    return NOTHING


ROUTES = [
    change,
    export,
    forget,
    my_tables,
    next_table,
    my_tokens,
    new_token,
    end_token,
    push_key,
    my_channels,
    new_channel,
    confirm_channel,
    test_channel,
    end_channel,
]
