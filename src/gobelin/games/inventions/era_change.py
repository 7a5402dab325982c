"""The era change, step by step (INV-ERA, INV-INFL-03)."""

from __future__ import annotations

from gobelin.games.inventions import chronos
from gobelin.games.inventions.citizens import change_influence, gain_academics, make_ready
from gobelin.games.inventions.components import DISCIPLINES
from gobelin.games.inventions.ideas import draw_top, put_aside, refill, replace_ideas, uncover
from gobelin.games.inventions.milestones import to_common
from gobelin.games.inventions.scoring import tell_scores
from gobelin.games.inventions.state import COLOURS, InventionsState
from gobelin.kernel import Ask, Rule, Seat


def era_change_phase(state: InventionsState) -> Rule[None]:
    """INV-ERA-01 to INV-ERA-03, INV-STONE-10: six steps, after the Stone Age only two; after the last era none."""
    state.era += 1
    state.round = 1
    state.tell("era", state.era)
    if not state.facts.rounds(state.era):
        state.phase = "over"
        tell_scores(state)
        return
    if state.with_chronos and state.era > 2:
        chronos.change_era(state)
    yield from turn_order(state)
    yield from after_turn_order(state)


def after_turn_order(state: InventionsState) -> Rule[None]:
    """INV-ERA-06 to INV-ERA-20: the other steps."""
    adjust_influence(state)
    if state.era > 2:
        ready_specialists(state)
        return_pieces(state)
        renew_milestones(state)
        discard_old_display(state)
        for player in [player for player in state.order if not state.is_chronos(player)]:
            yield from renew_ideas(state, player)
    state.to_go = list(state.order)
    state.phase = "turn"


def turn_order(state: InventionsState) -> Rule[None]:
    """INV-ERA-04, INV-ERA-05, INV-2P-26, INV-OPEN-42: who is furthest right on a turn-order box chooses a place."""
    boxes = state.facts.boxes
    entitled = [
        (boxes[society.box].position, player)
        for player, society in enumerate(state.players)
        if society.box and (benefit := boxes[society.box].benefit) and benefit.op == "turn_order"
    ]
    if not entitled:
        return
    player: Seat = max(entitled)[1]
    place = 1
    if not state.is_chronos(player):
        places = [("order", place) for place in range(1, len(state.order) + 1)]
        answer = yield Ask(player, "turn_order", places, rules=("INV-ERA-04",))
        place = answer[1]
    take_place(state, player, place)


def take_place(state: InventionsState, player: Seat, place: int) -> None:
    """INV-ERA-05: the others move up or down."""
    state.order.remove(player)
    state.order.insert(place - 1, player)
    state.tell("turn_order", player, place)


def adjust_influence(state: InventionsState) -> None:
    """INV-ERA-06, INV-INFL-03: from 0 up to 1; the higher levels lose."""
    for player in range(state.seats):
        influence = state.players[player].influence
        change_influence(state, player, 1 if influence == 0 else -state.facts.level(influence).loss, "era_change")


def ready_specialists(state: InventionsState) -> None:
    """INV-ERA-07: all exhausted specialists come home."""
    for player, society in enumerate(state.players):
        for discipline, exhausted in zip(DISCIPLINES, [*society.exhausted], strict=True):
            if exhausted:
                make_ready(state, player, discipline, "era_change", exhausted)


def return_pieces(state: InventionsState) -> None:
    """INV-ERA-08 to INV-ERA-11, INV-ERA-21, INV-OPEN-63: season pillars, scholars and economy tokens come back."""
    empty = [region for region, display in state.regions.items() if not display.scholar]
    for player in state.order:
        society = state.players[player]
        for space in society.seasons:
            state.tell("pillar_back", player, space)
        society.seasons = []
        gain_academics(state, player, society.scholars, "scholars")
        while society.scholars:
            region = empty.pop(0)
            state.regions[region].scholar = True
            society.scholars -= 1
            state.tell("scholar_back", player, region)
        for tile in society.spent:
            society.tokens += 1
            state.tell("token_back", player, tile)
        society.spent = []


def renew_milestones(state: InventionsState) -> None:
    """INV-ERA-12 to INV-ERA-15, INV-OPEN-20: what is left of Eureka becomes common; the next stack is laid out.

    The private milestone of a colour that nobody plays goes first and is replaced by the rightmost one.
    """
    for colour in range(len(state.players), COLOURS):
        if state.eureka:
            old, state.private[colour] = state.private[colour], state.eureka.pop()
            state.tell("unplayed_private", colour + 1, state.private[colour])
            to_common(state, old, "private")
    for milestone in list(state.eureka):
        state.eureka.remove(milestone)
        to_common(state, milestone, "eureka")
    letters = sorted(letter for letter, stack in state.milestone_stacks.items() if stack)
    if letters:
        state.eureka = state.milestone_stacks[letters[0]]
        state.milestone_stacks[letters[0]] = []
        state.reveal()  # the order of the new display
        state.tell("new_milestones", letters[0])
        for milestone in state.eureka:
            state.tell("laid_out", milestone, letters[0])


def discard_old_display(state: InventionsState) -> None:
    """INV-ERA-17, INV-OPEN-21, INV-OPEN-22: past ideas leave display and stack, until none is left to be seen."""
    ideas = state.facts.ideas
    while True:
        old = [card for card in state.display if ideas[card].era < state.era]
        for card in old:
            state.display.remove(card)
            put_aside(state, card, "display")
        while len(state.deck) and ideas[state.deck.items[-1]].era < state.era:
            old.append(draw_top(state))
            put_aside(state, old[-1], "stack")
            uncover(state)
        refill(state)
        if not old:
            return


def renew_ideas(state: InventionsState, player: Seat) -> Rule[None]:
    """INV-ERA-18 to INV-ERA-20: a player's own past ideas are discarded and replaced."""
    society = state.players[player]
    old = [card for card in society.ideas if state.facts.ideas[card].era < state.era]
    for card in old:
        society.ideas.remove(card)
        state.discarded.append(card)
        state.tell("old_idea", player, card)
    yield from replace_ideas(state, player, len(old))
