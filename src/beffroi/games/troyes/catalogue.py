"""The cards and spaces as plain data for the page and the terminal, every figure with its mark."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.pieces import COLOURS
from beffroi.games.troyes.ruleset import Book
from beffroi.kernel.state import Doc


def catalogue_of(book: Book) -> Doc:
    """All static data by slug."""
    figures = book.figures
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
            for card in book.activities
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
            for card in book.events
        },
        "characters": {character.slug: character_data(book, character) for character in book.characters},
        "board": {
            "rows": {"palace": book.rows[0:6], "bishopric": book.rows[6:12], "city-hall": book.rows[12:18]},
            "salaries": book.salaries,
            "prices": book.prices[1:],
            "agriculture": book.agriculture,
            "cathedral": {"points": book.cathedral_points, "influence": book.cathedral_influence},
            "influence": {
                "reroll": book.reroll,
                "recruit": book.recruit,
                "turn": book.turn,
                "most": book.influence_most,
            },
            "pass": [book.pass_first, book.pass_again],
            "marks": figures["board"]["marks"],
        },
    }
    for module in book.modules:
        module.catalogue(book, catalogue)
    return catalogue


# What every card has, told under names of its own.
COMMON = ("level", "cost", "divisor", "banners", "black-dice")


def effect_figures(card: Doc) -> Doc:
    """The whole numbers that only this card's rule uses, such as `gives-deniers`."""
    return {name: value for name, value in card.items() if isinstance(value, int) and name not in COMMON}


def character_data(book: Book, character: Character) -> Doc:
    """Thresholds as [least, points], for three or four players and for two, with their marks."""
    entry = book.figures["character"].get(character.slug, {})
    return {
        "thresholds": entry.get("thresholds", character.thresholds),
        "thresholds_for_two": entry.get("thresholds-for-two", character.thresholds),
        "marks": entry.get("marks", {}),
    }
