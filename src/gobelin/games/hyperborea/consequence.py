"""What an option will cost, give and change, reckoned with the rules' own functions.

Cost and gain are what a seat has, by the names of the ledger: points of the turn, gems, cubes, levels, cards, tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobelin.games.hyperborea import attack, development, end_phase, movement, technologies
from gobelin.games.hyperborea.bill import Bill
from gobelin.games.hyperborea.components import NUMBERS
from gobelin.games.hyperborea.effects import gems_needed
from gobelin.games.hyperborea.ending import condition_of
from gobelin.games.hyperborea.state import EMPTY, OUTSIDE, HyperboreaState
from gobelin.games.hyperborea.stopping import must_stop
from gobelin.kernel import Ask, Consequence, Option, Try


def consequence(state: HyperboreaState, ask: Ask, option: Option, _tried: Try) -> Consequence:
    """What an option brings until the seat is next asked."""
    bill, (verb, *args) = Bill(state, ask), option
    if verb in CHANGES:
        CHANGES[str(verb)](bill, *args)
    return Consequence(bill.cost, bill.gain, notes=tuple(bill.notes), is_whole=not _may_go_on(state, ask, option))


def _may_go_on(state: HyperboreaState, ask: Ask, option: Option) -> bool:
    """Whether the turn may end by itself before the seat is next asked, and without chance: then more may happen."""
    player = state.player
    if ask.topic == "reset":
        return option[0] == "clear" and len(ask.options) == 2  # the last cube
    if state.phase != "actions" or any(player.bag) or option[0] == "end":
        return False
    used = option[0] in ("place", "unused") or option == ("discard_grey", "available")
    return sum(player.available) == used  # with a cube left there is something to do


# --- cubes and technologies -------------------------------------------------------------------------------------------


def _place(bill: Bill, colour: str, technology: str) -> None:
    state, facts = bill.state, bill.state.facts
    cubes = state.player.placed.get(technology) or [EMPTY] * len(facts.spaces(technology))
    left = cubes.count(EMPTY) - 1
    bill.note("open" if left else "full", space=technologies.space_of(state, NUMBERS[colour], technology), count=left)
    if left:
        return
    if technology in facts.cards and facts.cards[technology].continuous:
        bill.text(technology)
    bill.produce(facts.effects[technology], technology)
    if not facts.effects[technology].choice:
        bill.produce_all(technologies.bonuses(state, technology))


def _choose(bill: Bill, word: str) -> None:
    state = bill.state
    bill.produce(state.facts.effects[state.choosing].branch(word), state.choosing)
    bill.produce_all(technologies.bonuses(state, state.choosing))


def _cube(bill: Bill, colour: str) -> None:
    if bill.ask.topic == "turn":
        bill.pay("cube")
    bill.get(colour)


def _clear(bill: Bill, technology: str, colour: str) -> None:
    if bill.ask.topic == "turn":
        bill.pay("clear")


def _discard_grey(bill: Bill, where: str) -> None:
    bill.pay("discard_grey")
    bill.pay("grey")


# --- the map ----------------------------------------------------------------------------------------------------------


def _move(bill: Bill, place: int, to: int) -> None:
    state = bill.state
    bill.pay("move", movement.cost(state, place, to, movement.ignored_terrains(state, state.active)))
    _walk_in(bill, to)


def _fly(bill: Bill, place: int, to: int) -> None:
    bill.pay("fly")
    _come(bill, to)


def _walk_in(bill: Bill, place: int) -> None:
    if must_stop(bill.state, place, bill.state.active):
        bill.note("stop")
    _come(bill, place)


def _come(bill: Bill, place: int) -> None:
    """A figure comes to a hex: what that shows, and what is turned up from there."""
    _land(bill, place)
    if hidden := movement.face_down_beside(bill.state, place):
        bill.note("turns_up", count=len(hidden))


def _land(bill: Bill, place: int) -> None:
    bill.text(bill.state.land.items[place])


def _teleport(bill: Bill, place: int) -> None:
    bill.pay("teleport")


def _muster(kind: str) -> Callable[[Bill, int], None]:
    def change(bill: Bill, place: int) -> None:
        bill.pay(kind)
        _come(bill, place)
        if bill.state.player.supply == 1:
            bill.meet("objective_figures")

    return change


def _site(bill: Bill, place: int, site: int) -> str:
    """The city in a site, "" if it is a ruin; either is told."""
    if bill.state.is_ruin(place, site - 1):
        bill.note("ruin", count=len(bill.state.tokens_on(place, site - 1)))
        return ""
    city = bill.state.land_at(place).cities[site - 1]
    bill.note("city", city=city)
    return city


def _enter(bill: Bill, place: int, site: int) -> None:
    if city := _site(bill, place, site):
        bill.produce(bill.state.facts.effects[city], city)


def _attack(bill: Bill, place: int, victim: int, site: int) -> None:
    state = bill.state
    bill.pay(attack.point_for(state, place))
    if site != OUTSIDE:
        _site(bill, place, site)
    if victim in state.player.graveyard:
        bill.note("home")
        bill.gems(attack.gems_for_kill(state, victim))
    else:
        bill.get("graveyard")
    bill.produce_all(attack.bonuses(state, "figure"))


def _banish(bill: Bill, place: int, site: int) -> None:
    bill.pay(attack.point_for(bill.state, place))
    _site(bill, place, site)
    bill.get("ghosts")
    bill.produce_all(attack.bonuses(bill.state, "ghost"))


def _besiege(bill: Bill, place: int, victim: int) -> None:
    bill.pay(attack.point_for(bill.state, place))
    bill.note("withstands" if attack.withstands(bill.state, place, victim) else "falls")


def _fortress(bill: Bill, place: int) -> None:
    bill.pay("fortress")
    _land(bill, place)


# --- development and advanced technologies ----------------------------------------------------------------------------


def _develop(bill: Bill, row: str, steps: int) -> None:
    bill.pay("develop", steps)
    bill.get(f"level_{row}", development.room(bill.state, row, steps))


def _spread(bill: Bill, row: str) -> None:
    others = any(verb == "spread" and more[0] != row for verb, *more in bill.ask.options)
    bill.pay("develop", 1 if others else _left_to_spread(bill.state))
    bill.get(f"level_{row}")


def _decline(bill: Bill) -> None:
    bill.pay("develop", _left_to_spread(bill.state))


def _left_to_spread(state: HyperboreaState) -> int:
    return next(steps for kind, steps in state.pool.groups if kind == "different")


def _upgrade(bill: Bill, row: str) -> None:
    bill.pay(f"level_{row}", bill.state.player.levels[NUMBERS[row]])
    bill.get(row, development.cubes_for_marker(bill.state, NUMBERS[row]))


def _marker(bill: Bill, row: str) -> None:
    bill.get(f"level_{row}", int(bill.ask.topic.removeprefix("level_")))


def _acquire(bill: Bill, card: str) -> None:
    state, facts = bill.state, bill.state.facts
    grey = state.grey_on[state.display.index(card)]
    bill.pay("technology")
    bill.get(card)
    bill.get("grey", grey)
    if not grey:
        bill.note("no_grey")
    bill.note("worth", points=facts.cards[card].vp)
    bill.text(card)
    if len(state.player.cards) + 1 >= condition_of(state, "objective_technology"):
        bill.meet("objective_technology")
    for source, passive in state.passives(state.active):
        if passive.on_technology is not None:
            bill.produce(passive.on_technology, source)


# --- tokens and tiles -------------------------------------------------------------------------------------------------


def _use_token(bill: Bill, token: str) -> None:
    if bill.ask.topic == "turn":
        bill.pay("stored")
    bill.produce(bill.state.facts.effects[token], token)


def _keep_token(bill: Bill, token: str) -> None:
    bill.text(token)
    stored = bill.state.player.stored.items
    if stored:
        bill.note("uses_stored", token=stored[0])
        bill.produce(bill.state.facts.effects[stored[0]], stored[0])
    else:
        bill.get("stored")


def _faction_tile(bill: Bill, tile: str) -> None:
    bill.get(tile)
    bill.text(tile)


# --- gems and ends ----------------------------------------------------------------------------------------------------


def _gem(bill: Bill) -> None:
    bill.pay("gem")
    bill.get("gems")
    if bill.state.player.gems + 1 >= gems_needed(bill.state):
        bill.meet("objective_vp")


def _end(bill: Bill) -> None:
    player = bill.state.player
    _lapse(bill)
    if left := sum(player.available):
        bill.note("put_aside", count=left)
    if not any(player.bag):
        bill.note("reset")
        stays = [card for card in player.cards if bill.state.facts.cards[card].continuous]
        if not any(cube != EMPTY for card in stays for cube in player.placed[card]):
            bill.produce_all(end_phase.powers(bill.state))


def _done(bill: Bill) -> None:
    if bill.ask.topic == "reset":
        bill.produce_all(end_phase.powers(bill.state))
    else:
        _lapse(bill)


def _lapse(bill: Bill) -> None:
    """HYP-TURN-16: what is left of the turn is lost."""
    pool = bill.state.pool
    for kind, number in pool.points.items():
        bill.pay(kind, number)
    for _, steps in pool.groups:
        bill.pay("develop", steps)
    for kind, _, number, _ in pool.cubes:
        bill.pay(kind, number)


CHANGES: Final[dict[str, Callable[..., None]]] = {
    "place": _place,
    "choose": _choose,
    "draw": lambda bill: bill.pay("draw"),
    "cube": _cube,
    "recover": lambda bill, technology, colour: bill.pay("recover"),
    "clear": _clear,
    "discard_grey": _discard_grey,
    "return_grey": lambda bill: bill.pay("grey"),
    "enter": _enter,
    "use_token": _use_token,
    "keep_token": _keep_token,
    "take_token": Bill.text,
    "put_back": Bill.text,
    "move": _move,
    "fly": _fly,
    "teleport": _teleport,
    "arrive": _walk_in,
    "attack": _attack,
    "banish": _banish,
    "besiege": _besiege,
    "fortress": _fortress,
    "figure": _muster("figure"),
    "deploy": _muster("deploy"),
    "develop": _develop,
    "spread": _spread,
    "decline": _decline,
    "upgrade": _upgrade,
    "marker": _marker,
    "acquire": _acquire,
    "faction_tile": _faction_tile,
    "gem": _gem,
    "end": _end,
    "done": _done,
}
"""How each verb changes what the seat has; the others change nothing that is counted, or what is left to chance."""
