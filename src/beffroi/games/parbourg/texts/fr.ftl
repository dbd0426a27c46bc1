# Parbourg
parbourg-nobody = personne
parbourg-face-down = une carte face cachée
parbourg-colour-yellow = Politique
parbourg-colour-red = Militaire
parbourg-colour-green = Intrigue
parbourg-colour-blue = Science
parbourg-option-henchmen = Hommes de main
    .help = Combien d’entre eux participent.
parbourg-option-henchmen-8 = Les 8 de base
parbourg-option-henchmen-16 = Les 16
parbourg-option-set-aside = Les hommes de main partent
    .help = Chacun sert une fois, puis quitte la partie pour de bon.
parbourg-option-figures = Chiffres d’un fichier
parbourg-preset-first = Première partie
    .help = À deux, contre un robot facile.
parbourg-preset-base = Jeu de base
    .help = Huit hommes de main, à trois.
parbourg-preset-everybody = Tous les hommes de main
    .help = Les 16, à quatre.
parbourg-preset-once-each = Une fois chacun
    .help = Les 16, et personne ne sert deux fois.
parbourg-conflict-set-aside = Il faut les 16 hommes de main : huit ne suffiraient pas pour quatre journées.
parbourg-conflict-set-aside-two = À deux avec huit hommes de main, ils partent de toute façon ; la variante est pour les 16.
parbourg-way-all-henchmen = Prendre les 16
parbourg-way-leave-off = La laisser de côté
parbourg-setting-extra-cards = Cartes supplémentaires (Éclaireur, Maraudeur)
parbourg-setting-extra-cards-ask = Me demander chaque fois
parbourg-setting-extra-cards-always = Toujours piocher
parbourg-setting-nothing-to-play = Quand je n’ai rien à jouer
parbourg-setting-nothing-to-play-ask = Me demander quand même
parbourg-setting-nothing-to-play-pass = Passer pour moi, après un instant
parbourg-ask-keep-henchman = Lequel des deux hommes de main gardez-vous ?
parbourg-ask-spy = Quelle main regardez-vous ? (Espionne)
parbourg-ask-play-at-dawn = La journée commence : utilisez-vous une carte ?
parbourg-ask-draw-extra-cards = { $henchman } : piochez-vous { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus ?
parbourg-ask-take-turn = À vous : posez ou utilisez des cartes, ou couchez-vous.
parbourg-ask-last-turn = Il ne reste que vous debout : c’est votre dernier tour.
parbourg-ask-play-ephemeral = Jouez-vous une carte Éphémère maintenant ?
parbourg-ask-aim = La cible : { $card } ?
parbourg-ask-answer = { $other } annonce : { $card }. Répondez-vous ?
parbourg-ask-answer-at = { $other } annonce : { $card } (contre { $owner }). Répondez-vous ?
parbourg-ask-discard-for-duel = Vous quittez un duel : quelle carte défaussez-vous ?
parbourg-ask-give-in-to-blackmail = On vous fait chanter : défausser une carte, ou vous coucher ?
parbourg-ask-take-from-discard = Quelle carte prenez-vous dans la défausse ?
parbourg-ask-choose-levered = Laquelle de vos cartes renforcez-vous (Levier) ?
parbourg-ask-pay-tax = Quelle carte donnez-vous en impôt à { $other } ?
parbourg-ask-choose-next-token = Quel Défi sera désormais le numéro { $number } ?
parbourg-ask-take-back = Laquelle de vos cartes posées reprenez-vous ?
parbourg-ask-transmute = Quelles cartes défaussez-vous pour en piocher d’autres ? ({ $count } jusqu’ici)
parbourg-ask-cancel-challenge = Quel Défi n’a pas lieu aujourd’hui ?
parbourg-ask-choose-token = Quel pion remplacez-vous ?
parbourg-ask-choose-colour = Quelle couleur remplace { $colour } ?
parbourg-ask-choose-exchanged = Lequel de vos hommes de main donnez-vous contre { $henchman } ?
parbourg-ask-choose-victim = À qui prenez-vous une carte ?
parbourg-ask-take-from-hand = Quelle carte prenez-vous à { $other } ?
parbourg-ask-give-in-return = Quelle carte donnez-vous à { $other } en échange ?
parbourg-pass = Passer
parbourg-quiet = Passer jusqu’au prochain Défi
parbourg-fold = Se coucher
parbourg-done = Terminer
parbourg-draw = Piocher des cartes
parbourg-choose-seat = { $other }
parbourg-choose-colour = { $colour }
parbourg-token-at-stake = Le pion en jeu : { $colour }
parbourg-token-on-pile = Numéro { $number } à venir : { $colour }
parbourg-choose-henchman = { $henchman }
parbourg-choose-henchman-of = { $henchman } ({ $owner })
parbourg-choose-card = { $card }
parbourg-choose-lying = { $card } (compte { $points })
parbourg-choose-face-down = Carte { $number }, face cachée
parbourg-discard = Défausser : { $card }
parbourg-take = Prendre : { $card }
parbourg-give = Donner à { $other } : { $card }
parbourg-draw-cards = Piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
parbourg-draw-none = Ne pas piocher
parbourg-play = Utiliser : { $card }
parbourg-look = Regarder une main : { $other }
parbourg-fold-at = Se coucher à { $points }
parbourg-done-at = Rester debout à { $points }
parbourg-build = Poser : { $card }
parbourg-use-event = Utiliser l’événement : { $card }
parbourg-lay = Poser { $card } : mise { $points }
parbourg-lay-event = Poser { $card } et utiliser son événement : mise { $points }
parbourg-lay-down = Poser { $card } face cachée : mise { $points }
parbourg-lay-down-event = Utiliser l’événement ({ $card }), puis la poser face cachée : mise { $points }
parbourg-day-begins = Le Jour { $day } commence.
parbourg-hires = { $seat } engage : { $henchman }.
parbourg-sends-away = { $seat } renvoie : { $henchman }.
parbourg-looks = { $seat } regarde une main : { $other }.
parbourg-saw-card = { $other } a en main : { $card }.
parbourg-challenges-begin = Que les Défis commencent !
parbourg-challenge = Défi : { $colour }.
parbourg-drew-card = Carte piochée : { $card }.
parbourg-drew = { $seat } pioche { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
parbourg-renewed = La défausse est mélangée : nouvelle pioche de { $count }.
parbourg-lays = { $seat } pose : { $card } (compte { $points }).
parbourg-lays-down = { $seat } pose une carte face cachée.
parbourg-lays-down-own = { $seat } pose face cachée : { $card }.
parbourg-builds = { $seat } pose : { $card }.
parbourg-announces = { $seat } annonce : { $card }.
parbourg-announces-at = { $seat } annonce : { $card } (contre { $other }).
parbourg-countermands = { $seat } annule : { $card }.
parbourg-cancelled = Sans effet : { $card }.
parbourg-says = { $seat } : { $points }. Suivant !
parbourg-says-hidden = { $seat } : { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }. Suivant !
parbourg-folds = { $seat } se couche.
parbourg-discards = { $seat } défausse : { $card }.
parbourg-loses-bid = { $seat } perd une mise : { $card }.
parbourg-loses-building = { $seat } perd un bâtiment : { $card }.
parbourg-steals = { $seat } prend une carte dans une main : { $other }.
parbourg-stolen-card = La carte : { $card }.
parbourg-takes = { $seat } prend dans la défausse : { $card }.
parbourg-takes-bid = { $seat } prend une mise à { $other } : { $card }.
parbourg-takes-back = { $seat } reprend : { $card }.
parbourg-gives = { $seat } donne une carte à { $other }.
parbourg-given-card = La carte : { $card }.
parbourg-reorders = { $seat } fixe un nouvel ordre de la journée.
parbourg-next-token = À venir : { $colour }.
parbourg-cancels = { $seat } annule un Défi : { $colour }.
parbourg-mutates = { $seat } remplace { $colour } par { $new }.
parbourg-becomes = Le Défi devient { $colour }.
parbourg-slain = { $seat } perd un homme de main : { $henchman }.
parbourg-exchanges = { $seat } donne { $given } à { $other } contre { $henchman }.
parbourg-turns-up = { $seat } dévoile : { $card }.
parbourg-bid = { $seat } mise { $points }.
parbourg-wins = { $seat } prend le pion : { $colour }.
parbourg-game-over = Le Duc arrive : la clef revient au plus digne.
parbourg-refused = Ce choix n’est pas possible maintenant.
parbourg-why-wait = { $other } doit d’abord répondre.
parbourg-why-actions = Vous ne pouvez poser ou utiliser que { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    } à ce tour.
parbourg-why-buildings = Vous ne pouvez poser que { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } par tour.
parbourg-why-bodyguard = Le Garde du Corps d’un adversaire ne vous laisse que { $count } { $count ->
        [one] carte Action posée
       *[other] cartes Action posées
    }.
parbourg-why-event-colour = Votre homme de main ne peut pas utiliser ces événements maintenant : { $colour }.
parbourg-why-alchemy-colour = Votre homme de main n’a aucune des couleurs de cette carte Alchimie.
parbourg-why-alchemy-window = Cette carte Alchimie s’utilise au début de la journée.
parbourg-why-challenge-only = Cette carte attend un Défi.
parbourg-why-between-turns = Entre les tours, vous ne pouvez jouer que des cartes Éphémère.
parbourg-why-answer-only = Contre-ordre répond à un effet qui vient d’être annoncé.
parbourg-why-no-use = Cela ne ferait rien maintenant.
parbourg-why-protected = Protection : { $other }.
parbourg-why-folded = Vous êtes hors de ce Défi : attendez le prochain.
parbourg-terminal-day = Jour { $day } sur { $days }.
parbourg-terminal-stake = En jeu : { $colour }.
parbourg-terminal-no-stake = Pas encore de Défi.
parbourg-terminal-next = À venir :
parbourg-terminal-piles = Pioche { $deck }, défausse { $discard }, hommes de main en pile { $roster }
parbourg-terminal-initiative = (initiative { $number })
parbourg-terminal-cards = cartes en main : { $count }
parbourg-terminal-folded = couché
parbourg-terminal-standing = debout
parbourg-terminal-turn = à jouer
parbourg-terminal-buildings = Bâtiments :
parbourg-terminal-lying = Posées :
parbourg-terminal-total = Mise : { $points }
parbourg-terminal-at-least = Mise : { $points } et ce qui est caché
parbourg-terminal-tokens = Pions { $count } :
parbourg-terminal-known = Vous connaissez :
parbourg-terminal-events = Événements :
parbourg-terminal-player = { $other } :
parbourg-terminal-hand = Votre main :
parbourg-terminal-card = { $card } :
parbourg-terminal-counting = { $card } (compte { $points }) :
parbourg-item-yellow = Politique
parbourg-item-red = Militaire
parbourg-item-green = Intrigue
parbourg-item-blue = Science
parbourg-term-tokens = pions de Victoire gagnés
parbourg-term-stake = le Défi en cours
parbourg-term-future = une part égale des Défis à venir
parbourg-term-hand = cartes en main
parbourg-term-table = bâtiments et élixirs
parbourg-term-spirit = hommes de main et savoir
parbourg-term-learned = expérience de nombreuses parties

parbourg-theme-fold-in-time = Se coucher à temps
parbourg-theme-bluff = Bluff
parbourg-theme-raise = Surenchérir
parbourg-theme-alchemy = Alchimie
parbourg-theme-events = Événements
parbourg-theme-ephemeral = Carte Éphémère
parbourg-theme-henchmen = Hommes de main
parbourg-theme-tokens = Pions de Victoire
parbourg-theme-buildings = Bâtiments
parbourg-theme-draw = Piocher
parbourg-theme-aim = Contre un rival
parbourg-theme-hold-back = Se retenir
parbourg-theme-last-day = Dernier jour
parbourg-henchman-scout = Éclaireur
    .text =
        { $rules ->
            [1] Aucun événement. Au début de chaque Défi, vous piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            } de plus.
            [2] Aucun événement. Au début de chaque Défi, vous piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            } de plus.
            [3] Aucun événement. Au début de chaque Défi, vous piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            } de plus.
           *[other] Aucun événement. Au début de chaque Défi, vous pouvez piocher { $draws } { $draws ->
                [one] carte
               *[other] cartes
            } de plus.
        }
    .short =
        { $rules ->
            [1] pioche { $draws } carte de plus
            [2] pioche { $draws } carte de plus
            [3] pioche { $draws } carte de plus
           *[other] peut piocher { $draws } de plus
        }
