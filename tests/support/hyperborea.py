"""Scenarios of Hyperborea, prepared and played in words.

    scene = Scene().available(0, "green", "blue")
    scene.play("place green exploration_1", "place blue exploration_1", "move cap0 a0")
    assert scene.figures_at("a0") == [1, 0]

A scene begins among the actions of seat 0: every bag holds one cube of each colour and nothing lies elsewhere, all
markers are on level 0, three figures stand on each capital, nobody has a faction tile. Seat n has homeland n.

Hexes have names: `cap0`, `a0` and `b0` are the homeland of seat 0, the borderlands are called by where they lie, seen
from the `centre`: `e`, `ne`, `nw`, `w`, `sw`, `se`, and in larger games `far_n`, `far_e` and `far_sw`. With two players
`a0` touches `ne` and `e`, and `b0` touches `e`.
"""

from typing import Any, Final

from gobelin.games.hyperborea import EVENTS, GAME
from gobelin.games.hyperborea.components import COLOURS, CUBES, GREY, METALS, NUMBERS, STACKS
from gobelin.games.hyperborea.ending import points
from gobelin.games.hyperborea.loading import BOX, SLOTS, homeland_id
from gobelin.games.hyperborea.movement import furnish
from gobelin.games.hyperborea.state import EMPTY, GHOST, MOST_SITES, HyperboreaState, Player
from gobelin.games.hyperborea.termination import turn_measure
from gobelin.kernel import PERSON, Match, Option, Rng, Seat
from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile
from support.table import Scenario

BORDERLANDS: Final = {
    (1, 0): "e", (1, -1): "ne", (0, -1): "nw", (-1, 0): "w", (-1, 1): "sw", (0, 1): "se",
    (0, -2): "far_n", (2, 0): "far_e", (-2, 2): "far_sw", (0, 0): "centre",
}  # fmt: skip
PLACES: Final = ("hex", "to")
"""Parameters of verbs and events that are numbers of hexes."""


