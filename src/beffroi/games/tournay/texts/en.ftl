# Tournay in English.

tournay-nobody = nobody
tournay-crier = Town Crier
tournay-colour-yellow = yellow
tournay-colour-white = white
tournay-colour-red = red
tournay-deck-yellow-1 = Yellow I
tournay-deck-white-1 = White I
tournay-deck-red-1 = Red I
tournay-deck-yellow-2 = Yellow II
tournay-deck-white-2 = White II
tournay-deck-red-2 = Red II
tournay-deck-yellow-3 = Yellow III
tournay-deck-white-3 = White III
tournay-deck-red-3 = Red III
tournay-deck-events = Events
tournay-slot-a1 = A1
tournay-slot-b1 = B1
tournay-slot-c1 = C1
tournay-slot-d1 = D1
tournay-slot-e1 = E1
tournay-slot-a2 = A2
tournay-slot-b2 = B2
tournay-slot-c2 = C2
tournay-slot-d2 = D2
tournay-slot-e2 = E2
tournay-slot-a3 = A3
tournay-slot-b3 = B3
tournay-slot-c3 = C3
tournay-slot-d3 = D3
tournay-slot-e3 = E3
tournay-slot-a4 = A4
tournay-slot-b4 = B4
tournay-slot-c4 = C4
tournay-slot-d4 = D4
tournay-slot-e4 = E4
tournay-slot-a5 = A5
tournay-slot-b5 = B5
tournay-slot-c5 = C5
tournay-slot-d5 = D5
tournay-slot-e5 = E5
tournay-option-advanced = Advanced rules
    .help = One citizen of each colour and 9 deniers to begin with, a larger reserve, and a sixth action: recruit.
tournay-option-expansion = Expansion cards
    .help = New cards for the decks of levels I and II.
tournay-option-expansion-none = None
tournay-option-expansion-replace = Replace
    .help = They take the place of three cards of each deck.
tournay-option-expansion-mix = Mix
    .help = They are shuffled with the cards they would replace.
tournay-option-figures = Corrected figures
tournay-preset-first = First game
    .help = The short rules against one easy bot.
tournay-preset-base = Base game
    .help = Five actions, no extras.
tournay-preset-advanced = Advanced
    .help = More citizens, and a sixth action: recruit.
tournay-preset-expansion = Expansion
    .help = Advanced rules with the new cards.
