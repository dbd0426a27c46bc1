## Going around
nav = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-ranks = Rangliste
nav-help = Hilfe
settings = Einstellungen
to-home = Zum Stadttor
dismiss = Schließen
no-such-page = Diesen Ort gibt es nicht
no-such-page-text = Die Adresse führt vor die Mauern. Vielleicht fehlt ein Buchstabe.

## Home
which-town = Welche Stadt heute Abend?
sit-down = Nehmt Platz, die Würfel liegen schon auf dem Tisch.
games = Spiele
company = Mit wem
company-bots = Bots
company-friends = Freunde
company-anyone = Alle
company-screen = Ein Schirm
company-bots-text = Ihr gegen Bots. Die Partie beginnt sofort.
company-friends-text = Ihr bekommt einen Link zum Verschicken. Die Partie beginnt, sobald alle Plätze besetzt sind.
company-anyone-text = Der Tisch wird gelistet, und wer will, setzt sich dazu.
company-screen-text = Alle spielen hier, reihum. Ein Vorhang verdeckt Geheimnisse, während ihr den Bildschirm weitergebt.
play-now = Spielen
create = Neuer Tisch
learn = Lernen
guided-game = Ein geführtes erstes Spiel
guided-game-text = Gegen einen sanften Bot; alles wird erklärt, wenn es zum ersten Mal zählt.
guide = Dein erstes Spiel
guide-count = Lektion { $n } von { $of }
guide-skip = Lektionen überspringen
guide-go-on = Weiter
guide-earlier = Die Lektion davor
guide-wait = Spiel weiter: Die nächste Lektion kommt, wenn sie gebraucht wird.
guide-end-turn = Dein Zug ist fertig: Beende ihn, oder nimm ihn zurück und versuche etwas anderes.
players-range = { $fewest } bis { $most } Personen
minutes = { $n } Min.
being-played = Laufende Partien
all-tables = Alle Tische
nobody-plays = Gerade läuft keine öffentliche Partie.
my-games = Meine Partien
wait-for-you = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
  }
waiting-for-others = Warten auf andere
finished = Beendet
no-games-yet = Hier erscheinen deine Partien, zuerst die, die auf dich warten.
join-table = An einen Tisch
code-or-link = Code oder Link
no-such-table = Diesen Tisch gibt es nicht.
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
bot-named = { $name } (Bot)
someone = Jemand
your-turn = Du bist dran
is-thinking = { $name } denkt nach
status-open = Wartet auf Mitspielende
status-running = Läuft
status-over = Beendet
status-stopped = Einvernehmlich beendet
status-frozen = Angehalten wegen eines Fehlers von uns
status-closed = Dieser Tisch wurde geschlossen
pace-none = Ohne Uhr
pace-live = Je { $minutes } Minuten, dazu { $seconds } Sekunden pro Zug
pace-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }

## A new table
create-table = Ein neuer Tisch
game = Spiel
players = Personen
player-n = Person { $n }
name = Name
strength = Stärke der Bots
options = Optionen
time-and-access = Zeit und Zugang
pace = Tempo
pace-name-none = Ohne Uhr
pace-name-quick = Live: je 10 Minuten, dazu 15 Sekunden pro Zug
pace-name-calm = Live: je 25 Minuten, dazu 30 Sekunden pro Zug
pace-name-day = Ein Tag pro Zug
pace-name-days = Drei Tage pro Zug
listed = Tisch öffentlich listen
confirm-turns = Ein Zug, der noch zurückgenommen werden kann, wartet auf „Zug beenden“
with-talk = Man kann sich unterhalten
open-table = Tisch öffnen

