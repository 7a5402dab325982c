"""Inventions in the terminal: boards of all sizes, what stands where, whole games and looking things up."""

import re
from functools import cache, partial

import pytest

from gobelin.games.inventions.describe import HexFacts
from gobelin.games.inventions.state import InventionsState
from gobelin.games.inventions.view import View
from gobelin.kernel import Ask, Match, find_game
from gobelin.locales import Texts
from gobelin.terminal.boards import make_board
from gobelin.terminal.boards.inventions import InventionsBoard
from gobelin.terminal.boards.inventions_words import MARKS
from gobelin.terminal.options import grouped
from gobelin.testkit.boards import RAW_ID, check_screens
from support.inventions import CHRONOS, Scene
from support.terminal import drawn, flat, play, played_at_random

GAME = find_game("inventions")
played = partial(played_at_random, GAME)


def seen(match: Match[InventionsState], seat: int | None) -> View:
    """What a seat sees."""
    view = match.look(seat)
    assert isinstance(view, View)
    return view


@cache
def board(lang: str = "en", *players: str) -> InventionsBoard:
    made = make_board(GAME, Texts(GAME, lang, players))
    assert isinstance(made, InventionsBoard)
    return made


def details(scene: Scene, lang: str = "en") -> dict[str, str]:
    """What is told of every option that is offered, in words."""
    ask = scene.match.ask
    assert ask is not None
    told = scene.match.consequences(ask.seat)
    return {scene.words(option): board(lang).consequence(one) for option, one in zip(ask.options, told, strict=True)}


# --- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("en", 140), ("de", 80), ("en", 80), ("de", 140)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_from_start_to_end_fit_and_are_worded(seats: int, lang: str, width: int) -> None:
    check_screens(GAME, lang, width, seats, every=23)


def test_a_region_shows_its_card_tiles_and_people() -> None:
    scene = Scene().invention("asia", "wheel", by=1, citizens=2, inventor=0, innovator=2).specialist("asia", "points")
    scene.knowledge("asia", "invent").prosperity("asia", "prosperity_a", "prosperity_a", "prosperity_c")
    scene.tile(1, "asia", "influence_share").tile(0, "asia", "influence_invent", is_up=False).people(2, "asia", 3)
    shown = flat(board().regions(seen(scene.match, 0)))
    asia = shown[shown.index("4 Asia") : shown.index("5 Australia")]
    assert asia.strip() == (
        "4 Asia Wheel (2, Technology) · Originator B x2 · Inventor A · Innovator C"
        " presenting 2 → 3 IP · travelling Invent § · sharing C, A x2"
        " Influence B↑ Share an Invention | A↓ | 2 · citizens C3"
    )
    assert "5 Australia no card presenting" in shown


def test_a_knowledge_tile_shows_the_side_that_lies_up_and_whether_a_scholar_is_there() -> None:
    scene = Scene().points_side("asia").scholars(1, "asia")
    shown = flat(board().regions(seen(scene.match, 0)))
    assert "travelling 2 IP · sharing D" in shown
    assert shown.count("§") == 7  # six regions and the legend


def test_pillars_stand_on_their_spaces_and_markers_on_the_era_track() -> None:
    scene = Scene().pillars(0, "travel", "invent").pillars(1, "travel").pillars(2, "eureka")
    scene.era_box(1, "era3_box2").at(era=3)
    shown = flat(board().assembly(seen(scene.match, 0)))
    assert "Forum 1 Present an Idea · Invent A△ Forum 2" in shown
    assert "Forum 4 Travel A▲ B▲ · Eureka C▲ Forum 5" in shown
    assert re.search(r"Era track 2 [ABC·]{4} · 3 ·B·· · 4 ···· · 5 ···· · 6 ····", shown)


