"""Set-up: settings, map, bags, markers and the market (HYP-SET, HYP-FAC)."""

from __future__ import annotations

from typing import get_args

from gobelin.games.hyperborea.components import COLOURS, METALS, NUMBERS, STACKS, Box, Length, Mode
from gobelin.games.hyperborea.loading import SLOTS, homeland_id
from gobelin.games.hyperborea.market import fill
from gobelin.games.hyperborea.movement import furnish, reveal
from gobelin.games.hyperborea.state import BOXES, HyperboreaState, Player, map_of
from gobelin.games.hyperborea.technologies import draw_cubes
from gobelin.kernel import AskEach, Form, Option, Rng, Rule, Seat, Settings, When
from gobelin.kernel.settings import choices, each_seat, one_of, preset, switch
from gobelin.toolkit.hidden import Pile


class HyperboreaSettings(Settings, frozen=True, kw_only=True):
    """What is agreed upon before a game of Hyperborea."""

    length: Length = "normal"
    mode: Mode = "invasion"
    factions: tuple[str, ...] = ()
    drawn_tiles: bool = False
    face_up: bool = False


def form(box: Box) -> Form:
    """HYP-SET-01 to HYP-SET-03, HYP-SET-21, HYP-FAC-03: what is agreed upon."""
    return Form.of(
        HyperboreaSettings,
        one_of("length", get_args(Length), "game"),
        one_of("mode", get_args(Mode), "game"),
        each_seat("factions", choices(box.factions, "faction")),
        switch("drawn_tiles", needs=[When("mode", ("faction_war",))]),
        switch("face_up"),
        presets=[
            preset("first_game", length="short", face_up=True),
            preset("usual"),
            preset("everything", length="long", mode="faction_war"),
        ],
    )


def setup(box: str, settings: HyperboreaSettings, seats: int, rng: Rng) -> HyperboreaState:
    """HYP-SET: everything that needs no decision."""
    facts, layout = BOXES[box], map_of(box, seats)
    factions = _factions(facts, settings, seats, rng)
    offset = rng.randrange(seats)  # HYP-SET-22
    homes = [(seat + offset) % seats for seat in range(seats)]
    places = len(layout.coordinates)
    hexes, spare = _deal_hexes(facts, settings, box, seats, factions, homes, rng)
    state = HyperboreaState(
        rng=rng,
        box=box,
        seats=seats,
        length=settings.length,
        mode=settings.mode,
        players=[
            Player(
                faction=factions[seat],
                home=homes[seat],
                supply=facts.pieces.figures,
                fortresses=facts.pieces.fortresses,
                stored=Pile([], []),
                bag=[facts.start.cubes_per_colour] * len(COLOURS) + [0],
            )
            for seat in range(seats)
        ],
        land=hexes,
        spare=spare,
        figures=[0] * (places * seats),
        fortresses=[0] * (places * seats),
        sites=[[] for _ in range(places)],
        tokens={},
        token_supply={metal: _shuffled(_tokens(facts, metal), seats, rng) for metal in METALS.values()},
        stacks=[
            _shuffled([card.id for card in facts.cards.values() if card.stack == stack], seats, rng) for stack in STACKS
        ],
        display=[""] * (len(STACKS) * facts.start.face_up),
        grey_on=[0] * (len(STACKS) * facts.start.face_up),
        supply=[facts.pieces.cubes_per_colour - seats * facts.start.cubes_per_colour] * len(COLOURS)
        + [facts.pieces.grey_cubes],
        ghosts=facts.pieces.ghosts,
        first=rng.randrange(seats),  # HYP-SET-19
    )
    state.active = state.first
    for slot in range(len(state.display)):
        fill(state, slot)
    for home in layout.homelands:
        for place in home:
            furnish(state, place)
    if settings.face_up:
        for place in (layout.centre, *layout.borderlands):
            reveal(state, place)
    if settings.mode != "faction_war":
        state.phase = "extra_cubes"
    elif settings.drawn_tiles:
        for player in state.players:
            player.tile = rng.choice(_tiles_of(facts, player.faction))
        state.phase = "extra_cubes"
    return state


def _factions(facts: Box, settings: HyperboreaSettings, seats: int, rng: Rng) -> list[str]:
    """HYP-SET-01: a different faction for everybody."""
    if settings.factions:
        return list(settings.factions)
    names = list(facts.factions)
    rng.shuffle(names)
    return names[:seats]


def _deal_hexes(
    facts: Box,
    settings: HyperboreaSettings,
    box: str,
    seats: int,
    factions: list[str],
    homes: list[int],
    rng: Rng,
) -> tuple[Pile, Pile]:
    """HYP-SET-04 to HYP-SET-07: homelands face up, borderlands and centre face down; and what is left over."""
    layout = map_of(box, seats)
    names = [""] * len(layout.coordinates)
    for faction, home in zip(factions, homes, strict=True):
        for slot, place in zip(SLOTS, layout.homelands[home], strict=True):
            names[place] = homeland_id(faction, settings.mode, slot)
    left: list[str] = []
    for zone, places in (("centre", (layout.centre,)), ("borderland", layout.borderlands)):
        hexes = [hex_.id for hex_ in facts.hexes.values() if hex_.zone == zone]
        rng.shuffle(hexes)
        for place in places:
            names[place] = hexes.pop()
        left += hexes
    land = Pile.unseen(names, seats)
    for home in homes:
        for place in layout.homelands[home]:
            land.known[place] = (1,) * (seats + 1)
    return land, Pile.unseen(left, seats)


def _tokens(facts: Box, metal: str) -> list[str]:
    return [token.id for token in facts.ruin_tokens.values() if token.metal == metal for _ in range(token.count)]


def _shuffled(items: list[str], seats: int, rng: Rng) -> Pile:
    rng.shuffle(items)
    return Pile.unseen(items, seats)


def _tiles_of(facts: Box, faction: str) -> list[str]:
    return [tile.id for tile in facts.faction_tiles.values() if tile.faction == faction]


# --- decisions --------------------------------------------------------------------------------------------------------


def tile_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-FAC-03, HYP-FAC-04: everybody picks one of the two tiles of the faction."""

    def offer(seat: Seat) -> list[Option]:
        return [("faction_tile", tile) for tile in _tiles_of(state.facts, state.players[seat].faction)]

    answers = yield AskEach("faction_tile", range(state.seats), offer, rules=("HYP-FAC-03", "HYP-FAC-04"))
    for seat, answer in answers.items():
        state.players[seat].tile = answer[1]
        state.tell("faction_tile", seat, answer[1])
    state.reveal()
    state.phase = "extra_cubes"


def cube_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-SET-11: everybody picks the colour of a seventh cube."""

    def offer(seat: Seat) -> list[Option]:
        return [("cube", colour) for colour in COLOURS]

    answers = yield AskEach("extra_cube", range(state.seats), offer, rules=("HYP-SET-11",))
    for seat, answer in answers.items():
        cube = NUMBERS[answer[1]]
        state.supply[cube] -= 1
        state.players[seat].bag[cube] += 1
        state.tell("extra_cube", seat, answer[1])
    state.reveal()
    state.phase = "markers"


def marker_phase(state: HyperboreaState) -> Rule[None]:
    """HYP-SET-12: everybody puts markers on the levels of the start, each on a row of choice."""
    for level in state.facts.start.levels:

        def offer(seat: Seat) -> list[Option]:
            levels = state.players[seat].levels
            return [("marker", colour) for row, colour in enumerate(COLOURS) if not levels[row]]

        answers = yield AskEach(f"level_{level}", range(state.seats), offer, rules=("HYP-SET-12",))
        for seat, answer in answers.items():
            state.players[seat].levels[NUMBERS[answer[1]]] = level
            state.tell("marked", seat, answer[1], level)
        state.reveal()
    begin(state)


def begin(state: HyperboreaState) -> None:
    """HYP-SET-13, HYP-SET-18, HYP-SET-23: figures on the capitals and the first cubes."""
    for seat, player in enumerate(state.players):
        more = [passive.starting_figures for _, passive in state.passives(seat)]
        figures = max(more, default=0) or state.facts.start.figures
        capital = state.capital(seat)
        state.add_figures(capital, seat, figures)
        player.supply -= figures
        state.tell("began", seat, figures, capital)
        state.active = seat
        draw_cubes(state, state.facts.start.draw, "start")
    state.active = state.first
    state.tell("first_player", state.first)
    state.phase = "start"
