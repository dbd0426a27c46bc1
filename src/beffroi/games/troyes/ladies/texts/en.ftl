troyes-option-ladies = modules of The Ladies of Troyes
troyes-option-ladies-characters = nine characters, three of them ladies
troyes-option-open-character = one more character lies face up and scores for everyone
troyes-character-jeanne = Jeanne de Champagne
    .text = Rewards your citizens in the City Hall and your tradesmen on yellow cards.
troyes-character-isabeau = Isabeau de Bavière
    .text = Rewards your citizens in the Palace and your tradesmen on red cards.
troyes-character-marie = Marie de Champagne
    .text = Rewards your citizens in the Bishopric and your tradesmen on white cards.
troyes-item-jeanne = Jeanne de Champagne
troyes-item-isabeau = Isabeau de Bavière
troyes-item-marie = Marie de Champagne
troyes-option-ladies-purple-die = a purple die for each player, of whichever colour its owner wants
troyes-colour-purple = purple
troyes-option-ladies-events = six more events
troyes-ask-give-citizen = Which of your citizens falls to the Possession?
troyes-ask-free-citizen = Whose citizen do you free?
troyes-ask-lose-cube = Which of your cubes does the winter take?
troyes-free = free a citizen of { $owner }
troyes-lose-cube = the cube on the { $card }
troyes-outlaw-strengthens = The Outlaw Leader makes every black die { $adds } stronger, up to 6.
troyes-possessed = A citizen of { $seat } is possessed.
troyes-freed = A citizen of { $owner } is freed.
troyes-uprising = Uprising: { $building } is turned upside down.
troyes-monk-settles = A gray tradesman settles on the { $card }.
troyes-monk-finds-nothing = The Monk finds no free slot.
troyes-freezes = { $seat } loses a cube to the winter.
troyes-why-free = Choose whose citizen is freed.
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
    .text = Each player loses one own cube lying on an activity card or an outdoor activity; who has none loses nothing.
    .short = Everybody loses a cube from a card
troyes-event-outlaw-leader = Outlaw Leader
    .text = Black dice of the events phase are worth { $adds } more, 6 at most. Only a direct fight puts a cube here.
    .short = Black dice count { $adds } more
troyes-event-uprising = Uprising
    .text = A die names a building. Its citizens, with a gray one or those lying there, are put back at random; who finds no slot lies down.
    .short = A building is reshuffled
troyes-event-wandering-monk = Monk
    .text = A die names a colour: a gray tradesman takes the best free slot among its cards.
    .short = A grey tradesman takes a slot
troyes-event-possession = Possession
    .text = When it appears everybody puts a citizen on it. Each cube placed here frees one of them.
    .short = Holds a citizen of everybody
troyes-option-ladies-activities = twenty-seven more activity cards
troyes-option-ladies-cards = activity cards of the module
    .help = Mixed: base cards and new ones are dealt together. Alone: only the new ones.
troyes-option-ladies-cards-mixed = mixed with the base game's
troyes-option-ladies-cards-alone = alone
troyes-ask-use-or-load = { $card }: lay cubes on it, or use some of yours?
troyes-ask-load-cubes = How many cubes do you lay on the { $card }? ({ $deniers } deniers each)
troyes-ask-aim-catapult = Which event does the Catapult hit? ({ $shots } to shoot)
troyes-ask-send-scout = Where does the Scout leave a cube, from left to right? ({ $deniers } deniers each, { $left } activations left)
troyes-ask-choose-good = Points or influence? ({ $left } activations left)
troyes-ask-pick-victim = From whom do you take influence?
troyes-ask-choose-column = In which column do you build? ({ $cubes } cubes to place)
troyes-load-cubes = { $number ->
        [one] lay a cube on the card
       *[other] lay { $number } cubes on the card
    }
troyes-use-cubes = { $number ->
        [one] use one cube
       *[other] use { $number } cubes
    }
troyes-scout-returns = no more cubes with this activation
troyes-take-points = { $points ->
        [one] one point with this activation
       *[other] { $points } points with this activation
    }
troyes-take-influence = { $influence } influence with all that are left
troyes-victim = { $seat } ({ $influence } influence)
troyes-column = level { $level }, number { $column }
troyes-steals-influence = { $seat } takes { $influence } influence from { $other }.
troyes-why-richest = Only the opponents with most influence can be chosen.
troyes-why-choose-column = Choose a free space of the Cathedral, the lowest of its column.
troyes-item-hermit = Hermit
troyes-item-fort = Fort
troyes-item-princess = Princess
troyes-card-lumberjack = Lumberjack
    .text = Mixed. Lay a cube here, or take one of yours away for { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Lay a cube, or use one: { $gives-deniers } deniers
troyes-card-clogmaker = Clogmaker
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your citizens standing in the City Hall.
    .short = { $gives-deniers } denier a citizen of yours in the City Hall
troyes-card-weaver = Weaver
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your tradesmen on any card, this one included.
    .short = { $gives-deniers } denier per tradesman of yours
troyes-card-hotelkeeper = Hotelkeeper
    .text = { $gives-influence } influence or { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }, as you like with each activation.
    .short = { $gives-influence } influence or { $gives-points } point
troyes-card-distiller = Distiller
    .text = Delayed. A cube turns one of your own dice over for one action.
    .short = Cube: turn one of your dice over
troyes-card-winemaker = Winemaker
    .text = Delayed. A cube makes one die of another district free; it counts in the size of the lot.
    .short = Cube: a die of another district for free
troyes-card-banker = Banker
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } if you own more than { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    }; you keep them.
    .short = { $gives-points } points above { $above-deniers } deniers
