"""Who is connected, to this worker and to others."""

from __future__ import annotations

from typing import Final

from beffroi.server.services.clock import monotonic

PRESENCE_LIFE: Final = 25.0  # seconds for which the word of another worker counts

MOST_WORKERS: Final = 256  # whose word is kept; there are never so many


class PresenceTracker:
    """Counts connections here, and remembers what other workers said."""

    def __init__(self) -> None:
        self.here: dict[str, int] = {}  # how many connections each person has to this worker
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # people at other workers

    def arrive(self, person: str) -> bool:
        """Count a connection that opened; tells whether it is the person's first."""
        self.here[person] = self.here.get(person, 0) + 1
        return self.here[person] == 1

    def depart(self, person: str) -> bool:
        """Count a connection that closed; tells whether it was the person's last."""
        self.here[person] -= 1
        if self.here[person]:
            return False
        del self.here[person]
        return True

    def is_online(self, person: str) -> bool:
        """Tell whether somebody is connected, to whichever worker."""
        if person in self.here:
            return True
        limit = monotonic() - PRESENCE_LIFE
        return any(person in people for at, people in self.elsewhere.values() if at > limit)

    def on_presence(self, worker: str, people: list[str]) -> None:
        """Take in who is connected to another worker."""
        limit = monotonic() - PRESENCE_LIFE
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if said[0] > limit}
        if worker in self.elsewhere or len(self.elsewhere) < MOST_WORKERS:
            self.elsewhere[worker] = (monotonic(), frozenset(people))
