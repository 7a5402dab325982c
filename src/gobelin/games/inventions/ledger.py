"""What the log of Inventions adds up to: every public piece by its place, and points by source.

Left out of the counts, because they follow from what is counted or told: the phase and whose turns are still to come
(from turns, rounds and the turn order), the thread of the turn (it is the log itself), the era of a society (from its
milestone) and its points by single reason (from `scored`). Specialist and knowledge tiles never leave their region. The
order of a region's prosperity stack is not counted, only what lies in it.

What a society has so many of is counted by its number (`0 influence`, `0 culture`); single things by their place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from gobelin.games.inventions.components import DISCIPLINES, Box
from gobelin.games.inventions.loading import BOX
from gobelin.kernel import Account, Ledger, Plain, SeatEvent

GROUPS: Final = (
    "ideas",
    "regions",
    "knowledge",
    "specialist_tiles",
    "progress_tiles",
    "influence_track",
    "prosperity",
    "private_goals",
)
"""Where points come from, in the order in which they are scored."""
ROLES: Final = ("originator", "inventor", "innovator")


def sources(box: Box) -> dict[str, str]:
    """The group of every reason that points can have. In boxes of one's own hexes and era boxes may give some too."""
    groups: dict[str, Iterable[str]] = {
        "ideas": box.ideas,
        "regions": (*box.regions, *box.influence_tiles),
        "knowledge": ("knowledge", *box.knowledge_tiles),
        "specialist_tiles": box.specialist_tiles,
        "progress_tiles": (*box.progress_tiles, *box.hexes, *box.boxes),
        "influence_track": ("influence_track",),
        "prosperity": box.prosperity_tiles,
        "private_goals": box.private_goals,
    }
    return {why: group for group, reasons in groups.items() for why in reasons}


# --- counting ---------------------------------------------------------------------------------------------------------


def count(view: dict[str, Any]) -> Counter[str]:
    """Every public piece of an onlooker's view."""
    counts: Counter[str] = Counter()
    for name in ("era", "round", "turns", "markers"):
        counts[name] = view[name]
    for place, player in enumerate(view["order"], 1):
        counts[f"order {player}"] = place
    for society in view["players"]:
        _count_society(counts, society)
    for region in view["regions"]:
        _count_region(counts, region)
    for colour, shown in enumerate(view["private"]):
        counts[f"private {colour} {shown['milestone']}"] += 1
    counts.update(f"common {shown['milestone']}" for shown in view["common"])
    for shown in (*view["private"], *view["common"]):
        counts.update(f"diplomat {player} {shown['milestone']}" for player in shown["diplomats"])
    counts.update(f"old {milestone}" for milestone in view["old_milestones"])
    counts.update(f"eureka {milestone}" for milestone in view["eureka"])
    for letter, number in view["milestone_stacks"].items():
        counts[f"stack {letter}"] = number
    counts.update(f"display {card}" for card in view["display"])
    counts["stack"] = view["deck"]
    if view["top"]:
        counts[f"top {view['top']}"] = 1
    counts.update(f"aside {card}" for card in view["discarded"])
    for tile, number in view["progress"].items():
        counts[f"board {tile}"] = number
    if (chronos := view["chronos"]) is not None:
        _count_common(counts, chronos)
        if chronos["region"]:
            counts[f"chronos in {chronos['region']}"] = 1
        counts.update(f"chronos {tile}" for tile in chronos["kept"])
    return counts


def _count_common(counts: Counter[str], society: dict[str, Any]) -> None:
    """What Chronos has too."""
    seat = society["seat"]
    counts[f"{seat} supply"] = society["supply"]
    counts.update(f"tile {seat} {tile}" for tile in society["tiles"])
    if society["box"]:
        counts[f"box {seat} {society['box']}"] = 1


def _count_society(counts: Counter[str], society: dict[str, Any]) -> None:
    """All that belongs to one society."""
    _count_common(counts, society)
    seat = society["seat"]
    counts[f"{seat} points"] = society["ip"]
    for name in ("influence", "academy", "scholars", "tokens"):
        counts[f"{seat} {name}"] = society[name]
    for discipline in DISCIPLINES:
        counts[f"{seat} {discipline}"] = society["home"][discipline]
        counts[f"{seat} exhausted_{discipline}"] = society["exhausted"][discipline]
    counts.update(f"{seat} aspiration_{kind}" for kind in society["aspirations"])
    for name in ("ideas", "inventions", "tray", "hex_tokens", "seasons"):
        counts.update(f"{name} {seat} {item}" for item in society[name])
    counts.update(f"goal {seat} {goal or 'hidden'}" for goal in society["goals"])
    if society["epoch"]:
        counts[f"epoch {seat} {society['epoch']}"] = 1
    for placed in society["placed"]:
        counts[f"placed {seat} {placed['hex']} {placed['tile']}"] = 1
        counts[f"turned {seat} {placed['tile']}"] = placed["turned"]
        counts[f"used {seat} {placed['tile']}"] = placed["used"]


