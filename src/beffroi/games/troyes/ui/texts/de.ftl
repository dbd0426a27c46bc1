# Was nur das gezeichnete Brett sagt. Die Regeln sprechen durch den Katalog des Spiels.
town = Die Stadt Troyes
square = Der Stadtplatz
events = Ereignisse
activities = Aktionskarten
influence = Einfluss
influence-of = { $who } hat { $n ->
        [one] { $n } Einflusspunkt
       *[other] { $n } Einflusspunkte
    }
ramparts = Stadtmauer
cathedral = Kathedrale
cathedral-help = Jeder weiße Würfel legt ein Klötzchen auf das Feld seiner Zahl, auf die unterste freie Stufe. Am Ende kostet eine Stufe ohne eigenes Klötzchen 2 SP.
palace-help = Wer hier steht, wirft jede Runde einen roten Würfel und kostet seine Familie { $wage ->
        [one] { $wage } Denar
       *[other] { $wage } Denare
    } Lohn. Ein roter Würfel stellt einen Gefolgsmann auf das Feld seiner Zahl; wer dort stand, wird vertrieben.
bishopric-help = Wer hier steht, wirft jede Runde einen weißen Würfel und kostet seine Familie { $wage ->
        [one] { $wage } Denar
       *[other] { $wage } Denare
    } Lohn. Neue kommen links herein und schieben die anderen weiter; der Letzte einer vollen Reihe wird vertrieben.
city-hall-help = Wer hier steht, wirft jede Runde einen gelben Würfel und kostet keinen Lohn. Neue kommen links herein und schieben die anderen weiter; der Letzte einer vollen Reihe wird vertrieben.
fields = Landwirtschaft
fields-drawn = Land{ "\u00AD" }wirtschaft
fields-help = Gelbe Würfel bringen die Hälfte ihres Wertes in Denaren. Ein Fachmann ist nicht nötig.
neutral = Neutral
king = Der König
king-did = Sein letzter Wurf: Er { $deed }.
king-waits = Er hat noch nicht gehandelt.
king-points = Der König hat { $n } SP
king-total = { $n }, wenn jetzt Schluss wäre
you-lead = { $n ->
        [0] Du lägst gleichauf
        [one] Du lägst um { $n } SP vorn
       *[other] Du lägst um { $n } SP vorn
    }
king-leads = Er läge um { $n } SP vorn
king-recalls = Persönlichkeiten, die noch aufgerufen werden
recall = du { $yours }, der König { $his }
yours = du
for-all = zählt für alle
guard-on = Wache auf Feld { $n }: { $who }
your-district = Dein Stadtteil
pot = { $who } hat gepasst; { $n ->
        [one] { $n } Denar liegt
       *[other] { $n } Denare liegen
    } bereit
order-red = Adel
order-white = Klerus
order-yellow = Bürger
your-dice = Deine Würfel: { $dice }.
die = { $colour }e { $value }
die-yours = deine { $colour }e { $value }
die-of = { $colour }e { $value }, { $who }
palace-place = { $building }, Feld { $number }
row-place = { $building }, Feld { $number } (Reihe { $dice })
stands = { $place }: { $who }
free = { $place }: frei
lies = { $building }: { $who }, vertrieben, liegt hier bis zum Ende der Runde
bay = Kathedrale { $number }, Stufe { $level }
bay-cube = Kathedrale { $number }, Stufe { $level }: Klötzchen, { $who }
back = Aktionskarte ({ $order }), Stufe { $level }, aufgedeckt in Runde { $round }
round = Runde { $n }
tradesman = { $who } arbeitet hier
tradesman-points = { $who } arbeitet hier: { $points } SP am Ende
cubes-of = { $n } Klötzchen: { $who }
card-facts = Anstellen: { $cost ->
        [one] { $cost } Denar
       *[other] { $cost } Denare
    }. Würfel: { $dice } ÷ { $divisor }.
event-facts = Würfel: { $dice } ÷ { $divisor }. Erster { $first } SP, Zweiter { $second } SP. Besetzte Banner: { $filled } von { $banners }.
any-colour = eine Farbe von
deck-of = { $n ->
        [0] kein Ereignis mehr
        [one] noch { $n } Ereignis
       *[other] noch { $n } Ereignisse
    }: { $order }
