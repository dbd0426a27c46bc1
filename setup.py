"""Builds the package: compiled by mypyc where there is a C compiler, pure Python otherwise.

What is compiled is found by folder: the kernel, the bots that think, and every game without its tests and page.
`BEFFROI_PURE=1` forces the pure package.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "beffroi"
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py")
LEFT_OUT = {"tests", "ui"}
MYPYC = "mypy[mypyc]>=1.15"
CHECKS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]  # `make types` is the strict one


def wanted() -> bool:
    """Whether to compile: there are a C compiler and Python's headers, and nobody asked for the pure package."""
    if os.environ.get("BEFFROI_PURE"):
        return False
    compilers = (os.environ.get("CC", "cc").split()[0], "gcc", "clang")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(shutil.which(name) for name in compilers)


def modules() -> list[str]:
    """The files to compile, in a stable order."""
    found = (path for pattern in COMPILED for path in SOURCE.glob(pattern))
    return sorted(str(path) for path in found if not LEFT_OUT & set(path.relative_to(SOURCE).parts))


def extensions() -> list[object]:
    """The compiled modules, by mypyc."""
    from mypyc.build import mypycify

    return list(mypycify([*CHECKS, *modules()], opt_level="3", multi_file=True))


if not wanted() or {"egg_info", "dist_info"} & set(sys.argv):  # those only ask what the package is called
    setup()
elif importlib.util.find_spec("mypyc") is None:  # an isolated build first asks what it must install
    setup(setup_requires=[MYPYC])
else:
    setup(ext_modules=extensions())
