## Going around
nav = Pages
nav-play = Play
nav-watch = Watch
nav-puzzles = Puzzles
nav-day = Today
nav-studies = Studies
nav-ranks = Leaderboard
nav-help = Help
settings = Settings
to-home = Back to the gate
dismiss = Dismiss
remove = Remove
code-from-mail = Code from the email
confirm = Confirm
is-here = this one
no-such-page = There is no such place
no-such-page-text = That address leads outside the walls. Check it for a typo.

## Home
which-town = Which town tonight?
sit-down = Sit down, the dice are already on the table.
games = Games
company = Who’s playing?
company-bots = Bots
company-friends = Friends
company-anyone = Anyone
company-screen = Same device
company-bots-text = You against bots. The game begins at once.
company-friends-text = You get a link to send. The game begins when every seat is taken.
company-anyone-text = Your table is public: anyone can join.
company-screen-text = Everyone plays here in turn. A curtain hides secrets while you hand over.
play-now = Play now
create = Create
learn = Learn
learn-game = Learn { $game }
guided-game = A guided first game
guided-game-text = Against one easy bot. Each rule is explained when you need it.
guide = Your first game
guide-count = Lesson { $n } of { $of }
guide-skip = Skip the lessons
guide-go-on = Next
guide-earlier = Back
guide-wait = Keep playing: the next lesson comes when you need it.
guide-to-the-end = You know the rules now. Play on: the guide comes back at the end.
guide-won = You won your first game!
guide-lost = Your first game is over
guide-next-game = Play another game
guide-put-away = Put the guide away
guide-speaks-of = The guide speaks of this.
guide-end-turn = Your turn is complete: end it, or take it back and try something else.
players-range = { $fewest } to { $most } players
minutes = { $n } min
being-played = Now playing
all-tables = All tables
nobody-plays = There is no public game at the moment.
my-games = My games
wait-for-you = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
  }
finished = Finished
join-table = Join a table
asks-stop = { $names }: offer to stop the game
asks-pause = { $names }: wish for a pause ({ $time })
asks-hand-over = { $names }: give the seat of { $name } to a bot?
games-wait = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
  }
first-game = First { $game }: { $where }.
first-game-plain = First { $game }.
progress-round = round { $now } of { $of }
progress-day = day { $now } of { $of }
progress-cards = { $now ->
    [one] { $now } card left
   *[other] { $now } cards left
  }
left-days = { $days } d { $hours } h left
left-hours = { $hours } h { $minutes } min left
left-minutes = { $n } min left
you-capital = You
act-open = Open
act-review = Review
last-results = Last results
all-my-games = All my games
place-of = { $n ->
    [1] { $n }st of { $of }
    [2] { $n }nd of { $of }
    [3] { $n }rd of { $of }
   *[other] { $n }th of { $of }
  }
play-now-text = Against one bot, at once. Your level is remembered for each game.
strength-of = Level of the bot: { $game }
weaker = Easier
stronger = Harder
beats-random = Beats a random player in { $n } of 100 games.
beats = Beats the level { $level } in { $n } of 100 games.
code-or-link = Code or link
no-such-table = There is no such table.
own-box = Do you own a box? Compare its printed figures
import-link = Import a record or a position
act-play = Play
act-join = Join
act-look = Look
act-look-back = Replay
act-watch = Watch

