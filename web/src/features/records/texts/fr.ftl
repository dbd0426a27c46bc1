import-title = Importer une partie ou une position
import-text = Un historique devient ici une partie finie, une fois que tout y est vérifié. Une position devient une nouvelle table. Choisissez un fichier, collez le texte, ou déposez un fichier n’importe où sur cette page.
choose-file = Choisir un fichier
paste-here = Ou collez-le ici
look-at-it = Vérifier
at-line = ligne { $line }, colonne { $column }
wrong-at = Ici : { $place }
wrong-record = Cet historique ne peut pas être importé
wrong-position = Cette position ne peut pas être jouée
wrong-unknown = Ce n’est ni un historique ni une position
problem-more = Détails, en anglais
problem-no-json = Ce n’est pas un document JSON complet. Il a peut-être été coupé.
problem-unreadable = Il est imbriqué trop profondément, ou contient un nombre trop long.
problem-no-game = Un historique ou une position dit de quel jeu il s’agit. Ici, rien ne le dit.
problem-game = C’est un jeu auquel on ne joue pas ici.
problem-missing = Il y manque une partie nécessaire : { $part }.
problem-malformed = Cette partie n’est pas ce qu’elle devrait être : { $part }.
problem-format = Son format n’est pas connu ici.
problem-newer-rules = Il suit des règles plus récentes que celles connues ici.
problem-older-rules = Il suit d’anciennes règles qui ne sont plus connues ici.
problem-edited = Il a été modifié : sa somme de contrôle ne correspond pas à son contenu.
problem-figures = Ses valeurs ne sont pas celles qu’il nomme.
problem-no-secret = Il n’a pas de secret : son hasard ne peut pas être vérifié.
problem-secret = Son secret ne correspond pas à ce qui a été publié avant la partie.
problem-setup = Aucune table ne peut être mise en place ainsi.
problem-no-move = Ce n’est pas un coup : il faut une place et une réponse.
problem-illegal = Ce coup n’est pas permis à ce moment.
problem-digest = Après ce coup, la table n’est pas celle enregistrée.
problem-over = La partie n’est pas finie là où l’historique le dit, ou l’inverse.
problem-draws = Le hasard tiré n’est pas celui enregistré.
problem-scores = Les scores finaux ne sont pas ceux enregistrés.
problem-impossible = Cela ne peut pas être ainsi sur la table.
problem-damaged = Il est endommagé.
found-record = Un historique : { $game }
record-facts = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
record-over = Tout est vérifié : on peut le revoir et l’analyser.
record-broken-off = La partie a été interrompue. Tout est vérifié : on peut la revoir.
take-record = Importer
found-position = Une position : { $game }
who-else = Qui joue les autres places
others-bots = Des robots
others-me = Je joue toutes les places
play-position = Jouer à partir d’ici
