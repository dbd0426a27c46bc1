# What only the drawn board says. The rules speak through the game's own catalogue.
town = The town of Troyes
square = The town square
events = Events
activities = Activity cards
influence = Influence
influence-of = { $who } has { $n } influence
ramparts = Ramparts
cathedral = Cathedral
cathedral-help = Each white die places a cube on the space of its number, on the lowest free level. At the end a level without a cube of yours costs 2 VP.
palace-help = Each citizen standing here rolls a red die every round and costs its family a salary of { $wage ->
        [one] { $wage } denier
       *[other] { $wage } deniers
    }. A red die places a citizen on the slot of its number; the citizen standing there is expelled.
bishopric-help = Each citizen standing here rolls a white die every round and costs its family a salary of { $wage ->
        [one] { $wage } denier
       *[other] { $wage } deniers
    }. Newcomers enter on the left and push the others on; the last of a full row is expelled.
city-hall-help = Each citizen standing here rolls a yellow die every round, without a salary. Newcomers enter on the left and push the others on; the last of a full row is expelled.
fields = Agriculture
fields-drawn = Agriculture
fields-help = Yellow dice bring half their value in deniers. No tradesman is needed.
neutral = Neutral
king = The King
king-did = His last roll: he { $deed }.
king-waits = He has not acted yet.
king-points = The King has { $n } VP
king-total = { $n } if the game ended now
you-lead = { $n ->
        [0] You would be level with him
        [one] You would lead by { $n } VP
       *[other] You would lead by { $n } VP
    }
king-leads = He would lead by { $n } VP
king-recalls = Characters still to be recalled
recall = you { $yours }, the King { $his }
yours = you
for-all = scores for everyone
guard-on = Guard on space { $n }: { $who }
your-district = Your district
pot = { $who } passed; { $n ->
        [one] { $n } denier waits
       *[other] { $n } deniers wait
    } here
order-red = military
order-white = religious
order-yellow = civil
your-dice = Your dice: { $dice }.
die = { $colour } { $value }
die-yours = your { $colour } { $value }
die-of = { $colour } { $value }, { $who }
palace-place = { $building }, slot { $number }
row-place = { $building }, slot { $number } (row { $dice })
stands = { $place }: { $who }
free = { $place }: free
lies = { $building }: { $who }, expelled, lies here until the round ends
bay = Cathedral { $number }, level { $level }
bay-cube = Cathedral { $number }, level { $level }: cube, { $who }
back = Activity card ({ $order }), level { $level }, revealed in round { $round }
round = Round { $n }
tradesman = { $who } works here
tradesman-points = { $who } works here: { $points } VP at the end
cubes-of = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }: { $who }
card-facts = Hire: { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }. Dice: { $dice } ÷ { $divisor }.
event-facts = Dice: { $dice } ÷ { $divisor }. First { $first } VP, second { $second } VP. Banners with a cube: { $filled } of { $banners }.
any-colour = one colour of
deck-of = { $n ->
        [0] no event left
        [one] { $n } event left
       *[other] { $n } events left
    }: { $order }
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
expelled = expelled
expelled-help = Expelled citizens lying beside the buildings; they come back at the end of the round
in-cathedral = Cathedral
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
threshold = { $n }: { $points } VP
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
vp = VP
adds = The bill grows by { $n ->
    [one] 1 denier
   *[other] { $n } deniers
}
too-dear = { $n ->
    [one] 1 denier
   *[other] { $n } deniers
} more than you can spend
hire-for = hire for { $n }
hires-free = hires
costs = for { $n ->
    [one] 1 denier
   *[other] { $n } deniers
}
gain-cathedral = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
gain-banners = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
gain-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
gain-placed = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
}
can-do = What a { $colour } { $value } can do
place-at = Place a citizen: { $building }, slot { $number }
counter-now = Counter the black die
pass-sure = Yes, pass with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
pips-over = { $n ->
    [one] 1 pip over
   *[other] { $n } pips over
}
times = times
purse = purse
cubes-help = Cubes in the Cathedral, on events and on cards
gain = gain
own-strength = your strength
spend-influence = Influence before an action
with-cube = with a cube: { $card }
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
    .try = Place your first citizen: choose a slot that glows.
guide-buildings = Three buildings, three colours
    .text = A citizen in the Palace rolls a red die and costs 2 deniers a round; in the Bishopric a white die for 1 denier; in the City Hall a yellow die for free. Red dice are the strongest against attackers, white ones build the Cathedral, yellow ones earn money.
    .try = Place the next citizen. A mix of colours is a good start.
guide-rows = Pushed and expelled
    .text = In the Bishopric and the City Hall newcomers enter on the left and push the others on; the last of a full row is expelled. In the Palace every slot has a number, and a red die of that number expels its citizen. Expelled citizens come back to you at the end of the round.
    .try = Slots on the left are safer. Place your remaining citizens.
