"""The worker process: calls what it is sent until its master hangs up."""

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

from hexfront.workers.frames import HEADER, packed

BEHIND = 5
"""By how much its master, for whose answers people wait, comes first on a busy machine."""


def main() -> None:
    # Ctrl+C in a terminal goes to all its processes; the master ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    # A master that was killed hears no answer.
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        # Whatever is printed must not get among the answers.
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while (question := _next(sys.stdin.buffer)) is not None:
            answers.write(_answer(question))
            answers.flush()


def _next(questions: BinaryIO) -> bytes | None:
    header = questions.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    (size,) = HEADER.unpack(header)
    return questions.read(size)


def _answer(question: bytes) -> bytes:
    try:
        function, args, kwargs = pickle.loads(question)  # from our own master
        return packed((True, function(*args, **kwargs)))
    except Exception as error:
        return _fault(error)


def _fault(error: Exception) -> bytes:
    try:
        faulty = packed((False, error))
        pickle.loads(faulty[HEADER.size :])  # some can be written but not read
    except Exception:
        return packed((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return faulty


if __name__ == "__main__":
    main()
