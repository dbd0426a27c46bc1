"""Backup and restore in one file, the same for both databases: a zip of JSON lines, one member a table.

A backup is a consistent snapshot, taken while the server runs; it also moves
a server from SQLite to PostgreSQL or back.
"""

from __future__ import annotations

import base64
import json
import os
import tempfile
import zipfile
import zlib
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa

from beffroi.kernel.errors import BadRequest
from beffroi.server.storage.engine import Store, first_line, open_store
from beffroi.server.storage.migrate import begin_at, known, migrate, newest
from beffroi.server.storage.schema import metadata

FORMAT: Final = 1
CHUNK: Final = 500
KEPT_FILES: Final = ("secret", "vapid.pem")
DAMAGED: Final = (
    *(OSError, EOFError, KeyError, ValueError, TypeError, AttributeError),
    *(RuntimeError, zipfile.BadZipFile, zlib.error),  # RuntimeError: packed in a way of its own, or encrypted
)


async def backup(store: Store, folder: Path, target: Path) -> dict[str, int]:
    """Write everything into one file that only its owner reads; returns the rows by table."""
    if not target.name:
        raise BadRequest(f"can't write {target}: it is a folder")
    partial = target.with_name(target.name + ".part")
    try:
        handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            counts = await store.snapshot(lambda connection: write_archive(connection, file, folder))
        partial.replace(target)
    except OSError as error:
        raise BadRequest(f"can't write {target}: {error.strerror}") from None
    finally:
        with suppress(OSError):
            partial.unlink()
    return counts


def write_archive(connection: sa.Connection, file: IO[bytes], folder: Path) -> dict[str, int]:
    """Write the whole server: what it is, the files it keeps, and every table."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("beffroi.json", json.dumps({"format": FORMAT, "schema": newest()}))
        for name in KEPT_FILES:
            if (folder / name).is_file():
                archive.write(folder / name, f"files/{name}")
        return write_tables(connection, archive)


def write_tables(connection: sa.Connection, archive: zipfile.ZipFile) -> dict[str, int]:
    return {table.name: write_table(connection, table, archive) for table in metadata.sorted_tables}


def write_table(connection: sa.Connection, table: sa.Table, archive: zipfile.ZipFile) -> int:
    count = 0
    piecemeal = {"yield_per": CHUNK}
    with archive.open(f"tables/{table.name}.jsonl", "w", force_zip64=True) as member:
        query = sa.select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query, execution_options=piecemeal).mappings():
            member.write(json.dumps(pack(row)).encode() + b"\n")
            count += 1
    return count


def pack(row: Any) -> dict[str, Any]:
    return {
        key: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def unpack(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: base64.b64decode(value["base64"]) if isinstance(table.c[key].type, sa.LargeBinary) else value
        for key, value in row.items()
    }


async def restore(store: Store, folder: Path, source: Path) -> dict[str, int]:
    """Fill an empty database from a backup of this version or an earlier one; if that fails, it stays empty."""
    try:
        archive = zipfile.ZipFile(source)
        about = dict(json.loads(archive.read("beffroi.json")))
    except DAMAGED as error:
        raise BadRequest(f"{source} is no backup of a server: {error}") from None
    schema = str(about.get("schema"))
    if about.get("format") != FORMAT or schema not in known():
        raise BadRequest(f"{source} was made by a newer version of Beffroi (schema {schema}): update the program")
    with archive:
        counts = await store.write(lambda connection: read_tables(connection, archive, schema))
        for name in KEPT_FILES:
            if f"files/{name}" in archive.namelist():
                keep(folder / name, archive.read(f"files/{name}"))
    return counts


async def try_restore(source: Path) -> dict[str, int]:
    """Restore a backup into a folder that is thrown away, to know that it can be done; returns the rows by table."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/beffroi.db")
        try:
            return await restore(store, Path(folder), source)
        finally:
            await store.close()


def read_tables(connection: sa.Connection, archive: zipfile.ZipFile, schema: str) -> dict[str, int]:
    check_empty(connection)
    tables = metadata if schema == newest() else begin_at(connection, schema)
    counts = {table.name: restore_table(connection, table, archive) for table in tables.sorted_tables}
    migrate(connection)
    set_sequence(connection)
    return counts


def check_empty(connection: sa.Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(sa.select(table).limit(1)).first() is not None:
            raise BadRequest("the database is not empty: restore into a new one")


def restore_table(connection: sa.Connection, table: sa.Table, archive: zipfile.ZipFile) -> int:
    """Read a table's rows; BadRequest where the file is damaged."""
    try:
        return read_table(connection, table, archive)
    except (*DAMAGED, sa.exc.SQLAlchemyError) as error:
        raise BadRequest(f"{archive.filename}: {table.name} can't be restored: {first_line(error)}") from None


def read_table(connection: sa.Connection, table: sa.Table, archive: zipfile.ZipFile) -> int:
    count, rows = 0, []
    with archive.open(f"tables/{table.name}.jsonl") as member:
        for line in member:
            rows.append(unpack(table, json.loads(line)))
            count += 1
            if len(rows) == CHUNK:
                connection.execute(sa.insert(table), rows)
                rows = []
    if rows:
        connection.execute(sa.insert(table), rows)
    return count


def set_sequence(connection: sa.Connection) -> None:
    """Let PostgreSQL, which counts chat messages on its own, go on after the last one."""
    if connection.dialect.name == "postgresql":
        last = "select setval(pg_get_serial_sequence('chats', 'id'), coalesce(max(id), 0) + 1, false) from chats"
        connection.execute(sa.text(last))


def keep(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
