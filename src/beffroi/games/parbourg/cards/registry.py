"""Which effect each card has."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards import alchemy, ephemerals, events, names, sides
from beffroi.games.parbourg.cards.effects import (
    ChangeStake,
    Draw,
    Effect,
    Elixir,
    HelpingHand,
    LoadedCoin,
    Points,
    WhileItLies,
)

BY_CARD: Final[dict[int, Effect]] = {
    names.FIERY_PLEA: Points(),
    names.HEROIC_CHARGE: Points(),
    names.SET_UP: Points(),
    names.SUCCESSFUL_EXPERIMENT: Points(),
    names.MOTION_OF_CENSURE: WhileItLies(),
    names.SPEAKING_TIME: events.AtStanding(),
    names.ALLIANCE_OF_CONVENIENCE: events.Alliance(),
    names.THRUST: events.Thrust(),
    names.BATTERING_RAM: events.AtBuilding(),
    names.CHALLENGE_TO_A_DUEL: events.AtStanding(),
    names.PICKPOCKETING: events.Pickpocketing(),
    names.BLACKMAIL: events.Blackmail(),
    names.FALSE_IDENTITY: WhileItLies(),
    names.EUREKA: Draw(),
    names.METHODICAL_SEARCH: events.Search(),
    names.LEVER: events.Lever(),
    names.COUNCIL_CRISIS: ChangeStake(),
    names.ALARM_ON_THE_WALLS: ChangeStake(),
    names.SHADY_AFFAIR: ChangeStake(),
    names.COMET_IN_THE_SKY: ChangeStake(),
    names.TAX_LEVY: sides.TaxLevy(),
    names.AGENDA: sides.Reorder(),
    names.ASSAULT: events.Assault(),
    names.PILLAGE: sides.Pillage(),
    names.DOUBLE_GAME: sides.DoubleGame(),
    names.ORDERLY_RETREAT: sides.Retreat(),
    names.TRANSMUTATION: sides.Transmutation(),
    names.PROTOTYPE: sides.Prototype(),
    names.SHINOBI_GOB: ephemerals.ShinobiGob(),
    names.BOOUUUHH: ephemerals.Boouuuhh(),
    names.COUNTERMAND: ephemerals.Countermand(),
    names.HELPING_HAND: HelpingHand(),
    names.TRIP: ephemerals.Trip(),
    names.LUCKY_CHANCE: Draw(),
    names.PRYING_GLANCE: ephemerals.PryingGlance(),
    names.PARADE_SHIELD: ephemerals.ParadeShield(),
    names.LOADED_COIN: LoadedCoin(),
    names.ELIXIR_OF_ELOQUENCE: Elixir(),
    names.ELIXIR_OF_STRENGTH: Elixir(),
    names.ELIXIR_OF_SHADOW: Elixir(),
    names.ELIXIR_OF_CLARITY: Elixir(),
    names.DOUBLING: alchemy.Doubling(),
    names.REVERSED_HOURGLASS: sides.Reorder(),
    names.DISSIPATION: alchemy.Dissipation(),
    names.MUTATION: alchemy.Mutation(),
    names.PHILOSOPHERS_STONE: Draw(),
    names.SILVER_MIRROR: alchemy.SilverMirror(),
    names.TRUTH_POTION: alchemy.TruthPotion(),
}
NO_EFFECT: Final = Effect()  # plain bids and buildings announce nothing
EFFECTS: Final[list[Effect]] = [BY_CARD.get(card, NO_EFFECT) for card in range(len(names.CARDS))]
