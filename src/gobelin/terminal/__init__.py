"""The command line: play in the terminal, simulate, replay, and look things up."""

from __future__ import annotations

import sys

from gobelin.kernel import GobelinError
from gobelin.terminal.commands import app


def main() -> None:
    """Run `gobelin`; what goes wrong is said in one line, without a traceback."""
    try:
        app()
    except GobelinError as error:
        sys.exit(f"gobelin: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"gobelin: {error.filename or 'file'}: {error.strerror or error}")
