"""Writing down what a position is played with: scenario, options, charts and pieces."""

from collections.abc import Iterator, Sequence

from hexfront.games.s42.definitions.charts import Charts, charts
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.tables import DEFENSE_TOTALS, DIE, ODDS
from hexfront.games.s42.definitions.units import Definitions, definitions
from hexfront.games.s42.notation.draft import BLANK, blank_file, bound
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.scenarios.scenariofile import Entry, ScenarioFile, SideFile, Victory
from hexfront.games.s42.setting import SIDES, S42Options, Setting


def term_lines(setting: Setting, names: Sequence[str]) -> Iterator[str]:
    """All statements about terms that differ from the usual ones."""
    if setting.scenario_id == BLANK:
        usual = blank_file(setting.country)
    else:
        yield f"scenario {setting.scenario_id}"
        usual = scenario(setting.scenario_id).file
    usual = bound(usual, set(setting.by_id))
    yield from _file_lines(setting, usual, names)
    for side in SIDES:
        yield from _side_lines(side, side_terms(setting.file, side), side_terms(usual, side))
    for name in S42Options.__struct_fields__:
        value = getattr(setting.options, name)
        if value != getattr(S42Options(), name):
            yield f"option {name} {'on' if value else 'off'}"
    yield from _chart_lines(setting.charts)
    yield from _limit_lines(setting.definitions)


def side_terms(file: ScenarioFile, side: Side) -> SideFile:
    return file.axis if side is Side.AXIS else file.soviet


def entry_words(entry: Entry) -> list[str]:
    """The words of a unit that comes in here."""
    words = []
    if entry.areas:
        words.append(f"entry={'+'.join(entry.areas)}")
    if entry.edges:
        words.append(f"edges={'+'.join(entry.edges)}")
    if entry.north_of:
        words.append(f"north-of={entry.north_of}")
    if entry.by_rail is not None:
        words.append(f"by-rail={entry.by_rail}")
    return words


def _file_lines(setting: Setting, usual: ScenarioFile, names: Sequence[str]) -> Iterator[str]:
    file = setting.file
    if (file.first_turn, file.last_turn) != (usual.first_turn, usual.last_turn):
        yield f"turns {file.first_turn}-{file.last_turn}"
    if file.first_player is not usual.first_player:
        yield f"first {file.first_player.value}"
    if file.exit_areas != usual.exit_areas:
        yield f"exit-areas {' '.join(file.exit_areas)}"
    if file.tactical_only != usual.tactical_only:
        for limited in file.tactical_only:
            words = ["tactical-only", limited.side.value, str(limited.turn)]
            words += ["all"] * limited.all_units + ["rail"] * limited.rail
            yield " ".join(words)
    if file.frozen != usual.frozen:
        for group in file.frozen:
            timed = {"turn": f"until {group.turn}", "declared": f"declared {group.turn}"}
            release = timed.get(group.release, group.release)
            units = " ".join(names[setting.by_id[id_]] for id_ in group.units)
            yield f"frozen {release} {units}"
    if file.soviet.waiting != usual.soviet.waiting:
        units = " ".join(names[setting.by_id[id_]] for id_ in file.soviet.waiting)
        yield f"trans-caucasus {units}"
    if file.winter_offensive != usual.winter_offensive:
        yield f"winter-offensive {file.winter_offensive}"
    if file.victory != usual.victory:
        yield _victory_line(file.victory)


def _victory_line(victory: Victory) -> str:
    words = ["victory", str(victory.points)]
    if victory.at_end:
        words.append("at-end")
    if victory.cut_off_hexes_count:
        words.append("cut-off")
    if victory.benchmarks:
        words.append("benchmarks")
    words += [f"exit {way.edge} {way.steps} {way.points}" for way in victory.exits]
    if victory.beyond_don:
        words.append(f"beyond-don {victory.beyond_don.below_row} {victory.beyond_don.points}")
    words += [
        f"{check.when} {check.side.value} {check.turn} {check.city or check.points}"
        for check in victory.checks
    ]
    return " ".join(words)


def _side_lines(side: Side, terms: SideFile, usual: SideFile) -> Iterator[str]:
    if terms.entry != usual.entry:
        words = [*terms.entry.areas, *(("edges", *terms.entry.edges) if terms.entry.edges else ())]
        yield f"entry {side.value} {' '.join(words)}"
    if terms.withdrawals != usual.withdrawals:
        for term in terms.withdrawals:
            words = [term.unit, *(["by", term.by] if term.by else []), *["penalty"] * term.penalty]
            line = ["withdrawal", side.value, str(term.turn), term.what, *filter(None, words)]
            yield " ".join(line)
    if terms.rail_edges != usual.rail_edges:
        yield f"rail-edges {side.value} {' '.join(terms.rail_edges)}"


def _chart_lines(tables: Charts) -> Iterator[str]:
    """Cells that are not those of the game's charts."""
    usual = charts()
    for die in DIE:
        for odds in ODDS:
            cell = tables.combat.cell(odds, die)
            if cell != usual.combat.cell(odds, die):
                words = [cell.code, str(cell.advance or ""), cell.shade.value]
                yield f"crt {odds} {die} = {' '.join(filter(None, words))}"
    for column in tables.defense.cells:
        for total in DEFENSE_TOTALS:
            result = tables.defense.result(column, total)
            if result != usual.defense.result(column, total):
                yield f"dd {column.value} {total} = {result}"


def _limit_lines(known: Definitions) -> Iterator[str]:
    usual = definitions()
    for name in known.limits.__struct_fields__:
        limit = getattr(known.limits, name)
        for side in SIDES:
            if limit.of(side) != getattr(usual.limits, name).of(side):
                yield f"limit {name.replace('_', '-')} {side.value} {limit.of(side)}"
    for id_, remnant in known.remnants.items():
        if remnant.count != usual.remnants[id_].count:
            yield f"limit remnant {id_} {remnant.count}"
