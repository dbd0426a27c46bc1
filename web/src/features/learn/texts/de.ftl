contents = Inhalt
rules-pages = Regeln
look-up = Nachschlagen
all-the-cards = Alle Karten
cards-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
name-or-effect = Name oder Wirkung
decks-label = Stapel
level-label = Stufe
figure-sure = sicher: eine Spielregel sagt es
figure-ours = unser Vorschlag: gedruckt steht es nur im Bild
sheet-of = Seite { $n } von { $of }
print-sheets = Diese Seiten drucken
turn-pages = Blättern
