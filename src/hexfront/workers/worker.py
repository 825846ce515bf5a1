"""A child process that calls functions for us, one after the other.

A thread would share the interpreter's lock with the server, which then answers late. The child is
a fresh interpreter that imports what it is asked to call, and nothing else.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

import hexfront
from hexfront.workers.frames import HEADER, packed

P = ParamSpec("P")
T = TypeVar("T")

_CHILD = "hexfront.workers.child"
LAST_WAIT = 5.0
"""Seconds for a killed process and its pipes to go; what is left then goes with the program."""


class WorkerError(Exception):
    """The process died, or could not be started."""


class Worker:
    """Starts its process when it is first needed, and again when it was lost.

    A call that takes longer than `patience`, in seconds, raises TimeoutError.
    """

    def __init__(self, patience: float | None = None) -> None:
        self._patience = patience
        self._process: Process | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        self._turn = asyncio.Lock()

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function gives or raises. It is found by its name, so it must have one.

        Whoever stops waiting ends the process, as nobody else could use it until it is done.
        """
        async with self._turn:
            process = await self._running()
            try:
                asking = _ask(process, (function, args, kwargs))
                answered, value = await asyncio.wait_for(asking, self._patience)
            except BaseException:
                self._drop()
                raise
        if answered:
            result: T = value  # type: ignore[assignment]  # the child did what the types say
            return result
        assert isinstance(value, BaseException)
        raise value

    async def close(self) -> None:
        """End the process for good, whatever it does, and wait until it is gone, but not for ever.

        Whoever waits for its answer, or for a turn, hears that there is none.
        """
        self._closed = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        async with self._turn:
            self._drop()
        if self._ending:
            await asyncio.wait(self._ending, timeout=LAST_WAIT)

    def _drop(self) -> None:
        """End the process; whoever has the turn may do so, as nobody else reads its answers."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        ending = asyncio.create_task(_gone(process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is not None:
            self._drop()
        if self._process is None and not self._closed:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", _CHILD, stdin=PIPE, stdout=PIPE, env=_environment()
                )
            except OSError as error:
                raise WorkerError(f"no worker process: {error}") from error
        if self._process is None or self._closed:
            raise WorkerError("the worker is closed")
        return self._process


async def _ask(process: Process, question: object) -> tuple[bool, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(packed(question))
        await process.stdin.drain()
        (size,) = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
        answer = await process.stdout.readexactly(size)
    except (OSError, asyncio.IncompleteReadError) as error:
        raise WorkerError("the worker process has died") from error
    found: tuple[bool, object] = pickle.loads(answer)  # written by our own child
    return found


async def _gone(process: Process) -> None:
    """The process has ended and both its pipes are closed, so that the loop may end too."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(OSError):
        await process.stdin.wait_closed()
    await process.stdout.read()
    await process.wait()


def _environment() -> dict[str, str]:
    """The child finds the same packages as we do, wherever they come from."""
    ours = str(Path(hexfront.__file__).parent.parent)
    known = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([ours, *known])}
