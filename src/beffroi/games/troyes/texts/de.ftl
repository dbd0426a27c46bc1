troyes-nobody = der neutrale Spieler

# options
troyes-option-bonus = Bonuskarten
    .help = Bäcker, Bankett, Prior und Widerstand kommen dazu.
troyes-option-open-vp = Offene Siegpunkte
    .help = Alle sehen während der Partie die SP aller.
troyes-option-figures = Eigene Zahlen
    .help = Eine Datei mit den Zahlen gedruckter Karten; sie ersetzt unsere.
troyes-preset-first = Erste Partie
    .help = Das Grundspiel gegen einen leichten Bot.
troyes-preset-base = Grundspiel
    .help = Die Schachtel, wie sie ist.

# questions
troyes-ask-place-citizen = Wo stellst du einen Gefolgsmann auf?
troyes-ask-choose-action = Was tust du?
troyes-ask-hire-tradesman = Fachmann anstellen: { $card } ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }). Welchen Gefolgsmann?
troyes-ask-hire-for-influence = Fachmann anstellen: { $card } ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }). Welchen Gefolgsmann?
troyes-ask-take-dice = Welche Würfel für: { $action }? (Würfel { $number })
troyes-ask-settle-citizen = Welchen Gefolgsmann stellst du mit der { $value } auf? ({ $building })
troyes-ask-use-card = Wie oft aktivierst du: { $card }? (höchstens { $most })
troyes-ask-use-again = { $card }: noch einmal? (noch { $left ->
        [one] eine Aktivierung
       *[other] { $left } Aktivierungen
    })
troyes-ask-fight-event = Wie viele Klötzchen legst du? (Ereignis: { $event }, höchstens { $most })
troyes-ask-choose-target = Auf welches Ereignis legst du ein Klötzchen? (noch { $cubes })
troyes-ask-reroll-die = Welchen deiner Würfel wirfst du neu?
troyes-ask-turn-dice = Welche deiner Würfel drehst du um? (Würfel { $number } von höchstens 3)
troyes-ask-counter-black-die = Wehre die schwarzen Würfel ab: bisher { $value } von { $need }.

# choices
troyes-slot = { $building }, Feld { $number }
troyes-pass = Passen ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } auf deinen Stadtteil)
troyes-reroll = Einen Würfel neu werfen ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    })
troyes-recruit = Einen Gefolgsmann anwerben ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    })
troyes-turn = Bis zu 3 Würfel umdrehen ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    })
troyes-farm = Landwirtschaft betreiben
troyes-cathedral = An der Kathedrale bauen
troyes-place = Einen Gefolgsmann aufstellen
troyes-activate = Aktivieren: { $card } (÷{ $divisor })
troyes-activate-by-die = Aktivieren: { $card } (einmal je Würfel)
troyes-fight = Bekämpfen: { $event } (÷{ $divisor })
troyes-target = { $event }
troyes-from-reserve = Aus deinem Vorrat
troyes-from-slot = Von: { $building }, Feld { $number }
troyes-from-lying = Dein liegender Gefolgsmann: { $building }
troyes-from-card = Dein Fachmann: { $card }
troyes-spend-cube = Ein Klötzchen einsetzen: { $card }
troyes-own-die = Deine { $colour }e { $value }
troyes-bought-die = Die { $colour }e { $value } von { $owner } ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    })
troyes-neutral-die = Die neutrale { $colour }e { $value } ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    })
troyes-turned-die = Deine { $colour }e { $value } wird { $turned }
troyes-fighting-die = Deine { $colour }e { $value } (Stärke { $strength })
troyes-done = Fertig: Wert { $value }, wirkt { $uses }-mal
troyes-turn-done = { $number ->
        [one] Diesen Würfel
       *[other] Diese { $number } Würfel
    } umdrehen
