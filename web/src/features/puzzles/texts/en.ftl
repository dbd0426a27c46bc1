puzzles = Puzzles
puzzle = Puzzle
puzzles-text = One turn is clearly best. Find it.
puzzle-number = { $game } · number { $number }
puzzle-count = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
days-in-a-row = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
difficulty = Difficulty
difficulty-of = Difficulty { $n } of 5
one-by-one = One by one
rush-three = Rush: 3 minutes
aim = Look for the turn that gives you the biggest lead on average, with bots playing on for everyone.
aim-close = A turn within half a point of the best counts too, if it is closer to the best than to the next. Luck and hidden cards are drawn afresh { $n } times.
themes = Themes
all-themes = All
your-days = Your days
puzzle-rating = Puzzle rating { $rating } ±{ $deviation } · solved { $solved } of { $tries }
no-rating = No rating yet: your first answer starts it.
not-rated-here = Not rated on this device: ratings compare people.
find-best = Find the best turn
find-how = Play it on the board. Nothing is lost by looking around.
hint-about = It is about: { $themes }.
hint-nothing = This puzzle has no theme.
hint-begin = Begin with: { $choice }.
judging = Judging…
solved = Solved: { $points } over the next best line
solved-close = As good as the best
good-turn = A good turn: { $points } less than the best
not-best = Not the best: { $points } less
line-shown = This is the line
second-try = A second try counts half.
first-try = First try.
found-by = { $share }% of the players find it.
rating-now = Your puzzle rating: { $rating } ±{ $deviation }
points-of = { NUMBER($points, minimumFractionDigits: 1) ->
    [one] { $text } point
   *[other] { $text } points
}
try-again = Try again
show-line = Show the line
play-from-here = Play on from here
next-puzzle = Next puzzle
the-line = The line
because = Because:
ahead-at = Ahead at { $best } of { $tables } tables; after the next best turn, at { $next }.
all-turns = All turns
expected-lead = expected lead
from-where = Where it comes from
source-mined = Found in a game between searching bots ({ $source }). What it gains over the next best turn was measured at { $tables } imagined tables; in 95 of 100 cases it lies between { $low } and { $high }.
source-recorded = Found in a game that was played and recorded ({ $source }). What it gains over the next best turn was measured at { $tables } imagined tables; in 95 of 100 cases it lies between { $low } and { $high }.
rush = Rush
rush-text = Solve as many as you can in three minutes. They get harder. Three mistakes end the rush.
rush-solved = { $n ->
    [one] 1 solved
   *[other] { $n } solved
}
rush-mistakes = { $n ->
    [one] 1 mistake of 3
   *[other] { $n } mistakes of 3
}
rush-best = Best { $n }
rush-over = The rush is over: { $n ->
    [one] 1 solved
   *[other] { $n } solved
}
rush-last = Ten seconds left
rush-today = Today:
rush-again = Another rush
rush-left = { $time } left
review = Look at number { $number }
was-solved = solved
was-missed = missed
daily-puzzle = Puzzle of the day
daily-text = The same for everybody, until midnight UTC.
daily-done = Done for today.
solve = Solve
history = What you have tried
result-solved = solved
result-good = a good turn
result-missed = missed
result-shown = shown
no-puzzles = There are no puzzles of this game yet.
no-such-puzzle = There is no such puzzle.
day-solved = solved
day-missed = not solved
today = Today
