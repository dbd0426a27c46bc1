# Ce que dit seulement le plateau dessiné. Les règles parlent par le catalogue du jeu.
day-board = Les jours
day = Jour { $n }
token-stake-help = Qui mise le plus dans cette couleur prend le jeton.
token-next-help = Un défi encore à venir aujourd’hui.
phase-initiative = Initiative
phase-beginning = Matin
phase-challenge = Défi
phase-over = La fin
deck = Cartes à piocher : { $n }
deck-help = Quand elles manquent, on mélange la défausse.
to-draw = à piocher
discard = Défausse : { $n }
discarded = défaussées
used = Hors d’atteinte jusqu’à la fin du défi : { $cards }
used-title = Utilisées dans ce défi
roster = Hommes de main à engager : { $n }
henchmen = hommes de main
roster-bottom = Tout en dessous : { $names }.
roster-gone = Hors jeu : { $names }.
known = Vous connaissez : { $cards }
your-turn = à vous
plays = joue
folded = couché
stands = debout
shielded = protégé par le Bouclier d’apparat
every-colour = pareil dans chaque couleur
in-hand = { $n ->
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
initiative = initiative
events = Événements : { $colours }
no-events = sans événements
no-henchman = pas encore d’homme de main
wins-ties = gagne les égalités
elixir = { $n } points en { $colour } jusqu’à la fin du jour
bid = mise
lead = en tête
level = à égalité
face-down-help = Une carte du Mage : on la retourne quand le dernier joueur s’est couché.
laid-points = Son événement lui donne { $n } points.
laid-minus = Des Coups d’estoc en ôtent { $n }.
laid-aim = Son événement vise { $who }.
laid-lever = Il soulève la carte { $n }.
hand = Votre main
group-action = Cartes Action
group-building = Bâtiments
group-ephemeral = À tout moment
group-alchemy = Alchimie
best-first = les meilleures en { $colour } d’abord
would-count = Compte { $n } en { $colour } : votre mise serait de { $total }.
when-action = À votre tour, dans un défi.
when-building = À votre tour : il reste devant vous.
when-ephemeral = À tout moment tant que vous êtes debout.
when-alchemy = Au début du jour ; certaines aussi à votre tour.
no-cards = Vous n’avez aucune carte.
watching = Vous regardez. Les mains sont cachées.
offer = Au choix
bids-help = Les mises, si le défi avait cette couleur.
tokens = { $n ->
    [one] 1 jeton de victoire
   *[other] { $n } jetons de victoire
}
bid-against = Votre mise est de { $n }, la meilleure autre de { $best }
discarded-so-far = défaussées
note-over = Le Duc a remis la clé.
note-answer = { $who } annonce { $card }. Chacun peut répondre.
note-window = Entre les tours : qui est debout peut jouer une carte Éphémère.
note-dawn = Le jour se lève : cartes Éphémères et Alchimie.
note-initiative = On engage les hommes de main.
note-beginning = Le jour se lève.
note-effect = { $who } exécute { $card }.
note-draws = { $who } peut piocher d’autres cartes.
note-counting = On compte les mises.
note-last = Dernier tour : { $who }.
note-turn = { $who } joue. { $left ->
    [0] Le dernier défi du jour.
    [one] Encore un défi aujourd’hui.
   *[other] Encore { $left } défis aujourd’hui.
}
token-of-day = Jour { $day } : { $colour }
token-taken-help = Pris par { $who }.
token-lapsed-help = Ce défi n’a pas été disputé.
kind-varied = Carte Action : une autre valeur dans chaque couleur
kind-central = Carte Action : la même valeur dans chaque couleur
kind-bid-and-event = Carte Action : une mise, et avec elle un événement ({ $colour })
kind-bid-or-event = Carte Action : une mise, ou bien un événement ({ $colour })
kind-ephemeral = Carte Éphémère : à tout moment tant que vous êtes debout
kind-building = Bâtiment : il reste devant vous
kind-alchemy = Alchimie, pour un homme de main d’une de ces couleurs
henchman-help = Voilà les couleurs des événements et de l’Alchimie qu’il peut utiliser.
henchman-help-none = Il n’utilise ni événements ni Alchimie.
serves = Au service de { $who } aujourd’hui.
serves-folded = Au service de { $who } aujourd’hui ; il s’est couché, mais ce qu’il apporte compte toujours.
initiative-of = Initiative { $n }
initiative-help = La plus basse commence. À mises égales, la plus haute gagne.
events-help = Les événements de ces couleurs s’utilisent avec des cartes Action.
building-of = Bâti par { $who } ; il reste tous les jours.
building-counts = Il ajoute maintenant { $n } à la mise en { $colour }.
elixir-help = Il compte aujourd’hui dans chaque défi de cette couleur, avec ou sans carte.
own-face-down-help = Vous seul connaissez cette carte.
laid-counts = Compte { $n } en { $colour }.
verdict-won = remporte { $colour }
verdict-lost = a misé en { $colour }
verdict-shown = retournées : { $cards }
part-cards = cartes { $n }
part-hidden = cartes face cachée : { $n }
part-henchmen = hommes de main { $n }
part-buildings = bâtiments { $n }
part-elixirs = élixirs { $n }
part-extra = cartes Éphémères { $n }
lead-help = La plus haute mise jusqu’ici
level-help = À égalité : l’initiative décide
hidden-help = Les cartes cachées comptent quand tous se sont couchés
wins-ties-help = Gagne les égalités
bid-of = La mise de { $who } : { $n }
bids-of = Ce avec quoi { $who } commence
bids-of-help = Les points dans chaque couleur avant la première carte.
your-turn-help = C’est à vous.
plays-help = C’est son tour.
folded-help = Couché : hors de ce défi, mais la mise compte.
stands-help = Debout : mise encore dans ce défi.
own-cards-help = Les cartes de votre main.
cards-help = Personne d’autre ne les connaît.
won = { $colour } : { $n ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $n } jetons
}
won-help = À égalité à la fin, le plus grand nombre d’une couleur décide, puis Politique, Militaire, Intrigue, Science.
tokens-help = Après le dernier jour, le plus de jetons gagne.
roster-help = Chaque jour, un homme de main travaille pour chacun.
discard-help = Rien ici pour l’instant.
actions = Cartes Action à ce tour : { $n } sur { $of }
actions-help = Posées ou utilisées. Qui ne pose aucune carte et ne bâtit rien doit se coucher.
buildings = Bâtiments à ce tour : { $n } sur { $of }
buildings-help = Qui bâtit n’est pas forcé de se coucher.
bid-now = Votre mise est de { $n }
# Where the long words of a title may break.
breaks = Trans-mutation Contre-bandier Observa-toire Arque-busiers philo-sophale Dédou-blement circons-tance Merce-naires
