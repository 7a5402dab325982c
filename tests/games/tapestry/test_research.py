"""Research: the science die, and icons that repeat the space of an own token."""

import pytest

from support.tapestry import Scene

TRACKS = ("exploration", "science", "technology", "military")


def chemistry(*results: str) -> Scene:
    """Seat 0 enters Chemistry, which researches with benefit and bonus."""
    return Scene().token(0, "science", 4).resources(0, worker=2).rolls(*results)


@pytest.mark.rule("TAP-SCI-01", "TAP-SCI-02")
@pytest.mark.parametrize("track", TRACKS)
def test_the_die_names_a_track_and_the_player_may_decline_after_the_roll(track: str) -> None:
    scene = Scene().resources(0, coin=1).rolls(track).play("advance science")
    assert scene.told(1)[-1] == f"science_die 0 {track}"
    assert (scene.topic, scene.offer()) == ("research", [f"advance {track}", "decline"])
    before = scene.player(0).tokens[track]
    scene.play("decline")
    assert scene.player(0).tokens[track] == before
    assert scene.state.active == 1


@pytest.mark.rule("TAP-SCI-01")
def test_the_science_die_has_three_faces_for_each_track() -> None:
    results = [Scene().resources(0, coin=1).rolls(face).play("advance science").offer()[0] for face in range(12)]
    assert sorted(results) == sorted(f"advance {track}" for track in TRACKS for _ in range(3))


@pytest.mark.rule("TAP-SCI-03", "TAP-SCI-04")
def test_research_with_an_x_gives_the_landmark_but_neither_benefit_nor_bonus() -> None:
    scene = Scene().resources(0, coin=2).token(0, "military", 3).rolls("military")
    scene.play("advance science", "advance military")
    assert scene.player(0).landmarks == ["barracks"]
    scene.place_all()
    assert (scene.player(0).tokens["military"], scene.purse(0)) == ([4], {"coin": 1})
    no_bonus = Scene().resources(0, coin=2).token(0, "military", 1).rolls("military")
    no_bonus.play("advance science", "advance military")
    assert (no_bonus.cards(0), no_bonus.state.active) == ([], 1)


@pytest.mark.rule("TAP-SCI-03", "TAP-SCI-05")
def test_research_without_an_x_gives_landmark_benefit_and_bonus_for_free() -> None:
    scene = chemistry("technology").token(0, "technology", 1).resources(0, food=1)
    scene.play("advance science", "pay 0 2 0 0", "advance technology")
    assert (len(scene.cards(0)), scene.purse(0)) == (1, {"food": 1})
    assert scene.offer() == ["decline", "pay 0 0 1 0"]
    tier = chemistry("military").token(0, "military", 3).play("advance science", "advance military").place_all()
    assert (tier.player(0).landmarks, tier.purse(0)) == (["barracks"], {"worker": 1})


@pytest.mark.rule("TAP-SCI-05")
def test_research_on_science_leads_on_and_the_own_bonus_comes_last() -> None:
    """Chemistry to Biology to the house; then the bonus of Chemistry."""
    scene = chemistry("science").hand(0, "guilds", "feudalism").play("advance science", "advance science")
    assert scene.offer() == ["choose research", "choose house"]
    scene.play("choose house", "place 0 0", "buy", "discard feudalism")
    assert (scene.player(0).tokens["science"], scene.player(0).points) == ([6], {"chemistry": 5})
    assert scene.cards(0) == []


@pytest.mark.rule("TAP-SCI-06")
def test_a_result_past_the_end_of_a_track_has_no_effect() -> None:
    scene = chemistry("military").token(0, "military", 12).play("advance science")
    assert (scene.player(0).tokens["military"], scene.vp(0), scene.state.active) == ([12], 0, 1)


@pytest.mark.rule("TAP-SCI-10")
def test_alien_biology_rolls_four_times_and_each_advance_may_be_declined() -> None:
    scene = Scene().token(0, "science", 11).token(0, "military", 12).token(0, "exploration", 9).resources(0, worker=2)
    scene.rolls("military", "exploration", "technology", "exploration").play("advance science")
    assert scene.player(0).points == {"complete_track": 10, "alien_biology": 5}  # the first roll, without a question
    assert scene.offer() == ["advance exploration", "decline"]
    scene.play("advance exploration").place_all()
    assert scene.player(0).landmarks == ["launch_pad"]
    assert scene.offer() == ["advance technology", "decline"]
    scene.play("decline", "advance exploration")
    assert scene.player(0).tokens == {"exploration": [11], "science": [12], "technology": [0], "military": [12]}
    assert scene.player(0).points == {"complete_track": 10, "alien_biology": 5}
    assert scene.player(0).space == []
    assert scene.state.active == 1


