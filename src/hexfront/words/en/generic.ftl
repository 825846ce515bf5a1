# Words of the generic page.

generic-hint = Point at a counter or tap it to read it.
generic-round = Turn { $round } of { $rounds }
generic-unit = { $kind } { $code }
