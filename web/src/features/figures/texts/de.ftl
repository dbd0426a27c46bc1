## Die Seite
figures-why = Die Regelhefte drucken nicht jede Zahl der Karten. Wenn du die Schachtel hast, vergleiche und berichtige: fünf Minuten je Stapel.
figures-settled = von { $of } Zahlen geklärt
figures-split = { $certain } sicher, { $own } von dir
decks = Stapel
deck-settled = { $n } von { $of } geklärt
legend-certain = sicher, gesperrt
legend-proposal = unser Vorschlag
legend-yours = von dir, von der Karte
legend-damaged = Eine Zahl von einem beschädigten Scan zählt als P.
mark-certain = sicher: Ein Regelheft sagt es
mark-proposal = unser Vorschlag: Bitte vergleiche mit deiner Karte
mark-yours = von dir, von einer gedruckten Karte
how-to-compare = Tippe, was deine Karte zeigt, dann Enter: Der nächste Vorschlag öffnet sich. „=“ behält unsere Zahl.
show = Zeigen
show-open = Zu vergleichen { $n }
show-all = Alle { $n }
deck-done = In diesem Stapel ist alles verglichen. Danke!
no-figures = Dieses Spiel hat keine gedruckten Zahlen zu vergleichen.
figures-failed = Die Zahlen konnten nicht geladen werden. Versuch es später noch einmal.
link-gone = Diese Zahlen werden nicht mehr geteilt.

## Eine Karte
editing = in Arbeit
done = fertig
to-compare-n = { $n } offen
add-item = Noch eines: { $figure }
keep-ours = unsere Zahl behalten
expected-range = Eine Zahl von { $least } bis { $most }
does-not-fit = { $figure } passt nicht zum Rest: { $why }
printed-in = { $figure }: Das Regelheft sagt es ({ $book }), deshalb ist es gesperrt.
figure-confirmed = { $figure } { $value }: bestätigt von { $owners ->
    [one] { $owners } Person
   *[other] { $owners } Personen
} seit { $since }.

## Die Zeichnung
live-drawing = Die Karte
figure-changed = { $figure } geändert: { $from } → { $to }

## Der Bericht
balance-report = Ausgewogenheit
bot-games = { $n ->
    [one] { $n } Bot-Partie
   *[other] { $n } Bot-Partien
}
balance-text = Bots spielen viele Partien mit deinen und mit unseren Zahlen: Welche Karte gewinnt zu oft?
balance-run = Mit meinen Zahlen prüfen
balance-again = Noch einmal mit meinen Zahlen
balance-waits = Wartet auf einen freien Moment …
balance-runs = Gespielte Partien: { $done } von { $of }
balance-failed = Der Bericht kam nicht zustande. Versuch es später noch einmal.
balance-compared = Was deine Änderungen bewirken, verglichen mit unserem Vorschlag:
balance-account = Den Bericht gibt es mit einem Konto.
cancel = Abbrechen
card-used = { $card }: genutzt
winner-score = Punkte des Siegers
start-player-wins = Startspieler gewinnt
wins-too-often = Gewinnt zu oft
none-too-often = Mit diesen Zahlen gewinnt keine Karte zu oft.
even-share = { $value } über einem gleichen Anteil ({ $low } bis { $high })

## Behalten
keep-it = Behalten
saved-here = auf diesem Gerät gespeichert { $ago }
save-figures = Meine Zahlen speichern
share-figures = Link teilen
download = Herunterladen
use-figures = An meinen Tischen nutzen
my-sets = Meine Zahlen
set-name = Name
my-figures = Meine Schachtel { $n }
set-line = Version { $version }, { $typed ->
        [one] { $typed } Zahl
       *[other] { $typed } Zahlen
    }, { $differing } anders
set-problems = { $n } passen nicht mehr zu den Regeln
open-set = Öffnen
withdraw-link = Link zurückziehen
delete-set = Löschen
delete-set-sure = Ja, löschen
no-sets = Noch nichts gespeichert.
upload = Datei öffnen
undo = Rückgängig
start-over = Von vorn
sharing-text = Geteilt werden nur Zahlen, nie Bilder. { $n ->
    [one] Eine Antwort macht
   *[other] { $n } gleiche Antworten von Konten machen
} eine Zahl für alle bestätigt.
figures-guest = Ohne Konto bleiben deine Zahlen auf diesem Gerät; gespeicherte bleiben, solange es deinen Gastnamen gibt.
figures-saved = Deine Zahlen sind gespeichert.
figures-used = Neuen Tischen werden diese Zahlen zuerst angeboten.
file-read = { $n ->
    [one] Eine Zahl wurde gelesen.
   *[other] { $n } Zahlen wurden gelesen.
}
file-problems = { $n ->
    [one] Eine Zahl geht so nicht:
   *[other] { $n } Zahlen gehen so nicht:
}
line-n = Zeile { $n }:
newer-set = Davon gibt es anderswo eine neuere Version ({ $version }). Speichere noch einmal, um deine dahinterzusetzen.

## Bestätigte Zahlen
confirmed-figures = Bestätigte Zahlen
confirmed-count = { $n } von { $of } Zahlen wurden von mindestens { $needed } Personen gleich eingegeben.
confirmed-by = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
} seit { $since }
default-figures = Zahlen neuer Tische
revision-program = Wie im Programm
revision-line = Fassung { $n } vom { $date }: { $differing ->
    [one] eine Zahl anders
   *[other] { $differing } Zahlen anders
}
revision-now = gilt jetzt
make-default = Für neue Tische übernehmen
make-default-again = Diese nehmen
make-default-text = Eine neue Fassung der Zahlen. Offene und laufende Tische behalten ihre.
default-made = Neue Tische bekommen die neue Fassung.

## Geteilte Zahlen
shared-set = Geteilte Zahlen: { $name }
shared-line = Version { $version } vom { $date }: { $typed ->
        [one] { $typed } Zahl
       *[other] { $typed } Zahlen
    } eingegeben, { $differing } anders als unsere.
copy-set = Mit einer Kopie weitermachen
copy-set-sure = Meine Eingabe ersetzen

## Ein neuer Tisch
figures-default = Wie auf diesem Server
figures-ours = Die von Beffroi
figures-program = Wie im Programm
figures-device = Auf diesem Gerät ({ $n ->
    [one] eine Zahl
   *[other] { $n } Zahlen
})
figures-link = { $name } (von einem Link)
set-version = { $name }, Version { $version }
figures-pick-text = Manche Zahlen der Karten sind unsere Vorschläge.
figures-own-text = Partien mit anderen Zahlen werden getrennt gewertet.
compare-figures = Mit deiner Schachtel vergleichen
