"""Chapters made for the first time: every answer of their trees is played. Runs in the checker's process."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import structs

import beffroi
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.errors import BadPosition, BadRequest, BeffroiError, IllegalMove, RulesBug
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import State
from beffroi.protocol.base import Sentence
from beffroi.protocol.studies import FileChapter, StudyFile, StudyNode, StudySource
from beffroi.server.domain.study import ROOT, check_tree
from beffroi.server.errors import DAMAGED
from beffroi.server.services.imports import verify_text
from beffroi.server.services.names import readable
from beffroi.server.services.setups import check_setup

decode_file: Final = msgspec.json.Decoder(StudyFile).decode
decode_chapter: Final = msgspec.json.Decoder(FileChapter).decode
MOST_FILE_NODES: Final = 6000
LARGEST_VALUE: Final = 10_000  # points


class Made(msgspec.Struct, frozen=True):
    """Chapters that can be kept, or what is wrong with them."""

    wrong: str
    game: str = ""
    chapters: list[FileChapter] = []
    file: StudyFile | None = None


def beginning(game: Game[Any], chapter: FileChapter) -> Match:
    """Return the game of a chapter before its first answer."""
    nonces = {int(seat): nonce for seat, nonce in chapter.nonces.items()}
    commitment = SeedCommitment(bytes.fromhex(chapter.secret), nonces)
    return Match(game, Setup(chapter.rules, chapter.seats, chapter.options), commitment, chapter.start)


def made_chapter(slug: str, chapter: FileChapter) -> Made:
    """Play a chapter's whole tree, and write what each answer is called."""
    try:
        return Made("", slug, [played(slug, chapter)])
    except (BeffroiError, *DAMAGED) as error:
        return Made(reason(error))


def played(slug: str, chapter: FileChapter) -> FileChapter:
    """Return a chapter with the labels of its answers; an error names the first that can't be given."""
    if slug not in beffroi.all_games():
        raise BadRequest(f"there is no game {slug!r:.40}")
    game = beffroi.game(slug)
    setup = game.setup(chapter.seats, chapter.options, chapter.rules)
    wrong = check_setup(slug, setup.rules, setup.seats, setup.options, chapter.start)
    if wrong := wrong or check_tree(chapter.nodes) or check_said(game, chapter):
        raise BadRequest(wrong)
    chapter = structs.replace(chapter, rules=setup.rules, options=setup.options)
    states = {ROOT: beginning(game, chapter).state}
    left = {node.id: 0 for node in chapter.nodes}
    for node in chapter.nodes[1:]:
        left[node.parent] += 1
    nodes = [bare(chapter.nodes[0], None)]
    for i, node in enumerate(chapter.nodes[1:], 1):
        left[node.parent] -= 1
        before = states[node.parent] if left[node.parent] else states.pop(node.parent)
        label, after = follow(game, before, node, i, bool(left[node.parent]))
        nodes.append(bare(node, label))
        if left[node.id]:
            states[node.id] = after
    return decode_chapter(msgspec.json.encode(structs.replace(chapter, nodes=nodes)))  # what is kept must be read again


def check_said(game: Game[Any], chapter: FileChapter) -> str:
    """Return what can't be told of a chapter, by its place; empty when a page can show all of it."""
    if chapter.guess >= chapter.seats:
        return f"guess: the chapter has {chapter.seats} seats"
    for i, node in enumerate(chapter.nodes):
        value = node.value
        if value is None:
            continue
        best = value.best
        said = best.key in game.messages and set(best.args) == set(game.messages[best.key])
        if not (said and 0 <= value.seat < chapter.seats and abs(value.lead) + abs(value.spread) <= LARGEST_VALUE):
            return f"nodes.{i}.value: this is no value of {game.slug}"
    return ""


def follow(game: Game[Any], before: State, node: StudyNode, i: int, kept: bool) -> tuple[Sentence, State]:
    """Give an answer; `kept`: the table before it is needed for another one."""
    after = before.copy() if kept else before
    try:
        move = game.parse(node.code)
        if not after.allows(node.seat, move):
            raise BadRequest("it is not offered here")
        label = game.label(after, node.seat, move)
        after.journal = []
        after.play(node.seat, move)
    except (BadRequest, IllegalMove) as error:
        raise BadRequest(f"nodes.{i}: {node.code!r:.80} of seat {node.seat}: {error}") from None
    return Sentence(label.key, game.named_arguments(label.key, label.args)), after


def bare(node: StudyNode, label: Sentence | None) -> StudyNode:
    """Return a node with its label as the rules say it, and without the numbers of the edits of another study."""
    return structs.replace(node, label=label, comment=readable(node.comment), n=0, parts={})


def read_file(text: str) -> Made:
    """Read the file of a study, and play all of it."""
    try:
        file = decode_file(text)
        if sum(len(chapter.nodes) for chapter in file.chapters) > MOST_FILE_NODES:
            raise BadRequest(f"a file has at most {MOST_FILE_NODES} moves")
        chapters = []
        for i, chapter in enumerate(file.chapters):
            try:
                chapters.append(played(file.game, chapter))
            except BeffroiError as error:
                raise BadRequest(f"chapters.{i}.{error}") from None
        return Made("", file.game, chapters, structs.replace(file, chapters=[]))
    except (BeffroiError, *DAMAGED) as error:
        return Made(reason(error))


def read_position(title: str, text: str, secret: str) -> Made:
    """Make a chapter of the text of a position or a record, which must verify."""
    try:
        doc = msgspec.json.decode(text)
        if not isinstance(doc, dict) or not isinstance(doc.get("game"), str):
            raise BadRequest("a record or a position says of which game it is: it has no 'game'")
        if "moves" in doc:
            verify_text(text)
            return Made("", doc["game"], [played(doc["game"], of_record(title, doc, StudySource("record")))])
        start = {name: value for name, value in doc.items() if name != "game"}
        if doc["game"] not in beffroi.all_games():
            raise BadRequest(f"there is no game {doc['game']!r:.40}")
        return Made(
            "",
            doc["game"],
            [played(doc["game"], of_position(title, doc["game"], start, secret, StudySource("position")))],
        )
    except (BadPosition, RulesBug, BeffroiError, *DAMAGED) as error:
        return Made(reason(error))


def of_position(title: str, slug: str, start: dict[str, Any], secret: str, source: StudySource) -> FileChapter:
    """Return a chapter that begins with a position."""
    setup = beffroi.game(slug).setup_in(Reader(start))
    root = [StudyNode(ROOT, -1)]
    return FileChapter(title, setup.rules, setup.seats, setup.options, secret, root, start=start, source=source)


def of_record(title: str, record: dict[str, Any], source: StudySource) -> FileChapter:
    """Return a chapter with the line of a record, which has its secret."""
    nodes = [StudyNode(i + 1, i, seat, code) for i, (seat, code) in enumerate(record["moves"])]
    return FileChapter(
        title=title,
        **{name: record[name] for name in ("rules", "seats", "options", "secret")},
        nodes=[StudyNode(ROOT, -1), *nodes],
        nonces=record.get("nonces", {}),
        start=record.get("start"),
        names=[str(name)[:60] for name in record.get("names", ())],
        source=source,
    )


def reason(error: Exception) -> str:
    """Return what is wrong, in one line."""
    known = isinstance(error, (BeffroiError, msgspec.DecodeError))
    return str(error) if known else f"this is damaged ({type(error).__name__})"
