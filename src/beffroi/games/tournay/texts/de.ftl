# Tournay auf Deutsch.

tournay-nobody = niemand
tournay-crier = Stadtausrufer
tournay-colour-yellow = gelb
tournay-colour-white = weiß
tournay-colour-red = rot
tournay-deck-yellow-1 = Gelb I
tournay-deck-white-1 = Weiß I
tournay-deck-red-1 = Rot I
tournay-deck-yellow-2 = Gelb II
tournay-deck-white-2 = Weiß II
tournay-deck-red-2 = Rot II
tournay-deck-yellow-3 = Gelb III
tournay-deck-white-3 = Weiß III
tournay-deck-red-3 = Rot III
tournay-deck-events = Ereignisse
tournay-slot-a1 = A1
tournay-slot-b1 = B1
tournay-slot-c1 = C1
tournay-slot-d1 = D1
tournay-slot-e1 = E1
tournay-slot-a2 = A2
tournay-slot-b2 = B2
tournay-slot-c2 = C2
tournay-slot-d2 = D2
tournay-slot-e2 = E2
tournay-slot-a3 = A3
tournay-slot-b3 = B3
tournay-slot-c3 = C3
tournay-slot-d3 = D3
tournay-slot-e3 = E3
tournay-slot-a4 = A4
tournay-slot-b4 = B4
tournay-slot-c4 = C4
tournay-slot-d4 = D4
tournay-slot-e4 = E4
tournay-slot-a5 = A5
tournay-slot-b5 = B5
tournay-slot-c5 = C5
tournay-slot-d5 = D5
tournay-slot-e5 = E5
tournay-option-advanced = Fortgeschrittene Regeln
    .help = Zu Beginn ein Gefolgsmann jeder Farbe und 9 Denare, ein größerer Vorrat und eine sechste Aktion: anwerben.
tournay-option-expansion = Erweiterungskarten
    .help = Neue Karten für die Stapel der Stufen I und II.
tournay-option-expansion-none = Keine
tournay-option-expansion-replace = Ersetzen
    .help = Sie treten an die Stelle von drei Karten jedes Stapels.
tournay-option-expansion-mix = Mischen
    .help = Sie werden mit den Karten gemischt, die sie ersetzen würden.
tournay-option-figures = Berichtigte Zahlen
tournay-preset-first = Erste Partie
    .help = Die kurzen Regeln gegen einen leichten Bot.
tournay-preset-base = Grundspiel
    .help = Fünf Aktionen, keine Extras.
tournay-preset-advanced = Fortgeschritten
    .help = Mehr Gefolgsleute und eine sechste Aktion: anwerben.
tournay-preset-expansion = Erweiterung
    .help = Fortgeschrittene Regeln mit den neuen Karten.
