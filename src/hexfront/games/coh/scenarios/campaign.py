"""Linked scenarios: what the campaign sheet brings into the next one (SOLO-8.0).

The sheet has two figures: how many of the scenarios before were won, and how many units they have
cost. Without a sheet a scenario is played by itself, as its file stands (SOLO-8.0.b).
"""

from dataclasses import replace

import msgspec
from msgspec import Struct

from hexfront.games.coh.setting import BY_EVENT, Campaign, Carried, Setting, UnitStart
from hexfront.play.datafile import Amount, Positive, Words

MOST_LOSSES = 6
"""What a sheet can say."""


class CarriedFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a sheet brings if it says so; of limits that are left out none holds."""

    text: Words
    wins: Amount = 0
    """At least so many scenarios were won."""
    wins_at_most: Amount = 99
    losses: Amount = 0
    losses_at_most: Amount = 99
    cap: int = 0
    points: int = 0
    """VP of the player; below 0 they are the deck's."""
    blanks: int = 0
    """More or fewer "no enemy" chits in the cup."""
    without: tuple[str, ...] = ()
    """Kinds of units of which the player has one less."""


class CampaignFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The place of a scenario in a campaign."""

    title: Words
    part: Positive
    of: Positive
    next: str = ""
    carried: tuple[CarriedFile, ...] = ()


def read_campaign(file: CampaignFile | None) -> Campaign | None:
    if file is None:
        return None
    rows = tuple(
        Carried(row.text, (row.wins, row.wins_at_most), (row.losses, row.losses_at_most),
                row.cap, row.points, row.blanks, row.without)
        for row in file.carried
    )  # fmt: skip
    return Campaign(file.title, file.part, file.of, file.next, rows)


def carried(setting: Setting) -> tuple[Carried, ...]:
    """What the sheet of a game brings into its scenario."""
    wins, losses = setting.options.campaign_wins, setting.options.campaign_losses
    if setting.campaign is None or wins < 0:
        return ()
    return tuple(row for row in setting.campaign.rows if row.holds(wins, losses))


def linked(setting: Setting) -> Setting:
    """The scenario as the sheet has it begin (SOLO-8.0.a)."""
    rows = carried(setting)
    if not rows or setting.solo is None:
        return setting
    deck = setting.solo.side
    player = setting.teams.enemies[deck][0]
    sign = 1 if setting.teams.team[player] == 0 else -1
    terms = [
        msgspec.structs.replace(granted, cap=max(0, granted.cap + sum(row.cap for row in rows)))
        if seat == player else granted
        for seat, granted in enumerate(setting.terms)
    ]  # fmt: skip
    start = setting.start
    for kind in (kind for row in rows for kind in row.without):
        start = _without(start, kind, deck)
    blanks = max(0, setting.solo.blanks + sum(row.blanks for row in rows))
    return replace(
        setting,
        terms=tuple(terms),
        start=start,
        vp=_moved(setting.vp, sign * sum(row.points for row in rows)),
        solo=msgspec.structs.replace(setting.solo, blanks=blanks),
        _agreed={},
    )


def _without(start: tuple[UnitStart, ...], kind: str, deck: int) -> tuple[UnitStart, ...]:
    """The player's last unit of a kind is not there."""
    there = [u for u, unit in enumerate(start)
             if unit.kind.id == kind and unit.side != deck and not unit.due]  # fmt: skip
    if not there:
        return start
    gone = there[-1]
    missing = msgspec.structs.replace(start[gone], hex=-1, due=BY_EVENT, hidden=False, inside=False)
    return (*start[:gone], missing, *start[gone + 1 :])


def _moved(vp: int, by: int) -> int:
    """There is no space 0 (SOLO-0.b)."""
    step = 1 if by > 0 else -1
    for _ in range(abs(by)):
        vp = vp + step or step
    return vp
