troyes-option-ladies = modules des Dames de Troyes
troyes-option-ladies-characters = neuf personnages, dont trois dames
troyes-option-open-character = un personnage de plus, visible, qui rapporte à tous
troyes-character-jeanne = Jeanne de Champagne
    .text = Récompense vos habitants à l’Hôtel de ville et vos hommes de métier sur les cartes jaunes.
troyes-character-isabeau = Isabeau de Bavière
    .text = Récompense vos habitants au Palais et vos hommes de métier sur les cartes rouges.
troyes-character-marie = Marie de Champagne
    .text = Récompense vos habitants à l’Évêché et vos hommes de métier sur les cartes blanches.
troyes-item-jeanne = Jeanne de Champagne
troyes-item-isabeau = Isabeau de Bavière
troyes-item-marie = Marie de Champagne
troyes-option-ladies-purple-die = un dé violet par joueur, de la couleur que son propriétaire veut
troyes-colour-purple = violet
troyes-option-ladies-events = six événements de plus
troyes-ask-give-citizen = Lequel de vos habitants succombe à la possession ?
troyes-ask-free-citizen = De qui libérez-vous un habitant ?
troyes-ask-lose-cube = Lequel de vos cubes l’hiver emporte-t-il ?
troyes-free = libérer un habitant de { $owner }
troyes-lose-cube = le cube sur { $card }
troyes-outlaw-strengthens = Le Chef hors la loi renforce chaque dé noir de { $adds }, jusqu’à 6.
troyes-possessed = Un habitant de { $seat } est possédé.
troyes-freed = Un habitant de { $owner } est libéré.
troyes-uprising = Soulèvement : { $building } est sens dessus dessous.
troyes-monk-settles = Un homme de métier gris s’installe : { $card }.
troyes-monk-finds-nothing = Le Moine ne trouve aucune place libre.
troyes-freezes = { $seat } perd un cube à cause de l’hiver.
troyes-why-free = Choisissez de qui un habitant est libéré.
troyes-why-lose-cube = Choisissez l’un de vos cubes posés sur une carte.
troyes-event-wolves = Loups
    .text = { $black-dice ->
        [one] Un dé noir attaque.
       *[other] { $black-dice } dés noirs attaquent.
    }
    .short = { $black-dice ->
        [one] Un dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-harsh-winter = Hiver intense
    .text = Chaque joueur perd un de ses cubes posés sur une carte Activité ou une activité extérieure ; qui n’en a pas ne perd rien.
    .short = Chacun perd un cube d’une carte
troyes-event-outlaw-leader = Chef hors la loi
    .text = Les dés noirs de la phase des événements valent { $adds } de plus, 6 au plus. Seul un combat direct pose un cube ici.
    .short = Dés noirs plus forts de { $adds }
troyes-event-uprising = Soulèvement
    .text = Un dé désigne un bâtiment. Ses habitants, avec un gris ou ceux qui y sont couchés, sont replacés au hasard ; qui n’a plus de place se couche.
    .short = Un bâtiment est mélangé
troyes-event-wandering-monk = Moine
    .text = Un dé désigne une couleur : un homme de métier gris prend la meilleure place libre de ses cartes.
    .short = Un homme gris prend une place
troyes-event-possession = Possession
    .text = À son arrivée, chacun y pose un habitant. Chaque cube posé ici en libère un.
    .short = Retient un habitant de chacun
troyes-option-ladies-activities = vingt-sept cartes Activité de plus
troyes-option-ladies-cards = cartes Activité du module
    .help = Mélangées : avec celles du jeu de base. Seules : uniquement les nouvelles.
troyes-option-ladies-cards-mixed = mélangées à celles du jeu de base
troyes-option-ladies-cards-alone = seules
troyes-ask-use-or-load = { $card } : poser des cubes, ou utiliser les vôtres ?
troyes-ask-load-cubes = Combien de cubes posez-vous sur : { $card } ? ({ $deniers } deniers chacun)
troyes-ask-aim-catapult = Quel événement la Catapulte touche-t-elle ? ({ $shots } tirs restants)
troyes-ask-send-scout = Où l’Éclaireur laisse-t-il un cube, de gauche à droite ? ({ $deniers } deniers chacun, { $left } activations restantes)
troyes-ask-choose-good = Points ou influence ? ({ $left } activations restantes)
troyes-ask-pick-victim = À qui prenez-vous de l’influence ?
troyes-ask-choose-column = Dans quelle colonne construisez-vous ? ({ $cubes } cubes à poser)
troyes-load-cubes = { $number ->
        [one] poser un cube sur la carte
       *[other] poser { $number } cubes sur la carte
    }
troyes-use-cubes = { $number ->
        [one] utiliser un cube
       *[other] utiliser { $number } cubes
    }
troyes-scout-returns = plus de cube avec cette activation
troyes-take-points = { $points ->
        [one] un point avec cette activation
       *[other] { $points } points avec cette activation
    }
troyes-take-influence = { $influence } d’influence avec toutes celles qui restent
troyes-victim = { $seat } ({ $influence } d’influence)
troyes-column = niveau { $level }, numéro { $column }
troyes-steals-influence = { $seat } prend { $influence } d’influence à { $other }.
troyes-why-richest = On ne choisit que parmi les adversaires qui ont le plus d’influence.
troyes-why-choose-column = Choisissez un espace libre de la Cathédrale, le plus bas de sa colonne.
troyes-item-hermit = Ermite
troyes-item-fort = Fort
troyes-item-princess = Princesse
troyes-card-lumberjack = Bûcheron
    .text = Mixte. Posez un cube ici, ou retirez-en un des vôtres pour { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Posez un cube, ou usez-en un : { $gives-deniers } deniers
troyes-card-clogmaker = Sabotière
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos habitants debout à l’Hôtel de ville.
    .short = { $gives-deniers } denier par habitant à l’Hôtel de ville
troyes-card-weaver = Tisserande
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos hommes de métier, sur quelque carte que ce soit, celle-ci comprise.
    .short = { $gives-deniers } denier par homme de métier à vous
troyes-card-hotelkeeper = Hôtelière
    .text = { $gives-influence } d’influence ou { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }, au choix à chaque activation.
    .short = { $gives-influence } d’influence ou { $gives-points } point
troyes-card-distiller = Liquoriste
    .text = Différé. Un cube retourne un de vos propres dés le temps d’une action.
    .short = Cube : retournez un de vos dés
troyes-card-winemaker = Viticulteur
    .text = Différé. Un cube rend gratuit un dé d’un autre quartier ; il compte dans la taille du lot.
    .short = Cube : un dé d’un autre quartier gratuit
troyes-card-banker = Banquier
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } si vous possédez plus de { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    } ; vous les gardez.
    .short = { $gives-points } points si plus de { $above-deniers } deniers
troyes-card-breeder = Éleveur
    .text = Mixte. Posez un cube ici pour { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, ou retirez-en un des vôtres pour { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Cube pour { $cube-deniers } deniers, ou usez-en un : { $gives-points } points
troyes-card-master-craftsman = Maître artisan
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } pour deux de vos hommes de métier, toutes cartes confondues.
    .short = { $gives-points } point par 2 hommes de métier
troyes-card-augustinian = Augustin
    .text = Différé. Un cube se joint à un lot comme un dé jaune à vous, de valeur { $pips }, avec au moins un vrai dé.
    .short = Cube : un { $pips } jaune de plus dans un lot
troyes-card-head-templar = Chef templier
    .text = Différé. Avec un cube, un dé rouge de chaque autre quartier coûte { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    }, quelle que soit la taille du lot.
    .short = Cube : dés rouges d’autrui à { $die-deniers } deniers
troyes-card-bishop = Évêque
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos cubes à la Cathédrale.
    .short = { $gives-deniers } denier par cube à la Cathédrale
troyes-card-herbalist = Herboriste
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés rouges de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } rouges
troyes-card-master-builder = Maître d’œuvre
    .text = Un cube dans une colonne au choix de la Cathédrale, au plus bas niveau libre, avec le gain habituel. Lui seul atteint un quatrième niveau ; qui n’y a aucun cube perd { $missing-level ->
        [one] { $missing-level } point
       *[other] { $missing-level } points
    } à la fin.
    .short = Un cube dans une colonne, jusqu’au niveau IV
troyes-card-preacher = Prédicateur
    .text = Différé. Un cube donne à tous les dés du lot la valeur de l’un d’eux.
    .short = Cube : tous les dés comme l’un d’eux
troyes-card-beguine = Béguine
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } pour chaque dé blanc qui reste dans votre quartier.
    .short = { $gives-points } point par dé blanc qui vous reste
