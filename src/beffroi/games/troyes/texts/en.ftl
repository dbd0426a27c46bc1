troyes-nobody = the neutral player

# options
troyes-option-bonus = Bonus cards
    .help = Baker, Banquet, Prior and Resistance are shuffled in.
troyes-option-open-vp = Open victory points
    .help = Everyone sees everyone’s VP during the game.
troyes-option-figures = Own figures
    .help = A file with the figures of your printed cards; it overrides ours.
troyes-preset-first = First game
    .help = The base game against one easy bot.
troyes-preset-base = Base game
    .help = The box as it is.

# questions
troyes-ask-place-citizen = Where do you place a citizen?
troyes-ask-choose-action = What do you do?
troyes-ask-hire-tradesman = Hire a tradesman for { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }): which citizen?
troyes-ask-hire-for-influence = Hire a tradesman for { $card } ({ $influence } influence): which citizen?
troyes-ask-take-dice = Which dice for: { $action }? (die { $number })
troyes-ask-settle-citizen = Which citizen do you place with the { $value }? ({ $building })
troyes-ask-use-card = How many times do you use { $card }? (up to { $most })
troyes-ask-use-again = { $card }: once more? ({ $left ->
        [one] one activation
       *[other] { $left } activations
    } left)
troyes-ask-fight-event = How many cubes do you place? (Event: { $event }, up to { $most })
troyes-ask-choose-target = On which event do you place a cube? ({ $cubes } left)
troyes-ask-reroll-die = Which of your dice do you roll again?
troyes-ask-turn-dice = Which of your dice do you turn over? (die { $number } of up to 3)
troyes-ask-counter-black-die = Counter the black dice: { $value } of { $need } so far.

# choices
troyes-slot = { $building }, slot { $number }
troyes-pass = Pass ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } on your district)
troyes-reroll = Reroll one of your dice ({ $influence } influence)
troyes-recruit = Recruit a citizen ({ $influence } influence)
troyes-turn = Turn over up to 3 of your dice ({ $influence } influence)
troyes-farm = Use agriculture
troyes-cathedral = Build the Cathedral
troyes-place = Place a citizen
troyes-activate = Activate: { $card } (÷{ $divisor })
troyes-activate-by-die = Activate: { $card } (once for each die)
troyes-fight = Fight: { $event } (÷{ $divisor })
troyes-target = { $event }
troyes-from-reserve = From your reserve
troyes-from-slot = From: { $building }, slot { $number }
troyes-from-lying = Your lying citizen: { $building }
troyes-from-card = Your tradesman: { $card }
troyes-spend-cube = Spend a cube: { $card }
troyes-own-die = Your { $colour } { $value }
troyes-bought-die = The { $colour } { $value } of { $owner } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-neutral-die = The neutral { $colour } { $value } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-turned-die = Your { $colour } { $value } becomes { $turned }
troyes-fighting-die = Your { $colour } { $value } (strength { $strength })
troyes-done = Done: value { $value }, works { $uses ->
        [one] once
       *[other] { $uses } times
    }
troyes-turn-done = Turn { $number ->
        [one] this die
       *[other] these { $number } dice
    }
troyes-uses = { $number ->
        [one] Once
       *[other] { $number } times
    }
troyes-use-again = Once more
troyes-use-no-more = Stop here
troyes-places-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
troyes-foe = Counter a black { $value } as well
troyes-counter = Counter with strength { $value } against { $need }
troyes-yield = Give in (lose { $points } VP)

# what happens
troyes-places = { $seat } places a citizen: { $building }, slot { $number }.
troyes-placement-over = All citizens are placed; grey ones fill the gaps.
troyes-round = Round { $round } of { $rounds }.
troyes-turned-up = Revealed: { $card }.
troyes-income = { $seat } receives { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } and pays { $salary } in salaries.
troyes-falls-short = { $seat } can’t pay in full and loses { $points } VP.
troyes-dice-rolled = { $number ->
        [one] One die is
       *[other] { $number } dice are
    } rolled onto the town square.
