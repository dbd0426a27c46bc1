## Going around
nav = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-puzzles = Rätsel
nav-day = Heute
nav-studies = Studien
nav-ranks = Rangliste
nav-help = Hilfe
settings = Einstellungen
to-home = Zurück zum Tor
dismiss = Schließen
remove = Entfernen
code-from-mail = Code aus der E-Mail
confirm = Bestätigen
is-here = hier
no-such-page = Diesen Ort gibt es nicht
no-such-page-text = Diese Adresse führt vor die Mauern. Prüf sie auf Tippfehler.

## Home
which-town = Welche Stadt heute Abend?
sit-down = Nimm Platz, die Würfel liegen schon auf dem Tisch.
games = Spiele
company = Mit wem?
company-bots = Bots
company-friends = Freunde
company-anyone = Öffentlich
company-screen = Ein Gerät
company-bots-text = Du gegen Bots. Die Partie beginnt sofort.
company-friends-text = Du bekommst einen Link zum Verschicken. Die Partie beginnt, sobald alle Plätze besetzt sind.
company-anyone-text = Der Tisch ist öffentlich: Jeder kann sich dazusetzen.
company-screen-text = Alle spielen hier reihum. Ein Vorhang verbirgt Geheimnisse, während du das Gerät weitergibst.
play-now = Spielen
create = Neuer Tisch
learn = Lernen
learn-game = { $game } lernen
guided-game = Erste Partie mit Anleitung
guided-game-text = Gegen einen gutmütigen Bot; jede Regel wird erklärt, sobald du sie brauchst.
guide = Deine erste Partie
guide-count = Lektion { $n } von { $of }
guide-skip = Lektionen überspringen
guide-go-on = Weiter
guide-earlier = Zurück
guide-wait = Spiel weiter: Die nächste Lektion kommt, wenn du sie brauchst.
guide-to-the-end = Jetzt kennst du die Regeln. Spiel weiter: Die Anleitung meldet sich am Ende wieder.
guide-won = Du hast deine erste Partie gewonnen!
guide-lost = Deine erste Partie ist zu Ende
guide-next-game = Noch eine Partie spielen
guide-put-away = Anleitung weglegen
guide-speaks-of = Davon spricht die Anleitung.
guide-end-turn = Dein Zug ist fertig: Beende ihn, oder nimm ihn zurück und probier etwas anderes.
players-range = { $fewest } bis { $most } Personen
minutes = { $n } Min.
being-played = Gerade gespielt
all-tables = Alle Tische
nobody-plays = Gerade läuft keine öffentliche Partie.
my-games = Meine Partien
wait-for-you = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
  }
finished = Beendet
join-table = Tisch beitreten
asks-stop = { $names }: Angebot, die Partie abzubrechen
asks-pause = { $names }: Wunsch nach einer Pause ({ $time })
asks-hand-over = { $names }: den Platz von { $name } einem Bot geben?
games-wait = { $n ->
    [one] Eine Partie wartet auf dich
   *[other] { $n } Partien warten auf dich
  }
first-game = Zuerst { $game }: { $where }.
first-game-plain = Zuerst { $game }.
progress-round = Runde { $now } von { $of }
progress-day = Tag { $now } von { $of }
progress-cards = { $now ->
    [one] noch { $now } Karte
   *[other] noch { $now } Karten
  }
left-days = noch { $days } T { $hours } Std
left-hours = noch { $hours } Std { $minutes } Min
left-minutes = noch { $n } Min
you-capital = Du
act-open = Öffnen
act-review = Analyse
last-results = Letzte Ergebnisse
all-my-games = Alle meine Partien
place-of = { $n }. von { $of }
play-now-text = Gegen einen Bot, sofort. Deine Stufe wird für jedes Spiel gemerkt.
strength-of = Stufe des Bots: { $game }
weaker = Leichter
stronger = Schwerer
beats-random = Schlägt einen Zufallsspieler in { $n } von 100 Partien.
beats = Schlägt die Stufe { $level } in { $n } von 100 Partien.
code-or-link = Code oder Link
no-such-table = Diesen Tisch gibt es nicht.
own-box = Hast du eine Schachtel? Vergleiche ihre Zahlen
import-link = Partie oder Stellung importieren
act-play = Spielen
act-join = Mitspielen
act-look = Ansehen
act-look-back = Rückblick
act-watch = Zuschauen

