cli-welcome = { $game } : { $players }. Tapez ? pour l’aide.
cli-turn = C’est à { $player } de jouer
cli-thinking = { $player } réfléchit
cli-hand-over = C’est au tour de { $player }. Les autres détournent les yeux ; appuyez sur Entrée.
cli-confirm = Entrée termine votre tour, u annule :{" "}
cli-nothing-to-take-back = Il n’y a rien à annuler : le hasard, un secret ou un autre joueur est passé par là.
cli-no-choice =
    { $last ->
        [1] Tapez 1 (ou Entrée), ou ? pour l’aide.
       *[other] Tapez un nombre de 1 à { $last }, ou ? pour l’aide.
    }
cli-settle = Ou tapez { $word } : { $choice }, désormais.
cli-setting = { $title } : { $choice } (set { $name } { $choices })
cli-no-settings = Il n'y a rien à régler dans ce jeu.
cli-unknown-name = Rien ici ne s’appelle « { $name } ».
cli-saved = Partie enregistrée. Pour la reprendre : beffroi play { $game } --resume { $file }
cli-over = La partie est finie.
cli-step = Coup { $n } sur { $moves }. Entrée avance, b recule, q quitte.
cli-help-number = 1, 2, …    choisir ; Entrée seule prend l’unique choix
cli-help-code = { $code } un choix peut aussi s’écrire comme dans les parties enregistrées
cli-help-undo = u           annuler
cli-help-log = l           ce qui s’est passé jusqu’ici
cli-help-table = t           redessiner la table
cli-help-set = set         vos réglages ; set NOM CHOIX en change un
cli-help-save = s [FICHIER] enregistrer
cli-help-quit = q           enregistrer et quitter
cli-help-card = ?NOM        ce que fait une carte ou un lieu
cli-analysis-player = { $player } : { $score } points. Chance : { $luck } point(s). Décisions : { $given } point(s) laissés ; { $same } sur { $decisions } comme le robot.
cli-analysis-turns = Les tournants de la partie
cli-analysis-decision = { $n }. { $player } : { $played } (coût : environ { $cost } point(s))
cli-analysis-better = mieux : { $line }
cli-analysis-luck = { $n }. Chance : { $points }
cli-analysis-pieces = Ce que les cartes ont fait (points attendus qu’elles ont changés pour qui les utilisait)
cli-hint-expects = { $score } point(s) (avance { $lead }, ± { $spread })
cli-hint-why = Pourquoi le premier choix est le meilleur :
