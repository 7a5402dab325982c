"""The layout of an encoding: blocks by name, and what is written where."""

from array import array

from gobelin.toolkit.hidden import KNOWN, UNSEEN, Pile
from gobelin.toolkit.layout import Layout


def two_hands() -> Layout:
    layout = Layout({"farm": 0.5})
    layout.block("table", ["round"])
    for player in range(2):
        layout.block(f"player{player}", ["vp", "wood"])
        layout.things(f"player{player}.hand", ["farm", "mine", "port"])
    return layout


def filled(layout: Layout, out: "array[float]") -> dict[str, float]:
    return {name: value for name, value in zip(layout.names, out, strict=True) if value}


def test_the_blocks_of_one_player_go_by_short_names() -> None:
    layout, out = two_hands(), array("f", [0.0] * 11)
    second = layout.within("player1")
    second.put("", [9, True], out)
    second.share("", [3, 0], 2, out)
    second.mark("hand", ["port"], out)
    second.count("hand", ["farm", None, "", "farm", "mine"], out)
    assert filled(layout, out) == {
        "player1.vp": 1.5,
        "player1.wood": 1.0,
        "player1.hand.farm": 1.0,
        "player1.hand.mine": 1.0,
        "player1.hand.port": 1.0,
    }
    assert set(layout.within("player").starts) == set()


def test_only_what_a_seat_knows_of_a_pile_is_counted() -> None:
    layout = two_hands()
    rows: dict[str, list[tuple[int, ...]]] = {
        "nobody": [(UNSEEN, UNSEEN)] * 3,
        "all of one": [(KNOWN, UNSEEN)] * 3,
        "the last": [(UNSEEN, UNSEEN), (UNSEEN, UNSEEN), (KNOWN, UNSEEN)],
        "the first": [(KNOWN, UNSEEN), (UNSEEN, UNSEEN), (UNSEEN, KNOWN)],
        "a group": [(7, UNSEEN), (7, UNSEEN), (KNOWN, UNSEEN)],
    }
    counted = {}
    for name, known in rows.items():
        out = array("f", [0.0] * 11)
        layout.count_known("player0.hand", Pile(["farm", "mine", "farm"], known), 0, out)
        counted[name] = list(out[3:6])
    assert counted == {
        "nobody": [0, 0, 0],
        "all of one": [1, 1, 0],
        "the last": [0.5, 0, 0],
        "the first": [0.5, 0, 0],
        "a group": [0.5, 0, 0],
    }
    empty = array("f", [0.0] * 11)
    layout.count_known("player0.hand", Pile([], []), 0, empty)
    assert not any(empty)
