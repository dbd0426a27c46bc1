"""The declaration of The Ladies of Troyes: its options, and what each does to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.expansion import Expansion
from beffroi.games.troyes.ladies.cards.activities import ALONE, add_activities
from beffroi.games.troyes.ladies.cards.characters import add_characters
from beffroi.games.troyes.ladies.cards.events import add_events
from beffroi.games.troyes.ladies.messages import MESSAGES, MODULES, NAMES
from beffroi.games.troyes.ladies.purple import add_purple_dice
from beffroi.games.troyes.ladies.ramparts.expansion import add_ramparts
from beffroi.games.troyes.ladies.tournament import FEWEST, play_tournament
from beffroi.kernel.game import Option
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

OPEN_CHARACTERS: Final = 1  # turned up at the start by the variant, scoring for everyone


class LadiesOfTroyes(Expansion):
    """Which modules play along is the host's choice; the Royal Challenge is played without them."""

    options = (
        Option("ladies", "set", [], MODULES),
        Option("ladies-cards", "choice", "mixed", ("mixed", ALONE)),
        Option("open-character", "flag", False),
        Option("tournament", "flag", False),
        Option("ask-outdoor", "flag", False),
    )
    messages = MESSAGES
    names = NAMES

    def refusal(self, seats: int, options: Doc) -> str:
        if seats == 1 and (options["ladies"] or options["open-character"]):
            return "the Royal Challenge is played without The Ladies of Troyes"
        if seats < FEWEST and options["tournament"]:
            return f"the tournament variant is for {FEWEST} players or more"
        return ""

    def apply(self, ruleset: Ruleset) -> None:
        options = ruleset.options
        modules = options["ladies"]
        if modules:  # black dice need no number: as many are rolled as events show
            ruleset.gray_citizens += ruleset.figures["ladies"]["gray-citizens"]
        if "characters" in modules:
            add_characters(ruleset)
        if "activities" in modules:
            add_activities(ruleset)
        if "events" in modules:
            add_events(ruleset)
        if "purple-die" in modules:
            add_purple_dice(ruleset)
        if "ramparts" in modules:
            add_ramparts(ruleset)
        if options["open-character"]:
            ruleset.characters_open += OPEN_CHARACTERS
        if options["tournament"]:
            play_tournament(ruleset)
