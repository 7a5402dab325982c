"""The parts that facts of components are made of."""

from __future__ import annotations

from msgspec import Struct

from gobelin.games.tapestry.vocabulary import BonusPrice, Building, Paid, Terrain


class EffectFacts(Struct, frozen=True, omit_defaults=True):
    """An effect as the files spell it; which of the first fields it has says which it is."""

    gain: str | None = None
    vp: int | None = None
    vp_per: str | None = None
    advance: str | None = None
    regress: str | None = None
    choose_one: list[list[EffectFacts]] | None = None
    repeat: int | None = None
    gain_landmark: str | None = None
    do: str | None = None
    """The name of an action."""
    pay: Paid | None = None
    """What is paid, if the player likes, for `then`."""
    then: list[EffectFacts] | None = None
    n: int | None = None
    each: list[EffectFacts] | None = None
    benefit: bool | None = None
    bonus: BonusPrice | None = None
    anywhere: bool | None = None
    just_gained: bool | None = None
    both_dice: bool | None = None
    both_dice_against_opponents: bool | None = None
    empty: bool | None = None
    ignoring: bool | None = None
    locking: bool | None = None
    neighbours: bool | None = None
    vp_past_the_end: int | None = None
    what: str | None = None
    """What is reserved; `then` is gained when it is used."""


class BonusFacts(Struct, frozen=True):
    """The price of a bonus and what it gives."""

    pay: Paid
    n: int
    then: list[EffectFacts]


class TriggerFacts(Struct, frozen=True):
    """What comes by itself whenever something happens."""

    on: str
    what: str | None
    then: list[EffectFacts]


class ReactionFacts(Struct, frozen=True):
    """How a card is used from hand."""

    kind: str
    topples: str
    needs_own_beside: bool
    gain: list[EffectFacts]


class PrerequisiteFacts(Struct, frozen=True, omit_defaults=True):
    """What the player or a neighbour needs for the top row; `enchanted`: what only the player can have."""

    track: str | None
    tier: int
    building: Building | None
    uncovered: int
    enchanted: bool = False
    landmark: bool = False


class StageFacts(Struct, frozen=True):
    """A space of a civilization mat, and where paths lead from it."""

    id: int
    reward: list[EffectFacts]
    to: list[int]
    shape: str


class AdjustmentFacts(Struct, frozen=True):
    """A balance change."""

    gain: list[EffectFacts]
    lose: list[str]
    source: str
    confidence: str


class PrintedFacts(Struct, frozen=True):
    """A hex with printed terrain."""

    hex: list[int]
    corners: list[Terrain]
    interior_only: list[Terrain]
    middle_island: bool
    start_for_capitals: list[int]


class StepFacts(Struct, frozen=True):
    """A step of the income turn, and the income turns that have it."""

    id: str
    turns: list[int]
    set: str


class ChartFacts(Struct, frozen=True):
    """A step of an Automa income chart."""

    step: str
    turns: list[int]
    n: int


class SpacesFacts(Struct, frozen=True):
    """The multipliers of the Automa for spaces of these tracks, by income turn."""

    tracks: list[str]
    by_turn: list[int]
    with_arts: bool


class DeedFacts(Struct, frozen=True):
    """What an Automa civilization does in some income turns."""

    income_turns: list[int]
    does: str | None
    at_setup: bool
    then: list[EffectFacts]


class PiecesFacts(Struct, frozen=True):
    """Counted pieces of each player."""

    buildings_per_type: int
    outposts: int
    outposts_on_start_hex: int
    player_tokens: int


class DistrictFacts(Struct, frozen=True):
    """A district of a capital: its plots, row by row of nine, and what it gives when it is complete."""

    plots: list[int]
    pays: list[EffectFacts]
