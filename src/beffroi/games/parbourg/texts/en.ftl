# Parbourg
parbourg-nobody = nobody
parbourg-face-down = a card face down
parbourg-colour-yellow = Politics
parbourg-colour-red = Military
parbourg-colour-green = Intrigue
parbourg-colour-blue = Science
parbourg-option-henchmen = Henchmen
    .help = How many of them take part.
parbourg-option-henchmen-8 = The base set of 8
parbourg-option-henchmen-16 = All 16
parbourg-option-set-aside = Used henchmen leave
    .help = Each serves once and then leaves the game for good.
parbourg-option-figures = Figures from a file
parbourg-preset-first = First game
    .help = Two at the table, one easy bot.
parbourg-preset-base = Base game
    .help = Eight henchmen, for three.
parbourg-preset-everybody = All henchmen
    .help = All 16 of them, for four.
parbourg-preset-once-each = Once each
    .help = All 16, and nobody serves twice.
parbourg-conflict-set-aside = This needs all 16 henchmen: eight would not last for four days.
parbourg-conflict-set-aside-two = With two players and eight henchmen they leave anyway; the variant is for all 16.
parbourg-way-all-henchmen = Take all 16
parbourg-way-leave-off = Leave it off
parbourg-setting-extra-cards = Extra cards (Scout, Marauder)
parbourg-setting-extra-cards-ask = Ask me each time
parbourg-setting-extra-cards-always = Always draw
parbourg-setting-nothing-to-play = When I hold nothing to play
parbourg-setting-nothing-to-play-ask = Ask me all the same
parbourg-setting-nothing-to-play-pass = Pass for me, after a moment
parbourg-ask-keep-henchman = Which of the two henchmen do you keep?
parbourg-ask-spy = Whose hand do you look at? (Spy)
parbourg-ask-play-at-dawn = The day begins: do you use a card?
parbourg-ask-draw-extra-cards = { $henchman }: do you draw { $count } more { $count ->
        [one] card
       *[other] cards
    }?
parbourg-ask-take-turn = Your turn: play or use cards, or fold.
parbourg-ask-last-turn = Only you still stand: this is your last turn.
parbourg-ask-play-ephemeral = Do you play an Ephemeral card now?
parbourg-ask-aim = What do you aim at? ({ $card })
parbourg-ask-answer = { $other } announces { $card }. Do you answer?
parbourg-ask-answer-at = { $other } announces { $card } against { $owner }. Do you answer?
parbourg-ask-discard-for-duel = You fold from a duel: which card do you discard?
parbourg-ask-give-in-to-blackmail = You are blackmailed: discard a card, or fold?
parbourg-ask-take-from-discard = Which card do you take from the discard pile?
parbourg-ask-choose-levered = Which of your cards does Lever boost?
parbourg-ask-pay-tax = Which card do you give { $other } as tax?
parbourg-ask-choose-next-token = Which challenge is number { $number } from now on?
parbourg-ask-take-back = Which of the cards you played do you take back?
parbourg-ask-transmute = Which cards do you discard to draw others? ({ $count } so far)
parbourg-ask-cancel-challenge = Which challenge is not held today?
parbourg-ask-choose-token = Which token do you replace?
parbourg-ask-choose-colour = Which colour replaces { $colour }?
parbourg-ask-choose-exchanged = Which of your henchmen do you give for { $henchman }?
parbourg-ask-choose-victim = Whose card do you take?
parbourg-ask-take-from-hand = Which card do you take from { $other }?
parbourg-ask-give-in-return = Which card do you give { $other } in return?
parbourg-pass = Pass
parbourg-quiet = Pass until the next challenge
parbourg-fold = Fold
parbourg-done = Done
parbourg-draw = Draw cards
parbourg-choose-seat = { $other }
parbourg-choose-colour = { $colour }
parbourg-token-at-stake = The token at stake: { $colour }
parbourg-token-on-pile = Number { $number } to come: { $colour }
parbourg-choose-henchman = { $henchman }
parbourg-choose-henchman-of = { $henchman } ({ $owner })
parbourg-choose-card = { $card }
parbourg-choose-lying = { $card } (counts { $points })
parbourg-choose-face-down = Card { $number }, face down
parbourg-discard = Discard { $card }
parbourg-take = Take { $card }
parbourg-give = Give { $card } to { $other }
parbourg-draw-cards = Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
parbourg-draw-none = Don’t draw
parbourg-play = Use { $card }
parbourg-look = Look at a hand: { $other }
parbourg-fold-at = Fold at { $points }
parbourg-done-at = Stand at { $points }
parbourg-build = Build { $card }
parbourg-use-event = Use the event: { $card }
parbourg-lay = Play { $card }: bid { $points }
parbourg-lay-event = Play { $card } and use its event: bid { $points }
parbourg-lay-down = Play { $card } face down: bid { $points }
parbourg-lay-down-event = Use the event of { $card }, then play it face down: bid { $points }
parbourg-day-begins = Day { $day } begins.
parbourg-hires = { $seat } hires: { $henchman }.
parbourg-sends-away = { $seat } sends away: { $henchman }.
parbourg-looks = { $seat } looks at a hand: { $other }.
parbourg-saw-card = { $other } holds: { $card }.
parbourg-challenges-begin = Let the challenges begin!
parbourg-challenge = Challenge: { $colour }.
parbourg-drew-card = Drawn: { $card }.
parbourg-drew = { $seat } draws { $count } { $count ->
        [one] card
       *[other] cards
    }.
