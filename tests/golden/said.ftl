# What drawn tables said when the golden files were made, in English: texts that were reworded on purpose since.
parbourg-card-academy = The Academy
parbourg-card-assault = Assault
    .text = Bid { $red } in Military, else { $yellow }; or event (Military): discard an Action card lying in front of an opponent.
parbourg-card-barracks = The Barracks
    .text =
        { $red } { $red ->
            [one] point
           *[other] points
        } in Military as long as it stands in front of you, with or without a bid.
parbourg-card-boouuuhh = Boouuuhh!!!
    .text = A standing opponent folds at once; his bid keeps counting. Only when everybody has had a turn in this challenge or has folded.
parbourg-card-cemetery = The Cemetery
    .text =
        Draw { $draws } { $draws ->
            [one] card
           *[other] cards
        } when you place it. In the initiative phase you draw two henchmen and keep one. Shinobi Gob cannot choose your henchman.
parbourg-card-court = The Court
parbourg-card-dukes-favour = The Duke's Favour
    .text = Bid: { $yellow } in every colour.
parbourg-card-false-identity = False Identity
    .text = Bid { $yellow }. Event (Intrigue): as long as this card lies, you win ties.
parbourg-card-lever = Lever
    .text = Bid { $yellow }. Event (Science): another Action card in front of you counts its printed value once more, at most { $cap }.
parbourg-card-market = The Market
    .text =
        Draw { $daily } { $daily ->
            [one] card
           *[other] cards
        } at the beginning of each day after the one you place it on.
parbourg-card-observatory = The Observatory
    .text =
        { $blue } { $blue ->
            [one] point
           *[other] points
        } in Science as long as it stands in front of you, with or without a bid.
parbourg-card-orderly-retreat = Orderly Retreat
    .text = Bid { $green } in Intrigue, else { $yellow }; or event (Intrigue): take up to { $most } of your lying Action cards back into your hand and fold at once.
parbourg-card-rampart = The Rampart
    .text =
        { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics and { $red } in Military. Events of opponents cannot discard, take or reduce your lying Action cards, nor discard your buildings.
parbourg-card-set-up = Set-up
    .text =
        Bid { $yellow }. Event (Intrigue): { $points } { $points ->
            [one] point
           *[other] points
        } more on this bid if Intrigue is at stake, otherwise { $otherwise }. They stay if the colour changes, and go with the card.
parbourg-card-speaking-time = Speaking Time
    .text =
        Bid { $yellow }. Event (Politics): a standing opponent may place or use only { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } in his next turn of this challenge. The Smuggler does not care.
parbourg-card-tavern = The Tavern
    .text =
        { $green } { $green ->
            [one] point
           *[other] points
        } in Intrigue as long as it stands in front of you, with or without a bid.
parbourg-card-tax-levy = Tax Levy
    .text = Bid { $yellow } in Politics, else { $red }; or event (Politics): each opponent with more cards than you gives you one of his choice.
parbourg-card-thieves-guild = The Thieves' Guild
    .text =
        When you lose a challenge in which at least { $least } { $least ->
            [one] Action card lies in front of you
           *[other] Action cards lie in front of you
        }, draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
parbourg-card-thrust = Thrust
    .text = Bid { $yellow }. Event (Military): an Action card lying in front of an opponent counts { $less } less, but not below 0.
parbourg-card-town-hall = The Town Hall
    .text =
        { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics as long as it stands in front of you, with or without a bid.
parbourg-card-trip = Trip
    .text =
        { $less } { $less ->
            [one] point
           *[other] points
        } less on the bid of an opponent in this challenge, even if he has folded.
parbourg-card-truth-potion = Truth Potion
    .text = All opponents show you their hands. Take a card of your choice from one of them and give him one of yours.
parbourg-henchman-alchemist = The Alchemist
    .text =
        At the beginning of the day he draws { $daily } { $daily ->
            [one] card
           *[other] cards
        }. He uses Alchemy cards of every colour, and after each draws { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
parbourg-henchman-architect = The Architect
    .text =
        You may place up to { $limit } { $limit ->
            [one] building
           *[other] buildings
        } in a turn. For each building you place he draws { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
parbourg-henchman-bodyguard = The Bodyguard
    .text =
        No opponent may have more than { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } lying in a challenge, even when you have folded.
parbourg-henchman-captain = The Captain
    .text =
        { $red } { $red ->
            [one] point
           *[other] points
        } in Military.
parbourg-henchman-duellist = The Duellist
    .text = Your first lying Action card in a challenge is worth at least { $least }.
parbourg-henchman-engineer = The Engineer
    .text =
        { $blue } { $blue ->
            [one] point
           *[other] points
        } in Science.
parbourg-henchman-executioner = The Executioner
    .text =
        { $points } { $points ->
            [one] point
           *[other] points
        } on your bid for each opponent who folded before you; while you stand, for each who has folded.
parbourg-henchman-exorcist = The Exorcist
    .text =
        { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in every colour. Ephemeral and Alchemy cards of opponents cannot choose you or anything of yours.
parbourg-henchman-mage = The Mage
    .text = You may lay your Action cards face down; they are turned up when the last player has folded. An event is shown when it is used.
parbourg-henchman-marauder = The Marauder
    .text =
        { $rules ->
            [1]
                Each time you win a challenge, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
            [2]
                Each time you win a challenge, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
            [3]
                Each time you win a challenge, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
           *[other]
                Each time you win a challenge, you may draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
        }
parbourg-henchman-minstrel = The Minstrel
    .text =
        { $rules ->
            [1]
                When you are the first to fold in a challenge, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
            [2]
                When you are the first to fold in a challenge, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
           *[other]
                When you are the first to fold in a challenge and have an Action card lying, draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                }.
        }
parbourg-henchman-scout = The Scout
    .text =
        { $rules ->
            [1]
                No events. At the start of each challenge he draws { $draws } { $draws ->
                    [one] card
                   *[other] cards
                } more.
            [2]
                No events. At the start of each challenge he draws { $draws } { $draws ->
                    [one] card
                   *[other] cards
                } more.
            [3]
                No events. At the start of each challenge he draws { $draws } { $draws ->
                    [one] card
                   *[other] cards
                } more.
           *[other]
                No events. At the start of each challenge you may draw { $draws } { $draws ->
                    [one] card
                   *[other] cards
                } more.
        }
parbourg-henchman-smuggler = The Smuggler
    .text =
        You may place or use up to { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } in a turn. At the beginning of the day he draws { $daily } { $daily ->
            [one] card
           *[other] cards
        }.
parbourg-henchman-spy = The Spy
    .text =
        { $green } { $green ->
            [one] point
           *[other] points
        } in Intrigue. At the beginning of the day you may look at the hand of an opponent.
parbourg-henchman-tribune = The Tribune
    .text =
        { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics.
parbourg-henchman-veteran = The Veteran
    .text = Your Action cards with one value for all colours are worth { $points } more.
parbourg-terminal-lying = Lying:
tournay-terminal-legend = On the cards: citizens by their letter, # grey token, ! damaged, +1 a card covered.
tournay-terminal-majority = deniers to whoever has most
tournay-terminal-round = Round { $round }, { $seat } is to play
troyes-deed-great-favour = gains points; one of the dice is yours
troyes-deed-small-favour = gains points; one of the dice is yours
troyes-king-next = Next to be recalled: { $character }, { $points } points for you and { $royal } for him as things stand.
troyes-king-stands = The King has { $points } points, { $total } if the game ended now.
troyes-terminal-deniers = deniers
troyes-word-activities = Activities
troyes-word-points = points
troyes-word-square = Square
