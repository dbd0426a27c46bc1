troyes-nobody = der neutrale Spieler

# options
troyes-option-bonus = Bonuskarten
    .help = Bäcker, Bankett, Prior und Widerstand kommen dazu.
troyes-option-open-vp = offene Siegpunkte
    .help = Alle sehen während der Partie die Punkte aller.
troyes-option-figures = eigene Zahlen
    .help = Eine Datei mit den Zahlen gedruckter Karten; sie ersetzt unsere.

# questions
troyes-ask-place-citizen = Wohin stellst du einen Bürger?
troyes-ask-choose-action = Was tust du?
troyes-ask-hire-tradesman = Ein Handwerker für { $card } ({ $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    }): welcher Bürger?
troyes-ask-hire-for-influence = Ein Handwerker für { $card } ({ $influence } Einfluss): welcher Bürger?
troyes-ask-take-dice = Welche Würfel für: { $action }? (Würfel { $number })
troyes-ask-settle-citizen = Welcher Bürger zieht ein: { $building }, { $value }?
troyes-ask-use-card = Wie oft nutzt du: { $card }? (höchstens { $most })
troyes-ask-use-again = { $card }: noch einmal? (noch { $left ->
        [one] eine Aktivierung
       *[other] { $left } Aktivierungen
    })
troyes-ask-fight-event = Wie viele Würfelchen legst du auf: { $event }? (höchstens { $most })
troyes-ask-choose-target = Auf welches Ereignis legst du ein Würfelchen? (noch { $cubes })
troyes-ask-reroll-die = Welchen deiner Würfel wirfst du neu?
troyes-ask-turn-dice = Welche deiner Würfel drehst du um? (Würfel { $number } von höchstens 3)
troyes-ask-counter-black-die = Wehre die schwarzen Würfel ab: bisher { $value } von { $need }.

# choices
troyes-slot = { $building }, Platz { $number }
troyes-pass = Passen ({ $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } auf dein Viertel)
troyes-reroll = Einen eigenen Würfel neu werfen ({ $influence } Einfluss)
troyes-recruit = Einen Bürger anwerben ({ $influence } Einfluss)
troyes-turn = Bis zu 3 eigene Würfel umdrehen ({ $influence } Einfluss)
troyes-farm = Felder bestellen
troyes-cathedral = An der Kathedrale bauen
troyes-place = Einen Bürger einsetzen
troyes-activate = Nutzen: { $card } (÷{ $divisor })
troyes-activate-by-die = Nutzen: { $card } (einmal je Würfel)
troyes-fight = Bekämpfen: { $event } (÷{ $divisor })
troyes-target = { $event }
troyes-from-reserve = aus deinem Vorrat
troyes-from-slot = von: { $building }, Platz { $number }
troyes-from-lying = der Liegende: { $building }
troyes-from-card = der Handwerker: { $card }
troyes-spend-cube = Ein Würfelchen einsetzen: { $card }
troyes-own-die = deine { $value } ({ $colour })
troyes-bought-die = die { $value } ({ $colour }) von { $owner } ({ $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    })
troyes-neutral-die = die neutrale { $value } ({ $colour }, { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    })
troyes-turned-die = deine { $value } ({ $colour }) wird { $turned }
troyes-fighting-die = deine { $value } ({ $colour }, Stärke { $strength })
troyes-done = Fertig: Wert { $value }, wirkt { $uses }-mal
troyes-turn-done = { $number ->
        [one] Diesen Würfel
       *[other] Diese { $number } Würfel
    } umdrehen
troyes-uses = { $number }-mal
troyes-use-again = noch einmal
troyes-use-no-more = genug
troyes-places-cubes = { $number ->
        [one] ein Würfelchen
       *[other] { $number } Würfelchen
    }
troyes-foe = Auch eine schwarze { $value } abwehren
troyes-counter = Mit Stärke { $value } gegen { $need } abwehren
troyes-yield = Nachgeben ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verlieren)

