"""Things that were made once, kept on disk. What is damaged or cannot be read is made again."""

import os
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from hexfront.table.logs import logger

_SEAL = 16


class DiskCache:
    """A folder with one file for each key.

    A file is named after its key and after the digest of what it was made from, and begins with a
    digest of its own content.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str, digest: str) -> bytes | None:
        """What was kept under this key, if it was made from the same."""
        try:
            kept = self._path(key, digest).read_bytes()
        except OSError:
            return None
        content = kept[_SEAL:]
        return content if kept[:_SEAL] == _seal(content) else None

    def put(self, key: str, digest: str, content: bytes) -> None:
        """Keep it instead of what was made from something else. A full disk stops nobody."""
        path = self._path(key, digest)
        try:
            self._write(path, _seal(content) + content)
        except OSError as error:
            logger.warning("%s cannot be kept in %s: %s", key, self.folder, error)
            return
        for outdated in self.folder.glob(f"{_name(key)}-*"):
            if outdated != path:
                with suppress(OSError):
                    outdated.unlink()

    def _write(self, path: Path, content: bytes) -> None:
        """In one go, since another server may be reading, or writing the same."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file, name = tempfile.mkstemp(dir=self.folder)
        draft = Path(name)
        try:
            with os.fdopen(file, "wb") as opened:
                opened.write(content)
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise

    def _path(self, key: str, digest: str) -> Path:
        return self.folder / f"{_name(key)}-{digest}"


def _name(key: str) -> str:
    return blake2b(key.encode(), digest_size=16).hexdigest()


def _seal(content: bytes) -> bytes:
    return blake2b(content, digest_size=_SEAL).digest()