guide-dice = The dice are rolled
    .text = The round has begun: everyone received 10 deniers, paid the salaries, and rolled a die for every standing citizen. Your dice lie in your district of the town square, the others’ in theirs. Grey citizens belong to nobody, but you can buy their dice.
    .try = Look at the town square, then go on.
guide-rounds = How long it lasts
    .text = With two players the game lasts four rounds; the bar at the top counts them. Each has the same order: income and salaries, dice, events, actions. The player with the most VP after the last one wins.
    .try = Find the round in the bar, then go on.
guide-events = Events
    .text = Events wait in the queue. Marauding is always there; each round brings new ones, and every one of them strikes each round until it is countered. Hover over a card, or press and hold, to read what it does.
    .try = Look at the events, then go on.
guide-counter = Under attack
    .text = A black die attacks you. Answer with dice of your own that add up to at least its value; red dice count double. You gain 1 influence for each black die you counter. The dice you use are gone for this round, so spend no more than you must.
    .try = Choose your dice.
guide-action = One action, then the next player
    .text = In your turn you do one thing; then the others do, round and round until no die is left or all have passed. What glows is what you may do now: activate a card, build the Cathedral, fight an event, place a citizen, use agriculture, or pass.
    .try = Choose a card in a colour of which you have high dice.
guide-lot = A group of dice
    .text = Take one, two or three dice of one colour, from any district. Your own are free. Dice of others cost 2 deniers each in a group of one, 4 each in a group of two, 6 each in a group of three. The owner gets the money and can’t refuse.
    .try = Choose your dice from the highest down.
guide-sum = The arithmetic
    .text = The question bar adds up: the value of your dice, divided by the figure on the card and rounded down, says how often you activate it. It also shows what you pay, and what you gain.
    .try = Add a die if it is worth it, or finish the group.
guide-hiring = Hiring a tradesman
    .text = A card works for you only if you have a tradesman on it. The first time you hire one, for the price in its corner, with a citizen of yours who then stands there and stays until the end of the game.
    .try = Compare the prices of the cards, then go on.
guide-hired = A tradesman of yours
    .text = To activate a card you need a tradesman on it. You hire a tradesman once, for good: next time you only need the dice. The shield on the slot is worth VP at the end of the game.
    .try = Go on.
guide-fields = Agriculture
    .text = With yellow dice you can always use agriculture: their sum, halved and rounded down, in deniers. It needs no tradesman, so it helps whenever money is short.
    .try = Use agriculture with your yellow dice.
guide-cathedral = The Cathedral
    .text = White dice build. Each places a cube of yours on the space of its number, on the lowest free level: 1 VP, and 1 influence for a 1 to 3, 2 for a 4 to 6. At the end every level without a cube of yours costs you 2 VP.
    .try = The Cathedral glows if you can build now.
guide-fight = Fighting an event
    .text = Dice of an event’s colour, divided by its figure, become cubes on its banners; each brings 1 influence. When all banners are taken, the player with the most cubes gets the first reward, the next one the second, and the event is countered.
    .try = A single cube on an event is worth 1 VP even if it is never countered.
guide-citizen = Placing a citizen
    .text = A single die places a citizen: in the Palace on the slot of its number, elsewhere at the entrance of its row. Every citizen who still stands at the start of the next round is one more die for you.
    .try = If you have a citizen in reserve, think of placing one.
guide-influence = Influence
    .text = Before an action you may spend influence: 1 to roll one of your dice again, 2 for a new citizen, 4 to turn up to three of your dice over. Only your own dice, never those you buy.
    .try = Go on.
guide-pass = When to pass
    .text = Pass when nothing is worth your dice any more. You receive 2 deniers, and 1 more each time your turn comes round again. Others may still buy your dice, and pay you for them.
    .try = Go on.
guide-characters = Characters
    .text = Your panel shows the characters you hold in secret. At the end all characters that were dealt score for everyone, so watch what the others work for: they know theirs too.
    .try = Look at what yours would score now.
guide-score = What scores
    .text = At the end count the VP you have gained, the tradesmen on the cards, your cubes on events and in the Cathedral, and the characters of all players. Deniers and influence count only where a character says so.
    .try = Keep it in mind, then go on.
guide-farewell = You know how to play
    .text = A new round: income, dice, events, actions, and new cards are revealed. Everything on the table explains itself: hover over it, or press and hold. Good luck!
    .try = Play on. At the end you will see how it went.
guide-next = What to try next
    .text = Play again without the guide, against an Apprentice. When that feels easy, add the Ladies of Troyes: more characters, the ramparts, the purple die. The game review shows where this game turned.
