"""Nothing leaks: every byte a client gets is a function of what its seat may see.

A game of every title is played with four clients whose every byte is kept. Then
the log is replayed: each update must be exactly what the seat's own knowledge
gives, which is shown by building it again from tables the seat cannot tell from
the real one (`imagine`), with other hidden cards and other luck.
"""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.protocol.commands import EndTurnBody, MoveBody, UndoBody
from beffroi.server.domain.commands import Begin
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import RUNNING, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.domain.undo import undoable
from beffroi.server.realtime.render import update
from beffroi.server.services.loading import standin_level
from beffroi.server.storage.log import read_entries
from tests.server.support import Doc, Player, Server, play_live

GAMES = sorted(beffroi.all_games())
NOBODY = -1


def plain(message: Doc) -> Doc:
    """A message without the time of day, which everybody may know."""
    read: Doc = msgspec.json.decode(msgspec.json.encode(message))
    return {key: value for key, value in read.items() if key != "clock"}


def imagined(table: TableState, seat: int, since: int, seed: int) -> Doc:
    """The update built from a table that looks the same to the seat but is another one.

    A spectator knows no more than any seat, so for one the table is imagined from some seat.
    """
    match = table.playing
    eye = seat if seat != NOBODY else seed % match.setup.seats
    real, moves, sealed, secret = match.state, match.moves, match.sealed, match.secret
    first = len(moves) - secret  # after it come secret answers: whose they are is unknown too
    kept = [i for i, (mover, _) in enumerate(moves) if i < first or mover == eye]
    match.state = real.imagine(eye, FastChance(seed))
    match.moves, match.sealed = [moves[i] for i in kept], [sealed[i] for i in kept]
    match.secret = len(kept) - first
    try:
        return plain(update(table, seat, since, 0))
    finally:
        match.state, match.moves, match.sealed, match.secret = real, moves, sealed, secret


def check_told(table: TableState, seat: int, since: int, seed: int) -> None:
    """What this seat is told does not depend on what it can't see."""
    told = plain(update(table, seat, since, 0))
    others = [event for _, event in table.events if not event.seen_by(seat)]
    real, table.events = table.events, [item for item in table.events if item[1].seen_by(seat)]
    try:
        assert imagined(table, seat, since, seed) == told, (seat, table.n)
    finally:
        table.events = real
    for event in others:
        assert {"key": event.key, "args": table.game.named_arguments(event.key, event.args)} not in [
            {"key": shown["key"], "args": shown["args"]} for shown in told["events"]
        ] or any(e.key == event.key and e.args == event.args and e.seen_by(seat) for _, e in table.events)


def new_table(game: Game[Any], seats: int, secret: bytes) -> TableState:
    values: dict[str, Any] = dict.fromkeys(TableSpec.__struct_fields__)
    values |= {"id": "leak", "game": game.slug, "rules": game.rules, "options": game.clean_options({}), "seats": seats}
    values |= {"status": "open", "access": "link", "clock": {"kind": "none"}, "confirm": True, "chat": True}
    values |= {"rated": False, "secret": secret, "imported": False, "created": 0}
    people = [SeatAssignment("human", f"p{i}", f"P{i}") for i in range(seats)]
    return TableState(game, TableSpec(**values), people, standin_level(game))


# --- the real thing -------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_every_byte_to_four_clients_is_a_function_of_their_views(server: Server, slug: str) -> None:
    game = beffroi.game(slug)
    count = min(4, game.seats[1])
    people = [Player(server.url, f"Player {word}") for word in ("One", "Two", "Three", "Four")[:count]]
    watcher = Player(server.url, "Watcher")
    table_id = people[0].create("me", *["open"] * (count - 1), game=slug)
    for person in [*people, watcher]:
        person.connect().say(t="watch", table=table_id)
        person.await_message(lambda m: m["t"] == "table")
    for person in people[1:]:
        person.post(f"/api/tables/{table_id}/join")
    picks = random.Random(slug)
    play_live([*people, watcher], table_id, lambda update: picks.randrange(1000))  # the watcher listens, asked nothing
    live = server.inside(server.services.tables.get(table_id))
    log = server.inside(server.services.store.read(partial(read_entries, table=table_id)))
    secret = live.spec.secret.hex()
    replay_against(game, live, log, dict(enumerate(people)) | {NOBODY: watcher}, secret)
    for person in [*people, watcher]:
        person.close()


def replay_against(
    game: Game[Any], live: TableState, log: list[LogEntry], clients: dict[int, Player], secret: str
) -> None:
    """Replay the log; at each step, what each client got is what its seat may know, byte for byte."""
    again = TableState(game, live.spec, live.seats, standin_level(game))
    told = {seat: [m for m in client.inbox if m["t"] == "update"] for seat, client in clients.items()}
    since = dict.fromkeys(clients, 0)
    compared = 0
    for entry in log:
        before = again.seq
        again.apply(entry)
        for seat in clients:
            if again.seq == before and seat != entry.seat:
                continue
            mine = plain(update(again, seat, since[seat], 0))
            if told[seat] and plain(told[seat][0]) == mine:
                told[seat].pop(0)
                since[seat] = again.seq
                compared += 1
            if again.status == RUNNING and again.n % 5 == 0:
                check_told(again, seat, since[seat], again.n)
    assert not any(told.values()), "a client was told something the log does not explain"
    assert compared > len(log)
    for client in clients.values():
        early = [text for text in client.bytes if '"over":true' not in text and '"status":"over"' not in text]
        assert not [text for text in early if secret in text]


# --- property-based -------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_updates_do_not_depend_on_what_is_hidden(slug: str, data: st.DataObject) -> None:
    game = beffroi.game(slug)
    seats = data.draw(st.integers(max(2, game.seats[0]), game.seats[1]), label="seats")
    seed = data.draw(st.integers(0, 2**30), label="seed")
    picks = random.Random(seed)
    table = new_table(game, seats, json.dumps(seed).encode())
    table.decide(Begin({}), 1)
    for _ in range(60):
        if table.status != RUNNING:
            break
        step(table, picks)
        if table.status == RUNNING:
            check_told(table, picks.randrange(NOBODY, seats), max(0, table.seq - 3), picks.randrange(99))


def step(table: TableState, picks: random.Random) -> None:
    """Somebody does something: answers, takes back, or ends the turn."""
    seat = picks.choice(table.to_act())
    if undoable(table, seat) and picks.random() < 0.1:
        table.decide(UndoBody(seat=seat, seq=table.seq, key=""), 1)
    elif table.unconfirmed_turn() == seat and not table.may_answer(seat):
        table.decide(EndTurnBody(seat=seat, seq=table.seq, key=""), 1)
    elif table.may_answer(seat):
        options = table.playing.state.options(seat)
        code = table.game.notation(picks.choice(options))
        table.decide(MoveBody(seat=seat, seq=table.seq, key="", code=code), 1)
