"""The questions and the automatic lines of the sequence of play."""
