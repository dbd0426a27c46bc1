puzzles = Problèmes
puzzle = Problème
puzzles-text = Un seul tour est nettement le meilleur. Trouvez-le.
puzzle-number = { $game } · numéro { $number }
puzzle-count = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
days-in-a-row = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
difficulty = Difficulté
difficulty-of = Difficulté { $n } sur 5
one-by-one = Un par un
rush-three = Course : 3 minutes
aim = Cherchez le tour qui vous donne en moyenne la plus grande avance, quand des robots jouent la suite pour tous.
aim-close = Un tour à moins d’un demi-point du meilleur compte aussi, s’il en est plus près que du suivant. Le hasard et les cartes cachées sont tirés { $n } fois.
themes = Thèmes
all-themes = Tous
your-days = Vos jours
puzzle-rating = Cote { $rating } ±{ $deviation } · { $solved } sur { $tries } résolus
no-rating = Pas encore de cote : votre première réponse la fixera.
not-rated-here = Sans cote sur cet appareil : une cote compare des personnes.
find-best = Trouvez le meilleur tour
find-how = Jouez-le sur le plateau. Regarder ne coûte rien.
hint-about = Il s’agit de : { $themes }.
hint-nothing = Ce problème n’a pas de thème.
hint-begin = Commencez par : { $choice }.
judging = Évaluation…
solved = Résolu : { $points } de plus que le tour suivant
solved-close = Aussi bon que le meilleur
good-turn = Un bon tour : { $points } de moins que le meilleur
not-best = Pas le meilleur : { $points } de moins
line-shown = Voici la ligne
second-try = Un second essai compte la moitié.
first-try = Premier essai.
found-by = { $share } % des joueurs le trouvent.
rating-now = Votre cote : { $rating } ±{ $deviation }
points-of = { NUMBER($points, minimumFractionDigits: 1) ->
    [one] { $text } point
   *[other] { $text } points
}
try-again = Réessayer
show-line = Montrer la ligne
play-from-here = Continuer à partir d’ici
next-puzzle = Problème suivant
the-line = La ligne
because = Parce que :
ahead-at = En tête à { $best } tables sur { $tables } ; après le meilleur autre tour, à { $next }.
all-turns = Tous les tours
expected-lead = avance attendue
from-where = D’où il vient
source-mined = Trouvé dans une partie entre robots qui cherchent ({ $source }). Ce qu’il gagne sur le meilleur autre tour a été mesuré à { $tables } tables imaginées ; dans 95 cas sur 100 c’est entre { $low } et { $high }.
source-recorded = Trouvé dans une partie jouée et enregistrée ({ $source }). Ce qu’il gagne sur le meilleur autre tour a été mesuré à { $tables } tables imaginées ; dans 95 cas sur 100 c’est entre { $low } et { $high }.
rush = Course
rush-text = Résolvez-en le plus possible en trois minutes. Ils sont de plus en plus difficiles ; à la troisième erreur, c’est fini.
rush-solved = { $n ->
    [one] { $n } résolu
   *[other] { $n } résolus
}
rush-mistakes = { $n ->
    [one] { $n } erreur sur 3
   *[other] { $n } erreurs sur 3
}
rush-best = Record { $n }
rush-over = La course est finie : { $n ->
    [one] { $n } résolu
   *[other] { $n } résolus
}
rush-last = Encore dix secondes
rush-today = Aujourd’hui :
rush-again = Une autre course
rush-left = encore { $time }
review = Revoir le numéro { $number }
was-solved = résolu
was-missed = manqué
daily-puzzle = Problème du jour
daily-text = Le même pour tous, jusqu’à minuit UTC.
daily-done = Fait pour aujourd’hui.
solve = Résoudre
history = Ce que vous avez essayé
result-solved = résolu
result-good = un bon tour
result-missed = manqué
result-shown = montré
no-puzzles = Il n’y a pas encore de problèmes de ce jeu.
no-such-puzzle = Ce problème n’existe pas.
day-solved = résolu
day-missed = pas résolu
today = Aujourd’hui
