fair-nobody = nobody
fair-ask-secret-bid = How many deniers do you bid for the first turn?
fair-ask-take-turn = Which stall do you visit?
fair-ask-spend-die = Which die do you spend at the { $card }?
fair-bid = bid { $deniers }
fair-stall = go to the { $card }
fair-die = spend a { $pips }
fair-pass = pass
fair-rolled = { $seat } rolls.
fair-won-bid = { $seat } bids { $deniers } and begins.
fair-used =
    { $uses ->
        [one] { $seat } uses the { $card } once.
       *[other] { $seat } uses the { $card } { $uses } times.
    }
fair-terminal-round = Round { $round }, stalls:
fair-terminal-player = { $seat }: { $deniers } deniers, { $points } points
fair-terminal-secret = your secret card: { $card }
fair-refused = That can't be chosen now.
fair-item-points = points
fair-item-secret = secret card
fair-option-long = six rounds instead of three
fair-card-miller = miller
    .text = 1 denier for each pip of the die.
fair-card-baker = baker
    .text = 2 deniers for every 2 pips of the die.
fair-card-chandler = chandler
    .text = 1 point for every 3 pips of the die.
fair-card-weaver = weaver
    .text = 1 denier and 1 point, with a die of 4 or more.
fair-card-jester = jester
    .text = 2 points, with a die of 5 or more.
fair-card-goldsmith = goldsmith
    .text = 3 points, with a die of 6.
fair-term-points = points so far
fair-term-secret = secret card
fair-term-dice = dice left
fair-term-deniers = deniers for later bids
