# Слова игры Conflict of Heroes: техника в бою, огнемёты, карты вооружения.

## Журнал

log-flame = { $unit }: огнемёт по { $hex }{ $support ->
    [0] .
    [one] , поддержка: { $support } подразделение.
    [few] , поддержка: { $support } подразделения.
   *[other] , поддержка: { $support } подразделений.
}
log-flame-finds = Пламя выгоняет скрытые подразделения из укрытия в { $hex }!
log-flame-nobody = Пламя никого не находит в { $hex }.
log-weapon = { $unit }: атака на { $hex }, { $weapon }.

## Отказы

refuse-carried-skill = { $unit }: подразделение перевозят, его умения не действуют.
refuse-flame-too-far = Огнемёт бьёт только по соседним гексам.
refuse-gun-cannot-dip = { $hex } слишком низко: танк не стреляет вниз с крутого склона.
refuse-no-flames-yet = Огнемёты не входят в правила этого сценария.
refuse-no-flamethrower = { $unit }: огнемёта нет.
refuse-no-open-top = { $unit }: открытой рубки нет, красная огневая мощь не подходит.
refuse-no-such-weapon = Такой карты вооружения нет.
refuse-open-top-is-blue = { $unit }: в открытую рубку в ближнем бою бьёт только пехота, остальные — синей огневой мощью.
refuse-open-top-is-red = Пехота в ближнем бою бьёт в открытую рубку ({ $unit }): красной огневой мощью.
refuse-weapon-is-artillery = { $weapon }: артиллерия бьёт между раундами, это не атака подразделения.
refuse-weapon-not-for-unit = { $unit }: карта «{ $weapon }» не подходит.
refuse-weapon-not-granted = { $weapon }: сценарий не даёт вам этой карты.
refuse-weapon-not-this-round = { $weapon }: в этом раунде применить нельзя.
refuse-weapon-too-far = { $weapon }: до { $hex } не добросить.
refuse-weapon-used-up = { $weapon }: карта уже использована.

## Подсчёты

tally-apc = В бронетранспортёре
tally-turret = Поворот башни
tally-vehicle-cover = Укрытие за техникой

## Варианты правил

ui-option-flame-ignores-terrain-only = Огнемёты не замечают только местность, но не высоту, укрепления и жетоны попаданий
ui-option-pioneers-wake-mines = Сапёры подрываются, если поворачиваются или дерутся среди мин

## Выбор

choice-close-combat = { $red ->
    [yes] Ближний бой, красной ОМ в открытую рубку: { $unit }
   *[no] Ближний бой: { $unit }
}
choice-flame = { $cost ->
    [-1] Огнемёт по { $hex }
   *[other] Огнемёт по { $hex } ({ $cost } ОД)
}
choice-flame-close = Огнемёт: { $unit }
choice-use-weapon = { $cost ->
    [-1] { $weapon } по { $hex }
   *[other] { $weapon } по { $hex } ({ $cost } ОД)
}
choice-use-weapon-close = { $red ->
    [yes] { $weapon }, красной ОМ в открытую рубку: { $unit }
   *[no] { $weapon }: { $unit }
}
ui-chips-flameclose = Огнемёт
ui-chips-useweaponclose = Карта вооружения
