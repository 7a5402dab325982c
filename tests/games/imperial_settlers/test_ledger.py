"""The log of Imperial Settlers accounts for all that is public: whose it was, where it came from and where it goes."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from gobelin.bots import bot_move, make_bot
from gobelin.conformance import Breach, check_match
from gobelin.games.imperial_settlers import EVENTS, GAME
from gobelin.games.imperial_settlers.ledger import FOLDS, LEDGER
from gobelin.kernel import Account, Ledger, Match, SeatEvent
from gobelin.locales import LANGUAGES, Texts
from support.settlers import Scene, words

Prepare = Callable[[], Scene]


def four_common_cards(scene: Scene) -> Scene:
    """There are no other common cards to draw: the one player looks at three cards, the other at one."""
    state = scene.only_deck("mill", "quarry", "town", "village")._state
    state.collected += state.discards
    state.discards = []
    return scene


STORIES: dict[str, tuple[Prepare, list[str], list[str]]] = {
    "a location is given up for another": (
        lambda: Scene("barbarians", "romans").locations(0, "mill", defence=1).hand(0, "sentry_tower").goods(0, wood=2),
        ["build sentry_tower"],
        [
            "gave_up 0 mill location",
            "lost_with 1 defence mill",
            "paid 0 2 wood sentry_tower",
            "built 0 sentry_tower hand",
        ],
    ),
    "a foundation is given up for a location": (
        lambda: Scene("barbarians", "romans").foundations(0, "mill").hand(0, "sentry_tower").goods(0, wood=2),
        ["build sentry_tower"],
        ["gave_up 0 mill foundation", "built 0 sentry_tower hand"],
    ),
    "a deal is made": (
        lambda: Scene("barbarians", "romans").hand(0, "raid").goods(0, food=1),
        ["deal raid"],
        ["paid 0 1 food raid", "dealt 0 raid", "gained 0 1 wood raid"],
    ),
    "a location of another player is razed": (
        lambda: Scene("barbarians", "romans").locations(1, "armorer", defence=1).goods(0, raze=3),
        ["raze_location armorer"],
        [
            "paid 0 3 raze armorer",
            "razed 0 armorer 1",
            "gained 0 1 stone armorer",
            "scored 0 1 armorer razing",
            "lost_with 1 defence armorer",
            "fell 1 armorer",
            "gained 1 1 wood foundation",
        ],
    ),
    "a Japanese location is razed": (
        lambda: Scene("barbarians", "japanese").locations(1, "rice_fields", samurai=1).goods(0, raze=3),
        ["raze_location rice_fields"],
        ["razed 0 rice_fields 1", "lost_with 1 samurai rice_fields", "left 1 rice_fields"],
    ),
    "an own location is razed": (
        lambda: Scene("barbarians", "romans").locations(0, "rabble", "armorer").goods(0, worker=1),
        ["activate rabble"],
        ["activated 0 rabble 1", "laid 0 1 worker rabble", "razed_own 0 armorer", "fell 0 armorer"],
    ),
    "a hand card is razed": (
        lambda: Scene("barbarians", "romans").hand(0, "armorer").goods(0, raze=1),
        ["raze armorer"],
        ["paid 0 1 raze armorer", "razed_card 0 armorer", "discarded 0 armorer"],
    ),
    "goods of a used location go with it": (
        lambda: (
            Scene("barbarians", "romans")
            .locations(0, "pack")
            .locations(1, "armorer")
            .hand(0, "sentry_tower")
            .goods(0, wood=2, worker=1)
        ),
        ["activate pack", "receive stone", "pass", "build sentry_tower"],
        ["plundered 0 armorer 1", "gained 0 1 stone pack", "gave_up 0 pack location", "lost_with 1 worker pack"],
    ),
    "a location is used twice at once": (
        lambda: Scene("egyptians", "romans").locations(0, "sphinx", "court_sculptor").goods(0, stone=2),
        ["activate_twice court_sculptor"],
        [
            "activated 0 court_sculptor 2",
            "laid 0 2 stone court_sculptor",
            "scored 0 1 court_sculptor actions",
            "scored 0 1 sphinx features",
        ],
    ),
    "a location is used once more": (
        lambda: Scene("barbarians", "romans").locations(0, "acting_troupe", "castle").goods(0, worker=3, food=3),
        ["activate acting_troupe", "draw common_card"],
        ["refreshed 0 castle acting_troupe", "laid 0 1 worker castle", "drew 0 common_card castle"],
    ),
    "a location produces once more": (
        lambda: Scene("barbarians", "romans").locations(0, "porters", "town", "quarry").goods(0, worker=3, food=3),
        ["activate porters", "produce_again town"],
        ["produced_again 0 town porters", "gained 0 2 worker town"],
    ),
    "a deal is used once more": (
        lambda: (
            Scene("barbarians", "romans").locations(0, "imperial_messenger").deals(0, "raid").goods(0, worker=3, food=3)
        ),
        ["activate imperial_messenger"],
        ["used_deal 0 raid imperial_messenger", "gained 0 1 wood imperial_messenger"],
    ),
    "a deal is given up": (
        lambda: Scene("barbarians", "romans").locations(0, "hanseatic_league").deals(0, "raid").goods(0, worker=1),
        ["activate hanseatic_league"],
        ["ended_deal 0 raid"],
    ),
    "a resource is stolen": (
        lambda: Scene("barbarians", "romans").locations(0, "saboteurs").goods(0, worker=1).goods(1, stone=2),
        ["activate saboteurs"],
        ["robbed 0 1 stone 1 saboteurs"],
    ),
    "a deal is taken": (
        lambda: Scene("romans", "barbarians").locations(0, "spies").deals(1, "raid").goods(0, worker=1),
        ["activate spies"],
        ["took_deal 0 raid 1"],
    ),
    "a deal is made with a location, and goes with it": (
        lambda: (
            Scene("japanese", "romans")
            .locations(0, "trade_route")
            .locations(1, "colossus")
            .hand(1, "engineers")
            .goods(0, food=1)
            .goods(1, stone=3, wood=3)
        ),
        ["activate trade_route", "build engineers"],
        ["routed 0 colossus 1", "gave_up 1 colossus location", "ended_route 0 colossus"],
    ),
    "a location is discarded": (
        lambda: Scene("japanese", "romans").locations(0, "garrison").locations(1, "colossus").goods(0, raze=2),
        ["activate garrison"],
        ["removed 0 colossus 1"],
    ),
    "a hand card becomes a foundation": (
        lambda: Scene("egyptians", "romans").locations(0, "sanctuary").hand(0, "mill").goods(0, worker=1),
        ["activate sanctuary"],
        ["founded 0 mill"],
    ),
    "a location is blocked": (
        lambda: Scene("egyptians", "romans").locations(0, "scorpion_breeder").locations(1, "castle").goods(0, worker=1),
        ["activate scorpion_breeder"],
        ["blocked 0 castle 1"],
    ),
    "a location is taken over and given back": (
        lambda: Scene("egyptians", "romans").locations(0, "temple_of_ra").locations(1, "castle"),
        ["activate temple_of_ra", "pass", "pass"],
        ["took_over 0 castle 1", "gave_back 0 castle 1"],
    ),
    "locations are guarded": (
        lambda: (
            Scene("japanese", "romans")
            .locations(0, "farm", "stalls", "mill")
            .foundations(0, "ruins")
            .hand(0, "ninjas")
            .goods(0, stone=1, worker=1, defence=1)
        ),
        ["defend mill", "samurai farm", "build ninjas", "give_up ruins", "samurai stalls"],
        ["defended 0 mill", "stationed 0 farm", "guarded 0 stalls", "guarded 0 ninjas"],
    ),
    "something is laid away, and lost": (
        lambda: (
            Scene("japanese", "romans")
            .locations(0, "gate", "shrine")
            .hand(0, "mill", "trade_route")
            .goods(0, wood=1, stone=2)
        ),
        ["stash shrine", "stash_good wood", "stash gate", "stash_card mill", "build trade_route", "give_up gate"],
        ["stashed_good 0 wood shrine", "stashed 0 gate", "lost mill gate"],
    ),
    "resources laid away are lost": (
        lambda: Scene("japanese", "romans").locations(0, "shrine", kept=2).hand(0, "trade_route").goods(0, stone=1),
        ["build trade_route"],
        ["lost_with 2 resource shrine"],
    ),
    "cards are looked at": (
        lambda: (
            Scene("romans", "barbarians").foundations(0, "ruins").hand(0, "architect").goods(0, wood=3, stone=3, food=3)
        ),
        ["build architect", "keep"],
        ["looked 0 2 faction_card", "kept 0", "rejected 0"],
    ),
    "a round ends and the next begins": (
        lambda: (
            Scene("barbarians", "romans")
            .goods(0, worker=2, stone=1, defence=1)
            .locations(0, "castle", used=1, laid=((4, 1),))
        ),
        ["defend castle", "pass", "pass", "take", "take", "take", "take"],
        [
            "passed 0",
            "cleaned_up",
            "stored 0 2 worker",
            "gave_up_goods 0 1 stone",
            "start_player 1",
            "round 2",
            "drew 1 faction_card cards",
            "revealed",
            "took 1",
            "left_over",
            "gained 1 1 stone romans",
        ],
    ),
    "the common deck runs out": (
        lambda: Scene("barbarians", "romans").only_deck("mill").goods(0, worker=4),
        ["exchange 2", "receive common_card", "receive common_card"],
        ["paid 0 4 worker exchange", "drew 0 common_card exchange", "reshuffled"],
    ),
    "cards go round": (
        lambda: four_common_cards(Scene("barbarians", "romans", card_phase="alternative")),
        ["pass", "pass", "1: keep", "0: keep", "0: keep"],
        ["looked 1 3 common_card", "looked 0 1 common_card", "passed_on 1 2 0", "kept 1", "rejected 0"],
    ),
    "the neutral player attacks": (
        lambda: (
            Scene("romans")
            .locations(0, "castle", "spies")
            .locations(1, "mill")
            .attack_cards("gold", "wood", deck=("wood", "card"))
            .goods(0, worker=1)
        ),
        ["activate spies", "take_deal attack_gold_a", "pass", "take", "take"],
        ["ended_attack attack_gold_a", "attack_card", "collected mill", "neutral_got"],
    ),
    "the neutral player razes": (
        lambda: Scene("romans").locations(0, "marketplace").attack_cards("gold", deck=("wood", "card")),
        ["pass", "take", "take"],
        ["attacked marketplace"],
    ),
    "the game is scored": (
        lambda: Scene("japanese", "romans").locations(0, "mill", "farm").locations(0, "shrine", kept=2).at(round=5),
        ["pass", "pass"],
        ["scored 0 1 common_locations common_locations", "scored 0 4 faction_locations faction_locations"],
    ),
}


@cache
def hear(story: str) -> list[tuple[list[SeatEvent], Counter[str]]]:
    """Play a story: what an onlooker is told before each decision, and what he then sees."""
    prepare, choices, _ = STORIES[story]
    scene = prepare()
    told = len(scene.match.events(None))
    heard: list[tuple[list[SeatEvent], Counter[str]]] = [([], LEDGER.count(scene.match.view(None)))]
    for choice in choices:
        seat, colon, rest = choice.partition(": ")
        ask = scene.match.asks[int(seat)] if colon else scene.match.ask
        assert ask is not None
        if (rest or choice) in {str(option[0]) for option in ask.options}:  # one is as good as another
            scene.match.choose(next(o for o in ask.options if o[0] == (rest or choice)), ask.seat)
        else:
            scene.play(choice)
        events = scene.match.events(None)
        heard.append((events[told:], LEDGER.count(scene.match.view(None))))
        told = len(events)
    return heard


def events_of(story: str) -> list[SeatEvent]:
    return [told for events, _ in hear(story) for told in events]


def missed(story: str, silent: str = "") -> list[str]:
    """What the log does not account for, if one kind of event is not told."""
    (_, begin), *decisions = hear(story)
    account = Account(begin.copy())
    found: list[str] = []
    for events, seen in decisions:
        for told in events:
            if told.verb != silent:
                LEDGER.fold(account, told)
        found += account.differences(seen)
    return found


@pytest.mark.parametrize("story", STORIES)
def test_the_log_tells_what_happens_and_accounts_for_it(story: str) -> None:
    said = [words((told.verb, *told.args)) for told in events_of(story)]
    for expected in STORIES[story][2]:
        assert any(line == expected or line.startswith(f"{expected} ") for line in said), (expected, said)
    assert missed(story) == []


@pytest.mark.parametrize("silent", sorted({*FOLDS} - {"plays", "shuffled"}))
def test_what_is_not_told_is_missed(silent: str) -> None:
    stories = [story for story in STORIES if silent in {told.verb for told in events_of(story)}]
    assert stories, "no story tells of it"
    assert any(missed(story, silent) for story in stories)


def test_all_that_is_added_up_is_declared() -> None:
    assert set(FOLDS) < set(EVENTS)


def test_factions_and_their_decks_are_told_of() -> None:
    match: Match[Any] = Match.new(GAME, None, 3, "factions")
    account = Account(LEDGER.count(match.view(None)))
    told = len(match.events(None))
    while match.ask is not None and match.ask.topic == "faction":
        match.choose(match.ask.options[0], match.ask.seat)
    for event in match.events(None)[told:]:
        LEDGER.fold(account, event)
    seen = LEDGER.count(match.view(None))
    assert account.differences(seen) == {}
    assert [seen[f"deck {seat}"] for seat in range(3)] == [27, 27, 27]


@pytest.mark.parametrize("silent", ["gained", "gave_up_goods", "cleaned_up", "discarded"])
def test_a_match_with_an_untold_change_breaks_its_promise(silent: str) -> None:
    def deaf(account: Account, told: SeatEvent) -> None:
        if told.verb != silent:
            LEDGER.fold(account, told)

    game = dataclasses.replace(GAME, ledger=Ledger(LEDGER.groups, LEDGER.count, deaf))
    with pytest.raises(Breach, match="the log does not account for"):
        check_match(game, None, 2, "silent", every=10_000)


# --- points by source -------------------------------------------------------------------------------------------------


def test_all_points_have_a_source_that_players_would_name() -> None:
    total = dict.fromkeys(LEDGER.groups, 0)
    for seed in range(20):
        match: Match[Any] = Match.new(GAME, None, ["greedy"] * (1 + seed % 4), seed)
        bots = [make_bot("greedy", seed, seat) for seat in range(len(match.seats))]
        while match.ask is not None:
            bot_move(match, match.ask.seat, bots[match.ask.seat])
        points = LEDGER.points(match.events(None), len(match.seats))
        assert set(points) <= set(LEDGER.groups)
        assert match.result is not None
        by_seat = tuple(sum(group[seat] for group in points.values()) for seat in range(len(match.seats)))
        assert by_seat == match.result.scores
        for group, scored in points.items():
            total[group] += sum(scored)
    assert len(LEDGER.groups) <= 9
    assert all(total.values()), total


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(GAME, language)
    assert len({texts.text(f"source-{group}") for group in LEDGER.groups}) == len(LEDGER.groups)
    assert not texts.missing


def test_whose_the_card_was_is_said_in_words() -> None:
    names = ["Ada", "Bo"]
    assert [
        Texts(GAME, "en", names).event(SeatEvent(0, verb, args, False))
        for verb, args in (
            ("razed", (0, "com014", 1)),
            ("razed_card", (0, "com014")),
            ("removed", (0, "com014", 4)),
            ("gave_up_goods", (1, 2, "worker")),
            ("paid", (1, 4, "worker", "exchange")),
            ("scored", (0, 2, "jap009", "production")),
        )
    ] == [
        "Ada razed a location of Bo: Village",
        "Ada razed a hand card: Village",
        "Ada discarded a location of Neutral player: Village",
        "Bo gave up 2 workers in clean-up",
        "Bo paid 4 workers (exchange)",
        "Ada scored 2 victory points (Daimyo's Castle, production)",
    ]
