# Was nur das gezeichnete Brett sagt. Die Regeln sprechen durch den Katalog des Spiels.
day-board = Die Tage
day = Tag { $n }
token-stake-help = Das höchste Gebot in dieser Farbe nimmt das Siegplättchen.
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
roster = Handlanger zum Anstellen: { $n }
henchmen = Handlanger
roster-bottom = Zuunterst: { $names }.
roster-gone = Aus dem Spiel: { $names }.
known = Du weißt von: { $cards }
your-turn = du bist dran
plays = spielt
folded = ausgestiegen
stands = im Spiel
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
wins-ties = gewinnt bei Gleichstand
elixir = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } in { $colour } bis zum Ende des Tages
bid = Gebot
more = noch { $n }
stand-first = Im Spiel bleiben: erst eine Karte ausspielen
stand-or-more = Im Spiel bleiben oder weitere Karten ausspielen?
lay-for = Ausspielen: { $n }
elixir-short = Elixier
lead = führt
level = gleichauf
face-down-help = Eine Karte des Magiers: aufgedeckt, sobald der Letzte ausgestiegen ist.
laid-points = Ihr Ereignis gibt ihr { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
laid-minus = Degenstoß: { $n } weniger.
laid-aim = Ihr Ereignis zielt auf { $who }.
laid-lever = Sie verstärkt Karte { $n }.
hand = Deine Hand
told-hand = Deine Hand: { $cards }.
group-action = Aktionskarten
group-building = Gebäude
group-ephemeral = Jederzeit
group-alchemy = Alchemie
best-first = die besten in { $colour } zuerst
would-count = Zählt { $n } in { $colour }: dein Gebot wäre { $total }.
when-action = Für deinen Zug in einer Herausforderung.
when-building = Für deinen Zug: es bleibt vor dir liegen.
when-ephemeral = Jederzeit, solange du im Spiel bist.
when-alchemy = Am Beginn des Tages; manche auch in deinem Zug.
no-cards = Du hast keine Karte.
watching = Du schaust zu. Die Hände sind verdeckt.
offer = Zur Wahl
bids-help = Die Gebote, wenn die Herausforderung diese Farbe hätte.
tokens = { $n } Siegplättchen
bid-against = Dein Gebot ist { $n }, das beste andere { $best }
discarded-so-far = abgelegt
note-over = Der Herzog hat den Schlüssel übergeben.
note-answer = { $who } kündigt an: { $card }. Betroffene dürfen antworten.
note-window = Zwischen den Zügen: Wer im Spiel ist, darf eine flüchtige Karte spielen.
note-dawn = Der Tag beginnt: flüchtige Karten und Alchemie.
note-initiative = Die Handlanger werden angestellt.
note-beginning = Der Tag beginnt.
note-effect = { $who } führt aus: { $card }.
note-draws = { $who } darf weitere Karten ziehen.
note-counting = Die Gebote werden gezählt.
note-last = Letzter Zug: { $who }.
note-turn = { $who } ist am Zug. { $left ->
    [0] Die letzte Herausforderung des Tages.
    [one] Heute noch eine Herausforderung.
   *[other] Heute noch { $left } Herausforderungen.
}
token-of-day = Tag { $day }: { $colour }
token-taken-help = Genommen: { $who }.
token-lapsed-help = Um dieses wurde nicht gespielt.
kind-varied = Aktionskarte: in jeder Farbe ein anderer Wert
kind-central = Aktionskarte: in jeder Farbe derselbe Wert
kind-bid-and-event = Aktionskarte: Gebot und dazu ein Ereignis ({ $colour })
kind-bid-or-event = Aktionskarte: Gebot oder stattdessen ein Ereignis ({ $colour })
kind-ephemeral = Flüchtige Karte: jederzeit, solange du im Spiel bist
kind-building = Gebäude: es bleibt vor dir liegen
kind-alchemy = Alchemie, für einen Handlanger mit einer dieser Farben
henchman-help = Dieser Handlanger darf Ereignisse und Alchemie dieser Farben nutzen.
henchman-help-none = Dieser Handlanger nutzt weder Ereignisse noch Alchemie.
serves = Dient heute: { $who }.
serves-folded = Dient heute: { $who }. Ausgestiegen, doch sein Beitrag zählt weiter.
initiative-of = Initiative { $n }
initiative-help = Die niedrigste beginnt. Bei gleichen Geboten gewinnt die höchste.
events-help = Ereignisse dieser Farben dürfen mit Aktionskarten genutzt werden.
building-of = Gebaut: { $who }. Es bleibt alle Tage.
building-counts = Es gibt jetzt { $n } zum Gebot in { $colour }.
elixir-help = Es zählt heute in jeder Herausforderung dieser Farbe, mit oder ohne Karte.
own-face-down-help = Nur du kennst diese Karte.
laid-counts = Zählt { $n } in { $colour }.
verdict-won = nimmt { $colour }
verdict-lost = bot in { $colour }
verdict-shown = aufgedeckt: { $cards }
part-cards = Karten { $n }
part-hidden = verdeckte Karten: { $n }
part-henchmen = Handlanger { $n }
part-buildings = Gebäude { $n }
part-elixirs = Elixiere { $n }
part-extra = flüchtige Karten { $n }
lead-help = Das höchste Gebot bisher
level-help = Gleichauf: Die Initiative entscheidet
hidden-help = Verdeckte Karten zählen, sobald alle ausgestiegen sind
wins-ties-help = Gewinnt bei Gleichstand
bid-of = Gebot ({ $who }): { $n }
bids-of = Anfangspunkte: { $who }
bids-of-help = Punkte in jeder Farbe, bevor eine Karte liegt.
your-turn-help = Du bist am Zug.
plays-help = Am Zug.
folded-help = Ausgestiegen: aus dieser Herausforderung heraus, doch das Gebot zählt.
stands-help = Im Spiel: bietet in dieser Herausforderung weiter.
own-cards-help = Die Karten auf deiner Hand.
cards-help = Nur ihr Spieler kennt sie.
won = { $colour }: { $n ->
        [0] kein Siegplättchen
        [one] { $n } Siegplättchen
       *[other] { $n } Siegplättchen
    }
won-help = Bei Gleichstand am Ende entscheiden die meisten einer Farbe, dann Politik, Militär, Intrige, Wissenschaft.
tokens-help = Nach dem letzten Tag gewinnen die meisten Siegplättchen.
roster-help = Jeden Tag arbeitet für jeden einer.
discard-help = Hier liegt noch nichts.
actions = Aktionskarten in diesem Zug: { $n } von { $of }
actions-help = Ausgespielt oder genutzt. Wer keine Karte ausspielt und nichts baut, muss aussteigen.
buildings = Gebäude in diesem Zug: { $n } von { $of }
buildings-help = Wer baut, darf im Spiel bleiben.
bid-now = Dein Gebot ist { $n }
# Where the long words of a title may break.
breaks = Belagerungs-maschine Steuer-eintreibung Misstrauens-antrag Taschen-diebstahl Heraus-forderung Wahrheits-trank Schützen-hilfe Truppen-parade Silber-spiegel Schwarz-pulver Schleichen-des Trans-mutation Tages-ordnung Abge-kartetes Kund-schafter Helden-hafter Bau-meisterin Sturm-angriff Zweck-bündnis Ver-doppelung Zwie-lichtige Hebel-wirkung Bered-samkeit Prunk-schild Ingenieu-rin Bein-stellen Gegen-befehl Arke-busiere Doppel-spiel Leib-wächter Diebes-gilde Volks-tribun