troyes-uses = { $number }-mal
troyes-use-again = Noch einmal
troyes-use-no-more = Aufhören
troyes-places-cubes = { $number } Klötzchen
troyes-foe = Auch eine schwarze { $value } abwehren
troyes-counter = Mit Stärke { $value } gegen { $need } abwehren
troyes-yield = Nachgeben ({ $points } SP verlieren)

# what happens
troyes-places = { $seat } stellt einen Gefolgsmann auf: { $building }, Feld { $number }.
troyes-placement-over = Alle Gefolgsleute stehen; graue füllen die Lücken.
troyes-round = Runde { $round } von { $rounds }.
troyes-turned-up = Aufgedeckt: { $card }.
troyes-income = { $seat } erhält { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } und zahlt { $salary } Lohn.
troyes-falls-short = { $seat } kann nicht alles zahlen und verliert { $points } SP.
troyes-dice-rolled = { $number ->
        [one] Ein Würfel rollt
       *[other] { $number } Würfel rollen
    } auf den Stadtplatz.
troyes-event-drawn = Neues Ereignis: { $event }.
troyes-event-strikes = Ereignis: { $event }.
troyes-loses-deniers = { $seat } verliert { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
troyes-loses-influence = { $seat } verliert { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }.
troyes-no-gray-left = Alle grauen Gefolgsleute sind schon im Spiel: Nichts geschieht.
troyes-newcomer = Ein grauer Gefolgsmann wird mit einer { $value } aufgestellt: { $building }.
troyes-expelled = Ein Gefolgsmann wird vertrieben ({ $building }): { $owner }.
troyes-gray-builds = Ein graues Klötzchen auf Stufe { $level }, Nummer { $column }.
troyes-cube-falls = Ein Klötzchen auf Stufe { $level }, Nummer { $column } wird entfernt: { $owner }.
troyes-resisted = Jedes Ereignis verliert sein letztes Klötzchen.
troyes-black-dice = { $number ->
        [one] Ein schwarzer Würfel: { $highest }.
       *[other] { $number } schwarze Würfel, der höchste zeigt { $highest }.
    }
troyes-counters = { $seat } wehrt { $foes ->
        [one] einen schwarzen Würfel
       *[other] { $foes } schwarze Würfel
    } mit { $dice ->
        [one] einem eigenen
       *[other] { $dice } eigenen
    } ab.
troyes-gives-in = { $seat } kann die schwarze { $value } nicht abwehren und verliert { $points } SP.
troyes-passes = { $seat } passt, mit { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denaren
    } auf dem Stadtteil.
troyes-waits = { $seat } hat gepasst: { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } mehr auf dem Stadtteil.
troyes-recruits = { $seat } wirbt einen Gefolgsmann an.
troyes-rerolls = { $seat } wirft eine { $colour }e { $value } neu: { $rolled }.
troyes-turns = { $seat } dreht eine { $colour }e { $value } auf { $turned }.
troyes-hires = { $seat } stellt für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } einen Fachmann an: { $card }.
troyes-hires-for-influence = { $seat } stellt für { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    } einen Fachmann an: { $card }.
troyes-buys = { $seat } kauft eine { $colour }e { $value } für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }; Verkäufer: { $owner }.
troyes-spends-cube = { $seat } setzt ein Klötzchen ein: { $card }.
troyes-farms = { $seat } betreibt Landwirtschaft: { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
troyes-builds = { $seat } baut auf Stufe { $level }, Nummer { $column }.
troyes-settles = { $seat } stellt mit einer { $value } einen Gefolgsmann auf: { $building }, Feld { $slot }.
troyes-uses-card = { $seat } aktiviert { $uses }-mal: { $card }.
troyes-cubes-on-card = { $seat } legt { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    } auf: { $card }.
troyes-gains-deniers = { $seat } erhält { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }.
troyes-gains-influence = { $seat } erhält { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }.
troyes-gains-points = { $seat } erhält { $points } SP.
troyes-pays = { $seat } zahlt { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } an { $other }.
troyes-jousting-lost = { $seat } gewinnt das Lanzenstechen nicht.
troyes-archer-hits = { $seat } schießt { $shots }-mal und trifft { $hits }-mal.
troyes-archer-shoots = { $seat } schießt und wirft { $value }: { $hits ->
        [0] daneben
       *[other] getroffen
    }.
troyes-cubes-lost = { $seat } findet kein Ereignis mehr für { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    }.
troyes-event-cube = { $event }: { $owner } legt ein Klötzchen.
troyes-event-countered = Ereignis abgewehrt: { $event }.
troyes-wins-event = { $seat } gewinnt die Karte: { $event }.
troyes-collects = { $seat } nimmt { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } vom Stadtteil.
troyes-game-over = Die letzte Runde ist vorbei.

# refusals
troyes-refused = Das geht jetzt nicht.
troyes-why-not-yours = Das gehört jemand anderem.
troyes-why-placement = Wähle ein leeres Feld eines Hauptgebäudes für deinen Gefolgsmann.
troyes-why-slot-taken = Dort steht schon jemand; beim ersten Aufstellen wird niemand vertrieben.
troyes-why-choose-action = Wähle erst, was du tust, dann Würfel, Klötzchen und Gefolgsleute dafür.
troyes-why-take-dice = Wähle einen Würfel oder schließe die Würfelgruppe ab.
troyes-why-source = Wähle einen deiner Gefolgsleute. Er kann nicht bleiben, wo er ist, und keine Farbe wird vertrieben, die in dem Gebäude schon liegt.
troyes-why-uses = Wähle erst, wie oft.
troyes-why-use-again = Wähle erst, ob du die Karte noch einmal aktivierst.
troyes-why-choose-event = Wähle ein Ereignis für das Klötzchen.
troyes-why-choose-die = Wähle einen eigenen Würfel.
troyes-why-raided = Die Plünderung wurde in dieser Aktion abgewehrt; erst ab der nächsten nimmt sie wieder Klötzchen.
troyes-why-face-down = Diese Karte ist nicht im Spiel: In den Runden 1 bis 3 wird je Farbe eine aufgedeckt.
troyes-why-too-dear = Anstellen und erste Aktivierung kosten { $price ->
        [one] { $price } Denar
       *[other] { $price } Denare
    }; du hast { $deniers }.
troyes-why-use-influence = Eine Aktivierung kostet { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }; die hast du nicht.
troyes-why-no-citizen = Du hast keinen Gefolgsmann, den du anstellen könntest.
troyes-why-no-dice = Kein Würfel dieser Farbe liegt mehr auf dem Stadtplatz.
troyes-why-value = Keine Würfelgruppe, die du mit { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denaren
    } zahlen kannst, erreicht dort den Wert { $need }.
troyes-why-price = Die Würfelgruppe würde { $price ->
        [one] { $price } Denar
       *[other] { $price } Denare
    } kosten; ausgeben kannst du { $deniers }.
troyes-why-no-column = Kein weißer Würfel zeigt eine Zahl, in deren Spalte noch ein Feld frei ist.
troyes-why-column = Spalte { $value } der Kathedrale hat kein freies Feld dafür, und jeder Würfel der Gruppe muss ein Klötzchen legen.
troyes-why-no-row = Keiner deiner Gefolgsleute darf dorthin: Keine Farbe wird vertrieben, die in dem Gebäude schon liegt.
troyes-why-influence = Das kostet { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }; du hast { $has }.
troyes-why-no-supply = Keiner deiner Gefolgsleute ist mehr im allgemeinen Vorrat.
troyes-why-no-own-dice = In deinem Stadtteil liegt kein Würfel mehr.
troyes-why-own-dice = Einfluss wirkt nur auf Würfel deines Stadtteils.
troyes-why-die-gone = Dieser Würfel liegt nicht auf dem Stadtplatz.
troyes-why-colour = Ein Würfel dieser Farbe passt nicht in diese Gruppe.
troyes-why-other-first = Mit diesem Klötzchen kommt ein anderer Würfel zuerst.
troyes-why-taken = Dieser Würfel ist schon in der Gruppe.
troyes-why-order = Würfel werden vom höchsten zum niedrigsten genommen: Nimm zurück und beginne mit diesem.
troyes-why-lot-full = Diese Gruppe fasst höchstens { $most } Würfel.
troyes-why-no-buying = Gegen schwarze Würfel kannst du keine Würfel kaufen.
troyes-why-too-weak = Mit den übrigen Würfeln erreichst du { $need } nicht mehr.
troyes-why-black-first = Erst die schwarzen Würfel: Wehre den höchsten mit eigenen Würfeln ab.

# the terminal
troyes-terminal-head = Runde { $round } von { $rounds } · { $phase }
troyes-terminal-player = { $seat }
troyes-terminal-deniers = { $deniers ->
    [one] Denar
   *[other] Denare
 }
troyes-phase-placement = Aufstellen
troyes-phase-income = Einkommen
troyes-phase-dice = Würfel
troyes-phase-events = Ereignisse
troyes-phase-actions = Aktionen
troyes-phase-end = Rundenende
troyes-phase-over = die Partie ist zu Ende
troyes-word-activities = Aktionskarten
troyes-word-agriculture = Landwirtschaft
troyes-word-black-dice = Schwarze Würfel:
troyes-word-cathedral = Kathedrale
troyes-word-citizen = ein Gefolgsmann
troyes-word-deniers = Denare
troyes-word-events = Ereignisse
troyes-word-face-down = verdeckt
troyes-word-influence = Einfluss
troyes-word-lying = liegend:
troyes-word-passed = hat gepasst
troyes-word-points = SP
troyes-word-reserve = Vorrat
troyes-word-round = Runde
troyes-word-square = Stadtplatz
troyes-word-start-player = Startspieler
troyes-word-won = gewonnen:

# die Seite
troyes-zone-dice = Würfel
troyes-zone-city = Stadt
troyes-zone-cards = Karten
troyes-zone-events = Ereignisse

# scoring
troyes-item-points = im Spiel gewonnene SP
troyes-item-events = nicht abgewehrte Ereignisse
troyes-item-tradesmen = Fachleute
troyes-item-cathedral = fehlende Stufen der Kathedrale
troyes-item-chretien = Chrétien de Troyes
troyes-item-urbain = Urban IV.
troyes-item-thibaut = Theobald II.
troyes-item-hugues = Hugo von Payns
troyes-item-florentin = Der Florentiner
troyes-item-henry = Heinrich I.

# places and colours
troyes-building-palace = Palast
    .text = Rote Würfel. Jedes Feld hat seine Zahl; der Neue vertreibt, wer dort steht. Lohn 2.
troyes-building-bishopric = Bischofssitz
    .text = Weiße Würfel. Der Neue betritt die Reihe des Würfels links und schiebt die anderen weiter. Lohn 1.
troyes-building-city-hall = Rathaus
    .text = Gelbe Würfel. Der Neue betritt die Reihe des Würfels links und schiebt die anderen weiter. Kein Lohn.
troyes-colour-red = rot
troyes-colour-white = weiß
troyes-colour-yellow = gelb

# characters
troyes-character-chretien = Chrétien de Troyes
    .text = Belohnt Gefolgsleute, die in den drei Hauptgebäuden stehen.
troyes-character-urbain = Urban IV.
    .text = Belohnt Klötzchen an der Kathedrale.
troyes-character-thibaut = Theobald II.
    .text = Belohnt übrige Denare.
troyes-character-hugues = Hugo von Payns
    .text = Belohnt übrigen Einfluss.
troyes-character-florentin = Der Florentiner
    .text = Belohnt Fachleute auf Aktionskarten.
troyes-character-henry = Heinrich I.
    .text = Belohnt gewonnene Ereigniskarten.

# activity cards
troyes-card-artisan = Kunsthandwerker
    .text = Zahle { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    }, erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }.
    .short = { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    } zahlen: { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }
