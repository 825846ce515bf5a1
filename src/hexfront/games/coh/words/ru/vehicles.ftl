# Слова Conflict of Heroes: техника и что она везёт.

## Журнал

log-bogged = { $unit }: машина завязла в { $hex }.
log-leaves-wreck = { $unit }: выход из уничтоженного транспорта в { $hex }.
log-let-go = { $by } отцепляет в { $to }: { $unit }.
log-loads = Посадка: { $unit }, машина — { $by }.
log-not-bogged = { $dice } против { $number }: { $unit } не вязнет.
log-towed = { $by } берёт на буксир: { $unit }.
log-unloads = Высадка в { $to }: { $unit }, машина — { $by }.

## Отказы

refuse-aboard-already = { $unit }: подразделение уже перевозят или буксируют.
refuse-bogged = { $unit }: машина завязла до конца раунда.
refuse-carried = { $unit }: перемещение только вместе с транспортом.
refuse-carried-attacks = Перевозимое или буксируемое подразделение не может атаковать.
refuse-drives-itself = Буксируют только обездвиженную технику или технику с ошеломлённым экипажем.
refuse-let-go-here = Буксируемую технику отцепляют в том гексе, где она стоит.
refuse-no-transport = Перевозить и буксировать может только техника.
refuse-not-aboard = { $unit }: не на технике.
refuse-tow-apart = { $unit }: на буксир берут только в своём гексе.
refuse-tow-loaded = { $unit }: эта машина уже кого-то везёт или буксирует.
refuse-tow-tracked = Гусеничную технику буксирует только гусеничная.
refuse-transport-full = { $vehicle } уже перевозит или буксирует подразделение.
refuse-transport-towed = { $vehicle }: эта машина сама на буксире.
refuse-truck-fires = Грузовики атакуют только в ближнем бою.
refuse-wagon-attacks = Повозки не атакуют.

## Подсчёты

tally-bogged = Машина завязла
tally-bogging = Завязнуть