parbourg-renewed = The discard pile is shuffled: a new draw pile of { $count }.
parbourg-lays = { $seat } plays { $card }, worth { $points }.
parbourg-lays-down = { $seat } plays a card face down.
parbourg-lays-down-own = { $seat } plays { $card } face down.
parbourg-builds = { $seat } builds { $card }.
parbourg-announces = { $seat } announces { $card }.
parbourg-announces-at = { $seat } announces { $card } against { $other }.
parbourg-countermands = { $seat } countermands { $card }.
parbourg-cancelled = No effect: { $card }.
parbourg-says = { $seat }: { $points }. Next!
parbourg-says-hidden = { $seat }: { $count } { $count ->
        [one] card
       *[other] cards
    } face down. Next!
parbourg-folds = { $seat } folds.
parbourg-discards = { $seat } discards { $card }.
parbourg-loses-bid = { $seat } loses a bid: { $card }.
parbourg-loses-building = { $seat } loses a building: { $card }.
parbourg-steals = { $seat } takes a card from a hand: { $other }.
parbourg-stolen-card = The card: { $card }.
parbourg-takes = { $seat } takes { $card } from the discard pile.
parbourg-takes-bid = { $seat } takes a bid from { $other }: { $card }.
parbourg-takes-back = { $seat } takes back { $card }.
parbourg-gives = { $seat } gives { $other } a card.
parbourg-given-card = The card: { $card }.
parbourg-reorders = { $seat } reorders the day.
parbourg-next-token = To come: { $colour }.
parbourg-cancels = { $seat } cancels a challenge: { $colour }.
parbourg-mutates = { $seat } turns { $colour } into { $new }.
parbourg-becomes = The challenge becomes { $colour }.
parbourg-slain = { $seat } loses a henchman: { $henchman }.
parbourg-exchanges = { $seat } gives { $given } to { $other } for { $henchman }.
parbourg-turns-up = { $seat } reveals { $card }.
parbourg-bid = { $seat } bids { $points }.
parbourg-wins = { $seat } takes the token: { $colour }.
parbourg-game-over = The Duke arrives: the key goes to the worthiest.
parbourg-refused = That can’t be chosen now.
parbourg-why-wait = Wait: { $other } answers first.
parbourg-why-actions = Only { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    } may be played or used in this turn.
parbourg-why-buildings = You may build only { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    } in a turn.
parbourg-why-bodyguard = An opponent’s Bodyguard allows you only { $count ->
        [one] { $count } Action card
       *[other] { $count } Action cards
    }.
