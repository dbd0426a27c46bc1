# Die Seite der gedruckten Zahlen.
deck-henchmen = Handlanger
deck-varied = Aktionskarten
deck-central = Aktionskarten mit einem Wert
deck-bid-and-event = Gebot und Ereignis
deck-bid-or-event = Gebot oder Ereignis
deck-ephemeral = Flüchtige Karten
deck-building = Gebäude
deck-alchemy = Alchemie
henchman = Handlanger
copies-n = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
figure-copies = Anzahl
figure-initiative = Initiative
figure-colours = Farben
figure-event = Ereignis
figure-bid = Gebot
figure-bid-n = { $n ->
    [1] Politik
    [2] Militär
    [3] Intrige
   *[other] Wissenschaft
}
figure-bonus = Bonus
figure-bonus-n = { $n ->
    [1] Bonus Politik
    [2] Bonus Militär
    [3] Bonus Intrige
   *[other] Bonus Wissenschaft
}
figure-draws = Zieht
figure-daily = Am Tag
figure-points = Punkte
figure-otherwise = Sonst
figure-limit = Grenze
figure-least = Mindestens
figure-ally = Verbündet
figure-less = Weniger
figure-top = Sieht an
figure-cap = Höchstens
figure-most = Höchstens
book-parbourg = Parbourg, Regel
check-initiative = Keine zwei Handlanger handeln zugleich: { $found } steht zweimal da.
check-action-cards = Es sind { $found } Aktionskarten, aber höchstens { $most } haben auf dem Tisch Platz.
check-all-cards = Der Stapel hat { $found } Karten; mindestens { $least } werden gebraucht.