troyes-event-drawn = A new event: { $event }.
troyes-event-strikes = Event: { $event }.
troyes-loses-deniers = { $seat } loses { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-loses-influence = { $seat } loses { $influence } influence.
troyes-no-gray-left = All grey citizens are in play already: nothing happens.
troyes-newcomer = A grey citizen is placed with a { $value }: { $building }.
troyes-expelled = A citizen of { $owner } is expelled: { $building }.
troyes-gray-builds = A grey cube is placed on level { $level }, number { $column }.
troyes-cube-falls = A cube is removed from level { $level }, number { $column }: { $owner }.
troyes-resisted = Every event loses its last cube.
troyes-black-dice = { $number ->
        [one] One black die is rolled: { $highest }.
       *[other] { $number } black dice are rolled, the highest is { $highest }.
    }
troyes-counters = { $seat } counters { $foes ->
        [one] a black die
       *[other] { $foes } black dice
    } with { $dice ->
        [one] one of their dice
       *[other] { $dice } of their dice
    }.
troyes-gives-in = { $seat } can’t counter the black { $value } and loses { $points } VP.
troyes-passes = { $seat } passes, with { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } on the district.
troyes-waits = { $seat } has passed: { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } more on the district.
troyes-recruits = { $seat } recruits a citizen.
troyes-rerolls = { $seat } rerolls a { $colour } { $value }: { $rolled }.
troyes-turns = { $seat } turns a { $colour } { $value } to { $turned }.
troyes-hires = { $seat } hires a tradesman for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }: { $card }.
troyes-hires-for-influence = { $seat } hires a tradesman for { $influence } influence: { $card }.
troyes-buys = { $seat } buys a { $colour } { $value } for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } from { $owner }.
troyes-spends-cube = { $seat } spends a cube: { $card }.
troyes-farms = { $seat } uses agriculture: { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-builds = { $seat } builds on level { $level }, number { $column }.
troyes-settles = { $seat } places a citizen with a { $value }: { $building }, slot { $slot }.
troyes-uses-card = { $seat } activates { $card }: { $uses ->
        [one] once
       *[other] { $uses } times
    }.
troyes-cubes-on-card = { $seat } places { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    }: { $card }.
troyes-gains-deniers = { $seat } gains { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-gains-influence = { $seat } gains { $influence } influence.
troyes-gains-points = { $seat } gains { $points } VP.
troyes-pays = { $seat } pays { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } to { $other }.
troyes-jousting-lost = { $seat } does not win the jousting.
troyes-archer-hits = { $seat } shoots { $shots ->
        [one] once
       *[other] { $shots } times
    } and hits { $hits ->
        [one] once
       *[other] { $hits } times
    }.
troyes-archer-shoots = { $seat } shoots and rolls { $value }: { $hits ->
        [0] a miss
       *[other] a hit
    }.
troyes-cubes-lost = { $seat } has no event left for { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    }.
troyes-event-cube = { $event }: { $owner } places a cube.
troyes-event-countered = Event countered: { $event }.
troyes-wins-event = { $seat } wins the card: { $event }.
troyes-collects = { $seat } collects { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } from the district.
troyes-game-over = The last round is over.

# refusals
troyes-refused = That can’t be chosen now.
troyes-why-not-yours = That belongs to another player.
troyes-why-placement = Choose an empty slot of a main building for your citizen.
troyes-why-slot-taken = A citizen already stands there; nobody is expelled during the first placement.
troyes-why-choose-action = First choose what to do, then the dice, cubes and citizens for it.
troyes-why-take-dice = Choose a die, or finish the group.
troyes-why-source = Choose one of your citizens. It can’t stay where it is, and you can’t expel a colour that already lies in that building.
troyes-why-uses = First choose how many times.
troyes-why-use-again = First choose whether to use the card once more.
troyes-why-choose-event = Choose an event for the cube.
troyes-why-choose-die = Choose one of your dice.
troyes-why-raided = Marauding was countered in this action; it takes new cubes from the next action on.
troyes-why-face-down = This card is not in play: one of each colour is turned up in rounds 1 to 3.
troyes-why-too-dear = Hiring and the first activation cost { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }; you have { $deniers }.
troyes-why-use-influence = One activation costs { $influence } influence, which you don’t have.
troyes-why-no-citizen = You have no citizen to hire.
troyes-why-no-dice = No die of its colour is left on the town square.
troyes-why-value = No group you can pay with { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } reaches the value { $need } there.
troyes-why-price = The group would cost { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }; you can spend { $deniers }.
troyes-why-no-column = No white die shows a number whose column still has a free space.
troyes-why-column = Column { $value } of the Cathedral has no free space for it, and every die of the group must place a cube.
troyes-why-no-row = None of your citizens can enter there: you can’t expel a colour that already lies in that building.
troyes-why-influence = That costs { $influence } influence; you have { $has }.
troyes-why-no-supply = None of your citizens is left in the general supply.
troyes-why-no-own-dice = You have no die left in your district.
troyes-why-own-dice = Influence works on the dice of your own district only.
troyes-why-die-gone = That die is not on the town square.
troyes-why-colour = A die of this colour does not fit this group.
troyes-why-other-first = With this cube another die comes first.
troyes-why-taken = That die is in the group already.
troyes-why-order = Dice are taken from high to low: take back, and begin with this one.
troyes-why-lot-full = This group holds { $most ->
        [one] only { $most } die
       *[other] at most { $most } dice
    }.
troyes-why-no-buying = You can’t buy dice against black dice.
troyes-why-too-weak = The dice you would have left can’t reach { $need }.
troyes-why-black-first = The black dice come first: counter the highest one with your own dice.

# the terminal
troyes-terminal-head = Round { $round } of { $rounds } · { $phase }
troyes-terminal-player = { $seat }
troyes-terminal-deniers = { $deniers ->
    [one] denier
   *[other] deniers
 }
troyes-phase-placement = placement
troyes-phase-income = income
troyes-phase-dice = dice
troyes-phase-events = events
troyes-phase-actions = actions
troyes-phase-end = end of round
troyes-phase-over = the game is over
troyes-word-activities = Activity cards
troyes-word-agriculture = agriculture
troyes-word-black-dice = Black dice:
troyes-word-cathedral = Cathedral
troyes-word-citizen = a citizen
troyes-word-deniers = deniers
troyes-word-events = Events
troyes-word-face-down = face down
troyes-word-influence = influence
troyes-word-lying = lying:
troyes-word-passed = passed
troyes-word-points = VP
troyes-word-reserve = reserve
troyes-word-round = Round
troyes-word-square = Town square
troyes-word-start-player = start player
troyes-word-won = won:

# the page
troyes-zone-dice = Dice
troyes-zone-city = City
troyes-zone-cards = Cards
troyes-zone-events = Events

# scoring
troyes-item-points = VP gained in play
troyes-item-events = events not countered
troyes-item-tradesmen = tradesmen
troyes-item-cathedral = Cathedral levels missing
troyes-item-chretien = Chrétien de Troyes
troyes-item-urbain = Urban IV
troyes-item-thibaut = Theobald II
troyes-item-hugues = Hugh of Payns
troyes-item-florentin = The Florentine
troyes-item-henry = Henry I

# places and colours
troyes-building-palace = Palace
    .text = Red dice. Each slot has its own number; a newcomer expels the citizen standing there. Salary 2.
troyes-building-bishopric = Bishopric
    .text = White dice. A newcomer enters the row of its die on the left and pushes the others right. Salary 1.
troyes-building-city-hall = City Hall
    .text = Yellow dice. A newcomer enters the row of its die on the left and pushes the others right. No salary.
troyes-colour-red = red
troyes-colour-white = white
troyes-colour-yellow = yellow

# characters
troyes-character-chretien = Chrétien de Troyes
    .text = Rewards citizens standing in the three main buildings.
troyes-character-urbain = Urban IV
    .text = Rewards cubes in the Cathedral.
troyes-character-thibaut = Theobald II
    .text = Rewards deniers left.
troyes-character-hugues = Hugh of Payns
    .text = Rewards influence left.
troyes-character-florentin = The Florentine
    .text = Rewards tradesmen on activity cards.
troyes-character-henry = Henry I
    .text = Rewards event cards won.

# activity cards
troyes-card-artisan = Artisan
    .text = Pay { $takes-influence } influence, gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Pay { $takes-influence } influence: { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-merchant = Merchant
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-miller = Miller
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your citizens standing in the Palace, or in the Bishopric, whichever pays more.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } per citizen in Palace or Bishopric
troyes-card-innkeeper = Innkeeper
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gain { $gives-influence } influence.
    .short = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }: { $gives-influence } influence
troyes-card-blacksmith = Blacksmith
    .text = Delayed. A cube adds { $adds } to one group of red dice. Not to place a citizen.
    .short = Cube: +{ $adds } on a group of red dice
troyes-card-militia = Militia
    .text = Delayed. A cube lets a group of yellow dice act as red ones; it may also place a citizen in the Palace.
    .short = Cube: yellow dice act as red
troyes-card-journeyman = Journeyman
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gain { $gives-points } VP.
    .short = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }: { $gives-points } VP
