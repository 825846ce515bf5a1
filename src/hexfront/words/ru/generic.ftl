# Слова страницы для любой игры.

generic-hint = { $by ->
    [finger] Коснитесь фишки, чтобы узнать о ней.
   *[pointer] Наведите на фишку, чтобы узнать о ней.
}
generic-round = Ход { $round } из { $rounds }
generic-unit = { $kind } { $code }
