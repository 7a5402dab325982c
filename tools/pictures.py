"""The pictures of the web table in README and docs: taken in a real browser, so that they stay true.

Run as `python -m tools.pictures` from a checkout with a built client (`make pictures` sees to that). Greedy bots play
each game up to its middle; a browser sits at the first seat and looks.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from gobelin.bots import Perspective, make_bot
from gobelin.kernel import Match, find_game

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import PHONE, LocalServer, Person, launched  # noqa: E402  (found only now)
from support.server import WebTable  # noqa: E402

FOLDER: Final = ROOT / "docs" / "images"
SEED: Final = "a picture"
NAMES: Final = ("Anna", "Bo", "Kim", "Lu", "Mira", "Ole")
SETTLE_MS: Final = 1500
"""Until what moves has come to rest."""


@dataclass(frozen=True)
class Scene:
    """A table to look at: which game, with how many, and after how many choices."""

    game: str
    seats: int
    choices: int
    theme: str


SCENES: Final = (
    Scene("tapestry", 4, 260, "dark"),
    Scene("imperial-settlers", 3, 150, "light"),
    Scene("hyperborea", 4, 320, "dark"),
    Scene("inventions", 4, 200, "light"),
)


def played(server: LocalServer, scene: Scene) -> WebTable:
    """A table that bots have played, to the next question of the first seat after so many choices."""
    table = WebTable(server.client, ["person"] * scene.seats, scene.game, seed=SEED)
    for seat in range(scene.seats):
        table.send(seat, "/claim", {"name": NAMES[seat]})
    match: Match[Any] = Match.new(find_game(scene.game.replace("-", "_")), None, ["person"] * scene.seats, SEED)
    bots = [make_bot("greedy", SEED, seat) for seat in range(scene.seats)]
    for made in range(10**4):
        ask = match.ask
        if ask is None or (made >= scene.choices and ask.seat == 0 and len(ask.options) > 3):
            return table
        option = bots[ask.seat].choose(Perspective(match, ask.seat))
        match.choose(option, ask.seat)
        answer = table.move(ask.seat, option)
        assert answer.status_code == 200, answer.text
    raise AssertionError(f"{scene.game} does not come to an end")


def take(console: Console) -> None:
    """All pictures."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = LocalServer(Path(folder))
        server.start()
        try:
            tables = [(scene, played(server, scene)) for scene in SCENES]
            for theme in ("light", "dark"):
                desk = Person(browser, server.url, theme=theme, name=NAMES[0])
                for scene, table in tables:
                    desk.sit(table.id, table.tokens[0])
                    desk.wait("asked", "over")
                    if scene.theme == theme:
                        shoot(desk, f"web-{scene.game}", console)
                if theme == "dark":
                    desk.go("#/")
                    desk.page.wait_for_selector(".match .picture > svg")
                    shoot(desk, "web-lobby", console)
                desk.close()
            phone = Person(browser, server.url, size=PHONE, theme="light", name=NAMES[0])
            _, table = tables[0]
            phone.sit(table.id, table.tokens[0])
            phone.wait("asked", "over")
            shoot(phone, "web-phone", console)
            phone.close()
        finally:
            server.stop()


def shoot(person: Person, name: str, console: Console) -> None:
    """Keep what somebody sees."""
    person.page.wait_for_timeout(SETTLE_MS)
    path = FOLDER / f"{name}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=84)
    console.print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB")


def main() -> None:
    """Take the pictures anew."""
    argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__.partition("\n")[0]).parse_args()
    take(Console())


if __name__ == "__main__":
    main()
