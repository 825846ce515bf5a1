# Слова страницы для любой игры.

generic-hint = Наведите указатель на фишку, чтобы её прочитать.
generic-round = Ход { $round } из { $rounds }
generic-unit = { $kind } { $code }
