"""What is true of every position: nothing is made or lost, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from gobelin.games.tapestry.achievements import points_of
from gobelin.games.tapestry.city import filled_plots
from gobelin.games.tapestry.player import FACE_DOWN, LETTERS, WANDERER, Player
from gobelin.games.tapestry.state import SHADOW, TapestryState
from gobelin.games.tapestry.vocabulary import BUILDINGS, RESOURCE_CAP
from gobelin.toolkit.hidden import KNOWN


def check(state: TapestryState) -> None:
    """Nothing is made or lost, nobody owes anything, and everyone knows the own hand."""
    box = state.facts
    _check_cards(state)
    for seat, player in state.players.items():
        assert all(0 <= amount <= RESOURCE_CAP for amount in player.purse), f"{seat} has {player.purse}"
        assert player.vp >= 0, f"{seat} has {player.vp} points"
        assert player.vp == sum(player.points.values()), f"points of {seat} do not add up"
        assert all(0 <= number <= box.pieces.buildings_per_type for number in player.built)
        assert 0 <= player.era <= 5
        assert player.era == 5 or not player.finished
        for track, tokens in player.tokens.items():
            assert all(0 <= space <= box.tracks[track].end for space in tokens)
        placed = sum(p.owner == seat and p.kind == "outpost" for there in state.pieces.values() for p in there)
        assert player.outposts >= 0
        if seat != SHADOW:  # its outposts on the map never run short
            placed += player.on_mats("outpost")
            assert placed + player.outposts == box.pieces.outposts, f"outposts of {seat}: {placed}, {player.outposts}"
        if seat < state.seats:
            assert all(known[seat] == KNOWN for known in player.hand.known), "a hand its owner does not know"
            assert tuple(player.tokens) == state.tracks
            assert sum(map(len, player.tokens.values())) == len(state.tracks), "a track token is missing"
        assert len(set(player.inspired)) == len(player.inspired), "an inspiration tile is used twice"
        assert set(player.on_techs) <= {card for row in player.techs for card in row}, "a landmark without its card"
        assert set(player.on_techs.values()) <= set(player.landmarks), "a landmark on a card that nobody has"
        if player.plots:
            _check_capital(state, player)
    for place, pieces in state.pieces.items():
        held = sum(piece.kind != WANDERER for piece in pieces)
        assert held <= 2, f"{held} pieces on hex {place}"
        assert not pieces or state.corners(place), f"pieces on the unexplored hex {place}"
    for achievement, takers in state.achievements.items():
        assert len(takers) == len(set(takers)) <= len(points_of(state, achievement))


def _check_capital(state: TapestryState, player: Player) -> None:
    """Letters and bits agree, and what stands there is what was built."""
    assert filled_plots(player.plots) == player.filled, "the capital's letters and bits differ"
    everywhere = player.plots + "".join(player.card_plots.values())
    standing = [everywhere.count(LETTERS[building]) for building in BUILDINGS]
    assert all(there <= built for there, built in zip(standing, player.built, strict=True))


def everything(state: TapestryState) -> list[str]:
    """Every card, tile and mat of the decks in play; landmark cards leave the game when they have paid."""
    things = [item for pile in state.piles() if pile is not state.landmark_deck for item in pile.items]
    things += state.tapestry_discards + state.tech_display + state.tech_discards + state.tile_discards
    things += state.masterpiece_row + state.masterpiece_discards
    things += state.civilization_discards + [tile for tile, _ in state.tiles.values()]
    things += [name for names in state.offers.values() for name in names if name in state.facts.civilizations]
    for player in state.players.values():
        things += [card for stack in player.tapestries for card in stack if card != FACE_DOWN]
        things += [card for row in player.techs for card in row]
        things += player.territories + player.space + player.explored
        things += player.masterpieces + player.used_masterpieces
        things += [thing for _, reserved in player.reserved for thing in reserved if thing not in BUILDINGS]
        things += [mat.id for mat in player.mats]
        things += [item for mat in player.mats for item in mat.cards_and_tiles]
    if state.solo:
        things += state.solo.pair + state.solo.discards + state.solo.pool
    return things


def _check_cards(state: TapestryState) -> None:
    """Every card and tile of the decks in play is in exactly one place."""
    things = everything(state)
    assert len(things) == state.things, f"{len(things)} cards and tiles, {state.things} at the beginning"
    for player in state.players.values():
        hidden = sum(card == FACE_DOWN for stack in player.tapestries for card in stack)
        assert hidden == len(player.face_down), "face-down cards do not match"
    for item, count in Counter(things).items():
        card = state.facts.tapestry_cards.get(item)
        assert count <= (card.count if card else 1), f"{item} is there {count} times"
    landmarks = state.landmarks + [mark for player in state.players.values() for mark in player.landmarks]
    assert len(landmarks) == len(set(landmarks)), "a landmark is there twice"