## Waiting for players
waiting-for-players = Warten auf Mitspielende
you = du
sit-here = Hier Platz nehmen
seat-a-bot = Bot hinsetzen
free-seat = Platz freigeben
link = Link zu diesem Tisch
share-link = Link teilen
copied = Der Link ist kopiert.
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
grip-help = Nach oben ziehen zeigt mehr Möglichkeiten, nach unten mehr vom Plan.
choose-glowing = Wähle, was leuchtet.
choose-one = Wähle.
take-back = Zurücknehmen
end-turn = Zug beenden
turn-complete = Ist dein Zug fertig?
turn-complete-hint = Du kannst ihn noch zurücknehmen; die anderen warten.
answered = Deine Antwort bleibt geheim, bis alle geantwortet haben
waits-for = Warten auf { $names }
you-watch = Du schaust zu.
you-wait = Du wirst gefragt, wenn du dran bist.
one-moment = Einen Moment …
connection-lost = Verbindung verloren. Neuer Versuch …
table-failed = Dieser Tisch konnte nicht geladen werden.
turn = Am Zug
stand-in = Ein Bot vertritt
resigned = Aufgegeben
away = Abwesend
place = { $n }.
time-left = Restzeit
days-left = { $n } Tage
hours-left = { $n } Std.
tab-table = Tisch
tab-players = Personen
zones = Teile des Tisches
has-choices = (hier gibt es etwas zu wählen)
hand-over = Gib den Bildschirm an { $name } weiter.
i-am = Ich bin { $name }
no-curtain = An diesem Tisch nicht mehr fragen

## Chronicle and talk
chronicle = Chronik
talk = Gespräch
earlier = Früheres
since-your-visit = Seit deinem letzten Besuch
you-missed = { $n ->
    [one] Seit deinem letzten Besuch ist eine Entscheidung gefallen.
   *[other] Seit deinem letzten Besuch sind { $n } Entscheidungen gefallen.
  }
show-me = Zeig es mir
say-something = Etwas sagen
nothing-said = Noch hat niemand etwas gesagt.
send = Senden
scores = Punkte
item = Posten
total = Summe
game-over = Die Partie ist zu Ende
wins = { $names } gewinnt mit { $points } Punkten
wins-tie = { $names } gewinnt bei Gleichstand mit { $points } Punkten
share-victory = { $names } teilen sich den Sieg mit { $points } Punkten
look-back-hint = Sieh dir jeden Augenblick noch einmal an, oder spiel noch einmal (im Menü).

## Looking back
look-back = Rückblick
looking-back = Rückblick: nach Entscheidung { $at } von { $of }
the-beginning = Der Anfang
moment = Augenblick
move-before = Eine Entscheidung zurück
move-after = Eine Entscheidung weiter
round-before = Zur vorigen Runde
round-after = Zur nächsten Runde
play-on = Abspielen
pause = Pause
fork = Ab hier weiterspielen
fork-hint = Öffnet einen neuen Tisch in dieser Stellung; alle Plätze gehören dir, das Glück ist neu
back-to-now = Zurück zur Gegenwart

## The menu of a table
rated = gewertet
copy-link = Link kopieren
rules-help = Karten und Regeln
record = Partieprotokoll
rematch = Noch einmal
come-back = Meinen Platz wieder einnehmen
agree-stop = Abbruch anbieten
dont-stop = Angebot zurückziehen
resign = Aufgeben
resign-sure = Wirklich aufgeben
fair-luck = Ehrliches Glück
fair-luck-text = Vor der Partie hat der Server sein Glück mit diesem Fingerabdruck versprochen. Nach der Partie wird das Geheimnis gezeigt, und alle können jeden Würfel und jede Karte nachprüfen.

## Keys
keys = Tasten
key-arrows = Zum nächsten, was du wählen kannst
key-shift-arrows = Zu irgendeinem Teil, um darüber zu lesen
key-enter = Wählen
key-numbers = Die nummerierte Möglichkeit
key-list = Alle Möglichkeiten als Liste
key-undo = Zurücknehmen
key-end = Zug beenden
key-back = Rückblick, und zurück
key-chat = Gespräch
key-next = Die nächste Partie, die auf dich wartet
key-escape = Schließen, zurück
key-help = Diese Tasten

