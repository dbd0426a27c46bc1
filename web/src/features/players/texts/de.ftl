plays-since = { $n ->
    [one] Spielt seit { $date } · { $n } Partie
   *[other] Spielt seit { $date } · { $n } Partien
  }
rating-over-time = Wertung im Lauf der Zeit
band-text = Das Band zeigt, wo die Wertung zu 95 % liegt. Mit jeder gewerteten Partie wird es schmaler.
no-rated-games = Noch keine gewertete Partie.
span-month = 1 Monat
span-half-year = 6 Monate
span-all-time = Alles
rating-of = Wertung: { $game }
rating-at = { $date }: { $rating } ({ $change })
cautious = mindestens, fast sicher: { $n }
won-of = { $won } von { $n } gewonnen
head-to-head = Direkter Vergleich
name-of-player = Name eines Spielers
against = Gegen
ahead-behind = vorn – hinten
you-and = Du und { $name }
nobody-met = Hier noch keinem anderen Konto begegnet.
games-list = Partien
kind-all = Alle
kind-rated = Gewertet
kind-bots = Mit Bots
kind-solo = Allein
result-any = Jedes Ergebnis
result-won = Gewonnen
result-lost = Nicht gewonnen
any-players = Beliebige Spielerzahl
n-players = { $n } Spieler
opponent = Gegner
more-games = Mehr Partien
any-game = Alle Spiele
challenge = { $name } herausfordern
