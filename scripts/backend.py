"""Builds the package when pip asks: with the page where Node is at hand, compiled where a C compiler is.

pip asks first what a build needs, then for the build. What is not at hand is left out, and the build says so: a package
without its page plays in the terminal, and the pure package plays everything, more slowly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

MYPYC = "mypy[mypyc]>=1.15"
PAGE = Path("src/beffroi/server/page/index.html")
NODE_MODULES = Path("node_modules")


def compiles() -> bool:
    """Whether to compile: there are a C compiler and Python's headers, and nobody asked for the pure package."""
    if os.environ.get("BEFFROI_PURE"):
        return False
    compilers = (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(shutil.which(name) for name in compilers)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Name mypyc where it is needed."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, MYPYC] if compiles() else needed


def build_wheel(directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build the page if it isn't there, then the wheel."""
    build_page()
    return str(build_meta.build_wheel(directory, config_settings, metadata_directory))


def build_sdist(directory: str, config_settings: Any = None) -> str:
    """Build the page if it isn't there, then pack everything."""
    build_page()
    return str(build_meta.build_sdist(directory, config_settings))


def build_page() -> None:
    """Build the page with this machine's Node, unless it is built."""
    if PAGE.exists():
        return
    npm = shutil.which("npm")
    if npm is None or not ((NODE_MODULES.exists() or installs(npm)) and runs(npm, "run", "-s", "build")):
        sys.stderr.write("beffroi: without npm and its packages there is no page: `beffroi serve` will say so\n")


def installs(npm: str) -> bool:
    """Install the locked packages; some mirrors lack the builds for other systems, which the second way leaves out."""
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    return runs(npm, "ci", *quiet) or runs(npm, "install", "--no-save", *quiet)


def runs(*words: str) -> bool:
    return subprocess.run(words).returncode == 0
