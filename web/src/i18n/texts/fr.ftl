## Going around
nav = Pages
nav-play = Jouer
nav-watch = Regarder
nav-puzzles = Problèmes
nav-day = Aujourd’hui
nav-studies = Études
nav-ranks = Classement
nav-help = Aide
settings = Réglages
to-home = Retour aux portes
dismiss = Fermer
remove = Retirer
code-from-mail = Code reçu par e-mail
confirm = Confirmer
is-here = ici
no-such-page = Ce lieu n’existe pas
no-such-page-text = Cette adresse mène hors des murs. Vérifiez qu’il n’y manque rien.

## Home
which-town = Quelle ville ce soir ?
sit-down = Prenez place, les dés sont déjà sur la table.
games = Jeux
company = Avec qui ?
company-bots = Robots
company-friends = Amis
company-anyone = Public
company-screen = Même appareil
company-bots-text = Vous contre des robots. La partie commence aussitôt.
company-friends-text = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
company-anyone-text = La table est publique : tout le monde peut s’y asseoir.
company-screen-text = Tout le monde joue ici, à tour de rôle. Un rideau cache les secrets quand l’appareil change de mains.
play-now = Jouer
create = Créer
learn = Apprendre
learn-game = Apprendre { $game }
guided-game = Une première partie guidée
guided-game-text = Contre un robot facile. Chaque règle est expliquée au bon moment.
guide = Votre première partie
guide-count = Leçon { $n } sur { $of }
guide-skip = Passer les leçons
guide-go-on = Suite
guide-earlier = Leçon précédente
guide-wait = Jouez : la suite viendra au bon moment.
guide-to-the-end = Vous connaissez maintenant les règles. Continuez : le guide revient à la fin.
guide-won = Vous gagnez votre première partie !
guide-lost = Votre première partie est terminée
guide-next-game = Jouer une autre partie
guide-put-away = Ranger le guide
guide-speaks-of = Le guide en parle.
guide-end-turn = Votre tour est prêt : terminez-le, ou annulez pour essayer autre chose.
players-range = { $fewest } à { $most } joueurs
minutes = { $n } min
being-played = En cours
all-tables = Toutes les tables
nobody-plays = Aucune partie publique en ce moment.
my-games = Mes parties
wait-for-you = { $n ->
    [one] { $n } vous attend
   *[other] { $n } vous attendent
  }
finished = Terminées
join-table = Rejoindre une table
asks-stop = { $names } : proposition d’arrêter la partie
asks-pause = { $names } : demande de pause ({ $time })
asks-hand-over = { $names } : confier la place de { $name } à un robot ?
games-wait = { $n ->
        [0] Aucune partie ne vous attend
        [one] { $n } partie vous attend
       *[other] { $n } parties vous attendent
    }
first-game = D’abord { $game } : { $where }.
first-game-plain = D’abord { $game }.
progress-round = manche { $now } sur { $of }
progress-day = journée { $now } sur { $of }
progress-cards = { $now ->
    [0] plus de carte
    [one] encore { $now } carte
   *[other] encore { $now } cartes
  }
left-days = encore { $days } j { $hours } h
left-hours = encore { $hours } h { $minutes } min
left-minutes = encore { $n } min
you-capital = Vous
act-open = Ouvrir
act-review = Revoir
last-results = Derniers résultats
all-my-games = Toutes mes parties
place-of = { $n ->
    [1] 1er sur { $of }
   *[other] { $n }e sur { $of }
  }
