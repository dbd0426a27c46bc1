"""What a browser keeps as an image of its memory, and what stands in there for machine code."""

from __future__ import annotations

import importlib
import importlib.util
import json
import marshal
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beffroi.local import ahead

ROOT = Path(__file__).parents[2]
LOADED = """
import sys
from beffroi.local.ahead import load, wake
load()
wake()
import beffroi
from beffroi.texts import catalogue_files
before = set(sys.modules)
import beffroi.local.browser
assert beffroi.all_games.cache_info().currsize == 1
assert catalogue_files.cache_info().currsize == 3 * len(beffroi.all_games())
print(*(set(sys.modules) - before))
"""


def test_an_image_holds_the_games_their_texts_and_the_tables() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("slug", ["troyes", "tournay", "parbourg"])
def test_what_is_used_before_an_image_is_made_is_a_table_and_the_beginning_of_its_game(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices: list[ahead.NoDevice] = []

    class Kept(ahead.NoDevice):
        def __init__(self) -> None:
            super().__init__()
            devices.append(self)

    monkeypatch.setattr(ahead, "NoDevice", Kept)
    ahead.at_once(ahead.rehearse(slug))
    [device] = devices
    assert "refused" not in device.told
    assert device.told["table"]["game"] == slug
    assert device.told["update"]["moves"] > ahead.ANSWERS / 2


@pytest.fixture
def pack() -> Iterator[Any]:
    """What packs modules, and what loads them from a pack; nothing of either stays."""
    kept = sys.path[:], sys.path_hooks[:], sys.dont_write_bytecode
    sys.path.insert(0, str(ROOT / "web/scripts/pure"))
    yield loaded("pack", "web/scripts/pack.py")
    sys.path[:], sys.path_hooks[:], sys.dont_write_bytecode = kept
    sys.path_importer_cache.clear()
    for name in ("shelf", "sitecustomize", "packed_one", "packed_one.inner"):
        sys.modules.pop(name, None)


MODULES = {
    "packed_one/__init__.py": "here = __file__",
    "packed_one/inner.py": "from packed_one import here\ntwice = here * 2",
}


def test_modules_are_imported_from_the_one_file_they_are_packed_in(pack: Any, tmp_path: Path) -> None:
    whole = pack.packed(
        {path: pack.bytecode(text.encode(), path) for path, text in MODULES.items()}, {"packed_one/a.json": b"{}"}
    )
    file, home = tmp_path / "modules.pack", tmp_path / "home"
    file.write_bytes(whole)
    length = int.from_bytes(whole[-4:], "little")
    files = json.loads(whole[-4 - length : -4])
    assert list(files) == ["packed_one/a.json", "modules"]
    begin, size = files["modules"]
    importlib.import_module("shelf").open_shelves(str(file), str(home), whole[begin : begin + size])
    sys.path.insert(0, str(home))
    found = importlib.import_module("packed_one.inner")
    assert found.twice == f"{home}/packed_one/__init__.pyc" * 2
    assert [info.name for info in pkgutil.iter_modules([str(home)])] == ["packed_one"]
    assert importlib.util.find_spec("packed_one.outer") is None


def test_a_packed_library_is_a_zip_file_whose_modules_are_where_its_last_one_says(pack: Any, tmp_path: Path) -> None:
    modules = {path: pack.bytecode(text.encode(), path) for path, text in MODULES.items()}
    whole = pack.zipped(
        modules, pack.bytecode(b"opened = []\ndef open_shelves(*given): opened.append(given)", "shelf.py")
    )
    (tmp_path / "library.zip").write_bytes(whole)
    sys.path.insert(0, str(tmp_path / "library.zip"))
    sys.path_importer_cache.clear()
    importlib.import_module("packed_one")
    sys.modules.pop("sitecustomize", None)
    importlib.import_module("sitecustomize")
    [(_, _, index)] = importlib.import_module("shelf").opened
    begin, size, is_package = marshal.loads(index)[""]["packed_one"]
    assert marshal.loads(whole[begin : begin + size]).co_filename == "packed_one/__init__.py"
    assert is_package


def test_what_stands_in_for_growing_bytes_does_the_same() -> None:
    from librt.strings import BytesWriter

    pure = loaded("pure_strings", "web/scripts/pure/librt/strings.py")
    assert written(pure.BytesWriter()) == written(BytesWriter())


def loaded(name: str, path: str) -> Any:
    """Load a module of the page's own scripts."""
    place = importlib.util.spec_from_file_location(name, ROOT / path)
    assert place and place.loader
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    return module


def written(writer: Any) -> list[object]:
    writer.write(b"\0" * 5)
    writer[3] = 200
    writer.append(7)
    found: list[object] = [writer.getvalue(), len(writer), writer[3]]
    writer.truncate(2)
    found.append(writer.getvalue())
    writer.truncate(0)
    return [*found, writer.getvalue()]
