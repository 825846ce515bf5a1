# Что спрашивают печатные примеры.

ask-order = Приказ выполняет { $unit }.
ask-order-hex = Приказ выполняет { $unit }, к { $hex }.
ask-order-nobody = Приказ никто не может выполнить.
ask-order-unit = Приказ выполняет { $unit }, цель — { $target }.
ask-sees = { $from } и { $to } видят друг друга.
ask-sees-not = { $from } и { $to } друг друга не видят.
