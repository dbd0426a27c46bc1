contents = Contents
rules-pages = Rules
look-up = Look up
all-the-cards = All cards
cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
name-or-effect = Name or effect
decks-label = Decks
level-label = Level
figure-sure = certain: a rulebook says so
figure-ours = our proposal: the print shows it only as a picture
sheet-of = page { $n } of { $of }
print-sheets = Print these pages
turn-pages = Turn pages
