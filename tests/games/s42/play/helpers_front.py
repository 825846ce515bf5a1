"""Crowded fronts at random: allies, tanks, HQs, units in all states, rivers, roads and cities."""

from collections.abc import Iterator
from random import Random

from tests.games.s42.helpers_hexes import neighbours

COLUMNS, ROWS = range(10, 19), range(12)
HEXES = [f"{column}{row:02}" for column in COLUMNS for row in ROWS]
INNER = [label for label in HEXES if label[:2] not in ("10", "18")]
MAP = "map 1000-1811\narea X axis 1000-1011\narea A soviet 1800-1811\nvictory 99\nrp 2"
TERRAIN = ("woods", "rough", "wooded-rough", "marsh", "seasonal-marsh", "mountain", "desert")
STATES = ("", "", "", "disrupted", "fr", "oos", "isolated", "train", "fresh", "lost=1", "lost=1")
AXIS = (
    "10-8-6 tank red", "7-6-6 tank red steps=3", "6-7-3", "6-7-3 steps=3", "5-5-4 mountain",
    "1-4-2 security black-box low", "6-7-6 motorized", "2-2-5 sturmgeschuetz battalion free black",
    "2-4-3 italian low", "2-5-3 romanian low", "3-4-6 tank romanian", "2-4-3 hungarian low",
    "S-(1)-5 support-hq range=3", "S-(1)-5 support-hq romanian range=3", "1-2-4 croatian",
    "1-1-3 regiment free", "7-8-6 motorized elite red",
)  # fmt: skip
SOVIET = (
    "3-5-3", "3-5-3", "3-4-3 guards", "7-5-5 tank corps", "5-5-5 mechanized corps black",
    "2-2-6 tank brigade free", "2-2-3 brigade free", "4-5-5 cavalry corps", "2-5-3 nkvd",
    "1-3-5 tank-destroyer white brigade", "S-(1)-5 support-hq range=3", "S-(1)-4 artillery range=2",
    "0-0-5 army-hq hq=guards", "0-0-5 army-hq hq=tank", "1-3-3 low", "2-3-4 mountain",
)  # fmt: skip


def front(random: Random, phase: str) -> str:
    """A front in notation, at the beginning of a phase of one side."""
    cities = random.sample(INNER, 4)
    lines = [MAP, *_country(random, cities), *_ways(random), *_season(random)]
    return "\n".join([*lines, *_armies(random, cities), f"phase {phase} onwards"])


def _country(random: Random, cities: list[str]) -> Iterator[str]:
    bare = random.sample([label for label in INNER if label not in cities], 18)
    for terrain in TERRAIN:
        yield f"terrain {terrain} {bare.pop()} {bare.pop()}"
    yield f"town {bare.pop()} T"
    for n, label in enumerate(cities):
        yield f"city {label} {random.choice(('minor', 'major'))} C{n} vp {n % 2}"
    column = random.choice(range(12, 16))
    river = {f"{column}{row:02}": random.choice(("minor", "major")) for row in ROWS}
    sides = {
        (label, to): kind
        for label, kind in river.items()
        for to in neighbours(label, HEXES)
        if int(to[:2]) > column
    }
    for kind in ("minor", "major", "volga", "lake", "alpine"):
        label = random.choice([h for h in INNER if int(h[:2]) > column + 1])
        sides.setdefault((label, random.choice(neighbours(label, HEXES))), kind)
    for (a, b), kind in sides.items():
        if (b, a) not in sides:
            yield f"alpine {a}/{b}" if kind == "alpine" else f"river {kind} {a}/{b}"
    a, b = random.choice(list(sides))
    yield f"ferry {a}/{b}"


def _ways(random: Random) -> Iterator[str]:
    for kind in ("road", "road secondary", "rail", "rail plain"):
        walk = [random.choice(INNER)]
        for _ in range(8):
            onward = [label for label in neighbours(walk[-1], HEXES) if label not in walk]
            if onward:
                walk.append(random.choice(onward))
        yield f"{kind} {'-'.join(walk)}"
    row = random.choice(ROWS)
    yield f"road edge-{'-'.join(f'{column}{row:02}' for column in COLUMNS)}-edge"
    yield "repaired all"


def _season(random: Random) -> Iterator[str]:
    turn = random.choice((3, 9, 9, 20, 30))
    weather = random.choice(("clear", "overcast", "rain", "snow")) if turn > 16 else "clear"
    yield f"turn {turn}\nweather {weather}\nsky {weather}"
    yield "air ger-8-fk\nair rom-gal"


def _armies(random: Random, cities: list[str]) -> Iterator[str]:
    places = sorted(INNER, key=lambda label: (abs(int(label[:2]) - 14), random.random()))
    number = 0
    for label in places[: random.choice((10, 14, 18))]:
        side = "axis" if (int(label[:2]) < 14) ^ (random.random() < 0.15) else "soviet"
        for _ in range(random.choice((1, 1, 2, 3))):
            counter = random.choice(AXIS if side == "axis" else SOVIET)
            single = any(word in counter for word in ("0-0", "(1)", "-1-"))
            state = "" if single else random.choice(STATES)
            yield f"{side} U{number} {counter} {state} at {label}"
            number += 1
        if label in cities and side == "axis":
            yield f"control axis {label}"
        elif label not in cities and random.random() < 0.15:
            yield f"fort {side} {label}"
