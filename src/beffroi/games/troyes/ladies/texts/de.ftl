troyes-option-ladies = Die Damen von Troyes
troyes-option-ladies-characters = Persönlichkeiten
    .help = Neun statt sechs, darunter drei Damen.
troyes-option-open-character = Offene Persönlichkeit
    .help = Eine weitere liegt offen und zählt für alle.
troyes-character-jeanne = Johanna von Champagne
    .text = Belohnt deine Gefolgsleute im Rathaus und deine Fachleute auf gelben Karten.
troyes-character-isabeau = Isabeau von Bayern
    .text = Belohnt deine Gefolgsleute im Palast und deine Fachleute auf roten Karten.
troyes-character-marie = Marie von Champagne
    .text = Belohnt deine Gefolgsleute im Bischofssitz und deine Fachleute auf weißen Karten.
troyes-item-jeanne = Johanna von Champagne
troyes-item-isabeau = Isabeau von Bayern
troyes-item-marie = Marie von Champagne
troyes-option-ladies-purple-die = Violetter Würfel
    .help = Einer für jeden. Er zählt als rot, weiß oder gelb.
troyes-colour-purple = violett
troyes-option-ladies-events = Ereignisse
    .help = Sechs weitere, darunter Wölfe.
troyes-ask-give-citizen = Welcher deiner Gefolgsleute verfällt der Besessenheit?
troyes-ask-free-citizen = Welchen Gefolgsmann befreist du?
troyes-ask-lose-cube = Welches deiner Klötzchen nimmt der Winter?
troyes-free = Einen Gefolgsmann befreien: { $owner }
troyes-lose-cube = Das Klötzchen auf: { $card }
troyes-outlaw-strengthens = Jeder schwarze Würfel wird um { $adds } stärker, höchstens 6: Anführer der Geächteten.
troyes-possessed = Ein Gefolgsmann ist besessen: { $seat }.
troyes-freed = Ein Gefolgsmann ist befreit: { $owner }.
troyes-uprising = Aufstand: Alles gerät durcheinander ({ $building }).
troyes-monk-settles = Ein grauer Fachmann lässt sich nieder: { $card }.
troyes-monk-finds-nothing = Kein freies Feld für den grauen Fachmann.
troyes-freezes = { $seat } verliert ein Klötzchen an den Winter.
troyes-why-free = Wähle den Gefolgsmann, den du befreist.
troyes-why-lose-cube = Wähle eines deiner Klötzchen auf einer Karte.
troyes-event-wolves = Wölfe
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel greift an.
       *[other] { $black-dice } schwarze Würfel greifen an.
    }
    .short = { $black-dice ->
        [one] Ein schwarzer Würfel greift an
       *[other] { $black-dice } schwarze Würfel greifen an
    }
troyes-event-harsh-winter = Harter Winter
    .text = Alle verlieren ein eigenes Klötzchen auf einer Aktionskarte oder einer Außenaktivität; wer keines hat, verliert nichts.
    .short = Alle verlieren ein Klötzchen auf Karten
troyes-event-outlaw-leader = Anführer der Geächteten
    .text = Schwarze Würfel der Ereignisphase sind um { $adds } stärker, höchstens 6. Nur direktes Bekämpfen legt hier ein Klötzchen.
    .short = Schwarze Würfel um { $adds } stärker
troyes-event-uprising = Aufstand
    .text = Ein Würfel nennt ein Gebäude. Seine Gefolgsleute, dazu ein grauer oder die dort liegenden, werden zufällig neu aufgestellt; wer kein Feld findet, wird hingelegt.
    .short = Ein Gebäude wird neu gemischt
troyes-event-wandering-monk = Mönch
    .text = Ein Würfel nennt eine Farbe: Ein grauer Fachmann nimmt das beste freie Feld auf ihren Karten.
    .short = Ein grauer Fachmann nimmt ein Feld
troyes-event-possession = Besessenheit
    .text = Wenn sie erscheint, stellen alle einen Gefolgsmann darauf. Jedes Klötzchen hier befreit einen.
    .short = Hält je einen Gefolgsmann fest
troyes-option-ladies-activities = Aktionskarten
    .help = Siebenundzwanzig weitere.
troyes-option-ladies-cards = Mischung der Aktionskarten
    .help = Gemischt mit denen des Grundspiels oder allein.
troyes-option-ladies-cards-mixed = Gemischt
troyes-option-ladies-cards-alone = Allein
troyes-ask-use-or-load = { $card }: Klötzchen darauflegen oder eigene einsetzen?
troyes-ask-load-cubes = Wie viele Klötzchen legst du? ({ $card }, je { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    })
troyes-ask-aim-catapult = Welches Ereignis triffst du? (noch { $shots ->
        [one] { $shots } Schuss
       *[other] { $shots } Schüsse
    })
