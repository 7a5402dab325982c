"""The effect of every card of the box: what it costs, what it gives, and how often.

The figures stand here and are not read from the components, so that a changed figure is noticed.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gobelin.games.imperial_settlers.loading import BOX
from gobelin.games.imperial_settlers.vocabulary import GOODS, NUMBERS
from gobelin.kernel import Result
from support.settlers import Scene, card

RIVALS = {"barbarians": "romans", "romans": "barbarians", "egyptians": "barbarians", "japanese": "romans"}
FACTIONS = {"com": "barbarians", "bar": "barbarians", "rom": "romans", "egy": "egyptians", "jap": "japanese"}
BOARDS = {
    "barbarians": "5 worker, 1 raze, 1 defence",
    "romans": "1 wood, 1 stone, 2 worker, 1 raze, 1 defence",
    "egyptians": "1 gold, 3 worker, 1 raze, 1 defence",
    "japanese": "1 wood, 4 worker, 1 raze, 1 defence",
}

# id, copies with the same facts, kind, colours, cost, what building it in an otherwise empty realm gives, and the raze
# field of a common card, the deal field of a faction card, or both fields of a Japanese one
CARDS = [
    # common
    ("statue", "com001", "feature", "grey", "1 wood, 2 stone", "1 vp, 1 card", "1 stone, 1 vp"),
    ("supplier", "com002", "feature", "grey", "1 wood, 2 stone", "1 gold, 1 vp", "1 stone, 1 gold"),
    ("wood_storage", "com003", "feature", "brown", "2 wood, 1 stone", "1 vp, 1 card", "2 wood"),
    ("carpenters_workshop", "com004", "feature", "brown", "3 wood", "1 gold, 1 vp", "1 wood, 1 gold"),
    ("gallows", "com005", "feature", "black", "2 wood", "", "1 wood, 1 vp"),
    ("mill", "com006", "feature", "red", "3 wood", "1 gold, 1 vp", "1 food, 1 worker"),
    ("old_forest", "com007", "production", "brown", "2 wood", "2 wood", "2 wood"),
    ("quarry", "com008 com009 com010", "production", "grey", "1 wood, 1 stone", "2 stone", "2 stone"),
    ("rubble", "com011", "production", "grey", "2 wood, 1 stone", "1 stone", "2 stone"),
    ("village", "com012 com013", "production", "pink", "1 wood", "2 worker", "2 worker"),
    ("village", "com014", "production", "pink", "1 wood", "2 worker", "1 wood, 1 worker"),
    ("town", "com015", "production", "pink", "1 wood, 1 stone", "2 worker", "2 worker"),
    ("farmers_at_work", "com016", "production", "pink", "3 wood", "1 card", "1 gold, 1 worker"),
    ("mammas_baths", "com017", "production", "pink", "2 wood, 1 stone", "1 worker", "1 food, 1 worker"),
    ("armorer", "com018 com019 com020", "production", "black", "1 wood, 1 stone", "1 raze", "1 stone, 1 vp"),
    ("gold_mine", "com021 com022", "action", "gold", "1 wood, 1 stone", "", "1 gold, 1 vp"),
    ("grain_field", "com023 com024", "production", "red", "1 wood, 1 food", "2 food", "2 food"),
    ("lords_fields", "com025", "production", "red", "2 wood, 1 stone", "1 food", "2 food"),
    ("monument", "com026", "production", "purple", "1 stone", "1 vp", "1 stone, 1 vp"),
    ("merchants_guild", "com027", "production", "gold", "2 wood, 1 stone", "1 gold", "1 stone, 1 gold"),
    ("gold_creek", "com028", "production", "gold", "1 wood, 1 stone", "1 gold", "1 gold, 1 worker"),
    ("wood_supplier", "com029", "production", "brown", "3 wood", "1 wood", "2 wood"),
    ("goldsmiths_workshop", "com030 com031", "action", "gold", "1 wood, 1 stone", "", "1 gold, 1 vp"),
    ("marketplace", "com032", "action", "gold", "2 wood", "", "1 wood, 1 gold"),
    ("coal_mine", "com033", "action", "grey", "1 wood, 1 stone", "", "1 stone, 1 worker"),
    ("mason", "com034", "action", "grey", "1 wood, 1 stone", "", "1 wood, 1 stone"),
    ("mason", "com035", "action", "grey", "2 stone", "", "1 stone, 1 vp"),
    ("court_sculptor", "com036", "action", "grey", "1 stone", "", "1 stone, 1 worker"),
    ("masons_guild", "com037 com038", "action", "grey", "2 wood, 1 stone", "", "1 stone, 1 gold"),
    ("missionaries", "com039", "action", "pink", "2 food", "", "1 worker, 1 vp"),
    ("settlers", "com040", "action", "pink", "1 wood", "", "1 wood, 1 worker"),
    ("acting_troupe", "com041", "action", "pink", "2 wood", "", "1 wood, 1 worker"),
    ("lumberjacks", "com042", "action", "brown", "2 wood", "", "2 wood"),
    ("carpenter", "com043", "action", "brown", "2 wood, 1 stone", "", "1 wood, 1 vp"),
    ("joiner", "com044 com045", "action", "brown", "2 wood", "", "1 wood, 1 vp"),
    ("castle", "com046 com047", "action", "blue", "1 wood, 1 stone", "", "2 card"),
    ("castle", "com048", "action", "blue", "2 stone", "", "2 card"),
    ("tavern", "com049", "action", "blue", "1 wood, 1 stone", "1 card", "2 card"),
    ("barracks", "com050 com051", "action", "black", "1 wood, 2 stone", "", "1 worker, 1 vp"),
    ("confectioner", "com052", "action", "red", "2 wood, 1 stone", "", "1 food, 1 gold"),
    ("pig_farmer", "com053 com054", "action", "red", "1 wood, 1 stone", "", "1 food, 1 worker"),
    ("pig_farmer", "com055", "action", "red", "2 wood", "", "1 food, 1 worker"),
    ("brewer", "com056", "action", "red", "1 wood", "", "1 wood, 1 food"),
    ("imperial_messenger", "com057", "action", "red", "1 food", "", "1 gold, 1 worker"),
    ("new_forest", "com058 com059 com060", "action", "brown", "1 wood", "", "2 wood"),
    ("hanseatic_league", "com061", "action", "gold", "1 wood, 2 stone", "", "1 gold, 1 vp"),
    ("lumberjacks_route", "com062 com063 com064", "production", "brown", "2 wood", "2 wood", "2 wood"),
    ("watchtower", "com065 com066 com067 com068", "production", "blue", "2 wood", "2 card", "2 card"),
    ("ruins", "com069 com070 com071 com072 com073 com074", "feature", "", "", "1 worker", ""),
    ("baker", "com075", "feature", "red", "2 wood, 1 stone", "1 vp, 1 card", "1 food, 1 vp"),
    ("sawmill", "com076 com077", "action", "brown", "1 wood", "", "1 wood, 1 worker"),
    ("canteen", "com078", "feature", "pink", "3 wood", "1 gold, 1 vp", "1 food, 1 worker"),
    ("meeting_place", "com079", "feature", "pink", "2 wood, 1 stone", "1 vp, 1 card", "1 worker, 1 card"),
    ("monty_the_merchant", "com080", "feature", "gold", "1 wood, 2 stone", "1 gold, 1 vp", "1 stone, 1 gold"),
    ("apartment", "com081", "feature", "gold", "1 wood, 2 stone", "1 vp, 1 card", "1 stone, 1 gold"),
    ("hunter_joe", "com082", "action", "red", "1 wood", "", "1 wood, 1 food"),
    ("above_ground_mine", "com083", "action", "grey", "1 stone", "", "2 stone"),
    ("porters", "com084", "action", "pink", "2 wood", "", "1 stone, 1 worker"),
    # barbarians
    ("primeval_forest", "bar001 bar002 bar003", "production", "brown", "1 wood", "2 wood", "wood"),
    ("barbarian_altar", "bar004 bar005 bar006", "action", "gold", "2 wood, 1 location", "", "gold"),
    ("raid", "bar007 bar008 bar009", "feature", "black", "1 wood, 1 location", "", "wood"),
    ("saboteurs", "bar010", "action", "black", "1 wood, 1 location", "", "card"),
    ("saboteurs", "bar011", "action", "black", "1 wood, 1 location", "", "gold"),
    ("sentry_tower", "bar012 bar013", "production", "pink", "2 wood, 1 location", "1 worker, 1 raze", "worker"),
    ("dark_chapel", "bar014", "action", "black", "1 wood, 2 stone, 1 location", "", "worker"),
    ("dark_chapel", "bar015", "action", "black", "1 wood, 2 stone, 1 location", "", "raze"),
    ("pack", "bar016", "action", "black", "1 wood, 1 location", "", "raze"),
    ("pack", "bar017", "action", "black", "1 wood, 1 location", "", "gold"),
    ("rabble", "bar018 bar019", "action", "blue", "1 wood, 1 location", "", "worker"),
    ("settlement", "bar020 bar021", "production", "pink", "1 wood", "2 worker", "worker"),
    ("hillfort", "bar022", "feature", "black", "2 wood, 1 location", "1 vp", "wood"),
    ("expedition", "bar023", "action", "black", "1 wood, 1 stone, 1 location", "", "stone"),
    ("barbarian_quarry", "bar024", "production", "black", "1 stone, 1 location", "1 stone, 1 raze", "stone"),
    ("barter", "bar025", "action", "gold", "1 wood, 1 location", "", "food"),
    ("fighting_pit", "bar026", "action", "black", "1 wood, 1 stone, 1 location", "", "raze"),
    ("idol", "bar027", "feature", "purple", "3 stone, 1 location", "4 vp", "worker"),
    ("mission", "bar028", "action", "blue", "2 wood, 1 location", "", "card"),
    ("border", "bar029", "feature", "black", "1 wood, 1 stone, 1 location", "", "raze"),
    ("robbers", "bar030", "action", "red", "1 wood, 1 location", "", "worker"),
    # romans
    ("sculptors_workshop", "rom001 rom002", "action", "grey", "1 stone, 1 location", "", "stone"),
    ("sculptors_apprentice", "rom003 rom004", "action", "grey", "1 stone, 1 location", "", "gold"),
    ("sculptors_apprentice", "rom005", "action", "grey", "1 stone, 1 location", "", "stone"),
    ("gladiator_school", "rom006 rom007", "action", "black", "1 stone, 1 location", "", "worker"),
    ("engineers", "rom008", "action", "black", "1 wood, 1 stone, 1 location", "", "raze"),
    ("gardens", "rom009", "feature", "red", "1 wood, 1 stone, 1 location", "2 vp", "food"),
    ("spies", "rom010", "action", "blue", "1 wood, 1 stone, 1 location", "", "card"),
    ("architect", "rom011", "production", "blue", "2 stone, 1 location", "1 faction_card", "card"),
    ("administration", "rom012 rom013 rom014", "feature", "blue", "2 stone, 1 location", "1 gold", "card"),
    ("headquarters", "rom015 rom016", "feature", "grey", "2 stone, 1 location", "1 gold, 1 vp", "stone"),
    ("legion", "rom017 rom018", "production", "blue", "1 food, 1 location", "2 common_card", "raze"),
    ("warehouses", "rom019", "feature", "red", "1 stone, 1 location", "", "food"),
    ("builder", "rom020 rom021", "production", "brown", "1 stone, 1 location", "1 wood, 1 stone", "stone"),
    ("roman_fortifications", "rom022", "feature", "black", "2 stone, 1 location", "1 raze", "worker"),
    (
        "trade_colony",
        "rom023 rom024 rom025",
        "production",
        "red brown grey",
        "1 wood, 2 stone, 1 location",
        "1 gold, 1 worker",
        "worker",
    ),
    ("roman_barracks", "rom026", "production", "pink", "1 food, 1 location", "2 worker", "raze"),
    ("stonecutter", "rom027 rom028", "production", "grey", "1 wood, 1 stone, 1 location", "2 stone", "stone"),
    ("roman_bank", "rom029", "production", "gold", "1 stone, 1 location", "1 gold", "gold"),
    ("colossus", "rom030", "action", "gold", "2 stone, 1 location", "", "stone"),
    # egyptians
    ("desert", "egy001", "action", "blue", "", "2 card", "worker"),
    ("altar_of_bastet", "egy002", "production", "grey", "1 stone, 1 location", "1 stone", "card"),
    ("chariot_builder", "egy003", "action", "black", "1 wood, 1 stone, 1 location", "", "raze"),
    ("pharaohs_guard", "egy004", "production", "black", "2 food, 1 location", "1 raze", "raze"),
    ("oasis", "egy005", "feature", "pink", "1 food, 1 location", "2 worker", "worker"),
    ("slaver", "egy006", "feature", "pink", "1 stone, 1 location", "", "worker"),
    ("royal_baths", "egy007 egy008", "action", "pink", "1 stone, 1 location", "", "worker"),
    ("golden_bazaar", "egy009", "action", "gold", "1 location", "", "worker"),
    ("scorpion_breeder", "egy010", "action", "pink", "1 wood, 1 stone, 1 location", "", "raze"),
    ("caravan", "egy011 egy012", "production", "grey", "1 food", "1 food, 1 worker", "card"),
    ("temple_of_ra", "egy013", "action", "gold", "1 stone, 1 location", "", "worker"),
    ("sanctuary", "egy014 egy015", "action", "black", "2 stone, 1 location", "", "gold"),
    ("avenue_of_sphinxes", "egy016 egy017 egy018", "action", "grey", "2 stone, 1 location", "", "worker"),
    ("sphinx", "egy019 egy020", "feature", "gold", "1 stone, 1 location", "", "gold"),
    ("goldsmith", "egy021 egy022 egy023", "action", "gold", "2 stone, 1 location", "", "gold"),
    ("slaves", "egy024 egy025", "action", "grey", "1 stone, 1 location", "1 worker", "stone"),
    ("egyptian_quarry", "egy026 egy027", "production", "grey", "1 stone, 1 location", "2 stone", "stone"),
    ("pyramid", "egy028 egy029 egy030", "production", "grey", "2 stone", "1 stone, 1 gold", "gold"),
    # japanese
    ("farm", "jap001 jap002 jap003", "production", "red", "1 wood", "1 food, 1 worker", "worker / 1 vp"),
    ("rice_fields", "jap004 jap005", "production", "red", "1 food", "2 food", "food / 1 vp"),
    ("geisha_house", "jap006 jap007", "production", "pink", "1 wood, 1 location", "1 worker", "worker / 1 vp"),
    ("garrison", "jap008", "action", "black", "1 wood, 1 location", "", "raze / 1 vp"),
    ("daimyos_castle", "jap009", "production", "grey", "2 stone, 1 location", "", "stone / 1 vp"),
    ("daimyos_castle", "jap010", "production", "grey", "2 stone, 1 location", "", "gold / 1 vp"),
    ("temple_of_buddha", "jap011", "production", "blue", "1 stone, 1 location", "1 faction_card", "card / 1 vp"),
    ("casino", "jap012", "action", "gold", "2 wood, 1 location", "", "gold / 1 vp"),
    ("gate", "jap013 jap014", "feature", "blue", "1 wood, 1 location", "", "food / "),
    ("shrine", "jap015", "feature", "gold", "1 wood, 1 stone, 1 location", "", "card / "),
    ("stalls", "jap016 jap017 jap018", "action", "red", "1 wood, 1 location", "", "food / 1 vp"),
    ("negotiator", "jap019", "action", "red", "1 wood, 1 location", "", "gold / 1 vp"),
    ("sake_brewery", "jap020", "feature", "pink", "1 wood, 1 location", "", "food / 1 vp"),
    ("trade_route", "jap021", "action", "red", "1 stone, 1 location", "", "food / 1 vp"),
    ("trade_route", "jap022", "action", "red", "1 stone, 1 location", "", "worker / 1 vp"),
    ("trade_route", "jap023", "action", "red", "1 stone, 1 location", "", "vp / 1 vp"),
    ("dojo", "jap024 jap025", "feature", "red", "1 wood, 1 location", "1 faction_card", "vp / 1 vp"),
    ("ninjas", "jap026 jap027", "action", "black", "1 stone, 1 location", "", "raze / 1 vp"),
    ("sumo_school", "jap028", "action", "black", "1 wood, 1 location", "", "worker / 1 vp"),
    ("master_swordsmith", "jap029", "action", "black", "1 stone, 1 location", "", "stone / 1 vp"),
    ("school_of_diplomacy", "jap030", "feature", "red", "1 wood, 1 location", "", "gold / 1 vp"),
]

# what a production location gives in a production phase when it stands alone
PRODUCTION = [
    ("old_forest", "2 wood"),
    ("quarry", "1 stone"),
    ("rubble", "1 stone"),
    ("village", "1 worker"),
    ("town", "2 worker"),
    ("farmers_at_work", ""),
    ("mammas_baths", "1 worker"),
    ("armorer", "1 raze"),
    ("grain_field", "1 food"),
    ("lords_fields", "1 food"),
    ("monument", "1 vp"),
    ("merchants_guild", "1 gold"),
    ("gold_creek", "1 gold"),
    ("wood_supplier", "1 wood"),
    ("lumberjacks_route", "1 wood"),
    ("watchtower", "1 card"),
    ("primeval_forest", "2 wood"),
    ("sentry_tower", "1 worker, 1 raze"),
    ("settlement", "2 worker"),
    ("barbarian_quarry", "1 stone, 1 raze"),
    ("architect", "1 faction_card"),
    ("legion", "1 common_card"),
    ("builder", "1 wood, 1 stone"),
    ("trade_colony", "1 gold, 1 worker"),
    ("roman_barracks", "2 worker"),
    ("stonecutter", "2 stone"),
    ("roman_bank", "1 gold"),
    ("altar_of_bastet", "1 stone"),
    ("pharaohs_guard", "1 raze"),
    ("caravan", "1 food, 1 worker"),
    ("egyptian_quarry", "2 stone"),
    ("pyramid", "1 stone, 1 gold"),
    ("farm", "1 food, 1 worker"),
    ("rice_fields", "2 food"),
    ("geisha_house", "1 worker"),
    ("daimyos_castle", ""),
    ("temple_of_buddha", "1 faction_card"),
]

# cost, gain and uses in a round of the action locations that only give goods
ACTIONS = [
    ("gold_mine", "1 worker", "1 gold", 2),
    ("goldsmiths_workshop", "1 gold, 1 worker", "2 vp", 1),
    ("marketplace", "1 wood, 1 stone, 1 food", "3 vp", 1),
    ("coal_mine", "1 worker", "2 stone", 1),
    ("mason", "1 stone, 1 worker", "2 vp", 1),
    ("court_sculptor", "1 stone", "1 vp", 2),
    ("masons_guild", "2 stone, 1 worker", "3 vp", 1),
    ("missionaries", "1 worker, 1 raze", "3 vp", 1),
    ("lumberjacks", "1 worker", "2 wood", 1),
    ("carpenter", "2 wood, 1 worker", "3 vp", 1),
    ("joiner", "1 wood, 1 worker", "2 vp", 1),
    ("castle", "1 worker", "1 card", 2),
    ("tavern", "1 card", "2 vp", 1),
    ("barracks", "1 worker", "1 raze", 2),
    ("confectioner", "2 food, 1 worker", "3 vp", 1),
    ("pig_farmer", "1 food, 1 worker", "2 vp", 1),
    ("brewer", "1 food", "1 vp", 2),
    ("new_forest", "1 worker", "1 wood", 2),
    ("hanseatic_league", "1 worker, 1 deal", "2 vp", 2),
    ("sawmill", "1 wood", "1 vp", 2),
    ("hunter_joe", "1 worker", "2 food", 1),
    ("above_ground_mine", "1 worker", "1 stone", 2),
    ("barbarian_altar", "3 worker", "3 vp", 1),
    ("expedition", "2 worker", "2 raze, 1 card", 1),
    ("barter", "1 resource", "1 gold, 1 vp", 1),
    ("fighting_pit", "1 raze", "3 vp", 1),
    ("mission", "1 worker", "2 card", 1),
    ("sculptors_workshop", "1 stone, 1 worker", "3 vp", 1),
    ("sculptors_apprentice", "1 stone", "2 vp", 1),
    ("gladiator_school", "1 worker", "1 raze, 1 vp", 1),
    ("colossus", "2 stone, 1 gold", "5 vp", 1),
    ("royal_baths", "2 worker", "2 vp", 1),
    ("golden_bazaar", "1 gold", "2 vp", 1),
    ("avenue_of_sphinxes", "1 stone, 1 worker", "3 vp", 1),
    ("goldsmith", "1 gold, 1 worker", "3 vp", 1),
    ("slaves", "1 worker", "2 stone", 1),
    ("casino", "1 worker", "1 gold, 1 vp", 1),
    ("stalls", "1 food", "2 vp", 1),
    ("sumo_school", "1 food", "1 raze, 1 vp", 1),
    ("master_swordsmith", "1 stone", "2 raze", 1),
]


def goods(text: str) -> Counter[str]:
    """`1 wood, 2 stone` as amounts."""
    return Counter({name: int(amount) for amount, name in (part.split() for part in text.split(", ") if part)})


def faction_of(name: str) -> str:
    """Who plays with a card; common cards are given to the Barbarians."""
    copy = name if name in BOX.copies else next(c.id for c in BOX.copies.values() if c.card == name)
    return FACTIONS[copy[:3]]


def scene_for(name: str, **settings: Any) -> Scene:
    """A game of two whose seat 0 can own the card."""
    faction = faction_of(name)
    return Scene(faction, RIVALS[faction], **settings)


def purse_part(amounts: Counter[str]) -> dict[str, int]:
    """Those goods that lie in a purse."""
    return {name: amount for name, amount in amounts.items() if amount and NUMBERS[name] < NUMBERS["vp"]}


def settle(scene: Scene) -> None:
    """Answer what follows for seat 0: draw common cards where the deck is free, else take what is offered first."""
    while scene.topic in ("draw", "keep", "produce", "pay", "give_up_deal", "discard"):
        scene.play(scene.offer()[0])


def free_draws(scene: Scene) -> int:
    """How often a deck could be chosen."""
    return sum(entry.option[0] == "draw" for entry in scene.match.entries)


def given(scene: Scene, seat: int = 0) -> Counter[str]:
    """What a seat has, as tables write it: cards of a free deck, of the common and of the faction deck apart."""
    hand = Counter(
        "common_card" if copy.startswith("com") else "faction_card" for copy in scene.state.realms[seat].hand.items
    )
    free = free_draws(scene)
    return +Counter(
        {
            **scene.purse(seat),
            "vp": scene.vp(seat),
            "card": free,
            "common_card": hand["common_card"] - free,  # `settle` takes every free card from the common deck
            "faction_card": hand["faction_card"],
        }
    )


def test_the_tables_name_every_copy_of_every_card() -> None:
    copies = [(copy, row[0]) for row in CARDS for copy in row[1].split()]
    assert sorted(copies) == sorted((copy.id, copy.card) for copy in BOX.copies.values())
    assert len({row[0] for row in CARDS}) == 126
    assert {row[0] for row in CARDS if row[2] == "production"} == {name for name, _ in PRODUCTION}
    assert {row[0] for row in CARDS if row[2] == "action"} == {
        *(name for name, *_ in ACTIONS),
        *(name for name, *_ in OPERATIONS),
    }
    features = {name for name, *_ in (*ON_BUILD, *ON_RAZE, *ON_DEAL, *STORES)} | {*BUILT_FOR_POINTS, *OTHER_FEATURES}
    assert {row[0] for row in CARDS if row[2] == "feature"} == features


@pytest.mark.parametrize("row", CARDS, ids=lambda row: str(row[0]))
def test_kind_and_colours_of_every_copy(row: tuple[str, ...]) -> None:
    for copy in row[1].split():
        assert BOX.copies[copy].kind == row[2]
        assert BOX.copies[copy].colours == tuple(row[3].split())


@pytest.mark.parametrize("row", CARDS, ids=lambda row: str(row[0]))
def test_every_copy_is_built_for_its_exact_cost_and_gives_what_it_should(row: tuple[str, ...]) -> None:
    name, copies, _, _, cost, gives, _ = row
    price = goods(cost)
    for copy in copies.split():
        for missing in ["", *price]:
            paid = price - Counter({missing: 1})
            scene = scene_for(copy).hand(0, copy).goods(0, **purse_part(paid))
            if paid["location"]:
                scene.foundations(0, "ruins")
            if missing:
                assert f"build {name}" not in scene.offer(), f"built without {missing}"
                continue
            scene.play(f"build {copy}")
            settle(scene)
            assert scene.empire(0) == [name]
            assert scene.founded(0) == []
            assert given(scene) == goods(gives)


@pytest.mark.parametrize(("name", "gives"), PRODUCTION)
def test_every_production_location_gives_its_goods_again_in_the_production_phase(name: str, gives: str) -> None:
    scene = scene_for(name).locations(0, name).at(phase="production")
    assert scene.match
    settle(scene)
    assert (scene.topic, scene.asked) == ("turn", 0)
    assert given(scene) == goods(BOARDS[faction_of(name)]) + goods(gives)


@pytest.mark.parametrize("row", CARDS, ids=lambda row: str(row[0]))
def test_every_copy_gives_the_goods_of_its_raze_field_for_one_token(row: tuple[str, ...]) -> None:
    name, copies, _, _, _, _, fields = row
    faction = faction_of(copies.split()[0])
    raze = fields if copies.startswith("com") else fields.partition(" / ")[2]
    for copy in copies.split():
        scene = Scene(faction, RIVALS[faction]).hand(0, copy).goods(0, raze=1)
        if not raze:
            assert f"raze {name}" not in scene.offer()
            continue
        scene.play(f"raze {copy}")
        settle(scene)
        assert given(scene) == goods(raze)


@pytest.mark.parametrize("row", [row for row in CARDS if row[1][:3] != "com"], ids=lambda row: str(row[0]))
def test_every_faction_card_gives_the_good_of_its_deal_field_at_once_and_in_production(row: tuple[str, ...]) -> None:
    _, copies, _, _, _, _, fields = row
    good = fields.partition(" / ")[0]
    for copy in copies.split():
        scene = scene_for(copy).hand(0, copy).goods(0, food=1)
        scene.play(f"deal {copy}")
        settle(scene)
        assert given(scene) == goods(f"1 {good}")
        scene = scene_for(copy).deals(0, copy).at(phase="production")
        assert scene.match
        settle(scene)
        assert given(scene) == goods(BOARDS[faction_of(copy)]) + goods(f"1 {good}")


@pytest.mark.parametrize("row", CARDS, ids=lambda row: str(row[0]))
def test_every_copy_counts_one_or_two_points_at_the_end(row: tuple[str, ...]) -> None:
    points = 1 if row[1].startswith("com") else 2
    scene = scene_for(row[1].split()[0]).locations(0, *row[1].split()).at(phase="scoring")
    assert scene.match.result == Result((points * len(row[1].split()), 0), (1, 2))


# --- counting colours -----------------------------------------------------------------------------------------------

MATES = {
    "grey": ("coal_mine", "mason", "mason", "court_sculptor", "masons_guild", "masons_guild"),
    "brown": ("lumberjacks", "carpenter", "joiner", "joiner", "sawmill", "sawmill"),
    "red": ("confectioner", "brewer", "hunter_joe", "pig_farmer", "pig_farmer", "pig_farmer"),
    "pink": ("settlers", "acting_troupe", "missionaries", "porters", "canteen", "oasis"),
    "gold": ("gold_mine", "gold_mine", "goldsmiths_workshop", "goldsmiths_workshop", "marketplace", "hanseatic_league"),
    "black": ("barracks", "barracks", "gallows", "raid", "raid", "raid"),
}
PER_COLOUR = [
    ("rubble", "grey", "stone"),
    ("mammas_baths", "pink", "worker"),
    ("lords_fields", "red", "food"),
    ("merchants_guild", "gold", "gold"),
    ("wood_supplier", "brown", "wood"),
    ("altar_of_bastet", "grey", "stone"),
    ("geisha_house", "pink", "worker"),
]
BUILT_FOR_POINTS = {
    "statue": "grey",
    "wood_storage": "brown",
    "baker": "red",
    "meeting_place": "pink",
    "apartment": "gold",
    "hillfort": "black",
}


def mates(colour: str, count: int) -> tuple[str, ...]:
    """Locations of a colour that give nothing in production."""
    return MATES[colour][:count]


@pytest.mark.rule("IMP-CARD-GEN-02")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize(("name", "colour", "good"), PER_COLOUR)
def test_production_per_colour_counts_the_location_itself_and_ends_at_three(
    name: str, colour: str, good: str, count: int
) -> None:
    cost = goods(next(row[4] for row in CARDS if row[0] == name))
    scene = scene_for(name).locations(0, *mates(colour, count)).hand(0, name).goods(0, **purse_part(cost))
    if cost["location"]:
        scene.foundations(0, "ruins")
    scene.play(f"build {name}")
    if scene.topic == "give_up":
        scene.play("give_up ruins")
    assert scene.purse(0) == {good: min(3, 1 + count)}
    scene = scene_for(name).locations(0, name, *mates(colour, count)).at(phase="production")
    board = goods(BOARDS[faction_of(name)])
    assert Counter(scene.purse(0)) - board == Counter({good: min(3, 1 + count)})


@pytest.mark.rule("IMP-CARD-GEN-02")
@pytest.mark.parametrize(("count", "points"), [(0, 1), (2, 3), (5, 6), (6, 6)])
@pytest.mark.parametrize(("name", "colour"), BUILT_FOR_POINTS.items())
def test_a_building_bonus_per_colour_counts_the_location_itself_and_ends_at_six(
    name: str, colour: str, count: int, points: int
) -> None:
    players = ("egyptians", "barbarians") if colour == "pink" else ("barbarians", "egyptians")
    scene = Scene(*players).locations(0, *mates(colour, count)).hand(0, name).goods(0, wood=2, stone=2)
    if name == "hillfort":
        scene.foundations(0, "ruins")
    scene.play(f"build {name}")
    if scene.topic == "give_up":
        scene.play("give_up ruins")
    settle(scene)
    canteen = int(colour == "pink" and count > 4)  # it rewards a pink location with one point
    assert scene.vp(0) == points + canteen
    assert free_draws(scene) == (0 if name == "hillfort" else 1)


@pytest.mark.parametrize("samurai", [0, 1, 2, 3, 4])
def test_the_daimyos_castle_scores_a_point_per_samurai_up_to_three(samurai: int) -> None:
    scene = Scene("japanese", "romans").locations(0, *["farm", "farm", "stalls", "stalls"][:samurai], samurai=1)
    scene.hand(0, "daimyos_castle").foundations(0, "ruins").goods(0, stone=2)
    scene.play("build daimyos_castle")
    if scene.topic == "give_up":
        scene.play("give_up ruins")
    assert scene.vp(0) == min(3, samurai)
    scene = Scene("japanese", "romans").locations(0, *["farm", "farm", "stalls", "stalls"][:samurai], samurai=1)
    scene.locations(0, "daimyos_castle").at(phase="production")
    assert scene.vp(0) == min(3, samurai)


def test_the_pharaohs_guard_gives_a_raze_token_or_two_points_each_time() -> None:
    scene = Scene("egyptians", "romans").locations(0, "pharaohs_guard").at(phase="production")
    assert scene.offer() == ["produce pharaohs_guard 0", "produce pharaohs_guard 1"]
    scene.play("produce pharaohs_guard 1")
    assert scene.vp(0) == 2
    assert scene.purse(0)["raze"] == 1  # from the board alone
    scene = Scene("egyptians", "romans").locations(0, "pharaohs_guard").at(phase="production")
    scene.play("produce pharaohs_guard 0")
    assert scene.vp(0) == 0
    assert scene.purse(0)["raze"] == 2


@pytest.mark.parametrize("name", ["architect", "temple_of_buddha"])
def test_one_of_two_faction_cards_is_kept_and_the_other_discarded(name: str) -> None:
    faction = faction_of(name)
    top = {"romans": ("builder", "spies"), "japanese": ("farm", "gate")}[faction]
    scene = scene_for(name).hand(0, name).foundations(0, "ruins").goods(0, stone=2).on_top(*top, seat=0)
    scene.play(f"build {name}")
    assert sorted(scene.offer()) == sorted(f"keep {one}" for one in top)
    scene.play(f"keep {top[1]}")
    assert scene.cards(0) == [top[1]]
    assert [card(copy) for copy in scene.state.realms[0].discards] == [top[0]]


def test_farmers_at_work_repeat_another_production_in_every_production_phase() -> None:
    scene = Scene("romans", "barbarians").locations(0, "farmers_at_work", "stonecutter", "village", "joiner")
    scene.at(phase="production")
    assert sorted(scene.offer()) == ["produce_again stonecutter", "produce_again village"]
    scene.play("produce_again stonecutter")
    assert Counter(scene.purse(0)) - goods(BOARDS["romans"]) == goods("4 stone, 1 worker")


# --- actions --------------------------------------------------------------------------------------------------------


def action_scene(name: str, stock: Counter[str], used: int = 0) -> Scene:
    """The action location alone, with so much to pay with."""
    plain = purse_part(stock)
    if stock["resource"]:
        plain["wood"] = plain.get("wood", 0) + stock["resource"]
    scene = scene_for(name).locations(0, name, used=used).goods(0, **plain)
    if stock["card"]:
        scene.hand(0, *["ruins"] * stock["card"])
    if stock["deal"]:
        scene.deals(0, *["primeval_forest"] * stock["deal"])
    return scene


def times(amounts: Counter[str], count: int) -> Counter[str]:
    """So many times these goods."""
    return Counter({name: amount * count for name, amount in amounts.items()})


@pytest.mark.parametrize(("name", "cost", "gain", "uses"), ACTIONS)
def test_every_action_location_takes_its_cost_gives_its_gain_and_respects_its_limit(
    name: str, cost: str, gain: str, uses: int
) -> None:
    scene = action_scene(name, times(goods(cost), uses + 1)).goods(1, worker=1)
    for use in range(1, uses + 1):
        had = given(scene)
        deals = len(scene.agreed(0))
        scene.play(f"activate {name}")
        settle(scene)
        change = given(scene)
        change.subtract(had)
        spent = goods(cost)
        expected = goods(gain)
        expected.subtract({"wood" if good == "resource" else good: amount for good, amount in spent.items()})
        expected["common_card"] = expected["card"] if spent["card"] else 0  # cards to pay with are common ones
        if spent["card"]:
            expected["card"] = 0
        if spent["deal"]:
            assert len(scene.agreed(0)) == deals - spent["deal"]
            del expected["deal"]
        assert {key: amount for key, amount in change.items() if amount} == {
            key: amount for key, amount in expected.items() if amount
        }
        laid = Counter[str]()
        for good, amount in scene.location(0, name).laid:
            laid[GOODS[good]] += amount
        lying = times(Counter({"wood" if g == "resource" else g: a for g, a in spent.items()}), use)
        assert laid == Counter(purse_part(lying))
        if scene.topic == "after":
            scene.play("end_turn")
        if scene.asked == 1:
            scene.play("pass")
    assert (scene.topic, scene.asked) == ("turn", 0)
    assert f"activate {name}" not in scene.offer()
    assert scene.location(0, name).used == uses


@pytest.mark.parametrize(("name", "cost", "gain", "uses"), ACTIONS)
def test_no_action_location_is_offered_with_one_good_short(name: str, cost: str, gain: str, uses: int) -> None:
    for missing in goods(cost):
        scene = action_scene(name, goods(cost) - Counter({missing: 1}))
        assert not [option for option in scene.offer() if option.startswith("activate")]


@pytest.mark.parametrize(("name", "cost", "gain", "uses"), [row for row in ACTIONS if row[3] == 2])
def test_a_location_usable_twice_is_used_twice_in_one_turn_for_double_the_cost(
    name: str, cost: str, gain: str, uses: int
) -> None:
    scene = action_scene(name, times(goods(cost), 2))
    assert f"activate_twice {name}" in scene.offer()
    scene.play(f"activate_twice {name}")
    settle(scene)
    assert given(scene) == times(goods(gain), 2)
    short = times(goods(cost), 2) - Counter({next(iter(goods(cost))): 1})
    assert f"activate_twice {name}" not in action_scene(name, short).offer()


def test_everyone_sees_all_the_goods_that_two_activations_laid_down() -> None:
    scene = Scene("barbarians", "romans").locations(0, "gold_mine").goods(0, worker=2)
    scene.play("activate gold_mine", "1: pass", "activate gold_mine")
    realms: Any = scene.match.view(1)["realms"]
    assert realms[0]["action"] == [{"card": "com021", "times": 2, "used": 2, "spent": True, "laid": {"worker": 2}}]


@pytest.mark.parametrize("good", ["wood", "stone", "food", "gold"])
def test_barter_takes_any_resource_or_gold_in_its_place(good: str) -> None:
    scene = Scene("barbarians", "romans").locations(0, "barter").goods(0, **{good: 1})
    scene.play("activate barter")
    assert scene.purse(0) == {"gold": 1}
    assert scene.vp(0) == 1
    assert scene.location(0, "barter").laid == ((NUMBERS[good], 1),)


# id, cost, uses, the scene, the choices, and what seat 0 has gained in the end
OPERATIONS: list[tuple[str, str, int, Callable[[Scene], object], list[str], str]] = [
    ("settlers", "1 wood", 1, lambda s: s.hand(0, "settlement").goods(0, wood=2), [], "2 worker"),
    ("acting_troupe", "1 worker", 1, lambda s: s.locations(0, "coal_mine").goods(0, worker=2), [], "2 stone"),
    ("imperial_messenger", "1 worker", 1, lambda s: s.deals(0, "fighting_pit"), [], "1 raze"),
    ("porters", "1 food", 1, lambda s: s.locations(0, "sentry_tower"), [], "1 worker, 1 raze"),
    ("saboteurs", "1 worker", 1, lambda s: s.goods(1, stone=1), [], "1 stone"),
    (
        "dark_chapel",
        "",
        1,
        lambda s: s.goods(0, raze=2).locations(1, "marketplace"),
        ["keep_good wood", "convert gold"],
        "1 wood, 2 vp",
    ),
    ("pack", "1 worker", 2, lambda s: s.locations(1, "marketplace"), ["receive gold"], "1 gold"),
    ("rabble", "1 worker", 1, lambda s: s.locations(0, "marketplace"), [], "2 wood, 1 gold"),
    ("robbers", "1 worker", 1, lambda s: s.deals(1, "roman_bank"), ["draw common_card"], "1 vp, 1 card"),
    ("engineers", "2 worker", 1, lambda s: s.locations(1, "raid"), [], "1 vp"),
    ("spies", "1 worker", 1, lambda s: s.deals(1, "primeval_forest"), [], "1 vp"),
    ("desert", "1 card", 1, lambda s: s.hand(1, "ruins"), [], "1 vp"),
    (
        "chariot_builder",
        "1 raze",
        1,
        lambda s: s.locations(1, "marketplace", defence=1),
        [],
        "1 wood, 1 gold",
    ),
    ("scorpion_breeder", "1 worker", 1, lambda s: s.locations(1, "marketplace"), [], ""),
    ("temple_of_ra", "", 1, lambda s: s.locations(1, "marketplace"), [], ""),
    ("sanctuary", "1 worker", 1, lambda s: s.hand(0, "ruins"), [], "1 stone, 1 vp"),
    ("garrison", "2 raze", 1, lambda s: s.locations(1, "builder"), [], ""),
    ("negotiator", "1 worker", 1, lambda s: s.deals(0, "farm").goods(0, wood=1), [], "1 food, 1 worker"),
    ("trade_route", "1 food", 1, lambda s: s.locations(1, "colossus"), [], "1 stone"),
    ("ninjas", "1 worker", 1, lambda s: s.hand(1, "ruins"), [], "1 vp"),
]


@pytest.mark.parametrize(("name", "cost", "uses", "prepare", "choices", "gains"), OPERATIONS)
def test_every_action_location_with_an_operation_takes_its_cost_and_gives_its_gain(
    name: str, cost: str, uses: int, prepare: Callable[[Scene], object], choices: list[str], gains: str
) -> None:
    def scene(short: str = "") -> Scene:
        prepared = action_scene(name, goods(cost))
        prepare(prepared)
        if short == "card":
            return scene_for(name).locations(0, name).hand(1, "ruins")
        return prepared.goods(0, **({short: prepared._state.realms[0].purse[NUMBERS[short]] - 1} if short else {}))

    for good in goods(cost):
        assert f"activate {name}" not in scene(short=good).offer()
    played = scene().play(f"activate {name}", *choices)
    assert given(played) == goods(gains)
    assert played.location(0, name).used == 1
    for used in range(uses + 1):
        again = action_scene(name, times(goods(cost), 2), used)
        prepare(again)
        again.goods(0, worker=9, raze=9, food=9, wood=9)
        assert (f"activate {name}" in again.offer()) is (used < uses)
        assert (f"activate_twice {name}" in again.offer()) is (uses == 2 and used == 0)


# --- features -------------------------------------------------------------------------------------------------------

ON_BUILD = [
    ("supplier", "grey", "1 gold, 1 vp"),
    ("carpenters_workshop", "brown", "1 gold, 1 vp"),
    ("mill", "red", "1 gold, 1 vp"),
    ("canteen", "pink", "1 gold, 1 vp"),
    ("monty_the_merchant", "gold", "1 gold, 1 vp"),
    ("gardens", "red", "2 vp"),
    ("headquarters", "grey", "1 gold, 1 vp"),
    ("administration", "faction", "1 gold"),
    ("slaver", "faction", ""),
]
TRIGGERS = [
    ("court_sculptor", "grey", "stone"),
    ("sawmill", "brown", "wood"),
    ("brewer", "red", "wood"),
    ("settlers", "pink", "wood"),
    ("marketplace", "gold", "wood"),
    ("gallows", "black", "wood"),
    ("ruins", "", ""),
]


@pytest.mark.rule("IMP-CARD-GEN-01")
@pytest.mark.parametrize(("name", "trigger", "gain"), ON_BUILD)
def test_a_feature_rewards_building_its_colour_or_affiliation_and_nothing_else(
    name: str, trigger: str, gain: str
) -> None:
    for built, colour, good in TRIGGERS:
        scene = scene_for(name).locations(0, name).hand(0, built).goods(0, **({good: 2} if good else {}))
        scene.play(f"build {built}")
        rest = {"marketplace": "", "gallows": "", "ruins": "1 worker"}.get(built, f"1 {good}")
        assert given(scene) == goods(rest) + (goods(gain) if colour == trigger else Counter())
    faction = {"barbarians": "settlement", "romans": "roman_bank", "egyptians": "golden_bazaar"}[faction_of(name)]
    cost = {"settlement": "wood", "roman_bank": "stone", "golden_bazaar": "wood"}[faction]
    scene = scene_for(name).locations(0, name).foundations(0, "ruins").hand(0, faction).goods(0, **{cost: 1})
    scene.play(f"build {faction}")
    if scene.topic == "give_up":
        scene.play("give_up ruins")
    plain = {"settlement": "2 worker", "roman_bank": "1 gold", "golden_bazaar": "1 wood"}[faction]
    colour = {"settlement": "pink"}.get(faction, "gold")
    rewarded = trigger in ("faction", colour)
    assert given(scene) == goods(plain) + (goods(gain) if rewarded else Counter())


@pytest.mark.parametrize(
    ("choice", "left", "points"),
    [
        ("trade slaver 0", {"worker": 1}, 2),
        ("trade slaver 1", {"gold": 1}, 1),
        ("decline", {"gold": 1, "worker": 1}, 0),
    ],
)
def test_the_slaver_sells_one_gold_for_two_points_or_one_worker_for_one(
    choice: str, left: dict[str, int], points: int
) -> None:
    scene = Scene("egyptians", "romans").locations(0, "slaver").foundations(0, "ruins").hand(0, "golden_bazaar")
    scene.goods(0, gold=1, worker=1)
    scene.play("build golden_bazaar", "give_up ruins")
    assert scene.offer() == ["trade slaver 0", "trade slaver 1", "decline"]
    scene.play(choice)
    assert scene.topic != "trade"
    assert (scene.purse(0), scene.vp(0)) == (left, points)


@pytest.mark.rule("IMP-CARD-GEN-01")
def test_the_slaver_already_trades_for_its_own_building() -> None:
    scene = Scene("egyptians", "romans").foundations(0, "ruins").hand(0, "slaver").goods(0, stone=1, worker=1)
    scene.play("build slaver", "trade slaver 1")
    assert (scene.purse(0), scene.vp(0)) == ({}, 1)


ON_RAZE = [
    ("gallows", "enemy_location", "1 vp"),
    ("raid", "enemy_location", "1 wood, 1 vp"),
    ("border", "hand_card", "1 vp"),
]


@pytest.mark.parametrize(("name", "target", "gain"), ON_RAZE)
def test_a_feature_rewards_razing_its_target_and_no_other(name: str, target: str, gain: str) -> None:
    scene = Scene("barbarians", "romans").locations(0, name).locations(1, "quarry").goods(0, raze=2)
    scene.play("raze_location quarry")
    assert given(scene) == goods("2 stone") + (goods(gain) if target == "enemy_location" else Counter())
    scene = Scene("barbarians", "romans").locations(0, name).hand(0, "quarry").goods(0, raze=1)
    scene.play("raze quarry")
    assert given(scene) == goods("2 stone") + (goods(gain) if target == "hand_card" else Counter())


ON_DEAL = [("dojo", "1 vp"), ("school_of_diplomacy", "1 gold")]


@pytest.mark.parametrize(("name", "gain"), ON_DEAL)
def test_a_feature_rewards_a_deal_from_hand_and_one_through_the_trade_route(name: str, gain: str) -> None:
    scene = Scene("japanese", "romans").locations(0, name).hand(0, "rice_fields").goods(0, food=1)
    scene.play("deal rice_fields")
    assert given(scene) == goods("1 food") + goods(gain)
    scene = Scene("japanese", "romans").locations(0, name, "trade_route").locations(1, "colossus").goods(0, food=1)
    scene.play("activate trade_route")
    assert given(scene) == goods("1 stone") + goods(gain)


STORES = [("warehouses", "4 wood, 3 stone, 2 food"), ("sake_brewery", "6 worker")]


@pytest.mark.parametrize(("name", "kept"), STORES)
def test_storage_keeps_any_number_of_its_goods_and_the_board_its_own(name: str, kept: str) -> None:
    scene = scene_for(name).locations(0, name).at(phase="clean_up")
    scene.goods(0, wood=4, stone=3, food=2, gold=5, worker=6, raze=7, defence=1)
    told = [event.split() for event in scene.told() if event.startswith("stored 0")]
    board = {"warehouses": "7 raze", "sake_brewery": "2 food"}[name]
    assert Counter({good: int(amount) for _, _, amount, good in told}) == goods(kept) + goods(board)


def test_the_roman_fortifications_make_common_locations_dearer_and_no_others() -> None:
    scene = Scene("barbarians", "romans").goods(0, raze=2).locations(1, "quarry")
    assert "raze_location quarry" in scene.offer()
    scene = Scene("barbarians", "romans").goods(0, raze=2).locations(1, "quarry", "roman_fortifications")
    assert "raze_location quarry" not in scene.offer()
    scene = Scene("barbarians", "romans").goods(0, raze=3).locations(1, "quarry", "roman_fortifications")
    scene.play("raze_location quarry")
    assert scene.purse(0) == {"stone": 2}


def test_the_shrine_scores_a_point_per_resource_at_the_end() -> None:
    scene = Scene("japanese", "romans").locations(0, "shrine", kept=3).at(phase="scoring")
    assert scene.match.result == Result((2 + 3, 0), (1, 2))


def test_the_gate_scores_a_point_per_card_at_the_end() -> None:
    scene = Scene("japanese", "romans").locations(0, "gate").hand(0, "farm", "ruins", "quarry").at(round=5)
    scene.play("stash gate", "stash_card farm", "stash gate", "stash_card ruins", "pass", "1: pass")
    assert scene.match.result == Result((2 + 2, 0), (1, 2))


OTHER_FEATURES = {
    "ruins": "no ability",
    "idol": "no ability",
    "roman_fortifications": "protects",
    "oasis": "rewards the exchanges of others, IMP-CARD-EGY-03",
    "sphinx": "rewards points, IMP-CARD-EGY-11 and 12",
    "gate": "takes cards",
    "shrine": "takes resources",
}
