"""Plans: what they cross, and how they are refused."""

from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest

from gobelin.lab.plan import PlanError, Study, read_plan, study

FACTIONS = ["barbarians", "romans", "egyptians", "japanese"]


def table(**changes: Any) -> Study:
    return study({"tables": [{"game": "gauntlet", "bots": "random", "seeds": 1, **changes}]})


def players(of: Study) -> list[tuple[str, ...]]:
    return [cell.players for cells in of.cells for cell in cells]


def test_seats_settings_and_seeds_are_crossed_seed_after_seed() -> None:
    found = table(seats=[2, 3], settings={"rounds": [1, 2], "traps": "none"}, seeds={"from": 7, "count": 2})
    cells = [(len(job.cell.players), job.cell.settings["rounds"], job.seed) for job in found.jobs]
    assert cells == [(2, 1, 7), (2, 2, 7), (3, 1, 7), (3, 2, 7), (2, 1, 8), (2, 2, 8), (3, 1, 8), (3, 2, 8)]
    assert [job.number for job in found.jobs] == list(range(8))
    assert found.total == 8
    assert {job.cell.settings["traps"] for job in found.jobs} == {"none"}


def test_cells_share_their_seeds_or_have_their_own() -> None:
    shared = table(settings={"rounds": [1, 2]}, seeds={"count": 2, "from": 10})
    own = table(settings={"rounds": [1, 2]}, seeds={"count": 2, "from": 10, "shared": False})
    assert [job.seed for job in shared.jobs] == [10, 10, 11, 11]
    assert [job.seed for job in own.jobs] == [10, 11, 12, 13]


def test_tables_of_different_length_take_turns() -> None:
    tables = [{"game": "gauntlet", "bots": bot, "seeds": count} for bot, count in (("random", 1), ("greedy", 3))]
    jobs = study({"tables": tables}).jobs
    assert [(job.cell.table, job.seed) for job in jobs] == [(0, 0), (1, 0), (1, 1), (1, 2)]


