troyes-nobody = le joueur neutre

# options
troyes-option-bonus = Cartes bonus
    .help = Boulanger, Banquet, Prieur et Résistance se mêlent aux autres cartes.
troyes-option-open-vp = Points de victoire visibles
    .help = Chacun voit les PV de tous pendant la partie.
troyes-option-figures = Chiffres personnels
    .help = Un fichier avec les chiffres de vos cartes imprimées, qui remplacent les nôtres.
troyes-preset-first = Première partie
    .help = Le jeu de base contre un robot facile.
troyes-preset-base = Jeu de base
    .help = La boîte telle quelle.

# questions
troyes-ask-place-citizen = Où placez-vous un habitant ?
troyes-ask-choose-action = Que faites-vous ?
troyes-ask-hire-tradesman = Homme de métier pour { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }) : quel habitant ?
troyes-ask-hire-for-influence = Homme de métier pour { $card } ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    }) : quel habitant ?
troyes-ask-take-dice = Quels dés pour : { $action } ? (dé { $number })
troyes-ask-settle-citizen = Quel habitant placez-vous avec le { $value } ? ({ $building })
troyes-ask-use-card = Combien de fois utilisez-vous : { $card } ? (au plus { $most })
troyes-ask-use-again = { $card } : encore une fois ? ({ $left ->
        [one] reste une activation
       *[other] restent { $left } activations
    })
troyes-ask-fight-event = Combien de cubes posez-vous ? (Événement : { $event }, { $most } au plus)
troyes-ask-choose-target = Sur quel événement posez-vous un cube ? (encore { $cubes })
troyes-ask-reroll-die = Lequel de vos dés relancez-vous ?
troyes-ask-turn-dice = Lesquels de vos dés retournez-vous ? (dé { $number } sur 3 au plus)
troyes-ask-counter-black-die = Contrez les dés noirs : { $value } sur { $need } pour l’instant.

