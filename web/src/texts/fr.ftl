## Going around
nav = Pages
nav-play = Jouer
nav-watch = Regarder
nav-ranks = Classement
nav-help = Aide
settings = Réglages
to-home = Aux portes de la ville
dismiss = Fermer
no-such-page = Ce lieu n’existe pas
no-such-page-text = L’adresse mène hors les murs. Il manque peut-être une lettre.

## Home
which-town = Quelle ville ce soir ?
sit-down = Prenez place, les dés sont déjà sur la table.
games = Jeux
company = Avec qui
company-bots = Robots
company-friends = Amis
company-anyone = Tous
company-screen = Un écran
company-bots-text = Vous contre des robots. La partie commence aussitôt.
company-friends-text = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
company-anyone-text = La table est affichée, et s’assied qui veut.
company-screen-text = Tout le monde joue ici, à tour de rôle. Un rideau cache les secrets pendant que vous passez l’écran.
play-now = Jouer
create = Créer
learn = Apprendre
guided-game = Une première partie guidée
guided-game-text = Contre un adversaire indulgent ; tout s’explique au bon moment.
guide = Votre première partie
guide-count = Leçon { $n } sur { $of }
guide-skip = Passer les leçons
guide-go-on = Continuer
guide-earlier = La leçon d’avant
guide-wait = Jouez : la leçon suivante vient à son heure.
guide-end-turn = Votre tour est complet : terminez-le, ou reprenez-le pour essayer autre chose.
players-range = { $fewest } à { $most } joueurs
minutes = { $n } min
being-played = Parties en cours
all-tables = Toutes les tables
nobody-plays = Aucune partie publique en ce moment.
my-games = Mes parties
wait-for-you = { $n ->
    [one] { $n } vous attend
   *[other] { $n } vous attendent
  }
waiting-for-others = En attente des autres
finished = Terminées
no-games-yet = Vos parties apparaîtront ici, d’abord celles qui vous attendent.
join-table = Rejoindre une table
code-or-link = Code ou lien
no-such-table = Cette table n’existe pas.
act-play = Jouer
act-join = Rejoindre
act-look = Voir
act-look-back = Revoir
act-watch = Regarder

## Tables in lists
tables = Tables
free-seats = Places libres
none-here = Rien ici pour l’instant.
open-seat = Place libre
bot-named = { $name } (robot)
someone = Quelqu’un
your-turn = À vous
is-thinking = { $name } réfléchit
status-open = En attente de joueurs
status-running = En cours
status-over = Terminée
status-stopped = Arrêtée d’un commun accord
status-frozen = Suspendue à cause d’une erreur de notre part
status-closed = Cette table a été fermée
pace-none = Sans pendule
pace-live = { $minutes } minutes chacun, et { $seconds } secondes par tour
pace-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
  }

## A new table
create-table = Une nouvelle table
game = Jeu
players = Joueurs
player-n = Joueur { $n }
name = Nom
strength = Force des robots
options = Options
time-and-access = Temps et accès
pace = Rythme
pace-name-none = Sans pendule
pace-name-quick = En direct : 10 minutes chacun, et 15 secondes par tour
pace-name-calm = En direct : 25 minutes chacun, et 30 secondes par tour
pace-name-day = Un jour par tour
pace-name-days = Trois jours par tour
listed = Afficher la table publiquement
confirm-turns = Un tour qui peut encore être repris attend « Fin du tour »
with-talk = Les joueurs peuvent se parler
open-table = Ouvrir la table

## Waiting for players
waiting-for-players = En attente de joueurs
you = vous
sit-here = S’asseoir ici
seat-a-bot = Asseoir un robot
free-seat = Libérer la place
link = Lien vers cette table
share-link = Partager le lien
copied = Le lien est copié.
fill-with-bots = Compléter avec des robots et commencer
leave-table = Quitter la table
close-table = Fermer la table

