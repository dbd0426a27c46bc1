"""Finds what a browser needs of our package and of Python itself, and packs it as bytecode.

Runs inside the browser's own interpreter (`engine.mjs`), because bytecode belongs to one version of Python.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import json
import marshal
import re
import sys
import zipfile
from importlib import _bootstrap_external
from itertools import accumulate
from pathlib import Path
from types import CodeType

OURS = "beffroi"
DATA = (".ftl", ".toml", ".json")
LEFT_OUT = ("tests", "ui", "learn", "cli", "page", "__pycache__", "studies.json")
BESIDE = ("mypy_extensions.py",)  # pure modules of other people, taken from the environment
PURE = "pure"  # the folder of modules that stand in for machine code, and of the one that loads all others
SHELF = "shelf.py"
INDEX = "modules"
FIRST = "sitecustomize.py"  # what Python loads by itself as soon as it can
OPENING = """
import shelf
shelf.open_shelves("/lib/python314.zip", "/lib/python314.zip", {index!r})
"""
PYODIDE = ("_pyodide", "pyodide")
# Loaded only now and then, so that using everything once does not show them.
ALSO = ("traceback", "linecache", "tokenize", "token", "textwrap", "codeop", "_colorize", "unicodedata", "contextvars")


def everything(src: str, wheels: str, site: str, begun: set[str]) -> tuple[bytes, bytes, str]:
    """Return what is loaded later as a pack, what the interpreter begins with as a zip file, and the list of the games.

    `begun` are the modules of the standard library that a fresh interpreter has loaded.
    """
    for name in BESIDE:  # and nothing else of the environment: a device has to do without it
        place = importlib.util.spec_from_file_location(name.removesuffix(".py"), f"{site}/{name}")
        assert place and place.loader
        module = sys.modules[place.name] = importlib.util.module_from_spec(place)
        place.loader.exec_module(module)
    games = use_everything()
    standard = standard_library()
    first = {path: code for path, code in standard.items() if Path(path).parts[0].removesuffix(".py") in begun}
    later = {path: code for path, code in standard.items() if path not in first}
    modules, files = library(Path(src), Path(wheels), Path(site))
    loader = modules.pop(SHELF)
    return packed({**later, **modules}, files), zipped(first, loader), games


def use_everything() -> str:
    """Load every module that is needed, by doing what a page may ask for; return the list of games as it is told."""
    import beffroi
    from beffroi.bots import network
    from beffroi.bots.registry import make
    from beffroi.local import ahead, browser

    network.FILES = re.compile("not-packed")  # networks are not: what is told and used here is as on a device

    async def visit() -> str:
        desk = await browser.open_house(ahead.NoDevice())
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

    ahead.load()
    return str(ahead.at_once(visit()))


def bytecode(source: bytes, path: str) -> CodeType:
    """Compile a module, without docstrings and line numbers."""
    return without_lines(compile(source, path, "exec", dont_inherit=True, optimize=2))


def file_of(code: CodeType) -> bytes:
    """Return a module as Python keeps it in a file, which is never compared with its source."""
    return bytes(_bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False))


def without_lines(code: CodeType) -> CodeType:
    """Leave the line numbers out: a fifth of the bytecode, and there is no source beside it to look them up in."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def library(src: Path, wheels: Path, site: Path) -> tuple[dict[str, CodeType], dict[str, bytes]]:
    """Return the bytecode of our modules and of those of other people, and the files that lie beside them."""
    modules: dict[str, CodeType] = {}
    files: dict[str, bytes] = {}
    used = {name for name in sys.modules if name.split(".")[0] == OURS}
    for path in sorted((src / OURS).rglob("*")):
        inside = path.relative_to(src)
        if not path.is_file() or set(inside.parts) & set(LEFT_OUT):
            continue
        if path.suffix == ".py":
            if module_of(inside.parts) in used:
                modules[str(inside)] = bytecode(path.read_bytes(), str(inside))
        elif path.suffix in DATA and ".".join(inside.parts[:-1]).split(".texts")[0] in used:
            files[str(inside)] = path.read_bytes()
    pure = Path(__file__).parent / PURE
    for path in [*sorted(wheels.rglob("*")), *sorted(pure.rglob("*.py"))]:
        inside = path.relative_to(wheels if path.is_relative_to(wheels) else pure)
        if path.suffix == ".py":
            modules[str(inside)] = bytecode(path.read_bytes(), str(inside))
        elif path.suffix == ".so" and shared(path) in sys.modules:
            files[str(inside)] = path.read_bytes()
    for name in BESIDE:
        modules[name] = bytecode((site / name).read_bytes(), name)
    return modules, files