## Settings
how-it-looks = Aussehen und Klang
language = Sprache
light = Licht
daylight = Tageslicht
candlelight = Kerzenlicht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Kerzenlicht
movement = Bewegung
motion-auto = Wie das Gerät
motion-on = An
motion-off = Aus
sound = Ton
sound-on = Ton an
sound-off = Ton aus
colours = Farben der Personen
colours-heraldic = Heraldisch
colours-distinct = Gut zu unterscheiden
colours-text = Jede Farbe hat auch ihre Form: Kreis, Quadrat, Dreieck, Raute.
who-you-are = Wer du bist
you-are-nobody = Du brauchst kein Konto. Wähl einen Namen, oder spiel einfach und bekomm einen.
you-are-guest = Du bist Gast in diesem Browser. Ein Konto behält deine Partien und deinen Rang auf jedem Gerät.
signed-in = Du bist als { $name } angemeldet.
keep-name = Diesen Namen nehmen
make-account = Konto anlegen
have-account = Ich habe ein Konto
register = Konto anlegen
sign-in = Anmelden
sign-out = Abmelden
password = Passwort
email = Mailadresse
email-hint = freiwillig; nur um wieder hineinzufinden
my-page = Meine Seite
my-data = Meine Daten herunterladen
delete-account = Mein Konto löschen
delete-sure = Mein Konto wirklich löschen
notifications = Sag mir, wenn ich dran bin
push-text = Dein Browser meldet sich, wenn eine Partie auf dich wartet, auch wenn diese Seite geschlossen ist.
push-never = Diesem Browser kann man nichts melden, oder er wurde gebeten, es zu lassen.
push-start = Melde dich
push-stop = Nicht mehr melden
new-password = Neues Passwort
set-password = Passwort setzen
forgot = Passwort vergessen
forgot-sent = Hat das Konto eine Mailadresse, ist ein Link unterwegs.
password-set = Das Passwort ist gesetzt. Willkommen zurück.

## Players and ranks
variant-standard = Grundspiel
ranks-title = Rangliste
rank = Rang
player = Name
rating = Wertung
games-played = Partien
games-won = Gewonnen
average = Schnitt
best = Bestes
date = Datum
result = Ergebnis
no-ranks-yet = Noch hat niemand einen Rang. Es zählen gewertete Partien zwischen Leuten mit Konto.
no-such-player = Diese Person gibt es nicht.
points = Punkte
last-games = Letzte Partien
by-game = Nach Spiel
search = Suchen

## Help
help-title = So spielt man hier
help-start = Mit einem Klick am Tisch
help-start-text = Wähl eine Stadt und drück auf „Spielen“: Bots setzen sich sofort dazu. Mit Freunden: verschick den Link. Mit allen: warte kurz an einem öffentlichen Tisch. Auf einem Bildschirm gebt ihr reihum weiter.
help-glow = Was leuchtet, kann man wählen
help-glow-text = Der Tisch stellt immer nur eine kleine Frage. Alles, was leuchtet, ist eine erlaubte Antwort: klick darauf. Hat ein Teil mehrere Bedeutungen, öffnet sich ein kleines Menü. Klickst du auf etwas anderes, sagt dir die Frageleiste, warum es jetzt nicht geht.
help-undo = Zurücknehmen
help-undo-text = Du kannst deine Entscheidungen zurücknehmen, bis zum letzten Wurf, zur letzten gezogenen Karte oder zur Entscheidung eines anderen. Ein Zug, der noch zurückgenommen werden kann, wartet, bis du „Zug beenden“ drückst.
help-bots = Bots und Abwesende
help-bots-text = Bots haben Stärken mit Namen, vom Pagen bis zum Meister. Läuft jemandes Uhr ab, springt ein Bot ein, und man kann jederzeit zurückkehren.
help-watching = Zuschauen und zurückblicken
help-watching-text = Öffentlichen Partien kann man zuschauen; du siehst, was alle Zuschauenden sehen dürfen. Eigene und beendete Partien kannst du Entscheidung für Entscheidung ansehen und von jedem Augenblick an einem neuen Tisch weiterspielen.
help-keyboard = Mit Tastatur und Ohr
help-keyboard-text = Pfeiltasten gehen über das, was du wählen kannst, Enter wählt, Ziffern drücken die nummerierten Knöpfe, L listet alle Möglichkeiten, ? zeigt alle Tasten. Fragen und Ereignisse werden Bildschirmlesern in ganzen Sätzen gesagt.
help-fair = Ehrliches Glück
help-fair-text = Vor der Partie veröffentlicht der Server einen Fingerabdruck seines Geheimnisses. Ist die Partie zu Ende, wird das Geheimnis gezeigt, und mit dem Protokoll kann man jeden Würfel und jedes Mischen nachrechnen.
help-data = Deine Daten
help-data-text = Keine Verfolgung. In den Einstellungen kannst du alles herunterladen, was über dich gespeichert ist, oder es löschen.
credits = Dank
credits-text = Zeichnungen für Beffroi gemacht. Icons von Lorc, Delapouite und anderen von game-icons.net (CC BY 3.0). Schriften Cinzel, EB Garamond und Alegreya Sans (SIL Open Font License).