def _count_region(counts: Counter[str], shown: dict[str, Any]) -> None:
    """All that lies and stands in one region."""
    region = shown["region"]
    if shown["card"]:
        counts[f"{region} card {shown['card']}"] = 1
    for role in ROLES:
        if shown[role] is not None:
            counts[f"{region} {role} {shown[role]}"] = shown["originators"] if role == "originator" else 1
    counts[f"{region} scholar"] = shown["scholar"]
    counts[f"{region} points side"] = shown["points_side"]
    counts.update(f"{region} prosperity {tile}" for tile in shown["prosperity"])
    for tile in shown["influence"]:
        counts[f"{region} {'up' if tile['face_up'] else 'down'} {tile['seat']} {tile['tile']}"] += 1
    for player, number in enumerate(shown["population"]):
        counts[f"{region} population {player}"] = number


# --- folding ----------------------------------------------------------------------------------------------------------

Fold: TypeAlias = Callable[..., None]
"""Takes the counts and the arguments of an event."""


def moves(origin: str, goal: str) -> Fold:
    """A single piece goes from one place to another; both are patterns over the arguments."""

    def fold(counts: Counter[str], *args: Plain) -> None:
        counts[origin.format(*args)] -= 1
        counts[goal.format(*args)] += 1

    return fold


def gains(what: str, amount: int = 1) -> Fold:
    """There is more of something, or less."""

    def fold(counts: Counter[str], *args: Plain) -> None:
        counts[what.format(*args)] += amount

    return fold


def changes(what: str, sign: int) -> Fold:
    """There is more or less of something by as much as the second argument says."""

    def fold(counts: Counter[str], *args: Plain) -> None:
        counts[what.format(*args)] += sign * int(args[1])

    return fold


def becomes(what: str) -> Fold:
    """A track stands at what the last argument says."""

    def fold(counts: Counter[str], *args: Plain) -> None:
        counts[what.format(*args)] = int(args[-1])

    return fold


def _era(counts: Counter[str], era: int) -> None:
    counts["era"], counts["round"] = era, 1


def _turn_order(counts: Counter[str], seat: int, place: int) -> None:
    """Those between the old place and the new one move up or down by one."""
    old = counts[f"order {seat}"]
    for key in [key for key in counts if key.startswith("order ")]:
        counts[key] += (place <= counts[key] < old) - (old < counts[key] <= place)
    counts[f"order {seat}"] = place


def _chronos_moved(counts: Counter[str], region: str) -> None:
    for other in [key for key in counts if key.startswith("chronos in ")]:
        counts[other] = 0
    counts[f"chronos in {region}"] = 1


def _pieces(origin: str, goal: str) -> Fold:
    """As many pieces as the second argument says go from one place to another."""

    def fold(counts: Counter[str], *args: Plain) -> None:
        counts[origin.format(*args)] -= int(args[1])
        counts[goal.format(*args)] += int(args[1])

    return fold


def _home_of(seat: int, who: str) -> str:
    """Where a citizen was: at home, in the academy or in the supply."""
    return {"academic": f"{seat} academy", "supply": f"{seat} supply"}.get(who, f"{seat} {who}")


def _posted(counts: Counter[str], seat: int, who: str, role: str, place: str) -> None:
    counts[_home_of(seat, who)] -= 1
    counts[f"diplomat {seat} {place}" if role == "diplomat" else f"{place} {role} {seat}"] += 1


def _exhausted(counts: Counter[str], seat: int, who: str, discipline: str) -> None:
    counts[_home_of(seat, who)] -= 1
    counts[f"{seat} exhausted_{discipline}"] += 1


def _presented(counts: Counter[str], seat: int, card: str, origin: str, region: str) -> None:
    counts[f"display {card}" if origin == "display" else f"ideas {seat} {card}"] -= 1
    counts[f"{region} card {card}"] += 1


def _leave_ideas(counts: Counter[str], card: str, origin: str) -> None:
    """A card leaves the display, or the stack and its top, or a region."""
    if origin == "stack":
        counts["stack"] -= 1
        counts[f"top {card}"] -= 1
    else:
        counts[f"display {card}" if origin == "display" else f"{origin} card {card}"] -= 1


def _took_idea(counts: Counter[str], seat: int, card: str, origin: str) -> None:
    _leave_ideas(counts, card, origin)
    counts[f"ideas {seat} {card}"] += 1


def _refilled(counts: Counter[str], card: str) -> None:
    _leave_ideas(counts, card, "stack")
    counts[f"display {card}"] += 1


def _put_aside(counts: Counter[str], card: str, origin: str) -> None:
    _leave_ideas(counts, card, origin)
    counts[f"aside {card}"] += 1


def _took_tile(counts: Counter[str], seat: int, tile: str, aspiration: str) -> None:
    counts[f"board {tile}"] -= 1
    counts[f"{seat} aspiration_{aspiration}"] -= 1
    counts[f"tray {seat} {tile}"] += 1


def _chronos_kept(counts: Counter[str], tile: str, origin: str) -> None:
    counts[f"board {tile}" if origin == "board" else f"{origin} prosperity {tile}"] -= 1
    counts[f"chronos {tile}"] += 1


