"""The questions and automatic lines of the sequence of play, one file for each chapter of the rulebook."""