## Refusals
refused-stale = Der Tisch ist schon weiter; bitte wähl noch einmal.
refused-not-your-turn = Du bist nicht dran.
refused-not-your-seat = Das ist nicht dein Platz.
refused-illegal = Das kann jetzt nicht gewählt werden.
refused-over = Die Partie ist zu Ende.
refused-not-running = Diese Partie läuft nicht.
refused-frozen = Diese Partie ist wegen eines Fehlers von uns angehalten.
refused-full = Der Tisch ist voll.
refused-not-found = Das gibt es hier nicht.
refused-name-taken = Dieser Name ist vergeben.
refused-wrong-password = Das Passwort stimmt nicht.
refused-not-signed-in = Du brauchst zuerst einen Namen.
refused-forbidden = Das ist nicht erlaubt.
refused-too-fast = Zu schnell. Bitte warte einen Moment.
refused-too-large = Das ist zu viel auf einmal.
refused-offline = Der Server ist nicht zu erreichen.
refused-bad-request = Der Server hat das nicht verstanden.

## The finished game looked at again
look-back-page = Wie die Partie lief
look-back-at = { $game }: wie die Partie lief
look-back-not-over = Auf eine Partie zurückblicken kann man, wenn sie vorbei ist.
look-back-failed = Diese Partie ließ sich nicht untersuchen. Bitte später noch einmal.
to-table = Zum Tisch
replay-game = Noch einmal ansehen
share-game = Link teilen
looking-closely = Ein Bot geht die Partie durch
looking-closely-text = Er wägt jede Entscheidung gegen das ab, was sonst möglich war. Das geschieht einmal für jede Partie und dauert bis zu einer halben Minute.
percent-done = { $n } % fertig
expected-curve = Was jeder erwarten konnte
expected-curve-text = Die Endpunkte, die jeder nach jedem Zug erwarten konnte. Zeig auf einen Augenblick, um ihn auf dem Brett zu sehen oder von dort weiterzuspielen. Die Nummern sind die Wendepunkte unten: runde sind Entscheidungen, eckige Glück.
after-decisions = Nach { $n } Entscheidungen
final-score = Das Endergebnis
show-on-board = Auf dem Brett zeigen
as-table = Als Tabelle
decisions = Entscheidungen
turning-points = Wendepunkte
turning-points-text = Wo ein starker Bot anders gewählt hätte und es am meisten kostete, und wo das Glück zuschlug.
no-turning-points = Keine einzelne Entscheidung und kein Glücksfall hat diese Partie gewendet.
decision-number = Entscheidung { $n }
stroke-of-luck = Glück
was-played = Gespielt wurde
bot-would = Ein starker Bot hätte gewählt
luck-and-skill = Glück und Entscheidungen
luck-and-skill-text = Wie jedes Ergebnis zustande kam: von dem, was anfangs zu erwarten war, bis zu den Endpunkten.
luck = Glück
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
like-the-bot = { $same } von { $of } Entscheidungen hätte auch der Bot getroffen.
by-card = Karte für Karte
by-card-text = In wie vielen Zügen eine Karte genutzt wurde, und um wie viele erwartete Punkte diese Züge voranbrachten, ohne das Glück.
card = Karte
turns-used = Züge
worth = Wert
what-came = Was daraus wurde
all-cards = Alle { $n } Karten
fewer-cards = Weniger Karten
verify-luck = Glück nachprüfen
seal-fits = Das nach der Partie gezeigte Geheimnis passt zum vorher versprochenen Fingerabdruck. Dein Browser hat es berechnet.
seal-broken = Das Geheimnis passt nicht zum versprochenen Fingerabdruck!
luck-agrees = { $draws } Ziehungen, { $moves } Entscheidungen und das Ergebnis wurden aus dem Geheimnis noch einmal berechnet: Alles stimmt überein.
luck-differs = Etwas stimmt nicht überein: { $why }
turn-brings = Das hätte mehr gebracht: { $more }.
turn-costs = Das hätte die anderen gebremst, aber seinen Preis gehabt: { $less }.
turn-brings-and-costs = Das hätte mehr gebracht: { $more }; und weniger: { $less }.
turn-holds = Der Unterschied zeigt sich in den Endpunkten selbst.
line-goes-on = Wie der Zug weiterginge ({ $n } Entscheidungen)
luck-helped = Nach „{ $choice }“ ({ $name }) fielen Würfel und Karten besser als zu erwarten für { $helped }.
luck-hurt = Nach „{ $choice }“ ({ $name }) fielen Würfel und Karten schlechter als zu erwarten für { $hurt }.
luck-helped-hurt = Nach „{ $choice }“ ({ $name }) fielen Würfel und Karten besser als zu erwarten für { $helped }, und schlechter für { $hurt }.
part-start = Anfangs erwartet
part-luck = Würfel und Karten
part-own = Eigene Züge
part-others = Züge der anderen
part-count = Schlusswertung
part-score = Ergebnis
gave-away = Etwa { $points } Punkte verschenkt neben den besten Zügen des Bots:
gave-nothing = Nichts verschenkt neben den besten Zügen des Bots:
final-scoring = Die Schlusswertung
skip = Überspringen

