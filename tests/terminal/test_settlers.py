"""Imperial Settlers in the terminal: whole games, every key, every board, and a person's own components."""

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import PERSON, Ask, GobelinError, Match, Option, Record, Result, Trial, find_game
from gobelin.locales import Texts
from gobelin.terminal.boards.imperial_settlers import SettlersBoard
from gobelin.terminal.commands import app
from gobelin.terminal.play import TableTop
from support.settlers import VILLAGE, Scene

GAME = find_game("imperial_settlers")
RAW_ID = re.compile(r"\b(?:ask|board|event|group|label|mark|name|option|source|terminal|text)-[a-z_]+\b")


def gobelin(*words: str, typed: str = "", cwd: Path | None = None, width: int = 120) -> str:
    """The real command, in a process of its own."""
    command = [sys.executable, "-m", "gobelin", *words]
    env = os.environ | {"COLUMNS": str(width), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", check=False, cwd=cwd, env=env, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def here(*words: str, typed: str = "", width: int = 120) -> str:
    """The same command within this process: quicker."""
    done = CliRunner(env={"COLUMNS": str(width)}).invoke(app, words, input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def settlers(*words: str, typed: str = "", width: int = 120) -> str:
    return here("play", "imperial-settlers", *words, typed=typed, width=width)


def choices(match: Match[Any], rng: random.Random, limit: int = 10_000) -> Iterator[str]:
    """Play a match as the terminal does, a person choosing at random; yields what the person types."""
    bots = {seat: make_bot(name, match.seed, seat) for seat, name in enumerate(match.seats) if name != PERSON}
    while match.ask is not None and limit:
        seat = match.ask.seat
        if seat in bots:
            bot_move(match, seat, bots[seat])
            continue
        number = rng.randrange(len(match.ask.options))
        match.choose(match.ask.options[number], seat)
        limit -= 1
        yield str(number + 1)


def assert_tidy(output: str, width: int) -> None:
    """Nothing is wider than the screen, and no text is missing. The prompt and a new screen share a line here."""
    for line in output.splitlines():
        line = re.sub(r"^(?:Choice|Wahl) ", "", line)
        assert len(line) <= width, line
    assert RAW_ID.findall(output) == []


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "width", "over", "opponent"),
    [("en", 120, "The game is over.", "Normal (2)"), ("de", 80, "Das Spiel ist zu Ende.", "Mittel (2)")],
)
def test_a_whole_game_of_first_choices(lang: str, width: int, over: str, opponent: str, tmp_path: Path) -> None:
    words = ("play", "imperial-settlers", "--seed", "4", "--lang", lang, "--factions", "barbarians,romans")
    output = gobelin(*words, typed="1\n" * 400, cwd=tmp_path, width=width)
    assert over in output
    assert opponent in output
    assert_tidy(output, width)


@pytest.mark.parametrize(
    ("words", "settings", "players", "lang", "width"),
    [
        (["--seats", "person,random,random,random"], {}, 4, "de", 100),
        (["--seats", "random,person", "--variant", "alternative"], {"card_phase": "alternative"}, 2, "en", 80),
        (
            ["--seats", "person,random,random", "--variant", "advanced", "--peaceful"],
            {"card_phase": "advanced", "peaceful": True},
            3,
            "en",
            120,
        ),
        (
            ["--seats", "person,random", "--factions", "japanese,egyptians"],
            {"factions": ["japanese", "egyptians"]},
            2,
            "de",
            80,
        ),
    ],
)
def test_a_whole_game_of_random_choices_ends_as_the_rules_say(
    words: list[str], settings: dict[str, object], players: int, lang: str, width: int, tmp_path: Path
) -> None:
    seats = words[1].split(",")
    match: Match[Any] = Match.new(GAME, settings, seats, "11")
    typed = "".join(f"{number}\n" for number in choices(match, random.Random(1)))
    words = ["play", "imperial-settlers", "--seed", "11", "--lang", lang, *words]
    output = gobelin(*words, typed=typed, cwd=tmp_path, width=width)
    assert match.result is not None
    assert len(match.result.scores) == players
    final = output[output.rindex("┃") :]
    for place, score in zip(match.result.places, match.result.scores, strict=True):
        assert re.search(rf"^{place}\. .*: {score} (?:point|Punkt)", final, re.MULTILINE), final
    assert_tidy(output, width)


