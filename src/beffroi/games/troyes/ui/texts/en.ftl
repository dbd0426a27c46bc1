# What only the drawn board says. The rules speak through the game's own catalogue.
town = The town of Troyes
square = The market square
events = Events
activities = Activities
influence = Influence
influence-of = { $who } has { $n } influence
ramparts = Ramparts
cathedral = Cathedral
cathedral-help = Each white die sets a cube on the space of its number, on the lowest free level. At the end a level without a cube of yours costs 2 points.
palace-help = Each citizen standing here rolls a red die every round and costs its family { $wage } deniers of wages. A red die places a citizen on the arch of its number; whoever stood there is thrown out.
bishopric-help = Each citizen standing here rolls a white die every round and costs its family { $wage } denier of wages. Newcomers enter on the left and push the others on; the last of a full row is thrown out.
city-hall-help = Each citizen standing here rolls a yellow die every round, without wages. Newcomers enter on the left and push the others on; the last of a full row is thrown out.
fields = Fields
fields-help = Yellow dice bring half their value in deniers. No tradesman is needed.
neutral = Neutral
king = The King
king-did = His last roll: he { $deed }.
king-waits = He has not acted yet.
king-points = The King has { $n } points
king-total = { $n } if the game ended now
you-lead = { $n ->
    [0] You would be level with him
    [one] You would lead by 1 point
   *[other] You would lead by { $n } points
}
king-leads = { $n ->
    [one] He would lead by 1 point
   *[other] He would lead by { $n } points
}
king-recalls = Characters still to be recalled
recall = you { $yours }, the King { $his }
yours = you
for-all = scores for all
guard-on = Guard of { $who } on space { $n }
your-district = Your district
price-each = { $price } deniers for each die bought here
pot = { $n ->
    [one] { $who } passed; 1 denier waits here
   *[other] { $who } passed; { $n } deniers wait here
}
order-red = military
order-white = religious
order-yellow = civil
die-yours = your { $colour } { $value }
die-of = { $colour } { $value }, { $who }
palace-place = { $building } { $number }
row-place = { $building }, row { $dice }, place { $place }
stands = { $place }: { $who }
free = { $place }: free
lies = { $building }: { $who } was thrown out and lies here until the round ends
bay = Cathedral { $number }, level { $level }
bay-cube = Cathedral { $number }, level { $level }: cube of { $who }
back = { $order } activity of level { $level }, turned up in round { $round }
round = Round { $n }
tradesman = { $who } works here
tradesman-points = { $who } works here: { $points } points at the end
cubes-of = { $n ->
    [one] 1 cube of { $who }
   *[other] { $n } cubes of { $who }
}
card-facts = Hire for { $cost }. { $dice } dice ÷ { $divisor }.
event-facts = { $dice } dice ÷ { $divisor }. First { $first }, second { $second } points. { $filled } of { $banners } banners hold a cube.
any-colour = One colour of
deck-of = { $n ->
    [one] 1 { $order } event left
   *[other] { $n } { $order } events left
}
black-next = { $n ->
    [0] No black dice next round yet
    [one] Next round: 1 black die or more
   *[other] Next round: { $n } black dice or more
}
black-now = { $n ->
    [one] 1 black die attacks
   *[other] { $n } black dice attack
}
black-die = black { $value }
deniers = Deniers
points = Victory points
points-hidden = Victory points are hidden until the end
points-yours = Victory points; only you see them
dice-left = Dice in the district
in-town = in town
in-town-help = Citizens standing in the three buildings
hired = hired
hired-help = Tradesmen on activity cards
reserve = reserve
reserve-help = Citizens in the personal reserve
expelled = thrown out
expelled-help = Citizens lying on the steps; they come back at the end of the round
in-cathedral = cathedral
in-cathedral-help = Cubes in the Cathedral
on-events = events
on-events-help = Cubes on events
on-cards = cards
on-cards-help = Cubes on activity cards
won-event = Event won: { $name }
passed = Passed
starts = Start
starts-help = Start player of this round
only-you = only you
score-now = Would score now
threshold = { $n }: { $points } points
value = value
activations = { $n ->
    [one] activation
   *[other] activations
}
cubes = { $n ->
    [one] cube
   *[other] cubes
}
pays = to { $who }
bank = the bank
hires = hiring
gain = gain
own-strength = your strength
spend-influence = Influence before an action
with-cube = with a cube of { $card }
pass = Pass
spend-reroll = reroll
spend-recruit = recruit
spend-turn = turn over
counts-chretien = Citizens in the buildings
counts-urbain = Cubes in the Cathedral
counts-thibaut = Deniers
counts-hugues = Influence
counts-florentin = Tradesmen
counts-henry = Events won
counts-jeanne = City Hall and civil cards
counts-isabeau = Palace and military cards
counts-marie = Bishopric and religious cards

