"""Tapestry in the terminal: boards of all sizes, pictures by the questions, whole games and looking things up."""

import random
import re
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from gobelin.bots import bot_move, make_bot
from gobelin.games.tapestry.view import View
from gobelin.kernel import PERSON, Ask, Match, find_game
from gobelin.locales import Texts
from gobelin.terminal.boards import make_board
from gobelin.terminal.boards.tapestry import TapestryBoard
from gobelin.terminal.boards.tapestry_pictures import MARKS, Hex, draw_map, draw_shape, draw_tile
from gobelin.testkit.boards import RAW_ID, check_screens
from support.tapestry import Scene
from support.terminal import drawn, play, played_at_random

GAME = find_game("tapestry")
played = partial(played_at_random, GAME)
tapestry = partial(play, "tapestry")


@cache
def board(lang: str = "en") -> TapestryBoard:
    return TapestryBoard(GAME, Texts(GAME, lang))


def look(match: Match[Any], seat: int | None) -> View:
    """What a seat sees."""
    view = match.look(seat)
    assert isinstance(view, View)
    return view


def asked(topic: str, seats: int = 2) -> tuple[Match[Any], Ask]:
    """A match in which a question of this topic is open."""
    for seed in range(50):
        for match in played(seats, seed):
            if match.ask is not None and match.ask.topic == topic:
                return match, match.ask
    raise AssertionError(f"nobody was asked {topic}")


# --- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("en", 120), ("de", 80), ("en", 80), ("de", 120)])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_boards_from_start_to_end_fit_and_are_worded(seats: int, lang: str, width: int) -> None:
    check_screens(GAME, lang, width, seats, every=23, expansions=["pp", "aa"] * (width == 80))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_reconstructed_is_marked_wherever_it_lies(lang: str) -> None:
    scene = Scene(expansions=("pp",), placeholders=True).hand(0, "retreat", "guilds").resources(0, coin=1)
    scene.owns(0, "stadium", "pp_landmark_line").tiles(0, "space_17_ongoing_science").tapestry(1, 1, "surrender")
    texts, view = Texts(GAME, lang), look(scene.match, 0)
    table = drawn(board(lang).screen(view, 0, [], 200), 200)
    for name in ("retreat", "stadium", "space_17_ongoing_science", "surrender", "monolith"):
        assert f"{texts.name(name)} ≈" in table, name
    assert texts.text("source-reconstructed") in table
    for name in ("guilds", "pp_landmark_line"):
        assert texts.name(name) in table
        assert f"{texts.name(name)} ≈" not in table
    faithful = look(Scene(expansions=("pp",)).resources(0, coin=1).match, 0)
    assert "≈" not in drawn(board(lang).screen(faithful, 0, [], 200), 200)


def test_a_marked_component_is_found_by_its_plain_name() -> None:
    assert board().find("Surprise Party") == ["surprise_guest"]
    assert set(board().find("Monolith")) == {"monolith", "space_16_monolith"}


def test_the_panel_of_the_bots_shows_what_hucksters_and_trailblazers_laid_out() -> None:
    scene = Scene(1, expansions=("pp",)).resources(0, coin=1).bots(5, 6, 1, 2).at(phase="turn", active=0)
    view = look(scene.pool("radio", "golden_age").trail(science=[2, 4]).match, 0)
    assert view.solo is not None
    panel = drawn(board().automa(view, view.solo))
    assert "Laid out by the Hucksters: Radio, Golden Age" in panel
    assert "▲ Outposts of the Trailblazers: Science 2, 4" in panel
    assert drawn(board().tracks(view)).count("▲") == 2


@pytest.mark.parametrize(("seats", "hexes"), [(3, 34), (5, 61)])
def test_the_map_has_every_hex_with_the_number_of_the_options_and_all_pieces(seats: int, hexes: int) -> None:
    for number, match in enumerate(played(seats, 2)):
        if number % 40:
            continue
        view = look(match, 0)
        lines = [line for line in drawn(board().map(view)).splitlines() if re.search(r"[/\\_]{2}|/.*\\", line)]
        assert sorted(int(found) for found in re.findall(r"\d+", "".join(lines))) == list(range(hexes))
        standing = [piece for pieces in match.state.pieces.values() for piece in pieces]
        for seat in range(seats):
            upright = sum(piece.owner == seat and piece.fallen < 0 for piece in standing)
            toppled = sum(piece.owner == seat and piece.fallen >= 0 for piece in standing)
            assert "".join(lines).count(MARKS[seat]) == upright
            assert "".join(lines).count(MARKS[seat].lower()) == toppled


