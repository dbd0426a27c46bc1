troyes-nobody-1 = der König
troyes-king-rolls = Der König würfelt { $first } und { $second }: { $sum }.
troyes-king-gains = Der König erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
troyes-king-takes-die = Der König nimmt den Würfel { $colour } { $value } von { $seat } und zahlt { $deniers } Deniers.
troyes-king-spends = Der König gibt { $dice ->
    [0] keinen Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
} aus.
troyes-king-places = Der König setzt einen Bürger: { $building }, Feld { $number }.
troyes-king-finds-no-place = Der König findet niemanden zu stören und setzt keinen Bürger.
troyes-king-hires = Der König stellt einen Handwerker auf: { $card }.
troyes-king-finds-no-card = Der König findet keinen Platz für einen Handwerker.
troyes-king-builds = Der König baut: Ebene { $level }, Spalte { $column }.
troyes-king-recalls = Der König ruft { $character } ab: { $points } Punkte für dich, { $royal } für ihn.
troyes-king-counters = Der König setzt seinen Würfel { $colour } { $value } gegen die schwarze { $foe }.
troyes-king-has-no-die = Die schwarze { $foe } findet keinen königlichen Würfel und verschwindet.
troyes-verdict = Deine Punkte weniger die des Königs: { $points }. { $grade }
troyes-item-king = Punkte des Königs
troyes-grade-0 = Die Krone lacht zuletzt, und dein Kopf ist der Scherz.
troyes-grade-1 = Knapp voraus: Der König dachte ans Mittagessen.
troyes-grade-2 = Anständig. Der Hof hat Schlechteres gesehen, und Besseres.
troyes-grade-3 = Gut gespielt: Man beginnt, deinen Namen zu flüstern.
troyes-grade-4 = Der König sorgt sich, und ein besorgter König schärft sein Beil.
troyes-grade-5 = Ein Triumph, den Troyes noch lange besingt!
troyes-deed-great-favour = erhält Punkte; einer der Würfel ist deiner
troyes-deed-small-favour = erhält Punkte; einer der Würfel ist deiner
troyes-deed-citizen = setzt einen Bürger
troyes-deed-event = füllt das Ereignis ganz rechts
troyes-deed-tradesman = stellt einen Handwerker auf
troyes-deed-cathedral = baut an der Kathedrale
troyes-deed-character = ruft eine Persönlichkeit ab
troyes-king-stands = Der König hat { $points } Punkte, { $total }, wenn jetzt Schluss wäre.
troyes-king-did = Sein letzter Wurf, { $first } und { $second }: Er { $deed }.
troyes-king-fills = Alle Bürger stehen; der König nimmt die übrigen Felder.
troyes-king-next = Als Nächstes wird abberufen: { $character }, derzeit { $points } Punkte für dich und { $royal } für ihn.