## Tables in lists
tables = Tische
free-seats = Freie Plätze
none-here = Hier ist noch nichts.
open-seat = Freier Platz
kept-seat = Freigehalten für { $name }
a-bot = Bot: { $name }
bot-named = { $name } ({ $level })
your-name = Dein Name
your-name-hint = oder leer lassen und einen bekommen
qr-code = QR-Code des Links zu diesem Tisch
qr-code-text = Richte die Kamera eines anderen Telefons auf den Code, um dich dazuzusetzen.
sign-out-guest = Diesen Browser verlassen
sign-out-guest-text = Wer als Gast geht, kommt nicht zurück: Leg zuerst ein Konto an, um deine Partien zu behalten.
delete-guest = Meine Daten löschen
delete-guest-sure = Ja, meine Daten löschen
someone = Jemand
your-turn = Du bist dran
is-thinking = { $name } denkt nach
status-open = Wartet auf Spieler
status-running = Läuft
status-over = Beendet
status-stopped = Einvernehmlich beendet
status-frozen = Angehalten: ein Fehler auf unserer Seite
status-closed = Dieser Tisch wurde geschlossen
pace-none = Ohne Uhr
pace-relaxed = Entspannt: ohne Uhr
pace-weekends = nicht am Wochenende
pace-holiday = freie Tage: { $days }
pace-zone = Zeitzone: { $place }
costs-relaxed = Ohne Uhr. Wer die anderen länger warten lässt ({ $time }), kann durch einen Bot ersetzt werden.
costs-time = Läuft deine Zeit ab, springt ein Bot ein, und du kannst zurückkommen.
costs-time-rated = Läuft deine Zeit ab, verlierst du die Partie, und ein Bot springt ein.
costs-rated = Gewertet: Wer aufgibt oder geht, verliert, hinter allen, die bleiben.
costs-unrated = Nicht gewertet: Du kannst gehen und wiederkommen; nur Aufgeben ist endgültig.
pace-live = { $minutes } Minuten für jeden + { $seconds } Sekunden je Zug
pace-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
  }

## A new table
create-table = Ein neuer Tisch
game = Spiel
players = Spieler
player-n = Spieler { $n }
name = Name
strength = Stärke der Bots
options = Optionen
time-and-access = Zeit und Zugang
pace = Tempo
listed = Öffentlicher Tisch
confirm-turns = Jeden Zug bestätigen („Zug beenden“)
with-talk = Chat erlauben
open-table = Tisch öffnen
own-figures = Von meinem Gerät

## Waiting for players
waiting-for-players = Warten auf Spieler
you = du
sit-here = Hier Platz nehmen
seat-a-bot = Bot hinzufügen
free-seat = Platz räumen
link = Link zu diesem Tisch
share-link = Link teilen
copied = Der Link ist kopiert.
all-ready = Sind alle bereit?
is-ready = bereit
not-ready = noch nicht bereit
i-am-ready = Ich bin bereit
not-yet = Noch nicht
ready-count = { $n } von { $of } bereit. Die Partie beginnt, wenn es alle sind.
ready-check-text = Die Partie beginnt, wenn alle gesagt haben, dass sie bereit sind.
invite = Einladen
invite-name = Name eines Kontos
invite-send = Platz freihalten
remove-person = Entfernen
fill-with-bots = Mit Bots auffüllen und beginnen
leave-table = Tisch verlassen
close-table = Tisch schließen

