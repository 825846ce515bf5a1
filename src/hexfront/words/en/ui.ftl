# Words of the page itself: frame, start screen, panels, questions.

## Start screen

ui-motto = Hex-and-counter wargames, by the book
ui-rules = Rules
ui-rules-search = Search by number or words
ui-rules-chapter = Chapter
ui-rules-chapters = All chapters
ui-rules-none = No rule fits.
ui-language = Language
ui-scenarios = Scenarios
ui-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-about = What it is about, how it is won
ui-to-seats = Seats and start
ui-rounds-whole = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
ui-rounds-most = { $count ->
    [one] One round.
   *[other] Up to { $count } rounds.
}
ui-balance = The computer against itself, { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
ui-balance-side = { $side } { $percent } %
ui-player-me = Me
ui-player-friend = A friend here
ui-player-guest = A friend elsewhere
ui-player-computer = Computer
ui-played-by = { $player ->
    [me] you
    [friend] a friend here
    [guest] a friend elsewhere
    [novice] the computer (easy)
    [expert] the computer (hard)
   *[computer] the computer (normal)
}
ui-strength = How well the computer plays
ui-strength-novice = Easy
ui-strength-computer = Normal
ui-strength-expert = Hard
ui-open-hands = Open hands: both players look at the screen, no hand-over
ui-options = Options
ui-start = Start the game
ui-load = Load a saved game
ui-continue = My games
ui-finished = finished
ui-round-number = Round { $round }
ui-forget = Delete this game
ui-forget-sure = Delete it for good?
ui-company = Players elsewhere
ui-presence-open = nobody yet
ui-presence-away = away
ui-presence-here = here
ui-invite = Invite your friend
ui-invite-text = Send this link. Whoever opens it first takes the seat; after that it no longer works. You need not wait to begin.
ui-invite-picture = The link as a code for a phone's camera
ui-invite-local = Only browsers on this machine find this address. To let others in, start with: hexfront --host 0.0.0.0
ui-invite-used = Somebody has taken this invitation already, or it was never given. Ask for a new game.
ui-invited = You are invited to a game
ui-take-seat = Take the seat: { $side }
ui-open-games = Open games
ui-join = Join: { $side }
ui-public = Anybody may take your friend's seat: the game is listed on the start screen
ui-against = against { $names }
ui-their-turn = their turn
ui-all-games = All { $games } games
ui-my-turn = your turn
ui-rematch-swapped = Play again with sides swapped
ui-talk = Talk
ui-talk-say = Say something
ui-talk-send = Send
ui-talk-draw = Offer a draw
ui-talk-rewind = Ask to take back my choice
ui-talk-withdraw = Withdraw the proposal
ui-talk-resign = Resign
ui-talk-resign-sure = Really resign?
ui-proposed-draw = { $side } offers a draw.
ui-proposed-rewind = { $side } asks to take back the latest choice. The same dice will fall again.
ui-agree = Agree
ui-decline = Decline
ui-ended-drawn = The players have agreed to a draw.
ui-ended-resigned = { $side } has resigned.
ui-dice = Dice
ui-dice-later = The server pledged itself to a number before the first die fell, and each player adds one that it could not know. When the game is over, that number is shown here and your browser rolls every die again.
ui-dice-insecure = The game is over. Browsers check digests only over https or on the server's own machine; hexfront replay --audit checks the saved game anywhere.
ui-dice-fair = Your browser has rolled all { $count } dice rolls again: each follows from the pledge and from what the players added.
ui-dice-pledge = This is not the number to which the server had pledged itself.
ui-dice-grain = What you added to the dice was left out.
ui-dice-roll = The dice did not fall as they should have.
ui-dice-pledged = The server's pledge (SHA-256)
ui-dice-number = Its number
ui-dice-added = Added by { $side }
ui-copy = Copy the link
ui-copied = Copied
ui-loading = Loading…
ui-close = Close
ui-home = To the start screen
ui-unknown-game = This page does not know that game.
ui-bad-save = { $line ->
    [1] This file is not a saved game of Hexfront, or a newer Hexfront saved it.
   *[other] This saved game cannot be followed from line { $line } on: somebody changed the file, or the rules have been corrected since.
}

## Frame

ui-undo = Undo
ui-save = Save to a file
ui-help = Keys and mouse
ui-panel = Side panel
ui-sheet = Panel: draw up or down
ui-tools = Game
ui-tab-mine = Your move · { $scenario }
ui-tab-other = { $side } · { $scenario }
ui-tab-over = Over · { $scenario }
ui-settings = Settings
ui-palette = Colours
ui-palette-classic = Classic
ui-palette-safe = Colour-blind safe
ui-text = Text size
ui-text-normal = Normal
ui-text-large = Large
ui-text-huge = Very large
ui-speed = Opponent's moves
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-off = At once
ui-follow = What happens elsewhere
ui-follow-camera = The board moves there
ui-follow-arrow = An arrow points there
ui-sound = Sound
ui-sound-off = Off
ui-sound-low = Low
ui-sound-on = On
ui-windows = Questions in between
ui-windows-ask = Always ask
ui-windows-fits = When there is a choice
ui-windows-never = Never ask
ui-windows-tells = With this order the game goes on at once when you can do nothing, so a pause tells the other side that you can.
ui-windows-tells-nothing = This order tells the other side nothing of what you have.
ui-orders = Standing orders for each kind
ui-board = Board
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Whole board
ui-find = Find a unit or a place
ui-find-hint = Name, number or hex
ui-find-none = Nothing of that name on the map.
ui-look = Line of sight and arc of fire
ui-connection-lost = Connection lost. Trying again…
ui-connection-refused = The server does not know this seat.
ui-skip = Skip
ui-pause = Pause
ui-resume = Go on
ui-edge = Go to { $hex }, where it happens
ui-report = Enemy's turn: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
ui-report-title = What the enemy did
ui-thinking = { $side }: thinking, { $seconds } s; done so far: { $done }
ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-live = Back to the game
ui-handover = Hand over to the { $side } player
ui-handover-text = The table is covered. Change places, then go on.
ui-sit = I am the { $side } player
ui-game-over = The battle is over
ui-draw = A draw
ui-wins = Victory: { $side }
ui-rematch = Play again
ui-review = Review the game

## Panel

ui-unknown-unit = a unit
ui-log = Log
ui-log-go = Show this moment
ui-total = Total
ui-which = What do you mean?
ui-step-back = Step back
ui-setup-for-me = Set up for me
ui-setup-keep = Keep this set-up
ui-setup-clear = Take all back
ui-setup-name = Name of the set-up
ui-setup-keep-it = Keep
ui-setup-list = My set-ups
ui-setup-mine = My set-up
ui-setup-number = Set-up { $number }
ui-setup-use = Lay out this set-up
ui-setup-misfit = “{ $name }” no longer fits in full: place what is left by hand.
ui-setup-forget = Delete “{ $name }”
ui-setup-forget-sure = Delete it?

## What is asked now

ui-ask = Your decision.
ui-ask-past = You are looking at an earlier moment.
ui-ask-draw = The battle is over: a draw.
ui-ask-over = The battle is over. Victory: { $side }.
ui-ask-thinking = { $side }: thinking…
ui-ask-dice = The dice are rolling…
ui-ask-wait = Waiting for { $side }.

## Keys

ui-key-tab = from one possible choice to the next
ui-key-arrows = move the board; with a choice focused, go to the next one there
ui-key-part = to the next part of the screen: panel, bar, board
ui-key-enter = take the focused choice
ui-key-default = with nothing focused, take the choice marked ↵
ui-key-pile = the whole pile at once (also with a click)
ui-key-facing = a click on a unit that is asked for its facing keeps it
ui-key-numbers = take a numbered choice of the panel
ui-key-escape = close, or step back
ui-key-undo = take back your latest choice
ui-key-look = hold: line of sight and arc of fire from the hex or unit under the pointer
ui-key-zoom = zoom in, zoom out, whole board
ui-key-panel = show or hide the side panel
ui-key-space = Space
ui-key-skip = skip what is being shown
ui-key-hold = hold or go on with what is being shown
ui-key-help = this page
ui-help-mouse = Drag to move the board, turn the wheel or pinch to zoom. Pick what is lit; pick anything else to learn why it is not allowed. A long press shows what the pointer would show.

## What every game's desk says

ui-acts = Acting: { $side }
ui-more = More
ui-places = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
ui-left-units = { $count ->
    [one] { $count } unit can still act
   *[other] { $count } units can still act
}
ui-end-title = { $what }?
ui-end-no = Not yet
ui-end-never = { $what }, and never ask again
ui-confirm = Ask before ending with things left to do
ui-key-next = next unit that can still act
ui-key-next-hex = next hex that can be chosen: a target, a step
ui-procedure = { $side }: played by the rules themselves
