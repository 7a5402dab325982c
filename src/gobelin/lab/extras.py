"""The libraries of the laboratory are extras: where one is missing, a line says how to get it."""

from __future__ import annotations

from importlib import import_module

from gobelin.kernel import GobelinError


class MissingExtra(GobelinError):
    """A library that is not installed, and the extra that brings it."""


def need(module: str, extra: str) -> None:
    """Raise MissingExtra unless a library can be imported."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(f"{error.name} is not installed; this takes: pip install 'gobelin[{extra}]'") from None
