"""Ctrl-C ends a bot that thinks: in this process, compiled too, and in the processes it has started."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

DEADLINE = 120  # seconds; the search alone would take ten minutes
SCRIPT = """
import signal
import sys
import beffroi
from beffroi.bots import make
from beffroi.kernel.perspective import Perspective

if __name__ == "__main__":  # the processes of the search import this too
    game = beffroi.game("troyes")
    s = game.new(2, seed=1)
    bot = make(sys.argv[1], game)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        bot.choose(Perspective(game, s, s.waiting()[0]))
    except KeyboardInterrupt:
        bot.close()
        print("interrupted")
"""


COMMAND = """
import signal
from beffroi.cli import main

signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 3.0)
main(["arena", "troyes", "--bots", "search:600000ms,random", "--games", "8", "--jobs", "2"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no timer that interrupts")
@pytest.mark.parametrize("budget", ["search:600000ms", "search:600000ms@2"])
def test_a_bot_stops_thinking_at_once(budget: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, budget], env=environment, capture_output=True, text=True, timeout=DEADLINE
    )
    assert ran.stdout == "interrupted\n", ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="has no timer that interrupts")
def test_a_command_waits_for_no_game_of_its_processes() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", COMMAND], env=environment, capture_output=True, text=True, timeout=DEADLINE
    )
    assert ran.returncode == 130, ran.stderr
