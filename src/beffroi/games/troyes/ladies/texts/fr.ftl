troyes-option-ladies = Les Dames de Troyes
troyes-option-ladies-characters = Personnages
    .help = Neuf au lieu de six, dont trois dames.
troyes-option-open-character = Personnage visible
    .help = Un personnage de plus, face visible, récompense tout le monde.
troyes-character-jeanne = Jeanne de Champagne
    .text = Récompense vos habitants à l’Hôtel de ville et vos hommes de métier sur les cartes jaunes.
troyes-character-isabeau = Isabeau de Bavière
    .text = Récompense vos habitants au Palais et vos hommes de métier sur les cartes rouges.
troyes-character-marie = Marie de Champagne
    .text = Récompense vos habitants à l’Évêché et vos hommes de métier sur les cartes blanches.
troyes-item-jeanne = Jeanne de Champagne
troyes-item-isabeau = Isabeau de Bavière
troyes-item-marie = Marie de Champagne
troyes-option-ladies-purple-die = Dé violet
    .help = Un par joueur. Il prend la couleur que son propriétaire veut.
troyes-colour-purple = violet
troyes-option-ladies-events = Événements
    .help = Six de plus, dont des loups.
troyes-ask-give-citizen = Lequel de vos habitants succombe à la Possession ?
troyes-ask-free-citizen = Quel habitant libérez-vous ?
troyes-ask-lose-cube = Lequel de vos cubes l’hiver emporte-t-il ?
troyes-free = Libérer un habitant : { $owner }
troyes-lose-cube = Le cube d’une carte : { $card }
troyes-outlaw-strengthens = Les dés noirs sont plus forts de { $adds }, jusqu’à 6 : Chef hors la loi.
troyes-possessed = Un habitant est possédé : { $seat }.
troyes-freed = Un habitant est libéré : { $owner }.
troyes-uprising = Soulèvement : tout se mélange ({ $building }).
troyes-monk-settles = Un homme de métier gris s’installe : { $card }.
troyes-monk-finds-nothing = Aucun emplacement libre pour l’homme de métier gris.
troyes-freezes = { $seat } perd un cube à cause de l’hiver.
troyes-why-free = Choisissez l’habitant que vous libérez.
troyes-why-lose-cube = Choisissez l’un de vos cubes posés sur une carte.
troyes-event-wolves = Loups
    .text = { $black-dice ->
        [one] { $black-dice } dé noir attaque.
       *[other] { $black-dice } dés noirs attaquent.
    }
    .short = { $black-dice ->
        [one] { $black-dice } dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-harsh-winter = Hiver intense
    .text = Chaque joueur perd un de ses cubes posés sur une carte Activité ou une activité extérieure ; un joueur qui n’en a pas ne perd rien.
    .short = Chacun perd un cube d’une carte
troyes-event-outlaw-leader = Chef hors la loi
    .text = Les dés noirs de la phase des événements valent { $adds } de plus, 6 au plus. Seule une lutte directe pose un cube ici.
    .short = Dés noirs plus forts de { $adds }
troyes-event-uprising = Soulèvement
    .text = Un dé désigne un bâtiment. Ses habitants, avec un gris ou ceux qui y sont couchés, sont replacés au hasard ; un habitant sans emplacement est couché.
    .short = Un bâtiment est mélangé
troyes-event-wandering-monk = Moine
    .text = Un dé désigne une couleur : un homme de métier gris prend le meilleur emplacement libre de ses cartes.
    .short = Un homme de métier gris s’installe
troyes-event-possession = Possession
    .text = À son arrivée, chaque joueur y place un habitant. Chaque cube posé ici en libère un.
    .short = Retient un habitant de chacun
troyes-option-ladies-activities = Cartes Activité
    .help = Vingt-sept de plus.
troyes-option-ladies-cards = Mélange des cartes Activité
    .help = Mêlées à celles du jeu de base, ou seules.
troyes-option-ladies-cards-mixed = Mêlées
troyes-option-ladies-cards-alone = Seules
troyes-ask-use-or-load = { $card } : poser des cubes, ou utiliser les vôtres ?
troyes-ask-load-cubes = Combien de cubes posez-vous ? ({ $card }, { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } chacun)
troyes-ask-aim-catapult = Quel événement touchez-vous ? (encore { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    })
troyes-ask-send-scout = Où posez-vous un cube, de gauche à droite ? ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } chacun, encore { $left ->
        [one] { $left } activation
       *[other] { $left } activations
    })
