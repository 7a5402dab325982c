"""Inventions: Evolution of Ideas: societies present, invent, innovate and share from the Stone Age to the computer."""

from __future__ import annotations

import random
from functools import cache, partial
from pathlib import Path
from typing import Final

import msgspec

from gobelin.games.inventions.components import ACTIONS, DISCIPLINES, Box
from gobelin.games.inventions.consequence import consequence
from gobelin.games.inventions.describe import component_ids, describe
from gobelin.games.inventions.encode import encoding
from gobelin.games.inventions.heuristics import prior, value
from gobelin.games.inventions.ledger import ledger
from gobelin.games.inventions.lesson import lesson_facts
from gobelin.games.inventions.loading import BOX, FILES, load
from gobelin.games.inventions.migrations import with_economy_offers
from gobelin.games.inventions.phases import play
from gobelin.games.inventions.scoring import result, tie_breakers
from gobelin.games.inventions.setup import FORM, InventionsSettings, setup
from gobelin.games.inventions.state import BOXES, COLOURS, JOKER, InventionsState, check
from gobelin.games.inventions.view import view
from gobelin.games.inventions.words import words
from gobelin.kernel import Game, Heuristics, Record, Rng, Rule, Seat, Verb, Verbs
from gobelin.toolkit.hidden import redraw
from gobelin.toolkit.paths import lessons, rulebook, texts


def reshuffle_unseen(state: InventionsState, seat: Seat, rng: random.Random) -> None:
    """Redraw what a seat cannot know; goals mix within their stacks, ideas within their era, milestones by letter."""
    redraw(state, state.piles(), seat, rng, kind=backs(state.box).__getitem__)
    for stack in state.milestone_stacks.values():
        rng.shuffle(stack)


@cache
def backs(name: str) -> dict[str, str]:
    """What kind of back each goal and idea of a box has."""
    box = BOXES[name]
    return {
        **{idea.id: f"era_{idea.era}" for idea in box.ideas.values()},
        **{goal.id: goal.stack for goal in box.private_goals.values()},
    }


def verbs(box: Box) -> Verbs:
    """Every option of the game."""
    regions, ideas, milestones = list(box.regions), list(box.ideas), list(box.milestones)
    tiles, people = list(box.progress_tiles), range(1, box.pieces.citizens + 1)
    kinds = {kind: [tile.id for tile in box.progress_tiles.values() if tile.kind == kind] for kind in DISCIPLINES}
    return Verbs(
        Verb("pillar", "actions", action=ACTIONS),
        Verb("claim", region=regions),
        Verb("present", card=ideas, region=regions),
        Verb("invent", region=regions),
        Verb("innovate", region=regions),
        Verb("share", region=regions),
        Verb("call", region=regions, number=people),
        Verb("call_as", region=regions, number=people, discipline=DISCIPLINES),
        Verb("influence", region=regions, tile=list(box.influence_tiles)),
        Verb("travel", region=regions, to=regions),
        Verb("eureka", milestone=milestones),
        Verb("box", box=list(box.boxes)),
        Verb("send", milestone=milestones),
        Verb("recall", milestone=milestones),
        Verb("specialist", discipline=DISCIPLINES),
        Verb("academic"),
        Verb("discipline", discipline=DISCIPLINES),
        Verb("settle", region=regions),
        Verb("take_idea", card=ideas),
        Verb("chain", "chain", source=[*ideas, *box.influence_tiles, *box.knowledge_tiles]),
        Verb("link", "chain", tile=kinds["technology"], action=ACTIONS),
        Verb("decline", "finish"),
        Verb("end", "finish"),
        Verb("prosperity", tile=list(box.prosperity_tiles)),
        Verb(JOKER),
        Verb("give_up", aspiration=[*DISCIPLINES, JOKER]),
        Verb("take", tile=tiles),
        Verb("place", "place", tile=[*tiles, *box.prosperity_tiles], hex=list(box.hexes)),
        Verb("use_economy", "economy", tile=kinds["economy"]),
        Verb("order", place=range(1, COLOURS + 1)),
    )


