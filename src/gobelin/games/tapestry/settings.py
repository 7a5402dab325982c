"""What is agreed upon before a game, and which components belong to it (TAP-VAR, TAP-SET)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from gobelin.games.tapestry.benefits import (
    Advance,
    Create,
    Effect,
    Exhibit,
    Inspire,
    Landmark,
    RefreshMasterpieces,
    Regress,
    ScorePer,
    effects_in,
)
from gobelin.games.tapestry.cards_and_tiles import LandmarkPiece, Masterpiece, SpaceTile, TapestryCard, TechCard
from gobelin.games.tapestry.components import Box, Civilization, InspirationTile, Track
from gobelin.games.tapestry.kinds import BLOCKS
from gobelin.games.tapestry.vocabulary import ARTS, Named
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
    ),
    "aa": ("arts_track", "two_science_dice"),
}
"""Settings that the rules ask for during play, by the set that brings them."""


class TapestrySettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Tapestry."""

    expansions: tuple[str, ...] = ()
    placeholders: bool = False
    arts_track: bool = True
    two_science_dice: bool = False
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
    with_mats = {mat.set for mat in box.civilizations.values()}
    drawn = [choice(name, "set", [When("expansions", (name,))]) for name in names if name in with_mats]
    with_arts = When("expansions", tuple(track.set for track in box.tracks.values() if track.id == ARTS))
    cards = [choice(card.id, "tapestry", _needs(card)) for card in box.tapestry_cards.values()]
    cards += [choice(card.id, "tech", _needs(card)) for card in box.tech_cards.values()]
    return Form.of(
        TapestrySettings,
        several("expansions", choices(names, "set"), "expansions"),
        switch("placeholders", "expansions", [expanding]),
        switch("arts_track", "expansions", [with_arts]),
        switch("two_science_dice", needs=[with_arts, When("arts_track", (True,))]),
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

    What only brings a landmark that stays away stays away with it; of what is all reconstructed in its set, all stays,
    but for tapestry cards: their deck does without.
    """
    if facts.set == BASE:
        return True
    if facts.set not in sets(box, settings) or (not has_arts(box, settings) and shows_arts(box, facts)):
        return False
    if settings.placeholders or not (isinstance(facts, TapestryCard) or _known(box, type(facts), facts.set)):
        return True
    brought = (
        [e for e in facts.effect if isinstance(e, Landmark)] if isinstance(facts, TapestryCard | SpaceTile) else []
    )
    return facts.source != "reconstructed" and all(
        belongs(box, box.landmarks[effect.landmark], settings) for effect in brought if effect.landmark in box.landmarks
    )


@cache
def _blocks(kind: type[Named]) -> str:
    """The block of a kind of components."""
    return next(name for name, block in BLOCKS.items() if block.kind is kind)


def _known(box: Box, kind: type[Named], which: str) -> bool:
    """Whether any component of this kind in a set is known, so that the reconstructed ones can be left out."""
    items: Iterable[Named] = getattr(box, _blocks(kind)).values()
    return any(item.set == which and item.source != "reconstructed" for item in items)


def has_arts(box: Box, settings: TapestrySettings) -> bool:
    """TAA-SET-09: whether the arts track is in play."""
    track = box.tracks.get(ARTS)
    return settings.arts_track and track is not None and track.set in sets(box, settings)


def shows_arts(box: Box, facts: Named) -> bool:
    """TAA-SET-09, TAX-OPEN-29: whether a component has no place in a game without the arts track."""
    if isinstance(facts, Track):
        return facts.id == ARTS
    if isinstance(facts, LandmarkPiece):
        return any(space.landmark == facts.id and space.track == ARTS for space in box.spaces.values())
    if isinstance(facts, Masterpiece | InspirationTile):
        return True
    if isinstance(facts, TechCard) and facts.prerequisite.track == ARTS:
        return True
    if isinstance(facts, TapestryCard) and any(trigger.what == ARTS for trigger in facts.on):
        return True
    return any(map(_is_of_arts, effects_in(facts)))


def _is_of_arts(effect: Effect) -> bool:
    """Whether only the arts track makes sense of an effect."""
    if isinstance(effect, Advance | Regress | ScorePer):
        return effect.word.endswith(f"_{ARTS}")
    return isinstance(effect, Create | RefreshMasterpieces | Inspire | Exhibit)


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
