"""What `make dist` has built, installed into an empty environment: it plays, and serves the client."""

from __future__ import annotations

import json
import subprocess
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"

pytestmark = pytest.mark.dist


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and the server's libraries in it, and nothing else."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=True)
    pip = [str(home / "bin" / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    (wheel,) = DIST.glob("*.whl")
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "deploy" / "requirements.lock")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return home / "bin" / "gobelin"


def run(gobelin: Path, *words: str, folder: Path) -> str:
    done = subprocess.run([str(gobelin), *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_wheel_and_the_sdist_hold_the_client_the_rules_and_nothing_of_tests() -> None:
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    assert "gobelin/server/static/index.html" in names
    assert "gobelin/rules/tapestry.md" in names
    with tarfile.open(sdist) as archive:
        inside = archive.getnames()
    assert any(name.endswith("server/static/index.html") for name in inside)
    assert not [name for name in [*names, *inside] if "/tests/" in name or "node_modules" in name]


def test_the_wheel_plays_every_game(installed: Path, tmp_path: Path) -> None:
    games = json.loads(run(installed, "games", "--json", folder=tmp_path))
    assert {about["game"] for about in games} == {"tapestry", "imperial-settlers", "hyperborea", "inventions"}
    for about in games:
        words = ["--seats", str(max(2, about["seats"][0])), "--games", "1", "--json"]
        report = json.loads(run(installed, "simulate", about["game"], *words, folder=tmp_path))
        assert report["games"] == 1


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(installed), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().rsplit(maxsplit=1)[-1]
        finally:
            server.terminate()


def test_the_wheel_serves_the_client(address: str) -> None:
    with urlopen(address) as page:
        assert b'id="app"' in page.read()
    with urlopen(f"{address}api/games") as games:
        assert len(json.load(games)) == 4


def test_the_bill_of_materials_names_what_is_installed(installed: Path) -> None:
    bill = json.loads((DIST / "gobelin.cdx.json").read_text("utf-8"))
    code = "import importlib.metadata as m, json; print(json.dumps([d.name for d in m.distributions()]))"
    asked = subprocess.run([installed.with_name("python"), "-c", code], capture_output=True, text=True, check=True)
    there = {name.lower() for name in json.loads(asked.stdout)} - {"pip", "setuptools", "gobelin"}
    assert there <= {component["name"].lower() for component in bill["components"]}
