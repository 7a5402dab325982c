"""Facts of components as plain JSON, for those who draw them; `Game.describe` of the games is made with it."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from gobelin.kernel import Json


class Sourced(Protocol):
    """A component with names and provenance."""

    @property
    def name_en(self) -> str:
        """In English."""

    @property
    def name_de(self) -> str:
        """In German."""

    @property
    def source(self) -> str:
        """Where its facts come from."""

    @property
    def confidence(self) -> str:
        """How sure they are."""

    @property
    def note(self) -> str:
        """A remark on them."""


def provenance(named: Sourced, standard: Sourced | None) -> dict[str, Json]:
    """Where the facts come from, and the words of a component that is not the package's own."""
    shown: dict[str, Json] = {"source": named.source, "confidence": named.confidence, "note": named.note}
    if named == standard:
        return shown | {"replaced": False}
    text = {language: getattr(named, f"text_{language}", "") or getattr(named, "text", "") for language in ("en", "de")}
    return shown | {"replaced": True, "name": {"en": named.name_en, "de": named.name_de}, "text": {**text}}


def plain(value: Any) -> Any:
    """A value as JSON; of structs only the fields that differ from their defaults."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=dict))
