"""A worker process does what it is asked, says what went wrong, and can be replaced."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator

import pytest

from hexfront.workers import Worker, WorkerError
from hexfront.workers.child import BEHIND


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    await made.close()


async def test_work_is_done_in_another_process_that_stays(worker: Worker) -> None:
    first = await worker.call(os.getpid)
    assert first != os.getpid()
    assert await worker.call(os.getpid) == first
    assert await worker.call(divmod, 17, 5) == (3, 2)
    assert await worker.call(sorted, [2, 1], reverse=True) == [2, 1]


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such order")
async def test_those_who_wait_for_the_master_come_first(worker: Worker) -> None:
    assert await worker.call(os.nice, 0) == min(os.nice(0) + BEHIND, 19)


async def test_answers_may_be_large(worker: Worker) -> None:
    assert await worker.call(bytes, 3_000_000) == bytes(3_000_000)


async def test_what_it_raises_is_raised_here(worker: Worker) -> None:
    with pytest.raises(ZeroDivisionError):
        await worker.call(divmod, 1, 0)
    assert await worker.call(abs, -1) == 1


async def test_an_error_that_cannot_be_sent_is_told(worker: Worker) -> None:
    with pytest.raises(RuntimeError, match="StrangeError: 7, 8"):
        await worker.call(fail_strangely)


class StrangeError(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one}, {two}")


def fail_strangely() -> None:
    raise StrangeError(7, 8)


async def test_what_is_printed_does_not_get_among_the_answers(worker: Worker) -> None:
    await worker.call(print, "hello")
    assert await worker.call(abs, -2) == 2


async def test_a_process_that_dies_is_replaced(worker: Worker) -> None:
    first = await worker.call(os.getpid)
    with pytest.raises(WorkerError, match="died"):
        await worker.call(os._exit, 3)
    assert await worker.call(os.getpid) != first


async def test_whoever_stops_waiting_ends_the_process(worker: Worker) -> None:
    first = await worker.call(os.getpid)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(worker.call(time.sleep, 60), 0.2)
    assert await worker.call(os.getpid) != first


async def test_a_call_that_takes_too_long_is_given_up() -> None:
    """Waiting for one's turn does not count."""
    worker = Worker(patience=2.5)
    slow = [worker.call(time.sleep, 0.7) for _ in range(4)]
    await asyncio.gather(*slow)
    with pytest.raises(TimeoutError):
        await worker.call(time.sleep, 60)
    await worker.close()


async def test_many_askers_are_answered_in_turn(worker: Worker) -> None:
    asked = [worker.call(pow, 2, number) for number in range(20)]
    assert await asyncio.gather(*asked) == [2**number for number in range(20)]


async def test_who_waits_for_a_worker_that_is_closed_starts_no_other(worker: Worker) -> None:
    asked = [asyncio.create_task(worker.call(time.sleep, 60)) for _ in range(3)]
    while worker._process is None:
        await asyncio.sleep(0.01)
    await worker.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in told] == [WorkerError] * 3
    assert worker._process is None


async def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(WorkerError, match="no worker process"):
        await Worker().call(abs, -1)
