"""IMP-VAR-15 to 17: faction decks that players build themselves.

The base box has exactly one legal deck per faction; a folder of a person's own with spare cards gives real choices.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from gobelin.conformance import check_match, walk
from gobelin.games.imperial_settlers import GAME, override
from gobelin.games.imperial_settlers.loading import BOX, FILES, load
from gobelin.games.imperial_settlers.state import SettlersState, check
from gobelin.games.imperial_settlers.vocabulary import FACTIONS, Deck
from gobelin.kernel import Game, Match, SettingsError
from gobelin.locales import LANGUAGES, Texts
from gobelin.toolkit.reading import ComponentsError

Raw = dict[str, Any]

SPARES = """
deck: romans
spares:
- id: forum
  name_en: Forum
  name_de: Forum Romanum
  count: 3
  numbers: [ROM031, ROM032, ROM033]
  kind: action
  colours: [grey]
  cost: {stone: 1}
  deal: stone
  copy_overrides:
  - {number: ROM033, deal: gold}
  effect:
    action: {cost: {worker: 1}, gain: {vp: 1}, times: 2}
  vp_end: 1
  text: Speakers are heard.
  source: public
  confidence: high
- id: aqueduct
  name_en: Aqueduct
  name_de: Aquädukt
  count: 2
  numbers: [ROM034, ROM035]
  kind: production
  colours: [blue]
  cost: {stone: 1}
  deal: food
  building_bonus:
    gain: {vp: 1}
  effect:
    produce: {food: 1}
  vp_end: 1
  text: Water for everyone.
  source: public
  confidence: high
- id: lighthouse
  name_en: Lighthouse
  name_de: Leuchtturm
  count: 1
  numbers: [ROM036]
  kind: feature
  colours: [gold]
  cost: {wood: 1, location: 1}
  deal: gold
  effect:
    on_deal:
      gain: {gold: 1}
  vp_end: 2
  text: Ships come and go.
  source: public
  confidence: high
"""
SWAPS = [("forum", "trade_colony", 3), ("aqueduct", "builder", 2), ("lighthouse", "spies", 1)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with three spare Roman cards, in three, two and one copies."""
    (tmp_path / "romans.yaml").write_text(SPARES, "utf-8")
    return tmp_path


@pytest.fixture
def game(folder: Path) -> Game[SettlersState]:
    """The game with this folder."""
    return override(folder)


def cards_of(faction: str, count: int | None = None) -> list[str]:
    """The cards of a faction, or those with so many copies."""
    return [card.id for card in BOX.cards.values() if card.deck == faction and count in (None, card.count)]


def swapped(*swaps: tuple[str, str]) -> list[str]:
    """The Roman deck with some cards for others."""
    changed = {old: new for new, old in swaps}
    return [changed.get(card, card) for card in cards_of("romans")]


def romans(match: Match[SettlersState]) -> list[str]:
    """The copies that the Roman player plays with."""
    realm = next(realm for realm in match.state.realms if realm.faction == "romans")
    hand = [copy for copy in realm.hand.items if copy.startswith("rom")]
    return sorted([*realm.deck.items, *hand])


def start(game: Game[SettlersState], deck: list[str]) -> Match[SettlersState]:
    """A game of Romans and Barbarians, the Romans with an own deck."""
    return Match.new(game, {"factions": ["romans", "barbarians"], "decks": {"romans": deck}}, 2)


