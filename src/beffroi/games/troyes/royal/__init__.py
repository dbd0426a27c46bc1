"""The Royal Challenge: one player against the King, after Shadi Torbey's solo rules."""

from __future__ import annotations

from beffroi.games.troyes.royal.expansion import RoyalChallenge

EXPANSION = RoyalChallenge()
