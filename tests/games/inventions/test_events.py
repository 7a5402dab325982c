"""What is told of a turn of Inventions, word for word."""

from gobelin.conformance import walk
from gobelin.games.inventions import EVENTS, GAME
from gobelin.kernel import Match
from support.inventions import CHRONOS, Scene


def told(scene: Scene, action: str, *choices: str) -> list[str]:
    """What is told from the pillar of a main action on, to the end of the turn."""
    scene.act(action, *choices)
    words = scene.told()
    end = words.index("turn 1") if "turn 1" in words else len(words)
    return words[words.index(f"pillar 0 {action}") + 1 : end]


def test_presenting_and_a_new_idea() -> None:
    scene = Scene().ideas(0, "wheel")
    found = told(scene, "present_idea", "present wheel middle_east", "specialist technology", "take_idea glass")
    assert found == [
        "performs 0 present_idea",
        "presented 0 wheel ideas middle_east",
        "posted 0 technology originator middle_east",
        "influence 0 1 specialist_influence",
        "unused_markers 0 1",
        "took_idea 0 glass display",
        "refilled coins",
        "uncovered lighthouse",
    ]
    assert scene.told()[-2:] == ["turn 1", "markers 1 1"]


def test_inventing_with_an_extra_specialist_and_points() -> None:
    scene = Scene().milestones(["agriculture", "cotton", "copper_smelting", "computer"]).diplomat(0, "computer")
    scene.idea("africa", "internet", 1).home(0, culture=2).academy(0, 0)
    assert told(scene, "invent") == [
        "performs 0 invent",
        "aspired 0 technology",
        "invented 0 internet africa",
        "posted 0 culture inventor africa",
        "exhausted 0 culture culture",
        "scored 0 4 internet",
        "unused_markers 0 1",
    ]


def test_innovating_and_chaining_a_share() -> None:
    scene = Scene().invention("africa", "silk", 1, 2)
    found = told(scene, "innovate", "specialist economy", "chain silk", "prosperity prosperity_a")
    assert found == [
        "performs 0 innovate",
        "innovated 0 silk africa",
        "posted 0 economy innovator africa",
        "specialist 0 economy innovate",
        "chained 0 silk",
        "performs 0 share_invention",
        "shared 0 silk africa",
        "scored 1 4 silk",
        "kept 2 silk africa",
        "settled 0 africa innovator",
        "prosperity 0 prosperity_a africa",
        "to_map 1 2 originator africa",
        "to_map 2 1 inventor africa",
        "to_map 0 1 innovator africa",
    ]


def test_calling_specialists_and_a_tile() -> None:
    scene = Scene().people(0, "africa", 2)
    assert told(scene, "call_specialists", "call africa 2", "take economy_3") == [
        "performs 0 call_specialists",
        "aspired 0 economy",
        "came_home 0 2 africa culture call_specialists",
        "unused_markers 0 1",
        "took_tile 0 economy_3 economy",
    ]


def test_gaining_influence() -> None:
    scene = Scene().people(0, "africa", 2).tile(0, "asia", "influence_plus_one").influence(0, 0)
    assert told(scene, "gain_influence", "chain influence_plus_one") == [
        "performs 0 gain_influence",
        "came_home 0 2 africa culture gain_influence",
        "influence_tile 0 influence_present africa up",
        "scored 0 6 africa",
        "influence 0 2 influence_tiles",
        "chained 0 influence_plus_one",
        "turned_down 0 influence_plus_one asia",
        "influence 0 1 influence_plus_one",
    ]


def test_travelling_to_a_scholar() -> None:
    scene = Scene().people(0, "europe", 1)
    found = told(scene, "travel", "travel europe africa", "chain knowledge_citizen", "settle asia")
    assert found == [
        "performs 0 travel",
        "aspired 0 culture",
        "travelled 0 europe africa",
        "chained 0 knowledge_citizen",
        "scholar 0 africa",
        "settled 0 asia knowledge_citizen",
        "knowledge_turned knowledge_citizen africa points",
    ]
    scene = Scene().people(0, "europe", 1).points_side("africa")
    found = told(scene, "travel", "travel europe africa", "chain knowledge_citizen")
    assert found[-3:] == [
        "scholar 0 africa",
        "scored 0 2 knowledge",
        "knowledge_turned knowledge_citizen africa benefit",
    ]


