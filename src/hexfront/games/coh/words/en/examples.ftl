# What printed examples ask.

ask-order = The order is executed by { $unit }.
ask-order-hex = The order is executed by { $unit }, towards { $hex }.
ask-order-nobody = Nobody can execute the order.
ask-order-unit = The order is executed by { $unit } against { $target }.
ask-sees = { $from } and { $to } see each other.
ask-sees-not = { $from } and { $to } do not see each other.
