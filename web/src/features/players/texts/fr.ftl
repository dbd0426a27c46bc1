plays-since = { $n ->
    [one] Joue depuis { $date } · { $n } partie
   *[other] Joue depuis { $date } · { $n } parties
  }
rating-over-time = La cote au fil du temps
band-text = La bande montre où se trouve la cote, à 95 % de certitude. Elle se resserre à chaque partie classée.
no-rated-games = Pas encore de partie classée.
span-month = 1 mois
span-half-year = 6 mois
span-all-time = Tout
rating-of = Cote : { $game }
rating-at = { $date } : { $rating } ({ $change })
cautious = au moins, presque sûr : { $n }
won-of = gagnées : { $won } sur { $n }
head-to-head = Face à face
name-of-player = Nom d’un joueur
against = Contre
ahead-behind = devant – derrière
you-and = Vous et { $name }
nobody-met = Aucun autre compte rencontré ici.
games-list = Parties
kind-all = Toutes
kind-rated = Classées
kind-bots = Avec robots
kind-solo = Solo
result-any = Tout résultat
result-won = Gagnées
result-lost = Non gagnées
any-players = Tout nombre de joueurs
n-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
opponent = Adversaire
more-games = Plus de parties
any-game = Tous les jeux
challenge = Défier { $name }