parbourg-why-event-colour = Your henchman can’t use these events now: { $colour }.
parbourg-why-alchemy-colour = Your henchman has none of the colours of this Alchemy card.
parbourg-why-alchemy-window = This Alchemy card is for the beginning of the day.
parbourg-why-challenge-only = This card waits for a challenge.
parbourg-why-between-turns = Between turns you can only play Ephemeral cards.
parbourg-why-answer-only = Countermand answers an effect that has just been announced.
parbourg-why-no-use = It would do nothing now.
parbourg-why-protected = Protected: { $other }.
parbourg-why-folded = You have folded: wait for the next challenge.
parbourg-terminal-day = Day { $day } of { $days }.
parbourg-terminal-stake = At stake: { $colour }.
parbourg-terminal-no-stake = No challenge yet.
parbourg-terminal-next = To come:
parbourg-terminal-piles = Deck { $deck }, discarded { $discard }, henchmen in the pile { $roster }
parbourg-terminal-initiative = (initiative { $number })
parbourg-terminal-cards = cards in hand: { $count }
parbourg-terminal-folded = folded
parbourg-terminal-standing = standing
parbourg-terminal-turn = to play
parbourg-terminal-buildings = Buildings:
parbourg-terminal-lying = Played:
parbourg-terminal-total = Bid: { $points }
parbourg-terminal-at-least = Bid: { $points } and what lies hidden
parbourg-terminal-tokens = Tokens { $count }:
parbourg-terminal-known = You know of:
parbourg-terminal-events = Events:
parbourg-terminal-player = { $other }:
parbourg-terminal-hand = Your hand:
parbourg-terminal-card = { $card }:
parbourg-terminal-counting = { $card } (counts { $points }):
parbourg-item-yellow = Politics
parbourg-item-red = Military
parbourg-item-green = Intrigue
parbourg-item-blue = Science
parbourg-term-tokens = tokens won
parbourg-term-stake = the challenge being held
parbourg-term-future = an even share of the challenges to come
parbourg-term-hand = cards in hand
parbourg-term-table = buildings and elixirs
parbourg-term-spirit = henchmen and knowledge
parbourg-term-learned = experience of many games

parbourg-theme-fold-in-time = Fold in time
parbourg-theme-bluff = Bluff
parbourg-theme-raise = Raising the bid
parbourg-theme-alchemy = Alchemy
parbourg-theme-events = Events
parbourg-theme-ephemeral = Ephemeral cards
parbourg-theme-henchmen = Henchmen
parbourg-theme-tokens = Tokens
parbourg-theme-buildings = Buildings
parbourg-theme-draw = Drawing cards
parbourg-theme-aim = Against a rival
parbourg-theme-hold-back = Hold back
parbourg-theme-last-day = Last day
parbourg-henchman-scout = Scout
    .text =
        { $rules ->
            [1] No events. At the start of each challenge you draw { $draws } { $draws ->
                [one] card
               *[other] cards
            } more.
            [2] No events. At the start of each challenge you draw { $draws } { $draws ->
                [one] card
               *[other] cards
            } more.
            [3] No events. At the start of each challenge you draw { $draws } { $draws ->
                [one] card
               *[other] cards
            } more.
           *[other] No events. At the start of each challenge you may draw { $draws } { $draws ->
                [one] card
               *[other] cards
            } more.
        }
    .short =
        { $rules ->
            [1] draws { $draws } card more
            [2] draws { $draws } card more
            [3] draws { $draws } card more
           *[other] may draw { $draws } more
        }
parbourg-henchman-alchemist = Alchemist
    .text = At the beginning of the day you draw { $daily } { $daily ->
            [one] card
           *[other] cards
        }. You use Alchemy cards of every colour, and after each draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Alchemy of every colour
parbourg-henchman-marauder = Marauder
    .text =
        { $rules ->
            [1] Each time you win a challenge, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
            [2] Each time you win a challenge, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
            [3] Each time you win a challenge, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
           *[other] Each time you win a challenge, you may draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
        }
    .short =
        { $rules ->
            [1] draws { $draws } on a win
            [2] draws { $draws } on a win
            [3] draws { $draws } on a win
           *[other] may draw { $draws } on a win
        }
