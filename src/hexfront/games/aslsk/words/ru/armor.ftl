# Слова игры ASL Starter Kit: попадания в технику и огонь техники.

## Подсчёты

tally-heavy-armor = Толстая броня со всех сторон
tally-kill-armor = Броня
tally-kill-critical = Критическое попадание
tally-kill-exposed = Люки открыты
tally-kill-number = Таблица поражения
tally-kill-position = Размещение заряда
tally-kill-range = Дальность
tally-kill-rear = Попадание в корму
tally-light-armor = Тонкая броня со всех сторон
tally-exposed-crew = Экипаж прикрыт люками
tally-shaken = Экипаж уже был ошеломлён
tally-ccv = Значение ближнего боя (CCV)
tally-ccv-smc = С присоединившимся SMC
tally-has-fired = Уже стреляла
tally-immobilized = Техника обездвижена
tally-unarmed-vehicle = Техника без пулемёта
tally-vehicle-moving = Техника на ходу

## Журнал

log-wrecked = { $unit }: техника подбита, { $hex }.
log-immobilized = { $unit }: обездвижена, { $hex }.
log-shocked = { $unit }, { $hex }: экипаж потрясён.
log-stunned = { $unit }, { $hex }: экипаж ошеломлён.
log-recalled = { $unit }: отозвана.
log-buttons-up = { $unit }, { $hex }: экипаж закрывает люки.
log-crew-check = { $colored } + { $white } против морали { $morale }: проверка экипажа { $unit }.
log-crew-recovers = dr { $die }: экипаж { $unit } приходит в себя.
log-crew-unconfirmed = dr { $die }: { $unit } — неподтверждённое уничтожение.
log-crew-lost = dr { $die }: экипаж { $unit } потерян.
log-paatc-passed = { $colored } + { $white } против морали { $morale }: { $unit } решается идти на технику.
log-paatc-failed = { $colored } + { $white } против морали { $morale }: { $unit } не решается идти на технику.
log-cc-vehicle = { $colored } + { $white }, итог { $total }, CCV { $kill }: { $unit } атакует { $target }.
log-third-die = dr { $die } решает судьбу: { $unit }.
log-close-defense = { $colored } + { $white }: { $unit } применяет оружие ближней обороны, { $hex }.
log-close-defense-fails = { $colored } + { $white }: оружие ближней обороны { $unit } не сработало.

## Отказы

no-advance-of-vehicles = { $unit } — техника: наступает только пехота.
no-vehicle-without-weapons = { $unit } атакует своим оружием.
no-fight-beside-vehicle = { $unit } не присоединяется к атаке техники.
no-crowd-against-vehicle = Технику вместе атакуют не больше двух частей, и одна из них — SMC.
no-vehicle-against-vehicle = AFV не атакуют друг друга в ближнем бою.
no-vehicle-with-personnel = Одна атака направлена либо на технику, либо на людей.
no-weapon-in-close-combat = { $weapon }: в ближнем бою бесполезно.
no-weapon-twice = { $weapon }: уже использовано.
no-close-defense = У { $unit } нет оружия ближней обороны, которое можно применить.
no-close-defense-now = { $unit } применяет оружие ближней обороны только после атаки на неё и один раз.
