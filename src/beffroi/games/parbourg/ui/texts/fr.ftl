# Ce que dit seulement le plateau dessiné. Les règles parlent par le catalogue du jeu.
day-board = Les journées
day = Jour { $n }
token-stake-help = La plus haute mise dans cette couleur prend le pion.
token-next-help = Un Défi encore à venir aujourd’hui.
phase-initiative = Initiative
phase-beginning = Matin
phase-challenge = Défi
phase-over = La fin
deck = Cartes à piocher : { $n }
deck-help = Quand elles manquent, on mélange la défausse.
to-draw = à piocher
discard = Défausse : { $n }
discarded = défaussées
used = Hors d’atteinte jusqu’à la fin du Défi : { $cards }
used-title = Utilisées dans ce Défi
roster = Hommes de main à engager : { $n }
henchmen = hommes de main
roster-bottom = Tout en dessous : { $names }.
roster-gone = Hors jeu : { $names }.
known = Vous connaissez : { $cards }
your-turn = à vous
plays = joue
folded = couché
stands = debout
shielded = protection : Bouclier d’apparat
every-colour = pareil dans chaque couleur
in-hand = { $n ->
        [0] aucune carte en main
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
initiative = initiative
events = Événements : { $colours }
no-events = sans événements
no-henchman = pas encore d’homme de main
wins-ties = gagne les égalités
elixir = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } en { $colour } toute la journée
bid = mise
more = encore { $n }
stand-first = Debout : posez d’abord une carte
stand-or-more = Rester debout, ou poser encore des cartes ?
lay-for = Poser : { $n }
elixir-short = Élixir
lead = en tête
level = à égalité
face-down-help = Une carte du Mage : on la retourne quand le dernier joueur s’est couché.
laid-points = Son événement lui donne { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
laid-minus = Coup d’estoc : { $n } de moins.
laid-aim = Son événement vise : { $who }.
laid-lever = Il renforce la carte { $n }.
hand = Votre main
told-hand = Votre main : { $cards }.
group-action = Cartes Action
group-building = Bâtiments
group-ephemeral = À tout moment
group-alchemy = Alchimie
best-first = les meilleures en { $colour } d’abord
would-count = Compte { $n } en { $colour } : votre mise serait de { $total }.
when-action = À votre tour, dans un Défi.
when-building = À votre tour : il reste devant vous.
when-ephemeral = À tout moment tant que vous êtes debout.
when-alchemy = Au début de la journée ; certaines aussi à votre tour.
no-cards = Vous n’avez aucune carte.
watching = Vous regardez. Les mains sont cachées.
offer = Au choix
bids-help = Les mises, si le Défi avait cette couleur.
tokens = { $n ->
        [0] aucun pion de Victoire
        [one] { $n } pion de Victoire
       *[other] { $n } pions de Victoire
    }
bid-against = Votre mise est de { $n }, la meilleure autre de { $best }
discarded-so-far = défaussées
note-over = Le Duc a remis la clef.
note-answer = { $who } annonce : { $card }. Les joueurs visés peuvent répondre.
note-window = Entre les tours : les joueurs debout peuvent jouer une carte Éphémère.
note-dawn = La journée commence : cartes Éphémère et Alchimie.
note-initiative = On engage les hommes de main.
note-beginning = La journée commence.
note-effect = { $who } exécute : { $card }.
note-draws = { $who } peut piocher d’autres cartes.
note-counting = On compte les mises.
note-last = Dernier tour : { $who }.
note-turn = { $who } joue. { $left ->
        [0] Le dernier Défi de la journée.
        [one] Encore { $left } Défi aujourd’hui.
       *[other] Encore { $left } Défis aujourd’hui.
    }
token-of-day = Jour { $day } : { $colour }
token-taken-help = Pris : { $who }.
token-lapsed-help = Ce Défi n’a pas été disputé.
kind-varied = Carte Action : une autre valeur dans chaque couleur
kind-central = Carte Action : la même valeur dans chaque couleur
kind-bid-and-event = Carte Action : une mise, et avec elle un événement ({ $colour })
kind-bid-or-event = Carte Action : une mise, ou bien un événement ({ $colour })
kind-ephemeral = Carte Éphémère : à tout moment tant que vous êtes debout
kind-building = Bâtiment : il reste devant vous
kind-alchemy = Alchimie, pour un homme de main d’une de ces couleurs
henchman-help = Cet homme de main peut utiliser les événements et l’Alchimie de ces couleurs.
henchman-help-none = Cet homme de main n’utilise ni événements ni Alchimie.
serves = Sert aujourd’hui : { $who }.
serves-folded = Sert aujourd’hui : { $who }. Couché, mais son apport compte toujours.
initiative-of = Initiative { $n }
initiative-help = La plus basse commence. À mises égales, la plus haute gagne.
events-help = Les événements de ces couleurs s’utilisent avec des cartes Action.
building-of = Posé : { $who }. Il reste toutes les journées.
building-counts = Il ajoute maintenant { $n } à la mise en { $colour }.
elixir-help = Il compte aujourd’hui dans chaque Défi de cette couleur, avec ou sans carte.
own-face-down-help = Cette carte n’est connue que de vous.
laid-counts = Compte { $n } en { $colour }.
verdict-won = remporte { $colour }
verdict-lost = a misé en { $colour }
verdict-shown = retournées : { $cards }
part-cards = cartes { $n }
part-hidden = cartes face cachée : { $n }
part-henchmen = hommes de main { $n }
part-buildings = bâtiments { $n }
part-elixirs = élixirs { $n }
part-extra = cartes Éphémère { $n }
lead-help = La plus haute mise jusqu’ici
level-help = À égalité : l’initiative décide
hidden-help = Les cartes cachées comptent quand tous se sont couchés
wins-ties-help = Gagne les égalités
bid-of = Mise ({ $who }) : { $n }
bids-of = Points de départ : { $who }
bids-of-help = Les points dans chaque couleur avant la première carte.
your-turn-help = C’est à vous.
plays-help = C’est son tour.
folded-help = Couché : hors de ce Défi, mais la mise compte.
stands-help = Debout : mise encore dans ce Défi.
own-cards-help = Les cartes de votre main.
cards-help = Seul leur joueur les connaît.
won = { $colour } : { $n ->
        [0] aucun pion
        [one] { $n } pion
       *[other] { $n } pions
    }
won-help = À égalité à la fin, le plus grand nombre d’une couleur décide, puis Politique, Militaire, Intrigue, Science.
tokens-help = Après le dernier jour, le plus de pions gagne.
roster-help = Chaque jour, un homme de main travaille pour chacun.
discard-help = Rien ici pour l’instant.
actions = Cartes Action à ce tour : { $n } sur { $of }
actions-help = Posées ou utilisées. Si vous ne posez ni carte ni bâtiment, vous devez vous coucher.
buildings = Bâtiments à ce tour : { $n } sur { $of }
buildings-help = Si vous posez un bâtiment, vous pouvez rester debout.
bid-now = Votre mise est de { $n }
# Where the long words of a title may break.
breaks = Trans-mutation Contre-bandier Observa-toire Arque-busiers philo-sophale Dédou-blement circons-tance Merce-naires
