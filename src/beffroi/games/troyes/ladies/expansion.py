"""The declaration of The Ladies of Troyes: its options, and what each does to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.cards.activities import activities_of
from beffroi.games.troyes.cards.characters import characters_of
from beffroi.games.troyes.cards.events import events_of
from beffroi.games.troyes.expansion import Expansion
from beffroi.games.troyes.ladies.agendas import ABOVE, ASK_OTHERS, CHECKS
from beffroi.games.troyes.ladies.cards import COUNTS, EFFECTS, EVENT_EFFECTS
from beffroi.games.troyes.ladies.cards.outlaw import OutlawBand
from beffroi.games.troyes.ladies.messages import MESSAGES, MODULES, NAMES
from beffroi.games.troyes.ladies.moves import MOVES
from beffroi.games.troyes.ladies.part import BLOCKS as POSSESSION_BLOCKS
from beffroi.games.troyes.ladies.part import FourthLevel, Possession
from beffroi.games.troyes.ladies.purple import add_purple_dice
from beffroi.games.troyes.ladies.ramparts.expansion import add_ramparts
from beffroi.games.troyes.ladies.ramparts.part import BLOCKS as RAMPART_BLOCKS
from beffroi.games.troyes.ladies.ramparts.settings import OUTDOOR_CUBES
from beffroi.games.troyes.ladies.revisions import OUTDOOR_CUBES_ASKED
from beffroi.games.troyes.ladies.scoring import CardScorer
from beffroi.games.troyes.ladies.steps import STEPS
from beffroi.games.troyes.ladies.tournament import FEWEST, play_tournament
from beffroi.games.troyes.pieces import LEVELS
from beffroi.kernel.conflict import OptionConflict, WayOut
from beffroi.kernel.game import Option
from beffroi.kernel.label import Label
from beffroi.kernel.preset import Preset
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

SET: Final = "ladies"  # its rows in the groups of figures
ALONE: Final = "alone"
RAMPARTS: Final = "ramparts"
MASTER_BUILDER: Final = "master-builder"
OUTLAW: Final = "outlaw-leader"
OPEN_CHARACTERS: Final = 1  # turned up at the start by the variant, scoring for everyone


class LadiesOfTroyes(Expansion):
    """Which modules play along is the host's choice; the Royal Challenge is played without them."""

    options = (
        Option("ladies", "set", [], MODULES),
        Option("ladies-cards", "choice", "mixed", ("mixed", ALONE)),
        Option("open-character", "flag", False),
        Option("tournament", "flag", False),
        Option("ask-outdoor", "flag", False, until=OUTDOOR_CUBES_ASKED - 1),
    )
    presets = (
        Preset("ladies", 3, 120, {"ladies": list(MODULES)}),
        Preset("tournament", 4, 120, {"tournament": True}),
    )
    messages = MESSAGES
    names = NAMES
    moves = MOVES
    steps = STEPS
    blocks = (*POSSESSION_BLOCKS, *RAMPART_BLOCKS)
    above = ABOVE
    step_checks = CHECKS

    def conflict(self, seats: int, options: Doc) -> OptionConflict | None:
        if seats == 1 and (options["ladies"] or options["open-character"]):
            return OptionConflict(
                "ladies" if options["ladies"] else "open-character",
                "the Royal Challenge is played without The Ladies of Troyes",
                Label("conflict-alone"),
                (
                    WayOut(Label("way-players", (2,)), {}, 2),
                    WayOut(Label("way-without-ladies"), {"ladies": [], "open-character": False}),
                ),
            )
        if seats < FEWEST and options["tournament"]:
            return OptionConflict(
                "tournament",
                f"the tournament variant is for {FEWEST} players or more",
                Label("conflict-tournament", (FEWEST,)),
                (
                    WayOut(Label("way-players", (FEWEST,)), {}, FEWEST),
                    WayOut(Label("way-leave-off"), {"tournament": False}),
                ),
            )
        return None

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        asked = setup.rules >= OUTDOOR_CUBES_ASKED and RAMPARTS in setup.options["ladies"]
        return (OUTDOOR_CUBES,) if asked else ()

    def apply(self, ruleset: Ruleset) -> None:
        ruleset.asks_others += ASK_OTHERS
        options = ruleset.options
        modules = options["ladies"]
        if modules:  # black dice need no number: as many are rolled as events show
            ruleset.gray_citizens += ruleset.figures["ladies"]["gray-citizens"]
        if "characters" in modules:
            ruleset.characters += characters_of(ruleset.figures, ruleset.seats, COUNTS, SET)
        if "activities" in modules:
            add_activities(ruleset)
        if "events" in modules:
            add_events(ruleset)
        if "purple-die" in modules:
            add_purple_dice(ruleset)
        if RAMPARTS in modules:
            add_ramparts(ruleset)
        if options["open-character"]:
            ruleset.characters_open += OPEN_CHARACTERS
        if options["tournament"]:
            play_tournament(ruleset)


def add_activities(ruleset: Ruleset) -> None:
    """Module 2: the new cards join the candidates of each place; the Master Builder brings a level of the Cathedral."""
    kept = [] if ruleset.options["ladies-cards"] == ALONE else ruleset.activities
    ruleset.activities = kept + activities_of(ruleset.figures, EFFECTS, SET)
    ruleset.cathedral_levels = LEVELS + 1
    builder = next(i for i, card in enumerate(ruleset.activities) if card.slug == MASTER_BUILDER)
    ruleset.parts.append(FourthLevel(builder))
    ruleset.scorers.append(CardScorer(builder))


def add_events(ruleset: Ruleset) -> None:
    """Module 3: six more events, and the citizens whom the Possession holds."""
    ruleset.events += events_of(ruleset.figures, EVENT_EFFECTS, SET)
    outlaw = next(i for i, card in enumerate(ruleset.events) if card.slug == OUTLAW)
    ruleset.observers.append(OutlawBand(outlaw, ruleset.figures["event"][OUTLAW]["adds"]))
    ruleset.parts.append(Possession([0] * ruleset.seats, False))