parbourg-henchman-alchemist = Alchimiste
    .text = Au début de la journée, vous piochez { $daily } { $daily ->
            [one] carte
           *[other] cartes
        }. Vous utilisez les cartes Alchimie de toutes les couleurs et, après chacune, piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Alchimie de toute couleur
parbourg-henchman-marauder = Maraudeur
    .text =
        { $rules ->
            [1] Chaque fois que vous gagnez un Défi, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
            [2] Chaque fois que vous gagnez un Défi, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
            [3] Chaque fois que vous gagnez un Défi, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
           *[other] Chaque fois que vous gagnez un Défi, vous pouvez piocher { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
        }
    .short =
        { $rules ->
            [1] victoire : pioche { $draws }
            [2] victoire : pioche { $draws }
            [3] victoire : pioche { $draws }
           *[other] victoire : peut piocher { $draws }
        }
parbourg-henchman-executioner = Bourreau
    .text = { $points } { $points ->
            [one] point
           *[other] points
        } sur votre mise pour chaque adversaire couché avant vous ; tant que vous êtes debout, pour chaque adversaire couché.
    .short = +{ $points } par joueur couché
parbourg-henchman-bodyguard = Garde du Corps
    .text = Aucun adversaire ne peut avoir plus de { $limit } { $limit ->
            [one] carte Action posée
           *[other] cartes Action posées
        } dans un Défi, même quand vous êtes couché.
    .short = adversaires : { $limit } au plus
parbourg-henchman-smuggler = Contrebandier
    .text = Vous pouvez poser ou utiliser jusqu’à { $limit } { $limit ->
            [one] carte Action
           *[other] cartes Action
        } par tour. Au début de la journée, vous piochez { $daily } { $daily ->
            [one] carte
           *[other] cartes
        }.
    .short = { $limit ->
        [one] { $limit } carte Action
       *[other] { $limit } cartes Action
    } par tour
parbourg-henchman-spy = Espionne
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } en Intrigue. Au début de la journée, vous pouvez regarder la main d’un adversaire.
    .short = voit une main ; forte en Intrigue
