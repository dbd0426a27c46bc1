# Ce que dit seulement le plateau dessiné. Les règles parlent par le catalogue du jeu.
day-board = Les jours
day = Jour { $n }
held = défi disputé
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
part-cards = cartes { $n }
part-hidden = + { $n } cachées
part-fixed = + { $n } fixes
part-extra = { $n }
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
no-tokens = pas encore de jeton
actions = cartes Action
buildings = bâtiments
bid-against = votre mise est de { $n }, la meilleure autre de { $best }
discarded-so-far = défaussées
note-over = Le Duc a remis la clé.
note-answer = { $who } annonce { $card }. Chacun peut répondre.
note-window = Entre les tours : qui est debout peut jouer une carte Éphémère.
note-dawn = Le jour se lève : cartes Éphémères et Alchimie.
note-initiative = On engage les hommes de main.
note-beginning = Le jour se lève.
note-effect = { $who } exécute { $card }.
note-counting = On compte les mises.
note-last = Dernier tour : { $who }.
note-turn = { $who } joue. { $left ->
    [0] Le dernier défi du jour.
    [one] Encore un défi aujourd’hui.
   *[other] Encore { $left } défis aujourd’hui.
}
