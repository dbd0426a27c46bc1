"""A server that comes back whenever it is killed: a parent with everything imported forks it again.

python -m tests.server.restarting DATA PORT — prints the pid of each new child on a line of its own.
"""

from __future__ import annotations

import os
import sys

import uvicorn

from beffroi.server.app import create_app
from beffroi.server.config import read_settings
from beffroi.server.main import options


def main(data: str, port: str) -> None:
    settings = read_settings({}, data=data, port=int(port), limits=False)
    while True:
        child = os.fork()
        if child == 0:
            uvicorn.run(create_app(settings), **options(settings))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        if sys.stdin.readline().strip() != "again":
            return


if __name__ == "__main__":
    main(*sys.argv[1:3])
