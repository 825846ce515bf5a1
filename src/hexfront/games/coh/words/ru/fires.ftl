# Слова игры Conflict of Heroes: артиллерия и дымовые завесы.

## Журнал

log-arrow = { $side }: стрелка жетона артиллерии — на { $facing }.
log-drift-direction = Направление: { $roll }. Удар уходит на { $facing } на { $hexes ->
    [one] { $hexes } гекс.
    [few] { $hexes } гекса.
   *[other] { $hexes } гексов.
}
log-drifts = Проверка на отклонение: { $roll } против { $number }. Удар по { $hex } отклонится на { $hexes ->
    [one] { $hexes } гекс.
    [few] { $hexes } гекса.
   *[other] { $hexes } гексов.
}
log-on-target = Проверка на отклонение: { $roll } против { $number }. Удар точно по { $hex }.
log-smoke = { $unit }: дымовая завеса в { $hex }.
log-smoke-disperses = Дым рассеивается: рассеянный убран, плотный стал рассеянным.
log-smoke-planned = { $side }: артиллерия поставит дым в { $hex }.
log-smoke-strike = { $side }: артиллерия ставит дым в { $hex }.
log-smoke-unseen = { $side }: невидимый миномёт ставит дым в { $hex }.
log-strike = { $side }: артиллерийский удар по { $hex }.
log-strike-announced = { $side }: запланирован артиллерийский удар.
log-strike-lands = Снаряды ложатся в { $hex }.
log-strike-off-map = Снаряды ложатся за краем поля; { $count ->
    [0] ни один гекс не задет.
    [one] задет { $count } гекс.
    [few] задеты { $count } гекса.
   *[other] задеты { $count } гексов.
}
log-strike-planned = { $side }: запланирован артиллерийский удар по { $hex }.
log-unseen-missed = { $roll } против { $number }: промах, { $target } — по-прежнему не на виду.

## Отказы

refuse-arrow = Стрелка указывает на одну из шести сторон гекса.
refuse-artillery-smoke = В этом сценарии артиллерия дыма не ставит.
refuse-bonus-smoke = Бонусом движения в дым не въехать.
refuse-hex-not-in-play = Такого гекса на поле нет.
refuse-lays-no-smoke = { $unit }: дымовую завесу ставить нечем.
refuse-nobody-spots = { $unit }: гекс { $hex } не видно ни с одного гекса для корректировщика.
refuse-nowhere-to-smoke = { $unit }: дымовую завесу ставить негде.
refuse-smoke-aboard = { $unit }: пока вас везут, дым не поставить.
refuse-smoke-not-permitted = { $unit }: сценарий не разрешает ставить дым.
refuse-smoke-on-water = В воду дымовую завесу не ставят.

## Подсчёты

tally-drift = Число отклонения
tally-smoke-between = Рассеянный дым на ЛВ
tally-smoke-heavy = Плотный дым
tally-smoke-light = Рассеянный дым
tally-smoke-limit = Дым даёт не больше 2

## Вопросы

ui-ask-plan-strikes = Артиллерийский удар на следующий раунд: по какому гексу?
ui-ask-artillery-marker = Удар наносится: куда направить стрелку жетона?
ui-ask-drift-number = Проверка на отклонение: потратить ОК на бросок?
ui-ask-drift-direction = Удар отклонился: потратить ОК на направление?
ui-ask-unseen-number = Падают снаряды. { $aimed } (не на виду): потратить ОК на бросок?
ui-ask-smoke-screen = { $unit }: в какой гекс поставить дым?

## Выбор

choice-arrow = Стрелка на { $facing }
choice-lay-smoke = { $cost ->
    [-1] Дым в { $hex }
   *[other] Дым в { $hex } ({ $cost } ОД)
}
choice-plan-smoke = Дымовые снаряды: { $hex }
choice-plan-strike = Удар по { $hex }
choice-smoke = Поставить дым