# what happens
troyes-places = { $seat } stellt einen Bürger: { $building }, Platz { $number }.
troyes-placement-over = Alle Bürger stehen; graue füllen die Lücken.
troyes-round = Runde { $round } von { $rounds }.
troyes-turned-up = Aufgedeckt: { $card }.
troyes-income = { $seat } erhält { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } und zahlt { $salary } Lohn.
troyes-falls-short = { $seat } kann nicht alles geben und verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
troyes-dice-rolled = { $number } Würfel rollen auf den Platz.
troyes-event-drawn = Ein neues Ereignis: { $event }.
troyes-event-strikes = { $event } schlägt zu.
troyes-loses-deniers = { $seat } verliert { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    }.
troyes-loses-influence = { $seat } verliert { $influence } Einfluss.
troyes-no-gray-left = Alle grauen Bürger sind schon im Spiel: nichts geschieht.
troyes-newcomer = Ein grauer Bürger zieht ein: { $building }, { $value }.
troyes-expelled = Ein Bürger wird vertrieben ({ $building }): { $owner }.
troyes-gray-builds = Ein graues Würfelchen auf Stufe { $level }, Nummer { $column }.
troyes-cube-falls = Ein Würfelchen auf Stufe { $level }, Nummer { $column } wird entfernt: { $owner }.
troyes-resisted = Jedes Ereignis verliert sein letztes Würfelchen.
troyes-black-dice = { $number ->
        [one] Ein schwarzer Würfel: { $highest }.
       *[other] { $number } schwarze Würfel, der höchste zeigt { $highest }.
    }
