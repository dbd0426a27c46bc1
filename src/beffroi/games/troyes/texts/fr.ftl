troyes-nobody = le joueur neutre

# options
troyes-option-bonus = cartes bonus
    .help = Boulanger, Banquet, Prieur et Résistance se mêlent aux autres cartes.
troyes-option-open-vp = points de victoire visibles
    .help = Chacun voit les points de tous pendant la partie.
troyes-option-figures = chiffres personnels
    .help = Un fichier avec les chiffres de vos cartes imprimées, qui remplacent les nôtres.

# questions
troyes-ask-place-citizen = Où posez-vous un habitant ?
troyes-ask-choose-action = Que faites-vous ?
troyes-ask-hire-tradesman = Homme de métier pour { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }) : quel habitant ?
troyes-ask-hire-for-influence = Homme de métier pour { $card } ({ $influence } d’influence) : quel habitant ?
troyes-ask-take-dice = Quels dés pour : { $action } ? (dé { $number })
troyes-ask-settle-citizen = Quel habitant entre : { $building }, { $value } ?
troyes-ask-use-card = Combien de fois utilisez-vous : { $card } ? (au plus { $most })
troyes-ask-use-again = { $card } : encore une fois ? ({ $left ->
        [one] reste une activation
       *[other] restent { $left } activations
    })
troyes-ask-fight-event = Combien de cubes posez-vous sur : { $event } ? (au plus { $most })
troyes-ask-choose-target = Sur quel événement posez-vous un cube ? (encore { $cubes })
troyes-ask-reroll-die = Lequel de vos dés relancez-vous ?
troyes-ask-turn-dice = Lesquels de vos dés retournez-vous ? (dé { $number } sur 3 au plus)
troyes-ask-counter-black-die = Contrez les dés noirs : { $value } sur { $need } pour l'instant.

