# Die Seite der gedruckten Zahlen.
deck-activity-red = Aktionskarten: Adel
deck-activity-white = Aktionskarten: Klerus
deck-activity-yellow = Aktionskarten: Bürger
deck-event = Ereignisse
deck-ladies = Die Damen von Troyes
deck-character = Persönlichkeiten
deck-board = Der Spielplan
deck-royal = Herausforderung des Königs
kind-immediate = sofort
kind-delayed = verzögert
kind-mixed = gemischt
kind-end = Endabrechnung
bonus = Bonuskarte
always-there = immer da
group-character = Persönlichkeit
group-board = Spielplan
group-ramparts = Stadtmauer
group-royal = Solospiel
row-board = Reihen der Gebäude
    .text = Welche Würfel Gefolgsleute in welcher Reihe von Bischofssitz und Rathaus aufstellen, und wo zu zweit am Anfang graue stehen.
row-ramparts = Tore der Stadtmauer
    .text = Die Felder der Leiste, die ein Tor haben.
row-royal = Die Reihenfolge des Königs
    .text = In welcher Reihenfolge der König die Felder der Gebäude nimmt.
figure-cost = Anstellen
figure-divisor = ÷
figure-slots = Felder
figure-slots-n = Feld { $n }
figure-level = Stufe
figure-builds = Baut
figure-gives-points = SP
figure-fight = Bekämpft mit
figure-banners = Banner
figure-points = SP
figure-points-n = { $n }. SP
figure-black-dice = Schwarze
figure-deck = Stapel
figure-calls = Nächste Karte
figure-calls-n = Nächste Karte { $n }
figure-thresholds = Stufen
figure-thresholds-n = { $m ->
    [1] Stufe { $n }: ab
   *[other] Stufe { $n }: SP
}
figure-thresholds-for-two = Stufen zu zweit
figure-thresholds-for-two-n = { $m ->
    [1] Zu zweit { $n }: ab
   *[other] Zu zweit { $n }: SP
}
figure-bishopric-rows = Bischofssitz
figure-bishopric-rows-n = Bischofssitz, Reihe { $n }
figure-city-hall-rows = Rathaus
figure-city-hall-rows-n = Rathaus, Reihe { $n }
figure-two-player-palace = Palast zu zweit
figure-two-player-palace-n = Palast zu zweit { $n }
figure-two-player-bishopric = Bischofssitz zu zweit
figure-two-player-bishopric-n = { $m ->
    [1] Bischofssitz zu zweit { $n }: Reihe
   *[other] Bischofssitz zu zweit { $n }: Feld
}
figure-two-player-city-hall = Rathaus zu zweit
figure-two-player-city-hall-n = { $m ->
    [1] Rathaus zu zweit { $n }: Reihe
   *[other] Rathaus zu zweit { $n }: Feld
}
figure-gates = Tore
figure-gates-n = Tor { $n }
figure-palace-order = Palast
figure-palace-order-n = Palast { $n }
figure-bishopric-order = Bischofssitz
figure-bishopric-order-n = { $m ->
    [1] Bischofssitz { $n }: Reihe
   *[other] Bischofssitz { $n }: Feld
}
figure-city-hall-order = Rathaus
figure-city-hall-order-n = { $m ->
    [1] Rathaus { $n }: Reihe
   *[other] Rathaus { $n }: Feld
}
any-colour = eine Farbe
example-activity = Mit deinen Zahlen: Drei Würfel mit 5 aktivieren sie { $now }-mal statt { $before }-mal.
example-event = Mit deinen Zahlen: Drei Würfel mit 5 legen { $now } Klötzchen statt { $before }.
book-troyes = Troyes, überarbeitete Regel
book-ladies = Die Damen von Troyes, Regel
book-royal = Troyes, Regel des Solospiels
does-not-fit = Das passt nicht zu den anderen Zahlen.
