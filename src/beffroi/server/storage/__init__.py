"""What is kept: an append-only log of decisions, and the people and tables around it."""

from beffroi.server.storage.engine import Store, open_store
from beffroi.server.storage.log import Conflict, LogStore

__all__ = ["Conflict", "LogStore", "Store", "open_store"]
