"""Runs: the same rows whoever plays, nothing twice, nothing half."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import polars as pl
import pytest

from gobelin.bots import bot_move, make_bot
from gobelin.kernel import Game, Match, Record, ReplayError, Rule, find_game, game_names
from gobelin.lab import engines
from gobelin.lab import play as playing
from gobelin.lab import store as storing
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
            assert sum(row.points.values()) == sum(row.sources.values()) == row.score
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


def test_a_cluster_that_keeps_the_door_shut_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    cluster = pytest.importorskip("ray")

    def refuse(**options: Any) -> None:
        raise cluster.exceptions.AuthenticationError("no token was found")

    monkeypatch.setattr(cluster, "init", refuse)
    with pytest.raises(engines.EngineError, match=r"a cluster of this machine cannot be joined: no token was found"):
        played(tmp_path, engines.ray(1, None))


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
    assert files(out) == files(played(tmp_path / "whole", plan=plan).folder), "and nothing else"


def gone() -> int:
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_what_a_killed_run_has_left_is_removed(whole: Store, tmp_path: Path) -> None:
    (tmp_path / f".manifest.json.{gone()}").write_text('{"stamp"')
    (tmp_path / f".manifest.json.{os.getpid()}").write_text("of a process with the same number, before")
    store = Store.begin(tmp_path, whole.study)
    assert list(files(tmp_path)) == ["manifest.json"]
    (tmp_path / "games").mkdir()
    (tmp_path / f"games/.part-00000.parquet.{gone()}").write_bytes(b"PAR1")
    busy = tmp_path / f"games/.part-00000.parquet.{os.getppid()}"
    busy.write_bytes(b"another run is just writing this")
    Store.begin(tmp_path, whole.study)
    assert list(files(tmp_path)) == [str(busy.relative_to(tmp_path)), "manifest.json"]
    assert store.missing() == store.study.chunks


def test_other_hidden_files_are_left_alone(whole: Store, tmp_path: Path) -> None:
    (tmp_path / f".manifest.json.{gone()}").write_text("{")
    (tmp_path / ".thesis.txt.1").write_text("not yours")
    with pytest.raises(StoreError, match="is not the folder of a study, and not empty"):
        Store.begin(tmp_path, whole.study)
    assert len(files(tmp_path)) == 2


def test_ctrl_c_ends_a_run_at_once_and_keeps_what_is_finished(tmp_path: Path) -> None:
    """The first chunk is quick; the last game would take hours, and nobody waits for it."""
    quick = {"game": "gauntlet", "settings": {"rounds": [1, 2, 3, 4]}, "bots": "random", "seeds": 1}
    slow = {"game": "gauntlet", "settings": {"rounds": 6}, "bots": "ismcts:1000000", "seeds": 1}
    (tmp_path / "plan.yaml").write_text(json.dumps({"chunk": 4, "tables": [quick, slow]}))
    command = [sys.executable, "-m", "gobelin", "lab", "run", "plan.yaml", "--out", "out", "--workers", "2"]
    started = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    finished = tmp_path / "out/games/part-00000.parquet"
    until = monotonic() + 120
    while not finished.exists():
        assert started.poll() is None
        assert monotonic() < until
        sleep(0.05)
    sleep(0.5)  # until it waits for the slow one
    started.send_signal(signal.SIGINT)
    try:
        said = started.communicate(timeout=60)[1]
    finally:
        started.kill()
    assert (started.returncode, said) == (130, "")
    assert finished.exists()


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


def test_a_folder_of_other_code_is_refused(whole: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = storing.deciding_code(whole.study)
    assert {place.name for place in places} >= {"kernel", "toolkit", "games", "bots", "play.py", "support"}
    bots, play = tmp_path / "bots", tmp_path / "play.py"
    bots.mkdir()
    for path in (bots / "greedy.py", play):
        path.write_text("1")
    hashes = set[str]()
    for path, content in ((play, "1"), (play, "2"), (bots / "greedy.py", "a better bot"), (bots / "easy.py", "")):
        path.write_text(content)
        hashes.add(storing.code_hash.__wrapped__(bots, play))
    assert len(hashes) == 4
    monkeypatch.setattr(storing, "code_hash", lambda *places: "0123")
    with pytest.raises(
        StoreError, match=rf"other rules or bots: .* \({whole.stamp['code_hash']} there, 0123 here\); go"
    ):
        Store.begin(whole.folder, whole.study)
    assert Store.open(whole.folder).games().height == whole.games().height, "what was played can still be read"


def test_a_study_of_a_gobelin_with_another_stamp_can_be_read(whole: Store, tmp_path: Path) -> None:
    """What counts is that manifest and chunks have the same one."""
    stamp = {name: value for name, value in whole.stamp.items() if name != "code_hash"}
    older = Store(tmp_path, whole.study, stamp)
    for chunk in whole.study.chunks:
        older.keep(chunk, [play_job(whole.study.plan, whole.study.jobs[number]) for number in chunk])
    head = json.loads((whole.folder / "manifest.json").read_text())
    (tmp_path / "manifest.json").write_text(json.dumps({**head, "stamp": stamp}))
    assert Store.open(tmp_path).games().equals(whole.games())
    with pytest.raises(StoreError, match=r"other rules or bots: .* \(unknown there"):
        Store.begin(tmp_path, whole.study)


def test_a_chunk_of_another_study_is_named(
    whole: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = played(tmp_path / "other", plan={**PLAN, "openings": 2})
    mixed = tmp_path / "mixed"
    shutil.copytree(whole.folder, mixed)
    path = mixed / "games/part-00001.parquet"
    shutil.copy(other.part("games", whole.study.chunks[1]), path)
    said = f"gobelin: {path}: holds games of another study; remove it, and run the plan again"
    (tmp_path / "plan.yaml").write_text(TEXT)
    assert gobelin(monkeypatch, "lab", "run", str(tmp_path / "plan.yaml"), "--out", str(mixed)) == said
    assert gobelin(monkeypatch, "lab", "report", str(mixed)) == said
    assert "played now" not in capsys.readouterr().out
    path.unlink()
    played(mixed)
    assert files(mixed) == files(whole.folder)


def test_decisions_that_are_lost_are_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    path = whole.part("decisions", whole.study.chunks[1])
    content = path.read_bytes()
    path.write_bytes(b"")
    with pytest.raises(StoreError, match=r"decisions/part-00001\.parquet: is not a Parquet file; remove it"):
        Store.begin(whole.folder, whole.study)
    path.unlink()
    played(whole.folder)
    assert path.read_bytes() == content


def test_a_chunk_without_a_stamp_or_with_other_columns_is_named(whole: Store, tmp_path: Path) -> None:
    shutil.copytree(whole.folder, tmp_path / "copy")
    store = Store.open(tmp_path / "copy")
    path = store.part("games", range(5))
    pl.read_parquet(path).write_parquet(path)
    with pytest.raises(StoreError, match=r"part-00000\.parquet: holds games of another study"):
        store.games()
    stamped = {"gobelin": json.dumps(store.stamp)}
    pl.DataFrame({"number": [1]}).write_parquet(path, metadata=stamped)
    with pytest.raises(StoreError, match=r"part-00000\.parquet: has other columns"):
        store.games()
    path.write_bytes(b"")
    with pytest.raises(StoreError, match=r"part-00000\.parquet: is not a Parquet file"):
        store.games()


def test_a_stamp_without_what_a_report_says_is_refused(whole: Store, tmp_path: Path) -> None:
    head = json.loads((whole.folder / "manifest.json").read_text())
    for missing, words in (("gobelin", "missing required field `gobelin`"), ("games", "required field `games`")):
        stamp = {name: value for name, value in head["stamp"].items() if name != missing}
        (tmp_path / "manifest.json").write_text(json.dumps({**head, "stamp": stamp}))
        with pytest.raises(StoreError, match=rf"is not the manifest of a study: stamp: .*{words}"):
            Store.open(tmp_path)
    wrong: list[tuple[dict[str, Any], str]] = [({}, "the stamp has no gauntlet"), ({"gauntlet": {}}, "`rules_version`")]
    for games, words in wrong:
        (tmp_path / "manifest.json").write_text(json.dumps({**head, "stamp": {**head["stamp"], "games": games}}))
        with pytest.raises(StoreError, match=f"is not the manifest of a study: .*{words}"):
            Store.open(tmp_path)
    (tmp_path / "manifest.json").write_text("[" * 100_000)
    with pytest.raises(StoreError, match="is not the manifest of a study"):
        Store.open(tmp_path)


def test_a_folder_with_something_else_is_refused(whole: Store, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("not yours")
    with pytest.raises(StoreError, match="is not the folder of a study, and not empty"):
        Store.begin(tmp_path, whole.study)
    with pytest.raises(StoreError, match="holds no study"):
        Store.open(tmp_path)
    for strange in ("[]", '{"stamp": [], "plan": {}}'):
        (tmp_path / "manifest.json").write_text(strange)
        with pytest.raises(StoreError, match="is not the manifest"):
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
    with pytest.raises(StoreError, match=r"part-00000\.parquet: is not a Parquet file; remove it"):
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
