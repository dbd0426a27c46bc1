# Ce que seul le plateau dessiné dit.
decks = Les neuf pioches
criers = crieurs : { $n } sur { $of }
criers-help = La fin approche quand un quartier est complet et que { $of } crieurs ont parlé, ou quand deux quartiers sont complets.
draw-with = Habitants pour piocher : { $n }
deck-is = { $deck }, { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
deck-help = Piocher : regardez les deux premières cartes, gardez-en une ; l’autre reste visible. Habitants nécessaires : { $n }.
deck-top-help = Piocher : prenez cette carte, ou glissez-la dessous, regardez-en deux et gardez-en une. Habitants nécessaires : { $n }.
strikes-next = Au prochain crieur, il frappe × { $n }.
fight-later = On peut lutter contre lui dès qu’il porte un denier.
deniers-help = Pour les cartes, pour engager, contre les événements. Un habitant en gagne 2.
ramparts-help = Les événements contrés que vous avez construits. Chacun vaut 1 PP.
cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
crier-in = Son crieur s’y trouve encore.
crier-out = Son crieur a déjà parlé.
seen = Vous avez vu { $card } (position { $place } depuis le haut).
suspicion = Ailleurs, c’est sûr : { $cards }.
under = Dessous : { $cards }
events = Événements
events-left = { $n } à venir
aims-at = Il vise la couleur : { $colour }.
fight-price = Pour lutter contre lui : { $citizens ->
        [one] { $citizens } habitant { $colour }
       *[other] { $citizens } habitants { $colour }s
    }, { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
per-coin = par pièce
no-event = Aucun événement
sheltered = À l’abri : { $who }
reserve = Réserve
reserve-of = Réserve, { $colour } : { $n }
reserve-help = Habitants que vous pouvez encore recruter.
plaza = Place
plaza-help = Rassembler vos habitants : tous se relèvent et rentrent, vos cartes endommagées sont réparées.
standing = Debout, { $colour } : { $n }
lying = Couchés, { $colour } : { $n }
lying-help = Ils se relèvent quand leur propriétaire les rassemble.
working = Au travail : { $n }.
hire-help = Chacun peut être engagé : { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    } à { $who }.
district-of = Quartier : { $who }
empty-slot = Emplacement libre { $slot }
damaged = Endommagée
damaged-help = Endommagée : sans effet jusqu’à ce que son propriétaire rassemble ses habitants.
at-work = Habitants au travail ici : { $n }.
twice = Peut être activée deux fois.
covers = Elle recouvre { $card }, qui garde ses PP.
leaves = De retour sous leurs pioches : { $cards }.
lie-down = Habitants qui se couchent : { $n }.
answer-pays = { $card } se déclenche : +{ $n }.
answer-offers = { $card } se déclenche.
answers-best = Au meilleur emplacement, vos personnages rapportent { $n }.
no-answer = Aucun personnage ne s’y déclenche.
stack = recouvrir
replace = remplacer
hand = Votre main
told-hand = Votre main : { $cards }.
hand-of = Cartes en main : { $n }
looked = Gardez l’une d’elles
empty-hand = Aucune carte en main
rampart-card = Rempart : { $event }
rampart-help = Construit contre un événement, il vous en protège et vaut 1 PP.
deniers = Deniers : { $n }
ramparts = Remparts construits : { $n }
points-now = PP pour l’instant : { $n }
full = Quartier complet
enlarge = Agrandir le quartier : { $who }
close = Fermer
still-need = encore à choisir
purse = dans votre bourse
purse-short = bourse
after-this = ensuite
costs = à payer
score-sheet = Feuille de score
score-cap = { $n } au plus chacun
sum = Somme
score-help = Chaque bâtiment de prestige construit compte pour tous : davantage pour ses bâtisseurs, { $n } PP au plus chacun. Les PP imprimés comptent aussi sur les cartes recouvertes ; un rempart vaut 1.
gather = Rassembler
hand-size = { $n } sur { $of }
card-first = d’abord une carte, si vous voulez
looked-at = { $deck } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
other-stays = L’autre reste face visible.
keep-card = Garder
card-costs = coûte { $n }
card-costs-citizen = coûte un habitant
card-points = { $n ->
        [0] aucun PP
        [one] { $n } PP
       *[other] { $n } PP
    }
end-turn = Terminer mon tour
pile-of = Pioche { $deck }, { $n }
pile-help = Regardez deux cartes et gardez-en une ; l’autre reste face visible. Cela ne peut pas être annulé. Habitants nécessaires : { $n }.
deck-price = Engager ceux qui manquent : { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }.

# Une ligne sur une carte.
line-gain = gagnez { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
line-gain-empty = par emplacement libre
line-gain-occupied = par emplacement occupé
line-gain-couples = par couple debout
line-gain-standing = par habitant debout
line-gain-best-class = par habitant debout
line-gain-lying = par habitant couché
line-gain-on-place = pour chaque carte alignée
line-gain-on-place-character = quand un personnage s’aligne
line-gain-on-activate = par activation en ligne
line-gain-on-gather = quand vous rassemblez
line-earn-rate = les rouges gagnent plus
line-draw = piochez une carte
line-take-two = prenez deux cartes
line-abbey = deux cartes sur trois
line-recruit = recrutez un habitant
line-copy-free = bâtiment libre d’un adversaire
line-copy = tout bâtiment d’un adversaire
line-stand-up = les couchés se relèvent
line-twice = travaille deux fois
line-ballista = frappe les autres
line-catapult = endommage chez les autres
line-levy = les autres paient
line-richest-pays = du plus riche
line-fight = lutte gratuite
line-fight-idle = avant qu’il ne frappe
line-fight-gain = lutte, et ses deniers
line-fight-on-prestige = quand un prestige s’aligne
line-fight-on-even = un sur deux lutte
line-fight-on-even-gain = un sur deux lutte
line-extra-activation = un bâtiment de plus
line-card-sets = par série de couleurs
line-citizen-sets = par série d’habitants
line-cards = par carte visible
line-citizens = par habitant à vous
line-buildings = par bâtiment visible
line-characters = par personnage visible
line-prestige = par bâtiment de prestige
line-deniers = par lot de { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }
line-rampart = contre un événement
line-ramparts = par rempart construit
line-flat = pour son bâtisseur seul
