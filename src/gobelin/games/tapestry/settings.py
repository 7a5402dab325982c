"""What is agreed upon before a game, and which components belong to it (TAP-VAR, TAP-SET)."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.benefits import Landmark
from gobelin.games.tapestry.components import Box, Civilization, SpaceTile, TapestryCard, TechCard
from gobelin.games.tapestry.vocabulary import Named
from gobelin.kernel import Form, Settings, When
from gobelin.kernel.settings import choice, choices, each_seat, number, one_of, preset, several, switch
from gobelin.toolkit.box import BASE

VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    BASE: (
        "adjustments",
        "two_first_cards",
        "two_civilizations",
        "cheap_nanotechnology",
        "placeholders",
    )
}
"""Settings that the rules ask for during play, by the set that brings them."""


class TapestrySettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Tapestry."""

    expansions: tuple[str, ...] = ()
    placeholders: bool = False
    adjustments: bool = True
    civilizations: tuple[str, ...] = ()
    one_expansion: str = ""
    two_first_cards: bool = False
    two_civilizations: bool = False
    cheap_nanotechnology: bool = False
    nearest_islands: bool = False
    removed: tuple[str, ...] = ()
    level: int = 2
    unfair_cards: bool = False


def form(box: Box) -> Form:
    """TAP-VAR, TAP-OPEN-31, TAP-AUT: what is agreed upon."""
    alone, together = When("seats", (1,)), When("seats", (2, 3, 4, 5))
    names = [name for name in box.sets if name != BASE]
    expanding = When("expansions", (*names,))
    mats = [choice(mat.id, "civilization", _needs(mat)) for mat in box.civilizations.values()]
    drawn = [choice(name, "set", [When("expansions", (name,))]) for name in names]
    cards = [choice(card.id, "tapestry", _needs(card)) for card in box.tapestry_cards.values()]
    cards += [choice(card.id, "tech", _needs(card)) for card in box.tech_cards.values()]
    return Form.of(
        TapestrySettings,
        several("expansions", choices(names, "set"), "expansions"),
        switch("placeholders", "expansions", [expanding]),
        each_seat("civilizations", mats),
        one_of("one_expansion", drawn, "seats", [expanding, When("civilizations", ())]),
        switch("adjustments"),
        switch("two_first_cards"),
        switch("two_civilizations"),
        switch("cheap_nanotechnology"),
        switch("nearest_islands", needs=[together]),
        number("level", 1, len(box.levels), "solo", [alone]),
        switch("unfair_cards", "solo", [alone]),
        several("removed", cards, "decks"),
        presets=[
            preset("usual"),
            preset("everything", expansions=names, placeholders=True),
        ],
    )


def _needs(facts: TapestryCard | TechCard | Civilization) -> list[When | tuple[When, ...]]:
    """When a card or mat belongs to the game, as far as it says so itself."""
    needs: list[When | tuple[When, ...]] = []
    if facts.set != BASE:
        needs.append(When("expansions", (facts.set,)))
        if facts.source == "reconstructed":
            needs.append(When("placeholders", (True,)))
    if isinstance(facts, Civilization) and facts.in_solo != "yes":
        together = When("seats", (2, 3, 4, 5))
        needs.append(together if facts.in_solo == "no" else (together, When("unfair_cards", (True,))))
    return needs


def sets(box: Box, settings: TapestrySettings) -> tuple[str, ...]:
    """The sets whose components are in play."""
    return (BASE, *(name for name in box.sets if name in settings.expansions))


def belongs(box: Box, facts: Named, settings: TapestrySettings) -> bool:
    """TAP-OPEN-31: whether a component is of the sets in play and, if it had to be reconstructed, wanted.

    What only brings a landmark that stays away stays away with it.
    """
    if facts.set not in sets(box, settings):
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
