fair-nobody = niemand
fair-ask-secret-bid = Wie viele Denare bietest du für den ersten Zug?
fair-ask-take-turn = Zu welchem Stand gehst du?
fair-ask-spend-die = Welchen Würfel gibst du beim Stand { $card } aus?
fair-bid = { $deniers } bieten
fair-stall = zum Stand { $card } gehen
fair-die = eine { $pips } ausgeben
fair-pass = passen
fair-rolled = { $seat } würfelt.
fair-won-bid = { $seat } bietet { $deniers } und beginnt.
fair-used = { $seat } nutzt den Stand { $card } { $uses }-mal.
fair-terminal-round = Runde { $round }, Stände:
fair-terminal-player = { $seat }: { $deniers } Denare, { $points } Punkte
fair-terminal-secret = deine Geheimkarte: { $card }
fair-refused = Das lässt sich jetzt nicht wählen.
fair-why-stall = Keiner deiner Würfel reicht für den Stand { $card }: mindestens { $pips } ist nötig.
fair-item-points = Punkte
fair-item-secret = Geheimkarte
fair-term-points = Punkte bisher
fair-term-secret = Geheimkarte
fair-term-dice = übrige Würfel
fair-term-deniers = Denare für spätere Gebote
fair-option-long = sechs statt drei Runden
fair-setting-die = Der Würfel, der eingesetzt wird
fair-setting-die-ask = mich fragen
fair-setting-die-lowest = immer der niedrigste
fair-setting-die-highest = immer der höchste
fair-card-miller = Müller
    .text = { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } je Auge des Würfels.
fair-card-baker = Bäcker
    .text = { $deniers } Denare für je { $pips } Augen des Würfels.
fair-card-chandler = Kerzenmacher
    .text = { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        } für je { $pips } Augen des Würfels.
fair-card-weaver = Weber
    .text = { $deniers ->
            [one] { $deniers } Denar
           *[other] { $deniers } Denare
        } und { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }, mit einem Würfel ab { $pips }.
fair-card-jester = Gaukler
    .text = { $points } Siegpunkte, mit einem Würfel ab { $pips }.
fair-card-goldsmith = Goldschmied
    .text = { $points } Siegpunkte, mit einer { $pips }.
