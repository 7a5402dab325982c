"""Kernel, games and terminal on every supported Python that is found, each in an environment of its own.

python -m tools.pythons [VERSION ...]
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SUPPORTED: Final = ("3.11", "3.12", "3.13", "3.14")
UV: Final = str(Path(sys.executable).parent / "uv")
NEEDED: Final = ("pytest", "pytest-xdist", "hypothesis")
TESTS: Final = ("tests/kernel", "tests/games", "tests/terminal", "tests/toolkit")


def found(version: str) -> str | None:
    """The interpreter of this version on this machine."""
    asked = subprocess.run(
        [UV, "python", "find", "--no-python-downloads", "--system", version],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() or None if asked.returncode == 0 else None


def passes(version: str, interpreter: str) -> bool:
    """Whether the tests pass there."""
    home = ROOT / "build" / f"python-{version}"
    python = str(home / "bin" / "python")
    versions = ["-c", "requirements.lock", "--quiet"]
    for step in (
        [UV, "venv", "--quiet", "--clear", "--python", interpreter, str(home)],
        [UV, "pip", "install", *versions, "--python", python, "-e", ".[server,lab]", *NEEDED],
        [UV, "pip", "install", "--quiet", "--python", python, "--no-deps", "-e", "tests"],
        [python, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *TESTS],
    ):
        if subprocess.run(step, cwd=ROOT, check=False).returncode:
            return False
    return True


def main(words: list[str]) -> int:
    """Try them all; 1 where one fails or none is found."""
    tried = {}
    for version in words or SUPPORTED:
        interpreter = found(version)
        if interpreter is None:
            sys.stdout.write(f"Python {version}: not found\n")
        else:
            tried[version] = passes(version, interpreter)
    for version, well in tried.items():
        sys.stdout.write(f"Python {version}: {'passes' if well else 'FAILS'}\n")
    return 0 if tried and all(tried.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