tournay-zone-district = Stadtteil
tournay-zone-decks = Stapel
tournay-zone-events = Ereignisse
tournay-phase-play = Karte spielen
tournay-phase-action = Eine Aktion
tournay-phase-events = Ereignisse schlagen zu
tournay-phase-hand = Handlimit
tournay-phase-last-cards = Letzte Karten
tournay-ask-play-card = Spielst du eine Karte?
tournay-ask-pay-citizen = { $card } kostet einen deiner Gefolgsleute: welchen?
tournay-ask-pay-card = { $card } kostet eine Karte aus deiner Hand oder deinem Stadtteil: welche?
tournay-ask-choose-slot = Wohin legst du die Karte? ({ $card })
tournay-ask-take-action = Welche Aktion wählst du?
tournay-ask-use-citizen = Wessen { $colour }en Gefolgsmann nutzt du? (noch { $citizens })
tournay-ask-choose-draw = Wie ziehst du? ({ $deck })
tournay-ask-keep-card = { $deck }: Welche Karte behältst du? Die andere liegt offen.
tournay-ask-choose-deck = Von welchem Stapel ziehst du?
tournay-ask-turn-cards = Welchen Stapel deckst du als Nächstes auf?
tournay-ask-leave-card = Zwei der Karten gehören dir: Welche bleibt liegen?
tournay-ask-use-character = Welchen Charakter nutzt du?
tournay-ask-activate-another = { $card }: Welches Gebäude aktiviert ein weißer Gefolgsmann zusätzlich?
tournay-ask-choose-recruit = Welchen Gefolgsmann wirbst du für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } an?
tournay-ask-choose-copy = Welches Gebäude kopierst du?
tournay-ask-aim-ballista = Auf welches Ereignis legst du einen Denar? (noch { $events })
tournay-ask-aim-catapult = Welche Karte beschädigst du? ({ $other })
tournay-ask-choose-levy = Für Gebäude welcher Farbe zahlen die anderen?
tournay-ask-fight-freely = Welches Ereignis bekämpfst du?
tournay-ask-shelter = Ereignis: { $event } (× { $deniers }). Schützt du dich?
tournay-ask-lay-citizen = Welchen Gefolgsmann legst du hin? (noch { $citizens })
tournay-ask-damage-card = Welche deiner Karten wird beschädigt? (noch { $cards })
tournay-ask-trim-hand = Handlimit { $cards }: Welche Karte gibst du zurück?
tournay-ask-last-card = Legst du verdeckt eine letzte Karte?
tournay-ask-last-slot = Wohin legst du verdeckt die Karte? ({ $card })
tournay-no-card = Keine Karte spielen
tournay-decline = Verzichten
tournay-done = Fertig
tournay-look = Zwei Karten ansehen: { $pile }
tournay-endure = Ereignis hinnehmen
tournay-use-shield = Hinter dem Katapult schützen
tournay-gather = Deine Gefolgsleute versammeln{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-take-top = Nehmen: { $card }
tournay-take-shown = Die aufgedeckten Karten nehmen
tournay-give-standing = Stehender { $colour }er Gefolgsmann
tournay-give-lying = Liegender { $colour }er Gefolgsmann
tournay-give-working = Der Gefolgsmann auf { $card } ({ $slot })
tournay-give-card = Abgeben: { $card } (Hand)
tournay-give-visible = Abgeben: { $card } ({ $slot })
tournay-keep = Behalten: { $card }
tournay-return-card = Unter den Stapel legen: { $card }
tournay-play = Spielen: { $card } ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    })
tournay-play-for-citizen = Spielen: { $card } (ein { $colour }er Gefolgsmann)
tournay-play-for-card = Spielen: { $card } ({ $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } und eine Karte)
tournay-place-empty = Auf { $slot } legen{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-stack = Darauflegen: { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-place-replace = Ersetzen: { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate = Aktivieren: { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-activate-bare = Ohne Effekt aktivieren: { $card } ({ $slot }){ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-use-character = Nutzen: { $card } ({ $slot })
tournay-damage = Beschädigen: { $card } ({ $slot })
tournay-hit = Beschädigen: { $card } ({ $owner }, { $slot })
tournay-copy = Kopieren: { $card } ({ $owner }, { $slot })
tournay-build-rampart = Eine Mauer bauen: { $event }
tournay-earn = { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } verdienen mit { $citizens ->
        [one] { $citizens } { $colour }en Gefolgsmann
       *[other] { $citizens } { $colour }en Gefolgsleuten
    }
tournay-use-own = Dein eigener { $colour }er Gefolgsmann
tournay-hire = Ein { $colour }er Gefolgsmann von { $owner } für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }
tournay-recruit = Einen { $colour }en Gefolgsmann anwerben für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }
tournay-fight = Bekämpfen: { $event } ({ $citizens ->
        [one] { $citizens } { $colour }er Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    }{ $deniers ->
        [0] { "" }
        [one] { " " }und { $deniers } Denar
       *[other] { " " }und { $deniers } Denare
    })
tournay-fight-freely = Bekämpfen: { $event }{ $deniers ->
        [0] { "" }
        [one] { " " }(+{ $deniers })
       *[other] { " " }(+{ $deniers })
    }
tournay-aim = { $event } (bisher × { $deniers })
tournay-draw = Ziehen: { $deck } ({ $citizens ->
        [one] { $citizens } { $colour }er Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    })
tournay-draw-from = Ziehen: { $deck }
tournay-draw-two = Die obersten zwei Karten nehmen: { $deck }
tournay-turn-up = Aufdecken: { $deck }
tournay-leave = Liegen lassen: { $card }, die anderen nehmen
tournay-levy = Ihre { $colour }en Gebäude (+{ $deniers })
tournay-lay = Einen { $colour }en Gefolgsmann hinlegen
tournay-turn = { $seat } ist am Zug.
tournay-hired = { $seat } zahlt { $owner } { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } für einen { $colour }en Gefolgsmann.
tournay-draws = { $seat } zieht: { $deck }.
tournay-looked = { $seat } sieht die obersten Karten an: { $deck }.
tournay-took-card = { $seat } nimmt: { $card }.
tournay-drew-card = { $seat } nimmt eine Karte: { $deck }.
tournay-drew-your-card = Genommen: { $card }.
tournay-kept-card = { $seat } behält eine Karte ({ $deck }). Offen liegt: { $card }.
tournay-kept-your-card = Behalten: { $card }. Offen liegt: { $left }.
tournay-turned-card = { $seat } deckt auf: { $card }.
tournay-returned-card = { $seat } legt eine Karte unter den Stapel: { $deck }.
tournay-returned-your-card = Unter den Stapel gelegt: { $card }.
tournay-activated = { $seat } aktiviert: { $card }.
tournay-activated-bare = { $seat } aktiviert ohne Effekt: { $card }.
tournay-character-pays = { $card } bringt { $seat } { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
tournay-stood-up = Liegende Gefolgsleute stehen auf: { $seat }.
tournay-gained = { $seat } erhält { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
tournay-paid = { $seat } gibt { $other } { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
tournay-recruited = { $seat } wirbt für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } einen { $colour }en Gefolgsmann an.
tournay-copied = { $seat } kopiert: { $card } ({ $owner }).
tournay-shot-ballista = { $seat } schießt mit der Balliste: { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }.
tournay-gave-up-citizen = { $seat } gibt einen { $colour }en Gefolgsmann in den Vorrat zurück.
tournay-gave-up-card = { $seat } gibt ab: { $card }.
tournay-placed = { $seat } legt: { $card }.
tournay-reveals = { $seat } deckt die letzte Karte auf: { $card }.
tournay-earned = { $seat } verdient { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } mit { $citizens ->
        [one] { $citizens } { $colour }en Gefolgsmann
       *[other] { $citizens } { $colour }en Gefolgsleuten
    }.
tournay-gathered = { $seat } versammelt alle Gefolgsleute.
tournay-fought = { $seat } wehrt ein Ereignis ab: { $event }.
tournay-event-comes = Neues Ereignis: { $event }.
tournay-crier-calls = Ein Stadtausrufer ruft die Ereignisse aus (Ausrufer Nr. { $criers }).
tournay-event-strikes = Ereignis: { $event } (× { $deniers }).
tournay-built-rampart = { $seat } baut eine Mauer.
tournay-built-your-rampart = Mauer gebaut: { $event }.
tournay-built-ramparts = { $seat } baut { $ramparts ->
        [one] { $ramparts } Mauer
       *[other] { $ramparts } Mauern
    } aus der Hand.
tournay-shielded = { $seat } schützt sich hinter dem Katapult.
tournay-lost-deniers = { $seat } verliert { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
tournay-laid-citizens = { $seat } legt { $citizens ->
        [one] { $citizens } { $colour }en Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    } hin.
tournay-damaged = Beschädigt: { $card } ({ $seat }).
tournay-last-round = Die letzte Runde beginnt.
tournay-nothing-moves = Lange wurde keine Karte gezogen oder gespielt: Die Partie endet.
tournay-game-over = Die Partie ist zu Ende.
tournay-refused = Das geht jetzt nicht.
tournay-why-over = Die Partie ist zu Ende.
tournay-why-not-your-turn = Du bist nicht an der Reihe.
tournay-why-no-card-now = Karten werden zu Beginn des Zuges gespielt, vor der Aktion.
tournay-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
tournay-why-rampart = Eine Mauer wird gegen ein Ereignis gebaut, oder wenn die Hand zu voll ist.
tournay-why-same-name = { $card } liegt schon in deinem Stadtteil; ein Prestigegebäude darf dort nur einmal sein.
tournay-why-deniers = Das kostet { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }; du hast { $have }.
tournay-why-no-citizen = Du hast keinen { $colour }en Gefolgsmann dafür.
tournay-why-no-price-card = Du hast keine andere Karte dafür.
tournay-why-citizens = Dafür brauchst du { $citizens ->
        [one] { $citizens } { $colour }en Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    }, doch es stehen nicht genug auf den Stadtplätzen.
tournay-why-hire = Dafür brauchst du { $citizens ->
        [one] { $citizens } { $colour }en Gefolgsmann
       *[other] { $citizens } { $colour }e Gefolgsleute
    }; jeder angestellte kostet { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }, und so viel hast du nicht.
tournay-why-deck-empty = Dieser Stapel ist leer.
tournay-why-event-active = So kann nur ein Ereignis ohne Denare bekämpft werden.
tournay-why-event-idle = So kann nur ein Ereignis mit mindestens einem Denar bekämpft werden.
tournay-why-reserve-empty = Der Vorrat hat keinen Gefolgsmann dieser Farbe mehr.
tournay-why-not-advanced = Anwerben als Aktion gehört zu den fortgeschrittenen Regeln.
tournay-why-slot-far = Eine Karte kommt neben deinen Stadtteil, innerhalb von drei Reihen und drei Spalten, oder auf eine Karte.
tournay-why-not-yours = Das ist nicht in deinem Stadtteil.
tournay-why-own = Das ist deine eigene Karte.
tournay-why-no-building = Dafür eignen sich nur Gebäude der Stufe I und II.
tournay-why-damaged = Die Karte ist beschädigt.
tournay-why-occupied = Das Gebäude wurde schon aktiviert; versammle deine Gefolgsleute, um es frei zu machen.
tournay-why-not-free = Die Karte ist nicht frei.
tournay-terminal-round = Runde { $round }, { $seat } ist am Zug
tournay-terminal-criers = Ausrufer { $criers }/{ $needed }
tournay-terminal-last-round = letzte Runde
tournay-terminal-reserve = Vorrat:
tournay-terminal-decks = Stapel (Karten, * Ausrufer noch darin, offene Karte)
tournay-terminal-events = Ereignisse (o ein Denar, . ein freier Kreis); { $cards } kommen noch
tournay-terminal-lay-citizen = ein Gefolgsmann legt sich hin
tournay-terminal-majority = Denare für die meisten
tournay-terminal-damage = eine Karte wird beschädigt
tournay-terminal-lose-denier = ein Denar geht verloren
tournay-terminal-any = beliebig
tournay-terminal-fight = Kampf:
tournay-terminal-legend = Auf den Karten: Gefolgsleute als Buchstaben, # ein grauer, ! beschädigt, +1 eine Karte darunter.
tournay-terminal-hand = Hand:
tournay-terminal-player = { $seat }: { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }, { $ramparts ->
        [one] { $ramparts } Mauer
       *[other] { $ramparts } Mauern
    }
tournay-terminal-plaza = stehend:
tournay-terminal-lying = liegend:
tournay-terminal-empty-district = noch keine Karte
tournay-terminal-seen = { $deck }, gesehen (Stelle von oben):
tournay-item-belfry = Belfried
tournay-item-cloth-hall = Tuchhalle
tournay-item-mint = Münze
tournay-item-city-hall = Rathaus
tournay-item-tour-des-six = Tour des Six
tournay-item-cathedral = Kathedrale
tournay-item-la-madeleine = La Madeleine
tournay-item-saint-brice = Saint-Brice
tournay-item-saint-jacques = Saint-Jacques
tournay-item-saint-nicolas = Saint-Nicolas
tournay-item-saint-quentin = Saint-Quentin
tournay-item-pont-des-trous = Pont des Trous
tournay-item-porte-de-la-vigne = Porte de la Vigne
tournay-item-tour-d-arras = Tour d’Arras
tournay-item-tour-henry-viii = Tour Henry VIII
tournay-item-tour-saint-georges = Tour Saint-Georges
tournay-item-cards = auf Karten gedruckt
tournay-item-ramparts = Mauern
tournay-term-cards = auf Karten gedruckte PP
tournay-term-ramparts = Mauern
tournay-term-prestige = Prestigegebäude
tournay-term-prestige-in-hand = Prestigegebäude auf der Hand
tournay-term-cards-in-hand = andere Karten auf der Hand
tournay-term-deniers = Denare
tournay-term-citizens = Gefolgsleute
tournay-term-engine = Gebäude und Charaktere am Werk
tournay-term-progress = Ausbau des Stadtteils
tournay-term-learned = Erfahrung aus vielen Partien

tournay-theme-end-trigger = Das Ende auslösen
tournay-theme-prestige = Prestigebauten
tournay-theme-build = Bauen
tournay-theme-activate = Aktivieren
tournay-theme-row-twice = Eine Reihe, die zweimal wirkt
tournay-theme-events = Ereignisse
tournay-theme-shelter = Mauern
tournay-theme-hired-hands = Gefolgsleute eines Rivalen
tournay-theme-draw = Karten ziehen
tournay-theme-recruit = Anwerben
tournay-theme-money = Geld
tournay-theme-gather = Versammeln
tournay-theme-hand-limit = Handkartenlimit
tournay-theme-last-round = Letzte Runde

tournay-card-architect-1 = Architekt I
    .text = Wenn du ein Gebäude oder ein Prestigegebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-quarry-1 = Steinbruch I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-journeyman-1 = Geselle I
    .text = Wenn du ein Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-alderman-1 = Schöffe I
    .text = Wenn du einen Charakter in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-farm-1 = Bauernhof I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jedes deiner neun Felder, das noch leer ist.
tournay-card-barn-1 = Scheune I
    .text = Ziehe nach der üblichen Regel eine gelbe Karte der Stufe II.
tournay-card-dwelling-1 = Wohnhaus I
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein gelber Gefolgsmann aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-market-1 = Markt I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-port-1 = Hafen I
    .text = Nutze den Effekt eines freien gelben Gebäudes in einem anderen Stadtteil. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-library-1 = Bibliothek I
    .text = Ziehe nach der üblichen Regel eine Karte der Stufe II in einer Farbe deiner Wahl.
tournay-card-archive-1 = Bibliothek I (Paar)
    .text = Nimm die obersten zwei Karten eines Stapels der Stufe I in einer Farbe deiner Wahl; eine offene Karte gehört dazu.
tournay-card-bishopric-1 = Bischofssitz I
    .text = Nimm die obersten zwei Karten des weißen Stapels der Stufe II; eine offene Karte gehört dazu.
tournay-card-bishop-1 = Bischof I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, dürfen alle deine neben dem Stadtplatz liegenden Gefolgsleute aufstehen; die auf Karten bleiben.
tournay-card-hospital-1 = Hospital I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-monastery-1 = Kloster I
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein Gefolgsmann beliebiger Farbe aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-bridge-1 = Brücke I
    .text = Nutze den Effekt eines freien Gebäudes beliebiger Farbe in einem anderen Stadtteil. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-priest-1 = Priester I
    .text = Jedes weiße Gebäude in seiner Reihe und Spalte darf zweimal aktiviert werden, in zwei getrennten Aktionen.
tournay-card-prior-1 = Prior I
    .text = Wenn du ein weißes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-arsenal-1 = Arsenal I
    .text = Ziehe nach der üblichen Regel eine rote Karte der Stufe II.
tournay-card-advocate-1 = Vogt I
    .text = Wenn du ein weißes oder gelbes Gebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-ballista-1 = Balliste I
    .text = Lege je einen Denar auf bis zu { $n } verschiedene Ereignisse; die anderen erleiden sie, einmal je Denar. Ein gutes Ereignis kommt allen zugute, die es betrifft, auch dir.
tournay-card-barracks-1 = Kaserne I
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein roter Gefolgsmann aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-knight-1 = Ritter I
    .text = Wenn du ein Prestigegebäude in seiner Reihe oder Spalte platzierst, darfst du kostenlos ein Ereignis mit mindestens 1 Denar bekämpfen und seine Denare nehmen.
tournay-card-fort-1 = Fort I
    .text = Bekämpfe ein Ereignis mit mindestens 1 Denar, ohne Gefolgsleute und ohne zu zahlen; seine Denare gehen in den Vorrat.
tournay-card-tax-collector-1 = Steuereintreiber I
    .text = Wenn du ein gelbes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-road-1 = Straße I
    .text = Nutze den Effekt eines freien roten Gebäudes in einem anderen Stadtteil. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-architect-2 = Architekt II
    .text = Wenn du ein Gebäude oder ein Prestigegebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-quarry-2 = Steinbruch II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-journeyman-2 = Geselle II
    .text = Wenn du ein Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-alderman-2 = Schöffe II
    .text = Wenn du einen Charakter in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-barn-2 = Scheune II
    .text = Ziehe nach der üblichen Regel eine gelbe Karte der Stufe III.
tournay-card-dwelling-2 = Wohnhaus II
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein gelber Gefolgsmann aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-market-2 = Markt II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-toll-2 = Zollstelle II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jedes belegte Feld deines Stadtteils; Karten übereinander sind ein Feld.
tournay-card-port-2 = Hafen II
    .text = Nutze den Effekt eines gelben Gebäudes in einem anderen Stadtteil, frei oder besetzt, aber nicht beschädigt. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-augustinian-2 = Augustiner II
    .text = Wenn du ein weißes Gebäude oder einen weißen Charakter in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-library-2 = Bibliothek II
    .text = Ziehe nach der üblichen Regel eine Karte der Stufe III in einer Farbe deiner Wahl.
tournay-card-archive-2 = Bibliothek II (Paar)
    .text = Nimm die obersten zwei Karten eines Stapels der Stufe II in einer Farbe deiner Wahl; eine offene Karte gehört dazu.
tournay-card-bishopric-2 = Bischofssitz II
    .text = Ziehe nach der üblichen Regel eine weiße Karte der Stufe III.
tournay-card-convent-2 = Kloster II (weiß)
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein weißer Gefolgsmann aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-monastery-2 = Kloster II
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein Gefolgsmann beliebiger Farbe aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-bridge-2 = Brücke II
    .text = Nutze den Effekt eines Gebäudes beliebiger Farbe in einem anderen Stadtteil, frei oder besetzt, aber nicht beschädigt. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-priest-2 = Priester II
    .text = Jedes Gebäude in seiner Reihe und Spalte darf zweimal aktiviert werden, in zwei getrennten Aktionen.
tournay-card-prior-2 = Prior II
    .text = Wenn du ein weißes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-arsenal-2 = Arsenal II
    .text = Ziehe nach der üblichen Regel eine rote Karte der Stufe III.
tournay-card-advocate-2 = Vogt II
    .text = Wenn du ein weißes oder gelbes Gebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-ballista-2 = Balliste II
    .text = Lege je einen Denar auf bis zu { $n } verschiedene Ereignisse; die anderen erleiden sie, einmal je Denar. Ein gutes Ereignis kommt allen zugute, die es betrifft, auch dir.
tournay-card-bastion-2 = Bastion II
    .text = Bekämpfe ein Ereignis ohne Denare, ohne Gefolgsleute und ohne zu zahlen.
tournay-card-barracks-2 = Kaserne II
    .text = Zahle { $price ->
            [one] { $price } Denar
           *[other] { $price } Denare
        }: Ein roter Gefolgsmann aus dem Vorrat stellt sich auf deinen Stadtplatz.
tournay-card-fort-2 = Fort II
    .text = Bekämpfe ein Ereignis mit mindestens 1 Denar, ohne Gefolgsleute und ohne zu zahlen, und nimm seine Denare.
tournay-card-road-2 = Straße II
    .text = Nutze den Effekt eines roten Gebäudes in einem anderen Stadtteil, frei oder besetzt, aber nicht beschädigt. Es zählen deine Charaktere, nicht die seines Besitzers.
tournay-card-tax-collector-2 = Steuereintreiber II
    .text = Wenn du ein gelbes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }.
tournay-card-belfry = Belfried
    .text = Am Ende für jeden Satz deiner sichtbaren Karten der Stufe I oder II, eine jeder Farbe: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-cloth-hall = Tuchhalle
    .text = Am Ende für jede deiner sichtbaren gelben Karten der Stufe I oder II: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-mint = Münze
    .text = Am Ende für je volle { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } in deinem Besitz: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-city-hall = Rathaus
    .text = Am Ende für jeden deiner gelben Gefolgsleute: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-des-six = Tour des Six
    .text = Am Ende für jeden deiner sichtbaren Charaktere: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-cathedral = Kathedrale
    .text = { $builder } PP, wenn du sie gebaut hast, nichts für die anderen.
tournay-card-la-madeleine = La Madeleine
    .text = Am Ende für jedes deiner sichtbaren Prestigegebäude: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-brice = Saint-Brice
    .text = Am Ende für jeden Satz deiner sichtbaren Karten der Stufe I oder II, eine jeder Farbe: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-jacques = Saint-Jacques
    .text = Am Ende für jede deiner sichtbaren weißen Karten der Stufe I oder II: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-nicolas = Saint-Nicolas
    .text = Am Ende für jeden Satz deiner Gefolgsleute, einen jeder Farbe: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-quentin = Saint-Quentin
    .text = Am Ende für jeden deiner weißen Gefolgsleute: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-pont-des-trous = Pont des Trous
    .text = Am Ende für jeden Satz deiner Gefolgsleute, einen jeder Farbe: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-porte-de-la-vigne = Porte de la Vigne
    .text = Am Ende für jeden deiner roten Gefolgsleute: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-d-arras = Tour d’Arras
    .text = Am Ende für jedes deiner sichtbaren weißen und gelben Gebäude der Stufe I oder II: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-henry-viii = Tour Henry VIII
    .text = Am Ende für jede deiner gebauten Mauern: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-saint-georges = Tour Saint-Georges
    .text = Am Ende für jede deiner sichtbaren roten Karten der Stufe I oder II: { $builder } PP, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-inn-1 = Herberge I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jedes Paar aus einem gelben und einem roten Gefolgsmann, die auf deinem Stadtplatz stehen.
tournay-card-brewery-1 = Brauerei I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jeden Gefolgsmann, der auf deinem Stadtplatz steht.
tournay-card-senator-1 = Senator I
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }, wenn du deine Gefolgsleute versammelst. Wirkt überall im Stadtteil.
tournay-card-bakery-2 = Bäckerei II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jeden weißen oder für jeden roten Gefolgsmann auf deinem Stadtplatz; es zählt die Farbe mit den meisten.
tournay-card-brewery-2 = Brauerei II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jeden deiner Gefolgsleute, die neben dem Stadtplatz liegen.
tournay-card-senator-2 = Senator II
    .text = Du erhältst { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }, wenn du deine Gefolgsleute versammelst. Wirkt überall im Stadtteil.
tournay-card-abbey-1 = Abtei I
    .text = Decke die oberste Karte der drei Stapel der Stufe I auf und nimm zwei davon. Ein Ausrufer bringt sofort die Ereignisse, dann wird die nächste Karte aufgedeckt.
tournay-card-monk-1 = Mönch I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Gefolgsmann ein freies gelbes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-templar-1 = Templer I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Gefolgsmann ein freies rotes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-abbey-2 = Abtei II
    .text = Decke die oberste Karte der drei Stapel der Stufe II auf und nimm zwei davon. Ein Ausrufer bringt sofort die Ereignisse, dann wird die nächste Karte aufgedeckt.
tournay-card-monk-2 = Mönch II
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Gefolgsmann ein freies gelbes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-templar-2 = Templer II
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Gefolgsmann ein freies rotes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-catapult-1 = Katapult I
    .text = Beschädige in jedem anderen Stadtteil eine freie Karte der Stufe I oder II. Solange ein Gefolgsmann, auch ein grauer, darauf steht, darfst du bei jedem Ausrufer ein Ereignis ignorieren, wie mit einer Mauer.
tournay-card-manor-1 = Grundherrschaft I
    .text = Wähle eine Farbe: Alle anderen zahlen dir { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } für jedes sichtbare Gebäude dieser Farbe (Stufe I oder II).
tournay-card-knight-x1 = Ritter I (fahrend)
    .text = Der zweite, vierte und sechste rote oder graue Gefolgsmann in seiner Reihe und Spalte lässt dich kostenlos ein Ereignis mit mindestens 1 Denar bekämpfen.
tournay-card-mercenary-2 = Söldner II
    .text = Deine roten Gefolgsleute verdienen je { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        } statt { $earnings }. Wirkt überall im Stadtteil.
tournay-card-knight-x2 = Ritter II (fahrend)
    .text = Der zweite, vierte und sechste rote oder graue Gefolgsmann in seiner Reihe und Spalte lässt dich kostenlos ein Ereignis mit mindestens 1 Denar bekämpfen und seine Denare nehmen.
tournay-card-audience-hall-2 = Audienzsaal II
    .text = Der reichste Spieler gibt dir { $n ->
            [one] { $n } Denar
           *[other] { $n } Denare
        }, bei Gleichstand jeder von ihnen; du wirst mitverglichen, zahlst aber nichts.

tournay-event-bouvines = Schlacht bei Bouvines
    .text = Alle legen für jeden Denar auf dem Ereignis einen stehenden Gefolgsmann der gezeigten Farbe hin.
tournay-event-excommunication = Exkommunikation
    .text = Alle legen für jeden Denar auf dem Ereignis einen stehenden Gefolgsmann der gezeigten Farbe hin.
tournay-event-plague = Große Pest
    .text = Alle legen für jeden Denar auf dem Ereignis einen stehenden Gefolgsmann der gezeigten Farbe hin.
tournay-event-crusade = Kreuzzug
    .text = Alle legen für jeden Denar auf dem Ereignis einen stehenden Gefolgsmann beliebiger Farbe hin.
tournay-event-great-fair = Große Kirmes
    .text = Wer die meisten Gefolgsleute und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denar
           *[other] { $gain } Denare
        } je Denar auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-procession = Prozession
    .text = Wer die meisten Gefolgsleute und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denar
           *[other] { $gain } Denare
        } je Denar auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-royal-visit = Besuch des Königs
    .text = Wer die meisten Gefolgsleute und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denar
           *[other] { $gain } Denare
        } je Denar auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-courtrai = Schlacht bei Kortrijk
    .text = Alle beschädigen für jeden Denar auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-william = Wilhelm der Eroberer
    .text = Alle beschädigen für jeden Denar auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-heresy = Ketzerei
    .text = Alle beschädigen für jeden Denar auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-normans = Normannenangriff
    .text = Alle beschädigen für jeden Denar auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) beliebiger Farbe.
