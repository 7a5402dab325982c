"""A game of another distribution is held to what all games promise, and what is wrong is found."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_fields

from gobelin.conformance import Breach, check_match
from gobelin.games.inventions import GAME, loading
from gobelin.kernel import Encoding, Floats, Item, Seat, SettingsError, State, When, find_game
from gobelin.kernel.settings import Group, preset
from gobelin.testkit.boards import check_explained, check_screens
from gobelin.testkit.box import BoxTests, check_described
from gobelin.testkit.encoding import check_layout, check_told_apart, slots
from gobelin.testkit.golden import check_record, check_variants, records
from gobelin.testkit.settings import check_settings

GAUNTLET = find_game("gauntlet")
RECORDS = Path(__file__).parents[1] / "records" / "gauntlet"
NAMES = ("table.round", *(f"player{place}.{what}" for place in range(4) for what in ("score", "next")))


def write(state: State, seat: Seat, out: Floats) -> None:
    """The scores, from the seat on."""
    scores = state.scores  # type: ignore[attr-defined]
    for place in range(len(scores)):
        out[1 + 2 * place] = scores[(seat + place) % len(scores)] / 20


LEARNT = replace(GAUNTLET, encode=Encoding(NAMES, write))


def test_a_table_in_the_terminal_has_words_for_everything(tmp_path: Path) -> None:
    check_screens(GAUNTLET, "en", 80, 2)
    check_explained(GAUNTLET)
    (tmp_path / "en").mkdir()
    lines = (GAUNTLET.texts / "en" / "gauntlet.ftl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "en" / "gauntlet.ftl").write_text("".join(line for line in lines if "label-hoard" not in line), "utf-8")
    with pytest.raises(Breach, match="without words: label-hoard"):
        check_screens(replace(GAUNTLET, texts=tmp_path), "en", 80, 2)


def test_records_play_every_variant_and_are_pinned(tmp_path: Path) -> None:
    check_variants(GAUNTLET, records(RECORDS))
    with pytest.raises(Breach, match=r"no record has traps \['none'\]"):
        check_variants(GAUNTLET, [record for record in records(RECORDS) if record.settings["traps"] != "none"])
    for name in ("rounds3-none-2.json", "rounds3-none-2.pins.json"):
        (tmp_path / name).write_bytes((RECORDS / name).read_bytes().replace(b'"at": [\n  "', b'"at": [\n  "?'))
    with pytest.raises(Breach, match="after 0 decisions is not what is pinned"):
        check_record(tmp_path / "rounds3-none-2.json")


def test_an_encoding_is_the_same_for_all_players_and_tells_states_apart() -> None:
    check_layout(LEARNT, beginning=["table.round"])
    match = check_match(LEARNT, None, 2, 1)
    assert set(slots(LEARNT, match.state, 0)) <= {"player0.score", "player1.score"}
    with pytest.raises(Breach, match=r"states \[1\] look like others"):
        check_told_apart(LEARNT, [match.state, match.state])
    with pytest.raises(Breach, match="players have other slots"):
        check_layout(replace(LEARNT, encode=Encoding(NAMES[:-1], write)))


def peeping(state: State, seat: Seat, out: Floats) -> None:
    """What lies on the deck, which nobody knows."""
    out[0] = len(state.deck.items[-1]) if state.deck.items else 0  # type: ignore[attr-defined]


def test_an_encoding_that_tells_hidden_things_breaks_a_promise() -> None:
    with pytest.raises(Breach, match="encoding depends on what it cannot know"):
        check_match(replace(LEARNT, encode=Encoding(NAMES, peeping)), None, 2, 1, every=1)


def test_a_box_has_the_hash_of_its_game() -> None:
    kit = BoxTests(loading.FILES, loading.load)
    more = replace(GAME.components, items=(*GAME.components.items, Item("more", "base", "seed", "high")))
    with pytest.raises(Breach, match="another hash"):
        kit.check(replace(GAME, components=more))


def test_components_say_where_they_come_from() -> None:
    check_described(GAME)
    first, *others = GAME.components.items
    other = Item(first.id, first.set, first.source, first.confidence, first.count + 1)
    with pytest.raises(Breach, match="is described as"):
        check_described(replace(GAME, components=replace(GAME.components, items=(other, *others))))


def test_settings_that_cannot_be_chosen_or_have_no_name_are_found() -> None:
    check_settings(GAUNTLET)
    form = GAUNTLET.form
    unnamed = replace_fields(form, groups=(Group("nonsense", {}),))
    with pytest.raises(Breach, match="settings-nonsense has no name in en, de"):
        check_settings(replace(GAUNTLET, form=unnamed))
    wrong = replace_fields(form, presets=(preset("everything", rounds=6),))
    with pytest.raises(SettingsError, match="four explorers"):
        check_settings(replace(GAUNTLET, form=wrong))
    traps = replace_fields(form["traps"], needs=((When("rounds", (9,)),),))
    with pytest.raises(SettingsError, match="rounds: must be 1 to 6, not 9"):
        check_settings(replace(GAUNTLET, form=replace_fields(form, settings=(form["rounds"], traps))))