# choices
troyes-slot = { $building }, emplacement { $number }
troyes-pass = Passer ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur votre quartier)
troyes-reroll = Relancer un de vos dés ({ $influence } d'influence)
troyes-recruit = Engager un habitant ({ $influence } d'influence)
troyes-turn = Retourner jusqu'à 3 de vos dés ({ $influence } d'influence)
troyes-farm = Cultiver les champs
troyes-cathedral = Construire la Cathédrale
troyes-place = Placer un habitant
troyes-activate = Activer : { $card } (÷{ $divisor })
troyes-activate-by-die = Activer : { $card } (une fois par dé)
troyes-fight = Lutter : { $event } (÷{ $divisor })
troyes-target = { $event }
troyes-from-reserve = de votre réserve
troyes-from-slot = de : { $building }, emplacement { $number }
troyes-from-lying = celui qui est couché : { $building }
troyes-from-card = l'homme de métier : { $card }
troyes-spend-cube = Utiliser un cube : { $card }
troyes-own-die = votre { $value } { $colour }
troyes-bought-die = le { $value } { $colour } de { $owner } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-neutral-die = le { $value } { $colour } neutre ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-turned-die = votre { $value } { $colour } devient { $turned }
troyes-fighting-die = votre { $value } { $colour } (force { $strength })
troyes-done = Terminé : valeur { $value }, { $uses } fois
troyes-turn-done = Retourner { $number ->
        [one] ce dé
       *[other] ces { $number } dés
    }
troyes-uses = { $number } fois
troyes-use-again = encore une fois
troyes-use-no-more = cela suffit
troyes-places-cubes = { $number ->
        [one] un cube
       *[other] { $number } cubes
    }
troyes-foe = Contrer aussi un { $value } noir
troyes-counter = Contrer avec une force de { $value } contre { $need }
troyes-yield = Céder (perdre { $points ->
        [one] { $points } point
       *[other] { $points } points
    })

# what happens
troyes-places = { $seat } pose un habitant : { $building }, emplacement { $number }.
troyes-placement-over = Tous les habitants sont posés ; des gris comblent les vides.
troyes-round = Manche { $round } sur { $rounds }.
troyes-turned-up = Nouvelle activité : { $card }.
troyes-income = { $seat } reçoit { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } et paie { $salary } de salaires.
troyes-falls-short = { $seat } ne peut pas tout donner et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
troyes-dice-rolled = { $number } dés sont lancés sur la place.
troyes-event-drawn = Nouvel événement : { $event }.
troyes-event-strikes = { $event } frappe.
troyes-loses-deniers = { $seat } perd { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-loses-influence = { $seat } perd { $influence } d'influence.
troyes-no-gray-left = Tous les habitants gris sont déjà en jeu : rien ne se passe.
troyes-newcomer = Un habitant gris arrive : { $building }, { $value }.
troyes-expelled = Un habitant est expulsé ({ $building }) : { $owner }.
troyes-gray-builds = Un cube gris est posé au niveau { $level }, numéro { $column }.
troyes-cube-falls = Un cube est retiré au niveau { $level }, numéro { $column } : { $owner }.
troyes-resisted = Chaque événement perd son dernier cube.
troyes-black-dice = { $number ->
        [one] Un dé noir est lancé : { $highest }.
       *[other] { $number } dés noirs sont lancés, le plus fort est { $highest }.
    }
troyes-counters = { $seat } contre des dés noirs ({ $foes }) avec ses dés ({ $dice }).
troyes-gives-in = { $seat } ne peut contrer le { $value } noir et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
troyes-passes = { $seat } passe, avec { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur son quartier.
troyes-waits = { $seat } a passé : { $deniers } de plus sur son quartier.
troyes-recruits = { $seat } engage un habitant.
troyes-rerolls = { $seat } relance un { $value } { $colour } : { $rolled }.
troyes-turns = { $seat } retourne un { $value } { $colour } : { $turned }.
troyes-hires = { $seat } engage un homme de métier pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } : { $card }.
troyes-hires-for-influence = { $seat } engage un homme de métier pour { $influence } d’influence : { $card }.
troyes-buys = { $seat } achète un { $value } { $colour } pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ; vendeur : { $owner }.
troyes-spends-cube = { $seat } utilise un cube : { $card }.
troyes-farms = { $seat } cultive les champs : { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-builds = { $seat } construit au niveau { $level }, numéro { $column }.
troyes-settles = { $seat } place un habitant : { $building }, { $value }.
troyes-uses-card = { $seat } active { $uses } fois : { $card }.
troyes-cubes-on-card = { $seat } pose des cubes ({ $cubes }) : { $card }.
troyes-gains-deniers = { $seat } gagne { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-gains-influence = { $seat } gagne { $influence } d'influence.
troyes-gains-points = { $seat } gagne { $points ->
        [one] un point
       *[other] { $points } points
    }.
troyes-pays = { $seat } paie { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à { $other }.
troyes-jousting-lost = { $seat } ne gagne pas la joute.
troyes-archer-hits = { $seat } tire { $shots } fois et touche { $hits } fois.
troyes-archer-shoots = { $seat } tire et obtient { $value } : { $hits ->
        [0] manqué
       *[other] touché
    }.
troyes-cubes-lost = { $seat } n'a plus d'événement pour ses cubes ({ $cubes }).
troyes-event-cube = Un cube sur { $event } : { $owner }.
troyes-event-countered = { $event } : l'événement est contré.
troyes-wins-event = { $seat } gagne la carte : { $event }.
troyes-collects = { $seat } récupère { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur son quartier.
troyes-game-over = La dernière manche est terminée.

# refusals
troyes-refused = Ce choix n'est pas possible maintenant.
troyes-why-not-yours = Cela appartient à un autre joueur.
troyes-why-placement = On place les habitants : choisissez un emplacement vide d'un bâtiment principal.
troyes-why-slot-taken = Quelqu'un s'y trouve déjà ; personne n'est poussé pendant le placement initial.
troyes-why-choose-action = Choisissez d'abord l'action, puis ses dés, cubes et habitants.
troyes-why-take-dice = On choisit les dés : prenez un dé ou terminez le lot.
troyes-why-source = On choisit un habitant : l'un des vôtres qui puisse y aller. Aucun ne reste sur son propre emplacement, et on n'expulse pas une couleur déjà couchée dans ce bâtiment.
troyes-why-uses = Dites d'abord combien de fois.
troyes-why-use-again = Dites d'abord si la carte sert encore une fois.
troyes-why-choose-event = On pose un cube : choisissez un événement.
troyes-why-choose-die = Choisissez un de vos dés.
troyes-why-raided = Le Maraudage a été contré pendant cette action ; il reprendra des cubes à la prochaine.
troyes-why-face-down = Cette carte n'est pas en jeu : une de chaque couleur se retourne aux manches 1 à 3.
troyes-why-too-dear = L'engagement et la première utilisation coûtent { $price } deniers ; vous en avez { $deniers }.
troyes-why-use-influence = Une utilisation coûte { $influence } d'influence, que vous n'avez pas.
troyes-why-no-citizen = Vous n'avez aucun habitant à engager.
troyes-why-no-dice = Il ne reste aucun dé de sa couleur sur la place.
troyes-why-value = Aucun lot payable avec { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } n'y atteint la valeur { $need }.
troyes-why-price = Le lot coûterait { $price } deniers ; vous pouvez en dépenser { $deniers }.
troyes-why-no-column = Aucun dé blanc ne montre un numéro dont la colonne ait une case libre.
troyes-why-column = La colonne { $value } de la Cathédrale n'a pas de case libre pour lui, et aucun dé du lot ne se perd.
troyes-why-no-row = Aucun de vos habitants ne peut y entrer : on n'expulse pas une couleur déjà couchée dans ce bâtiment.
troyes-why-influence = Cela coûte { $influence } d'influence ; vous en avez { $has }.
troyes-why-no-supply = Il ne reste aucun de vos habitants dans la réserve générale.
troyes-why-no-own-dice = Il ne vous reste aucun dé dans votre quartier.
troyes-why-own-dice = L'influence n'agit que sur les dés de votre quartier.
troyes-why-die-gone = Ce dé n'est pas sur la place.
troyes-why-colour = Un dé de cette couleur ne va pas dans ce lot.
troyes-why-other-first = Avec ce cube, un autre dé vient d’abord.
troyes-why-taken = Ce dé est déjà dans le lot.
troyes-why-order = On prend les dés du plus fort au plus faible : revenez en arrière et commencez par celui-ci.
troyes-why-lot-full = Ce lot compte au plus { $most } dés.
troyes-why-no-buying = On n'achète pas de dés contre les dés noirs.
troyes-why-too-weak = Les dés qui vous resteraient après celui-ci n'atteignent pas { $need }.
troyes-why-black-first = Les dés noirs d'abord : contrez le plus fort avec vos propres dés.

# the terminal
troyes-terminal-head = Manche { $round } sur { $rounds } · { $phase }
troyes-terminal-player = { $seat }
troyes-phase-placement = placement
troyes-phase-income = revenus
troyes-phase-dice = dés
troyes-phase-events = événements
troyes-phase-actions = actions
troyes-phase-end = fin de manche
troyes-phase-over = la partie est finie
troyes-word-activities = Activités
troyes-word-agriculture = agriculture
troyes-word-black-dice = Dés noirs
troyes-word-cathedral = Cathédrale
troyes-word-citizen = un habitant
troyes-word-deniers = deniers
troyes-word-events = Événements
troyes-word-face-down = face cachée
troyes-word-influence = influence
troyes-word-lying = couchés
troyes-word-passed = a passé
troyes-word-points = points
troyes-word-reserve = réserve
troyes-word-round = Manche
troyes-word-square = Place
troyes-word-start-player = premier joueur
troyes-word-won = gagnés

# la page
troyes-zone-city = Ville
troyes-zone-cards = Cartes
troyes-zone-events = Événements

# scoring
troyes-item-points = points gagnés en jeu
troyes-item-events = événements non contrés
troyes-item-tradesmen = hommes de métier
troyes-item-cathedral = niveaux manquants de la Cathédrale
troyes-item-chretien = Chrétien de Troyes
troyes-item-urbain = Urbain IV
troyes-item-thibaut = Thibaut II
troyes-item-hugues = Hugues de Payns
troyes-item-florentin = Le Florentin
troyes-item-henry = Henry Ier

# places and colours
troyes-building-palace = Palais
    .text = Dés rouges. Chaque emplacement a son numéro ; le nouveau venu expulse l'occupant. Salaire 2.
troyes-building-bishopric = Évêché
    .text = Dés blancs. Le nouveau venu entre à gauche de la ligne du dé et pousse les autres. Salaire 1.
troyes-building-city-hall = Hôtel de ville
    .text = Dés jaunes. Le nouveau venu entre à gauche de la ligne du dé et pousse les autres. Pas de salaire.
troyes-colour-red = rouge
troyes-colour-white = blanc
troyes-colour-yellow = jaune

# characters
troyes-character-chretien = Chrétien de Troyes
    .text = Aime les habitants debout sur les trois bâtiments principaux.
troyes-character-urbain = Urbain IV
    .text = Aime les cubes à la Cathédrale.
troyes-character-thibaut = Thibaut II
    .text = Aime les deniers restants.
troyes-character-hugues = Hugues de Payns
    .text = Aime l'influence restante.
troyes-character-florentin = Le Florentin
    .text = Aime les hommes de métier sur les activités.
troyes-character-henry = Henry Ier
    .text = Aime les événements gagnés.

# activity cards
troyes-card-artisan = Artisan
    .text = { $takes-influence } d'influence contre { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Payez { $takes-influence } d’influence : { $gives-deniers } deniers
troyes-card-merchant = Marchand
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers } deniers
troyes-card-miller = Meunier
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant à vous debout au Palais, ou à l'Évêché si cela rapporte plus.
    .short = { $gives-deniers } deniers par habitant au Palais ou à l’Évêché
troyes-card-innkeeper = Aubergiste
    .text = { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } contre { $gives-influence } d'influence.
    .short = Payez { $takes-deniers } denier : { $gives-influence } d’influence
troyes-card-blacksmith = Forgeron
    .text = Différé. Un cube ajoute { $adds } à un lot de dés rouges. Pas pour placer un habitant.
    .short = Cube : +{ $adds } sur un lot rouge
troyes-card-militia = Milicien
    .text = Différé. Un cube fait agir un lot de dés jaunes comme des rouges ; il peut aussi placer un habitant au Palais.
    .short = Cube : dés jaunes en rouges
troyes-card-journeyman = Compagnon
    .text = { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } contre { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Payez { $takes-deniers } deniers : { $gives-points } points
troyes-card-goldsmith = Orfèvre
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } et { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-points } point et { $gives-deniers } deniers
troyes-card-sculptor = Sculpteur
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = { $gives-points } point
troyes-card-tithe = Dîme
    .text = Différé. Un cube donne gratuitement un dé jaune de chaque autre quartier, pour un lot jaune de trois dés au plus.
    .short = Cube : un dé jaune gratuit par quartier
troyes-card-monk = Moine
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés jaunes de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } jaunes
troyes-card-priest = Prêtre
    .text = Différé. Un cube ajoute { $adds } à chaque dé jaune d'un lot, même au-delà de 6. Pas pour placer un habitant.
    .short = Cube : +{ $adds } par dé jaune
troyes-card-apprenticeship = Apprentissage
    .text = Différé. Avec un cube, chaque dé d'un lot de n'importe quelle couleur vaut { $sets }. Ni pour placer un habitant ni à la Cathédrale.
    .short = Cube : tous vos dés valent { $sets }
troyes-card-confession = Confession
    .text = Différé. Un cube ajoute { $adds } à chaque dé d'un lot de n'importe quelle couleur, même au-delà de 6. Ni pour placer un habitant ni à la Cathédrale.
    .short = Cube : +{ $adds } par dé
troyes-card-templar = Templier
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés rouges de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } rouges
troyes-card-pilgrimage = Pèlerinage
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }. Le lot peut mêler toutes les couleurs.
    .short = { $gives-points } points, dés de toutes couleurs
troyes-card-procession = Procession
    .text = Qui garde le plus de dés dans son quartier gagne { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }, les ex æquo aussi. Les dés neutres comptent.
    .short = { $gives-points } points pour le plus de dés restants
troyes-card-glassblower = Verrier
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } par paire de vos cubes à la Cathédrale.
    .short = { $gives-points } point par 2 cubes dans la Cathédrale
troyes-card-archer = Archer
    .text = Un dé est lancé ; de { $hits-from } à 6, un cube sur un événement au choix.
    .short = Lancer de { $hits-from } ou plus : un cube sur un événement
troyes-card-chivalry = Chevalerie
    .text = Un cube sur un événement au choix par dé rouge restant dans votre quartier.
    .short = Un cube sur un événement par dé rouge qui vous reste
troyes-card-diplomat = Diplomate
    .text = { $takes-influence } d'influence contre un cube sur un événement au choix. Toute l'influence se paie avant le premier cube.
    .short = Payez { $takes-influence } d’influence : un cube sur un événement
troyes-card-hunting = Chasse
    .text = { $gives-influence } d'influence.
    .short = { $gives-influence } d’influence
troyes-card-mercenary = Mercenaire
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers } deniers
troyes-card-tax-collector = Percepteur
    .text = Chacun vous paie { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant à lui debout à l'Hôtel de ville ; la banque paie pour les gris.
    .short = { $gives-deniers } denier par autre habitant à l’Hôtel de ville
troyes-card-captain = Capitaine
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } par événement, Maraudage compris, qui porte un cube à vous.
    .short = { $gives-points } point par événement avec votre cube
