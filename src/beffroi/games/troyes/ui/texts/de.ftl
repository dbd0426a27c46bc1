# Was nur das gezeichnete Brett sagt. Die Regeln sprechen durch den Katalog des Spiels.
town = Die Stadt Troyes
square = Der Marktplatz
events = Ereignisse
activities = Tätigkeiten
influence = Einfluss
influence-of = { $who } hat { $n } Einfluss
ramparts = Stadtmauer
cathedral = Kathedrale
cathedral-help = Jeder weiße Würfel setzt ein Würfelchen auf das Feld seiner Zahl, auf die unterste freie Stufe. Am Ende kostet eine Stufe ohne eigenes Würfelchen 2 Punkte.
palace-help = Wer hier steht, würfelt jede Runde einen roten Würfel und kostet seine Familie { $wage } Deniers Lohn. Ein roter Würfel setzt einen Bürger unter den Bogen seiner Zahl; wer dort stand, fliegt hinaus.
bishopric-help = Wer hier steht, würfelt jede Runde einen weißen Würfel und kostet seine Familie { $wage } Denier Lohn. Neue kommen links herein und schieben weiter; der letzte einer vollen Reihe fliegt hinaus.
city-hall-help = Wer hier steht, würfelt jede Runde einen gelben Würfel und kostet keinen Lohn. Neue kommen links herein und schieben weiter; der letzte einer vollen Reihe fliegt hinaus.
fields = Felder
fields-help = Gelbe Würfel bringen die Hälfte ihres Wertes in Deniers. Es braucht keinen Handwerker.
neutral = Neutral
king = Der König
king-did = Sein letzter Wurf: Er { $deed }.
king-waits = Er hat noch nicht gehandelt.
king-points = Der König hat { $n } Punkte
king-total = { $n }, wenn jetzt Schluss wäre
you-lead = { $n ->
    [0] Ihr wärt gleichauf
    [one] Du lägst um 1 Punkt vorn
   *[other] Du lägst um { $n } Punkte vorn
}
king-leads = { $n ->
    [one] Er läge um 1 Punkt vorn
   *[other] Er läge um { $n } Punkte vorn
}
king-recalls = Persönlichkeiten, die noch gerufen werden
recall = du { $yours }, der König { $his }
yours = du
for-all = zählt für alle
guard-on = Wache von { $who } auf Feld { $n }
your-district = Dein Viertel
price-each = { $price } Deniers für jeden hier gekauften Würfel
pot = { $n ->
    [one] { $who } hat gepasst; 1 Denier liegt bereit
   *[other] { $who } hat gepasst; { $n } Deniers liegen bereit
}
order-red = militärisch
order-white = kirchlich
order-yellow = bürgerlich
die-yours = deine { $value } in { $colour }
die-of = { $value } in { $colour }, { $who }
palace-place = { $building } { $number }
row-place = { $building }, Reihe { $dice }, Platz { $place }
stands = { $place }: { $who }
free = { $place }: frei
lies = { $building }: { $who } wurde hinausgeworfen und liegt hier bis zum Ende der Runde
bay = Kathedrale { $number }, Stufe { $level }
bay-cube = Kathedrale { $number }, Stufe { $level }: Würfelchen von { $who }
back = { $order }e Tätigkeit der Stufe { $level }, aufgedeckt in Runde { $round }
round = Runde { $n }
tradesman = { $who } arbeitet hier
tradesman-points = { $who } arbeitet hier: { $points } Punkte am Ende
cubes-of = { $n ->
    [one] 1 Würfelchen von { $who }
   *[other] { $n } Würfelchen von { $who }
}
card-facts = Anstellen für { $cost }. Würfel { $dice } ÷ { $divisor }.
event-facts = Würfel { $dice } ÷ { $divisor }. Erster { $first }, Zweiter { $second } Punkte. { $filled } von { $banners } Bannern tragen ein Würfelchen.
any-colour = Eine Farbe von
deck-of = { $n ->
    [one] noch 1 Ereignis ({ $order })
   *[other] noch { $n } Ereignisse ({ $order })
}
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
deniers = Deniers
points = Siegpunkte
points-hidden = Siegpunkte, verdeckt bis zum Ende
points-yours = Siegpunkte; nur du siehst sie
dice-left = Würfel im Viertel
in-town = in der Stadt
in-town-help = Bürger, die in den drei Gebäuden stehen
hired = angestellt
hired-help = Handwerker auf Tätigkeitskarten
reserve = Vorrat
reserve-help = Bürger im eigenen Vorrat
expelled = vertrieben
expelled-help = Bürger, die auf den Stufen liegen; am Ende der Runde kommen sie zurück
in-cathedral = Kathedrale
in-cathedral-help = Würfelchen in der Kathedrale
on-events = Ereignisse
on-events-help = Würfelchen auf Ereignissen
on-cards = Karten
on-cards-help = Würfelchen auf Tätigkeitskarten
won-event = Ereignis gewonnen: { $name }
passed = Gepasst
starts = Start
starts-help = Startspieler dieser Runde
only-you = nur du
score-now = Brächte jetzt
threshold = { $n }: { $points } Punkte
value = Wert
activations = { $n ->
    [one] Nutzung
   *[other] Nutzungen
}
cubes = { $n ->
    [one] Würfelchen
   *[other] Würfelchen
}
pays = an { $who }
bank = die Bank
hires = Anstellung
gain = Ertrag
own-strength = deine Stärke
spend-influence = Einfluss vor einer Aktion
with-cube = mit einem Würfelchen: { $card }
pass = Passen
spend-reroll = neu
spend-recruit = anwerben
spend-turn = umdrehen
counts-chretien = Bürger in den Gebäuden
counts-urbain = Würfelchen in der Kathedrale
counts-thibaut = Deniers
counts-hugues = Einfluss
counts-florentin = Handwerker
counts-henry = Gewonnene Ereignisse
counts-jeanne = Rathaus und bürgerliche Karten
counts-isabeau = Palast und militärische Karten
counts-marie = Bischofssitz und kirchliche Karten

