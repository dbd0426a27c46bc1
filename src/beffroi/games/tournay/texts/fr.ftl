# Tournay en français.

tournay-nobody = personne
tournay-crier = Crieur public
tournay-colour-yellow = jaune
tournay-colour-white = blanc
tournay-colour-red = rouge
tournay-deck-yellow-1 = Jaune I
tournay-deck-white-1 = Blanc I
tournay-deck-red-1 = Rouge I
tournay-deck-yellow-2 = Jaune II
tournay-deck-white-2 = Blanc II
tournay-deck-red-2 = Rouge II
tournay-deck-yellow-3 = Jaune III
tournay-deck-white-3 = Blanc III
tournay-deck-red-3 = Rouge III
tournay-deck-events = Événements
tournay-slot-a1 = A1
tournay-slot-b1 = B1
tournay-slot-c1 = C1
tournay-slot-d1 = D1
tournay-slot-e1 = E1
tournay-slot-a2 = A2
tournay-slot-b2 = B2
tournay-slot-c2 = C2
tournay-slot-d2 = D2
tournay-slot-e2 = E2
tournay-slot-a3 = A3
tournay-slot-b3 = B3
tournay-slot-c3 = C3
tournay-slot-d3 = D3
tournay-slot-e3 = E3
tournay-slot-a4 = A4
tournay-slot-b4 = B4
tournay-slot-c4 = C4
tournay-slot-d4 = D4
tournay-slot-e4 = E4
tournay-slot-a5 = A5
tournay-slot-b5 = B5
tournay-slot-c5 = C5
tournay-slot-d5 = D5
tournay-slot-e5 = E5
tournay-option-advanced = Règles avancées
    .help = Un habitant de chaque couleur et 9 deniers au départ, une réserve plus grande, et une sixième action : recruter.
tournay-option-expansion = Cartes de l’extension
    .help = De nouvelles cartes pour les pioches de niveaux I et II.
tournay-option-expansion-none = Aucune
tournay-option-expansion-replace = Remplacer
    .help = Elles prennent la place de trois cartes de chaque pioche.
tournay-option-expansion-mix = Mélanger
    .help = Elles se mêlent aux cartes qu’elles remplaceraient.
tournay-option-figures = Valeurs corrigées
tournay-preset-first = Première partie
    .help = Les règles courtes contre un robot facile.
tournay-preset-base = Jeu de base
    .help = Cinq actions, sans suppléments.
tournay-preset-advanced = Avancé
    .help = Plus d’habitants, et une sixième action : recruter.
tournay-preset-expansion = Extension
    .help = Les règles avancées et les nouvelles cartes.
tournay-zone-district = Quartier
tournay-zone-decks = Pioches
tournay-zone-events = Événements
tournay-phase-play = Jouer une carte
tournay-phase-action = Une action
tournay-phase-events = Les événements frappent
tournay-phase-hand = Limite de main
tournay-phase-last-cards = Dernières cartes
tournay-ask-play-card = Jouez-vous une carte ?
tournay-ask-pay-citizen = { $card } coûte un de vos habitants : lequel ?
tournay-ask-pay-card = { $card } coûte une carte de votre main ou de votre quartier : laquelle ?
tournay-ask-choose-slot = Où placez-vous la carte ? ({ $card })
tournay-ask-take-action = Quelle action choisissez-vous ?
tournay-ask-use-citizen = Quel habitant { $colour } utilisez-vous ? (encore { $citizens })
tournay-ask-choose-draw = Comment piochez-vous ? ({ $deck })
tournay-ask-keep-card = { $deck } : quelle carte gardez-vous ? L’autre reste visible.
tournay-ask-choose-deck = Dans quelle pioche prenez-vous ?
tournay-ask-turn-cards = Quelle pioche retournez-vous ensuite ?
tournay-ask-leave-card = Deux des cartes sont à vous : laquelle reste ?
tournay-ask-use-character = Quel personnage utilisez-vous ?
tournay-ask-activate-another = { $card } : quel bâtiment un habitant blanc active-t-il aussi ?
tournay-ask-choose-recruit = Quel habitant recrutez-vous pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ?
tournay-ask-choose-copy = Quel bâtiment copiez-vous ?
tournay-ask-aim-ballista = Sur quel événement posez-vous un denier ? (encore { $events })
tournay-ask-aim-catapult = Quelle carte endommagez-vous ? ({ $other })
tournay-ask-choose-levy = Pour les bâtiments de quelle couleur les autres paient-ils ?
tournay-ask-fight-freely = Contre quel événement luttez-vous ?
tournay-ask-shelter = Événement : { $event } (× { $deniers }). Vous protégez-vous ?
tournay-ask-lay-citizen = Quel habitant couchez-vous ? (encore { $citizens })
tournay-ask-damage-card = Laquelle de vos cartes est endommagée ? (encore { $cards })
tournay-ask-trim-hand = Limite de main : { $cards }. Quelle carte rendez-vous ?
tournay-ask-last-card = Posez-vous une dernière carte face cachée ?
tournay-ask-last-slot = Où posez-vous la carte face cachée ? ({ $card })
tournay-no-card = Ne jouer aucune carte
tournay-decline = Passer
tournay-done = Terminer
tournay-look = Regarder deux cartes : { $pile }
tournay-endure = Subir l’événement
tournay-use-shield = S’abriter derrière la Catapulte
tournay-gather = Rassembler vos habitants{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-take-top = Prendre : { $card }
tournay-take-shown = Prendre les cartes retournées
tournay-give-standing = Un habitant { $colour } debout
tournay-give-lying = Un habitant { $colour } couché
tournay-give-working = L’habitant sur { $card } ({ $slot })
tournay-give-card = Céder : { $card } (main)
tournay-give-visible = Céder : { $card } ({ $slot })
tournay-keep = Garder : { $card }
tournay-return-card = Remettre sous sa pioche : { $card }
tournay-play = Jouer : { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    })
tournay-play-for-citizen = Jouer : { $card } (un habitant { $colour })
tournay-play-for-card = Jouer : { $card } ({ $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } et une carte)
tournay-place-empty = La placer en { $slot }{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-stack = L’empiler sur { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-replace = Remplacer : { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate = Activer : { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate-bare = Activer sans son effet : { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-use-character = Utiliser : { $card } ({ $slot })
tournay-damage = Endommager : { $card } ({ $slot })
tournay-hit = Endommager : { $card } ({ $owner }, { $slot })
tournay-copy = Copier : { $card } ({ $owner }, { $slot })
tournay-build-rampart = Construire un rempart : { $event }
tournay-earn = Gagner { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } avec { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }
tournay-use-own = Votre propre habitant { $colour }
tournay-hire = Un habitant { $colour } ({ $owner }) pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
tournay-recruit = Recruter un habitant { $colour } pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
tournay-fight = Lutter contre : { $event } ({ $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }{ $deniers ->
        [0] { "" }
        [one] { " " }et { $deniers } denier
       *[other] { " " }et { $deniers } deniers
    })
tournay-fight-freely = Lutter contre : { $event }{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-aim = { $event } (× { $deniers } jusqu’ici)
tournay-draw = Piocher : { $deck } ({ $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    })
tournay-draw-from = Piocher : { $deck }
tournay-draw-two = Prendre les deux premières cartes : { $deck }
tournay-turn-up = Retourner : { $deck }
tournay-leave = Laisser : { $card }, prendre les autres
tournay-levy = Leurs bâtiments (couleur : { $colour }, +{ $deniers })
tournay-lay = Coucher un habitant { $colour }
tournay-turn = C’est à { $seat } de jouer.
tournay-hired = { $seat } paie { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à { $owner } pour un habitant { $colour }.
tournay-draws = { $seat } pioche : { $deck }.
tournay-looked = { $seat } regarde les premières cartes : { $deck }.
tournay-took-card = { $seat } prend : { $card }.
tournay-drew-card = { $seat } prend une carte : { $deck }.
tournay-drew-your-card = Carte prise : { $card }.
tournay-kept-card = { $seat } garde une carte ({ $deck }). Reste visible : { $card }.
tournay-kept-your-card = Carte gardée : { $card }. Reste visible : { $left }.
tournay-turned-card = { $seat } retourne : { $card }.
tournay-returned-card = { $seat } remet une carte sous sa pioche : { $deck }.
tournay-returned-your-card = Remise sous sa pioche : { $card }.
tournay-activated = { $seat } active : { $card }.
tournay-activated-bare = { $seat } active sans son effet : { $card }.
tournay-character-pays = { $card } rapporte { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à { $seat }.
tournay-stood-up = Les habitants couchés se relèvent : { $seat }.
tournay-gained = { $seat } reçoit { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
tournay-paid = { $seat } donne { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } à { $other }.
tournay-recruited = { $seat } recrute un habitant { $colour } pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
tournay-copied = { $seat } copie : { $card } ({ $owner }).
tournay-shot-ballista = { $seat } tire avec la Baliste : { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }.
tournay-gave-up-citizen = { $seat } rend un habitant { $colour } à la réserve.
tournay-gave-up-card = { $seat } cède : { $card }.
tournay-placed = { $seat } place : { $card }.
tournay-reveals = { $seat } dévoile sa dernière carte : { $card }.
tournay-earned = { $seat } gagne { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } avec { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }.
tournay-gathered = { $seat } rassemble ses habitants.
tournay-fought = { $seat } contre un événement : { $event }.
tournay-event-comes = Nouvel événement : { $event }.
tournay-crier-calls = Un crieur public annonce les événements (crieur n° { $criers }).
tournay-event-strikes = Événement : { $event } (× { $deniers }).
tournay-built-rampart = { $seat } construit un rempart.
tournay-built-your-rampart = Rempart construit : { $event }.
tournay-built-ramparts = { $seat } construit { $ramparts ->
        [one] { $ramparts } rempart
       *[other] { $ramparts } remparts
    } de sa main.
tournay-shielded = { $seat } s’abrite derrière la Catapulte.
tournay-lost-deniers = { $seat } perd { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
tournay-laid-citizens = { $seat } couche { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }.
tournay-damaged = Carte endommagée : { $card } ({ $seat }).
tournay-last-round = La dernière manche commence.
tournay-nothing-moves = Depuis longtemps aucune carte n’a été piochée ni jouée : la partie s’arrête.
tournay-game-over = La partie est terminée.
tournay-refused = Ce choix n’est pas possible maintenant.
tournay-why-over = La partie est terminée.
tournay-why-not-your-turn = Ce n’est pas votre tour.
tournay-why-no-card-now = Les cartes se jouent au début du tour, avant l’action.
tournay-why-not-in-hand = Cette carte n’est pas dans votre main.
tournay-why-rampart = Un rempart se construit contre un événement, ou quand la main est trop pleine.
tournay-why-same-name = { $card } est déjà dans votre quartier ; un bâtiment de prestige n’y est permis qu’une fois.
tournay-why-deniers = Cela coûte { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ; vous avez { $have }.
tournay-why-no-citizen = Vous n’avez pas d’habitant { $colour } à donner.
tournay-why-no-price-card = Vous n’avez pas d’autre carte à donner.
tournay-why-citizens = Il faut { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }, mais il n’y en a pas assez debout sur les Places.
tournay-why-hire = Il faut { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    } ; chaque habitant engagé coûte { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }, et vous n’en avez pas assez.
tournay-why-deck-empty = Cette pioche est vide.
tournay-why-event-active = On ne peut lutter ainsi que contre un événement sans denier.
tournay-why-event-idle = On ne peut lutter ainsi que contre un événement portant au moins un denier.
tournay-why-reserve-empty = La réserve n’a plus d’habitant de cette couleur.
tournay-why-not-advanced = L’action de recruter appartient aux règles avancées.
tournay-why-slot-far = Une carte se place à côté du quartier, dans trois lignes et trois colonnes, ou sur une carte.
tournay-why-not-yours = Ce n’est pas dans votre quartier.
tournay-why-own = C’est votre propre carte.
tournay-why-no-building = Seuls des bâtiments de niveau I et II conviennent.
tournay-why-damaged = La carte est endommagée.
tournay-why-occupied = Ce bâtiment a déjà servi ; rassemblez vos habitants pour le libérer.
tournay-why-not-free = La carte n’est pas libre.
tournay-terminal-round = Manche { $round }, à { $seat } de jouer
tournay-terminal-criers = crieurs { $criers }/{ $needed }
tournay-terminal-last-round = dernière manche
tournay-terminal-reserve = Réserve :
tournay-terminal-decks = Pioches (cartes, * crieur encore dedans, carte visible)
tournay-terminal-events = Événements (o un denier, . un cercle libre) ; { $cards } à venir
tournay-terminal-lay-citizen = un habitant se couche
tournay-terminal-majority = deniers pour la majorité
tournay-terminal-damage = une carte est endommagée
tournay-terminal-lose-denier = un denier est perdu
tournay-terminal-any = au choix
tournay-terminal-fight = lutte :
tournay-terminal-legend = Sur les cartes : habitants par leur lettre, # habitant gris, ! dommage, +1 une carte recouverte.
tournay-terminal-hand = main :
tournay-terminal-player = { $seat } : { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }, { $ramparts ->
        [one] { $ramparts } rempart
       *[other] { $ramparts } remparts
    }
tournay-terminal-plaza = debout :
tournay-terminal-lying = couchés :
tournay-terminal-empty-district = pas encore de carte
tournay-terminal-seen = { $deck }, vues (position depuis le haut) :
tournay-item-belfry = Beffroi
tournay-item-cloth-hall = Halle aux Draps
tournay-item-mint = Hôtel des Monnaies
tournay-item-city-hall = Hôtel de Ville
tournay-item-tour-des-six = Tour des Six
tournay-item-cathedral = Cathédrale
tournay-item-la-madeleine = La Madeleine
tournay-item-saint-brice = Saint-Brice
tournay-item-saint-jacques = Saint-Jacques
tournay-item-saint-nicolas = Saint-Nicolas
tournay-item-saint-quentin = Saint-Quentin
tournay-item-pont-des-trous = Pont des Trous
tournay-item-porte-de-la-vigne = Porte de la Vigne
tournay-item-tour-d-arras = Tour d’Arras
tournay-item-tour-henry-viii = Tour Henry VIII
tournay-item-tour-saint-georges = Tour Saint-Georges
tournay-item-cards = imprimés sur les cartes
tournay-item-ramparts = remparts
tournay-term-cards = PP imprimés sur les cartes
tournay-term-ramparts = remparts
tournay-term-prestige = bâtiments de prestige
tournay-term-prestige-in-hand = bâtiments de prestige en main
tournay-term-cards-in-hand = autres cartes en main
tournay-term-deniers = deniers
tournay-term-citizens = habitants
tournay-term-engine = bâtiments et personnages à l’œuvre
tournay-term-progress = le quartier en devenir
tournay-term-learned = expérience de nombreuses parties

tournay-theme-end-trigger = Provoquer la fin
tournay-theme-prestige = Bâtiments de prestige
tournay-theme-build = Construire
tournay-theme-activate = Activer
tournay-theme-row-twice = Une rangée qui agit deux fois
tournay-theme-events = Événements
tournay-theme-shelter = Remparts
tournay-theme-hired-hands = Habitants d’un rival
tournay-theme-draw = Piocher
tournay-theme-recruit = Recruter
tournay-theme-money = Argent
tournay-theme-gather = Rassembler
tournay-theme-hand-limit = Limite de main
tournay-theme-last-round = Dernière manche

tournay-card-architect-1 = Architecte I
    .text = Quand vous placez un bâtiment ou un bâtiment de prestige dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-quarry-1 = Carrière I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-journeyman-1 = Compagnon I
    .text = Quand vous activez un bâtiment dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-alderman-1 = Échevin I
    .text = Quand vous placez un personnage dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-farm-1 = Ferme I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chacun de vos neuf emplacements encore vides.
tournay-card-barn-1 = Grange I
    .text = Piochez une carte jaune de niveau II selon la règle habituelle.
tournay-card-dwelling-1 = Habitation I
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant jaune de la réserve vous rejoint, debout sur votre Place.
tournay-card-market-1 = Marché I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-port-1 = Port I
    .text = Utilisez l’effet d’un bâtiment jaune libre d’un autre quartier. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-library-1 = Bibliothèque I
    .text = Piochez une carte de niveau II de la couleur de votre choix selon la règle habituelle.
tournay-card-archive-1 = Bibliothèque I (paire)
    .text = Prenez les deux premières cartes d’une pioche de niveau I, de la couleur de votre choix ; une carte visible en fait partie.
tournay-card-bishopric-1 = Évêché I
    .text = Prenez les deux premières cartes de la pioche blanche de niveau II ; une carte visible en fait partie.
tournay-card-bishop-1 = Évêque I
    .text = Après l’activation d’un bâtiment blanc dans sa ligne ou sa colonne, tous vos habitants couchés près de la Place peuvent se relever ; ceux sur les cartes restent.
tournay-card-hospital-1 = Hôpital I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-monastery-1 = Monastère I
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant de la couleur de votre choix de la réserve vous rejoint, debout sur votre Place.
tournay-card-bridge-1 = Pont I
    .text = Utilisez l’effet d’un bâtiment libre de la couleur de votre choix d’un autre quartier. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-priest-1 = Prêtre I
    .text = Chaque bâtiment blanc de sa ligne et de sa colonne peut être activé deux fois, en deux actions distinctes.
tournay-card-prior-1 = Prieur I
    .text = Quand vous activez un bâtiment blanc dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-arsenal-1 = Arsenal I
    .text = Piochez une carte rouge de niveau II selon la règle habituelle.
tournay-card-advocate-1 = Avoué I
    .text = Quand vous placez un bâtiment blanc ou jaune dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-ballista-1 = Baliste I
    .text = Posez un denier sur { $n ->
        [one] { $n } événement différent
       *[other] { $n } événements différents
    } au plus ; les autres joueurs les subissent, une fois par denier. Un événement favorable profite à tous ceux qu’il vise, vous compris.
tournay-card-barracks-1 = Caserne I
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant rouge de la réserve vous rejoint, debout sur votre Place.
tournay-card-knight-1 = Chevalier I
    .text = Quand vous placez un bâtiment de prestige dans sa ligne ou sa colonne, vous pouvez lutter gratuitement contre un événement portant au moins 1 denier et prendre ses deniers.
tournay-card-fort-1 = Fort I
    .text = Luttez contre un événement portant au moins 1 denier, sans habitant et sans rien payer ; ses deniers vont à la réserve.
tournay-card-tax-collector-1 = Percepteur I
    .text = Quand vous activez un bâtiment jaune dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-road-1 = Route I
    .text = Utilisez l’effet d’un bâtiment rouge libre d’un autre quartier. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-architect-2 = Architecte II
    .text = Quand vous placez un bâtiment ou un bâtiment de prestige dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-quarry-2 = Carrière II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-journeyman-2 = Compagnon II
    .text = Quand vous activez un bâtiment dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-alderman-2 = Échevin II
    .text = Quand vous placez un personnage dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-barn-2 = Grange II
    .text = Piochez une carte jaune de niveau III selon la règle habituelle.
tournay-card-dwelling-2 = Habitation II
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant jaune de la réserve vous rejoint, debout sur votre Place.
tournay-card-market-2 = Marché II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-toll-2 = Péage II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chaque emplacement occupé de votre quartier ; une pile compte pour un.
tournay-card-port-2 = Port II
    .text = Utilisez l’effet d’un bâtiment jaune d’un autre quartier, libre ou occupé, mais non endommagé. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-augustinian-2 = Augustin II
    .text = Quand vous placez un bâtiment ou un personnage blanc dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-library-2 = Bibliothèque II
    .text = Piochez une carte de niveau III de la couleur de votre choix selon la règle habituelle.
tournay-card-archive-2 = Bibliothèque II (paire)
    .text = Prenez les deux premières cartes d’une pioche de niveau II, de la couleur de votre choix ; une carte visible en fait partie.
tournay-card-bishopric-2 = Évêché II
    .text = Piochez une carte blanche de niveau III selon la règle habituelle.
tournay-card-convent-2 = Monastère II (blanc)
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant blanc de la réserve vous rejoint, debout sur votre Place.
tournay-card-monastery-2 = Monastère II
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant de la couleur de votre choix de la réserve vous rejoint, debout sur votre Place.
tournay-card-bridge-2 = Pont II
    .text = Utilisez l’effet d’un bâtiment de la couleur de votre choix d’un autre quartier, libre ou occupé, mais non endommagé. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-priest-2 = Prêtre II
    .text = Chaque bâtiment de sa ligne et de sa colonne peut être activé deux fois, en deux actions distinctes.
tournay-card-prior-2 = Prieur II
    .text = Quand vous activez un bâtiment blanc dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-arsenal-2 = Arsenal II
    .text = Piochez une carte rouge de niveau III selon la règle habituelle.
tournay-card-advocate-2 = Avoué II
    .text = Quand vous placez un bâtiment blanc ou jaune dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-ballista-2 = Baliste II
    .text = Posez un denier sur { $n ->
        [one] { $n } événement différent
       *[other] { $n } événements différents
    } au plus ; les autres joueurs les subissent, une fois par denier. Un événement favorable profite à tous ceux qu’il vise, vous compris.
tournay-card-bastion-2 = Bastion II
    .text = Luttez contre un événement qui ne porte aucun denier, sans habitant et sans rien payer.
tournay-card-barracks-2 = Caserne II
    .text = Payez { $price ->
            [one] { $price } denier
           *[other] { $price } deniers
        } : un habitant rouge de la réserve vous rejoint, debout sur votre Place.
tournay-card-fort-2 = Fort II
    .text = Luttez contre un événement portant au moins 1 denier, sans habitant et sans rien payer, et prenez ses deniers.
tournay-card-road-2 = Route II
    .text = Utilisez l’effet d’un bâtiment rouge d’un autre quartier, libre ou occupé, mais non endommagé. Vos personnages comptent, pas ceux de son propriétaire.
tournay-card-tax-collector-2 = Percepteur II
    .text = Quand vous activez un bâtiment jaune dans sa ligne ou sa colonne, vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        }.
tournay-card-belfry = Beffroi
    .text = À la fin, pour chaque lot de trois de vos cartes visibles de niveau I ou II, une de chaque couleur : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-cloth-hall = Halle aux Draps
    .text = À la fin, pour chacune de vos cartes jaunes visibles de niveau I ou II : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-mint = Hôtel des Monnaies
    .text = À la fin, pour chaque lot complet de { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } que vous possédez : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-city-hall = Hôtel de Ville
    .text = À la fin, pour chacun de vos habitants jaunes : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-tour-des-six = Tour des Six
    .text = À la fin, pour chacun de vos personnages visibles : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-cathedral = Cathédrale
    .text = { $builder } PP si vous l’avez construite, rien pour les autres.
tournay-card-la-madeleine = La Madeleine
    .text = À la fin, pour chacun de vos bâtiments de prestige visibles : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-saint-brice = Saint-Brice
    .text = À la fin, pour chaque lot de trois de vos cartes visibles de niveau I ou II, une de chaque couleur : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-saint-jacques = Saint-Jacques
    .text = À la fin, pour chacune de vos cartes blanches visibles de niveau I ou II : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-saint-nicolas = Saint-Nicolas
    .text = À la fin, pour chaque lot de trois de vos habitants, un de chaque couleur : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-saint-quentin = Saint-Quentin
    .text = À la fin, pour chacun de vos habitants blancs : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-pont-des-trous = Pont des Trous
    .text = À la fin, pour chaque lot de trois de vos habitants, un de chaque couleur : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-porte-de-la-vigne = Porte de la Vigne
    .text = À la fin, pour chacun de vos habitants rouges : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-tour-d-arras = Tour d’Arras
    .text = À la fin, pour chacun de vos bâtiments blancs et jaunes visibles de niveau I ou II : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-tour-henry-viii = Tour Henry VIII
    .text = À la fin, pour chacun de vos remparts construits : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-tour-saint-georges = Tour Saint-Georges
    .text = À la fin, pour chacune de vos cartes rouges visibles de niveau I ou II : { $builder } PP si vous avez ce bâtiment, sinon { $others } ({ $cap } au plus).
tournay-card-inn-1 = Auberge I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chaque couple d’un habitant jaune et d’un rouge debout sur votre Place.
tournay-card-brewery-1 = Brasserie I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chaque habitant debout sur votre Place.
tournay-card-senator-1 = Sénateur I
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } chaque fois que vous rassemblez vos habitants. Agit partout dans le quartier.
tournay-card-bakery-2 = Boulangerie II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chaque habitant blanc, ou pour chaque rouge, debout sur votre Place : la couleur la plus nombreuse.
tournay-card-brewery-2 = Brasserie II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } pour chacun de vos habitants couchés près de la Place.
tournay-card-senator-2 = Sénateur II
    .text = Vous recevez { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } chaque fois que vous rassemblez vos habitants. Agit partout dans le quartier.
tournay-card-abbey-1 = Abbaye I
    .text = Retournez la première carte des trois pioches de niveau I et prenez-en deux. Un crieur déclenche aussitôt les événements, puis la carte suivante est retournée.
tournay-card-monk-1 = Moine I
    .text = Après l’activation d’un bâtiment blanc dans sa ligne ou sa colonne, vous pouvez activer un bâtiment jaune libre de sa ligne ou de sa colonne avec un second habitant blanc.
tournay-card-templar-1 = Templier I
    .text = Après l’activation d’un bâtiment blanc dans sa ligne ou sa colonne, vous pouvez activer un bâtiment rouge libre de sa ligne ou de sa colonne avec un second habitant blanc.
tournay-card-abbey-2 = Abbaye II
    .text = Retournez la première carte des trois pioches de niveau II et prenez-en deux. Un crieur déclenche aussitôt les événements, puis la carte suivante est retournée.
tournay-card-monk-2 = Moine II
    .text = Après l’activation d’un bâtiment blanc dans sa ligne ou sa colonne, vous pouvez activer un bâtiment jaune libre de sa ligne ou de sa colonne avec un second habitant blanc.
tournay-card-templar-2 = Templier II
    .text = Après l’activation d’un bâtiment blanc dans sa ligne ou sa colonne, vous pouvez activer un bâtiment rouge libre de sa ligne ou de sa colonne avec un second habitant blanc.
tournay-card-catapult-1 = Catapulte I
    .text = Endommagez une carte libre de niveau I ou II dans chaque autre quartier. Tant qu’un habitant, même gris, s’y trouve, vous pouvez ignorer un événement de chaque crieur, comme avec un rempart.
tournay-card-manor-1 = Seigneurie I
    .text = Choisissez une couleur : chaque autre joueur vous paie { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } par bâtiment visible de cette couleur (niveau I ou II).
tournay-card-knight-x1 = Chevalier I (errant)
    .text = Le deuxième, quatrième et sixième habitant rouge ou gris placé dans sa ligne et sa colonne vous permet de lutter gratuitement contre un événement portant au moins 1 denier.
tournay-card-mercenary-2 = Mercenaire II
    .text = Vos habitants rouges gagnent { $n ->
            [one] { $n } denier
           *[other] { $n } deniers
        } chacun au lieu de { $earnings }. Agit partout dans le quartier.
tournay-card-knight-x2 = Chevalier II (errant)
    .text = Le deuxième, quatrième et sixième habitant rouge ou gris placé dans sa ligne et sa colonne vous permet de lutter gratuitement contre un événement portant au moins 1 denier et de prendre ses deniers.
tournay-card-audience-hall-2 = Salle d’audience II
    .text = Le joueur le plus riche vous donne { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }, à égalité chacun d’eux ; on vous compare aussi, mais vous ne payez rien.

tournay-event-bouvines = Bataille de Bouvines
    .text = Chacun couche un habitant debout de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-excommunication = Excommunication
    .text = Chacun couche un habitant debout de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-plague = Grande Peste
    .text = Chacun couche un habitant debout de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-crusade = Croisade
    .text = Chacun couche un habitant debout de la couleur de son choix, pour chaque denier sur l’événement.
tournay-event-great-fair = Grande Ducasse
    .text = Le joueur qui a le plus d’habitants et de cartes visibles de la couleur indiquée reçoit { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } par denier sur l’événement ; à égalité, chacun les reçoit.
tournay-event-procession = Procession
    .text = Le joueur qui a le plus d’habitants et de cartes visibles de la couleur indiquée reçoit { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } par denier sur l’événement ; à égalité, chacun les reçoit.
tournay-event-royal-visit = Visite du Roi
    .text = Le joueur qui a le plus d’habitants et de cartes visibles de la couleur indiquée reçoit { $gain ->
        [one] { $gain } denier
       *[other] { $gain } deniers
    } par denier sur l’événement ; à égalité, chacun les reçoit.
tournay-event-courtrai = Bataille de Courtrai
    .text = Chacun endommage une de ses cartes libres (niveau I ou II) de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-william = Guillaume le Conquérant
    .text = Chacun endommage une de ses cartes libres (niveau I ou II) de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-heresy = Hérésie
    .text = Chacun endommage une de ses cartes libres (niveau I ou II) de la couleur indiquée, pour chaque denier sur l’événement.
tournay-event-normans = Attaque des Normands
    .text = Chacun endommage une de ses cartes libres (niveau I ou II) de n’importe quelle couleur, pour chaque denier sur l’événement.
tournay-event-cassel = Bataille de Cassel
    .text = Chacun perd 1 denier pour chaque denier sur l’événement.
tournay-event-brigands = Brigandage
    .text = Chacun perd 1 denier pour chaque denier sur l’événement.
tournay-event-marauders = Maraudage
    .text = Chacun perd 1 denier pour chaque denier sur l’événement.
tournay-event-drought = Sécheresse
    .text = Chacun perd 1 denier pour chaque denier sur l’événement.

# what a composed turn changes: the number stands before it
tournay-change-deniers = { $amount ->
        [one] denier
       *[other] deniers
    }
tournay-change-points = PP
tournay-change-hand = { $amount ->
        [one] carte en main
       *[other] cartes en main
    }
tournay-change-ramparts = { $amount ->
        [one] rempart
       *[other] remparts
    }
tournay-change-placed = { $amount ->
        [one] carte dans le quartier
       *[other] cartes dans le quartier
    }
tournay-change-citizens = { $amount ->
        [one] habitant
       *[other] habitants
    }
tournay-change-standing-yellow = { $amount ->
        [one] habitant jaune sur la Place
       *[other] habitants jaunes sur la Place
    }
tournay-change-standing-white = { $amount ->
        [one] habitant blanc sur la Place
       *[other] habitants blancs sur la Place
    }
tournay-change-standing-red = { $amount ->
        [one] habitant rouge sur la Place
       *[other] habitants rouges sur la Place
    }