parbourg-henchman-exorcist = Exorciste
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } dans chaque couleur. Les cartes Éphémère et Alchimie adverses ne peuvent choisir ni vous ni rien de ce qui est à vous.
    .short = fort partout, protégé
parbourg-henchman-mage = Mage
    .text = Vous pouvez poser vos cartes Action face cachée ; on les retourne quand le dernier joueur s’est couché. Un événement se montre quand on l’utilise.
    .short = peut miser face cachée
parbourg-henchman-architect = Architecte
    .text = Vous pouvez poser jusqu’à { $limit } { $limit ->
            [one] bâtiment
           *[other] bâtiments
        } par tour. Pour chaque bâtiment posé, vous piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = { $limit ->
        [one] { $limit } bâtiment
       *[other] { $limit } bâtiments
    } par tour
parbourg-henchman-engineer = Ingénieure
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } en Science.
    .short = forte en Science
parbourg-henchman-minstrel = Ménestrel
    .text =
        { $rules ->
            [1] Quand vous vous couchez en premier dans un Défi, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
            [2] Quand vous vous couchez en premier dans un Défi, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
           *[other] Quand vous vous couchez en premier dans un Défi avec une carte Action posée, piochez { $draws } { $draws ->
                [one] carte
               *[other] cartes
            }.
        }
    .short =
        { $rules ->
            [1] 1er couché : pioche { $draws }
            [2] 1er couché : pioche { $draws }
           *[other] 1er couché avec une mise : pioche { $draws }
        }