@pytest.mark.rule("TAP-SCI-10", "TAP-SCI-06")
def test_alien_biology_gives_points_only_if_no_token_of_the_track_can_move() -> None:
    scene = Scene().token(0, "science", 11).token(0, "military", 12, 0).token(0, "exploration").resources(0, worker=2)
    scene.rolls("military", "military", "science", "science").play("advance science")
    assert scene.offer() == ["advance military", "decline"]
    scene.play("decline", "advance military")
    assert scene.player(0).tokens["military"] == [12, 1]
    assert scene.player(0).points == {"complete_track": 10, "alien_biology": 10}


@pytest.mark.rule("TAP-SCI-10")
def test_alien_biology_gives_no_points_for_a_track_that_is_only_closed() -> None:
    """The Broker of Peace may not advance on military."""
    scene = Scene().in_force(0, "broker_of_peace").token(0, "science", 11).token(0, "military", 12, 3)
    scene.token(0, "exploration").resources(0, worker=2).rolls("military", "military", "military", "science")
    scene.play("advance science")
    assert scene.player(0).points == {"complete_track": 10, "alien_biology": 5}
    assert scene.state.active == 1


# --- icons that repeat a space ----------------------------------------------------------------------------------------


@pytest.mark.rule("TAP-OPEN-09", "TAP-TRK-S7")
def test_academic_research_repeats_the_space_of_any_own_token() -> None:
    """Not the start, not itself, not the space of an opponent; of several tokens on a track each."""
    scene = Scene().token(0, "science", 6, 2).token(0, "exploration", 5).token(0, "technology", 0)
    scene.token(0, "military").token(1, "military", 7).taken("academy").resources(0, worker=3)
    scene.play("advance science", "token 6")
    assert scene.offer() == ["use_space ships", "use_space mathematics"]
    scene.play("use_space mathematics")
    assert (len(scene.cards(0)), scene.player(0).tokens["science"], scene.state.active) == (1, [7, 2], 1)
    void = Scene().token(0, "science", 6).taken("academy").resources(0, worker=3).play("advance science")
    assert void.state.active == 1


@pytest.mark.rule("TAP-SCI-07", "TAP-SCI-08")
def test_academic_research_and_the_battery_work_in_one_turn_on_different_spaces() -> None:
    """Academic Research repeats Nanotechnology, which uses the square of the Lithium-Ion Battery."""
    scene = Scene().token(0, "science", 6).token(0, "technology", 11).token(0, "exploration", 5)
    scene.token(0, "military", 2).techs(0, 2, "lithium_ion_battery").taken("academy").resources(0, worker=3)
    scene.play("advance science")
    assert scene.offer() == ["use_space ships", "use_space nanotechnology", "use_space bladed_weapons"]
    scene.play("use_space nanotechnology", "resolve gain_square_of_top_row_card")
    assert scene.offer() == ["use_space ships", "use_space bladed_weapons"]
    scene.play("use_space ships")
    assert scene.player(0).points == {"ships": 1}
    assert scene.state.active == 1


@pytest.mark.rule("TAP-SCI-07", "TAP-INV-23")
def test_the_battery_works_once_a_turn() -> None:
    """Nanotechnology uses its square, and the Assembly Line cannot do so again, though a space is left."""
    scene = Scene().token(0, "technology", 10).token(0, "exploration", 5).token(0, "military", 2)
    scene.techs(0, 0, "assembly_line").techs(0, 2, "lithium_ion_battery").resources(0, coin=2)
    scene.play("advance technology", "resolve gain_square_of_top_row_card", "use_space ships")
    assert scene.player(0).techs == [[], ["assembly_line"], ["lithium_ion_battery"]]
    assert (scene.cards(0), scene.player(0).points, scene.state.active) == ([], {"ships": 1}, 1)


@pytest.mark.rule("TAP-SCI-09")
def test_the_ai_singularity_cannot_be_repeated() -> None:
    scene = Scene().token(0, "technology", 11).token(0, "science", 6).token(0, "exploration", 5)
    scene.token(0, "military", 2).taken("academy").resources(0, coin=2, worker=2)
    scene.play("advance technology", "token_to exploration")
    while scene.state.active == 1:  # an income turn
        scene.play(scene.offer()[-1])
    scene.play("advance science", "pay 0 3 0 0")
    assert scene.offer() == ["use_space ships", "use_space bladed_weapons"]
