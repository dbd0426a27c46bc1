notices-title = Notices
notices-text = A game tells you when it waits for you, before your time runs out, and when somebody invites you.
this-device = This device
push-text = Your browser tells you when a game waits for you, even when this page is closed.
push-never = Notifications are blocked or unavailable in this browser.
push-start = Turn on
push-is-on = This device is told.
told-where = Where you are told
told-nowhere = Nowhere yet.
a-device = A device
kind-push = device
kind-mail = mail
kind-webhook = webhook
kind-service = chat service
failures = { $n ->
    [one] The last notice could not be delivered.
   *[other] The last { $n } notices could not be delivered.
  }
when-told = { $name }: when it is used
mode-each = At each turn
mode-digest = Once a day
mode-off = Off
channel-name = Name
keep = Keep
try-it = Send a test
rename = Rename
test-sent = Sent. It should arrive any moment.
test-failed = That did not arrive.
add-mail = Mail to { $email }
add-webhook = Add a webhook
add-service = Add a chat service
add = Add
no-mail = For mail, give an address first:
webhook-address = Address of the webhook
webhook-text = It gets a JSON document by POST at every notice.
service-address = Address of the service
service-text = One of: { $services }
quiet-hours = Quiet hours
quiet-text = Nothing is sent in these hours; it comes afterwards, if it still matters.
quiet-on = Nothing is sent from { $from } to { $to } ({ $zone }).
quiet-from = From
quiet-to = To
quiet-keep = Set quiet hours
quiet-end = No quiet hours
notice-language = Language of notices and page
away-title = Away
away-text = In games with days for each turn your time stands still while you are away, and the others see until when.
away-left = { $n ->
    [one] { $n } day left of { $of } this year.
   *[other] { $n } days left of { $of } this year.
  }
away-from = First day
away-to = Last day
away-add = I’ll be away
away-end = I’m back
away-cancel = Cancel
to-settings = Email address, sessions and account are in the settings
unsubscribe-title = No more mails
unsubscribe-text = This address gets no more notices. You can turn them on again at any time.
unsubscribe-do = Send no more mails
unsubscribed = Done: no more notices go to this address.