troyes-card-merchant = Kaufmann
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }
troyes-card-miller = Müller
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jeden deiner Gefolgsleute im Palast, oder im Bischofssitz, wenn das mehr bringt.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je Gefolgsmann in Palast oder Bischofssitz
troyes-card-innkeeper = Wirt
    .text = Zahle { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }, erhalte { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } zahlen: { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }
troyes-card-blacksmith = Schmied
    .text = Verzögert. Ein Klötzchen gibt einer roten Würfelgruppe { $adds } dazu. Nicht zum Aufstellen von Gefolgsleuten.
    .short = Klötzchen: +{ $adds } auf rote Würfel
troyes-card-militia = Milizionär
    .text = Verzögert. Ein Klötzchen lässt eine gelbe Würfelgruppe als rote wirken; auch zum Aufstellen im Palast.
    .short = Klötzchen: Gelb gilt als Rot
troyes-card-journeyman = Geselle
    .text = Zahle { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }, erhalte { $gives-points } SP.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } zahlen: { $gives-points } SP
troyes-card-goldsmith = Goldschmied
    .text = Erhalte { $gives-points } SP und { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }.
    .short = { $gives-points } SP und { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }
troyes-card-sculptor = Bildhauer
    .text = Erhalte { $gives-points } SP.
    .short = { $gives-points } SP
