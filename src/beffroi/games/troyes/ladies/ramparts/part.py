"""The ramparts on the table: the guards on their track, and the outdoor activities at its gates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from beffroi.games.troyes.catalogue import arguments
from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, OUTDOOR_FIGURES, RACE, SIDES, SLUGS, SPACES
from beffroi.games.troyes.ladies.ramparts.view import draw_ramparts, ramparts_view
from beffroi.games.troyes.pieces import CUBES_A_ROUND, SEATS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.observation import Block, Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat, replaced

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

PURPLE_DIE: Final = "purple-die"
OWN: Final = 2 + 2 * GATES  # cells of a seat in observations
BLOCKS: Final = (
    Block("outdoor", "outdoor activities that are up", (("activity", len(SLUGS)),)),
    Block(
        "guards",
        "of each seat: the space of its guard, as the how-manieth he came to the last gate, cubes by level, levels "
        "used in this turn",
        (("seat", SEATS), ("property", OWN)),
        255,
        scale=5.0,
    ),
)


class Ramparts(Part):
    """Guards, tiles and cubes; another value takes its place when something moves."""

    __slots__ = ("cubes", "gates", "guards", "ranks", "tiles", "used")

    block = "outdoor"

    def __init__(
        self, gates: list[int], tiles: list[int], guards: list[int], cubes: list[int], ranks: list[int], used: int
    ) -> None:
        self.gates = gates  # by level: the space of its gate, the same in all games with these figures
        self.tiles = tiles  # by level: the outdoor activity
        self.guards = guards  # by seat: the space of the guard
        self.cubes = cubes  # seat * 4 + level
        self.ranks = ranks  # by seat: as the how-manieth it came to the last gate; 0 before
        self.used = used  # bits seat * 4 + level: cubes spent in this turn, since one activity serves once an action

    # --- the ramparts with something changed ----------------------------------

    def with_tiles(self, tiles: list[int]) -> Ramparts:
        return Ramparts(self.gates, tiles, self.guards, self.cubes, self.ranks, self.used)

    def with_guard(self, seat: Seat, space: int) -> Ramparts:
        """Return the ramparts with a guard on a space; at the last gate it has arrived, behind those before it."""
        ranks = self.ranks
        if space == SPACES:
            ranks = replaced(ranks, seat, 1 + sum(1 for rank in ranks if rank))
        return Ramparts(self.gates, self.tiles, replaced(self.guards, seat, space), self.cubes, ranks, self.used)

    def with_cubes(self, seat: Seat, level: int, cubes: int) -> Ramparts:
        """Return the ramparts with so many more cubes of a seat on the activity of a level."""
        i = seat * GATES + level
        lying = replaced(self.cubes, i, self.cubes[i] + cubes)
        return Ramparts(self.gates, self.tiles, self.guards, lying, self.ranks, self.used)

    def with_used(self, used: int) -> Ramparts:
        return Ramparts(self.gates, self.tiles, self.guards, self.cubes, self.ranks, used)

    # --- the part of an expansion ---------------------------------------------

    def set_up(self, s: Troyes) -> None:
        """One tile of each level, on a random side; the purple one is turned over where nobody has purple dice."""
        purple = "purple-die" in s.ruleset.options["ladies"]
        tiles = []
        for level in range(GATES):
            tile = s.chance.below(GATES // SIDES, "outdoor tile")
            side = s.chance.below(SIDES, "outdoor side")
            number = level * GATES + tile * SIDES + side
            if SLUGS[number] == PURPLE_DIE and not purple:
                number -= 1
            tiles.append(number)
        s.put(self.with_tiles(tiles))

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["ramparts"] = ramparts_view(self)

    def observe(self, s: Troyes, turns: list[int], out: Cells, at: int) -> None:
        """Each activity that is up; then by seat its guard, as the how-manieth he came in, its cubes, levels used."""
        for number in self.tiles:
            out.mark(at + number)
        for seat in range(s.seats):
            own = at + len(SLUGS) + turns[seat] * OWN
            out.put(own, self.guards[seat])
            out.put(own + 1, self.ranks[seat])
            for level in range(GATES):
                out.put(own + 2 + level, self.cubes[seat * GATES + level])
                if self.used >> seat * GATES + level & 1:
                    out.mark(own + 2 + GATES + level)

    def render_text(self, view: Doc, say: Any) -> list[str]:
        return draw_ramparts(view, say)

    def write(self, s: Troyes, doc: Doc) -> None:
        """Tiles by slug; guards by space; cubes of each seat by level; the levels each seat has used in this turn."""
        doc["ramparts"] = {
            "tiles": [SLUGS[number] for number in self.tiles],
            "guards": self.guards[:],
            "arrivals": self.arrivals(),
            "cubes": [self.cubes[seat * GATES : (seat + 1) * GATES] for seat in range(s.seats)],
            "used": [
                [level + 1 for level in range(GATES) if self.used >> seat * GATES + level & 1]
                for seat in range(s.seats)
            ],
        }

    def arrivals(self) -> list[Seat]:
        """Return the seats whose guards came to the last gate, the first one first."""
        ranks = self.ranks
        return sorted((seat for seat in range(len(ranks)) if ranks[seat]), key=lambda seat: ranks[seat])

    def read(self, r: Reader, s: Troyes) -> None:
        """What is left out: the first side of each level's first tile, guards at the start, no cubes.

        Guards at the last gate arrived in the order of their seats unless it is given.
        """
        entry = r.child("ramparts")
        guards = entry.numbers("guards", s.seats, 0, SPACES, 0)
        home = [seat for seat in range(s.seats) if guards[seat] == SPACES]
        ranks = [0] * s.seats
        for rank, seat in enumerate(read_arrivals(entry) if entry.has("arrivals") else home, 1):
            ranks[seat] = rank
        tiles, cubes = read_tiles(entry), read_cubes(entry, s)
        s.put(Ramparts(self.gates, tiles, guards, cubes, ranks, read_used(entry, s.seats)))
        entry.done()

    def check(self, s: Troyes) -> None:
        """Guards on the track, tiles at their gates, cubes only where the guard has been."""
        for seat, guard in enumerate(self.guards):
            if not 0 <= guard <= SPACES or (guard == SPACES) != (self.ranks[seat] > 0):
                raise RulesBug(
                    f"the guard stands on {guard}, and came in as {self.ranks[seat]}", f"ramparts.guards[{seat}]"
                )
            for level in range(GATES):
                lie = self.cubes[seat * GATES + level]
                if not 0 <= lie <= CUBES_A_ROUND * (s.round + 1) or (
                    lie and (guard < self.gates[level] or SLUGS[self.tiles[level]] == RACE)
                ):
                    raise RulesBug(f"{lie} cubes can't lie there", f"ramparts.cubes[{seat}][{level}]")
        ranks = sorted(rank for rank in self.ranks if rank)
        if ranks != list(range(1, len(ranks) + 1)):
            raise RulesBug("each guard comes in once, one after the other", "ramparts.arrivals")
        for level, number in enumerate(self.tiles):
            if number // GATES != level:
                raise RulesBug(f"{SLUGS[number]} is of another level", f"ramparts.tiles[{level}]")
            if SLUGS[number] == PURPLE_DIE and "purple-die" not in s.ruleset.options["ladies"]:
                raise RulesBug("nobody has purple dice here", f"ramparts.tiles[{level}]")

    def count(self, s: Troyes, seat: Seat, ledger: dict[str, int]) -> None:
        ledger["guard"] = self.guards[seat]
        ledger["outdoor"] = sum(self.cubes[seat * GATES : (seat + 1) * GATES])

    def catalogue(self, ruleset: Ruleset, catalogue: Doc) -> None:
        figures = ruleset.figures[OUTDOOR_FIGURES]
        catalogue["outdoor"] = {
            slug: {
                "level": number // GATES + 1,
                "tile": number // SIDES % SIDES + 1,
                "figures": figures[slug],
                "arguments": arguments(ruleset, figures[slug]),
            }
            for number, slug in enumerate(SLUGS)
        }
        catalogue["ramparts"] = {"spaces": SPACES, "gates": self.gates, "marks": ruleset.figures["ramparts"]["marks"]}


def read_arrivals(r: Reader) -> list[Seat]:
    """Read the seats whose guards came to the last gate, each once."""
    arrivals = r.seat_list("arrivals")
    if len(set(arrivals)) != len(arrivals):
        raise r.bad("arrivals", "each guard comes in once")
    return arrivals


def read_tiles(r: Reader) -> list[int]:
    """Read the activity of each level."""
    tiles = r.indexes("tiles", SLUGS, list(range(0, len(SLUGS), GATES)))
    if len(tiles) != GATES:
        raise r.bad("tiles", f"a list of {GATES} is expected")
    for level, tile in enumerate(tiles):
        if tile // GATES != level:
            raise r.bad(f"tiles[{level}]", f"{SLUGS[tile]} is of another level")
    return tiles


def read_cubes(r: Reader, s: Troyes) -> list[int]:
    """Read the cubes of each seat, by level."""
    seats, most = s.seats, CUBES_A_ROUND * (s.round + 1)
    cubes = [0] * (seats * GATES)
    for seat, row in enumerate(r.values("cubes", seats)):
        line = Reader({"cubes": row}, f"{r.at('cubes')}[{seat}]", seats, "cubes")
        cubes[seat * GATES : (seat + 1) * GATES] = line.numbers("cubes", GATES, 0, most)
    return cubes


def read_used(r: Reader, seats: int) -> int:
    """Read the levels each seat has used in this turn, as bits."""
    used = 0
    for seat, levels in enumerate(r.values("used", seats)):
        line = Reader({"used": levels}, f"{r.at('used')}[{seat}]", seats, "used")
        for level in line.numbers("used", len(line.values("used", GATES)), 1, GATES):
            used |= 1 << seat * GATES + level - 1
    return used


# --- what the rules ask of the ramparts and do to them ------------------------------


def guard(s: Troyes, seat: Seat) -> int:
    """Return the space where a guard stands."""
    return s.part(Ramparts).guards[seat]


def reached(s: Troyes, seat: Seat, level: int) -> bool:
    """Tell whether the guard has reached or passed a gate: its activity stays open for the rest of the game."""
    ramparts = s.part(Ramparts)
    return ramparts.guards[seat] >= ramparts.gates[level]


def tile(s: Troyes, level: int) -> int:
    """Return the outdoor activity of a level."""
    return s.part(Ramparts).tiles[level]


def tile_name(s: Troyes, level: int) -> str:
    """Return the text key of the outdoor activity of a level."""
    return f"outdoor-{SLUGS[tile(s, level)]}"


def level_of(s: Troyes, slug: str) -> int:
    """Return the level where an activity lies; -1 if it is not in play."""
    number = SLUGS.index(slug)
    return number // GATES if tile(s, number // GATES) == number else -1


def cubes(s: Troyes, seat: Seat, level: int) -> int:
    """Return how many cubes of a seat lie on the activity of a level."""
    return s.part(Ramparts).cubes[seat * GATES + level]


def add_cube(s: Troyes, seat: Seat, level: int, count: int) -> None:
    """Cubes come to an outdoor activity, or leave it."""
    s.put(s.part(Ramparts).with_cubes(seat, level, count))


def may_spend(s: Troyes, seat: Seat, level: int) -> bool:
    """Tell whether a cube lies there that may still be spent in this action."""
    ramparts, bit = s.part(Ramparts), seat * GATES + level
    return ramparts.cubes[bit] > 0 and not ramparts.used >> bit & 1


def spend(s: Troyes, seat: Seat, level: int) -> None:
    """A cube is discarded; no second one of this activity in the same action."""
    discard(s, seat, level)
    mark_used(s, seat, level)


def mark_used(s: Troyes, seat: Seat, level: int) -> None:
    """No more cubes of this activity are spent in this action."""
    ramparts = s.part(Ramparts)
    s.put(ramparts.with_used(ramparts.used | 1 << seat * GATES + level))


def discard(s: Troyes, seat: Seat, level: int) -> None:
    """A cube is discarded."""
    add_cube(s, seat, level, -1)
    s.tell("spends-outdoor", seat, tile_name(s, level))