troyes-counters = { $seat } wehrt schwarze Würfel ({ $foes }) mit eigenen ({ $dice }) ab.
troyes-gives-in = { $seat } kann die schwarze { $value } nicht abwehren und verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
troyes-passes = { $seat } passt, mit { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } auf dem Viertel.
troyes-waits = { $seat } hat gepasst: { $deniers } mehr auf dem Viertel.
troyes-recruits = { $seat } wirbt einen Bürger an.
troyes-rerolls = { $seat } wirft eine { $value } ({ $colour }) neu: { $rolled }.
troyes-turns = { $seat } dreht eine { $value } ({ $colour }) auf { $turned }.
troyes-hires = { $seat } stellt für { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } einen Handwerker ein: { $card }.
troyes-hires-for-influence = { $seat } stellt für { $influence } Einfluss einen Handwerker ein: { $card }.
troyes-buys = { $seat } kauft eine { $value } ({ $colour }) für { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    }; Verkäufer: { $owner }.
troyes-spends-cube = { $seat } setzt ein Würfelchen ein: { $card }.
troyes-farms = { $seat } bestellt die Felder: { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    }.
troyes-builds = { $seat } baut auf Stufe { $level }, Nummer { $column }.
troyes-settles = { $seat } setzt einen Bürger ein: { $building }, { $value }.
troyes-uses-card = { $seat } nutzt { $uses }-mal: { $card }.
troyes-cubes-on-card = { $seat } legt Würfelchen ({ $cubes }) auf: { $card }.
troyes-gains-deniers = { $seat } erhält { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    }.
troyes-gains-influence = { $seat } erhält { $influence } Einfluss.
troyes-gains-points = { $seat } erhält { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
troyes-pays = { $seat } zahlt { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } an { $other }.
troyes-jousting-lost = { $seat } gewinnt das Lanzenstechen nicht.
troyes-archer-hits = { $seat } schießt { $shots }-mal und trifft { $hits }-mal.
troyes-archer-shoots = { $seat } schießt und wirft { $value }: { $hits ->
        [0] daneben
       *[other] getroffen
    }.
troyes-cubes-lost = { $seat } findet kein Ereignis mehr für Würfelchen ({ $cubes }).
troyes-event-cube = Ein Würfelchen auf { $event }: { $owner }.
troyes-event-countered = { $event } ist abgewehrt.
troyes-wins-event = { $seat } gewinnt die Karte: { $event }.
troyes-collects = { $seat } nimmt { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } vom Viertel.
troyes-game-over = Die letzte Runde ist vorbei.

# refusals
troyes-refused = Das geht jetzt nicht.
troyes-why-not-yours = Das gehört jemand anderem.
troyes-why-placement = Bürger werden eingesetzt: Wähle einen leeren Platz eines Hauptgebäudes.
troyes-why-slot-taken = Dort steht schon jemand; am Anfang wird niemand verschoben.
troyes-why-choose-action = Wähle erst, was du tust, dann Würfel, Würfelchen und Bürger dafür.
troyes-why-take-dice = Würfel werden gewählt: Nimm einen Würfel oder schließe das Los ab.
troyes-why-source = Ein Bürger wird gewählt: ein eigener, der dorthin darf. Keiner bleibt auf seinem Platz, und niemand wird vertrieben, dessen Farbe dort schon liegt.
troyes-why-uses = Sage erst, wie oft.
troyes-why-use-again = Sage erst, ob du die Karte noch einmal nutzt.
troyes-why-choose-event = Ein Würfelchen wird gelegt: Wähle ein Ereignis.
troyes-why-choose-die = Wähle einen eigenen Würfel.
troyes-why-raided = Die Plünderung wurde in dieser Aktion abgewehrt; erst die nächste Aktion darf wieder Würfelchen legen.
troyes-why-face-down = Diese Karte ist nicht im Spiel: In den Runden 1 bis 3 wird je Farbe eine aufgedeckt.
troyes-why-too-dear = Einstellen und erste Nutzung kosten { $price } Deniers; du hast { $deniers }.
troyes-why-use-influence = Eine Nutzung kostet { $influence } Einfluss, den du nicht hast.
troyes-why-no-citizen = Du hast keinen Bürger, den du einstellen könntest.
troyes-why-no-dice = Kein Würfel dieser Farbe liegt mehr auf dem Platz.
troyes-why-value = Kein Los, das du mit { $deniers ->
        [one] { $deniers } Denier
       *[other] { $deniers } Deniers
    } zahlen kannst, erreicht dort den Wert { $need }.
troyes-why-price = Das Los würde { $price } Deniers kosten; ausgeben kannst du { $deniers }.
troyes-why-no-column = Kein weißer Würfel zeigt eine Zahl, in deren Spalte noch ein Feld frei ist.
troyes-why-column = Spalte { $value } der Kathedrale hat kein freies Feld dafür, und kein Würfel des Loses darf verfallen.
troyes-why-no-row = Keiner deiner Bürger darf dort einziehen: Niemand wird vertrieben, dessen Farbe in dem Gebäude schon liegt.
troyes-why-influence = Das kostet { $influence } Einfluss; du hast { $has }.
troyes-why-no-supply = Keiner deiner Bürger ist mehr im allgemeinen Vorrat.
troyes-why-no-own-dice = In deinem Viertel liegt kein Würfel mehr.
troyes-why-own-dice = Einfluss wirkt nur auf Würfel des eigenen Viertels.
troyes-why-die-gone = Dieser Würfel liegt nicht auf dem Platz.
troyes-why-colour = Ein Würfel dieser Farbe passt nicht in dieses Los.
troyes-why-other-first = Mit diesem Würfelchen kommt ein anderer Würfel zuerst.
troyes-why-taken = Dieser Würfel ist schon im Los.
troyes-why-order = Würfel werden vom höchsten zum niedrigsten genommen: Nimm zurück und beginne mit diesem.
troyes-why-lot-full = Dieses Los fasst höchstens { $most } Würfel.
troyes-why-no-buying = Gegen schwarze Würfel kann man keine Würfel kaufen.
troyes-why-too-weak = Deine Würfel nach diesem würden { $need } nicht erreichen.
troyes-why-black-first = Erst die schwarzen Würfel: Wehre den höchsten mit eigenen Würfeln ab.

# the terminal
troyes-terminal-head = Runde { $round } von { $rounds } · { $phase }
troyes-terminal-player = { $seat }
troyes-phase-placement = Einsetzen
troyes-phase-income = Einkommen
troyes-phase-dice = Würfel
troyes-phase-events = Ereignisse
troyes-phase-actions = Aktionen
troyes-phase-end = Rundenende
troyes-phase-over = das Spiel ist aus
troyes-word-activities = Tätigkeiten
troyes-word-agriculture = Landwirtschaft
troyes-word-black-dice = Schwarze Würfel
troyes-word-cathedral = Kathedrale
troyes-word-citizen = ein Bürger
troyes-word-deniers = Deniers
troyes-word-events = Ereignisse
troyes-word-face-down = verdeckt
troyes-word-influence = Einfluss
troyes-word-lying = liegend
troyes-word-passed = hat gepasst
troyes-word-points = Punkte
troyes-word-reserve = Vorrat
troyes-word-round = Runde
troyes-word-square = Platz
troyes-word-start-player = Startspieler
troyes-word-won = gewonnen

# die Seite
troyes-zone-city = Stadt
troyes-zone-cards = Karten
troyes-zone-events = Ereignisse

# scoring
troyes-item-points = im Spiel gewonnene Punkte
troyes-item-events = offene Ereignisse
troyes-item-tradesmen = Handwerker
troyes-item-cathedral = fehlende Stufen der Kathedrale
troyes-item-chretien = Chrétien de Troyes
troyes-item-urbain = Urban IV.
troyes-item-thibaut = Theobald II.
troyes-item-hugues = Hugo von Payns
troyes-item-florentin = Der Florentiner
troyes-item-henry = Heinrich I.

# places and colours
troyes-building-palace = Palast
    .text = Rote Würfel. Jeder Platz hat seine Zahl; der Neue vertreibt, wer dort steht. Lohn 2.
troyes-building-bishopric = Bischofssitz
    .text = Weiße Würfel. Der Neue betritt die Reihe des Würfels links und schiebt die anderen weiter. Lohn 1.
troyes-building-city-hall = Rathaus
    .text = Gelbe Würfel. Der Neue betritt die Reihe des Würfels links und schiebt die anderen weiter. Kein Lohn.
troyes-colour-red = rot
troyes-colour-white = weiß
troyes-colour-yellow = gelb

# characters
troyes-character-chretien = Chrétien de Troyes
    .text = Belohnt Bürger, die in den drei Hauptgebäuden stehen.
troyes-character-urbain = Urban IV.
    .text = Belohnt Würfelchen an der Kathedrale.
troyes-character-thibaut = Theobald II.
    .text = Belohnt übrige Deniers.
troyes-character-hugues = Hugo von Payns
    .text = Belohnt übrigen Einfluss.
troyes-character-florentin = Der Florentiner
    .text = Belohnt Handwerker auf Tätigkeiten.
troyes-character-henry = Heinrich I.
    .text = Belohnt gewonnene Ereigniskarten.

# activity cards
troyes-card-artisan = Kunsthandwerker
    .text = { $takes-influence } Einfluss geben, { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } erhalten.
    .short = { $takes-influence } Einfluss zahlen: { $gives-deniers } Deniers
troyes-card-merchant = Kaufmann
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } erhalten.
    .short = { $gives-deniers } Deniers