play-now-text = Contre un robot, tout de suite. Votre niveau est retenu pour chaque jeu.
strength-of = Niveau du robot : { $game }
weaker = Plus facile
stronger = Plus difficile
beats-random = Bat un joueur au hasard : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } sur 100.
beats = Bat le niveau { $level } : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } sur 100.
code-or-link = Code ou lien
no-such-table = Cette table n’existe pas.
own-box = Vous avez une boîte ? Comparez ses chiffres imprimés
import-link = Importer une partie ou une position
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
kept-seat = Réservée à { $name }
a-bot = Robot : { $name }
bot-named = { $name } ({ $level })
your-name = Votre nom
your-name-hint = ou laissez vide pour en recevoir un
qr-code = Code QR du lien vers cette table
qr-code-text = Visez ce code avec un autre téléphone pour rejoindre la table.
sign-out-guest = Quitter ce navigateur
sign-out-guest-text = Un invité qui part ne peut pas revenir : créez d’abord un compte pour garder vos parties.
delete-guest = Supprimer mes données
delete-guest-sure = Oui, supprimer mes données
someone = Quelqu’un
your-turn = À vous
is-thinking = { $name } réfléchit
status-open = En attente de joueurs
status-running = En cours
status-over = Terminée
status-stopped = Arrêtée d’un commun accord
status-frozen = En pause : un bogue de notre côté
status-closed = Cette table a été fermée
pace-none = Sans limite de temps
pace-relaxed = Tranquille : sans limite de temps
pace-weekends = pas le week-end
pace-holiday = jours libres : { $days }
pace-zone = fuseau horaire : { $place }
costs-relaxed = Sans limite de temps. Un robot peut remplacer un joueur qui fait attendre les autres plus longtemps ({ $time }).
costs-time = Si votre temps est écoulé, un robot joue à votre place, et vous pouvez revenir.
costs-time-rated = Si votre temps est écoulé, vous perdez la partie et un robot joue à votre place.
costs-rated = Partie classée : abandonner ou partir, c’est perdre, derrière tous ceux qui restent.
costs-unrated = Partie non classée : vous pouvez partir et revenir ; seul l’abandon est définitif.
pace-live = { $minutes } minutes par joueur + { $seconds } secondes par tour
pace-days = { $days ->
    [one] { $days } jour par tour
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
listed = Table publique
confirm-turns = Confirmer chaque tour
with-talk = Autoriser la discussion
open-table = Ouvrir la table
own-figures = De mon appareil

## Waiting for players
waiting-for-players = En attente de joueurs
you = vous
sit-here = S’asseoir ici
seat-a-bot = Ajouter un robot
free-seat = Libérer la place
link = Lien vers cette table
share-link = Partager le lien
copied = Le lien est copié.
all-ready = Tout le monde est prêt ?
is-ready = c’est bon
not-ready = pas encore
i-am-ready = Je suis là
not-yet = Pas encore
ready-count = C’est bon pour { $n } sur { $of }. La partie commence quand tout le monde l’est.
ready-check-text = La partie commence quand tout le monde s’est dit prêt.
invite = Inviter
invite-name = Nom d’un compte
invite-send = Garder la place
remove-person = Retirer
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
passes-by-itself = Rien à jouer : la page passe dans un instant.
choose-one = Choisissez.
take-back = Annuler
end-turn = Terminer mon tour
instead = Ce qui pourrait être à la place
instead-of-it = À la place : { $way }
turn-played = Terminer votre tour : { $turn } ?
turn-played-hint = Annulez pour faire autre chose.
turn-complete = Votre tour est-il terminé ?
turn-complete-hint = Vous pouvez encore annuler ; les autres attendent.
waits-for = On attend { $names }
compose-either = Choisissez vos pièces, ou ce qu’elles doivent faire, dans l’ordre que vous voulez.
or-glows = { $action }, ou choisissez ce qui brille
pick-pieces = Choisissez les pièces à utiliser
pick-action = Complétez, ou choisissez ce que vous en faites
plays-for = { $action } : { $gains }
ends-turn = termine votre tour
asks-next = ensuite : { $question }
turn-goes-on = votre tour continue
no-taking-back = ne peut pas être annulé
keep-open = Garder le tour ouvert
put-back = Reposer
key-name-enter = Entrée
how-often = Combien de fois
fewer = Moins
once-more = Plus
times = { $n }×
kept-for-later = Votre coup est gardé
kept-hint = La connexion est coupée. Il partira dès qu’elle sera rétablie.
kept-refused = Votre coup d’avant la coupure ne compte pas : { $reason }
unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
grow-chronicle = Agrandir la chronique
pick-for-me = Les choisir pour moi
next-best = Autre idée
hint-plays-nothing = Rien n’est joué avant d’appuyer sur le bouton.
die-letter-red = R
die-letter-white = B
die-letter-yellow = J
die-letter-purple = V
answered = Votre choix reste secret jusqu’à ce que tous aient choisi
you-watch = Vous regardez.
has-passed = { $name } passe.
you-wait = Patientez : ce sera bientôt à vous.
one-moment = Un instant…
connection-lost = Connexion perdue. Reconnexion…
table-failed = Cette table n’a pas pu être chargée.
turn = À son tour
stand-in = Un robot joue à sa place
resigned = Abandon
away = Hors ligne
place = { $n ->
    [1] 1er
   *[other] { $n }e
  }
time-left = Temps restant
days-left = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
hours-left = { $n } h
tab-table = Table
tab-players = Joueurs
zones = Parties de la table
has-choices = (quelque chose à choisir)
hand-over = Passez l’écran à { $name }
hand-over-covers = Tout est caché : plateau, joueurs, chronique et discussion. La page suivante est pour { $name }.
i-am = C’est moi : { $name }
no-curtain = Ne plus demander à cette table

## Chronicle and talk
chronicle = Chronique
chronicle-empty = Le récit de la partie s’écrira ici.
talk = Discussion
chronicle-round = Manche { $n }
chronicle-turns = { $n } { $n ->
    [one] tour
   *[other] tours
}
show-this-turn = Voir ce tour sur le plateau
piece-deniers = { $n } { $n ->
    [one] denier
   *[other] deniers
}
piece-influence = { $n } { $n ->
    [one] point d’influence
   *[other] points d’influence
}
piece-points = { $n } PV
piece-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
piece-citizens = { $n } { $n ->
    [one] habitant
   *[other] habitants
}
since-your-visit = Depuis votre dernière visite
you-missed = { $n ->
    [0] Aucun coup depuis votre dernière visite.
    [one] { $n } coup depuis votre dernière visite.
   *[other] { $n } coups depuis votre dernière visite.
  }
show-me = Voir
say-something = Écrire un message
nothing-said = Aucun message pour l’instant.
about-line = Message ({ $name })
remove-line = Retirer
mute = Faire taire
unmute = Rétablir
block = Bloquer
blocked-done = Vous n’entendez plus { $name }.
send = Envoyer
scores = Points
total = Total
game-over = La partie est terminée
wins = { $points ->
    [one] { $names } gagne avec { $points } point
   *[other] { $names } gagne avec { $points } points
  }
alone-at-the-end = { $points ->
    [one] { $names } termine avec { $points } point
   *[other] { $names } termine avec { $points } points
  }
wins-tie = { $points ->
    [one] { $names } l’emporte au départage avec { $points } point
   *[other] { $names } l’emporte au départage avec { $points } points
  }
share-victory = { $points ->
    [one] { $names } partagent la victoire avec { $points } point
   *[other] { $names } partagent la victoire avec { $points } points
  }
look-back-hint = Revoyez n’importe quel moment, ou rejouez depuis le menu.

## Looking back
look-back = Revoir
looking-back = Relecture : coup { $at } sur { $of }
the-beginning = Le début
moment = Moment
to-this-moment = Voir la table à ce moment
turn-before = Un tour en arrière
turn-after = Un tour en avant
move-before = Coup précédent
move-after = Coup suivant
round-before = Manche précédente
round-after = Manche suivante
play-on = Lecture
pause = Pause
fork = Jouer à partir d’ici
fork-hint = Ouvre une table à partir d’ici : vous gardez vos places, les tirages sont refaits
fork-others = Qui joue les autres places
fork-with-bots = Les autres : robots
fork-with-level = Les autres : { $level }
fork-alone = Je joue toutes les places
back-to-now = Retour au présent

## The menu of a table
rated = classée
earlier-rules = anciennes règles
printed-figures = Chiffres imprimés
table-figures = chiffres : { $name }
table-figures-set = chiffres : { $name }, version { $version }
table-figures-default = chiffres : comme sur ce serveur
table-figures-program = chiffres : ceux du programme
figures-digest = Empreinte des chiffres : { $digest }
copy-link = Copier le lien
rules-help = Cartes et règles
record = Historique de la partie
rematch = Revanche
come-back = Reprendre ma place
at-new-tables = Aussi aux nouvelles tables, sur cet appareil
agree-stop = Proposer d’arrêter
dont-stop = Retirer la proposition
resign = Abandonner
resign-sure = Oui, abandonner
fair-luck = Hasard vérifiable
fair-luck-text = Avant la partie, le serveur publie l’empreinte de ses tirages. À la fin, il révèle le secret, et chacun peut vérifier chaque dé et chaque carte.

## Autour de la partie : le temps, les départs, les retours
fact-time-out = { $lost ->
    [yes] { $name } n’a plus de temps et perd la partie.
   *[no] { $name } n’a plus de temps : un robot joue à sa place.
  }
fact-resigned = { $name } abandonne.
fact-left = { $lost ->
    [yes] { $name } a dû partir et perd la partie.
   *[no] { $name } a dû partir : un robot joue à sa place.
  }
fact-handed-over = { $lost ->
    [yes] { $name } ne revient pas et perd la partie : un robot prend la place.
   *[no] { $name } ne revient pas : un robot prend la place.
  }
fact-replaced = { $name } n’est plus là : un robot prend la place.
fact-coming-back = { $name } reprend sa place au prochain tour.
fact-back = { $name } joue de nouveau.
fact-stop-offered = { $name } propose d’arrêter la partie, sans résultat.
fact-stop-withdrawn = { $name } ne propose plus d’arrêter.
fact-stop-declined = { $name } préfère continuer.
fact-stopped = Tout le monde est d’accord : la partie s’arrête sans résultat.
fact-pause-offered = { $name } aimerait une pause ({ $time }).
fact-pause-withdrawn = { $name } ne demande plus de pause.
fact-pause-declined = { $name } ne veut pas de pause maintenant.
fact-paused = Partie en pause jusqu’à : { $time }. Le temps n’est pas compté.
fact-resumed = { $name } met fin à la pause.
fact-time-given = { $name } donne du temps ({ $time }) : { $other }.
fact-hand-over-wanted = { $name } confierait cette place à un robot : { $other }.
fact-hand-over-withdrawn = { $name } préfère attendre : { $other }.
fact-away = { $ends ->
    [yes] { $name } revient plus tôt que prévu.
   *[no] { $name } s’absente jusqu’à : { $time }. Le temps n’est pas compté.
  }
fact-won = { $name } gagne : personne d’autre n’est resté.
fact-nobody-won = Personne n’est resté, et personne ne gagne.
fact-frozen = La partie est arrêtée : un bogue de notre côté.
fact-unfrozen = La partie continue.
standing-time = Votre temps est écoulé : un robot joue pour vous
standing-left = Vous avez dû partir : un robot joue pour vous
standing-absent = Votre absence a trop duré : un robot joue pour vous
standing-resigned = Vous avez abandonné : un robot continue à votre place
standing-lost = Cette partie classée est perdue pour vous, mais vous pouvez la jouer jusqu’au bout.
standing-back = Vous pouvez reprendre votre place : elle est à vous dès votre prochain tour.
standing-returning = Vous jouez de nouveau dès votre prochain tour
standing-out = Votre temps est écoulé
standing-out-hint = Un robot joue à votre place.
standing-stop = { $names } : proposition d’arrêter la partie. D’accord ?
standing-stop-hint = Elle finirait maintenant, sans résultat.
standing-stop-mine = Vous avez proposé d’arrêter la partie
standing-pause = { $names } : demande de pause ({ $time }). D’accord ?
standing-pause-mine = Vous avez demandé une pause ({ $time })
standing-paused = Partie en pause jusqu’à : { $time }
standing-overdue = { $name } ne revient pas. Confier la place à un robot ?
standing-voted = Vous confieriez cette place à un robot : { $name }
standing-votes = Déjà d’accord : { $names }.
no-time-counted = Le temps n’est pas compté pendant ce temps.
frozen-hint = Elle continuera une fois le bogue corrigé. Le temps n’est pas compté.
ended-agreed = La partie a été arrêtée d’un commun accord
ended-closed = La partie a été interrompue
ended-no-result = Elle n’a pas de résultat et ne change aucune cote.
ended-resigned = { $n ->
    [one] { $names } abandonne.
   *[other] { $names } abandonnent.
  }
ended-time = { $n ->
    [one] { $names } n’a plus de temps.
   *[other] { $names } n’ont plus de temps.
  }
ended-left = { $n ->
    [one] { $names } a dû partir.
   *[other] { $names } ont dû partir.
  }
ended-absent = { $n ->
    [one] { $names } ne revient pas.
   *[other] { $names } ne reviennent pas.
  }
ended-won = { $n ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
  }
ended-nobody = Personne ne gagne.
ended-rated = La partie compte pour la cote.
waits-away = { $name } s’absente jusqu’à : { $time }. Le temps n’est pas compté.
waits-off = Le temps n’est pas compté jusqu’à : { $time }.
waits-patience = Un robot peut prendre la place à partir de : { $time }.
agree-to-stop = Accepter d’arrêter
agree-to-pause = Accepter la pause
decline = Continuer à jouer
end-pause = Finir la pause
play-meanwhile = Jouer en attendant
give-to-bot = La confier au robot
keep-waiting = Attendre encore
rather-wait = Je préfère attendre
give-day = { $name } : un jour de plus
give-minute = { $name } : une minute de plus
play-on-bot = Continuer contre des robots
comes-back = De retour bientôt
away-until = Absence jusqu’à : { $time }
time-stands = Temps restant, arrêté pour l’instant
must-go = Pardon, je dois partir…
stop-text = Arrêter ensemble, sans résultat : tout le monde doit accepter.
pause-text = Faire une pause ensemble, sans que le temps soit compté, pendant
offer-pause = Proposer une pause
go-text = Un robot joue pour vous ; vous pouvez revenir.
let-bot-play = Laisser jouer un robot
go-sure = Oui, laisser jouer un robot
resign-text = Abandonner la partie pour de bon.
leaving-costs = Cette partie classée est alors perdue pour vous.
record-hidden = L’historique contient les secrets des autres. Vous l’aurez à la fin de la partie.
record-unbegun = L’historique existe dès que la partie a commencé.
record-sealed = C’est une partie du jour : son historique sera donné à la fin de la journée, à 0 h UTC.
day-result = Résultat du jour

## Keys
keys = Raccourcis clavier
key-arrows = Au choix suivant
key-shift-arrows = Lire n’importe quelle pièce
key-enter = La choisir
key-shift-enter = Jouer et garder le tour ouvert
key-numbers = Le choix numéroté
key-list = Tous les choix en liste
key-undo = Annuler
key-end = Terminer mon tour
key-back = Revoir, et revenir
key-chat = Discussion
key-next = La prochaine partie qui vous attend
key-escape = Fermer, revenir
key-help = Cette liste

## Settings
how-it-looks = Affichage et son
language = Langue
light = Thème
daylight = Lumière du jour
candlelight = Chandelle
theme-auto = Selon l’appareil
theme-light = Jour
theme-dark = Chandelle
movement = Animations
motion-auto = Selon l’appareil
motion-on = Oui
motion-off = Non
sound = Son
sound-on = Avec son
sound-off = Sans son
colours = Couleurs des joueurs
colours-heraldic = Héraldiques
colours-distinct = Contraste élevé
colours-text = Chaque couleur a aussi sa forme : cercle, carré, triangle, losange.
letter-keys = Touches d’une lettre
letter-keys-on = Actives
letter-keys-off = Inactives
letter-keys-text = À une table, lettres et chiffres sont des raccourcis. Désactivez-les si vous dictez ou utilisez un lecteur d’écran.
passing = Quand il ne reste qu’à passer
passing-on = Passer tout seul
passing-off = Me laisser cliquer
passing-text = La page attend d’abord un temps tiré au sort : les autres n’apprennent rien de votre main.
who-you-are = Compte
you-are-nobody = Pas besoin de compte. Choisissez un nom, ou jouez simplement et recevez-en un.
you-are-guest = Vous jouez en invité sur ce navigateur. Un compte garde vos parties et votre cote sur tous vos appareils.
signed-in = Compte : { $name }
keep-name = Prendre ce nom
make-account = Créer un compte
have-account = J’ai un compte
register = Créer le compte
sign-in = Se connecter
sign-out = Se déconnecter
password = Mot de passe
email = E-mail
email-hint = facultatif ; seulement pour récupérer votre compte
my-page = Ma page
my-data = Télécharger mes données
delete-account = Supprimer mon compte
delete-sure = Oui, supprimer mon compte
notifications = Me prévenir quand c’est à moi de jouer
notifications-text = Par e-mail, sur vos appareils, par webhook ou messagerie ; à chaque tour ou une fois par jour, avec des heures calmes.
notices-page = Choisir les notifications
blocked-people = Personnes que vous n’entendez pas
blocked-text = Vous ne lisez pas ce qu’elles disent, et elles ne peuvent pas s’asseoir à vos tables.
unblock = Entendre à nouveau
new-password = Nouveau mot de passe
set-password = Enregistrer le mot de passe
forgot = Mot de passe oublié
forgot-sent = Si le compte a une adresse e-mail, un lien est en route.
password-set = Le mot de passe est enregistré. Bon retour.

## Players and ranks
variant-standard = Jeu de base
variant-figures = autres chiffres
ranks-title = Classement
rank = Rang
player = Joueur
rating = Cote
games-played = Parties
average = Moyenne
best = Meilleur
result = Résultat
no-ranks-yet = Personne n’est encore au classement. Seules comptent les parties classées entre joueurs inscrits.
no-such-player = Ce joueur n’existe pas ici.
points = Points
search = Chercher
part-cards = Cartes
part-events = Événements
part-activities = Cartes Activité
part-characters = Personnages
part-henchmen = Hommes de main

## Help
help-title = Comment jouer ici
help-start = À table en un clic
help-start-text = Choisissez une ville et appuyez sur « Jouer » : des robots s’assoient aussitôt avec vous. Avec des amis, envoyez le lien. En public, attendez un moment à une table publique. Sur le même appareil, passez-le de joueur en joueur.
help-glow = Ce qui brille se choisit
help-glow-text = La table pose une petite question à la fois. Tout ce qui brille est une réponse permise : cliquez. Si une pièce offre plusieurs choix, un petit menu s’ouvre. Si vous cliquez ailleurs, la barre de question vous dit pourquoi ce n’est pas possible maintenant.
help-undo = Annuler
help-undo-text = Vous pouvez annuler vos coups jusqu’au dernier jet de dés, à la dernière carte piochée ou au coup d’un autre joueur. Un tour que vous pouvez encore annuler attend que vous appuyiez sur « Terminer mon tour ».
help-bots = Robots et absents
help-bots-text = Les robots ont des niveaux qui portent un nom, du plus faible au plus fort. Si le temps d’un joueur est écoulé, un robot joue à sa place ; le joueur peut revenir et joue de nouveau dès son prochain tour. Dans une partie classée, laisser passer le temps, abandonner ou partir, c’est perdre, derrière tous ceux qui sont restés.
help-watching = Regarder et revoir
help-watching-text = On peut suivre les parties publiques. Les vôtres et les parties finies se revoient coup par coup et se rejouent à partir de n’importe quel moment.
help-keyboard = Au clavier et à l’oreille
help-keyboard-text = Les flèches vont d’un choix possible à l’autre, Entrée choisit, les chiffres pressent les boutons numérotés, L donne la liste de tous les choix, ? montre tous les raccourcis. Questions et événements sont annoncés aux lecteurs d’écran en phrases complètes.
help-fair = Hasard vérifiable
help-fair-text = Avant la partie, le serveur publie une empreinte de son secret. Quand la partie est terminée, le secret est montré, et avec l’historique chacun peut recalculer chaque dé et chaque mélange.
help-figures = Chiffres imprimés
help-figures-text = Les livres de règles ne montrent beaucoup de chiffres des cartes qu’en image. « Chiffres imprimés » montre chaque carte à côté de ses chiffres : ce que dit un livre de règles est verrouillé, ce que nous proposons peut être corrigé. Enregistrez ce que vous avez saisi, partagez-le, et ouvrez des tables avec.
help-data = Vos données
help-data-text = Pas de pistage. Dans les réglages, vous pouvez télécharger tout ce qui est enregistré sur vous, ou le supprimer, avec ou sans compte.
credits = Crédits
credits-text = Dessins faits pour Beffroi. Icônes de Lorc, Delapouite et des contributeurs de game-icons.net (CC BY 3.0). Polices Cinzel, EB Garamond et Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = La table a avancé ; choisissez de nouveau.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-your-seat = Ce n’est pas votre place.
refused-illegal = Ce choix n’est pas possible maintenant.
refused-over = La partie est terminée.
refused-not-running = Cette partie n’est pas en cours.
refused-frozen = Cette partie est en pause : un bogue de notre côté.
refused-full = La table est complète.
refused-not-found = Introuvable.
refused-name-taken = Ce nom est pris.
refused-wrong-password = Mot de passe incorrect.
refused-not-signed-in = Il vous faut d’abord un nom.
refused-forbidden = Ce n’est pas permis.
refused-too-fast = Trop vite. Attendez un instant.
refused-too-early = C’est trop tôt pour cela.
refused-too-large = C’est trop à la fois.
refused-offline = Le serveur est injoignable.
refused-bad-request = Le serveur n’a pas compris.
refused-conflict = Ces options ne vont pas ensemble.
refused-name-length = Un nom compte de 2 à 24 caractères.
refused-name-letters = Un nom commence par une lettre ou un chiffre et ne contient que lettres, chiffres, espaces et - _ . ’
refused-one-alphabet = Utilisez les lettres d’un seul alphabet.
refused-password-length = Un mot de passe compte au moins 8 caractères.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-banned = Ce compte est banni.
refused-cross-site = Cela venait d’un autre site et n’a pas été accepté.
refused-bad-record = Cet historique de partie est illisible.
refused-wrong-type = Le serveur ne sait pas lire ce genre de fichier.
refused-needs-server = Il faut une connexion à un serveur pour cela.
refused-no-room = Cet appareil n’a plus de place. Rien n’a été changé ni perdu : libérez de l’espace, puis réessayez.
refused-wrong-code = Ce code ou ce lien est faux, ou trop ancien.
refused-seated = Déjà à cette table.
refused-limit = La limite est atteinte : terminez ou retirez d’abord quelque chose.
refused-pause-dates = Ces jours ne conviennent pas : ils doivent commencer et finir d’ici un an, ne pas en recouvrir d’autres et ne pas dépasser les jours qui vous restent.
refused-bad-address = Cette adresse ne convient pas : elle doit commencer par https:// et être accessible à tous.
refused-fault = Une erreur s’est produite de notre côté. Réessayez.
refused-failed = Le serveur n’a pas répondu correctement. Réessayez dans un instant.

## Without a connection
offline = Hors ligne
offline-help = Pas de connexion : votre appareil joue tout seul. Ce qui demande le serveur attend.
offline-waiting = { $n ->
    [one] { $n } coup attend d’être envoyé
   *[other] { $n } coups attendent d’être envoyés
}
moves-sent = { $n ->
    [one] { $n } coup envoyé
   *[other] { $n } coups envoyés
}
starting-engine = Les règles se mettent en place sur cet appareil…
engine-failed = Les règles n’ont pas pu démarrer sur cet appareil. Rechargez la page ou prenez un autre navigateur.
bot-thinks = Un robot réfléchit…
hint-thinks = Un conseil se prépare…
look-back-thinks = La partie est en cours d’analyse…
take-along = Emporter
take-along-help = Une copie de cette partie continue sur votre appareil, contre des robots. Ce que les autres cachent y est redistribué.
play-offline = Jouer sans connexion
cut-short = Abréger
update-ready = Une nouvelle version de Beffroi est là. Vos parties restent comme elles sont.
update-now = L’utiliser

## The finished game looked at again
look-back-page = Retour sur la partie
look-back-at = { $game } : retour sur la partie
look-back-not-over = On ne peut revenir sur une partie que lorsqu’elle est terminée.
look-back-failed = L’analyse a échoué. Réessayez plus tard.
to-table = Vers la table
replay-game = Revoir
share-game = Partager le lien
looking-closely = Un robot analyse la partie
looking-closely-text = Il compare chaque coup à ce qui était possible. Cela se fait une seule fois par partie et dure jusqu’à une demi-minute.
percent-done = Analyse : { $n } %
expected-curve = Score attendu
expected-curve-text = Le score final que chacun pouvait attendre après chaque tour. Survolez un moment, ou gardez le doigt dessus, pour le voir sur le plateau ou jouer à partir de là. Les numéros sont les tournants ci-dessous : ronds pour les coups, carrés pour la chance.
after-decisions = Après { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
final-score = Le score final
show-on-board = Montrer sur le plateau
as-table = Sous forme de tableau
decisions = Coups
turning-points = Les tournants
turning-points-text = Là où un robot fort aurait choisi autrement et où cela a coûté le plus, et là où la chance a frappé.
no-turning-points = Aucun coup ni aucun coup de chance n’a fait basculer cette partie.
decision-number = coup { $n }
stroke-of-luck = Chance
was-played = Joué
bot-would = Un robot fort aurait choisi
luck-and-skill = Chance et choix
luck-and-skill-text = Comment chaque score s’est fait : de ce que le joueur pouvait attendre au début jusqu’au score final.
luck = Chance
like-the-bot = Comme le robot : { $same } sur { $of ->
        [one] { $of } coup
       *[other] { $of } coups
    }.
by-card = Carte par carte
by-card-text = Combien de fois chaque carte a servi, et combien de points attendus elle a rapportés, hasard exclu.
card = Carte
turns-used = Tours
worth = Valeur
what-came = Résultat
all-cards = Les { $n } cartes
fewer-cards = Moins de cartes
verify-luck = Vérifier le hasard
seal-fits = Le secret montré après la partie correspond à l’empreinte promise avant. Votre navigateur l’a calculé.
seal-broken = Le secret ne correspond pas à l’empreinte promise !
luck-agrees = { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } et les scores finaux ont été recalculés à partir du secret : tout concorde.
luck-differs = Quelque chose ne concorde pas : { $why }
turn-brings = Cela aurait rapporté davantage : { $more }.
turn-costs = Cela aurait freiné les autres, mais à un prix : { $less }.
turn-brings-and-costs = Cela aurait rapporté davantage : { $more } ; et moins : { $less }.
turn-holds = La différence se voit dans le score final lui-même.
line-goes-on = La suite du tour ({ $n ->
        [one] { $n } coup
       *[other] { $n } coups
    })
luck-helped = Après « { $choice } » ({ $name }), les dés et les cartes ont été plus favorables que prévu à { $helped }.
luck-hurt = Après « { $choice } » ({ $name }), les dés et les cartes ont été moins favorables que prévu à { $hurt }.
luck-helped-hurt = Après « { $choice } » ({ $name }), les dés et les cartes ont été plus favorables que prévu à { $helped }, et moins à { $hurt }.
part-start = Attendu au départ
part-luck = Dés et pioches
part-own = Ses tours
part-others = Tours des autres
part-count = Décompte final
part-score = Score
gave-away = A perdu environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par rapport aux meilleurs choix du robot :
gave-nothing = N’a rien perdu par rapport aux meilleurs choix du robot :
final-scoring = Le décompte final
skip = Passer

## Hints
hint = Conseil
hint-title = Que ferait un robot ici ? (H)
hint-thinking = Réflexion…
hint-would = Un robot choisirait
hint-brings = Cela devrait rapporter : { $more }.
hint-costs = Cela coûte : { $less } ; tout le reste coûte davantage.
hint-brings-and-costs = Cela devrait rapporter : { $more } ; cela coûte : { $less }.
hint-holds = Cela conserve ce que vous avez, et rien n’est meilleur.
hint-expects = Ce qu’on peut attendre des meilleurs choix
hint-score = Attendu
hint-lead = Avance
hint-ahead = Vous pouvez viser environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que les autres en moyenne.
hint-behind = Vous pouvez viser environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de moins que les autres en moyenne.
hint-level = Vous pouvez viser environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, autant que les autres en moyenne.
hint-close = C’est serré : le choix suivant vaut presque autant.
give-or-take = ± { $points }
hint-do = Jouer ce coup
choice = Choix
key-hint = Demander un conseil (parties non classées seulement)
rate-game = Partie classée
