# Was nur das gezeichnete Brett sagt. Die Regeln sprechen durch den Katalog des Spiels.
day-board = Die Tage
day = Tag { $n }
held = Herausforderung gehalten
token-stake-help = Wer in dieser Farbe am meisten bietet, nimmt den Marker.
token-next-help = Eine Herausforderung, die heute noch kommt.
phase-initiative = Initiative
phase-beginning = Morgen
phase-challenge = Herausforderung
phase-over = Das Ende
deck = Karten zu ziehen: { $n }
deck-help = Gehen sie aus, wird der Ablagestapel gemischt.
to-draw = zu ziehen
discard = Abgelegt: { $n }
discarded = abgelegt
used = Bis zum Ende der Herausforderung außer Reichweite: { $cards }
used-title = In dieser Herausforderung benutzt
roster = Handlanger anzuwerben: { $n }
henchmen = Handlanger
roster-bottom = Zuunterst: { $names }.
roster-gone = Aus dem Spiel: { $names }.
known = Du weißt von: { $cards }
your-turn = du bist dran
plays = spielt
folded = ausgestiegen
stands = steht
shielded = vom Prunkschild geschützt
every-colour = in jeder Farbe gleich
in-hand = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
initiative = Initiative
events = Ereignisse: { $colours }
no-events = keine Ereignisse
no-henchman = noch kein Handlanger
wins-ties = gewinnt Gleichstände
elixir = { $n } Punkte in { $colour } bis zum Ende des Tages
part-cards = Karten { $n }
part-hidden = + { $n } verdeckt
part-fixed = + { $n } fest
part-extra = { $n }
bid = Gebot
lead = führt
level = gleichauf
face-down-help = Eine Karte des Magiers: aufgedeckt, sobald der Letzte ausgestiegen ist.
laid-points = Ihr Ereignis gibt ihr { $n } Punkte.
laid-minus = Degenstöße nehmen ihr { $n }.
laid-aim = Ihr Ereignis nennt { $who }.
laid-lever = Er hebt Karte { $n }.
hand = Deine Hand
group-action = Aktionskarten
group-building = Gebäude
group-ephemeral = Jederzeit
group-alchemy = Alchemie
best-first = die besten in { $colour } zuerst
would-count = Zählt { $n } in { $colour }: dein Gebot wäre { $total }.
when-action = Für deinen Zug in einer Herausforderung.
when-building = Für deinen Zug: es bleibt vor dir liegen.
when-ephemeral = Jederzeit, solange du stehst.
when-alchemy = Am Beginn des Tages; manche auch in deinem Zug.
no-cards = Du hast keine Karte.
watching = Du schaust zu. Die Hände sind verdeckt.
offer = Zur Wahl
bids-help = Die Gebote, wenn die Herausforderung diese Farbe hätte.
tokens = { $n ->
    [one] 1 Siegmarker
   *[other] { $n } Siegmarker
}
no-tokens = noch kein Marker
actions = Aktionskarten
buildings = Gebäude
bid-against = dein Gebot ist { $n }, das beste andere { $best }
discarded-so-far = abgelegt
note-over = Der Herzog hat den Schlüssel übergeben.
note-answer = { $who } kündigt { $card } an. Betroffene dürfen antworten.
note-window = Zwischen den Zügen: Wer steht, darf eine flüchtige Karte spielen.
note-dawn = Der Tag beginnt: flüchtige Karten und Alchemie.
note-initiative = Die Handlanger werden angeworben.
note-beginning = Der Tag beginnt.
note-effect = { $who } führt { $card } aus.
note-counting = Die Gebote werden gezählt.
note-last = Letzter Zug: { $who }.
note-turn = { $who } ist am Zug. { $left ->
    [0] Die letzte Herausforderung des Tages.
    [one] Heute noch eine Herausforderung.
   *[other] Heute noch { $left } Herausforderungen.
}
