# What printed examples ask.

ask-attack = Attack strength:
ask-bonds = ZOC Bonds, { $side }:
ask-city-battle = Level of the City Battle in { $hex }:
ask-defense = Defense strength:
ask-ma = Movement allowance of { $unit }:
ask-odds = { $raw } by strength, { $column } with all shifts.
ask-share = Strength of { $unit }
ask-shifts = Shifts
ask-supplied = { $unit } is in supply.
ask-supplied-not = { $unit } has no Line of Supply.
ask-zoc = Hexes in ZOC, { $side }:
