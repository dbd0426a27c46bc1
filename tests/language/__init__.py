"""The words of the game, the page and the command line: one word for one thing, in every language."""