troyes-card-goldsmith = Goldsmith
    .text = Gain { $gives-points } VP and { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-points } VP and { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-sculptor = Sculptor
    .text = Gain { $gives-points } VP.
    .short = { $gives-points } VP
troyes-card-tithe = Tithe
    .text = Delayed. A cube gives you one yellow die of each other district for free, in a yellow group of up to three dice.
    .short = Cube: a free yellow die from each district
troyes-card-monk = Monk
    .text = Delayed. A cube lets exactly one white die act as { $counts-as ->
        [2] two
        [3] three
       *[other] { $counts-as }
    } yellow dice of its value.
    .short = Cube: 1 white die is { $counts-as } yellow
troyes-card-priest = Priest
    .text = Delayed. A cube adds { $adds } to each yellow die of a group, even above 6. Not to place a citizen.
    .short = Cube: +{ $adds } on each yellow die
troyes-card-apprenticeship = Apprenticeship
    .text = Delayed. A cube gives each die of a group of any colour the value { $sets }. Not to place a citizen, not for the Cathedral.
    .short = Cube: all your dice count { $sets }
troyes-card-confession = Confession
    .text = Delayed. A cube adds { $adds } to each die of a group of any colour, even above 6. Not to place a citizen, not for the Cathedral.
    .short = Cube: +{ $adds } on each die
troyes-card-templar = Templar
    .text = Delayed. A cube lets exactly one white die act as { $counts-as ->
        [2] two
        [3] three
       *[other] { $counts-as }
    } red dice of its value.
    .short = Cube: 1 white die is { $counts-as } red
troyes-card-pilgrimage = Pilgrimage
    .text = Gain { $gives-points } VP. The group may mix dice of all colours.
    .short = { $gives-points } VP, with dice of any colours
troyes-card-procession = Procession
    .text = The player with the most dice left in their district gains { $gives-points } VP; tied players all gain them. Neutral dice count.
    .short = { $gives-points } VP for the most dice left
troyes-card-glassblower = Glassblower
    .text = Gain { $gives-points } VP for each pair of your cubes in the Cathedral.
    .short = { $gives-points } VP per 2 cubes in the Cathedral
troyes-card-archer = Archer
    .text = Roll a die; on { $hits-from } to 6 place a cube on any event.
    .short = Roll { $hits-from } or more: a cube on an event
troyes-card-chivalry = Chivalry
    .text = Place a cube on any event for each red die left in your district.
    .short = A cube on an event per red die you have left
troyes-card-diplomat = Diplomat
    .text = Pay { $takes-influence } influence, place a cube on any event. All influence is paid before the first cube.
    .short = Pay { $takes-influence } influence: a cube on an event
troyes-card-hunting = Hunting
    .text = Gain { $gives-influence } influence.
    .short = { $gives-influence } influence
troyes-card-mercenary = Mercenary
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-tax-collector = Tax Collector
    .text = Each player pays you { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of their citizens standing in the City Hall; the bank pays for grey ones.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each other citizen in the City Hall
troyes-card-captain = Captain
    .text = Gain { $gives-points } VP for each event, Marauding included, on which you have a cube.
    .short = { $gives-points } VP per event with a cube of yours
troyes-card-jousting = Jousting
    .text = Gain { $gives-points } VP if nobody’s remaining red dice add up to more than yours. Players tied with you gain them too.
    .short = { $gives-points } VP for the most red pips left
troyes-card-troubadour = Troubadour
    .text = Pay { $takes-influence } influence, gain { $gives-points } VP.
    .short = Pay { $takes-influence } influence: { $gives-points } VP
troyes-card-baker = Baker
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each yellow die left on the town square.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } per yellow die left anywhere
troyes-card-banquet = Banquet
    .text = Gain { $gives-points } VP for each red die in the district that has the most.
    .short = { $gives-points } VP per red die in the district with most
troyes-card-prior = Prior
    .text = Delayed. A cube lets exactly one white die act as { $counts-as ->
        [2] two
        [3] three
       *[other] { $counts-as }
    } white dice of its value.
    .short = Cube: 1 white die is { $counts-as } white

# events
troyes-event-marauding = Marauding
    .text = { $black-dice ->
        [one] One black die each round.
       *[other] { $black-dice } black dice each round.
    } Always there; when it is countered, its VP are shared and its cubes go back.
    .short = Always here: { $black-dice ->
        [one] a black die
       *[other] { $black-dice } black dice
    } each round
troyes-event-drought = Drought
    .text = Each player pays { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } for each of their citizens standing in the City Hall.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } per citizen in the City Hall
