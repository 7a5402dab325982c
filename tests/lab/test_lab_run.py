"""Runs: the same rows whoever plays, nothing twice, nothing half."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import polars as pl
import pytest

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Game, Match, Record, ReplayError, Rule, find_game, game_names
from gobelin.lab import engines
from gobelin.lab import play as playing
from gobelin.lab.plan import Job, Plan, study
from gobelin.lab.play import option_value, play_job
from gobelin.lab.run import run
from gobelin.lab.store import Store, StoreError, stamp
from gobelin.locales import Texts
from support.gauntlet import GAME, Explorers, play
from support.lab import files, gobelin

PLAN = {
    "decisions": True,
    "chunk": 5,
    "tables": [
        {"game": "gauntlet", "seats": [2, 3], "settings": {"rounds": [1, 2]}, "bots": "random", "seeds": 3},
        {"game": "gauntlet", "round_robin": ["random", "greedy"], "seeds": {"from": 40, "count": 2}},
    ],
}
TEXT = json.dumps(PLAN)  # JSON is YAML


def played(folder: Path, engine: engines.Engine = engines.alone, plan: Any = PLAN) -> Store:
    store = Store.begin(folder, study(plan))
    for _ in run(store, engine):
        pass
    return store


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return played(tmp_path_factory.mktemp("lab") / "whole")


def test_a_row_says_how_a_seat_did(whole: Store) -> None:
    """Every game of the study, played again by hand."""
    rows = list(whole.seats())
    decisions = whole.decisions()
    assert [row.number for row in rows] == sorted(row.number for row in rows)
    for job in whole.study.jobs:
        cell = job.cell
        match: Match[Any] = Match.new(cell.game, cell.settings, cell.players, job.seed)
        bots = [make_bot(name, job.seed, seat) for seat, name in enumerate(cell.players)]
        while match.ask is not None:
            bot_move(match, match.ask.seat, bots[match.ask.seat])
        assert match.result is not None
        mine = [row for row in rows if row.number == job.number]
        assert [row.bot for row in mine] == list(cell.players)
        assert [row.score for row in mine] == list(match.result.scores)
        assert [row.place for row in mine] == list(match.result.places)
        assert sum(row.won or 0 for row in mine) == pytest.approx(1)
        assert {row.seed for row in mine} == {job.seed}
        assert sum(row.decisions for row in mine) == mine[0].game_decisions == len(match.entries)
        for row in mine:
            assert sum(row.points.values()) == row.score
            own = [entry for entry in match.entries if entry.seat == row.seat]
            assert [(topic, option_value(option)) for topic, option in row.opening] == [
                (entry.topic, entry.option) for entry in own[:6]
            ]
        kept = decisions.filter(pl.col("number") == job.number)
        assert kept["topic"].to_list() == [entry.topic for entry in match.entries]
        assert [option_value(option) for option in kept["option"]] == [entry.option for entry in match.entries]
        assert kept["options"].min() >= 1  # type: ignore[operator]
        assert kept["turn"].n_unique() == mine[0].turns


def test_every_file_carries_the_stamp(whole: Store) -> None:
    parts = [*whole.folder.rglob("*.parquet")]
    assert {path.parent.name for path in parts} == {"games", "decisions"}
    for path in parts:
        assert json.loads(pl.read_parquet_metadata(path)["gobelin"]) == whole.stamp
    head = json.loads((whole.folder / "manifest.json").read_text())
    assert head["stamp"] == whole.stamp == stamp(whole.study)
    assert head["stamp"]["games"]["gauntlet"]["components_hash"] == GAME.components.hash
    assert head["plan"] == whole.study.plan.plain()
    assert head["games"] == whole.study.total == 16


def test_several_processes_write_the_same_bytes(whole: Store, tmp_path: Path) -> None:
    assert files(played(tmp_path / "two", engines.local(2)).folder) == files(whole.folder)


def test_a_ray_cluster_writes_the_same_bytes(whole: Store, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    assert files(played(tmp_path / "ray", engines.ray(2, None)).folder) == files(whole.folder)


def test_an_address_without_a_cluster_is_refused_at_once() -> None:
    pytest.importorskip("ray")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"  # bound, but nobody listens
        with pytest.raises(engines.EngineError, match=f"no Ray cluster answers at {address}"):
            engines.ray(None, address)
    with pytest.raises(engines.EngineError, match="no Ray cluster answers at there:many"):
        engines.ray(None, "there:many")


def test_a_second_run_plays_what_the_first_has_left(whole: Store, tmp_path: Path) -> None:
    asked: list[int] = []

    def tired(plan: Plan, jobs: Sequence[Job]) -> engines.Games:
        for job in jobs[:7]:
            yield [play_job(plan, job)]
        raise KeyboardInterrupt

    def watched(plan: Plan, jobs: Sequence[Job]) -> engines.Games:
        asked.extend(job.number for job in jobs)
        yield from engines.alone(plan, jobs)

    with pytest.raises(KeyboardInterrupt):
        played(tmp_path, tired)
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["part-00000.parquet"]
    played(tmp_path, watched)
    assert asked == list(range(5, 16))
    assert files(tmp_path) == files(whole.folder)
    asked.clear()
    played(tmp_path, watched)
    assert asked == []


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = {"chunk": 4, "tables": [{"game": "gauntlet", "settings": {"rounds": 6}, "bots": "random", "seeds": 160}]}
    (tmp_path / "plan.yaml").write_text(json.dumps(plan))
    out = tmp_path / "out"
    command = [sys.executable, "-m", "gobelin", "lab", "run", "plan.yaml", "--out", "out", "--workers", "1"]
    started = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
    while len([*out.glob("games/part-*")]) < 3:
        assert started.poll() is None, "the run was over before it could be killed"
        sleep(0.005)
    started.send_signal(signal.SIGKILL)
    started.wait()
    left = {path: path.stat().st_mtime_ns for path in out.glob("games/part-*")}
    steps = list(run(Store.begin(out, study(plan)), engines.alone))
    assert steps[0].played == 4 * len(left) < steps[-1].played == steps[-1].total == 160
    assert all(path.stat().st_mtime_ns == at for path, at in left.items())
    whole = files(played(tmp_path / "whole", plan=plan).folder)
    assert {name: content for name, content in files(out).items() if name in whole} == whole


def test_a_folder_of_another_plan_is_refused(whole: Store) -> None:
    other = study({**PLAN, "openings": 2})
    with pytest.raises(StoreError, match=f"holds games of another plan .*{whole.study.plan.hash} there"):
        Store.begin(whole.folder, other)


def test_a_folder_of_other_components_or_rules_is_refused(whole: Store, tmp_path: Path) -> None:
    for field, words in (("components_hash", "gauntlet components hash"), ("rules_version", "gauntlet rules version")):
        head = json.loads((whole.folder / "manifest.json").read_text())
        head["stamp"]["games"]["gauntlet"][field] = 99
        (tmp_path / "manifest.json").write_text(json.dumps(head))
        with pytest.raises(StoreError, match=rf"another {words} \(99 there"):
            Store.begin(tmp_path, whole.study)


def test_a_folder_with_something_else_is_refused(whole: Store, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("not yours")
    with pytest.raises(StoreError, match="is no folder of a study, and not empty"):
        Store.begin(tmp_path, whole.study)
    with pytest.raises(StoreError, match="holds no study"):
        Store.open(tmp_path)
    for strange in ("[]", '{"stamp": [], "plan": {}}'):
        (tmp_path / "manifest.json").write_text(strange)
        with pytest.raises(StoreError, match="is no manifest"):
            Store.open(tmp_path)
    (tmp_path / "manifest.json").write_text('{"stamp": {"format": 99}, "plan": {}}')
    with pytest.raises(StoreError, match="holds tables of form 99"):
        Store.open(tmp_path)


def cursed(state: Explorers) -> Rule[None]:
    """GAU-RND: the second round brings everything down."""
    rule = play(state)
    answer: Any = None
    while True:
        question = rule.send(answer)
        if state.round == 1:
            raise RuntimeError("the roof comes down")
        answer = yield question


def test_a_game_that_breaks_leaves_a_row_and_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: Game[Any] = replace(GAME, play=cursed)
    monkeypatch.setattr(playing, "find_game", lambda name: broken)
    store = played(tmp_path, plan={"tables": [{"game": "gauntlet", "bots": "random", "seeds": 2}]})
    rows = list(store.seats())
    assert ["the roof comes down" in (row.error or "") for row in rows] == [True] * 4
    assert {(row.score, row.place, row.won, row.truncated) for row in rows} == {(None, None, None, False)}
    assert [progress.errors for progress in run(store, engines.alone)] == [2]  # also when it finds nothing to play
    record = Record.from_json((tmp_path / "errors" / "game-00000001.json").read_bytes())
    with pytest.raises(ReplayError, match="the roof comes down"):
        Match.replay(record, game=broken)


def test_a_file_that_is_spoilt_is_named(tmp_path: Path) -> None:
    store = played(tmp_path, plan={"tables": [{"game": "gauntlet", "bots": "random", "seeds": 1}]})
    path = store.part("games", range(1))
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(StoreError, match=r"part-00000\.parquet: is no Parquet; remove it"):
        store.games()


def test_a_game_without_end_is_given_up() -> None:
    found = study({"max_decisions": 3, "tables": [{"game": "gauntlet", "bots": "random", "seeds": 1}]})
    rows = play_job(found.plan, found.jobs[0]).seats
    assert [(row.truncated, row.error, row.won, row.game_decisions) for row in rows] == [(True, None, None, 3)] * 2


def known_by(name: str, seed: int) -> list[dict[str, str]]:
    found = study({"tables": [{"game": name, "bots": "random", "seeds": {"count": 1, "from": seed}, "seats": 2}]})
    return [row.traits for row in play_job(found.plan, found.jobs[0]).seats]


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).traits is not None])
def test_seats_are_known_by_traits_that_have_names(name: str) -> None:
    texts = [Texts(find_game(name), language) for language in ("en", "de")]
    for seed in (1, 2):
        seats = known_by(name, seed)
        assert sorted(traits["order"] for traits in seats) == ["1", "2"]
        values = [value for traits in seats for trait, value in traits.items() if trait != "order"]
        assert [value for value in values for text in texts if not text.has(f"name-{value}")] == []


def test_a_trait_keeps_its_first_value() -> None:
    """The start player of Imperial Settlers changes from round to round; the first one counts."""
    settings = {"factions": ["romans", "japanese", "egyptians"]}
    match: Match[Any] = Match.new("imperial-settlers", settings, ["random"] * 3, 1)
    ask = find_game("imperial-settlers").traits
    assert ask is not None
    before = [ask(match.state, seat) for seat in range(3)]
    bots = [make_bot("random", 1, seat) for seat in range(3)]
    while match.ask is not None:
        bot_move(match, match.ask.seat, bots[match.ask.seat])
    assert [ask(match.state, seat)["order"] for seat in range(3)] != [traits["order"] for traits in before]
    table = {"game": "imperial-settlers", "bots": "random", "seats": 3, "seeds": {"count": 1, "from": 1}}
    found = study({"tables": [{**table, "settings": settings}]})
    assert [row.traits for row in play_job(found.plan, found.jobs[0]).seats] == before
    assert [traits["faction"] for traits in before] == settings["factions"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plan.yaml").write_text(TEXT)
    return tmp_path


def test_the_command_writes_below_build_and_counts(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], whole: Store
) -> None:
    assert gobelin(monkeypatch, "lab", "run", "plan.yaml", "--workers", "1") == 0
    said = "16 games in build/lab/plan, 16 of them played now; 0 went wrong, 0 were given up\n"
    assert capsys.readouterr().out == said
    assert files(here / "build/lab/plan") == files(whole.folder)
    assert gobelin(monkeypatch, "lab", "run", "plan.yaml") == 0
    assert "0 of them played now" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run", "nowhere.yaml"), "gobelin: nowhere.yaml: No such file or directory"),
        (("run", "plan.yaml", "--address", "there:1"), "gobelin: --address: only with --engine ray"),
        (("run", "plan.yaml", "--engine", "ray", "--address", "there:1", "--workers", "2"), "gobelin: --workers: the"),
        (("report", "nowhere"), "gobelin: nowhere: holds no study: there is no manifest.json"),
        (("report", "nowhere", "--lang", "la"), "gobelin: --lang: there are texts in en and de, not in 'la'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    words: tuple[str, ...], said: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert str(gobelin(monkeypatch, "lab", *words)).startswith(said)


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("polars", ("run", "plan.yaml"), "lab"),
        ("ray", ("run", "plan.yaml", "--engine", "ray"), "ray"),
        ("matplotlib", ("report", "done"), "lab"),
    ],
)
def test_a_missing_extra_is_named(
    module: str, words: tuple[str, ...], extra: str, here: Path, whole: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "done").symlink_to(whole.folder)
    monkeypatch.setitem(sys.modules, module, None)
    said = f"gobelin: {module} is not installed; this takes: pip install 'gobelin[{extra}]'"
    assert gobelin(monkeypatch, "lab", *words) == said
