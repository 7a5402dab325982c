"""The documentation tells the truth: its examples run, and its links lead somewhere.

A page's Python blocks run in their order and share their names: blocks with `>>>` as doctests, others as they stand.
A block of another language with a title is a file, and the examples of its page find it under that name.
"""

import doctest
import re
import sys
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


@every_page
def test_every_python_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page.read_text("utf-8")
    found = list(blocks(text))
    assert ">>>" not in prose(text), "an example stands outside a fenced block"
    assert all(block.language == "python" for block in found if ">>>" in block.body)
    module = ModuleType("example")
    module.__file__ = str(tmp_path / "example.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # states pickle by their module's name
    monkeypatch.chdir(tmp_path)
    for block in found:
        if block.language == "python":
            run_example(block, page, module)
        elif block.title is not None:
            path = tmp_path / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.body, "utf-8")


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