@pytest.mark.parametrize(
    ("lang", "verdict"), [("en", r"The game is (?:won|lost)"), ("de", r"Das Spiel ist \w+ren|gewonnen")]
)
def test_the_solo_game_shows_attacks_and_ends_with_a_verdict(lang: str, verdict: str) -> None:
    match: Match[Any] = Match.new(GAME, {"factions": ["japanese"]}, [PERSON], "5")
    typed = "".join(f"{number}\n" for number in choices(match, random.Random(3)))
    output = settlers("--solo", "--factions", "japanese", "--seed", "5", "--lang", lang, typed=typed, width=80)
    assert re.search(verdict, output[output.rindex("┃") :])
    assert ("Attack row" if lang == "en" else "Angriffe") in output
    assert ("Neutral player" if lang == "en" else "Neutraler Spieler") in output
    assert_tidy(output, 80)


@pytest.mark.parametrize("seed", range(4))
def test_every_screen_of_a_game_fits_and_is_worded(seed: int) -> None:
    rng = random.Random(seed)
    seats = [PERSON, *["random"] * (seed % 4)]
    match: Match[Any] = Match.new(GAME, {}, seats, seed)
    for width, lang in ((rng.choice([60, 80, 99]), "de"), (rng.choice([100, 120, 200]), "en")):
        match = Match.new(GAME, {}, seats, seed)
        page = io.StringIO()
        table = TableTop(match, lang, Console(file=page, width=width, height=40))
        for number, _ in enumerate(choices(match, random.Random(seed))):
            if match.ask is not None and match.ask.seat == 0 and number % 4 == 0:
                table.show(match.ask)
                table.show_others(match.ask)
        table.show_end()
        assert table.texts.missing == set()
        assert max(map(len, page.getvalue().splitlines())) <= width


@pytest.mark.parametrize(("lang", "words"), [("en", "Discard the attack card"), ("de", "Angriffskarte „")])
def test_an_attack_card_taken_for_a_deal_is_only_discarded(lang: str, words: str) -> None:
    for faction, location, verb in (("romans", "spies", "take_deal"), ("barbarians", "robbers", "end_deal")):
        scene = Scene(faction).locations(0, location).goods(0, worker=3).attack_cards("wood", "gold")
        scene.play(f"activate {location}")
        ask = scene.match.ask
        assert ask is not None
        assert {str(option[0]) for option in ask.options} == {verb}
        board = SettlersBoard(GAME, Texts(GAME, lang))
        for option in ask.options:
            assert board.texts.option(ask.topic, option).startswith(words)


# --- keys -------------------------------------------------------------------------------------------------------------

START = ("--seed", "4", "--factions", "barbarians,romans", "--seats", "person,random")


def screens(output: str) -> list[str]:
    """What was shown between two prompts."""
    return output.split("Choice ")


def test_rules_cards_others_and_log_can_be_looked_up() -> None:
    typed = "?\nc village\nc dark chapel\nc avenue\nc 1\nc\nc xyzzy\nc castle\no\no 1\no 9\nl\nq\n"
    _, rules, village, chapel, avenue, first, how, none, many, others, own, wrong, log, left = screens(
        settlers(*START, typed=typed)
    )
    assert "IMP-LOOK-05" in rules
    assert "Produces 1 worker" in village
    assert "COM012, COM013, COM014" in village
    assert "from the rulebook" in chapel
    assert "reconstructed" in avenue
    assert "--components" in avenue
    assert "Kind" in first
    assert "Type c and a card's name" in how
    assert "No card is called xyzzy" in none
    assert "Castle" in many
    assert "Romans" in others
    assert "Faction deck" in others
    assert "Barbarians" in own
    assert "There is no seat 9" in wrong
    assert "Round 1 beg" in log
    assert "left unfinished" in left


def test_cards_of_similar_names_are_listed() -> None:
    output = settlers(*START, "--lang", "de", typed="c barbaren\nc altar\nq\n")
    assert "Welche davon" in output


def test_wrong_keys_are_answered_and_enter_shows_the_table_again() -> None:
    first, *wrong, again, _ = screens(settlers(*START, typed="0\n99\nx\n-1\n[red]\n\nq\n"))
    for typed, said in zip(("0", "99", "x", "-1", "[red]"), wrong, strict=True):
        assert f"There is no option {typed}; type a number from 1 to" in said
    assert again == first


def test_undo_leads_back_to_the_same_screen() -> None:
    first, second, after, _ = screens(settlers(*START, typed="2\nu\nq\n"))
    assert second != first
    assert after == "Taken back.\n" + first
    assert "no choice to take back" in settlers(*START, typed="u\nq\n")


def test_a_game_left_at_any_moment_ends_calmly(tmp_path: Path) -> None:
    for typed in ("", "1", "1\n1\n1\n", "c"):
        assert "left unfinished" in settlers(*START, typed=typed)
    assert "left unfinished" in gobelin("play", "imperial-settlers", *START, typed="1\n", cwd=tmp_path)


