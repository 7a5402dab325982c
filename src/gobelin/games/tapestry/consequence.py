"""What an option will cost, give and change, told to the seat that is asked, from the rules' own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from gobelin.games.tapestry.advance import movable
from gobelin.games.tapestry.benefits import Effect
from gobelin.games.tapestry.capital import NUMBERS, closed_plots, fitting
from gobelin.games.tapestry.charms import charms_between
from gobelin.games.tapestry.conquer_dice import reward_on
from gobelin.games.tapestry.effects import sure_gains
from gobelin.games.tapestry.explore import matching_sides
from gobelin.games.tapestry.income import covered_spaces, income_spaces, visible
from gobelin.games.tapestry.invent import reached_row
from gobelin.games.tapestry.player import FACE_DOWN, MIDDLE, TOP
from gobelin.games.tapestry.state import TapestryState
from gobelin.games.tapestry.tapestries import slot
from gobelin.games.tapestry.turn import affordable
from gobelin.games.tapestry.vocabulary import BUILDINGS, BonusPrice
from gobelin.kernel import Ask, Consequence, Note, Option, Seat, Try

Teller: TypeAlias = Callable[[TapestryState, Ask, Option], tuple[Note, ...]]


class Terms(NamedTuple):
    """On what terms one advances: whether the space gives its benefit, and what its bonus costs."""

    benefit: bool
    bonus: BonusPrice


ADVANCES: Final = {
    "turn": Terms(True, "pay"),
    "late_turn": Terms(True, "pay"),
    "werefolk_track": Terms(True, "free"),
    "head_start": Terms(True, "pay"),
    "dictatorship": Terms(True, "pay"),
    "renaissance": Terms(False, "free"),
    "leaders": Terms(True, "none"),
    "alchemists_advance": Terms(False, "none"),
}
"""Questions about a track on which the seat then advances, where the question alone tells the terms."""
PAID: Final = frozenset({"turn", "late_turn"})
"""Those in which the advance is paid for."""
MOVES: Final = frozenset({*ADVANCES, "advance_any", "research", "science_die", "oil_advance"})
"""All questions about a track on which the seat then advances."""


def consequence(state: TapestryState, ask: Ask, option: Option, tried: Try) -> Consequence:
    """What an option brings when it is tried out, and what there is to say of it; a price that is paid is not named."""
    tell = TELLERS.get(option[0])
    notes = tell(state, ask, option) if tell else ()
    if option[0] == "income":
        return Consequence(gain=income_ahead(state, ask.seat), notes=notes)
    trial = tried()
    pays = trial.topic in ("pay", "token")
    return trial.consequence(*(note for note in notes if pays or note.says != "cost"))


def _notes(*notes: Note | None) -> tuple[Note, ...]:
    return tuple(note for note in notes if note is not None)


def _what(kind: str, item: str) -> Note:
    """What a component, or a part of it, does."""
    return Note("effect", effect=f"{kind}-{item}")


# --- tracks -----------------------------------------------------------------------------------------------------------


def _advance(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-ADV-01 to TAP-ADV-09: the space to be entered, its price, benefit, bonus and landmark."""
    if ask.topic not in MOVES:
        return ()
    track, terms = str(option[1]), ADVANCES.get(ask.topic)
    spaces = (affordable if ask.topic in PAID else movable)(state, ask.seat, track)
    notes: list[Note] = []
    for old in spaces:
        space = state.space_at(track, old + 1)
        notes.append(Note("to", {"space": space.id, "index": old + 1}))
        if ask.topic in PAID:
            notes.append(Note("cost", effect=f"cost-{space.id}"))
        if terms and terms.benefit:
            notes.append(Note("benefit", effect=f"benefit-{space.id}"))
        if terms and terms.bonus != "none" and space.bonus:
            notes.append(Note(f"bonus-{terms.bonus}", effect=f"bonus-{space.id}"))
        if space.landmark in state.landmarks:
            notes.append(Note("landmark", {"landmark": str(space.landmark)}))
    return _notes(*notes)


