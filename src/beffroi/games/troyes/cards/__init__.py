"""The cards: their figures, and what the odd ones do."""
