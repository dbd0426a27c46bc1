"""The cards of Tournay: one table of figures, and what each kind of card does."""
