"""A game in the terminal: asks people and bots in turn, tells what happened, saves and resumes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, TextIO

import typer

import beffroi
from beffroi.cli.bots import make_bot, spoken_bot
from beffroi.cli.inputs import write_json
from beffroi.cli.prompt import Quit, read_answer
from beffroi.cli.screen import choices, draw, final_scores, has_secrets, numbered, question, seat_names, tell
from beffroi.cli.settings import restore, show_words
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.label import Event
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import checksum, open_match, replay, write_record
from beffroi.kernel.state import NOBODY, Doc, Move, Seat
from beffroi.texts import Catalogue, Texts

CLEAR = "\033[2J\033[3J\033[H"  # the screen and what was scrolled away


class Session:
    """One match at one terminal: its players and the events they were told."""

    def __init__(self, match: Match, language: str, names: list[str], bots: list[str], save: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.bot_names = bots
        self.people = [seat for seat, name in enumerate(bots) if not name]
        self.texts = Texts(match.game, language, names, match.setup)
        self.own = Catalogue("beffroi.cli", "cli", language)
        self.told: list[list[Event]] = []  # what each move made happen
        self.heard = [0] * match.setup.seats  # up to which move each seat was told
        self.confirmed = 0  # moves that are not taken back any more
        self.path = save
        self.input: TextIO = sys.stdin
        self.at_screen = NOBODY
        first = int(match.commitment.digest[:8], 16)  # public: a bot's own luck says nothing about the table's
        self.bots: dict[Seat, Any] = {
            seat: make_bot(name, match.game, first + seat) for seat, name in enumerate(bots) if name
        }

    @classmethod
    def resumed(cls, game: Game[Any], record: Doc, language: str, save: Path) -> Session:
        """Resume a saved game."""
        if record["game"] != game.slug:
            raise BadRequest(f"the saved game is {record['game']}, not {game.slug}")
        saved = replay(record, beffroi.all_games())
        match = open_match(record, game)
        session = cls(match, language, saved_names(record, "names"), saved_names(record, "bots"), save)
        for seat, move in saved.moves:
            session.told.append(match.play(seat, move))
        restore(match, record)
        session.confirmed = len(match.moves)
        session.heard = [len(match.moves)] * match.setup.seats
        return session

    # --- the course of the game ---------------------------------------------

    def run(self, source: TextIO) -> None:
        """Play to the end, or until a player quits."""
        self.input = source
        if self.path is not None:  # before anything is played that could not be saved
            write_json(self.path, self.record())
        self.echo("welcome", game=self.game.title, players=self.introduction())
        try:
            while not self.match.over:
                self.next_answer()
        except Quit:
            self.save(self.path or self.free_path())
            return
        except KeyboardInterrupt:
            if self.match.moves:
                typer.echo("")
                self.save(self.path or self.free_path())
            raise
        finally:
            for bot in self.bots.values():
                bot.close()
        self.finish()

    def introduction(self) -> str:
        return ", ".join(
            f"{name} ({spoken_bot(bot, self.game, self.texts.language)})" if bot else name
            for name, bot in zip(self.texts.players, self.bot_names, strict=True)
        )

    def next_answer(self) -> None:
        """Let one of the seats that are asked answer; bots first, so that people wait only for people."""
        seats = self.match.state.waiting()
        for seat in seats:
            if seat in self.bots:
                self.answer(seat, self.bot_choice(seat))
                return
        standing = self.match.next_standing()
        if standing is not None:
            self.answer_standing(standing[0], standing[1])
        else:
            self.ask(seats[0])

    def answer_standing(self, seat: Seat, move: Move) -> None:
        """Give the answer that stands by a setting of the seat; whoever was playing may still take it back."""
        self.answer(seat, move)
        if self.interactive and self.at_screen == seat and seat not in self.match.state.waiting():
            self.confirm(seat)
        self.autosave()

    def bot_choice(self, seat: Seat) -> Move:
        perspective = Perspective(self.game, self.match.state, seat)
        if not self.interactive:
            return Move(self.bots[seat].choose(perspective))
        from rich.console import Console

        with Console().status(self.own.format_message("thinking", {"player": self.texts.players[seat]})):
            return Move(self.bots[seat].choose(perspective))

    def answer(self, seat: Seat, move: Move) -> None:
        self.told.append(self.match.play(seat, move))

    def finish(self) -> None:
        for seat in self.people[:1]:
            self.tell_news(seat)
        tell("\n" + draw(self.game, self.match.state, NOBODY, self.texts))
        self.echo("over")
        for line in final_scores(self.match.state, self.texts):
            tell(line)
        self.autosave()

    # --- a person's turn ----------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Show the table to a person and take the answer."""
        self.hand_over(seat)
        self.show(seat)
        answers = read_answer(self, seat)
        if not answers:
            return
        for move in answers:
            self.answer(seat, move)
        if len(answers) > 1:  # a composed turn was shown before it was played
            self.confirmed = len(self.match.moves) if seat not in self.match.state.waiting() else self.confirmed
        elif self.interactive and seat not in self.match.state.waiting():
            self.confirm(seat)
        self.autosave()

    def hand_over(self, seat: Seat) -> None:
        """Clear secrets from the screen before the next player looks at it."""
        if self.at_screen not in (seat, NOBODY) and has_secrets(self.match.state, self.people):
            if self.interactive:
                typer.echo(CLEAR, nl=False)
            self.echo("hand-over", player=self.texts.players[seat])
            if self.interactive:
                self.read("")
                typer.echo(CLEAR, nl=False)
        if self.at_screen != seat and self.match.open_seat() != seat:
            self.confirmed = len(self.match.moves)
        self.at_screen = seat

    def show(self, seat: Seat) -> None:
        self.tell_news(seat)
        s = self.match.state
        tell("\n" + draw(self.game, s, seat, self.texts) + "\n")
        if len(self.people) > 1:
            self.echo("turn", player=self.texts.players[seat])
        typer.secho(question(s, seat, self.texts), bold=True)
        for line in numbered(choices(self.game, s, seat, self.texts)):
            tell(line)
        show_words(self, seat)

    def tell_news(self, seat: Seat) -> None:
        """Print what happened since this seat was last told."""
        for line in self.log(seat, self.heard[seat]):
            tell(line)
        self.heard[seat] = len(self.told)

    def log(self, seat: Seat, first: int = 0) -> list[str]:
        """Return the events a seat may know, as sentences."""
        events = [event for told in self.told[first:] for event in told]
        return [self.texts.say(event.key, event.args) for event in events if event.seen_by(seat)]

    def confirm(self, seat: Seat) -> None:
        """Offer a last undo before the turn passes on."""
        while self.can_take_back(seat):
            self.tell_news(seat)
            typed = self.read(self.own.format_message("confirm", {})).strip().lower()
            if not typed:
                return
            if typed != "u":
                continue
            self.take_back(seat)
            if seat in self.match.state.waiting():
                return

    def can_take_back(self, seat: Seat) -> bool:
        return self.match.open_seat() == seat and len(self.match.moves) > self.confirmed

    def take_back(self, seat: Seat) -> None:
        self.match.take_back(seat)
        del self.told[len(self.match.moves) :]
        self.heard = [min(heard, len(self.told)) for heard in self.heard]

    # --- keeping ------------------------------------------------------------

    def record(self) -> Doc:
        """Return the record that is saved here: with its secret and its bots, so that it can be resumed."""
        record = write_record(self.match, secret=True, names=self.texts.players)
        record["bots"] = self.bot_names
        record["settings"] = self.match.chosen
        record["checksum"] = checksum(record)
        return record

    def save(self, path: Path) -> None:
        write_json(path, self.record())
        self.path = path
        self.echo("saved", file=str(path), game=self.game.slug)

    def autosave(self) -> None:
        if self.path is None:
            return
        try:
            write_json(self.path, self.record())
        except BadRequest as error:  # a disk that is full or gone does not end the game
            tell(str(error))

    def free_path(self) -> Path:
        """Return a free file name for this game in the current folder."""
        paths = (Path(f"{self.game.slug}-{n}.json") for n in range(1, 10_000))
        return next(path for path in paths if not path.exists())

    # --- talking ------------------------------------------------------------

    @property
    def interactive(self) -> bool:
        """Whether a person sits at the keyboard, so that the screen may be cleared and Enter awaited."""
        return self.input.isatty() and sys.stdout.isatty()

    def echo(self, key: str, **words: str | int) -> None:
        tell(self.own.format_message(key, dict(words)))

    def read(self, prompt: str) -> str:
        """Read a line; the end of the input ends the session."""
        typer.echo(prompt, nl=False)
        line = self.input.readline()
        if not line:
            typer.echo("")
            raise Quit
        if not self.interactive:
            typer.echo("")
        return line


def saved_names(record: Doc, key: str) -> list[str]:
    """Read a text for each seat from a saved game."""
    found = record.get(key)
    if not isinstance(found, list) or len(found) != record["seats"] or not all(isinstance(x, str) for x in found):
        return seat_names(record["seats"], []) if key == "names" else [""] * record["seats"]
    return found
