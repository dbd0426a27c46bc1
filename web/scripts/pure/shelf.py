"""Loads modules from the one file they are packed in: to ask a browser's file system for hundreds takes a while.

It is loaded before all others, so it needs nothing that the interpreter has not frozen in it.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from marshal import loads

Place = tuple[int, int, bool]  # where the code of a module begins, how long it is, whether it is a package


class Packed(SourcelessFileLoader):
    """Loads one module; files beside it lie in its folder."""

    def __init__(self, name: str, path: str, pack: str, place: Place) -> None:
        super().__init__(name, path)
        self.pack = pack
        self.place = place

    def get_code(self, fullname: str) -> object:
        begin, size, _ = self.place
        file = os.open(self.pack, os.O_RDONLY)
        try:
            return loads(os.pread(file, size, begin))
        finally:
            os.close(file)


class Shelf:
    """Finds the modules of one folder, packed ones and libraries of machine code."""

    def __init__(self, path: str, pack: str, modules: dict[str, Place]) -> None:
        self.path = path
        self.pack = pack
        self.modules = modules
        self.libraries = FileFinder(path, (ExtensionFileLoader, EXTENSION_SUFFIXES))

    def find_spec(self, fullname: str, target: object = None) -> ModuleSpec | None:
        name = fullname.rpartition(".")[2]
        place = self.modules.get(name)
        if place is None:
            return self.libraries.find_spec(fullname)
        file, folders = f"{self.path}/{name}.pyc", None
        if place[2]:
            file, folders = f"{self.path}/{name}/__init__.pyc", [f"{self.path}/{name}"]
        loader = Packed(fullname, file, self.pack, place)
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)

    def iter_modules(self, prefix: str = "") -> list[tuple[str, bool]]:
        return [(prefix + name, place[2]) for name, place in self.modules.items()]

    def invalidate_caches(self) -> None:
        self.libraries.invalidate_caches()


def open_shelves(pack: str, home: str, index: bytes) -> None:
    """Let Python import what is packed: `index` has the modules by their folder below `home`."""
    folders: dict[str, dict[str, Place]] = loads(index)

    def shelf(path: str) -> Shelf:
        inside = path.removeprefix(home).strip("/")
        if not path.startswith(home) or inside not in folders:
            raise ImportError(path)
        return Shelf(path, pack, folders[inside])

    sys.path_hooks.insert(0, shelf)
    sys.path_importer_cache.clear()
    sys.dont_write_bytecode = True
