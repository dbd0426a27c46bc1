day-title = Partie des Tages
day-games = Die Partien von heute
day-same-luck = Der gleiche Zufall für alle
day-lead = Für die ganze Stadt liegt dasselbe aus: dieselben Karten, dieselben Bots, dieselben Würfel beim selben Wurf.
day-one-try = Du hast einen Versuch, bis 0:00 Uhr UTC.
day-home-text = Der gleiche Zufall für alle: einmal gegeben, ein Versuch.
day-start = Alle bekommen das Gleiche
day-minutes = Etwa { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}; du kannst Pause machen und wiederkommen
day-may-pause = Du kannst Pause machen und wiederkommen
day-alone = Allein
day-against = Gegen { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}, { $level }
day-play = Partie des Tages spielen
day-go-on = Deine Partie weiterspielen
day-play-it = Spielen
day-see = Ergebnisse
day-rules = Keine Tipps, und nach Zufall wird nichts zurückgenommen. Dein Ergebnis erscheint am Ende; niemand sieht es vor der eigenen Partie.
day-look = Zuerst die Partien der anderen ansehen
day-look-sure = Damit ist dein Versuch verbraucht: Die Partie von heute zählt für dich nicht mehr.
day-look-yes = Versuch verbrauchen
day-look-no = Nein, zuerst spielen
day-so-far = Heute bisher
day-covered = Ergebnisse bleiben verdeckt, bis du gespielt hast.
day-played = { $n ->
    [0] Noch kein Versuch beendet
    [one] { $n } Versuch beendet
   *[other] { $n } Versuche beendet
}
day-playing = { $n ->
    [0] Gerade läuft keine Partie
    [one] { $n } Partie läuft gerade
   *[other] { $n } Partien laufen gerade
}
day-yesterday = Gestern
day-yesterday-ranking = Rangliste von gestern
day-compare-two = Zwei Partien vergleichen
day-month = Dein Monat
day-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
day-shade-none = Nicht gespielt
day-shade-lower = Untere Hälfte
day-shade-upper = Obere Hälfte
day-shade-tenth = Bestes Zehntel
day-luck = Nachprüfbarer Zufall
day-luck-text = Der Fingerabdruck des Startwerts wurde am { $date } veröffentlicht. Wenn der Tag vorbei ist, kannst du jeden Würfel nachprüfen.
day-luck-after = Der Startwert passt zum Fingerabdruck vom { $date }: Jede Partieaufzeichnung lässt sich damit nachprüfen.
day-fingerprint = Fingerabdruck, { $date }
day-seed = Startwert
day-of = Partie des Tages · { $title } · { $date }
day-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
day-better = besser als { $n }%
day-headline = { $points }: { $better }
day-place = Platz { $rank } von { $of } in der Rangliste.
day-won-by = Vorsprung vor dem besten Bot ({ $level }): { $n ->
    [0] keiner, Gleichstand
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
day-lost-by = Rückstand auf den besten Bot ({ $level }): { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
day-not-played = Diese Partie hast du nicht gespielt
day-try-none = Noch kein Versuch
day-try-running = Deine Partie läuft
day-try-counted = Gezählt
day-try-late = Nach dem Tag beendet: zählt nicht
day-try-left = Aufgegeben: zählt nicht
day-try-spent = Versuch fürs Ansehen verbraucht
day-share = Teilen
day-copy = Kopieren
day-copied = Der Text ist kopiert.
day-my-game = Meine Partie
day-whole-ranking = Ganze Rangliste
day-play-again = Noch einmal, ohne Wertung
day-is-over = Der Tag ist vorbei: Lade die Seite neu, um die Partien von heute zu sehen.
day-share-text = Text zum Teilen
day-share-says = Ein Balken für jedes Viertel, gegen die beste Partie. Er verrät nichts.
day-histogram = Punkte von { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spielern
}: von { $low } bis { $high }, die Hälfte hat höchstens { $median }.
day-you-score = Du, { $n }
day-median = Median { $n }
day-ranking = Rangliste
day-span-day = Tag
day-span-week = Woche
day-span-month = Monat
day-span-text = Vom { $first } bis { $last }, soweit die Tage vorbei sind. Ein Tag zählt so viele Punkte, wie du Prozent der anderen hinter dir lässt.
day-span-none = Noch kein Tag davon ist vorbei.
day-nobody-yet = Noch keine Partie wurde gezählt.
day-as-best-text = „Wie die beste“: Züge wie in der besten Partie des Tages.
day-rank = Platz
day-player = Spieler
day-score = Punkte
day-days = Tage
day-sum = Tagespunkte
day-as-best = Wie die beste
day-beaten = Besser als
day-same-of = { $n } von { $of }
day-percent = { $n }%
day-you = Du
day-two-games = Zwei Partien nebeneinander
day-one-game = Eine Partie
day-other-game = Eine andere Partie
day-and = und
day-only-differing = Nur die Unterschiede
day-turn = Zug
day-turn-number = { $n }
day-difference = Unterschied
day-gains = { $name } +{ $n }
day-part = Hier trennen sie sich
day-all-alike = Beide Partien wurden gleich gespielt.
day-after-each = Punkte nach jedem Zug
day-lines = Punkte nach jedem Zug. { $one } endet mit { $a }, { $other } mit { $b }.
day-plain-line = { $name }, volle Linie
day-dashed-line = { $name }, gestrichelt
day-decided = Wo es sich entschied: { $turn }
day-at-turn = Zug { $turn }
day-board-of = Brett: { $name }
day-other-days = Andere Tage
day-before = Der Tag davor
day-after = Der Tag danach
day-none = An diesem Tag gab es keine solche Partie.