## The table
table-code = Tisch { $code }
round-of = { $name } { $now } von { $of }
of = von { $n }
phases = Phasen der Runde
next-game = Nächste Partie
none-waits = Keine andere Partie wartet auf dich.
menu = Menü
question = Frage
choices = Möglichkeiten
all-choices = Alle Möglichkeiten ({ $n })
grip-help = Nach oben ziehen zeigt mehr Möglichkeiten, nach unten mehr vom Spielplan.
choose-glowing = Wähle, was leuchtet.
passes-by-itself = Nichts kann gespielt werden: Die Seite passt gleich.
choose-one = Wähle.
take-back = Zurücknehmen
end-turn = Zug beenden
instead = Was stattdessen ginge
instead-of-it = Stattdessen: { $way }
turn-played = Zug beenden: { $turn }?
turn-played-hint = Nimm ihn zurück, um etwas anderes zu tun.
turn-complete = Ist dein Zug fertig?
turn-complete-hint = Du kannst ihn noch zurücknehmen; die anderen warten.
compose-either = Wähle, was du einsetzt, oder was du damit tust. Die Reihenfolge ist frei.
or-glows = { $action }, oder wähle, was leuchtet
pick-pieces = Wähle, was du dafür einsetzt
pick-action = Nimm mehr dazu, oder wähle, was du damit tust
plays-for = { $action }: { $gains }
ends-turn = beendet deinen Zug
asks-next = danach: { $question }
turn-goes-on = dein Zug geht weiter
no-taking-back = nicht zurückzunehmen
keep-open = Zug offen lassen
put-back = Zurücklegen
key-name-enter = Enter
how-often = Wie oft
fewer = Weniger
once-more = Mehr
times = { $n }×
kept-for-later = Dein Schritt ist gemerkt
kept-hint = Die Verbindung ist weg. Er wird gesendet, sobald sie wieder da ist.
kept-refused = Dein Schritt von vor der Unterbrechung zählt nicht: { $reason }
unread = { $n ->
    [one] 1 neue Nachricht
   *[other] { $n } neue Nachrichten
}
grow-chronicle = Chronik vergrößern
pick-for-me = Für mich wählen
next-best = Zweitbeste Idee
hint-plays-nothing = Gespielt wird erst mit dem Knopf.
die-letter-red = R
die-letter-white = W
die-letter-yellow = G
die-letter-purple = V
answered = Deine Wahl bleibt geheim, bis alle gewählt haben
waits-for = Warten auf { $names }
you-watch = Du schaust zu.
has-passed = { $name } passt.
you-wait = Du wirst gefragt, wenn du am Zug bist.
one-moment = Einen Moment …
connection-lost = Verbindung verloren. Verbinde neu …
table-failed = Dieser Tisch konnte nicht geladen werden.
turn = Am Zug
stand-in = Ein Bot springt ein
resigned = Aufgegeben
away = Abwesend
place = { $n }.
time-left = Restzeit
days-left = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
hours-left = { $n } Std.
tab-table = Tisch
tab-players = Spieler
zones = Teile des Tisches
has-choices = (hier gibt es etwas zu wählen)
hand-over = Gib den Bildschirm weiter: { $name }
hand-over-covers = Alles ist verdeckt: Spielplan, Spieler, Chronik und Chat. Die nächste Seite ist nur für { $name }.
i-am = Ich bin { $name }
no-curtain = An diesem Tisch nicht mehr fragen

## Chronicle and talk
chronicle = Chronik
chronicle-empty = Hier entsteht die Geschichte der Partie.
talk = Chat
chronicle-round = Runde { $n }
chronicle-turns = { $n } { $n ->
    [one] Zug
   *[other] Züge
}
show-this-turn = Diesen Zug auf dem Spielplan zeigen
piece-deniers = { $n } { $n ->
    [one] Denar
   *[other] Denare
}
piece-influence = { $n } { $n ->
    [one] Einflusspunkt
   *[other] Einflusspunkte
}
piece-points = { $n } SP
piece-cubes = { $n } Klötzchen
piece-citizens = { $n } { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
}
since-your-visit = Seit deinem letzten Besuch
you-missed = { $n ->
    [one] { $n } Schritt seit deinem letzten Besuch.
   *[other] { $n } Schritte seit deinem letzten Besuch.
  }
show-me = Zeigen
say-something = Nachricht schreiben
nothing-said = Noch keine Nachrichten.
about-line = Nachricht von { $name }
remove-line = Entfernen
mute = Stummschalten
unmute = Stummschaltung aufheben
block = Blockieren
blocked-done = Du hörst { $name } nicht mehr.
send = Senden
scores = Punkte
total = Summe
game-over = Die Partie ist zu Ende
wins = { $points ->
    [one] { $names } gewinnt mit { $points } Punkt
   *[other] { $names } gewinnt mit { $points } Punkten
  }
alone-at-the-end = { $points ->
    [one] { $names } endet mit { $points } Punkt
   *[other] { $names } endet mit { $points } Punkten
  }
wins-tie = { $points ->
    [one] { $names } gewinnt bei Gleichstand mit { $points } Punkt
   *[other] { $names } gewinnt bei Gleichstand mit { $points } Punkten
  }
share-victory = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
  }
look-back-hint = Sieh dir jeden Moment noch einmal an, oder spiel noch einmal (im Menü).

## Looking back
look-back = Rückblick
looking-back = Rückblick: Schritt { $at } von { $of }
the-beginning = Der Anfang
moment = Moment
to-this-moment = Den Tisch in diesem Moment sehen
turn-before = Einen Zug zurück
turn-after = Einen Zug weiter
move-before = Ein Schritt zurück
move-after = Ein Schritt weiter
round-before = Vorige Runde
round-after = Nächste Runde
play-on = Abspielen
pause = Pause
fork = Ab hier weiterspielen
fork-hint = Öffnet einen neuen Tisch von hier: Du behältst deine Plätze, der Zufall wird neu gezogen
fork-others = Wer die anderen Plätze spielt
fork-with-bots = Andere: Bots
fork-with-level = Andere: { $level }
fork-alone = Ich spiele alle Plätze
back-to-now = Zurück zur Gegenwart

