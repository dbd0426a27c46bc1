# Was nur das gezeichnete Brett sagt.
decks = Die neun Stapel
criers = Ausrufer: { $n } von { $of }
criers-help = Das Ende naht, wenn ein Stadtteil vollendet ist und { $of } Ausrufer zu hören waren, oder wenn zwei Stadtteile vollendet sind.
draw-with = Gefolgsleute zum Ziehen: { $n }
deck-is = { $deck }, { $n ->
        [one] 1 Karte.
       *[other] { $n } Karten.
    }
deck-help = Ziehen: die ersten zwei Karten ansehen, eine behalten; die andere liegt dann offen. Nötige Gefolgsleute: { $n }.
deck-top-help = Ziehen: diese Karte nehmen, oder sie unter den Stapel legen, zwei ansehen und eine behalten. Nötige Gefolgsleute: { $n }.
strikes-next = Beim nächsten Ausrufer schlägt es zu: × { $n }.
fight-later = Es lässt sich bekämpfen, sobald ein Denar darauf liegt.
deniers-help = Für Karten, zum Anstellen, gegen Ereignisse. Ein Gefolgsmann verdient 2.
ramparts-help = Abgewehrte Ereignisse, die du gebaut hast. Jede Mauer zählt 1 PP.
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
crier-in = Der Ausrufer steckt noch darin.
crier-out = Der Ausrufer war schon zu hören.
seen = Du hast { $card } gesehen (Stelle { $place } von oben).
suspicion = Sicher anderswo: { $cards }.
under = Darunter: { $cards }
events = Ereignisse
events-left = noch { $n }
aims-at = Es trifft die Farbe { $colour }.
fight-price = Um es zu bekämpfen: { $citizens ->
        [one] { $citizens } { $colour }er Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    }, { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
per-coin = je Münze
no-event = Kein Ereignis
sheltered = Geschützt: { $who }
reserve = Vorrat
reserve-of = Vorrat, { $colour }: { $n }
reserve-help = Gefolgsleute, die du noch anwerben kannst.
plaza = Stadtplatz
plaza-help = Gefolgsleute versammeln: Alle stehen wieder auf und kehren heim, beschädigte Karten werden repariert.
standing = Stehend, { $colour }: { $n }
lying = Liegend, { $colour }: { $n }
lying-help = Sie stehen auf, wenn ihr Besitzer sie versammelt.
working = Bei der Arbeit: { $n }.
hire-help = Jeder lässt sich anstellen: { $price ->
        [one] { $price } Denar
       *[other] { $price } Denare
    } an { $who }.
district-of = Stadtteil: { $who }
empty-slot = Freies Feld { $slot }
damaged = Beschädigt
damaged-help = Beschädigt: ohne Wirkung, bis ihr Besitzer seine Gefolgsleute versammelt.
at-work = Gefolgsleute bei der Arbeit: { $n }.
twice = Kann zweimal aktiviert werden.
covers = Sie überdeckt { $card }; deren PP bleiben.
leaves = Zurück unter ihre Stapel: { $cards }.
lie-down = Gefolgsleute, die sich hinlegen: { $n }.
answer-pays = { $card } wird ausgelöst: +{ $n }.
answer-offers = { $card } wird ausgelöst.
answers-best = Gut gelegt, zahlen deine Charaktere { $n }.
no-answer = Hier wird kein Charakter ausgelöst.
stack = darauflegen
replace = ersetzen
hand = Deine Hand
told-hand = Deine Hand: { $cards }.
hand-of = Handkarten: { $n }
looked = Eine davon behalten
empty-hand = Keine Karte auf der Hand
rampart-card = Mauer: { $event }
rampart-help = Gegen ein Ereignis gebaut, schützt sie davor und zählt 1 PP.
deniers = Denare: { $n }
ramparts = Gebaute Mauern: { $n }
points-now = PP bisher: { $n }
full = Stadtteil vollendet
enlarge = Stadtteil vergrößern: { $who }
close = Schließen
still-need = noch zu wählen
purse = in deiner Börse
purse-short = Börse
after-this = danach
costs = zu zahlen
score-sheet = Wertung
score-cap = je höchstens { $n }
sum = Summe
score-help = Jedes gebaute Prestigegebäude zählt für alle: mehr für seine Erbauer, je höchstens { $n } PP. Gedruckte PP zählen auch auf überdeckten Karten; eine Mauer zählt 1.
gather = Versammeln
hand-size = { $n } von { $of }
card-first = erst eine Karte, wenn du willst
looked-at = { $deck }: { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
other-stays = Die andere bleibt offen liegen.
keep-card = Behalten
card-costs = kostet { $n }
card-costs-citizen = kostet einen Gefolgsmann
card-points = { $n ->
        [0] keine PP
        [one] { $n } PP
       *[other] { $n } PP
    }
end-turn = Zug beenden
pile-of = Stapel { $deck }, { $n }
pile-help = Zwei Karten ansehen und eine behalten; die andere liegt dann offen. Nicht zurückzunehmen. Nötige Gefolgsleute: { $n }.
deck-price = Anstellen, wer dir fehlt: { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }.

# Eine Zeile auf einer Karte.
line-gain = { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
line-gain-empty = je leerem Feld
line-gain-occupied = je belegtem Feld
line-gain-couples = je stehendem Paar
line-gain-standing = je stehendem Gefolgsmann
line-gain-best-class = je stehendem Gefolgsmann
line-gain-lying = je liegendem Gefolgsmann
line-gain-on-place = je Karte in der Linie
line-gain-on-place-character = wenn ein Charakter dazukommt
line-gain-on-activate = wenn in der Linie einer arbeitet
line-gain-on-gather = wenn du versammelst
line-earn-rate = Rote verdienen mehr
line-draw = eine Karte ziehen
line-take-two = zwei Karten nehmen
line-abbey = zwei von drei nehmen
line-recruit = einen Gefolgsmann anwerben
line-copy-free = freies Gebäude anderer
line-copy = jedes Gebäude anderer
line-stand-up = Liegende stehen auf
line-twice = arbeitet zweimal
line-ballista = trifft die anderen
line-catapult = beschädigt bei anderen
line-levy = die anderen zahlen
line-richest-pays = vom Reichsten
line-fight = kostenlos bekämpfen
line-fight-idle = bevor es zuschlägt
line-fight-gain = bekämpfen, Denare nehmen
line-fight-on-prestige = wenn Prestige dazukommt
line-fight-on-even = jeder Zweite kämpft
line-fight-on-even-gain = jeder Zweite kämpft
line-extra-activation = ein Gebäude mehr
line-card-sets = je Satz aller Farben
line-citizen-sets = je Satz Gefolgsleute
line-cards = je sichtbarer Karte
line-citizens = je eigenem Gefolgsmann
line-buildings = je sichtbarem Gebäude
line-characters = je sichtbarem Charakter
line-prestige = je Prestigegebäude
line-deniers = je { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
line-rampart = wehrt ein Ereignis ab
line-ramparts = je gebauter Mauer
line-flat = nur für den Erbauer
