"""Thin routes: they read the request, ask the house, and write the answer."""
