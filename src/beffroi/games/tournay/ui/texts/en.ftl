# What only the drawn board says. The rules speak through the game's own catalogue.
decks = The nine decks
criers = { $n } of { $of } criers
criers-help = The game nears its end when a district is complete and { $of } criers were heard, or when two districts are complete.
draw-with = Citizens to draw: { $n }
deck-count = { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
crier-in = Its town crier is still inside.
crier-out = Its town crier has been heard.
seen = You have seen { $card } (place { $place } from the top).
rumour = Somewhere else, you know: { $cards }.
under = Under it: { $cards }
events = Events
events-left = { $n } to come
aims-at = It aims at { $colour }.
fight-price = To fight it: citizens ({ $colour }) { $citizens }, deniers { $deniers }.
per-coin = for each coin
no-event = No event
sheltered = Sheltered: { $who }
reserve = Reserve
reserve-of = Reserve ({ $colour }): { $n }
reserve-help = Citizens who can still be recruited.
plaza = Plaza
plaza-help = Gather: all your citizens stand up again and come home, and your damaged cards are repaired.
standing = Standing ({ $colour }): { $n }
lying = Lying ({ $colour }): { $n }
lying-help = They stand up when their owner gathers.
working = At work: { $n }.
hire-help = Each one can be hired: { $price } deniers to { $who }.
district-of = District of { $who }
empty-slot = Empty slot { $slot }
damaged = Damaged
damaged-help = Damaged: it does nothing until its owner gathers.
at-work = Citizens at work here: { $n }.
twice = Can be activated twice.
stack = cover
replace = replace
hand = Your hand
hand-of = Cards in hand: { $n }
looked = Keep one of these
empty-hand = No card in hand
rampart-card = Rampart: { $event }
rampart-help = Built against an event it protects you from it, and is worth 1 point.
deniers = Deniers: { $n }
ramparts = Ramparts built: { $n }
points-now = Points so far: { $n }
full = District complete
enlarge = Enlarge the district of { $who }
close = Close
still-need = still to choose
purse = in your purse
costs = to pay
score-sheet = Score sheet
score-cap = at most { $n } each
sum = Sum
score-help = Every prestige building that anybody built scores for all: more for its builders, at most { $n } points each. Printed points count on covered cards too; a rampart is worth 1.