troyes-card-breeder = Breeder
    .text = Mixed. Lay a cube here for { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, or take one of yours away for { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Cube for { $cube-deniers } deniers, or use one: { $gives-points } points
troyes-card-master-craftsman = Master Craftsman
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } for every two of your tradesmen, on all cards together.
    .short = { $gives-points } point per 2 tradesmen of yours
troyes-card-augustinian = Augustinian
    .text = Delayed. A cube joins a lot as a yellow die of yours showing { $pips }, beside at least one real die.
    .short = Cube: one more yellow { $pips } in a lot
troyes-card-head-templar = Head Templar
    .text = Delayed. With a cube one red die of each other district costs { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    }, however large the lot.
    .short = Cube: red dice of others for { $die-deniers } deniers each
troyes-card-bishop = Bishop
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } for each of your cubes in the Cathedral.
    .short = { $gives-deniers } denier a cube in the Cathedral
troyes-card-herbalist = Herbalist
    .text = Delayed. A cube lets exactly one white die act as { $counts-as ->
        [2] two
        [3] three
       *[other] { $counts-as }
    } red dice of its value.
    .short = Cube: 1 white die is { $counts-as } red
troyes-card-master-builder = Master Builder
    .text = A cube into any column of the Cathedral, on its lowest free level, with the usual reward. He alone reaches a fourth level; who has no cube there loses { $missing-level ->
        [one] { $missing-level } point
       *[other] { $missing-level } points
    } at the end.
    .short = A cube in any column, up to level IV
troyes-card-preacher = Preacher
    .text = Delayed. A cube gives every die of the lot the value of one of them.
    .short = Cube: all dice like one of the lot
troyes-card-beguine = Beguine
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } for each white die left in your district.
    .short = { $gives-points } point a white die you have left
troyes-card-hermit = Hermit
    .text = Until the end. Lay a cube here. At the end a cube is worth { $best-points ->
        [one] { $best-points } point
       *[other] { $best-points } points
    } less one for every cube here, whosever; { $least-points } at least.
    .short = Cube: at the end { $best-points } points less 1 a cube here
troyes-card-scribe = Scribe
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } for each event card you have won.
    .short = { $gives-points } point an event you won
troyes-card-catapult = Catapult
    .text = Mixed. Lay a cube here, or take one of yours away and put { $shoots ->
        [2] two
        [3] three
       *[other] { $shoots }
    } on one event.
    .short = Lay a cube, or use one: { $shoots } cubes on an event
troyes-card-scout = Scout
    .text = A cube on each event of the queue, { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } for each; you may leave events out.
    .short = Cubes on events, { $cube-deniers } denier each
troyes-card-ransom = Ransom
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } for a cube on any event.
    .short = Pay { $takes-deniers } deniers: a cube on an event
troyes-card-executioner = Executioner
    .text = { $gives-influence } influence from the supply and { $steals-influence } from the opponent who has most.
    .short = { $gives-influence } influence, and { $steals-influence } of the richest in it
troyes-card-lord-of-the-manor = Lord of the Manor
    .text = Mixed. Lay a cube here, or take one of yours away for { $gives-influence } influence.
    .short = Lay a cube, or use one: { $gives-influence } influence
troyes-card-recruiter = Recruiter
    .text = Delayed. A cube joins a lot as a red die of yours showing { $pips }, beside at least one real die.
    .short = Cube: one more red { $pips } in a lot
troyes-card-fort = Fort
    .text = Until the end. Each die lays a cube here: { $gives-low ->
        [one] { $gives-low } point
       *[other] { $gives-low } points
    } and { $gives-low } influence below { $high-from }, { $gives-high } of each from { $high-from } on. At the end most cubes are worth { $gives-most ->
        [one] { $gives-most } point
       *[other] { $gives-most } points
    }.
    .short = Each die: { $gives-low } or { $gives-high } points and influence; most: { $gives-most }
troyes-card-marriage = Marriage
    .text = Pay { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } for { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Pay { $takes-deniers } deniers: { $gives-points } points
troyes-card-princess = Princess
    .text = Until the end. Lay a cube here. At the end most cubes are worth { $gives-most ->
        [one] { $gives-most } point
       *[other] { $gives-most } points
    }.
    .short = Cube: at the end { $gives-most } points for most
troyes-option-tournament = tournament variant: the last round runs counter-clockwise
troyes-word-counter-clockwise = The last round runs counter-clockwise.
