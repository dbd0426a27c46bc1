"""Learning environments: PettingZoo, Gymnasium, and many games stepped together into NumPy arrays."""
