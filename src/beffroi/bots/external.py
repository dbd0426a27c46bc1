"""A bot in any language: another program that answers lines of JSON (docs/bots.md has the protocol)."""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import tempfile
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


class BotFailed(BeffroiError):
    """The program's fault: it crashed, kept silent, was too slow, wrote nonsense, or tried to cheat."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(f"{kind}: {reason}")
        self.kind = kind


class ExternalBot(Bot):
    """Runs a command and talks to it: one line of JSON a question, one line of JSON an answer."""

    def __init__(self, command: str, game: Game[Any], seed: int, patience: float = PATIENCE) -> None:
        super().__init__()
        self.game = game
        self.patience = patience
        self.spent = 0.0
        self.rest = b""  # what came after the last complete line
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the program)
        words = shlex.split(command)
        try:
            self.program = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            self.errors.close()
            raise BadRequest(f"exec:{command} can't be started: {error}") from None
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
        assert self.program.stdout is not None
        pipe = self.program.stdout.fileno()
        while b"\n" not in self.rest:
            left = until - monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                raise BotFailed("silent", f"no answer within {self.patience:g} seconds")
            chunk = os.read(pipe, LONGEST_LINE)
            if not chunk:
                raise self.crashed()
            self.rest += chunk
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
            try:
                os.killpg(self.program.pid, signal.SIGKILL)
            except ProcessLookupError:
                self.program.kill()
            self.program.wait()
        for pipe in (self.program.stdin, self.program.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue
        self.errors.close()
