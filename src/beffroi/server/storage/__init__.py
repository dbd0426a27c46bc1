"""What is stored: an append-only log of decisions, and the people and tables around it. All SQL is here."""