troyes-event-support = Support
    .text = A grey cube is placed on { $neighbours ->
        [one] the event
       *[other] each of the { $neighbours } events
    } to its left.
    .short = A grey cube on { $neighbours ->
        [one] the event
       *[other] the { $neighbours } events
    } before it
troyes-event-civil-war = Civil War
    .text = Each player loses { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }.
    .short = Everybody loses { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }
troyes-event-travellers = Travellers
    .text = A grey citizen enters the row of the City Hall that a black die shows.
    .short = A grey citizen enters the City Hall
troyes-event-theological-conflict = Theological Conflict
    .text = A grey citizen enters the row of the Bishopric that a black die shows.
    .short = A grey citizen enters the Bishopric
troyes-event-heresy = Heresy
    .text = Each player loses { $takes-influence } influence.
    .short = Everybody loses { $takes-influence } influence
troyes-event-itinerant-builders = Itinerant Builders
    .text = A grey cube takes the first free space of the Cathedral.
    .short = A grey cube in the Cathedral
troyes-event-work-disruption = Disruption of Work
    .text = The highest cube of the Cathedral is removed.
    .short = The highest Cathedral cube falls
troyes-event-highwaymen = Highwaymen
    .text = { $black-dice ->
        [one] One black die.
        [2] Two black dice.
       *[other] { $black-dice } black dice.
    }
    .short = { $black-dice ->
        [one] A black die attacks
       *[other] { $black-dice } black dice attack
    }