parbourg-henchman-tribune = Tribun
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } en Politique.
    .short = fort en Politique
parbourg-henchman-duellist = Duelliste
    .text = Votre première carte Action posée dans un Défi vaut au moins { $least }.
    .short = première carte : { $least } au moins
parbourg-henchman-captain = Capitaine
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } en Militaire.
    .short = forte en Militaire
parbourg-henchman-veteran = Vétéran
    .text = Vos cartes Action à valeur unique valent { $points } de plus.
    .short = mises égales : +{ $points }
parbourg-card-speech-to-the-troops = Harangue aux troupes
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-hollow-promise = Promesse creuse
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-learned-debate = Débat académique
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-military-parade = Parade militaire
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-night-raid = Raid nocturne
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-siege-engine = Machine de siège
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-bribe = Pot-de-vin
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-ambush = Guet-apens
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-subtle-poison = Poison subtil
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-scholarly-lecture = Exposé savant
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-black-powder = Poudre noire
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-coded-message = Message chiffré
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-war-council = Conseil de guerre
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-rigged-ballot = Scrutin truqué
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-enlightened-reform = Réforme éclairée
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-mercenaries = Mercenaires
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-arquebusiers = Arquebusiers
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-stolen-plans = Plans volés
    .text = Mise : Politique { $yellow }, Militaire { $red }, Intrigue { $green }, Science { $blue }.
