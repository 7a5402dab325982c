"""The core actions: present an idea, invent, innovate, share (INV-PRES, INV-INV, INV-INNO, INV-SHARE)."""

from __future__ import annotations

from collections.abc import Iterator

from gobelin.games.inventions.actions import grant, use_economy
from gobelin.games.inventions.acts import Sources, action
from gobelin.games.inventions.citizens import can_pay, exhaust, gain_specialist, pay, score, settle
from gobelin.games.inventions.economy import homeward_options, room_options
from gobelin.games.inventions.progress import give_up
from gobelin.games.inventions.state import JOKER, NOBODY, Display, InventionsState
from gobelin.kernel import Ask, Option, Rule, Seat
from gobelin.toolkit.hidden import flip

# --- present an idea --------------------------------------------------------------------------------------------------


def presentable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-PRES-01, INV-PRES-02, INV-PRES-05: own ideas for regions without a card, whose specialists can be moved."""
    society = state.players[player]
    for card in society.ideas:
        discipline = state.discipline_of(card)
        for region, display in state.regions.items():
            if not display.card and can_pay(society, [discipline] * specialists(state, display)):
                yield "present", card, region


def specialists(state: InventionsState, display: Display) -> int:
    """The citizens that presenting in a region takes."""
    return state.facts.specialist_tiles[display.specialist].specialists


@action("present_idea", presentable, "INV-PRES-01", "INV-PRES-02", "INV-PRES-04")
def present(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-PRES-01 to INV-PRES-07: lay down an idea with its originators and receive the tile's benefit."""
    _, card, region = target
    assert isinstance(card, str)
    assert isinstance(region, str)
    state.players[player].ideas.remove(card)
    state.regions[region].card = card
    state.presented += 1
    state.tell("presented", player, card, "ideas", region)
    yield from originate(state, player, region)
    return ()


def originate(state: InventionsState, player: Seat, region: str) -> Rule[None]:
    """INV-PRES-02 to INV-PRES-04: move specialists to the tile of the region and receive its benefit."""
    display = state.regions[region]
    tile = state.facts.specialist_tiles[display.specialist]

    def post(who: str) -> None:
        display.originator = player
        display.originators += 1
        state.tell("posted", player, who, "originator", region)

    yield from pay(state, player, [state.discipline_of(display.card)] * tile.specialists, post)
    yield from grant(state, player, tile.benefit, tile.id)


def replacements(state: InventionsState) -> list[Option]:
    """INV-PRES-08: the ideas on display, and the top card of the stack."""
    options: list[Option] = [("take_idea", card) for card in state.display]
    if len(state.deck):
        options.append(("take_idea", state.deck.items[-1]))
    return options


def replace_ideas(state: InventionsState, player: Seat, number: int) -> Rule[None]:
    """INV-PRES-07, INV-OPEN-23: take as many ideas as were presented, as far as there are any."""
    while number:
        options = replacements(state)
        if not options:
            return
        options += homeward_options(state, player)
        answer = yield Ask(player, "replacement", options, rules=("INV-PRES-07", "INV-PRES-08"))
        if answer[0] == "use_economy":
            yield from use_economy(state, player, answer[1])
        else:
            take_idea(state, player, answer[1])
            number -= 1


def take_idea(state: InventionsState, player: Seat, card: str) -> None:
    """INV-PRES-09: take an idea; the display slides away from the stack and is refilled."""
    state.players[player].ideas.append(card)
    if card in state.display:
        state.display.remove(card)
        state.tell("took_idea", player, card, "display")
        refill(state)
    else:
        draw_top(state)
        state.tell("took_idea", player, card, "stack")
        uncover(state)


def draw_top(state: InventionsState) -> str:
    """Take the top card of the stack; when it is told where it goes, the next one is to be uncovered."""
    return state.deck.remove(len(state.deck) - 1)


def uncover(state: InventionsState) -> None:
    """INV-SET-17: the stack lies face up, so that what is now its top card comes to light."""
    if len(state.deck):
        state.tell("uncovered", flip(state, state.deck, len(state.deck) - 1))


def refill(state: InventionsState) -> None:
    """Fill the display up, next to the stack."""
    while len(state.display) < state.facts.pieces.display and len(state.deck):
        card = draw_top(state)
        state.display.insert(0, card)
        state.tell("refilled", card)
        uncover(state)


def put_aside(state: InventionsState, card: str, origin: str) -> None:
    """A card leaves the game, from a region, the display or the stack."""
    state.discarded.append(card)
    state.tell("put_aside", card, origin)


# --- invent -----------------------------------------------------------------------------------------------------------


def inventable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-INV-01, INV-INV-03, INV-INV-04: presented ideas with an accessible milestone that can be paid."""
    society = state.players[player]
    for region, display in state.regions.items():
        if display.is_idea:
            idea = state.facts.ideas[display.card]
            if state.has_access(player, idea.milestone) and can_pay(society, [idea.discipline, *idea.extra]):
                yield "invent", region


@action("invent", inventable, "INV-INV-01", "INV-INV-03", "INV-INV-04")
def invent(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-INV-02 to INV-INV-06, INV-OPEN-36, INV-OPEN-37: a technology aspiration, the inventor, extra specialists."""
    region = str(target[1])
    display = state.regions[region]
    idea = state.facts.ideas[display.card]
    aspire(state, player, "technology")

    def post(who: str) -> None:
        display.inventor = player
        state.tell("invented", player, idea.id, region)
        state.tell("posted", player, who, "inventor", region)

    yield from pay(state, player, [idea.discipline], post, keep=idea.extra)
    yield from exhaust(state, player, idea.extra)
    score(state, player, idea.points, idea.id)
    return ()