# choices
troyes-slot = { $building }, emplacement { $number }
troyes-pass = Passer ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur votre quartier)
troyes-reroll = Relancer un de vos dés ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    })
troyes-recruit = Recruter un habitant ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    })
troyes-turn = Retourner jusqu’à 3 de vos dés ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    })
troyes-farm = Exploiter l’agriculture
troyes-cathedral = Construire la Cathédrale
troyes-place = Placer un habitant
troyes-activate = Activer : { $card } (÷{ $divisor })
troyes-activate-by-die = Activer : { $card } (une fois par dé)
troyes-fight = Lutter contre : { $event } (÷{ $divisor })
troyes-target = { $event }
troyes-from-reserve = De votre réserve
troyes-from-slot = Venant de : { $building }, emplacement { $number }
troyes-from-lying = Votre habitant couché : { $building }
troyes-from-card = Votre homme de métier : { $card }
troyes-spend-cube = Utiliser un cube : { $card }
troyes-own-die = Votre { $value } { $colour }
troyes-bought-die = Le { $value } { $colour } ({ $owner }, { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-neutral-die = Le { $value } { $colour } neutre ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
troyes-turned-die = Votre { $value } { $colour } devient { $turned }
troyes-fighting-die = Votre { $value } { $colour } (force { $strength })
troyes-done = Terminé : valeur { $value }, { $uses } fois
troyes-turn-done = Retourner { $number ->
        [one] ce dé
       *[other] ces { $number } dés
    }
troyes-uses = { $number } fois
troyes-use-again = Encore une fois
troyes-use-no-more = S’arrêter là
troyes-places-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
troyes-foe = Contrer aussi un { $value } noir
troyes-counter = Contrer avec une force de { $value } contre { $need }
troyes-yield = Céder (perdre { $points } PV)

# what happens
troyes-places = { $seat } place un habitant : { $building }, emplacement { $number }.
troyes-placement-over = Tous les habitants sont placés ; des gris comblent les vides.
troyes-round = Manche { $round } sur { $rounds }.
troyes-turned-up = Nouvelle activité : { $card }.
troyes-income = { $seat } reçoit { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } et paie { $salary } de salaire.
troyes-falls-short = { $seat } ne peut pas tout payer et perd { $points } PV.
troyes-dice-rolled = { $number ->
        [one] { $number } dé est lancé
       *[other] { $number } dés sont lancés
    } sur la Place de la ville.
troyes-event-drawn = Nouvel événement : { $event }.
troyes-event-strikes = Événement : { $event }.
troyes-loses-deniers = { $seat } perd { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-loses-influence = { $seat } perd { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    }.
troyes-no-gray-left = Tous les habitants gris sont déjà en jeu : rien ne se passe.
troyes-newcomer = Un habitant gris arrive avec un { $value } : { $building }.
troyes-expelled = Un habitant est expulsé ({ $building }) : { $owner }.
troyes-gray-builds = Un cube gris est posé au niveau { $level }, numéro { $column }.
troyes-cube-falls = Un cube est retiré au niveau { $level }, numéro { $column } : { $owner }.
troyes-resisted = Chaque événement perd son dernier cube.
troyes-black-dice = { $number ->
        [one] { $number } dé noir est lancé : { $highest }.
       *[other] { $number } dés noirs sont lancés, le plus fort est { $highest }.
    }
troyes-counters = { $seat } contre { $foes ->
        [one] { $foes } dé noir
       *[other] { $foes } dés noirs
    } avec { $dice } de ses dés.
troyes-gives-in = { $seat } ne peut contrer le { $value } noir et perd { $points } PV.
troyes-passes = { $seat } passe, avec { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur son quartier.
troyes-waits = { $seat } a passé : { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } de plus sur son quartier.
troyes-recruits = { $seat } recrute un habitant.
troyes-rerolls = { $seat } relance un { $value } { $colour } : { $rolled }.
troyes-turns = { $seat } retourne un { $value } { $colour } : { $turned }.
troyes-hires = { $seat } engage un homme de métier pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } : { $card }.
troyes-hires-for-influence = { $seat } engage un homme de métier pour { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    } : { $card }.
troyes-buys = { $seat } achète un { $value } { $colour } pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ; vendeur : { $owner }.
troyes-spends-cube = { $seat } utilise un cube : { $card }.
troyes-farms = { $seat } exploite l’agriculture : { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-builds = { $seat } construit au niveau { $level }, numéro { $column }.
troyes-settles = { $seat } place un habitant avec un { $value } : { $building }, emplacement { $slot }.
troyes-uses-card = { $seat } active { $uses } fois : { $card }.
troyes-cubes-on-card = { $seat } pose { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } : { $card }.
troyes-gains-deniers = { $seat } gagne { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-gains-influence = { $seat } gagne { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    }.
troyes-gains-points = { $seat } gagne { $points } PV.
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
troyes-cubes-lost = { $seat } n’a plus d’événement pour { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
troyes-event-cube = { $event } : { $owner } pose un cube.
troyes-event-countered = Événement contré : { $event }.
troyes-wins-event = { $seat } gagne la carte : { $event }.
troyes-collects = { $seat } récupère { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } sur son quartier.
troyes-game-over = La dernière manche est terminée.

# refusals
troyes-refused = Ce choix n’est pas possible maintenant.
troyes-why-not-yours = Cela appartient à un autre joueur.
troyes-why-placement = Choisissez un emplacement vide d’un bâtiment principal.
troyes-why-slot-taken = Un habitant s’y trouve déjà ; personne n’est expulsé pendant le placement initial.
troyes-why-choose-action = Choisissez d’abord l’action, puis ses dés, cubes et habitants.
troyes-why-take-dice = Choisissez un dé, ou terminez le lot.
troyes-why-source = Choisissez un de vos habitants. Il ne peut pas rester où il est, et on n’expulse pas une couleur déjà couchée dans ce bâtiment.
troyes-why-uses = Choisissez d’abord combien de fois.
troyes-why-use-again = Choisissez d’abord si vous activez la carte encore une fois.
troyes-why-choose-event = Choisissez un événement pour le cube.
troyes-why-choose-die = Choisissez un de vos dés.
troyes-why-raided = Maraudage a été contré pendant cette action ; il recevra des cubes dès la prochaine.
troyes-why-face-down = Cette carte n’est pas en jeu : une de chaque couleur se retourne aux manches 1 à 3.
troyes-why-too-dear = L’engagement et la première activation coûtent { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    } ; vous en avez { $deniers }.
troyes-why-use-influence = Une activation coûte { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }, que vous n’avez pas.
troyes-why-no-citizen = Vous n’avez aucun habitant à engager.
troyes-why-no-dice = Il ne reste aucun dé de sa couleur sur la Place de la ville.
troyes-why-value = Aucun lot payable avec { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } n’y atteint la valeur { $need }.
troyes-why-price = Le lot coûterait { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    } ; vous pouvez en dépenser { $deniers }.
troyes-why-no-column = Aucun dé blanc ne montre un numéro dont la colonne ait une case libre.
troyes-why-column = La colonne { $value } de la Cathédrale n’a pas de case libre pour lui, et chaque dé du lot doit poser un cube.
troyes-why-no-row = Aucun de vos habitants ne peut y entrer : on n’expulse pas une couleur déjà couchée dans ce bâtiment.
troyes-why-influence = Cela coûte { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }
    } ; vous en avez { $has }.
troyes-why-no-supply = Il ne reste aucun de vos habitants dans la réserve générale.
troyes-why-no-own-dice = Il ne vous reste aucun dé dans votre quartier.
troyes-why-own-dice = L’influence n’agit que sur les dés de votre quartier.
troyes-why-die-gone = Ce dé n’est pas sur la Place de la ville.
troyes-why-colour = Un dé de cette couleur ne va pas dans ce lot.
troyes-why-other-first = Avec ce cube, un autre dé vient d’abord.
troyes-why-taken = Ce dé est déjà dans le lot.
troyes-why-order = Les dés se prennent du plus fort au plus faible : annulez et commencez par celui-ci.
troyes-why-lot-full = Ce lot compte au plus { $most ->
        [one] { $most } dé
       *[other] { $most } dés
    }.
troyes-why-no-buying = On n’achète pas de dés contre les dés noirs.
troyes-why-too-weak = Avec les dés restants, vous n’atteignez plus { $need }.
troyes-why-black-first = Les dés noirs d’abord : contrez le plus fort avec vos propres dés.

# the terminal
troyes-terminal-head = Manche { $round } sur { $rounds } · { $phase }
troyes-terminal-player = { $seat }
troyes-terminal-deniers = { $deniers ->
    [one] denier
   *[other] deniers
 }
troyes-phase-placement = placement
troyes-phase-income = revenus
troyes-phase-dice = dés
troyes-phase-events = événements
troyes-phase-actions = actions
troyes-phase-end = fin de manche
troyes-phase-over = la partie est finie
troyes-word-activities = Cartes Activité
troyes-word-agriculture = agriculture
troyes-word-black-dice = Dés noirs :
troyes-word-cathedral = Cathédrale
troyes-word-citizen = un habitant
troyes-word-deniers = deniers
troyes-word-events = Événements
troyes-word-face-down = face cachée
troyes-word-influence = influence
troyes-word-lying = couchés :
troyes-word-passed = a passé
troyes-word-points = PV
troyes-word-reserve = réserve
troyes-word-round = Manche
troyes-word-square = Place de la ville
troyes-word-start-player = premier joueur
troyes-word-won = gagnés :

# la page
troyes-zone-dice = Dés
troyes-zone-city = Ville
troyes-zone-cards = Cartes
troyes-zone-events = Événements

# scoring
troyes-item-points = PV gagnés en jeu
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
    .text = Dés rouges. Chaque emplacement a son numéro ; le nouveau venu expulse l’occupant. Salaire 2.
troyes-building-bishopric = Évêché
    .text = Dés blancs. Le nouveau venu entre à gauche de la ligne du dé et pousse les autres. Salaire 1.
troyes-building-city-hall = Hôtel de ville
    .text = Dés jaunes. Le nouveau venu entre à gauche de la ligne du dé et pousse les autres. Pas de salaire.
troyes-colour-red = rouge
troyes-colour-white = blanc
troyes-colour-yellow = jaune

# characters
troyes-character-chretien = Chrétien de Troyes
    .text = Récompense les habitants debout dans les trois bâtiments principaux.
troyes-character-urbain = Urbain IV
    .text = Récompense les cubes à la Cathédrale.
troyes-character-thibaut = Thibaut II
    .text = Récompense les deniers restants.
troyes-character-hugues = Hugues de Payns
    .text = Récompense l’influence restante.
troyes-character-florentin = Le Florentin
    .text = Récompense les hommes de métier sur les cartes Activité.
troyes-character-henry = Henry Ier
    .text = Récompense les événements gagnés.

# activity cards
troyes-card-artisan = Artisan
    .text = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }, gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }
    } : { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-merchant = Marchand
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-miller = Meunier
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant que vous avez au Palais, ou à l’Évêché si cela rapporte plus.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant au Palais ou à l’Évêché
troyes-card-innkeeper = Aubergiste
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gagnez { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }.
    .short = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } : { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }
    }
troyes-card-blacksmith = Forgeron
    .text = Différé. Un cube ajoute { $adds } à un lot de dés rouges. Pas pour placer un habitant.
    .short = Cube : +{ $adds } sur un lot rouge
troyes-card-militia = Milicien
    .text = Différé. Un cube fait agir un lot de dés jaunes comme des rouges ; il peut aussi placer un habitant au Palais.
    .short = Cube : dés jaunes en rouges
troyes-card-journeyman = Compagnon
    .text = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }, gagnez { $gives-points } PV.
    .short = Payez { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } : { $gives-points } PV
