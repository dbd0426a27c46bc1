notices-title = Benachrichtigungen
notices-text = Eine Partie meldet sich, wenn sie auf dich wartet, bevor deine Zeit abläuft und wenn dich jemand einlädt.
this-device = Dieses Gerät
push-text = Dein Browser meldet sich, wenn eine Partie auf dich wartet, auch wenn diese Seite geschlossen ist.
push-never = Benachrichtigungen sind in diesem Browser gesperrt oder nicht möglich.
push-start = Einschalten
push-is-on = Dieses Gerät wird benachrichtigt.
told-where = Wo du benachrichtigt wirst
told-nowhere = Noch nirgends.
a-device = Ein Gerät
kind-push = Gerät
kind-mail = E-Mail
kind-webhook = Webhook
kind-service = Chatdienst
failures = { $n ->
    [one] Die letzte Benachrichtigung kam nicht an.
   *[other] Die letzten { $n } Benachrichtigungen kamen nicht an.
  }
when-told = { $name }: wann es benutzt wird
mode-each = Bei jedem Zug
mode-digest = Einmal am Tag
mode-off = Aus
channel-name = Name
keep = Behalten
try-it = Test senden
rename = Umbenennen
test-sent = Gesendet. Es sollte gleich ankommen.
test-failed = Das kam nicht an.
add-mail = E-Mail an { $email }
add-webhook = Webhook hinzufügen
add-service = Chatdienst hinzufügen
add = Hinzufügen
no-mail = Für E-Mails gib zuerst eine Adresse an:
webhook-address = Adresse des Webhooks
webhook-text = Er bekommt bei jeder Benachrichtigung ein JSON-Dokument per POST.
service-address = Adresse des Dienstes
service-text = Eine von: { $services }
quiet-hours = Ruhezeiten
quiet-text = In diesen Stunden wird nichts gesendet; es kommt danach, wenn es noch gilt.
quiet-on = Von { $from } bis { $to } ({ $zone }) wird nichts gesendet.
quiet-from = Von
quiet-to = Bis
quiet-keep = Ruhezeiten festlegen
quiet-end = Keine Ruhezeiten
notice-language = Sprache der Benachrichtigungen und der Seite
away-title = Abwesend
away-text = In Partien mit Tagen je Zug steht deine Uhr, solange du weg bist, und die anderen sehen, bis wann.
away-left = { $n ->
    [one] Noch { $n } Tag von { $of } in diesem Jahr.
   *[other] Noch { $n } Tage von { $of } in diesem Jahr.
  }
away-from = Erster Tag
away-to = Letzter Tag
away-add = Ich bin dann weg
away-end = Ich bin zurück
away-cancel = Absagen
to-settings = E-Mail-Adresse, Sitzungen und Konto stehen in den Einstellungen
unsubscribe-title = Keine E-Mails mehr
unsubscribe-text = Diese Adresse bekommt keine Benachrichtigungen mehr. Du kannst sie jederzeit wieder einschalten.
unsubscribe-do = Keine E-Mails mehr senden
unsubscribed = Erledigt: Diese Adresse bekommt keine Benachrichtigungen mehr.
