"""What a browser keeps as an image of its memory, and what stands in there for machine code."""

from __future__ import annotations

import subprocess
import sys
from importlib import util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
from beffroi.local.ahead import load, wake
load()
wake()
import beffroi
assert beffroi.all_games.cache_info().currsize == 1
assert "beffroi.bots.tree" in sys.modules
print(*(name for name in sys.modules if name.split(".")[0] == "msgspec"))
"""


def test_an_image_holds_the_games_and_no_machine_code() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == ""


def test_what_stands_in_for_growing_bytes_does_the_same() -> None:
    from librt.strings import BytesWriter

    place = util.spec_from_file_location("pure_strings", ROOT / "web/scripts/pure/librt/strings.py")
    assert place and place.loader
    pure = util.module_from_spec(place)
    place.loader.exec_module(pure)
    assert written(pure.BytesWriter()) == written(BytesWriter())


def written(writer: Any) -> list[object]:
    writer.write(b"\0" * 5)
    writer[3] = 200
    writer.append(7)
    found: list[object] = [writer.getvalue(), len(writer), writer[3]]
    writer.truncate(2)
    found.append(writer.getvalue())
    writer.truncate(0)
    return [*found, writer.getvalue()]
