# Lessons: the list of them, and the teacher beside the board.

learn-play = Play
learn-learn = Learn
learn-welcome = First time here? “Learn” teaches the rules in short lessons on the real board.
learn-lead = Short lessons on the real board, by the real rules. Begin with the first; none takes longer than a few minutes.
learn-minutes = { $minutes } min
learn-done = done
learn-progress = { $done } of { $all } done
learn-examples = Examples from the rulebook
learn-teacher = Lesson
learn-step = { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-hide = Fold
learn-unfold = Unfold
learn-next-lesson = Next lesson
learn-all = All lessons
learn-show-example = Show me
learn-coming = Next: { $choice }
learn-example = Example from the rulebook
learn-example-prompt = An example from the rulebook, step by step.
learn-example-text = The example in words
learn-example-end = That is the example.
learn-examples-lead = { $count ->
    [one] One printed example, step by step on the board, with its dice and figures.
   *[other] { $count } printed examples, step by step on the board, with their dice and figures. Our tests replay the same.
}
learn-all-examples = All examples
learn-next-part = Next part
learn-part = Part { $part } of { $parts }

## The scenario card and what can be done now

goal-title = How do I win?
help-open = Help
help-fingers = By finger
help-finger-pick = Tap what is lit to choose it; tap anything else to learn why it is not allowed.
help-finger-pile = Tap a pile to lay it out; tap elsewhere to close it.
help-finger-move = Drag to move the board; two fingers zoom.
help-finger-hold = Hold a counter, a button or an underlined word to read about it.
help-finger-sheet = On an upright screen the panel is drawn up and down by its grip.
help-now = What can be done now
help-now-units = { $count ->
    [one] One counter can be picked.
   *[other] { $count } counters can be picked.
}
help-now-hexes = { $count ->
    [one] One hex can be picked.
   *[other] { $count } hexes can be picked.
}
