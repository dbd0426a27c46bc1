troyes-option-ladies = The Ladies of Troyes
troyes-option-ladies-characters = Characters
    .help = Nine instead of six, three of them ladies.
troyes-option-open-character = Open character
    .help = One more lies face up and scores for everyone.
troyes-character-jeanne = Jeanne de Champagne
    .text = Rewards your citizens in the City Hall and your tradesmen on yellow cards.
troyes-character-isabeau = Isabeau de Bavière
    .text = Rewards your citizens in the Palace and your tradesmen on red cards.
troyes-character-marie = Marie de Champagne
    .text = Rewards your citizens in the Bishopric and your tradesmen on white cards.
troyes-item-jeanne = Jeanne de Champagne
troyes-item-isabeau = Isabeau de Bavière
troyes-item-marie = Marie de Champagne
troyes-option-ladies-purple-die = Purple die
    .help = One for each player. It takes the colour its owner wants.
troyes-colour-purple = purple
troyes-option-ladies-events = Events
    .help = Six more, wolves among them.
troyes-ask-give-citizen = Which of your citizens falls to the Possession?
troyes-ask-free-citizen = Which citizen do you free?
troyes-ask-lose-cube = Which of your cubes does the winter take?
troyes-free = Free a citizen: { $owner }
troyes-lose-cube = The cube on a card: { $card }
troyes-outlaw-strengthens = Every black die is { $adds } stronger, up to 6: Outlaw Leader.
troyes-possessed = A citizen is possessed: { $seat }.
troyes-freed = A citizen is freed: { $owner }.
troyes-uprising = Uprising: everything is turned upside down ({ $building }).
troyes-monk-settles = A grey tradesman settles: { $card }.
troyes-monk-finds-nothing = There is no free slot for the grey tradesman.
troyes-freezes = { $seat } loses a cube to the winter.
troyes-why-free = Choose the citizen you free.
troyes-why-lose-cube = Choose one of your cubes lying on a card.
troyes-event-wolves = Wolves
    .text = { $black-dice ->
        [one] A black die attacks.
       *[other] { $black-dice } black dice attack.
    }
    .short = { $black-dice ->
        [one] A black die attacks
       *[other] { $black-dice } black dice attack
    }
troyes-event-harsh-winter = Harsh Winter
    .text = Each player loses one of their cubes on an activity card or an outdoor activity; a player without one loses nothing.
    .short = Everyone loses a cube from a card
troyes-event-outlaw-leader = Outlaw Leader
    .text = Black dice of the events phase are worth { $adds } more, 6 at most. Only a direct fight places a cube here.
    .short = Black dice count { $adds } more
troyes-event-uprising = Uprising
    .text = A die names a building. Its citizens, with a grey one or those lying there, are placed again at random; a citizen without a slot lies down.
    .short = A building is reshuffled
troyes-event-wandering-monk = Monk
    .text = A die names a colour: a grey tradesman takes the best free slot among its cards.
    .short = A grey tradesman takes a slot
troyes-event-possession = Possession
    .text = When it appears, each player places a citizen on it. Each cube placed here frees one of them.
    .short = Holds a citizen of everyone
troyes-option-ladies-activities = Activity cards
    .help = Twenty-seven more.
troyes-option-ladies-cards = Mix of activity cards
    .help = Mixed with the cards of the base game, or without them.
troyes-option-ladies-cards-mixed = Mixed
troyes-option-ladies-cards-alone = Alone
troyes-ask-use-or-load = { $card }: place cubes on it, or use some of yours?
troyes-ask-load-cubes = How many cubes do you place? ({ $card }, { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } each)
troyes-ask-aim-catapult = Which event do you hit? ({ $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    } left)
troyes-ask-send-scout = Where do you place a cube, from left to right? ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } each, { $left ->
        [one] { $left } activation
       *[other] { $left } activations
    } left)
troyes-ask-choose-good = VP or influence? ({ $left ->
        [one] { $left } activation
       *[other] { $left } activations
    } left)
troyes-ask-pick-victim = From whom do you take influence?
troyes-ask-choose-column = In which column do you build? ({ $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } left)
troyes-load-cubes = Place { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } on the card
troyes-use-cubes = Use { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
troyes-scout-returns = No more cubes with this activation
troyes-take-points = { $points } VP with this activation
troyes-take-influence = { $influence } influence with all remaining activations
troyes-victim = { $seat } ({ $influence } influence)
troyes-column = Level { $level }, number { $column }
troyes-steals-influence = { $seat } takes { $influence } influence from { $other }.
troyes-why-richest = Only opponents with the most influence can be chosen.
troyes-why-choose-column = Choose a free space of the Cathedral, the lowest of its column.
troyes-item-hermit = Hermit
troyes-item-fort = Fort
troyes-item-princess = Princess
troyes-card-lumberjack = Lumberjack
    .text = Mixed. Place a cube here, or use one of yours: gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Place a cube, or use one: { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-clogmaker = Clogmaker
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your citizens standing in the City Hall.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } per citizen of yours in the City Hall
troyes-card-weaver = Weaver
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your tradesmen on any card, this one included.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } per tradesman of yours
troyes-card-hotelkeeper = Hotelkeeper
    .text = Gain { $gives-influence } influence or { $gives-points } VP; your choice each time.
    .short = { $gives-influence } influence or { $gives-points } VP