parbourg-card-good-will = Bonne volonté
    .text = Mise : { $yellow } dans chaque couleur.
parbourg-card-hard-work = Travail acharné
    .text = Mise : { $yellow } dans chaque couleur.
parbourg-card-bold-stroke = Coup d’audace
    .text = Mise : { $yellow } dans chaque couleur.
parbourg-card-dukes-favour = Faveur du Duc
    .text = Mise : { $yellow } dans chaque couleur.
parbourg-card-fiery-plea = Plaidoyer enflammé
    .text = Mise de { $yellow }. Événement (Politique) : { $points } { $points ->
            [one] point
           *[other] points
        } de plus sur cette mise si la Politique est en jeu, sinon { $otherwise }. Ils restent si la couleur change et partent avec la carte.
    .short = Événement : +{ $points } en Politique, sinon +{ $otherwise }
parbourg-card-heroic-charge = Charge héroïque
    .text = Mise de { $yellow }. Événement (Militaire) : { $points } { $points ->
            [one] point
           *[other] points
        } de plus sur cette mise si le Militaire est en jeu, sinon { $otherwise }. Ils restent si la couleur change et partent avec la carte.
    .short = Événement : +{ $points } en Militaire, sinon +{ $otherwise }
parbourg-card-set-up = Coup monté
    .text = Mise de { $yellow }. Événement (Intrigue) : { $points } { $points ->
            [one] point
           *[other] points
        } de plus sur cette mise si l’Intrigue est en jeu, sinon { $otherwise }. Ils restent si la couleur change et partent avec la carte.
    .short = Événement : +{ $points } en Intrigue, sinon +{ $otherwise }
parbourg-card-successful-experiment = Expérience réussie
    .text = Mise de { $yellow }. Événement (Science) : { $points } { $points ->
            [one] point
           *[other] points
        } de plus sur cette mise si la Science est en jeu, sinon { $otherwise }. Ils restent si la couleur change et partent avec la carte.
    .short = Événement : +{ $points } en Science, sinon +{ $otherwise }
parbourg-card-motion-of-censure = Motion de censure
    .text = Mise de { $yellow }. Événement (Politique) : tant que cette carte est posée, vos adversaires n’utilisent aucun événement de carte Action.
    .short = Pas d’événements adverses
parbourg-card-speaking-time = Temps de parole
    .text = Mise de { $yellow }. Événement (Politique) : un adversaire debout ne peut poser ou utiliser que { $limit } { $limit ->
            [one] carte Action
           *[other] cartes Action
        } à son prochain tour de ce Défi. Le Contrebandier s’en moque.
    .short = Un adversaire : { $limit } carte Action
parbourg-card-alliance-of-convenience = Alliance de circonstance
    .text = Mise de { $yellow }. Événement (Politique) : piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }, puis un adversaire de votre choix en pioche { $ally }.
    .short = Piochez { $draws }, un adversaire { $ally }
