plays-since = { $n ->
    [one] Plays since { $date } · { $n } game
   *[other] Plays since { $date } · { $n } games
  }
rating-over-time = Rating over time
band-text = The band is where the rating lies with 95% certainty. It narrows with every rated game.
no-rated-games = No rated game yet.
span-month = 1 month
span-half-year = 6 months
span-all-time = All
rating-of = Rating: { $game }
rating-at = { $date }: { $rating } ({ $change })
cautious = at least, with great certainty: { $n }
won-of = { $won } of { $n } won
head-to-head = Head to head
name-of-player = Name of a player
against = Against
ahead-behind = ahead – behind
you-and = You and { $name }
nobody-met = No other account met here yet.
games-list = Games
kind-all = All
kind-rated = Rated
kind-bots = With bots
kind-solo = Solo
result-any = Any result
result-won = Won
result-lost = Not won
any-players = Any number of players
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
opponent = Opponent
more-games = More games
any-game = All games
challenge = Challenge { $name }
