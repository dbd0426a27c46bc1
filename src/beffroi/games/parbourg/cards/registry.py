"""Which effect each card has."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards import alchemy, ephemerals, events, ids, sides
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
    ids.FIERY_PLEA: Points(),
    ids.HEROIC_CHARGE: Points(),
    ids.SET_UP: Points(),
    ids.SUCCESSFUL_EXPERIMENT: Points(),
    ids.MOTION_OF_CENSURE: WhileItLies(),
    ids.SPEAKING_TIME: events.AtStanding(),
    ids.ALLIANCE_OF_CONVENIENCE: events.Alliance(),
    ids.THRUST: events.Thrust(),
    ids.BATTERING_RAM: events.AtBuilding(),
    ids.CHALLENGE_TO_A_DUEL: events.AtStanding(),
    ids.PICKPOCKETING: events.Pickpocketing(),
    ids.BLACKMAIL: events.Blackmail(),
    ids.FALSE_IDENTITY: WhileItLies(),
    ids.EUREKA: Draw(),
    ids.METHODICAL_SEARCH: events.Search(),
    ids.LEVER: events.Lever(),
    ids.COUNCIL_CRISIS: ChangeStake(),
    ids.ALARM_ON_THE_WALLS: ChangeStake(),
    ids.SHADY_AFFAIR: ChangeStake(),
    ids.COMET_IN_THE_SKY: ChangeStake(),
    ids.TAX_LEVY: sides.TaxLevy(),
    ids.AGENDA: sides.Reorder(),
    ids.ASSAULT: events.Assault(),
    ids.PILLAGE: sides.Pillage(),
    ids.DOUBLE_GAME: sides.DoubleGame(),
    ids.ORDERLY_RETREAT: sides.Retreat(),
    ids.TRANSMUTATION: sides.Transmutation(),
    ids.PROTOTYPE: sides.Prototype(),
    ids.SHINOBI_GOB: ephemerals.ShinobiGob(),
    ids.BOOUUUHH: ephemerals.Boouuuhh(),
    ids.COUNTERMAND: ephemerals.Countermand(),
    ids.HELPING_HAND: HelpingHand(),
    ids.TRIP: ephemerals.Trip(),
    ids.LUCKY_CHANCE: Draw(),
    ids.PRYING_GLANCE: ephemerals.PryingGlance(),
    ids.PARADE_SHIELD: ephemerals.ParadeShield(),
    ids.LOADED_COIN: LoadedCoin(),
    ids.ELIXIR_OF_ELOQUENCE: Elixir(),
    ids.ELIXIR_OF_STRENGTH: Elixir(),
    ids.ELIXIR_OF_SHADOW: Elixir(),
    ids.ELIXIR_OF_CLARITY: Elixir(),
    ids.DOUBLING: alchemy.Doubling(),
    ids.REVERSED_HOURGLASS: sides.Reorder(),
    ids.DISSIPATION: alchemy.Dissipation(),
    ids.MUTATION: alchemy.Mutation(),
    ids.PHILOSOPHERS_STONE: Draw(),
    ids.SILVER_MIRROR: alchemy.SilverMirror(),
    ids.TRUTH_POTION: alchemy.TruthPotion(),
}
NO_EFFECT: Final = Effect()  # plain bids and buildings announce nothing
EFFECTS: Final[list[Effect]] = [BY_CARD.get(card, NO_EFFECT) for card in range(len(ids.CARDS))]
