"""`beffroi figures`: the printed figures of a game, a file of one's own checked, two files compared."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

import beffroi
from beffroi.cli.inputs import GameName, Language, read_file, read_language
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_book import CardDoc, DeckDoc, FieldDoc, describe_figures
from beffroi.kernel.figure_files import line_of
from beffroi.kernel.figure_sets import (
    compared,
    count_figures,
    differing,
    digest_of,
    each_figure,
    figures_of,
    nested,
    shown,
    sound_figures,
)
from beffroi.kernel.figures import Figures, parse_file
from beffroi.kernel.state import Doc
from beffroi.texts import Texts

BAD_FILE = 2  # exit status, as of every request that can't be met
OWN = "Y"  # the mark of a figure that a file gives
MARKS = {
    "S": "said by a rulebook",
    "R": "read from a damaged print",
    "X": "from an outside source",
    "P": "our proposal",
    OWN: "yours, from the file",
}


class Deed(StrEnum):
    """What to do."""

    SHOW = "show"
    CHECK = "check"
    DIFF = "diff"


FILES = {Deed.SHOW: (0, 1), Deed.CHECK: (1, 1), Deed.DIFF: (2, 2)}  # fewest and most


def register(app: typer.Typer) -> None:
    app.command("figures")(print_figures)


def print_figures(
    game: GameName,
    deed: Annotated[Deed, typer.Argument(metavar="show|check|diff", help="What to do.")] = Deed.SHOW,
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="Files of figures (TOML).")] = None,
    deck: Annotated[str, typer.Option(help="Show one deck only, such as activity-red.")] = "",
    open_only: Annotated[bool, typer.Option("--open", help="Show only what is to be compared with the box.")] = False,
    house: Annotated[
        bool, typer.Option("--house", help="Let a file change what a rulebook says: house rules.")
    ] = False,
    rules: Annotated[int, typer.Option(min=0, help="A revision of the rules (default: the newest).")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for a program.")] = False,
    lang: Language = "",
) -> None:
    """Show the printed figures of a game, check a file of your own, or compare two.

    `show` lists every figure with its mark, what may stand there and where it is printed; with a file, as it
    changes them. `check` says whether a table could be played with a file, with one line for each figure that can't
    stand, and exit status 2. `diff` lists the figures in which two files differ when they are played.

    A file is TOML and holds only what you typed: `[activity.archer]`, then `cost = 5`. Play with it by
    `--options figures=FILE`; see docs/figures.md.
    """
    found = beffroi.game(game)
    figures = figures_of(found.slug, found.figures)
    revision = found.revision(rules)
    given = files or []
    fewest, most = FILES[deed]
    if not fewest <= len(given) <= most:
        wanted = {0: "at most one file", 1: "one file", 2: "two files"}[fewest]
        raise BadRequest(f"{deed.value} takes {wanted}, not {len(given)}")
    docs = [read_figures(figures, path, revision, house) for path in given]
    if deed is Deed.CHECK:
        report = checked(found.slug, figures, given[0], docs[0], revision)
        typer.echo(written(report) if as_json else check_text(report))
    elif deed is Deed.DIFF:
        lines = compared(figures, docs[0], docs[1], revision)
        typer.echo(
            written([{"path": p, "first": a, "second": b} for p, a, b in lines]) if as_json else diff_text(lines)
        )
    else:
        decks = shown_decks(figures, docs[0] if docs else {}, revision, deck, open_only)
        doc = {"game": found.slug, "rules": revision, "decks": decks}
        typer.echo(written(doc) if as_json else show_text(decks, Texts(found, read_language(lang))))


def read_figures(figures: Figures, path: Path, rules: int, house: bool) -> Doc:
    """Read and check a file; what can't stand is told line by line, and ends the command."""
    text = read_file(path)
    try:
        given = parse_file(text)
    except BadRequest as error:
        raise BadRequest(f"{path}: {error}") from None
    sound, wrong = sound_figures(figures, given, rules, house)
    for bad in wrong:
        place = f"{path}, line {line_of(text, bad.path)}: {'.'.join(bad.path)}: {bad.reason}"
        typer.echo(f"beffroi: {place}", err=True)
    if wrong:
        raise typer.Exit(BAD_FILE)
    return nested(sound)


