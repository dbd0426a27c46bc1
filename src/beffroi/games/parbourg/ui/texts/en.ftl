# What only the drawn board says. The rules speak through the game's own catalogue.
day-board = The days
day = Day { $n }
token-stake-help = The highest bid in this colour takes the token.
token-next-help = A challenge still to come today.
phase-initiative = Initiative
phase-beginning = Morning
phase-challenge = Challenge
phase-over = The end
deck = Cards to draw: { $n }
deck-help = When they run out, the discard pile is shuffled.
to-draw = to draw
discard = Discarded: { $n }
discarded = discarded
used = Out of reach until the challenge ends: { $cards }
used-title = Used in this challenge
roster = Henchmen to hire: { $n }
henchmen = henchmen
roster-bottom = At the bottom: { $names }.
roster-gone = Out of play: { $names }.
known = You know of: { $cards }
your-turn = your turn
plays = plays
folded = folded
stands = stands
shielded = protected by the Parade Shield
every-colour = the same in every colour
in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
initiative = initiative
events = Events: { $colours }
no-events = no events
no-henchman = no henchman yet
wins-ties = wins ties
elixir = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } in { $colour } until the end of the day
bid = bid
more = { $n } more
stand-first = Stand: play a card first
stand-or-more = Stand, or play more cards?
lay-for = Play for { $n }
elixir-short = Elixir
lead = leads
level = level
face-down-help = A card of the Mage: turned up when the last player has folded.
laid-points = Its event gives it { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
laid-minus = Thrust takes { $n } off.
laid-aim = Its event aims at { $who }.
laid-lever = It boosts card { $n }.
hand = Your hand
told-hand = Your hand: { $cards }.
group-action = Action cards
group-building = Buildings
group-ephemeral = Any time
group-alchemy = Alchemy
best-first = best in { $colour } first
would-count = Counts { $n } in { $colour }: your bid would be { $total }.
when-action = For your turn in a challenge.
when-building = For your turn: it stays in front of you.
when-ephemeral = At any time while you stand.
when-alchemy = At the beginning of the day; some also in your turn.
no-cards = You hold no card.
watching = You are watching. The hands are hidden.
offer = On offer
bids-help = The bids, if the challenge had this colour.
tokens = { $n ->
    [one] 1 victory token
   *[other] { $n } victory tokens
}
bid-against = Your bid is { $n }, the best other { $best }
discarded-so-far = discarded
note-over = The Duke has handed over the key.
note-answer = { $who } announces { $card }. Everyone concerned may answer.
note-window = Between turns: players who stand may play an Ephemeral card.
note-dawn = The day begins: Ephemeral and Alchemy cards.
note-initiative = The henchmen are hired.
note-beginning = The day begins.
note-effect = { $who } carries out { $card }.
note-draws = { $who } may draw more cards.
note-counting = The bids are counted.
note-last = Last turn: { $who }.
note-turn = { $who } plays. { $left ->
    [0] The last challenge of the day.
    [one] One challenge more today.
   *[other] { $left } challenges more today.
}
token-of-day = Day { $day }: { $colour }
token-taken-help = Taken: { $who }.
token-lapsed-help = Its challenge was not held.
kind-varied = Action card: another value in each colour
kind-central = Action card: the same value in every colour
kind-bid-and-event = Action card: a bid, and an event with it ({ $colour })
kind-bid-or-event = Action card: a bid, or an event instead ({ $colour })
kind-ephemeral = Ephemeral card: at any time while you stand
kind-building = Building: it stays in front of you
kind-alchemy = Alchemy, for a henchman with one of these colours
henchman-help = This henchman may use events and Alchemy of these colours.
henchman-help-none = This henchman uses neither events nor Alchemy.
serves = Serves today: { $who }.
serves-folded = Serves today: { $who }. Folded, but what the henchman adds still counts.
initiative-of = Initiative { $n }
initiative-help = The lowest begins. With equal bids the highest wins.
events-help = Events of these colours may be used with Action cards.
building-of = Built: { $who }. It stays on all days.
building-counts = It adds { $n } to the bid in { $colour } now.
elixir-help = It counts in every challenge of this colour today, with or without a card.
own-face-down-help = Only you know this card.
laid-counts = Counts { $n } in { $colour }.
verdict-won = takes { $colour }
verdict-lost = bid in { $colour }
verdict-shown = turned up: { $cards }
part-cards = cards { $n }
part-hidden = cards face down: { $n }
part-henchmen = henchmen { $n }
part-buildings = buildings { $n }
part-elixirs = elixirs { $n }
part-extra = Ephemeral cards { $n }
lead-help = The highest bid so far
level-help = Level: initiative decides
hidden-help = Cards face down count once all have folded
wins-ties-help = Wins ties
bid-of = Bid ({ $who }): { $n }
bids-of = Starting points: { $who }
bids-of-help = Points in each colour before any card is played.
your-turn-help = It is your turn.
plays-help = It is this player’s turn.
folded-help = Folded: out of this challenge, but the bid counts.
stands-help = Stands: bids on in this challenge.
own-cards-help = The cards you hold.
cards-help = Only their player knows them.
won = { $colour }: { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
}
won-help = In a tie at the end, most tokens of one colour decide; then Politics, Military, Intrigue, Science.
tokens-help = The most tokens after the last day win.
roster-help = One of them works for each player every day.
discard-help = Nothing lies here yet.
actions = Action cards in this turn: { $n } of { $of }
actions-help = Played or used. If you play no card and build nothing, you must fold.
buildings = Buildings in this turn: { $n } of { $of }
buildings-help = If you build, you may stay in.
bid-now = Your bid is { $n }
# Where the long words of a title may break.
breaks = Pick-pocketing Trans-mutation Arque-busiers Execu-tioner Conven-ience Philos-opher Observ-atory Mercen-aries Counter-mand
