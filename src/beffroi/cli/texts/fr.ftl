cli-which-game = Quel jeu ? Un nombre de 1 à { $last }, ou q pour quitter :{" "}
cli-welcome = { $game } : { $players }. Tapez ? pour l’aide.
cli-turn = C’est à { $player } de jouer
cli-thinking = { $player } réfléchit
cli-hand-over = C’est à { $player } de jouer. Les autres, ne regardez pas ! Puis appuyez sur Entrée.
cli-confirm = Entrée termine votre tour, u annule :{" "}
cli-nothing-to-take-back = Il n’y a rien à annuler : le hasard, un secret ou un autre joueur est passé par là.
cli-no-choice =
    { $last ->
        [1] Tapez 1 (ou Entrée), ou ? pour l’aide.
       *[other] Tapez un nombre de 1 à { $last }, ou ? pour l’aide.
    }
cli-settle = Ou tapez { $word } : { $choice }, désormais.
cli-setting = { $title } : { $choice } (set { $name } { $choices })
cli-no-settings = Ce jeu n’a pas de réglages.
cli-unknown-name = Rien ici ne s’appelle « { $name } ».
cli-saved = Partie enregistrée. Pour la reprendre : beffroi play { $game } --resume { $file }
cli-over = La partie est terminée.
cli-result = { $place }. { $player } : { $points } ({ $items })
cli-step = Coup { $n } sur { $moves }. Entrée : suivant, b : précédent, q : quitter.
cli-help-number = 1, 2, …    choisir ; Entrée seule prend l’unique choix
cli-help-code = { $code } un choix peut aussi s’écrire comme dans les parties enregistrées
cli-help-compose = A, B, …     un tour en une ligne, par exemple farm, yellow5, yellow3 : le résultat s’affiche avant de jouer
cli-help-undo = u           annuler
cli-help-hint = h           un conseil : ce que jouerait un robot fort, et pourquoi
cli-help-log = l           ce qui s’est passé jusqu’ici
cli-help-table = t           redessiner la table
cli-help-set = set         vos réglages ; set NOM CHOIX en change un
cli-help-save = s [FICHIER] enregistrer
cli-help-quit = q           enregistrer et quitter
cli-help-card = ?NOM        ce que fait une carte ou un lieu
cli-analysis-player = { $player } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Chance : { $luck }. Perdu : { $given }. Coups comme le robot : { $same } sur { $decisions }.
cli-analysis-turns = Les tournants de la partie
cli-analysis-decision = { $n }. { $player } : { $played } (coût en points : environ { $cost })
cli-analysis-better = mieux : { $line }
cli-analysis-luck = { $n }. Chance : { $points }
cli-analysis-pieces = Ce que les cartes ont rapporté (en points attendus)
cli-hint-expects = attendu { $score } (avance { $lead }, ± { $spread })
cli-hint-line = La suite du tour : { $line }
cli-hint-why = Pourquoi le premier choix est le meilleur :
cli-compose-unknown = Je ne trouve ici ni pièce ni action « { $item } ».
cli-compose-play = Entrée joue, toute autre saisie repose tout.{" "}
cli-compose-which = Laquelle ? (1 à { $last } ; Entrée repose tout){" "}
cli-compose-price = coûte { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
cli-compose-seals = sans retour possible
cli-compose-next = ensuite : { $question }
cli-compose-instead = { $answer } (ou ajoutez : { $others })
cli-compose-nothing = On ne peut rien faire avec cela.
cli-puzzle-welcome = { $game }, problème { $id }, difficulté { $difficulty } sur 5. Trouvez le meilleur tour.
cli-puzzle-solved = Résolu.
cli-puzzle-good = Un bon tour, mais pas le meilleur. Points perdus : { $lost }.
cli-puzzle-missed = Pas le meilleur. Points perdus : { $lost }.
cli-puzzle-line = Le meilleur tour (avance attendue { $lead }, { $gain } de plus que tout autre) :
cli-puzzle-ahead-at = En tête à { $best } tables sur { $tables } ; après le meilleur autre tour, à { $next }.
cli-puzzle-others = Les autres, avec leur avance attendue :
cli-puzzle-themes = Thèmes : { $themes }