def test_hexes_show_their_corners_where_they_are() -> None:
    hexes = [
        Hex(7, (0, 0), ["water", "mountain", "grassland", "forest", "desert", "mountain"]),
        Hex(12, (0, 1)),
        Hex(3, (-1, 0)),
    ]
    assert draw_map(hexes, {}).plain.splitlines() == [
        "        ______",
        " ______/   3  \\",
        '/^~ 7^"\\______/',
        "\\:____♣/  12  \\",
        "       \\______/",
    ]


def test_tiles_and_shapes_are_drawn() -> None:
    corners = ["water", "mountain", "grassland", "forest", "desert", "water"]
    assert draw_tile(corners, "1").plain.splitlines() == [
        " ~ ___ ^ ",
        "  /   \\  ",
        '~ < 1 > "',
        "  \\___/  ",
        " :     ♣ ",
    ]
    assert draw_shape(["..X", "XXX"], "2").plain.splitlines() == ["2     ", "· · ■ ", "■ ■ ■ "]


@pytest.mark.parametrize("seats", [1, 5])
def test_tokens_and_landmarks_stand_on_their_spaces(seats: int) -> None:
    for number, match in enumerate(played(seats, 6)):
        if number % 30:
            continue
        lines = drawn(board().tracks(look(match, 0))).splitlines()
        offsets = {int(found[0]): found.start() for found in re.finditer(r"\d+", lines[1])}
        assert list(offsets) == list(range(13))
        for track in match.state.tracks:
            facts = match.state.facts.tracks[track]
            (line,) = [line for line in lines if line.startswith(f"│ {board().name(track)}")]
            tokens = [(MARKS[s], at) for s, p in match.state.players.items() for at in p.tokens[track]]
            for space, offset in offsets.items():
                expected = "".join(mark for mark, at in tokens if at == space)
                if space and facts.spaces[space - 1].landmark in match.state.landmarks:
                    expected += "◆"
                assert line[offset:].replace("│", " ").split(" ")[0] == expected


def test_an_opponents_hand_stays_hidden() -> None:
    for number, match in enumerate(played(3, 4)):
        if match.ask is None or number % 20:
            continue
        seat = match.ask.seat
        known = str(look(match, seat))
        shown = drawn(board().screen(look(match, seat), seat, (), 120))
        for other in set(range(3)) - {seat}:
            for card in match.state.players[other].hand.items:
                if f"'{card}'" not in known:
                    assert board().name(card) not in shown


# --- pictures by the question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_turn_of_a_tile_has_a_picture_with_its_number(lang: str) -> None:
    match, ask = asked("tile_turn")
    view = look(match, ask.seat)
    picture = drawn(board(lang).hint(view, ask, 76), 76)
    middle = next(line for line in picture.splitlines() if "<" in line)
    assert re.findall(r"< (\d) >", middle) == [str(number) for number in range(1, len(ask.options) + 1)]


@pytest.mark.parametrize(("topic", "sides"), [("building", {9}), ("landmark_place", {10, 11, 12})])
def test_plots_have_the_numbers_of_the_options(topic: str, sides: set[int]) -> None:
    match, ask = asked(topic)
    view = look(match, ask.seat)
    picture = drawn(board().hint(view, ask, 76), 76).splitlines()
    ends = {int(found[0]) - 1: found.end() for found in re.finditer(r"-?\d+", picture[0])}
    assert len(ends) in sides
    assert list(ends) == list(range(min(ends), 9))
    found: dict[tuple[int, int], int] = {}
    for line in picture[1:]:
        if not (row := re.match(r" *(-?\d+) ", line)):
            continue
        for col, end in ends.items():
            if number := re.search(r"(\d+)$", line[max(end - 3, len(row[0]) - 1) : end]):
                found[int(row[1]) - 1, col] = int(number[1])
    wanted = {(o[1], o[2]): number for number, o in enumerate(ask.options, 1) if o[0] == "place"}
    assert found == wanted


def test_a_landmark_can_be_turned_by_its_pictures() -> None:
    match, ask = asked("landmark_turn")
    view = look(match, ask.seat)
    turns = board().landmark(view.about.piece if view.about else "").turns
    picture = drawn(board().hint(view, ask, 76), 76)
    plots = sum(row.count("X") for option in ask.options for row in turns[int(option[1])])
    assert picture.count("■") == plots
    assert re.findall(r"\d", picture) == [str(number) for number in range(1, len(ask.options) + 1)]