## Tables in lists
tables = Tables
free-seats = Free seats
none-here = Nothing here yet.
open-seat = Free seat
kept-seat = Kept for { $name }
a-bot = Bot: { $name }
bot-named = { $name } ({ $level })
your-name = Your name
your-name-hint = or leave it empty and get one
qr-code = QR code of the link to this table
qr-code-text = Point another phone’s camera here to sit down.
sign-out-guest = Leave this browser
sign-out-guest-text = A guest who leaves can’t come back: create an account first to keep your games.
delete-guest = Delete my data
delete-guest-sure = Yes, delete my data
someone = Someone
your-turn = Your turn
is-thinking = { $name } is thinking
status-open = Waiting for players
status-running = In progress
status-over = Finished
status-stopped = Stopped by agreement
status-frozen = Paused: a bug on our side
status-closed = This table was closed
pace-none = No clock
pace-relaxed = Relaxed: no clock
pace-weekends = not on weekends
pace-holiday = days off: { $days }
pace-zone = time zone: { $place }
costs-relaxed = No clock. A bot may replace a player who keeps the others waiting for more than { $time }.
costs-time = If your time runs out, a bot stands in, and you may come back.
costs-time-rated = If your time runs out, you lose the game and a bot stands in.
costs-rated = Rated: if you resign or leave, you lose, behind everyone who stays.
costs-unrated = Not rated: you may leave and come back; only resigning is final.
pace-live = { $minutes } minutes each + { $seconds } seconds per turn
pace-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
  }

## A new table
create-table = A new table
game = Game
players = Players
player-n = Player { $n }
name = Name
strength = Strength of the bots
options = Options
time-and-access = Time and access
pace = Pace
listed = Public table
confirm-turns = Confirm every turn (“End turn”)
with-talk = Allow chat
open-table = Open the table
own-figures = From my device

## Waiting for players
waiting-for-players = Waiting for players
you = you
sit-here = Sit here
seat-a-bot = Add a bot
free-seat = Clear seat
link = Link to this table
share-link = Share the link
copied = The link was copied.
all-ready = Is everyone ready?
is-ready = ready
not-ready = not yet ready
i-am-ready = I’m ready
not-yet = Not yet
ready-count = { $n } of { $of } ready. The game begins when everyone is.
ready-check-text = The game begins when everyone has said that they are ready.
invite = Invite
invite-name = Name of an account
invite-send = Keep the seat
remove-person = Remove
fill-with-bots = Fill with bots and start
leave-table = Leave the table
close-table = Close the table

## The table
table-code = Table { $code }
round-of = { $name } { $now } of { $of }
of = of { $n }
phases = Phases of the round
next-game = Next game
none-waits = No other game waits for you.
menu = Menu
question = Question
choices = Choices
all-choices = All choices ({ $n })
grip-help = Drag up for more choices, down for more of the board.
choose-glowing = Choose what glows.
passes-by-itself = Nothing can be played: the page passes in a moment.
choose-one = Choose one.
take-back = Take back
end-turn = End turn
instead = What could be instead
instead-of-it = Instead: { $way }
turn-played = End your turn: { $turn }?
turn-played-hint = Take it back to do something else.
turn-complete = Is your turn complete?
turn-complete-hint = You can still take it back; the others wait.
compose-either = Pick what you use, or what it should do. Either first.
or-glows = { $action }, or choose what glows
pick-pieces = Pick what you use for it
pick-action = Pick more, or choose what to do with it
plays-for = { $action }: { $gains }
ends-turn = ends your turn
asks-next = next: { $question }
turn-goes-on = your turn goes on
no-taking-back = can’t be taken back
keep-open = Keep the turn open
put-back = Put back
key-name-enter = Enter
how-often = How many times
fewer = Fewer
once-more = More
times = { $n }×
kept-for-later = Your move is kept
kept-hint = The connection is down. It is sent as soon as the line is back.
kept-refused = Your move from before the connection was lost doesn’t count: { $reason }
unread = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
grow-chronicle = Larger chronicle
pick-for-me = Pick these for me
next-best = Next best
hint-plays-nothing = Nothing is played until you press the button.
die-letter-red = R
die-letter-white = W
die-letter-yellow = Y
die-letter-purple = P
answered = Your choice stays secret until everyone has chosen
waits-for = Waiting for { $names }
you-watch = You are watching.
has-passed = { $name } passes.
you-wait = You will be asked when it is your turn.
one-moment = One moment…
connection-lost = Connection lost. Reconnecting…
table-failed = This table could not be loaded.
turn = Turn
stand-in = A bot stands in
resigned = Resigned
away = Away
place = { $n ->
    [1] { $n }st
    [2] { $n }nd
    [3] { $n }rd
   *[other] { $n }th
  }
