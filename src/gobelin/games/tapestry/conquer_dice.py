"""The conquer dice and the rewards of territory tiles (TAP-CON-05 to TAP-CON-08)."""

from __future__ import annotations

from typing import Final

from gobelin.games.tapestry.benefits import Effect, TileReward
from gobelin.games.tapestry.chance import rolled_first, with_more
from gobelin.games.tapestry.effects import perform
from gobelin.games.tapestry.state import TapestryState
from gobelin.kernel import Ask, Rule, Seat

DICE: Final = ("conquer_red", "conquer_black")


def rolled(state: TapestryState, seat: Seat, place: int) -> Rule[tuple[int, int]]:
    """Both conquer dice; they stay on the table until somebody rolls again."""
    red, black = (roll(state, die) for die in DICE)
    state.dice, state.thrown, state.roller, state.taken = [red, black], [red, black], seat, []
    state.tell("rolled", seat, f"conquer_red_{red}", f"conquer_black_{black}")
    for die, face in zip(DICE, (red, black), strict=True):
        yield from rolled_first(state, seat, die, face, place)
    if with_more(state, seat, 1) > 1:
        red = yield from rolled_again(state, seat, "conquer_red", red)
        black = yield from rolled_again(state, seat, "conquer_black", black)
    return red, black


def rolled_again(state: TapestryState, seat: Seat, die: str, face: int) -> Rule[int]:
    """TFF-CIV-30: roll one of the two dice once more and choose; what is not chosen lies there unless it is used."""
    number = DICE.index(die)
    faces = [face, *(roll(state, die) for _ in range(with_more(state, seat, 0)))]
    for other in faces[1:]:
        state.tell("rolled_die", seat, f"{die}_{other}")
    state.thrown[number] = faces[-1]
    face = yield from kept_face(state, seat, die, faces)
    if face != state.dice[number]:
        state.dice[number] = face
        state.tell("rolled", seat, *(f"{name}_{there}" for name, there in zip(DICE, state.dice, strict=True)))
    return face


def kept_face(state: TapestryState, seat: Seat, die: str, faces: list[int]) -> Rule[int]:
    """Which of several results of a die counts."""
    _, kept = yield Ask(seat, "keep_roll", [("keep_roll", f"{die}_{face}") for face in faces])
    return int(str(kept).rpartition("_")[2])


def roll_one(state: TapestryState, seat: Seat, die: str, place: int, times: int = 1) -> Rule[int]:
    """Roll one conquer die, several times where something allows a choice."""
    faces: list[int] = []
    for _ in range(with_more(state, seat, times)):
        faces.append(roll(state, die))
        state.tell("rolled_die", seat, f"{die}_{faces[-1]}")
        if len(faces) == 1:
            yield from rolled_first(state, seat, die, faces[0], place)
    return (yield from kept_face(state, seat, die, faces)) if len(faces) > 1 else faces[0]


def roll(state: TapestryState, die: str) -> int:
    """Roll a conquer die and return the face."""
    return state.rng.randrange(len(state.facts.dice[die].faces))


def take_die(state: TapestryState, seat: Seat, colour: str, face: int, place: int) -> Rule[None]:
    """Gain the result of a conquer die; the tile reward is that of the place."""
    state.taken.append(colour)
    yield from die_result(state, seat, f"conquer_{colour}", face, place)


def die_result(state: TapestryState, seat: Seat, die: str, face: int, place: int) -> Rule[None]:
    """What a face of a conquer die gives; the tile reward is that of the place."""
    for effect in state.facts.dice[die].faces[face]:
        if isinstance(effect, TileReward):
            yield from tile_reward(state, seat, place)
        else:
            yield from perform(state, seat, (effect,), die)


def reward_on(state: TapestryState, place: int) -> tuple[Effect, ...]:
    """What is printed on the tile of a hex; nothing on printed hexes."""
    laid = state.tiles.get(place)
    return state.facts.territory_tiles[laid[0]].reward if laid else ()


def tile_reward(state: TapestryState, seat: Seat, place: int) -> Rule[None]:
    """TAP-CON-08: gain the reward of a territory tile."""
    laid = state.tiles.get(place)
    if laid:
        yield from perform(state, seat, state.facts.territory_tiles[laid[0]].reward, laid[0])
