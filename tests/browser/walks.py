"""Plays a guided first game in one of several ways and writes what its player saw, for tests of guides and chronicle.

`PYTHONPATH=src python tests/browser/walks.py GAME WAY`: WAY is `first` (always the first option), `hints` (what a hint
would say) or a seed. The other seat is the bot of a guided game, of the gentlest level.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import beffroi
from beffroi.bots import levels, make
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective

GAMES = Path(__file__).parents[2] / "src" / "beffroi" / "games"  # the package itself holds no sources of the page
LEARNER = 0


def walk(slug: str, way: str) -> dict[str, Any]:
    """The questions of the learner with what was offered and given, and all events the learner was told."""
    game = beffroi.game(slug)
    position = GAMES / slug / "ui" / "tutorial" / "position.json"
    start = json.loads(position.read_text(encoding="utf-8")) if position.exists() else None
    match = Match(game, game.setup(2), SeedCommitment(way.encode()), start)
    bot, hints, chance = make(levels(game)[0].slug, game, seed=1), make("greedy", game), FastChance(len(way))
    if way.isdecimal():
        chance = FastChance(int(way))
    moments: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    while not match.over:
        state = match.state
        seat = state.waiting()[0]
        options = state.options(seat)
        if seat != LEARNER:
            move = bot.choose(Perspective(game, state, seat))
        elif way == "first":
            move = options[0]
        elif way == "hints":
            move = hints.choose(Perspective(game, state, seat))
        else:
            move = options[chance.pick(len(options))]
        if seat == LEARNER:
            prompt = state.prompt(seat)
            anchors = [game.anchor(state, seat, one) for one in options]
            moments.append(
                {"asks": prompt.key, "anchors": anchors, "view": state.view(seat), "gave": anchors[options.index(move)]}
            )
        for event in match.play(seat, move):
            if event.seen_by(LEARNER):
                named = game.named_arguments(event.key, event.args)
                events.append({"seq": len(match.moves), "key": event.key, "args": named})
    return {"moments": moments, "events": events}


if __name__ == "__main__":
    json.dump(walk(sys.argv[1], sys.argv[2]), sys.stdout)