tournay-zone-district = District
tournay-zone-decks = Decks
tournay-zone-events = Events
tournay-phase-play = Play a card
tournay-phase-action = One action
tournay-phase-events = Events strike
tournay-phase-hand = Hand limit
tournay-phase-last-cards = Last cards
tournay-ask-play-card = Do you play a card?
tournay-ask-pay-citizen = { $card } costs one of your citizens: which one?
tournay-ask-pay-card = { $card } costs a card of your hand or district: which one?
tournay-ask-choose-slot = Where do you place { $card }?
tournay-ask-take-action = Which action do you take?
tournay-ask-use-citizen = Whose { $colour } citizen do you use? ({ $citizens } to go)
tournay-ask-choose-draw = How do you draw? ({ $deck })
tournay-ask-keep-card = { $deck }: which card do you keep? The other lies face up.
tournay-ask-choose-deck = From which deck do you draw?
tournay-ask-turn-cards = Which deck do you turn up next?
tournay-ask-leave-card = Two of the cards are yours: which one stays?
tournay-ask-use-character = Which character do you use?
tournay-ask-activate-another = { $card }: which building does a white citizen activate too?
tournay-ask-choose-recruit = Which citizen do you recruit for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }?
tournay-ask-choose-copy = Which building do you copy?
tournay-ask-aim-ballista = On which event do you place a denier? ({ $events } to go)
tournay-ask-aim-catapult = Which card do you damage? ({ $other })
tournay-ask-choose-levy = For buildings of which colour do the others pay?
tournay-ask-fight-freely = Which event do you fight?
tournay-ask-shelter = Event: { $event } (× { $deniers }). Do you protect yourself?
tournay-ask-lay-citizen = Which citizen lies down? ({ $citizens } to go)
tournay-ask-damage-card = Which of your cards is damaged? ({ $cards } to go)
tournay-ask-trim-hand = Hand limit { $cards }: which card goes back?
tournay-ask-last-card = Do you place a last card face down?
tournay-ask-last-slot = Where do you place { $card } face down?
tournay-no-card = Play no card
tournay-decline = Skip
tournay-done = Done
tournay-look = Look at two cards: { $pile }
tournay-endure = Take the effect
tournay-use-shield = Shelter behind the Catapult
tournay-gather = Gather your citizens{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-take-top = Take { $card }
tournay-take-shown = Take the cards turned up
tournay-give-standing = A standing { $colour } citizen
tournay-give-lying = A lying { $colour } citizen
tournay-give-working = The citizen on { $card } ({ $slot })
tournay-give-card = Give up { $card } (hand)
tournay-give-visible = Give up { $card } ({ $slot })
tournay-keep = Keep { $card }
tournay-return-card = Put under its deck: { $card }
tournay-play = Play { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
tournay-play-for-citizen = Play { $card } (a { $colour } citizen)
tournay-play-for-card = Play { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } and a card)
tournay-place-empty = Place it on { $slot }{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-stack = Stack it on { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-replace = Replace { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate = Activate { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate-bare = Activate { $card } without its effect ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-use-character = Use { $card } ({ $slot })
tournay-damage = Damage { $card } ({ $slot })
tournay-hit = Damage { $card } ({ $owner }, { $slot })
tournay-copy = Copy { $card } ({ $owner }, { $slot })
tournay-build-rampart = Build a rampart: { $event }
tournay-earn = Earn { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } with { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }
tournay-use-own = Your own { $colour } citizen
tournay-hire = A { $colour } citizen of { $owner } for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
tournay-recruit = Recruit a { $colour } citizen for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
tournay-fight = Fight { $event } with { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }{ $deniers ->
        [0] { "" }
        [one] { " " }and { $deniers } denier
       *[other] { " " }and { $deniers } deniers
    }
tournay-fight-freely = Fight { $event }{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-aim = { $event } (× { $deniers } so far)
tournay-draw = Draw from { $deck } with { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }
tournay-draw-from = Draw from { $deck }
tournay-draw-two = Take the first two cards: { $deck }
tournay-turn-up = Turn up { $deck }
tournay-leave = Leave { $card }, take the others
tournay-levy = Their { $colour } buildings (+{ $deniers })
tournay-lay = Lay down a { $colour } citizen
tournay-turn = { $seat }’s turn.
tournay-hired = { $seat } pays { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } to { $owner } for a { $colour } citizen.
tournay-draws = { $seat } draws from { $deck }.
tournay-looked = { $seat } looks at the first cards: { $deck }.
tournay-took-card = { $seat } takes { $card }.
tournay-drew-card = { $seat } takes a card: { $deck }.
tournay-drew-your-card = Taken: { $card }.
tournay-kept-card = { $seat } keeps a card ({ $deck }); { $card } lies face up.
tournay-kept-your-card = Kept: { $card }; { $left } lies face up.
tournay-turned-card = { $seat } turns up { $card }.
tournay-returned-card = { $seat } puts a card under { $deck }.
tournay-returned-your-card = Put under its deck: { $card }.
tournay-activated = { $seat } activates { $card }.
tournay-activated-bare = { $seat } activates { $card } without its effect.
tournay-character-pays = { $card } brings { $seat } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
tournay-stood-up = Lying citizens stand up: { $seat }.
tournay-gained = { $seat } gains { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
tournay-paid = { $seat } gives { $other } { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
tournay-recruited = { $seat } recruits a { $colour } citizen for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
tournay-copied = { $seat } copies { $card } ({ $owner }).
tournay-shot-ballista = { $seat } shoots the Ballista: { $events ->
        [one] 1 event
       *[other] { $events } events
    }.
tournay-gave-up-citizen = { $seat } gives a { $colour } citizen back to the reserve.
tournay-gave-up-card = { $seat } gives up { $card }.
tournay-placed = { $seat } places { $card }.
tournay-reveals = { $seat } reveals { $card } as the last card.
tournay-earned = { $seat } earns { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } with { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }.
tournay-gathered = { $seat } gathers their citizens.
tournay-fought = { $seat } counters an event: { $event }.
tournay-event-comes = New event: { $event }.
tournay-crier-calls = A town crier calls the events (crier no. { $criers }).
tournay-event-strikes = Event: { $event } (× { $deniers }).
tournay-built-rampart = { $seat } builds a rampart.
tournay-built-your-rampart = Rampart built: { $event }.
tournay-built-ramparts = { $seat } builds { $ramparts ->
        [one] 1 rampart
       *[other] { $ramparts } ramparts
    } from hand.
tournay-shielded = { $seat } shelters behind the Catapult.
tournay-lost-deniers = { $seat } loses { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }.
tournay-laid-citizens = { $seat } lays down { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }.
tournay-damaged = Damaged: { $card } ({ $seat }).
tournay-last-round = The last round begins.
tournay-nothing-moves = For a long time no card was drawn or played: the game ends.
tournay-game-over = The game is over.
tournay-refused = That can’t be chosen now.
tournay-why-over = The game is over.
tournay-why-not-your-turn = It is not your turn.
tournay-why-no-card-now = Cards are played at the beginning of a turn, before the action.
tournay-why-not-in-hand = This card is not in your hand.
tournay-why-rampart = A rampart is built against an event, or when the hand is too full.
tournay-why-same-name = { $card } is already in your district; a prestige building may be there once.
tournay-why-deniers = That costs { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }; you have { $have }.
tournay-why-no-citizen = You have no { $colour } citizen to give for it.
tournay-why-no-price-card = You have no other card to give for it.
tournay-why-citizens = That takes { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }, but not enough stand on the Plazas.
tournay-why-hire = That takes { $citizens } { $colour } { $citizens ->
        [one] citizen
       *[other] citizens
    }; each hired one costs { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }, and you don’t have enough.
tournay-why-deck-empty = This deck is empty.
tournay-why-event-active = Only an event without deniers can be fought this way.
tournay-why-event-idle = Only an event with at least one denier can be fought this way.
tournay-why-reserve-empty = The reserve has no citizen of this colour left.
tournay-why-not-advanced = Recruiting as an action belongs to the advanced rules.
tournay-why-slot-far = A card goes beside your district, within three rows and three columns, or onto a card.
tournay-why-not-yours = That is not in your district.
tournay-why-own = That is your own card.
tournay-why-no-building = Only buildings of level I and II can be used for that.
tournay-why-damaged = It is damaged.
tournay-why-occupied = It was already used; gather your citizens to free it.
tournay-why-not-free = It is not free.
tournay-terminal-round = Round { $round }, { $seat }’s turn
tournay-terminal-criers = criers { $criers }/{ $needed }
tournay-terminal-last-round = last round
tournay-terminal-reserve = Reserve:
tournay-terminal-decks = Decks (cards, * crier still inside, face-up card)
tournay-terminal-events = Events (o a denier, . a free circle); { $cards } to come
tournay-terminal-lay-citizen = a citizen lies down
tournay-terminal-majority = deniers for the most
tournay-terminal-damage = a card is damaged
tournay-terminal-lose-denier = a denier is lost
tournay-terminal-any = any
tournay-terminal-fight = fight:
tournay-terminal-legend = On the cards: citizens by their letter, # grey citizen, ! damaged, +1 a card covered.
tournay-terminal-hand = hand:
tournay-terminal-player = { $seat }: { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }, { $ramparts ->
        [one] 1 rampart
       *[other] { $ramparts } ramparts
    }
tournay-terminal-plaza = standing:
tournay-terminal-lying = lying:
tournay-terminal-empty-district = no card yet
tournay-terminal-seen = { $deck }, seen (place from the top):
tournay-item-belfry = Belfry
tournay-item-cloth-hall = Cloth Hall
tournay-item-mint = Mint
tournay-item-city-hall = City Hall
tournay-item-tour-des-six = Tour des Six
tournay-item-cathedral = Cathedral
tournay-item-la-madeleine = La Madeleine
tournay-item-saint-brice = Saint-Brice
tournay-item-saint-jacques = Saint-Jacques
tournay-item-saint-nicolas = Saint-Nicolas
tournay-item-saint-quentin = Saint-Quentin
tournay-item-pont-des-trous = Pont des Trous
tournay-item-porte-de-la-vigne = Porte de la Vigne
tournay-item-tour-d-arras = Tour d’Arras
tournay-item-tour-henry-viii = Tour Henry VIII
tournay-item-tour-saint-georges = Tour Saint-Georges
tournay-item-cards = printed on cards
tournay-item-ramparts = ramparts
tournay-term-cards = PP printed on cards
tournay-term-ramparts = ramparts
tournay-term-prestige = prestige buildings
tournay-term-prestige-in-hand = prestige buildings in hand
tournay-term-cards-in-hand = other cards in hand
tournay-term-deniers = deniers
tournay-term-citizens = citizens
tournay-term-engine = buildings and characters at work
tournay-term-progress = the district on its way
tournay-term-learned = experience of many games

tournay-theme-end-trigger = Bring on the end
tournay-theme-prestige = Prestige buildings
tournay-theme-build = Building
tournay-theme-activate = Activating
tournay-theme-row-twice = A row that triggers twice
tournay-theme-events = Events
tournay-theme-shelter = Ramparts
tournay-theme-hired-hands = Hired citizens
tournay-theme-draw = Drawing cards
tournay-theme-recruit = Recruiting
tournay-theme-money = Money
tournay-theme-gather = Gathering citizens
tournay-theme-hand-limit = Hand limit
tournay-theme-last-round = Last round

tournay-card-architect-1 = Architect I
    .text = When you place a building or a prestige building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-quarry-1 = Quarry I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-journeyman-1 = Journeyman I
    .text = When you activate a building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-alderman-1 = Alderman I
    .text = When you place a character in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-farm-1 = Farm I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each of your nine slots that is still empty.
tournay-card-barn-1 = Barn I
    .text = Draw a yellow card of level II by the usual rule.
tournay-card-dwelling-1 = Dwelling I
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a yellow citizen of the reserve joins you, standing on your Plaza.
tournay-card-market-1 = Market I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-port-1 = Port I
    .text = Use the effect of a free yellow building in another district. Your own characters count, not its owner’s.
tournay-card-library-1 = Library I
    .text = Draw a card of level II of any colour by the usual rule.
tournay-card-archive-1 = Library I (pair)
    .text = Take the first two cards of a level I deck of any colour; a face-up card must be one of them.
tournay-card-bishopric-1 = Bishopric I
    .text = Take the first two cards of the white level II deck; a face-up card must be one of them.
tournay-card-bishop-1 = Bishop I
    .text = After you activate a white building in its row or column, all your citizens lying beside the Plaza may stand up; those on cards stay.
tournay-card-hospital-1 = Hospital I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-monastery-1 = Monastery I
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a citizen of any colour of the reserve joins you, standing on your Plaza.
tournay-card-bridge-1 = Bridge I
    .text = Use the effect of a free building of any colour in another district. Your own characters count, not its owner’s.
tournay-card-priest-1 = Priest I
    .text = Every white building in its row and column may be activated twice, in two separate actions.
tournay-card-prior-1 = Prior I
    .text = When you activate a white building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-arsenal-1 = Arsenal I
    .text = Draw a red card of level II by the usual rule.
tournay-card-advocate-1 = Advocate I
    .text = When you place a white or yellow building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-ballista-1 = Ballista I
    .text = Place a denier on up to { $n } different events; the other players suffer them, once for each denier. A good event rewards everyone it aims at, you too.
tournay-card-barracks-1 = Barracks I
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a red citizen of the reserve joins you, standing on your Plaza.
tournay-card-knight-1 = Knight I
    .text = When you place a prestige building in its row or column, you may fight an event with at least 1 denier for free and take its deniers.
tournay-card-fort-1 = Fort I
    .text = Fight an event with at least 1 denier on it, without citizens or deniers; its deniers go to the reserve.
tournay-card-tax-collector-1 = Tax Collector I
    .text = When you activate a yellow building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-road-1 = Road I
    .text = Use the effect of a free red building in another district. Your own characters count, not its owner’s.
tournay-card-architect-2 = Architect II
    .text = When you place a building or a prestige building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-quarry-2 = Quarry II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-journeyman-2 = Journeyman II
    .text = When you activate a building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-alderman-2 = Alderman II
    .text = When you place a character in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-barn-2 = Barn II
    .text = Draw a yellow card of level III by the usual rule.
tournay-card-dwelling-2 = Dwelling II
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a yellow citizen of the reserve joins you, standing on your Plaza.
tournay-card-market-2 = Market II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-toll-2 = Toll II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each slot of your district that holds cards; a stack is one slot.
tournay-card-port-2 = Port II
    .text = Use the effect of a yellow building in another district, free or occupied, but not damaged. Your own characters count, not its owner’s.
tournay-card-augustinian-2 = Augustinian II
    .text = When you place a white building or character in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-library-2 = Library II
    .text = Draw a card of level III of any colour by the usual rule.
tournay-card-archive-2 = Library II (pair)
    .text = Take the first two cards of a level II deck of any colour; a face-up card must be one of them.
tournay-card-bishopric-2 = Bishopric II
    .text = Draw a white card of level III by the usual rule.
tournay-card-convent-2 = Monastery II (white)
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a white citizen of the reserve joins you, standing on your Plaza.
tournay-card-monastery-2 = Monastery II
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a citizen of any colour of the reserve joins you, standing on your Plaza.
tournay-card-bridge-2 = Bridge II
    .text = Use the effect of a building of any colour in another district, free or occupied, but not damaged. Your own characters count, not its owner’s.
tournay-card-priest-2 = Priest II
    .text = Every building in its row and column may be activated twice, in two separate actions.
tournay-card-prior-2 = Prior II
    .text = When you activate a white building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-arsenal-2 = Arsenal II
    .text = Draw a red card of level III by the usual rule.
tournay-card-advocate-2 = Advocate II
    .text = When you place a white or yellow building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-ballista-2 = Ballista II
    .text = Place a denier on up to { $n } different events; the other players suffer them, once for each denier. A good event rewards everyone it aims at, you too.
tournay-card-bastion-2 = Bastion II
    .text = Fight an event with no denier on it, without citizens or deniers.
tournay-card-barracks-2 = Barracks II
    .text = Pay { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        }: a red citizen of the reserve joins you, standing on your Plaza.
tournay-card-fort-2 = Fort II
    .text = Fight an event with at least 1 denier on it, without citizens or deniers, and take its deniers.
tournay-card-road-2 = Road II
    .text = Use the effect of a red building in another district, free or occupied, but not damaged. Your own characters count, not its owner’s.
tournay-card-tax-collector-2 = Tax Collector II
    .text = When you activate a yellow building in its row or column, gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-belfry = Belfry
    .text = At the end, for each set of your visible level I or II cards, one of each colour: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-cloth-hall = Cloth Hall
    .text = At the end, for each of your visible yellow cards of level I or II: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-mint = Mint
    .text = At the end, for every full { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } you own: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-city-hall = City Hall
    .text = At the end, for each of your yellow citizens: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-tour-des-six = Tour des Six
    .text = At the end, for each of your visible characters: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-cathedral = Cathedral
    .text = { $builder } PP if you built it, nothing for the others.
tournay-card-la-madeleine = La Madeleine
    .text = At the end, for each of your visible prestige buildings: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-saint-brice = Saint-Brice
    .text = At the end, for each set of your visible level I or II cards, one of each colour: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-saint-jacques = Saint-Jacques
    .text = At the end, for each of your visible white cards of level I or II: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-saint-nicolas = Saint-Nicolas
    .text = At the end, for each set of your citizens, one of each colour: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-saint-quentin = Saint-Quentin
    .text = At the end, for each of your white citizens: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-pont-des-trous = Pont des Trous
    .text = At the end, for each set of your citizens, one of each colour: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-porte-de-la-vigne = Porte de la Vigne
    .text = At the end, for each of your red citizens: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-tour-d-arras = Tour d’Arras
    .text = At the end, for each of your visible white and yellow buildings of level I or II: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-tour-henry-viii = Tour Henry VIII
    .text = At the end, for each rampart you have built: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-tour-saint-georges = Tour Saint-Georges
    .text = At the end, for each of your visible red cards of level I or II: { $builder } PP if you have this building, else { $others } ({ $cap } at most).
tournay-card-inn-1 = Inn I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each couple of a yellow and a red citizen standing on your Plaza.
tournay-card-brewery-1 = Brewery I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each citizen standing on your Plaza.
tournay-card-senator-1 = Senator I
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } whenever you gather your citizens. Works anywhere in the district.
tournay-card-bakery-2 = Bakery II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each white or for each red citizen standing on your Plaza, whichever are more.
tournay-card-brewery-2 = Brewery II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each of your citizens lying beside the Plaza.
tournay-card-senator-2 = Senator II
    .text = Gain { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } whenever you gather your citizens. Works anywhere in the district.
tournay-card-abbey-1 = Abbey I
    .text = Turn up the first card of the three decks of level I and take two of them. A crier brings its events at once, then the next card is turned.
tournay-card-monk-1 = Monk I
    .text = After you activate a white building in its row or column, you may activate a free yellow building of its row or column with a second white citizen.
tournay-card-templar-1 = Templar I
    .text = After you activate a white building in its row or column, you may activate a free red building of its row or column with a second white citizen.
tournay-card-abbey-2 = Abbey II
    .text = Turn up the first card of the three decks of level II and take two of them. A crier brings its events at once, then the next card is turned.
tournay-card-monk-2 = Monk II
    .text = After you activate a white building in its row or column, you may activate a free yellow building of its row or column with a second white citizen.
tournay-card-templar-2 = Templar II
    .text = After you activate a white building in its row or column, you may activate a free red building of its row or column with a second white citizen.
tournay-card-catapult-1 = Catapult I
    .text = Damage one free card of level I or II in every other district. While a citizen, even a grey one, is on it, you may ignore one event of each crier, as if by a rampart.
tournay-card-manor-1 = Manor I
    .text = Choose a colour: every other player pays you { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } for each visible building of that colour (level I or II).
tournay-card-knight-x1 = Knight I (errant)
    .text = The second, fourth and sixth red or grey citizen placed in its row and column lets you fight an event with at least 1 denier for free.
tournay-card-mercenary-2 = Mercenary II
    .text = Your red citizens earn { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } each instead of { $earnings }. Works anywhere in the district.
tournay-card-knight-x2 = Knight II (errant)
    .text = The second, fourth and sixth red or grey citizen placed in its row and column lets you fight an event with at least 1 denier for free and take its deniers.
tournay-card-audience-hall-2 = Audience Hall II
    .text = The richest player gives you { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }, on a tie each of them; you are compared too, but pay nothing.

tournay-event-bouvines = Battle of Bouvines
    .text = Everybody lays down one standing citizen of the colour shown for each denier on the event.
tournay-event-excommunication = Excommunication
    .text = Everybody lays down one standing citizen of the colour shown for each denier on the event.
tournay-event-plague = Great Plague
    .text = Everybody lays down one standing citizen of the colour shown for each denier on the event.
tournay-event-crusade = Crusade
    .text = Everybody lays down one standing citizen of a colour of their choice for each denier on the event.
tournay-event-great-fair = Great Fair
    .text = The player with the most citizens and visible cards of the colour shown gains { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } for each denier on the event; tied players all gain them.
tournay-event-procession = Procession
    .text = The player with the most citizens and visible cards of the colour shown gains { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } for each denier on the event; tied players all gain them.
tournay-event-royal-visit = King’s Visit
    .text = The player with the most citizens and visible cards of the colour shown gains { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } for each denier on the event; tied players all gain them.
tournay-event-courtrai = Battle of Courtrai
    .text = Everybody damages one of their free cards (level I or II) of the colour shown for each denier on the event.
tournay-event-william = William the Conqueror
    .text = Everybody damages one of their free cards (level I or II) of the colour shown for each denier on the event.
tournay-event-heresy = Heresy
    .text = Everybody damages one of their free cards (level I or II) of the colour shown for each denier on the event.
tournay-event-normans = Norman Attack
    .text = Everybody damages one of their free cards (level I or II) of any colour for each denier on the event.
tournay-event-cassel = Battle of Cassel
    .text = Everybody loses 1 denier for each denier on the event.
tournay-event-brigands = Brigands
    .text = Everybody loses 1 denier for each denier on the event.
tournay-event-marauders = Marauders
    .text = Everybody loses 1 denier for each denier on the event.
tournay-event-drought = Drought
    .text = Everybody loses 1 denier for each denier on the event.

# what a composed turn changes: the number stands before it
tournay-change-deniers = { $amount ->
        [one] denier
       *[other] deniers
    }
tournay-change-points = PP
tournay-change-hand = { $amount ->
        [one] card in hand
       *[other] cards in hand
    }
tournay-change-ramparts = { $amount ->
        [one] rampart
       *[other] ramparts
    }
tournay-change-placed = { $amount ->
        [one] card in the district
       *[other] cards in the district
    }
tournay-change-citizens = { $amount ->
        [one] citizen
       *[other] citizens
    }
tournay-change-standing-yellow = { $amount ->
        [one] yellow citizen on the Plaza
       *[other] yellow citizens on the Plaza
    }
tournay-change-standing-white = { $amount ->
        [one] white citizen on the Plaza
       *[other] white citizens on the Plaza
    }
tournay-change-standing-red = { $amount ->
        [one] red citizen on the Plaza
       *[other] red citizens on the Plaza
    }
