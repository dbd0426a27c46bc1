"""Module 5 of The Ladies of Troyes: the ramparts, their guards, and the outdoor activities."""
