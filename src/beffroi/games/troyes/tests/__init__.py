"""Tests of Troyes, beside its rules."""
