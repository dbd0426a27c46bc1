"""Every draw of a record has its purpose and its range: whether luck is even can be checked without our code.

What reads the records here knows JSON, and nothing of this program.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import math
from collections import Counter
from typing import Any

import pytest

FEWEST = 5.0  # a class of outcomes with fewer expected hits says nothing by itself
UNLIKELY = 3.3  # standard deviations


def records_of_many_games() -> list[str]:
    """The texts of finished games, as they would be downloaded."""
    from beffroi.kernel.contract import ContractRun, Picker
    from beffroi.kernel.record import write_record
    from tests.toys.fair import GAME

    runs = [ContractRun(GAME, 2 + seed % 3, {}, seed, every=10_000).run(Picker(seed)) for seed in range(80)]
    return [json.dumps(write_record(match)) for match in runs]


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return records_of_many_games()


def deviation(draws: list[list[Any]]) -> float:
    """Pearson's chi-square over the draws of each purpose and range, in standard deviations (Wilson and Hilferty)."""
    seen: dict[tuple[str, int], Counter[int]] = {}
    for purpose, of, outcome in draws:
        assert 0 <= outcome < of
        seen.setdefault((purpose, of), Counter())[outcome] += 1
    total, freedom = 0.0, 0
    for (_, of), counts in seen.items():
        expected = counts.total() / of
        if of > 1 and expected >= FEWEST:
            total += sum((counts[outcome] - expected) ** 2 / expected for outcome in range(of))
            freedom += of - 1
    assert freedom > 10
    spread = 2 / (9 * freedom)
    return float(((total / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def test_the_draws_of_many_games_are_even(texts: list[str]) -> None:
    draws = [draw for text in texts for draw in json.loads(text)["draws"]]
    assert len(draws) > 2000
    assert abs(deviation(draws)) < UNLIKELY
    loaded = [[purpose, of, of - 1 if n % 20 == 0 else outcome] for n, (purpose, of, outcome) in enumerate(draws)]
    assert deviation(loaded) > UNLIKELY  # one draw in twenty that always comes out highest would be seen


def test_every_draw_follows_from_the_published_secret(texts: list[str]) -> None:
    """docs/api.md says how: anybody can compute the draws again from the secret that fits the commitment."""
    for text in texts[:10]:
        record = json.loads(text)
        secret = bytes.fromhex(record["secret"])
        assert hashlib.sha256(secret).hexdigest() == record["commitment"]
        words = "\n".join(f"{seat}:{record['nonces'][seat]}" for seat in sorted(record["nonces"], key=int))
        key = hashlib.sha256(hmac.new(secret, words.encode(), hashlib.sha256).digest()).digest()
        counts: Counter[str] = Counter()
        for purpose, of, outcome in record["draws"]:
            word = hashlib.blake2b(f"{purpose}/{counts[purpose]}".encode(), key=key, digest_size=16).digest()
            assert int.from_bytes(word, "big") % of == outcome
            counts[purpose] += 1


def test_a_running_game_tells_no_draws() -> None:
    from beffroi.kernel.chance import SeedCommitment
    from beffroi.kernel.match import Match
    from beffroi.kernel.record import write_record
    from tests.toys.fair import GAME

    record = write_record(Match(GAME, GAME.setup(2), SeedCommitment(b"secret")))
    assert "draws" not in record and "secret" not in record
