"""What a seat may see of Tapestry, as plain JSON."""

from __future__ import annotations

from gobelin.games.tapestry.components import BUILDINGS, RESOURCES
from gobelin.games.tapestry.state import RIVALS, UPRIGHT, Mat, Player, Solo, Table, Terms
from gobelin.kernel import Json, Seat


def view(state: Table, seat: Seat | None) -> dict[str, Json]:
    """All is open but hands, decks and face-down cards."""
    shown: dict[str, Json] = {
        "phase": state.phase,
        "map": state.side,
        "start": state.start,
        "active": state.active,
        "turns": state.turns,
        "variants": [*state.sets[1:], *state.variants],
        "players": [show_player(state, owner, player, seat) for owner, player in state.players.items()],
        "hexes": [show_hex(state, place) for place in range(len(state.map.hexes)) if state.corners(place)],
        "tech_display": [*state.tech_display],
        "tech_deck": len(state.tech_deck),
        "tech_discards": [*state.tech_discards],
        "tapestry_deck": len(state.tapestry_deck),
        "tapestry_discards": [*state.tapestry_discards],
        "territory_stock": len(state.territory_stock),
        "space_stock": len(state.space_stock),
        "civilization_deck": len(state.civilization_deck),
        "landmarks": [*state.landmarks],
        "achievements": {name: [*takers] for name, takers in state.achievements.items()},
        "looked_at": [*state.looked_at.seen(seat)],
    }
    if state.phase == "income":
        shown["income_step"] = state.step
    if state.dice:
        shown["dice"] = [f"conquer_red_{state.dice[0]}", f"conquer_black_{state.dice[1]}"]
    if state.about:
        shown["about"] = {"piece": state.about[0], "at": state.about[1]}
    if state.offers:
        shown["offers"] = [{"seat": owner, "offered": [*names]} for owner, names in state.offers.items()]
    if state.bans:
        shown["bans"] = [{"seat": owner, "track": track} for owner, track, _ in state.bans]
    if state.solo:
        shown["solo"] = show_solo(state, state.solo)
    return shown


def show_player(state: Table, owner: Seat, player: Player, seat: Seat | None) -> dict[str, Json]:
    """One player's area; that of a solo opponent is shorter."""
    shown: dict[str, Json] = {
        "seat": owner,
        "vp": player.vp,
        "points": {**player.points},
        "era": player.era,
        "finished": player.finished,
        "tokens": {track: [*spaces] for track, spaces in player.tokens.items()},
        "landmarks": [*player.landmarks],
        "outposts": player.outposts,
        "tapestries": [[*stack] for stack in player.tapestries],
        "hand": [*(player.hand.seen(seat) if owner == seat else player.hand.held(seat))],
    }
    if owner in RIVALS:
        return shown
    shown |= {
        "capital": player.capital or None,
        "plots": [ord(plot) for plot in player.plots],
        "beside": [*player.beside],
        "resources": dict(zip(RESOURCES, player.purse, strict=True)),
        "built": dict(zip(BUILDINGS, player.built, strict=True)),
        "techs": [[*row] for row in player.techs],
        "territories": [*player.territories],
        "space": [*player.space],
        "explored": [*player.explored],
        "mats": [show_mat(mat) for mat in player.mats],
        "in_force": [show_terms(terms) for terms in player.in_force],
        "completed": [*player.completed],
        "landmark_card": player.landmark_card or None,
        "start_hex": player.start_hex,
    }
    return shown


def show_mat(mat: Mat) -> dict[str, Json]:
    """A civilization mat; a place where nothing is marked is None."""
    return {
        "civilization": mat.id,
        "mat_tokens": mat.tokens,
        "numbers": [*mat.numbers],
        "marks": [mark or None for mark in mat.marks],
    }


def show_terms(terms: Terms) -> list[Json]:
    """A card in force and what was chosen for it; a player who was chosen is a number."""
    return [int(term) if term.isdigit() else term for term in terms]


def show_hex(state: Table, place: int) -> dict[str, Json]:
    """An explored hex with its tile and pieces."""
    shown: dict[str, Json] = {"hex": place}
    if place in state.tiles:
        shown["tile"], shown["turned"] = state.tiles[place]
    if pieces := state.pieces.get(place):
        shown["pieces"] = [
            {"owner": piece.owner, "piece": piece.kind, "toppled": piece.fallen != UPRIGHT} for piece in pieces
        ]
    return shown


def show_solo(state: Table, solo: Solo) -> dict[str, Json]:
    """TAP-AUT-08: the bots' cards; their discards may be looked through."""
    shown: dict[str, Json] = {
        "level": solo.level,
        "decision_deck": len(solo.decisions),
        "progress_deck": len(solo.progress),
        "decision_discards": [*solo.discards],
        "pair": [*solo.pair],
        "favorites": [{"seat": bot, "track": track} for bot, track in solo.favorites.items()],
        "automa_civilizations": [*solo.civilizations],
    }
    if solo.pool:
        shown["pool"] = [*solo.pool]
    if solo.trail:
        shown["trail"] = [{"track": track, "spaces": [*spaces]} for track, spaces in solo.trail.items()]
    return shown