## The table
table-code = Table { $code }
round-of = { $name } { $now } sur { $of }
of = sur { $n }
phases = Phases de la manche
next-game = Partie suivante
none-waits = Aucune autre partie ne vous attend.
menu = Menu
question = Question
choices = Choix
all-choices = Tous les choix ({ $n })
grip-help = Glissez vers le haut pour voir plus de choix, vers le bas pour voir le plateau.
choose-glowing = Choisissez ce qui brille.
choose-one = Choisissez.
take-back = Reprendre
end-turn = Fin du tour
turn-complete = Votre tour est-il terminé ?
turn-complete-hint = Vous pouvez encore le reprendre ; les autres attendent.
answered = Votre réponse reste secrète jusqu’à ce que tous aient répondu
waits-for = En attente de { $names }
you-watch = Vous regardez.
you-wait = On vous demandera quand ce sera à vous.
one-moment = Un instant …
connection-lost = Connexion perdue. Nouvel essai …
table-failed = Cette table n’a pas pu être chargée.
turn = Joue
stand-in = Un robot remplace
resigned = Abandon
away = Absent
place = { $n }.
time-left = Temps restant
days-left = { $n } jours
hours-left = { $n } h
tab-table = Table
tab-players = Joueurs
zones = Parties de la table
has-choices = (quelque chose à choisir)
hand-over = Passez l’écran à { $name }.
i-am = Je suis { $name }
no-curtain = Ne plus demander à cette table

## Chronicle and talk
chronicle = Chronique
talk = Parole
earlier = Plus tôt
since-your-visit = Depuis votre dernière visite
you-missed = { $n ->
    [one] Une décision a été prise depuis votre passage.
   *[other] { $n } décisions ont été prises depuis votre passage.
  }
show-me = Montrez-moi
say-something = Dire quelque chose
nothing-said = Rien n’a encore été dit.
send = Envoyer
scores = Points
item = Poste
total = Total
game-over = La partie est finie
wins = { $names } l’emporte avec { $points } points
wins-tie = { $names } l’emporte à égalité de points ({ $points })
share-victory = { $names } se partagent la victoire avec { $points } points
look-back-hint = Revoyez n’importe quel moment, ou rejouez depuis le menu.

## Looking back
look-back = Revoir
looking-back = Retour en arrière : après la décision { $at } sur { $of }
the-beginning = Le début
moment = Moment
move-before = Une décision en arrière
move-after = Une décision en avant
round-before = À la manche précédente
round-after = À la manche suivante
play-on = Lecture
pause = Pause
fork = Jouer à partir d’ici
fork-hint = Ouvre une nouvelle table dans cette position, toutes les places sont à vous, avec un nouveau hasard
back-to-now = Retour au présent

## The menu of a table
rated = classée
copy-link = Copier le lien
rules-help = Cartes et règles
record = Relevé de la partie
rematch = Encore une
come-back = Reprendre ma place
agree-stop = Proposer d’arrêter
dont-stop = Retirer la proposition
resign = Abandonner
resign-sure = Abandonner vraiment
fair-luck = Hasard loyal
fair-luck-text = Avant la partie, le serveur a promis son hasard par cette empreinte. Après la partie, le secret est montré, et chacun peut vérifier chaque dé et chaque carte.

## Keys
keys = Touches
key-arrows = Vers le prochain choix possible
key-shift-arrows = Vers n’importe quelle pièce, pour la lire
key-enter = La choisir
key-numbers = Le choix numéroté
key-list = Tous les choix en liste
key-undo = Reprendre
key-end = Fin du tour
key-back = Revoir, et revenir
key-chat = Parler
key-next = La prochaine partie qui vous attend
key-escape = Fermer, revenir
key-help = Ces touches

## Settings
how-it-looks = Image et son
language = Langue
light = Lumière
daylight = Lumière du jour
candlelight = Chandelle
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Chandelle
movement = Mouvement
motion-auto = Comme l’appareil
motion-on = Oui
motion-off = Non
sound = Son
sound-on = Avec son
sound-off = Sans son
colours = Couleurs des joueurs
colours-heraldic = Héraldiques
colours-distinct = Bien distinctes
colours-text = Chaque couleur a aussi sa forme : cercle, carré, triangle, losange.
who-you-are = Qui vous êtes
you-are-nobody = Pas besoin de compte. Choisissez un nom, ou jouez et vous en recevrez un.
you-are-guest = Vous êtes invité dans ce navigateur. Un compte garde vos parties et votre rang sur tous vos appareils.
signed-in = Vous êtes connecté sous le nom de { $name }.
keep-name = Prendre ce nom
make-account = Créer un compte
have-account = J’ai un compte
register = Créer le compte
sign-in = Se connecter
sign-out = Se déconnecter
password = Mot de passe
email = Adresse électronique
email-hint = facultative ; seulement pour retrouver l’accès
my-page = Ma page
my-data = Télécharger mes données
delete-account = Supprimer mon compte
delete-sure = Supprimer vraiment mon compte
notifications = Prévenez-moi quand c’est à moi
push-text = Votre navigateur vous prévient quand une partie vous attend, même si cette page est fermée.
push-never = Ce navigateur ne peut pas être prévenu, ou il lui a été demandé de ne pas l’être.
push-start = Me prévenir
push-stop = Ne plus me prévenir
new-password = Nouveau mot de passe
set-password = Enregistrer le mot de passe
forgot = Mot de passe oublié
forgot-sent = Si le compte a une adresse électronique, un lien est en route.
password-set = Le mot de passe est enregistré. Bon retour.

