"""An onlooker's account of a game, and how things move on it."""

from __future__ import annotations

from gobelin.games.tapestry.components import Box
from gobelin.games.tapestry.player import BOTTOM, TOP
from gobelin.kernel import Account, Seat


def piece_key(place: int, owner: Seat, kind: str, toppled: bool = False) -> str:
    """A piece on the map."""
    return f"hex {place} {owner} {kind}{' toppled' * toppled}"


class Page:
    """The account and the box, for the folds."""

    def __init__(self, account: Account, box: Box, groups: dict[str, str]) -> None:
        self.account = account
        self.counts = account.counts
        self.box = box
        self.groups = groups

    def move(self, origin: str, *goals: str, amount: int = 1) -> None:
        """Something leaves a place (none: it was not seen) for another, and may be noted elsewhere too."""
        if origin:
            self.counts[origin] -= amount
        for goal in goals:
            self.counts[goal] += amount

    def put(self, key: str, number: int) -> None:
        """From now on it is so many."""
        self.counts[key] = number

    def turn_over(self, origin: str, goal: str = "") -> None:
        """All cards of a row go to a pile, or out of sight."""
        for key in [key for key, number in self.counts.items() if number and key.startswith(f"{origin} ")]:
            if goal:
                self.counts[goal + key.removeprefix(origin)] += self.counts[key]
            self.counts[key] = 0

    def numbers(self, key: str) -> list[int]:
        """The numbers behind a key that count."""
        found = (known for known, number in self.counts.items() if number and known.startswith(f"{key} "))
        return sorted(int(known.rpartition(" ")[2]) for known in found)

    def score(self, seat: Seat, points: int, why: str) -> None:
        """Points got or lost."""
        self.account.score(seat, points, self.groups[why])
        self.counts[f"@{seat} points for {why}"] += points

    def space(self, track: str, name: str) -> str:
        """The key of a token on a space, after its seat."""
        return f"{track} {self.box.spaces[name].index if name in self.box.spaces else 0}"

    def stack(self, seat: Seat) -> str:
        """TAP-INC-13, TAP-INC-14: where a player's tapestry cards are laid."""
        return f"@{seat} stack {min(max(self.counts[f'@{seat} income_turns'], 1), 4)}"

    def stock(self, item: str) -> str:
        """The deck or stock that a card or tile comes from."""
        if item in self.box.tech_cards:
            return "tech_deck"
        if item in self.box.tapestry_cards:
            return "tapestry_deck"
        return "space_stock" if item in self.box.space_tiles else "territory_stock"

    def supply(self, seat: Seat, item: str) -> str:
        """Where a player has a tapestry card or tile."""
        if item in self.box.tapestry_cards:
            return f"{seat} hand"
        return f"@{seat} {'space' if item in self.box.space_tiles else 'territories'} {item}"

    def row(self, seat: Seat, card: str) -> str:
        """Where a tech card of a player lies."""
        rows = (f"@{seat} row {row} {card}" for row in range(BOTTOM, TOP + 1))
        return next((key for key in rows if self.counts[key]), "")


def shuffled(pile: str, deck: str, page: Page, cards: int) -> None:
    """The discards are the new deck."""
    page.turn_over(pile)
    page.put(deck, cards)


def left_mat(page: Page, seat: Seat, building: str) -> None:
    """The leftmost building of an income track has left it."""
    page.move("", f"{seat} {building}")
    slid = page.numbers(f"@{seat} slid {building}")
    if slid:
        page.move(f"@{seat} slid {building} {slid[0]}")
