"""What must be true of the facts of the solo game."""

from __future__ import annotations

from gobelin.games.tapestry.automa_parts import (
    AutomaCivilization,
    AutomaMat,
    DecisionCard,
    HexPattern,
    Level,
    SoloSetup,
)
from gobelin.games.tapestry.checks import Ids, check_turns
from gobelin.games.tapestry.components import (
    Pieces,
)
from gobelin.games.tapestry.shapes import hex_order
from gobelin.toolkit.box import BASE
from gobelin.toolkit.reading import ComponentsError, FieldError, one_of


def check_decision_card(card: DecisionCard, ids: Ids) -> None:
    """What must be true of it."""
    if sorted(other.number for other in ids["decision_cards"].values()) != list(range(1, 23)):
        raise FieldError("number", "must be 1 to 22, each once")
    if card.deck != ("start" if card.number <= 7 else "progress"):
        raise FieldError("deck", "must be start for 1 to 7, progress for 8 to 22")
    tracks = [track.id for track in ids["tracks"].values() if track.set in (BASE, card.set)]
    if sorted(card.track_tiebreaker) != sorted((*tracks, "favourite")):
        raise FieldError("track_tiebreaker", "must name favourite and every track, each once")
    one_of(card.hex_tiebreaker, tuple(ids["hex_patterns"]), "hex_tiebreaker")


def check_hex_pattern(pattern: HexPattern, ids: Ids) -> None:
    """What must be true of it."""
    hex_order(pattern, ids["sides"]["small"].hexes)


def check_automa_civilization(civilization: AutomaCivilization, ids: Ids) -> None:
    """What must be true of it."""
    if civilization.favourite_track is not None:
        one_of(civilization.favourite_track, tuple(ids["tracks"]), "favourite_track")
    if civilization.removes is not None:
        one_of(civilization.removes, tuple(ids["tapestry_cards"]), "removes")
    for n, effect in enumerate(civilization.effect):
        check_turns(effect.income_turns, f"effect[{n}].income_turns")


def check_automa_mat(mat: AutomaMat, ids: Ids) -> None:
    """What must be true of it."""
    by_turn = {"landmarks_and_territories": mat.landmarks_and_territories}
    by_turn |= {f"spaces[{n}].by_turn": by.by_turn for n, by in enumerate(mat.spaces)}
    for field, multipliers in by_turn.items():
        if len(multipliers) != 5:
            raise FieldError(field, "must be those of 5 income turns")
    for n, by in enumerate(mat.spaces):
        for m, track in enumerate(by.tracks):
            one_of(track, tuple(ids["tracks"]), f"spaces[{n}].tracks[{m}]")
    if len(mat.first_into_era) != 4:
        raise FieldError("first_into_era", "must be those of 4 eras")


def check_level(level: Level, ids: Ids) -> None:
    """What must be true of it."""
    if sorted(other.level for other in ids["levels"].values()) != [1, 2, 3, 4, 5, 6]:
        raise FieldError("level", "must be 1 to 6, each once")
    one_of(level.mat, tuple(ids["automa_mats"]), "mat")
    for field in ("chart", "arts_chart"):
        for n, step in enumerate(getattr(level, field)):
            check_turns(step.turns, f"{field}[{n}].turns")
    for n, track in enumerate(level.bots_advance):
        one_of(track, ("favourite", *ids["tracks"]), f"bots_advance[{n}]")
    for n, track in enumerate(level.human_advances):
        one_of(track, tuple(ids["tracks"]), f"human_advances[{n}]")


def check_solo(solo: SoloSetup, pieces: Pieces, ids: Ids) -> None:
    """The solo game finds its capitals, outposts and cards."""
    try:
        pairs = tuple(dict.fromkeys(c.pair for c in ids["capitals"].values() if c.is_basic))
        one_of(solo.human_pair, pairs, "human_pair")
        one_of(solo.automa_pair, tuple(pair for pair in pairs if pair != solo.human_pair), "automa_pair")
        if solo.automa_outposts > min(2, pieces.outposts):
            raise FieldError("automa_outposts", "must be 1 or 2 of the outposts")
        progress = sum(card.deck == "progress" for card in ids["decision_cards"].values())
        if solo.start_progress_cards > progress:
            raise FieldError("start_progress_cards", f"must be at most the {progress} progress cards")
    except FieldError as wrong:
        raise ComponentsError(("automa.yaml", "solo", wrong.path), wrong.why) from None