troyes-card-distiller = Distiller
    .text = Delayed. A cube turns one of your own dice over for one action.
    .short = Cube: turn one of your dice over
troyes-card-winemaker = Winemaker
    .text = Delayed. A cube makes one die of another district free; it counts in the size of the group.
    .short = Cube: a die of another district for free
troyes-card-banker = Banker
    .text = Gain { $gives-points } VP if you own more than { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    }; you keep them.
    .short = { $gives-points } VP above { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    }
troyes-card-breeder = Breeder
    .text = Mixed. Place a cube here for { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, or use one of yours: gain { $gives-points } VP.
    .short = Cube for { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, or use one: { $gives-points } VP
troyes-card-master-craftsman = Master Craftsman
    .text = Gain { $gives-points } VP for every two of your tradesmen, on all cards together.
    .short = { $gives-points } VP per 2 tradesmen of yours
troyes-card-augustinian = Augustinian
    .text = Delayed. A cube joins a group as a yellow die of yours showing { $pips }, beside at least one real die.
    .short = Cube: one more yellow { $pips } in a group
troyes-card-head-templar = Head Templar
    .text = Delayed. With a cube one red die of each other district costs { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    }, however large the group.
    .short = Cube: red dice of others for { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    } each
troyes-card-bishop = Bishop
    .text = Gain { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your cubes in the Cathedral.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } per cube in the Cathedral
troyes-card-herbalist = Herbalist
    .text = Delayed. A cube lets exactly one white die act as { $counts-as ->
        [2] two
        [3] three
       *[other] { $counts-as }
    } red dice of its value.
    .short = Cube: 1 white die is { $counts-as } red
troyes-card-master-builder = Master Builder
    .text = Place a cube in any column of the Cathedral, on its lowest free level, with the usual reward. Only this card reaches a fourth level; a player with no cube there loses { $missing-level } VP at the end.
    .short = A cube in any column, up to level IV
troyes-card-preacher = Preacher
    .text = Delayed. A cube gives every die of the group the value of one of them.
    .short = Cube: all dice like one of the group
troyes-card-beguine = Beguine
    .text = Gain { $gives-points } VP for each white die left in your district.
    .short = { $gives-points } VP per white die you have left
troyes-card-hermit = Hermit
    .text = Final scoring. Place a cube here. At the end each of your cubes is worth { $best-points } VP minus 1 per cube here, anyone’s (at least { $least-points }).
    .short = Cube: at the end { $best-points } VP minus 1 per cube here
troyes-card-scribe = Scribe
    .text = Gain { $gives-points } VP for each event card you have won.
    .short = { $gives-points } VP per event you won
troyes-card-catapult = Catapult
    .text = Mixed. Place a cube here, or use one of yours: place { $shoots ->
        [one] { $shoots } cube
       *[other] { $shoots } cubes
    } on one event.
    .short = Place a cube, or use one: { $shoots ->
        [one] { $shoots } cube
       *[other] { $shoots } cubes
    } on an event
troyes-card-scout = Scout
    .text = Place a cube on each event of the queue, for { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } each; you may leave events out.
    .short = Cubes on events, { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } each
troyes-card-ransom = Ransom
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, place a cube on any event.
    .short = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }: a cube on an event
troyes-card-executioner = Executioner
    .text = Gain { $gives-influence } influence from the supply and { $steals-influence } from the opponent with the most.
    .short = { $gives-influence } influence, plus { $steals-influence } from the most influential
troyes-card-lord-of-the-manor = Lord of the Manor
    .text = Mixed. Place a cube here, or use one of yours: gain { $gives-influence } influence.
    .short = Place a cube, or use one: { $gives-influence } influence
troyes-card-recruiter = Recruiter
    .text = Delayed. A cube joins a group as a red die of yours showing { $pips }, beside at least one real die.
    .short = Cube: one more red { $pips } in a group
troyes-card-fort = Fort
    .text = Final scoring. Each die places a cube here: { $gives-low } VP and { $gives-low } influence below { $high-from }, { $gives-high } of each from { $high-from } on. At the end the player with the most cubes gains { $gives-most } VP.
    .short = Per die { $gives-low } or { $gives-high } VP and influence; most: { $gives-most }
troyes-card-marriage = Marriage
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gain { $gives-points } VP.
    .short = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }: { $gives-points } VP
troyes-card-princess = Princess
    .text = Final scoring. Place a cube here. At the end the player with the most cubes gains { $gives-most } VP.
    .short = Cube: at the end { $gives-most } VP for the most
troyes-option-tournament = Tournament variant
    .help = The last round runs counter-clockwise.
troyes-word-counter-clockwise = The last round runs counter-clockwise.
troyes-preset-ladies = All the Ladies
    .help = All five modules at once.
troyes-preset-tournament = Tournament
    .help = The last round backwards, for three or four.
troyes-conflict-alone = Alone you play the Royal Challenge, and that goes without the Ladies.
troyes-conflict-tournament = The tournament variant is for { $players } players or more.
troyes-way-players = Play with { $players }
troyes-way-without-ladies = Without the Ladies
troyes-way-leave-off = Leave it off
