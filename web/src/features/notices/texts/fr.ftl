notices-title = Notifications
notices-text = Une partie vous prévient quand elle vous attend, avant que votre temps soit écoulé, et quand on vous invite.
this-device = Cet appareil
push-text = Votre navigateur vous prévient quand une partie vous attend, même si cette page est fermée.
push-never = Notifications bloquées ou indisponibles dans ce navigateur.
push-start = Activer
push-is-on = Cet appareil reçoit les notifications.
told-where = Où vous recevez les notifications
told-nowhere = Nulle part pour l’instant.
a-device = Un appareil
kind-push = appareil
kind-mail = e-mail
kind-webhook = webhook
kind-service = messagerie
failures = { $n ->
    [one] Dernières notifications non remises : { $n }.
   *[other] Dernières notifications non remises : { $n }.
  }
when-told = { $name } : quand l’utiliser
mode-each = À chaque tour
mode-digest = Une fois par jour
mode-off = Désactivé
channel-name = Nom
keep = Garder
try-it = Envoyer un essai
rename = Renommer
test-sent = Envoyé. Cela devrait arriver d’un instant à l’autre.
test-failed = Rien n’est arrivé.
add-mail = E-mail à { $email }
add-webhook = Ajouter un webhook
add-service = Ajouter une messagerie
add = Ajouter
no-mail = Pour l’e-mail, donnez d’abord une adresse :
webhook-address = Adresse du webhook
webhook-text = Il reçoit un document JSON par POST à chaque notification.
service-address = Adresse de la messagerie
service-text = Au choix : { $services }
quiet-hours = Heures calmes
quiet-text = Rien n’est envoyé pendant ces heures ; tout arrive après, si cela compte encore.
quiet-on = Rien n’est envoyé de { $from } à { $to } ({ $zone }).
quiet-from = De
quiet-to = À
quiet-keep = Fixer les heures calmes
quiet-end = Plus d’heures calmes
notice-language = Langue des notifications et de la page
away-title = Absences
away-text = Dans les parties avec des jours par tour, votre temps s’arrête pendant votre absence, et les autres voient jusqu’à quand.
away-left = { $n ->
    [one] Il reste { $n } jour sur { $of } cette année.
   *[other] Il reste { $n } jours sur { $of } cette année.
  }
away-from = Premier jour
away-to = Dernier jour
away-add = Je serai en voyage
away-end = Je suis de retour
away-cancel = Annuler
to-settings = Adresse e-mail, sessions et compte sont dans les réglages
unsubscribe-title = Plus d’e-mails
unsubscribe-text = Cette adresse ne reçoit plus de notifications. Vous pouvez les réactiver à tout moment.
unsubscribe-do = Ne plus envoyer d’e-mails
unsubscribed = C’est fait : cette adresse ne reçoit plus de notifications.