parbourg-card-thrust = Coup d’estoc
    .text = Mise de { $yellow }. Événement (Militaire) : une carte Action posée par un adversaire compte { $less } de moins, sans descendre sous 0.
    .short = Une carte compte { $less } de moins
parbourg-card-battering-ram = Bélier
    .text = Mise de { $yellow }. Événement (Militaire) : défaussez un bâtiment d’un adversaire.
    .short = Défausse un bâtiment
parbourg-card-challenge-to-a-duel = Provocation
    .text = Mise de { $yellow }. Événement (Militaire) : quand l’adversaire debout que vous désignez se couche dans ce Défi, il défausse une carte de son choix.
    .short = S’il se couche, il défausse
parbourg-card-pickpocketing = Vol à la tire
    .text = Mise de { $yellow }. Événement (Intrigue) : prenez une carte au hasard dans la main d’un adversaire.
    .short = Volez une carte au hasard
parbourg-card-blackmail = Chantage
    .text = Mise de { $yellow }. Événement (Intrigue) : un adversaire debout défausse une carte ou se couche aussitôt, à son gré. La main vide, il se couche.
    .short = Défausser ou se coucher
parbourg-card-false-identity = Fausse identité
    .text = Mise de { $yellow }. Événement (Intrigue) : tant que cette carte est posée, vous gagnez les égalités.
    .short = Vous gagnez les égalités
parbourg-card-eureka = Eurêka !
    .text = Mise de { $yellow }. Événement (Science) : piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Piochez { $draws }
parbourg-card-methodical-search = Fouille méthodique
    .text = Mise de { $yellow }. Événement (Science) : prenez une carte de votre choix parmi les { $top } du dessus de la défausse.
    .short = Prenez 1 des { $top } défaussées
parbourg-card-lever = Levier
    .text = Mise de { $yellow }. Événement (Science) : une autre de vos cartes Action posées compte une fois de plus sa valeur imprimée, { $cap } au plus.
    .short = Une carte compte encore, au plus { $cap }
parbourg-card-council-crisis = Crise au conseil
    .text = Mise de { $yellow }, ou événement (Politique) : le Défi en cours devient Politique ; toutes les mises sont recomptées.
    .short = ou : le Défi devient Politique
parbourg-card-alarm-on-the-walls = Alerte aux remparts
    .text = Mise de { $yellow }, ou événement (Militaire) : le Défi en cours devient Militaire ; toutes les mises sont recomptées.
    .short = ou : le Défi devient Militaire
parbourg-card-shady-affair = Affaire louche
    .text = Mise de { $yellow }, ou événement (Intrigue) : le Défi en cours devient Intrigue ; toutes les mises sont recomptées.
    .short = ou : le Défi devient Intrigue
parbourg-card-comet-in-the-sky = Comète dans le ciel
    .text = Mise de { $yellow }, ou événement (Science) : le Défi en cours devient Science ; toutes les mises sont recomptées.
    .short = ou : le Défi devient Science
parbourg-card-tax-levy = Levée d’impôts
    .text = Mise de { $yellow } en Politique, sinon { $red } ; ou événement (Politique) : chaque adversaire qui a plus de cartes que vous vous en donne une de son choix.
    .short = ou : les mains pleines paient
parbourg-card-agenda = Ordre du jour
    .text = Mise de { $yellow } en Politique, sinon { $red } ; ou événement (Politique) : mettez les pions restants de la journée dans l’ordre de votre choix, puis piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = ou : ordre du jour, piochez { $draws }
parbourg-card-assault = Assaut
    .text = Mise de { $red } en Militaire, sinon { $yellow } ; ou événement (Militaire) : défaussez une carte Action posée par un adversaire.
    .short = ou : défausse une carte posée
parbourg-card-pillage = Mise à sac
    .text = Mise de { $red } en Militaire, sinon { $yellow } ; ou événement (Militaire) : défaussez un bâtiment d’un adversaire, s’il y en a, puis piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = ou : un bâtiment, piochez { $draws }
