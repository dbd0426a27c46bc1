"""A bot in any language: another program that answers lines of JSON (docs/bots.md has the protocol)."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

from beffroi.bots.bot import Bot
from beffroi.kernel.errors import BadRequest, BeffroiError
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Move

PATIENCE = 5.0  # seconds for one answer
ALLOWANCE = 120.0  # seconds for all answers of a game
LAST_WORDS = 300  # characters of what a failed program wrote to its standard error
LONGEST_LINE = 65536
MOST_UNREAD = 4  # pieces of a program's output that wait to be looked at; what is more waits in its pipe
GONE = 1.0  # seconds in which the output of a program that was ended comes to its end


class BotFailed(BeffroiError):
    """The program's fault: it crashed, kept silent, was too slow, wrote nonsense, or tried to cheat."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(f"{kind}: {reason}")
        self.kind = kind


def words_of(command: str) -> list[str]:
    """Split a command as a shell does.

    >>> words_of("python 'my bot.py'")
    ['python', 'my bot.py']
    """
    try:
        words = shlex.split(command, posix=sys.platform != "win32")  # where a backslash stands between folders
    except ValueError as error:
        raise BadRequest(f"exec:{command} is no command: {str(error).lower()}") from None
    if not words:
        raise BadRequest("exec: names no command: write exec:COMMAND")
    return words


class ExternalBot(Bot):
    """Runs a command and talks to it: one line of JSON a question, one line of JSON an answer."""

    def __init__(self, command: str, game: Game[Any], seed: int, patience: float = PATIENCE) -> None:
        super().__init__()
        self.game = game
        self.patience = patience
        self.spent = 0.0
        self.rest = b""  # what came after the last complete line
        words = words_of(command)
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the program)
        try:
            self.program = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self.errors.close()
            raise BadRequest(f"exec:{command} can't be started: {error}") from None
        self.pieces: Queue[bytes] = Queue(MOST_UNREAD)
        self.reader = Thread(target=read_pieces, args=(self.program.stdout, self.pieces), daemon=True)
        self.reader.start()
        self.greeting: Doc = {"t": "hello", "game": game.slug, "title": game.title, "seed": seed}
        self.greeted = False

    def think(self, p: Perspective, options: list[Move]) -> Move:
        words = {self.game.notation(move): move for move in options}
        if not self.greeted:
            self.greeted = True
            self.send({**self.greeting, "seat": p.seat})
        self.send({"t": "choose", "seat": p.seat, "options": list(words), "view": p.view()})
        reply = self.receive()
        if not isinstance(reply, dict) or not isinstance(reply.get("move"), str):
            raise BotFailed("nonsense", f'the answer is not {{"move": …}}: {str(reply)[:80]}')
        if reply["move"] not in words:
            raise BotFailed("cheating", f"{reply['move'][:80]!r} is not among the {len(words)} options")
        return words[reply["move"]]

    def send(self, message: Doc) -> None:
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.program.stdin.flush()
        except OSError:
            raise self.crashed() from None

    def receive(self) -> object:
        """Read the next line, within the bot's patience and its allowance for the game."""
        start = monotonic()
        line = self.read_line(start + self.patience)
        self.spent += monotonic() - start
        if self.spent > ALLOWANCE:
            raise BotFailed("slow", f"its answers took {self.spent:.0f} seconds in all, {ALLOWANCE:.0f} are allowed")
        try:
            return json.loads(line)
        except ValueError:
            raise BotFailed("nonsense", f"the answer is no JSON: {line[:80]!r}") from None

    def read_line(self, until: float) -> bytes:
        while b"\n" not in self.rest:
            try:
                piece = self.pieces.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise BotFailed("silent", f"no answer within {self.patience:g} seconds") from None
            if not piece:
                raise self.crashed()
            self.rest += piece
            if len(self.rest) > LONGEST_LINE:
                raise BotFailed("nonsense", "the answer is longer than a line should be")
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def crashed(self) -> BotFailed:
        """Describe how the program ended."""
        try:
            code = self.program.wait(1.0)
        except subprocess.TimeoutExpired:
            return BotFailed("crashed", "it closed its output")
        self.errors.seek(0)
        words = self.errors.read().decode(errors="replace").strip()[-LAST_WORDS:]
        return BotFailed("crashed", f"it ended with status {code}" + (f": {words}" if words else ""))

    def clock(self) -> float:
        return monotonic()  # the work is done elsewhere

    def close(self) -> None:
        """End the program and whatever it started."""
        if self.program.poll() is None:
            end_program(self.program)
            self.program.wait()
        self.read_up()
        for pipe in (self.program.stdin, self.program.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue
        self.errors.close()

    def read_up(self) -> None:
        """Let the reader come to the end of the output, which it may be kept from by pieces that nobody took."""
        until = monotonic() + GONE
        while self.reader.is_alive() and monotonic() < until:
            try:
                self.pieces.get(timeout=0.01)
            except Empty:
                continue


def read_pieces(pipe: Any, pieces: Any) -> None:
    """Pass on what a program writes, to the end: a pipe can't be waited for with a time limit on every system."""
    piece = b"."
    while piece:
        try:
            piece = os.read(pipe.fileno(), LONGEST_LINE)
        except (OSError, ValueError):  # it was closed
            piece = b""
        pieces.put(piece)


def end_program(program: subprocess.Popen[bytes]) -> None:
    """End a program and, where the system can tell which, whatever it started."""
    if sys.platform == "win32":
        program.kill()
    else:
        try:
            os.killpg(program.pid, signal.SIGKILL)
        except ProcessLookupError:
            program.kill()