## Hints
hint = Tipp
hint-title = Was täte ein Bot hier? (H)
hint-thinking = Denkt nach …
hint-would = Ein Bot würde wählen
hint-brings = Das dürfte bringen: { $more }.
hint-costs = Das kostet: { $less }; alles andere kostet mehr.
hint-brings-and-costs = Das dürfte bringen: { $more }; es kostet: { $less }.
hint-holds = Das bewahrt, was du hast, und nichts anderes ist besser.
hint-expects = Was die besten Möglichkeiten erwarten lassen
hint-score = Erwartet
hint-lead = Vorsprung
hint-ahead = Du könntest dann etwa { $points } Punkte erwarten, { $lead } mehr als die anderen im Durchschnitt.
hint-behind = Du könntest dann etwa { $points } Punkte erwarten, { $lead } weniger als die anderen im Durchschnitt.
hint-level = Du könntest dann etwa { $points } Punkte erwarten, so viele wie die anderen im Durchschnitt.
hint-close = Es ist knapp: Die nächste Möglichkeit ist fast so gut.
give-or-take = plus oder minus { $points }
hint-do = Das tun
choice = Möglichkeit
key-hint = um einen Tipp bitten (nur wo nicht gewertet wird)
rate-game = Partie werten (ohne Tipps)