troyes-card-goldsmith = Orfèvre
    .text = Gagnez { $gives-points } PV et { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-points } PV et { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-sculptor = Sculpteur
    .text = Gagnez { $gives-points } PV.
    .short = { $gives-points } PV
troyes-card-tithe = Dîme
    .text = Différé. Un cube vous donne gratuitement un dé jaune de chaque autre quartier, pour un lot jaune de trois dés au plus.
    .short = Cube : un dé jaune gratuit par quartier
troyes-card-monk = Moine
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés jaunes de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } jaunes
troyes-card-priest = Prêtre
    .text = Différé. Un cube ajoute { $adds } à chaque dé jaune d’un lot, même au-delà de 6. Pas pour placer un habitant.
    .short = Cube : +{ $adds } par dé jaune
troyes-card-apprenticeship = Apprentissage
    .text = Différé. Avec un cube, chaque dé d’un lot de n’importe quelle couleur vaut { $sets }. Ni pour placer un habitant ni à la Cathédrale.
    .short = Cube : tous vos dés valent { $sets }
troyes-card-confession = Confession
    .text = Différé. Un cube ajoute { $adds } à chaque dé d’un lot de n’importe quelle couleur, même au-delà de 6. Ni pour placer un habitant ni à la Cathédrale.
    .short = Cube : +{ $adds } par dé
