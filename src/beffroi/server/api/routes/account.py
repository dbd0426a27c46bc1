"""My own things: my data, my tables, my tokens, my channels."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, patch, post
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
from beffroi.server.api.dependencies import (
    AccountDataDep,
    AccountsDep,
    CallerDep,
    HubDep,
    LimitsDep,
    LobbyDep,
    NotifierDep,
    SendersDep,
    SessionsDep,
    SettingsDep,
    cookie,
)
from beffroi.server.api.routes.tables import lines
from beffroi.server.api.security import client_address, client_network
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.secrets import hash_password, password_fits
from beffroi.server.services.sessions import Caller


def in_browser(caller: Caller) -> Caller:
    """Some things are only for a person with a session, not for a program with a token."""
    if caller.session is None:
        caller.must("account")
        raise Refused("forbidden", "this is done in the browser, not with a token")
    return caller


@patch("/api/me")
async def change(
    limits: LimitsDep, accounts: AccountsDep, sessions: SessionsDep, caller: CallerDep, data: JSONBody[ChangeBody]
) -> Me:
    """Change my name, mail address, language or password; mail and password need the old password.

    A new password ends all other sessions and all tokens.
    """
    person = in_browser(caller).must("account")
    if data.password or data.email:
        await limits.take("password", person.id)
        await check_owner(person, data.old_password)
    if data.name:
        await accounts.rename(person, data.name)
    values: dict[str, Any] = {}
    if data.email:
        values["email"] = data.email
    if data.language:
        values["language"] = data.language
    if data.password:
        values["password"] = await hash_password(data.password)
    if values:
        await accounts.change(person, **values)
    if data.password:
        await sessions.revoke_all(person, but=caller.session)
    return await accounts.me(await accounts.must(person.id))


async def check_owner(person: Person, old: str | None) -> None:
    """What an account can be taken over by is changed only with its password."""
    if person.guest:
        raise Refused("bad-request", "a guest has no password and no mail address: register first")
    if not old or not await password_fits(person.password, old):
        raise Refused("wrong-password", "the old password is wrong")


@get("/api/me/export")
async def export(account_data: AccountDataDep, caller: CallerDep) -> Export:
    """Everything stored about me."""
    return await account_data.export(caller.must("account"))


@delete("/api/me", status_code=200)
async def forget(
    limits: LimitsDep, accounts: AccountsDep, settings: SettingsDep, caller: CallerDep, data: JSONBody[DeleteBody]
) -> Response[Nothing]:
    """Delete my data; the games I played stay, without my name."""
    person = in_browser(caller).must("account")
    await limits.take("password", person.id)
    if not person.guest and not (data.password and await password_fits(person.password, data.password)):
        raise Refused("wrong-password", "the password is wrong")
    await accounts.delete_account(person)
    return Response(NOTHING, cookies=[cookie(settings, "", 0)])


@get("/api/me/tables")
async def my_tables(lobby: LobbyDep, hub: HubDep, caller: CallerDep) -> list[TableSummary]:
    """My tables that are open or running, those that wait for me first."""
    person = caller.must("read")
    return await lines(lobby, hub, caller, await lobby.mine(person.id))


@get("/api/me/next")
async def next_table(lobby: LobbyDep, caller: CallerDep, after: FromQuery[str] = "") -> NextTable:
    """The next game that waits for me, going round after the one I look at."""
    waiting = await lobby.waiting_for(caller.must("read").id)
    if after in waiting:
        at = waiting.index(after) + 1
        waiting = [*waiting[at:], *waiting[: at - 1]]
    return NextTable(waiting[0] if waiting else None, len(waiting))


# --- tokens -------------------------------------------------------------------------


@get("/api/me/tokens")
async def my_tokens(sessions: SessionsDep, caller: CallerDep) -> list[Token]:
    """My tokens, without their text."""
    return await sessions.tokens(caller.must("account"))


@post("/api/me/tokens")
async def new_token(sessions: SessionsDep, caller: CallerDep, data: JSONBody[TokenBody]) -> NewToken:
    """A token for a program; its text is shown this once."""
    token, text = await sessions.new_token(in_browser(caller), data.name, list(data.scopes))
    return NewToken(token, data.name, sorted(set(data.scopes)), text)


@delete("/api/me/tokens/{token:str}", status_code=200)
async def end_token(sessions: SessionsDep, caller: CallerDep, token: FromPath[str]) -> Nothing:
    """Take a token back."""
    await sessions.revoke_token(caller.must("account"), token)
    return NOTHING


# --- channels -----------------------------------------------------------------------


@get("/api/push-key", sync_to_thread=True)
def push_key(senders: SendersDep) -> PushKey:
    """The key a browser needs to subscribe to push messages."""
    return PushKey(senders.signer.public_key())


@get("/api/me/channels")
async def my_channels(notifier: NotifierDep, caller: CallerDep) -> list[Channel]:
    """Where "your turn" is sent."""
    return [Channel(**row) for row in await notifier.of(caller.must("account").id)]


@post("/api/me/channels")
async def new_channel(
    request: Request[Any, Any, Any],
    limits: LimitsDep,
    notifier: NotifierDep,
    caller: CallerDep,
    data: JSONBody[ChannelBody],
) -> Channel:
    """A new channel; one by mail is confirmed with the code sent there."""
    person = caller.must("account")
    await limits.take("table", person.id)
    network = client_network(client_address(request.scope))
    return Channel(**await notifier.add(person, data.kind, data.target, data.mode, network))


@post("/api/me/channels/{channel:str}/confirm", status_code=200)
async def confirm_channel(
    limits: LimitsDep, notifier: NotifierDep, caller: CallerDep, channel: FromPath[str], data: JSONBody[CodeBody]
) -> Nothing:
    """Confirm a mail address with the code sent there."""
    await limits.take("password", caller.must("account").id)
    await notifier.confirm(caller.must("account"), channel, data.code)
    return NOTHING


@post("/api/me/channels/{channel:str}/test", status_code=200)
async def test_channel(limits: LimitsDep, notifier: NotifierDep, caller: CallerDep, channel: FromPath[str]) -> Sent:
    """Send something to try a channel."""
    person = caller.must("account")
    await limits.take("chat", person.id)
    return Sent(await notifier.test(person, channel))


@delete("/api/me/channels/{channel:str}", status_code=200)
async def end_channel(notifier: NotifierDep, caller: CallerDep, channel: FromPath[str]) -> Nothing:
    """Remove a channel."""
    await notifier.remove(caller.must("account"), channel)
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