troyes-card-tithe = Zehnt
    .text = Verzögert. Ein Klötzchen gibt dir aus jedem anderen Stadtteil kostenlos einen gelben Würfel, für eine gelbe Würfelgruppe bis drei Würfel.
    .short = Klötzchen: je Stadtteil ein gelber Würfel kostenlos
troyes-card-monk = Mönch
    .text = Verzögert. Mit einem Klötzchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } gelbe seines Werts.
    .short = Klötzchen: 1 weißer gilt als { $counts-as } gelbe
troyes-card-priest = Priester
    .text = Verzögert. Ein Klötzchen gibt jedem gelben Würfel einer Gruppe { $adds } dazu, auch über 6. Nicht zum Aufstellen von Gefolgsleuten.
    .short = Klötzchen: +{ $adds } je gelbem Würfel
troyes-card-apprenticeship = Lehre
    .text = Verzögert. Mit einem Klötzchen hat jeder Würfel einer Gruppe beliebiger Farbe den Wert { $sets }. Nicht zum Aufstellen, nicht für die Kathedrale.
    .short = Klötzchen: alle Würfel gelten { $sets }
troyes-card-confession = Beichte
    .text = Verzögert. Ein Klötzchen gibt jedem Würfel einer Gruppe beliebiger Farbe { $adds } dazu, auch über 6. Nicht zum Aufstellen, nicht für die Kathedrale.
    .short = Klötzchen: +{ $adds } je Würfel
