"""What is agreed upon before a game, and which components belong to it (TAP-VAR, TAP-SET)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from gobelin.games.tapestry.benefits import Landmark
from gobelin.games.tapestry.components import Box, Civilization, SpaceTile, TapestryCard
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.vocabulary import Named
from gobelin.kernel import Settings, SettingsError
from gobelin.toolkit.box import BASE

EXPANSIONS: Final = tuple(name for name in BOX.sets if name != BASE)
VARIANTS: Final = (
    "adjustments",
    "two_first_cards",
    "two_civilizations",
    "cheap_nanotechnology",
    "placeholders",
)
"""Settings that the rules ask for during play."""


class TapestrySettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Tapestry."""

    expansions: Annotated[
        tuple[Annotated[str, Meta(extra_json_schema={"enum": [*EXPANSIONS]})], ...],
        Meta(description="Expansions to play with", extra_json_schema={"uniqueItems": True}),
    ] = ()
    placeholders: Annotated[
        bool, Meta(description="Expansions: add the cards, tiles and landmarks that we had to reconstruct")
    ] = False
    adjustments: Annotated[bool, Meta(description="The balance adjustments of the civilizations")] = True
    civilizations: Annotated[
        tuple[str, ...], Meta(description="The civilization of each seat; empty: each chooses one of two")
    ] = ()
    one_expansion: Annotated[
        str,
        Meta(
            description="Everybody draws civilizations of this expansion", extra_json_schema={"enum": ["", *EXPANSIONS]}
        ),
    ] = ""
    two_first_cards: Annotated[bool, Meta(description="First income turn: draw two tapestry cards and keep one")] = (
        False
    )
    two_civilizations: Annotated[bool, Meta(description="Whenever a civilization is drawn, draw two and keep one")] = (
        False
    )
    cheap_nanotechnology: Annotated[bool, Meta(description="The Nanotechnology bonus costs two tech cards")] = False
    nearest_islands: Annotated[bool, Meta(description="Start on the island nearest to the seat")] = False
    removed: Annotated[tuple[str, ...], Meta(description="Tapestry and tech cards left out of the game")] = ()
    level: Annotated[int, Meta(ge=1, le=6, description="Solo: how strong the Automa is")] = 2
    unfair_cards: Annotated[
        bool, Meta(description="Solo: leave the cards and civilizations in that help or hurt unfairly")
    ] = False

    def check(self, seats: int) -> None:
        """Civilizations must fit the seats, and what belongs to the expansion needs it."""
        if self.civilizations and len(self.civilizations) != seats:
            raise SettingsError(f"civilizations: {len(self.civilizations)} are named for {seats} seats")
        if len(set(self.civilizations)) != len(self.civilizations):
            raise SettingsError("civilizations: each can be played once only")
        for name in self.expansions:
            if name not in EXPANSIONS:
                raise SettingsError(f"expansions: {name!r} is not known; there are {', '.join(EXPANSIONS)}")
        if self.placeholders and not self.expansions:
            raise SettingsError("placeholders: only with expansions")
        if self.one_expansion and self.one_expansion not in self.expansions:
            raise SettingsError("one_expansion: must be one of the expansions")
        if self.civilizations and self.one_expansion:
            raise SettingsError("civilizations, one_expansion: civilizations are either named or drawn")
        if seats > 1 and (self.level != 2 or self.unfair_cards):
            raise SettingsError("level, unfair_cards: only in the solo game")
        if seats == 1 and self.nearest_islands:
            raise SettingsError("nearest_islands: the solo game has its own start territories")


def sets(settings: TapestrySettings) -> tuple[str, ...]:
    """The sets whose components are in play."""
    return (BASE, *(name for name in EXPANSIONS if name in settings.expansions))


def belongs(box: Box, facts: Named, settings: TapestrySettings) -> bool:
    """TAP-OPEN-31: whether a component is of the sets in play and, if it had to be reconstructed, wanted.

    What only brings a landmark that stays away stays away with it.
    """
    if facts.set not in sets(settings):
        return False
    if facts.set == BASE or settings.placeholders:
        return True
    brought = (
        [e for e in facts.effect if isinstance(e, Landmark)] if isinstance(facts, TapestryCard | SpaceTile) else []
    )
    return facts.source != "reconstructed" and all(
        belongs(box, box.landmarks[effect.landmark], settings) for effect in brought if effect.landmark in box.landmarks
    )


def in_play(box: Box, facts: TapestryCard | Civilization, settings: TapestrySettings, seats: int) -> bool:
    """Whether a card or mat belongs to the game and fits the number of players."""
    if not belongs(box, facts, settings):
        return False
    return seats > 1 or facts.in_solo == "yes" or (facts.in_solo == "may_stay" and settings.unfair_cards)


def tapestry_cards(box: Box, settings: TapestrySettings, seats: int) -> list[str]:
    """TAP-SET-08, TAP-VAR-01: every copy of the tapestry cards in play."""
    cards = [
        card.id
        for card in box.tapestry_cards.values()
        if card.id not in settings.removed and in_play(box, card, settings, seats)
        for _ in range(card.count)
    ]
    for _ in range(box.solo.removed_traps if seats == 1 else 0):
        if "trap" in cards:
            cards.remove("trap")
    return cards


def civilizations(box: Box, settings: TapestrySettings, seats: int) -> list[str]:
    """The civilizations in play."""
    return [mat.id for mat in box.civilizations.values() if in_play(box, mat, settings, seats)]


def check_names(box: Box, settings: TapestrySettings, seats: int) -> None:
    """What the settings name is in the game."""
    playable = civilizations(box, settings, seats)
    for name in settings.civilizations:
        if name not in playable:
            raise SettingsError(f"civilizations: {name!r} is not in this game; there are {', '.join(playable)}")
    for name in settings.removed:
        if name not in box.tapestry_cards and name not in box.tech_cards:
            raise SettingsError(f"removed: {name!r} is neither a tapestry nor a tech card")