tournay-event-cassel = Schlacht bei Cassel
    .text = Alle verlieren 1 Denar für jeden Denar auf dem Ereignis.
tournay-event-brigands = Wegelagerer
    .text = Alle verlieren 1 Denar für jeden Denar auf dem Ereignis.
tournay-event-marauders = Plünderung
    .text = Alle verlieren 1 Denar für jeden Denar auf dem Ereignis.
tournay-event-drought = Trockenheit
    .text = Alle verlieren 1 Denar für jeden Denar auf dem Ereignis.

# what a composed turn changes: the number stands before it
tournay-change-deniers = { $amount ->
        [one] Denar
       *[other] Denare
    }
tournay-change-points = PP
tournay-change-hand = { $amount ->
        [one] Karte auf der Hand
       *[other] Karten auf der Hand
    }
tournay-change-ramparts = { $amount ->
        [one] Mauer
       *[other] Mauern
    }
tournay-change-placed = { $amount ->
        [one] Karte im Stadtteil
       *[other] Karten im Stadtteil
    }
tournay-change-citizens = { $amount ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    }
tournay-change-standing-yellow = { $amount ->
        [one] gelber Gefolgsmann auf dem Stadtplatz
       *[other] gelbe Gefolgsleute auf dem Stadtplatz
    }
tournay-change-standing-white = { $amount ->
        [one] weißer Gefolgsmann auf dem Stadtplatz
       *[other] weiße Gefolgsleute auf dem Stadtplatz
    }
tournay-change-standing-red = { $amount ->
        [one] roter Gefolgsmann auf dem Stadtplatz
       *[other] rote Gefolgsleute auf dem Stadtplatz
    }
