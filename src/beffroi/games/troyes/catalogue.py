"""The cards and spaces as plain data for the page and the terminal, every figure with its mark."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.pieces import COLOURS
from beffroi.games.troyes.ruleset import Ruleset
from beffroi.kernel.state import Doc


def catalogue_of(ruleset: Ruleset) -> Doc:
    """All static data by slug."""
    figures = ruleset.figures
    catalogue: Doc = {
        "activities": {
            card.slug: {
                "colour": COLOURS[card.colour],
                "level": card.level,
                "cost": card.cost,
                "influence": card.influence,
                "divisor": 0 if card.effect.by_die else card.divisor,
                "slots": card.slots,
                "kind": card.effect.kind(),
                "mixed": card.effect.mixed(),
                "bonus": card.bonus,
                "figures": effect_figures(figures["activity"].get(card.slug, {})),
                "marks": figures["activity"].get(card.slug, {}).get("marks", {}),
            }
            for card in ruleset.activities
        },
        "events": {
            card.name: {
                "slug": card.slug,
                "deck": COLOURS[card.deck] if card.deck >= 0 else None,
                "fight": [COLOURS[colour] for colour in range(3) if card.mask >> colour & 1],
                "divisor": card.divisor,
                "banners": card.banners,
                "points": card.points,
                "black_dice": card.black_dice,
                "calls": COLOURS[card.calls] if card.calls >= 0 else None,
                "bonus": card.bonus,
                "figures": effect_figures(figures["event"].get(card.slug, {})),
                "marks": figures["event"].get(card.slug, {}).get("marks", {}),
            }
            for card in ruleset.events
        },
        "characters": {character.slug: character_data(ruleset, character) for character in ruleset.characters},
        "board": {
            "rows": {
                "palace": ruleset.entry_rows[0:6],
                "bishopric": ruleset.entry_rows[6:12],
                "city-hall": ruleset.entry_rows[12:18],
            },
            "salaries": ruleset.salaries,
            "prices": ruleset.prices[1:],
            "agriculture": ruleset.agriculture,
            "cathedral": {"points": ruleset.cathedral_points, "influence": ruleset.cathedral_influence},
            "influence": {
                "reroll": ruleset.reroll,
                "recruit": ruleset.recruit,
                "turn": ruleset.turn,
                "most": ruleset.influence_most,
            },
            "pass": [ruleset.pass_first, ruleset.pass_again],
            "marks": figures["board"]["marks"],
        },
    }
    for part in ruleset.parts:
        part.catalogue(ruleset, catalogue)
    return catalogue


# What every card has, told under names of its own.
COMMON = ("level", "cost", "divisor", "banners", "black-dice")


def effect_figures(card: Doc) -> Doc:
    """The whole numbers that only this card's rule uses, such as `gives-deniers`."""
    return {name: value for name, value in card.items() if isinstance(value, int) and name not in COMMON}


def character_data(ruleset: Ruleset, character: Character) -> Doc:
    """Thresholds as [least, points], for three or four players and for two, with their marks."""
    entry = ruleset.figures["character"].get(character.slug, {})
    return {
        "thresholds": entry.get("thresholds", character.thresholds),
        "thresholds_for_two": entry.get("thresholds-for-two", character.thresholds),
        "marks": entry.get("marks", {}),
    }
