"""Every option of the game, in the order that gives it its action index: the base game's, then each set's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from gobelin.games.tapestry import cards
from gobelin.games.tapestry.benefits import Choose, Repeat, Reserve, effects_in
from gobelin.games.tapestry.city import GRID
from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.powers import POWERS
from gobelin.games.tapestry.state import SHADOW, restricted
from gobelin.games.tapestry.vocabulary import BUILDINGS, MAX_PAYMENT, RESOURCES
from gobelin.kernel import Verb, Verbs


def verbs(box: Box) -> Verbs:
    """What a set adds comes behind the options of all sets before it, so that no index ever moves."""
    found: list[Verb] = []
    known: dict[str, list[tuple[str | int, ...]]] = {}
    for part in growing(box):
        for verb in declared(part):
            before = known.get(verb.name, [()] * len(verb.values))
            found += added(verb, known.get(verb.name))
            pairs = zip(before, verb.values, strict=True)
            known[verb.name] = [tuple(dict.fromkeys((*old, *new))) for old, new in pairs]
    return Verbs(*found)


def growing(box: Box) -> list[Box]:
    """The base game's part of the box, then that of each set with all before it."""
    return [restricted(box, sets) for sets in accumulate((name,) for name in box.sets)]


def added(verb: Verb, known: list[tuple[str | int, ...]] | None) -> Iterator[Verb]:
    """The options of a verb that are not among those of its known values."""
    if known is None:
        yield verb
        return
    for at, (values, before) in enumerate(zip(verb.values, known, strict=True)):
        fresh = tuple(value for value in values if value not in before)
        if fresh:
            domains = (*known[:at], fresh, *verb.values[at + 1 :])
            yield Verb(verb.name, **dict(zip(verb.params, domains, strict=True)))


def declared(box: Box) -> list[Verb]:
    """Every option that the components of a box bring."""
    tracks, hexes = list(box.tracks), max(len(side.hexes) for side in box.sides.values())
    hand, techs, tiles = list(box.tapestry_cards), list(box.tech_cards), list(box.territory_tiles)
    longest = max(max(len(piece.shape), len(piece.shape[0])) for piece in box.landmarks.values())
    plots = range(1 - longest, GRID)
    reactions = [card.id for card in box.tapestry_cards.values() if card.reaction]
    words = sorted({effect.word for effect in effects_in(box) if not isinstance(effect, Choose | Repeat)} | {"choice"})
    landmark_cards = [Verb("landmark_card", card=list(box.landmark_cards))] if box.landmark_cards else []
    arts = []
    if box.masterpieces:
        arts = [
            Verb("create", card=list(box.masterpieces)),
            Verb("create_top"),
            Verb("use_masterpiece", card=list(box.masterpieces)),
            Verb("inspire", tile=list(box.inspiration)),
            Verb("on_tech", card=[card.id for card in box.tech_cards.values() if card.prerequisite.landmark]),
            Verb("roll", die=[die.id for die in box.dice.values() if die.tracks]),
        ]
    here = {*box.civilizations, *box.tapestry_cards, *box.capitals}
    return [
        Verb("advance", track=tracks),
        Verb("income"),
        Verb("token", space=1 + max(track.end for track in box.tracks.values())),
        Verb("pay", **dict.fromkeys(RESOURCES, MAX_PAYMENT + 1)),
        Verb("receive", resource=RESOURCES),
        Verb("resolve", effect=words),
        Verb("choose", effect=sorted({*words, *BUILDINGS})),
        Verb("buy"),
        Verb("decline"),
        Verb("tile", tile=tiles),
        Verb("explore", hex=hexes),
        Verb("rotate", turns=6),
        Verb("place", row=plots, col=plots),
        Verb("space_tile", tile=list(box.space_tiles)),
        Verb("conquer", hex=hexes),
        Verb("react", card=reactions),
        Verb("pass"),
        Verb("die", die=["red", "black"]),
        Verb("invent", card=techs),
        Verb("invent_top"),
        Verb("recycle", card=techs),
        Verb("refresh"),
        Verb("upgrade", card=techs),
        Verb("use_tech", card=techs),
        Verb("keep_track", track=tracks),
        Verb("use_space", space=list(box.spaces)),
        Verb("token_to", track=tracks),
        Verb("discard_tile", tile=tiles),
        Verb("discard_tech", card=techs),
        Verb("discard", card=hand),
        Verb("play", card=hand),
        Verb("keep", card=hand),
        Verb("capital", capital=list(box.capitals)),
        Verb("civilization", civilization=list(box.civilizations)),
        Verb("draw_another"),
        Verb("use_civilization", civilization=list(box.civilizations)),
        *landmark_cards,
        Verb("take_landmark", landmark=list(box.landmarks)),
        Verb("accept"),
        Verb("opponent", seat=SHADOW + 1),
        Verb("track", track=tracks),
        Verb("territory", hex=hexes),
        Verb("settle", hex=hexes),
        Verb("use", choice=sorted({choice for mat in box.civilizations.values() for choice in mat.choices})),
        Verb("copy", seat=SHADOW + 1, era=range(1, 5)),
        Verb("give_tile", tile=tiles),
        Verb("automa_civilization", civilization=list(box.automa_civilizations)),
        *cards.verbs(box),
        *(verb for name, power in POWERS.items() if name in here for verb in power.verbs(box)),
        Verb("take_pooled", item=[*hand, *techs, *tiles, *box.space_tiles]),
        *arts,
        *enchantments(box),
    ]


def enchantments(box: Box) -> list[Verb]:
    """Charms and the ability of the card beside them; cards that reserve something."""
    cards = box.tapestry_cards.values()
    named = {
        "ability": [card.id for card in cards if card.timing == "when_played"],
        "left_charm": [card.id for card in cards if card.left_charm],
        "right_charm": [card.id for card in cards if card.right_charm],
        "use_reserved": [card.id for card in cards if any(isinstance(effect, Reserve) for effect in card.effect)],
    }
    return [Verb(verb, card=names) for verb, names in named.items() if names and named["right_charm"]]
