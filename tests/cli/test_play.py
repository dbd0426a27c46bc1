"""A game in the terminal, typed into a pipe."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.cli.inputs import write_json
from beffroi.cli.lookup import look_up
from beffroi.cli.play import choose_and_play
from beffroi.cli.screen import draw, final_scores, numbered
from beffroi.cli.session import Session
from beffroi.kernel.contract import Picker
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import NOBODY
from beffroi.texts import LANGUAGES, Texts
from tests.cli.conftest import Command

ONES = "1\n" * 200


def test_a_whole_game_against_a_bot(command: Command) -> None:
    ran = command("play", "fair", "--bots", "random", "--seed", "7", "--save", "game.json", typed=ONES)
    assert ran.status == 0
    assert "The game is over." in ran.out
    assert "1. " in ran.out
    assert command("verify", "game.json").status == 0


def test_by_default_bots_play_the_other_seats(command: Command) -> None:
    out = command("play", "fair", "--seats", "3", "--names", "Ada", typed=ONES).out
    assert "The Fair: Ada, Colin (" in out
    assert "The game is over." in out


def test_a_bot_plays_alone_where_it_is_asked_to(command: Command) -> None:
    ran = command("play", "troyes", "--seats", "1", "--bots", "random", "--seed", "1")
    assert (ran.status, ran.err) == (0, "")
    assert "Blanche (random)" in ran.out
    assert "The game is over." in ran.out


def test_people_at_one_screen_hand_it_over(command: Command) -> None:
    out = command("play", "fair", "--bots", "none", "--names", "Ada,Bea", typed=ONES).out
    assert "Next: Bea." in out
    assert "Ada’s turn" in out


def test_saved_by_quitting_and_resumed(command: Command) -> None:
    first = command("play", "fair", "--bots", "none", "--seed", "3", typed="bid 1\nbid 2\nq\n")
    assert "To go on: beffroi play fair --resume fair-1.json" in first.out
    second = command("play", "fair", "--resume", "fair-1.json", typed="l\n" + ONES)
    assert "Colin bids 2 and begins." in second.out
    assert "The game is over." in second.out
    assert json.loads(Path("fair-1.json").read_text(encoding="utf-8"))["over"]


def test_a_disk_that_fills_up_does_not_end_the_game(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def fill_up(path: Path, doc: Any) -> None:
        written.append(path)
        if 1 < len(written) < 4:
            raise BadRequest(f"{path} can't be written: No space left on device")
        write_json(path, doc)

    monkeypatch.setattr("beffroi.cli.session.write_json", fill_up)
    ran = command("play", "fair", "--bots", "random", "--save", "game.json", typed=ONES)
    assert ran.status == 0, ran.err
    assert ran.out.count("game.json can't be written: No space left on device") == 2
    assert "The game is over." in ran.out
    assert command("verify", "game.json").status == 0


def test_a_number_of_thousands_of_digits_is_no_choice(command: Command) -> None:
    ran = command("play", "fair", "--bots", "random", typed=f"{'9' * 5000}\n1,{'9' * 5000}\nq\n")
    assert ran.status == 0, ran.err
    assert "Type a number from" in ran.out


def test_the_end_of_the_input_saves_too(command: Command) -> None:
    ran = command("play", "fair", "--bots", "random", typed="1\n")
    assert ran.status == 0
    assert Path("fair-1.json").exists()


def test_an_interrupted_game_is_saved_once_it_has_begun(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["bid 1\n"])

    def read(session: Session, prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "read", read)
    ran = command("play", "fair", "--bots", "none")
    assert ran.status == 130
    assert "To go on: beffroi play fair --resume fair-1.json" in ran.out
    assert json.loads(Path("fair-1.json").read_text(encoding="utf-8"))["moves"] == [[0, "bid 1"]]
    assert command("play", "fair", "--bots", "none").status == 130
    assert not Path("fair-2.json").exists()


def test_a_resumed_game_keeps_its_bots(command: Command) -> None:
    command("play", "fair", "--bots", "random", "--names", "Ada", typed="1\nq\n")
    out = command("play", "fair", "--resume", "fair-1.json", typed="q\n").out
    assert "Ada, Colin (random)" in out


def test_what_can_be_typed(command: Command) -> None:
    typed = "?\n?baker\n?nothing of the kind\n99\nfoo\n\nt\ns kept.json\nu\nq\n"
    out = command("play", "fair", "--bots", "none", typed=typed).out
    assert "take back" in out
    assert "2 deniers for every 2 pips" in out
    assert "Nothing here is called “nothing of the kind”." in out
    assert out.count("Type a number from 1 to 9, or ? for help.") == 3
    assert out.count("How many deniers do you bid") == 2
    assert "There is nothing to take back" in out
    assert Path("kept.json").exists()


@pytest.mark.parametrize("game", beffroi.all_games().values(), ids=lambda game: game.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_up(game: Game[Any], language: str) -> None:
    texts = Texts(game, language)
    for key in game.names:
        assert look_up(texts, key)


@pytest.mark.parametrize("game", beffroi.all_games().values(), ids=lambda game: game.slug)
def test_a_colon_stands_alone_in_french(game: Game[Any]) -> None:
    texts = Texts(game, "fr", ["Ada", "Bea"])
    s, picker = game.new(2, seed=3), Picker(3)
    drawings = 0
    while not s.over:
        if drawings < 60:
            drawings += 1
            told = [draw(game, s, seat, texts) for seat in (0, NOBODY)]
            assert re.findall(r"\S+: .*", "\n".join(told)) == []
        choice = picker.choose(s)
        assert choice is not None
        s.apply(*choice)
    assert re.findall(r"\S+: .*", "\n".join(final_scores(s, texts))) == []


def test_taking_back(command: Command) -> None:
    Path("position.json").write_text(
        json.dumps(
            {
                "players": [{"dice": [3, 6]}, {"dice": [1]}],
                "row": [0, 2, 5],
                "round": 3,
                "agenda": [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}],
            }
        )
    )
    typed = "stall 2\nu\npass\npass\n"
    out = command("play", "fair", "--bots", "none", "--from", "position.json", typed=typed).out
    assert out.count("Which stall do you visit?") == 3
    assert out.count("Which die do you spend at the goldsmith?") == 1
    assert "The game is over." in out


def test_only_enter_ends_a_turn(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "interactive", True)
    start = {"players": [{"dice": [3, 6]}, {"dice": [1]}], "row": [0, 2, 5], "round": 3}
    agenda = [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}]
    Path("position.json").write_text(json.dumps({**start, "agenda": agenda}), encoding="utf-8")
    typed = "pass\nx\nq\nu\n"
    out = command("play", "fair", "--bots", "none", "--from", "position.json", typed=typed).out
    assert out.count("Enter ends your turn, u takes back:") == 3
    assert out.count("Which stall do you visit?") == 2


def test_a_hint_tells_what_to_do_and_why(command: Command) -> None:
    out = command("play", "fair", "--seed", "1", typed="h\nq\n").out
    assert re.search(r"expected [\d.]+ \(lead [+-].*bid \d", out)


def test_the_command_alone_asks_for_a_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    choose_and_play(io.StringIO("9\nThe Fair\n"))
    out = capsys.readouterr().out
    assert out.count("Which game?") == 2
    assert "The Fair: " in out


def test_the_command_alone_in_a_pipe_lists_what_there_is(command: Command) -> None:
    assert "Usage" in command().out


def test_what_is_settled_is_not_asked(command: Command) -> None:
    start = {"players": [{"dice": [4, 5, 6]}, {"dice": [4]}], "row": [0], "round": 3}
    start["agenda"] = [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}]
    Path("turn.json").write_text(json.dumps({"game": "fair", **start}), encoding="utf-8")
    typed = "stall 0\nset\nset die best\nhighest\nstall 0\ndie 3\nset\nq\n"
    out = command("play", "fair", "--from", "turn.json", "--bots", "none", "--seed", "1", typed=typed).out
    assert "Or type highest: always the highest, from now on." in out
    assert "The die you spend: ask me (set die ask, lowest, highest)" in out
    assert "the setting die is one of ask, lowest, highest, not 'best'" in out
    saved = json.loads(Path("fair-1.json").read_text(encoding="utf-8"))
    assert saved["moves"] == [[0, "stall 0"], [0, "die 5"], [1, "stall 0"], [1, "die 3"]], (
        "only the first has settled it"
    )
    assert saved["settings"] == [{"die": "highest"}, {}]
    command("play", "fair", "--resume", "fair-1.json", typed="stall 0\nq\n")
    saved = json.loads(Path("fair-1.json").read_text(encoding="utf-8"))
    assert saved["moves"][4:] == [[0, "stall 0"], [0, "die 4"]], "a saved game keeps it"
    assert command("verify", "fair-1.json").status == 0


def test_a_setting_on_the_command_line_is_for_people(command: Command) -> None:
    ran = command("play", "fair", "--bots", "random", "--setting", "die=lowest", "--save", "game.json", typed="q\n")
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["settings"] == [{"die": "lowest"}, {}]
    assert ran.status == 0
    assert "a setting is name=choice, not 'die'" in command("play", "fair", "--setting", "die").err


@pytest.mark.parametrize(("language", "sentence"), [("fr", "À quel étal"), ("de", "Zu welchem Stand")])
def test_in_the_language_of_the_locale(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.delenv("BEFFROI_LANG")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert sentence in command("play", "fair", "--bots", "none", typed="1\n1\n").out


def test_levels_are_called_by_their_title(command: Command) -> None:
    assert "(Apprenti)" in command("play", "fair", "--bots", "apprentice", "--lang", "fr", typed="").out
    assert "(random)" in command("play", "fair", "--bots", "random", "--lang", "fr", typed="").out


def test_many_short_choices_stand_in_columns() -> None:
    lines = numbered([f"choice {n}" for n in range(20)], width=60)
    assert lines[0] == " 1  choice 0     8  choice 7    15  choice 14"
    assert len(lines) == 7
    assert len(numbered(["x" * 50] * 20, width=60)) == 20


def test_a_turn_in_one_line(command: Command) -> None:
    """Pieces and an action with commas between: the outcome is shown, and one Enter plays it and ends the turn."""
    placement = "1\n" * 12
    typed = placement + "black 1, white3\n\n" + "farm, nonsense\nfarm,\nyellow6,\nx\n" + "yellow6, farm\n\n" + "q\n"
    out = command("play", "troyes", "--bots", "none", "--seats", "2", "--seed", "5", typed=typed).out
    assert "Counter a black 1 as well · +2 influence · -1 die\nEnter plays it, anything else puts it back." in out
    assert "I find no piece or action “nonsense” here." in out
    assert "Pick the dice for it." in out
    assert re.search(r" 1  Reroll one of your dice .* · can’t be taken back", out)
    assert "· +3 deniers · -1 die\nEnter plays it" in out
    assert "Next: Blanche." in out.rpartition("Enter plays it")[2]
    moves = [move for _, move in json.loads(Path("troyes-1.json").read_text(encoding="utf-8"))["moves"]]
    assert moves[12:] == ["black 1", "die white3 @1", "done", "farm", "die yellow6 @1", "done"]
