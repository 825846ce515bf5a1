"""Worker processes: long work that must not hold up the program's own thread."""

from hexfront.workers.worker import Worker, WorkerError

__all__ = ["Worker", "WorkerError"]