troyes-card-templar = Templer
    .text = Verzögert. Mit einem Klötzchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } rote seines Werts.
    .short = Klötzchen: 1 weißer gilt als { $counts-as } rote
troyes-card-pilgrimage = Pilgerfahrt
    .text = Erhalte { $gives-points } SP. Die Würfelgruppe darf alle Farben mischen.
    .short = { $gives-points } SP, Würfel aller Farben
troyes-card-procession = Prozession
    .text = Wer die meisten Würfel im Stadtteil übrig hat, erhält { $gives-points } SP, bei Gleichstand alle. Neutrale Würfel zählen mit.
    .short = { $gives-points } SP für die meisten übrigen Würfel
troyes-card-glassblower = Glaser
    .text = Erhalte { $gives-points } SP je Paar eigener Klötzchen in der Kathedrale.
    .short = { $gives-points } SP je 2 Klötzchen in der Kathedrale
troyes-card-archer = Bogenschütze
    .text = Wirf einen Würfel; bei { $hits-from } bis 6 lege ein Klötzchen auf ein beliebiges Ereignis.
    .short = Wurf ab { $hits-from }: ein Klötzchen auf ein Ereignis
troyes-card-chivalry = Ritterschaft
    .text = Lege für jeden roten Würfel, der in deinem Stadtteil übrig ist, ein Klötzchen auf ein beliebiges Ereignis.
    .short = Ein Klötzchen auf ein Ereignis je übrigem roten Würfel
