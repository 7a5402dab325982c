"""IMP-CARD-JAP: the clarifications of Japanese cards."""

import pytest

from support.settlers import Scene, card


@pytest.mark.rule("IMP-CARD-JAP-01")
@pytest.mark.parametrize("removed", ["quarry", "builder"])
def test_the_garrison_removes_a_location_altogether_and_does_not_raze_it(removed: str) -> None:
    scene = Scene("japanese", "romans").locations(0, "garrison", "gallows").locations(1, "quarry", defence=1)
    scene.locations(1, "builder").goods(0, raze=2)
    scene.play("activate garrison")
    assert scene.offer() == ["remove quarry", "remove builder"]
    scene.play(f"remove {removed}")
    assert removed not in scene.empire(1)
    assert scene.founded(1) == []
    assert (scene.purse(0), scene.purse(1), scene.vp(0)) == ({}, {}, 0)
    assert (scene.discarded(), scene.discarded(1)) == ((["quarry"], []) if removed == "quarry" else ([], ["builder"]))


@pytest.mark.rule("IMP-CARD-JAP-02")
def test_deals_of_the_trade_route_outlive_it() -> None:
    scene = Scene("japanese", "romans").locations(0, "trade_route").locations(1, "colossus").goods(0, food=1)
    scene.goods(1, raze=2)
    scene.play("activate trade_route", "1: raze_location trade_route")
    assert scene.empire(0) == []
    assert scene.routed(0) == ["colossus"]
    scene.next_round()
    assert scene.purse(0)["stone"] == 1  # the Japanese board gives none


@pytest.mark.rule("IMP-CARD-JAP-03")
def test_the_trade_route_makes_one_deal_with_each_faction_location_of_another_player() -> None:
    scene = Scene("japanese", "romans").locations(0, "jap021", "jap022").goods(0, food=2)
    scene.locations(1, "colossus", "roman_bank", "quarry").goods(1, worker=2)
    scene.play("activate jap021")
    assert scene.offer() == ["route colossus", "route roman_bank"]  # neither the Quarry nor own faction locations
    scene.play("route roman_bank", "1: exchange 1", "1: receive wood")
    assert scene.purse(0) == {"food": 1, "gold": 1}
    scene.play("activate jap022")  # only the Colossus is left
    assert scene.routed(0) == ["roman_bank", "colossus"]
    assert [event for event in scene.told(1) if event.startswith("routed")] == [
        "routed 0 roman_bank 1",
        "routed 0 colossus 1",
    ]


@pytest.mark.rule("IMP-CARD-JAP-03")
def test_without_another_faction_location_the_trade_route_cannot_be_used() -> None:
    scene = Scene("japanese", "romans").locations(0, "trade_route").locations(1, "colossus").routes(0, "colossus")
    assert "activate trade_route" not in scene.goods(0, food=1).offer()


@pytest.mark.rule("IMP-CARD-JAP-04")
def test_ninjas_bring_two_samurai_from_the_supply_for_free_faction_locations() -> None:
    scene = Scene("japanese", "romans").locations(0, "farm", samurai=1).locations(0, "stalls", "gate", "mill")
    scene.foundations(0, "ruins").hand(0, "ninjas").goods(0, stone=1)
    scene.play("build ninjas", "give_up ruins")
    assert scene.offer() == ["samurai stalls", "samurai gate", "samurai ninjas"]
    scene.play("samurai stalls")
    assert scene.offer() == ["samurai gate", "samurai ninjas"]
    scene.play("samurai ninjas")
    guarded = {card(loc.copy): loc.samurai for loc in scene.state.realms[0].locations}
    assert guarded == {"farm": 1, "stalls": 1, "gate": 0, "mill": 0, "ninjas": 1}
    assert scene.told(1)[-3:] == ["guarded 0 stalls", "guarded 0 ninjas", "turn 1"]


@pytest.mark.rule("IMP-CARD-JAP-04")
def test_samurai_of_the_ninjas_without_a_free_faction_location_are_lost() -> None:
    scene = Scene("japanese", "romans").locations(0, "farm", samurai=1).foundations(0, "ruins")
    scene.hand(0, "ninjas").goods(0, stone=1).play("build ninjas", "give_up ruins")
    assert [loc.samurai for loc in scene.state.realms[0].locations] == [1, 1]  # the second one found no place
    assert scene.purse(0) == {}


@pytest.mark.rule("IMP-CARD-JAP-05")
def test_resources_on_the_shrine_stay_until_the_end() -> None:
    scene = Scene("japanese", "romans").locations(0, "shrine").goods(0, wood=1, stone=1, food=1, gold=1)
    scene.play("stash shrine")
    assert scene.offer() == ["stash_good wood", "stash_good stone", "stash_good food"]
    scene.play("stash_good stone", "stash shrine", "stash_good wood")
    assert scene.purse(0) == {"food": 1, "gold": 1}
    scene.next_round()
    assert scene.location(0, "shrine").kept == 2
    assert scene.purse(0).get("stone", 0) == 0
    while scene.match.ask:
        scene.next_round()
    assert scene.location(0, "shrine").kept == 2
    assert "scored 0 2 shrine laid_away" in scene.told()


