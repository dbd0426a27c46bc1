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
fair-why-stall = None of your dice reaches the { $card }: it takes { $pips } or more.
fair-item-points = points
fair-item-secret = secret card
fair-term-points = points so far
fair-term-secret = secret card
fair-term-dice = dice left
fair-term-deniers = deniers for later bids
fair-option-long = six rounds instead of three
fair-setting-die = The die you spend
fair-setting-die-ask = ask me
fair-setting-die-lowest = always the lowest
fair-setting-die-highest = always the highest
fair-card-miller = miller
    .text = { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } for each pip of the die.
fair-card-baker = baker
    .text = { $deniers } deniers for every { $pips } pips of the die.
fair-card-chandler = chandler
    .text = { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for every { $pips } pips of the die.
fair-card-weaver = weaver
    .text = { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } and { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, with a die of { $pips } or more.
fair-card-jester = jester
    .text = { $points } points, with a die of { $pips } or more.
fair-card-goldsmith = goldsmith
    .text = { $points } points, with a die of { $pips }.
