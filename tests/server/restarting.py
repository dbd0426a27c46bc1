"""A server that comes back whenever it is killed: a parent with everything loaded forks it again.

python -m tests.server.restarting '{"data": …, "port": …}' — prints the pid of each new child on a line of its own.
"""

from __future__ import annotations

import json
import os
import sys

import uvicorn

import beffroi
from beffroi.server.app import create_app
from beffroi.server.config import read_settings
from beffroi.server.main import options


def main(flags: str) -> None:
    settings = read_settings({}, **json.loads(flags), limits=False)
    beffroi.all_games()
    app = create_app(settings)
    while True:
        child = os.fork()
        if child == 0:
            uvicorn.run(app, **options(settings))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        if sys.stdin.readline().strip() != "again":
            return


if __name__ == "__main__":
    main(sys.argv[1])
