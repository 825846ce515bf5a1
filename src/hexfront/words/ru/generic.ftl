# Слова страницы для любой игры.

generic-hint = Наведите на фишку или коснитесь её, чтобы прочитать.
generic-round = Ход { $round } из { $rounds }
generic-unit = { $kind } { $code }
