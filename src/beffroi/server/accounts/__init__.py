"""People: guests at once, accounts when they like, programs by token."""