parbourg-card-double-game = Double jeu
    .text = Mise de { $green } en Intrigue, sinon { $yellow } ; ou événement (Intrigue) : prenez une carte Action visible d’un adversaire dont la valeur imprimée dans la couleur en jeu est de { $most } au plus ; elle mise pour vous, sans son événement.
    .short = ou : volez une mise de { $most } au plus
parbourg-card-orderly-retreat = Retraite organisée
    .text = Mise de { $green } en Intrigue, sinon { $yellow } ; ou événement (Intrigue) : reprenez en main jusqu’à { $most } de vos cartes Action posées et couchez-vous aussitôt.
    .short = ou : reprenez { $most }, couchez-vous
parbourg-card-transmutation = Transmutation
    .text = Mise de { $blue } en Science, sinon { $yellow } ; ou événement (Science) : défaussez autant de cartes que vous voulez et piochez-en autant, plus { $draws }.
    .short = ou : échangez, { $draws } de plus
parbourg-card-prototype = Prototype
    .text = Mise de { $blue } en Science, sinon { $yellow } ; ou événement (Science) : prenez un bâtiment ou une carte Alchimie dans la défausse ; s’il n’y en a pas, piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = ou : un bâtiment ou une Alchimie
parbourg-card-shinobi-gob = Shinobi Gob
    .text = Un homme de main adverse est hors jeu pour la journée ; un nouveau, pris dans la pile, le remplace, debout ou couché comme lui. D’un Dédoublement, une moitié part et personne ne vient.
    .short = Un homme de main adverse sort
parbourg-card-boouuuhh = Boouuuhh !!!
    .text = Un adversaire debout se couche aussitôt ; sa mise compte toujours. Seulement quand chacun a joué un tour de ce Défi ou s’est couché.
    .short = Un adversaire se couche
parbourg-card-countermand = Contre-ordre
    .text = Annulez un événement, une carte Éphémère ou Alchimie qu’un adversaire vient d’annoncer. Posée en mise, la carte garde sa valeur imprimée.
    .short = Annule ce qui est annoncé
parbourg-card-helping-hand = Coup de pouce
    .text = { $points } { $points ->
            [one] point
           *[other] points
        } de plus sur votre mise dans ce Défi, quelle que soit sa couleur.
    .short = +{ $points } sur votre mise
parbourg-card-trip = Croc-en-jambe
    .text = { $less } { $less ->
            [one] point
           *[other] points
        } de moins sur la mise d’un adversaire dans ce Défi, même couché.
    .short = −{ $less } sur une mise adverse
parbourg-card-lucky-chance = Heureux hasard
    .text = Piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Piochez { $draws }
parbourg-card-prying-glance = Regard indiscret
    .text = Regardez la main d’un adversaire, puis piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Voyez une main, piochez { $draws }
parbourg-card-parade-shield = Bouclier d’apparat
    .text = Jusqu’à la fin du Défi, aucun effet adverse ne peut vous choisir, ni rien de ce qui est à vous. Peut répondre à un effet qui vient de vous choisir.
    .short = Personne ne peut vous viser
parbourg-card-loaded-coin = Pièce truquée
    .text = Vous gagnez les égalités dans ce Défi. Piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Gagnez les égalités, piochez { $draws }
parbourg-card-town-hall = Hôtel de ville
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } en Politique tant qu’il est devant vous, avec ou sans mise.
    .short = tant qu’il est posé
parbourg-card-barracks = Caserne
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } en Militaire tant qu’elle est devant vous, avec ou sans mise.
    .short = tant qu’elle est posée
parbourg-card-tavern = Taverne
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } en Intrigue tant qu’elle est devant vous, avec ou sans mise.
    .short = tant qu’elle est posée
parbourg-card-observatory = Observatoire
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } en Science tant qu’il est devant vous, avec ou sans mise.
    .short = tant qu’il est posé
parbourg-card-cemetery = Cimetière
    .text = Piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        } en le posant. En phase d’initiative, piochez deux hommes de main et gardez-en un. Shinobi Gob ne peut pas choisir le vôtre.
    .short = Piochez { $draws } ; deux au choix
parbourg-card-market = Marché
    .text = Piochez { $daily } { $daily ->
            [one] carte
           *[other] cartes
        } au début de chaque journée qui suit celle de sa pose.
    .short = Piochez { $daily } chaque jour
