# Уроки: их список и учитель у доски.

learn-play = Играть
learn-learn = Учиться
learn-lead = Короткие уроки на настоящем поле и по настоящим правилам. Начните с первого; каждый занимает несколько минут.
learn-minutes = { $minutes } мин
learn-done = пройден
learn-progress = Пройдено { $done } из { $all }
learn-examples = Примеры из правил
learn-teacher = Урок
learn-step = { $step } из { $steps }
learn-next = Дальше
learn-back = Назад
learn-show = Покажите
learn-hide = Свернуть
learn-unfold = Развернуть
learn-next-lesson = Следующий урок
learn-all = Все уроки
learn-show-example = Показать на поле
learn-coming = Дальше. { $choice }
learn-example = Пример из правил
learn-example-prompt = Пример из правил: шаг за шагом.
learn-example-text = Пример словами
learn-example-end = Пример окончен.
learn-examples-lead = { $count ->
    [one] { $count } пример из книги правил: по шагам на поле, с кубиками и числами. Его же разыгрывают наши тесты.
    [few] { $count } примера из книги правил: по шагам на поле, с кубиками и числами. Их же разыгрывают наши тесты.
   *[other] { $count } примеров из книги правил: по шагам на поле, с кубиками и числами. Их же разыгрывают наши тесты.
}
learn-all-examples = Все примеры
learn-next-part = Следующая часть
learn-part = Часть { $part } из { $parts }

## Карточка сценария и что можно сделать сейчас

goal-title = Как победить?
help-open = Помощь
help-fingers = Пальцами
help-finger-pick = Коснитесь подсвеченного, чтобы выбрать; коснитесь другого — узнаете, почему нельзя.
help-finger-pile = Коснитесь стопки, чтобы её разложить; коснитесь в стороне, чтобы закрыть.
help-finger-move = Ведите пальцем, чтобы сдвинуть поле; двумя пальцами меняйте масштаб.
help-finger-hold = Задержите палец на фишке, кнопке или подчёркнутом слове, чтобы прочитать о них.
help-finger-sheet = Если экран держать вертикально, панель выдвигается и опускается за ручку.
help-now = Что можно сделать сейчас
help-now-units = { $count ->
    [one] Можно выбрать { $count } фишку.
    [few] Можно выбрать { $count } фишки.
   *[other] Можно выбрать { $count } фишек.
}
help-now-hexes = { $count ->
    [one] Можно выбрать { $count } гекс.
    [few] Можно выбрать { $count } гекса.
   *[other] Можно выбрать { $count } гексов.
}
