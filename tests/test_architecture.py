"""What import-linter (see `pyproject.toml`) can't check: pure games, heavy imports, and how large a module may grow."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "beffroi"
LONGEST = 400  # lines of a module; about 300 is the aim
LONGEST_TABLE = 700  # lines of a module that is a table of cards
TABLES = ("cards", "figures", "tables")  # folders or modules of tables
IMPURE = {
    "random",
    "time",
    "datetime",
    "json",
    "logging",
    "os",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "asyncio",
}
HEAVY = {"bots": {"learn"}, "cli": {"bots", "learn", "server"}}  # what a package imports only inside functions


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def product_modules() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if not {"tests", "ui"} & set(path.relative_to(SOURCE).parts)]


def imports(path: Path) -> set[str]:
    """The full names of all modules a file imports, wherever the import stands."""
    return imports_of(ast.walk(parsed(path)), path)


def imports_of(nodes: Iterable[ast.AST], path: Path) -> set[str]:
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively: write the whole name"
            names.add(node.module or "")
            if node.module == "beffroi":
                names |= {f"beffroi.{alias.name}" for alias in node.names if (SOURCE / alias.name).exists()}
    return names


def package_of(module: str) -> str:
    """The package of one of our modules: `beffroi.kernel.state` is in `kernel`."""
    return module.removeprefix("beffroi").lstrip(".").split(".")[0]


def ours(path: Path) -> set[str]:
    return {name for name in imports(path) if name.split(".")[0] == "beffroi"}


MODULES = [pytest.param(path, id=str(path.relative_to(SOURCE))) for path in product_modules()]


@pytest.mark.parametrize("path", MODULES)
def test_heavy_packages_are_imported_where_they_are_needed(path: Path) -> None:
    heavy = HEAVY.get(path.relative_to(SOURCE).parts[0], set())
    at_once = imports_of(parsed(path).body, path)
    assert {name for name in at_once if name.split(".")[0] == "beffroi" and package_of(name) in heavy} == set()


@pytest.mark.parametrize("path", MODULES)
def test_a_game_imports_no_other_game_and_is_pure(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    others = {name for name in ours(path) if package_of(name) == "games" and name.split(".")[2:3] != [parts[1]]}
    assert others == set()
    assert {name for name in imports(path) if name.split(".")[0] in IMPURE} == set()


@pytest.mark.parametrize("path", MODULES)
def test_nothing_outside_a_game_names_it(path: Path) -> None:
    if path.relative_to(SOURCE).parts[0] == "games":
        return
    slugs = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()}
    strings = {node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant)}
    assert strings & slugs == set()


@pytest.mark.parametrize("path", MODULES)
def test_a_module_is_of_a_readable_size_and_says_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = any(part.removesuffix(".py") in TABLES for part in path.relative_to(SOURCE).parts)
    assert len(text.splitlines()) <= (LONGEST_TABLE if table else LONGEST)
    assert not text.strip() or ast.get_docstring(parsed(path)), "a module begins with a sentence that says what it is"


def test_the_kernel_asks_for_nothing_beyond_the_library() -> None:
    foreign = {name.split(".")[0] for path in (SOURCE / "kernel").glob("*.py") for name in imports(path) if name} - {
        "beffroi",
        "librt",
        "mypy_extensions",
        "__future__",
    }
    assert foreign <= {
        "collections",
        "enum",
        "hashlib",
        "hmac",
        "importlib",
        "itertools",
        "json",
        "pkgutil",
        "tomllib",
        "typing",
    }