black-next = { $n ->
    [0] Noch kein schwarzer Würfel in Sicht
    [one] Nächste Runde: mindestens 1 schwarzer Würfel
   *[other] Nächste Runde: mindestens { $n } schwarze Würfel
}
black-now = { $n ->
    [one] 1 schwarzer Würfel greift an
   *[other] { $n } schwarze Würfel greifen an
}
black-die = schwarze { $value }
deniers = Denare
points = Siegpunkte
points-hidden = Siegpunkte, verdeckt bis zum Ende
points-yours = Siegpunkte; nur du siehst sie
dice-left = Würfel im Stadtteil
in-town = in der Stadt
in-town-help = Gefolgsleute, die in den drei Gebäuden stehen
hired = angestellt
hired-help = Fachleute auf Aktionskarten
reserve = Vorrat
reserve-help = Gefolgsleute im eigenen Vorrat
expelled = vertrieben
expelled-help = Vertriebene Gefolgsleute, die neben den Gebäuden liegen; am Ende der Runde kommen sie zurück
in-cathedral = Kathedrale
in-cathedral-help = Klötzchen in der Kathedrale
on-events = Ereignisse
on-events-help = Klötzchen auf Ereignissen
on-cards = Karten
on-cards-help = Klötzchen auf Aktionskarten
won-event = Ereignis gewonnen: { $name }
passed = Gepasst
starts = Start
starts-help = Startspieler dieser Runde
only-you = nur du
score-now = Brächte jetzt
threshold = { $n }: { $points } SP
value = Wert
activations = { $n ->
        [one] Aktivierung
       *[other] Aktivierungen
    }
cubes = { $n ->
        [one] Klötzchen
       *[other] Klötzchen
    }
pays = an { $who }
bank = die Bank
hires = Anstellung
vp = SP
adds = Die Rechnung steigt um { $n ->
    [one] 1 Denar
   *[other] { $n } Denare
}
too-dear = { $n ->
    [one] 1 Denar
   *[other] { $n } Denare
} mehr, als du ausgeben kannst
hire-for = anstellen für { $n }
hires-free = anstellen
costs = für { $n ->
    [one] 1 Denar
   *[other] { $n } Denare
}
gain-cathedral = { $n } Klötzchen
gain-banners = { $n } Klötzchen
gain-cubes = { $n } Klötzchen
gain-placed = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsleute
}
can-do = Mit { $value } in { $colour }
place-at = Gefolgsmann aufstellen: { $building }, Feld { $number }
counter-now = Schwarzen Würfel abwehren
pass-sure = Ja, mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
} passen
pips-over = { $n ->
    [one] 1 Auge übrig
   *[other] { $n } Augen übrig
}
times = mal
purse = Beutel
cubes-help = Klötzchen in der Kathedrale, auf Ereignissen und auf Karten
gain = Ertrag
own-strength = deine Stärke
spend-influence = Einfluss vor einer Aktion
with-cube = mit einem Klötzchen: { $card }
spend-reroll = neu würfeln
spend-recruit = anwerben
spend-turn = umdrehen
counts-chretien = Gefolgsleute in den Gebäuden
counts-urbain = Klötzchen in der Kathedrale
counts-thibaut = Denare
counts-hugues = Einfluss
counts-florentin = Fachleute
counts-henry = Gewonnene Ereignisse
counts-jeanne = Rathaus und Karten der Bürger
counts-isabeau = Palast und Karten des Adels
counts-marie = Bischofssitz und Karten des Klerus

# Das geführte erste Spiel
guide-welcome = Deine Familie kommt nach Troyes
    .text = Du führst um das Jahr 1200 eine reiche Familie. Deine Gefolgsleute arbeiten in drei Gebäuden, und jeder wirft jede Runde einen Würfel für dich. Würfel tun hier alles: verdienen, kämpfen, bauen.
    .try = Stell deinen ersten Gefolgsmann auf: Wähle ein Feld, das leuchtet.
