## Going around
nav = Pages
nav-play = Play
nav-watch = Watch
nav-ranks = Ranks
nav-help = Help
settings = Settings
to-home = To the town gate
dismiss = Dismiss
no-such-page = There is no such place
no-such-page-text = The address leads outside the walls. Perhaps a letter is missing.

## Home
which-town = Which town tonight?
sit-down = Sit down, the dice are already on the table.
games = Games
company = With whom
company-bots = Bots
company-friends = Friends
company-anyone = Anyone
company-screen = One screen
company-bots-text = You against bots. The game begins at once.
company-friends-text = You get a link to send. The game begins when every seat is taken.
company-anyone-text = The table is listed, and whoever wants to may sit down.
company-screen-text = Everybody plays here, one after the other. A curtain hides secrets while you hand over.
play-now = Play now
create = Create
learn = Learn
guided-game = A guided first game
guided-game-text = Against one gentle bot; everything is explained when it first matters.
guide = Your first game
guide-count = Lesson { $n } of { $of }
guide-skip = Skip the lessons
guide-go-on = Go on
guide-earlier = The lesson before
guide-wait = Play on: the next lesson comes when it matters.
guide-end-turn = Your turn is complete: end it, or take it back and try something else.
players-range = { $fewest } to { $most } players
minutes = { $n } min
being-played = Being played now
all-tables = All tables
nobody-plays = No public game is being played at the moment.
my-games = My games
wait-for-you = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
  }
waiting-for-others = Waiting for others
finished = Finished
no-games-yet = Your games will be listed here, those that wait for you first.
join-table = Join a table
code-or-link = Code or link
no-such-table = There is no such table.
act-play = Play
act-join = Join
act-look = Look
act-look-back = Look back
act-watch = Watch

## Tables in lists
tables = Tables
free-seats = Free seats
none-here = Nothing here yet.
open-seat = Free seat
bot-named = { $name } (bot)
someone = Someone
your-turn = Your turn
is-thinking = { $name } is thinking
status-open = Waiting for players
status-running = Being played
status-over = Finished
status-stopped = Stopped by agreement
status-frozen = On hold because of a fault of ours
status-closed = This table was closed
pace-none = No clock
pace-live = { $minutes } minutes each, and { $seconds } seconds a turn
pace-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
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
pace-name-none = No clock
pace-name-quick = Live: 10 minutes each, and 15 seconds a turn
pace-name-calm = Live: 25 minutes each, and 30 seconds a turn
pace-name-day = One day a turn
pace-name-days = Three days a turn
listed = List the table publicly
confirm-turns = A turn that can still be taken back waits for “End turn”
with-talk = Players can talk
open-table = Open the table

## Waiting for players
waiting-for-players = Waiting for players
you = you
sit-here = Sit here
seat-a-bot = Seat a bot
free-seat = Free the seat
link = Link to this table
share-link = Share the link
copied = The link was copied.
fill-with-bots = Fill with bots and begin
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
choose-one = Choose one.
take-back = Take back
end-turn = End turn
turn-complete = Is your turn complete?
turn-complete-hint = You can still take it back; the others wait.
answered = Your answer is kept secret until all have answered
waits-for = Waiting for { $names }
you-watch = You are watching.
you-wait = You will be asked when it is your turn.
one-moment = One moment …
connection-lost = Connection lost. Trying to come back …
table-failed = This table could not be loaded.
turn = Turn
stand-in = A bot stands in
resigned = Resigned
away = Away
place = { $n }.
time-left = Time left
days-left = { $n } days
hours-left = { $n } h
tab-table = Table
tab-players = Players
zones = Parts of the table
has-choices = (something to choose)
hand-over = Hand the screen to { $name }.
i-am = I am { $name }
no-curtain = Don’t ask again at this table

## Chronicle and talk
chronicle = Chronicle
talk = Talk
earlier = Earlier
since-your-visit = Since your last visit
you-missed = { $n ->
    [one] One decision was made since you were last here.
   *[other] { $n } decisions were made since you were last here.
  }
show-me = Show me
say-something = Say something
nothing-said = Nothing has been said yet.
send = Send
scores = Scores
item = Item
total = Total
game-over = The game is over
wins = { $names } wins with { $points } points
wins-tie = { $names } wins the tie at { $points } points
share-victory = { $names } share the victory with { $points } points
look-back-hint = Look back at any moment, or play again from the menu.