parbourg-card-rampart = Rempart
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } en Politique et { $red } en Militaire. Les événements adverses ne peuvent ni défausser, ni prendre, ni réduire vos cartes Action posées, ni défausser vos bâtiments.
    .short = protège cartes et bâtiments
parbourg-card-court = Tribunal
    .text = Vous gagnez les égalités.
    .short = Vous gagnez les égalités
parbourg-card-academy = Académie
    .text = Votre homme de main peut utiliser les événements de toutes les couleurs. Celui qui n’a aucune couleur n’y gagne rien.
    .short = Événements de toute couleur
parbourg-card-thieves-guild = Guilde des voleurs
    .text = Quand vous perdez un Défi où au moins { $least } { $least ->
            [one] carte Action est posée devant vous
           *[other] cartes Action sont posées devant vous
        }, piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Perdu avec { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    } : piochez { $draws }
parbourg-card-elixir-of-eloquence = Élixir d’éloquence
    .text = { $yellow } { $yellow ->
            [one] point
           *[other] points
        } en Politique jusqu’à la fin de la journée, avec ou sans mise.
    .short = toute la journée
parbourg-card-elixir-of-strength = Élixir de force
    .text = { $red } { $red ->
            [one] point
           *[other] points
        } en Militaire jusqu’à la fin de la journée, avec ou sans mise.
    .short = toute la journée
parbourg-card-elixir-of-shadow = Élixir d’ombre
    .text = { $green } { $green ->
            [one] point
           *[other] points
        } en Intrigue jusqu’à la fin de la journée, avec ou sans mise.
    .short = toute la journée
parbourg-card-elixir-of-clarity = Élixir de clarté
    .text = { $blue } { $blue ->
            [one] point
           *[other] points
        } en Science jusqu’à la fin de la journée, avec ou sans mise.
    .short = toute la journée
parbourg-card-doubling = Dédoublement
    .text = Piochez un second homme de main : jusqu’à la fin de la journée, vous avez les pouvoirs, couleurs et bonus des deux, et la plus haute initiative.
    .short = Un second homme de main
parbourg-card-reversed-hourglass = Sablier inversé
    .text = Mettez les pions restants de la journée dans l’ordre de votre choix, puis piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Ordre du jour, piochez { $draws }
parbourg-card-dissipation = Dissipation
    .text = Un pion de la journée retourne à la réserve, son Défi n’a pas lieu. Puis piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Annulez un Défi, piochez { $draws }
parbourg-card-mutation = Mutation
    .text = Remplacez le pion en jeu, ou un pion à venir de la journée, par un pion d’une autre couleur.
    .short = Changez un Défi
parbourg-card-philosophers-stone = Pierre philosophale
    .text = Piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Piochez { $draws }
parbourg-card-silver-mirror = Miroir d’argent
    .text = Échangez votre homme de main contre celui d’un adversaire jusqu’à la fin de la journée, ou piochez { $draws } { $draws ->
            [one] carte
           *[other] cartes
        }.
    .short = Échangez, ou piochez { $draws }
parbourg-card-truth-potion = Philtre de vérité
    .text = Tous vos adversaires vous montrent leur main. Prenez une carte de votre choix à l’un d’eux et donnez-lui-en une des vôtres.
    .short = Voyez tout, échangez une carte
parbourg-word-day = Jour
parbourg-phase-initiative = initiative
parbourg-phase-beginning = début de la journée
parbourg-phase-challenge = Défis
parbourg-phase-over = la fin
parbourg-zone-challenge = Défi
parbourg-zone-hand = Main
parbourg-zone-piles = Journées

# what a composed turn changes: the number stands before it
parbourg-change-bid = { $amount ->
        [one] point de mise
       *[other] points de mise
    }
parbourg-change-hand = { $amount ->
        [one] carte en main
       *[other] cartes en main
    }
parbourg-change-buildings = { $amount ->
        [one] bâtiment
       *[other] bâtiments
    }
parbourg-change-tokens = { $amount ->
        [one] pion de Victoire
       *[other] pions de Victoire
    }