guide-buildings = Drei Gebäude, drei Farben
    .text = Im Palast wirft ein Gefolgsmann einen roten Würfel und kostet 2 Denare je Runde; im Bischofssitz einen weißen für 1 Denar; im Rathaus einen gelben, kostenlos. Rote Würfel wehren am besten ab, weiße bauen die Kathedrale, gelbe verdienen Geld.
    .try = Stell den nächsten auf. Eine Mischung der Farben ist ein guter Anfang.
guide-rows = Schieben und vertreiben
    .text = In Bischofssitz und Rathaus kommen Neue links herein und schieben die anderen weiter; der Letzte einer vollen Reihe wird vertrieben. Im Palast hat jedes Feld eine Zahl, und ein roter Würfel dieser Zahl vertreibt den Gefolgsmann dort. Vertriebene kommen am Ende der Runde zu dir zurück.
    .try = Links steht man sicherer. Stell deine übrigen Gefolgsleute auf.
guide-dice = Die Würfel sind gefallen
    .text = Die Runde hat begonnen: Alle bekamen 10 Denare, zahlten Lohn und würfelten für jeden stehenden Gefolgsmann. Deine Würfel liegen in deinem Stadtteil auf dem Stadtplatz, die der anderen in ihren. Graue Gefolgsleute gehören niemandem, doch ihre Würfel kannst du kaufen.
    .try = Sieh dir den Stadtplatz an, dann weiter.
guide-rounds = Wie lange es dauert
    .text = Zu zweit dauert die Partie vier Runden; die Leiste oben zählt sie. Jede hat dieselbe Reihenfolge: Einkommen und Löhne, Würfel, Ereignisse, Aktionen. Nach der letzten gewinnen die meisten SP.
    .try = Such die Runde in der Leiste, dann weiter.
guide-events = Ereignisse
    .text = Ereignisse warten in einer Reihe. Die Plünderung ist immer da; jede Runde bringt neue, und alle schlagen in jeder Runde zu, bis sie abgewehrt sind. Zeig auf eine Karte oder halte sie gedrückt, um ihre Wirkung zu lesen.
    .try = Sieh dir die Ereignisse an, dann weiter.
guide-counter = Du wirst angegriffen
    .text = Ein schwarzer Würfel greift dich an. Antworte mit eigenen Würfeln, die zusammen mindestens seinen Wert erreichen; rote zählen doppelt. Jeder abgewehrte schwarze Würfel bringt 1 Einflusspunkt. Die benutzten Würfel sind für diese Runde weg, also nimm nicht zu viele.
    .try = Wähle deine Würfel.
guide-action = Eine Aktion, dann der Nächste
    .text = In deinem Zug tust du eine Sache; dann die anderen, reihum, bis kein Würfel mehr da ist oder alle gepasst haben. Was leuchtet, geht jetzt: eine Karte aktivieren, bauen, ein Ereignis bekämpfen, einen Gefolgsmann aufstellen, Landwirtschaft betreiben oder passen.
    .try = Wähle eine Karte in einer Farbe, in der du hohe Würfel hast.
guide-lot = Eine Würfelgruppe
    .text = Nimm einen, zwei oder drei Würfel einer Farbe, aus jedem Stadtteil. Eigene kosten nichts. Fremde kosten je 2 Denare in einer Gruppe von einem, je 4 bei zweien, je 6 bei dreien. Der Besitzer bekommt das Geld und kann nicht ablehnen.
    .try = Wähle deine Würfel, vom höchsten abwärts.
guide-sum = Die Rechnung
    .text = Die Frageleiste rechnet: Der Wert der Würfel, geteilt durch die Zahl der Karte und abgerundet, sagt, wie oft du sie aktivierst. Sie zeigt auch, was du zahlst und was du bekommst.
    .try = Nimm noch einen Würfel, wenn es lohnt, oder schließe die Würfelgruppe ab.
guide-hiring = Fachleute anstellen
    .text = Eine Karte wirkt nur für dich, wenn du einen Fachmann darauf hast. Beim ersten Mal stellst du ihn zum Preis in der Ecke der Karte an, mit einem deiner Gefolgsleute, der dann dort steht. Er bleibt bis zum Ende der Partie.
    .try = Vergleiche die Preise der Karten, dann weiter.
