cli-welcome = { $game }: { $players }. Mit ? kommt die Hilfe.
cli-turn = { $player } ist am Zug
cli-thinking = { $player } überlegt
cli-hand-over = Als Nächstes spielt { $player }. Die anderen schauen weg; weiter mit der Eingabetaste.
cli-confirm = Die Eingabetaste beendet den Zug, u nimmt zurück:{" "}
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen: Zufall, ein Geheimnis oder ein anderer Spieler kam danach.
cli-no-choice =
    { $last ->
        [1] Bitte 1 (oder die Eingabetaste) tippen, oder ? für die Hilfe.
       *[other] Bitte eine Zahl von 1 bis { $last } tippen, oder ? für die Hilfe.
    }
cli-settle = Oder tippe { $word }: { $choice }, von jetzt an.
cli-setting = { $title }: { $choice } (set { $name } { $choices })
cli-no-settings = In diesem Spiel gibt es nichts einzustellen.
cli-unknown-name = Nichts heißt hier „{ $name }“.
cli-saved = Gespeichert. Weiter geht es mit: beffroi play { $game } --resume { $file }
cli-over = Das Spiel ist aus.
cli-step = Zug { $n } von { $moves }. Eingabetaste vor, b zurück, q Ende.
cli-help-number = 1, 2, …    wählen; die Eingabetaste allein nimmt die einzige Möglichkeit
cli-help-code = { $code } eine Wahl lässt sich auch wie im Spielprotokoll schreiben
cli-help-undo = u           zurücknehmen
cli-help-log = l           was bisher geschah
cli-help-table = t           den Tisch neu zeichnen
cli-help-set = set         deine Einstellungen; set NAME WAHL ändert eine
cli-help-save = s [DATEI]   speichern
cli-help-quit = q           speichern und aufhören
cli-help-card = ?NAME       was eine Karte oder ein Ort bewirkt
cli-analysis-player = { $player }: { $score } Punkte. Glück: { $luck } Punkte. Entscheidungen: { $given } Punkte verschenkt; { $same } von { $decisions } wie der Bot.
cli-analysis-turns = Wendepunkte der Partie
cli-analysis-decision = { $n }. { $player }: { $played } (kostete etwa { $cost } Punkte)
cli-analysis-better = besser: { $line }
cli-analysis-luck = { $n }. Glück: { $points }
cli-analysis-pieces = Was die Karten bewirkten (um wie viele erwartete Punkte sie ihre Nutzer veränderten)
cli-hint-expects = { $score } Punkte (Vorsprung { $lead }, ± { $spread })
cli-hint-why = Warum die erste Wahl die beste ist:
