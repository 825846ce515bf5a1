# Слова Conflict of Heroes: укрепления, заграждения, мины.

## Журнал

log-cover-destroyed = { $unit }: позиция разрушена.
log-leaves = { $unit }: выход из укрепления в { $hex }.
log-leaves-cover = { $unit }: поспешно оборудованная позиция оставлена.
log-mines-critical = { $target }: взрыв мин, { $dice } против { $number }, критическое попадание.
log-mines-found = В гексе { $hex } мины!
log-mines-hit = { $target }: взрыв мин, { $dice } против { $number }, попадание.
log-mines-appear = В { $hex } поставлены мины.
log-mines-somewhere = { $side } ставит мины там, где этого никто не видит.
log-mines-laid = { $unit }: поставлены мины в { $hex }.
log-mines-laid-unseen = { $unit }: поставлены мины; где — никто не видел.
log-mines-miss = { $target }: взрыв мин, { $dice } против { $number }, без последствий.
log-mines-second-hit = { $target }: взрыв мин, { $dice } против { $number }, второе попадание.
log-obstacle = { $unit }: заграждение в { $hex } преодолено, ещё { $roll } ОД.
log-obstacle-stops = { $unit }: заграждение в { $hex } не преодолеть, выпало { $roll }.
log-occupies = { $unit }: занято укрепление в { $hex }.
log-wire-crushed = Проволока в { $hex } смята гусеницами.
log-work-cleared = { $unit }: в { $hex } снято заграждение, { $work ->
    [bunker] ДОТ
    [hasty] поспешно оборудованная позиция
    [road-block] дорожное заграждение
    [wire] колючая проволока
    [mines] мины
    [refugees] беженцы
    [livestock] скот
   *[other] траншея
}.
log-work-destroyed = Уничтожено в { $hex }: { $work ->
    [bunker] ДОТ
    [hasty] поспешно оборудованная позиция
    [road-block] дорожное заграждение
    [wire] колючая проволока
    [mines] мины
    [refugees] беженцы
    [livestock] скот
   *[other] траншея
}.
log-work-hit = Огонь по цели «{ $work ->
    [bunker] ДОТ
    [hasty] поспешно оборудованная позиция
    [road-block] дорожное заграждение
    [wire] колючая проволока
    [mines] мины
    [refugees] беженцы
    [livestock] скот
   *[other] траншея
}» в { $hex }: { $dice } против { $number }, попадание.
log-work-missed = Огонь по цели «{ $work ->
    [bunker] ДОТ
    [hasty] поспешно оборудованная позиция
    [road-block] дорожное заграждение
    [wire] колючая проволока
    [mines] мины
    [refugees] беженцы
    [livestock] скот
   *[other] траншея
}» в { $hex }: { $dice } против { $number }, без результата.

## Отказы

refuse-bunker-facing = { $unit }: в ДОТе смотрят туда же, куда и ДОТ.
refuse-cannot-occupy = { $unit }: такое укрепление занять нельзя.
refuse-cover-beside-works = { $unit }: рядом с другими укреплениями и заграждениями не окопаться.
refuse-cover-foot-only = Окапываться сами могут только пешие подразделения.
refuse-covered-already = { $unit } уже на поспешно оборудованной позиции.
refuse-enemy-occupies = Укрепление занято противником.
refuse-mines-foot-only = Ставить мины могут только пешие подразделения.
refuse-mines-in-sight = Противник видит { $hex }: мины нельзя скрыть.
refuse-mines-in-water = В воде мины не ставят.
refuse-mines-under-enemy = В { $hex } противник.
refuse-mortar-in-bunker = { $unit }: из ДОТа вести огонь нельзя.
refuse-no-cover = { $unit } не на поспешно оборудованной позиции.
refuse-no-fortification = { $unit }: в этом гексе нет укрепления.
refuse-no-obstacle = { $unit }: в этом гексе нет заграждения.
refuse-no-place-for-mines = { $unit }: рядом нет гекса, который можно заминировать.
refuse-no-works-yet = В этом сценарии правила главы 17 не действуют.
refuse-nothing-to-demolish = { $unit }: в этом гексе нечего уничтожать.
refuse-occupies-already = { $unit }: подразделение уже в укреплении.
refuse-occupies-nothing = { $unit }: подразделение не в укреплении.
refuse-refugees = В { $hex } беженцы: ни в этот гекс, ни из него не атакуют.
refuse-work-beside-enemy = { $unit }: пока в гексе противник, этого сделать нельзя.
refuse-work-when-hit = { $unit }: с жетоном попадания этого сделать нельзя.
refuse-works-stop-wheels = Сооружение в { $hex } не пропускает колёсную технику, даже по дороге.
refuse-mines-there = В { $hex } уже есть мины.
refuse-works-there = В { $hex } уже есть укрепление или заграждение.

## Подсчёты

tally-bunker = ДОТ
tally-bunker-flank = ДОТ, с фланга
tally-bunker-front = ДОТ, из сектора обстрела
tally-digging = Поспешное оборудование позиции
tally-livestock = Скот
tally-mines = Мины
tally-refugees = Беженцы
tally-road-block = Дорожное заграждение
tally-trench = Траншея
tally-work-defense = Собственная защита

## Выбор и вопросы

choice-leave-cover = { $unit }: оставить позицию
choice-occupy = { $cost ->
    [-1] Занять укрепление
   *[other] Занять укрепление ({ $cost } ОД)
}
choice-leave = { $cost ->
    [-1] Выйти из укрепления
   *[other] Выйти из укрепления ({ $cost } ОД)
}
choice-demolish = { $cost ->
    [-1] Уничтожить сооружение в гексе
   *[other] Уничтожить сооружение в гексе ({ $cost } ОД)
}
choice-dislodge = Разрушить позицию: { $unit }
choice-lay-mines = { $hidden ->
    [yes] Скрытно заминировать { $hex }
   *[no] Заминировать { $hex }
}
ui-ask-mine-laying = { $unit }: где поставить мины?
ui-ask-mine-number = { $unit } на минах: потратить ОК на бросок?
ui-ask-work-number = Огонь по сооружению: потратить ОК на бросок?
ui-plus-die = и 1d6 за заграждение
ui-mines-explode = Взрыв мин