class Scene(Scenario[HyperboreaState]):
    """One game of persons from a prepared position on."""

    def __init__(self, seats: int = 2, seed: int | str = 0, **settings: Any) -> None:
        self.settings = GAME.read_settings(settings)
        self.seats = seats
        GAME.check_seats(self.settings, ["person"] * seats)
        state: HyperboreaState = GAME.setup(self.settings, seats, Rng.from_seed(seed))
        self._state = state
        self._match: Match[HyperboreaState] | None = None
        self.names: dict[str, int] = {}
        for place, coordinates in enumerate(state.map.coordinates):
            if coordinates in BORDERLANDS and place in (state.map.centre, *state.map.borderlands):
                self.names[BORDERLANDS[coordinates]] = place
        for home, places in enumerate(state.map.homelands):
            self.names |= zip((f"cap{home}", f"a{home}", f"b{home}"), places, strict=True)
        self._titles = {place: name for name, place in self.names.items()}
        for seat, player in enumerate(state.players):
            player.home = seat
            player.tile = ""
            player.supply -= BOX.start.figures
            state.figures[state.capital(seat) * seats + seat] = BOX.start.figures
            self._settle(seat)
        state.phase, state.first, state.active, state.turns = "actions", 0, 0, 1
        self._last: tuple[int, tuple[int, ...]] | None = None

    def _settle(self, seat: Seat) -> None:
        """Lay the homeland of a player's faction at the player's place."""
        state = self._state
        for slot, place in zip(SLOTS, state.map.homelands[seat], strict=True):
            self._strip(place)
            state.land.items[place] = homeland_id(state.players[seat].faction, state.mode, slot)
            furnish(state, place)

    def _strip(self, place: int) -> None:
        """Take tokens and ghosts off a hex."""
        state = self._state
        for site in range(MOST_SITES):
            stack = state.tokens.pop(place * MOST_SITES + site, Pile([], []))
            while len(stack):
                stack.move(-1, state.token_supply[BOX.ruin_tokens[stack.items[-1]].metal])
        state.ghosts += state.sites[place].count(GHOST)
        state.sites[place] = []

    # -- preparing -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> HyperboreaState:
        """The state, before the match has begun or within it."""
        return self._state if self._match is None else self._match.state

    def place(self, name: str) -> int:
        """The number of a hex."""
        return self.names[name]

    def _cubes(self, area: list[int], colours: tuple[str, ...]) -> "Scene":
        for colour in colours:
            assert self.table.supply[NUMBERS[colour]], f"there is no {colour} cube left"
            self.table.supply[NUMBERS[colour]] -= 1
            area[NUMBERS[colour]] += 1
        return self

    def available(self, seat: Seat, *colours: str) -> "Scene":
        """Put cubes of the supply into the available area."""
        return self._cubes(self.table.players[seat].available, colours)

    def unused(self, seat: Seat, *colours: str) -> "Scene":
        """Put cubes of the supply into the unused area."""
        return self._cubes(self.table.players[seat].unused, colours)

    def bag(self, seat: Seat, *colours: str) -> "Scene":
        """Let the bag hold just these cubes."""
        bag = self.table.players[seat].bag
        for cube in range(len(CUBES)):
            self.table.supply[cube] += bag[cube]
            bag[cube] = 0
        return self._cubes(bag, colours)

    def exhaust(self, colour: str, left: int = 0) -> "Scene":
        """Let the supply hold only so many cubes of a colour: the last player's bag has the others."""
        cube = NUMBERS[colour]
        self.table.players[-1].bag[cube] += self.table.supply[cube] - left
        self.table.supply[cube] = left
        return self

    def on(self, seat: Seat, technology: str, *colours: str) -> "Scene":
        """Put cubes of the supply on a set or an own card, without effect."""
        kinds = BOX.spaces(technology)
        cubes = self.table.players[seat].placed.setdefault(technology, [EMPTY] * len(kinds))
        for colour in colours:
            fitting = [n for n, kind in enumerate(kinds) if cubes[n] == EMPTY and kind in (colour, "any")]
            assert fitting, f"{technology} has no room for {colour}"
            self.table.supply[NUMBERS[colour]] -= 1
            cubes[min(fitting, key=lambda n: kinds[n] == "any")] = NUMBERS[colour]
        return self

    def owns(self, seat: Seat, *cards: str) -> "Scene":
        """Give advanced technologies without cubes on them."""
        state = self.table
        for card in cards:
            number = STACKS.index(BOX.cards[card].stack)
            stack = state.stacks[number]
            if card in state.display:
                state.display[state.display.index(card)] = stack.remove(-1)
            else:
                stack.remove(stack.items.index(card))
            state.players[seat].cards.append(card)
            state.players[seat].placed[card] = [EMPTY] * len(BOX.cards[card].spaces)
        return self

    def filled(self, seat: Seat, *cards: str) -> "Scene":
        """Give advanced technologies with a cube on every space, on multicolour ones a green one."""
        for card in cards:
            self.owns(seat, card)
            spaces = ("green" if kind == "any" else kind for kind in BOX.cards[card].spaces)
            self.on(seat, card, *sorted(spaces, key=lambda colour: colour == "green"))
        return self

    def display(self, *cards: str) -> "Scene":
        """Let these cards be on offer in the slots of their stacks."""
        state, width = self.table, BOX.start.face_up
        taken = dict.fromkeys(STACKS, 0)
        for card in cards:
            number = STACKS.index(BOX.cards[card].stack)
            slot = number * width + taken[BOX.cards[card].stack]
            taken[BOX.cards[card].stack] += 1
            other = state.display[slot]
            if card in state.display:
                state.display[state.display.index(card)], state.display[slot] = other, card
            else:
                stack = state.stacks[number]
                stack.items[stack.items.index(card)], state.display[slot] = other, card
        return self

    def on_top(self, *cards: str) -> "Scene":
        """Let these cards be the next of their stacks, the first named first."""
        for card in reversed(cards):
            number = STACKS.index(BOX.cards[card].stack)
            stack, state = self.table.stacks[number], self.table
            if card in state.display:
                state.display[state.display.index(card)] = stack.items[0]
                stack.items[0] = card
            stack.items.append(stack.items.pop(stack.items.index(card)))
        return self

    def stack(self, stack: str, left: int) -> "Scene":
        """Let a stack hold only so many cards: the last player has the others."""
        pile = self.table.stacks[STACKS.index(stack)]
        while len(pile) > left:
            self.owns(self.seats - 1, pile.items[0])
        return self

    def levels(self, seat: Seat, **rows: int) -> "Scene":
        """Set markers."""
        for row, level in rows.items():
            self.table.players[seat].levels[NUMBERS[row]] = level
        return self

    def gems(self, seat: Seat, gems: int) -> "Scene":
        """Set the gems of a player."""
        self.table.players[seat].gems = gems
        return self

    def ghosts(self, seat: Seat, ghosts: int) -> "Scene":
        """Let ghosts of the supply lie in a graveyard."""
        self.table.ghosts -= ghosts
        self.table.players[seat].ghosts += ghosts
        return self

    def graveyard(self, seat: Seat, *victims: Seat) -> "Scene":
        """Let a figure of each of these players lie in a graveyard."""
        for victim in victims:
            self.table.players[victim].supply -= 1
            self.table.players[seat].graveyard.append(victim)
        return self

    def tile(self, seat: Seat, tile: str) -> "Scene":
        """Give a faction tile; the player's faction may be another."""
        self.table.players[seat].tile = tile
        return self

    def lay(self, name: str, land: str) -> "Scene":
        """Let this borderland or centre lie at a place: face down, or without ghosts where the place is open."""
        state, place = self.table, self.place(name)
        pile = state.land if land in state.land.items else state.spare
        at = pile.items.index(land)
        pile.items[at], state.land.items[place] = state.land.items[place], land
        for changed in {place, at} if pile is state.land else {place}:
            if state.is_open(changed):
                self._strip(changed)
                furnish(state, changed)
        return self

    def open(self, name: str, land: str, ghosts: bool = False) -> "Scene":
        """Let this borderland or centre lie face up at a place, with tokens on its ruins."""
        self.lay(name, land)
        state, place = self.table, self.place(name)
        state.land.known[place] = (KNOWN,) * (self.seats + 1)
        self._strip(place)
        furnish(state, place)
        return self.haunt(name, *range(1, len(state.sites[place]) + 1)) if ghosts else self

    def haunt(self, name: str, *sites: int) -> "Scene":
        """Put a ghost of the supply into each of these sites, counted from 1."""
        for site in sites:
            self.table.sites[self.place(name)][site - 1] = GHOST
            self.table.ghosts -= 1
        return self

    def open_all(self) -> "Scene":
        """Let all hexes lie face up, without ghosts."""
        for name, place in self.names.items():
            if not self.table.is_open(place):
                self.open(name, self.table.land.items[place])
        return self

    def figures(self, seat: Seat, name: str, number: int) -> "Scene":
        """Set how many figures a player has on a hex outside its sites."""
        at = self.place(name) * self.seats + seat
        self.table.players[seat].supply += self.table.figures[at] - number
        self.table.figures[at] = number
        return self

    def inside(self, seat: Seat, name: str, site: int) -> "Scene":
        """Put a figure of the supply into a site, counted from 1."""
        self.table.players[seat].supply -= 1
        self.table.sites[self.place(name)][site - 1] = seat
        return self

    def fortify(self, seat: Seat, name: str, number: int = 1) -> "Scene":
        """Put fortresses on a hex."""
        self.table.players[seat].fortresses -= number
        self.table.fortresses[self.place(name) * self.seats + seat] += number
        return self

    def tokens(self, name: str, site: int, *tokens: str) -> "Scene":
        """Let these tokens lie on a ruin, the first named on top."""
        stack = self.table.tokens[self.place(name) * MOST_SITES + site - 1]
        supply = self.table.token_supply[METALS[self.table.zone(self.place(name))]]
        while len(stack):
            stack.move(-1, supply)
        for token in reversed(tokens):
            supply.move(supply.items.index(token), stack)
        return self

    def stores(self, seat: Seat, token: str) -> "Scene":
        """Let a player keep a ruin token."""
        supply = self.table.token_supply[BOX.ruin_tokens[token].metal]
        supply.remove(supply.items.index(token))
        stored = self.table.players[seat].stored
        stored.items.append(token)
        stored.known.append((*(KNOWN if s == seat else UNSEEN for s in range(self.seats)), UNSEEN))
        return self

    def pool(self, **effects: int) -> "Scene":
        """Let points have been produced; `develop=n` are separate steps, `same=n` and `different=n` one group."""
        pool = self.table.pool
        for kind, amount in effects.items():
            if kind == "develop":
                pool.groups += [("free", 1)] * amount
            elif kind in ("same", "different"):
                pool.groups.append((kind, amount))
            elif kind in ("recover", "clear", "discard_grey"):
                pool.cubes.append((kind, "", amount, ""))
            else:
                pool.add(kind, amount)
        return self

    def objectives(self, seat: Seat, *conditions: str) -> "Scene":
        """Let a player have met end conditions, `vp`, `technology` or `figures`, without any consequence."""
        for condition in conditions:
            self.table.players[seat].objectives.append(f"objective_{condition}")
            if f"objective_{condition}" not in self.table.fulfilled:
                self.table.fulfilled.append(f"objective_{condition}")
        return self

    def starting(self, seat: Seat = 0) -> "Scene":
        """Begin with the first step of a player's turn."""
        return self.at(phase="start", active=seat)

    def at(self, **fields: Any) -> "Scene":
        """Set fields of the table."""
        for name, value in fields.items():
            setattr(self.table, name, value)
        self.table.__post_init__()  # it may be another box
        return self

    # -- playing and looking -------------------------------------------------------------------------------------

    @property
    def match(self) -> Match[HyperboreaState]:
        """The match; it begins when it is first looked at."""
        if self._match is None:
            GAME.check(self._state)
            self._match = Match.from_state(GAME, self.settings, self._state, [PERSON] * self.seats)
        return self._match

    def words(self, option: Option) -> str:
        """Options and events with the names of hexes."""
        verb, values = str(option[0]), option[1:]
        params = _VERBS[verb] if len(_VERBS.get(verb, "")) == len(values) else EVENTS[verb]
        named = zip(params, values, strict=False)  # others may be told less
        return " ".join([verb, *(self._titles[int(v)] if name in PLACES else str(v) for name, v in named)])

    def after_choice(self) -> None:
        """Nothing is made or lost, and the turn has come nearer to its end."""
        state = self.match.state
        GAME.check(state)
        if self.topic is not None:
            measure = turn_measure(state)
            assert self._last is None or self._last[0] != state.turns or measure < self._last[1]
            self._last = (state.turns, measure)

    def end(self) -> "Scene":
        """Announce the end of the turn."""
        return self.play("end")

    def round(self) -> "Scene":
        """End the turn, and those of all others at once."""
        seat = self.state.active
        self.play("end")
        while self.asked is not None and self.state.active != seat:
            self.play("end")
        return self

    def offered(self, verb: str) -> list[str]:
        """The options of one verb, without it."""
        return [words.removeprefix(verb).strip() for words in self.offer() if words.split()[0] == verb]

    def produced(self) -> dict[str, Any]:
        """What is in the pool; steps of development as `develop`, effects on cubes by kind."""
        pool = self.state.pool
        found: dict[str, Any] = dict(pool.points)
        if pool.groups:
            found["develop"] = list(pool.groups)
        return found | {kind: number for kind, _, number, _ in pool.cubes}

    def player(self, seat: Seat) -> Player:
        """A player's board."""
        return self.state.players[seat]

    def cubes(self, seat: Seat, area: str) -> dict[str, int]:
        """The cubes in the `bag` or the area `available` or `unused`, those that are not there left out."""
        numbers = getattr(self.player(seat), area)
        return {colour: n for colour, n in zip(CUBES, numbers, strict=True) if n}

    def on_technology(self, seat: Seat, technology: str) -> list[str]:
        """The cubes on a technology, space by space."""
        cubes = self.player(seat).placed.get(technology, [])
        return ["" if cube == EMPTY else CUBES[cube] for cube in cubes]

    def level(self, seat: Seat, row: str) -> int:
        """The level of a marker."""
        return self.player(seat).levels[NUMBERS[row]]

    def figures_at(self, name: str) -> list[int]:
        """The figures of each seat on a hex, outside its sites."""
        return [self.state.outside(self.place(name), seat) for seat in range(self.seats)]

    def sites_at(self, name: str) -> list[int]:
        """Who is in the sites of a hex."""
        return list(self.state.sites[self.place(name)])

    def fortresses_at(self, name: str) -> list[int]:
        """The fortresses of each seat on a hex."""
        at = self.place(name) * self.seats
        return self.state.fortresses[at : at + self.seats]

    def stack_at(self, name: str, site: int) -> list[str]:
        """The tokens on a ruin, the top one first."""
        return self.state.tokens[self.place(name) * MOST_SITES + site - 1].items[::-1]

    def score(self, seat: Seat) -> dict[str, int]:
        """The points of a player by their parts, as if the game ended now; parts without points are left out."""
        return {part: scored for part, scored in points(self.table, seat).items() if scored}


_VERBS: Final = {verb.name: verb.params for verb in GAME.verbs}
__all__ = ["COLOURS", "EMPTY", "GHOST", "GREY", "Scene"]
