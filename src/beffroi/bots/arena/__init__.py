"""Many games between bots: victories, scores, confidence intervals, ratings and thinking times."""

from beffroi.bots.arena.report import write_report
from beffroi.bots.arena.run import run
from beffroi.bots.arena.schedule import Fixture, schedule
from beffroi.bots.arena.summary import Summary, summarise

__all__ = ["Fixture", "Summary", "run", "schedule", "summarise", "write_report"]
