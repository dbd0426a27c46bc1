import-title = Partie oder Stellung importieren
import-text = Eine Partieaufzeichnung wird hier zu einer beendeten Partie, sobald alles darin geprüft ist. Eine Stellung wird ein neuer Tisch. Wähle eine Datei, füge den Text ein oder zieh eine Datei irgendwo auf diese Seite.
choose-file = Datei wählen
paste-here = Oder hier einfügen
look-at-it = Prüfen
at-line = Zeile { $line }, Spalte { $column }
wrong-at = Stelle: { $place }
wrong-record = Diese Partieaufzeichnung kann nicht übernommen werden
wrong-position = Diese Stellung kann nicht gespielt werden
wrong-unknown = Das ist weder eine Partieaufzeichnung noch eine Stellung
problem-more = Einzelheiten, auf Englisch
problem-no-json = Das ist kein vollständiges JSON-Dokument. Vielleicht wurde es abgeschnitten.
problem-unreadable = Es ist zu tief verschachtelt oder hat eine zu lange Zahl.
problem-no-game = Partieaufzeichnungen und Stellungen nennen ihr Spiel. Hier fehlt es.
problem-game = Dieses Spiel gibt es hier nicht.
problem-missing = Ein nötiger Teil fehlt: { $part }.
problem-malformed = Dieser Teil ist nicht, was er sein soll: { $part }.
problem-format = Dieses Format ist hier nicht bekannt.
problem-newer-rules = Es folgt neueren Regeln, als hier bekannt sind.
problem-older-rules = Es folgt alten Regeln, die hier nicht mehr bekannt sind.
problem-edited = Es wurde verändert: Die Prüfsumme passt nicht zum Inhalt.
problem-figures = Die Werte sind nicht die, die es nennt.
problem-no-secret = Das Geheimnis fehlt, also lässt sich der Zufall nicht nachprüfen.
problem-secret = Das Geheimnis passt nicht zu dem, was vor der Partie veröffentlicht wurde.
problem-setup = So lässt sich kein Tisch aufbauen.
problem-no-move = Das ist kein Zug: Hierher gehören ein Platz und eine Antwort.
problem-illegal = Dieser Zug ist in diesem Moment nicht erlaubt.
problem-digest = Nach diesem Zug ist der Tisch nicht der aufgezeichnete.
problem-over = Die Partie ist nicht zu Ende, wo es die Aufzeichnung sagt, oder umgekehrt.
problem-draws = Der gezogene Zufall ist nicht der aufgezeichnete.
problem-scores = Die Endwertung ist nicht die aufgezeichnete.
problem-impossible = Das kann auf dem Tisch nicht so sein.
problem-damaged = Es ist beschädigt.
found-record = Eine Partieaufzeichnung: { $game }
record-facts = { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
  }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }.
record-over = Alles ist geprüft: Du kannst sie ansehen und analysieren.
record-broken-off = Die Partie wurde abgebrochen. Alles ist geprüft: Du kannst sie ansehen.
take-record = Übernehmen
found-position = Eine Stellung: { $game }
who-else = Wer die anderen Plätze spielt
others-bots = Bots
others-me = Ich spiele alle Plätze
play-position = Von hier spielen