def module_of(parts: tuple[str, ...]) -> str:
    """Return the name of the module in a file."""
    inside = Path(*parts).with_suffix("").parts
    return ".".join(inside[:-1] if inside[-1] == "__init__" else inside)


def packed(modules: dict[str, CodeType], files: dict[str, bytes]) -> bytes:
    """Return the pack: the modules, the files, the index of the files by path, its length.

    The modules have an index of their own among the files.
    """
    codes = [marshal.dumps(code) for code in modules.values()]
    begins = accumulate(map(len, codes), initial=0)
    places = {path: (begin, len(code)) for path, begin, code in zip(modules, begins, codes, strict=False)}
    files = {**files, INDEX: index_of(places)}
    index, at = {}, sum(map(len, codes))
    for path, content in files.items():
        index[path] = [at, len(content)]
        at += len(content)
    tail = json.dumps(index, separators=(",", ":")).encode()
    return b"".join([*codes, *files.values(), tail, len(tail).to_bytes(4, "little")])


def index_of(places: dict[str, tuple[int, int]]) -> bytes:
    """Return where modules are, by folder and name, in Python's own format: `shelf.py` reads it."""
    folders: dict[str, dict[str, tuple[int, int, bool]]] = {}
    for path, place in places.items():
        *parts, name = Path(path).with_suffix("").parts
        is_package = name == "__init__"
        if is_package:
            *parts, name = parts
        folders.setdefault("/".join(parts), {})[name] = (*place, is_package)
    return marshal.dumps(folders)


def shared(path: Path) -> str:
    """Return the name of the module in a shared library."""
    return f"{path.parent.name}.{path.name.split('.')[0]}"


def is_frozen(name: str) -> bool:
    """Whether a module is a part of the interpreter itself."""
    module = sys.modules.get(name)
    return module is not None and getattr(module.__spec__, "origin", "") == "frozen"


def standard_library() -> dict[str, CodeType]:
    """Return the modules of Python that were loaded, by path."""
    for name in ALSO:
        importlib.import_module(name)
    found = {}
    with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as full:
        for path in full.namelist():
            if path.endswith(".py"):
                parts = tuple(path.split("/"))
                name = module_of(parts)
                if not is_frozen(name) and (name in sys.modules or parts[0] in PYODIDE):
                    found[path] = bytecode(full.read(path), path)
    return found


def zipped(modules: dict[str, CodeType], loader: CodeType) -> bytes:
    """Return modules as a zip file that is not packed itself.

    What loads them from it in the end comes last, with the index: to read a zip file as one is slow.
    """
    out = io.BytesIO()
    places = {}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as slim:

        def put(path: str, code: CodeType) -> None:
            info = zipfile.ZipInfo(path.replace(".py", ".pyc"))  # the same bytes whenever it is built
            slim.writestr(info, file_of(code))
            size = len(marshal.dumps(code))
            places[path] = (out.tell() - size, size)

        for path, code in modules.items():
            put(path, code)
        opening = OPENING.format(index=index_of(places))
        put(SHELF, loader)
        put(FIRST, bytecode(opening.encode(), FIRST))
    return out.getvalue()
