"""Reaching people who are not looking: browser push, mail, webhooks, digests."""
