"""A chapter of a study: a tree of answers, and what a writer's change does to it.

Changes carry the number of the last edit their writer had seen. Those that touch different nodes, or different parts
of a node, never disturb each other. What somebody else changed meanwhile is not written over: the change is stale.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from beffroi.protocol.base import Sentence
from beffroi.protocol.studies import (
    MOST_NODES,
    AddLine,
    ChapterHead,
    DeleteNode,
    FileChapter,
    NodeEdit,
    PromoteNode,
    SetComment,
    SetGlyph,
    SetHead,
    SetMarks,
    StudyAnswer,
    StudyChapter,
    StudyNode,
    StudyValue,
)
from beffroi.server.errors import Refused

ROOT: Final = 0
LARGEST: Final = 800_000  # bytes of a chapter as it is kept
LARGEST_ID: Final = 2**30  # of a node in a file; those that are added get larger ones


class KeptChapter(msgspec.Struct):
    """A chapter as it is kept."""

    id: str
    body: FileChapter
    next: int = 1  # the id of the next node
    n: int = 0  # the edit that changed it last
    head_n: int = 0  # the edit that changed its head last

    def node(self, node: int) -> StudyNode:
        for one in self.body.nodes:
            if one.id == node:
                return one
        raise Refused("not-found", f"this chapter has no move {node}")

    def children(self, node: int) -> list[StudyNode]:
        """Return what follows a node, the line first, then the variations."""
        return [one for one in self.body.nodes if one.parent == node]

    def path(self, node: int) -> list[StudyNode]:
        """Return the nodes that lead to one, without the beginning."""
        known = {one.id: one for one in self.body.nodes}
        found = [self.node(node)]
        while found[-1].parent >= ROOT:
            found.append(known[found[-1].parent])
        return found[-2::-1]

    def below(self, node: int) -> set[int]:
        """Return a node with everything after it; parents stand before their children."""
        found = {node}
        for one in self.body.nodes:
            if one.parent in found:
                found.add(one.id)
        return found

    def put(self, nodes: list[StudyNode], n: int) -> None:
        self.body = structs.replace(self.body, nodes=nodes)
        self.n = n

    def change(self, node: StudyNode, part: str, base: int, n: int, **values: object) -> None:
        """Change a part of a node, unless it says that already, or somebody changed it meanwhile."""
        if all(getattr(node, name) == value for name, value in values.items()):
            return
        check_fresh(node.parts.get(part, 0), base)
        changed = structs.replace(node, **values, n=n, parts={**node.parts, part: n})
        self.put([changed if one.id == node.id else one for one in self.body.nodes], n)


def check_fresh(changed: int, base: int) -> None:
    if changed > base:
        raise Refused("stale", "somebody else changed this meanwhile: look at it, then change it again")


def edited(chapter: KeptChapter, edit: NodeEdit, base: int, n: int, labels: list[Sentence]) -> int:
    """Apply edit `n` to a chapter; returns the node it ends at. `labels` are those of the answers that it adds."""
    match edit:
        case AddLine():
            return add_line(chapter, edit.node, edit.line, labels, n)
        case SetComment():
            chapter.change(chapter.node(edit.node), "comment", base, n, comment=edit.text)
        case SetMarks():
            chapter.change(chapter.node(edit.node), "marks", base, n, marks=edit.marks)
        case SetGlyph():
            chapter.change(chapter.node(edit.node), "glyph", base, n, glyph=edit.glyph)
        case DeleteNode():
            return delete(chapter, edit.node, base, n)
        case PromoteNode():
            promote(chapter, edit.node, n)
        case SetHead():
            set_head(chapter, edit, base, n)
            return ROOT
    return edit.node


def add_line(chapter: KeptChapter, node: int, line: list[StudyAnswer], labels: list[Sentence], n: int) -> int:
    """Follow the answers that are there, and add the others."""
    chapter.node(node)
    nodes = list(chapter.body.nodes)
    for answer, label in zip(line, labels, strict=True):
        known = next(
            (one for one in nodes if (one.parent, one.seat, one.code) == (node, *structs.astuple(answer))), None
        )
        if known is None:
            if len(nodes) > MOST_NODES:
                raise Refused("limit", f"a chapter has at most {MOST_NODES} moves")
            known = StudyNode(chapter.next, node, answer.seat, answer.code, label, n=n)
            chapter.next += 1
            nodes.append(known)
        node = known.id
    if len(nodes) > len(chapter.body.nodes):
        chapter.put(nodes, n)
    return node


def delete(chapter: KeptChapter, node: int, base: int, n: int) -> int:
    """Take a node away with everything after it, if nothing of that changed meanwhile."""
    gone = chapter.node(node)
    if node == ROOT:
        raise Refused("bad-request", "the beginning of a chapter stays")
    below = chapter.below(node)
    check_fresh(max(one.n for one in chapter.body.nodes if one.id in below), base)
    chapter.put([one for one in chapter.body.nodes if one.id not in below], n)
    return gone.parent


def promote(chapter: KeptChapter, node: int, n: int) -> None:
    """Put a node before the others that follow the same one."""
    wanted = chapter.node(node)
    first = chapter.children(wanted.parent)[0]
    if first.id == node:
        return
    rest = [one for one in chapter.body.nodes if one.id != node]
    rest.insert(rest.index(first), wanted)
    chapter.put(rest, n)


def set_head(chapter: KeptChapter, edit: SetHead, base: int, n: int) -> None:
    """Give a chapter another title, or let readers guess the turns of another seat."""
    if edit.guess >= chapter.body.seats:
        raise Refused("bad-request", f"the chapter has {chapter.body.seats} seats")
    if (edit.title, edit.guess) == (chapter.body.title, chapter.body.guess):
        return
    check_fresh(chapter.head_n, base)
    chapter.body = structs.replace(chapter.body, title=edit.title, guess=edit.guess)
    chapter.n = chapter.head_n = n


def valued(chapter: KeptChapter, node: int, value: StudyValue, n: int) -> None:
    """Note what a place is worth; what was found before stays."""
    found = chapter.node(node)
    if found.value is None:
        chapter.change(found, "value", n, n, value=value)


def told(chapter: KeptChapter, since: int) -> StudyChapter:
    """Return a chapter for the page: only what changed after an edit, besides the order."""
    body = chapter.body
    return StudyChapter(
        id=chapter.id,
        **{name: getattr(body, name) for name in ("title", "source", "rules", "seats", "names", "guess")},
        n=chapter.n,
        nodes=[one for one in body.nodes if one.n > since or not since],
        order=[one.id for one in body.nodes],
    )


def head(chapter: KeptChapter) -> ChapterHead:
    body = chapter.body
    return ChapterHead(chapter.id, body.title, body.guess, len(body.nodes) - 1, chapter.n)


def check_tree(nodes: list[StudyNode]) -> str:
    """Return what is wrong with the nodes of a file, by its place; empty when they are a tree in order."""
    known: set[int] = set()
    for i, node in enumerate(nodes):
        if (node.id == ROOT) != (i == 0) or node.id in known or node.id > LARGEST_ID:
            return f"nodes.{i}: the beginning has the id 0 and comes first, every other move has an id of its own"
        if node.parent not in known and i:
            return f"nodes.{i}: what a move follows comes before it"
        known.add(node.id)
    if nodes[0].parent != -1 or nodes[0].code:
        return "nodes.0: the beginning has no answer, and follows -1"
    return ""
