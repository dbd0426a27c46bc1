"""The report of a run: a page to read, and the curves as a table and a drawing."""

from __future__ import annotations

from pathlib import Path

from beffroi.kernel.state import Doc

WIDTH, HEIGHT, EDGE = 640, 320, 40
INKS = ("#7a1f1f", "#b5893c", "#3b5b7a", "#4a6b3a", "#6b4a6b")


def write_report(folder: Path, kept: Doc, outcomes: list[Doc]) -> None:
    """Write the report of all generations so far."""
    (folder / "report.md").write_text(page(kept, outcomes), encoding="utf-8")
    (folder / "curve.csv").write_text(curve_rows(outcomes), encoding="utf-8")
    (folder / "curve.svg").write_text(drawing(outcomes), encoding="utf-8")


def page(kept: Doc, outcomes: list[Doc]) -> str:
    """Return the report in Markdown."""
    setups = sorted({seats for seats, _ in kept["setups"]})
    lines = [
        f"# Training of {kept['game']}" + (f" against {kept['against']}" if kept["against"] else ""),
        "",
        f"Commit {kept['commit']}, seed {kept['seed']}, {kept['games']} games a generation, seats {setups}, "
        f"{len(kept['setups'])} setups, contests of {kept['deals']} deals in all seatings.",
        "",
        "| generation | games | notes | lead wrong by | by hand | log-loss of victory | calibration | ahead | 95 % | |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |",
    ]
    return "\n".join([*lines, *(row(one) for one in outcomes), ""])


def row(one: Doc) -> str:
    """Return the line of a generation."""
    best = min(one["epochs"], key=lambda epoch: float(epoch["loss"]))
    ahead = one["contest"]["ahead"]
    told = "champion" if one["promoted"] else ""
    return (
        f"| {one['generation']} | {one['games']:,} | {one['notes']:,} | {best['lead']:.2f} | {best['plain']:.2f} "
        f"| {best['win']:.3f} | {one['reliability']['error']:.1f} | {ahead['value']:.1%} of {one['contest']['games']} "
        f"| {ahead['low']:.1%} - {ahead['high']:.1%} | {told} |"
    )


def curve_rows(outcomes: list[Doc]) -> str:
    """Return every epoch of every generation as CSV."""
    lines = ["generation,epoch,learned,loss,lead,plain,win"]
    for one in outcomes:
        lines += [
            f"{one['generation']},{e['number']},{e['learned']:.5f},{e['loss']:.5f},{e['lead']:.4f},{e['plain']:.4f},"
            f"{e['win']:.5f}"
            for e in one["epochs"]
        ]
    return "\n".join(lines) + "\n"


def drawing(outcomes: list[Doc]) -> str:
    """Draw the error of the lead in games held out over the epochs, a line for each generation."""
    points = [(int(e["number"]), float(e["lead"])) for one in outcomes for e in one["epochs"]]
    most, low, high = max(x for x, _ in points), min(y for _, y in points), max(y for _, y in points)
    across, up = (WIDTH - 2 * EDGE) / max(1, most - 1), (HEIGHT - 2 * EDGE) / max(1e-9, high - low)
    lines = []
    for n, one in enumerate(outcomes):
        places = " ".join(
            f"{EDGE + (int(e['number']) - 1) * across:.1f},{HEIGHT - EDGE - (float(e['lead']) - low) * up:.1f}"
            for e in one["epochs"]
        )
        ink = INKS[n % len(INKS)]
        lines.append(f'<polyline points="{places}" fill="none" stroke="{ink}" stroke-width="2"/>')
        lines.append(f'<text x="{WIDTH - EDGE + 4}" y="{EDGE + 14 * n}" fill="{ink}">{one["generation"]}</text>')
    lines.append(f'<text x="4" y="{EDGE}">{high:.2f}</text><text x="4" y="{HEIGHT - EDGE}">{low:.2f}</text>')
    lines.append(f'<text x="{EDGE}" y="{HEIGHT - 8}">error of the lead, in points, over {most} epochs</text>')
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return f'{frame} font-size="12">\n' + "\n".join(lines) + "\n</svg>\n"