troyes-ask-choose-good = PV ou influence ? (encore { $left ->
        [one] { $left } activation
       *[other] { $left } activations
    })
troyes-ask-pick-victim = À qui prenez-vous de l’influence ?
troyes-ask-choose-column = Dans quelle colonne construisez-vous ? (encore { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    })
troyes-load-cubes = Poser { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } sur la carte
troyes-use-cubes = Utiliser { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
troyes-scout-returns = Plus de cube avec cette activation
troyes-take-points = { $points } PV avec cette activation
troyes-take-influence = { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    } avec toutes les activations restantes
troyes-victim = { $seat } ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    })
troyes-column = Niveau { $level }, numéro { $column }
troyes-steals-influence = { $seat } prend { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    } à { $other }.
troyes-why-richest = Seuls les adversaires qui ont le plus d’influence peuvent être choisis.
troyes-why-choose-column = Choisissez une case libre de la Cathédrale, la plus basse de sa colonne.
troyes-item-hermit = Ermite
troyes-item-fort = Fort
troyes-item-princess = Princesse
troyes-card-lumberjack = Bûcheron
    .text = Mixte. Posez un cube ici, ou utilisez un des vôtres : gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Cube ici, ou utilisez-en un : { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-clogmaker = Sabotière
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos habitants debout à l’Hôtel de ville.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant à l’Hôtel de ville
troyes-card-weaver = Tisserande
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos hommes de métier, sur toutes les cartes, celle-ci comprise.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par homme de métier
troyes-card-hotelkeeper = Hôtelière
    .text = Gagnez { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    } ou { $gives-points } PV, au choix à chaque activation.
    .short = { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }
    } ou { $gives-points } PV
troyes-card-distiller = Liquoriste
    .text = Différé. Un cube retourne un de vos propres dés le temps d’une action.
    .short = Cube : retournez un de vos dés
troyes-card-winemaker = Viticulteur
    .text = Différé. Un cube rend gratuit un dé d’un autre quartier ; il compte dans la taille du lot.
    .short = Cube : un dé d’un autre quartier gratuit
troyes-card-banker = Banquier
    .text = Gagnez { $gives-points } PV si vous possédez plus de { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    } ; vous les gardez.
    .short = { $gives-points } PV si plus de { $above-deniers ->
        [one] { $above-deniers } denier
       *[other] { $above-deniers } deniers
    }
troyes-card-breeder = Éleveur
    .text = Mixte. Posez un cube ici pour { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, ou utilisez un des vôtres : gagnez { $gives-points } PV.
    .short = Cube pour { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    }, ou utilisez-en un : { $gives-points } PV
troyes-card-master-craftsman = Maître artisan
    .text = Gagnez { $gives-points } PV pour deux de vos hommes de métier, toutes cartes confondues.
    .short = { $gives-points } PV par 2 hommes de métier
troyes-card-augustinian = Augustin
    .text = Différé. Un cube se joint à un lot comme un dé jaune à vous, de valeur { $pips }, avec au moins un vrai dé.
    .short = Cube : un { $pips } jaune de plus dans un lot
troyes-card-head-templar = Chef templier
    .text = Différé. Avec un cube, un dé rouge de chaque autre quartier coûte { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    }, quelle que soit la taille du lot.
    .short = Cube : dés rouges des autres à { $die-deniers ->
        [one] { $die-deniers } denier
       *[other] { $die-deniers } deniers
    }
troyes-card-bishop = Évêque
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } pour chacun de vos cubes à la Cathédrale.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par cube à la Cathédrale
troyes-card-herbalist = Herboriste
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés rouges de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } rouges
troyes-card-master-builder = Maître d’œuvre
    .text = Posez un cube dans une colonne au choix de la Cathédrale, au plus bas niveau libre, avec le gain habituel. Seule cette carte atteint un quatrième niveau ; un joueur sans cube à ce niveau perd { $missing-level } PV à la fin.
    .short = Un cube dans une colonne, jusqu’au niveau IV
