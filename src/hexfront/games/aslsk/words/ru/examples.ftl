# Что спрашивают печатные примеры.

ask-close-combat = Ближний бой при { $odds }, число поражения { $kill }; DRM
ask-cowering = Колонок теряется при укрывании на дубле:
ask-distance = Дальность от { $from } до { $to }:
ask-drm = DRM по цели: { $unit }
ask-duty = { $unit }: должен бежать.
ask-duty-not = { $unit }: бежать не обязан.
ask-firepower = { $column ->
    [0] Огонь по { $hex }: меньше 1 FP, атаки нет. FP:
   *[other] Огонь по { $hex }, колонка { $column } таблицы IFT. FP:
}
ask-hindered = LOS от { $from } до { $to } с помехой: DRM +{ $drm }.
ask-rout-ends = Где может закончиться бегство, { $unit } (в скобках — сколько раз под перехватом):
ask-sees = От { $from } до { $to } есть LOS.
ask-sees-not = От { $from } до { $to } нет LOS.