def test_milestones_stand_by_their_displays_with_their_diplomats() -> None:
    scene = Scene().diplomat(0, "cotton")
    shown = flat(board().milestones(seen(scene.match, 0)))
    assert "B Cotton (B, Share an Invention) B A" in shown
    assert "· · Mining (B, Present an Idea)" in shown  # nobody plays the fourth colour
    assert "Eureka display Iron (C, Gain Influence) · Mathematics (C, Present an Idea) · Sailing (C, Travel)" in shown
    assert "Milestones to come D 3 · E 4 · F 3" in shown


def test_the_idea_display_shows_what_inventing_takes() -> None:
    shown = flat(board().ideas(seen(Scene().match, 0)))
    assert "Idea display Steel (3, Technology) · needs Iron · + 1 Thinker · → Invent Glass" in shown
    assert "Progress tiles Economy 1 x2, 2 x2, 3 x2, 4 x2, 5 x2, 6 x2, 7 x2 · Culture" in shown


def test_the_own_society_shows_citizens_tray_and_progress_map() -> None:
    scene = Scene().tray(0, "culture_2", "prosperity_d").placed(0, hex_0_0="economy_1", hex_2_0="technology_3")
    society = scene.table.players[0]
    society.turned, society.spent, society.tokens = ["technology_3"], ["economy_1"], 1
    society.home, society.exhausted = [1, 0, 1], [0, 1, 0]
    view = seen(scene.match, 0)
    shown = flat(board().area(view.players[0], 80))
    assert "Citizens Traders 1 · Artists 0 (1 exhausted) · Thinkers 1 · Academics 2/2 Pieces" in shown
    assert "Economy tokens at hand 1/3" in shown
    assert "Tray Culture tile 2 · Prosperity tile D · placing costs 2 influence Private goals" in shown
    rows = drawn(board().map(view.players[0])).splitlines()
    assert rows[7].split("|")[1:6] == ["Hex 8      ", "Hex 9      ", "Hex 10     ", "Hex 11     ", "Hex 12     "]
    assert rows[8].split("|")[1:6] == ["token      ", "1 citizen  ", "Eco 1 ●    ", "1 Trader   ", "Tec 3 ↓    "]


def test_what_an_empty_hex_brings_fits_into_it_in_both_languages() -> None:
    for lang in ("en", "de"):
        for hex_ in board(lang).printed.hexes:
            benefit = board(lang).of(HexFacts, hex_).benefit
            words = board(lang).benefit(benefit) if benefit else board(lang).texts.text("table-token")
            assert len(words) <= 11, (lang, hex_)


def test_private_goals_are_named_to_their_owner_only() -> None:
    scene = Scene().goals(0, "goal_region_asia", "goal_inv_sets", "goal_soc_era")
    own, other = seen(scene.match, 0), seen(scene.match, 1)
    assert "Private goals Roots in Asia: 2 IP for each" in flat(board().area(own.players[0], 80))
    page = flat(board().page(other, 0, 80))
    assert "Private goals face down face down face down" in page
    assert "3 private goals" in flat(board().strip(other.players[0]))
    assert "Roots in Asia" not in drawn(board().screen(other, 1, (), 120))


def test_the_thread_of_a_turn_can_be_followed() -> None:
    scene = Scene().people(0, "africa", 2).inventions(0, "boats").influence(0, 5)
    scene.play("pillar call_specialists", "call africa 1")
    (line,) = board().thread(seen(scene.match, 0))
    assert flat(line) == "This turn so far: Call Specialists · 2 chain markers left"
    scene.play("chain boats", "travel africa middle_east")
    (line,) = board().thread(seen(scene.match, 0))
    assert flat(line) == "This turn so far: Call Specialists → Boats → Travel · 1 chain marker left"


def test_chronos_is_named_and_his_pillar_and_tiles_are_shown() -> None:
    scene = Scene(2)
    scene.table.chronos_tiles["culture"] = ["culture_3"]
    scene.table.progress["culture_3"] -= 1
    scene.table.chronos_region = "europe"
    shown = flat(board("en", "Ada", "Bo").screen(seen(scene.match, 0), 0, (), 140))
    assert f"{MARKS[CHRONOS]} Chronos · Era 2" in shown
    assert "Tiles of Chronos Cul 3" in shown
    assert "C△" in flat(board().regions(seen(scene.match, 0)))
    assert board().others(seen(scene.match, 0), 0) == [1, 0]