def test_line_ups_go_round_the_table_unless_they_stay() -> None:
    assert players(table(bots=["random", "greedy", "random"], seats=3)) == [
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("greedy", "random", "random"),
    ]
    assert players(table(bots=["random", "greedy"], rotate=False)) == [("random", "greedy")]
    assert players(table(bots=None, line_ups=[["greedy", "greedy"], ["random", "greedy"]])) == [
        ("greedy", "greedy"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]


def test_in_a_round_robin_every_two_bots_meet_on_both_sides() -> None:
    found = players(table(bots=None, round_robin=["random", "greedy", "ismcts"]))
    assert len(found) == len(set(found)) == 6
    assert {frozenset(pair) for pair in found} == {
        frozenset(pair) for pair in (("random", "greedy"), ("random", "ismcts"), ("greedy", "ismcts"))
    }


def settlers(seats: int, factions: Any, **settings: Any) -> list[dict[str, Any]]:
    found = table(game="imperial-settlers", seats=seats, settings={"factions": factions, **settings})
    return [cell.settings for cell in found.cells[0]]


def test_what_is_named_for_each_seat_goes_through_all_orders() -> None:
    orders = [tuple(settings["factions"]) for settings in settlers(2, {"arrange": FACTIONS})]
    assert len(orders) == len(set(orders)) == 12
    assert ("romans", "japanese") in orders
    assert ("japanese", "romans") in orders


def test_drawn_orders_are_the_same_for_all_other_settings() -> None:
    some = settlers(3, {"arrange": FACTIONS, "take": 5}, card_phase=["basic", "advanced"])
    basic, advanced = (
        [settings["factions"] for settings in some if settings["card_phase"] == phase]
        for phase in ("basic", "advanced")
    )
    assert basic == advanced
    assert len(basic) == 5


def test_a_setting_that_is_a_list_is_crossed_by_lists_of_lists() -> None:
    assert settlers(2, ["romans", "japanese"]) == [{"factions": ["romans", "japanese"]}]
    assert len(settlers(2, [["romans", "japanese"], ["japanese", "barbarians"]])) == 2
    assert settlers(2, []) == [{"factions": []}]


def test_chunks_hold_every_game_once() -> None:
    found = study({"chunk": 3, "tables": [{"game": "gauntlet", "bots": "random", "seeds": 8}]})
    assert found.chunks == [range(3), range(3, 6), range(6, 8)]


def test_the_hash_is_that_of_the_plan_not_of_its_spelling(tmp_path: Path) -> None:
    spelled = tmp_path / "a.yaml"
    spelled.write_text("tables:\n  - {bots: random, seeds: 1, game: gauntlet}  # as before\n")
    assert read_plan(spelled).plan.hash == table().plan.hash
    assert table(seeds=2).plan.hash != table().plan.hash


def test_what_is_named_twice_is_played_once() -> None:
    assert len(table(seats=[2, 2, 3], settings={"rounds": [2, 2, 3]}).jobs) == 4


MANY = list(range(400))
ORDERS = f"{{arrange: {list(ascii_lowercase)}, take: 5}}"
MISTAKES = {
    "tables: [": "line 1: is not valid YAML",
    "tables:\n  - seeds: 1\n    bots: random\n    seeds: 2": "line 4: is not valid YAML: `seeds` is said twice",
    "title: 2026-13-45": "line 1: is not valid YAML: `2026-13-45` cannot be read: month must be in 1..12",
    "decisions: !!bool perhaps": "line 1: is not valid YAML: `perhaps` cannot be read",
    "- 1": "a plan is a mapping with `tables`",
    "tables: []": "tables: Expected `array` of length >= 1",
    "tables: [{game: gauntlet, bots: random}]": "tables[0]: Object missing required field `seeds`",
    "tables: [{game: gauntlet, bots: random, seeds: 0}]": "tables[0].seeds: Expected `int` >= 1",
    "tables: [{game: gauntlet, bots: random, seeds: {count: 1, form: 2}}]": "tables[0].seeds: ",
    "tables: [{game: gauntlet, bots: random, seeds: 1, seats: two}]": "tables[0].seats: Expected",
    "tables: [{game: gauntlet, bots: random, seeds: 1, seats: []}]": "tables[0].seats: nobody plays",
    "tables: [{game: gauntlet, bots: random, seeds: 1}]\nspeed: 3": "unknown field `speed`",
    "tables: [{game: chess, bots: random, seeds: 1}]": "tables[0].game: there is no game 'chess'",
    "tables: [{game: gauntlet, bots: clever, seeds: 1}]": "tables[0].bots: there is no bot 'clever'",
    "tables: [{game: gauntlet, seeds: 1}]": "tables[0]: say who plays with one of bots, line_ups and round_robin",
    "tables: [{game: gauntlet, bots: random, round_robin: [random, greedy], seeds: 1}]": "tables[0]: say who plays",
    "tables: [{game: gauntlet, bots: [random], seeds: 1}]": "tables[0].bots: random: 1 bots for 2 seats",
    "tables: [{game: gauntlet, round_robin: [random, greedy], seats: 3, seeds: 1}]": "tables[0].round_robin: a round",
    "tables: [{game: gauntlet, bots: random, seats: 7, seeds: 1}]": "tables[0].seats: gauntlet has 2 to 4 seats, not 7",
    "tables: [{game: gauntlet, bots: random, seeds: 1, settings: {pace: 2}}]": "tables[0].settings.pace: gauntlet",
    "tables: [{game: gauntlet, bots: random, seeds: 1, settings: {rounds: [1, 9]}}]": "tables[0].settings.rounds: must",
    "tables: [{game: gauntlet, bots: random, seats: 4, seeds: 1, settings: {rounds: 6}}]": "tables[0].settings: four",
    "tables: [{game: tapestry, bots: random, seeds: 1, settings: {civilizations: {arrange: [chosen]}}}]": (
        "tables[0].settings.civilizations: 1 names for 2 seats"
    ),
    "tables: [{game: tapestry, bots: random, seeds: 1, settings: {civilizations: {arrange: [a, b]}}}]": (
        "tables[0].settings.civilizations: there is no 'a'; there are"
    ),
    "tables: [{game: tapestry, bots: random, seeds: 1, settings: {civilizations: {arrange: [a, b], mix: 1}}}]": (
        "tables[0].settings.civilizations: Object contains unknown field `mix`"
    ),
    "tables: [{game: gauntlet, bots: random, seeds: 99999999}]": "tables[0]: is too large",
    "tables: [{game: gauntlet, bots: random, seeds: {count: 1, from: 9223372036854775807}}]": "tables[0].seeds.from: ",
    f"tables: [{{game: gauntlet, bots: random, seeds: 1, settings: {{rounds: {MANY}, traps: {MANY}}}}}]": (
        "tables[0].settings: is too large"
    ),
    f"tables: [{{game: tapestry, bots: random, seats: 5, seeds: 1, settings: {{civilizations: {ORDERS}}}}}]": (
        "tables[0].settings.civilizations: 26 names have more than 1000000 orders at 5 seats"
    ),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_named_with_file_and_field(text: str, tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(text)
    with pytest.raises(PlanError) as caught:
        read_plan(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert MISTAKES[text] in str(caught.value)


def test_a_bottomless_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text("[" * 3000)
    with pytest.raises(PlanError, match=r"plan\.yaml: is nested too deeply"):
        read_plan(path)


def test_what_a_table_takes_over_from_another_it_may_say_anew(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text("tables:\n  - &first {game: gauntlet, bots: random, seeds: 1}\n  - {<<: *first, seeds: 3}\n")
    assert [table.sown.count for table in read_plan(path).plan.tables] == [1, 3]


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "docs/studies").glob("*.yaml")), ids=lambda p: p.stem
)
def test_the_plans_of_the_studies_can_be_carried_out(path: Path) -> None:
    found = read_plan(path)
    alike = [job for job in found.jobs if set(job.cell.players) == {"greedy"}]
    assert len(alike) >= 2000
    assert {game.slug for game in found.games} == {path.stem}
