"""The documentation tells the truth: its examples run, and its links lead somewhere.

A page's Python blocks run in their order and share their names: blocks with `>>>` as doctests, others as they stand.
A block of another language with a title is a file, and the examples of its page find it under that name.
"""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(r"^(?P<fence>`{3,})(?P<language>\w*)(?P<about>.*)\n(?P<body>(?:.*\n)*?)(?P=fence)\s*$", re.MULTILINE)
TITLE = re.compile(r'title="([^"]+)"')
LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)\)|<img[^>]*src=\"(?P<image>[^\"]+)\"")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    title: str | None
    line: int
    body: str


def blocks(text: str) -> Iterator[Block]:
    for found in FENCE.finditer(text):
        title = TITLE.search(found["about"])
        line = text.count("\n", 0, found.start("body"))
        yield Block(found["language"], title and title[1], line, found["body"])


def prose(text: str) -> str:
    """The page without its code."""
    return re.sub(r"`[^`\n]+`", "", FENCE.sub("", text))


def run_example(block: Block, page: Path, module: ModuleType) -> None:
    """Run one block of Python; what it defines stays in the module."""
    if ">>>" not in block.body:
        exec(compile("\n" * block.line + block.body, str(page), "exec", dont_inherit=True), module.__dict__)
        return
    test = doctest.DocTestParser().get_doctest(block.body, {}, page.name, str(page), block.line)
    test.globs = module.__dict__
    report: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False)
    assert not report, "".join(report)


def plain_python(found: list[Block]) -> str:
    """A page's own module: its blocks of Python that are neither examples nor another file."""
    own = [block for block in found if block.language == "python" and ">>>" not in block.body and block.title is None]
    return "\n".join(block.body for block in own)


def write(path: Path, text: str) -> None:
    """Write a file, in a folder that may be new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@every_page
def test_every_python_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page.read_text("utf-8")
    found = list(blocks(text))
    assert ">>>" not in prose(text), "an example stands outside a fenced block"
    assert all(block.language == "python" for block in found if ">>>" in block.body)
    module = ModuleType("example")
    module.__file__ = str(tmp_path / "example.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # states pickle by their module's name
    monkeypatch.setitem(sys.modules, "orchard", module)  # as the guide's board calls the guide's game
    monkeypatch.chdir(tmp_path)
    (tmp_path / "example.py").write_text(plain_python(found), "utf-8")
    for block in found:
        if block.language == "python":
            run_example(block, page, module)
        elif block.title is not None:
            write(tmp_path / block.title, block.body)


INSTALLED = """
import gymnasium
import gobelin.envs
from gobelin.kernel import Match, find_game
from gobelin.locales import Texts
from gobelin.server.game_info import about
from gobelin.terminal.boards import make_board
from gobelin.server.app import create_app
from gobelin.server.config import Config
from gobelin.testkit.boards import check_screens
from gobelin.testkit.settings import check_settings
from starlette.testclient import TestClient
game = find_game("orchard")
print(type(make_board(game, Texts(game, "en"))).__name__, about(game).board)
check_screens(game, "de", 100, 2)
check_settings(game)
gymnasium.make("gobelin/Orchard-v0").reset(seed=1)
env = gobelin.envs.orchard_v0.env()
env.reset(seed=1)
for agent in env.agent_iter():
    observation, _, ended, cut, info = env.last()
    env.step(None if ended or cut else int(info["action_mask"].nonzero()[0][0]))
with TestClient(create_app(Config(database="sqlite:///games.db"))) as client:
    (listed,) = [one for one in client.get("/api/games").json() if one["slug"] == "orchard"]
    print(listed["is_for_players"], [setting["names"]["de"] for setting in listed["settings"]["settings"]])
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/matches", json={"game": "orchard", "settings": {"picking": "open"}, "seats": seats})
    print(made.status_code)
"""


def test_the_game_of_the_guide_has_board_and_environments_once_it_is_installed(tmp_path: Path) -> None:
    found = list(blocks((ROOT / "docs" / "howto" / "add-a-game.md").read_text("utf-8")))
    for block in found:
        if block.title is not None:
            write(tmp_path / block.title, block.body)
    write(tmp_path / "orchard.py", plain_python(found))
    project = tomllib.loads("\n".join(block.body for block in found if block.language == "toml"))["project"]
    entries = [(group, *entry) for group, names in project["entry-points"].items() for entry in names.items()]
    info = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    write(info / "METADATA", f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    write(info / "entry_points.txt", "\n".join(f"[{group}]\n{name} = {value}" for group, name, value in entries))
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", INSTALLED],
        env=os.environ | {"PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == ["OrchardBoard", "None", "True", "['Runden',", "'Pflücken']", "201"], done.stderr


@every_page
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    targets = [found["target"] or found["image"] for found in LINK.finditer(prose(page.read_text("utf-8")))]
    local = [target.partition("#")[0] for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in local if target and not (page.parent / target).is_file()] == []


def test_the_examples_and_links_are_found() -> None:
    """A pattern that finds nothing would let every page pass."""
    readme = (ROOT / "README.md").read_text("utf-8")
    assert any(">>>" in block.body for block in blocks(readme))
    assert LINK.search(prose(readme))
