# The page of printed figures.
deck-henchmen = Henchmen
deck-varied = Action cards
deck-central = Action cards of one value
deck-bid-and-event = Bid and event
deck-bid-or-event = Bid or event
deck-ephemeral = Ephemeral cards
deck-building = Buildings
deck-alchemy = Alchemy
henchman = henchman
copies-n = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
figure-copies = Copies
figure-initiative = Initiative
figure-colours = Colours
figure-event = Event
figure-bid = Bid
figure-bid-n = { $n ->
    [1] Politics
    [2] Military
    [3] Intrigue
   *[other] Science
}
figure-bonus = Bonus
figure-bonus-n = { $n ->
    [1] Bonus Politics
    [2] Bonus Military
    [3] Bonus Intrigue
   *[other] Bonus Science
}
figure-draws = Draws
figure-daily = A day
figure-points = Points
figure-otherwise = Otherwise
figure-limit = Limit
figure-least = At least
figure-ally = Ally
figure-less = Less
figure-top = Looks at
figure-cap = At most
figure-most = At most
book-parbourg = Parbourg, rulebook
check-initiative = No two henchmen act at the same time: { $found } is there twice.
check-action-cards = There are { $found } Action cards, but at most { $most } can lie on the table.
check-all-cards = The deck has { $found } cards; at least { $least } are dealt.