troyes-card-diplomat = Diplomat
    .text = Zahle { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    }, lege ein Klötzchen auf ein beliebiges Ereignis. Aller Einfluss wird vor dem ersten Klötzchen gezahlt.
    .short = { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    } zahlen: ein Klötzchen auf ein Ereignis
troyes-card-hunting = Jagd
    .text = Erhalte { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }.
    .short = { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }
troyes-card-mercenary = Söldner
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }
troyes-card-tax-collector = Steuereintreiber
    .text = Alle zahlen dir { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jeden ihrer Gefolgsleute, der im Rathaus steht; die Bank zahlt für graue.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je fremdem Gefolgsmann im Rathaus
troyes-card-captain = Hauptmann
    .text = Erhalte { $gives-points } SP für jedes Ereignis, auch die Plünderung, auf dem dein Klötzchen liegt.
    .short = { $gives-points } SP je Ereignis mit deinem Klötzchen
troyes-card-jousting = Lanzenstechen
    .text = Erhalte { $gives-points } SP, wenn niemandes übrige rote Würfel zusammen mehr zeigen als deine; bei Gleichstand erhalten alle sie.
    .short = { $gives-points } SP für die stärksten übrigen roten Würfel
troyes-card-troubadour = Troubadour
    .text = Zahle { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    }, erhalte { $gives-points } SP.
    .short = { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    } zahlen: { $gives-points } SP
troyes-card-baker = Bäcker
    .text = Erhalte { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } für jeden gelben Würfel, der auf dem Stadtplatz übrig ist.
    .short = { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } je übrigem gelben Würfel
troyes-card-banquet = Bankett
    .text = Erhalte { $gives-points } SP für jeden roten Würfel in dem Stadtteil, der die meisten hat.
    .short = { $gives-points } SP je rotem Würfel im Stadtteil mit den meisten
troyes-card-prior = Prior
    .text = Verzögert. Mit einem Klötzchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } weiße seines Werts.
    .short = Klötzchen: 1 weißer gilt als { $counts-as } weiße

# events
troyes-event-marauding = Plünderung
    .text = { $black-dice ->
        [one] Ein schwarzer Würfel je Runde.
       *[other] { $black-dice } schwarze Würfel je Runde.
    } Liegt immer aus. Ist sie abgewehrt, werden die SP verteilt und die Klötzchen zurückgenommen.
    .short = Immer da: { $black-dice ->
        [one] ein schwarzer Würfel
       *[other] { $black-dice } schwarze Würfel
    } je Runde
troyes-event-drought = Trockenheit
    .text = Alle zahlen { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } für jeden ihrer Gefolgsleute, der im Rathaus steht.
    .short = { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } je Gefolgsmann im Rathaus
troyes-event-support = Unterstützung
    .text = Ein graues Klötzchen kommt auf { $neighbours ->
        [one] das Ereignis
       *[other] jedes der { $neighbours } Ereignisse
    } links davon.
    .short = Graues Klötzchen auf { $neighbours ->
        [one] das Ereignis davor
       *[other] { $neighbours } Ereignisse davor
    }
troyes-event-civil-war = Bürgerkrieg
    .text = Alle verlieren { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }.
    .short = Alle verlieren { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    }
troyes-event-travellers = Reisende
    .text = Ein grauer Gefolgsmann betritt die Reihe des Rathauses, die ein schwarzer Würfel zeigt.
    .short = Grauer Gefolgsmann ins Rathaus
troyes-event-theological-conflict = Glaubensstreit
    .text = Ein grauer Gefolgsmann betritt die Reihe des Bischofssitzes, die ein schwarzer Würfel zeigt.
    .short = Grauer Gefolgsmann in den Bischofssitz