# Das geführte erste Spiel
guide-welcome = Deine Familie kommt nach Troyes
    .text = Du führst um das Jahr 1200 eine reiche Familie. Deine Bürger arbeiten in drei Gebäuden, und jeder würfelt jede Runde einen Würfel für dich. Würfel tun hier alles: verdienen, kämpfen, bauen.
    .try = Setze deinen ersten Bürger: Wähle einen Bogen, der leuchtet.
guide-buildings = Drei Gebäude, drei Farben
    .text = Im Palast würfelt ein Bürger rot und kostet 2 Deniers je Runde; im Bischofssitz weiß für 1 Denier; im Rathaus gelb für nichts. Rote Würfel wehren am besten ab, weiße bauen die Kathedrale, gelbe verdienen Geld.
    .try = Setze den nächsten. Eine Mischung der Farben ist ein guter Anfang.
guide-rows = Schieben und fallen
    .text = In Bischofssitz und Rathaus kommen Neue links herein und schieben die anderen weiter; der letzte einer vollen Reihe fällt hinaus. Im Palast hat jeder Bogen eine Zahl, und ein roter Würfel dieser Zahl wirft den Bürger hinaus. Wer fällt, kommt am Ende der Runde zu dir zurück.
    .try = Links steht man sicherer. Setze deine übrigen Bürger.
guide-dice = Die Würfel sind gefallen
    .text = Die Runde hat begonnen: Alle bekamen 10 Deniers, zahlten Löhne und würfelten für jeden stehenden Bürger. Deine Würfel liegen in deinem Viertel auf dem Platz, die der anderen in ihren. Die grauen Bürger spielen nicht mit, doch ihre Würfel sind zu kaufen.
    .try = Sieh dir den Platz an, dann weiter.
guide-events = Ereignisse
    .text = Ereignisse warten in einer Reihe. Die Plünderung ist immer da; jede Runde bringt neue, und alle schlagen in jeder Runde zu, bis jemand sie besiegt hat. Zeige auf eine Karte oder drücke sie lange, um ihre Wirkung zu lesen.
    .try = Sieh dir die Ereignisse an, dann weiter.
guide-counter = Du wirst angegriffen
    .text = Ein schwarzer Würfel greift dich an. Antworte mit eigenen Würfeln, die zusammen mindestens seinen Wert erreichen; rote zählen doppelt. Jeder besiegte schwarze Würfel bringt 1 Einfluss. Die benutzten Würfel sind für diese Runde weg, also nimm nicht zu viele.
    .try = Wähle deine Würfel.