## The menu of a table
rated = gewertet
earlier-rules = frühere Regeln
printed-figures = Gedruckte Zahlen
table-figures = Zahlen: { $name }
table-figures-set = Zahlen: { $name }, Version { $version }
table-figures-default = Zahlen: wie auf diesem Server
table-figures-program = Zahlen: wie im Programm
figures-digest = Fingerabdruck der Zahlen: { $digest }
copy-link = Link kopieren
rules-help = Karten und Regeln
record = Partieaufzeichnung
rematch = Revanche
come-back = Meinen Platz wieder einnehmen
at-new-tables = Auch an neuen Tischen, auf diesem Gerät
agree-stop = Abbruch anbieten
dont-stop = Angebot zurückziehen
resign = Aufgeben
resign-sure = Ja, aufgeben
fair-luck = Nachprüfbarer Zufall
fair-luck-text = Vor der Partie veröffentlicht der Server diesen Fingerabdruck seines Zufalls; danach zeigt er das Geheimnis, und jeder kann Würfel und Karten nachprüfen.

## Rund um die Partie: Zeit, Gehen, Wiederkommen
fact-time-out = { $lost ->
    [yes] { $name } hat keine Zeit mehr und verliert die Partie.
   *[no] { $name } hat keine Zeit mehr: Ein Bot springt ein.
  }
fact-resigned = { $name } gibt auf.
fact-left = { $lost ->
    [yes] { $name } musste gehen und verliert die Partie.
   *[no] { $name } musste gehen: Ein Bot springt ein.
  }
fact-handed-over = { $lost ->
    [yes] { $name } war zu lange weg und verliert die Partie: Ein Bot übernimmt den Platz.
   *[no] { $name } war zu lange weg: Ein Bot übernimmt den Platz.
  }
fact-replaced = { $name } ist nicht mehr hier: Ein Bot übernimmt den Platz.
fact-coming-back = { $name } nimmt den Platz beim nächsten Zug wieder ein.
fact-back = { $name } spielt wieder mit.
fact-stop-offered = { $name } bietet an, die Partie ohne Ergebnis abzubrechen.
fact-stop-withdrawn = { $name } zieht das Angebot zurück.
fact-stop-declined = { $name } möchte lieber weiterspielen.
fact-stopped = Alle sind einverstanden: Die Partie endet ohne Ergebnis.
fact-pause-offered = { $name } hätte gern eine Pause ({ $time }).
fact-pause-withdrawn = { $name } möchte keine Pause mehr.
fact-pause-declined = { $name } möchte jetzt keine Pause.
fact-paused = Die Partie pausiert bis { $time }. Die Uhr steht.
fact-resumed = { $name } beendet die Pause.
fact-time-given = { $name } schenkt { $other } Zeit ({ $time }).
fact-hand-over-wanted = { $name } würde diesen Platz einem Bot geben: { $other }.
fact-hand-over-withdrawn = { $name } wartet lieber auf { $other }.
fact-away = { $ends ->
    [yes] { $name } ist früher zurück.
   *[no] { $name } ist bis { $time } weg: Die Uhr steht.
  }
fact-won = { $name } gewinnt: Sonst ist niemand geblieben.
fact-nobody-won = Niemand ist geblieben, und niemand gewinnt.
fact-frozen = Die Partie steht still: ein Fehler auf unserer Seite.
fact-unfrozen = Die Partie geht weiter.
standing-time = Deine Zeit ist abgelaufen: Ein Bot spielt für dich
standing-left = Du musstest gehen: Ein Bot spielt für dich
standing-absent = Du warst zu lange weg: Ein Bot spielt für dich
standing-resigned = Du hast aufgegeben: Ein Bot spielt auf deinem Platz weiter
standing-lost = Diese gewertete Partie ist für dich verloren, du kannst sie aber zu Ende spielen.
standing-back = Du kannst deinen Platz wieder einnehmen; ab deinem nächsten Zug gehört er dir.
standing-returning = Ab deinem nächsten Zug spielst du wieder
standing-out = Deine Zeit ist abgelaufen
standing-out-hint = Ein Bot springt für dich ein.
standing-stop = { $names }: Angebot, die Partie abzubrechen. Einverstanden?
standing-stop-hint = Sie wäre jetzt zu Ende, ohne Ergebnis.
standing-stop-mine = Du hast angeboten, die Partie abzubrechen
standing-pause = { $names }: Wunsch nach einer Pause ({ $time }). Einverstanden?
standing-pause-mine = Du hast um eine Pause gebeten ({ $time })
standing-paused = Die Partie pausiert bis { $time }
standing-overdue = { $name } ist schon lange weg. Den Platz einem Bot geben?
standing-voted = Du würdest diesen Platz einem Bot geben: { $name }
standing-votes = Schon einverstanden: { $names }.
no-time-counted = Die Uhr steht so lange.
frozen-hint = Sie geht weiter, wenn der Fehler behoben ist. Die Uhr steht.
ended-agreed = Die Partie wurde einvernehmlich beendet
ended-closed = Die Partie wurde abgebrochen
ended-no-result = Sie hat kein Ergebnis und ändert keine Wertung.
ended-resigned = { $n ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
  }