troyes-card-hermit = Ermite
    .text = Fin de partie. Posez un cube ici. À la fin, un cube vaut { $best-points ->
        [one] { $best-points } point
       *[other] { $best-points } points
    } moins un par cube présent, à qui qu’il soit ; { $least-points } au moins.
    .short = Cube : à la fin { $best-points } points moins 1 par cube ici
troyes-card-scribe = Scribe
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } pour chaque carte Événement que vous avez gagnée.
    .short = { $gives-points } point par événement gagné
troyes-card-catapult = Catapulte
    .text = Mixte. Posez un cube ici, ou retirez-en un des vôtres pour en mettre { $shoots ->
        [2] deux
        [3] trois
       *[other] { $shoots }
    } sur un même événement.
    .short = Posez un cube, ou usez-en un : { $shoots } cubes sur un événement
troyes-card-scout = Éclaireur
    .text = Un cube sur chaque événement de la file, { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } chacun ; vous pouvez en laisser de côté.
    .short = Cubes sur les événements, { $cube-deniers } denier chacun
troyes-card-ransom = Rançon
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } pour un cube sur un événement au choix.
    .short = Payez { $takes-deniers } deniers : un cube sur un événement
troyes-card-executioner = Bourreau
    .text = { $gives-influence } d’influence de la réserve et { $steals-influence } de l’adversaire qui en a le plus.
    .short = { $gives-influence } d’influence, et { $steals-influence } du plus influent