guide-action = Eine Aktion, dann der Nächste
    .text = In deinem Zug tust du eine Sache; dann die anderen, reihum, bis kein Würfel mehr da ist oder alle gepasst haben. Was leuchtet, geht jetzt: eine Karte nutzen, bauen, ein Ereignis bekämpfen, einen Bürger setzen, die Felder bestellen oder passen.
    .try = Wähle eine Karte in einer Farbe, in der du hohe Würfel hast.
guide-lot = Ein Los aus Würfeln
    .text = Nimm einen, zwei oder drei Würfel einer Farbe, aus jedem Viertel. Eigene kosten nichts. Fremde kosten je 2 Deniers in einem Los von einem, je 4 bei zweien, je 6 bei dreien. Der Besitzer bekommt das Geld und kann nicht ablehnen.
    .try = Wähle deine Würfel, vom höchsten abwärts.
guide-sum = Die Rechnung
    .text = Die Frageleiste rechnet: Der Wert der Würfel, geteilt durch die Zahl der Karte und abgerundet, sagt, wie oft sie wirkt. Sie zeigt auch, was du zahlst und was du bekommst.
    .try = Nimm noch einen Würfel, wenn es lohnt, oder schließe das Los ab.
guide-hired = Ein eigener Handwerker
    .text = Wer eine Karte nutzt, braucht dort einen Handwerker. Er wird einmal angestellt und bleibt: Beim nächsten Mal genügen Würfel. Der Schild an seinem Platz ist am Ende Punkte wert.
    .try = Weiter.
guide-cathedral = Die Kathedrale
    .text = Weiße Würfel bauen. Jeder setzt ein Würfelchen auf das Feld seiner Zahl, auf die unterste freie Stufe: 1 Punkt, und 1 Einfluss bei 1 bis 3, 2 bei 4 bis 6. Am Ende kostet jede Stufe ohne eigenes Würfelchen 2 Punkte.
    .try = Die Kathedrale leuchtet, wenn du jetzt bauen kannst.
guide-fight = Ein Ereignis bekämpfen
    .text = Würfel in der Farbe des Ereignisses, geteilt durch seine Zahl, werden zu Würfelchen auf seinen Bannern; jedes bringt 1 Einfluss. Sind alle Banner besetzt, bekommt, wer die meisten Würfelchen hat, den ersten Lohn, der Nächste den zweiten, und das Ereignis ist vorbei.
    .try = Schon ein Würfelchen ist am Ende einen Punkt wert, auch wenn das Ereignis bleibt.
guide-citizen = Einen Bürger setzen
    .text = Ein einzelner Würfel setzt einen Bürger: im Palast unter den Bogen seiner Zahl, sonst an den Eingang seiner Reihe. Jeder Bürger, der in der nächsten Runde noch steht, ist ein Würfel mehr.
    .try = Hast du einen Bürger im Vorrat, dann denk ans Setzen.
guide-influence = Einfluss
    .text = Vor einer Aktion kannst du Einfluss ausgeben: 1, um einen eigenen Würfel neu zu werfen, 2 für einen neuen Bürger, 4, um bis zu drei eigene Würfel umzudrehen. Nie für gekaufte Würfel.
    .try = Weiter.
guide-pass = Wann passen
    .text = Passe, wenn sich für deine Würfel nichts mehr lohnt. Du bekommst 2 Deniers und jedes Mal, wenn du wieder an der Reihe wärst, noch 1. Andere dürfen deine Würfel weiter kaufen und zahlen dir dafür.
    .try = Weiter.
guide-characters = Persönlichkeiten
    .text = In deiner Tafel siehst du die Persönlichkeiten, die du geheim hältst. Am Ende zählen alle verteilten für alle: Achte darauf, worauf die anderen hinarbeiten.
    .try = Sieh nach, was deine jetzt brächten.
guide-farewell = Du kannst es
    .text = Eine neue Runde: Einkommen, Würfel, Ereignisse, Aktionen, und neue Karten werden aufgedeckt. Alles auf dem Tisch erklärt sich, wenn du darauf zeigst oder lange drückst. Viel Glück!
    .try = Spiel weiter; dieses Blatt kommt nicht wieder.