troyes-card-preacher = Prédicateur
    .text = Différé. Un cube donne à tous les dés du lot la valeur de l’un d’eux.
    .short = Cube : tous les dés comme l’un d’eux
troyes-card-beguine = Béguine
    .text = Gagnez { $gives-points } PV pour chaque dé blanc qui reste dans votre quartier.
    .short = { $gives-points } PV par dé blanc qui vous reste
troyes-card-hermit = Ermite
    .text = Décompte final. Posez un cube ici. À la fin, chacun de vos cubes vaut { $best-points } PV moins 1 par cube présent, quel que soit son propriétaire ({ $least-points } au moins).
    .short = Cube : à la fin { $best-points } PV moins 1 par cube ici
troyes-card-scribe = Scribe
    .text = Gagnez { $gives-points } PV pour chaque carte Événement que vous avez gagnée.
    .short = { $gives-points } PV par événement gagné
troyes-card-catapult = Catapulte
    .text = Mixte. Posez un cube ici, ou utilisez un des vôtres : posez { $shoots ->
        [one] { $shoots } cube
       *[other] { $shoots } cubes
    } sur un même événement.
    .short = Cube ici, ou utilisez-en un : { $shoots ->
        [one] { $shoots } cube
       *[other] { $shoots } cubes
    } sur un événement
troyes-card-scout = Éclaireur
    .text = Posez un cube sur chaque événement de la file, pour { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } chacun ; vous pouvez en laisser de côté.
    .short = Cubes sur les événements, { $cube-deniers ->
        [one] { $cube-deniers } denier
       *[other] { $cube-deniers } deniers
    } chacun
troyes-card-ransom = Rançon
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, posez un cube sur un événement au choix.
    .short = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } : un cube sur un événement
troyes-card-executioner = Bourreau
    .text = Gagnez { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    } de la réserve et { $steals-influence } de l’adversaire qui en a le plus.
    .short = { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }
    }, et { $steals-influence } du plus influent
troyes-card-lord-of-the-manor = Châtelain
    .text = Mixte. Posez un cube ici, ou utilisez un des vôtres : gagnez { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }.
    .short = Cube ici, ou utilisez-en un : { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }
troyes-card-recruiter = Recruteur
    .text = Différé. Un cube se joint à un lot comme un dé rouge à vous, de valeur { $pips }, avec au moins un vrai dé.
    .short = Cube : un { $pips } rouge de plus dans un lot
troyes-card-fort = Fort
    .text = Décompte final. Chaque dé pose un cube ici : { $gives-low } PV et { $gives-low ->
        [one] { $gives-low } point d’influence
       *[other] { $gives-low } points d’influence
    } au-dessous de { $high-from }, { $gives-high } de chaque à partir de { $high-from }. À la fin, le joueur qui a le plus de cubes gagne { $gives-most } PV.
    .short = Par dé { $gives-low } ou { $gives-high } PV et influence ; majorité : { $gives-most }
troyes-card-marriage = Mariage
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gagnez { $gives-points } PV.
    .short = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } : { $gives-points } PV
troyes-card-princess = Princesse
    .text = Décompte final. Posez un cube ici. À la fin, le joueur qui a le plus de cubes gagne { $gives-most } PV.
    .short = Cube : à la fin { $gives-most } PV à la majorité
troyes-option-tournament = Variante tournoi
    .help = La dernière manche se joue dans le sens antihoraire.
troyes-word-counter-clockwise = La dernière manche se joue dans le sens antihoraire.
troyes-preset-ladies = Toutes les Dames
    .help = Les cinq modules à la fois.
troyes-preset-tournament = Tournoi
    .help = La dernière manche à l’envers, à trois ou quatre.
troyes-conflict-alone = En solitaire, c’est Le Défi royal, et il se joue sans les Dames.
troyes-conflict-tournament = La variante tournoi se joue à { $players } ou plus.
troyes-way-players = Jouer à { $players }
troyes-way-without-ladies = Sans les Dames
troyes-way-leave-off = La laisser de côté
