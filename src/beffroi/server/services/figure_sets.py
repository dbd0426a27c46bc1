"""Sets of figures that owners keep: named, in versions that never change, shared by link."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_sets import (
    count_figures,
    differing,
    digest_of,
    figures_of,
    nested,
    read_set,
    sound_figures,
)
from beffroi.kernel.figures import Figures
from beffroi.kernel.state import Doc
from beffroi.protocol.figures import (
    ChangedFigureSet,
    FiguresChoice,
    FigureSet,
    FigureSetVersion,
    FigureVersion,
    NewFigureSet,
    SharedFigures,
)
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.games import known_game
from beffroi.server.services.ids import new_id
from beffroi.server.services.names import clean_title, name_key
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.figures import FigureStore

MOST_SETS: Final = 20  # that one person may keep
MOST_VERSIONS: Final = 100  # of one set
VERSION_NAMES: Final = ("version", "at", "rules", "typed", "differing", "digest")
LINK: Final = 20  # characters of a link: 100 bits nobody guesses


class ChosenSet(msgspec.Struct, frozen=True):
    """A version of a set that a table is opened with."""

    game: str
    name: str
    version: int
    figures: Doc


class FigureSetService:
    """The sets of everybody."""

    def __init__(self, store: FigureStore) -> None:
        self.store = store

    async def mine(self, person: Person, game: str = "") -> list[FigureSet]:
        """Return my sets, the last changed first."""
        return [told(row) for row in await self.store.mine(person.id) if game in ("", row["game"])]

    async def new(self, person: Person, wanted: NewFigureSet) -> FigureSet:
        """Keep figures under a name."""
        name = clean_title(wanted.name)
        typed = checked(wanted.game, wanted.figures)
        sets = await self.store.mine(person.id)
        if len(sets) >= MOST_SETS:
            raise Refused("limit", f"you keep {MOST_SETS} sets of figures: delete one first")
        check_free(sets, wanted.game, name)
        made = {"id": new_id(), "person": person.id, "game": wanted.game, "name": name}
        await self.store.insert({**made, "created": now(), "changed": now()}, typed)
        return told(await self.own(person, made["id"]))

    async def version(self, person: Person, set_id: str, version: int) -> FigureSetVersion:
        """Return one version of my set (0: the newest) and what versions there are."""
        row = await self.own(person, set_id)
        versions = await self.store.versions(set_id)
        wanted = find_version(versions, version or row["version"])
        return FigureSetVersion(
            set=told(row),
            version=wanted["version"],
            figures=wanted["figures"],
            digest=wanted["digest"],
            versions=[FigureVersion(**{name: one[name] for name in VERSION_NAMES}) for one in versions],
        )

    async def change(self, person: Person, set_id: str, wanted: ChangedFigureSet) -> FigureSet:
        """Give my set another name, or other figures, which are a new version."""
        row = await self.own(person, set_id)
        if wanted.version != row["version"]:
            raise Refused("stale", f"this set has a version {row['version']} by now, not {wanted.version}")
        if wanted.name is not None:
            name = clean_title(wanted.name)
            others = [one for one in await self.store.mine(person.id) if one["id"] != set_id]
            check_free(others, row["game"], name)
            await self.store.update(set_id, name=name)
        if wanted.figures is not None:
            await self.add_version(row, wanted.figures)
        return told(await self.own(person, set_id))

    async def add_version(self, row: dict[str, Any], given: Doc) -> None:
        """Add a version; what says the same as the newest is none."""
        typed = checked(row["game"], given)
        if typed["figures"] == row["figures"]:
            return
        if row["version"] >= MOST_VERSIONS:
            raise Refused("limit", f"a set has at most {MOST_VERSIONS} versions: keep this under another name")
        try:
            await self.store.add_version(row, typed, now())
        except Conflict:
            raise Refused("stale", "this set was changed meanwhile") from None

    async def delete(self, person: Person, set_id: str) -> None:
        """Forget my set; tables and records that use it keep their figures."""
        await self.store.delete(await self.own(person, set_id), now())

    async def share(self, person: Person, set_id: str, shared: bool) -> FigureSet:
        """Give my set a link, which stays the same, or withdraw it."""
        row = await self.own(person, set_id)
        if shared != (row["link"] is not None):
            await self.store.update(set_id, link=new_id(LINK) if shared else None)
        return told(await self.own(person, set_id))

    async def shared(self, link: str, version: int) -> SharedFigures:
        """Return a set as anybody sees it who has the link: its figures, and not whose they are."""
        row = await self.linked(link)
        found = find_version(await self.store.versions(row["id"]), version or row["version"])
        return SharedFigures(
            link=link, game=row["game"], name=row["name"], **{name: found[name] for name in (*VERSION_NAMES, "figures")}
        )

    async def chosen(self, host: Person, choice: FiguresChoice) -> ChosenSet:
        """Return the version that a host opens a table with: of a set of theirs, or of one shared by link."""
        row = await (self.own(host, choice.id) if choice.kind == "mine" else self.linked(choice.id))
        found = await self.store.version(row["id"], choice.version or row["version"])
        if found is None:
            raise Refused("not-found", f"this set has no version {choice.version}")
        return ChosenSet(row["game"], row["name"], found["version"], found["figures"])

    async def own(self, person: Person, set_id: str) -> dict[str, Any]:
        row = await self.store.one(set_id)
        if row is None or row["person"] != person.id:
            raise Refused("not-found", "you have no such set of figures")
        return row

    async def linked(self, link: str) -> dict[str, Any]:
        row = await self.store.by_link(link)
        if row is None:
            raise Refused("not-found", "there is no such set of figures, or it is no longer shared")
        return row


def told(row: dict[str, Any]) -> FigureSet:
    """Tell of a set; one that was typed under earlier rules is looked at anew."""
    figures = figures_of(row["game"], known_game(row["game"]).figures)
    typed, problems = row, 0
    if row["rules"] != figures.newest:
        sound, wrong = sound_figures(figures, row["figures"])
        typed, problems = described(row["game"], figures, nested(sound)), len(wrong)
    return FigureSet(
        **{name: row[name] for name in ("id", "game", "name", "version", "created", "changed", "link")},
        **{name: typed[name] for name in ("typed", "differing")},
        digest=typed["digest"] if not problems else "",
        problems=problems,
    )


def checked(slug: str, given: Doc) -> dict[str, Any]:
    """Return typed figures as they are kept, or refuse the first that can't stand."""
    figures = known_game(slug).figures
    try:
        found = figures_of(slug, figures)
        return described(slug, found, read_set(found, given))
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def described(slug: str, figures: Figures, doc: Doc) -> dict[str, Any]:
    """Return canonical figures with what a list tells of them, by the newest rules."""
    return {
        "rules": figures.newest,
        "figures": doc,
        "typed": count_figures(figures, doc),
        "differing": count_figures(figures, differing(figures, doc)),
        "digest": digest_of(slug, figures, doc),
    }


def find_version(versions: list[dict[str, Any]], version: int) -> dict[str, Any]:
    for row in versions:
        if row["version"] == version:
            return row
    raise Refused("not-found", f"this set has no version {version}")


def check_free(sets: list[dict[str, Any]], game: str, name: str) -> None:
    """Refuse a name that another set of the same person and game has."""
    if any(row["game"] == game and name_key(row["name"]) == name_key(name) for row in sets):
        raise Refused("name-taken", "you have a set of this game with that name already")