troyes-card-miller = Müller
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jeden eigenen Bürger, der im Palast steht, oder im Bischofssitz, wenn das mehr bringt.
    .short = { $gives-deniers } Deniers je Bürger in Palast oder Bischofssitz
troyes-card-innkeeper = Wirt
    .text = { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } geben, { $gives-influence } Einfluss erhalten.
    .short = { $takes-deniers } Denier zahlen: { $gives-influence } Einfluss
troyes-card-blacksmith = Schmied
    .text = Verzögert. Ein Würfelchen gibt einem Los roter Würfel { $adds } dazu. Nicht zum Einsetzen eines Bürgers.
    .short = Würfelchen: +{ $adds } auf rote Würfel
troyes-card-militia = Milizionär
    .text = Verzögert. Ein Würfelchen lässt ein Los gelber Würfel als rote wirken; auch zum Einsetzen im Palast.
    .short = Würfelchen: Gelb gilt als Rot
troyes-card-journeyman = Geselle
    .text = { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } geben, { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } erhalten.
    .short = { $takes-deniers } Deniers zahlen: { $gives-points } Punkte
troyes-card-goldsmith = Goldschmied
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } und { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } erhalten.
    .short = { $gives-points } Punkt und { $gives-deniers } Deniers
troyes-card-sculptor = Bildhauer
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } erhalten.
    .short = { $gives-points } Punkt
troyes-card-tithe = Zehnt
    .text = Verzögert. Ein Würfelchen gibt dir aus jedem anderen Viertel einen gelben Würfel umsonst, für ein gelbes Los bis drei Würfel.
    .short = Würfelchen: je Viertel ein gelber Würfel gratis
troyes-card-monk = Mönch
    .text = Verzögert. Mit einem Würfelchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } gelbe seines Werts.
    .short = Würfelchen: 1 weißer gilt als { $counts-as } gelbe
troyes-card-priest = Priester
    .text = Verzögert. Ein Würfelchen gibt jedem gelben Würfel eines Loses { $adds } dazu, auch über 6. Nicht zum Einsetzen eines Bürgers.
    .short = Würfelchen: +{ $adds } je gelbem Würfel
