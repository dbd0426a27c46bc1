"""The cards of Parbourg: their names, their figures, and what they do."""
