"""Components files: values by their annotations, and folders laid over a package's files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from gobelin.toolkit.reading import LARGEST, PLAIN, ComponentsError, FieldError, Files, Notation, Number, parse


class Wheel(msgspec.Struct, frozen=True, kw_only=True):
    spokes: Annotated[int, msgspec.Meta(ge=-2, le=9)]
    colour: Literal["red", "blue"] = "red"


class Cart(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    wheels: tuple[Wheel, ...] = ()
    place: tuple[Number, str] = (0, "yard")
    load: Mapping[str, tuple[Number, ...]] = {}
    owner: str | None = None
    covered: bool = False


def cart(**facts: object) -> Cart:
    return PLAIN.checked("carts.yaml", "hay", Cart, {"id": "hay"} | facts)


def test_values_are_read_by_their_annotations() -> None:
    found = cart(wheels=[{"spokes": -2}], place=[3, "barn"], load={"hay": [1, 2]}, owner=None, covered=True)
    assert found.wheels == (Wheel(spokes=-2),)
    assert (found.place, found.owner, found.covered) == ((3, "barn"), None, True)
    assert found.load == {"hay": (1, 2)}
    with pytest.raises(TypeError):
        found.load["hay"] = ()  # type: ignore[index]


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"wheels": [{"spokes": -3}]}, "wheels[0].spokes: must be a whole number, at least -2, not -3"),
        ({"wheels": [{"spokes": 10}]}, "wheels[0].spokes: must be a whole number, at most 9, not 10"),
        ({"wheels": [{"spokes": 1, "colour": "pink"}]}, "wheels[0].colour: 'pink' is not one of red, blue"),
        ({"wheels": [{}]}, "wheels[0].spokes: is missing"),
        ({"wheels": [7]}, "wheels[0]: must be a mapping, not 7"),
        ({"place": [1]}, "place: must be 2 values, not 1"),
        ({"place": [-1, "barn"]}, "place[0]: must be a whole number, at least 0, not -1"),
        ({"place": [10**12, "barn"]}, f"place[0]: must be a whole number, at most {LARGEST}, not {10**12}"),
        ({"load": {"hay": [1] * (LARGEST + 1)}}, f"load.hay: must be at most {LARGEST} values, not {LARGEST + 1}"),
        ({"load": {"hay": 1}}, "load.hay: must be a list, not 1"),
        ({"load": []}, "load: must be a mapping, not []"),
        ({"owner": 5}, "owner: must be a text, not 5"),
        ({"covered": "yes"}, "covered: must be true or false, not 'yes'"),
        ({"roof": True}, "roof: no such field; known are id, wheels"),
    ],
)
def test_a_bad_value_is_told_with_its_path(facts: dict[str, object], message: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        cart(**facts)
    assert str(caught.value).startswith(f"carts.yaml: hay: {message}")
    assert caught.value.where[:2] == ("carts.yaml", "hay")


def test_a_game_may_spell_values_and_fields_in_its_own_way() -> None:
    def own(kind: Any, value: object, path: str) -> Any:
        return Wheel(spokes=int(str(value))) if kind is Wheel else NotImplemented

    notation = Notation(own)
    assert notation.struct(Cart, {"name": "hay", "wheels": ["4"]}, "", {"id": "name"}).wheels == (Wheel(spokes=4),)
    with pytest.raises(FieldError) as caught:
        notation.struct(Cart, {"wheels": []}, "cart", {"id": "name"})
    assert (caught.value.path, caught.value.why) == ("cart.name", "is missing")


def test_an_item_is_checked_after_it_is_read() -> None:
    def check(found: Cart) -> None:
        raise FieldError("wheels", f"are {len(found.wheels)}")

    with pytest.raises(ComponentsError, match=r"^carts\.yaml: hay: wheels: are 0$"):
        PLAIN.checked("carts.yaml", "hay", Cart, {"id": "hay"}, check)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "carts.yaml").write_text("carts: [{id: hay, n: 1}, {id: straw, n: 2}]\nrules: {load: 3}\n")
    (tmp_path / "own").mkdir()
    return folder


KNOWN = ("carts", "rules")


def test_a_folder_replaces_items_by_their_ids_and_other_blocks_as_a_whole(home: Path) -> None:
    own = home.with_name("own")
    (own / "carts.yaml").write_text("carts: [{id: straw, n: 5}]\n")
    files = Files(home, ["carts.yaml"], own)
    assert files.items("carts.yaml", "carts", KNOWN) == {"hay": {"id": "hay", "n": 1}, "straw": {"id": "straw", "n": 5}}
    assert files.whole("carts.yaml", KNOWN)["rules"] == {"load": 3}


def test_a_list_may_be_left_out_beside_another_block_only(home: Path) -> None:
    own = home.with_name("own")
    (own / "carts.yaml").write_text("rules: {load: 4}\n")
    files = Files(home, ["carts.yaml"], own)
    assert files.whole("carts.yaml", KNOWN)["rules"] == {"load": 4}
    assert len(files.items("carts.yaml", "carts", KNOWN, beside=KNOWN)) == 2
    with pytest.raises(ComponentsError, match=r"^carts\.yaml: carts: must be a list of items$"):
        files.items("carts.yaml", "carts", KNOWN)


def test_only_a_folder_may_have_added_blocks(home: Path) -> None:
    own = home.with_name("own")
    (own / "carts.yaml").write_text("carts: []\nspares: []\n")
    files = Files(home, ["carts.yaml"], own)
    assert len(files.items("carts.yaml", "carts", KNOWN, added=["spares"])) == 2
    with pytest.raises(ComponentsError, match=r"^carts\.yaml: spares: no such block; known are carts, rules$"):
        files.items("carts.yaml", "carts", KNOWN)


def test_plain_words_stay_words(tmp_path: Path) -> None:
    (tmp_path / "words.yaml").write_text("on: off\nid: 0x10\ndate: 2020-01-01\nnothing: null\nn: -3\n")
    found = parse(tmp_path / "words.yaml")
    assert found == {"on": False, "id": "0x10", "date": "2020-01-01", "nothing": None, "n": -3}


class Unbounded(msgspec.Struct, frozen=True):
    wheels: Annotated[int, msgspec.Meta(ge=1)]
    spokes: int = 0


@pytest.mark.parametrize("facts", [{"wheels": 4}, {"wheels": 4, "spokes": 8}])
def test_a_number_without_an_upper_bound_is_never_read(facts: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="need a least and a greatest"):
        PLAIN.checked("carts.yaml", "hay", Unbounded, facts)
