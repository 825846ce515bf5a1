# Words of Conflict of Heroes: fortifications, obstacles, mines, flamethrowers.

## Refusals

refuse-cannot-occupy = { $unit } не может занять такое укрепление.
refuse-enemy-occupies = Укрепление занято противником.
refuse-no-fortification = В гексе подразделения { $unit } нет укрепления.
refuse-occupies-already = { $unit } уже занимает укрепление.
refuse-occupies-nothing = { $unit } не занимает укрепления.

## Tallies

tally-bunker = ДОТ
tally-bunker-flank = ДОТ, с фланга
tally-bunker-front = ДОТ, из сектора обстрела
tally-road-block = Дорожное заграждение
tally-trench = Траншея
