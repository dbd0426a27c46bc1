day-title = Partie du jour
day-games = Les parties d’aujourd’hui
day-same-luck = Le même hasard pour tous
day-lead = Une seule donne pour toute la ville : les mêmes cartes, les mêmes robots, les mêmes dés au même lancer.
day-one-try = Vous avez un seul essai, jusqu’à 0 h UTC.
day-home-text = Le même hasard pour tous : une donne, un essai.
day-start = La même donne pour tous
day-minutes = Environ { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} ; vous pouvez faire une pause et revenir
day-may-pause = Vous pouvez faire une pause et revenir
day-alone = En solitaire
day-against = Contre { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}, niveau { $level }
day-play = Jouer la partie du jour
day-go-on = Continuer la partie
day-play-it = Jouer
day-see = Résultats
day-rules = Pas de conseil, et rien ne s’annule après le hasard. Votre résultat s’affiche à la fin ; personne ne le voit avant d’avoir joué.
day-look = Voir d’abord les parties des autres
day-look-sure = Cela dépense votre essai : la partie d’aujourd’hui ne comptera plus pour vous.
day-look-yes = Dépenser mon essai
day-look-no = Non, jouer d’abord
day-so-far = Aujourd’hui, pour l’instant
day-covered = Les résultats restent cachés tant que vous n’avez pas joué.
day-played = { $n ->
    [0] Aucun essai terminé
    [one] { $n } essai terminé
   *[other] { $n } essais terminés
}
day-playing = { $n ->
    [0] Aucune partie en cours
    [one] { $n } partie en cours
   *[other] { $n } parties en cours
}
day-yesterday = Hier
day-yesterday-ranking = Classement d’hier
day-compare-two = Comparer deux parties
day-month = Votre mois
day-streak = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
day-shade-none = Pas de partie
day-shade-lower = Moitié basse
day-shade-upper = Moitié haute
day-shade-tenth = Meilleur dixième
day-luck = Hasard vérifiable
day-luck-text = L’empreinte de la graine de cette donne a été publiée le { $date }. À la fin de la journée, vous pourrez vérifier chaque dé.
day-luck-after = La graine correspond à l’empreinte publiée le { $date } : l’historique de chaque partie se vérifie avec elle.
day-fingerprint = Empreinte, { $date }
day-seed = Graine
day-of = Partie du jour · { $title } · { $date }
day-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
day-better = mieux que { $n } %
day-headline = { $points } : { $better }
day-place = Place { $rank } sur { $of } au classement.
day-won-by = Vous devancez le meilleur robot ({ $level }) : { $n ->
    [0] égalité
    [one] { $n } point
   *[other] { $n } points
}.
day-lost-by = Le meilleur robot ({ $level }) vous devance : { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
day-not-played = Vous n’avez pas joué cette partie
day-try-none = Pas encore d’essai
day-try-running = Votre partie est en cours
day-try-counted = Comptée
day-try-late = Finie après la journée : ne compte pas
day-try-left = Abandonnée : ne compte pas
day-try-spent = Essai dépensé pour regarder
day-share = Partager
day-copy = Copier
day-copied = Le texte est copié.
day-my-game = Ma partie
day-whole-ranking = Tout le classement
day-play-again = Rejouer, sans compter
day-is-over = La journée est finie : rechargez la page pour les parties d’aujourd’hui.
day-share-text = Texte à partager
day-share-says = Une barre par quart de partie, face à la meilleure. Rien n’est dévoilé.
day-histogram = Points de { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
} : de { $low } à { $high }, la moitié à { $median } ou moins.
day-you-score = Vous, { $n }
day-median = Médiane { $n }
day-ranking = Classement
day-span-day = Jour
day-span-week = Semaine
day-span-month = Mois
day-span-text = Du { $first } au { $last }, pour les journées finies. Chaque jour rapporte autant de points que le pourcentage des autres que vous devancez.
day-span-none = Aucune de ses journées n’est encore finie.
day-nobody-yet = Aucune partie n’a encore été comptée.
day-as-best-text = « Comme la meilleure » : les tours joués comme dans la meilleure partie du jour.
day-rank = Place
day-player = Joueur
day-score = Points
day-days = Jours
day-sum = Points des jours
day-as-best = Comme la meilleure
day-beaten = Mieux que
day-same-of = { $n } sur { $of }
day-percent = { $n } %
day-you = Vous
day-two-games = Deux parties côte à côte
day-one-game = Une partie
day-other-game = Une autre partie
day-and = et
day-only-differing = Seulement les différences
day-turn = Tour
day-turn-number = { $n }
day-difference = Différence
day-gains = { $name } +{ $n }
day-part = Ici elles se séparent
day-all-alike = Les deux parties ont été jouées de même.
day-after-each = Points après chaque tour
day-lines = Points après chaque tour. { $one } finit avec { $a }, { $other } avec { $b }.
day-plain-line = { $name }, trait plein
day-dashed-line = { $name }, pointillés
day-decided = Le moment décisif : { $turn }
day-at-turn = Tour { $turn }
day-board-of = Plateau : { $name }
day-other-days = Autres jours
day-before = Le jour d’avant
day-after = Le jour d’après
day-none = Il n’y a pas eu de telle partie ce jour-là.
