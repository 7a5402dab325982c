"""What a seat may see of Inventions, as plain JSON."""

from __future__ import annotations

from gobelin.games.inventions.components import DISCIPLINES
from gobelin.games.inventions.state import NOBODY, InventionsState
from gobelin.kernel import Json, Seat


def view(state: InventionsState, seat: Seat | None) -> dict[str, Json]:
    """All is open but private goals and the order of the idea stack below its top."""
    shown: dict[str, Json] = {
        "phase": state.phase,
        "era": state.era,
        "round": state.round,
        "turns": state.turns,
        "active": None if state.active == NOBODY else state.active,
        "order": [*state.order],
        "to_go": [*state.to_go],
        "players": [show_society(state, player, seat) for player in range(len(state.players))],
        "regions": [show_region(state, region) for region in state.regions],
        "private": [show_milestone(state, milestone) for milestone in state.private],
        "common": [show_milestone(state, milestone) for milestone in reversed(state.common)],
        "old_milestones": [*state.discard],
        "eureka": [*state.eureka],
        "milestone_stacks": {letter: len(stack) for letter, stack in state.milestone_stacks.items()},
        "display": [*state.display],
        "deck": len(state.deck),
        "top": state.deck.items[-1] if len(state.deck) else None,
        "progress": {**state.progress},
        "discarded": [*state.discarded],
        "markers": state.markers,
        "thread": [*state.thread],
    }
    if state.with_chronos:
        shown["chronos_region"] = state.chronos_region or None
        shown["chronos_tiles"] = [tile for tiles in state.chronos_tiles.values() for tile in tiles]
    return shown


def show_milestone(state: InventionsState, milestone: str) -> dict[str, Json]:
    """A milestone with the diplomats on it."""
    return {"milestone": milestone, "diplomats": [*state.diplomats[milestone]]}


def show_society(state: InventionsState, player: Seat, seat: Seat | None) -> dict[str, Json]:
    """One society board."""
    society = state.players[player]
    shown: dict[str, Json] = {
        "seat": player,
        "supply": society.supply,
        "tiles": [*society.tiles],
        "box": society.box or None,
        "era": state.era_of(player),
    }
    if state.is_chronos(player):
        return shown
    return shown | {
        "ip": society.ip,
        "points": {**society.points},
        "influence": society.influence,
        "home": dict(zip(DISCIPLINES, society.home, strict=True)),
        "exhausted": dict(zip(DISCIPLINES, society.exhausted, strict=True)),
        "academy": society.academy,
        "scholars": society.scholars,
        "ideas": [*society.ideas],
        "inventions": [*society.inventions],
        "tray": [*society.tray],
        "aspirations": [*society.aspirations],
        "placed": [
            {"hex": hex_, "tile": tile, "turned": tile in society.turned, "used": tile in society.spent}
            for hex_, tile in society.progress.items()
        ],
        "tokens": society.tokens,
        "hex_tokens": [*society.hex_tokens],
        "goals": [*society.goals.seen(seat)],
        "epoch": society.epoch or None,
        "seasons": [*society.seasons],
    }


def show_region(state: InventionsState, region: str) -> dict[str, Json]:
    """A region: its display and who lives there."""
    display = state.regions[region]
    roles: dict[str, Json] = {
        role: None if who == NOBODY else who
        for role, who in (
            ("originator", display.originator),
            ("inventor", display.inventor),
            ("innovator", display.innovator),
        )
    }
    return {
        "region": region,
        "specialist_tile": display.specialist,
        "knowledge_tile": display.knowledge,
        "points_side": display.points_side,
        "scholar": display.scholar,
        "card": display.card or None,
        "originators": display.originators,
        **roles,
        "prosperity": [*display.prosperity],
        "influence": [{"seat": owner, "tile": tile, "face_up": is_up} for owner, tile, is_up in display.influence],
        "population": [*display.population],
    }
