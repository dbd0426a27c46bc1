"""Builds the package: compiled by mypyc where there is a C compiler, pure Python otherwise.

What is compiled is found by folder: the kernel, the bots that think, and every game without its tests and page; of the
server what every decision goes through. The layers of networks are written in C too, with the same numbers.
`BEFFROI_PURE=1` forces the pure package; `BEFFROI_OPT=1` compiles faster to slower code (3 is usual).
"""

from __future__ import annotations

import importlib.util
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "scripts"))

from backend import compiles  # noqa: E402

SOURCE = ROOT / "src" / "beffroi"
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py")
SINGLE = (
    *("learn/batch.py", "learn/outcome.py"),  # the rest of that room needs NumPy and PyTorch as they are
    *(
        f"server/domain/{name}.py"  # no msgspec class
        for name in ("table", "decisions", "undo", "turns", "question", "results", "clock", "calendar")
    ),
    *("server/services/live_table.py", "server/services/rate_limits.py"),
    *("server/realtime/hub.py", "server/realtime/render.py", "server/api/websocket.py"),
)
LEFT_OUT = {"tests", "ui"}
# Nothing outside replaces a function of the compiled library: its own calls need not be looked up (a tenth faster).
DIRECT_CALLS = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
DIRECT_LINKS = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
LAYERS = ["/O2"] if sys.platform == "win32" else ["-O3"]
CHECKS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]  # `make typecheck` is the strict one


def modules() -> list[str]:
    """The files to compile, in a stable order."""
    found = (path for pattern in COMPILED for path in SOURCE.glob(pattern))
    chosen = [path for path in found if not LEFT_OUT & set(path.relative_to(SOURCE).parts)]
    return sorted(str(path) for path in [*chosen, *(SOURCE / name for name in SINGLE)])


def extensions() -> list[object]:
    """The compiled modules, by mypyc."""
    from mypyc.build import mypycify

    level = os.environ.get("BEFFROI_OPT", "3")
    compiled = list(mypycify([*CHECKS, *modules()], opt_level=level, debug_level="0", multi_file=True))
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
        extension.extra_link_args = [*extension.extra_link_args, *DIRECT_LINKS]
    return [*compiled, Extension("beffroi.bots._layers", ["src/beffroi/bots/_layers.c"], extra_compile_args=LAYERS)]


class BuildOnAllCores(build_ext):
    """The C files are many and independent: each core compiles one at a time."""

    def build_extensions(self) -> None:
        compiler, jobs = self.compiler, []
        compile_one, compile_all = compiler._compile, compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_each(*args: object, **more: object) -> list[str]:
                objects = compile_all(*args, **more)
                for job in jobs:
                    job.result()
                jobs.clear()
                return objects

            compiler._compile = lambda *args: jobs.append(pool.submit(compile_one, *args))
            compiler.compile = compile_each
            super().build_extensions()


if {"egg_info", "dist_info", "sdist"} & set(sys.argv) or not compiles():  # those only ask what there is
    setup()
elif importlib.util.find_spec("mypyc") is None:
    sys.stderr.write("beffroi: mypyc is not installed, so the package is pure Python\n")
    setup()
else:
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
