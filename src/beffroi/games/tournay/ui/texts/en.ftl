# What only the drawn board says. The rules speak through the game's own catalogue.
decks = The nine decks
criers = criers: { $n } of { $of }
criers-help = The game nears its end when a district is complete and { $of } criers were heard, or when two districts are complete.
draw-with = Citizens to draw: { $n }
deck-is = { $deck }, { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
deck-help = Drawing: look at the first two cards, keep one; the other lies face up. Citizens needed: { $n }.
deck-top-help = Drawing: take this card, or put it under the deck, look at two and keep one. Citizens needed: { $n }.
strikes-next = At the next crier it strikes × { $n }.
fight-later = It can be fought once a denier lies on it.
deniers-help = For cards, for hiring, against events. Citizens earn 2 each.
ramparts-help = Countered events you have built. Each is worth 1 PP.
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
crier-in = Its town crier is still inside.
crier-out = Its town crier has been heard.
seen = You have seen { $card } (number { $place } from the top).
suspicion = Known to be elsewhere: { $cards }.
under = Under it: { $cards }
events = Events
events-left = { $n } to come
aims-at = It aims at { $colour }.
fight-price = To fight it: { $citizens ->
        [one] { $citizens } { $colour } citizen
       *[other] { $citizens } { $colour } citizens
    }, { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
per-coin = for each coin
no-event = No event
sheltered = Sheltered: { $who }
reserve = Reserve
reserve-of = Reserve, { $colour }: { $n }
reserve-help = Citizens you can still recruit.
plaza = Plaza
plaza-help = Gather your citizens: all of them stand up again and come home, and your damaged cards are repaired.
standing = Standing, { $colour }: { $n }
lying = Lying, { $colour }: { $n }
lying-help = They stand up when their owner gathers them.
working = At work: { $n }.
hire-help = Each one can be hired: { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    } to { $who }.
district-of = District: { $who }
empty-slot = Empty slot { $slot }
damaged = Damaged
damaged-help = Damaged: it does nothing until its owner gathers their citizens.
at-work = Citizens at work here: { $n }.
twice = Can be activated twice.
covers = It covers { $card }, which keeps its PP.
leaves = Back under their decks: { $cards }.
lie-down = Citizens who lie down: { $n }.
answer-pays = { $card } triggers: +{ $n }.
answer-offers = { $card } triggers.
answers-best = In the best slot your characters pay { $n }.
no-answer = No character triggers here.
stack = cover
replace = replace
hand = Your hand
told-hand = Your hand: { $cards }.
hand-of = Cards in hand: { $n }
looked = Keep one of these
empty-hand = No card in hand
rampart-card = Rampart: { $event }
rampart-help = Built against an event it protects you from it, and is worth 1 PP.
deniers = Deniers: { $n }
ramparts = Ramparts built: { $n }
points-now = PP so far: { $n }
full = District complete
enlarge = Enlarge the district: { $who }
close = Close
still-need = still to choose
purse = in your purse
purse-short = purse
after-this = after this
costs = to pay
score-sheet = Score sheet
score-cap = at most { $n } each
sum = Sum
score-help = Every prestige building that was built scores for everyone: more for its builders, at most { $n } PP each. Printed PP count on covered cards too; a rampart is worth 1.
gather = Gather
hand-size = { $n } of { $of }
card-first = a card first, if you like
looked-at = { $deck }: { $n ->
        [one] one card
       *[other] { $n } cards
    }
other-stays = The other one stays face up.
keep-card = Keep
card-costs = costs { $n }
card-costs-citizen = costs a citizen
card-points = { $n ->
        [0] no PP
        [one] { $n } PP
       *[other] { $n } PP
    }
end-turn = End turn
pile-of = Deck { $deck }, { $n }
pile-help = Look at two cards and keep one; the other lies face up. This can’t be taken back. Citizens needed: { $n }.
deck-price = Hiring those you lack: { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }.

# One line on a card.
line-gain = gain { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
line-gain-empty = per empty slot
line-gain-occupied = per slot with cards
line-gain-couples = per couple standing
line-gain-standing = per citizen standing
line-gain-best-class = per one standing
line-gain-lying = per citizen lying
line-gain-on-place = for each card in line
line-gain-on-place-character = when a character joins the line
line-gain-on-activate = when a citizen works in line
line-gain-on-gather = when you gather
line-earn-rate = red citizens earn more
line-draw = draw a card
line-take-two = take two cards
line-abbey = take two of three
line-recruit = recruit a citizen
line-copy-free = a free building of others
line-copy = any building of others
line-stand-up = the lying may stand up
line-twice = each works twice
line-ballista = events strike the others
line-catapult = damages the others’ cards
line-levy = the others pay for theirs
line-richest-pays = from the richest player
line-fight = fight for free
line-fight-idle = fight before it strikes
line-fight-gain = fight and take its deniers
line-fight-on-prestige = fight when prestige joins the line
line-fight-on-even = every second one fights
line-fight-on-even-gain = every second one fights
line-extra-activation = one more building works
line-card-sets = per set of colours
line-citizen-sets = per set of citizens
line-cards = per card in sight
line-citizens = per citizen you own
line-buildings = per building in sight
line-characters = per character in sight
line-prestige = per prestige building
line-deniers = per { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
line-rampart = wards off one event
line-ramparts = per rampart built
line-flat = for its builder alone
