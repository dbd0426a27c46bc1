presets = Modèles
preset-facts = { $players ->
    [1] en solitaire
   *[other] { $players } joueurs
  } · { $minutes } min
changes-from = { $n ->
    [one] { $n } changement par rapport à « { $preset } »
   *[other] { $n } changements par rapport à « { $preset } »
  }
undo-changes = Tout annuler
changed = modifié
your-table = Votre table
length = Durée
about-minutes = environ { $n } min
rate-game-short = Classée
yes = oui
no = non
to-settle = Un point à régler :
measured = mesuré, { $n } parties chacun
at-once = répond aussitôt
thinks = réfléchit jusqu’à { $n } s
sure = sûr à 95 % : entre { $low } et { $high } sur 100
listed-text = Elle figure dans la liste, et tout le monde peut s’y asseoir ou regarder.
confirm-turns-text = Un tour que vous pouvez encore annuler attend « Terminer mon tour ».
rate-game-text = Compte pour votre cote. Pas de conseils.
with-talk-text = Des messages à côté de la table ; on peut faire taire quelqu’un.
pace-group-live = En direct, d’une traite
pace-group-slow = Des jours par tour, ou sans limite
pace-short-live5 = 5 min + 5 s
pace-short-live10 = 10 min + 10 s
pace-short-live25 = 25 min + 15 s
pace-short-relaxed = Tranquille
pace-short-day = 1 jour
pace-short-days = 3 jours
pace-short-week = 7 jours
weekends-off = Pas le week-end
weekends-off-text = Le temps n’est pas compté le samedi et le dimanche.
zone = Fuseau horaire de ces jours
zone-text = Les jours y commencent et y finissent, pour toute la table.
holidays = Jours libres pour tout le monde
from-day = Du
to-day = Au
add-holidays = Ajouter des jours libres
patience = Un robot peut remplacer un joueur absent depuis
ready-check = Attendre que tout le monde soit prêt
kept-mine = Mon modèle
kept-last = Comme la dernière fois
keep-preset = Garder comme mon modèle
preset-kept = Gardé sur cet appareil.
kept-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