troyes-ask-send-scout = Wohin legst du ein Klötzchen, von links nach rechts? (je { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }, noch { $left ->
        [one] { $left } Aktivierung
       *[other] { $left } Aktivierungen
    })
troyes-ask-choose-good = SP oder Einfluss? (noch { $left ->
        [one] { $left } Aktivierung
       *[other] { $left } Aktivierungen
    })
troyes-ask-pick-victim = Wem nimmst du Einfluss?
troyes-ask-choose-column = In welcher Spalte baust du? (noch { $cubes } Klötzchen)
troyes-load-cubes = { $number } Klötzchen auf die Karte legen
troyes-use-cubes = { $number } Klötzchen einsetzen
troyes-scout-returns = Kein Klötzchen mehr mit dieser Aktivierung
troyes-take-points = { $points } SP mit dieser Aktivierung
troyes-take-influence = { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    } mit allen übrigen Aktivierungen
troyes-victim = { $seat } ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    })
troyes-column = Stufe { $level }, Nummer { $column }
troyes-steals-influence = { $seat } nimmt { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    } von { $other }.
troyes-why-richest = Wählbar sind nur die Gegner mit dem meisten Einfluss.
troyes-why-choose-column = Wähle ein freies Feld der Kathedrale, das unterste seiner Spalte.
troyes-item-hermit = Einsiedler
troyes-item-fort = Festung
troyes-item-princess = Prinzessin
troyes-card-lumberjack = Holzfäller
    .text = Gemischt. Lege ein Klötzchen hierher, oder setze ein eigenes ein: Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }.
    .short = Klötzchen legen oder einsetzen: { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }
troyes-card-clogmaker = Holzschuhmacherin
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jeden deiner Gefolgsleute, der im Rathaus steht.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je eigenem Gefolgsmann im Rathaus
troyes-card-weaver = Weberin
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jeden deiner Fachleute auf allen Karten, auch auf dieser.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je eigenem Fachmann
troyes-card-hotelkeeper = Herbergswirtin
    .text = Erhalte { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    } oder { $gives-points } SP, bei jeder Aktivierung nach Wahl.
    .short = { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    } oder { $gives-points } SP
troyes-card-distiller = Likörbrenner
    .text = Verzögert. Ein Klötzchen dreht für eine Aktion einen deiner eigenen Würfel um.
    .short = Klötzchen: eigenen Würfel umdrehen
troyes-card-winemaker = Winzer
    .text = Verzögert. Ein Klötzchen macht einen Würfel eines anderen Stadtteils kostenlos; er zählt für die Größe der Würfelgruppe.
    .short = Klötzchen: ein fremder Würfel ist kostenlos
troyes-card-banker = Bankier
    .text = Erhalte { $gives-points } SP, wenn du mehr als { $above-deniers ->
        [one] { $above-deniers } Denar
       *[other] { $above-deniers } Denare
    } besitzt; du behältst sie.
    .short = { $gives-points } SP bei über { $above-deniers ->
        [one] { $above-deniers } Denar
       *[other] { $above-deniers } Denaren
    }
troyes-card-breeder = Viehzüchter
    .text = Gemischt. Lege für { $cube-deniers ->
        [one] { $cube-deniers } Denar
       *[other] { $cube-deniers } Denare
    } ein Klötzchen hierher, oder setze ein eigenes ein: Erhalte { $gives-points } SP.
    .short = Klötzchen legen ({ $cube-deniers ->
        [one] { $cube-deniers } Denar
       *[other] { $cube-deniers } Denare
    }) oder einsetzen: { $gives-points } SP
troyes-card-master-craftsman = Handwerksmeister
    .text = Erhalte { $gives-points } SP für je zwei deiner Fachleute auf allen Karten zusammen.
    .short = { $gives-points } SP je 2 eigene Fachleute
troyes-card-augustinian = Augustiner
    .text = Verzögert. Ein Klötzchen zählt in einer Würfelgruppe als eigene gelbe { $pips }, neben mindestens einem echten Würfel.
    .short = Klötzchen: eine gelbe { $pips } mehr
troyes-card-head-templar = Templermeister
    .text = Verzögert. Mit einem Klötzchen kostet je ein roter Würfel jedes anderen Stadtteils { $die-deniers ->
        [one] { $die-deniers } Denar
       *[other] { $die-deniers } Denare
    }, so groß die Würfelgruppe auch ist.
    .short = Klötzchen: fremde rote für je { $die-deniers ->
        [one] { $die-deniers } Denar
       *[other] { $die-deniers } Denare
    }
troyes-card-bishop = Bischof
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jedes deiner Klötzchen in der Kathedrale.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je Klötzchen in der Kathedrale
troyes-card-herbalist = Kräuterkundiger
    .text = Verzögert. Mit einem Klötzchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } rote seines Werts.
    .short = Klötzchen: 1 weißer gilt als { $counts-as } rote
