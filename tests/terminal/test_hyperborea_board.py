"""Hyperborea in the terminal: boards of all sizes, the map in bricks, whole games and looking things up."""

import re
from functools import cache, partial
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from rich.text import Text

from gobelin.games.hyperborea.view import View
from gobelin.kernel import Ask, Match, Option, Seat, find_game
from gobelin.locales import Texts
from gobelin.terminal.boards import make_board
from gobelin.terminal.boards.hyperborea import HyperboreaBoard
from gobelin.terminal.boards.hyperborea_map import MARKS
from gobelin.terminal.bricks import INNER, Brick, draw_map
from gobelin.terminal.options import grouped
from gobelin.testkit.boards import RAW_ID, check_screens
from support.terminal import drawn, play, played_at_random

GAME = find_game("hyperborea")
played = partial(played_at_random, GAME, length="short")


@cache
def board(lang: str = "en") -> HyperboreaBoard:
    made = make_board(GAME, Texts(GAME, lang))
    assert isinstance(made, HyperboreaBoard)
    return made


def look(match: Match[Any], seat: Seat | None) -> View:
    """What a seat sees."""
    seen = match.look(seat)
    assert isinstance(seen, View)
    return seen


def offered(verb: str, **settings: object) -> tuple[Match[Any], Ask, list[Option]]:
    """A match in which a verb can be chosen, and the options with it."""
    for seed in range(60):
        for match in played(2, seed, **settings):
            options = [option for option in match.ask.options if option[0] == verb] if match.ask else []
            if match.ask is not None and options:
                return match, match.ask, options
    raise AssertionError(f"nobody was offered {verb}")


# --- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("en", 140), ("de", 80), ("en", 80), ("de", 140)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_boards_from_start_to_end_fit_and_are_worded(seats: int, lang: str, width: int) -> None:
    mode = "faction_war" if width == 80 else "invasion"
    check_screens(GAME, lang, width, seats, every=61, mode=mode, length="short")


def test_bricks_stand_like_hexes() -> None:
    bricks = [
        Brick(0, 0, Text("one")),
        Brick(1, 0, Text("two"), [Text("◆&"), Text("▲2&"), Text("▲2&"), Text("A3"), Text("B"), Text("#A")], 3),
        Brick(0, 1, Text("three"), [Text(f"{mark}2") for mark in MARKS]),
    ]
    assert draw_map(bricks).plain.splitlines() == [
        "+-----------+-----------+",
        "|one        |two        |",
        "|           |◆& ▲2& ▲2& |",
        "|           |A3 B #A    |",
        "+-----+-----+-----+-----+",
        "      |three      |",
        "      |A2 B2 C2 D2|",
        "      |E2 F2      |",
        "      +-----------+",
    ]


def insides(picture: str) -> dict[int, list[str]]:
    """The lines inside every brick of a drawn map, by the number of its hex."""
    rows = picture.splitlines()
    found: dict[int, list[str]] = {}
    for y, row in enumerate(rows):
        for start in re.finditer(rf"(?<=\|)[ \d]\d (?=.{{{INNER - 3}}}\|)", row):
            x = start.start()
            lines = []
            for line in rows[y:]:
                if line[x - 1] != "|":
                    break
                lines.append(line[x : x + INNER])
            found[int(start[0])] = lines
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_map_shows_every_hex_with_all_that_stands_there(seats: int) -> None:
    for number, match in enumerate(played(seats, 2)):
        if number % 150 and match.ask is not None:
            continue
        view = look(match, 0)
        bricks = insides(draw_map([board().map.brick(view, hex_) for hex_ in view.hexes]).plain)
        assert sorted(bricks) == list(range(len(view.hexes)))
        for hex_ in view.hexes:
            head, *lines = bricks[hex_.hex]
            face = hex_.face
            if face is None:
                assert "???" in head
                continue
            sites, things = (lines[0], " ".join(lines[1:])) if face.sites else ("", " ".join(lines))
            assert sites.count("◆") == sum(site.city is not None for site in face.sites)
            assert sites.count("&") == sum(site.inside == "ghost" for site in face.sites)
            for seat in range(seats):
                figures = re.findall(rf"(?<!#){MARKS[seat]}(\d*)", things)
                assert [int(count or 1) for count in figures] == [n for n in [face.figures[seat]] if n]
                fortresses = re.findall(rf"#{MARKS[seat]}(\d*)", things)
                assert [int(count or 1) for count in fortresses] == [n for n in [face.fortresses[seat]] if n]
                assert sites.count(MARKS[seat]) == sum(site.inside == seat for site in face.sites)
                assert (f"={MARKS[seat]}" in head) is (face.control == seat)