troyes-event-succession-conflict = Conflict of Succession
    .text = A grey citizen takes the slot of the Palace that a die shows.
    .short = A grey citizen enters the Palace
troyes-event-skirmishes = Skirmishes
    .text = { $black-dice ->
        [one] One black die.
        [2] Two black dice.
       *[other] { $black-dice } black dice.
    }
    .short = { $black-dice ->
        [one] A black die attacks
       *[other] { $black-dice } black dice attack
    }
troyes-event-war = War
    .text = { $black-dice ->
        [one] One black die.
        [2] Two black dice.
       *[other] { $black-dice } black dice.
    }
    .short = { $black-dice ->
        [one] A black die attacks
       *[other] { $black-dice } black dice attack
    }
troyes-event-norman-attack = Norman Attack
    .text = { $black-dice ->
        [one] One black die.
        [2] Two black dice.
       *[other] { $black-dice } black dice.
    }
    .short = { $black-dice ->
        [one] A black die attacks
       *[other] { $black-dice } black dice attack
    }
troyes-event-resistance = Resistance
    .text = It brings a second red event. The last cube placed on each event is removed.
    .short = Each event loses its last cube
troyes-ask-declare-order = Which colour is the die?
troyes-declare = As a { $colour } die: { $building }
troyes-word-open-characters = Face up:

# what bots judge by
troyes-term-points = VP so far
troyes-term-tradesmen = slots of tradesmen
troyes-term-events = cubes on events
troyes-term-cathedral = levels of the Cathedral still missing
troyes-term-characters = characters
troyes-term-citizens = citizens and their dice to come
troyes-term-dice = dice left this round
troyes-term-cards = tradesmen on cards and their cubes
troyes-term-influence = influence
troyes-term-deniers = deniers
troyes-term-expansion = yield of the expansion
troyes-term-learned = experience of many games

troyes-theme-finish-event = Finish an event
troyes-theme-events = Events
troyes-theme-cathedral = Cathedral
troyes-theme-expel = Expel a citizen
troyes-theme-deny-die = Take a rival’s die
troyes-theme-buy-dice = Buying dice
troyes-theme-hire = Hiring
troyes-theme-agriculture = Agriculture
troyes-theme-activities = Activity cards
troyes-theme-money = Money
troyes-theme-influence = Influence
troyes-theme-black-dice = Black dice
troyes-theme-pass = Passing
troyes-theme-placement = Placement
troyes-theme-last-round = Last round

# what a composed turn lacks, and what it changes: the number stands before it
troyes-lacks-dice = Pick the dice for it.
troyes-lacks-value = The dice picked are worth { $value }; { $need } is needed.
troyes-change-deniers = { $amount ->
        [one] denier
       *[other] deniers
    }
troyes-change-influence = influence
troyes-change-points = VP
troyes-change-cathedral = { $amount ->
        [one] cube on the Cathedral
       *[other] cubes on the Cathedral
    }
troyes-change-banners = { $amount ->
        [one] cube on events
       *[other] cubes on events
    }
troyes-change-cubes = { $amount ->
        [one] cube on cards
       *[other] cubes on cards
    }
troyes-change-reserve = { $amount ->
        [one] citizen in reserve
       *[other] citizens in reserve
    }
troyes-change-placed = { $amount ->
        [one] citizen in the buildings
       *[other] citizens in the buildings
    }
troyes-change-tradesmen = { $amount ->
        [one] tradesman
       *[other] tradesmen
    }
troyes-change-dice = { $amount ->
        [one] die
       *[other] dice
    }
troyes-change-supply = { $amount ->
        [one] citizen in the general supply
       *[other] citizens in the general supply
    }
troyes-change-pot = { $amount ->
        [one] denier set aside
       *[other] deniers set aside
    }
