"""The composition root: services are wired here and nowhere else, and routes and sockets served by them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag
from litestar.types import ASGIApp, Receive, Scope, Send

import beffroi
from beffroi.server.api import openapi as guide
from beffroi.server.api.dependencies import DEPENDENCIES
from beffroi.server.api.failures import HANDLERS
from beffroi.server.api.loop_time import watch_lag
from beffroi.server.api.routes import (
    account,
    admin,
    days,
    figures,
    games,
    notices,
    operate,
    page,
    play,
    players,
    puzzles,
    records,
    review,
    sessions,
    studies,
    tables,
    talk,
)
from beffroi.server.api.security import DOCS_PATH, SecurityMiddleware
from beffroi.server.api.typed_request import TypedRequest
from beffroi.server.api.websocket import WebSocketEndpoint
from beffroi.server.config import Settings, signing_secret
from beffroi.server.domain.lookalikes import look_of
from beffroi.server.realtime.bus import Bus, ChannelBus, RedisChannel
from beffroi.server.realtime.hub import Hub
from beffroi.server.realtime.presence import PresenceTracker
from beffroi.server.realtime.publisher import WorkerPublisher
from beffroi.server.services.absences import AbsenceService
from beffroi.server.services.account_data import AccountData
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.admin import AdminService
from beffroi.server.services.analysis import AnalysisService
from beffroi.server.services.balances import BalanceService
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.bots import BotService, JobQueue, Jobs, LocalJobs, RedisJobs
from beffroi.server.services.checker import Checker
from beffroi.server.services.day_comparing import DayComparing
from beffroi.server.services.day_results import note_finished
from beffroi.server.services.day_seeds import DaySeeds
from beffroi.server.services.day_tables import DayTables
from beffroi.server.services.days import DayService
from beffroi.server.services.delays import DelayedAnswers
from beffroi.server.services.faults import save_fault_report
from beffroi.server.services.figure_sets import FigureSetService
from beffroi.server.services.figures import FigureService
from beffroi.server.services.hints import HintService
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.mail_changes import MailChanges
from beffroi.server.services.notifications.channels import ChannelService
from beffroi.server.services.notifications.delivery import Delivery
from beffroi.server.services.notifications.notifier import Notifier
from beffroi.server.services.notifications.outbound import GuardedClient
from beffroi.server.services.notifications.senders import Senders
from beffroi.server.services.password_reset import PasswordResets
from beffroi.server.services.play import PlayService
from beffroi.server.services.puzzle_attempts import RatedPuzzles
from beffroi.server.services.puzzle_judging import PoolJudge
from beffroi.server.services.puzzles import PuzzleService
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.ratings import RatingService
from beffroi.server.services.records import RecordService
from beffroi.server.services.rematch import RematchService
from beffroi.server.services.replay import ReplayService
from beffroi.server.services.rushes import RushService
from beffroi.server.services.scheduler import Scheduler
from beffroi.server.services.sessions import SessionService
from beffroi.server.services.studies import StudyService
from beffroi.server.services.study_edits import StudyWriting
from beffroi.server.services.study_tables import StudyTables
from beffroi.server.services.tables import TableService
from beffroi.server.services.talk import TalkService
from beffroi.server.storage.absences import AbsenceStore
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.admin import AdminStore
from beffroi.server.storage.analyses import AnalysisStore
from beffroi.server.storage.balances import BalanceStore
from beffroi.server.storage.chat import ChatStore
from beffroi.server.storage.days import DayStore
from beffroi.server.storage.engine import Store, open_store
from beffroi.server.storage.figures import FigureStore
from beffroi.server.storage.log import LogStore, make_writer
from beffroi.server.storage.mail_changes import MailChangeStore
from beffroi.server.storage.notifications import NotificationStore
from beffroi.server.storage.occupancy import occupied
from beffroi.server.storage.results import ResultStore
from beffroi.server.storage.sessions import SessionStore
from beffroi.server.storage.studies import StudyStore
from beffroi.server.storage.tables import TableStore
from beffroi.server.storage.talk import TalkStore
from beffroi.server.storage.writer.base import LogWriter

LEAST_PACKED: Final = 1_000  # bytes
# Only answers that are the same for everybody are packed: the length of a packed answer tells of secrets in it.
# It looks behind the first slash: Litestar warns of a pattern that begins by matching any path.
NOT_PACKED: Final = r"(?<=^/)(?!texts/|api/games(?:/|$)|api/figures/(?!shared/)[^/]+(?:/confirmed)?$)"
LARGEST_BODY = 16_384  # bytes, where a route takes no more by itself
ROOMS = {
    "session": (sessions, "Coming in and going out."),
    "me": (account, "My data, my tables, where I am signed in, when I am away."),
    "notices": (notices, "How I am told that it is my turn."),
    "games": (games, "The games of the house."),
    "figures": (figures, "Printed figures: as the program has them, as owners typed them, and what they do."),
    "tables": (tables, "Tables: listed, made, joined, and looked at."),
    "play": (play, "What people do at a table, and what they are told."),
    "talk": (talk, "What people say at a table."),
    "records": (records, "Records: given out, taken in, replayed, verified."),
    "lookback": (review, "Hints and analyses."),
    "days": (days, "Games of the day: one luck for everybody, one try."),
    "puzzles": (puzzles, "Puzzles: turns where one line is clearly best."),
    "studies": (studies, "Studies: chapters of annotated games, written together."),
    "players": (players, "Results, statistics, ratings."),
    "admin": (admin, "The administrator's routes."),
    "operate": (operate, "Health and readiness."),
    "page": (page, "The page itself."),
}


@dataclass
class Services:
    """Everything a worker holds."""

    settings: Settings
    store: Store
    log_store: LogStore
    presence: PresenceTracker
    hub: Hub
    bus: Bus
    publisher: WorkerPublisher
    limits: RateLimits
    tables: TableService
    figure_sets: FigureSetService
    figures: FigureService
    lobby: LobbyService
    rematches: RematchService
    play: PlayService
    puzzles: PuzzleService
    rushes: RushService
    days: DayService
    day_tables: DayTables
    day_comparing: DayComparing
    studies: StudyService
    study_places: StudyTables
    study_writing: StudyWriting
    talk: TalkService
    accounts: AccountService
    account_data: AccountData
    sessions: SessionService
    resets: PasswordResets
    bot_pool: BotPool
    bots: BotService
    delays: DelayedAnswers
    records: RecordService
    replays: ReplayService
    analyses: AnalysisService
    balances: BalanceService
    hints: HintService
    ratings: RatingService
    senders: Senders
    notifier: Notifier
    channels: ChannelService
    mail_changes: MailChanges
    absences: AbsenceService
    admin: AdminService
    scheduler: Scheduler


async def open_services(settings: Settings) -> Services:
    """Open the database and wire everything; nothing is at work yet."""
    settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return wire(settings, await open_store(settings.database))


@dataclass(frozen=True)
class Outside:
    """What a worker reaches outside its own process, besides the database; a simulation has its own."""

    worker: str  # by which others know it
    log_writer: LogWriter
    bus: Bus
    bot_pool: BotPool
    jobs: JobQueue
    checker: Checker = field(default_factory=Checker)


def connect_outside(settings: Settings, store: Store) -> Outside:
    """Return the ways to what the settings name."""
    worker = secrets.token_hex(4)

    def jobs(bots: BotService) -> Jobs:
        return RedisJobs(bots, settings.redis_url) if settings.redis_url else LocalJobs(bots)

    return Outside(
        worker=worker,
        log_writer=make_writer(store, settings.log_writer),
        bus=ChannelBus(RedisChannel(settings.redis_url), worker) if settings.redis_url else Bus(),
        bot_pool=BotPool(settings.thinkers),
        jobs=jobs,
    )


def wire(settings: Settings, store: Store, outside: Outside | None = None) -> Services:
    """Put the server together, from storage upwards."""
    outside = outside or connect_outside(settings, store)
    account_store = AccountStore(store)
    talk_store = TalkStore(store)
    log_store = LogStore(store, outside.log_writer)
    presence = PresenceTracker()
    hub = Hub(presence)
    tables = TableService(TableStore(store), log_store, hub, outside.checker)
    publisher = WorkerPublisher(hub, outside.bus, presence, tables, outside.worker)
    limits = RateLimits(settings.limits, settings.redis_url)
    figure_store = FigureStore(store)
    figure_sets = FigureSetService(figure_store)
    figures = FigureService(figure_store, figure_sets, settings.figures_needed)
    absence_store, mail_change_store = AbsenceStore(store), MailChangeStore(store)
    lobby = LobbyService(tables, account_store, talk_store, publisher, figures, absence_store)
    accounts = AccountService(account_store, tables, lobby, publisher, mail_change_store)
    secret = signing_secret(settings)
    sessions = SessionService(SessionStore(store), secret, accounts, publisher)
    bot_pool = outside.bot_pool
    bots = BotService(tables, bot_pool, presence, outside.jobs)
    senders, notice_store = Senders(settings, GuardedClient(private=settings.reach_private)), NotificationStore(store)
    delivery = Delivery(notice_store, senders, secret, settings.address)
    notifier = Notifier(notice_store, delivery, tables, settings.address, presence, limits)
    lobby.invitations.on_invited = notifier.invite
    delays = DelayedAnswers(tables, secrets.SystemRandom())
    day_store = DayStore(store)
    day_seeds = DaySeeds(day_store, figures)
    day_service = DayService(day_store, day_seeds)
    puzzle_service = PuzzleService(RatedPuzzles(store), PoolJudge(bot_pool))
    study_service = StudyService(StudyStore(store), account_store, talk_store, outside.checker, publisher)
    study_places = StudyTables()
    publisher.studies = study_service
    told = (publisher.table_changed, bots.on_table_changed, delays.on_table_changed, notifier.on_table_changed)
    tables.listeners = list(told)
    tables.on_finished = note_finished
    tables.admit = day_service.admit
    tables.on_fault = partial(save_fault_report, settings.folder / "frozen")
    return Services(
        settings=settings,
        store=store,
        log_store=log_store,
        presence=presence,
        hub=hub,
        bus=outside.bus,
        publisher=publisher,
        limits=limits,
        tables=tables,
        figure_sets=figure_sets,
        figures=figures,
        lobby=lobby,
        rematches=RematchService(lobby, publisher),
        play=PlayService(tables),
        puzzles=puzzle_service,
        rushes=RushService(puzzle_service),
        days=day_service,
        day_tables=DayTables(day_store, day_seeds, lobby),
        day_comparing=DayComparing(day_service, tables),
        studies=study_service,
        study_places=study_places,
        study_writing=StudyWriting(study_service, study_places, tables, puzzle_service.store, bot_pool),
        talk=TalkService(tables, ChatStore(store), talk_store, publisher),
        accounts=accounts,
        account_data=AccountData(account_store),
        sessions=sessions,
        resets=PasswordResets(accounts, sessions, senders, limits, settings.address),
        bot_pool=bot_pool,
        bots=bots,
        delays=delays,
        records=RecordService(tables, outside.checker, account_store),
        replays=ReplayService(tables),
        analyses=AnalysisService(tables, AnalysisStore(store), bot_pool),
        balances=BalanceService(BalanceStore(store), bot_pool, settings.balance_games),
        hints=HintService(tables, bot_pool),
        ratings=RatingService(ResultStore(store)),
        senders=senders,
        notifier=notifier,
        channels=ChannelService(notice_store, senders, delivery, limits),
        mail_changes=MailChanges(mail_change_store, senders, limits, settings.address),
        absences=AbsenceService(absence_store, tables),
        admin=AdminService(AdminStore(store), tables, accounts),
        scheduler=Scheduler(tables, lobby, bots, notifier, accounts, publisher, day_seeds, settings.guest_days),
    )


def socket_endpoint(services: Services) -> WebSocketEndpoint:
    """Return what serves the pages' connections."""
    return WebSocketEndpoint(
        services.settings,
        services.limits,
        services.sessions,
        services.accounts,
        services.tables,
        services.play,
        services.talk,
        services.studies,
        services.hub,
        services.publisher,
    )


