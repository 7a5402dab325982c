"""Tapestry: civilizations advance on four tracks from the making of fire to the stars."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

import msgspec

from gobelin.games.tapestry import (
    advance,
    arts,
    automa,
    capital,
    card_plots,
    cards,
    cities,
    civilizations,
    conquer,
    explore,
    gaining,
    invent,
    reserved,
    resources,
    science,
    tapestries,
)
from gobelin.games.tapestry.actions import growing, verbs
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.consequence import consequence
from gobelin.games.tapestry.describe import describe, described
from gobelin.games.tapestry.encode import encoding
from gobelin.games.tapestry.heuristics import value
from gobelin.games.tapestry.income import income_phase
from gobelin.games.tapestry.invariants import check
from gobelin.games.tapestry.kinds import BLOCKS
from gobelin.games.tapestry.ledger import ledger
from gobelin.games.tapestry.lesson import lesson_facts
from gobelin.games.tapestry.loading import BOX, FILES, load
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.priors import prior
from gobelin.games.tapestry.settings import TapestrySettings, form, sets
from gobelin.games.tapestry.settling import first_turn_phase, landmark_card_phase, settling_phase
from gobelin.games.tapestry.setup import capital_phase, civilization_phase, setup
from gobelin.games.tapestry.state import BOXES, TapestryState
from gobelin.games.tapestry.turn import advance_end_phase, result, tie_breakers, turn_end_phase, turn_phase
from gobelin.games.tapestry.view import view
from gobelin.games.tapestry.words import words
from gobelin.kernel import CHECKPOINT, Game, Outdated, Record, Rule, Seat
from gobelin.kernel.game import Heuristics
from gobelin.toolkit.hidden import redraw
from gobelin.toolkit.paths import lessons, rulebook, texts

CHAPTERS: Final = (
    card_plots,
    advance,
    arts,
    capital,
    cities,
    civilizations,
    conquer,
    explore,
    gaining,
    invent,
    reserved,
    resources,
    science,
    tapestries,
)
"""The modules whose generators carry out the effects of tracks, cards and tiles, and the powers of the mats."""

PHASES: Final[dict[str, Callable[[TapestryState], Rule[None]]]] = {
    "capitals": capital_phase,
    "civilizations": civilization_phase,
    "settling": settling_phase,
    "landmark_cards": landmark_card_phase,
    "first_turn": first_turn_phase,
    "turn": turn_phase,
    "income": income_phase,
    "advance_end": advance_end_phase,
    "turn_end": turn_end_phase,
    "automa": automa.automa_phase,
}


def play(state: TapestryState) -> Rule[None]:
    """TAP-TURN-01: set-up, then turn after turn; income turns go step by step."""
    while state.phase != "over":
        yield CHECKPOINT
        yield from PHASES[state.phase](state)


def reshuffle_unseen(state: TapestryState, seat: Seat, rng: random.Random) -> None:
    """Redraw what a seat cannot know; the backs tell the decks apart."""
    redraw(state, state.piles(), seat, rng, kind=backs(state.box).__getitem__)


@cache
def backs(name: str) -> dict[str, str]:
    """What kind of back each card and tile of a box has."""
    box = BOXES[name]
    return {item: name for name, block in BLOCKS.items() if block.deck or block.has_back for item in getattr(box, name)}


HIDDEN_CHOICES: Final = (
    frozenset({"reaction", "counter", "tapestry", "discard", "keep", "considered"})
    | cards.HIDDEN
    | frozenset(topic for power in POWERS.values() for topic in power.hidden)
)
"""Topics whose options come from a hidden hand: not being asked would tell of it."""

EVENTS: Final = {
    "capital": ("seat", "capital"),
    "left_capital": ("seat", "capital"),
    "civilization": ("seat", "civilization"),
    "left_civilization": ("seat", "civilization"),
    "drew_civilization": ("seat", "civilization"),
    "lost_civilization": ("seat", "civilization"),
    "fell_off": ("seat", "thing"),
    "landmark_card_offered": ("card",),
    "landmark_card": ("seat", "card"),
    "landmark_card_met": ("seat", "card"),
    "landmark_card_left": ("card",),
    "landmark_card_returned": ("card",),
    "landmark_card_drawn": ("card",),
    "era": ("seat", "era"),
    "scored": ("seat", "points", "why"),
    "lost_points": ("seat", "points", "why"),
    "gained": ("seat", "amount", "resource", "why"),
    "paid": ("seat", "amount", "resource", "why"),
    "took_tile": ("seat", "tile", "why"),
    "took_pooled": ("seat", "item"),
    "drew": ("seat", "why", "card"),
    "looked_at": ("seat", "card"),
    "kept": ("seat", "card"),
    "rejected": ("seat", "card"),
    "discarded": ("seat", "card", "why"),
    "tapestry_shuffled": ("cards",),
    "played": ("seat", "card"),
    "face_down": ("seat",),
    "in_force": ("seat", "card"),
    "ended": ("seat", "card"),
    "charm": ("seat", "card", "side"),
    "reserved": ("seat", "card"),
    "set_aside": ("seat", "thing"),
    "used_reserved": ("seat", "card"),
    "took_reserved": ("seat", "thing"),
    "advanced": ("seat", "track", "space", "origin"),
    "regressed": ("seat", "track", "space", "origin"),
    "restarted": ("seat", "track", "origin"),
    "bonus": ("seat", "space"),
    "science_die": ("seat", "track"),
    "landmark": ("seat", "landmark", "why"),
    "gained_building": ("seat", "building", "why"),
    "built": ("seat", "building", "row", "col", "turn"),
    "beside": ("seat", "building"),
    "district": ("seat", "district"),
    "odd_district": ("seat", "number"),
    "explored": ("seat", "tile", "hex", "turn"),
    "explored_space": ("seat", "tile"),
    "conquered": ("seat", "hex"),
    "reacted": ("seat", "card"),
    "toppled": ("seat", "victim", "hex", "piece"),
    "retreated": ("seat", "hex", "to"),
    "rolled": ("seat", "red", "black"),
    "rolled_die": ("seat", "die"),
    "considered": ("seat", "kind", "thing"),
    "put_back": ("seat", "kind", "number"),
    "automa_discarded": ("card",),
    "invented": ("seat", "card", "origin"),
    "opened_tech": ("card",),
    "refreshed": ("seat",),
    "tech_shuffled": ("cards",),
    "upgraded": ("seat", "card", "row"),
    "turned_tech": ("seat", "card"),
    "upgraded_for": ("seat", "holder", "card", "row"),
    "locked": ("seat", "card"),
    "unlocked": ("seat", "card"),
    "landmark_on_tech": ("seat", "landmark", "card"),
    "landmark_discarded": ("seat", "landmark", "card"),
    "took_landmark": ("seat", "victim", "landmark", "card"),
    "created": ("seat", "card", "origin"),
    "opened_masterpiece": ("card",),
    "refreshed_masterpieces": ("seat",),
    "masterpieces_shuffled": ("cards",),
    "exhibited": ("seat", "card"),
    "turned_face_down": ("seat", "card"),
    "inspired": ("seat", "tile"),
    "achieved": ("seat", "achievement"),
    "finished": ("seat",),
    "marked": ("seat", "civilization", "mark"),
    "unmarked": ("seat", "civilization", "mark"),
    **cards.EVENTS,
    **{event: args for power in POWERS.values() for event, args in power.events.items()},
    **automa.EVENTS,
}


def traits(state: TapestryState, seat: Seat) -> dict[str, str]:
    """The first civilization and the capital, once they are chosen, and the place in the turn order."""
    player = state.players[seat]
    known = {"order": str(1 + state.persons(state.start).index(seat))}
    if player.mats:
        known["civilization"] = player.mats[-1].id  # later ones are put before it
    if player.capital:
        known["capital"] = player.capital
    return known


def choices_as_they_are(record: Record) -> Record:
    """Version 2 corrects single cards and mats (see its rulings): a match goes on if its choices still fit.

    Outdated: the decks of Plans and Ploys had other cards in the first box, so that another game would be dealt.
    """
    settings = record.settings
    changed = settings.get("plans_and_ploys") and (len(record.seats) == 1 or not settings.get("placeholders"))
    if changed and record.components.version == 1:
        raise Outdated("the decks of Plans and Ploys have changed since")
    return record


def expansions_by_name(record: Record) -> Record:
    """Version 3 names the expansions in the settings; nothing else differs."""
    settings = dict(record.settings)
    with_expansion, of_expansion = settings.pop("plans_and_ploys", False), settings.get("one_expansion")
    settings |= {"expansions": ["pp"] if with_expansion else [], "one_expansion": "pp" if of_expansion else ""}
    return msgspec.structs.replace(record, settings=settings)


def make_game(box: Box) -> Game[TapestryState]:
    """The game with the components of this box."""
    return Game(
        name="tapestry",
        rules_version=3,
        seats=range(1, 6),
        settings=TapestrySettings,
        form=form(box),
        verbs=verbs(box),
        events=EVENTS,
        asides=frozenset({"era", "paid"}),
        components=FILES.as_components(box),
        setup=partial(setup, FILES.register(box)),
        play=play,
        result=result,
        tie_breakers=tie_breakers,
        view=view,
        consequence=consequence,
        reshuffle_unseen=reshuffle_unseen,
        check=check,
        turn=lambda state: state.turns,
        worth_asking=HIDDEN_CHOICES,
        migrations={1: choices_as_they_are, 2: expansions_by_name},
        override=override,
        heuristics=Heuristics(value, prior, horizon=2),
        encode=encoding(box),
        env_version=1,
        env_growth=tuple((encoding(part).size, verbs(part).size) for part in growing(box)),
        env_sets=lambda settings: 1 + [*box.sets].index(sets(box, settings)[-1]),
        traits=traits,
        ledger=ledger(box),
        describe=partial(describe, box),
        described=described(box),
        words=partial(words, box),
        lessons=lessons("tapestry"),
        lesson_facts=lesson_facts,
        texts=texts(),
        rulebook=rulebook("tapestry"),
        puzzles=Path(__file__).with_name("puzzles.json"),
    )


def override(folder: Path) -> Game[TapestryState]:
    """The game with custom components."""
    return make_game(load(folder))


GAME: Final = make_game(BOX)
