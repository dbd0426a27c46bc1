## The page
figures-why = The rulebooks don’t print every figure of the cards. If you own the box, compare and correct: it takes five minutes a deck.
figures-settled = of { $of } figures settled
figures-split = { $certain } certain, { $own } yours
decks = Decks
deck-settled = { $n } of { $of } settled
legend-certain = certain, locked
legend-proposal = our proposal
legend-yours = yours, from a card
legend-damaged = A figure read from a damaged scan counts as P.
mark-certain = certain: said by a rulebook
mark-proposal = our proposal: please compare with your card
mark-yours = yours, read from a printed card
how-to-compare = Type what your card shows, then Enter: the next proposal opens. “=” keeps our figure as right.
show = Show
show-open = To compare { $n }
show-all = All { $n }
deck-done = Nothing is left to compare in this deck. Thank you!
no-figures = This game has no printed figures to compare.
figures-failed = The figures could not be loaded. Try again later.
link-gone = This set is no longer shared.

## A card
editing = editing
done = done
to-compare-n = { $n } to compare
add-item = One more: { $figure }
keep-ours = keep our figure as right
expected-range = A number from { $least } to { $most }
does-not-fit = { $figure } does not fit: { $why }
printed-in = { $figure }: said by the rulebook ({ $book }), so it is locked.
figure-confirmed = { $figure } { $value }: confirmed by { $owners ->
    [one] { $owners } owner
   *[other] { $owners } owners
} since { $since }.

## The drawing
live-drawing = Live drawing
figure-changed = { $figure } changed: { $from } → { $to }

## The balance report
balance-report = Balance report
bot-games = { $n ->
    [one] { $n } bot game
   *[other] { $n } bot games
}
balance-text = Bots play many games with your figures and with ours: which card wins too often?
balance-run = Run it with mine
balance-again = Run it again with my figures
balance-waits = Waiting for a free moment…
balance-runs = Games played: { $done } of { $of }
balance-failed = The report failed. Try again later.
balance-compared = What your changes do, compared with our proposal:
balance-account = The report is made for people with an account.
cancel = Cancel
card-used = { $card }: used
winner-score = Score of the winner
start-player-wins = Start player wins
wins-too-often = Wins too often
none-too-often = No card wins too often with these figures.
even-share = { $value } above an even share ({ $low } to { $high })

## Keeping it
keep-it = Keep it
saved-here = saved on this device { $ago }
save-figures = Save my figures
share-figures = Share a link
download = Download
use-figures = Use at my tables
my-sets = My sets
set-name = Name
my-figures = My box { $n }
set-line = version { $version }, { $typed ->
        [one] { $typed } figure
       *[other] { $typed } figures
    }, { $differing } different
set-problems = { $n } no longer fit the rules
open-set = Open
withdraw-link = Withdraw the link
delete-set = Delete
delete-set-sure = Yes, delete
no-sets = No set saved yet.
upload = Upload a file
undo = Undo
start-over = Start over
sharing-text = Sharing sends only figures, never pictures of cards. { $n ->
    [one] One answer makes
   *[other] { $n } equal answers of accounts make
} a figure confirmed for everyone.
figures-guest = Without an account your figures stay on this device, and sets last as long as your guest name.
figures-saved = Your figures are saved.
figures-used = New tables are offered these figures first.
file-read = { $n ->
    [one] One figure was read.
   *[other] { $n } figures were read.
}
file-problems = { $n ->
    [one] One figure can’t stand:
   *[other] { $n } figures can’t stand:
}
line-n = line { $n }:
newer-set = This set has a newer version ({ $version }) from elsewhere. Save again to put yours after it.

## Confirmed figures and the default
confirmed-figures = Confirmed figures
confirmed-count = { $n } of { $of } figures were typed alike by at least { $needed } owners.
confirmed-by = { $n ->
    [one] { $n } owner
   *[other] { $n } owners
} since { $since }
default-figures = Figures of new tables
revision-program = As they come with the program
revision-line = Revision { $n } of { $date }: { $differing ->
    [one] one figure differs
   *[other] { $differing } figures differ
}
revision-now = in use
make-default = Make them the default of new tables
make-default-again = Use this one
make-default-text = A new revision of the figures. Tables that are open or being played keep theirs.
default-made = New tables get the new revision.

## A shared set
shared-set = A shared set: { $name }
shared-line = Version { $version } of { $date }: { $typed ->
        [one] { $typed } figure
       *[other] { $typed } figures
    } typed, { $differing } different from ours.
copy-set = Go on from a copy
copy-set-sure = Replace what I typed

## A new table
figures-default = As this server plays
figures-ours = Beffroi’s own
figures-program = As they come with the program
figures-device = On this device ({ $n ->
    [one] one figure
   *[other] { $n } figures
})
figures-link = { $name } (from a link)
set-version = { $name }, version { $version }
figures-pick-text = Some figures of the cards are our proposals.
figures-own-text = Games with other figures are rated apart.
compare-figures = Compare with your box