troyes-card-lord-of-the-manor = Châtelain
    .text = Mixte. Posez un cube ici, ou retirez-en un des vôtres pour { $gives-influence } d’influence.
    .short = Posez un cube, ou usez-en un : { $gives-influence } d’influence
troyes-card-recruiter = Recruteur
    .text = Différé. Un cube se joint à un lot comme un dé rouge à vous, de valeur { $pips }, avec au moins un vrai dé.
    .short = Cube : un { $pips } rouge de plus dans un lot
troyes-card-fort = Fort
    .text = Fin de partie. Chaque dé pose un cube ici : { $gives-low ->
        [one] { $gives-low } point
       *[other] { $gives-low } points
    } et { $gives-low } d’influence au-dessous de { $high-from }, { $gives-high } de chaque à partir de { $high-from }. À la fin, le plus de cubes vaut { $gives-most ->
        [one] { $gives-most } point
       *[other] { $gives-most } points
    }.
    .short = Par dé { $gives-low } ou { $gives-high } points et influence ; majorité : { $gives-most }
troyes-card-marriage = Mariage
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } pour { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Payez { $takes-deniers } deniers : { $gives-points } points
troyes-card-princess = Princesse
    .text = Fin de partie. Posez un cube ici. À la fin, le plus de cubes vaut { $gives-most ->
        [one] { $gives-most } point
       *[other] { $gives-most } points
    }.
    .short = Cube : à la fin { $gives-most } points à la majorité
troyes-option-tournament = variante tournoi : le dernier tour se joue dans le sens anti-horaire
troyes-word-counter-clockwise = Le dernier tour se joue dans le sens anti-horaire.