def test_eureka() -> None:
    scene = Scene().diplomat(1, "stone_and_bone_tools").academy(1, 1)
    assert told(scene, "eureka", "eureka iron", "box era3_box2") == [
        "performs 0 eureka",
        "eureka 0 iron",
        "common agriculture private",
        "old_milestone stone_and_bone_tools common",
        "diplomat_back 1 stone_and_bone_tools academy",
        "posted 0 supply diplomat iron",
        "era_box 0 era2_box1 era3_box2",
        "academics 0 1 era3_box2",
        "unused_markers 0 1",
    ]


def test_diplomats() -> None:
    scene = Scene().milestones(["agriculture", "iron", "copper_smelting", "mining"])
    assert told(scene, "send_diplomat", "send iron", "academic") == [
        "performs 0 send_diplomat",
        "posted 0 academic diplomat iron",
        "influence 1 1 iron",
        "unused_markers 0 1",
    ]
    assert told(Scene().academy(0, 1), "recall_diplomat") == [
        "performs 0 recall_diplomat",
        "diplomat_back 0 agriculture academy",
        "unused_markers 0 1",
    ]
    found = told(Scene().academy(0, 2), "recall_diplomat")
    assert found[1] == "diplomat_back 0 agriculture supply"


def test_a_link_and_a_given_up_aspiration() -> None:
    scene = Scene().placed(0, hex_0_0="technology_5").people(0, "africa", 1).ideas(0, "wheel").influence(0, 5)
    found = told(scene, "travel", "travel africa europe", "link technology_5 present_idea")
    assert found[-3:] == ["chained 0 technology_5", "turned_over 0 technology_5", "lost_influence 0 1 technology_5"]
    scene = Scene().tray(0, "economy_1", "economy_2", "economy_3", "economy_4").people(0, "africa", 1)
    assert told(scene, "travel", "travel africa europe")[-1] == "gave_up 0 culture"


