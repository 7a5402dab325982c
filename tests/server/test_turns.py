"""Clients take turns: whoever asks for much waits for himself, and nobody waits for him."""

from __future__ import annotations

import asyncio
import threading

import pytest

from gobelin.server.turns import Turns
from gobelin.server.work_pool import WorkPool


async def settled() -> None:
    """Let everything happen that can happen without anybody giving a place back."""
    for _ in range(20):
        await asyncio.sleep(0)


def order(places: int, per_client: int | None, asked: str) -> str:
    """Who had a place, in order, where each gives it back when nothing else happens any more."""

    async def run() -> str:
        turns, had = Turns(places, per_client), list[str]()

        async def one(client: str) -> None:
            async with turns.turn(client):
                had.append(client)
                await settled()

        await asyncio.gather(*(one(client) for client in asked))
        return "".join(had)

    return asyncio.run(run())


def test_clients_are_served_in_turn_whatever_they_have_asked_for() -> None:
    assert order(1, None, "aaaaaab") == "aabaaaa"
    assert order(1, None, "aaaabbcc") == "aabcabca"
    assert order(2, None, "aaaaaab") == "aaabaaa"


def test_a_client_leaves_a_place_to_others() -> None:
    async def run() -> None:
        turns = Turns(2, 1)
        await turns.take("a")
        second = asyncio.create_task(turns.take("a"))
        await settled()
        assert not second.done()  # although a place is free
        await asyncio.wait_for(turns.take("b"), 20)
        turns.give_back("a")
        await asyncio.wait_for(second, 20)

    asyncio.run(run())


def test_who_does_not_wait_any_more_loses_no_place() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take("a")
        gone, given = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await settled()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        turns.give_back("a")  # to c, which does not know yet
        given.cancel()
        await asyncio.gather(given, return_exceptions=True)
        await asyncio.wait_for(turns.take("d"), 20)

    asyncio.run(run())


def test_a_place_comes_back_from_another_thread_when_the_loop_is_gone() -> None:
    turns = Turns(1)
    asyncio.run(turns.take("a"))
    thread = threading.Thread(target=turns.give_back, args=("a",))
    thread.start()
    thread.join()
    asyncio.run(asyncio.wait_for(turns.take("b"), 20))


def test_heavy_work_of_one_client_does_not_keep_another_waiting() -> None:
    work_pool, done, may_go_on = WorkPool(1, 50), list[str](), threading.Event()

    def work(client: str) -> None:
        may_go_on.wait(20)
        done.append(client)

    async def run() -> None:
        tasks = [asyncio.create_task(work_pool.run(client, work, client)) for client in "a" * 20 + "b"]
        await settled()
        may_go_on.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    work_pool.close()
    assert done.index("b") == 2


@pytest.mark.parametrize("per_client", [0, 1])
def test_everybody_has_one_place_at_least(per_client: int) -> None:
    assert order(1, per_client, "aaab") == "aaba"