troyes-card-apprenticeship = Lehre
    .text = Verzögert. Mit einem Würfelchen hat jeder Würfel eines Loses jeder Farbe den Wert { $sets }. Nicht zum Einsetzen, nicht für die Kathedrale.
    .short = Würfelchen: alle Würfel gelten { $sets }
troyes-card-confession = Beichte
    .text = Verzögert. Ein Würfelchen gibt jedem Würfel eines Loses jeder Farbe { $adds } dazu, auch über 6. Nicht zum Einsetzen, nicht für die Kathedrale.
    .short = Würfelchen: +{ $adds } je Würfel
troyes-card-templar = Templer
    .text = Verzögert. Mit einem Würfelchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } rote seines Werts.
    .short = Würfelchen: 1 weißer gilt als { $counts-as } rote
troyes-card-pilgrimage = Pilgerfahrt
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } erhalten. Das Los darf alle Farben mischen.
    .short = { $gives-points } Punkte, Würfel aller Farben
troyes-card-procession = Prozession
    .text = Wer die meisten Würfel im Viertel übrig hat, erhält { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }, bei Gleichstand alle. Neutrale Würfel zählen mit.
    .short = { $gives-points } Punkte für die meisten übrigen Würfel
troyes-card-glassblower = Glaser
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } je Paar eigener Würfelchen an der Kathedrale.
    .short = { $gives-points } Punkt je 2 Würfelchen in der Kathedrale
troyes-card-archer = Bogenschütze
    .text = Einen Würfel werfen; bei { $hits-from } bis 6 ein Würfelchen auf ein beliebiges Ereignis.
    .short = Wurf ab { $hits-from }: ein Würfelchen auf ein Ereignis
troyes-card-chivalry = Ritterschaft
    .text = Für jeden roten Würfel, der im eigenen Viertel übrig ist, ein Würfelchen auf ein beliebiges Ereignis.
    .short = Ein Würfelchen auf ein Ereignis je übrigem roten Würfel
troyes-card-diplomat = Diplomat
    .text = { $takes-influence } Einfluss geben, ein Würfelchen auf ein beliebiges Ereignis. Aller Einfluss wird vor dem ersten Würfelchen gezahlt.
    .short = { $takes-influence } Einfluss zahlen: ein Würfelchen auf ein Ereignis
troyes-card-hunting = Jagd
    .text = { $gives-influence } Einfluss erhalten.
    .short = { $gives-influence } Einfluss
troyes-card-mercenary = Söldner
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } erhalten.
    .short = { $gives-deniers } Deniers
troyes-card-tax-collector = Steuereintreiber
    .text = Alle zahlen dir { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jeden eigenen Bürger, der im Rathaus steht; die Bank zahlt für graue.
    .short = { $gives-deniers } Denier je fremdem Bürger im Rathaus
troyes-card-captain = Hauptmann
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für jedes Ereignis, auch die Plünderung, das ein eigenes Würfelchen trägt.
    .short = { $gives-points } Punkt je Ereignis mit deinem Würfelchen
troyes-card-jousting = Lanzenstechen
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }, wenn niemandes übrige rote Würfel zusammen mehr zeigen als deine; wer gleichauf liegt, erhält sie auch.
    .short = { $gives-points } Punkte für die stärksten übrigen roten
troyes-card-troubadour = Troubadour
    .text = { $takes-influence } Einfluss geben, { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } erhalten.
    .short = { $takes-influence } Einfluss zahlen: { $gives-points } Punkte
troyes-card-baker = Bäcker
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jeden gelben Würfel, der auf dem Platz übrig ist.
    .short = { $gives-deniers } Denier je übrigem gelben Würfel
troyes-card-banquet = Bankett
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für jeden roten Würfel im Viertel, das die meisten hat.
    .short = { $gives-points } Punkt je rotem Würfel im rötesten Viertel
troyes-card-prior = Prior
    .text = Verzögert. Mit einem Würfelchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } weiße seines Werts.
    .short = Würfelchen: 1 weißer gilt als { $counts-as } weiße

# events
troyes-event-marauding = Plünderung
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel je Runde.
       *[other] { $black-dice } schwarze Würfel je Runde.
    } Immer da; abgewehrt, werden die Punkte geteilt und die Würfelchen zurückgegeben.
    .short = Immer da: { $black-dice ->
        [one] ein schwarzer Würfel
       *[other] { $black-dice } schwarze Würfel
    } je Runde