guide-hired = Ein eigener Fachmann
    .text = Um eine Karte zu aktivieren, brauchst du dort einen Fachmann. Er wird einmal angestellt und bleibt: Beim nächsten Mal genügen Würfel. Der Schild an seinem Feld ist am Ende SP wert.
    .try = Weiter.
guide-fields = Die Landwirtschaft
    .text = Mit gelben Würfeln kannst du immer Landwirtschaft betreiben: die Hälfte ihrer Summe, abgerundet, in Denaren. Ein Fachmann ist nicht nötig; das hilft, wenn das Geld knapp ist.
    .try = Betreibe Landwirtschaft mit deinen gelben Würfeln.
guide-cathedral = Die Kathedrale
    .text = Weiße Würfel bauen. Jeder legt ein Klötzchen auf das Feld seiner Zahl, auf die unterste freie Stufe: 1 SP, und 1 Einflusspunkt bei 1 bis 3, 2 bei 4 bis 6. Am Ende kostet jede Stufe ohne eigenes Klötzchen 2 SP.
    .try = Die Kathedrale leuchtet, wenn du jetzt bauen kannst.
guide-fight = Ein Ereignis bekämpfen
    .text = Würfel in der Farbe des Ereignisses, geteilt durch seine Zahl, werden zu Klötzchen auf seinen Bannern; jedes bringt 1 Einflusspunkt. Sind alle Banner besetzt, bekommt, wer die meisten Klötzchen hat, die erste Belohnung, der Nächste die zweite, und das Ereignis ist abgewehrt.
    .try = Schon ein Klötzchen ist am Ende 1 SP wert, auch wenn das Ereignis bleibt.
guide-citizen = Einen Gefolgsmann aufstellen
    .text = Ein einzelner Würfel stellt einen Gefolgsmann auf: im Palast auf das Feld seiner Zahl, sonst am Eingang seiner Reihe. Jeder, der in der nächsten Runde noch steht, ist ein Würfel mehr.
    .try = Hast du einen Gefolgsmann im Vorrat, dann denk ans Aufstellen.
guide-influence = Einfluss
    .text = Vor einer Aktion kannst du Einfluss ausgeben: 1, um einen eigenen Würfel neu zu werfen, 2 für einen neuen Gefolgsmann, 4, um bis zu drei eigene Würfel umzudrehen. Nie für gekaufte Würfel.
    .try = Weiter.
guide-pass = Wann passen
    .text = Passe, wenn sich für deine Würfel nichts mehr lohnt. Du bekommst 2 Denare und jedes Mal, wenn du wieder an der Reihe wärst, noch 1. Andere dürfen deine Würfel weiter kaufen und zahlen dir dafür.
    .try = Weiter.
guide-characters = Persönlichkeiten
    .text = Auf deiner Tafel siehst du die Persönlichkeiten, die du geheim hältst. Am Ende zählen alle verteilten für alle: Achte darauf, worauf die anderen hinarbeiten.
    .try = Sieh nach, was deine jetzt brächten.
guide-score = Was Siegpunkte bringt
    .text = Am Ende zählen die gewonnenen SP, deine Fachleute auf den Karten, deine Klötzchen auf Ereignissen und in der Kathedrale und die Persönlichkeiten aller Spieler. Denare und Einfluss zählen nur, wo eine Persönlichkeit es sagt.
    .try = Merk es dir, dann weiter.
guide-farewell = Jetzt kannst du es!
    .text = Eine neue Runde: Einkommen, Würfel, Ereignisse, Aktionen, und neue Karten werden aufgedeckt. Alles auf dem Tisch erklärt sich: Zeig darauf oder halte es gedrückt. Viel Glück!
    .try = Spiel weiter. Am Ende siehst du, wie es gelaufen ist.
guide-next = Wie es weitergeht
    .text = Spiel noch einmal ohne Anleitung, gegen einen Lehrling. Fällt dir das leicht, nimm die Damen von Troyes dazu: mehr Persönlichkeiten, die Stadtmauer, den violetten Würfel. Die Analyse zeigt, wo diese Partie entschieden wurde.