time-left = Time left
days-left = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
hours-left = { $n } h
tab-table = Table
tab-players = Players
zones = Parts of the table
has-choices = (something to choose)
hand-over = Pass the screen to { $name }
hand-over-covers = Everything is covered: board, players, chronicle and chat. The next page is for { $name } alone.
i-am = I’m { $name }
no-curtain = Don’t ask again at this table

## Chronicle and talk
chronicle = Chronicle
chronicle-empty = The story of the game appears here.
talk = Chat
chronicle-round = Round { $n }
chronicle-turns = { $n } { $n ->
    [one] turn
   *[other] turns
}
show-this-turn = Show this turn on the board
piece-deniers = { $n } { $n ->
    [one] denier
   *[other] deniers
}
piece-influence = { $n } influence
piece-points = { $n } VP
piece-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
piece-citizens = { $n } { $n ->
    [one] citizen
   *[other] citizens
}
since-your-visit = Since your last visit
you-missed = { $n ->
    [one] { $n } move since you were last here.
   *[other] { $n } moves since you were last here.
  }
show-me = Show me
say-something = Write a message
nothing-said = No messages yet.
about-line = Message of { $name }
remove-line = Remove
mute = Mute
unmute = Unmute
block = Block
blocked-done = You no longer hear { $name }.
send = Send
scores = Scores
total = Total
game-over = The game is over
wins = { $points ->
    [one] { $names } wins with { $points } point
   *[other] { $names } wins with { $points } points
  }
alone-at-the-end = { $points ->
    [one] { $names } finishes with { $points } point
   *[other] { $names } finishes with { $points } points
  }
wins-tie = { $points ->
    [one] { $names } wins the tiebreak with { $points } point
   *[other] { $names } wins the tiebreak with { $points } points
  }
share-victory = { $points ->
    [one] { $names } share the victory with { $points } point
   *[other] { $names } share the victory with { $points } points
  }
look-back-hint = Replay any moment, or play again from the menu.

## Looking back
look-back = Replay
looking-back = Replay: move { $at } of { $of }
the-beginning = The beginning
moment = Moment
to-this-moment = See the table at this moment
turn-before = One turn back
turn-after = One turn on
move-before = Previous move
move-after = Next move
round-before = Previous round
round-after = Next round
play-on = Play
pause = Pause
fork = Play on from here
fork-hint = Opens a new table from here: you keep your seats, luck is drawn afresh
fork-others = Who plays the other seats
fork-with-bots = Others: bots
fork-with-level = Others: { $level }
fork-alone = I play all seats
back-to-now = Back to the present

## The menu of a table
rated = rated
earlier-rules = earlier rules
printed-figures = Printed figures
table-figures = figures: { $name }
table-figures-set = figures: { $name }, version { $version }
table-figures-default = figures: as this server plays
table-figures-program = figures: as they come with the program
figures-digest = Fingerprint of the figures: { $digest }
copy-link = Copy the link
rules-help = Cards and rules
record = Game record
rematch = Rematch
come-back = Take my seat back
at-new-tables = At new tables too, on this device
agree-stop = Offer to stop
dont-stop = Withdraw the offer
resign = Resign
resign-sure = Yes, resign
fair-luck = Verifiable luck
fair-luck-text = Before the game, the server published this fingerprint of its random seed. Afterwards it reveals the seed, and anyone can check every die and card.

## Around the game: time, leaving, coming back
fact-time-out = { $lost ->
    [yes] { $name } ran out of time and loses the game.
   *[no] { $name } ran out of time: a bot stands in.
  }
