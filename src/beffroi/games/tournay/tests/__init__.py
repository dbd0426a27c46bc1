"""Tests of Tournay."""
