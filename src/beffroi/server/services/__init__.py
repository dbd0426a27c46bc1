"""The use cases of the server: tables, play, accounts, bots, notifications."""
