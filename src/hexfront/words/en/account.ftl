# Accounts, and the records of games between people.

account-title = Account
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-new = New account
account-name = Name
account-password = Password
account-why = With an account your games follow you to every device; those of this browser become yours. No e-mail is needed, so a forgotten password cannot be sent to you. It needs at least 8 characters.
account-claims = The games of this browser become yours on every device.
account-saved = Saved.
account-save = Save
account-rename = Change the name
account-change-password = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-text = All other browsers are logged out.
account-address = E-mail address
account-address-text = Only for mails that it is your turn, if this server sends any. Nobody else sees it.
account-mails = Write to me when it is my turn
account-unconfirmed = The address is not confirmed yet. If this server sends mails, one with a link is on its way; no other comes before you have followed it.
account-confirm-again = Send the link again
account-confirmed = The address is confirmed.
account-delete = Delete the account
account-delete-text = Your name, password, address and ratings are deleted at once, and so is every login. Your games go on without your name: a browser that took the seat can still play it, and what you have said there stays. Your results stay without your name. Nobody can bring the account back.
account-delete-sure = Delete it for good
account-held-seat = This seat belongs to an account. Log in to play on.
account-fault-password = No account has this name and this password.
account-fault-taken = Somebody has this name already, or one that looks like it.
account-fault-name = A name has 2 to 32 characters, a letter or a digit among them, and no unusual spaces or characters that cannot be seen.
account-fault-short = A password has 8 to 200 characters.
account-fault-address = This is not an address of the form name@example.org.
account-fault-wait = Too many wrong passwords. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
account-fault-many = Too many attempts from here. Try again later.
account-fault-mails = Too many mails were asked for; no more will be sent today. Try again tomorrow.
account-fault-logged-out = Nobody is logged in here any more.

records-title = Records
records-game = Games
records-own = My games against people
records-log-in = Log in to see what you have played.
records-none = No finished game against people yet.
records-no-games = Nobody has finished a game yet.
records-rank = Rating { $rating } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
records-scenario = Scenario
records-side = Side
records-won = won
records-drawn = drawn
records-lost = lost
records-nameless = somebody without a name
records-how-rules = by the rules
records-how-resigned = resigned
records-how-drawn = agreed
records-how-timeout = on time
records-how-absent = did not come
records-how-awarded = agreed
records-ladder = Ladder
records-ladder-text = Everybody begins with 1000 and stands here after three games against others with accounts. Games against the computer do not count.
records-nobody = Nobody stands here yet.
records-place = Place
records-rating = Rating
records-games = Games
records-balance = How people have fared with each side
records-wins = { $side } { $won ->
    [one] { $won } win
   *[other] { $won } wins
}
records-of = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in all, { $drawn } drawn
