# What the table says to any game: whose turn it is, what can be taken back.

lesson-not-now = That is not what the lesson asks for now.
lesson-over = The lesson is over.
lost-home = To the start
lost-text = Nothing lies at this address. Perhaps a letter of the link was lost.
lost-title = Off the map
refuse-not-your-turn = It is not for you to decide now.
refuse-undo-dice = Dice have fallen since; this cannot be taken back.
refuse-undo-nothing = There is nothing to take back.
refuse-undo-other-seat = The other side has acted since; this cannot be taken back.
refuse-undo-revealed = Something has been revealed since; this cannot be taken back.
