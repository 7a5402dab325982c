"""The log of Tapestry tells of everything that all can see, and where points come from.

Every scenario of Tapestry holds what was told against what is seen (`Scene.after_choice`); here are the events that
tell of what would otherwise go without a word, and what happens when one of them is left out.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gobelin.conformance import Breach, Conformance, walk
from gobelin.games.tapestry import EVENTS, GAME
from gobelin.games.tapestry.folds import FOLDS
from gobelin.games.tapestry.ledger import sources
from gobelin.games.tapestry.loading import BOX
from gobelin.games.tapestry.state import AUTOMA, SHADOW
from gobelin.kernel import Account, Game, Ledger, Match, Record, SeatEvent
from gobelin.locales import LANGUAGES, Texts
from gobelin.rulebook import TESTS
from gobelin.toolkit.hidden import Pile
from support.tapestry import Scene

assert GAME.ledger is not None
LEDGER: Ledger = GAME.ledger

SILENT = {
    *("district", "odd_district", "bonus", "reacted", "copied", "looked", "science_die", "rolled_die", "tie_card"),
    *(
        "track_indicator",
        "track_near",
        "track_tie",
        "hexes_valid",
        "hexes_left",
        "hex_tie",
        "exhibited",
        "landmark_card_drawn",
    ),
    "charm",
    *("summoned", "wished", "tossed"),
}
"""Events that tell why something happens, or of a look or a roll."""
RECORDS = [
    path for path in sorted((TESTS / "records" / "tapestry").glob("*.json")) if not path.name.endswith(".pins.json")
]


def new_match(seats: int, seed: int, **settings: Any) -> Match[Any]:
    """A match at its first question."""
    return Match.new(GAME, GAME.read_settings(settings), seats, f"ledger/{seed}")


def heard(scene: Scene, *verbs: str, seat: int | None = None) -> list[str]:
    """What a seat, or an onlooker, was told with these verbs."""
    return [words for words in scene.told(seat) if words.split()[0] in verbs]


def test_every_event_is_counted_or_changes_nothing() -> None:
    assert set(EVENTS) - set(FOLDS) == SILENT
    assert set(FOLDS) <= set(EVENTS)


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_capitals_and_civilizations_that_are_not_chosen_are_told_of() -> None:
    match = new_match(2, 0)
    dealt: dict[int, list[str]] = match.state.offers
    offers = {seat: list(names) for seat, names in dealt.items()}
    while any(ask.topic in ("capital", "civilization") for ask in match.asks.values()):
        seat, ask = next(iter(match.asks.items()))
        match.choose(ask.options[0], seat)
    left = [told.args for told in match.events(None) if told.verb in ("left_capital", "left_civilization")]
    chosen = [told.args for told in match.events(None) if told.verb in ("capital", "civilization")]
    assert left == [(0, offers[0][1]), (1, offers[1][1]), (0, offers[0][3]), (1, offers[1][3])]
    assert (0, offers[0][0]) in chosen


def test_a_landmark_card_is_met() -> None:
    scene = Scene(expansions=("pp",)).resources(0, coin=1).resources(1, coin=1).techs(0, 2, "calendar")
    scene.landmark_card(0, "landmark_card_technology").play("advance technology", "invent_top").place_all()
    assert heard(scene, "landmark_card_met", "landmark") == [
        "landmark_card_met 0 landmark_card_technology",
        "landmark 0 pp_landmark_technology landmark_card",
    ]


# --- tapestry cards ---------------------------------------------------------------------------------------------------


def test_a_card_that_is_drawn_to_choose_is_kept_or_rejected() -> None:
    scene = Scene(two_first_cards=True).resources(1, coin=1).on_top("academia", "theocracy")
    scene.income_turn(0, 1).at(step=4).play("keep theocracy")
    verbs = ("looked_at", "kept", "rejected")
    assert heard(scene, *verbs) == ["looked_at 0", "looked_at 0", "kept 0", "rejected 0 academia"]
    assert heard(scene, *verbs, seat=0)[:3] == ["looked_at 0 academia", "looked_at 0 theocracy", "kept 0 theocracy"]


def test_a_drawn_card_has_a_reason_that_all_hear() -> None:
    scene = Scene().token(0, "military", 1).resources(0, culture=1).resources(1, coin=1).on_top("academia")
    scene.play("advance military")
    assert heard(scene, "drew") == ["drew 0 bladed_weapons"]
    assert heard(scene, "drew", seat=0) == ["drew 0 bladed_weapons academia"]


def test_the_discard_pile_becomes_the_new_deck() -> None:
    scene = Scene().token(0, "military", 1).resources(0, culture=1).resources(1, coin=1)
    scene.at(tapestry_deck=Pile([], []), tapestry_discards=["academia", "trap"]).play("advance military")
    assert heard(scene, "tapestry_shuffled", "drew") == ["tapestry_shuffled 2", "drew 0 bladed_weapons"]


def test_a_card_comes_into_force_and_ends_with_its_era() -> None:
    scene = Scene().hand(0, "alliance").resources(1, coin=1).income_turn(0, 2).at(step=1)
    scene.play("receive coin")  # the only card and the only opponent are not asked for
    assert heard(scene, "played", "allied", "in_force") == ["played 0 alliance", "allied 0 1", "in_force 0 alliance"]
    scene.play("1: income")
    while scene.asked != 0 or scene.topic != "turn":
        scene.play(scene.offer()[0])
    scene.play("income")
    assert heard(scene, "ended") == ["ended 0 alliance"]


def test_a_card_that_is_covered_ends() -> None:
    scene = Scene().in_force(0, "academia").hand(0, "trap").resources(0, culture=2).resources(1, coin=1)
    scene.token(0, "military", 9).play("advance military").place_all()
    while scene.asked == 0:
        scene.play(next((words for words in scene.offer() if "play" in words), scene.offer()[0]))
    assert "ended 0 academia" in scene.told()


# --- tracks -----------------------------------------------------------------------------------------------------------


def test_a_token_tells_where_it_comes_from() -> None:
    scene = Scene().token(0, "science", 1, 5).token(0, "military").resources(0, worker=2).resources(1, coin=1)
    scene.rolls("military").play("advance science", "token 1")
    assert heard(scene, "paid", "advanced")[-1] == "advanced 0 science mathematics astronomy"


def test_a_token_that_starts_anew_tells_which_track_it_leaves() -> None:
    scene = Scene().token(0, "technology", 11).resources(0, coin=2).resources(1, coin=1)
    scene.play("advance technology").place_all().play("token_to science")
    assert heard(scene, "restarted") == ["restarted 0 science technology"]


def test_a_closed_track_opens_again() -> None:
    scene = Scene().resources(0, coin=1).resources(1, coin=1).at(bans=[(0, "science", 1)])
    scene.play("advance technology", "invent_top")
    assert heard(scene, "opened_track") == ["opened_track 0 science"]


# --- tech cards -------------------------------------------------------------------------------------------------------


def test_an_open_tech_card_is_replaced() -> None:
    *display, top = list(BOX.tech_cards)[:4]
    scene = Scene().resources(0, coin=1).resources(1, coin=1).display(*display).on_top(top)
    scene.play("advance technology", f"invent {display[1]}")
    assert heard(scene, "invented", "opened_tech") == [f"invented 0 {display[1]} display", f"opened_tech {top}"]


def test_all_open_tech_cards_are_replaced_out_of_the_discards() -> None:
    scene = Scene().resources(0, coin=2).resources(1, coin=1).display("calendar", "bakery", "compass")
    scene.taken("forge").at(tech_deck=Pile([], [])).token(0, "technology", 3).play("advance technology")
    while not heard(scene, "refreshed"):
        scene.play("refresh" if "refresh" in scene.offer() else scene.offer()[0])
    told = heard(scene, "refreshed", "tech_shuffled", "opened_tech")
    assert told[:2] == ["refreshed 0", "tech_shuffled 3"]
    assert sorted(told[2:]) == ["opened_tech bakery", "opened_tech calendar", "opened_tech compass"]


# --- civilizations ----------------------------------------------------------------------------------------------------


def begun(name: str) -> Scene:
    """Seat 0 starts the game with a civilization."""
    return Scene(expansions=("pp",), adjustments=False).era(0, 0).starting(0, name)


def income(name: str, era: int = 2, seats: int = 2, **mat: Any) -> Scene:
    """Seat 0 begins an income turn with a civilization."""
    return Scene(seats, expansions=("pp",)).civilization(0, name, **mat).resources(1, coin=1).income_turn(0, era)


@pytest.mark.parametrize(
    ("prepare", "choices", "told"),
    [
        (lambda: income("leaders"), ["track science"], ["marked 0 leaders science"]),
        (lambda: income("merrymakers", climbed=[3, 1, 0]), ["climb 2"], ["climbed 0 2 2"]),
        (lambda: begun("militants"), [], ["mat_outposts 0 1 4", "mat_outposts 0 2 4"]),
        (lambda: begun("entertainers"), [], ["entertained 0 1"]),
        (
            lambda: income("alchemists").rolls("science", "military"),
            ["roll_again", "stop_rolling", "advance military", "decline"],
            [
                *("marked 0 alchemists science", "marked 0 alchemists military"),
                *("unmarked 0 alchemists military", "unmarked 0 alchemists science"),
            ],
        ),
        (
            lambda: income("tinkerers").token(0, "science", 4),
            ["use regress_3"],
            ["marked 0 tinkerers regress_3", "regressed 0 science astronomy medicine"],
        ),
        (
            lambda: income("spies").token(1, "technology", 3),
            ["use track_position"],
            ["spied 0 1 track_position"],
        ),
        (
            lambda: income("heralds", tokens=2).tapestry(1, 1, "feudalism"),
            ["copy 1 1"],
            ["heralded 0 1 1 feudalism"],
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) and value else "",
)
def test_what_lies_on_a_mat_is_told_of(prepare: Callable[[], Scene], choices: list[str], told: list[str]) -> None:
    scene = prepare()
    assert scene.topic
    scene.play(*choices)
    verbs = {words.split()[0] for words in told}
    assert heard(scene, *verbs) == told


def test_the_recyclers_show_the_cards_they_draw() -> None:
    scene = begun("recyclers")
    drawn = [words.split()[-1] for words in heard(scene, "drew_tech")]
    assert scene.offer() == [f"recycle {card}" for card in drawn]
    scene.play(f"recycle {drawn[0]}")
    assert heard(scene, "invented") == [f"invented 0 {drawn[0]} discards"]


# --- the solo game ----------------------------------------------------------------------------------------------------


def test_both_bots_begin_an_era() -> None:
    scene = Scene(1).bots(era=0).resources(0, coin=1)
    assert heard(scene, "era") == [f"era {AUTOMA} 1", f"era {SHADOW} 1"]


@pytest.mark.parametrize(
    ("civilization", "verbs"),
    [
        ("automa_hucksters", ["laid_out"] * 3),
        ("automa_trailblazers", ["left_game", "trail"]),
    ],
)
def test_what_comes_with_the_civilization_of_the_automa_is_told_of(civilization: str, verbs: list[str]) -> None:
    matches = (new_match(1, seed, expansions=("pp",)) for seed in range(100))
    match = next(match for match in matches if match.state.solo.civilizations == [civilization])
    assert [told.verb for told in match.events(None)] == verbs


# --- the check --------------------------------------------------------------------------------------------------------


def without(verb: str) -> Game[Any]:
    """The game with a log that leaves an event out."""

    def fold(account: Account, told: SeatEvent) -> None:
        if told.verb != verb:
            LEDGER.fold(account, told)

    return replace(GAME, ledger=replace(LEDGER, fold=fold))


def listen(game: Game[Any]) -> None:
    """Walk through a match and hold the log against the view at every decision."""
    suite = Conformance(game)
    for match in walk(Match.new(game, GAME.settings(), 2, "left out")):
        suite.at_decision(match)


@pytest.mark.parametrize(
    "verb",
    [
        *("capital", "left_capital", "civilization", "left_civilization", "era", "gained", "paid", "scored", "drew"),
        *("played", "advanced", "took_tile", "explored", "conquered", "rolled", "invented", "opened_tech", "built"),
        *("gained_building", "landmark", "upgraded", "finished"),
    ],
)
def test_an_event_that_is_left_out_breaks_the_promise(verb: str) -> None:
    with pytest.raises(Breach, match="the log does not account for"):
        listen(without(verb))


def test_the_whole_log_keeps_the_promise() -> None:
    listen(GAME)


# --- points by source -------------------------------------------------------------------------------------------------


def test_there_are_at_most_ten_sources_and_each_has_a_name() -> None:
    assert len(LEDGER.groups) == len(set(LEDGER.groups)) <= 10
    assert set(sources(BOX).values()) == set(LEDGER.groups)
    for language in LANGUAGES:
        assert all(Texts(GAME, language).has(f"source-{group}") for group in LEDGER.groups)


def test_a_reason_has_one_source() -> None:
    """No id that gives points is that of two kinds of components, but for landmarks, which give none themselves."""
    kinds = [BOX.territory_tiles, BOX.space_tiles, BOX.achievements, BOX.civilizations, BOX.tapestry_cards]
    spaces = [space.id for track in BOX.income_tracks.values() for space in track.spaces]
    ids = Counter([*spaces, *BOX.tech_cards, *BOX.spaces, *(name for kind in kinds for name in kind)])
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize(
    ("why", "group"),
    [
        ("rafts", "exploration"),
        ("symbology", "capital"),
        ("biometrics", "capital"),
        ("barter", "tech_cards"),
        ("bakery", "tech_cards"),
        ("team_sports", "map"),
        ("explore", "map"),
        ("conquer_red", "map"),
        ("middle_island", "map"),
        ("alchemists", "civilizations"),
        ("rubber_works", "civilizations"),
        ("trap", "tapestry_cards"),
    ],
)
def test_points_count_for_what_players_would_name(why: str, group: str) -> None:
    account = Account()
    LEDGER.fold(account, SeatEvent(0, "scored", (1, 7, why), False))
    LEDGER.fold(account, SeatEvent(0, "lost_points", (1, 2, why), False))
    assert account.points == {(1, group): 5}


def test_a_sum_of_the_automa_is_split_between_its_tracks() -> None:
    account = Account()
    why = "military_and_science_spaces"
    LEDGER.fold(account, SeatEvent(0, "multiplied", (why, 3, 2, 4), False))
    LEDGER.fold(account, SeatEvent(0, "scored", (AUTOMA, 20, why), False))
    assert account.points == {(AUTOMA, "military"): 12, (AUTOMA, "science"): 8}
    assert account.counts[f"{AUTOMA} points"] == 20


def totals(points: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    """The points of each seat from all sources, those of solo opponents behind the others."""
    return tuple(map(sum, zip(*points.values(), strict=True)))


def of_the_bots(match: Match[Any]) -> tuple[int, ...]:
    """The points of the solo opponents as an onlooker sees them, at their places in the breakdown."""
    view: Any = match.view(None)
    seen = {player["seat"]: player["vp"] for player in view["players"]}
    return tuple(seen.get(seat, 0) for seat in range(len(match.seats), AUTOMA + 1)) if AUTOMA in seen else ()


def test_every_point_of_twenty_random_games_has_a_source() -> None:
    for seed in range(20):
        seats = 1 + seed % 5
        match = new_match(seats, seed, expansions=["pp"] * (seed % 2 == 0))
        rng = random.Random(seed)
        while match.ask is not None:
            match.choose(rng.choice(match.ask.options), match.ask.seat)
        assert match.result is not None
        points = LEDGER.points(match.events(None), seats)
        assert points.keys() <= set(LEDGER.groups)
        assert totals(points)[:seats] == match.result.scores
        assert totals(points)[seats:] == of_the_bots(match)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_points_of_the_golden_records_add_up(path: Any) -> None:
    record = Record.from_json(path.read_bytes())
    assert record.result is not None
    match: Match[Any] = Match.replay(record)
    points = LEDGER.points(match.events(None), len(record.seats))
    assert totals(points)[: len(record.seats)] == record.result.scores
    assert totals(points)[len(record.seats) :] == of_the_bots(match)