troyes-event-heresy = Ketzerei
    .text = Alle verlieren { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    }.
    .short = Alle verlieren { $takes-influence ->
        [one] { $takes-influence } Einflusspunkt
       *[other] { $takes-influence } Einflusspunkte
    }
troyes-event-itinerant-builders = Wandernde Baumeister
    .text = Ein graues Klötzchen nimmt das erste freie Feld der Kathedrale.
    .short = Graues Klötzchen in die Kathedrale
troyes-event-work-disruption = Baustopp
    .text = Das höchste Klötzchen der Kathedrale wird entfernt.
    .short = Höchstes Klötzchen der Kathedrale fällt
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
    .text = Ein grauer Gefolgsmann nimmt das Feld des Palasts, das ein Würfel zeigt.
    .short = Grauer Gefolgsmann in den Palast
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
    .text = Er bringt ein zweites rotes Ereignis. Das zuletzt gelegte Klötzchen jedes Ereignisses wird entfernt.
    .short = Alle Ereignisse: letztes Klötzchen weg
troyes-ask-declare-order = Welche Farbe hat der Würfel?
troyes-declare = Als { $colour }er Würfel: { $building }
troyes-word-open-characters = Offen:

# what bots judge by
troyes-term-points = bisherige SP
troyes-term-tradesmen = Felder der Fachleute
troyes-term-events = Klötzchen auf Ereignissen
troyes-term-cathedral = fehlende Stufen der Kathedrale
troyes-term-characters = Persönlichkeiten
troyes-term-citizens = Gefolgsleute und ihre künftigen Würfel
troyes-term-dice = übrige Würfel dieser Runde
troyes-term-cards = Fachleute auf Karten und ihre Klötzchen
troyes-term-influence = Einfluss
troyes-term-deniers = Denare
troyes-term-expansion = Ertrag der Erweiterung
troyes-term-learned = Erfahrung aus vielen Partien

troyes-theme-finish-event = Ein Ereignis abschließen
troyes-theme-events = Ereignisse
troyes-theme-cathedral = Kathedrale
troyes-theme-expel = Einen Gefolgsmann verdrängen
troyes-theme-deny-die = Den Würfel eines Rivalen nehmen
troyes-theme-buy-dice = Würfel kaufen
troyes-theme-hire = Anwerben
troyes-theme-agriculture = Landwirtschaft
troyes-theme-activities = Aktionskarten
troyes-theme-money = Geld
troyes-theme-influence = Einfluss
troyes-theme-black-dice = Schwarze Würfel
troyes-theme-pass = Passen
troyes-theme-placement = Platzierung
troyes-theme-last-round = Letzte Runde

# what a composed turn lacks, and what it changes: the number stands before it
troyes-lacks-dice = Wähle die Würfel dafür.
troyes-lacks-value = Die gewählten Würfel sind { $value } wert; nötig sind { $need }.
troyes-change-deniers = { $amount ->
        [one] Denar
       *[other] Denare
    }
troyes-change-influence = { $amount ->
        [one] Einflusspunkt
       *[other] Einflusspunkte
    }
troyes-change-points = SP
troyes-change-cathedral = Klötzchen auf der Kathedrale
troyes-change-banners = Klötzchen auf Ereignissen
troyes-change-cubes = Klötzchen auf Karten
troyes-change-reserve = { $amount ->
        [one] Gefolgsmann im eigenen Vorrat
       *[other] Gefolgsleute im eigenen Vorrat
    }
troyes-change-placed = { $amount ->
        [one] Gefolgsmann in den Gebäuden
       *[other] Gefolgsleute in den Gebäuden
    }
troyes-change-tradesmen = { $amount ->
        [one] Fachmann
       *[other] Fachleute
    }
troyes-change-dice = Würfel
troyes-change-supply = { $amount ->
        [one] Gefolgsmann im allgemeinen Vorrat
       *[other] Gefolgsleute im allgemeinen Vorrat
    }
troyes-change-pot = { $amount ->
        [one] Denar beiseite
       *[other] Denare beiseite
    }
