"""The cards of The Ladies of Troyes."""
