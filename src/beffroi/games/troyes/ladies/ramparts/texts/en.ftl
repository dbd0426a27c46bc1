troyes-option-ladies-ramparts = Ramparts
    .help = Guards walk the ramparts and work at the gates.
troyes-option-ask-outdoor = Ask about outdoor activities
    .help = Before any cube of an outdoor activity is used, also in the turns of others.
troyes-setting-outdoor-cubes = Your cubes on outdoor activities
troyes-setting-outdoor-cubes-ask = Ask me
troyes-setting-outdoor-cubes-always = Use them by themselves, as long as nothing is lost
troyes-word-guard = guard
troyes-word-ramparts = Ramparts
troyes-ask-raise-die = Your die is worth { $value }. How many deniers do you add?
troyes-ask-move-guard = { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    } left: a step, or a cube?
troyes-ask-choose-own-die = Which of your dice do you give away?
troyes-ask-choose-swapped-die = For which die?
troyes-ask-turn-bought-die = Which die do you buy and turn over?
troyes-ask-transfer-cube = To which card does your cube move?
troyes-ask-spend-too-much = { $activity }: you can’t hold all { $influence } influence. Spend the cube anyway?
troyes-ask-spend-for-influence = { $activity }: spend a cube for { $influence } influence?
troyes-ask-spend-for-deniers = { $activity }: spend a cube for { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }?
troyes-ask-spend-for-points = { $activity }: spend a cube for { $points } VP?
troyes-ask-avert-deniers = An event takes { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } from you. Use a shield?
troyes-ask-avert-influence = An event takes { $influence } influence from you. Use a shield?
troyes-ask-avert-cube = Your cube in the Cathedral is about to be removed. Use a shield?
troyes-guard = Use your guard
troyes-raise = { $deniers ->
        [0] Add nothing: { $value }
        [one] Add { $deniers } denier: { $value }
       *[other] Add { $deniers } deniers: { $value }
    } { $value ->
        [one] action point
       *[other] action points
    }
troyes-guard-step = A step, to space { $space }
troyes-place-outdoor = A cube on: { $activity }
troyes-guard-done = Stop; { $points ->
        [one] { $points } action point is
       *[other] { $points } action points are
    } lost
troyes-outdoor-cube = Your cube: { $activity }
troyes-keep-cube = Keep the cube
troyes-exchange-done = No more swaps
troyes-swap-with = The { $colour } { $value } of { $owner }
troyes-swap-neutral = The neutral { $colour } { $value }
troyes-transfer-cube = { $deniers ->
        [0] To: { $card }
        [one] To: { $card }, for { $deniers } denier
       *[other] To: { $card }, for { $deniers } deniers
    }
troyes-raises-die = { $seat } adds { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }: the die is worth { $value }.
troyes-guard-steps = A guard goes to space { $space }: { $seat }.
troyes-guard-arrives = { $seat } reaches the last gate in place { $rank }.
troyes-places-outdoor = { $seat } places a cube: { $activity }.
troyes-spends-outdoor = { $seat } spends a cube: { $activity }.
troyes-rolls-die = { $seat } rolls a { $colour } die: { $value }.
troyes-exchanges = { $seat } swaps a { $colour } { $value } for a { $got } { $worth } ({ $owner }).
troyes-shielded = { $seat } counters a black { $value } with the shield.
troyes-why-no-guard = No die can move your guard or place a cube.
troyes-why-outdoor = None of your cubes there can be spent now.
troyes-why-raise = Choose how many deniers you add.
troyes-why-gate = Your guard has not reached this gate.
troyes-why-one-cube = One cube for each activity in one action.
troyes-why-takes-no-cube = This activity takes no cube in this action.
troyes-why-guard-stays = The guard stands at the last gate for good.
troyes-why-move-guard = Spend an action point: a step, or a cube at a gate you have reached.
troyes-why-spend-or-keep = Spend the cube, or keep it.
troyes-why-swapped-once = One die from each other district, and never an identical one.
troyes-why-purple-stays = Purple dice are never swapped.
troyes-why-transfer = Choose another card that holds cubes.
troyes-why-turn-bought = Choose a die of another district that, turned over, serves the action.
troyes-why-turned-die = The die you turned over must be in the group.
troyes-item-outdoor = Outdoor activity
troyes-outdoor-sold-dice = Market of dice
    .text = A cube gives { $gives-influence } influence when an opponent buys one or more of your dice.
troyes-outdoor-settling = New neighbours
    .text = A cube gives { $gives-influence } influence when you place a citizen on a main building.
troyes-outdoor-guild = Guild
    .text = A cube gives { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } when an opponent activates a card on which your tradesman stands.
troyes-outdoor-harvest = Harvest
    .text = A cube gives { $gives-deniers ->
        [one] { $gives-deniers } more denier
       *[other] { $gives-deniers } more deniers
    } when you use agriculture.
troyes-outdoor-yellow-die = Yellow die
    .text = Before your action a cube rolls a yellow die from the supply for you. A yellow die places no cube here.
troyes-outdoor-white-die = White die
    .text = Before your action a cube rolls a white die from the supply for you. A white die places no cube here.
troyes-outdoor-red-die = Red die
    .text = Before your action a cube rolls a red die from the supply for you. A red die places no cube here.
troyes-outdoor-purple-die = Purple die
    .text = Before your action a cube and { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } roll your purple die again, if it is not on the town square. A purple die places no cube here.
troyes-outdoor-exchange = Exchange
    .text = Before your action a cube lets you swap one die with each opponent or the neutral player, three at most; values stay.
troyes-outdoor-shield = Shield
    .text = In the events phase a cube counters the highest black die before you, or spares you a loss of deniers, influence or a cube.
troyes-outdoor-turned-die = Turned die
    .text = A cube turns over a die you buy; it must serve the action.
troyes-outdoor-transfer = Transfer
    .text = When you activate a delayed or mixed card, the cube may move to another face-up card that holds cubes.
troyes-outdoor-works = Works
    .text = A cube gives { $gives-points } VP when you place a cube on the Cathedral or an event.
troyes-outdoor-gate = Gate of honour
    .text = { $gives-points } VP for each guard that comes here; at the end { $points-each } VP for each of your cubes.
troyes-outdoor-majority = Watch
    .text = At the end { $points-1 }, { $points-2 } and { $points-3 } VP for the most cubes here; tied players share the ranks.
troyes-outdoor-race = Race
    .text = { $points-1 }, { $points-2 }, { $points-3 } and { $points-4 } VP in order of arrival. No cubes are placed here.

# what a composed turn changes: the number stands before it
troyes-change-guard = { $amount ->
        [one] step of the guard
       *[other] steps of the guard
    }
troyes-change-outdoor = { $amount ->
        [one] cube on outdoor activities
       *[other] cubes on outdoor activities
    }