def test_the_own_board_shows_pool_cubes_technologies_and_forecast() -> None:
    match, ask, _ = offered("move")
    view = look(match, ask.seat)
    shown = drawn(board().area(view, view.players[ask.seat]), 160)
    assert "Effects of this turn" in shown
    amount = view.pool.points["move"]
    assert f"{amount} movement point" in shown
    for base in ("Exploration", "Warfare", "Growth", "Progress", "Trade", "Science"):
        assert base in shown
    for colour, level in asdict(view.players[ask.seat].levels).items():
        assert f"{board().name(colour)} {'■' * level}{'□' * (6 - level)} {level}" in shown
    assert re.search(rf"Points now +{view.players[ask.seat].score} · ", shown)


def test_a_stored_token_is_named_to_its_owner_only() -> None:
    for match in played(2, 3):
        for seat in (0, 1):
            stored = match.state.players[seat].stored.items
            if stored and match.ask is not None:
                name = board().token(stored[0])
                own, other = look(match, seat), look(match, 1 - seat)
                assert name in " ".join(drawn(board().area(own, own.players[seat]), 200).split())
                page = drawn(board().page(other, seat, 200), 200)
                assert "face down" in page
                assert board().name(stored[0]) not in page
                return
    raise AssertionError("nobody kept a token")


def test_the_market_shows_every_card_with_spaces_and_points() -> None:
    match = next(played(3, 5))
    view = look(match, 0)
    shown = " ".join(drawn(board().market(view), 200).split())
    for card in filter(None, view.display):
        facts = board().facts(card)
        points = "1 point" if facts["vp"] == 1 else f"{facts['vp']} points"
        assert f"{board().name(card)} ({points}) {board().spaces(card).plain} →" in shown
    gap = replace(view, display=[None, *view.display[1:]], grey_on=[0] * 8)
    assert drawn(board().market(gap), 200).count("without a grey cube") == 7


# --- options ----------------------------------------------------------------------------------------------------------


def test_every_action_of_a_turn_has_a_heading() -> None:
    _, ask, _ = offered("move")
    assert set(grouped(board(), ask)) <= set(GAME.groups.values())
    assert list(grouped(board(), ask))[-1] == "finish"


# --- looking things up ------------------------------------------------------------------------------------------------


def test_a_card_shows_stack_spaces_and_points() -> None:
    shown = drawn(board().explain("architecture"))
    assert re.search(r"Stack +III", shown)
    assert re.search(r"Spaces +□Orange □Blue", shown)
    assert re.search(r"Points +2 points", shown)
    assert "put it into a folder of your own" in shown


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_person_plays_against_a_bot_by_numbers() -> None:
    typed = "1\n1\n1\n1\n1\nc raiders\no 2\nl\n?\nq\n"
    shown = play("hyperborea", "--seed", "4", "--seats", "person,random", typed=typed)
    assert "Of which colour is your seventh cube?" in shown
    assert "It is your turn: what do you do next?" in shown
    assert "Gain 1 attack point and 1 gem." in shown
    assert "HYP-TURN-09" in shown
    assert RAW_ID.findall(shown) == []


def test_equal_points_are_explained_by_hexes_cubes_and_turn_order() -> None:
    *_, match = played(2, 1)
    view = look(match, None)
    assert GAME.tie_breakers is not None
    found = GAME.tie_breakers(match.state)
    assert [*map(Texts(GAME, "en").text, found)] == ["controlled hexes", "coloured cubes", "place in turn order"]
    hexes, cubes, order = map(list, found.values())
    controlled = [hex_.face.control for hex_ in view.hexes if hex_.face is not None]
    assert hexes == [controlled.count(0), controlled.count(1)]
    assert cubes == [sum(player.cubes()[:-1]) for player in match.state.players]
    assert order == ([1, 2] if match.state.first == 0 else [2, 1])