ended-time = { $n ->
    [one] { $names } hat keine Zeit mehr.
   *[other] { $names } haben keine Zeit mehr.
  }
ended-left = { $n ->
    [one] { $names } musste gehen.
   *[other] { $names } mussten gehen.
  }
ended-absent = { $n ->
    [one] { $names } war zu lange weg.
   *[other] { $names } waren zu lange weg.
  }
ended-won = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
ended-nobody = Niemand gewinnt.
ended-rated = Die Partie zählt für die Wertung.
waits-away = { $name } ist bis { $time } weg: Die Uhr steht.
waits-off = Die Uhr steht bis { $time }.
waits-patience = Ab { $time } darf ein Bot den Platz übernehmen.
agree-to-stop = Dem Abbruch zustimmen
agree-to-pause = Der Pause zustimmen
decline = Weiterspielen
end-pause = Pause beenden
play-meanwhile = Trotzdem spielen
give-to-bot = Einem Bot geben
keep-waiting = Weiter warten
rather-wait = Ich warte lieber
give-day = { $name }: ein Tag mehr
give-minute = { $name }: eine Minute mehr
play-on-bot = Gegen Bots weiterspielen
comes-back = Kommt zurück
away-until = Weg bis { $time }
time-stands = Restzeit; die Uhr steht gerade
must-go = Tut mir leid, ich muss gehen …
stop-text = Gemeinsam abbrechen, ohne Ergebnis: Alle müssen zustimmen.
pause-text = Gemeinsam pausieren, ohne dass die Uhr läuft, für
offer-pause = Pause anbieten
go-text = Ein Bot spielt für dich; du kannst zurückkommen.
let-bot-play = Bot spielen lassen
go-sure = Ja, Bot spielen lassen
resign-text = Die Partie endgültig aufgeben.
leaving-costs = Damit verlierst du diese gewertete Partie.
record-hidden = Die Partieaufzeichnung enthält Geheimnisse der anderen. Du bekommst sie, wenn die Partie zu Ende ist.
record-unbegun = Eine Partieaufzeichnung gibt es, sobald die Partie begonnen hat.
record-sealed = Das ist eine Partie des Tages: Ihre Aufzeichnung gibt es, wenn der Tag vorbei ist, um 0:00 Uhr UTC.
day-result = Ergebnis des Tages

## Keys
keys = Tastenkürzel
key-arrows = Zur nächsten Möglichkeit
key-shift-arrows = Zu jedem Teil, um darüber zu lesen
key-enter = Wählen
key-shift-enter = Ausführen und den Zug offen lassen
key-numbers = Die nummerierte Möglichkeit
key-list = Alle Möglichkeiten als Liste
key-undo = Zurücknehmen
key-end = Zug beenden
key-back = Rückblick, und zurück
key-chat = Chat
key-next = Die nächste Partie, die auf dich wartet
key-escape = Schließen, zurück
key-help = Diese Liste

## Settings
how-it-looks = Bild und Ton
language = Sprache
light = Design
daylight = Tageslicht
candlelight = Kerzenlicht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Kerzenlicht
movement = Animationen
motion-auto = Wie das Gerät
motion-on = An
motion-off = Aus
sound = Ton
sound-on = Ton an
sound-off = Ton aus
colours = Spielerfarben
colours-heraldic = Heraldisch
colours-distinct = Starker Kontrast
colours-text = Jede Farbe hat auch ihre Form: Kreis, Quadrat, Dreieck, Raute.
letter-keys = Tasten mit einem Buchstaben
letter-keys-on = Ein
letter-keys-off = Aus
letter-keys-text = Am Tisch sind Buchstaben und Ziffern Tastenkürzel. Schalte sie aus, wenn du diktierst oder einen Screenreader benutzt.
passing = Wenn nur Passen bleibt
passing-on = Von selbst passen
passing-off = Ich drücke selbst
passing-text = Die Seite wartet vorher zufällig lange, damit die anderen nichts über deine Hand erfahren.
who-you-are = Konto
you-are-nobody = Du brauchst kein Konto. Wähl einen Namen, oder spiel einfach los, dann bekommst du einen.
you-are-guest = Du spielst als Gast in diesem Browser. Ein Konto behält deine Partien und deine Wertung auf jedem Gerät.
signed-in = Konto: { $name }
keep-name = Diesen Namen nehmen
make-account = Konto anlegen
have-account = Ich habe ein Konto
register = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
password = Passwort
email = E-Mail
email-hint = freiwillig; nur falls du dein Passwort vergisst
my-page = Meine Seite
my-data = Meine Daten herunterladen
delete-account = Mein Konto löschen
delete-sure = Ja, mein Konto löschen
notifications = Benachrichtigen, wenn ich am Zug bin
notifications-text = Per E-Mail, auf deinen Geräten, per Webhook oder Chatdienst; bei jedem Zug oder einmal am Tag, mit Ruhezeiten.
notices-page = Benachrichtigungen wählen
blocked-people = Wen du nicht hörst
blocked-text = Du liest nicht, was sie sagen, und sie können sich nicht an deine Tische setzen.
unblock = Wieder hören
new-password = Neues Passwort
set-password = Passwort setzen
forgot = Passwort vergessen
forgot-sent = Hat das Konto eine E-Mail-Adresse, ist ein Link unterwegs.
password-set = Das Passwort ist gesetzt. Willkommen zurück.

