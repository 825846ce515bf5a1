# Words that help a player: the scenario card, the glossary, hints of the phase.

## The scenario card

goal-victory = How it is won
goal-special = What is special here
goal-length = Length
goal-minutes = About { $quick } to { $slow } minutes.
goal-hours = About { $quick } to { $slow } hours.
goal-decisions = (Reckoned from { $decisions } decisions in a game between computers.)
goal-level = Difficulty
goal-level-of = { $level } of 5
goal-balance = Balance
goal-story = The story
goal-standing = How it stands
goal-now = If it ended now, the winner would be: { $side }.
goal-now-draw = If it ended now, it would be a draw.
goal-points = { $points } VP
goal-met = { $has } of { $needs }: enough
goal-unmet = { $has } of { $needs }
goal-gains = Where the points come from
goal-coming = What the end of this round will bring as things stand
ui-key-goal = how do I win?

## The glossary

glossary-title = Glossary
glossary-search = Search the glossary
glossary-here = On this screen
glossary-all = All terms
ui-key-glossary = what the terms on the screen mean

## Hints of the phase

hint-any = What is lit can be picked. “?” lists what can be done, the flag says how to win.
hint-past = You are looking back. Step through the moments one by one, or return to the game.
hint-wait = Nothing is asked of you now. You can skip what is shown; all of it stays in the log.
hint-over = The game is over. The replay below lets you see it once more.
hint-off = No more hints
hint-now-off = Hints are off. The settings bring them back; ? always says what can be done.
ui-hints = Hints of the phase
ui-hints-first = In the first games
ui-hints-on = Always
ui-hints-off = Never
