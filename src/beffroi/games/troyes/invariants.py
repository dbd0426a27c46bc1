"""What must hold on every table of Troyes; a breach names its place in a position, which is refused there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import (
    BUILDINGS,
    CITIZENS,
    COLOUR,
    COLOURS,
    COLUMNS,
    CUBES_A_ROUND,
    EMPTY,
    LEVELS,
    NEUTRAL,
    ORDERS,
    OWNER,
    OWNER_NAMES,
    OWNERS,
    PICTURE,
    PLACE_NAMES,
    PLACES,
    RED,
    WHITE,
    YELLOW,
    cube_count,
    die_text,
    most_goods,
)
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import NOBODY

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def check(s: Troyes) -> None:
    """Raise RulesBug where the table is impossible."""
    check_goods(s)
    check_citizens(s)
    check_lying(s)
    check_cards(s)
    check_tradesmen(s)
    check_cathedral(s)
    check_queue(s)
    check_decks(s)
    check_dice(s)
    for part in s.parts:
        part.check(s)
    s.ruleset.agendas.check(s)
    check_turn(s)
    check_round(s)


def require(holds: bool, what: str, place: str) -> None:
    if not holds:
        raise RulesBug(what, place)


def check_goods(s: Troyes) -> None:
    most = most_goods(s.round)
    for seat in range(s.seats):
        for key, goods in (("deniers", s.deniers), ("points", s.points), ("pot", s.pot)):
            require(0 <= goods[seat] <= most, f"there are {goods[seat]}", f"players[{seat}].{key}")
        influence = s.influence[seat]
        require(0 <= influence <= s.ruleset.influence_most, f"there is {influence}", f"players[{seat}].influence")


def check_citizens(s: Troyes) -> None:
    """Every player has twelve citizens in all, the neutral one as many as the box holds."""
    for seat in range(s.seats):
        placed = s.slots.count(seat) + sum(s.lying[building * OWNERS + seat] for building in range(3))
        working = sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])
        held = sum(part.citizens(seat) for part in s.parts)
        total = s.reserve[seat] + s.supply[seat] + placed + working + held
        require(total == CITIZENS, f"there are {total} citizens in all", f"players[{seat}]")
        require(s.reserve[seat] >= 0 and s.supply[seat] >= 0, "it is below nothing", f"players[{seat}].reserve")
    require(s.grays_left() >= 0, "more gray citizens are in play than there are", "buildings")


def check_lying(s: Troyes) -> None:
    """Nobody is expelled whose colour already lies there; only a crowd put back at random may lie otherwise."""
    at_random = any(card.effect.puts_at_random() for card in s.ruleset.events)
    for building, name in enumerate(BUILDINGS):
        lying = s.lying[building * OWNERS : (building + 1) * OWNERS]
        most = s.ruleset.lying_most
        require(sum(lying) <= sum(most), f"{sum(lying)} citizens can't lie there", f"lying.{name}")
        for owner, count in enumerate(lying):
            who = OWNER_NAMES[owner]
            require(at_random or count <= most[owner], f"{count} citizens of {who} can't lie there", f"lying.{name}")


def check_cards(s: Troyes) -> None:
    """Cards of the right place that play along; what lies face down is bare, and cubes lie only where they are kept."""
    for place, name in enumerate(PLACE_NAMES):
        card = s.cards[place]
        activity = s.ruleset.activities[card]
        require(card in s.ruleset.candidates[place], f"{activity.slug} is not in this game", f"activities.{name}.card")
        shown = place % LEVELS < s.levels
        for seat in range(s.seats):
            cubes = s.cubes[seat * PLACES + place]
            spot = f"activities.{name}.cubes[{seat}]"
            require(0 <= cubes <= CUBES_A_ROUND * (s.round + 1), f"there are {cubes} cubes", spot)
            require(not cubes or shown, f"{activity.slug} lies face down", spot)
            require(not cubes or activity.effect.kind() != "immediate", f"{activity.slug} takes no cubes", spot)


def check_tradesmen(s: Troyes) -> None:
    """Nobody shares a slot or stands on one that the card has not; a player has one tradesman on a card."""
    for place, name in enumerate(PLACE_NAMES):
        taken, slots = 0, len(s.ruleset.activities[s.cards[place]].slots)
        for owner in range(OWNERS):
            stand = s.tradesmen[place * OWNERS + owner]
            if not stand:
                continue
            spot = f"activities.{name}.tradesmen.{OWNER_NAMES[owner]}"
            in_slots = stand % PICTURE
            require(place % LEVELS < s.levels, "the card lies face down", spot)
            require(owner == NEUTRAL or owner < s.seats, "nobody plays there", spot)
            require(not taken & in_slots, "two tradesmen share a slot", spot)
            require(not in_slots >> slots, f"the card has no slot {slots + 1}", spot)
            require(owner == NEUTRAL or stand.bit_count() < 2, "a player has one tradesman on a card", spot)
            taken |= stand


def check_cathedral(s: Troyes) -> None:
    """No cube stands above an empty space."""
    for space in range(COLUMNS, len(s.cathedral)):
        if s.cathedral[space] != EMPTY:
            level, column = space // COLUMNS, space % COLUMNS
            require(s.cathedral[space - COLUMNS] != EMPTY, "this cube floats", f"cathedral[{level}][{column}]")


def check_queue(s: Troyes) -> None:
    require(len(s.queue) == len(s.banners) and s.queue[0] == 0, "Marauding comes first", "events[0]")
    for i in range(len(s.queue)):
        banners = s.ruleset.events[s.queue[i]].banners
        cubes = cube_count(s.banners[i])
        require(cubes < banners, f"{cubes} cubes lie on {banners} banners", f"events[{i}].cubes")


def check_decks(s: Troyes) -> None:
    """Every event is in one place at most, in a deck of its colour, and plays along."""
    seen = {0}
    for i in range(1, len(s.queue)):
        check_event(s, seen, s.queue[i], (RED, WHITE, YELLOW), f"events[{i}]")
    for key, deck, colour in (
        ("red", s.red, RED),
        ("aside", s.aside, RED),
        ("white", s.white, WHITE),
        ("yellow", s.yellow, YELLOW),
    ):
        for i in range(len(deck)):
            check_event(s, seen, deck[i], (colour,), f"decks.{key}[{i}]")
    for card in s.won:
        owner = card % 8
        check_event(
            s, seen, card // 8, (RED, WHITE, YELLOW), "king.won" if owner == NEUTRAL else f"players[{owner}].won"
        )


def check_event(s: Troyes, seen: set[int], event: int, colours: tuple[int, ...], place: str) -> None:
    card = s.ruleset.events[event]
    require(event not in seen, f"{card.name} is in two places", place)
    seen.add(event)
    require(card.deck in colours, f"{card.name} is no {COLOURS[colours[0]]} card", place)
    require(not card.bonus or bool(s.ruleset.options["bonus"]), f"{card.name} is a bonus card", place)


def check_dice(s: Troyes) -> None:
    """A die has a place in its order, somebody to use it, and there are no more of a colour than can be rolled."""
    require(s.dice == sorted(s.dice, reverse=True), "they are out of order", "dice")
    require(s.black == sorted(s.black, reverse=True), "they are out of order", "black")
    most, counts = s.ruleset.dice_of_a_colour, [0] * len(COLOURS)
    for code in s.dice:
        owner, colour = OWNER[code], COLOUR[code]
        counts[colour] += 1
        place = f"dice.{OWNER_NAMES[owner]}"
        require(s.ruleset.die_orders[owner][code] > 0, f"there is no die {die_text(code)} in this game", place)
        if colour < ORDERS:
            require(counts[colour] <= most, f"there are more than {most} {COLOURS[colour]} dice", place)


def check_turn(s: Troyes) -> None:
    """All that is asked in a turn is asked of the seat whose turn ends behind it; so with a black die faced."""
    owner = EMPTY
    for i, step in enumerate(s.agenda):
        fields = step.fields()
        if "done" in fields and step.seat == NOBODY:
            owner = fields["done"]
        elif "facing" in fields:
            owner = fields["facing"]
        elif owner != EMPTY and step.seat not in (NOBODY, owner) and step.name() not in s.ruleset.asks_others:
            raise RulesBug(f"it is the turn of seat {owner}, not {step.seat}", f"agenda[{i}]")


def check_round(s: Troyes) -> None:
    """Cards are turned up round by round, and the red events last for the rounds that are left."""
    pending = {step.name() for step in s.agenda}
    shown = min(LEVELS, s.round - 1 if "TurnUpActivities" in pending else s.round)
    require(s.levels == shown, f"in round {s.round} {shown} levels lie face up, not {s.levels}", "levels")
    ahead = s.ruleset.rounds - s.round + ("DrawEvents" in pending)
    if s.agenda:
        require(len(s.red) >= ahead, f"{len(s.red)} red events are too few for {ahead} rounds", "decks.red")
    check_black(s, pending)


def check_black(s: Troyes, pending: set[str]) -> None:
    """Black dice lie there from the events to the fight against them; they show nothing before they are rolled."""
    if not s.black:
        return
    unrolled = "RollBlackDice" in pending
    require(unrolled or any("BlackDie" in name for name in pending), "there are no black dice in this phase", "black")
    most = sum(card.black_dice for card in s.ruleset.events)
    require(len(s.black) <= most, f"{len(s.black)} black dice are more than the {most} of all events", "black")
    for i, value in enumerate(s.black):
        require((value == 0) == unrolled, "it is rolled with the others, not before", f"black[{i}]")
