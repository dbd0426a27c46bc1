"""Toy games."""
