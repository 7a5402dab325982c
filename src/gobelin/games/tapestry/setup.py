"""Set-up: map, decks, capitals and civilizations (TAP-SET, TAP-ADJ, TAP-VAR)."""

from __future__ import annotations

from collections.abc import Mapping

from gobelin.games.tapestry.arts import fill_row
from gobelin.games.tapestry.automa.civilizations import roll_favourite, set_up_civilization
from gobelin.games.tapestry.city import filled_plots
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.invariants import everything
from gobelin.games.tapestry.invent import fill_display
from gobelin.games.tapestry.player import Piece, Player
from gobelin.games.tapestry.settings import (
    VARIANTS,
    TapestrySettings,
    belongs,
    civilizations,
    sets,
    tapestry_cards,
)
from gobelin.games.tapestry.state import AUTOMA, BOXES, SHADOW, Solo, TapestryState
from gobelin.games.tapestry.vocabulary import RESOURCES, Named
from gobelin.kernel import AskEach, Option, Rng, Rule, Seat
from gobelin.toolkit.hidden import Pile, shuffle


def setup(box: str, settings: TapestrySettings, seats: int, rng: Rng) -> TapestryState:
    """TAP-SET-04 to TAP-SET-12: everything shuffled and laid out; capitals and civilizations are dealt."""
    facts = BOXES[box]
    chosen = sets(facts, settings)

    def ids(items: Mapping[str, Named]) -> list[str]:
        return [name for name, item in items.items() if belongs(facts, item, settings)]

    order = [*range(seats)] if seats > 1 else [0, AUTOMA, SHADOW]
    state = TapestryState(
        rng,
        box,
        seats,
        "large" if seats >= 4 else "small",
        chosen,
        tuple(name for which in chosen for name in VARIANTS.get(which, ()) if getattr(settings, name, False)),
        order,
        {seat: _player(facts, seat, ids(facts.tracks)) for seat in order},
        Pile.unseen(tapestry_cards(facts, settings, seats), seats),
        Pile.unseen([card for card in ids(facts.tech_cards) if card not in settings.removed], seats),
        Pile.unseen(ids(facts.territory_tiles), seats),
        Pile.unseen(ids(facts.space_tiles), seats),
        Pile.unseen(civilizations(facts, settings, seats), seats),
        Pile.unseen(ids(facts.landmark_cards), seats),
        Pile.unseen(ids(facts.masterpieces), seats),
        ids(facts.landmarks),
        {achievement: [] for achievement in facts.achievements},
    )
    for pile in (
        state.tapestry_deck,
        state.tech_deck,
        state.territory_stock,
        state.space_stock,
        state.civilization_deck,
        state.landmark_deck,
        state.masterpiece_deck,
    ):
        shuffle(state, pile)
    fill_display(state)
    fill_row(state)
    state.start = state.active = rng.choice([0, AUTOMA]) if seats == 1 else rng.randrange(seats)
    if seats == 1:
        _set_up_solo(state, settings)
    _deal_capitals(state, settings.nearest_islands)
    _deal_civilizations(state, settings)
    state.things = len(everything(state))
    return state


def _player(box: Box, seat: Seat, tracks: list[str]) -> Player:
    """TAP-SET-16 to TAP-SET-20, TAA-SET-01: what every player begins with."""
    return Player(
        "",
        "",
        0,
        {track: [0] for track in tracks},
        [0] * len(RESOURCES),
        Pile([], []),
        [],
        0 if seat == SHADOW else box.pieces.outposts,
    )


def _set_up_solo(state: TapestryState, settings: TapestrySettings) -> None:
    """TAP-AUT-01, TAP-AUT-78, TAP-AUT-79: decision and progress decks, civilization and favourites of the bots."""
    box, rng = state.facts, state.rng
    progress = [card.id for card in box.decision_cards.values() if card.deck == "progress"]
    rng.shuffle(progress)
    start = [card.id for card in box.decision_cards.values() if card.deck == "start"]
    names = [mat.id for mat in box.automa_civilizations.values() if belongs(box, mat, settings)]
    rng.shuffle(names)
    favourite = roll_favourite(state, names[0])
    decisions = Pile.seen_by_all(start, state.seats)
    state.solo = Solo(settings.level, decisions, Pile.unseen(progress, state.seats))
    for _ in range(box.solo.start_progress_cards):
        state.solo.progress.move(-1, decisions)
    shuffle(state, decisions)  # that the start cards are among them is no secret
    state.solo.civilizations = names[:1]
    others = [track for track in state.tracks if track != favourite]
    state.solo.favourites = {AUTOMA: favourite, SHADOW: rng.choice(others)}


