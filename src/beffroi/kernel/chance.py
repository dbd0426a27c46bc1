"""Where luck comes from. Rules ask for it by purpose; they never import random."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

LEHMER: Final = 48271
MODULUS: Final = 2147483647


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Luck, drawn by purpose. `draws` counts what was drawn, so that a table knows when luck sealed a move."""

    __slots__ = ("draws",)

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        """Return a whole number in [0, n)."""
        raise NotImplementedError

    def shuffle(self, items: list[int], purpose: str) -> None:
        """Shuffle in place; the last item is the top of a deck that is popped."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        """Return the same luck from here on, independent of this one."""
        raise NotImplementedError


class SeededChance(Chance):
    """Luck of a real game: a keyed hash of purpose and count, the same on every platform for ever.

    Each purpose has its own stream, so that a later rule that draws once more
    for one purpose does not reshuffle the others in an old record. The hash is
    cryptographic: dice seen so far say nothing about the dice to come.

    >>> a, b = SeededChance(b"seed"), SeededChance(b"seed")
    >>> [a.below(6, "dice") for _ in range(5)] == [b.below(6, "dice") for _ in range(5)]
    True
    """

    __slots__ = ("counts", "log", "seed")

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = hashlib.sha256(seed).digest()
        self.counts: dict[str, int] = {}  # draws so far, by purpose
        self.log: list[
            tuple[str, int, int]
        ] = []  # every draw in order: its purpose, how many outcomes it had, which came

    def below(self, n: int, purpose: str) -> int:
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        self.draws += 1
        text = f"{purpose}/{count}".encode()
        word = int.from_bytes(hashlib.blake2b(text, key=self.seed, digest_size=16).digest(), "big")
        value = word % n  # 128 bits: the bias of the remainder is far below anything measurable
        self.log.append((purpose, n, value))
        return value

    def copy(self) -> SeededChance:
        new = SeededChance(b"")
        new.seed = self.seed
        new.draws = self.draws
        new.counts = self.counts.copy()
        new.log = self.log[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_seeded, (self.seed, self.draws, self.counts, self.log)


def restore_seeded(seed: bytes, draws: int, counts: dict[str, int], log: list[tuple[str, int, int]]) -> SeededChance:
    """Return luck as it was pickled."""
    chance = SeededChance(b"")
    chance.seed = seed
    chance.draws = draws
    chance.counts = counts
    chance.log = log
    return chance


class ScriptedChance(Chance):
    """Luck dictated by a test, so that a rulebook example can be replayed exactly.

    A purpose with a script takes its values in order; the others come from a seed.

    >>> dice = ScriptedChance({"dice": [4, 5]})
    >>> dice.below(6, "dice"), dice.below(6, "dice")
    (4, 5)
    """

    __slots__ = ("_rest", "_script")

    def __init__(self, script: dict[str, list[int]], seed: bytes = b"script") -> None:
        super().__init__()
        self._script: dict[str, list[int]] = {purpose: values[:] for purpose, values in script.items()}
        self._rest = SeededChance(seed)

    def below(self, n: int, purpose: str) -> int:
        self.draws += 1
        values = self._script.get(purpose)
        if not values:
            return self._rest.below(n, purpose)
        value = values.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the script says {value} for {purpose}, but only 0 to {n - 1} is possible")
        return value

    def copy(self) -> ScriptedChance:
        new = ScriptedChance(self._script)
        new._rest = self._rest.copy()
        new.draws = self.draws
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_scripted, (self._script, self._rest, self.draws)


def restore_scripted(script: dict[str, list[int]], rest: SeededChance, draws: int) -> ScriptedChance:
    """Return luck as it was pickled."""
    chance = ScriptedChance(script)
    chance._rest = rest
    chance.draws = draws
    return chance


class FastChance(Chance):
    """A small multiplicative generator: for playouts and imagined worlds, never for real games."""

    __slots__ = ("x",)

    x: i64  # a machine word where it is compiled: products of this size are slow as other numbers

    def __init__(self, seed: int, like: FastChance | None = None) -> None:
        if like is not None:
            self.draws = like.draws
            self.x = like.x
            return
        self.draws = 0
        self.x = seed % (MODULUS - 1) + 1
        for _ in range(3):
            self.x = self.x * LEHMER % MODULUS

    def below(self, n: int, purpose: str) -> int:
        self.draws += 1
        self.x = x = self.x * LEHMER % MODULUS
        return (x - 1) * n // (MODULUS - 1)

    def pick(self, n: int) -> int:
        """Draw like `below` without a purpose, for a bot's own choices."""
        self.x = x = self.x * LEHMER % MODULUS
        return (x - 1) * n // (MODULUS - 1)

    def copy(self) -> FastChance:
        return FastChance(0, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_fast, (int(self.x), self.draws)


def restore_fast(x: int, draws: int) -> FastChance:
    """Return luck as it was pickled."""
    chance = FastChance(0)
    chance.x = x
    chance.draws = draws
    return chance


class SeedCommitment:
    """Luck that can be verified: a secret, its commitment published before, and what the players added.

    >>> promise = SeedCommitment(b"secret", {0: "blue moon"})
    >>> promise.digest == hashlib.sha256(b"secret").hexdigest()
    True
    """

    __slots__ = ("nonces", "secret")

    def __init__(self, secret: bytes, nonces: dict[int, str] | None = None) -> None:
        self.secret = secret
        self.nonces: dict[int, str] = dict(nonces or {})

    @property
    def digest(self) -> str:
        """What is published before the game: SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def seed(self) -> bytes:
        """What the game is played with: HMAC of the players' words under the secret."""
        words = "\n".join(f"{seat}:{self.nonces[seat]}" for seat in sorted(self.nonces))
        return hmac.new(self.secret, words.encode(), hashlib.sha256).digest()

    def chance(self) -> SeededChance:
        """Return the stream of the whole game, from its beginning."""
        return SeededChance(self.seed)