## Players and ranks
variant-standard = Grundspiel
variant-figures = andere Zahlen
ranks-title = Rangliste
rank = Rang
player = Spieler
rating = Wertung
games-played = Partien
average = Schnitt
best = Rekord
result = Ergebnis
no-ranks-yet = Noch ist niemand in der Rangliste. Nur gewertete Partien zwischen angemeldeten Spielern zählen.
no-such-player = Diesen Namen gibt es hier nicht.
points = Punkte
search = Suchen
part-cards = Karten
part-events = Ereignisse
part-activities = Aktionskarten
part-characters = Persönlichkeiten
part-henchmen = Handlanger

## Help
help-title = So spielt man hier
help-start = Mit einem Klick am Tisch
help-start-text = Wähl eine Stadt und drück auf „Spielen“: Bots setzen sich sofort dazu. Mit Freunden: Verschick den Link. Öffentlich: Warte kurz an einem öffentlichen Tisch. Auf einem Gerät gibst du es reihum weiter.
help-glow = Was leuchtet, kann man wählen
help-glow-text = Der Tisch stellt immer nur eine kleine Frage. Alles, was leuchtet, ist eine erlaubte Antwort: Klick darauf. Bietet ein Teil mehrere Möglichkeiten, öffnet sich ein kleines Menü. Klickst du auf etwas anderes, sagt dir die Frageleiste, warum es jetzt nicht geht.
help-undo = Zurücknehmen
help-undo-text = Du kannst deine Schritte zurücknehmen, bis zum letzten Wurf, zur letzten gezogenen Karte oder zum Schritt eines anderen. Ein Zug, der noch zurückgenommen werden kann, wartet, bis du „Zug beenden“ drückst.
help-bots = Bots und Abwesende
help-bots-text = Bots haben Stärken mit Namen, von der schwächsten bis zur stärksten. Läuft jemandes Uhr ab, springt ein Bot ein; man kann zurückkommen und spielt ab dem nächsten Zug wieder selbst. Wer in einer gewerteten Partie die Zeit überschreitet, aufgibt oder geht, hat verloren, hinter allen, die geblieben sind.
help-watching = Zuschauen und zurückblicken
help-watching-text = Öffentlichen Partien kannst du zuschauen; du siehst, was alle Zuschauer sehen dürfen. Eigene und beendete Partien kannst du Schritt für Schritt ansehen und von jedem Moment an einem neuen Tisch weiterspielen.
help-keyboard = Mit Tastatur und Ohr
help-keyboard-text = Pfeiltasten gehen über das, was du wählen kannst, Enter wählt, Ziffern drücken die nummerierten Knöpfe, L listet alle Möglichkeiten, ? zeigt alle Tastenkürzel. Screenreader lesen Fragen und Ereignisse in ganzen Sätzen vor.
help-fair = Nachprüfbarer Zufall
help-fair-text = Vor der Partie veröffentlicht der Server einen Fingerabdruck seines Geheimnisses. Ist die Partie zu Ende, wird das Geheimnis gezeigt, und mit der Partieaufzeichnung kann jeder alle Würfel und jedes Mischen nachrechnen.
help-figures = Gedruckte Zahlen
help-figures-text = Viele Zahlen der Karten zeigen die Regelhefte nur als Bild. „Gedruckte Zahlen“ zeigt jede Karte neben ihren Zahlen: Was ein Regelheft sagt, ist gesperrt; was wir vorschlagen, kannst du berichtigen. Speichere, was du eingegeben hast, teile es und eröffne Tische damit.
help-data = Deine Daten
help-data-text = Kein Tracking. In den Einstellungen kannst du alles herunterladen, was über dich gespeichert ist, oder es löschen, mit und ohne Konto.
credits = Mitwirkende
credits-text = Zeichnungen für Beffroi gemacht. Icons von Lorc, Delapouite und anderen von game-icons.net (CC BY 3.0). Schriften Cinzel, EB Garamond und Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = Der Tisch ist schon weiter; bitte wähl noch einmal.
refused-not-your-turn = Du bist nicht dran.
refused-not-your-seat = Das ist nicht dein Platz.
refused-illegal = Das geht jetzt nicht.
refused-over = Die Partie ist zu Ende.
refused-not-running = Diese Partie läuft nicht.
refused-frozen = Diese Partie ist angehalten: ein Fehler auf unserer Seite.
refused-full = Der Tisch ist voll.
refused-not-found = Nicht gefunden.
refused-name-taken = Dieser Name ist vergeben.
refused-wrong-password = Falsches Passwort.
refused-not-signed-in = Du brauchst zuerst einen Namen.
refused-forbidden = Das ist nicht erlaubt.
refused-too-fast = Zu schnell. Bitte warte einen Moment.
refused-too-early = Dafür ist es zu früh.
refused-too-large = Das ist zu viel auf einmal.
refused-offline = Der Server ist nicht zu erreichen.
refused-bad-request = Der Server hat das nicht verstanden.
refused-conflict = Diese Optionen passen nicht zusammen.
refused-name-length = Ein Name hat 2 bis 24 Zeichen.
refused-name-letters = Ein Name beginnt mit einem Buchstaben oder einer Ziffer und hat nur Buchstaben, Ziffern, Leerzeichen und - _ . ’
refused-one-alphabet = Verwende Buchstaben eines einzigen Alphabets.
refused-password-length = Ein Passwort hat mindestens 8 Zeichen.
refused-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refused-banned = Dieses Konto ist gesperrt.
refused-cross-site = Das kam von einer anderen Seite und wurde nicht angenommen.
refused-bad-record = Diese Partieaufzeichnung ist nicht lesbar.
refused-wrong-type = Diese Art von Datei kann der Server nicht lesen.
refused-needs-server = Das braucht eine Verbindung zu einem Server.
refused-no-room = Dieses Gerät hat keinen Platz mehr. Nichts wurde geändert, nichts ging verloren: Schaff etwas Platz und versuch es noch einmal.
refused-wrong-code = Dieser Code oder Link ist falsch oder zu alt.
refused-seated = Hat schon einen Platz an diesem Tisch.
refused-limit = Mehr geht nicht: Beende oder entferne zuerst etwas.
refused-pause-dates = Diese Tage gehen nicht: Sie müssen innerhalb eines Jahres beginnen und enden, dürfen sich mit keinen anderen überschneiden und nicht mehr sein, als dir noch bleiben.
refused-bad-address = Diese Adresse geht nicht: Sie muss mit https:// beginnen und für alle erreichbar sein.
refused-fault = Auf unserer Seite ist ein Fehler passiert. Versuch es noch einmal.
refused-failed = Der Server hat nicht richtig geantwortet. Versuch es gleich noch einmal.

