# Ce que seul le plateau dessiné dit.
decks = Les neuf pioches
criers = { $n } crieurs sur { $of }
criers-help = La fin approche quand un quartier est complet et que { $of } crieurs ont parlé, ou quand deux quartiers sont complets.
draw-with = Habitants pour piocher : { $n }
deck-count = { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
crier-in = Son crieur s’y trouve encore.
crier-out = Son crieur a déjà parlé.
seen = Vous avez vu { $card } (place { $place } depuis le haut).
rumour = Ailleurs, vous le savez : { $cards }.
under = Dessous : { $cards }
events = Événements
events-left = { $n } à venir
aims-at = Il vise la couleur : { $colour }.
fight-price = Pour le combattre : habitants ({ $colour }) { $citizens }, deniers { $deniers }.
per-coin = par pièce
no-event = Aucun événement
sheltered = À l’abri : { $who }
reserve = Réserve
reserve-of = Réserve ({ $colour }) : { $n }
reserve-help = Habitants que l’on peut encore recruter.
plaza = Place
plaza-help = Rassembler : tous vos habitants se relèvent et rentrent, vos cartes endommagées sont réparées.
standing = Debout ({ $colour }) : { $n }
lying = Couchés ({ $colour }) : { $n }
lying-help = Ils se relèvent quand leur propriétaire rassemble.
working = Au travail : { $n }.
hire-help = On peut engager chacun d’eux : { $price } deniers à { $who }.
district-of = Quartier de { $who }
empty-slot = Emplacement libre { $slot }
damaged = Endommagé
damaged-help = Endommagée : sans effet jusqu’à ce que son propriétaire rassemble.
at-work = Habitants au travail ici : { $n }.
twice = Peut être activé deux fois.
stack = couvrir
replace = remplacer
hand = Votre main
hand-of = Cartes en main : { $n }
looked = Gardez l’une d’elles
empty-hand = Aucune carte en main
rampart-card = Rempart : { $event }
rampart-help = Construit contre un événement, il vous en protège et vaut 1 point.
deniers = Deniers : { $n }
ramparts = Remparts construits : { $n }
points-now = Points pour l’instant : { $n }
full = Quartier complet
enlarge = Agrandir le quartier de { $who }
close = Fermer
still-need = encore à choisir
purse = dans votre bourse
costs = à payer
score-sheet = Feuille de score
score-cap = { $n } au plus chacun
sum = Somme
score-help = Chaque bâtiment de prestige construit compte pour tous : davantage pour ses bâtisseurs, { $n } points au plus chacun. Les points imprimés comptent aussi sur les cartes couvertes ; un rempart vaut 1.