def test_a_saved_game_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match: Match[Any] = Match.new(GAME, {"factions": ["romans"]}, [PERSON], "6")
    typed = list(choices(match, random.Random(9)))
    half = len(typed) // 2
    words = ("--solo", "--factions", "romans", "--seed", "6")
    saved = settlers(*words, typed="\n".join([*typed[:half], "s", "q"]))
    assert "Saved as imperial-settlers-6.json" in saved
    record = Record.from_json(Path("imperial-settlers-6.json").read_bytes())
    assert list(record.entries) == match.entries[: len(record.entries)]
    output = here("play", "--resume", "imperial-settlers-6.json", typed="\n".join(typed[half:]))
    assert match.result is not None
    assert re.search(rf"Total +│ +{match.result.scores[0]} │", output)
    with pytest.raises(GobelinError, match="goes on as it was begun"):
        here("play", "--resume", "imperial-settlers-6.json", "--peaceful")
    with pytest.raises(GobelinError, match="not of gauntlet"):
        here("play", "gauntlet", "--resume", "imperial-settlers-6.json")


def test_a_resumed_game_shows_only_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    last = screens(settlers(*START, typed="1\n1\ns\nq\n"))[2]
    assert screens(here("play", "--resume", "imperial-settlers-4.json", typed="q\n"))[0] == last


def test_nobody_sees_the_hand_of_another_at_the_same_keyboard() -> None:
    match: Match[Any] = Match.new(GAME, {"factions": ["romans", "japanese"]}, [PERSON] * 2, "3")
    asked: list[set[str]] = []
    typed, rng, at_keyboard = [], random.Random(2), 0
    names = Texts(GAME, "en").name
    while match.ask is not None and len(match.entries) < 40:
        seat = match.ask.seat
        if seat != at_keyboard:
            typed.append("")
            at_keyboard = seat
        known = re.findall(r"[a-z]{3}\d{3}", json.dumps([match.view(seat), match.events(seat)]))
        asked.append({names(card) for card in match.state.realms[1 - seat].hand.items} - {names(c) for c in known})
        number = rng.randrange(len(match.ask.options))
        match.choose(match.ask.options[number])
        typed.append(str(number + 1))
    output = settlers(
        "--seats", "person,person", "--factions", "romans,japanese", "--seed", "3", typed="\n".join(typed)
    )
    assert "Seat 2, it is your turn. Press Enter to look." in output
    assert sum(map(len, asked)) > 40
    for hidden, screen in zip(asked, screens(output), strict=False):
        assert {name for name in hidden if re.search(rf"[■□] {re.escape(name)}\b", screen)} == set()


def test_points_equal_bring_the_tie_breaker_into_the_final_table() -> None:
    match: Match[Any] = Match.new(GAME, {}, ["random", PERSON], 1)
    for _ in choices(match, random.Random(0)):
        pass
    match.result = Result((7, 7), (1, 2))
    page = io.StringIO()
    TableTop(match, "en", Console(file=page, width=100)).show_end()
    assert "tie-breaker: workers and resources left" in page.getvalue()
    assert "Faction locations" in page.getvalue()


