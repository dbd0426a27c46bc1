"""The questions of Tournay and what happens by itself, one file for each chapter of the rules."""
