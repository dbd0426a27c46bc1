# What only the drawn board says. The rules speak through the game's own catalogue.
day-board = The days
day = Day { $n }
held = challenge held
token-stake-help = Whoever bids most in this colour takes the token.
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
elixir = { $n } points in { $colour } until the end of the day
part-cards = cards { $n }
part-hidden = + { $n } hidden
part-fixed = + { $n } fixed
part-extra = { $n }
bid = bid
lead = leads
level = level
face-down-help = A card of the Mage: turned up when the last player has folded.
laid-points = Its event gives it { $n } points.
laid-minus = Thrusts take { $n } off.
laid-aim = Its event names { $who }.
laid-lever = It lifts card { $n }.
hand = Your hand
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
no-tokens = no token yet
actions = Action cards
buildings = buildings
bid-against = your bid is { $n }, the best other { $best }
discarded-so-far = discarded
note-over = The Duke has handed over the key.
note-answer = { $who } announces { $card }. Everybody concerned may answer.
note-window = Between turns: whoever stands may play an Ephemeral card.
note-dawn = The day begins: Ephemeral and Alchemy cards.
note-initiative = The henchmen are hired.
note-beginning = The day begins.
note-effect = { $who } carries out { $card }.
note-counting = The bids are counted.
note-last = Last turn: { $who }.
note-turn = { $who } plays. { $left ->
    [0] The last challenge of the day.
    [one] One challenge more today.
   *[other] { $left } challenges more today.
}
