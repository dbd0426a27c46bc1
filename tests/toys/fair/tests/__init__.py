"""Tests of the Fair."""