# --- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("gauntlet", "--factions", "romans"), "--factions: gauntlet has no such setting"),
        (("inventions", "--variant", "basic"), "prosperity: there is no 'basic'; there are mixed, by_letter"),
        (("gauntlet", "--peaceful"), "--peaceful: gauntlet has no such setting"),
        (("gauntlet", "--solo"), "--solo: gauntlet has no solo game"),
        (("gauntlet", "--components", "."), "gauntlet does not support custom components"),
        (("imperial-settlers", "--solo", "--seats", "person,greedy"), "leave --seats out"),
        (("imperial-settlers", "--factions", "romans"), "1 are named for 2 seats"),
        (
            ("imperial-settlers", "--factions", "romans,roman"),
            "factions: there is no 'roman'; there are barbarians, romans, egyptians, japanese",
        ),
        (
            ("imperial-settlers", "--variant", "peaceful"),
            "card_phase: there is no 'peaceful'; there are basic, alternative, advanced",
        ),
        (("imperial-settlers", "--set", "card-phase=wild"), "card_phase: there is no 'wild'; there are basic"),
        (("imperial-settlers", "--set", 'factions=["huns","romans"]'), "huns"),
        (("imperial-settlers", "--set", "decks={"), "is not valid JSON"),
        (("imperial-settlers", "--solo", "--peaceful"), "peaceful: only with 2 to 4 seats"),
        (("imperial-settlers", "--components", "nowhere"), "nowhere: is not a folder"),
    ],
)
def test_settings_that_do_not_fit_are_refused_in_words(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(GobelinError, match=re.escape(message)):
        here("play", *words)


def test_settings_can_be_spelled_out_as_well() -> None:
    words = (
        "--set",
        "factions=romans,japanese",
        "--set",
        "card-phase=advanced",
        "--set",
        "peaceful=true",
        "--seed",
        "1",
    )
    assert "Japanese" in settlers(*words, typed="q\n")


# --- a person's own components ----------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    own.mkdir()
    (own / "common.yaml").write_text(VILLAGE, "utf-8")
    return own


def test_a_game_is_played_with_components_of_ones_own(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output = settlers(*START, "--components", str(folder), typed="c village\n1\n1\ns\nq\n")
    page = screens(output)[1]
    for words in ("3 stone", "My village yields gold.", "from your own components"):
        assert words in page
    again = here("play", "--resume", "imperial-settlers-4.json", "--components", str(folder), typed="c village\nq\n")
    assert "My village yields gold." in again
    with pytest.raises(GobelinError, match="begun with other components"):
        here("play", "--resume", "imperial-settlers-4.json")
    same = json.loads(here("replay", "imperial-settlers-4.json", "--components", str(folder), "--json"))
    assert same["read_only"] is None
    other = json.loads(here("components", "imperial-settlers", "--components", str(folder), "--json"))
    assert other["hash"] != GAME.components.hash
    figures = json.loads(
        here("simulate", "imperial-settlers", "--components", str(folder), "--games", "2", "--check", "--json")
    )
    assert (figures["games"], figures["errors"]) == (2, [])


SPARE = """
deck: romans
spares:
- id: lighthouse
  name_en: Lighthouse
  name_de: Leuchtturm
  count: 1
  numbers: [ROM031]
  kind: production
  colours: [gold]
  cost: {wood: 1}
  deal: gold
  effect:
    produce: {gold: 1}
  vp_end: 1
  text: Ships come and go.
  source: public
  confidence: high
"""


@pytest.mark.parametrize("width", [80, 120])
def test_spare_cards_are_shown_in_the_words_of_their_file(folder: Path, width: int) -> None:
    (folder / "romans.yaml").write_text(SPARE, "utf-8")
    (folder / "common.yaml").write_text(VILLAGE.replace("Dorf", "Weiler"), "utf-8")
    words = (*START, "--components", str(folder), "--lang", "de")
    output = settlers(*words, typed="c leuchtturm\nc weiler\nq\n", width=width)
    for shown in ("Leuchtturm", "Ships come and go.", "Weiler", "My village yields gold."):
        assert shown in output
    assert not RAW_ID.search(output)
    game = find_game("imperial_settlers").override
    assert game is not None
    board = SettlersBoard(own := game(folder), Texts(own, "de"))
    console = Console(file=io.StringIO(), width=width)
    console.print(board.cards(["rom031", "com014", "com015"], "Hand", width))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    for shown in ("Leuchtturm", "Ships come and go.", "Weiler", "My village yields gold."):
        assert shown in drawn
    assert board.texts.missing == set()


GUARD = """
deck: egyptians
cards:
- id: pharaohs_guard
  name_en: Pharaoh's Guard
  name_de: Garde des Pharaos
  count: 1
  numbers: [EGY004]
  kind: production
  colours: [black]
  cost: {food: 2, location: 1}
  deal: raze
  effect:
    produce_choice: [{wood: 1}, {gold: 1}]
  vp_end: 2
  text: Wood or gold.
  source: public
  confidence: high
"""
EXCHANGE = """
exchange:
  cost: {worker: 3}
  gain_one_of: [wood, stone, food, common_card, faction_card]
  source: public
  confidence: high
"""


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", ["+ 1 wood", "+ 1 gold", "\u2212 3 workers", "\u2212 6 workers", "\u2212 1 gold · + 2 victory points"]),
        ("de", ["+ 1 Holz", "+ 1 Gold", "\u2212 3 Arbeiter", "\u2212 6 Arbeiter", "\u2212 1 Gold · + 2 Siegpunkte"]),
    ],
)
def test_options_are_worded_by_ones_own_components(folder: Path, lang: str, shown: list[str]) -> None:
    (folder / "egyptians.yaml").write_text(GUARD, "utf-8")
    (folder / "box.yaml").write_text(EXCHANGE, "utf-8")
    assert GAME.override is not None
    own = GAME.override(folder)
    board = SettlersBoard(own, Texts(own, lang))
    match: Match[Any] = Match.new(own, {"factions": ["egyptians", "romans"]}, 2, 1)
    (slaver,) = [copy for copy in ("egy005", "egy006", "egy007") if board.facts(copy)["card"] == "slaver"]
    asked: list[tuple[str, Option]] = [
        ("produce", ("produce", "egy004", 0)),
        ("produce", ("produce", "egy004", 1)),
        ("turn", ("exchange", 1)),
        ("turn", ("exchange", 2)),
        ("trade", ("trade", slaver, 0)),
    ]
    assert own.consequence is not None
    never = lambda: Trial({}, "", False)  # noqa: E731
    told = [own.consequence(match.state, Ask(0, topic, [option]), option, never) for topic, option in asked]
    assert [board.consequence(one) for one in told] == shown
    for topic, option in asked:
        wrong = r"raze token|Zerstör|victory|Siegpunkt|2 workers|2 Arbeiter"
        assert not re.search(wrong, board.texts.option(topic, option))
    assert board.texts.missing == set()


