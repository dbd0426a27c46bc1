"""Networks that correct a game's evaluation, learned from games that bots play against themselves."""
