# Слова «Стычки». Свои идентификаторы начинаются с идентификатора игры; ui-side и ui-option нужны странице.

ui-side-blue = Синие
ui-side-red = Красные
ui-option-steady-defense = Отряды в домах не отступают

## Фазы и вопросы

skirmish-phase-movement = Движение
skirmish-phase-combat = Бой
skirmish-phase-movement-hint = Щёлкните подразделение, затем подсвеченный гекс. Рядом с врагом оно останавливается.
skirmish-phase-combat-hint = Щёлкните подразделение, затем врага: цифра — разность.
skirmish-ask-movement = Двигайте свои отряды.
skirmish-ask-combat = Выберите атаку.
skirmish-ask-retreat = { $unit }: куда отступать?
skirmish-ask-advance = { $unit }: занять { $hex }?

## Решения

skirmish-choice-move = { $unit }: идти в { $hex }
skirmish-choice-attack = { $unit }: атаковать, цель — { $target }
skirmish-choice-retreat = { $unit }: отступить в { $hex }
skirmish-choice-advance = { $unit }: занять { $hex }
skirmish-choice-hold = Остаться на месте
skirmish-choice-done = Закончить фазу

## Числа

skirmish-score-points = Очки
skirmish-mark-reduced = ослаблен
skirmish-sum-differential = Перевес
skirmish-tally-strength = Атакующий
skirmish-tally-target = Цель
skirmish-tally-support = Поддержка
skirmish-tally-terrain = Местность
skirmish-result-loss = Цель теряет ступень
skirmish-result-retreat = Цель отступает
skirmish-result-none = Ничего
skirmish-result-attacker-loss = Атакующий теряет ступень

## Журнал

skirmish-log-turn = Ход { $turn }.
skirmish-log-moves = { $unit }: { $origin } → { $to }.
skirmish-log-takes = { $side } занимают { $hex }.
skirmish-log-none = { $unit } атакует, цель — { $target }. Безрезультатно.
skirmish-log-attacker-loss = { $unit } атакует, цель — { $target }. Атакующий теряет ступень.
skirmish-log-retreat = { $unit } атакует, цель — { $target }. Цель отступает.
skirmish-log-loss = { $unit } атакует, цель — { $target }. Цель теряет ступень.
skirmish-log-destroyed = { $unit }: отряд уничтожен.
skirmish-log-stands = { $unit }: отряд стоит насмерть.
skirmish-log-trapped = { $unit }: отступать некуда, потеряна ступень.
skirmish-log-retreats = { $unit }: отступление в { $to }.
skirmish-log-advances = { $unit }: продвижение в { $to }.
skirmish-log-over = Партия окончена: синие { $blue }, красные { $red }.

## Конец

skirmish-end-points = { $side } набрали больше очков.
skirmish-end-beaten = { $side } уничтожили все отряды врага.
skirmish-end-draw = У сторон поровну очков.

## How the game stands

skirmish-goal-turn = Ход { $now } из { $last }
skirmish-goal-held = Удерживается { $hex }
skirmish-goal-lost = Убранные подразделения противника

## Отказы

skirmish-refuse-no-unit = Такого отряда на карте нет.
skirmish-refuse-no-hex = Такого гекса на карте нет.
skirmish-refuse-phase = Это делается в другой фазе.
skirmish-refuse-foreign = { $unit }: это чужой отряд.
skirmish-refuse-not-now = Сейчас этого сделать нельзя.
skirmish-refuse-moved = { $unit }: отряд уже двигался.
skirmish-refuse-water = { $hex }: вода.
skirmish-refuse-taken = { $hex }: гекс занят.
skirmish-refuse-far = До { $hex } отряд в этом ходу не дойдёт.
skirmish-refuse-attacked = { $unit }: отряд уже атаковал.
skirmish-refuse-friend = { $target }: это не враг.
skirmish-refuse-targeted = { $target }: цель уже атаковали.
skirmish-refuse-range = { $target }: цель слишком далеко.
skirmish-refuse-retreat-far = В { $hex } отступить нельзя.
skirmish-refuse-retreat-zone = { $hex }: рядом враг.
skirmish-refuse-not-beaten = { $unit }: отступать незачем.
skirmish-refuse-retreat-first = { $unit }: сначала этот отряд должен отступить.
skirmish-refuse-advance = { $unit }: занимать нечего.
