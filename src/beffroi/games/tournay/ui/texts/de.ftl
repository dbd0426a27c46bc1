# Was nur das gezeichnete Brett sagt.
decks = Die neun Stapel
criers = { $n } von { $of } Ausrufern
criers-help = Das Ende naht, wenn ein Viertel vollendet ist und { $of } Ausrufer zu hören waren, oder wenn zwei Viertel vollendet sind.
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
plaza-help = Versammeln: Alle deine Bürger stehen wieder auf und kehren heim, beschädigte Karten werden repariert.
standing = Stehend ({ $colour }): { $n }
lying = Liegend ({ $colour }): { $n }
lying-help = Sie stehen auf, wenn ihr Besitzer versammelt.
working = Bei der Arbeit: { $n }.
hire-help = Jeder lässt sich anheuern: { $price } Deniers an { $who }.
district-of = Viertel von { $who }
empty-slot = Freier Platz { $slot }
damaged = Beschädigt
damaged-help = Beschädigt: ohne Wirkung, bis ihr Besitzer versammelt.
at-work = Bürger bei der Arbeit: { $n }.
twice = Kann zweimal genutzt werden.
stack = decken
replace = ersetzen
hand = Deine Hand
hand-of = Handkarten: { $n }
looked = Eine davon behalten
empty-hand = Keine Karte auf der Hand
rampart-card = Wall: { $event }
rampart-help = Gegen ein Ereignis gebaut, schützt er davor und zählt 1 Punkt.
deniers = Deniers: { $n }
ramparts = Gebaute Wälle: { $n }
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
score-help = Jedes gebaute Prestigegebäude zählt für alle: mehr für seine Erbauer, je höchstens { $n } Punkte. Gedruckte Punkte zählen auch auf zugedeckten Karten; ein Wall zählt 1.