troyes-card-master-builder = Baumeister
    .text = Lege ein Klötzchen in eine beliebige Spalte der Kathedrale, auf die unterste freie Stufe, mit dem üblichen Ertrag. Nur diese Karte erreicht eine vierte Stufe; wer dort kein Klötzchen hat, verliert am Ende { $missing-level } SP.
    .short = Klötzchen in eine Spalte, bis zur Stufe IV
troyes-card-preacher = Prediger
    .text = Verzögert. Ein Klötzchen gibt allen Würfeln der Gruppe den Wert eines von ihnen.
    .short = Klötzchen: alle Würfel wie einer davon
troyes-card-beguine = Begine
    .text = Erhalte { $gives-points } SP für jeden weißen Würfel, der in deinem Stadtteil übrig ist.
    .short = { $gives-points } SP je weißem Würfel, der dir bleibt
troyes-card-hermit = Einsiedler
    .text = Endabrechnung. Lege ein Klötzchen hierher. Am Ende ist jedes deiner Klötzchen { $best-points } SP wert, 1 weniger je Klötzchen hier, gleich wessen (mindestens { $least-points }).
    .short = Am Ende { $best-points } SP, 1 weniger je Klötzchen hier
troyes-card-scribe = Schreiber
    .text = Erhalte { $gives-points } SP für jede Ereigniskarte, die du gewonnen hast.
    .short = { $gives-points } SP je gewonnenem Ereignis
troyes-card-catapult = Katapult
    .text = Gemischt. Lege ein Klötzchen hierher, oder setze ein eigenes ein: Lege { $shoots } Klötzchen auf ein Ereignis.
    .short = Klötzchen legen oder einsetzen: { $shoots } auf ein Ereignis
troyes-card-scout = Kundschafter
    .text = Lege ein Klötzchen auf jedes Ereignis der Reihe, für je { $cube-deniers ->
        [one] { $cube-deniers } Denar
       *[other] { $cube-deniers } Denare
    }; du darfst welche auslassen.
    .short = Klötzchen auf Ereignisse, je { $cube-deniers ->
        [one] { $cube-deniers } Denar
       *[other] { $cube-deniers } Denare
    }
troyes-card-ransom = Lösegeld
    .text = Zahle { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }, lege ein Klötzchen auf ein beliebiges Ereignis.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } zahlen: Klötzchen auf ein Ereignis
troyes-card-executioner = Henker
    .text = Erhalte { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    } aus dem Vorrat und { $steals-influence } vom Gegner mit dem meisten Einfluss.
    .short = { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }, { $steals-influence } vom Einflussreichsten
troyes-card-lord-of-the-manor = Burgherr
    .text = Gemischt. Lege ein Klötzchen hierher, oder setze ein eigenes ein: Erhalte { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }.
    .short = Klötzchen legen oder einsetzen: { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }
troyes-card-recruiter = Anwerber
    .text = Verzögert. Ein Klötzchen zählt in einer Würfelgruppe als eigene rote { $pips }, neben mindestens einem echten Würfel.
    .short = Klötzchen: eine rote { $pips } mehr
troyes-card-fort = Festung
    .text = Endabrechnung. Jeder Würfel legt ein Klötzchen hierher: { $gives-low } SP und { $gives-low ->
        [one] { $gives-low } Einflusspunkt
       *[other] { $gives-low } Einflusspunkte
    } unter { $high-from }, ab { $high-from } je { $gives-high }. Am Ende bringen die meisten Klötzchen { $gives-most } SP.
    .short = Je Würfel { $gives-low } oder { $gives-high } SP und Einfluss; Mehrheit { $gives-most }
troyes-card-marriage = Hochzeit
    .text = Zahle { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }, erhalte { $gives-points } SP.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } zahlen: { $gives-points } SP
troyes-card-princess = Prinzessin
    .text = Endabrechnung. Lege ein Klötzchen hierher. Am Ende bringen die meisten Klötzchen { $gives-most } SP.
    .short = Am Ende { $gives-most } SP für die Mehrheit
troyes-option-tournament = Turniervariante
    .help = Die letzte Runde läuft gegen den Uhrzeigersinn.
troyes-word-counter-clockwise = Die letzte Runde läuft gegen den Uhrzeigersinn.
troyes-preset-ladies = Alle Damen
    .help = Alle fünf Module zugleich.
troyes-preset-tournament = Turnier
    .help = Die letzte Runde rückwärts, für drei oder vier.
troyes-conflict-alone = Allein spielst du die Herausforderung des Königs, und die kommt ohne die Damen aus.
troyes-conflict-tournament = Die Turniervariante ist für { $players } oder mehr.
troyes-way-players = Zu { $players } spielen
troyes-way-without-ladies = Ohne die Damen
troyes-way-leave-off = Weglassen
