presets = Vorlagen
preset-facts = { $players ->
    [1] allein
   *[other] { $players } Spieler
  } · { $minutes } Min
changes-from = { $n ->
    [one] { $n } Änderung gegenüber „{ $preset }“
   *[other] { $n } Änderungen gegenüber „{ $preset }“
  }
undo-changes = Zurücksetzen
changed = geändert
your-table = Dein Tisch
length = Dauer
about-minutes = etwa { $n } Min
rate-game-short = Gewertet
yes = ja
no = nein
to-settle = Noch zu klären:
measured = gemessen, je { $n } Partien
at-once = antwortet sofort
thinks = denkt bis zu { $n } s
sure = zu 95 % sicher: zwischen { $low } und { $high } von 100
listed-text = Er steht in der Liste, und jeder kann sich dazusetzen oder zusehen.
confirm-turns-text = Ein Zug, den du noch zurücknehmen kannst, wartet auf „Zug beenden“.
rate-game-text = Zählt für deine Wertung. Keine Tipps.
with-talk-text = Nachrichten neben dem Tisch; du kannst Leute stummschalten.
pace-group-live = Live, an einem Stück
pace-group-slow = Tage je Zug oder ohne Uhr
pace-short-live5 = 5 min + 5 s
pace-short-live10 = 10 min + 10 s
pace-short-live25 = 25 min + 15 s
pace-short-relaxed = Entspannt
pace-short-day = 1 Tag
pace-short-days = 3 Tage
pace-short-week = 7 Tage
weekends-off = Nicht am Wochenende
weekends-off-text = Samstags und sonntags steht die Uhr.
zone = Zeitzone dieser Tage
zone-text = Nach ihr beginnen und enden die Tage, für alle am Tisch.
holidays = Freie Tage für alle
from-day = Von
to-day = Bis
add-holidays = Freie Tage hinzufügen
patience = Ein Bot darf ersetzen, wer so lange weg ist
ready-check = Warten, bis alle bereit sind
kept-mine = Meine Vorlage
kept-last = Wie letztes Mal
keep-preset = Als meine Vorlage merken
preset-kept = Auf diesem Gerät gemerkt.
kept-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
  }