fact-resigned = { $name } resigns.
fact-left = { $lost ->
    [yes] { $name } had to go and loses the game.
   *[no] { $name } had to go: a bot stands in.
  }
fact-handed-over = { $lost ->
    [yes] { $name } was gone too long and loses the game: a bot takes the seat.
   *[no] { $name } was gone too long: a bot takes the seat.
  }
fact-replaced = { $name } is not here any more: a bot takes the seat.
fact-coming-back = { $name } takes the seat back at the next turn.
fact-back = { $name } plays again.
fact-stop-offered = { $name } offers to stop the game without a result.
fact-stop-withdrawn = { $name } withdraws the offer to stop.
fact-stop-declined = { $name } would rather play on.
fact-stopped = Everyone agreed: the game is stopped without a result.
fact-pause-offered = { $name } would like a pause ({ $time }).
fact-pause-withdrawn = { $name } withdraws the wish for a pause.
fact-pause-declined = { $name } wants no pause now.
fact-paused = The game is paused until { $time }. No time is counted.
fact-resumed = { $name } ends the pause.
fact-time-given = { $name } gives { $other } more time ({ $time }).
fact-hand-over-wanted = { $name } would give this seat to a bot: { $other }.
fact-hand-over-withdrawn = { $name } would rather wait for { $other }.
fact-away = { $ends ->
    [yes] { $name } is back early.
   *[no] { $name } is away until { $time }: no time is counted.
  }
fact-won = { $name } wins: nobody else has stayed.
fact-nobody-won = Nobody has stayed, and nobody wins.
fact-frozen = The game stands still: a bug on our side.
fact-unfrozen = The game goes on.
standing-time = Your time ran out: a bot plays for you
standing-left = You had to go: a bot plays for you
standing-absent = You were gone too long: a bot plays for you
standing-resigned = You resigned: a bot plays on in your seat
standing-lost = This rated game is lost for you, but you may play it to the end.
standing-back = You can take your seat back; it is yours again at your next turn.
standing-returning = You play again from your next turn
standing-out = Your time is out
standing-out-hint = A bot stands in for you.
standing-stop = { $names }: offer to stop the game. Do you agree?
standing-stop-hint = It would end now, without a result.
standing-stop-mine = You offered to stop the game
standing-pause = { $names }: wish for a pause ({ $time }). Do you agree?
standing-pause-mine = You asked for a pause ({ $time })
standing-paused = The game is paused until { $time }
standing-overdue = { $name } has been gone for long. Give the seat to a bot?
standing-voted = You would give this seat to a bot: { $name }
standing-votes = Agreed so far: { $names }.
no-time-counted = No time is counted meanwhile.
frozen-hint = It goes on when we have fixed it. No time is counted.
ended-agreed = The game was stopped by agreement
ended-closed = The game was broken off
ended-no-result = It has no result and changes no rating.
ended-resigned = { $n ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
  }
ended-time = { $n ->
    [one] { $names } ran out of time.
   *[other] { $names } ran out of time.
  }
ended-left = { $n ->
    [one] { $names } had to go.
   *[other] { $names } had to go.
  }
ended-absent = { $n ->
    [one] { $names } was gone too long.
   *[other] { $names } were gone too long.
  }
ended-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
ended-nobody = Nobody wins.
ended-rated = The game counts for the rating.
waits-away = { $name } is away until { $time }: no time is counted.
waits-off = No time is counted until { $time }.
waits-patience = A bot may take the seat from { $time } on.
agree-to-stop = Agree to stop
agree-to-pause = Agree to the pause
decline = Play on
end-pause = End the pause
play-meanwhile = Play meanwhile
give-to-bot = Give it to a bot
keep-waiting = Keep waiting
rather-wait = I’d rather wait
give-day = { $name }: one more day
give-minute = { $name }: one more minute
play-on-bot = Play on against bots
comes-back = Coming back
away-until = Away until { $time }
time-stands = Time left; it stands still now
must-go = Sorry, I must go…
stop-text = Stop together, without a result: everyone must agree.
pause-text = Pause together; no time is counted for
offer-pause = Offer a pause
go-text = A bot plays for you; you may come back.
let-bot-play = Let a bot play
go-sure = Yes, let a bot play
resign-text = Give the game up for good.
leaving-costs = You lose this rated game by it.
record-hidden = The record holds secrets of the others. You get it when the game is over.
record-unbegun = There is a record once the game has begun.
record-sealed = This is a game of today: the record is given out when the day is over, at 0:00 UTC.
day-result = Result of the day