troyes-card-jousting = Joutes
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } si personne n'a un total de dés rouges restants plus élevé que le vôtre ; vos ex æquo aussi.
    .short = { $gives-points } points pour les rouges les plus forts restants
troyes-card-troubadour = Troubadour
    .text = { $takes-influence } d'influence contre { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    }.
    .short = Payez { $takes-influence } d’influence : { $gives-points } points
troyes-card-baker = Boulanger
    .text = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par dé jaune restant sur la place.
    .short = { $gives-deniers } denier par dé jaune restant
troyes-card-banquet = Banquet
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } par dé rouge du quartier qui en a le plus.
    .short = { $gives-points } point par dé rouge du quartier le plus rouge
troyes-card-prior = Prieur
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés blancs de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } blancs

# events
troyes-event-marauding = Maraudage
    .text = { $black-dice ->
        [one] Un dé noir à chaque manche.
       *[other] { $black-dice } dés noirs à chaque manche.
    } Toujours présent ; une fois contré, ses points se partagent et ses cubes reviennent.
    .short = Toujours là : { $black-dice ->
        [one] un dé noir
       *[other] { $black-dice } dés noirs
    } par manche
troyes-event-drought = Sécheresse
    .text = Chacun paie { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } par habitant à lui debout à l'Hôtel de ville.
    .short = { $takes-deniers } denier par habitant à l’Hôtel de ville