troyes-card-templar = Templier
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés rouges de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } rouges
troyes-card-pilgrimage = Pèlerinage
    .text = Gagnez { $gives-points } PV. Le lot peut mêler toutes les couleurs.
    .short = { $gives-points } PV, dés de toutes couleurs
troyes-card-procession = Procession
    .text = Le joueur qui a le plus de dés restants dans son quartier gagne { $gives-points } PV ; à égalité, chacun les gagne. Les dés neutres comptent.
    .short = { $gives-points } PV pour le plus de dés restants
troyes-card-glassblower = Verrier
    .text = Gagnez { $gives-points } PV par paire de vos cubes à la Cathédrale.
    .short = { $gives-points } PV par 2 cubes dans la Cathédrale
troyes-card-archer = Archer
    .text = Lancez un dé ; de { $hits-from } à 6, posez un cube sur un événement au choix.
    .short = Lancer de { $hits-from } ou plus : un cube sur un événement
troyes-card-chivalry = Chevalerie
    .text = Posez un cube sur un événement au choix par dé rouge restant dans votre quartier.
    .short = Un cube sur un événement par dé rouge qui vous reste
troyes-card-diplomat = Diplomate
    .text = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }, posez un cube sur un événement au choix. Toute l’influence se paie avant le premier cube.
    .short = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }
    } : un cube sur un événement