def aspire(state: InventionsState, player: Seat, discipline: str) -> None:
    """INV-TURN-15: gain an aspiration."""
    state.players[player].aspirations.append(discipline)
    state.tell("aspired", player, discipline)


# --- innovate ---------------------------------------------------------------------------------------------------------


def innovable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-INNO-01 to INV-INNO-03, INV-INNO-08, INV-INNO-09: inventions of others without an innovator."""
    society = state.players[player]
    for region, display in state.regions.items():
        if (
            display.is_invention
            and display.innovator == NOBODY
            and display.inventor != player
            and can_pay(society, [state.discipline_of(display.card)])
        ):
            yield "innovate", region


@action("innovate", innovable, "INV-INNO-01", "INV-INNO-02", "INV-INNO-03")
def innovate(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-INNO-03 to INV-INNO-06: an innovator, a new specialist, and the chain action of the card."""
    region = str(target[1])
    display = state.regions[region]
    discipline = state.discipline_of(display.card)

    def post(who: str) -> None:
        display.innovator = player
        state.tell("innovated", player, display.card, region)
        state.tell("posted", player, who, "innovator", region)

    yield from pay(state, player, [discipline], post)
    gain_specialist(state, player, discipline, "innovate")
    return (display.card,)


# --- share an invention -----------------------------------------------------------------------------------------------


def shareable(state: InventionsState, player: Seat) -> Iterator[Option]:
    """INV-SHARE-01, INV-SHARE-02, INV-SHARE-17: inventions that the player took part in."""
    for region, display in state.regions.items():
        if display.is_invention and display.took_part(player):
            yield "share", region


@action("share_invention", shareable, "INV-SHARE-01", "INV-SHARE-16")
def share(state: InventionsState, player: Seat, target: Option) -> Rule[Sources]:
    """INV-SHARE-03 to INV-SHARE-16: everybody's rewards, the tile of who shares, then all citizens go to the map."""
    region = str(target[1])
    display = state.regions[region]
    card = display.card
    state.tell("shared", player, card, region)
    reward(state, region)
    yield from take_prosperity(state, player, region)
    go_to_map(state, region)
    return ()


def reward(state: InventionsState, region: str) -> None:
    """INV-SHARE-03 to INV-SHARE-05, INV-SHARE-13, INV-OPEN-59, INV-OPEN-64: originator, inventor and innovator."""
    display = state.regions[region]
    card = state.facts.ideas[display.card]
    if display.originator != NOBODY:
        score(state, display.originator, originator_points(state, display), card.id)
    if state.is_chronos(display.inventor):
        put_aside(state, card.id, region)
    else:
        state.players[display.inventor].inventions.append(card.id)
        state.tell("kept", display.inventor, card.id, region)
    display.card = ""
    if display.innovator != NOBODY:
        settle(state, display.innovator, region, "innovator")


def originator_points(state: InventionsState, display: Display) -> int:
    """INV-SHARE-03: the era of the card for every citizen left of it."""
    return state.facts.ideas[display.card].era * display.originators if display.card else 0


def take_prosperity(state: InventionsState, player: Seat, region: str) -> Rule[None]:
    """INV-SHARE-06 to INV-SHARE-09, INV-OPEN-06, INV-OPEN-31: a prosperity tile or a joker; if full, a swap."""
    society, display = state.players[player], state.regions[region]
    while True:
        is_full = len(society.tray) + len(society.aspirations) >= state.facts.pieces.tray
        options: list[Option] = []
        if not is_full or (society.aspirations and len(society.tray) < state.facts.pieces.tray):
            options += (("prosperity", tile) for tile in dict.fromkeys(display.prosperity) if not society.owns(tile))
            options.append((JOKER,))
        if is_full:
            options += [*room_options(state, player), ("decline",)]
        answer = yield Ask(player, "prosperity", options, rules=("INV-SHARE-06", "INV-SHARE-07", "INV-SHARE-08"))
        if answer == ("decline",):
            return
        if answer[0] != "use_economy":
            break
        yield from use_economy(state, player, answer[1])
    if is_full:
        given = [("give_up", aspiration) for aspiration in society.aspirations]
        swap = yield Ask(player, "swap", given, rules=("INV-SHARE-07", "INV-OPEN-31"))
        give_up(state, player, swap[1])
    if answer == (JOKER,):
        aspire(state, player, JOKER)
    else:
        display.prosperity.remove(answer[1])
        society.tray.append(answer[1])
        state.tell("prosperity", player, answer[1], region)


def go_to_map(state: InventionsState, region: str) -> None:
    """INV-SHARE-11, INV-SHARE-12: all citizens beside the card move to the map region; the display is free."""
    display = state.regions[region]
    for role, who, number in (
        ("originator", display.originator, display.originators),
        ("inventor", display.inventor, 1),
        ("innovator", display.innovator, 1),
    ):
        if who != NOBODY and number:
            display.population[who] += number
            state.tell("to_map", who, number, role, region)
    display.originator = display.inventor = display.innovator = NOBODY
    display.originators = 0
