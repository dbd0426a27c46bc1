"""The tables of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    text,
)

from beffroi.server.storage import day_schema as day_schema
from beffroi.server.storage import study_schema as study_schema
from beffroi.server.storage.metadata import metadata as metadata

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, index=True),  # by which an account is found
    Column("look", String(80), index=True),  # names that could be taken for each other have the same
    Column("guest", Boolean, nullable=False),
    Column("password", Text),  # argon2, accounts only
    Column("email", String(254)),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("quiet", JSON(none_as_null=True)),  # hours in which nothing is sent
    Column("puzzle_games", Boolean, nullable=False, server_default="0"),  # theirs may be looked through for puzzles
    Column("admin", Boolean, nullable=False, server_default="0"),
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
ACCOUNTS: Final = text("NOT guest")
Index("account_names", people.c.name_key, unique=True, sqlite_where=ACCOUNTS, postgresql_where=ACCOUNTS)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", String(60), nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("scopes", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)

resets: Final = Table(
    "resets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

mail_changes: Final = Table(  # new addresses that wait to be confirmed
    "mail_changes",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("digest", String(64), nullable=False),  # of the code that was sent there
    Column("expires", BigInteger, nullable=False),
)

absences: Final = Table(  # when people are away
    "absences",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("start", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("access", String(10), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ready_check", Boolean, nullable=False, server_default="0"),
    Column("host", String(16), ForeignKey("people.id", ondelete="SET NULL")),
    Column("secret", LargeBinary, nullable=False),  # of the luck; told when the game is over
    Column("start", JSON(none_as_null=True)),  # a position the game begins from
    Column("figures", JSON(none_as_null=True)),  # name, version and digest of the set it is played with
    Column("day", JSON(none_as_null=True)),  # the day whose game it is, the event, and the level of its bots
    Column("origin", String(16)),  # the table this one was forked from, or is the rematch of
    Column("rematch", String(16)),
    Column("imported", Boolean, nullable=False, server_default="0"),
    Column("head", Integer, nullable=False, server_default="0"),  # entries in the log
    Column("digest", String(64)),  # of the state when it last left memory
    Column("digest_head", Integer),  # entries in the log then
    Column("waiting", Integer, nullable=False, server_default="0"),  # bit set of the seats that must answer
    Column("deadline", BigInteger),  # when the clock of a seat runs out
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("changed", BigInteger, nullable=False),
)
Index("table_lists", tables.c.status, tables.c.access, tables.c.created)
Index("table_deadlines", tables.c.deadline)
Index("table_hosts", tables.c.host)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open, kept
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("guest", Boolean, nullable=False, server_default="0"),
    Column("level", String(40)),
    Column("nonce", String(64), nullable=False, server_default=""),
    Column("ready", Boolean, nullable=False, server_default="0"),  # to begin, where that is asked
)

removals: Final = Table(  # whom the host removed from a table before the game
    "removals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),  # the move's notation, or what else the kind needs
    Column("key", String(80), nullable=False),  # idempotency; empty for the server's own entries
    Column("at", BigInteger, nullable=False),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(80), nullable=False),  # the option class
    Column("rank", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("gone", String(8)),  # how they left, where that lost the game: time, left, absent, resigned
    Column("ended", BigInteger, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("subject", String(60), primary_key=True),  # a person's id, or bot:<level>
    Column("game", String(40), primary_key=True),
    Column("variant", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("subject", String(60), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(80), nullable=False),
    Column("mu", Float, nullable=False),  # after the game
    Column("sigma", Float, nullable=False),
    Column("change", Float, nullable=False),  # of the rating that is shown
    Column("at", BigInteger, nullable=False),
)
Index("rating_steps_by_game", rating_steps.c.subject, rating_steps.c.game, rating_steps.c.variant, rating_steps.c.at)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

puzzle_players: Final = Table(
    "puzzle_players",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

puzzle_attempts: Final = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),  # since 1970
    Column("tries", Integer, nullable=False),  # 0: only a hint was asked for
    Column("hints", Integer, nullable=False),
    Column("result", String(8), nullable=False),  # solved, good, missed, shown; empty: not answered yet
    Column("lost", Float, nullable=False),
    Column("mu", Float, nullable=False),  # the player's rating before, from which a second try is counted
    Column("sigma", Float, nullable=False),
    Column("change", Float, nullable=False),  # of the rating that is shown
)
Index("puzzle_attempts_by_day", puzzle_attempts.c.person, puzzle_attempts.c.day)

puzzle_rushes: Final = Table(
    "puzzle_rushes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("day", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("steps", Text, nullable=False),  # JSON: the puzzles in order, each with whether it was solved
)
Index("puzzle_rushes_by_person", puzzle_rushes.c.person, puzzle_rushes.c.game)
Index("puzzle_rushes_by_day", puzzle_rushes.c.game, puzzle_rushes.c.day)

channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, webhook, service
    Column("target", Text, nullable=False),
    Column("mode", String(8), nullable=False),  # each, digest, off
    Column("name", String(60), nullable=False, server_default=""),  # of the device
    Column("session", String(64), index=True),  # of the browser that made it, and ends it by signing out
    Column("code", String(64)),  # digest of the code that confirms a mail address; none: confirmed
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False, server_default="0"),
    Column("failures", Integer, nullable=False, server_default="0"),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "n", Integer, primary_key=True
    ),  # the length of the log it is about, 0 of an invitation; below 0: of a reminder
    Column("at", BigInteger, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False),  # of the analysis: an older one is made anew
    Column("share", Float, nullable=False),  # of the work that is done; below 0: it failed
    Column("doc", JSON(none_as_null=True)),  # what was found, once it is complete
    Column("at", BigInteger, nullable=False),  # when somebody last worked on it
)

mutes: Final = Table(  # who may not talk at a table
    "mutes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

blocks: Final = Table(  # whom a person does not hear
    "blocks",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

probes: Final = Table(  # one row, written to find out whether anything can be
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

figure_sets: Final = Table(
    "figure_sets",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("version", Integer, nullable=False),  # the newest
    Column("link", String(32), unique=True),  # who knows it may read the set
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

figure_versions: Final = Table(
    "figure_versions",
    metadata,
    Column("set_id", String(16), ForeignKey("figure_sets.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),  # the newest revision of the rules when it was typed
    Column("figures", JSON, nullable=False),
    Column("typed", Integer, nullable=False),  # how many figures it has,
    Column("differing", Integer, nullable=False),  # how many of them are not the program's,
    Column("digest", String(64), nullable=False),  # and their digest, all by those rules
    Column("at", BigInteger, nullable=False),
)

figure_answers: Final = Table(
    "figure_answers",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("path", String(120), primary_key=True),
    Column("value", String(200), nullable=False),  # JSON: answers that are alike are equal texts
    Column("at", BigInteger, nullable=False),  # since when the person says so
)
Index("figure_answers_by_game", figure_answers.c.game, figure_answers.c.path)

figure_revisions: Final = Table(
    "figure_revisions",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),  # the newest revision of the rules then
    Column("figures", JSON, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("note", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)

balances: Final = Table(
    "balances",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the figures, and so of a game
    Column("seats", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),  # of the report: an older one is made anew
    Column("figures", JSON, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, running, done, cancelled, failed
    Column("done", Integer, nullable=False),  # games played
    Column("doc", JSON(none_as_null=True)),  # what was found
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("at", BigInteger, nullable=False),  # when somebody last worked on it
)