troyes-event-drought = Trockenheit
    .text = Alle zahlen { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } für jeden eigenen Bürger, der im Rathaus steht.
    .short = { $takes-deniers } Denier je Bürger im Rathaus
troyes-event-support = Unterstützung
    .text = Ein graues Würfelchen auf jedes der { $neighbours ->
        [2] zwei
        [3] drei
       *[other] { $neighbours }
    } Ereignisse links davon.
    .short = Ein graues Würfelchen auf die { $neighbours } Ereignisse davor
troyes-event-civil-war = Bürgerkrieg
    .text = Alle verlieren { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    }.
    .short = Alle verlieren { $takes-deniers } Deniers
troyes-event-travellers = Reisende
    .text = Ein grauer Bürger betritt die Reihe des Rathauses, die ein schwarzer Würfel zeigt.
    .short = Ein grauer Bürger kommt ins Rathaus
troyes-event-theological-conflict = Glaubensstreit
    .text = Ein grauer Bürger betritt die Reihe des Bischofssitzes, die ein schwarzer Würfel zeigt.
    .short = Ein grauer Bürger kommt in den Bischofssitz
troyes-event-heresy = Ketzerei
    .text = Alle verlieren { $takes-influence } Einfluss.
    .short = Alle verlieren { $takes-influence } Einfluss
troyes-event-itinerant-builders = Wandernde Baumeister
    .text = Ein graues Würfelchen nimmt das erste freie Feld der Kathedrale.
    .short = Ein graues Würfelchen in der Kathedrale
troyes-event-work-disruption = Unterbrechung der Bauarbeiten
    .text = Das höchste Würfelchen der Kathedrale wird entfernt.
    .short = Das höchste Würfelchen der Kathedrale fällt
troyes-event-highwaymen = Wegelagerer
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel.
        [2] Zwei schwarze Würfel.
       *[other] { $black-dice } schwarze Würfel.
    }
    .short = { $black-dice ->
        [one] Ein schwarzer Würfel greift an
       *[other] { $black-dice } schwarze Würfel greifen an
    }
troyes-event-succession-conflict = Erbfolgestreit
    .text = Ein grauer Bürger nimmt den Platz des Palasts, den ein Würfel zeigt.
    .short = Ein grauer Bürger kommt in den Palast
troyes-event-skirmishes = Scharmützel
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel.
        [2] Zwei schwarze Würfel.
       *[other] { $black-dice } schwarze Würfel.
    }
    .short = { $black-dice ->
        [one] Ein schwarzer Würfel greift an
       *[other] { $black-dice } schwarze Würfel greifen an
    }
troyes-event-war = Krieg
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel.
        [2] Zwei schwarze Würfel.
       *[other] { $black-dice } schwarze Würfel.
    }
    .short = { $black-dice ->
        [one] Ein schwarzer Würfel greift an
       *[other] { $black-dice } schwarze Würfel greifen an
    }
troyes-event-norman-attack = Normannenangriff
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel.
        [2] Zwei schwarze Würfel.
       *[other] { $black-dice } schwarze Würfel.
    }
    .short = { $black-dice ->
        [one] Ein schwarzer Würfel greift an
       *[other] { $black-dice } schwarze Würfel greifen an
    }
troyes-event-resistance = Widerstand
    .text = Er bringt ein zweites rotes Ereignis. Das zuletzt gelegte Würfelchen jedes Ereignisses wird entfernt.
    .short = Jedes Ereignis verliert das letzte Würfelchen
troyes-ask-declare-order = Welcher Farbe dient der Würfel?
troyes-declare = als Würfel { $colour }: { $building }
troyes-word-open-characters = Offen

# what bots judge by
troyes-term-points = bisherige Punkte
troyes-term-tradesmen = Plätze der Handwerker
troyes-term-events = Würfelchen auf Ereignissen
troyes-term-cathedral = fehlende Stufen der Kathedrale
troyes-term-characters = Persönlichkeiten
troyes-term-citizens = Bürger und ihre künftigen Würfel
troyes-term-dice = übrige Würfel dieser Runde
troyes-term-cards = angeheuerte Karten und ihre Würfelchen
troyes-term-influence = Einfluss
troyes-term-deniers = Deniers
troyes-term-expansion = was die Erweiterung noch bringt
