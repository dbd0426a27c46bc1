"""My own things: my data, my tables, where I am signed in, when I am away."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from beffroi.protocol.account import (
    AbsenceBody,
    Absences,
    BrowserSession,
    ChangeBody,
    CodeBody,
    DeleteBody,
    Export,
    Me,
    NewToken,
    NextTable,
    Token,
    TokenBody,
)
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.protocol.messages import TableSummary
from beffroi.server.api.dependencies import (
    AbsencesDep,
    AccountDataDep,
    AccountsDep,
    CallerDep,
    HubDep,
    LimitsDep,
    LobbyDep,
    MailChangesDep,
    SessionsDep,
    SettingsDep,
    cookie,
)
from beffroi.server.api.routes.tables import lines
from beffroi.server.api.security import client_address, client_network
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.notifications.quiet import kept_quiet
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
    request: Request[Any, Any, Any],
    limits: LimitsDep,
    accounts: AccountsDep,
    mail_changes: MailChangesDep,
    sessions: SessionsDep,
    caller: CallerDep,
    data: JSONBody[ChangeBody],
) -> Me:
    """Change my name, mail address, language, quiet hours or password; mail and password need the old password.

    `puzzle_games` lets finished games be looked through for puzzles, where everybody at the table does.
    A new mail address holds when it is confirmed. A new password ends all other sessions and all tokens.
    """
    person = in_browser(caller).must("account")
    if data.password or data.email:
        await limits.take("password", person.id)
        await check_owner(person, data.old_password)
    if data.name:
        await accounts.rename(person, data.name)
    values: dict[str, Any] = {}
    if data.email:
        await mail_changes.begin(person, data.email, client_network(client_address(request.scope)))
    if data.quiet:
        values["quiet"] = kept_quiet(data.quiet)
    if data.puzzle_games is not None:
        values["puzzle_games"] = data.puzzle_games
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
async def export(limits: LimitsDep, account_data: AccountDataDep, caller: CallerDep) -> Export:
    """Everything stored about me."""
    person = caller.must("account")
    await limits.take("verify", person.id)
    return await account_data.export(person)


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


# --- where I am signed in -------------------------------------------------------------


@get("/api/me/sessions")
async def my_sessions(sessions: SessionsDep, caller: CallerDep) -> list[BrowserSession]:
    """The browsers that are signed in, the last seen first."""
    return await sessions.of(in_browser(caller))


@delete("/api/me/sessions/{session:str}", status_code=200)
async def end_session(sessions: SessionsDep, caller: CallerDep, session: FromPath[str]) -> Nothing:
    """Sign another browser out, with the push messages and webhooks it has set up."""
    await sessions.end(in_browser(caller).must("account"), session)
    return NOTHING


@post("/api/me/email/confirm", status_code=200)
async def confirm_mail(
    limits: LimitsDep, accounts: AccountsDep, mail_changes: MailChangesDep, caller: CallerDep, data: JSONBody[CodeBody]
) -> Me:
    """Confirm a new mail address with the code sent there; the old one is told, and gets nothing any more."""
    person = in_browser(caller).must("account")
    await limits.take("password", person.id)
    await mail_changes.confirm(person, data.code)
    return await accounts.me(await accounts.must(person.id))


# --- when I am away -------------------------------------------------------------------


@get("/api/me/absences")
async def my_absences(absences: AbsencesDep, caller: CallerDep) -> Absences:
    """My pauses, and how many days of this year are left for more."""
    return await absences.of(caller.must("account"))


@post("/api/me/absences")
async def new_absence(
    limits: LimitsDep, absences: AbsencesDep, caller: CallerDep, data: JSONBody[AbsenceBody]
) -> Absences:
    """Be away: in games of days my time stands still, and the others see it."""
    person = caller.must("account")
    await limits.take("table", person.id)
    return await absences.add(person, data.start, data.end)


@delete("/api/me/absences/{absence:str}", status_code=200)
async def end_absence(absences: AbsencesDep, caller: CallerDep, absence: FromPath[str]) -> Absences:
    """Be back: a pause that holds ends now, one to come is forgotten."""
    return await absences.end(caller.must("account"), absence)


ROUTES = [
    change,
    export,
    forget,
    my_tables,
    next_table,
    my_tokens,
    new_token,
    end_token,
    my_sessions,
    end_session,
    confirm_mail,
    my_absences,
    new_absence,
    end_absence,
]
