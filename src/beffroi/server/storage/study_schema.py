"""The tables of the studies."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from beffroi.server.storage.metadata import metadata

studies: Final = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("title_key", String(240), nullable=False),  # by which it is searched
    Column("themes", String(240), nullable=False),  # each between two |, so that one can be searched
    Column("access", String(8), nullable=False),  # private, link, public
    Column("invite", String(32)),  # who knows it may come to write
    Column("n", Integer, nullable=False),  # edits so far
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("studies_listed", studies.c.access, studies.c.game, studies.c.changed)

study_writers: Final = Table(  # who may write in a study besides its owner
    "study_writers",
    metadata,
    Column("study", String(16), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

study_chapters: Final = Table(
    "study_chapters",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("study", String(16), ForeignKey("studies.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),  # among the chapters of the study
    Column("head", Text, nullable=False),  # JSON: what a list tells of it
    Column("doc", Text, nullable=False),  # JSON: its beginning and its tree
)
