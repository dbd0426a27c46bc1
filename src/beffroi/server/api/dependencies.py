"""What routes are handed: the service each asks for by name, and the caller."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.response import Response

from beffroi.protocol.account import Me
from beffroi.server.api.auth import find_caller
from beffroi.server.api.security import client_address, client_network
from beffroi.server.config import Settings
from beffroi.server.domain.person import Person
from beffroi.server.realtime.bus import Bus
from beffroi.server.realtime.hub import Hub
from beffroi.server.services.absences import AbsenceService
from beffroi.server.services.account_data import AccountData
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.admin import AdminService
from beffroi.server.services.analysis import AnalysisService
from beffroi.server.services.balances import BalanceService
from beffroi.server.services.day_comparing import DayComparing
from beffroi.server.services.day_tables import DayTables
from beffroi.server.services.days import DayService
from beffroi.server.services.figure_sets import FigureSetService
from beffroi.server.services.figures import FigureService
from beffroi.server.services.hints import HintService
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.mail_changes import MailChanges
from beffroi.server.services.notifications.channels import ChannelService
from beffroi.server.services.notifications.senders import Senders
from beffroi.server.services.password_reset import PasswordResets
from beffroi.server.services.play import PlayService
from beffroi.server.services.puzzles import PuzzleService
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.ratings import RatingService
from beffroi.server.services.records import RecordService
from beffroi.server.services.rematch import RematchService
from beffroi.server.services.replay import ReplayService
from beffroi.server.services.rushes import RushService
from beffroi.server.services.sessions import COOKIE, LIFE, Caller, SessionService
from beffroi.server.services.studies import StudyService
from beffroi.server.services.study_edits import StudyWriting
from beffroi.server.services.study_tables import StudyTables
from beffroi.server.services.tables import TableService
from beffroi.server.services.talk import TalkService

CallerDep = NamedDependency[SkipValidation[Caller]]
AskerDep = NamedDependency[str]
SettingsDep = NamedDependency[SkipValidation[Settings]]
AbsencesDep = NamedDependency[SkipValidation[AbsenceService]]
AccountsDep = NamedDependency[SkipValidation[AccountService]]
AccountDataDep = NamedDependency[SkipValidation[AccountData]]
AdminDep = NamedDependency[SkipValidation[AdminService]]
AnalysesDep = NamedDependency[SkipValidation[AnalysisService]]
BalancesDep = NamedDependency[SkipValidation[BalanceService]]
ChannelsDep = NamedDependency[SkipValidation[ChannelService]]
DayComparingDep = NamedDependency[SkipValidation[DayComparing]]
DaysDep = NamedDependency[SkipValidation[DayService]]
DayTablesDep = NamedDependency[SkipValidation[DayTables]]
BusDep = NamedDependency[SkipValidation[Bus]]
FigureSetsDep = NamedDependency[SkipValidation[FigureSetService]]
FiguresDep = NamedDependency[SkipValidation[FigureService]]
HintsDep = NamedDependency[SkipValidation[HintService]]
HubDep = NamedDependency[SkipValidation[Hub]]
LimitsDep = NamedDependency[SkipValidation[RateLimits]]
MailChangesDep = NamedDependency[SkipValidation[MailChanges]]
LobbyDep = NamedDependency[SkipValidation[LobbyService]]
PlayDep = NamedDependency[SkipValidation[PlayService]]
PuzzlesDep = NamedDependency[SkipValidation[PuzzleService]]
RatingsDep = NamedDependency[SkipValidation[RatingService]]
RecordsDep = NamedDependency[SkipValidation[RecordService]]
RematchesDep = NamedDependency[SkipValidation[RematchService]]
ReplaysDep = NamedDependency[SkipValidation[ReplayService]]
ResetsDep = NamedDependency[SkipValidation[PasswordResets]]
RushesDep = NamedDependency[SkipValidation[RushService]]
SendersDep = NamedDependency[SkipValidation[Senders]]
SessionsDep = NamedDependency[SkipValidation[SessionService]]
StudiesDep = NamedDependency[SkipValidation[StudyService]]
StudyPlacesDep = NamedDependency[SkipValidation[StudyTables]]
StudyWritingDep = NamedDependency[SkipValidation[StudyWriting]]
TalkDep = NamedDependency[SkipValidation[TalkService]]
TablesDep = NamedDependency[SkipValidation[TableService]]

PROVIDED = (  # names of services a route may ask for, as the composition root calls them
    *("absences", "mail_changes"),
    *("account_data", "accounts", "admin", "analyses", "balances", "bus", "figure_sets", "figures", "hints", "hub"),
    *("day_comparing", "day_tables", "days"),
    *("channels", "limits", "lobby", "play", "puzzles", "rushes"),
    *("studies", "study_places", "study_writing"),
    *("ratings", "records", "rematches", "replays", "resets", "senders", "sessions", "settings", "tables", "talk"),
)


def provide_service(name: str) -> Provide:
    """Return the provider of one service, which `app.state.services` holds while the server runs."""

    async def provide(request: Request[Any, Any, Any]) -> Any:
        return getattr(request.app.state.services, name)

    return Provide(provide)


async def provide_caller(request: Request[Any, Any, Any], sessions: SessionsDep) -> Caller:
    return await find_caller(sessions, request.scope)


async def provide_asker(request: Request[Any, Any, Any], caller: CallerDep) -> str:
    """Return whom limits count: a person, or the network of who has no session."""
    return caller.id or client_network(client_address(request.scope))


DEPENDENCIES = {
    "caller": Provide(provide_caller),
    "asker": Provide(provide_asker),
    **{name: provide_service(name) for name in PROVIDED},
}


def cookie(settings: Settings, value: str, life: int = LIFE // 1000) -> Cookie:
    """Return the session's cookie: not for scripts, not from other sites."""
    return Cookie(
        key=COOKIE, value=value, max_age=life, httponly=True, samesite="lax", secure=settings.secure, path="/"
    )


async def signed_in(
    settings: Settings, sessions: SessionService, accounts: AccountService, person: Person, device: str
) -> Response[Me]:
    """Return the answer that opens a session."""
    made = await sessions.open(person, device)
    return Response(await accounts.me(person), cookies=[cookie(settings, made)], status_code=200)