## Looking back
look-back = Look back
looking-back = Looking back: after decision { $at } of { $of }
the-beginning = The beginning
moment = Moment
move-before = One decision back
move-after = One decision on
round-before = To the round before
round-after = To the next round
play-on = Play
pause = Pause
fork = Play on from here
fork-hint = Opens a new table from this position, with all seats yours and new luck
back-to-now = Back to the present

## The menu of a table
rated = rated
copy-link = Copy the link
rules-help = Cards and rules
record = Record of the game
rematch = Once more
come-back = Take my seat back
agree-stop = Offer to stop
dont-stop = Withdraw the offer
resign = Resign
resign-sure = Really resign
fair-luck = Fair luck
fair-luck-text = Before the game the server promised its luck by this fingerprint. After the game the secret is shown, and anyone can check every die and every card.

## Keys
keys = Keys
key-arrows = To the next thing you may choose
key-shift-arrows = To any piece, to read about it
key-enter = Choose it
key-numbers = The numbered choice
key-list = All choices as a list
key-undo = Take back
key-end = End turn
key-back = Look back, and return
key-chat = Talk
key-next = The next game that waits for you
key-escape = Close, return
key-help = These keys

## Settings
how-it-looks = How it looks and sounds
language = Language
light = Light
daylight = Daylight
candlelight = Candlelight
theme-auto = As the device
theme-light = Daylight
theme-dark = Candlelight
movement = Movement
motion-auto = As the device
motion-on = On
motion-off = Off
sound = Sound
sound-on = Sound on
sound-off = Sound off
colours = Colours of the players
colours-heraldic = Heraldic
colours-distinct = Most distinct
colours-text = Every colour also has its shape: circle, square, triangle, lozenge.
who-you-are = Who you are
you-are-nobody = You need no account. Choose a name, or just play and get one.
you-are-guest = You are a guest in this browser. An account keeps your games and your rank on every device.
signed-in = You are signed in as { $name }.
keep-name = Use this name
make-account = Make an account
have-account = I have an account
register = Make the account
sign-in = Sign in
sign-out = Sign out
password = Password
email = Mail address
email-hint = optional; only to find back in
my-page = My page
my-data = Download my data
delete-account = Delete my account
delete-sure = Really delete my account
notifications = Tell me when it is my turn
push-text = Your browser tells you when a game waits for you, even when this page is closed.
push-never = This browser can’t be told, or has been asked not to.
push-start = Tell me
push-stop = Stop telling me
new-password = New password
set-password = Set the password
forgot = Forgot the password
forgot-sent = If the account has a mail address, a link is on its way.
password-set = The password is set. Welcome back.

## Players and ranks
variant-standard = Standard game
ranks-title = Ranks
rank = Rank
player = Player
rating = Rating
games-played = Games
games-won = Won
average = Average
best = Best
date = Date
result = Result
no-ranks-yet = Nobody has a rank yet. Rated games between people with accounts count.
no-such-player = There is no such player.
points = Points
last-games = Last games
by-game = By game
search = Search

## Help
help-title = How to play here
help-start = To a table in one click
help-start-text = Choose a town and press “Play now”: bots sit down with you at once. With friends, send the link. With anyone, wait a moment at a public table. On one screen you hand over from player to player.
help-glow = What glows can be chosen
help-glow-text = The table asks one small question at a time. Whatever glows is a legal answer: click it. If a piece has several meanings, a small menu opens. If you click something else, the question bar tells you why it can’t be chosen now.
help-undo = Take back
help-undo-text = You can take back your own decisions up to the last throw of dice, drawn card, or decision of another player. A turn that can still be taken back waits until you press “End turn”.
help-bots = Bots and absent players
help-bots-text = Bots have levels with names, from the page to the master. If a player’s clock runs out, a bot stands in, and the player may return at any time.
help-watching = Watch and look back
help-watching-text = Public games can be watched; you see what every spectator may see. Your own games and finished ones can be looked back at decision by decision, and played on from any moment at a new table.
help-keyboard = By keyboard and by ear
help-keyboard-text = Arrow keys move over what you may choose, Enter chooses, numbers press the numbered buttons, L lists every choice, ? shows all keys. Questions and events are announced to screen readers in full sentences.
help-fair = Fair luck
help-fair-text = Before a game the server publishes a fingerprint of its secret. When the game is over the secret is shown, and with the record anyone can recompute every die and every shuffle.
help-data = Your data
help-data-text = No tracking. In the settings you can download everything that is stored about you, or delete it.
credits = Credits
credits-text = Drawings made for Beffroi. Icons by Lorc, Delapouite and contributors of game-icons.net (CC BY 3.0). Fonts Cinzel, EB Garamond and Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = The table has moved on; please choose again.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = That is not your seat.
refused-illegal = That can’t be chosen now.
refused-over = The game is over.
refused-not-running = This game is not being played.
refused-frozen = This game is on hold because of a fault of ours.
refused-full = The table is full.
refused-not-found = There is no such thing here.
refused-name-taken = That name is taken.
refused-wrong-password = That password is not right.
refused-not-signed-in = You need a name first.
refused-forbidden = That is not allowed.
refused-too-fast = Too fast. Please wait a moment.
refused-too-large = That is too much at once.
refused-offline = The server can’t be reached.
refused-bad-request = The server did not understand that.