## Keys
keys = Keyboard shortcuts
key-arrows = To the next thing you may choose
key-shift-arrows = Inspect any piece
key-enter = Choose it
key-shift-enter = Play it and keep the turn open
key-numbers = The numbered choice
key-list = All choices as a list
key-undo = Take back
key-end = End turn
key-back = Replay, and return
key-chat = Chat
key-next = The next game that waits for you
key-escape = Close, return
key-help = This list

## Settings
how-it-looks = How it looks and sounds
language = Language
light = Theme
daylight = Daylight
candlelight = Candlelight
theme-auto = Match device
theme-light = Daylight
theme-dark = Candlelight
movement = Animations
motion-auto = Match device
motion-on = On
motion-off = Off
sound = Sound
sound-on = Sound on
sound-off = Sound off
colours = Player colours
colours-heraldic = Heraldic
colours-distinct = High contrast
colours-text = Every colour also has its shape: circle, square, triangle, lozenge.
letter-keys = Keys of one letter
letter-keys-on = On
letter-keys-off = Off
letter-keys-text = At a table letters and figures are shortcuts. Switch them off if you speak to your computer or use a screen reader.
passing = When only passing is left
passing-on = Pass by itself
passing-off = Let me press
passing-text = The page waits a while of random length first, so that the others learn nothing of your hand.
who-you-are = Account
you-are-nobody = No account needed. Pick a name, or just play and we’ll give you one.
you-are-guest = You play as a guest in this browser. An account keeps your games and your rating on every device.
signed-in = Account: { $name }
keep-name = Use this name
make-account = Create an account
have-account = I have an account
register = Create the account
sign-in = Sign in
sign-out = Sign out
password = Password
email = Email
email-hint = optional; only used to recover your account
my-page = My page
my-data = Download my data
delete-account = Delete my account
delete-sure = Yes, delete my account
notifications = Notify me when it’s my turn
notifications-text = By mail, on your devices, by webhook or chat service; at each turn or once a day, with quiet hours.
notices-page = Choose notices
blocked-people = People you don’t hear
blocked-text = You don’t read what they say, and they can’t sit down at your tables.
unblock = Hear again
new-password = New password
set-password = Set the password
forgot = Forgot the password
forgot-sent = If the account has an email address, a link is on its way.
password-set = The password is set. Welcome back.

## Players and ranks
variant-standard = Standard game
variant-figures = other figures
ranks-title = Leaderboard
rank = Rank
player = Player
rating = Rating
games-played = Games
average = Average
best = Best
result = Result
no-ranks-yet = No one is ranked yet. Only rated games between registered players count.
no-such-player = There is no such player.
points = Points
search = Search
part-cards = Cards
part-events = Events
part-activities = Activity cards
part-characters = Characters
part-henchmen = Henchmen

