"""What is told of a turn of Inventions, word for word."""

from gobelin.conformance import walk
from gobelin.games.inventions import EVENTS, GAME
from gobelin.kernel import Match
from support.inventions import CHRONOS, Scene


def told(scene: Scene, action: str, *choices: str) -> list[str]:
    """What is told from the pillar of a main action on."""
    scene.act(action, *choices)
    words = scene.told()
    return words[words.index(f"pillar 0 {action}") + 1 :]


def test_presenting_and_a_new_idea() -> None:
    scene = Scene().ideas(0, "wheel")
    found = told(scene, "present_idea", "present wheel middle_east", "specialist technology", "take_idea glass")
    assert found[:4] == [
        "performs 0 present_idea",
        "presented 0 wheel middle_east",
        "influence 0 1 specialist_influence",
        "took_idea 0 glass",
    ]
    assert found[4] == "turn 1"


def test_inventing_with_an_extra_specialist_and_points() -> None:
    scene = Scene().milestones(["agriculture", "cotton", "copper_smelting", "computer"]).diplomat(0, "computer")
    scene.idea("africa", "internet", 1).home(0, culture=2).academy(0, 0)
    assert told(scene, "invent") == [
        "performs 0 invent",
        "aspired 0 technology",
        "invented 0 internet africa",
        "exhausted 0 culture",
        "scored 0 4 internet",
    ]


def test_innovating_and_chaining_a_share() -> None:
    scene = Scene().invention("africa", "silk", 1, 2)
    found = told(scene, "innovate", "specialist economy", "chain silk", "prosperity prosperity_a")
    assert found == [
        "performs 0 innovate",
        "innovated 0 silk africa",
        "specialist 0 economy",
        "chained 0 silk",
        "performs 0 share_invention",
        "shared 0 silk africa",
        "scored 1 4 silk",
        "settled 0 africa",
        "prosperity 0 prosperity_a",
        "turn 1",
    ]


def test_calling_specialists_and_a_tile() -> None:
    scene = Scene().people(0, "africa", 2)
    assert told(scene, "call_specialists", "call africa 2", "take economy_3") == [
        "performs 0 call_specialists",
        "aspired 0 economy",
        "came_home 0 2 africa culture",
        "took_tile 0 economy_3",
        "turn 1",
    ]


def test_gaining_influence() -> None:
    scene = Scene().people(0, "africa", 2).tile(0, "asia", "influence_plus_one").influence(0, 0)
    assert told(scene, "gain_influence", "chain influence_plus_one") == [
        "performs 0 gain_influence",
        "came_home 0 2 africa culture",
        "influence_tile 0 influence_present africa",
        "scored 0 6 africa",
        "influence 0 2 influence_tiles",
        "chained 0 influence_plus_one",
        "influence 0 1 influence_plus_one",
        "turn 1",
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
        "settled 0 asia",
    ]
    scene = Scene().people(0, "europe", 1).points_side("africa")
    found = told(scene, "travel", "travel europe africa", "chain knowledge_citizen")
    assert found[-2:] == ["scholar 0 africa", "scored 0 2 knowledge"]


def test_eureka() -> None:
    scene = Scene().diplomat(1, "stone_and_bone_tools").academy(1, 1)
    assert told(scene, "eureka", "eureka iron", "box era3_box2") == [
        "performs 0 eureka",
        "eureka 0 iron",
        "common agriculture",
        "old_milestone stone_and_bone_tools",
        "academics 1 1",
        "era_box 0 era3_box2",
        "academics 0 1",
        "turn 1",
    ]


def test_diplomats() -> None:
    scene = Scene().milestones(["agriculture", "iron", "copper_smelting", "mining"])
    assert told(scene, "send_diplomat", "send iron", "academic") == [
        "performs 0 send_diplomat",
        "sent 0 iron",
        "influence 1 1 iron",
        "turn 1",
    ]
    assert told(Scene().academy(0, 1), "recall_diplomat") == [
        "performs 0 recall_diplomat",
        "recalled 0 agriculture",
        "academics 0 1",
        "turn 1",
    ]


def test_a_link_and_a_given_up_aspiration() -> None:
    scene = Scene().placed(0, hex_0_0="technology_5").people(0, "africa", 1).ideas(0, "wheel").influence(0, 5)
    found = told(scene, "travel", "travel africa europe", "link technology_5 present_idea")
    assert found[-2:] == ["chained 0 technology_5", "lost_influence 0 1 technology_5"]
    scene = Scene().tray(0, "economy_1", "economy_2", "economy_3", "economy_4").people(0, "africa", 1)
    assert told(scene, "travel", "travel africa europe")[-1] == "gave_up 0 culture"