def written(doc: Any) -> str:
    return json.dumps(doc, ensure_ascii=False, indent=1)


# --- check and diff -----------------------------------------------------------------


def checked(slug: str, figures: Figures, path: Path, doc: Doc, rules: int) -> Doc:
    return {
        "file": str(path),
        "game": slug,
        "rules": rules,
        "typed": count_figures(figures, doc, rules),
        "differing": count_figures(figures, differing(figures, doc, rules), rules),
        "digest": digest_of(slug, figures, doc, rules),
        "figures": doc,
    }


def check_text(report: Doc) -> str:
    return (
        f"{report['file']}: {report['typed']} figures, {report['differing']} of them other than ours; all can stand\n"
        f"digest {report['digest']} ({report['game']}, revision {report['rules']})"
    )


def diff_text(lines: list[tuple[str, Any, Any]]) -> str:
    if not lines:
        return "both play alike"
    rows: list[tuple[str, ...]] = [(path, shown(first), shown(second)) for path, first, second in lines]
    return "\n".join(columns(("figure", "first", "second"), rows))


# --- show ---------------------------------------------------------------------------


def shown_decks(figures: Figures, doc: Doc, rules: int, wanted: str, open_only: bool) -> list[DeckDoc]:
    """Return the decks to show, with a file's figures in them."""
    decks = describe_figures(figures, rules)["decks"]
    if wanted and wanted not in [deck["slug"] for deck in decks]:
        raise BadRequest(f"there is no deck {wanted!r} (there is {', '.join(deck['slug'] for deck in decks)})")
    typed = {".".join(path): value for path, value in each_figure(figures.table(rules), doc)}
    found = []
    for deck in decks:
        cards = [with_typed(card, typed, open_only) for card in deck["cards"] if wanted in ("", deck["slug"])]
        if any(card["fields"] for card in cards):
            found.append(DeckDoc(slug=deck["slug"], cards=[card for card in cards if card["fields"]]))
    return found


def with_typed(card: CardDoc, typed: Doc, open_only: bool) -> CardDoc:
    fields: list[FieldDoc] = []
    for field in card["fields"]:
        if field["path"] in typed:
            fields.append({**field, "value": typed[field["path"]], "mark": OWN})
        elif not (open_only and field["locked"]):
            fields.append(field)
    return {**card, "fields": fields}


def show_text(decks: list[DeckDoc], texts: Texts) -> str:
    lines: list[str] = []
    marks: set[str] = set()
    for deck in decks:
        fields = [field for card in deck["cards"] for field in card["fields"]]
        marks.update(field["mark"] for field in fields)
        open_ones = sum(not field["locked"] for field in fields)
        lines += [f"{deck['slug']}: {len(fields)} figures, {open_ones} to compare with the box", ""]
        rows: list[tuple[str, ...]] = [
            (
                field["path"],
                shown(field["value"]),
                field["mark"],
                "" if field["locked"] else allowed(field),
                f"{field['printed']['on']} {field['printed']['spot']}".strip(),
                texts.say(card["name"]) if card["name"] else "",
            )
            for card in deck["cards"]
            for field in card["fields"]
        ]
        lines += [*columns(("figure", "is", "mark", "may be", "printed on", "name"), rows), ""]
    lines += [f"{mark} {MARKS[mark]}" for mark in MARKS if mark in marks]
    return "\n".join(lines)


def allowed(field: FieldDoc) -> str:
    """Return what may be typed for a figure."""
    words = field["words"]
    if field["kind"] == "number":
        what = f"{field['least']} to {field['most']}"
    else:
        what = f"letters of {''.join(words)}" if field["kind"] == "letters" else " ".join(words)
    lengths = [str(least) if least == most else f"{least}-{most}" for least, most in field["shape"]]
    return f"{' times '.join(lengths)}: {what}" if lengths else what


def columns(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """Return rows as lines of aligned columns under their heads."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in (head, *rows)
    ]