def _use_space(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return (Note("benefit", effect=f"benefit-{option[1]}"),)


def _buy(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-ADV-04: what the bonus gives; `pay` says by itself what it costs."""
    space = state.facts.spaces.get(state.about[0]) if state.about else None
    if space is None or space.bonus is None:
        return ()
    return (Note("bonus-pay", effect=f"bonus-{space.id}"),)


def _income(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return (Note("income", {"turn": state.players[ask.seat].era + 1}),)


def income_ahead(state: TapestryState, seat: Seat) -> dict[str, int]:
    """TAP-INC: the points and resources of the income turn that would begin, as the mat is now."""
    turn = state.players[seat].era + 1
    effects: list[Effect] = []
    for card in state.players[seat].masterpieces:
        effects += state.facts.masterpieces[card].effect
    for kind, step in (("vp", "gain_vp"), ("income", "gain_income")):
        if any(turn in steps.turns for steps in state.income_steps if steps.id == step):
            effects += [effect for _, found in visible(state, seat, kind) for effect in found]
    return sure_gains(state, seat, effects)


# --- the map ----------------------------------------------------------------------------------------------------------


def _explore(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-EXP-03: the sides that would match, by the turn of the tile."""
    if state.about is None:
        return ()
    turned = state.facts.territory_tiles[state.about[0]].turned
    sides = {str(turn): matching_sides(state, int(option[1]), corners) for turn, corners in enumerate(turned)}
    return _notes(Note("most_sides", {"count": max(sides.values()), **sides}))


def _rotate(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-EXP-03, TAP-LMK-03: the sides that match; of a landmark, how many places it fits."""
    if state.about is None:
        return ()
    piece, place = state.about
    turn = int(option[1])
    if piece in state.facts.territory_tiles:
        if place < 0:
            return ()
        corners = state.facts.territory_tiles[piece].turned[turn]
        return _notes(Note("sides", {"count": matching_sides(state, place, corners)}))
    fits = fitting(state.facts.landmarks[piece].turns[turn], closed_plots(state, ask.seat), state.city(ask.seat))
    return _notes(Note("fits", {"count": len(fits)}))


def _conquer(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-CON-02, TAP-CON-08, TAP-ACH-08: against whom, what the black die may bring, and the middle island."""
    place = int(option[1])
    victim = next(iter(state.controllers(place)), None)
    tile = state.tiles[place][0] if reward_on(state, place) else None
    return _notes(
        Note("middle_island") if place == state.map.island else None,
        Note("against", {"who": victim}) if victim is not None else None,
        Note("tile_reward", effect=f"reward-{tile}") if tile else None,
    )


def _territory(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    laid = state.tiles.get(int(option[1]))
    return _notes(_what("reward", laid[0])) if laid else ()


def _answer(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-CON-13 to TAP-CON-18: how an attack ends that is met with this card, or with none."""
    card = str(option[1]) if option[0] == "react" else ""
    reaction = state.facts.tapestry_cards[card].reaction if card else None
    if ask.topic not in ("reaction", "counter") or state.about is None:
        return ()
    place = state.about[1]
    attacker = state.pieces[place][-1].owner
    victim = next(seat for seat in state.controllers(place) if seat != attacker)
    if ask.topic == "counter":
        how = "cancelled" if card else "trapped"
    else:
        how = reaction.topples if reaction else "defender"
    gains = _what("gain", card) if reaction and reaction.gain else None
    return _notes(Note(f"then_{how}", {"who": attacker, "victim": victim, "hex": place}), gains)


# --- the capital ------------------------------------------------------------------------------------------------------


def _place(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-CAP-05: the rows, columns and districts that are complete with it."""
    if state.about is None:
        return ()
    piece, turn = state.about
    row, col = int(option[1]), int(option[2])
    if piece in NUMBERS:
        mask = 1 << (9 * row + col)
    else:
        mask = next(mask for y, x, mask in state.facts.landmarks[piece].turns[turn].places if (y, x) == (row, col))
    done = state.city(ask.seat).completed_by(state.players[ask.seat].filled, mask)
    named = zip(("rows", "columns", "districts"), done, strict=True)
    return _notes(*(Note(f"completes_{kind}", {"count": len(lines)}) for kind, lines in named if lines))


# --- cards, tiles and dice --------------------------------------------------------------------------------------------


def _die(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-CON-05, TAP-CON-08: what the face gives; the tile reward is that of the territory."""
    if option[0] == "die":
        colour = str(option[1])
        face = f"conquer_{colour}_{state.dice[0 if colour == 'red' else 1]}"
    else:
        face = str(option[1])
    return _notes(_what("reward", face))


def _tech(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAP-INV-04, TAP-INV-06: a new card will give both benefits in time; an upgraded one that of its next row."""
    card = str(option[1])
    rows = next((player.techs for player in state.players.values() if any(card in row for row in player.techs)), None)
    if rows is None or option[0] not in ("upgrade", "use_tech"):
        return _notes(*(Note(part, effect=f"{part}-{card}") for part in ("circle", "square", "needs")))
    if option[0] == "upgrade" and card in rows[TOP]:  # TAP-CIV-10: recycled, without a benefit
        return ()
    row = reached_row(rows, card) if option[0] == "upgrade" else MIDDLE if card in rows[MIDDLE] else TOP
    kind = "circle" if row == MIDDLE else "square"
    return (Note(kind, effect=f"{kind}-{card}"),)


def _tile(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return _notes(_what("reward", str(option[1])))


def _component(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return _notes(_what("text", str(option[1])))


def _masterpiece(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAA-ART-04: what a masterpiece gives."""
    return _notes(_what("use", str(option[1])))


def _inspire(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAA-ART-09: what the covered track will give, as its buildings stand."""
    tile = str(option[1])
    built = state.players[ask.seat].built[BUILDINGS.index(state.facts.inspiration[tile].building)]
    return _notes(_what("brings", f"{tile}-{built}"))


def _on_tech(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAA-LMK-03: the benefit of the row that the card comes to."""
    card, rows = str(option[1]), state.players[ask.seat].techs
    if card in rows[TOP]:
        return ()
    kind = "circle" if reached_row(rows, card) == MIDDLE else "square"
    return (Note(kind, effect=f"{kind}-{card}"),)


def _play(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TFF-ENC-02, TFF-ENC-05: what the card does, and the charms that it brings now and later."""
    card, at = str(option[1]), slot(state.players[ask.seat])
    notes = [_what("text", card)]
    for charm in charms_between(state, ask.seat, card, at):
        notes.append(Note(f"{charm.side}_charm", {"card": charm.card}, effect=f"{charm.side}-{charm.card}"))
    if state.facts.tapestry_cards[card].right_charm and at + 1 < len(state.players[ask.seat].tapestries):
        notes.append(Note("later_charm", effect=f"right-{card}"))
    return _notes(*notes)


def _charm(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return _notes(_what(str(option[0]).removesuffix("_charm"), str(option[1])))


def _reserved(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    return _notes(_what("reserve", str(option[1])))


def _copy(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """The card that lies open on a stack."""
    stack = state.players[int(option[1])].tapestries[int(option[2]) - 1]
    if not stack or stack[-1] == FACE_DOWN:
        return ()
    return _notes(Note("copied", {"card": stack[-1]}, effect=f"text-{stack[-1]}"))


def _wish(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TFF-CIV-20: what stands on a space of the ring."""
    return _notes(_what("reward", f"genies-{option[1]}"))


def _accept(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TAA-CIV-14: what stands on the next space of the Renegades' own track."""
    mat = state.players[ask.seat].mat("renegades") if ask.topic == "renegades" else None
    return _notes(_what("reward", f"renegades-{sum(mat.numbers) + 1}")) if mat else ()


def _uncover(state: TapestryState, ask: Ask, option: Option) -> tuple[Note, ...]:
    """TFF-CIV-08: what the leftmost building of an income track covers."""
    building = str(option[1])
    covered = covered_spaces(state, ask.seat, building)
    space = income_spaces(state, state.players[ask.seat])[NUMBERS[building]][covered[0]]
    return _notes(_what("gives", space.id))


TELLERS: Final[dict[str | int, Teller]] = {
    **dict.fromkeys(("advance", "keep_track", "track"), _advance),
    "use_space": _use_space,
    "buy": _buy,
    "income": _income,
    "wish": _wish,
    "accept": _accept,
    **dict.fromkeys(("put_by", "slide"), _uncover),
    **dict.fromkeys(("lay_away", "build"), _component),
    "explore": _explore,
    "rotate": _rotate,
    "conquer": _conquer,
    "territory": _territory,
    **dict.fromkeys(("react", "pass"), _answer),
    "place": _place,
    **dict.fromkeys(("die", "keep_roll"), _die),
    **dict.fromkeys(("invent", "recycle", "upgrade", "use_tech", "discard_tech"), _tech),
    **dict.fromkeys(("tile", "discard_tile", "give_tile"), _tile),
    **dict.fromkeys(
        (
            "space_tile",
            "ability",
            "keep",
            "discard",
            "civilization",
            "use_civilization",
            "take_landmark",
            "landmark_card",
        ),
        _component,
    ),
    **dict.fromkeys(("automa_civilization", "take_pooled", "advise"), _component),
    "copy": _copy,
    **dict.fromkeys(("create", "use_masterpiece"), _masterpiece),
    "inspire": _inspire,
    "on_tech": _on_tech,
    "play": _play,
    **dict.fromkeys(("left_charm", "right_charm"), _charm),
    "use_reserved": _reserved,
    "on_card": _component,
}
"""What is told of an option, by its verb; the others say themselves what they do."""
