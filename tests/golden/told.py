"""Everything the kept games tell: views, prompts, choices, labels, anchors, reasons, events, catalogues, drawings."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import beffroi
from beffroi.kernel.game import Game
from beffroi.kernel.label import Event, Label
from beffroi.kernel.match import Match
from beffroi.kernel.record import open_match
from beffroi.kernel.state import NOBODY, Seat, State
from beffroi.texts import Bundle, Texts
from tests.golden.comparing import Doc, Lines, revision_of, run
from tests.golden.renames import Renames

GAMES = Path(beffroi.__file__).parent / "games"
SAID = Path(__file__).parent / "said.ftl"
VIEWS_EVERY = 3  # moves
REASONS_EVERY = 3
DRAWN_EVERY = 40
REASONS = 6  # anchors asked about at a time
UNKNOWN = ("", "nothing:7")  # no piece of any game


def kept() -> list[tuple[str, Doc]]:
    """The kept games of the commit the golden files were made from, by name."""
    found = []
    for slug in sorted(beffroi.all_games()):
        folder = GAMES / slug / "tests" / "games"
        revision = folder / f"r{revision_of(slug)}"
        files = sorted((revision if revision.is_dir() else folder).glob("*.json"))
        found += [(f"{slug} {file.stem}", json.loads(file.read_text(encoding="utf-8"))) for file in files]
    return found


@cache
def said_then() -> Bundle:
    """The English sentences of drawn tables that were reworded on purpose, as they were."""
    made = Bundle("en")
    made.add(SAID.read_text(encoding="utf-8"))
    return made


def make(dump: Path | None = None) -> Doc:
    """The hashes of every kept game."""
    return {name: hashes(record, dump / name.replace(" ", "/") if dump else None) for name, record in kept()}


def hashes(record: Doc, dump: Path | None = None) -> Doc:
    """The hashes of one kept game."""
    telling = Telling(beffroi.game(record["game"]), Lines(dump))
    telling.replay(record)
    return telling.lines.hashes()


class Telling:
    """One kept game, played again and listened to."""

    def __init__(self, game: Game[Any], lines: Lines) -> None:
        self.game = game
        self.lines = lines
        self.names = Renames("*", game.slug)
        self.anchors: dict[str, None] = {}  # those seen so far, in the order they came

    def replay(self, record: Doc) -> None:
        match = open_match(record, self.game)
        self.lines.add("catalogue", self.names.old(self.game.catalogue(match.setup)))
        self.add_events(0, match.state.journal or [])
        for n, (seat, code) in enumerate(record["moves"]):
            self.add_position(n, match)
            self.add_events(n + 1, match.play(seat, self.game.parse(code)))
        self.add_position(0, match)
        self.lines.add("scores", [match.state.scores(), match.state.ranking()])

    def add_position(self, n: int, match: Match) -> None:
        s = match.state
        if n % VIEWS_EVERY == 0:
            for viewer in range(NOBODY, s.seats):
                self.lines.add("views", [n, viewer, self.names.old(s.view(viewer))])
        for seat in s.waiting():
            self.add_choices(n, s, seat)
            if n % REASONS_EVERY == 0:
                self.add_reasons(n, s, seat)
        if n % DRAWN_EVERY == 0:
            self.lines.add("drawings", [n, self.drawn(match, (s.waiting() or [0])[0])])

    def add_choices(self, n: int, s: State, seat: Seat) -> None:
        self.lines.add("prompts", [n, seat, self.sentence(s.prompt(seat))])
        for move in s.options(seat):
            code = self.game.notation(move)
            anchor = self.game.anchor(s, seat, move)
            self.anchors[anchor] = None
            self.lines.add("choices", [n, seat, code])
            self.lines.add("anchors", [n, seat, code, anchor])
            self.lines.add("labels", [n, seat, code, self.sentence(self.game.label(s, seat, move))])

    def add_reasons(self, n: int, s: State, seat: Seat) -> None:
        """Why some of the pieces that could be chosen before can't be chosen now."""
        offered = {self.game.anchor(s, seat, move) for move in s.options(seat)}
        seen = [anchor for anchor in self.anchors if anchor not in offered]
        step = len(seen) // REASONS + 1
        for anchor in (*seen[n % step :: step], *UNKNOWN):
            self.lines.add("reasons", [n, seat, anchor, self.sentence(self.game.why_not(s, seat, anchor))])

    def add_events(self, n: int, events: list[Event]) -> None:
        for event in events:
            self.lines.add("events", [n, *self.sentence(event), event.only, event.but])

    def sentence(self, label: Label | Event) -> list[Any]:
        """A key with its arguments by name."""
        args = self.game.named_arguments(label.key, label.args)
        return [self.names.old_key(label.key), self.names.old(args)]

    def drawn(self, match: Match, seat: Seat) -> str:
        """The table in a terminal, in English, as the rules of then say it."""
        s = match.state
        texts = Texts(self.game, "en", ["Alix", "Blanche", "Colin", "Denise"][: s.seats], match.setup)
        texts.bundles.insert(0, said_then())
        return self.game.render_text(s.view(seat), lambda key, *args: texts.say(key, args))


if __name__ == "__main__":
    run("told.json", make)