async def start(services: Services) -> None:
    """Set everything to work, in order."""
    beffroi.all_games()  # found and imported now, not while the first request waits
    look_of("")
    services.log_store.start()
    await services.bus.start(services.publisher.on_bus_message, services.tables.sync_all)
    await services.bots.jobs.start()
    await services.lobby.start_full()
    await services.bots.resume()
    services.balances.begin()
    services.scheduler.start()


async def stop(services: Services) -> None:
    """Stop everything, in reverse."""
    await services.scheduler.stop()
    await services.bots.jobs.stop()
    await services.delays.stop()
    await services.analyses.close()
    await services.balances.close()
    await services.log_store.stop()
    await services.tables.close()
    services.bot_pool.close()
    services.tables.checker.close()
    await services.bus.stop()
    await services.store.close()


def create_app(settings: Settings, opened: Services | None = None) -> ASGIApp:
    """Return the application as one worker serves it; `opened` for tests that look inside."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        with occupied(settings.folder):
            services = opened or await open_services(settings)
            app.state.services = services
            app.state.endpoint = socket_endpoint(services)
            await start(services)
            lag = asyncio.create_task(watch_lag(), name="lag")
            try:
                yield
            finally:
                lag.cancel()
                await stop(services)

    app = Litestar(
        route_handlers=[
            guide.openapi,
            *(route for tag, (room, _) in ROOMS.items() for route in guide.documented(room.ROUTES, tag)),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[life],
        request_class=TypedRequest,
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        compression_config=CompressionConfig("gzip", minimum_size=LEAST_PACKED, exclude=NOT_PACKED),
        logging_config=None,
    )

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await app.state.endpoint(scope, receive, send)

    return SecurityMiddleware(app, socket, settings)


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Beffroi",
        version=beffroi.__version__,
        path=DOCS_PATH,
        tags=[Tag(name=name, description=text) for name, (room, text) in ROOMS.items() if room is not page],
        render_plugins=[guide.ReadableDocs()],
        description="Everything the page does goes through this API. The guide is docs/api.md.",
    )
