troyes-nobody-1 = the King
troyes-king-rolls = The King rolls { $first } and { $second }: { $sum }.
troyes-king-gains = The King gains { $points } VP.
troyes-king-takes-die = The King takes a { $colour } { $value } ({ $seat }) and pays { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-king-spends = The King spends { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}.
troyes-king-places = The King places a citizen: { $building }, slot { $number }.
troyes-king-finds-no-place = The King can expel nobody and places no citizen.
troyes-king-hires = The King hires a tradesman: { $card }.
troyes-king-finds-no-card = The King finds no free slot for a tradesman.
troyes-king-builds = The King builds: level { $level }, column { $column }.
troyes-king-recalls = The King recalls: { $character }. { $points } VP for you, { $royal } for him.
troyes-king-counters = The King counters the black { $foe } with a { $colour } { $value }.
troyes-king-has-no-die = The King has no die left; the black { $foe } is discarded.
troyes-verdict = Your VP minus the King’s: { $points }. { $grade }
troyes-item-king = the King’s VP
troyes-grade-0 = The crown laughs last, and your head is the joke.
troyes-grade-1 = You are ahead, barely: the King was thinking of lunch.
troyes-grade-2 = A fair showing. The court has seen worse, and better.
troyes-grade-3 = Well played: the court begins to whisper your name.
troyes-grade-4 = The King is worried, and a worried King sharpens his axe.
troyes-grade-5 = A triumph that Troyes will sing of!
troyes-deed-great-favour = gains VP; one of the dice is yours
troyes-deed-small-favour = gains VP; one of the dice is yours
troyes-deed-citizen = places a citizen
troyes-deed-event = fills the rightmost event
troyes-deed-tradesman = hires a tradesman
troyes-deed-cathedral = builds the Cathedral
troyes-deed-character = recalls a character
troyes-king-stands = The King has { $points } VP, { $total } if the game ended now.
troyes-king-did = His last roll, { $first } and { $second }: he { $deed }.
troyes-king-fills = All citizens are placed; the King takes the slots left over.
troyes-king-next = Recalled next: { $character }. As things stand, { $points } VP for you and { $royal } for him.
troyes-preset-royal = Royal Challenge
    .help = Alone against the King.
