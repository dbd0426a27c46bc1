cli-which-game = Welches Spiel? Eine Zahl von 1 bis { $last }, oder q zum Beenden:{" "}
cli-welcome = { $game }: { $players }. Mit ? kommt die Hilfe.
cli-turn = { $player } ist am Zug
cli-thinking = { $player } überlegt
cli-hand-over = Als Nächstes spielt { $player }. Die anderen schauen weg; weiter mit der Eingabetaste.
cli-confirm = Die Eingabetaste beendet den Zug, u nimmt zurück:{" "}
cli-nothing-to-take-back = Es gibt nichts zurückzunehmen: Zufall, ein Geheimnis oder ein anderer Spieler kam danach.
cli-no-choice = { $last ->
        [one] Tippe 1 (oder die Eingabetaste), oder ? für die Hilfe.
       *[other] Tippe eine Zahl von 1 bis { $last }, oder ? für die Hilfe.
    }
cli-settle = Oder tippe { $word }: { $choice }, von jetzt an.
cli-setting = { $title }: { $choice } (set { $name } { $choices })
cli-no-settings = Dieses Spiel hat keine Einstellungen.
cli-unknown-name = Nichts heißt hier „{ $name }“.
cli-saved = Gespeichert. Weiter geht es mit: beffroi play { $game } --resume { $file }
cli-over = Die Partie ist zu Ende.
cli-result = { $place }. { $player }: { $points } ({ $items })
cli-step = Schritt { $n } von { $moves }. Eingabetaste: weiter, b: zurück, q: Ende.
cli-help-number = 1, 2, …    wählen; die Eingabetaste allein nimmt die einzige Möglichkeit
cli-help-code = { $code } eine Wahl lässt sich auch wie in der Partieaufzeichnung schreiben
cli-help-compose = A, B, …     ein Zug in einer Zeile, etwa farm, yellow5, yellow3: Das Ergebnis steht da, bevor du spielst
cli-help-undo = u           zurücknehmen
cli-help-hint = h           ein Tipp: was ein starker Bot tun würde, und warum
cli-help-log = l           was bisher geschah
cli-help-table = t           den Tisch neu zeichnen
cli-help-set = set         deine Einstellungen; set NAME WAHL ändert eine
cli-help-save = s [DATEI]   speichern
cli-help-quit = q           speichern und aufhören
cli-help-card = ?NAME       was eine Karte oder ein Ort bewirkt
cli-analysis-player = { $player }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }. Glück: { $luck }. Verschenkt: { $given }. Schritte wie der Bot: { $same } von { $decisions }.
cli-analysis-turns = Wendepunkte der Partie
cli-analysis-decision = { $n }. { $player }: { $played } (Kosten in Punkten: etwa { $cost })
cli-analysis-better = besser: { $line }
cli-analysis-luck = { $n }. Glück: { $points }
cli-analysis-pieces = Was die Karten brachten (in erwarteten Punkten)
cli-hint-expects = erwartet { $score } (Vorsprung { $lead }, ± { $spread })
cli-hint-line = So geht der Zug weiter: { $line }
cli-hint-why = Warum die erste Wahl die beste ist:
cli-compose-unknown = Hier finde ich weder Teil noch Aktion „{ $item }“.
cli-compose-play = Die Eingabetaste spielt es, alles andere legt es zurück.{" "}
cli-compose-which = Was davon? (1 bis { $last }; die Eingabetaste legt zurück){" "}
cli-compose-price = kostet { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }
cli-compose-seals = nicht zurückzunehmen
cli-compose-next = danach: { $question }
cli-compose-instead = { $answer } (oder ergänze: { $others })
cli-compose-nothing = Damit lässt sich nichts anfangen.
cli-puzzle-welcome = { $game }, Rätsel { $id }, Schwierigkeit { $difficulty } von 5. Finde den besten Zug.
cli-puzzle-solved = Gelöst.
cli-puzzle-good = Ein guter Zug, aber nicht der beste. Verschenkte Punkte: { $lost }.
cli-puzzle-missed = Nicht der beste. Verschenkte Punkte: { $lost }.
cli-puzzle-line = Der beste Zug (erwarteter Vorsprung { $lead }, { $gain } mehr als jeder andere):
cli-puzzle-ahead-at = Vorn an { $best } von { $tables } Tischen; nach dem nächstbesten Zug an { $next }.
cli-puzzle-others = Die anderen, mit ihrem erwarteten Vorsprung:
cli-puzzle-themes = Themen: { $themes }