parbourg-henchman-executioner = Executioner
    .text = { $points } { $points ->
            [one] point
           *[other] points
        } on your bid for each opponent who folded before you; while you stand, for each one who has folded.
    .short = +{ $points } per folded opponent
parbourg-henchman-bodyguard = Bodyguard
    .text = No opponent may have more than { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } in front of them in a challenge, even when you have folded.
    .short = opponents play { $limit } at most
parbourg-henchman-smuggler = Smuggler
    .text = You may play or use up to { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } in a turn. At the beginning of the day you draw { $daily } { $daily ->
            [one] card
           *[other] cards
        }.
    .short = { $limit ->
        [one] { $limit } Action card
       *[other] { $limit } Action cards
    } a turn
parbourg-henchman-spy = Spy
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } in Intrigue. At the beginning of the day you may look at the hand of an opponent.
    .short = looks at a hand; more in Intrigue
parbourg-henchman-exorcist = Exorcist
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in every colour. Ephemeral and Alchemy cards of opponents cannot choose you or anything of yours.
    .short = more everywhere, protected
parbourg-henchman-mage = Mage
    .text = You may play your Action cards face down; they are turned up when the last player has folded. An event is shown when it is used.
    .short = may bid face down
parbourg-henchman-architect = Architect
    .text = You may build up to { $limit } { $limit ->
            [one] building
           *[other] buildings
        } in a turn. For each building you build you draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = { $limit ->
        [one] { $limit } building
       *[other] { $limit } buildings
    } a turn
parbourg-henchman-engineer = Engineer
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } in Science.
    .short = more in Science
parbourg-henchman-minstrel = Minstrel
    .text =
        { $rules ->
            [1] When you are the first to fold in a challenge, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
            [2] When you are the first to fold in a challenge, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
           *[other] When you are the first to fold in a challenge with an Action card in front of you, draw { $draws } { $draws ->
                [one] card
               *[other] cards
            }.
        }
    .short =
        { $rules ->
            [1] draws { $draws } if first to fold
            [2] draws { $draws } if first to fold
           *[other] draws { $draws } if first out with a bid
        }
parbourg-henchman-tribune = Tribune
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics.
    .short = more in Politics
parbourg-henchman-duellist = Duellist
    .text = Your first Action card in a challenge is worth at least { $least }.
    .short = first card at least { $least }
parbourg-henchman-captain = Captain
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } in Military.
    .short = more in Military
parbourg-henchman-veteran = Veteran
    .text = Your Action cards with one value for all colours are worth { $points } more.
    .short = even bids count { $points } more