## Help
help-title = How to play here
help-start = To a table in one click
help-start-text = Choose a town and press “Play now”: bots sit down with you at once. With friends, send the link. With anyone, wait a moment at a public table. On the same device you hand over from player to player.
help-glow = What glows can be chosen
help-glow-text = The table asks one small question at a time. Whatever glows is a legal answer: click it. If a piece offers several choices, a small menu opens. If you click something else, the question bar tells you why it can’t be chosen now.
help-undo = Take back
help-undo-text = You can take back your own moves up to the last throw of dice, drawn card, or move of another player. A turn that can still be taken back waits until you press “End turn”.
help-bots = Bots and absent players
help-bots-text = Bots have levels with names, from the weakest to the strongest. If a player’s clock runs out, a bot stands in; the player may come back and plays again from the next turn. In a rated game you lose if you run out of time, resign or leave, behind everyone who stays.
help-watching = Watch and replay
help-watching-text = You can watch public games, and see what every spectator may see. Your own games and finished ones can be replayed move by move, and played on from any moment at a new table.
help-keyboard = By keyboard and by ear
help-keyboard-text = Arrow keys move over what you may choose, Enter chooses, numbers press the numbered buttons, L lists every choice, ? shows all shortcuts. Questions and events are announced to screen readers in full sentences.
help-fair = Verifiable luck
help-fair-text = Before a game the server publishes a fingerprint of its secret. When the game is over the secret is shown, and with the record anyone can recompute every die and every shuffle.
help-figures = Printed figures
help-figures-text = The rulebooks print many figures of the cards only as pictures. “Printed figures” shows every card beside its figures: what a rulebook says is locked, what we propose can be corrected. Save what you typed as a set, share it, and open tables with it.
help-data = Your data
help-data-text = No tracking. In the settings you can download everything that is stored about you, or delete it, with or without an account.
credits = Credits
credits-text = Drawings made for Beffroi. Icons by Lorc, Delapouite and contributors of game-icons.net (CC BY 3.0). Fonts Cinzel, EB Garamond and Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = The table has moved on; please choose again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That is not your seat.
refused-illegal = That can’t be chosen now.
refused-over = The game is over.
refused-not-running = This game is not being played.
refused-frozen = This game is paused: a bug on our side.
refused-full = The table is full.
refused-not-found = Not found.
refused-name-taken = That name is taken.
refused-wrong-password = Wrong password.
refused-not-signed-in = You need a name first.
refused-forbidden = That is not allowed.
refused-too-fast = Too fast. Please wait a moment.
refused-too-early = It is too early for that.
refused-too-large = That is too much at once.
refused-offline = The server can’t be reached.
refused-bad-request = The server did not understand that.
refused-conflict = These options don’t go together.
refused-name-length = A name has 2 to 24 characters.
refused-name-letters = A name begins with a letter or a figure, and has only letters, figures, spaces and - _ . ’
refused-one-alphabet = Use letters of one alphabet.
refused-password-length = A password has at least 8 characters.
refused-busy = The server is busy. Try again in a moment.
refused-banned = This account is banned.
refused-cross-site = That came from another site and was not accepted.
refused-bad-record = This game record can’t be read.
refused-wrong-type = The server can’t read that kind of file.
refused-needs-server = This needs a connection to a server.
refused-no-room = This device has no room left. Nothing was changed or lost: free some space, then try again.
refused-wrong-code = This code or link is wrong, or too old.
refused-seated = Already seated at this table.
refused-limit = That is the limit: finish or remove something first.
refused-pause-dates = These days can’t be taken: they must begin and end within a year, overlap no other days off, and not exceed the days you have left.
refused-bad-address = This address can’t be used: it must begin with https:// and be open to everyone.
refused-fault = Something went wrong on our side. Please try again.
refused-failed = The server gave no proper answer. Try again in a moment.

## Without a connection
offline = Offline
offline-help = No connection: your own device plays on. What needs the server waits.
offline-waiting = { $n ->
    [one] 1 move waits to be sent
   *[other] { $n } moves wait to be sent
}
moves-sent = { $n ->
    [one] 1 move sent
   *[other] { $n } moves sent
}
starting-engine = The rules are being set up on this device…
engine-failed = The rules could not be started on this device. Load the page again, or use another browser.
bot-thinks = A bot is thinking…
hint-thinks = A hint is being worked out…
look-back-thinks = The game is being looked at…
take-along = Take along
take-along-help = A copy of this game goes on on your device, against bots. What others hide is dealt anew there.
play-offline = Play without a connection
cut-short = Cut short
update-ready = A new version of Beffroi is here. Your games stay as they are.
update-now = Use it now

