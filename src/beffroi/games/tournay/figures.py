"""The figures of the game (`figures.toml`), and which of them a host may correct."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS
from beffroi.kernel.figure_files import Path
from beffroi.kernel.figures import BadFigure, CheckDoc, Figures
from beffroi.kernel.state import Doc

REPLACED: Final = 3  # cards of each level I or II deck that give way to the expansion
CORRECTABLE: Final[dict[str, tuple[str, ...]]] = {
    "card": ("replaced", "deniers", "citizen", "points"),
    "event": ("target", "fight", "circles"),
    "rules": ("idle-rounds", "most-rounds", "catapult-hits-owner"),
}
MAJORITY: Final = "majority"  # the type of events that reward the most of one colour
USUAL: Final = (0, 1000)
LIMITS: Final = {"circles": (1, 1000), "idle-rounds": (1, 1000), "most-rounds": (1, 1000)}
WORDS: Final[dict[str, tuple[str, ...]]] = {"target": (*COLOURS, "any"), "fight": COLOURS, "citizen": COLOURS}


class TournayFigures(Figures):
    """The figures of Tournay. What the rulebook says stands."""

    def check_figure(self, path: Path, row: Doc, key: str, value: Any) -> None:
        if key not in CORRECTABLE[path[0]]:
            raise BadFigure(path, f"only {', '.join(CORRECTABLE[path[0]])} can be corrected")
        if key not in row.get("marks", {}):
            raise BadFigure(path, "the rulebook says this figure, so it stands")
        super().check_figure(path, row, key, value)
        if value not in self.words_of(row, key) and key in self.words:
            raise BadFigure(path, f"one of {', '.join(self.words_of(row, key))} is expected, not {value!r:.40}")
        if key == "replaced" and value > row["copies"]:
            raise BadFigure(path, f"there are only {row['copies']} copies of it")

    def words_of(self, row: Doc, key: str) -> tuple[str, ...]:
        return COLOURS if key == "target" and row["type"] == MAJORITY else super().words_of(row, key)

    def deck_of(self, path: Path, row: Doc) -> str:
        return str(row["deck"] if row.get("set") == "base" else row.get("set", path[0]))

    def locked(self, path: Path, row: Doc, key: str) -> bool:
        return key not in CORRECTABLE[path[0]] or super().locked(path, row, key)

    def checks(self, table: Doc) -> list[CheckDoc]:
        decks: dict[str, list[str]] = {deck: [] for deck in DECK_SLUGS[:6]}
        for slug, row in table["card"].items():
            if "replaced" in row:
                decks[row["deck"]].append(f"card.{slug}.replaced")
        return [
            {"kind": "sum", "name": f"replaced-{deck}", "paths": paths, "least": REPLACED, "most": REPLACED}
            for deck, paths in decks.items()
        ]


def check_whole(table: Doc, override: Doc) -> None:
    """Require that three cards of every deck of level I and II give way to the expansion."""
    for deck in DECK_SLUGS[:6]:
        total = sum([row.get("replaced", 0) for row in table["card"].values() if row["deck"] == deck])
        if total != REPLACED:
            given = override["card"]  # our own figures are right, so the host gave one of this deck
            slug = next(slug for slug in given if "replaced" in given[slug] and table["card"][slug]["deck"] == deck)
            raise BadFigure(("card", slug, "replaced"), f"{REPLACED} cards of deck {deck} give way, not {total}")


FIGURES: Final = TournayFigures("beffroi.games.tournay", LIMITS, check_whole, WORDS, USUAL)
NEWEST: Final = FIGURES.newest
CARD_SLUGS: Final[list[str]] = [*FIGURES.packaged["card"], *FIGURES.packaged["event"]]  # by number
