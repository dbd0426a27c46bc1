"""What every card, character and opening does to a game: how often it is used, and what it is worth."""

from beffroi.bots.balance.play import GameUses, fixtures, run
from beffroi.bots.balance.report import write_balance
from beffroi.bots.balance.summary import Balance, Row, balance_of, too_often

__all__ = ["Balance", "GameUses", "Row", "balance_of", "fixtures", "run", "too_often", "write_balance"]
