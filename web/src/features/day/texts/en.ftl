day-title = Game of the day
day-games = Today’s games
day-same-luck = Same luck for everyone
day-lead = One deal for the whole town: the same cards, the same bots, the same dice for the same throw.
day-one-try = You have one try, until 0:00 UTC.
day-home-text = Same luck for everyone: one deal, one try.
day-start = Everyone is dealt the same
day-minutes = About { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}; you may pause and come back
day-may-pause = You may pause and come back
day-alone = On your own
day-against = Against { $n ->
    [one] a bot
   *[other] { $n } bots
}, { $level }
day-play = Play the game of the day
day-go-on = Go on with your game
day-play-it = Play it
day-see = Results
day-rules = No hints, and nothing is taken back after luck. Your result appears when you finish; nobody sees it before they have played.
day-look = See the games of others first
day-look-sure = That spends your try: today’s game will not count for you any more.
day-look-yes = Spend my try
day-look-no = No, play first
day-so-far = Today so far
day-covered = Results stay covered until you have played.
day-played = { $n ->
    [0] Nobody has played yet
    [one] 1 has played
   *[other] { $n } have played
}
day-playing = { $n ->
    [0] Nobody is playing now
    [one] 1 is playing now
   *[other] { $n } are playing now
}
day-yesterday = Yesterday
day-yesterday-ranking = Yesterday’s ranking
day-compare-two = Compare two games
day-month = Your month
day-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
day-shade-none = Not played
day-shade-lower = Lower half
day-shade-upper = Upper half
day-shade-tenth = Best tenth
day-luck = Verifiable luck
day-luck-text = The fingerprint of this deal’s seed was published on { $date }. When the day is over you can check every die.
day-luck-after = The seed fits the fingerprint published on { $date }: the record of each game verifies against it.
day-fingerprint = Fingerprint, { $date }
day-seed = Seed
day-of = Game of the day · { $title } · { $date }
day-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
day-better = better than { $n }%
day-headline = { $points }: { $better }
day-place = Number { $rank } of { $of } in the ranking.
day-won-by = You beat the best bot ({ $level }) by { $n ->
    [0] no point: a tie
    [one] 1 point
   *[other] { $n } points
}.
day-lost-by = The best bot ({ $level }) was ahead by { $n ->
    [one] 1 point
   *[other] { $n } points
}.
day-not-played = You have not played this one
day-try-none = Not tried yet
day-try-running = Your game is going on
day-try-counted = Counted
day-try-late = Finished after the day: not counted
day-try-left = Given up: not counted
day-try-spent = Try spent by a look
day-share = Share
day-copy = Copy
day-copied = The text is copied.
day-my-game = My game
day-whole-ranking = Whole ranking
day-play-again = Play it again, not counted
day-is-over = The day is over: load the page again for today’s games.
day-share-text = Text to share
day-share-says = One bar for each quarter, against the best game. It gives nothing away.
day-histogram = Scores of { $n ->
    [one] 1 player
   *[other] { $n } players
}: from { $low } to { $high }, half of them { $median } or less.
day-you-score = You, { $n }
day-median = Median { $n }
day-ranking = Ranking
day-span-day = Day
day-span-week = Week
day-span-month = Month
day-span-text = From { $first } to { $last }, as far as the days are over. Each day is worth as many points as the percentage of others you beat.
day-span-none = None of its days is over yet.
day-nobody-yet = No game has been counted yet.
day-as-best-text = “Like the best”: turns played as in the best game of the day.
day-rank = Rank
day-player = Player
day-score = Points
day-days = Days
day-sum = Day points
day-as-best = Like the best
day-beaten = Better than
day-same-of = { $n } of { $of }
day-percent = { $n }%
day-you = You
day-two-games = Two games, side by side
day-one-game = One game
day-other-game = Another game
day-and = and
day-only-differing = Only where they differ
day-turn = Turn
day-turn-number = { $n }
day-difference = Difference
day-gains = { $name } +{ $n }
day-part = Here they part
day-all-alike = Both games were played alike.
day-after-each = Points after each turn
day-lines = Points after each turn. { $one } ends with { $a }, { $other } with { $b }.
day-plain-line = { $name }, plain line
day-dashed-line = { $name }, dashed
day-decided = Where it was decided: { $turn }
day-at-turn = Turn { $turn }
day-board-of = Board: { $name }
day-other-days = Other days
day-before = The day before
day-after = The day after
day-none = There was no such game on that day.
