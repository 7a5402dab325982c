"""Set-up (INV-SET): regions, milestones, ideas, tiles and societies."""

from __future__ import annotations

from typing import Final

from gobelin.games.inventions.chronos import CHRONOS
from gobelin.games.inventions.components import DISCIPLINES, GOAL_STACKS, LETTERS, Box
from gobelin.games.inventions.ideas import draw_top, refill, uncover
from gobelin.games.inventions.state import BOXES, Display, InventionsState, Society
from gobelin.kernel import Form, Rng, Seat, Settings
from gobelin.kernel.settings import one_of, preset
from gobelin.toolkit.hidden import Pile, draw, flip


class InventionsSettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Inventions."""

    prosperity: str = "mixed"


FORM: Final = Form.of(InventionsSettings, one_of("prosperity", ["mixed", "by_letter"]), presets=[preset("usual")])


def setup(box: str, settings: InventionsSettings, seats: int, rng: Rng) -> InventionsState:
    """INV-SET-01 to INV-SET-37: everything up to the Stone Age."""
    facts = BOXES[box]
    players = 3 if seats == 2 else seats
    order = _order(seats, players, rng)
    stacks: dict[str, list[str]] = {
        letter: [m.id for m in facts.milestones.values() if m.letter == letter] for letter in LETTERS
    }
    for stack in stacks.values():
        rng.shuffle(stack)
    ideas = _by_era(facts, rng)
    state = InventionsState(
        rng=rng,
        box=box,
        seats=seats,
        players=[Society(supply=facts.pieces.citizens) for _ in range(players)],
        order=order,
        regions=_regions(facts, settings, seats, players, rng),
        private=stacks.pop("B"),
        common=stacks.pop("A"),
        discard=[],
        eureka=stacks.pop("C"),
        milestone_stacks=stacks,
        diplomats={milestone: [] for milestone in facts.milestones},
        deck=Pile.unseen([card for era in (6, 5, 4, 3) for card in ideas[era]], seats),
        display=[],
        goal_stacks={
            stack: _shuffled([goal.id for goal in facts.private_goals.values() if goal.stack == stack], seats, rng)
            for stack in GOAL_STACKS
        },
        progress=dict.fromkeys(facts.progress_tiles, facts.player_counts[seats].progress_copies),
    )
    flip(state, state.deck, len(state.deck) - 1)
    _deal_start_ideas(state, ideas[2])
    for place, player in enumerate(order):
        state.players[player].box = [b.id for b in facts.boxes.values() if b.era == 2][place]  # INV-SET-06
        if player < seats:
            _furnish(state, player)
    if state.with_chronos:
        state.players[CHRONOS].tiles = list(facts.influence_tiles)
        state.chronos_tiles = {kind: [] for kind in (*DISCIPLINES, "prosperity")}
    _deal_ideas(state, ideas)
    state.to_go = list(reversed(order))
    return state


def _order(seats: int, players: int, rng: Rng) -> list[Seat]:
    """INV-SET-05, INV-OPEN-53, INV-2P-01: seats clockwise from a random one; Chronos at a random place."""
    first = rng.randrange(seats)
    order = [(first + n) % seats for n in range(seats)]
    if players > seats:
        order.insert(rng.randrange(players), CHRONOS)
    return order


def _by_era(facts: Box, rng: Rng) -> dict[int, list[str]]:
    """INV-SET-15, INV-SET-17: the ideas of each era, shuffled."""
    ideas = {era.era: [idea.id for idea in facts.ideas.values() if idea.era == era.era] for era in facts.eras.values()}
    for cards in ideas.values():
        rng.shuffle(cards)
    return ideas


def _regions(facts: Box, settings: InventionsSettings, seats: int, players: int, rng: Rng) -> dict[str, Display]:
    """INV-SET-09, INV-SET-10, INV-SET-14, INV-SET-19 to INV-SET-21: scholars and all tiles of the regions."""
    specialists, knowledge = list(facts.specialist_tiles), list(facts.knowledge_tiles)
    rng.shuffle(specialists)
    rng.shuffle(knowledge)
    stacks = [[tile] * facts.prosperity_copies(tile, seats) for tile in facts.prosperity_tiles]
    rng.shuffle(stacks)
    if settings.prosperity == "mixed":  # INV-OPEN-06: the sizes stay, the letters do not
        tiles = [tile for stack in stacks for tile in stack]
        rng.shuffle(tiles)
        stacks = [[tiles.pop() for _ in stack] for stack in stacks]
    return {
        region: Display(specialist=specialist, knowledge=tile, prosperity=stack, population=[0] * players)
        for region, specialist, tile, stack in zip(facts.path, specialists, knowledge, stacks, strict=True)
    }


def _shuffled(items: list[str], seats: int, rng: Rng) -> Pile:
    rng.shuffle(items)
    return Pile.unseen(items, seats)


def _deal_start_ideas(state: InventionsState, cards: list[str]) -> None:
    """INV-SET-16: the ideas of era 2 with an A milestone, but for the two regions whose tile forbids it."""
    facts = state.facts
    early = [card for card in cards if facts.milestones[facts.ideas[card].milestone].letter == "A"]
    allowed = [
        display for display in state.regions.values() if not facts.specialist_tiles[display.specialist].no_start_idea
    ]
    for display, card in zip(allowed, early, strict=True):
        display.card = card


def _furnish(state: InventionsState, player: Seat) -> None:
    """INV-SET-25 to INV-SET-31, INV-SET-39: what everybody begins with."""
    pieces, society = state.facts.pieces, state.players[player]
    society.academy = pieces.academics
    society.home = [pieces.specialists] * len(DISCIPLINES)
    society.supply -= pieces.academics + pieces.specialists * len(DISCIPLINES) + 1
    state.diplomats[state.private[player]].append(player)
    society.influence = pieces.influence_start
    society.tiles = list(state.facts.influence_tiles)
    society.tokens = pieces.tokens_at_hand
    society.hex_tokens = [hex_.id for hex_ in state.facts.hexes.values() if hex_.token]
    for stack in GOAL_STACKS:
        draw(state, state.goal_stacks[stack], society.goals, [player])


def _deal_ideas(state: InventionsState, ideas: dict[int, list[str]]) -> None:
    """INV-SET-32 to INV-SET-35, INV-OPEN-51: two ideas and two prehistoric inventions each; what is left is out."""
    facts = state.facts
    for player in state.order:
        if state.is_chronos(player):
            continue
        society = state.players[player]
        own = [card for card in ideas[2] if facts.ideas[card].milestone == state.private[player]]
        society.ideas = [*own, draw_top(state)]
        uncover(state)
        society.inventions = [ideas[1].pop() for _ in range(facts.pieces.prehistoric)]
    dealt = {card for society in state.players for card in society.ideas}
    on_board = {display.card for display in state.regions.values()}
    state.discarded = [*ideas[1], *(card for card in ideas[2] if card not in dealt and card not in on_board)]
    refill(state)