# --- options ----------------------------------------------------------------------------------------------------------


def test_a_pillar_tells_who_gains_influence_by_it() -> None:
    scene = Scene().pillars(1, "eureka").pillars(2, "innovate", "send_diplomat")
    assert details(scene)["pillar eureka"] == "1 influence for Seat 2"
    assert details(scene)["pillar send_diplomat"] == ""  # season pillars count in a game for two only
    scene = Scene(2).pillars(1, "recall_diplomat", "eureka")
    assert details(scene)["pillar eureka"] == "1 influence for Seat 2"
    assert details(scene, "de")["pillar recall_diplomat"].endswith("1 Einfluss für Platz 2")


def test_actions_tell_what_they_take_and_bring() -> None:
    scene = Scene().ideas(0, "wheel").play("pillar present_idea")
    assert details(scene)["present wheel middle_east"] == "costs 1 Thinker · 1 influence"
    assert details(scene, "de")["present wheel africa"] == "kostet 2 Denker · 3 EP"
    scene = Scene().invention("asia", "silk", by=0, citizens=1, inventor=1)
    scene.invention("europe", "wheel", by=1, citizens=2, inventor=0)
    scene.play("pillar share_invention")
    assert details(scene) == {
        "share asia": "+ 2 IP · the invention goes to Seat 2",
        "share europe": "4 IP for Seat 2 · the invention goes to Seat 1",
    }
    scene = Scene().people(0, "africa", 3).play("pillar gain_influence")
    assert details(scene)["influence africa influence_invent"] == "+ 3 Artists, 6 IP, 1 influence"
    scene = Scene().people(0, "africa", 1).play("pillar travel")
    assert details(scene)["travel africa europe"] == "+ 1 culture aspiration · chain action: Gain Influence"
    scene = Scene().people(0, "africa", 2).play("pillar call_specialists")  # the rightmost idea on display decides
    assert details(scene)["call africa 2"] == "+ 1 economy aspiration, 2 Artists"
    scene = Scene().play("pillar eureka", "eureka iron")
    assert details(scene)["box era3_box2"] == "\u2212 1 citizen of the supply · + 1 academic"


def test_every_action_of_a_turn_has_a_heading() -> None:
    scene = Scene().tray(0, "culture_2").placed(0, hex_0_0="economy_2").influence(0, 5).people(0, "africa", 1)
    ask: Ask | None = scene.match.ask
    assert ask is not None
    assert list(grouped(board(), ask)) == ["actions", "economy"]


# --- looking things up ------------------------------------------------------------------------------------------------


def test_a_tile_tells_its_kind_and_copies() -> None:
    shown = flat(board().explain("technology_2"))
    assert "Kind progress tile Copies 3" in shown
    assert "after Invent perform Share an Invention, or the other way round." in shown


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_person_plays_against_a_bot_by_numbers() -> None:
    shown = play(
        "inventions", "--seed", "4", "--seats", "person,random", typed="1\n1\n1\n1\n1\nc wheel\no 2\nl\n?\nq\n"
    )
    assert "Stone Age: which starting idea do you claim?" in shown
    assert "Where do you put your epoch pillar?" in shown
    assert "To invent it you need access to Transport." in shown
    assert re.search(r"INV-[A-Z]+-\d\d", shown)
    assert RAW_ID.findall(shown) == []


def test_equal_points_are_explained_by_tiles_inventions_and_population() -> None:
    *_, match = played(2, 1)
    assert GAME.tie_breakers is not None
    found = GAME.tie_breakers(match.state)
    assert [*map(Texts(GAME, "en").text, found)] == ["Progress map", "Inventions", "Citizens in the supply"]
    societies = match.state.players[:2]
    assert list(found.values()) == [
        tuple(len(society.progress) for society in societies),
        tuple(len(society.inventions) for society in societies),
        tuple(society.supply for society in societies),
    ]
