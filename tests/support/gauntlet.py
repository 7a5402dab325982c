"""The Gauntlet: a small game that exists to hurt the kernel. Every hard thing a rulebook can do happens here.

Explorers draft cards in secret, spend a pool of points in any order, scout the deck, loot one another under the threat
of traps and wards, and set off chains of effects, while the Warden, who asks nobody, empties the hoard.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path

from gobelin.kernel import (
    CHECKPOINT,
    NOTHING,
    Account,
    Ask,
    AskEach,
    Components,
    Consequence,
    Form,
    Game,
    Item,
    Json,
    Ledger,
    Note,
    Option,
    Result,
    Rng,
    Rule,
    Say,
    Seat,
    SeatEvent,
    Settings,
    SettingsError,
    State,
    Try,
    Verb,
    Verbs,
    When,
    plain_state,
)
from gobelin.kernel.settings import number, one_of, preset
from gobelin.toolkit.hidden import KNOWN, Pile, draw, flip, hide, learn, look, mix, redraw, shuffle
from gobelin.toolkit.hidden import play as play_openly

CARDS = {"trap": 4, "ward": 4, "torch": 3, "rope": 3, "gem": 4, "idol": 2}
NAMES = {
    "en": {"trap": "a trap", "ward": "a ward", "torch": "a torch", "rope": "a rope", "gem": "a gem", "idol": "an idol"},
    "de": {"trap": "Falle", "ward": "Schutzzauber", "torch": "Fackel", "rope": "Seil", "gem": "Edelstein",
           "idol": "Götzenbild"},
}  # fmt: skip
WORTH = {"torch": 1, "rope": 1, "gem": 1, "idol": 3}
CHAIN = {"torch": "rope", "rope": "gem"}
PACK = 3


class GauntletSettings(Settings, frozen=True, kw_only=True):
    """The variants of the Gauntlet."""

    rounds: int = 3
    traps: str = "counter"

    def check(self, seats: int) -> None:
        if seats == 4 and self.rounds > 5:
            raise SettingsError("four explorers play at most 5 rounds")


FORM = Form.of(
    GauntletSettings,
    number("rounds", 1, 6),
    one_of("traps", ["none", "single", "counter"]),
    presets=[preset("usual"), preset("everything", needs=[When("seats", (2, 3))], rounds=6)],
)


@plain_state
class Explorers(State):
    seats: int
    rounds: int
    traps: str
    deck: Pile
    hands: list[Pile]
    packs: list[Pile]
    discards: list[str]
    scores: list[int]
    hoard: int
    groups: dict[int, list[str]] = field(default_factory=dict)
    round: int = 0
    phase: str = "draft"
    active: Seat = 0
    acted: int = 0
    pool: int = 0

    def piles(self) -> list[Pile]:
        return [self.deck, *self.hands, *self.packs]


def setup(settings: GauntletSettings, seats: int, rng: Rng) -> Explorers:
    """GAU-SET: shuffle the deck; hands are empty and the hoard is full."""
    deck = Pile.unseen((card for card, count in CARDS.items() for _ in range(count)), seats)
    hands, packs = ([Pile([], []) for _ in range(seats)] for _ in range(2))
    state = Explorers(rng, seats, settings.rounds, settings.traps, deck, hands, packs, [], [0] * seats, hoard=5 * seats)
    shuffle(state, deck)
    return state


def play(state: Explorers) -> Rule[None]:
    """GAU-RND: draft, turns, the Warden; as many rounds as set."""
    while state.round < state.rounds:
        yield CHECKPOINT
        if state.phase == "draft":
            yield from draft(state)
        elif state.acted < state.seats:
            yield from spend(state, state.active)
        else:
            warden(state)


def draft(state: Explorers) -> Rule[None]:
    """GAU-DRAFT: everyone keeps one card in secret and passes the rest on; the last card comes to light."""
    for seat in range(state.seats):
        for _ in range(PACK):
            draw_card(state, state.packs[seat], [seat])
    while any(len(pack) > 1 for pack in state.packs):
        drafting = [seat for seat in range(state.seats) if len(state.packs[seat]) > 1]
        kept = yield AskEach("draft", drafting, lambda seat: [("keep", card) for card in state.packs[seat].items])
        for seat, (_, card) in kept.items():
            hide(state, state.packs[seat], card, state.hands[seat], seat)  # GAU-DRAFT-02
            state.tell("kept", seat, card, to=[seat], others=(seat,))
        state.packs.insert(0, state.packs.pop())  # GAU-DRAFT-03
        for seat, pack in enumerate(state.packs):
            for i in range(len(pack)):
                learn(state, pack, i, [seat])
    for seat, pack in enumerate(state.packs):
        if pack.items:
            state.tell("returned", seat, flip(state, pack, 0))
            pack.move(0, state.deck)  # GAU-DRAFT-04: seen by all, then hidden again in the deck
    shuffle(state, state.deck)
    state.phase, state.active = "turns", state.round % state.seats
    state.pool = PACK


def draw_card(state: Explorers, to: Pile, seats: list[Seat]) -> bool:
    """GAU-DECK: an empty deck is made anew of the discards; if there are none, nothing is drawn."""
    if not state.deck.items:
        state.deck = Pile.seen_by_all(state.discards, state.seats)
        state.discards = []
        shuffle(state, state.deck)
        state.tell("reshuffled")
    if state.deck.items:
        draw(state, state.deck, to, seats)
        return True
    return False


def spend(state: Explorers, seat: Seat) -> Rule[None]:
    """GAU-POOL: the points of the pool are spent in any order, or left."""
    options: list[Option] = [("rest",)]
    if len(state.deck) >= 2:
        options.append(("scout",))
    options += [("loot", other) for other in range(state.seats) if state.scores[other] and other != seat]
    options += [("use", card) for card in state.hands[seat].items if card not in ("trap", "ward")]
    verb, *what = yield Ask(seat, "spend", options, rules=("GAU-POOL-01",))
    state.pool -= 1
    if verb == "scout":
        yield from scout(state, seat)
    elif verb == "loot":
        yield from loot(state, seat, what[0])
    elif verb == "use":
        yield from use(state, seat, what[0])
    if verb == "rest" or state.pool == 0:
        state.pool, state.active, state.acted = PACK, (seat + 1) % state.seats, state.acted + 1


def scout(state: Explorers, seat: Seat) -> Rule[None]:
    """GAU-SCOUT: look at the top two cards, keep one, put the other back on top."""
    cards = look(state, state.deck, 2, seat)
    _, card = yield Ask(seat, "scout", [("keep", card) for card in cards])
    deck, hand = state.deck, state.hands[seat]
    deck.move(len(deck) - 2 + deck.items[-2:].index(card), hand)
    mix(state, [(deck, len(deck) - 1), (hand, len(hand) - 1)], [seat])  # GAU-SCOUT-02
    state.tell("kept", seat, card, to=[seat], others=(seat,))


def loot(state: Explorers, seat: Seat, victim: Seat) -> Rule[None]:
    """GAU-LOOT: take two points of a rival, unless a trap closes that no ward opens."""
    state.tell("looted", seat, victim)
    trapped = state.traps != "none" and (yield from answered(state, victim, "trap"))  # GAU-LOOT-02
    if trapped and state.traps == "counter":
        trapped = not (yield from answered(state, seat, "ward"))  # GAU-LOOT-03
    if trapped:
        score(state, seat, -min(2, state.scores[seat]), "trap")
        return
    taken = min(2, state.scores[victim])
    score(state, victim, -taken, "loot")
    score(state, seat, taken, "loot")


def answered(state: Explorers, seat: Seat, card: str) -> Rule[bool]:
    """GAU-LOOT-04: asked even of a hand without the card, for a missing pause would tell."""
    hand = state.hands[seat]
    play_it: list[Option] = [("play", card)] if card in hand.items else []
    verb, *_ = yield Ask(seat, card, [("pass",), *play_it], rules=("GAU-LOOT-02", "GAU-LOOT-04"))
    if verb == "pass":
        return False
    state.discards.append(play_openly(state, hand, card, seat))
    state.tell("played", seat, card)
    return True


def use(state: Explorers, seat: Seat, card: str) -> Rule[None]:
    """GAU-CHAIN: a torch may light a rope, a rope may lower a gem: effects three deep."""
    hand = state.hands[seat]
    state.discards.append(play_openly(state, hand, card, seat))
    state.tell("played", seat, card)
    gain = min(state.hoard, WORTH[card])
    state.hoard -= gain
    score(state, seat, gain, card)
    follower = CHAIN.get(card)
    if follower is not None:
        follow: list[Option] = [("use", follower)] if follower in hand.items else []
        verb, *_ = yield Ask(seat, "chain", [*follow, ("pass",)])  # GAU-CHAIN-03
        if verb == "use":
            yield from use(state, seat, follower)
            score(state, seat, 1, "chain")  # GAU-CHAIN-02


def score(state: Explorers, seat: Seat, points: int, why: str) -> None:
    """Change a score and say why."""
    state.scores[seat] += points
    state.tell("scored", seat, points, why)


def warden(state: Explorers) -> None:
    """GAU-WARDEN: an automaton; it rolls a die, takes from the hoard and asks nobody."""
    taken = min(state.hoard, 1 + state.rng.randrange(3))
    state.hoard -= taken
    state.tell("guarded", taken)
    state.round, state.phase, state.acted = state.round + 1, "draft", 0


def result(state: Explorers) -> Result:
    """GAU-END: most points win; ties are shared."""
    return Result(tuple(state.scores), tuple(1 + sum(s > own for s in state.scores) for own in state.scores))


def view(state: Explorers, seat: Seat | None) -> dict[str, Json]:
    """What a seat may see."""
    return {
        "round": state.round + 1,
        "rounds": state.rounds,
        "hoard": state.hoard,
        "pool": state.pool,
        "active": state.active,
        "scores": [*state.scores],
        "deck": [*state.deck.seen(seat)],
        "hands": [[*hand.held(seat)] for hand in state.hands],
        "packs": [[*pack.seen(seat)] for pack in state.packs],
        "discards": [*state.discards],
    }


def words(language: str, say: Say) -> Iterator[tuple[str, str]]:
    """What the cards are called, and what those do that can be used."""
    yield from ((f"name-{card}", name) for card, name in NAMES[language].items())
    for card, points in WORTH.items():
        yield f"text-{card}", say("card-used", points=points, next=CHAIN.get(card, "none"))


def consequence(state: Explorers, ask: Ask, option: Option, _tried: Try) -> Consequence:
    """GAU-CHAIN, GAU-LOOT: what a card takes from the hoard, and what can be had of a rival."""
    match option:
        case "use", str(card) if ask.topic == "spend":
            gain = {"points": min(state.hoard, WORTH[card])}
            return Consequence(gain=gain, notes=(Note("card", effect=f"text-{card}"),), is_whole=True)
        case "loot", int(victim):
            return Consequence(notes=(Note("loot", {"seat": victim, "points": min(2, state.scores[victim])}),))
    return NOTHING


def check(state: Explorers) -> None:
    """No card is made or lost; scores and hoard stay above nothing."""
    everywhere = [card for pile in state.piles() for card in pile.items] + state.discards
    assert sorted(everywhere) == sorted(card for card, count in CARDS.items() for _ in range(count))
    assert all(len(pile.items) == len(pile.known) for pile in state.piles())
    assert min(state.scores) >= 0 <= state.hoard
    assert all(known[seat] == KNOWN for seat, hand in enumerate(state.hands) for known in hand.known)


def reshuffle_unseen(state: Explorers, seat: Seat, rng: random.Random) -> None:
    """Redraw what the seat cannot know."""
    redraw(state, state.piles(), seat, rng)


def count(view: dict[str, Json]) -> Counter[str]:
    """What an onlooker counts on the table: points, the hoard, and the cards that lie open."""
    scores, discards = view["scores"], view["discards"]
    assert isinstance(scores, list)
    assert isinstance(discards, list)
    assert isinstance(view["hoard"], int)
    counts = Counter({f"{seat} points": score for seat, score in enumerate(scores) if isinstance(score, int)})
    return counts + Counter(f"discarded {card}" for card in discards) + Counter(hoard=view["hoard"])


def fold(account: Account, told: SeatEvent) -> None:
    """What an event tells of them."""
    match told.verb, *told.args:
        case "scored", int(seat), int(points), str(why):
            account.score(seat, points, "raids" if why in ("loot", "trap") else "hoard" if why in CARDS else "chains")
            if why in CARDS and why != "trap":
                account.counts["hoard"] -= points
        case "played", _, str(card):
            account.counts[f"discarded {card}"] += 1
        case "guarded", int(taken):
            account.counts["hoard"] -= taken
        case ("reshuffled",):
            for key in [key for key in account.counts if key.startswith("discarded")]:
                del account.counts[key]


GAME = Game(
    name="gauntlet",
    rules_version=1,
    seats=range(2, 5),
    settings=GauntletSettings,
    form=FORM,
    verbs=Verbs(
        Verb("pass"),
        Verb("rest"),
        Verb("scout"),
        Verb("loot", seat=4),
        Verb("keep", card=list(CARDS)),
        Verb("use", card=["torch", "rope", "gem", "idol"]),
        Verb("play", card=["trap", "ward"]),
    ),
    events={
        "kept": ("seat", "card"),
        "returned": ("seat", "card"),
        "looted": ("seat", "victim"),
        "played": ("seat", "card"),
        "scored": ("seat", "points", "why"),
        "guarded": ("taken",),
        "reshuffled": (),
    },
    components=Components(1, tuple(Item(card, "cards", "seed", "high", count) for card, count in CARDS.items())),
    setup=setup,
    play=play,
    result=result,
    view=view,
    reshuffle_unseen=reshuffle_unseen,
    check=check,
    turn=lambda state: state.round * 10 + state.acted,
    consequence=consequence,
    words=words,
    worth_asking=frozenset({"trap", "ward", "chain"}),
    ledger=Ledger(("hoard", "chains", "raids"), count, fold),
    is_for_players=False,
    web_board=Path(__file__).parent / "board",
    texts=Path(__file__).parent / "locales",
    rulebook=Path(__file__).with_name("gauntlet.md"),
)
