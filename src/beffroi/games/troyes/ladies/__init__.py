"""The Ladies of Troyes: five modules, each on or off on its own, and two variants."""

from __future__ import annotations

from beffroi.games.troyes.expansion import Expansion
from beffroi.games.troyes.ladies.cards.activities import ALONE, EFFECTS, SCORED, Activities
from beffroi.games.troyes.ladies.cards.characters import LADIES, Ladies, OpenCharacter
from beffroi.games.troyes.ladies.cards.events import EVENTS, Events
from beffroi.games.troyes.ladies.components import MoreComponents
from beffroi.games.troyes.ladies.purple import PurpleDie
from beffroi.games.troyes.ladies.ramparts import RAMPART_NAMES, RAMPART_SENTENCES
from beffroi.games.troyes.ladies.ramparts.expansion import Ramparts
from beffroi.games.troyes.ladies.tournament import FEWEST, Tournament
from beffroi.games.troyes.ruleset import Module
from beffroi.kernel.game import Option
from beffroi.kernel.state import Doc

MODULES = ("characters", "activities", "events", "purple-die", "ramparts")


class LadiesOfTroyes(Expansion):
    """Which modules play along is the host's choice; the Royal Challenge is played without them."""

    options = (
        Option("ladies", "set", [], MODULES),
        Option("ladies-cards", "choice", "mixed", ("mixed", ALONE)),
        Option("open-character", "flag", False),
        Option("tournament", "flag", False),
        Option("ask-outdoor", "flag", False),
    )
    messages = {
        **{f"item-{slug}": () for slug in (*LADIES, *SCORED)},
        "ask-use-or-load": ("card",),
        "ask-load-cubes": ("card", "deniers"),
        "ask-aim-catapult": ("shots",),
        "ask-send-scout": ("left", "deniers"),
        "ask-choose-good": ("left",),
        "ask-pick-victim": (),
        "ask-choose-column": ("cubes",),
        "load-cubes": ("number",),
        "use-cubes": ("number",),
        "scout-returns": (),
        "take-points": ("points",),
        "take-influence": ("influence",),
        "victim": ("seat", "influence"),
        "column": ("level", "column"),
        "steals-influence": ("seat", "other", "influence"),
        "why-richest": (),
        "why-choose-column": (),
        "ask-give-citizen": (),
        "ask-free-citizen": (),
        "ask-lose-cube": (),
        "free": ("owner",),
        "lose-cube": ("card",),
        "outlaw-strengthens": ("adds",),
        "possessed": ("seat",),
        "freed": ("owner",),
        "uprising": ("building",),
        "monk-settles": ("card",),
        "monk-finds-nothing": (),
        "freezes": ("seat",),
        "why-free": (),
        "why-lose-cube": (),
        **RAMPART_SENTENCES,
    }
    names = (
        *(f"character-{slug}" for slug in LADIES),
        *(f"event-{slug}" for slug in EVENTS),
        *(f"card-{slug}" for slug in EFFECTS),
        "option-ladies",
        *(f"option-ladies-{module}" for module in MODULES),
        "option-ladies-cards",
        "option-ladies-cards-mixed",
        "option-ladies-cards-alone",
        "option-open-character",
        "option-tournament",
        "option-ask-outdoor",
        "colour-purple",
        *RAMPART_NAMES,
        "word-counter-clockwise",
    )

    def refusal(self, seats: int, options: Doc) -> str:
        if seats == 1 and (options["ladies"] or options["open-character"]):
            return "the Royal Challenge is played without The Ladies of Troyes"
        if seats < FEWEST and options["tournament"]:
            return f"the tournament variant is for {FEWEST} players or more"
        return ""

    def modules(self, seats: int, options: Doc) -> list[Module]:
        chosen: list[Module] = []
        if options["ladies"]:
            chosen.append(MoreComponents())
        if "characters" in options["ladies"]:
            chosen.append(Ladies())
        if "activities" in options["ladies"]:
            chosen.append(Activities())
        if "events" in options["ladies"]:
            chosen.append(Events())
        if "purple-die" in options["ladies"]:
            chosen.append(PurpleDie())
        if "ramparts" in options["ladies"]:
            chosen.append(Ramparts())
        if options["open-character"]:
            chosen.append(OpenCharacter())
        if options["tournament"]:
            chosen.append(Tournament())
        return chosen


EXPANSION = LadiesOfTroyes()
