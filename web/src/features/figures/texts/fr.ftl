## La page
figures-why = Les livres de règles n’impriment pas tous les chiffres des cartes. Si vous avez la boîte, comparez et corrigez : cinq minutes par pioche suffisent.
figures-settled = chiffres établis sur { $of }
figures-split = certains : { $certain }, à vous : { $own }
decks = Pioches
deck-settled = établis : { $n } sur { $of }
legend-certain = certain, verrouillé
legend-proposal = notre proposition
legend-yours = à vous, d’après la carte
legend-damaged = Un chiffre lu sur une copie abîmée compte comme P.
mark-certain = certain : un livre de règles le dit
mark-proposal = notre proposition : comparez avec votre carte
mark-yours = à vous, lu sur une carte imprimée
how-to-compare = Tapez ce que montre votre carte, puis Entrée : la proposition suivante s’ouvre. « = » garde notre chiffre.
show = Afficher
show-open = À comparer { $n }
show-all = Tous { $n }
deck-done = Plus rien à comparer dans cette pioche. Merci !
no-figures = Ce jeu n’a pas de chiffres imprimés à comparer.
figures-failed = Impossible de charger les chiffres. Réessayez plus tard.
link-gone = Ce jeu de chiffres n’est plus partagé.

## Une carte
editing = en cours
done = fait
to-compare-n = { $n } à comparer
add-item = Un de plus : { $figure }
keep-ours = garder notre chiffre
expected-range = Un nombre de { $least } à { $most }
does-not-fit = { $figure } ne va pas avec le reste : { $why }
printed-in = { $figure } : le livre de règles le dit ({ $book }), c’est donc verrouillé.
figure-confirmed = { $figure } { $value } : confirmé par { $owners ->
    [one] { $owners } propriétaire
   *[other] { $owners } propriétaires
} depuis le { $since }.

## Le dessin
live-drawing = La carte
figure-changed = { $figure } : { $from } → { $to }

## Le rapport d’équilibre
balance-report = Équilibre
bot-games = { $n ->
        [one] { $n } partie de robots
       *[other] { $n } parties de robots
    }
balance-text = Des robots jouent beaucoup de parties avec vos chiffres et avec les nôtres : quelle carte gagne trop souvent ?
balance-run = Essayer avec mes chiffres
balance-again = Essayer encore avec mes chiffres
balance-waits = En attente d’un moment libre…
balance-runs = Parties jouées : { $done } sur { $of }
balance-failed = Le rapport n’a pas pu être fait. Réessayez plus tard.
balance-compared = Ce que changent vos chiffres, comparés aux nôtres :
balance-account = Le rapport est réservé aux comptes.
cancel = Annuler
card-used = { $card } : emploi
winner-score = Score du gagnant
start-player-wins = Le premier joueur gagne
wins-too-often = Gagne trop souvent
none-too-often = Aucune carte ne gagne trop souvent avec ces chiffres.
even-share = { $value } au-dessus d’une part égale ({ $low } à { $high })

## Garder
keep-it = Garder
saved-here = gardé sur cet appareil { $ago }
save-figures = Enregistrer
share-figures = Partager un lien
download = Télécharger
use-figures = Utiliser à mes tables
my-sets = Mes jeux de chiffres
set-name = Nom
my-figures = Ma boîte { $n }
set-line = version { $version }, { $typed ->
        [one] { $typed } chiffre
       *[other] { $typed } chiffres
    }, différences : { $differing }
set-problems = { $n } ne vont plus avec les règles
open-set = Ouvrir
withdraw-link = Retirer le lien
delete-set = Supprimer
delete-set-sure = Oui, supprimer
no-sets = Rien d’enregistré pour l’instant.
upload = Ouvrir un fichier
undo = Annuler la saisie
start-over = Recommencer
sharing-text = Le partage n’envoie que des chiffres, jamais d’images. { $n ->
        [0] Aucune réponse ne confirme
        [one] { $n } réponse confirme
       *[other] { $n } réponses égales de comptes confirment
    } un chiffre pour tous.
figures-guest = Sans compte, vos chiffres restent sur cet appareil, et les jeux enregistrés durent autant que votre nom d’invité.
figures-saved = Vos chiffres sont enregistrés.
figures-used = Les nouvelles tables proposent d’abord ces chiffres.
file-read = { $n ->
    [one] { $n } chiffre lu.
   *[other] { $n } chiffres lus.
}
file-problems = { $n ->
    [one] { $n } chiffre ne convient pas :
   *[other] { $n } chiffres ne conviennent pas :
}
line-n = ligne { $n } :
newer-set = Une version plus récente ({ $version }) existe ailleurs. Enregistrez encore pour mettre la vôtre après.

## Chiffres confirmés
confirmed-figures = Chiffres confirmés
confirmed-count = Chiffres saisis pareillement par au moins { $needed } propriétaires : { $n } sur { $of }.
confirmed-by = { $n ->
    [one] { $n } propriétaire
   *[other] { $n } propriétaires
} depuis le { $since }
default-figures = Chiffres des nouvelles tables
revision-program = Ceux du programme
revision-line = Révision { $n } du { $date } : { $differing ->
    [one] { $differing } chiffre différent
   *[other] { $differing } chiffres différents
}
revision-now = en usage
make-default = En faire ceux des nouvelles tables
make-default-again = Reprendre ceux-ci
make-default-text = Une nouvelle révision des chiffres. Les tables ouvertes ou en cours gardent les leurs.
default-made = Les nouvelles tables ont la nouvelle révision.

## Un jeu partagé
shared-set = Chiffres partagés : { $name }
shared-line = Version { $version } du { $date } : { $typed ->
        [one] { $typed } chiffre saisi
       *[other] { $typed } chiffres saisis
    }, différences : { $differing }.
copy-set = Continuer sur une copie
copy-set-sure = Remplacer ma saisie

## Une nouvelle table
figures-default = Comme sur ce serveur
figures-ours = Ceux de Beffroi
figures-program = Ceux du programme
figures-device = Sur cet appareil ({ $n ->
    [one] { $n } chiffre
   *[other] { $n } chiffres
})
figures-link = { $name } (par un lien)
set-version = { $name }, version { $version }
figures-pick-text = Certains chiffres des cartes sont nos propositions.
figures-own-text = Les parties avec d’autres chiffres sont classées à part.
compare-figures = Comparer avec votre boîte