# The guided first game
guide-welcome = Your family comes to Troyes
    .text = You lead a rich family around the year 1200. Your citizens work in three buildings, and each of them rolls a die for you every round. Dice do everything here: they earn, they fight, they build.
    .try = Put your first citizen down: choose an arch that glows.
guide-buildings = Three buildings, three colours
    .text = A citizen in the Palace rolls a red die and costs 2 deniers a round; in the Bishopric a white die for 1 denier; in the City Hall a yellow die for nothing. Red dice are the strongest against attackers, white ones build the Cathedral, yellow ones earn money.
    .try = Place the next citizen. A mix of colours is a good start.
guide-rows = Pushing and falling
    .text = In the Bishopric and the City Hall newcomers enter on the left and push the others on; the last of a full row falls out. In the Palace every arch has a number, and a red die of that number throws its citizen out. Those who fall come back to you at the end of the round.
    .try = Places on the left are safer. Place your remaining citizens.
guide-dice = The dice are rolled
    .text = The round has begun: everybody received 10 deniers, paid the wages, and rolled a die for every standing citizen. Your dice lie in your district of the square, the others’ in theirs. Grey dice owners do not play, but their dice are for sale.
    .try = Look at the square, then go on.
guide-events = Events
    .text = Events wait in the queue. Marauding is always there; each round brings new ones, and every one of them strikes each round until somebody has beaten it. Point at a card, or press it for long, to read what it does.
    .try = Look at the events, then go on.
guide-counter = Under attack
    .text = A black die attacks you. Answer with dice of your own that add up to at least its value; red dice count double. You gain 1 influence for each black die you beat. The dice you use are gone for this round, so spend no more than you must.
    .try = Choose your dice.
guide-action = One action, then the next player
    .text = In your turn you do one thing; then the others do, round and round until no die is left or all have passed. What glows is what you may do now: activate a card, build the Cathedral, fight an event, place a citizen, work the fields, or pass.
    .try = Choose a card in a colour of which you have high dice.
guide-lot = A lot of dice
    .text = Take one, two or three dice of one colour, from any district. Your own are free. Dice of others cost 2 deniers each in a lot of one, 4 each in a lot of two, 6 each in a lot of three. The owner gets the money and can’t refuse.
    .try = Choose your dice from the highest down.
guide-sum = The arithmetic
    .text = The question bar adds up: the value of your dice, divided by the figure on the card and rounded down, says how often it works for you. It also shows what you pay, and what you gain.
    .try = Add a die if it is worth it, or finish the lot.
guide-hired = A tradesman of yours
    .text = Whoever activates a card needs a tradesman on it. He is hired once and stays: next time you only need the dice. The shield on his slot is worth points at the end of the game.
    .try = Go on.
guide-cathedral = The Cathedral
    .text = White dice build. Each puts a cube of yours on the space of its number, on the lowest free level: 1 point, and 1 influence for a 1 to 3, 2 for a 4 to 6. At the end every level without a cube of yours costs you 2 points.
    .try = The Cathedral glows if you can build now.
guide-fight = Fighting an event
    .text = Dice of an event’s colour, divided by its figure, become cubes on its banners; each brings 1 influence. When all banners are taken, whoever has most cubes gets the first reward, the next one the second, and the event is gone.
    .try = A single cube on an event is worth a point even if it is never beaten.
guide-citizen = Placing a citizen
    .text = A single die places a citizen: in the Palace on the arch of its number, elsewhere at the entrance of its row. Every citizen who still stands at the start of the next round is one more die for you.
    .try = If you have a citizen in reserve, think of placing him.
guide-influence = Influence
    .text = Before an action you may spend influence: 1 to roll one of your dice again, 2 for a new citizen, 4 to turn up to three of your dice over. Only your own dice, never those you buy.
    .try = Go on.
guide-pass = When to pass
    .text = Pass when nothing is worth your dice any more. You receive 2 deniers, and 1 more each time your turn comes round again. Others may still buy your dice, and pay you for them.
    .try = Go on.
guide-characters = Characters
    .text = Your panel shows the characters you hold in secret. At the end all characters that were dealt score for everybody, so watch what the others work for: they know theirs too.
    .try = Look at what yours would score now.
guide-farewell = You know how to play
    .text = A new round: income, dice, events, actions, and new cards are turned up. Everything on the table explains itself when you point at it or press it for long. Good luck!
    .try = Play on; this sheet will not come back.
