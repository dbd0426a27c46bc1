"""One folder, one game. Games are found, not listed."""
