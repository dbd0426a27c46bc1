"""Module 5: guards on the ramparts, action 7, and four outdoor activities at the gates."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.ladies.moves import GUARD, OUTDOOR
from beffroi.games.troyes.ladies.purple import PurpleDie
from beffroi.games.troyes.ladies.ramparts.activities import ACTIVITIES, activity_of
from beffroi.games.troyes.ladies.ramparts.evaluation import ramparts_worth
from beffroi.games.troyes.ladies.ramparts.guard import GUARDING
from beffroi.games.troyes.ladies.ramparts.outdoor import OUTDOOR_FIGURES, Outdoor
from beffroi.games.troyes.ladies.ramparts.part import (
    CUBES,
    GATES,
    GUARDS,
    KEPT,
    LAST,
    RANKS,
    SHIELD,
    SIDES,
    SLUGS,
    SPACES,
    TILES,
    TURNED_DIE,
    USED,
    OnTable,
    add_cube,
    cubes,
    level_of,
)
from beffroi.games.troyes.ladies.ramparts.spending import (
    AvertLoss,
    ask_last,
    has_shield,
    shield_from_black_die,
    spending_anchor,
    spending_label,
)
from beffroi.games.troyes.ladies.ramparts.turning import TurnBoughtDie, dice_to_turn, may_turn, turnable_actions
from beffroi.games.troyes.ladies.ramparts.view import draw_ramparts, ramparts_view
from beffroi.games.troyes.ladies.ramparts.writing import read_ramparts, write_ramparts
from beffroi.games.troyes.lots import can_improve, has_plain_die
from beffroi.games.troyes.ruleset import Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat

PURPLE_DIE = "purple-die"


class Ramparts(OnTable):
    """The track, the guards and the tiles; every outdoor activity in play is told what happens."""

    __slots__ = ("purple",)

    def __init__(self) -> None:
        super().__init__()
        self.purple = False  # whether purple dice play along

    def edit(self, ruleset: Ruleset) -> None:
        self.at = ruleset.keep(KEPT)
        self.gates = list(ruleset.figures["ramparts"]["gates"])
        self.purple = any(isinstance(module, PurpleDie) for module in ruleset.modules)

    def set_up(self, s: Troyes) -> None:
        """One tile of each level, on a random side; the purple one is turned over where nobody has purple dice."""
        for level in range(GATES):
            tile = s.chance.below(GATES // SIDES, "outdoor tile")
            side = s.chance.below(SIDES, "outdoor side")
            number = level * GATES + tile * SIDES + side
            if SLUGS[number] == PURPLE_DIE and not self.purple:
                number -= 1
            s.extra[self.at + TILES + level] = number

    def outdoors(self, s: Troyes) -> list[Outdoor]:
        """The outdoor activities in play."""
        return [ACTIVITIES[number] for number in s.extra[self.at + TILES : self.at + TILES + GATES]]

    # --- actions --------------------------------------------------------------

    def actions(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        if has_plain_die(s, seat, GUARDING) or can_improve(s, seat, GUARDING):
            moves.append(GUARD)
        if may_turn(s, seat):
            moves.extend(turnable_actions(s, seat, moves))
        moves.extend(OUTDOOR + activity.level for activity in self.outdoors(s) if activity.may_act(s, seat))

    def act(self, s: Troyes, seat: Seat, move: Move) -> bool:
        if not OUTDOOR <= move < OUTDOOR + GATES:
            return False
        activity_of(s, move - OUTDOOR).act(s, seat)
        return True

    def lot_moves(self, s: Troyes, taking: TakeDice, moves: list[Move]) -> None:
        if may_turn(s, taking.seat) and dice_to_turn(s, taking.seat, taking.action, taking.cube):
            moves.append(OUTDOOR + level_of(s, TURNED_DIE))

    def lot_act(self, s: Troyes, taking: TakeDice, move: Move) -> None:
        s.ask(TurnBoughtDie(taking.seat, taking.action, taking.citizen, taking.cube))

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label | None:
        return spending_label(s, move) if OUTDOOR <= move < OUTDOOR + GATES else None

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move == GUARD:
            return f"guard:{seat}"
        return spending_anchor(move) if OUTDOOR <= move < OUTDOOR + GATES else ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label | None:
        if anchor.startswith("guard:"):
            return Label("why-no-guard" if anchor == f"guard:{seat}" else "why-not-yours")
        return Label("why-outdoor") if anchor.startswith("outdoor:") else None

    # --- what happens ---------------------------------------------------------

    def turn_began(self, s: Troyes) -> None:
        s.extra[self.at + USED] = 0

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        for activity in self.outdoors(s):
            activity.bought(s, seat, dice)

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        for activity in self.outdoors(s):
            activity.activated(s, seat, place)

    def settled(self, s: Troyes, seat: Seat) -> None:
        for activity in self.outdoors(s):
            activity.settled(s, seat)

    def farmed(self, s: Troyes, seat: Seat) -> None:
        for activity in self.outdoors(s):
            activity.farmed(s, seat)

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        activity_of(s, LAST).cubes_placed(s, seat)

    def face_moves(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        if has_shield(s, seat):
            moves.append(OUTDOOR + level_of(s, SHIELD))

    def face(self, s: Troyes, seat: Seat, move: Move) -> None:
        shield_from_black_die(s, seat)

    def averts(self, s: Troyes, seat: Seat, loss: str, amount: int) -> bool:
        if not has_shield(s, seat):
            return False
        ask_last(s, AvertLoss(seat, loss, amount))
        return True

    def loose_cubes(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        moves.extend(OUTDOOR + level for level in range(GATES) if cubes(s, seat, level))

    def lose_cube(self, s: Troyes, seat: Seat, move: Move) -> None:
        if OUTDOOR <= move < OUTDOOR + GATES:
            add_cube(s, seat, move - OUTDOOR, -1)

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["outdoor"] = activity_of(s, LAST).points(s, seat)

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        return ramparts_worth(s, seat, self, time_left)

    # --- views and positions --------------------------------------------------

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["ramparts"] = ramparts_view(s, self)

    def draw(self, view: Doc, say: Any) -> list[str]:
        return draw_ramparts(view, say)

    def catalogue(self, ruleset: Ruleset, catalogue: Doc) -> None:
        figures = ruleset.figures[OUTDOOR_FIGURES]
        catalogue["outdoor"] = {
            slug: {"level": number // GATES + 1, "tile": number // SIDES % SIDES + 1, "figures": figures[slug]}
            for number, slug in enumerate(SLUGS)
        }
        catalogue["ramparts"] = {"spaces": SPACES, "gates": self.gates, "marks": ruleset.figures["ramparts"]["marks"]}

    def position(self, s: Troyes, doc: Doc) -> None:
        doc["ramparts"] = write_ramparts(s, self)

    def read_position(self, s: Troyes, doc: Doc) -> None:
        read_ramparts(s, self, doc)

    def check(self, s: Troyes) -> None:
        """Guards on the track, tiles at their gates, cubes only where the guard has been."""
        for seat in range(s.seats):
            guard = s.extra[self.at + GUARDS + seat]
            if not 0 <= guard <= SPACES or (guard == SPACES) != (s.extra[self.at + RANKS + seat] > 0):
                raise RulesBug(f"the guard of seat {seat} stands on {guard}")
            for level, activity in enumerate(self.outdoors(s)):
                lie = s.extra[self.at + CUBES + seat * GATES + level]
                if lie < 0 or (lie and (guard < self.gates[level] or activity.slug == "race")):
                    raise RulesBug(f"seat {seat} has {lie} cubes at gate {level + 1}")
        ranks = sorted(rank for rank in s.extra[self.at + RANKS : self.at + RANKS + s.seats] if rank)
        if ranks != list(range(1, len(ranks) + 1)) or [a.level for a in self.outdoors(s)] != list(range(GATES)):
            raise RulesBug("the arrivals or the tiles are out of joint")