parbourg-card-speech-to-the-troops = Speech to the Troops
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-hollow-promise = Hollow Promise
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-learned-debate = Learned Debate
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-military-parade = Military Parade
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-night-raid = Night Raid
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-siege-engine = Siege Engine
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-bribe = Bribe
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-ambush = Ambush
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-subtle-poison = Subtle Poison
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-scholarly-lecture = Scholarly Lecture
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-black-powder = Black Powder
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-coded-message = Coded Message
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-war-council = War Council
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-rigged-ballot = Rigged Ballot
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-enlightened-reform = Enlightened Reform
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-mercenaries = Mercenaries
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-arquebusiers = Arquebusiers
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-stolen-plans = Stolen Plans
    .text = Bid: Politics { $yellow }, Military { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-good-will = Good Will
    .text = Bid: { $yellow } in every colour.
parbourg-card-hard-work = Hard Work
    .text = Bid: { $yellow } in every colour.
parbourg-card-bold-stroke = Bold Stroke
    .text = Bid: { $yellow } in every colour.
parbourg-card-dukes-favour = Duke’s Favour
    .text = Bid: { $yellow } in every colour.
parbourg-card-fiery-plea = Fiery Plea
    .text = Bid { $yellow }. Event (Politics): { $points } { $points ->
            [one] point
           *[other] points
        } more on this bid if Politics is at stake, otherwise { $otherwise }. They stay if the colour changes, and go with the card.
    .short = Event: +{ $points } in Politics, else +{ $otherwise }
parbourg-card-heroic-charge = Heroic Charge
    .text = Bid { $yellow }. Event (Military): { $points } { $points ->
            [one] point
           *[other] points
        } more on this bid if Military is at stake, otherwise { $otherwise }. They stay if the colour changes, and go with the card.
    .short = Event: +{ $points } in Military, else +{ $otherwise }
parbourg-card-set-up = Frame-up
    .text = Bid { $yellow }. Event (Intrigue): { $points } { $points ->
            [one] point
           *[other] points
        } more on this bid if Intrigue is at stake, otherwise { $otherwise }. They stay if the colour changes, and go with the card.
    .short = Event: +{ $points } in Intrigue, else +{ $otherwise }
parbourg-card-successful-experiment = Successful Experiment
    .text = Bid { $yellow }. Event (Science): { $points } { $points ->
            [one] point
           *[other] points
        } more on this bid if Science is at stake, otherwise { $otherwise }. They stay if the colour changes, and go with the card.
    .short = Event: +{ $points } in Science, else +{ $otherwise }
parbourg-card-motion-of-censure = Motion of Censure
    .text = Bid { $yellow }. Event (Politics): as long as this card lies in front of you, your opponents use no events of Action cards.
    .short = Opponents use no events
parbourg-card-speaking-time = Speaking Time
    .text = Bid { $yellow }. Event (Politics): a standing opponent may play or use only { $limit } { $limit ->
            [one] Action card
           *[other] Action cards
        } in their next turn of this challenge. The Smuggler does not care.
    .short = An opponent: only { $limit } Action card
parbourg-card-alliance-of-convenience = Alliance of Convenience
    .text = Bid { $yellow }. Event (Politics): draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }, then an opponent of your choice draws { $ally }.
    .short = Draw { $draws }, an opponent { $ally }
parbourg-card-thrust = Thrust
    .text = Bid { $yellow }. Event (Military): an Action card in front of an opponent counts { $less } less, but not below 0.
    .short = A card counts { $less } less
parbourg-card-battering-ram = Battering Ram
    .text = Bid { $yellow }. Event (Military): discard a building of an opponent.
    .short = Discard a building
parbourg-card-challenge-to-a-duel = Challenge to a Duel
    .text = Bid { $yellow }. Event (Military): when a standing opponent of your choice folds in this challenge, they discard a card of their choice.
    .short = If they fold, they discard
parbourg-card-pickpocketing = Pickpocketing
    .text = Bid { $yellow }. Event (Intrigue): take a card at random from the hand of an opponent.
    .short = Take a card at random
parbourg-card-blackmail = Blackmail
    .text = Bid { $yellow }. Event (Intrigue): a standing opponent discards a card or folds at once, their choice. With an empty hand they fold.
    .short = Discard a card or fold
parbourg-card-false-identity = False Identity
    .text = Bid { $yellow }. Event (Intrigue): as long as this card lies in front of you, you win ties.
    .short = You win ties
parbourg-card-eureka = Eureka!
    .text = Bid { $yellow }. Event (Science): draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Draw { $draws }
parbourg-card-methodical-search = Methodical Search
    .text = Bid { $yellow }. Event (Science): take a card of your choice from the { $top } topmost of the discard pile.
    .short = Take 1 of { $top } discarded
parbourg-card-lever = Lever
    .text = Bid { $yellow }. Event (Science): another Action card in front of you counts its printed value once more, at most { $cap }.
    .short = A card counts again, at most { $cap }
parbourg-card-council-crisis = Council Crisis
    .text = Bid { $yellow }, or event (Politics): the challenge being held becomes one of Politics; all bids are counted anew.
    .short = or: it becomes Politics
parbourg-card-alarm-on-the-walls = Alarm on the Walls
    .text = Bid { $yellow }, or event (Military): the challenge being held becomes one of Military; all bids are counted anew.
    .short = or: it becomes Military
parbourg-card-shady-affair = Shady Affair
    .text = Bid { $yellow }, or event (Intrigue): the challenge being held becomes one of Intrigue; all bids are counted anew.
    .short = or: it becomes Intrigue
parbourg-card-comet-in-the-sky = Comet in the Sky
    .text = Bid { $yellow }, or event (Science): the challenge being held becomes one of Science; all bids are counted anew.
    .short = or: it becomes Science
parbourg-card-tax-levy = Tax Levy
    .text = Bid { $yellow } in Politics, else { $red }; or event (Politics): each opponent with more cards than you gives you one of their choice.
    .short = or: richer hands give a card
parbourg-card-agenda = Agenda
    .text = Bid { $yellow } in Politics, else { $red }; or event (Politics): put the tokens left of this day in an order of your choice, then draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = or: reorder the day, draw { $draws }
parbourg-card-assault = Assault
    .text = Bid { $red } in Military, else { $yellow }; or event (Military): discard an Action card in front of an opponent.
    .short = or: discard a played card
parbourg-card-pillage = Pillage
    .text = Bid { $red } in Military, else { $yellow }; or event (Military): discard a building of an opponent, if there is one, then draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = or: a building goes, draw { $draws }
parbourg-card-double-game = Double Game
    .text = Bid { $green } in Intrigue, else { $yellow }; or event (Intrigue): take an open Action card of an opponent whose printed value in the colour at stake is at most { $most }; it bids for you, without its event.
    .short = or: steal a bid of { $most } or less
parbourg-card-orderly-retreat = Orderly Retreat
    .text = Bid { $green } in Intrigue, else { $yellow }; or event (Intrigue): take up to { $most } of your Action cards in front of you back into your hand and fold at once.
    .short = or: take back { $most } and fold
parbourg-card-transmutation = Transmutation
    .text = Bid { $blue } in Science, else { $yellow }; or event (Science): discard any number of cards and draw as many, and { $draws } more.
    .short = or: swap cards, { $draws } more
parbourg-card-prototype = Prototype
    .text = Bid { $blue } in Science, else { $yellow }; or event (Science): take a building or an Alchemy card from the discard pile; if there is none, draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = or: fetch a building or Alchemy
parbourg-card-shinobi-gob = Shinobi Gob
    .text = An opponent’s henchman is out of play for this day; a new one from the pile takes its place, standing or folded like it. Of a Double only one half goes, and none comes.
    .short = An opponent’s henchman leaves for today
parbourg-card-boouuuhh = Boouuuhh!!!
    .text = A standing opponent folds at once; their bid keeps counting. Only when everyone has had a turn in this challenge or has folded.
    .short = A standing opponent folds
parbourg-card-countermand = Countermand
    .text = Cancel an event, Ephemeral or Alchemy card that an opponent has just announced. As a bid the card keeps its printed value.
    .short = Cancel what was announced
parbourg-card-helping-hand = Helping Hand
    .text = { $points } { $points ->
            [one] point
           *[other] points
        } more on your bid in this challenge, whatever its colour.
    .short = +{ $points } on your bid
parbourg-card-trip = Trip
    .text = { $less } { $less ->
            [one] point
           *[other] points
        } less on the bid of an opponent in this challenge, even if they have folded.
    .short = −{ $less } on an opponent’s bid
parbourg-card-lucky-chance = Lucky Chance
    .text = Draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Draw { $draws }
parbourg-card-prying-glance = Prying Glance
    .text = Look at the hand of an opponent, then draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Look at a hand, draw { $draws }
parbourg-card-parade-shield = Parade Shield
    .text = Until the end of the challenge no effect of an opponent can choose you or anything of yours. May answer an effect that has just chosen you.
    .short = Nobody can choose you
parbourg-card-loaded-coin = Loaded Coin
    .text = You win ties in this challenge. Draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = You win ties, draw { $draws }
parbourg-card-town-hall = Town Hall
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics as long as it stands in front of you, with or without a bid.
    .short = as long as it stands