@pytest.mark.rule("IMP-VAR-15", "IMP-VAR-16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_deck_of_the_box_can_be_named_and_is_played_with_all_its_copies(faction: Deck) -> None:
    other = "romans" if faction != "romans" else "barbarians"
    settings = {"factions": [faction, other], "decks": {faction: cards_of(faction)}}
    match: Match[SettlersState] = Match.new(GAME, settings, 2)
    realm = match.state.realms[0]
    mine = [copy for copy in (*realm.deck.items, *realm.hand.items) if not copy.startswith("com")]
    assert sorted(mine) == sorted(BOX.decks[faction])
    while match.ask:
        match.choose(match.ask.options[-1], match.ask.seat)
        GAME.check(match.state)
    assert match.result is not None
    replayed: Match[SettlersState] = Match.replay(match.record)
    assert replayed.state == match.state


@pytest.mark.rule("IMP-VAR-15")
@pytest.mark.parametrize("count", [3, 2, 1])
def test_a_deck_without_one_of_its_cards_is_refused(count: int) -> None:
    deck = cards_of("romans")
    deck.remove(cards_of("romans", count)[0])
    with pytest.raises(SettingsError, match="3 cards with 3 copies, 6 with 2 and 9 with 1"):
        start(GAME, deck)


@pytest.mark.rule("IMP-VAR-16")
def test_a_card_named_twice_is_refused_since_all_its_copies_are_used_anyway() -> None:
    with pytest.raises(SettingsError, match="twice"):
        start(GAME, [*cards_of("romans"), "builder"])


@pytest.mark.rule("IMP-VAR-15")
@pytest.mark.parametrize("stranger", ["farm", "quarry", "no_such_card"])
def test_cards_of_others_common_cards_and_unknown_ones_are_refused(stranger: str) -> None:
    deck = [stranger if name == "trade_colony" else name for name in cards_of("romans")]
    with pytest.raises(SettingsError, match=f"'{stranger}' is not a card of this deck"):
        start(GAME, deck)


def test_an_unknown_faction_is_refused() -> None:
    with pytest.raises(SettingsError, match="decks"):
        Match.new(GAME, {"decks": {"atlanteans": []}}, 2)


# --- spare cards ------------------------------------------------------------------------------------------------------


def test_spare_cards_are_in_the_box_but_in_no_deck(folder: Path) -> None:
    box = load(folder)
    assert list(box.cards) == [*BOX.cards, "forum", "aqueduct", "lighthouse"]
    assert list(box.copies) == [*BOX.copies, *(f"rom{n:03}" for n in range(31, 37))]
    assert box.decks == BOX.decks
    assert [box.copies[copy].face for copy in ("rom031", "rom032", "rom033")] == ["rom031", "rom031", "rom033"]
    assert FILES.as_components(box).hash != FILES.as_components(BOX).hash
    assert FILES.as_components(box).counts()["set"]["romans"] == 36


def test_a_file_can_replace_cards_and_add_spares(folder: Path) -> None:
    spies = next(raw for raw in package_cards("romans") if raw["id"] == "spies")
    write(folder, "romans", cards=[spies | {"vp_end": 3}], spares=yaml.safe_load(SPARES)["spares"])
    box = load(folder)
    assert (box.cards["spies"].vp_end, box.cards["forum"].count) == (3, 3)


@pytest.mark.rule("IMP-VAR-17", "IMP-VAR-16")
@pytest.mark.parametrize(("spare", "model", "copies"), SWAPS)
def test_a_spare_card_replaces_one_with_as_many_copies_and_all_of_them_are_played(
    game: Game[SettlersState], spare: str, model: str, copies: int
) -> None:
    match = start(game, swapped((spare, model)))
    played = romans(match)
    assert len(played) == 30
    names = [match.state.facts[copy].card for copy in played]
    assert names.count(spare) == copies
    assert model not in names


@pytest.mark.rule("IMP-VAR-17")
@pytest.mark.parametrize(
    ("spare", "model"),
    [("forum", "builder"), ("aqueduct", "trade_colony"), ("aqueduct", "spies"), ("lighthouse", "trade_colony")],
)
def test_a_spare_card_cannot_replace_one_with_another_number_of_copies(
    game: Game[SettlersState], spare: str, model: str
) -> None:
    with pytest.raises(SettingsError, match="a faction deck has"):
        start(game, swapped((spare, model)))


@pytest.mark.rule("IMP-VAR-17")
def test_a_spare_card_cannot_simply_be_added(game: Game[SettlersState]) -> None:
    with pytest.raises(SettingsError, match="a faction deck has"):
        start(game, [*cards_of("romans"), "forum"])


def test_without_a_deck_of_their_own_players_use_that_of_the_box_even_if_there_are_spares(
    game: Game[SettlersState],
) -> None:
    match: Match[SettlersState] = Match.new(game, {"factions": ["romans", "barbarians"]}, 2)
    assert romans(match) == sorted(BOX.decks["romans"])


@pytest.mark.parametrize("factions", [["barbarians", "egyptians"], ["japanese"]])
def test_a_deck_for_a_faction_that_nobody_plays_is_refused(game: Game[SettlersState], factions: list[str]) -> None:
    settings = {"factions": factions, "decks": {"romans": swapped(("forum", "trade_colony"))}}
    with pytest.raises(SettingsError, match="decks: romans: nobody plays this faction"):
        Match.new(game, settings, len(factions))


def test_where_players_choose_their_factions_a_deck_waits_for_whoever_plays_it(game: Game[SettlersState]) -> None:
    deck = swapped(("forum", "trade_colony"))
    match: Match[SettlersState] = Match.new(game, {"decks": {"romans": deck}}, 2)
    for faction in ("romans", "japanese"):
        assert match.ask is not None
        match.choose(("choose", faction), match.ask.seat)
    assert {"rom031", "rom032", "rom033"} <= set(romans(match))


@pytest.mark.rule("IMP-VAR-15", "IMP-VAR-16")
@pytest.mark.parametrize("factions", [["romans"], ["romans", "barbarians"], ["japanese", "egyptians", "romans"]])
def test_whole_games_are_played_with_spare_cards(game: Game[SettlersState], factions: list[str]) -> None:
    deck = swapped(*((spare, model) for spare, model, _ in SWAPS))
    built = set()
    for seed in range(4):
        match: Match[SettlersState] = Match.new(
            game, {"factions": factions, "decks": {"romans": deck}}, len(factions), seed
        )
        for now in walk(match):
            game.check(now.state)
            assert sum(copy.startswith("rom") for copy in everything(now.state)) == 30
            built |= {location.copy for realm in now.state.realms for location in realm.locations}
        assert match.result is not None
        replayed: Match[SettlersState] = Match.replay(match.record, game=game)
        assert replayed.state == match.state
    assert {match.state.facts[copy].card for copy in built} & {"forum", "aqueduct", "lighthouse"}


def test_the_check_finds_cards_of_the_box_that_an_own_deck_does_not_hold(game: Game[SettlersState]) -> None:
    match = start(game, swapped(("forum", "trade_colony")))
    state = match.state
    check(state)
    pile = next(pile for pile in state.piles() if "rom031" in pile.items)
    pile.items[pile.items.index("rom031")] = "rom023"
    with pytest.raises(AssertionError, match="cards are lost: \\['rom031'\\]"):
        check(state)
    pile.items[pile.items.index("rom023")] = "rom031"
    state.discards.append("rom023")
    with pytest.raises(AssertionError, match="cards of no deck in play: \\['rom023'\\]"):
        check(state)


@pytest.mark.parametrize("factions", [["romans"], ["romans", "barbarians"], []])
def test_a_game_with_spares_keeps_every_promise(game: Game[SettlersState], factions: list[str]) -> None:
    decks = {"romans": swapped(*((spare, model) for spare, model, _ in SWAPS))}
    settings = game.read_settings({"factions": factions, "decks": decks})
    for seed in range(2):
        match = check_match(game, settings, len(factions) or 4, f"spares-{seed}", every=12)
        assert match.result is not None


def everything(state: SettlersState) -> list[str]:
    """Every card on the table."""
    found = [copy for pile in state.piles() for copy in pile.items]
    for realm in state.realms:
        found += [*realm.discards, *realm.foundations, *realm.deals, *(location.copy for location in realm.locations)]
    return found + state.discards + state.collected


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_spare_and_replaced_cards_are_called_and_explained_as_in_the_folder(folder: Path, language: str) -> None:
    village = next(raw for raw in package_cards("common") if raw["id"] == "village")
    own = {"name_en": "Hamlet", "name_de": "Weiler", "text": "A hamlet."}
    write(folder, "common", cards=[village | own])
    mine, standard = Texts(override(folder), language), Texts(GAME, language)
    words = {"en": ("Hamlet", "Lighthouse", "Build Hamlet"), "de": ("Weiler", "Leuchtturm", "Bauen: Weiler")}[language]
    assert (mine.name("com014"), mine.name("rom036"), mine.option("turn", ("build", "com014"))) == words
    assert (mine.name("village"), mine.text("text-village")) == (words[0], "A hamlet.")
    assert (mine.name("lighthouse"), mine.text("text-lighthouse")) == (words[1], "Ships come and go.")
    for item in ("com011", "romans", "attack_wood_a", "worker", "actions"):
        assert mine.name(item) == standard.name(item)
    assert mine.text("text-spies") == standard.text("text-spies") != ""
    assert standard.name("com014") in ("Village", "Dorf")
    assert mine.missing == standard.missing == set()


def test_what_nobody_has_a_name_for_is_still_missing(game: Game[SettlersState]) -> None:
    texts = Texts(game, "en")
    assert not texts.has("name-rom037")
    assert texts.name("rom037") == "name-rom037"
    assert texts.missing == {"name-rom037"}


def test_boards_and_attack_cards_of_a_folder_bring_their_names_too(tmp_path: Path) -> None:
    romans = next(raw for raw in package_cards("factions", "factions") if raw["id"] == "romans")
    (tmp_path / "factions.yaml").write_text(yaml.safe_dump({"factions": [romans | {"name_en": "Latins"}]}), "utf-8")
    attacks = {raw["id"]: raw for raw in package_cards("attack_cards")}
    swapped = [attacks["attack_wood"] | {"count": 2}, attacks["attack_stone"] | {"count": 3, "name_en": "Stones!"}]
    write(tmp_path, "attack_cards", cards=swapped)
    texts = Texts(override(tmp_path), "en")
    assert (texts.name("romans"), texts.name("attack_stone_c")) == ("Latins", "Stones!")
    assert texts.missing == set()


# --- bad files --------------------------------------------------------------------------------------------------------


def package_cards(deck: str, block: str = "cards") -> list[Raw]:
    """The items of one of the package's files."""
    found: list[Raw] = yaml.safe_load((FILES.home / f"{deck}.yaml").read_text("utf-8"))[block]
    return found


def write(folder: Path, deck: str, **blocks: object) -> Path:
    """Write a file of an override folder."""
    text = yaml.safe_dump({"deck": deck, **blocks}, allow_unicode=True)
    (folder / f"{deck}.yaml").write_text(text, "utf-8")
    return folder


def put(**fields: object) -> Callable[[Raw], None]:
    return lambda item: item.update(fields)


BAD_SPARES = [
    ("id: of the same deck", put(id="spies"), "spies: id: is also the id of something else"),
    ("id: of another deck", put(id="shrine"), "shrine: id: is also the id of something else"),
    ("id: of a common card", put(id="ruins"), "ruins: id: is also the id of something else"),
    ("id: of another spare", put(id="aqueduct"), "aqueduct: id: is listed twice"),
    ("id: of a good", put(id="wood"), "wood: id: is also the id of something else"),
    ("id: of a faction", put(id="romans"), "romans: id: is also the id of something else"),
    ("id: of an attack card", put(id="attack_vp"), "attack_vp: id: is also the id of something else"),
    ("id: of a copy", put(id="com014"), "com014: id: is also the id of something else"),
    ("id: of its own copy", put(id="rom031"), "rom031: id: is also the id of something else"),
    ("id: not small", put(id="Forum"), "spare 1: id: must be lowercase letters, digits and _"),
    ("number: of a card", put(numbers=["ROM031", "ROM010", "ROM033"]), "forum: numbers[1]: ROM010 is taken by spies"),
    ("number: its own", put(numbers=["ROM031", "ROM031", "ROM033"]), "forum: numbers[1]: ROM031 is taken by forum"),
    ("number: prefix", put(numbers=["ROM031", "ROM032", "COM085"]), "forum: numbers[2]: must be ROM and three digits"),
    ("count: none", put(count=0, numbers=[]), "forum: count: must be a whole number, at least 1, not 0"),
    (
        "count: four",
        put(count=4, numbers=["ROM031", "ROM032", "ROM033", "ROM037"]),
        "forum: count: must be 1 to 3 for a spare card, not 4",
    ),
    ("count: wrong", put(count=2), "forum: numbers: are 3, but count is 2"),
    ("deck", put(deck="romans"), "forum: deck: belongs at the head of the file, not in an item"),
    ("field", put(raze={"vp": 1}), "forum: raze: cards of the romans have no raze field"),
    ("field: unknown", put(colour="grey"), "forum: colour: no such field"),
]


@pytest.mark.parametrize(("change", "message"), [pytest.param(*bad[1:], id=bad[0]) for bad in BAD_SPARES])
def test_a_bad_spare_card_is_refused_with_file_item_and_field(
    tmp_path: Path, change: Callable[[Raw], None], message: str
) -> None:
    spares = yaml.safe_load(SPARES)["spares"]
    change(spares[0])
    with pytest.raises(ComponentsError) as caught:
        load(write(tmp_path, "romans", spares=spares))
    assert str(caught.value).startswith(f"romans.yaml: {message}")


def test_spares_of_two_factions_cannot_share_an_id(folder: Path) -> None:
    lighthouse = yaml.safe_load(SPARES)["spares"][2] | {"numbers": ["BAR031"]}
    with pytest.raises(ComponentsError, match=r"lighthouse: id: is also the id of something else"):
        load(write(folder, "barbarians", spares=[lighthouse]))


def test_two_spares_cannot_share_a_number(tmp_path: Path) -> None:
    spares = yaml.safe_load(SPARES)["spares"]
    spares[2]["numbers"] = ["ROM035"]
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: lighthouse: numbers\[0\]: ROM035 is taken by aqueduct$"):
        load(write(tmp_path, "romans", spares=spares))


def test_unknown_cards_stand_among_the_spares_of_a_faction_only(tmp_path: Path) -> None:
    spares = yaml.safe_load(SPARES)["spares"]
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: forum: id: no such item"):
        load(write(tmp_path, "romans", cards=spares))
    (tmp_path / "romans.yaml").unlink()
    for deck in ("common", "attack_cards"):
        with pytest.raises(ComponentsError, match=rf"^{deck}\.yaml: spares: no such block; known are deck, cards$"):
            load(write(tmp_path, deck, spares=spares))
        (tmp_path / f"{deck}.yaml").unlink()
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: spares: must be a list of items$"):
        load(write(tmp_path, "romans", spares={}))
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: cards: must be a list of items$"):
        load(write(tmp_path, "romans"))


def test_spares_do_not_count_for_the_deck_of_the_box(tmp_path: Path) -> None:
    """A deck that lost a copy is not filled up by spares."""
    legion = next(raw for raw in package_cards("romans") if raw["id"] == "legion") | {"count": 1, "numbers": ["ROM017"]}
    with pytest.raises(ComponentsError, match=r"^romans\.yaml: cards: must be 30 pieces, not 29$"):
        load(write(tmp_path, "romans", cards=[legion], spares=yaml.safe_load(SPARES)["spares"]))


def test_a_folder_from_before_names_had_no_source_still_loads(tmp_path: Path) -> None:
    old = next(raw for raw in package_cards("common") if raw["id"] == "village") | {"name_de_source": "own"}
    write(tmp_path, "common", cards=[old])
    assert load(tmp_path) == BOX
