"""Pages of the documentation site that do not lie in docs/: the README, the games' rules, the decisions' list."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "src" / "beffroi" / "games").glob("*/RULES.md"))
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s:#]+)(#[^)]*)?\)")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
MOVED = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that do not lie in docs/."""
    for source, page in MOVED.items():
        files.append(File.generated(config, page, content=with_links(ROOT / source, page)))
    for path in RULES:
        page = f"rules/{path.parent.name}.md"
        files.append(File.generated(config, page, content=with_links(path, page)))
    files.append(File.generated(config, "decisions/index.md", content=list_of_decisions()))
    return files


def on_page_markdown(markdown: str, page: Any, **others: Any) -> str:
    """Set the links of a page to where their targets are on the site."""
    source = page.file.abs_src_path
    return link_pages(markdown, Path(source), page.file.src_uri) if source else markdown


def list_of_decisions() -> str:
    titles = [(path.name, path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")) for path in DECISIONS]
    return "# Decisions\n\nWhat was decided, and why.\n\n" + "".join(f"- [{title}]({name})\n" for name, title in titles)


def with_links(source: Path, page: str) -> str:
    return link_pages(source.read_text(encoding="utf-8"), source, page)


def link_pages(markdown: str, source: Path, page: str) -> str:
    """Rewrite links to files of the project: to their page where there is one, else to their bare name."""
    parts = CODE.split(markdown)
    up = "../" * page.count("/")

    def moved(found: re.Match[str]) -> str:
        picture, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        path = (source.parent / target).resolve()
        where = page_of(path)
        return f"{picture}[{words}]({up}{where}{anchor})" if where else words

    return "".join(part if part.startswith("```") else LINK.sub(moved, part) for part in parts)


def page_of(path: Path) -> str:
    """Return the address of a file on the site; empty for what is only in the project."""
    inside = path.relative_to(ROOT).as_posix()
    if inside in MOVED:
        return MOVED[inside]
    if path in RULES:
        return f"rules/{path.parent.name}.md"
    return inside.removeprefix("docs/") if inside.startswith("docs/") else ""
