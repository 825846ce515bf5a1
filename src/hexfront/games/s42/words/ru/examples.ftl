# Что спрашивают печатные примеры.

ask-attack = Сила атаки:
ask-bonds = Связи ЗК, { $side }:
ask-city-battle = Уровень боя за город в гексе { $hex }:
ask-defense = Сила обороны:
ask-ma = Запас движения, { $unit }:
ask-odds = По силе { $raw }, со всеми сдвигами { $column }.
ask-share = Сила, { $unit }
ask-shifts = Сдвиги
ask-supplied = { $unit }: снабжение есть.
ask-supplied-not = { $unit }: линии снабжения нет.
ask-zoc = Гексы в ЗК, { $side }:
