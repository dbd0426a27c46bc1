"""What hosts install beside the server: alerts and a dashboard that ask for its figures, units for its commands."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from beffroi.cli import build_app
from beffroi.server.metrics import REGISTRY
from tests.server.support import serving, settings_for

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FIGURE = re.compile(r"beffroi_\w+")
COMMAND = re.compile(r"/opt/beffroi/bin/beffroi (.*?)(?: \"|$)", re.MULTILINE)
INSTALLED = "/opt/beffroi/bin/beffroi"
KEPT = 14
IMAGE = re.compile(r"^(?:FROM|ARG \w+_IMAGE=| +image:) *(.+)$", re.MULTILINE)
BY_DIGEST = re.compile(r"[\w./-]+:\d[\w.-]*@sha256:[0-9a-f]{64}")
NAMED_ABOVE = re.compile(r"\$\{\w+_IMAGE\}(?: AS \w+)?")
SUFFIXES = ("", "_total", "_bucket", "_sum", "_count")


@pytest.mark.parametrize("name", ["alerts.yml", "dashboard.json"])
def test_alerts_and_dashboard_ask_for_figures_that_there_are(name: str) -> None:
    given = {f"{metric.name}{suffix}" for metric in REGISTRY.collect() for suffix in SUFFIXES}
    asked = set(FIGURE.findall((DEPLOY / name).read_text(encoding="utf-8")))
    assert len(asked) > 5
    assert asked <= given


def test_the_dashboard_is_one() -> None:
    doc = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    numbers = [panel["id"] for panel in doc["panels"]]
    assert sorted(set(numbers)) == numbers


@pytest.mark.parametrize("name", ["beffroi.service", "beffroi-backup.service"])
def test_units_run_commands_that_there_are(name: str) -> None:
    commands = COMMAND.findall((DEPLOY / name).read_text(encoding="utf-8").split("ExecStart=", 1)[1])
    assert commands
    for command in commands:
        assert CliRunner().invoke(build_app(), [*command.split(), "--help"]).exit_code == 0, command


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    units = []
    for path in DEPLOY.glob("beffroi*"):
        units.append(tmp_path / path.name)
        units[-1].write_text(path.read_text(encoding="utf-8").replace(INSTALLED, "/bin/true"), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not installed")
def test_prometheus_reads_the_alerts() -> None:
    subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yml"], check=True, capture_output=True)


@pytest.mark.skipif(os.name == "nt", reason="units are for systemd")
def test_the_nightly_backup_is_tried_and_only_the_last_are_kept(tmp_path: Path) -> None:
    """The unit's own commands, one after the other, as systemd would run them."""
    with serving(settings_for(tmp_path / "data")):
        pass
    installed = tmp_path / "beffroi"
    installed.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m beffroi "$@"\n', encoding="utf-8")
    installed.chmod(0o755)
    backups = tmp_path / "backups"
    environment = {**os.environ, "BEFFROI_DATA": str(tmp_path / "data"), "BEFFROI_BACKUPS": str(backups)}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    backups.mkdir()
    for day in range(20):
        (backups / f"old-{day}.zip").touch()
        os.utime(backups / f"old-{day}.zip", (day, day))
    unit = (DEPLOY / "beffroi-backup.service").read_text(encoding="utf-8")
    for command in re.findall(r"^ExecStart(?:Pre|Post)?=(.+)$", unit, re.MULTILINE):
        words = shlex.split(command.replace("%%", "%").replace(INSTALLED, str(installed)))
        words = [word.replace("${BEFFROI_BACKUPS}", str(backups)) for word in words]
        ran = subprocess.run(words, env=environment, capture_output=True, text=True)
        assert ran.returncode == 0, (command, ran.stderr)
    left = {path.name for path in backups.iterdir()}
    assert len(left) == KEPT
    assert sum(name.startswith("20") for name in left) == 1, "the backup of today"
    assert {name for name in left if name.startswith("old")} == {f"old-{day}.zip" for day in range(20 - KEPT + 1, 20)}


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "compose.scaled.yaml"])
def test_base_images_are_held_by_their_digests(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = [re.sub(r"^\$\{\w+:-(.+)\}$", r"\1", image) for image in IMAGE.findall(text)]
    assert len(named) == {"Dockerfile": 5, "compose.yaml": 0, "compose.scaled.yaml": 3}[name]
    loose = [image for image in named if not (BY_DIGEST.fullmatch(image) or NAMED_ABOVE.fullmatch(image))]
    assert not loose


def run_images(folder: Path, docker: str) -> subprocess.CompletedProcess[str]:
    """Run the script on copies of the files, with a `docker` of our own."""
    (folder / "docker").write_text(f"#!/bin/sh\n{docker}\n", encoding="utf-8")
    (folder / "docker").chmod(0o755)
    copies = [shutil.copy(ROOT / name, folder) for name in ("Dockerfile", "compose.scaled.yaml")]
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, ROOT / "scripts" / "images", *copies]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


@pytest.mark.skipif(os.name == "nt", reason="the registry is asked by a shell script here")
def test_digests_are_written_as_the_registry_has_them(tmp_path: Path) -> None:
    new = "sha256:" + "5" * 64
    ran = run_images(
        tmp_path, f'test "$*" = "buildx imagetools inspect $4 --format {{{{.Manifest.Digest}}}}" && echo {new}'
    )
    assert ran.returncode == 0, ran.stderr
    for name, images in (("Dockerfile", 2), ("compose.scaled.yaml", 3)):
        before, after = (ROOT / name).read_text(encoding="utf-8"), (tmp_path / name).read_text(encoding="utf-8")
        assert after.count(new) == images
        assert re.sub(r"sha256:\w+", "", after) == re.sub(r"sha256:\w+", "", before)


@pytest.mark.skipif(os.name == "nt", reason="the registry is asked by a shell script here")
def test_a_registry_that_does_not_answer_changes_nothing(tmp_path: Path) -> None:
    ran = run_images(tmp_path, 'case "$4" in valkey*) exit 1;; *) echo sha256:' + "5" * 64 + ";; esac")
    assert ran.returncode == 1
    assert "no digest of valkey/valkey:" in ran.stderr
    for name in ("Dockerfile", "compose.scaled.yaml"):
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()