EVENTS: Final = {
    "turn": ("seat",),
    "markers": ("seat", "number"),
    "unused_markers": ("seat", "number"),
    "round": ("era", "round"),
    "era": ("era",),
    "claimed": ("seat", "card", "region"),
    "pillar": ("seat", "action"),
    "pillar_back": ("seat", "action"),
    "epoch_pillar": ("seat", "action"),
    "epoch_moved": ("seat", "origin", "action"),
    "performs": ("seat", "action"),
    "chained": ("seat", "source"),
    "scored": ("seat", "points", "why"),
    "influence": ("seat", "amount", "why"),
    "lost_influence": ("seat", "amount", "why"),
    "academics": ("seat", "number", "why"),
    "specialist": ("seat", "discipline", "why"),
    "posted": ("seat", "who", "role", "place"),
    "exhausted": ("seat", "who", "discipline"),
    "ready": ("seat", "number", "discipline", "why"),
    "settled": ("seat", "region", "why"),
    "came_home": ("seat", "number", "region", "discipline", "why"),
    "to_map": ("seat", "number", "role", "region"),
    "presented": ("seat", "card", "origin", "region"),
    "took_idea": ("seat", "card", "origin"),
    "refilled": ("card",),
    "uncovered": ("card",),
    "old_idea": ("seat", "card"),
    "put_aside": ("card", "origin"),
    "invented": ("seat", "card", "region"),
    "innovated": ("seat", "card", "region"),
    "shared": ("seat", "card", "region"),
    "kept": ("seat", "card", "region"),
    "prosperity": ("seat", "tile", "region"),
    "aspired": ("seat", "aspiration"),
    "gave_up": ("seat", "aspiration"),
    "unfulfilled": ("seat", "aspiration"),
    "took_tile": ("seat", "tile", "aspiration"),
    "placed": ("seat", "tile", "hex"),
    "token": ("seat", "hex"),
    "token_back": ("seat", "tile"),
    "used_economy": ("seat", "tile"),
    "turned_over": ("seat", "tile"),
    "influence_tile": ("seat", "tile", "region", "side"),
    "turned_down": ("seat", "tile", "region"),
    "travelled": ("seat", "region", "to"),
    "scholar": ("seat", "region"),
    "scholar_back": ("seat", "region"),
    "knowledge_turned": ("tile", "region", "side"),
    "eureka": ("seat", "milestone"),
    "common": ("milestone", "origin"),
    "old_milestone": ("milestone", "origin"),
    "diplomat_back": ("seat", "milestone", "to"),
    "unplayed_private": ("number", "milestone"),
    "new_milestones": ("letter",),
    "laid_out": ("milestone", "letter"),
    "era_box": ("seat", "origin", "box"),
    "turn_order": ("seat", "place"),
    "chronos_moved": ("region",),
    "chronos_kept": ("tile", "origin"),
    "goal_shown": ("seat", "goal"),
}


def traits(state: InventionsState, seat: Seat) -> dict[str, str]:
    """The place in the turn order, Chronos not counted."""
    return {"order": str(1 + [player for player in state.order if not state.is_chronos(player)].index(seat))}


def begun(box: Box, record: Record) -> Rule[None]:
    """The rules at the beginning of a recorded match."""
    settings = msgspec.convert(record.settings, InventionsSettings)
    return play(setup(FILES.register(box), settings, len(record.seats), Rng.from_seed(record.seed)))


def make_game(box: Box) -> Game[InventionsState]:
    """The game with the components of this box."""
    return Game(
        name="inventions",
        rules_version=2,
        migrations={1: partial(with_economy_offers, partial(begun, box))},
        seats=range(2, 5),
        settings=InventionsSettings,
        form=FORM,
        verbs=verbs(box),
        events=EVENTS,
        asides=frozenset({"era", "round", "turn"}),
        components=FILES.as_components(box),
        setup=partial(setup, FILES.register(box)),
        play=play,
        result=result,
        tie_breakers=tie_breakers,
        view=view,
        reshuffle_unseen=reshuffle_unseen,
        check=check,
        consequence=consequence,
        turn=lambda state: state.turns,
        override=override,
        heuristics=Heuristics(value, prior),
        encode=encoding(box),
        traits=traits,
        ledger=ledger(box),
        describe=partial(describe, box),
        described=component_ids(box),
        words=partial(words, box),
        lessons=lessons("inventions"),
        lesson_facts=lesson_facts,
        texts=texts(),
        rulebook=rulebook("inventions"),
        puzzles=Path(__file__).with_name("puzzles.json"),
    )


def override(folder: Path) -> Game[InventionsState]:
    """The game with custom components."""
    return make_game(load(folder))


GAME: Final = make_game(BOX)