## Without a connection
offline = Offline
offline-help = Keine Verbindung: Dein Gerät spielt allein weiter. Was den Server braucht, wartet.
offline-waiting = { $n ->
    [one] 1 Zug wartet aufs Senden
   *[other] { $n } Züge warten aufs Senden
}
moves-sent = { $n ->
    [one] 1 Zug gesendet
   *[other] { $n } Züge gesendet
}
starting-engine = Die Regeln werden auf diesem Gerät aufgebaut …
engine-failed = Die Regeln ließen sich auf diesem Gerät nicht starten. Lade die Seite neu oder nimm einen anderen Browser.
bot-thinks = Ein Bot denkt nach …
hint-thinks = Ein Tipp wird ausgerechnet …
look-back-thinks = Die Partie wird angesehen …
take-along = Mitnehmen
take-along-help = Eine Kopie dieser Partie geht auf deinem Gerät weiter, gegen Bots. Was andere verbergen, wird dort neu ausgeteilt.
play-offline = Ohne Verbindung spielen
cut-short = Abkürzen
update-ready = Eine neue Fassung von Beffroi ist da. Deine Partien bleiben, wie sie sind.
update-now = Jetzt nehmen

## The finished game looked at again
look-back-page = Analyse
look-back-at = { $game }: Analyse
look-back-not-over = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
look-back-failed = Die Analyse ist misslungen. Versuch es später noch einmal.
to-table = Zum Tisch
replay-game = Rückblick
share-game = Link teilen
looking-closely = Ein Bot analysiert die Partie
looking-closely-text = Er wägt jeden Schritt gegen das ab, was sonst möglich war. Das geschieht einmal für jede Partie und dauert bis zu einer halben Minute.
percent-done = { $n } % fertig
expected-curve = Erwarteter Endstand
expected-curve-text = Der Endstand, den jeder nach jedem Zug erwarten konnte. Zeig auf einen Moment oder halte ihn gedrückt, um ihn auf dem Spielplan zu sehen oder von dort weiterzuspielen. Die Nummern sind die Wendepunkte unten: runde sind Schritte, eckige Glück.
after-decisions = Nach { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritten
    }