def test_a_bad_components_file_is_named_without_a_traceback(folder: Path) -> None:
    (folder / "common.yaml").write_text(VILLAGE.replace("stone: 3", "cheese: 3"), "utf-8")
    command = [sys.executable, "-m", "gobelin", "play", "imperial-settlers", "--components", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "common.yaml: village: cost.cheese" in done.stderr
    assert "Traceback" not in done.stderr


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_replay_is_drawn_on_the_games_own_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settlers(*START, typed="1\n1\n1\ns\nq\n")
    assert "Round 1 of 5" in here("replay", "imperial-settlers-4.json")
    assert "Hand: " in here("replay", "imperial-settlers-4.json", "--seat", "0", "--lang", "de")


def test_a_board_that_shows_everybody_at_once_has_no_pages_of_others() -> None:
    assert "Everything that the others have" in here("play", "gauntlet", "--seed", "4", typed="o\nc rope\nl\nq\n")


# --- answers for good -----------------------------------------------------------------------------------------------


def table_top(scene: Scene, typed: str) -> tuple[TableTop, io.StringIO]:
    """A scene at the terminal, and what is shown there."""
    page = io.StringIO()
    console = Console(file=page, width=120)
    lines = iter(typed.splitlines())
    console.input = lambda *_, **__: next(lines)  # type: ignore[method-assign]
    return TableTop(scene.match, "en", console), page


def guarded() -> Scene:
    """After an action a defence token could still be placed."""
    scene = Scene("barbarians", "romans").locations(0, "mill").goods(0, defence=1, worker=8)
    return scene.goods(1, worker=8).locations(1, "town")


@pytest.mark.rule("IMP-OPEN-03")
def test_the_first_answer_after_an_action_ends_the_turn() -> None:
    scene = guarded().play("exchange 1", "receive wood")
    assert (scene.asked, scene.topic, scene.offer()) == (0, "after", ["end_turn", "defend mill"])
    table, page = table_top(scene, "1")
    assert scene.match.ask is not None
    table.turn(scene.match.ask)
    assert scene.asked == 1
    assert "a NUMBER always" in page.getvalue()


@pytest.mark.rule("IMP-OPEN-03")
def test_an_answer_is_given_for_good_and_taken_back() -> None:
    scene = guarded().play("exchange 1", "receive wood")
    table, page = table_top(scene, "a 1\na\na\n1")
    assert scene.match.ask is not None
    table.turn(scene.match.ask)
    scene.play("1: pass", "0: exchange 1", "0: receive wood")
    assert (scene.asked, scene.topic) == (0, "turn")  # nobody was asked whether the turn ends
    table.turn(scene.match.ask)
    assert "You are asked again" in page.getvalue()
    assert "Type a and a number" in page.getvalue()
    assert scene.match.standing(0) == []


@pytest.mark.rule("IMP-OPEN-03")
def test_a_number_that_no_answer_has_takes_back_nothing() -> None:
    scene = guarded().play("exchange 1", "receive wood")
    assert scene.match.ask is not None
    scene.match.set_standing(0, "turn", ("pass",), "game")
    table, page = table_top(scene, "a 99\na x\n1")
    table.turn(scene.match.ask)
    assert "There is no option 99; type a number from 1 to 2." in page.getvalue()
    assert "There is no option x" in page.getvalue()
    assert [answer.topic for answer in scene.match.standing(0)] == ["turn"]


def test_points_of_a_source_without_a_text_are_told_by_its_id() -> None:
    texts = Texts(GAME, "en")
    assert [texts.source(group) for group in ("laid_away", "gifts_of_others")] == ["Shrine and Gate", "Gifts of others"]
    assert not texts.missing
