"""What the host may set: by flags of `beffroi serve`, by environment variables, or left alone."""

from __future__ import annotations

import ipaddress
import os
import secrets
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from beffroi.kernel.errors import BadRequest

PREFIX: Final = "BEFFROI_"
SECRET_LENGTH: Final = 32
MOST_PROCESSES: Final = 256  # of one kind; each takes 30 MiB and more
REDIS: Final = ("redis://", "rediss://", "unix://")
DATABASES: Final = ("postgresql://", "postgres://", "sqlite:///")
MAIL: Final = ("mailto://", "mailtos://")
WEB: Final = ("https://", "http://")
BEGINNINGS: Final = {"redis_url": REDIS, "database_url": DATABASES, "mail_url": MAIL, "public_url": WEB}
EVERYWHERE: Final = ("0.0.0.0", "::")  # every address of the machine: people need one of them
WEAK_SECRETS: Final = ("change-me", "changeme", "secret", "password", "example")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; each is also the environment variable BEFFROI_<NAME>."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    data: str = "data"  # folder of the database, the generated secrets and frozen tables
    database_url: str = ""  # empty: SQLite in the data folder
    log_writer: Literal["process", "sql"] = "process"  # who writes the log of SQLite: a process of its own, or a thread
    websocket: Literal["fast", "plain"] = "fast"  # a short way through uvicorn, or ASGI's
    redis_url: str = ""  # empty: this process is the only one
    secret: str = ""  # signs cookies; empty: made once and kept in the data folder (loopback only)
    public_url: str = ""  # how people reach the server, such as https://games.example.org
    origins: str = ""  # further allowed origins, separated by commas
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed
    workers: Annotated[int, Meta(ge=1, le=MOST_PROCESSES)] = 1
    thinkers: Annotated[int, Meta(ge=1, le=MOST_PROCESSES)] = 1  # processes in which bots think
    mail_url: str = ""  # the mail server, mailto:// or with TLS mailtos://; empty: no mail
    reach_private: bool = False  # whether notifications may go to private addresses
    metrics_token: str = ""  # who may read /metrics from elsewhere than this machine
    limits: bool = True  # whether requests are counted against the rate limits
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text", "auto"] = "auto"  # auto: text on a terminal
    open_registration: bool = True  # whether new accounts may be made
    figures_needed: Annotated[int, Meta(ge=1)] = 3  # owners who must type a figure alike until it counts as confirmed
    balance_games: Annotated[int, Meta(ge=1, le=2000)] = 100  # games of a balance report
    guest_days: Annotated[int, Meta(ge=1)] = 90  # a guest who does not return for so long is forgotten

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def database(self) -> str:
        """The database's address with the driver we use."""
        if not self.database_url:
            return f"sqlite:///{self.folder.resolve() / 'beffroi.sqlite3'}"
        scheme, _, rest = self.database_url.partition("://")
        drivers = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def address(self) -> str:
        """The address people are told."""
        host = "localhost" if self.host in EVERYWHERE else f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies need it too."""
        return self.public_url.startswith("https://")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins besides the request's own host."""
        named = [self.public_url, *self.origins.split(",")]
        return frozenset(origin.strip().rstrip("/") for origin in named if origin.strip())


def read_settings(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Read settings from the environment; flags that were given override them."""
    source = os.environ if environment is None else environment
    named = {
        field: source[PREFIX + field.upper()]
        for field in Settings.__struct_fields__
        if source.get(PREFIX + field.upper(), "") != ""
    }
    named.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(named, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"a setting is not what it should be: {error}") from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Refuse what would be unsafe or could not work."""
    weak = len(settings.secret) < SECRET_LENGTH or any(word in settings.secret.lower() for word in WEAK_SECRETS)
    if settings.secret and weak:
        raise BadRequest(f"{PREFIX}SECRET must be at least {SECRET_LENGTH} random characters")
    if not settings.loopback and not settings.secret:
        raise BadRequest(
            f"{settings.host} can be reached from elsewhere: set {PREFIX}SECRET to at least "
            f"{SECRET_LENGTH} random characters first, or listen on 127.0.0.1"
        )
    for name, beginnings in BEGINNINGS.items():
        given = getattr(settings, name)
        if given and not given.startswith(beginnings):
            raise BadRequest(f"{PREFIX}{name.upper()} begins with {', '.join(beginnings)}")
    if settings.workers > 1 and not (settings.redis_url and settings.database_url.startswith("postgres")):
        raise BadRequest(f"several workers need PostgreSQL and Redis: set {PREFIX}DATABASE_URL and {PREFIX}REDIS_URL")


def signing_secret(settings: Settings) -> bytes:
    """Return the secret that signs cookies: the one set, or one made on the first start and kept."""
    return (settings.secret or kept_text(settings.folder / "secret", secrets.token_urlsafe(48))).encode()


def kept_text(path: Path, fresh: str) -> str:
    """Return a text kept in a file only its owner reads; written on first use."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        handle, written = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(fresh)
        with suppress(FileExistsError):
            os.link(written, path)  # whole or not at all: of workers that start together one is first
        Path(written).unlink()
    return path.read_text(encoding="utf-8")