## Players and ranks
variant-standard = Jeu de base
ranks-title = Classement
rank = Rang
player = Joueur
rating = Cote
games-played = Parties
games-won = Gagnées
average = Moyenne
best = Record
date = Date
result = Résultat
no-ranks-yet = Personne n’a encore de rang. Comptent les parties classées entre personnes qui ont un compte.
no-such-player = Ce joueur n’existe pas.
points = Points
last-games = Dernières parties
by-game = Par jeu
search = Chercher

## Help
help-title = Comment jouer ici
help-start = À table en un clic
help-start-text = Choisissez une ville et appuyez sur « Jouer » : des robots s’assoient aussitôt avec vous. Avec des amis, envoyez le lien. Avec tous, attendez un moment à une table publique. Sur un écran, vous passez de joueur en joueur.
help-glow = Ce qui brille se choisit
help-glow-text = La table pose une petite question à la fois. Tout ce qui brille est une réponse permise : cliquez. Si une pièce a plusieurs sens, un petit menu s’ouvre. Si vous cliquez ailleurs, la barre de question vous dit pourquoi ce n’est pas possible maintenant.
help-undo = Reprendre
help-undo-text = Vous pouvez reprendre vos décisions jusqu’au dernier jet de dés, à la dernière carte tirée ou à la décision d’un autre joueur. Un tour qui peut encore être repris attend que vous appuyiez sur « Fin du tour ».
help-bots = Robots et absents
help-bots-text = Les robots ont des niveaux qui portent un nom, du page au maître. Si la pendule d’un joueur est à zéro, un robot le remplace, et le joueur peut revenir quand il veut.
help-watching = Regarder et revoir
help-watching-text = Les parties publiques se regardent ; vous voyez ce que tout spectateur peut voir. Vos parties et celles qui sont finies se revoient décision par décision, et se continuent de n’importe quel moment à une nouvelle table.
help-keyboard = Au clavier et à l’oreille
help-keyboard-text = Les flèches vont d’un choix possible à l’autre, Entrée choisit, les chiffres pressent les boutons numérotés, L donne la liste de tous les choix, ? montre toutes les touches. Questions et événements sont annoncés aux lecteurs d’écran en phrases complètes.
help-fair = Hasard loyal
help-fair-text = Avant la partie, le serveur publie une empreinte de son secret. Quand la partie est finie, le secret est montré, et avec le relevé chacun peut recalculer chaque dé et chaque mélange.
help-data = Vos données
help-data-text = Aucun pistage. Dans les réglages, vous pouvez télécharger tout ce qui est gardé sur vous, ou le supprimer.
credits = Crédits
credits-text = Dessins faits pour Beffroi. Icônes de Lorc, Delapouite et des contributeurs de game-icons.net (CC BY 3.0). Polices Cinzel, EB Garamond et Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = La table a avancé ; choisissez de nouveau.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-your-seat = Ce n’est pas votre place.
refused-illegal = Cela ne peut pas être choisi maintenant.
refused-over = La partie est finie.
refused-not-running = Cette partie n’est pas en cours.
refused-frozen = Cette partie est suspendue à cause d’une erreur de notre part.
refused-full = La table est complète.
refused-not-found = Cela n’existe pas ici.
refused-name-taken = Ce nom est pris.
refused-wrong-password = Ce mot de passe n’est pas le bon.
refused-not-signed-in = Il vous faut d’abord un nom.
refused-forbidden = Ce n’est pas permis.
refused-too-fast = Trop vite. Attendez un instant.
refused-too-large = C’est trop à la fois.
refused-offline = Le serveur est injoignable.
refused-bad-request = Le serveur n’a pas compris.