## The finished game looked at again
look-back-page = Game review
look-back-at = { $game }: game review
look-back-not-over = A game can be reviewed when it is over.
look-back-failed = The review failed. Try again later.
to-table = To the table
replay-game = Replay
share-game = Share the link
looking-closely = A bot is reviewing the game
looking-closely-text = It weighs every move against what else was possible. This is done once for each game and takes up to half a minute.
percent-done = { $n }% done
expected-curve = Expected final score
expected-curve-text = The final score each player could expect after every turn. Hover over a moment, or press and hold, to see it on the board or to play on from there. The numbers are the turning points below: round ones are moves, square ones luck.
after-decisions = After { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
final-score = The final score
show-on-board = Show on the board
as-table = As a table
decisions = Moves
turning-points = Turning points
turning-points-text = Where a strong bot would have chosen otherwise and it cost the most, and where luck struck.
no-turning-points = No single move or stroke of luck turned this game.
decision-number = move { $n }
stroke-of-luck = Luck
was-played = Played
bot-would = A strong bot would have chosen
luck-and-skill = Luck and skill
luck-and-skill-text = How each score came about: from what the player could expect at the start to the final score.
luck = Luck
like-the-bot = { $same } of { $of ->
        [one] { $of } move was
       *[other] { $of } moves were
    } the bot’s own.
by-card = Card by card
by-card-text = How often each card was used and how many expected points it gained, luck excluded.
card = Card
turns-used = Turns
worth = Worth
what-came = Result
all-cards = All { $n } cards
fewer-cards = Fewer cards
verify-luck = Verify the luck
seal-fits = The secret shown after the game fits the fingerprint promised before it. Your browser has computed it.
seal-broken = The secret does not fit the fingerprint that was promised!
luck-agrees = { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } and the final scores were computed again from the secret: everything agrees.
luck-differs = Something does not agree: { $why }
turn-brings = It would have brought more: { $more }.
turn-costs = It would have set the others back, at a price: { $less }.
turn-brings-and-costs = It would have brought more: { $more }; and less: { $less }.
turn-holds = The difference shows in the final points themselves.
line-goes-on = How the turn would go on ({ $n ->
        [one] { $n } move
       *[other] { $n } moves
    })
luck-helped = After “{ $choice }” ({ $name }) the dice and cards fell better than expected for { $helped }.
luck-hurt = After “{ $choice }” ({ $name }) the dice and cards fell worse than expected for { $hurt }.
luck-helped-hurt = After “{ $choice }” ({ $name }) the dice and cards fell better than expected for { $helped }, and worse for { $hurt }.
part-start = Expected at the start
part-luck = Dice and draws
part-own = Own turns
part-others = Others’ turns
part-count = Final scoring
part-score = Score
gave-away = Gave up about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } compared with the bot’s best choices:
gave-nothing = Gave nothing up compared with the bot’s best choices:
final-scoring = The final scoring
skip = Skip

## Hints
hint = Hint
hint-title = What would a bot do here? (H)
hint-thinking = Thinking…
hint-would = A bot would choose
hint-brings = It should bring: { $more }.
hint-costs = It costs: { $less }; everything else costs more.
hint-brings-and-costs = It should bring: { $more }; it costs: { $less }.
hint-holds = It keeps what you have, and nothing else is better.
hint-expects = What the best choices expect
hint-score = Expected
hint-lead = Ahead by
hint-ahead = You can expect about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } more than the others on average.
hint-behind = You can expect about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } fewer than the others on average.
hint-level = You can expect about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as the others on average.
hint-close = It is a close call: the next choice is about as good.
give-or-take = ± { $points }
hint-do = Do it
choice = Choice
key-hint = Ask for a hint (unrated games only)
rate-game = Rated game