# --- capitals ---------------------------------------------------------------------------------------------------------


def _deal_capitals(state: TapestryState, nearest_islands: bool) -> None:
    """TAP-SET-14, TAP-SET-15, TAP-VAR-06: capitals to choose from, and the start territories that go with them."""
    box = state.facts
    basic = [capital for capital in box.capitals.values() if capital.is_basic]
    if state.side == "large":
        offers = [[capital.id] for capital in basic]
    else:
        pairs: dict[str, list[str]] = {}
        for capital in basic:
            pairs.setdefault(capital.pair, []).append(capital.id)
        if state.is_solo:
            pairs = {box.solo.human_pair: pairs[box.solo.human_pair]}
        offers = list(pairs.values())
    state.rng.shuffle(offers)
    for seat in range(state.seats):
        state.offers[seat] = offers[seat]
        settle(state, seat, state.map.starts[box.capitals[offers[seat][0]].number])
    _deal_advanced_capitals(state)
    if nearest_islands:
        state.pieces = {}
        for seat, place in enumerate(island_starts(state)):
            state.players[seat].outposts = box.pieces.outposts
            settle(state, seat, place)
    if state.is_solo:
        number = next(c.number for c in basic if c.pair == box.solo.automa_pair)
        settle(state, AUTOMA, state.map.starts[number])


def _deal_advanced_capitals(state: TapestryState) -> None:
    """TAA-SET-06 to TAA-SET-08, TFF-SET-02: one more for everybody, which has no start territory of its own."""
    advanced = [c.id for c in state.facts.capitals.values() if not c.is_basic and c.set in state.sets]
    if advanced:
        state.rng.shuffle(advanced)
        for seat in range(state.seats):
            state.offers[seat] = [*state.offers[seat], advanced[seat]]


def settle(state: TapestryState, seat: Seat, place: int) -> None:
    """TAP-SET-16, TAP-AUT-01: two upright outposts on the start territory."""
    player, box = state.players[seat], state.facts
    count = box.solo.automa_outposts if seat == AUTOMA else box.pieces.outposts_on_start_hex
    player.start_hex = place
    player.outposts -= count
    state.pieces[place] = [Piece(seat, "outpost")] * count


def island_starts(state: TapestryState) -> list[int]:
    """TAP-VAR-06: the start territories in order around the map; with four players two pairs of neighbours."""
    places = sorted(set(state.map.starts.values()), key=lambda place: _around(state.map.hexes[place]))
    chosen = {4: (0, 1, 3, 4)}.get(state.seats, range(state.seats))
    return [places[i] for i in chosen]


def _around(place: tuple[int, int]) -> int:
    """The sixth of the map, clockwise, in which a hex lies."""
    a, b = place
    sixths = [(-1, -1), (-1, 0), (0, 1), (1, 1), (1, 0), (0, -1)]
    return max(range(6), key=lambda i: _likeness(sixths[i], a, b))


def _likeness(direction: tuple[int, int], a: int, b: int) -> int:
    """How much a hex lies in a direction: a dot product in the plane of the map."""
    column, height = direction[1] - direction[0], direction[0] + direction[1]
    return 3 * column * (b - a) + height * (a + b)


def capital_phase(state: TapestryState) -> Rule[None]:
    """TAP-SET-15: with one to three players each keeps one capital of a pair.

    TAA-SET-15: where there are advanced capitals, the civilization is chosen before anybody shows the capital.
    What comes with the civilization of the Automa is laid out before, where it can be told of.
    """
    if state.solo:
        for automa_mat in state.solo.civilizations:
            set_up_civilization(state, automa_mat)
    capitals = state.facts.capitals
    offers = {seat: [name for name in names if name in capitals] for seat, names in state.offers.items()}
    civilizations_of = {seat: [n for n in names if n not in capitals] for seat, names in state.offers.items()}
    chosen = {seat: ("capital", names[0]) for seat, names in offers.items()}
    if seats := [seat for seat, names in offers.items() if len(names) > 1]:
        chosen |= yield AskEach("capital", seats, lambda seat: _capitals_open(state, seat), ("TAP-SET-15",))
    kept = {seat: str(option[1]) for seat, option in chosen.items()}
    if all(capitals[name].is_basic for names in offers.values() for name in names):
        _found(state, kept, bool(seats))
        state.phase = "civilizations"
        return
    fitting = {
        seat: [name for name in names if name not in capitals[kept[seat]].barred]
        for seat, names in civilizations_of.items()
    }
    civilizations_kept = yield from _choose_civilizations(state, fitting)
    _found(state, kept, bool(seats))
    _keep_civilizations(state, civilizations_kept)


