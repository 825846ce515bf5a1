"""Arguments of messages by their names."""

import pytest

from hexfront.play import State
from hexfront.play.naming import Naming

NAMING = Naming[State](
    {
        "dog": (lambda state, n, lang: f"{lang} dog {n}", ("unit", "target")),
        "yard": (lambda state, n, lang: f"yard {n}", ("to",)),
    },
    by_id={"collar": (lambda state, id_, lang: f"{lang} collar {id_}", ("collar",))},
)


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [("unit", 0, "ru dog 0"), ("target", 3, "ru dog 3"), ("to", 1, "yard 1"), ("cost", 4, 4),
     ("unit", "all", "all"), ("collar", "red", "ru collar red"), ("collar", 2, 2)],
)  # fmt: skip
def test_numbers_are_called_by_what_they_stand_for(
    key: str, value: int | str, named: int | str
) -> None:
    assert NAMING.called(State(), key, value, "ru") == named


def test_every_argument_tells_its_kind() -> None:
    assert NAMING.keys == {"unit": "dog", "target": "dog", "to": "yard", "collar": "collar"}
