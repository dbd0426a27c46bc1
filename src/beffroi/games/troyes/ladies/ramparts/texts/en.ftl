troyes-option-ladies-ramparts = guards on the ramparts and outdoor activities
troyes-option-ask-outdoor = ask before any outdoor cube is spent, also in the turns of others
troyes-setting-outdoor-cubes = Your outdoor cubes
troyes-setting-outdoor-cubes-ask = ask me
troyes-setting-outdoor-cubes-always = spend them by themselves, as long as nothing is lost
troyes-word-guard = guard
troyes-word-ramparts = Ramparts
troyes-ask-raise-die = Your die is worth { $value }. How many deniers do you add?
troyes-ask-move-guard = { $points ->
        [one] One point left: a step, or a cube?
       *[other] { $points } points left: a step, or a cube?
    }
troyes-ask-choose-own-die = Which of your dice do you give away?
troyes-ask-choose-swapped-die = For which die?
troyes-ask-turn-bought-die = Which die do you buy and turn over?
troyes-ask-transfer-cube = To which card does your outdoor cube move?
troyes-ask-spend-too-much = { $activity }: not all of the { $influence } influence finds room. Spend the cube?
troyes-ask-spend-for-influence = { $activity }: spend a cube for { $influence } influence?
troyes-ask-spend-for-deniers = { $activity }: spend a cube for { $deniers } deniers?
troyes-ask-spend-for-points = { $activity }: spend a cube for { $points } points?
troyes-ask-avert-deniers = An event takes { $deniers } deniers from you. Spend a shield?
troyes-ask-avert-influence = An event takes { $influence } influence from you. Spend a shield?
troyes-ask-avert-cube = Your cube in the Cathedral is about to fall. Spend a shield?
troyes-guard = use your guard
troyes-raise = { $deniers ->
        [0] add nothing: { $value } points
        [one] add 1 denier: { $value } points
       *[other] add { $deniers } deniers: { $value } points
    }
troyes-guard-step = a step, to space { $space }
troyes-place-outdoor = a cube on { $activity }
troyes-guard-done = { $points ->
        [one] stop; one point is lost
       *[other] stop; { $points } points are lost
    }
troyes-outdoor-cube = your cube on { $activity }
troyes-keep-cube = keep the cube
troyes-exchange-done = no more swaps
troyes-swap-with = the { $colour } { $value } of { $owner }
troyes-swap-neutral = the neutral { $colour } { $value }
troyes-transfer-cube = { $deniers ->
        [0] to the { $card }
       *[other] to the { $card }, for { $deniers } deniers
    }
troyes-raises-die = { $deniers ->
        [one] { $seat } adds 1 denier: the die is worth { $value }.
       *[other] { $seat } adds { $deniers } deniers: the die is worth { $value }.
    }
troyes-guard-steps = The guard of { $seat } goes to space { $space }.
troyes-guard-arrives = The guard of { $seat } comes to the last gate as number { $rank }.
troyes-places-outdoor = { $seat } places a cube on { $activity }.
troyes-spends-outdoor = { $seat } spends a cube: { $activity }.
troyes-rolls-die = { $seat } rolls a { $colour } die: { $value }.
troyes-exchanges = { $seat } swaps the { $colour } { $value } for the { $got } { $worth } ({ $owner }).
troyes-shielded = { $seat } turns a black { $value } away.
troyes-why-no-guard = No die can move your guard or place a cube.
troyes-why-outdoor = None of your cubes there can be spent now.
troyes-why-raise = Say how many deniers you add.
troyes-why-gate = Your guard has not reached this gate.
troyes-why-one-cube = One cube for each activity in one action.
troyes-why-takes-no-cube = This activity takes no cube in this action.
troyes-why-guard-stays = The guard stands at the last gate for good.
troyes-why-move-guard = Spend a point: a step, or a cube at a gate you have reached.
troyes-why-spend-or-keep = Spend the cube, or keep it.
troyes-why-swapped-once = One die from each other district, and none that is the same.
troyes-why-purple-stays = Purple dice are never swapped.
troyes-why-transfer = Choose another card that holds cubes.
troyes-why-turn-bought = Choose a die of another district which, turned over, serves the action.
troyes-why-turned-die = The die you turned over must be in the lot.
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
    .text = Before your action a cube rolls a yellow die from the supply for you. No cube comes here with a yellow die.
troyes-outdoor-white-die = White die
    .text = Before your action a cube rolls a white die from the supply for you. No cube comes here with a white die.
troyes-outdoor-red-die = Red die
    .text = Before your action a cube rolls a red die from the supply for you. No cube comes here with a red die.
troyes-outdoor-purple-die = Purple die
    .text = Before your action a cube and { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } roll your purple die again, if it is not on the square. No cube comes here with a purple die.
troyes-outdoor-exchange = Exchange
    .text = Before your action a cube lets you swap one die with each opponent or the neutral player, three at most; values stay.
troyes-outdoor-shield = Shield
    .text = In the events phase a cube beats the highest black die before you, or spares you a loss of deniers, influence or a cube.
troyes-outdoor-turned-die = Turned die
    .text = A cube turns over a die you buy; it must serve the action.
troyes-outdoor-transfer = Transfer
    .text = When you activate a delayed or mixed card, the cube may move to another face-up card that holds cubes.
troyes-outdoor-works = Works
    .text = A cube gives { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } when you place a cube on the Cathedral or an event.
troyes-outdoor-gate = Gate of honour
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } for each guard that comes here; at the end { $points-each ->
        [one] { $points-each } point
       *[other] { $points-each } points
    } for each of your cubes.
troyes-outdoor-majority = Watch
    .text = At the end { $points-1 }, { $points-2 } and { $points-3 } points for most cubes here; who ties shares the ranks.
troyes-outdoor-race = Race
    .text = { $points-1 }, { $points-2 }, { $points-3 } and { $points-4 } points in the order of arrival. No cubes come here.
