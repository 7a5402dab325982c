"""Hyperborea: bags of coloured cubes drive figures over a forgotten land."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from gobelin.games.hyperborea.components import COLOURS, CUBES, STACKS, Box, Effect
from gobelin.games.hyperborea.consequence import consequence
from gobelin.games.hyperborea.describe import component_ids, describe
from gobelin.games.hyperborea.encode import encoding
from gobelin.games.hyperborea.end_phase import end_phase, reset_effects_phase, reset_phase
from gobelin.games.hyperborea.ending import broken_ties, points, result
from gobelin.games.hyperborea.heuristics import value
from gobelin.games.hyperborea.ledger import LEDGER
from gobelin.games.hyperborea.lesson import lesson_facts
from gobelin.games.hyperborea.loading import BOX, FILES, load
from gobelin.games.hyperborea.priors import prior
from gobelin.games.hyperborea.setup import HyperboreaSettings, cube_phase, form, marker_phase, setup, tile_phase
from gobelin.games.hyperborea.state import BOXES, MOST_SITES, HyperboreaState, check
from gobelin.games.hyperborea.termination import turn_measure
from gobelin.games.hyperborea.turn import action_phase, next_turn_phase, start_phase
from gobelin.games.hyperborea.view import view
from gobelin.games.hyperborea.words import words
from gobelin.kernel import CHECKPOINT, Game, Heuristics, Rule, Seat, Verb, Verbs
from gobelin.toolkit.hidden import redraw
from gobelin.toolkit.paths import lessons, rulebook, texts

PHASES: Final[dict[str, Callable[[HyperboreaState], Rule[None]]]] = {
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


def play(state: HyperboreaState) -> Rule[None]:
    """HYP-TURN-01: set-up, then turn after turn; every action can be followed by any other."""
    while state.phase != "over":
        if state.phase not in WITHOUT_QUESTIONS:
            yield CHECKPOINT
        yield from PHASES[state.phase](state)


def reshuffle_unseen(state: HyperboreaState, seat: Seat, rng: random.Random) -> None:
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
        Verb("end", "finish"),
        Verb("place", "cubes", cube=CUBES, technology=technologies),
        Verb("unused", "cubes", cube=CUBES),
        Verb("draw", "cubes"),
        Verb("cube", "cubes", cube=COLOURS),
        Verb("recover", "cubes", technology=technologies, cube=CUBES),
        Verb("clear", "cubes", technology=technologies, cube=CUBES),
        Verb("discard_grey", "cubes", where=["available", "unused", *technologies]),
        Verb("enter", "sites", hex=hexes, site=range(1, MOST_SITES + 1)),
        Verb("use_token", "sites", token=tokens),
        Verb("keep_token", "sites", token=tokens),
        Verb("take_token", "sites", token=tokens),
        Verb("put_back", "sites", token=tokens),
        Verb("move", "movement", hex=hexes, to=hexes),
        Verb("fly", "movement", hex=hexes, to=hexes),
        Verb("teleport", "movement", hex=hexes),
        Verb("arrive", "movement", hex=hexes),
        Verb("attack", "battle", hex=hexes, seat=seats, site=MOST_SITES + 1),
        Verb("banish", "battle", hex=hexes, site=range(1, MOST_SITES + 1)),
        Verb("besiege", "battle", hex=hexes, seat=seats),
        Verb("fortress", "battle", hex=hexes),
        Verb("figure", "figures", hex=hexes),
        Verb("deploy", "figures", hex=hexes),
        Verb("develop", "development", row=COLOURS, steps=steps),
        Verb("spread", "development", row=COLOURS),
        Verb("upgrade", "development", row=COLOURS),
        Verb("acquire", "technologies", card=list(box.cards)),
        Verb("replace", "technologies", stack=STACKS),
        Verb("gem", "finish"),
        Verb("choose", effect=[name for name in Effect.__struct_fields__ if name != "choice"]),
        Verb("decline", "finish"),
        Verb("done", "finish"),
        Verb("return_grey", "technologies"),
        Verb("keep_grey", "technologies"),
        Verb("faction_tile", tile=list(box.faction_tiles)),
        Verb("marker", "development", row=COLOURS),
    )


EVENTS: Final = {
    "faction_tile": ("seat", "tile"),
    "extra_cube": ("seat", "cube"),
    "marked": ("seat", "row", "level"),
    "began": ("seat", "amount", "hex"),
    "first_player": ("seat",),
    "turn": ("seat",),
    "took_back": ("seat", "amount", "hex"),
    "drew": ("seat", "cube", "why"),
    "placed": ("seat", "cube", "technology"),
    "activated": ("seat", "technology"),
    "produced": ("seat", "amount", "what", "source"),
    "lapsed": ("seat", "amount", "what"),
    "set_aside": ("seat", "cube"),
    "swept": ("seat", "amount", "cube"),
    "got_cubes": ("seat", "amount", "cube", "why"),
    "recovered": ("seat", "cube", "technology"),
    "cleared": ("seat", "cube", "technology"),
    "discarded_grey": ("seat", "where"),
    "bagged": ("seat", "amount", "cube"),
    "returned": ("seat", "cube", "technology"),
    "gems": ("seat", "amount", "source"),
    "gems_wait": ("seat", "amount", "source"),
    "took_gem": ("seat",),
    "developed": ("seat", "row", "before", "level"),
    "upgraded": ("seat", "row", "level"),
    "moved": ("seat", "hex", "to", "cost"),
    "flew": ("seat", "hex", "to"),
    "teleporting": ("seat", "hex"),
    "teleported": ("seat", "hex", "to"),
    "revealed": ("hex", "land", "ghosts"),
    "laid_tokens": ("amount", "metal", "hex", "site"),
    "entered": ("seat", "hex", "site", "city"),
    "explored": ("seat", "hex", "site", "amount"),
    "put_back": ("seat", "hex", "site", "token"),
    "kept_token": ("seat", "token"),
    "used_token": ("seat", "token", "where"),
    "left_site": ("seat", "hex", "site"),
    "destroyed": ("seat", "victim", "hex", "site", "goal", "effect"),
    "banished": ("seat", "hex", "site", "effect"),
    "withstood": ("seat", "victim", "hex", "effect"),
    "razed": ("seat", "victim", "hex", "effect"),
    "fortified": ("seat", "hex"),
    "mustered": ("seat", "hex", "why"),
    "replaced": ("seat", "stack"),
    "withdrawn": ("card", "stack", "place"),
    "offered": ("card", "stack", "place", "grey"),
    "acquired": ("seat", "card", "stack", "place", "grey"),
    "refused_grey": ("seat", "card"),
    "objective": ("seat", "objective"),
    "end_triggered": ("seat",),
    "reset": ("seat",),
    "scored": ("seat", "points", "why"),
}

HIDDEN_CHOICES: Final = frozenset({"token", "ruin", "put_back"})
"""Topics whose options are tokens that only the explorer sees: not being asked would tell of them."""

MIGRATIONS: Final = {1: "begun when a figure that had to stop could still step into a site (HYP-MOVE-12)"}
"""Such a step cannot be told from the others in a record: it is followed as far as it fits the rules."""


def traits(state: HyperboreaState, seat: Seat) -> dict[str, str]:
    """The faction, its tile in the faction war, and the place in the turn order."""
    player = state.players[seat]
    order = {"order": str(1 + (seat - state.first) % state.seats), "faction": player.faction}
    return order | {"faction_tile": player.tile} if player.tile else order


def make_game(box: Box) -> Game[HyperboreaState]:
    """The game with the components of this box."""
    return Game(
        name="hyperborea",
        rules_version=2,
        seats=range(2, 7),
        settings=HyperboreaSettings,
        form=form(box),
        verbs=verbs(box),
        events=EVENTS,
        asides=frozenset({"turn"}),
        components=FILES.as_components(box),
        setup=partial(setup, FILES.register(box)),
        play=play,
        result=result,
        tie_breakers=broken_ties,
        view=view,
        reshuffle_unseen=reshuffle_unseen,
        check=check,
        turn=lambda state: state.turns,
        consequence=consequence,
        turn_measure=turn_measure,
        points_now=points,
        worth_asking=HIDDEN_CHOICES,
        heuristics=Heuristics(value, prior),
        encode=encoding(box),
        traits=traits,
        ledger=LEDGER,
        migrations=MIGRATIONS,
        describe=partial(describe, box),
        described=component_ids(box),
        words=partial(words, box),
        override=override,
        lessons=lessons("hyperborea"),
        lesson_facts=lesson_facts,
        texts=texts(),
        rulebook=rulebook("hyperborea"),
        puzzles=Path(__file__).with_name("puzzles.json"),
    )


def override(folder: Path) -> Game[HyperboreaState]:
    """The game with custom components."""
    return make_game(load(folder))


GAME: Final = make_game(BOX)
