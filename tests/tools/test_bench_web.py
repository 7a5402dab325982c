from __future__ import annotations

import gzip
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

pytest.importorskip("playwright")

from tools import bench_web


def test_the_size_of_the_client_is_that_of_all_its_files_compressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/table.js"):
        (tmp_path / name).write_text(name * 1000)
    (tmp_path / "assets" / "table.js.map").write_text("never travels" * 1000)
    monkeypatch.setattr(bench_web, "STATIC", tmp_path)
    travelling = [gzip.compress((name * 1000).encode(), 9) for name in ("index.html", "assets/table.js")]
    assert bench_web.client_size_kb() == sum(map(len, travelling)) / 1000


def test_figures_are_held_against_their_goals() -> None:
    said = StringIO()
    bench_web.show(bench_web.Figures(7, 4.5, 33.0, 40.0, 430.5, 186.0), Console(file=said, width=100))
    lines = {line.split()[1]: line for line in said.getvalue().splitlines() if "_" in line}
    assert "not reached" in lines["update_ms_p99"]
    assert "not reached" not in lines["update_ms_median"]
    assert "not reached" not in lines["client_kb_gzipped"]
