troyes-nobody-1 = der König
troyes-king-rolls = Der König würfelt { $first } und { $second }: { $sum }.
troyes-king-gains = Der König erhält { $points } SP.
troyes-king-takes-die = Der König nimmt die { $colour }e { $value } von { $seat } und zahlt { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
troyes-king-spends = Der König gibt { $dice ->
    [0] keinen Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
} aus.
troyes-king-places = Der König stellt einen Gefolgsmann auf: { $building }, Feld { $number }.
troyes-king-finds-no-place = Der König kann niemanden vertreiben und stellt keinen Gefolgsmann auf.
troyes-king-hires = Der König stellt einen Fachmann an: { $card }.
troyes-king-finds-no-card = Der König findet kein Feld für einen Fachmann.
troyes-king-builds = Der König baut: Stufe { $level }, Spalte { $column }.
troyes-king-recalls = Der König ruft auf: { $character }. { $points } SP für dich, { $royal } für ihn.
troyes-king-counters = Der König wehrt die schwarze { $foe } mit einer { $colour }en { $value } ab.
troyes-king-has-no-die = Der König hat keinen Würfel mehr; die schwarze { $foe } wird abgelegt.
troyes-verdict = Deine SP abzüglich derer des Königs: { $points }. { $grade }
troyes-item-king = SP des Königs
troyes-grade-0 = Die Krone lacht zuletzt, und dein Kopf ist der Scherz.
troyes-grade-1 = Knapp voraus: Der König dachte ans Mittagessen.
troyes-grade-2 = Anständig. Der Hof hat Schlechteres gesehen, und Besseres.
troyes-grade-3 = Gut gespielt: Man beginnt, deinen Namen zu flüstern.
troyes-grade-4 = Der König sorgt sich, und ein besorgter König schärft sein Beil.
troyes-grade-5 = Ein Triumph, den Troyes noch lange besingt!
troyes-deed-great-favour = erhält SP; einer der Würfel ist deiner
troyes-deed-small-favour = erhält SP; einer der Würfel ist deiner
troyes-deed-citizen = stellt einen Gefolgsmann auf
troyes-deed-event = füllt das Ereignis ganz rechts
troyes-deed-tradesman = stellt einen Fachmann an
troyes-deed-cathedral = baut an der Kathedrale
troyes-deed-character = ruft eine Persönlichkeit auf
troyes-king-stands = Der König hat { $points } SP, { $total }, wenn jetzt Schluss wäre.
troyes-king-did = Sein letzter Wurf, { $first } und { $second }: Er { $deed }.
troyes-king-fills = Alle Gefolgsleute stehen; der König nimmt die übrigen Felder.
troyes-king-next = Als Nächstes wird aufgerufen: { $character }. Derzeit { $points } SP für dich und { $royal } für ihn.
troyes-preset-royal = Heraus­forderung des Königs
    .help = Allein gegen den König.
