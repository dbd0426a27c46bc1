"""What a game declares: one folder is one game."""

from __future__ import annotations

import importlib
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from beffroi.kernel.bounds import check_bounds
from beffroi.kernel.chance import Chance, SeededChance
from beffroi.kernel.conflict import OptionConflict
from beffroi.kernel.errors import BadPosition, BadRequest, RulesBug, Unplaced
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.figures import Figures
from beffroi.kernel.label import Argument, Label
from beffroi.kernel.moves import MoveNames
from beffroi.kernel.observation import Encoder
from beffroi.kernel.option_sampling import pairwise, product_of
from beffroi.kernel.preset import GameProgress, Preset
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import Chosen, SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat, State
from beffroi.kernel.step import Step

S = TypeVar("S", bound=State)


class Option:
    """Something the host may choose before the game.

    `kind` is "flag" (yes or no), "choice" (one of `choices`), "set" (any of
    `choices`), or "table" (a nested document, such as an override of figures).
    `until` is the last revision of the rules that has it (0: all do); by later
    ones it stays at its default.
    """

    __slots__ = ("choices", "default", "kind", "name", "until")

    def __init__(self, name: str, kind: str, default: Any, choices: tuple[str, ...] = (), until: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.until = until

    def clean(self, value: Any) -> Any:
        """Return the value in its canonical form, or BadRequest that names what is wrong."""
        if self.kind == "flag":
            if not isinstance(value, bool):
                raise BadRequest(f"option {self.name} is yes or no (true or false), not {value!r}")
            return value
        if self.kind == "choice":
            if value not in self.choices:
                raise BadRequest(f"option {self.name} is one of {', '.join(self.choices)}, not {value!r}")
            return value
        if self.kind == "set":
            if not isinstance(value, (list, tuple)):
                raise BadRequest(f"option {self.name} is a list of {', '.join(self.choices)}, not {value!r}")
            for item in value:
                if item not in self.choices:
                    raise BadRequest(f"option {self.name} knows {', '.join(self.choices)}, not {item!r}")
            return [item for item in self.choices if item in value]
        if value is not None and not isinstance(value, dict):
            raise BadRequest(f"option {self.name} is a table, not {value!r}")
        return value

    def values(self) -> list[Any]:
        """Return every value there is to choose, the default first; of tables only the default."""
        values: list[Any] = [self.default]
        if self.kind == "flag":
            values = [False, True]
        elif self.kind == "choice":
            values = list(self.choices)
        elif self.kind == "set":
            values = [[]]
            for item in self.choices:
                values += [[*chosen, item] for chosen in values]
        return sorted(values, key=lambda value: value != self.default)

    def traits(self, value: Any) -> list[str]:
        """Return what a value says, each choice of a set on its own."""
        if self.kind == "set":
            return [f"{self.name} {item} {item in value}" for item in self.choices]
        return [f"{self.name} {value}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's declaration. Subclass it, fill in the blanks, and put one instance in the folder as GAME.

    Every text key is declared here, so that a check finds what a language lacks:
    `messages` maps a key (choices, events, questions, refusals) to the names of
    its arguments, `names` lists what can be named (cards, spaces, characters).
    In the catalogue each key is prefixed by the slug.
    """

    slug: ClassVar[str] = ""
    title: ClassVar[str] = ""
    seats: ClassVar[tuple[int, int]] = (2, 4)  # fewest and most
    rules: ClassVar[int] = 1  # the newest revision: it goes up when the replay of a legal game could change
    oldest: ClassVar[int] = 1  # the oldest revision that can still be played; only a decision record raises it
    moves: ClassVar[int] = 0  # the catalogue of moves is 0 .. moves - 1
    move_names: ClassVar[MoveNames] = MoveNames("")  # their texts
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()  # every kind of step that can lie on an agenda
    figures: ClassVar[Figures | None] = None  # where a host may have figures of their own (option `figures`)
    max_decisions: ClassVar[int] = 10_000  # no game takes more
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()  # usual ways to play, for a host who does not want to choose options
    messages: ClassVar[dict[str, tuple[str, ...]]] = {}
    names: ClassVar[tuple[str, ...]] = ()
    tracked_kinds: ClassVar[tuple[str, ...]] = ("card",)  # kinds of names (`card-merchant`) that statistics are kept of

    # --- what a game writes -------------------------------------------------

    def start(self, setup: Setup, chance: Chance) -> S:
        """Start a game; the caller settles automatic steps left on its agenda, so that a listener hears them."""
        raise NotImplementedError

    def read_setup(self, r: Reader, rules: int) -> Setup:
        """Read what a written position is played with."""
        raise NotImplementedError

    def read(self, r: Reader, setup: Setup, chance: Chance) -> S:
        """Read the table of a position, its agenda (`read_agenda`) included; what is left out takes a default."""
        raise NotImplementedError

    def evaluator(self) -> Evaluator | None:
        """Make what bots judge by."""
        return None

    def encoder(self, setup: Setup) -> Encoder | None:
        """Make what learners see by."""
        return None

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        """Return what a seat of such a game may settle once for all its questions of a kind."""
        return ()

    def purse(self, s: S, seat: Seat) -> int:
        """Return the deniers of a seat, which prices are paid with; 0 in a game without."""
        return 0

    def ledger(self, s: S, seat: Seat) -> dict[str, int]:
        """Count what a seat knows it has, by name (as text `change-<name>`): a turn is told by what changes of it."""
        return {}

    def conflict(self, seats: int, options: Doc) -> OptionConflict | None:
        """Return why these options (complete and clean) can't be played with this many seats, and the ways out."""
        return None

    def progress(self, s: S) -> GameProgress | None:
        """Return how far the game is, as everybody may know."""
        return None

    def themes(self, s: S, seat: Seat, moves: list[Move]) -> list[str]:
        """Name what is to be learnt from a turn that begins at this table; the text of a theme is `theme-<name>`."""
        return []

    def catalogue(self, setup: Setup) -> Doc:
        """Describe the cards and spaces of the game as plain data, for the page and the terminal."""
        return {}

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        """Return the figures that the texts of cards name, by text key: `{"card-fool": {"deniers": 2}}`."""
        return {}

    def render_text(self, view: Doc, say: Any) -> str:
        """Draw the table as text for a terminal; `say(key, *args)` speaks the player's language."""
        raise NotImplementedError

    # --- moves and words ------------------------------------------------------

    def notation(self, move: Move) -> str:
        """Return a move as a short text that a person can read and write."""
        return self.move_names.notation(move)

    def parse(self, text: str) -> Move:
        """Read a move from its text, the inverse of `notation`; BadRequest for a text that is no move."""
        return self.move_names.parse(text)

    def label(self, s: S, seat: Seat, move: Move) -> Label:
        """Say a choice in words, with what it costs or gives now."""
        return s.question.label(s, seat, move)

    def anchor(self, s: S, seat: Seat, move: Move) -> str:
        """Return the piece a choice belongs to on the page, such as `die:yellow5@2`; empty for a plain button."""
        return s.question.anchor(s, seat, move)

    def why_not(self, s: S, seat: Seat, anchor: str) -> Label:
        """Explain why the piece can't be chosen now."""
        return s.question.why_not(s, seat, anchor) if seat in s.waiting() else Label("refused")

    # --- written positions ----------------------------------------------------

    def from_position(self, doc: Any, chance: Chance, rules: int = 0) -> S:
        """Set up a position written down by `State.position` or by hand; BadPosition says what is wrong, and where.

        It is played by the revision it names, or else by `rules` (0: the newest).
        """
        check_bounds(doc)
        r = Reader(doc)
        setup = self.setup_in(r, rules)
        r.seats = setup.seats
        s = self.read(r, setup, chance)
        r.done()
        require_possible(s)
        return s

    def setup_in(self, r: Reader, rules: int = 0) -> Setup:
        """Read what a position is played with: its revision, or else `rules` (0: the newest), seats and options."""
        revision = r.number("rules", self.oldest, self.rules, self.revision(rules))
        try:
            return self.read_setup(r, revision)
        except BadRequest as error:
            raise BadPosition(f"options: {error}") from None

    def written_revision(self, doc: Doc, rules: int = 0) -> int:
        """Read the revision a position names, or else `rules` (0: the newest); BadPosition if it can't be played."""
        return Reader(doc).number("rules", self.oldest, self.rules, self.revision(rules))

    def read_figures(self, text: str) -> Doc:
        """Read the option `figures` from a TOML text that overrides the game's table; BadRequest names the line."""
        if self.figures is None:
            raise BadRequest(f"{self.slug} has no figures to override")
        return self.figures.read_override(text)

    # --- what every game has ------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the declaration as the name of its package."""
        return game_in, (package_of(self),)

    def new(
        self,
        seats: int = 0,
        options: Doc | None = None,
        seed: int | str | bytes = 0,
        chance: Chance | None = None,
        rules: int = 0,
    ) -> S:
        """Start a game for `seats` players (0: the most), from a seed or from other luck, and settle it."""
        setup = self.setup(seats, options, rules)
        state = self.start(setup, chance if chance is not None else SeededChance(seed_bytes(seed)))
        state.settle()
        return state

    def setup(self, seats: int = 0, options: Doc | None = None, rules: int = 0) -> Setup:
        """Make a Setup: seats (0: the most), options, a revision (0: the newest); BadRequest if it can't be played."""
        clean = self.clean_options(options or {}, rules)
        setup = Setup(self.revision(rules), self.seat_count(seats), clean)
        self.check_setup(setup.seats, clean)
        return setup

    def revision(self, rules: int) -> int:
        """Return a revision that can be played (0 is the newest), or BadRequest."""
        if rules and not self.oldest <= rules <= self.rules:
            raise BadRequest(f"{self.slug} has revisions {self.oldest} to {self.rules} of its rules, not {rules}")
        return rules or self.rules

    def seat_count(self, seats: int) -> int:
        """Return a seat count in range (0 is the most), or BadRequest."""
        fewest, most = self.seats
        if seats and not fewest <= seats <= most:
            raise BadRequest(f"{self.slug} is for {fewest} to {most} players, not {seats}")
        return seats or most

    def clean_options(self, options: Doc, rules: int = 0) -> Doc:
        """Fill in the defaults of all options; BadRequest for one that can't be (rules 0: the newest)."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                has = ", ".join(sorted(known)) or "none"
                raise BadRequest(f"{self.slug} has no option {name!r} (it has {has})")
        clean = {
            name: option.clean(options[name]) if name in options else option.default for name, option in known.items()
        }
        gone = self.gone_options(clean, rules)
        if gone:
            raise BadRequest(f"revision {self.revision(rules)} of {self.slug} has no option {gone[0]!r} any more")
        if self.figures is not None and clean.get("figures"):
            self.figures.table(rules, clean["figures"])  # refuses a bad figure here, before a table is opened with it
        return clean

    def offered_options(self, rules: int = 0) -> list[Option]:
        """Return what a host may choose by a revision (0: the newest)."""
        revision = self.revision(rules)
        return [option for option in self.options if not option.until or revision <= option.until]

    def gone_options(self, options: Doc, rules: int = 0) -> list[str]:
        """Return the options that are not as usual although a revision (0: the newest) has them no more."""
        offered = self.offered_options(rules)
        return [
            option.name
            for option in self.options
            if option not in offered and options.get(option.name, option.default) != option.default
        ]

    def carried_options(self, options: Doc, rules: int = 0) -> Doc:
        """Return the options of another game without those that a revision (0: the newest) has no more."""
        gone = self.gone_options(options, rules)
        return {name: value for name, value in options.items() if name not in gone}

    def check_setup(self, seats: int, options: Doc) -> None:
        """Raise BadRequest where these options (complete and clean) can't be played with this many seats."""
        conflict = self.conflict(seats, options)
        if conflict is not None:
            raise BadRequest(conflict.reason)

    def setting(self, setup: Setup, name: str) -> SeatSetting:
        """Return a setting of a seat by its name, or BadRequest."""
        found = self.settings(setup)
        for one in found:
            if one.name == name:
                return one
        has = ", ".join(one.name for one in found) or "none"
        raise BadRequest(f"a seat of {self.slug} has no setting {name!r:.60} here (it has {has})")

    def clean_settings(self, setup: Setup, chosen: Chosen) -> Chosen:
        """Return what a seat has chosen, each checked; BadRequest for a setting or a choice there is not."""
        return {name: self.setting(setup, name).clean(choice) for name, choice in chosen.items()}

    def every_option_set(self, seats: int, rules: int = 0) -> list[Doc]:
        """Return every set of options for a number of seats, complete and clean; `beffroi fuzz` plays them all."""
        allowed = []
        for options in product_of({option.name: option.values() for option in self.offered_options(rules)}):
            try:
                clean = self.clean_options(options, rules)
                self.check_setup(seats, clean)
            except BadRequest:
                continue
            allowed.append(clean)
        return allowed

    def option_sets(self, seats: int, rules: int = 0) -> list[Doc]:
        """Return a sample of them in which any two choices that go together meet: the tests play these."""
        sets = self.every_option_set(seats, rules)
        traits = [[trait for option in self.options for trait in option.traits(one[option.name])] for one in sets]
        return [sets[i] for i in pairwise(traits)]

    def named_arguments(self, key: str, args: tuple[Argument, ...]) -> Doc:
        """Return the arguments of a label or an event by name, as the page and the texts want them."""
        return dict(zip(self.messages[key], args, strict=True))


def require_possible(s: State) -> None:
    """Settle a table that was read; BadPosition where it breaks an invariant or its question has no answer."""
    try:
        s.check()
        s.settle()
        s.check()
        stuck = [seat for seat in s.waiting() if not 0 <= seat < s.seats or not s.options(seat)]
    except RulesBug as error:
        if error.place:
            raise BadPosition(str(error)) from None
        raise Unplaced(f"position: this can't be on the table: {error}") from None
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise Unplaced(f"agenda: the last step can't be asked on this table ({error})") from None
    if stuck:
        raise BadPosition(f"agenda: seat {stuck[0]} has no answer to the last step")


def package_of(thing: State | Game[Any]) -> str:
    """Return the package of the game that a table or a declaration belongs to."""
    return type(thing).__module__.rpartition(".")[0]


def game_in(package: str) -> Game[Any]:
    """Return the game of a package."""
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game)
    return game


def restore_state(package: str, position: Doc, chance: Chance, seals: int) -> State:
    """Return a table as it was pickled."""
    s: State = game_in(package).from_position(position, chance)
    s.seals = seals
    return s


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Return a seed as bytes, whatever it was written as."""
    return seed if isinstance(seed, bytes) else str(seed).encode()
