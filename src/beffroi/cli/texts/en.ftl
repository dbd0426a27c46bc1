cli-which-game = Which game? A number from 1 to { $last }, or q to quit:{" "}
cli-welcome = { $game }: { $players }. Type ? for help.
cli-turn = { $player }’s turn
cli-thinking = { $player } is thinking
cli-hand-over = Next: { $player }. Everyone else look away, then press Enter.
cli-confirm = Enter ends your turn, u takes back:{" "}
cli-nothing-to-take-back = There is nothing to take back: luck, a secret or another player came after it.
cli-no-choice =
    { $last ->
        [1] Type 1 (or Enter), or ? for help.
       *[other] Type a number from 1 to { $last }, or ? for help.
    }
cli-settle = Or type { $word }: { $choice }, from now on.
cli-setting = { $title }: { $choice } (set { $name } { $choices })
cli-no-settings = This game has no settings.
cli-unknown-name = Nothing here is called “{ $name }”.
cli-saved = Saved. To go on: beffroi play { $game } --resume { $file }
cli-over = The game is over.
cli-result = { $place }. { $player }: { $points } ({ $items })
cli-step = Move { $n } of { $moves }. Enter: next, b: back, q: quit.
cli-help-number = 1, 2, …    choose; Enter alone takes the only choice
cli-help-code = { $code } a choice can also be typed as it is written in records
cli-help-compose = A, B, …     a turn in one line, such as farm, yellow5, yellow3: its outcome is shown before you play it
cli-help-undo = u           take back
cli-help-hint = h           a hint: what a strong bot would do, and why
cli-help-log = l           what has happened so far
cli-help-table = t           draw the table again
cli-help-set = set         your settings; set NAME CHOICE changes one
cli-help-save = s [FILE]    save
cli-help-quit = q           save and leave
cli-help-card = ?NAME       what a card or place does
cli-analysis-player = { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Luck: { $luck }. Given away: { $given }. Moves like the bot’s: { $same } of { $decisions }.
cli-analysis-turns = Where the game turned
cli-analysis-decision = { $n }. { $player }: { $played } (cost in points: about { $cost })
cli-analysis-better = better: { $line }
cli-analysis-luck = { $n }. Luck: { $points }
cli-analysis-pieces = What the cards brought (in expected points)
cli-hint-expects = expected { $score } (lead { $lead }, ± { $spread })
cli-hint-line = How the turn goes on: { $line }
cli-hint-why = Why the first is best:
cli-compose-unknown = I find no piece or action “{ $item }” here.
cli-compose-play = Enter plays it, anything else puts it back.{" "}
cli-compose-which = Which one? (1 to { $last }; Enter puts it back){" "}
cli-compose-price = costs { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
cli-compose-seals = can’t be taken back
cli-compose-next = then: { $question }
cli-compose-instead = { $answer } (or add: { $others })
cli-compose-nothing = Nothing can be done with these.
cli-puzzle-welcome = { $game }, puzzle { $id }, difficulty { $difficulty } of 5. Find the best turn.
cli-puzzle-solved = Solved.
cli-puzzle-good = A good turn, but not the best. Points given away: { $lost }.
cli-puzzle-missed = Not the best. Points given away: { $lost }.
cli-puzzle-line = The best turn (expected lead { $lead }, { $gain } more than any other):
cli-puzzle-ahead-at = Ahead at { $best } of { $tables } tables; after the next best turn, at { $next }.
cli-puzzle-others = The others, with their expected leads:
cli-puzzle-themes = Themes: { $themes }
