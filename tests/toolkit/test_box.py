"""A box: blocks of files, a person's own laid over them, and what is said about what is wrong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from gobelin.toolkit.box import Block, BoxFiles, Facts, Named, Single, words
from gobelin.toolkit.reading import ComponentsError, FieldError, Number

MILLS = """
mills:
- {id: windmill, name_en: Windmill, name_de: Windmühle, set: hills, count: 2, sails: 4,
   source: public, confidence: high}
- {id: water_mill, name_en: Water mill, name_de: Wassermühle, sails: 0, source: seed, confidence: high,
   text_en: Grinds., text_de: Mahlt.}
price: 3
"""


class Mill(Named, frozen=True, kw_only=True):
    set: str = "base"
    sails: Number
    turns: tuple[Number, ...] = ()


class Village(Facts, frozen=True, weakref=True):
    mills: Mapping[str, Mill]
    price: Number


@pytest.fixture
def files(tmp_path: Path) -> BoxFiles[Village]:
    home = tmp_path / "home"
    home.mkdir()
    (home / "mills.yaml").write_text(MILLS, "utf-8")
    blocks = {"mills": Block("mills.yaml", Mill, {"base": 1, "hills": 2})}
    return BoxFiles(1, home, blocks, {"price": Single("mills.yaml", Number)}, derived={Mill: {"turns": ()}})


def own(files: BoxFiles[Village], text: str, name: str = "mills.yaml") -> Path:
    """A person's own folder with a file."""
    folder = files.home.parent / "own"
    folder.mkdir()
    (folder / name).write_text(text, "utf-8")
    return folder


def test_a_box_knows_its_components_words_and_hash(files: BoxFiles[Village]) -> None:
    box = Village(**files.read().blocks)
    found = files.as_components(box)
    assert found.counts()["set"] == {"base": 1, "hills": 2}
    assert dict(words(files.named(box), "de")) == {
        "name-windmill": "Windmühle",
        "name-water_mill": "Wassermühle",
        "text-water_mill": "Mahlt.",
    }
    assert files.boxes[files.register(box)] is box


def test_a_text_in_one_language_is_said_in_all(files: BoxFiles[Village]) -> None:
    folder = own(files, MILLS.replace("text_en: Grinds., text_de: Mahlt.", "text: As printed."))
    assert files.read(folder).items["mills"]["water_mill"].text_de == "As printed."


def test_replaced_items_are_checked_first(files: BoxFiles[Village]) -> None:
    mine = MILLS.splitlines()
    contents = files.read(own(files, "\n".join(["mills:", *mine[4:6]])))
    assert contents.in_order() == [("mills", "water_mill"), ("mills", "windmill")]

    def rule(mill: Mill) -> None:
        raise FieldError("sails", "cannot be")

    with pytest.raises(ComponentsError, match=r"mills.yaml: water_mill: sails: cannot be"):
        contents.check(rule)
    with pytest.raises(ComponentsError, match=r"mills.yaml: windmill: id: is also the id of something else"):
        contents.check(lambda mill: None, taken=["windmill"])


BAD_FILES: list[tuple[str, str, str]] = [
    ("magic.yaml", "mills: []", "magic.yaml: no such components file; known are mills.yaml"),
    ("mills.yaml", "", "mills.yaml: must be a mapping of blocks"),
    ("mills.yaml", "mills: ]", "mills.yaml: line 1: is not valid YAML"),
    ("mills.yaml", "mills: []\nmills: []", "mills.yaml: line 2: mills is listed twice"),
    ("mills.yaml", "towns: []", "mills.yaml: towns: no such block; known are mills, price"),
    ("mills.yaml", "mills: {}", "mills.yaml: mills: must be a list of items"),
    ("mills.yaml", "mills: [{id: Rome}]", "mills.yaml: item 1: id: must be lowercase letters"),
    ("mills.yaml", "mills: [{id: rome}]", "mills.yaml: rome: id: no such item; only known ones"),
    ("mills.yaml", "mills: [{id: windmill}]", "mills.yaml: windmill: name_en: is missing"),
    ("mills.yaml", "price: two", "mills.yaml: price: must be a whole number, at least 0, not 'two'"),
    ("mills.yaml", MILLS.replace("count: 2", "count: 3"), "mills.yaml: mills: must be 2 of set hills, not 3"),
    ("mills.yaml", MILLS.replace("set: hills", "set: sea"), "mills.yaml: mills: must be 2 of set hills, not 0"),
    (
        "mills.yaml",
        MILLS.replace("sails: 0", "sails: 0, turns: [1]"),
        "mills.yaml: water_mill: turns: follows from other facts and is in no file",
    ),
]


@pytest.mark.parametrize(("name", "text", "message"), BAD_FILES, ids=lambda part: part[:30])
def test_what_is_wrong_is_told_with_file_and_item(files: BoxFiles[Village], name: str, text: str, message: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        files.read(own(files, text, name))
    assert str(caught.value).startswith(message)


def test_a_folder_that_is_none_is_refused(files: BoxFiles[Village], tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="elsewhere: is not a folder"):
        files.read(tmp_path / "elsewhere")


def test_what_a_game_requires_is_told_of_the_block_or_of_an_item(files: BoxFiles[Village]) -> None:
    where: list[tuple[Any, ...]] = [(), ("windmill", "sails")]
    files.require(True, "mills", "must turn")
    for path, said in zip(
        where, ("mills.yaml: mills: must turn", "mills.yaml: windmill: sails: must turn"), strict=True
    ):
        with pytest.raises(ComponentsError, match=said):
            files.require(False, "mills", "must turn", *path)