## The finished game looked at again
look-back-page = How the game went
look-back-at = { $game }: how the game went
look-back-not-over = A game can be looked at again when it is over.
look-back-failed = This game could not be looked at again. Try it later.
to-table = To the table
replay-game = Watch it again
share-game = Share the link
looking-closely = A bot goes through the game
looking-closely-text = It weighs every decision against what else was possible. This is done once for each game and takes up to half a minute.
percent-done = { $n } % done
expected-curve = What each player could expect
expected-curve-text = The final score each player could expect after every turn. Point at a moment to see it on the board or to play on from there. The numbers are the turning points below: round ones are decisions, square ones luck.
after-decisions = After { $n } decisions
final-score = The final score
show-on-board = Show on the board
as-table = As a table
decisions = Decisions
turning-points = Turning points
turning-points-text = Where a strong bot would have chosen otherwise and it cost the most, and where luck struck.
no-turning-points = No single decision or stroke of luck turned this game.
decision-number = decision { $n }
stroke-of-luck = Luck
was-played = Played
bot-would = A strong bot would have chosen
luck-and-skill = Luck against decisions
luck-and-skill-text = How each score came about: from what the player could expect at the start to the final score.
luck = Luck
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
like-the-bot = { $same } of { $of } decisions were the bot’s own.
by-card = Card by card
by-card-text = In how many turns a card was used, and by how many expected points those turns moved its player, luck left out.
card = Card
turns-used = Turns
worth = Worth
what-came = What came of it
all-cards = All { $n } cards
fewer-cards = Fewer cards
verify-luck = Verify the luck
seal-fits = The secret shown after the game fits the fingerprint promised before it. Your browser has computed it.
seal-broken = The secret does not fit the fingerprint that was promised!
luck-agrees = { $draws } draws, { $moves } decisions and the final scores were worked out again from the secret: everything agrees.
luck-differs = Something does not agree: { $why }
turn-brings = It would have brought more: { $more }.
turn-costs = It would have set the others back, at a price: { $less }.
turn-brings-and-costs = It would have brought more: { $more }; and less: { $less }.
turn-holds = The difference shows in the final points themselves.
line-goes-on = How the turn would go on ({ $n } decisions)
luck-helped = After “{ $choice }” ({ $name }) the dice and cards fell better than could be expected for { $helped }.
luck-hurt = After “{ $choice }” ({ $name }) the dice and cards fell worse than could be expected for { $hurt }.
luck-helped-hurt = After “{ $choice }” ({ $name }) the dice and cards fell better than could be expected for { $helped }, and worse for { $hurt }.
part-start = Expected at first
part-luck = Dice and draws
part-own = Own turns
part-others = Others’ turns
part-count = Final scoring
part-score = Score
gave-away = Gave away about { $points } points beside the bot’s best choices:
gave-nothing = Gave nothing away beside the bot’s best choices:
final-scoring = The final scoring
skip = Skip

## Hints
hint = Hint
hint-title = What would a bot do here? (H)
hint-thinking = Thinking …
hint-would = A bot would choose
hint-brings = It should bring: { $more }.
hint-costs = It costs: { $less }; everything else costs more.
hint-brings-and-costs = It should bring: { $more }; it costs: { $less }.
hint-holds = It keeps what you have, and nothing else is better.
hint-expects = What the best choices expect
hint-score = Expected
hint-lead = Ahead by
hint-ahead = You could then expect about { $points } points, { $lead } more than the others on average.
hint-behind = You could then expect about { $points } points, { $lead } fewer than the others on average.
hint-level = You could then expect about { $points } points, as many as the others on average.
hint-close = It is a close call: the next choice is about as good.
give-or-take = give or take { $points }
hint-do = Do it
choice = Choice
key-hint = ask for a hint (where nothing is rated)
rate-game = Rate this game (no hints)