parbourg-card-barracks = Barracks
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } in Military as long as it stands in front of you, with or without a bid.
    .short = as long as they stand
parbourg-card-tavern = Tavern
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } in Intrigue as long as it stands in front of you, with or without a bid.
    .short = as long as it stands
parbourg-card-observatory = Observatory
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } in Science as long as it stands in front of you, with or without a bid.
    .short = as long as it stands
parbourg-card-cemetery = Cemetery
    .text = Draw { $draws } { $draws ->
            [one] card
           *[other] cards
        } when you build it. In the initiative phase you draw two henchmen and keep one. Shinobi Gob cannot choose your henchman.
    .short = Draw { $draws }; choose of two henchmen
parbourg-card-market = Market
    .text = Draw { $daily } { $daily ->
            [one] card
           *[other] cards
        } at the beginning of each day after the one you build it on.
    .short = Draw { $daily } every day
parbourg-card-rampart = Rampart
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics and { $red } in Military. Events of opponents cannot discard, take or reduce the Action cards in front of you, nor discard your buildings.
    .short = protects your cards and buildings
parbourg-card-court = Court
    .text = You win ties.
    .short = You win ties
parbourg-card-academy = Academy
    .text = Your henchman may use events of all colours. A henchman without any colour gains nothing.
    .short = Events of all colours
parbourg-card-thieves-guild = Thieves’ Guild
    .text = When you lose a challenge in which at least { $least } { $least ->
            [one] Action card lies in front of you
           *[other] Action cards lie in front of you
        }, draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Lose with { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }: draw { $draws }
parbourg-card-elixir-of-eloquence = Elixir of Eloquence
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } in Politics until the end of the day, with or without a bid.
    .short = until the end of the day
parbourg-card-elixir-of-strength = Elixir of Strength
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } in Military until the end of the day, with or without a bid.
    .short = until the end of the day
parbourg-card-elixir-of-shadow = Elixir of Shadow
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } in Intrigue until the end of the day, with or without a bid.
    .short = until the end of the day
parbourg-card-elixir-of-clarity = Elixir of Clarity
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } in Science until the end of the day, with or without a bid.
    .short = until the end of the day
parbourg-card-doubling = Doubling
    .text = Draw a second henchman: until the end of the day you have the powers, colours and bonuses of both, and the higher initiative.
    .short = A second henchman today
parbourg-card-reversed-hourglass = Reversed Hourglass
    .text = Put the tokens left of this day in an order of your choice, then draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Reorder the day, draw { $draws }
parbourg-card-dissipation = Dissipation
    .text = A token of this day goes to the supply, its challenge is not held. Then draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Cancel a challenge, draw { $draws }
parbourg-card-mutation = Mutation
    .text = Replace the token at stake, or one still to come this day, by one of another colour.
    .short = Change a challenge
parbourg-card-philosophers-stone = Philosopher’s Stone
    .text = Draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Draw { $draws }
parbourg-card-silver-mirror = Silver Mirror
    .text = Exchange your henchman with that of an opponent until the end of the day, or draw { $draws } { $draws ->
            [one] card
           *[other] cards
        }.
    .short = Swap henchmen, or draw { $draws }
parbourg-card-truth-potion = Truth Potion
    .text = All opponents show you their hands. Take a card of your choice from one of them and give them one of yours.
    .short = See all hands, swap a card
parbourg-word-day = Day
parbourg-phase-initiative = initiative
parbourg-phase-beginning = beginning of the day
parbourg-phase-challenge = challenges
parbourg-phase-over = the end
parbourg-zone-challenge = Challenge
parbourg-zone-hand = Hand
parbourg-zone-piles = Days

# what a composed turn changes: the number stands before it
parbourg-change-bid = { $amount ->
        [one] point of the bid
       *[other] points of the bid
    }
parbourg-change-hand = { $amount ->
        [one] card in hand
       *[other] cards in hand
    }
parbourg-change-buildings = { $amount ->
        [one] building
       *[other] buildings
    }
parbourg-change-tokens = { $amount ->
        [one] victory token
       *[other] victory tokens
    }