def test_options_say_what_they_cost_and_bring() -> None:
    match: Match[Any] = Match.new(GAME, {"civilizations": ["leaders", "alchemists"]}, [PERSON] * 2, 1)
    while match.ask is not None and not (match.ask.topic == "turn" and len(match.ask.options) > 1):
        match.choose(match.ask.options[0], match.ask.seat)
    ask = match.ask
    assert ask is not None
    told = zip(ask.options, match.consequences(ask.seat), strict=True)
    details = {option[-1]: board().consequence(told) for option, told in told}
    assert details["exploration"] == "space 1: Scouting · Cost: 1 any · Benefit: 2 territory tiles"
    assert details["military"] == "space 1: Archery · Cost: 1 any · Benefit: conquer"
    assert details["income"].endswith("Income turn 2, as your mat is now")


def test_the_bonus_on_offer_is_named() -> None:
    match, ask = asked("bonus")
    about = look(match, ask.seat).about
    assert about is not None
    hint = drawn(board().hint(look(match, ask.seat), ask, 116))
    assert hint.startswith(f"Bonus of {board().name(about.piece)}: ")


# --- whole games ------------------------------------------------------------------------------------------------------


def typed_by(match: Match[Any], rng: random.Random) -> Iterator[str]:
    """Play a match as the terminal does, a person choosing at random; yields what the person types."""
    bots = {seat: make_bot(name, match.seed, seat) for seat, name in enumerate(match.seats) if name != PERSON}
    while match.ask is not None:
        seat = match.ask.seat
        if seat in bots:
            bot_move(match, seat, bots[seat])
            continue
        number = rng.randrange(len(match.ask.options))
        match.choose(match.ask.options[number], seat)
        yield str(number + 1)


@pytest.mark.parametrize(("lang", "width", "total"), [("en", 120, "Total"), ("de", 80, "Summe")])
def test_a_whole_game_at_the_keyboard_ends_as_the_rules_say(lang: str, width: int, total: str) -> None:
    match: Match[Any] = Match.new(GAME, {}, [PERSON, "random"], "7")
    typed = "".join(f"{number}\n" for number in typed_by(match, random.Random(2)))
    output = tapestry("--seats", "person,random", "--seed", "7", "--lang", lang, typed=typed, width=width)
    assert match.result is not None
    first, second = match.result.scores
    assert re.search(rf"{total} +│ +{first} │ +{second} │", output)
    assert RAW_ID.findall(output) == []
    for line in output.splitlines():
        assert len(re.sub(r"^(?:Choice|Wahl) ", "", line)) <= width


def test_the_solo_game_counts_the_points_of_the_automa() -> None:
    match: Match[Any] = Match.new(GAME, {}, [PERSON], "3")
    typed = "".join(f"{number}\n" for number in typed_by(match, random.Random(5)))
    output = tapestry("--solo", "--seed", "3", typed=typed, width=80)
    mine, its = match.state.players[0].vp, match.state.players[5].vp
    final = output[output.rindex("Points by source") :]
    assert re.search(rf"Total +│ +{mine} │ +{its} │", final)
    columns = [re.findall(r"(-?\d+|·)", line.split("│", 2)[2]) for line in final.splitlines() if "│" in line]
    figures = [[0 if part == "·" else int(part) for part in column] for column in columns if len(column) == 2]
    *sources, totals = figures
    assert [sum(row[i] for row in sources) for i in range(2)] == totals


def test_in_the_solo_game_there_is_no_page_of_another() -> None:
    output = tapestry("--solo", "--seed", "3", typed="o\nq\n")
    assert "Everything that the others have is already on the table." in output


def test_components_can_be_looked_up() -> None:
    words = ("bakery", "forge", "exploration", "territory_12", "mystics", "trap", "science", "achievements")
    typed = "".join(f"c {word}\n" for word in words) + "o\nq\n"
    output = tapestry("--seats", "person,random", "--seed", "4", typed=typed)
    _, bakery, forge, track, tile, mystics, trap, science, none, page, _ = re.split("^Choice ", output, flags=re.M)
    assert "tech card" in bakery
    assert "landmark, base game" in bakery
    assert "■ ■" in forge
    assert "12 Warpgates (2 food)" in track
    assert "< " in tile
    assert "with adjustments: " in " ".join(mystics.split())
    assert "when played, or from hand" in trap
    assert "die, base game" in science
    assert "No card is called" in none
    assert "Markets" in page


def test_tapestry_has_a_board_of_its_own() -> None:
    assert isinstance(make_board(GAME, Texts(GAME, "en")), TapestryBoard)


def test_the_tallest_landmark_breaks_ties() -> None:
    *_, match = played(2, 3)
    assert GAME.tie_breakers is not None
    (heights,) = GAME.tie_breakers(match.state).values()
    facts = match.state.facts.landmarks
    for seat, height in enumerate(heights):
        player = match.state.players[seat]
        ranks = [facts[name].height_rank for name in player.landmarks if name not in player.beside]
        assert height == (len(facts) + 1 - min(ranks) if ranks else 0)