troyes-card-hunting = Chasse
    .text = Gagnez { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }.
    .short = { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    }
    }
troyes-card-mercenary = Mercenaire
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    }
troyes-card-tax-collector = Percepteur
    .text = Chaque joueur vous paie { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par habitant debout qu’il a à l’Hôtel de ville ; la banque paie pour les gris.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par autre habitant à l’Hôtel de ville
troyes-card-captain = Capitaine
    .text = Gagnez { $gives-points } PV par événement, Maraudage compris, où vous avez un cube.
    .short = { $gives-points } PV par événement avec votre cube
troyes-card-jousting = Joutes
    .text = Gagnez { $gives-points } PV si aucun total de dés rouges restants ne dépasse le vôtre ; à égalité, chacun les gagne.
    .short = { $gives-points } PV pour le plus fort total rouge
troyes-card-troubadour = Troubadour
    .text = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }, gagnez { $gives-points } PV.
    .short = Payez { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }
    } : { $gives-points } PV
troyes-card-baker = Boulanger
    .text = Gagnez { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par dé jaune restant sur la Place de la ville.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } par dé jaune restant
troyes-card-banquet = Banquet
    .text = Gagnez { $gives-points } PV par dé rouge du quartier qui en a le plus.
    .short = { $gives-points } PV par dé rouge du quartier qui en a le plus
troyes-card-prior = Prieur
    .text = Différé. Avec un cube, un seul dé blanc compte comme { $counts-as ->
        [2] deux
        [3] trois
       *[other] { $counts-as }
    } dés blancs de sa valeur.
    .short = Cube : 1 dé blanc vaut { $counts-as } blancs

# events
troyes-event-marauding = Maraudage
    .text = { $black-dice ->
        [one] { $black-dice } dé noir à chaque manche.
       *[other] { $black-dice } dés noirs à chaque manche.
    } Toujours présent ; une fois contré, ses PV se partagent et ses cubes reviennent.
    .short = Toujours là : { $black-dice ->
        [one] { $black-dice } dé noir
       *[other] { $black-dice } dés noirs
    } par manche
troyes-event-drought = Sécheresse
    .text = Chaque joueur paie { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } par habitant debout qu’il a à l’Hôtel de ville.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } par habitant à l’Hôtel de ville
troyes-event-support = Soutien
    .text = Un cube gris est posé sur { $neighbours ->
        [one] l’événement
       *[other] chacun des { $neighbours } événements
    } à sa gauche.
    .short = Un cube gris sur { $neighbours ->
        [one] l’événement précédent
       *[other] les { $neighbours } événements d’avant
    }
troyes-event-civil-war = Guerre civile
    .text = Chacun perd { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }.
    .short = Chacun perd { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    }
troyes-event-travellers = Voyageurs
    .text = Un habitant gris entre dans la ligne de l’Hôtel de ville que montre un dé noir.
    .short = Un habitant gris à l’Hôtel de ville
troyes-event-theological-conflict = Conflit théologique
    .text = Un habitant gris entre dans la ligne de l’Évêché que montre un dé noir.
    .short = Un habitant gris à l’Évêché
troyes-event-heresy = Hérésie
    .text = Chacun perd { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }
    }.
    .short = Chacun perd { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence ->
        [one] { $takes-influence } point d’influence
       *[other] { $takes-influence } points d’influence
    }
    }
troyes-event-itinerant-builders = Maîtres d’œuvre itinérants
    .text = Un cube gris occupe la première case libre de la Cathédrale.
    .short = Un cube gris dans la Cathédrale
troyes-event-work-disruption = Perturbation des travaux
    .text = Le cube le plus haut de la Cathédrale est retiré.
    .short = Le plus haut cube de la Cathédrale tombe
