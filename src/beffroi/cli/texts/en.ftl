cli-welcome = { $game }: { $players }. Type ? for help.
cli-turn = { $player } is to play
cli-thinking = { $player } is thinking
cli-hand-over = The next to play is { $player }. The others look away; press Enter.
cli-confirm = Enter ends your turn, u takes back:{" "}
cli-nothing-to-take-back = There is nothing to take back: luck, a secret or another player came after it.
cli-no-choice =
    { $last ->
        [1] Type 1 (or Enter), or ? for help.
       *[other] Type a number from 1 to { $last }, or ? for help.
    }
cli-settle = Or type { $word }: { $choice }, from now on.
cli-setting = { $title }: { $choice } (set { $name } { $choices })
cli-no-settings = There is nothing to settle in this game.
cli-unknown-name = Nothing here is called “{ $name }”.
cli-saved = Saved. To go on: beffroi play { $game } --resume { $file }
cli-over = The game is over.
cli-step = { $n } of { $moves } moves. Enter goes on, b back, q quits.
cli-help-number = 1, 2, …    choose; Enter alone takes the only choice
cli-help-code = { $code } a choice can also be typed as it is written in records
cli-help-undo = u           take back
cli-help-log = l           what has happened so far
cli-help-table = t           draw the table again
cli-help-set = set         your settings; set NAME CHOICE changes one
cli-help-save = s [FILE]    save
cli-help-quit = q           save and leave
cli-help-card = ?NAME       what a card or place does
cli-analysis-player = { $player }: { $score } points. Luck: { $luck } points. Decisions: { $given } points given away; { $same } of { $decisions } as the bot would have decided.
cli-analysis-turns = Where the game turned
cli-analysis-decision = { $n }. { $player }: { $played } (cost about { $cost } points)
cli-analysis-better = better: { $line }
cli-analysis-luck = { $n }. Luck: { $points }
cli-analysis-pieces = What the cards did (expected points they changed for those who used them)
cli-hint-expects = { $score } points (lead { $lead }, ± { $spread })
cli-hint-why = Why the first is best:
