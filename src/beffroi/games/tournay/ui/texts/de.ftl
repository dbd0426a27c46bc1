# Was nur das gezeichnete Brett sagt.
decks = Die neun Stapel
criers = { $n } von { $of } Ausrufern
draw-with = Bürger zum Ziehen: { $n }
deck-count = { $n ->
        [one] 1 Karte.
       *[other] { $n } Karten.
    }
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
crier-in = Der Ausrufer steckt noch darin.
crier-out = Der Ausrufer war schon zu hören.
seen = Du hast { $card } gesehen (Platz { $place } von oben).
rumour = Anderswo, wie du weißt: { $cards }.
under = Darunter: { $cards }
events = Ereignisse
events-left = noch { $n }
aims-at = Es trifft die Farbe { $colour }.
fight-price = Um es zu bekämpfen: Bürger ({ $colour }) { $citizens }, Deniers { $deniers }.
per-coin = je Münze
no-event = Kein Ereignis
sheltered = Geschützt: { $who }
reserve = Vorrat
reserve-of = Vorrat ({ $colour }): { $n }
reserve-help = Bürger, die noch angeworben werden können.
plaza = Platz
plaza-help = Sammeln: Alle deine Bürger stehen wieder auf und kehren heim, beschädigte Karten werden repariert.
standing = Stehend ({ $colour }): { $n }
lying = Liegend ({ $colour }): { $n }
lying-help = Sie stehen auf, wenn ihr Besitzer sammelt.
working = Bei der Arbeit: { $n }.
hire-help = Jeder lässt sich dingen: { $price } Deniers an { $who }.
district-of = Viertel von { $who }
empty-slot = Freier Platz { $slot }
damaged = Beschädigt
damaged-help = Beschädigt: ohne Wirkung, bis ihr Besitzer sammelt.
at-work = Bürger bei der Arbeit: { $n }.
twice = Kann zweimal genutzt werden.
stack = decken
replace = ersetzen
hand = Deine Hand
hand-of = Handkarten: { $n }
looked = Eine davon behalten
empty-hand = Keine Karte auf der Hand
rampart-card = Mauer: { $event }
rampart-help = Gegen ein Ereignis gebaut, schützt sie davor und zählt 1 Punkt.
deniers = Deniers: { $n }
ramparts = Gebaute Mauern: { $n }
points-now = Punkte bisher: { $n }
full = Viertel vollendet
enlarge = Viertel von { $who } vergrößern
close = Schließen
still-need = noch zu wählen
purse = in deiner Börse
costs = zu zahlen
score-sheet = Wertung
score-cap = je höchstens { $n }
sum = Summe
