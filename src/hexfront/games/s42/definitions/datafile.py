"""What the data files of Stalingrad '42 share, beside the reading itself."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

DATA = Path(__file__).parents[1] / "data"

RuleId = Annotated[str, Meta(pattern=r"^S42-S?[0-9]+(\.[0-9]+)*(\.[a-z][0-9]?)?$")]
"""The id of a rule, such as S42-11.2.2.b or S42-S1.2.d."""

Confidence = Literal["high", "medium-high", "medium", "low"]
"""How sure a fact from outside the rulebook is."""
