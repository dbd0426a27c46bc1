# La page des chiffres imprimés.
deck-activity-red = Activités militaires
deck-activity-white = Activités religieuses
deck-activity-yellow = Activités civiles
deck-event = Événements
deck-ladies = Les Dames de Troyes
deck-character = Personnages
deck-board = Le plateau
deck-royal = Le Défi royal
kind-immediate = immédiat
kind-delayed = différé
kind-mixed = mixte
kind-end = décompte final
bonus = carte bonus
always-there = toujours là
group-character = personnage
group-board = plateau
group-ramparts = remparts
group-royal = jeu en solitaire
row-board = Lignes des bâtiments
    .text = Quels dés placent un habitant sur quelle ligne de l’Évêché et de l’Hôtel de ville, et où se trouvent les habitants gris au début à deux joueurs.
row-ramparts = Portes des remparts
    .text = Les cases de la piste qui ont une porte.
row-royal = L’ordre du Roy
    .text = L’ordre dans lequel le Roy prend les emplacements des bâtiments.
figure-cost = Engager
figure-divisor = ÷
figure-slots = Emplacements
figure-slots-n = Emplacement { $n }
figure-level = Niveau
figure-builds = Construit
figure-gives-points = PV
figure-fight = Dés
figure-banners = Étendards
figure-points = PV
figure-points-n = { $n ->
    [1] PV du 1er
   *[other] PV du { $n }e
}
figure-black-dice = Dés noirs
figure-deck = Pioche
figure-calls = Carte suivante
figure-calls-n = Carte suivante { $n }
figure-thresholds = Paliers
figure-thresholds-n = { $m ->
    [1] Palier { $n } : dès
   *[other] Palier { $n } : PV
}
figure-thresholds-for-two = Paliers à deux
figure-thresholds-for-two-n = { $m ->
    [1] À deux { $n } : dès
   *[other] À deux { $n } : PV
}
figure-bishopric-rows = Évêché
figure-bishopric-rows-n = Évêché, ligne { $n }
figure-city-hall-rows = Hôtel de ville
figure-city-hall-rows-n = Hôtel de ville, ligne { $n }
figure-two-player-palace = Palais à deux
figure-two-player-palace-n = Palais à deux { $n }
figure-two-player-bishopric = Évêché à deux
figure-two-player-bishopric-n = { $m ->
    [1] Évêché à deux { $n } : ligne
   *[other] Évêché à deux { $n } : emplacement
}
figure-two-player-city-hall = Hôtel de ville à deux
figure-two-player-city-hall-n = { $m ->
    [1] Hôtel de ville à deux { $n } : ligne
   *[other] Hôtel de ville à deux { $n } : emplacement
}
figure-gates = Portes
figure-gates-n = Porte { $n }
figure-palace-order = Palais
figure-palace-order-n = Palais { $n }
figure-bishopric-order = Évêché
figure-bishopric-order-n = { $m ->
    [1] Évêché { $n } : ligne
   *[other] Évêché { $n } : emplacement
}
figure-city-hall-order = Hôtel de ville
figure-city-hall-order-n = { $m ->
    [1] Hôtel de ville { $n } : ligne
   *[other] Hôtel de ville { $n } : emplacement
}
any-colour = une seule couleur
example-activity = Avec vos chiffres, trois dés de 5 l’activent { $now } fois au lieu de { $before }.
example-event = Avec vos chiffres, trois dés de 5 posent { $now ->
    [one] { $now } cube
   *[other] { $now } cubes
} au lieu de { $before }.
book-troyes = Troyes, livre de règles révisé
book-ladies = Les Dames de Troyes, livre de règles
book-royal = Troyes, règles du jeu en solitaire
does-not-fit = Cela ne va pas avec les autres chiffres.
