"""What a bill of materials says about licences, as a table; ends with 1 where one is missing or not allowed here.

python -m tools.licences dist/gobelin.cdx.json
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ALLOWED: Final = re.compile(
    r"\b(0BSD|Apache|BSD|CC0|ISC|LGPL|MIT|MPL|PSF|Python Software Foundation|Unlicense|Zlib)\b", re.IGNORECASE
)
"""Whoever passes Gobelin on may do so under these; the LGPL's and the MPL's libraries stay separate files."""


def licence(component: dict[str, Any]) -> str:
    """The licence of a component in its own words; nothing: it does not say."""
    said = []
    for entry in component.get("licenses", ()):
        named = entry.get("license", {})
        said.append(entry.get("expression") or named.get("id") or named.get("name") or "")
    return ", ".join(dict.fromkeys(word.removeprefix("License :: OSI Approved :: ") for word in said if word))


def main(words: list[str]) -> int:
    """Print the table."""
    if len(words) != 1:
        sys.exit("licences: give the bill of materials, a CycloneDX file in JSON")
    bill = json.loads(Path(words[0]).read_text("utf-8"))
    table, amiss = Table("package", "version", "licence"), []
    for component in sorted(bill["components"], key=lambda about: about["name"].lower()):
        found = licence(component)
        table.add_row(component["name"], component.get("version", ""), found)
        if not ALLOWED.search(found):
            amiss.append(component["name"])
    Console().print(table)
    if amiss:
        Console(stderr=True).print(f"licences: not allowed or not said: {', '.join(amiss)}")
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
