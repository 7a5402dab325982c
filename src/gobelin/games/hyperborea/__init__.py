"""Hyperborea: bags of coloured cubes drive figures over a forgotten land."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from gobelin.games.hyperborea.components import COLOURS, CUBES, STACKS, Box, Effect
from gobelin.games.hyperborea.describe import describe, described
from gobelin.games.hyperborea.encode import encoding
from gobelin.games.hyperborea.end_phase import end_phase, reset_effects_phase, reset_phase
from gobelin.games.hyperborea.ending import result
from gobelin.games.hyperborea.heuristics import prior, value
from gobelin.games.hyperborea.loading import BOX, declared, load
from gobelin.games.hyperborea.setup import HyperboreaSettings, cube_phase, marker_phase, setup, tile_phase
from gobelin.games.hyperborea.state import BOXES, MOST_SITES, Table, check, register
from gobelin.games.hyperborea.turn import action_phase, next_turn_phase, start_phase, turn_measure
from gobelin.games.hyperborea.view import view
from gobelin.kernel import CHECKPOINT, Game, Heuristics, Rule, Seat, Verb, Verbs
from gobelin.toolkit.hidden import redraw
from gobelin.toolkit.places import catalogue, texts

PHASES: Final[dict[str, Callable[[Table], Rule[None]]]] = {
    "faction_tiles": tile_phase,
    "extra_cubes": cube_phase,
    "markers": marker_phase,
    "start": start_phase,
    "actions": action_phase,
    "end": end_phase,
    "reset": reset_phase,
    "reset_effects": reset_effects_phase,
    "next_turn": next_turn_phase,
}
WITHOUT_QUESTIONS: Final = frozenset({"start", "end", "next_turn"})
"""Phases that lead straight on to the next: a checkpoint before them would never be gone back to."""


def play(state: Table) -> Rule[None]:
    """HYP-TURN-01: set-up, then turn after turn; every action can be followed by any other."""
    while state.phase != "over":
        if state.phase not in WITHOUT_QUESTIONS:
            yield CHECKPOINT
        yield from PHASES[state.phase](state)


def reshuffle_unseen(state: Table, seat: Seat, rng: random.Random) -> None:
    """Redraw what a seat cannot know; the backs tell zones, metals and stacks apart."""
    redraw(state, state.piles(), seat, rng, kind=backs(state.box).__getitem__)


@cache
def backs(name: str) -> dict[str, str]:
    """What kind of back each hex, token and card of a box has."""
    box = BOXES[name]
    return {
        **box.zones,
        **{token.id: token.metal for token in box.ruin_tokens.values()},
        **{card.id: card.stack for card in box.cards.values()},
    }


def verbs(box: Box) -> Verbs:
    """Every option of the game."""
    hexes = max(1 + len(layout.borderlands) + 3 * layout.players for layout in box.layouts.values())
    seats = max(box.layouts)
    technologies, tokens = [*box.sets, *box.cards], list(box.ruin_tokens)
    steps = range(1, box.start.last_level + 1)
    return Verbs(
        Verb("end"),
        Verb("place", cube=CUBES, technology=technologies),
        Verb("unused", cube=CUBES),
        Verb("draw"),
        Verb("cube", cube=COLOURS),
        Verb("recover", technology=technologies, cube=CUBES),
        Verb("clear", technology=technologies, cube=CUBES),
        Verb("discard_grey", where=["available", "unused", *technologies]),
        Verb("enter", hex=hexes, site=range(1, MOST_SITES + 1)),
        Verb("use_token", token=tokens),
        Verb("keep_token", token=tokens),
        Verb("take_token", token=tokens),
        Verb("put_back", token=tokens),
        Verb("move", hex=hexes, to=hexes),
        Verb("fly", hex=hexes, to=hexes),
        Verb("teleport", hex=hexes),
        Verb("arrive", hex=hexes),
        Verb("attack", hex=hexes, seat=seats, site=MOST_SITES + 1),
        Verb("banish", hex=hexes, site=range(1, MOST_SITES + 1)),
        Verb("besiege", hex=hexes, seat=seats),
        Verb("fortress", hex=hexes),
        Verb("figure", hex=hexes),
        Verb("deploy", hex=hexes),
        Verb("develop", row=COLOURS, steps=steps),
        Verb("spread", row=COLOURS),
        Verb("upgrade", row=COLOURS),
        Verb("acquire", card=list(box.cards)),
        Verb("replace", stack=STACKS),
        Verb("gem"),
        Verb("choose", effect=[name for name in Effect.__struct_fields__ if name != "choice"]),
        Verb("decline"),
        Verb("done"),
        Verb("return_grey"),
        Verb("keep_grey"),
        Verb("faction_tile", tile=list(box.faction_tiles)),
        Verb("marker", row=COLOURS),
    )


EVENTS: Final = {
    "faction_tile": ("seat", "tile"),
    "extra_cube": ("seat", "cube"),
    "first_player": ("seat",),
    "turn": ("seat",),
    "drew": ("seat", "cube"),
    "placed": ("seat", "cube", "technology"),
    "activated": ("seat", "technology"),
    "produced": ("seat", "amount", "effect", "source"),
    "set_aside": ("seat", "cube"),
    "got_cubes": ("seat", "amount", "cube"),
    "recovered": ("seat", "cube", "technology"),
    "cleared": ("seat", "cube", "technology"),
    "discarded_grey": ("seat", "where"),
    "returned": ("seat", "cube", "technology"),
    "gems": ("seat", "amount", "source"),
    "developed": ("seat", "row", "level"),
    "moved": ("seat", "hex", "to"),
    "flew": ("seat", "hex", "to"),
    "teleported": ("seat", "hex", "to"),
    "revealed": ("hex", "land"),
    "entered": ("seat", "hex", "city"),
    "explored": ("seat", "hex"),
    "kept_token": ("seat", "token"),
    "used_token": ("seat", "token"),
    "destroyed": ("seat", "victim", "hex"),
    "banished": ("seat", "hex"),
    "withstood": ("seat", "victim", "hex"),
    "razed": ("seat", "victim", "hex"),
    "fortified": ("seat", "hex"),
    "mustered": ("seat", "hex"),
    "replaced": ("seat", "stack"),
    "offered": ("card",),
    "acquired": ("seat", "card"),
    "objective": ("seat", "objective"),
    "end_triggered": ("seat",),
    "reset": ("seat",),
    "scored": ("seat", "points", "why"),
}

HIDDEN_CHOICES: Final = frozenset({"token", "ruin", "put_back"})
"""Topics whose options are tokens that only the explorer sees: not being asked would tell of them."""


def traits(state: Table, seat: Seat) -> dict[str, str]:
    """The faction, its tile in the faction war, and the place in the turn order."""
    player = state.players[seat]
    order = {"order": str(1 + (seat - state.first) % state.seats), "faction": player.faction}
    return order | {"faction_tile": player.tile} if player.tile else order


def make_game(box: Box) -> Game[Table]:
    """The game with the components of this box."""
    return Game(
        name="hyperborea",
        rules_version=1,
        seats=range(2, 7),
        settings=HyperboreaSettings,
        verbs=verbs(box),
        events=EVENTS,
        components=declared(box),
        setup=partial(setup, register(box)),
        play=play,
        result=result,
        view=view,
        reshuffle_unseen=reshuffle_unseen,
        check=check,
        turn=lambda state: state.turns,
        turn_measure=turn_measure,
        worth_asking=HIDDEN_CHOICES,
        heuristics=Heuristics(value, prior),
        encode=encoding(box),
        traits=traits,
        describe=partial(describe, box),
        described=described(box),
        override=override,
        texts=texts(),
        catalogue=catalogue("hyperborea"),
    )


def override(folder: Path) -> Game[Table]:
    """The game with the components of a person's own box."""
    return make_game(load(folder))


GAME: Final = make_game(BOX)