troyes-event-highwaymen = Brigandage
    .text = { $black-dice ->
        [one] { $black-dice } dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] { $black-dice } dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-succession-conflict = Conflit de succession
    .text = Un habitant gris prend l’emplacement du Palais que montre un dé.
    .short = Un habitant gris au Palais
troyes-event-skirmishes = Escarmouches
    .text = { $black-dice ->
        [one] { $black-dice } dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] { $black-dice } dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-war = Guerre
    .text = { $black-dice ->
        [one] { $black-dice } dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] { $black-dice } dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-norman-attack = Attaque des Normands
    .text = { $black-dice ->
        [one] { $black-dice } dé noir.
        [2] Deux dés noirs.
       *[other] { $black-dice } dés noirs.
    }
    .short = { $black-dice ->
        [one] { $black-dice } dé noir attaque
       *[other] { $black-dice } dés noirs attaquent
    }
troyes-event-resistance = Résistance
    .text = Elle amène un second événement rouge. Le dernier cube posé sur chaque événement est retiré.
    .short = Chaque événement perd son dernier cube
troyes-ask-declare-order = Quelle couleur donnez-vous au dé ?
troyes-declare = Comme dé { $colour } : { $building }
troyes-word-open-characters = Face visible :

# what bots judge by
troyes-term-points = PV acquis
troyes-term-tradesmen = emplacements des hommes de métier
troyes-term-events = cubes sur les événements
troyes-term-cathedral = niveaux manquants de la Cathédrale
troyes-term-characters = personnages
troyes-term-citizens = habitants et leurs dés à venir
troyes-term-dice = dés restants de la manche
troyes-term-cards = hommes de métier sur les cartes et leurs cubes
troyes-term-influence = influence
troyes-term-deniers = deniers
troyes-term-expansion = apport de l’extension
troyes-term-learned = expérience de nombreuses parties

troyes-theme-finish-event = Achever un événement
troyes-theme-events = Événements
troyes-theme-cathedral = Cathédrale
troyes-theme-expel = Expulser un habitant
troyes-theme-deny-die = Prendre le dé d’un rival
troyes-theme-buy-dice = Acheter des dés
troyes-theme-hire = Engager
troyes-theme-agriculture = Agriculture
troyes-theme-activities = Cartes Activité
troyes-theme-money = Argent
troyes-theme-influence = Influence
troyes-theme-black-dice = Dés noirs
troyes-theme-pass = Passer
troyes-theme-placement = Placement
troyes-theme-last-round = Dernière manche

# what a composed turn lacks, and what it changes: the number stands before it
troyes-lacks-dice = Choisissez les dés.
troyes-lacks-value = Les dés choisis valent { $value } ; il faut { $need }.
troyes-change-deniers = { $amount ->
        [one] denier
       *[other] deniers
    }
troyes-change-influence = { $amount ->
        [one] point d’influence
       *[other] points d’influence
    }
troyes-change-points = PV
troyes-change-cathedral = { $amount ->
        [one] cube sur la Cathédrale
       *[other] cubes sur la Cathédrale
    }
troyes-change-banners = { $amount ->
        [one] cube sur les événements
       *[other] cubes sur les événements
    }
troyes-change-cubes = { $amount ->
        [one] cube sur les cartes
       *[other] cubes sur les cartes
    }
troyes-change-reserve = { $amount ->
        [one] habitant en réserve
       *[other] habitants en réserve
    }
troyes-change-placed = { $amount ->
        [one] habitant dans les bâtiments
       *[other] habitants dans les bâtiments
    }
troyes-change-tradesmen = { $amount ->
        [one] homme de métier
       *[other] hommes de métier
    }
troyes-change-dice = { $amount ->
        [one] dé
       *[other] dés
    }
troyes-change-supply = { $amount ->
        [one] habitant dans la réserve générale
       *[other] habitants dans la réserve générale
    }
troyes-change-pot = { $amount ->
        [one] denier mis de côté
       *[other] deniers mis de côté
    }
