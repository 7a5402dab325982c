"""Puzzles through the server: a position without a match, choices that are kept nowhere, and the solution."""

from typing import Any

import msgspec
from starlette.testclient import TestClient

from gobelin.kernel import find_game
from gobelin.puzzles import collection
from gobelin.server.answers import PuzzlePosition

PUZZLE = collection(find_game("imperial_settlers")).puzzles[0]
AT = f"/api/games/imperial-settlers/puzzles/{PUZZLE.id}"


def play(client: TestClient, *answers: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.post(AT, json={"answers": list(answers)}).json()
    msgspec.convert(found, PuzzlePosition)
    return found


def test_puzzles_are_listed_in_the_order_of_their_days(client: TestClient) -> None:
    listed = client.get("/api/games/imperial-settlers/puzzles").json()
    assert [each["id"] for each in listed] == [each.id for each in collection(find_game("imperial_settlers")).puzzles]
    assert client.get("/api/games/gauntlet/puzzles").json() == []
    known = {game["slug"]: game["puzzles"] for game in client.get("/api/games").json()}
    assert (known["imperial-settlers"], known["gauntlet"]) == (len(listed), 0)


def test_a_puzzle_is_played_to_its_best_end_and_says_only_then_what_that_is(client: TestClient) -> None:
    begun = play(client)
    assert (begun["points"], begun["is_over"], begun["undo"]["allowed"]) == (0, False, False)
    assert begun["asks"][0]["options"]
    assert "best" not in begun
    solution = client.get(f"{AT}/solution").json()
    for number in range(1, len(solution["answers"])):
        assert "best" not in play(client, *solution["answers"][:number])
    over = play(client, *solution["answers"])
    assert (over["points"], over["best"], over["stars"]) == (PUZZLE.best, PUZZLE.best, 3)
    assert not any("options" in ask for ask in over["asks"])
    assert play(client) == begun
    assert client.get("/api/health").json()["matches"] == 0


def test_the_solution_is_told_in_both_languages(client: TestClient) -> None:
    english, german = (client.get(f"{AT}/solution", params={"lang": lang}).json() for lang in ("en", "de"))
    assert len(english["steps"]) == len(german["steps"]) == len(PUZZLE.solution)
    assert english["second"] != german["second"]


def test_what_fits_no_puzzle_is_refused(client: TestClient) -> None:
    assert client.post("/api/games/imperial-settlers/puzzles/none", json={"answers": []}).status_code == 404
    assert client.get("/api/games/imperial-settlers/puzzles/none/solution").status_code == 404
    refused = client.post(AT, json={"answers": [["dance"]]})
    assert refused.status_code == 422
    assert "dance" in refused.json()["detail"]
    answers = client.get(f"{AT}/solution").json()["answers"]
    assert "over" in client.post(AT, json={"answers": [*answers, answers[0]]}).json()["detail"]