troyes-event-support = Soutien
    .text = Un cube gris sur chacun des { $neighbours ->
        [2] deux
        [3] trois
       *[other] { $neighbours }
    } événements à sa gauche.
    .short = Un cube gris sur les { $neighbours } événements d’avant
troyes-event-civil-war = Guerre civile
    .text = Chacun perd { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }.
    .short = Chacun perd { $takes-deniers } deniers
troyes-event-travellers = Voyageurs
    .text = Un habitant gris entre dans la ligne de l'Hôtel de ville que montre un dé noir.
    .short = Un habitant gris entre à l’Hôtel de ville
troyes-event-theological-conflict = Conflit théologique
    .text = Un habitant gris entre dans la ligne de l'Évêché que montre un dé noir.
    .short = Un habitant gris entre à l’Évêché
troyes-event-heresy = Hérésie
    .text = Chacun perd { $takes-influence } d'influence.
    .short = Chacun perd { $takes-influence } d’influence
troyes-event-itinerant-builders = Bâtisseurs itinérants
    .text = Un cube gris occupe la première case libre de la Cathédrale.
    .short = Un cube gris dans la Cathédrale
troyes-event-work-disruption = Perturbation des travaux
    .text = Le cube le plus haut de la Cathédrale est retiré.
    .short = Le cube le plus haut de la Cathédrale tombe
