# The page of printed figures.
deck-activity-red = Military activities
deck-activity-white = Religious activities
deck-activity-yellow = Civil activities
deck-event = Events
deck-ladies = The Ladies of Troyes
deck-character = Characters
deck-board = The board
deck-royal = Royal Challenge
kind-immediate = immediate
kind-delayed = delayed
kind-mixed = mixed
kind-end = final scoring
bonus = bonus card
always-there = always there
group-character = character
group-board = board
group-ramparts = ramparts
group-royal = solo game
row-board = Rows of the buildings
    .text = Which dice place a citizen in which row of the Bishopric and the City Hall, and where grey citizens stand at first with two players.
row-ramparts = Gates of the ramparts
    .text = The spaces of the track that have a gate.
row-royal = The King’s order
    .text = In which order the King takes the slots of the buildings.
figure-cost = Hire
figure-divisor = ÷
figure-slots = Slots
figure-slots-n = Slot { $n }
figure-level = Level
figure-builds = Builds
figure-gives-points = VP
figure-fight = Fought with
figure-banners = Banners
figure-points = VP
figure-points-n = { $n ->
    [1] 1st VP
    [2] 2nd VP
   *[other] { $n }th VP
}
figure-black-dice = Black dice
figure-deck = Deck
figure-calls = Next card
figure-calls-n = Next card { $n }
figure-thresholds = Steps
figure-thresholds-n = { $m ->
    [1] Step { $n }: from
   *[other] Step { $n }: VP
}
figure-thresholds-for-two = Steps for two
figure-thresholds-for-two-n = { $m ->
    [1] Two players { $n }: from
   *[other] Two players { $n }: VP
}
figure-bishopric-rows = Bishopric
figure-bishopric-rows-n = Bishopric, row { $n }
figure-city-hall-rows = City Hall
figure-city-hall-rows-n = City Hall, row { $n }
figure-two-player-palace = Palace for two
figure-two-player-palace-n = Palace for two { $n }
figure-two-player-bishopric = Bishopric for two
figure-two-player-bishopric-n = { $m ->
    [1] Bishopric for two { $n }: row
   *[other] Bishopric for two { $n }: slot
}
figure-two-player-city-hall = City Hall for two
figure-two-player-city-hall-n = { $m ->
    [1] City Hall for two { $n }: row
   *[other] City Hall for two { $n }: slot
}
figure-gates = Gates
figure-gates-n = Gate { $n }
figure-palace-order = Palace
figure-palace-order-n = Palace { $n }
figure-bishopric-order = Bishopric
figure-bishopric-order-n = { $m ->
    [1] Bishopric { $n }: row
   *[other] Bishopric { $n }: slot
}
figure-city-hall-order = City Hall
figure-city-hall-order-n = { $m ->
    [1] City Hall { $n }: row
   *[other] City Hall { $n }: slot
}
any-colour = any one colour
example-activity = As played with your figures: three dice of 5 activate it { $now ->
    [one] once
   *[other] { $now } times
} instead of { $before ->
    [one] once
   *[other] { $before } times
}.
example-event = As played with your figures: three dice of 5 place { $now ->
    [one] { $now } cube
   *[other] { $now } cubes
} instead of { $before }.
book-troyes = Troyes, revised rulebook
book-ladies = The Ladies of Troyes, rulebook
book-royal = Troyes, rules of the solo game
does-not-fit = This does not fit the other figures.
