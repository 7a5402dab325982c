"""`python -m gobelin`."""

from gobelin.terminal import main

main()