def _knowledge_turned(counts: Counter[str], tile: str, region: str, side: str) -> None:
    counts[f"{region} points side"] = int(side == "points")


def _leave_milestones(counts: Counter[str], milestone: str, origin: str) -> None:
    """A milestone leaves the Eureka display, the common knowledge or a private display, whose ever it is."""
    if origin != "private":
        counts[f"{origin} {milestone}"] -= 1
        return
    for key in [key for key in counts if key.startswith("private ") and key.endswith(f" {milestone}")]:
        counts[key] = 0


def _unplayed_private(counts: Counter[str], number: int, milestone: str) -> None:
    counts[f"eureka {milestone}"] -= 1
    counts[f"private {number - 1} {milestone}"] += 1


def _common(counts: Counter[str], milestone: str, origin: str) -> None:
    _leave_milestones(counts, milestone, origin)
    counts[f"common {milestone}"] += 1


def _old_milestone(counts: Counter[str], milestone: str, origin: str) -> None:
    _leave_milestones(counts, milestone, origin)
    counts[f"old {milestone}"] += 1


FOLDS: Final[Mapping[str, Fold]] = {
    "turn": gains("turns"),
    "round": becomes("round"),
    "era": _era,
    "turn_order": _turn_order,
    "markers": becomes("markers"),
    "chained": gains("markers", -1),
    "unused_markers": changes("markers", -1),
    "pillar": gains("seasons {0} {1}"),
    "pillar_back": gains("seasons {0} {1}", -1),
    "epoch_pillar": gains("epoch {0} {1}"),
    "epoch_moved": moves("epoch {0} {1}", "epoch {0} {2}"),
    "influence": changes("{0} influence", 1),
    "lost_influence": changes("{0} influence", -1),
    "academics": _pieces("{0} supply", "{0} academy"),
    "specialist": moves("{0} supply", "{0} {1}"),
    "posted": _posted,
    "exhausted": _exhausted,
    "ready": _pieces("{0} exhausted_{2}", "{0} {2}"),
    "settled": moves("{0} supply", "{1} population {0}"),
    "came_home": _pieces("{2} population {0}", "{0} {3}"),
    "to_map": _pieces("{3} {2} {0}", "{3} population {0}"),
    "travelled": moves("{1} population {0}", "{2} population {0}"),
    "diplomat_back": moves("diplomat {0} {1}", "{0} {2}"),
    "presented": _presented,
    "took_idea": _took_idea,
    "refilled": _refilled,
    "uncovered": gains("top {0}"),
    "old_idea": moves("ideas {0} {1}", "aside {1}"),
    "put_aside": _put_aside,
    "kept": moves("{2} card {1}", "inventions {0} {1}"),
    "aspired": gains("{0} aspiration_{1}"),
    "gave_up": gains("{0} aspiration_{1}", -1),
    "unfulfilled": gains("{0} aspiration_{1}", -1),
    "prosperity": moves("{2} prosperity {1}", "tray {0} {1}"),
    "took_tile": _took_tile,
    "placed": moves("tray {0} {1}", "placed {0} {2} {1}"),
    "token": moves("hex_tokens {0} {1}", "{0} tokens"),
    "used_economy": moves("{0} tokens", "used {0} {1}"),
    "token_back": moves("used {0} {1}", "{0} tokens"),
    "turned_over": gains("turned {0} {1}"),
    "influence_tile": moves("tile {0} {1}", "{2} {3} {0} {1}"),
    "turned_down": moves("{2} up {0} {1}", "{2} down {0} {1}"),
    "scholar": moves("{1} scholar", "{0} scholars"),
    "scholar_back": moves("{0} scholars", "{1} scholar"),
    "knowledge_turned": _knowledge_turned,
    "eureka": moves("eureka {1}", "private {0} {1}"),
    "unplayed_private": _unplayed_private,
    "common": _common,
    "old_milestone": _old_milestone,
    "laid_out": moves("stack {1}", "eureka {0}"),
    "era_box": moves("box {0} {1}", "box {0} {2}"),
    "chronos_moved": _chronos_moved,
    "chronos_kept": _chronos_kept,
    "goal_shown": moves("goal {0} hidden", "goal {0} {1}"),
}
"""What each event changes. Points are not here, nor what only announces the events that follow (`performs`, `claimed`,
`invented`, `innovated`, `shared`, `new_milestones`)."""


def fold(groups: Mapping[str, str], account: Account, told: SeatEvent) -> None:
    """Add what an event tells; `groups` are those of the reasons for points."""
    if told.verb == "scored":
        seat, points, why = told.args
        account.score(int(seat), int(points), groups[str(why)])
    elif told.verb in FOLDS:
        FOLDS[told.verb](account.counts, *told.args)


def ledger(box: Box) -> Ledger:
    """The ledger of a game with the components of this box."""
    return Ledger(GROUPS, count, partial(fold, sources(box)))


LEDGER: Final = ledger(BOX)