troyes-event-highwaymen = Brigandage
    .text = { $black-dice ->
        [one] Un dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] Un dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-succession-conflict = Conflit de succession
    .text = Un habitant gris prend la place du Palais que montre un dé.
    .short = Un habitant gris entre au Palais
troyes-event-skirmishes = Escarmouches
    .text = { $black-dice ->
        [one] Un dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] Un dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-war = Guerre
    .text = { $black-dice ->
        [one] Un dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] Un dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-norman-attack = Attaque des Normands
    .text = { $black-dice ->
        [one] Un dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] Un dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-resistance = Résistance
    .text = Elle amène un second événement rouge. Le dernier cube posé sur chaque événement est retiré.
    .short = Chaque événement perd son dernier cube
troyes-ask-declare-order = Quelle couleur donnez-vous au dé ?
troyes-declare = comme dé { $colour } : { $building }
troyes-word-open-characters = Face visible

# what bots judge by
troyes-term-points = points acquis
troyes-term-tradesmen = places des artisans
troyes-term-events = cubes sur les événements
troyes-term-cathedral = niveaux manquants de la cathédrale
troyes-term-characters = personnages
troyes-term-citizens = citoyens et leurs dés à venir
troyes-term-dice = dés restants ce tour
troyes-term-cards = cartes engagées et leurs cubes
troyes-term-influence = influence
troyes-term-deniers = deniers
troyes-term-expansion = ce que l’extension peut rapporter