@pytest.mark.rule("IMP-CARD-JAP-06", "IMP-CARD-JAP-08")
@pytest.mark.parametrize("name", ["shrine", "gate"])
def test_shrine_and_gate_cannot_be_razed(name: str) -> None:
    scene = Scene("egyptians", "japanese").locations(0, "chariot_builder").locations(1, name, "farm").goods(0, raze=9)
    assert [option for option in scene.offer() if option.startswith("raze")] == ["raze_location farm"]
    scene.play("activate chariot_builder")  # one target, so nothing is asked
    assert scene.empire(1) == [name]
    scene = Scene("japanese", "romans").hand(0, name).goods(0, raze=9)
    assert f"raze {name}" not in scene.offer()


@pytest.mark.rule("IMP-CARD-JAP-07")
def test_cards_under_the_gate_stay_there_through_every_clean_up() -> None:
    scene = Scene("japanese", "romans").locations(0, "gate").hand(0, "farm", "town").goods(0, wood=9)
    scene.play("stash gate", "stash_card farm")
    for _ in range(3):
        under = scene.location(0, "gate").under
        assert under is not None
        assert [card(copy) for copy in under.items] == ["farm"]
        assert not {*under.items} & {*scene.state.realms[0].hand.items}
        scene.next_round()


@pytest.mark.rule("IMP-CARD-JAP-07")
def test_a_card_under_the_gate_can_neither_be_played_nor_taken_back() -> None:
    scene = Scene("japanese", "romans").locations(0, "gate").hand(0, "farm").goods(0, wood=1, food=1, raze=1)
    assert {"build farm", "deal farm", "raze farm"} <= set(scene.offer())
    scene.play("stash gate")
    assert scene.cards(0) == []
    assert not [option for option in scene.offer() if "farm" in option]


@pytest.mark.rule("IMP-CARD-JAP-09", "IMP-CARD-JAP-10")
def test_the_negotiator_builds_one_of_the_deals_for_its_goods_without_the_demanded_location() -> None:
    scene = Scene("japanese", "romans").locations(0, "negotiator").deals(0, "geisha_house", "farm", "casino")
    scene.foundations(0, "ruins").goods(0, worker=1, wood=1)
    scene.play("activate negotiator")
    assert scene.offer() == ["build_deal geisha_house", "build_deal farm"]  # two wood for the Casino are missing
    scene.play("build_deal geisha_house")
    assert scene.empire(0) == ["negotiator", "geisha_house"]
    assert scene.agreed(0) == ["farm", "casino"]
    assert scene.founded(0) == ["ruins"]
    assert scene.purse(0) == {"worker": 1}  # the wood is paid, and the Geisha House has produced


@pytest.mark.rule("IMP-CARD-JAP-09", "IMP-CARD-JAP-10")
def test_the_negotiator_also_builds_a_card_that_demands_no_location_and_nothing_it_cannot_pay() -> None:
    scene = Scene("japanese", "romans").locations(0, "negotiator").deals(0, "farm").goods(0, worker=1, wood=1)
    scene.play("activate negotiator")
    assert scene.empire(0) == ["negotiator", "farm"]
    assert scene.purse(0) == {"worker": 1, "food": 1}
    scene = Scene("japanese", "romans").locations(0, "negotiator").deals(0, "farm").goods(0, worker=1)
    assert "activate negotiator" not in scene.offer()


@pytest.mark.rule("IMP-CARD-JAP-11")
def test_the_negotiator_cannot_build_a_location_of_the_trade_route() -> None:
    scene = Scene("japanese", "barbarians").locations(0, "negotiator").locations(1, "settlement")
    scene.routes(0, "settlement").goods(0, worker=1, wood=5)
    assert "activate negotiator" not in scene.offer()
    scene = Scene("japanese", "barbarians").locations(0, "negotiator").locations(1, "settlement").deals(0, "farm")
    scene.routes(0, "settlement").goods(0, worker=1, wood=5)
    scene.play("activate negotiator")  # the Farm is the only choice
    assert scene.empire(0) == ["negotiator", "farm"]


@pytest.mark.rule("IMP-OPEN-09", "IMP-BUILD-12")
def test_what_is_lost_with_a_location_is_told() -> None:
    scene = Scene("japanese", "romans").locations(1, "roman_bank").locations(0, "gate").hand(1, "builder")
    scene.routes(0, "roman_bank").goods(1, stone=1).hand(0, "mill", "trade_route").at(active=0)
    scene.goods(0, stone=1).play("stash gate", "stash_card mill", "build trade_route")
    assert "lost mill gate" in scene.told(1)
    scene.play("build builder")
    assert "ended_route 0 roman_bank" in scene.told(0)