def _capitals_open(state: TapestryState, seat: Seat) -> list[Option]:
    """TAA-CIV-03: those of a seat's capitals that leave it a civilization."""
    capitals, names = state.facts.capitals, state.offers[seat]
    mats = [name for name in names if name not in capitals]
    return [
        ("capital", name) for name in names if name in capitals and any(m not in capitals[name].barred for m in mats)
    ]


def _found(state: TapestryState, kept: Mapping[Seat, str], reveal: bool) -> None:
    """Everybody shows the capital that was kept; the others go back into the box."""
    capitals = state.facts.capitals
    if reveal:
        state.reveal()  # what the others chose at the same time
    for seat in range(state.seats):
        player, name = state.players[seat], kept[seat]
        left = [other for other in state.offers[seat] if other in capitals and other != name]
        state.offers[seat] = [other for other in state.offers[seat] if other not in capitals]
        player.capital = name
        player.plots = capitals[name].plots
        player.filled = filled_plots(player.plots)
        state.tell("capital", seat, name)
        for other in left:
            state.tell("left_capital", seat, other)


# --- civilizations ----------------------------------------------------------------------------------------------------


def _deal_civilizations(state: TapestryState, settings: TapestrySettings) -> None:
    """TAP-SET-13, TAP-VAR-02: two civilizations for each, unless they are agreed upon."""
    offers: dict[Seat, list[str]] = {}
    for seat in range(state.seats):
        if settings.civilizations:
            offers[seat] = [settings.civilizations[seat]]
        else:
            fitting = [
                name
                for name in reversed(state.civilization_deck.items)
                if settings.one_expansion in ("", state.facts.civilizations[name].set)
            ]
            offers[seat] = fitting[: min(2, len(fitting) // (state.seats - seat))]
        for name in offers[seat]:
            at = state.civilization_deck.items.index(name)
            state.civilization_deck.move(at, state.looked_at)
            state.reveal()
    state.looked_at = Pile([], [])
    for seat, names in offers.items():
        state.offers[seat] = [*state.offers[seat], *names]


def civilization_phase(state: TapestryState) -> Rule[None]:
    """TAP-SET-13, TAP-SET-28: each keeps one; all that are not in play form the deck."""
    kept = yield from _choose_civilizations(state, state.offers)
    _keep_civilizations(state, kept)


def _choose_civilizations(state: TapestryState, offers: Mapping[Seat, list[str]]) -> Rule[dict[Seat, str]]:
    """Everybody at the same time."""
    chosen = {seat: ("civilization", names[0]) for seat, names in offers.items()}
    if seats := [seat for seat, names in offers.items() if len(names) > 1]:
        chosen |= yield AskEach(
            "civilization",
            seats,
            lambda seat: [("civilization", name) for name in offers[seat]],
            ("TAP-SET-13", "TAP-SET-28"),
        )
    return {seat: str(option[1]) for seat, option in chosen.items()}


def _keep_civilizations(state: TapestryState, kept: Mapping[Seat, str]) -> None:
    """TAP-SET-28: the others go to the deck."""
    rejected = []
    for seat, names in state.offers.items():
        for name in names:
            if name not in kept.values():
                rejected.append(name)
                state.tell("left_civilization", seat, name)
    rest = sorted([*state.civilization_deck.items, *rejected])
    state.civilization_deck = Pile.unseen(rest, state.seats)
    shuffle(state, state.civilization_deck)
    state.offers = {seat: [kept[seat]] for seat in range(state.seats)}
    state.active = next(iter(state.persons(state.start)))
    state.phase = "settling"
