"""Finds what a browser needs of our package and of Python itself, and packs it as bytecode.

Runs inside the browser's own interpreter (`engine.mjs`), because bytecode belongs to one version of Python.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import json
import sys
import zipfile
from collections.abc import Coroutine
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType
from typing import Any

OURS = "beffroi"
DATA = (".ftl", ".toml", ".json")
LEFT_OUT = ("tests", "ui", "learn", "cli", "page", "__pycache__")
BESIDE = ("mypy_extensions.py",)  # pure modules of other people, taken from the environment
PURE = "pure"  # the folder of modules that stand in for machine code
# Loaded only now and then, so that using everything once does not show them.
ALSO = ("traceback", "linecache", "tokenize", "token", "textwrap", "codeop", "_colorize", "unicodedata", "contextvars")


def everything(src: str, wheels: str, site: str) -> tuple[bytes, bytes, str]:
    """Return our files as one pack, those of the standard library as a zip file, and the list of the games."""
    for name in BESIDE:  # and nothing else of the environment: a device has to do without it
        place = importlib.util.spec_from_file_location(name.removesuffix(".py"), f"{site}/{name}")
        assert place and place.loader
        module = sys.modules[place.name] = importlib.util.module_from_spec(place)
        place.loader.exec_module(module)
    games = use_everything()
    return library(Path(src), Path(wheels), Path(site)), standard_library(), games


def use_everything() -> str:
    """Load every module that is needed, by doing what a page may ask for; return the list of games as it is told."""
    import beffroi.local.ahead
    import beffroi.local.browser
    from beffroi.bots.registry import make

    class Device:
        async def store(self, name: str, args: str) -> str:
            found = {"heads": [], "entries": [], "append": True}.get(name)
            return json.dumps({"value": found})

        async def think(self, work: str, args: str) -> str:
            return beffroi.local.browser.think(work, args)

        def tell(self, text: str) -> None: ...

        def spread(self, table: str, n: int) -> None: ...

    async def visit() -> str:
        desk = await beffroi.local.browser.open_house(Device())
        ask = desk.request
        await ask("post", "/api/session", "{}", json.dumps({"name": "Ysabel"}))
        for slug in beffroi.all_games():
            seats = [{"kind": "me"}, {"kind": "bot"}]
            made = json.loads(await ask("post", "/api/tables", "{}", json.dumps({"game": slug, "seats": seats})))
            table = json.loads(made[1])["table"]
            await desk.hear(json.dumps({"t": "watch", "table": table}))
            await ask("get", f"/api/games/{slug}/catalogue", "{}", "")
            await ask("get", f"/texts/{slug}/fr.ftl", "{}", "")
            await ask("get", f"/api/figures/{slug}", "{}", "")
            await ask("post", f"/api/figures/{slug}/check", "{}", json.dumps({"toml": "x = 1"}))
            await ask("post", "/api/records", "{}", "{}")
            await ask("post", "/api/records/check", "{}", json.dumps({"text": "{"}))
            for level in ("novice", "page", "apprentice", "journeyman", "master", "champion"):
                make(level, beffroi.game(slug))
        daily = json.loads(json.loads(await ask("get", "/api/puzzles", "{}", ""))[1])["daily"]["id"]
        await ask("post", f"/api/puzzles/{daily}/hint", "{}", json.dumps({"step": 2}))
        await ask("post", f"/api/puzzles/{daily}/answer", "{}", json.dumps({"shown": True}))
        return str(json.loads(await ask("get", "/api/games", "{}", ""))[1])

    beffroi.local.ahead.load()
    return drive(visit())


def drive(work: Coroutine[Any, Any, str]) -> str:
    """Run a coroutine that waits for nothing but itself: the interpreter's own loop is not ours to wait for."""
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        return str(done.value)


def bytecode(source: bytes, path: str) -> bytes:
    """Compile a module, without docstrings and line numbers, to a file that is never compared with its source."""
    code = without_lines(compile(source, path, "exec", dont_inherit=True, optimize=2))
    return bytes(_bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False))


def without_lines(code: CodeType) -> CodeType:
    """Leave the line numbers out: a fifth of the bytecode, and there is no source beside it to look them up in."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def library(src: Path, wheels: Path, site: Path) -> bytes:
    """Return the pack: the length of an index, the index by path, the files."""
    files: dict[str, bytes] = {}
    used = {name for name in sys.modules if name.split(".")[0] == OURS}
    for path in sorted((src / OURS).rglob("*")):
        inside = path.relative_to(src)
        if not path.is_file() or set(inside.parts) & set(LEFT_OUT):
            continue
        if path.suffix == ".py":
            parts = inside.with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            if name in used:
                files[str(inside.with_suffix(".pyc"))] = bytecode(path.read_bytes(), str(inside))
        elif path.suffix in DATA and ".".join(inside.parts[:-1]).split(".texts")[0] in used:
            files[str(inside)] = path.read_bytes()
    pure = Path(__file__).parent / PURE
    for path in [*sorted(wheels.rglob("*")), *sorted(pure.rglob("*.py"))]:
        inside = path.relative_to(wheels if path.is_relative_to(wheels) else pure)
        if path.suffix == ".py":
            files[str(inside.with_suffix(".pyc"))] = bytecode(path.read_bytes(), str(inside))
        elif path.suffix == ".so" and shared(path) in sys.modules:
            files[str(inside)] = path.read_bytes()
    for name in BESIDE:
        files[name.replace(".py", ".pyc")] = bytecode((site / name).read_bytes(), name)
    index, at = {}, 0
    for name, data in files.items():
        index[name] = [at, len(data)]
        at += len(data)
    head = json.dumps(index, separators=(",", ":")).encode()
    return len(head).to_bytes(4, "little") + head + b"".join(files.values())


def shared(path: Path) -> str:
    """Return the name of the module in a shared library."""
    return f"{path.parent.name}.{path.name.split('.')[0]}"


def is_frozen(name: str) -> bool:
    """Whether a module is a part of the interpreter itself."""
    module = sys.modules.get(name)
    return module is not None and getattr(module.__spec__, "origin", "") == "frozen"


def standard_library() -> bytes:
    """Return the modules of Python that were loaded, as bytecode in a zip file that is not packed itself."""
    for name in ALSO:
        importlib.import_module(name)
    zipped = next(path for path in sys.path if path.endswith(".zip"))
    out = io.BytesIO()
    with zipfile.ZipFile(zipped) as full, zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as slim:
        for entry in full.namelist():
            if not entry.endswith(".py"):
                continue
            parts = entry.removesuffix(".py").split("/")
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            if not is_frozen(name) and (name in sys.modules or parts[0] in ("_pyodide", "pyodide")):
                info = zipfile.ZipInfo(entry.replace(".py", ".pyc"))  # the same bytes whenever it is built
                slim.writestr(info, bytecode(full.read(entry), entry))
    return out.getvalue()