final-score = Das Endergebnis
show-on-board = Auf dem Spielplan zeigen
as-table = Als Tabelle
decisions = Schritte
turning-points = Wendepunkte
turning-points-text = Wo ein starker Bot anders gewählt hätte und es am meisten kostete, und wo das Glück zuschlug.
no-turning-points = Kein einzelner Schritt und kein Glücksfall hat diese Partie entschieden.
decision-number = Schritt { $n }
stroke-of-luck = Glück
was-played = Gespielt wurde
bot-would = Ein starker Bot hätte gewählt
luck-and-skill = Glück und Können
luck-and-skill-text = Wie jedes Ergebnis zustande kam: von dem, was anfangs zu erwarten war, bis zum Endstand.
luck = Glück
like-the-bot = Wie der Bot: { $same } von { $of ->
        [one] { $of } Schritt
       *[other] { $of } Schritten
    }.
by-card = Karte für Karte
by-card-text = Wie oft jede Karte genutzt wurde und wie viele erwartete Punkte sie brachte, ohne Zufall.
card = Karte
turns-used = Züge
worth = Wert
what-came = Ergebnis
all-cards = Alle { $n } Karten
fewer-cards = Weniger Karten
verify-luck = Zufall nachprüfen
seal-fits = Das nach der Partie gezeigte Geheimnis passt zum vorher versprochenen Fingerabdruck. Dein Browser hat es berechnet.
seal-broken = Das Geheimnis passt nicht zum versprochenen Fingerabdruck!
luck-agrees = { $draws ->
        [one] { $draws } Ziehung
       *[other] { $draws } Ziehungen
    }, { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    } und der Endstand wurden aus dem Geheimnis noch einmal berechnet: Alles stimmt überein.
luck-differs = Etwas stimmt nicht überein: { $why }
turn-brings = Das hätte mehr gebracht: { $more }.
turn-costs = Das hätte die anderen gebremst, aber seinen Preis gehabt: { $less }.
turn-brings-and-costs = Das hätte mehr gebracht: { $more }; und weniger: { $less }.
turn-holds = Der Unterschied zeigt sich im Endstand selbst.
line-goes-on = Wie der Zug weiterginge ({ $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    })
luck-helped = Nach „{ $choice }“ ({ $name }) liefen Würfel und Karten für { $helped } besser als erwartet.
luck-hurt = Nach „{ $choice }“ ({ $name }) liefen Würfel und Karten für { $hurt } schlechter als erwartet.
luck-helped-hurt = Nach „{ $choice }“ ({ $name }) liefen Würfel und Karten für { $helped } besser als erwartet, für { $hurt } schlechter.
part-start = Zu Beginn erwartet
part-luck = Würfel und Karten
part-own = Eigene Züge
part-others = Züge der anderen
part-count = Endabrechnung
part-score = Ergebnis
gave-away = Etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verschenkt gegenüber den besten Zügen des Bots:
gave-nothing = Nichts verschenkt gegenüber den besten Zügen des Bots:
final-scoring = Die Endabrechnung
skip = Überspringen

## Hints
hint = Tipp
hint-title = Was würde ein Bot hier tun? (H)
hint-thinking = Denkt nach …
hint-would = Ein Bot würde wählen
hint-brings = Das dürfte bringen: { $more }.
hint-costs = Das kostet: { $less }; alles andere kostet mehr.
hint-brings-and-costs = Das dürfte bringen: { $more }; es kostet: { $less }.
hint-holds = Das bewahrt, was du hast, und nichts anderes ist besser.
hint-expects = Was die besten Möglichkeiten erwarten lassen
hint-score = Erwartet
hint-lead = Vorsprung
hint-ahead = Du kannst etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erwarten, { $lead } mehr als die anderen im Schnitt.
hint-behind = Du kannst etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erwarten, { $lead } weniger als die anderen im Schnitt.
hint-level = Du kannst etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erwarten, so viele wie die anderen im Schnitt.
hint-close = Es ist knapp: Die nächste Möglichkeit ist fast so gut.
give-or-take = ± { $points }
hint-do = Übernehmen
choice = Möglichkeit
key-hint = Tipp anfordern (nur in ungewerteten Partien)
rate-game = Gewertete Partie