def test_placing_tiles() -> None:
    scene = Scene().tray(0, "culture_1", "economy_2").influence(0, 5).at(phase="placing")
    scene.play("place culture_1 hex_m2_0", "specialist culture")
    assert scene.told()[:4] == [
        "lost_influence 0 2 tray",
        "placed 0 culture_1 hex_m2_0",
        "token 0 hex_m2_0",
        "exhausted 0 culture culture",
    ]
    scene = Scene().tray(0, "economy_2", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.play("place economy_2 hex_1_0", "use_economy economy_2", "specialist economy")
    assert scene.told()[:5] == [
        "placed 0 economy_2 hex_1_0",
        "specialist 0 economy hex_1_0",
        "used_economy 0 economy_2",
        "influence 0 2 economy_2",
        "exhausted 0 economy economy",
    ]


def test_what_pays_for_a_tile_is_told_too() -> None:
    scene = Scene().nobody_home(0).tray(0, "technology_1", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.play("place technology_1 hex_0_m1")
    assert scene.told()[:3] == [
        "placed 0 technology_1 hex_0_m1",
        "specialist 0 technology hex_0_m1",
        "exhausted 0 technology technology",
    ]
    scene = Scene().nobody_home(0).tray(0, "economy_7", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.exhausted(0, economy=1, culture=1).play("place economy_7 hex_0_0", "discipline economy")
    assert scene.told()[:5] == [
        "placed 0 economy_7 hex_0_0",
        "used_economy 0 economy_7",
        "ready 0 1 economy economy_7",
        "ready 0 1 culture economy_7",
        "exhausted 0 economy economy",
    ]
    scene = Scene().nobody_home(0).tray(0, "culture_1", "culture_2", "culture_3", "culture_4").at(phase="placing")
    scene.people(0, "asia", 1).play("place culture_1 hex_m2_1")
    assert scene.told()[:3] == [
        "placed 0 culture_1 hex_m2_1",
        "came_home 0 1 asia culture hex_m2_1",
        "exhausted 0 culture culture",
    ]


def test_economy_tiles() -> None:
    scene = Scene().placed(0, hex_0_0="economy_7").exhausted(0, culture=1)
    scene.play("use_economy economy_7")
    assert scene.told() == ["turn 0", "markers 0 1", "used_economy 0 economy_7", "ready 0 1 culture economy_7"]


def test_the_era_change() -> None:
    scene = Scene(4).influence(0, 8).ideas(0, "silk").era_box(0, "era3_box4").last_round(2, 3)
    scene.act("send_diplomat", "send agriculture", "academic", "order 2", "take_idea writing")
    words = scene.told()
    assert words[words.index("era 3") :] == [
        "era 3",
        "turn_order 0 2",
        "lost_influence 0 2 era_change",
        "common iron eureka",
        "old_milestone stone_and_bone_tools common",
        "common mathematics eureka",
        "old_milestone control_of_fire common",
        "common sailing eureka",
        "old_milestone transport common",
        "new_milestones D",
        *(f"laid_out {milestone} D" for milestone in scene.state.eureka),
        "old_idea 0 silk",
        "took_idea 0 writing display",
        "refilled coins",
        "uncovered lighthouse",
        "turn 1",
        "markers 1 1",
    ]


def test_what_comes_back_at_the_era_change() -> None:
    scene = Scene(3).pillars(0, "eureka", "invent", "innovate").scholars(0, "asia").academy(0, 1).tokens(0, 1)
    scene.exhausted(0, economy=2).placed(0, hex_0_0="economy_2").last_round(2, 2).display("glass", "steel")
    scene.table.players[0].spent.append("economy_2")
    scene.table.players[0].tokens -= 1
    scene.act("send_diplomat", "send agriculture", "academic")
    words = scene.told()
    assert words[words.index("era 3") :][1:8] == [
        "ready 0 2 economy era_change",
        "pillar_back 0 invent",
        "pillar_back 0 innovate",
        "academics 0 1 scholars",
        "scholar_back 0 asia",
        "token_back 0 economy_2",
        "unplayed_private 4 sailing",
    ]
    assert "common mining private" in words


def test_what_nobody_wants_any_more_is_told() -> None:
    scene = Scene().at(phase="stone_age", era=1).turn(0)
    for region, card in (("europe", "plumbing"), ("asia", "silk")):
        scene.table.regions[region].card = scene._take(card)
    scene.table.players[0].tiles.append("influence_plus_one")
    scene.play("claim europe", "specialist culture", "pillar travel")
    assert {"epoch_pillar 0 travel", "put_aside silk asia"} <= set(scene.told())
    scene = Scene().last_round(3, 2).on_top("coins", "lighthouse")
    scene.act("send_diplomat", "send agriculture", "academic")
    words = scene.told()
    assert {"put_aside steel display", "put_aside coins stack"} <= set(words)
    scene = Scene().sold_out(*(f"economy_{number}" for number in range(1, 8))).people(0, "africa", 1)
    assert told(scene, "call_specialists")[-1] == "unfulfilled 0 economy"


def test_chronos() -> None:
    scene = Scene(2).at(order=[0, CHRONOS, 1]).turn(0, CHRONOS, 1).idea("middle_east", "wheel", 0)
    scene.act("send_diplomat", "send cotton", "academic")
    words = scene.told()
    assert words[words.index("turn 2") :] == [
        "turn 2",
        "chronos_moved middle_east",
        "invented 2 wheel middle_east",
        "posted 2 supply inventor middle_east",
        "chronos_kept technology_2 board",
        "turn 1",
        "markers 1 1",
    ]
    scene = Scene(2).milestones(eureka=["sailing"]).last_round(2, 1)
    tile = scene.table.players[CHRONOS].tiles[-1]
    scene.act("send_diplomat", "send agriculture", "academic")
    words = scene.told()
    assert words[words.index("era 3") :][:7] == [
        "era 3",
        f"influence_tile 2 {tile} middle_east down",
        "chronos_moved middle_east",
        "eureka 2 sailing",
        "common copper_smelting private",
        "old_milestone stone_and_bone_tools common",
        "era_box 2 era2_box1 era3_box4",
    ]


def test_every_declared_event_is_told_sooner_or_later() -> None:
    verbs: set[str] = set()
    for seats, seed in ((2, 0), (2, 1), (4, 0), (4, 1), (4, 2)):
        *_, last = walk(Match.new(GAME, None, seats, f"events-{seed}"))
        verbs |= {event.verb for event in last.events(None)}
    assert set(EVENTS) - verbs <= {"unfulfilled"}  # which needs a board without the tiles of a discipline
