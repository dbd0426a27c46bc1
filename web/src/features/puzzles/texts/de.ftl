puzzles = Rätsel
puzzle = Rätsel
puzzles-text = Ein Zug ist klar der beste. Finde ihn.
puzzle-number = { $game } · Nummer { $number }
puzzle-count = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}
days-in-a-row = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}
difficulty = Schwierigkeit
difficulty-of = Schwierigkeit { $n } von 5
one-by-one = Einzeln
rush-three = Auf Zeit: 3 Minuten
aim = Gesucht ist der Zug, der dir im Mittel den größten Vorsprung bringt, wenn danach Bots für alle weiterspielen.
aim-close = Ein Zug bis zu einem halben Punkt unter dem besten zählt auch, wenn er ihm näher ist als dem nächstbesten. Zufall und verdeckte Karten werden { $n }-mal neu gezogen.
themes = Themen
all-themes = Alle
your-days = Deine Tage
puzzle-rating = Wertung { $rating } ±{ $deviation } · { $solved } von { $tries } gelöst
no-rating = Noch keine Wertung: Sie beginnt mit deiner ersten Antwort.
not-rated-here = Auf diesem Gerät ohne Wertung: Wertungen vergleichen Leute.
find-best = Finde den besten Zug
find-how = Spiele ihn auf dem Plan. Umsehen kostet nichts.
hint-about = Es geht um: { $themes }.
hint-nothing = Dieses Rätsel hat kein Thema.
hint-begin = Beginne mit: { $choice }.
judging = Wird bewertet …
solved = Gelöst: { $points } mehr als der nächstbeste Zug
solved-close = So gut wie der beste
good-turn = Ein guter Zug: { $points } weniger als der beste
not-best = Nicht der beste: { $points } weniger
line-shown = Das ist der Zug
second-try = Ein zweiter Versuch zählt halb.
first-try = Erster Versuch.
found-by = { $share } % der Spielenden finden ihn.
rating-now = Deine Wertung: { $rating } ±{ $deviation }
points-of = { NUMBER($points, minimumFractionDigits: 1) ->
    [one] { $text } Punkt
   *[other] { $text } Punkte
}
try-again = Noch einmal
show-line = Zug zeigen
play-from-here = Von hier weiterspielen
next-puzzle = Nächstes Rätsel
the-line = Der Zug
because = Weil:
ahead-at = Vorn an { $best } von { $tables } Tischen; nach dem nächstbesten Zug an { $next }.
all-turns = Alle Züge
expected-lead = erwarteter Vorsprung
from-where = Woher es kommt
source-mined = Gefunden in einer Partie zwischen suchenden Bots ({ $source }). Was er gegenüber dem nächstbesten Zug gewinnt, wurde an { $tables } gedachten Tischen gemessen; in 95 von 100 Fällen liegt es zwischen { $low } und { $high }.
source-recorded = Gefunden in einer gespielten und aufgezeichneten Partie ({ $source }). Was er gegenüber dem nächstbesten Zug gewinnt, wurde an { $tables } gedachten Tischen gemessen; in 95 von 100 Fällen liegt es zwischen { $low } und { $high }.
rush = Auf Zeit
rush-text = Löse in drei Minuten so viele wie möglich. Sie werden schwerer; nach drei Fehlern ist Schluss.
rush-solved = { $n ->
    [one] 1 gelöst
   *[other] { $n } gelöst
}
rush-mistakes = { $n ->
    [one] 1 Fehler von 3
   *[other] { $n } Fehler von 3
}
rush-best = Bestwert { $n }
rush-over = Vorbei: { $n ->
    [one] 1 gelöst
   *[other] { $n } gelöst
}
rush-last = Noch zehn Sekunden
rush-today = Heute:
rush-again = Noch einmal auf Zeit
rush-left = noch { $time }
review = Nummer { $number } ansehen
was-solved = gelöst
was-missed = verfehlt
daily-puzzle = Rätsel des Tages
daily-text = Für alle dasselbe, bis Mitternacht UTC.
daily-done = Für heute erledigt.
solve = Lösen
history = Was du versucht hast
result-solved = gelöst
result-good = ein guter Zug
result-missed = verfehlt
result-shown = gezeigt
no-puzzles = Von diesem Spiel gibt es noch keine Rätsel.
no-such-puzzle = Dieses Rätsel gibt es nicht.
day-solved = gelöst
day-missed = nicht gelöst
today = Heute