def test_placing_tiles() -> None:
    scene = Scene().tray(0, "culture_1", "economy_2").influence(0, 5).at(phase="placing")
    scene.play("place culture_1 hex_m2_0", "specialist culture")
    assert scene.told()[:4] == [
        "lost_influence 0 2 tray",
        "placed 0 culture_1 hex_m2_0",
        "token 0",
        "exhausted 0 culture",
    ]
    scene = Scene().tray(0, "economy_2", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.play("place economy_2 hex_1_0", "use_economy economy_2", "specialist economy")
    assert scene.told()[:5] == [
        "placed 0 economy_2 hex_1_0",
        "specialist 0 economy",
        "used_economy 0 economy_2",
        "influence 0 2 economy_2",
        "exhausted 0 economy",
    ]


def test_what_pays_for_a_tile_is_told_too() -> None:
    scene = Scene().nobody_home(0).tray(0, "technology_1", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.play("place technology_1 hex_0_m1")
    assert scene.told()[:3] == ["placed 0 technology_1 hex_0_m1", "specialist 0 technology", "exhausted 0 technology"]
    scene = Scene().nobody_home(0).tray(0, "economy_7", "culture_1", "culture_2", "culture_3").at(phase="placing")
    scene.exhausted(0, economy=1, culture=1).play("place economy_7 hex_0_0", "discipline economy")
    assert scene.told()[:5] == [
        "placed 0 economy_7 hex_0_0",
        "used_economy 0 economy_7",
        "ready 0 economy",
        "ready 0 culture",
        "exhausted 0 economy",
    ]
    scene = Scene().nobody_home(0).tray(0, "culture_1", "culture_2", "culture_3", "culture_4").at(phase="placing")
    scene.people(0, "asia", 1).play("place culture_1 hex_m2_1")
    assert scene.told()[:3] == ["placed 0 culture_1 hex_m2_1", "came_home 0 1 asia culture", "exhausted 0 culture"]


def test_economy_tiles() -> None:
    scene = Scene().placed(0, hex_0_0="economy_7").exhausted(0, culture=1)
    scene.play("use_economy economy_7")
    assert scene.told() == ["turn 0", "used_economy 0 economy_7", "ready 0 culture"]


def test_the_era_change() -> None:
    scene = Scene(4).influence(0, 8).ideas(0, "silk").era_box(0, "era3_box4").last_round(2, 3)
    scene.act("send_diplomat", "send agriculture", "academic", "order 2", "take_idea writing")
    words = scene.told()
    assert words[words.index("era 3") :] == [
        "era 3",
        "turn_order 0 2",
        "lost_influence 0 2 era_change",
        "common iron",
        "old_milestone stone_and_bone_tools",
        "common mathematics",
        "old_milestone control_of_fire",
        "common sailing",
        "old_milestone transport",
        "new_milestones D",
        "old_idea 0 silk",
        "took_idea 0 writing",
        "turn 1",
    ]


def test_chronos() -> None:
    scene = Scene(2).at(order=[0, CHRONOS, 1]).turn(0, CHRONOS, 1).idea("middle_east", "wheel", 0)
    scene.act("send_diplomat", "send cotton", "academic")
    words = scene.told()
    assert words[words.index("turn 2") :] == [
        "turn 2",
        "chronos_moved middle_east",
        "invented 2 wheel middle_east",
        "took_tile 2 technology_2",
        "turn 1",
    ]
    scene = Scene(2).milestones(eureka=["sailing"]).last_round(2, 1)
    tile = scene.table.players[CHRONOS].tiles[-1]
    scene.act("send_diplomat", "send agriculture", "academic")
    words = scene.told()
    assert words[words.index("era 3") :][:7] == [
        "era 3",
        f"influence_tile 2 {tile} middle_east",
        "chronos_moved middle_east",
        "eureka 2 sailing",
        "common copper_smelting",
        "old_milestone stone_and_bone_tools",
        "era_box 2 era3_box4",
    ]


def test_every_declared_event_is_told_sooner_or_later() -> None:
    verbs: set[str] = set()
    for seats, seed in ((2, 0), (2, 1), (4, 0), (4, 1), (4, 2)):
        *_, last = walk(Match.new(GAME, None, seats, f"events-{seed}"))
        verbs |= {event.verb for event in last.events(None)}
    assert set(EVENTS) - verbs == set()
