"""Imperial Settlers: four factions settle the same land in five rounds."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from gobelin.games.imperial_settlers.action_phase import action_phase
from gobelin.games.imperial_settlers.card_phase import card_phase
from gobelin.games.imperial_settlers.checks import MAX_PAYMENT, MOST_CHOICES
from gobelin.games.imperial_settlers.clean_up import clean_up_phase, next_round
from gobelin.games.imperial_settlers.components import Box
from gobelin.games.imperial_settlers.consequence import consequence
from gobelin.games.imperial_settlers.describe import component_ids, describe
from gobelin.games.imperial_settlers.effects import OnBuild, ProduceChoice, Stash
from gobelin.games.imperial_settlers.encode import encoding
from gobelin.games.imperial_settlers.exchange import MOST_TRADES
from gobelin.games.imperial_settlers.heuristics import value
from gobelin.games.imperial_settlers.ledger import LEDGER
from gobelin.games.imperial_settlers.lesson import lesson_facts
from gobelin.games.imperial_settlers.loading import BOX, FILES, load
from gobelin.games.imperial_settlers.migrations import ask_for_payments
from gobelin.games.imperial_settlers.priors import prior
from gobelin.games.imperial_settlers.production import production_phase
from gobelin.games.imperial_settlers.scoring import result, scoring_phase, tie_breakers
from gobelin.games.imperial_settlers.setup import SettlersSettings, faction_phase, form, setup
from gobelin.games.imperial_settlers.solo import attack_phase
from gobelin.games.imperial_settlers.state import SettlersState, check
from gobelin.games.imperial_settlers.view import view
from gobelin.games.imperial_settlers.vocabulary import FACTIONS, GOODS
from gobelin.games.imperial_settlers.words import words
from gobelin.kernel import CHECKPOINT, Game, Record, Rng, Rule, Seat, Verb, Verbs
from gobelin.kernel.game import Heuristics
from gobelin.toolkit.hidden import redraw
from gobelin.toolkit.paths import lessons, rulebook, texts

PHASES: Final[dict[str, Callable[[SettlersState], Rule[None]]]] = {
    "factions": faction_phase,
    "cards": card_phase,
    "production": production_phase,
    "actions": action_phase,
    "clean_up": clean_up_phase,
    "attack": attack_phase,
    "next_round": next_round,
    "scoring": scoring_phase,
}


def play(state: SettlersState) -> Rule[None]:
    """IMP-RND-01, IMP-RND-02: phase after phase, and in the action phase decision after decision."""
    while state.phase != "over":
        yield CHECKPOINT
        yield from PHASES[state.phase](state)


def reshuffle_unseen(state: SettlersState, seat: Seat, rng: random.Random) -> None:
    """Redraw what a seat cannot know; the backs of the cards tell the decks apart."""
    redraw(state, state.piles(), seat, rng, kind=lambda copy: copy[:3])


def verbs(box: Box) -> Verbs:
    """Every option of the game."""
    copies = list(box.copies)
    common = list(box.decks["common"])
    faction = [copy for copy in copies if copy not in box.decks["common"]]
    razed = [copy for copy in copies if box.copies[copy].raze]
    actions = [copy for copy in copies if box.copies[copy].kind == "action"]
    productions = [copy for copy in copies if box.copies[copy].kind == "production"]
    choices = [copy for copy in copies if isinstance(box.copies[copy].effect, ProduceChoice | OnBuild)]
    stashes = [copy for copy in copies if isinstance(box.copies[copy].effect, Stash)]
    goods = [GOODS[good] for good in range(9)]
    resources = ["wood", "stone", "food"]
    return Verbs(
        Verb("choose", faction=FACTIONS),
        Verb("take", card=common),
        Verb("keep", card=copies),
        Verb("draw", deck=["common_card", "faction_card"]),
        Verb("produce", card=choices, choice=MOST_CHOICES),
        Verb("produce_again", card=productions),
        Verb("build", "build", card=copies),
        Verb("give_up", card=copies),
        Verb("pay", wood=MAX_PAYMENT + 1, stone=MAX_PAYMENT + 1, food=MAX_PAYMENT + 1),
        Verb("pay_with", good=[*resources, "gold"]),
        Verb("trade", card=choices, choice=MOST_CHOICES),
        Verb("decline"),
        Verb("deal", "deal", card=faction),
        Verb("give_up_deal", card=faction),
        Verb("raze", "raze", card=razed),
        Verb("raze_location", "raze", card=razed),
        Verb("raze_own", card=razed),
        Verb("convert", good=goods),
        Verb("keep_good", good=goods),
        Verb("activate", "action", card=actions),
        Verb("activate_twice", "action", card=actions),
        Verb("refresh", card=actions),
        Verb("exchange", "exchange", trades=range(1, MOST_TRADES + 1)),
        Verb("receive", good=[*goods, "common_card", "faction_card"]),
        Verb("steal", seat=4, good=goods),
        Verb("copy_good", card=razed),
        Verb("target", seat=4),
        Verb("discard", card=copies),
        Verb("remove", card=copies),
        Verb("end_deal", seat=4, card=[*faction, *box.attack_deck]),
        Verb("take_deal", card=[*faction, *box.attack_deck]),
        Verb("route", card=faction),
        Verb("block", card=actions),
        Verb("take_over", card=copies),
        Verb("build_deal", card=faction),
        Verb("use_deal", card=faction),
        Verb("found", card=common),
        Verb("defend", "free", card=common),
        Verb("samurai", "free", card=faction),
        Verb("stash", "free", card=stashes),
        Verb("stash_good", good=resources),
        Verb("stash_card", card=copies),
        Verb("sacrifice", card=razed),
        Verb("end_turn", "finish"),
        Verb("pass", "finish"),
        Verb("pay_freely", "free"),
    )


HIDDEN_CHOICES: Final = frozenset({"turn", "keep", "discard", "settle", "found", "chapel", "refresh", "stash_card"})
"""Topics whose options come from a hidden hand: not being asked would tell of it."""

EVENTS: Final = {
    "start_player": ("seat",),
    "plays": ("seat", "faction"),
    "shuffled": ("seat", "cards"),
    "round": ("round",),
    "reshuffled": ("cards",),
    "revealed": ("card",),
    "left_over": ("card",),
    "took": ("seat", "card"),
    "looked": ("seat", "cards", "deck"),
    "passed_on": ("seat", "cards", "to"),
    "kept": ("seat", "card"),
    "rejected": ("seat", "card"),
    "drew": ("seat", "deck", "why", "card"),
    "neutral_got": ("card",),
    "gained": ("seat", "amount", "what", "why"),
    "paid": ("seat", "amount", "what", "why"),
    "laid": ("seat", "amount", "what", "card"),
    "scored": ("seat", "points", "why", "source"),
    "built": ("seat", "card", "origin"),
    "gave_up": ("seat", "card", "what"),
    "dealt": ("seat", "card"),
    "ended_deal": ("seat", "card"),
    "ended_route": ("seat", "card"),
    "ended_attack": ("card",),
    "took_deal": ("seat", "card", "owner"),
    "used_deal": ("seat", "card", "why"),
    "routed": ("seat", "card", "owner"),
    "razed": ("seat", "card", "owner"),
    "razed_card": ("seat", "card"),
    "razed_own": ("seat", "card"),
    "fell": ("owner", "card"),
    "left": ("owner", "card"),
    "removed": ("seat", "card", "owner"),
    "founded": ("seat", "card"),
    "lost": ("card", "from_card"),
    "lost_with": ("amount", "what", "from_card"),
    "activated": ("seat", "card", "uses"),
    "refreshed": ("seat", "card", "why"),
    "produced_again": ("seat", "card", "why"),
    "plundered": ("seat", "card", "owner"),
    "robbed": ("seat", "amount", "what", "victim", "why"),
    "discarded": ("seat", "card"),
    "blocked": ("seat", "card", "owner"),
    "took_over": ("seat", "card", "owner"),
    "gave_back": ("seat", "card", "owner"),
    "defended": ("seat", "card"),
    "stationed": ("seat", "card"),
    "guarded": ("seat", "card"),
    "stashed": ("seat", "card", "what"),
    "stashed_good": ("seat", "what", "card"),
    "turn": ("seat",),
    "passed": ("seat",),
    "cleaned_up": (),
    "stored": ("seat", "amount", "what"),
    "gave_up_goods": ("seat", "amount", "what"),
    "attack_card": ("card",),
    "attacked": ("card",),
    "collected": ("card",),
    "solo_won": ("mine", "collected"),
    "solo_lost": ("mine", "collected"),
    "rank": ("rank",),
}


def traits(state: SettlersState, seat: Seat) -> dict[str, str]:
    """The faction, once it is chosen, and the place in the turn order."""
    faction = state.realms[seat].faction
    order = {"order": str(1 + state.clockwise(state.start).index(seat))}
    return order | {"faction": faction} if faction else order


def begun(box: Box, record: Record) -> Rule[None]:
    """The rules at the beginning of a recorded match."""
    settings = msgspec.convert(record.settings, SettlersSettings)
    return play(setup(FILES.register(box), settings, len(record.seats), Rng.from_seed(record.seed)))


def make_game(box: Box) -> Game[SettlersState]:
    """The game with the components of this box."""
    return Game(
        name="imperial_settlers",
        rules_version=2,
        migrations={1: partial(ask_for_payments, partial(begun, box), HIDDEN_CHOICES)},
        seats=range(1, 5),
        settings=SettlersSettings,
        form=form(box),
        verbs=verbs(box),
        events=EVENTS,
        asides=frozenset({"paid", "round", "turn"}),
        components=FILES.as_components(box),
        setup=partial(setup, FILES.register(box)),
        play=play,
        result=result,
        tie_breakers=tie_breakers,
        view=view,
        consequence=consequence,
        reshuffle_unseen=reshuffle_unseen,
        check=check,
        turn=lambda state: state.round * 1000 + state.turns,
        stretch=lambda state: state.round * 2 + (state.phase == "action"),
        worth_asking=HIDDEN_CHOICES,
        override=override,
        heuristics=Heuristics(value, prior, horizon=3),
        encode=encoding(box),
        traits=traits,
        ledger=LEDGER,
        describe=partial(describe, box),
        described=component_ids(box),
        words=partial(words, box),
        lessons=lessons("imperial_settlers"),
        lesson_facts=lesson_facts,
        texts=texts(),
        rulebook=rulebook("imperial_settlers"),
        puzzles=Path(__file__).with_name("puzzles.json"),
    )


def override(folder: Path) -> Game[SettlersState]:
    """The game with custom components."""
    return make_game(load(folder))


GAME: Final = make_game(BOX)
