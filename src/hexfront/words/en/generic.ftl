# Words of the generic page.

generic-hint = { $by ->
    [finger] Tap a counter to read it.
   *[pointer] Point at a counter to read it.
}
generic-round = Turn { $round } of { $rounds }
generic-unit = { $kind } { $code }
