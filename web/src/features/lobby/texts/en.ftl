presets = Presets
preset-facts = { $players ->
    [1] solo
   *[other] { $players } players
  } · { $minutes } min
changes-from = { $n ->
    [one] { $n } change from “{ $preset }”
   *[other] { $n } changes from “{ $preset }”
  }
undo-changes = Undo them
changed = changed
your-table = Your table
length = Length
about-minutes = about { $n } min
rate-game-short = Rated
yes = yes
no = no
to-settle = One thing to settle:
measured = measured, { $n } games each
at-once = answers at once
thinks = thinks up to { $n } s
sure = 95% sure: between { $low } and { $high } of 100
listed-text = It stands in the list, and anyone can join or watch.
confirm-turns-text = A turn you can still take back waits for “End turn”.
rate-game-text = Counts for your rating. No hints.
with-talk-text = Messages beside the table; you can mute people.
pace-group-live = Live, in one sitting
pace-group-slow = Days for each turn, or no clock
pace-short-live5 = 5 min + 5 s
pace-short-live10 = 10 min + 10 s
pace-short-live25 = 25 min + 15 s
pace-short-relaxed = Relaxed
pace-short-day = 1 day
pace-short-days = 3 days
pace-short-week = 7 days
weekends-off = Not on weekends
weekends-off-text = No time is counted on Saturdays and Sundays.
zone = Time zone of these days
zone-text = Days begin and end by it, for everybody at the table.
holidays = Days off for everyone
from-day = From
to-day = To
add-holidays = Add days off
patience = A bot may replace a player who is gone for
ready-check = Ready check
kept-mine = My preset
kept-last = As last time
keep-preset = Save as my preset
preset-kept = Saved on this device.
kept-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
