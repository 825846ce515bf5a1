"""The words of a statement that stand in any order."""

from hexfront.games.notation.faults import FaultError


class Options:
    """The words of a statement, of which keys with a value and flags are taken out."""

    def __init__(self, rest: list[str]) -> None:
        self.words = list(rest)

    def value(self, key: str, usual: str = "") -> str:
        """`edge north`: the word after the key."""
        if key not in self.words:
            return usual
        where = self.words.index(key)
        if where + 1 == len(self.words):
            raise FaultError(f"expected something after {key!r}")
        found = self.words[where + 1]
        del self.words[where : where + 2]
        return found

    def after(self, key: str) -> list[str]:
        """All words after the key, up to the end."""
        if key not in self.words:
            return []
        where = self.words.index(key)
        found = self.words[where + 1 :]
        del self.words[where:]
        return found

    def flag(self, word: str) -> bool:
        if word not in self.words:
            return False
        self.words.remove(word)
        return True

    def done(self) -> None:
        if self.words:
            raise FaultError(f"unknown word {self.words[0]!r}")