## The finished game looked at again
look-back-page = Retour sur la partie
look-back-at = { $game } : retour sur la partie
look-back-not-over = On ne peut revenir sur une partie que lorsqu’elle est finie.
look-back-failed = Cette partie n’a pas pu être examinée. Réessayez plus tard.
to-table = Vers la table
replay-game = La revoir
share-game = Partager le lien
looking-closely = Un robot examine la partie
looking-closely-text = Il compare chaque décision à ce qui était possible. Cela se fait une seule fois par partie et dure jusqu’à une demi-minute.
percent-done = { $n } % fait
expected-curve = Ce que chacun pouvait attendre
expected-curve-text = Le score final que chacun pouvait attendre après chaque tour. Pointez un moment pour le voir sur le plateau ou pour jouer à partir de là. Les numéros sont les tournants ci-dessous : ronds pour les décisions, carrés pour la chance.
after-decisions = Après { $n } décisions
final-score = Le score final
show-on-board = Montrer sur le plateau
as-table = Sous forme de tableau
decisions = Décisions
turning-points = Les tournants
turning-points-text = Là où un robot fort aurait choisi autrement et où cela a coûté le plus, et là où la chance a frappé.
no-turning-points = Aucune décision ni aucun coup de chance n’a fait basculer cette partie.
decision-number = décision { $n }
stroke-of-luck = Chance
was-played = Joué
bot-would = Un robot fort aurait choisi
luck-and-skill = Chance et décisions
luck-and-skill-text = Comment chaque score s’est fait : de ce que le joueur pouvait attendre au début jusqu’au score final.
luck = Chance
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
like-the-bot = { $same } décisions sur { $of } étaient celles du robot.
by-card = Carte par carte
by-card-text = En combien de tours une carte a servi, et de combien de points attendus ces tours ont fait avancer son joueur, chance mise à part.
card = Carte
turns-used = Tours
worth = Valeur
what-came = Ce qui en est venu
all-cards = Les { $n } cartes
fewer-cards = Moins de cartes
verify-luck = Vérifier la chance
seal-fits = Le secret montré après la partie correspond à l’empreinte promise avant. Votre navigateur l’a calculé.
seal-broken = Le secret ne correspond pas à l’empreinte promise !
luck-agrees = { $draws } tirages, { $moves } décisions et les scores finaux ont été recalculés à partir du secret : tout concorde.
luck-differs = Quelque chose ne concorde pas : { $why }
turn-brings = Cela aurait rapporté davantage : { $more }.
turn-costs = Cela aurait freiné les autres, mais à un prix : { $less }.
turn-brings-and-costs = Cela aurait rapporté davantage : { $more } ; et moins : { $less }.
turn-holds = La différence se voit dans le score final lui-même.
line-goes-on = La suite du tour ({ $n } décisions)
luck-helped = Après « { $choice } » ({ $name }), les dés et les cartes ont été plus favorables que prévu à { $helped }.
luck-hurt = Après « { $choice } » ({ $name }), les dés et les cartes ont été moins favorables que prévu à { $hurt }.
luck-helped-hurt = Après « { $choice } » ({ $name }), les dés et les cartes ont été plus favorables que prévu à { $helped }, et moins à { $hurt }.
part-start = Attendu au début
part-luck = Dés et pioches
part-own = Ses tours
part-others = Tours des autres
part-count = Décompte final
part-score = Score
gave-away = A laissé environ { $points } points par rapport aux meilleurs choix du robot :
gave-nothing = N’a rien laissé par rapport aux meilleurs choix du robot :
final-scoring = Le décompte final
skip = Passer

## Hints
hint = Conseil
hint-title = Que ferait un robot ici ? (H)
hint-thinking = Réflexion …
hint-would = Un robot choisirait
hint-brings = Cela devrait rapporter : { $more }.
hint-costs = Cela coûte : { $less } ; tout le reste coûte davantage.
hint-brings-and-costs = Cela devrait rapporter : { $more } ; cela coûte : { $less }.
hint-holds = Cela conserve ce que vous avez, et rien n’est meilleur.
hint-expects = Ce qu’on peut attendre des meilleurs choix
hint-score = Attendu
hint-lead = Avance
hint-ahead = Vous pourriez alors attendre environ { $points } points, { $lead } de plus que les autres en moyenne.
hint-behind = Vous pourriez alors attendre environ { $points } points, { $lead } de moins que les autres en moyenne.
hint-level = Vous pourriez alors attendre environ { $points } points, autant que les autres en moyenne.
hint-close = C’est serré : le choix suivant vaut presque autant.
give-or-take = à { $points } près
hint-do = Le faire
choice = Choix
key-hint = demander un conseil (partie non classée)
rate-game = Partie classée (sans conseils)
