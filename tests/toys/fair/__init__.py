"""The Fair: a toy game that uses every part of the kernel (see docs/new-game.md)."""

from __future__ import annotations

from collections.abc import Callable

from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat, State
from tests.toys.fair import moves
from tests.toys.fair.advice import FairEvaluator
from tests.toys.fair.flow import STEPS, new_fair
from tests.toys.fair.state import CARDS, Fair, Player


class FairGame(Game[Fair]):
    slug = "fair"
    title = "The Fair"
    seats = (2, 4)
    moves = moves.COUNT
    options = (Option("long", "flag", False),)
    messages = {
        "ask-secret-bid": (),
        "ask-take-turn": (),
        "ask-spend-die": ("card",),
        "bid": ("deniers",),
        "stall": ("card",),
        "die": ("pips",),
        "pass": (),
        "rolled": ("seat",),
        "won-bid": ("seat", "deniers"),
        "used": ("seat", "card", "uses"),
        "draw-round": ("round",),
        "draw-player": ("seat", "deniers", "points"),
        "draw-secret": ("card",),
        "refused": (),
        "item-points": (),
        "item-secret": (),
        "term-points": (),
        "term-secret": (),
        "term-dice": (),
        "term-deniers": (),
    }
    names = ("nobody", *(f"card-{card.slug}" for card in CARDS), "option-long")

    def start(self, setup: Setup, chance: Chance) -> Fair:
        return new_fair(setup.seats, 6 if setup.options["long"] else 3, chance)

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def parse(self, text: str) -> Move:
        move = moves.parse(text)
        if move < 0:
            raise BadRequest(f"{text!r} is no move of the fair")
        return move

    def label(self, s: State, seat: Seat, move: Move) -> Label:
        assert isinstance(s, Fair)
        if move >= moves.BID:
            return Label("bid", (move - moves.BID,))
        if move >= moves.STALL:
            return Label("stall", (f"card-{CARDS[s.row[move - moves.STALL]].slug}",))
        if move >= moves.DIE:
            return Label("die", (move - moves.DIE + 1,))
        return Label("pass")

    def anchor(self, s: State, seat: Seat, move: Move) -> str:
        return f"stall:{move - moves.STALL}" if moves.STALL <= move < moves.BID else ""

    def evaluator(self) -> FairEvaluator:
        return FairEvaluator()

    def render_text(self, view: Doc, say: Callable[..., str]) -> str:
        stalls = ", ".join(say(f"card-{slug}") for slug in view["row"])
        lines = [f"{say('draw-round', view['round'])}   {stalls}"]
        for seat, player in enumerate(view["players"]):
            dice = " ".join(f"[{pips}]" for pips in player["dice"])
            lines.append(f"  {say('draw-player', seat, player['deniers'], player['points'])} {dice}".rstrip())
        if view["secret"] is not None:
            lines.append("  " + say("draw-secret", "card-" + view["secret"]))
        return "\n".join(lines)

    def from_position(self, doc: Doc, chance: Chance, rules: int = 0) -> Fair:
        seats = len(doc.get("players", ())) or 2
        self.seat_count(seats)
        defaults: Doc = {"deniers": 5, "points": 0, "dice": [], "secret": 0}
        players = []
        for seat in range(seats):
            given = doc["players"][seat] if "players" in doc else {}
            for key in given:
                if key not in defaults:
                    raise BadPosition(f"players[{seat}] has no {key!r} (it has {', '.join(defaults)})")
            player = {**defaults, **given}
            if not isinstance(player["deniers"], int) or player["deniers"] < 0:
                raise BadPosition(f"players[{seat}].deniers can't be {player['deniers']!r}")
            if not 0 <= player["secret"] < len(CARDS):
                raise BadPosition(f"players[{seat}].secret: there is no card {player['secret']}")
            players.append(Player(player["deniers"], player["points"], list(player["dice"]), player["secret"]))
        s = Fair(chance, players, list(doc.get("deck", range(len(CARDS)))), list(doc.get("row", [])))
        s.round = doc.get("round", 1)
        s.rounds = doc.get("rounds", 3)
        s.first = doc.get("first", 0)
        for step in doc.get("agenda", [{"step": "BeginRound"}]):
            if step.get("step") not in STEPS:
                raise BadPosition(f"agenda: there is no step {step.get('step')!r}")
            s.agenda.append(STEPS[step["step"]](step))
        s.rules = self.written_revision(doc, rules)
        s.settle()
        return s


GAME = FairGame()
