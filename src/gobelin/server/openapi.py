"""Print the description of the API: `python -m gobelin.server.openapi > web/openapi.json`."""

from __future__ import annotations

import json
import sys

from gobelin.server.app import create_app, openapi
from gobelin.server.config import Config


def main() -> None:
    """Write it as JSON, always in the same order."""
    schema = openapi(create_app(Config(database="sqlite://")))
    json.dump(schema, sys.stdout, indent=2, ensure_ascii=False, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
