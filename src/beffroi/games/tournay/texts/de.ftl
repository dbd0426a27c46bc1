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
    .text = Zu Beginn ein Bürger jeder Farbe und 9 Deniers, ein größerer Vorrat und eine sechste Aktion: anwerben.
tournay-option-expansion = Erweiterungskarten
tournay-option-expansion-none = keine
tournay-option-expansion-replace = drei Karten jedes Stapels der Stufe I und II ersetzen
tournay-option-expansion-mix = mit den Karten mischen, die sie ersetzen würden
tournay-option-figures = Berichtigte Zahlen
tournay-zone-district = Viertel
tournay-zone-decks = Stapel
tournay-zone-events = Ereignisse
tournay-phase-play = Karte spielen
tournay-phase-action = Eine Aktion
tournay-phase-events = Ereignisse treffen ein
tournay-phase-hand = Handlimit
tournay-phase-last-cards = Letzte Karten
tournay-ask-play-card = Spielst du eine Karte?
tournay-ask-pay-citizen = { $card } kostet einen deiner Bürger: welchen?
tournay-ask-pay-card = { $card } kostet eine Karte aus deiner Hand oder deinem Viertel: welche?
tournay-ask-choose-slot = Wohin legst du { $card }?
tournay-ask-take-action = Welche Aktion wählst du?
tournay-ask-use-citizen = Wessen Bürger arbeitet ({ $colour }, noch { $citizens })?
tournay-ask-choose-draw = Wie ziehst du von { $deck }?
tournay-ask-keep-card = Welche Karte von { $deck } behältst du? Die andere liegt offen.
tournay-ask-choose-deck = Von welchem Stapel ziehst du?
tournay-ask-turn-cards = Welchen Stapel deckst du als Nächstes auf?
tournay-ask-leave-card = Zwei der Karten gehören dir: Welche bleibt liegen?
tournay-ask-use-character = Welche Person nutzt du?
tournay-ask-activate-another = { $card }: Welches Gebäude aktiviert ein weißer Bürger zusätzlich?
tournay-ask-choose-recruit = Wen wirbst du für { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } an?
tournay-ask-choose-copy = Welches Gebäude kopierst du?
tournay-ask-aim-ballista = Auf welches Ereignis legst du einen Denier (noch { $events })?
tournay-ask-aim-catapult = Welche Karte von { $other } beschädigst du?
tournay-ask-choose-levy = Für Gebäude welcher Farbe zahlen die anderen?
tournay-ask-fight-freely = Welches Ereignis bekämpfst du?
tournay-ask-shelter = { $event } schlägt zu (× { $deniers }): Schützt du dich?
tournay-ask-lay-citizen = Welchen Bürger legst du hin (noch { $citizens })?
tournay-ask-damage-card = Welche deiner Karten wird beschädigt (noch { $cards })?
tournay-ask-trim-hand = Deine Hand fasst { $cards } Karten: Welche gibst du ab?
tournay-ask-last-card = Legst du verdeckt eine letzte Karte?
tournay-ask-last-slot = Wohin legst du verdeckt { $card }?
tournay-no-card = keine Karte spielen
tournay-decline = verzichten
tournay-done = fertig
tournay-look = zwei Karten ansehen
tournay-endure = es erdulden
tournay-use-shield = hinter dem Katapult Schutz suchen
tournay-gather = deine Bürger versammeln{ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-take-top = { $card } nehmen
tournay-take-shown = die aufgedeckten Karten nehmen
tournay-give-standing = ein stehender Bürger ({ $colour })
tournay-give-lying = ein liegender Bürger ({ $colour })
tournay-give-working = der Bürger auf { $card } ({ $slot })
tournay-give-card = { $card } aus der Hand abgeben
tournay-give-visible = { $card } auf { $slot } abgeben
tournay-keep = { $card } behalten
tournay-return-card = { $card } unter ihren Stapel legen
tournay-play = { $card } spielen ({ $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    })
tournay-play-for-citizen = { $card } spielen (ein Bürger: { $colour })
tournay-play-for-card = { $card } spielen ({ $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } und eine Karte)
tournay-place-empty = auf { $slot } legen{ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-place-stack = auf { $card } stapeln ({ $slot }){ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-place-replace = { $card } ersetzen ({ $slot }){ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-activate = { $card } aktivieren ({ $slot }){ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-activate-bare = { $card } ohne Effekt aktivieren ({ $slot }){ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-use-character = { $card } nutzen ({ $slot })
tournay-damage = { $card } beschädigen ({ $slot })
tournay-hit = { $card } von { $owner } beschädigen ({ $slot })
tournay-copy = { $card } von { $owner } kopieren ({ $slot })
tournay-build-rampart = einen Wall bauen: { $event }
tournay-earn = { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } verdienen mit { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürgern
    } ({ $colour })
tournay-use-own = dein eigener Bürger ({ $colour })
tournay-hire = ein Bürger von { $owner } ({ $colour }) für { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }
tournay-recruit = einen Bürger anwerben ({ $colour }) für { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }
tournay-fight = { $event } bekämpfen mit { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürgern
    } ({ $colour }){ $deniers ->
        [0] { "" }
        [one] { " " }und 1 Denier
       *[other] { " " }und { $deniers } Deniers
    }
tournay-fight-freely = { $event } bekämpfen{ $deniers ->
        [0] { "" }
       *[other] { " " }(+{ $deniers })
    }
tournay-aim = { $event } (bisher × { $deniers })
tournay-draw = von { $deck } ziehen mit { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürgern
    } ({ $colour })
tournay-draw-from = von { $deck } ziehen
tournay-draw-two = die obersten zwei Karten von { $deck } nehmen
tournay-turn-up = { $deck } aufdecken
tournay-leave = { $card } liegen lassen, die anderen nehmen
tournay-levy = Gebäude der Farbe { $colour } (+{ $deniers })
tournay-lay = einen Bürger hinlegen ({ $colour })
tournay-turn = { $seat } ist am Zug.
tournay-hired = { $seat } zahlt { $owner } { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } für einen Bürger ({ $colour }).
tournay-draws = { $seat } zieht von { $deck }.
tournay-looked = { $seat } sieht die obersten Karten von { $deck } an.
tournay-took-card = { $seat } nimmt { $card }.
tournay-drew-card = { $seat } nimmt eine Karte von { $deck }.
tournay-drew-your-card = Du nimmst { $card }.
tournay-kept-card = { $seat } behält eine Karte von { $deck }; { $card } liegt offen.
tournay-kept-your-card = Du behältst { $card }; { $left } liegt offen.
tournay-turned-card = { $seat } deckt { $card } auf.
tournay-returned-card = { $seat } legt eine Karte unter { $deck }.
tournay-returned-your-card = Du legst { $card } unter ihren Stapel.
tournay-activated = { $seat } aktiviert { $card }.
tournay-activated-bare = { $seat } aktiviert { $card } ohne Effekt.
tournay-character-pays = { $card } bringt { $seat } { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }.
tournay-stood-up = Die liegenden Bürger von { $seat } stehen auf.
tournay-gained = { $seat } erhält { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }.
tournay-paid = { $seat } gibt { $other } { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }.
tournay-recruited = { $seat } wirbt für { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } einen Bürger an ({ $colour }).
tournay-copied = { $seat } kopiert { $card } von { $owner }.
tournay-shot-ballista = { $seat } schießt mit der Balliste: { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }.
tournay-gave-up-citizen = { $seat } gibt einen Bürger ({ $colour }) in den Vorrat zurück.
tournay-gave-up-card = { $seat } gibt { $card } ab.
tournay-placed = { $seat } legt { $card }.
tournay-reveals = { $seat } deckt { $card } als letzte Karte auf.
tournay-earned = { $seat } verdient { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    } mit { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürgern
    } ({ $colour }).
tournay-gathered = { $seat } versammelt alle Bürger.
tournay-fought = { $seat } besiegt { $event }.
tournay-event-comes = { $event } kommt in die Reihe.
tournay-crier-calls = Ein Stadtausrufer ruft die Ereignisse aus (Ausrufer Nr. { $criers }).
tournay-event-strikes = { $event } schlägt zu (× { $deniers }).
tournay-built-rampart = { $seat } baut einen Wall.
tournay-built-your-rampart = Du baust { $event } als Wall.
tournay-built-ramparts = { $seat } baut { $ramparts ->
        [one] 1 Wall
       *[other] { $ramparts } Wälle
    } aus der Hand.
tournay-shielded = { $seat } sucht hinter dem Katapult Schutz.
tournay-lost-deniers = { $seat } verliert { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }.
tournay-laid-citizens = { $seat } legt { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    } hin ({ $colour }).
tournay-damaged = { $card } von { $seat } wird beschädigt.
tournay-last-round = Die letzte Runde beginnt.
tournay-nothing-moves = Lange wurde keine Karte gezogen oder gespielt: Das Spiel endet.
tournay-game-over = Das Spiel ist zu Ende.
tournay-refused = Das kann jetzt nicht gewählt werden.
tournay-why-over = Das Spiel ist zu Ende.
tournay-why-not-your-turn = Du bist nicht an der Reihe.
tournay-why-no-card-now = Karten werden zu Beginn des Zuges gespielt, vor der Aktion.
tournay-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
tournay-why-rampart = Ein Wall wird gegen ein Ereignis gebaut, oder wenn die Hand zu voll ist.
tournay-why-same-name = { $card } ist schon in deinem Viertel; ein Prestigegebäude darf dort nur einmal sein.
tournay-why-deniers = Das kostet { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }; du hast { $have }.
tournay-why-no-citizen = Du hast keinen Bürger ({ $colour }) dafür.
tournay-why-no-price-card = Du hast keine andere Karte dafür.
tournay-why-citizens = Dafür braucht es { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    } ({ $colour }); so viele stehen nicht auf den Plätzen.
tournay-why-hire = Dafür braucht es { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    } ({ $colour }); jeder angeheuerte kostet { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }, und das hast du nicht.
tournay-why-deck-empty = Dieser Stapel ist leer.
tournay-why-event-active = So kann nur ein Ereignis ohne Deniers bekämpft werden.
tournay-why-event-idle = So kann nur ein Ereignis mit mindestens einem Denier bekämpft werden.
tournay-why-reserve-empty = Der Vorrat hat keinen Bürger dieser Farbe mehr.
tournay-why-not-advanced = Anwerben als Aktion gehört zu den fortgeschrittenen Regeln.
tournay-why-slot-far = Eine Karte kommt neben dein Viertel, innerhalb von drei Reihen und drei Spalten, oder auf eine Karte.
tournay-why-not-yours = Das ist nicht in deinem Viertel.
tournay-why-own = Das ist deine eigene Karte.
tournay-why-no-building = Dafür eignen sich nur Gebäude der Stufe I und II.
tournay-why-damaged = Die Karte ist beschädigt.
tournay-why-occupied = Das Gebäude wurde schon genutzt; versammle deine Bürger, um es frei zu machen.
tournay-why-not-free = Die Karte ist nicht frei.
tournay-terminal-round = Runde { $round }, { $seat } ist am Zug
tournay-terminal-criers = Ausrufer { $criers }/{ $needed }
tournay-terminal-last-round = letzte Runde
tournay-terminal-reserve = Vorrat:
tournay-terminal-decks = Stapel (Karten, * Ausrufer noch darin, offene Karte)
tournay-terminal-events = Ereignisse (o ein Denier, . ein freier Kreis); { $cards } kommen noch
tournay-terminal-lay-citizen = ein Bürger legt sich hin
tournay-terminal-majority = Deniers für die meisten
tournay-terminal-damage = eine Karte wird beschädigt
tournay-terminal-lose-denier = ein Denier geht verloren
tournay-terminal-any = beliebig
tournay-terminal-fight = Kampf:
tournay-terminal-legend = Auf den Karten: Bürger als Buchstaben, # grauer Marker, ! beschädigt, +1 eine Karte darunter.
tournay-terminal-hand = Hand:
tournay-terminal-player = { $seat }: { $deniers ->
        [one] 1 Denier
       *[other] { $deniers } Deniers
    }, { $ramparts ->
        [one] 1 Wall
       *[other] { $ramparts } Wälle
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
tournay-item-ramparts = Wälle
tournay-term-cards = auf Karten gedruckte Punkte
tournay-term-ramparts = Wälle
tournay-term-prestige = Prestigegebäude
tournay-term-prestige-in-hand = Prestigegebäude auf der Hand
tournay-term-cards-in-hand = andere Karten auf der Hand
tournay-term-deniers = Deniers
tournay-term-citizens = Bürger
tournay-term-engine = Gebäude und Personen am Werk
tournay-term-progress = das Viertel auf dem Weg

tournay-card-architect-1 = Architekt I
    .text = Wenn du ein Gebäude oder ein Prestigegebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-quarry-1 = Steinbruch I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-journeyman-1 = Geselle I
    .text = Wenn du ein Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-alderman-1 = Schöffe I
    .text = Wenn du eine Person in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-farm-1 = Bauernhof I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jedes deiner neun Felder, das noch leer ist.
tournay-card-barn-1 = Scheune I
    .text = Ziehe nach der üblichen Regel eine gelbe Karte der Stufe II.
tournay-card-dwelling-1 = Wohnhaus I
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein gelber Bürger aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-market-1 = Markt I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-port-1 = Hafen I
    .text = Nutze den Effekt eines freien gelben Gebäudes in einem anderen Viertel. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-library-1 = Bibliothek I
    .text = Ziehe nach der üblichen Regel eine Karte der Stufe II in einer Farbe deiner Wahl.
tournay-card-archive-1 = Bibliothek I (Paar)
    .text = Nimm die obersten zwei Karten eines Stapels der Stufe I in einer Farbe deiner Wahl; eine offene Karte gehört dazu.
tournay-card-bishopric-1 = Bischofssitz I
    .text = Nimm die obersten zwei Karten des weißen Stapels der Stufe II; eine offene Karte gehört dazu.
tournay-card-bishop-1 = Bischof I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, dürfen alle deine neben dem Platz liegenden Bürger aufstehen; die auf Karten bleiben.
tournay-card-hospital-1 = Hospital I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-monastery-1 = Kloster I
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein Bürger beliebiger Farbe aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-bridge-1 = Brücke I
    .text = Nutze den Effekt eines freien Gebäudes beliebiger Farbe in einem anderen Viertel. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-priest-1 = Priester I
    .text = Jedes weiße Gebäude in seiner Reihe und Spalte darf zweimal aktiviert werden, in zwei getrennten Aktionen.
tournay-card-prior-1 = Prior I
    .text = Wenn du ein weißes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-arsenal-1 = Arsenal I
    .text = Ziehe nach der üblichen Regel eine rote Karte der Stufe II.
tournay-card-advocate-1 = Vogt I
    .text = Wenn du ein weißes oder gelbes Gebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-ballista-1 = Balliste I
    .text = Lege je einen Denier auf bis zu { $n } verschiedene Ereignisse; die anderen erleiden sie, einmal je Denier. Ein gutes Ereignis kommt allen zugute, die es meint, auch dir.
tournay-card-barracks-1 = Kaserne I
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein roter Bürger aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-knight-1 = Ritter I
    .text = Wenn du ein Prestigegebäude in seiner Reihe oder Spalte platzierst, darfst du kostenlos ein Ereignis mit mindestens 1 Denier bekämpfen und seine Deniers nehmen.
tournay-card-fort-1 = Fort I
    .text = Bekämpfe ein Ereignis mit mindestens 1 Denier, ohne Bürger und ohne zu zahlen; seine Deniers gehen in den Vorrat.
tournay-card-tax-collector-1 = Steuereintreiber I
    .text = Wenn du ein gelbes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-road-1 = Straße I
    .text = Nutze den Effekt eines freien roten Gebäudes in einem anderen Viertel. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-architect-2 = Architekt II
    .text = Wenn du ein Gebäude oder ein Prestigegebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-quarry-2 = Steinbruch II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-journeyman-2 = Geselle II
    .text = Wenn du ein Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-alderman-2 = Schöffe II
    .text = Wenn du eine Person in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-barn-2 = Scheune II
    .text = Ziehe nach der üblichen Regel eine gelbe Karte der Stufe III.
tournay-card-dwelling-2 = Wohnhaus II
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein gelber Bürger aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-market-2 = Markt II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-toll-2 = Zollstelle II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jedes belegte Feld deines Viertels; Karten übereinander sind ein Feld.
tournay-card-port-2 = Hafen II
    .text = Nutze den Effekt eines gelben Gebäudes in einem anderen Viertel, frei oder besetzt, aber nicht beschädigt. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-augustinian-2 = Augustiner II
    .text = Wenn du ein weißes Gebäude oder eine weiße Person in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-library-2 = Bibliothek II
    .text = Ziehe nach der üblichen Regel eine Karte der Stufe III in einer Farbe deiner Wahl.
tournay-card-archive-2 = Bibliothek II (Paar)
    .text = Nimm die obersten zwei Karten eines Stapels der Stufe II in einer Farbe deiner Wahl; eine offene Karte gehört dazu.
tournay-card-bishopric-2 = Bischofssitz II
    .text = Ziehe nach der üblichen Regel eine weiße Karte der Stufe III.
tournay-card-convent-2 = Kloster II (weiß)
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein weißer Bürger aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-monastery-2 = Kloster II
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein Bürger beliebiger Farbe aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-bridge-2 = Brücke II
    .text = Nutze den Effekt eines Gebäudes beliebiger Farbe in einem anderen Viertel, frei oder besetzt, aber nicht beschädigt. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-priest-2 = Priester II
    .text = Jedes Gebäude in seiner Reihe und Spalte darf zweimal aktiviert werden, in zwei getrennten Aktionen.
tournay-card-prior-2 = Prior II
    .text = Wenn du ein weißes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-arsenal-2 = Arsenal II
    .text = Ziehe nach der üblichen Regel eine rote Karte der Stufe III.
tournay-card-advocate-2 = Vogt II
    .text = Wenn du ein weißes oder gelbes Gebäude in seiner Reihe oder Spalte platzierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-ballista-2 = Balliste II
    .text = Lege je einen Denier auf bis zu { $n } verschiedene Ereignisse; die anderen erleiden sie, einmal je Denier. Ein gutes Ereignis kommt allen zugute, die es meint, auch dir.
tournay-card-bastion-2 = Bastion II
    .text = Bekämpfe ein Ereignis ohne Deniers, ohne Bürger und ohne zu zahlen.
tournay-card-barracks-2 = Kaserne II
    .text = Zahle { $price ->
            [one] { $price } Denier
           *[other] { $price } Deniers
        }: Ein roter Bürger aus dem Vorrat stellt sich auf deinen Platz.
tournay-card-fort-2 = Fort II
    .text = Bekämpfe ein Ereignis mit mindestens 1 Denier, ohne Bürger und ohne zu zahlen, und nimm seine Deniers.
tournay-card-road-2 = Straße II
    .text = Nutze den Effekt eines roten Gebäudes in einem anderen Viertel, frei oder besetzt, aber nicht beschädigt. Es zählen deine Personen, nicht die seines Besitzers.
tournay-card-tax-collector-2 = Steuereintreiber II
    .text = Wenn du ein gelbes Gebäude in seiner Reihe oder Spalte aktivierst, erhältst du { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }.
tournay-card-belfry = Belfried
    .text = Am Ende für jeden Satz deiner sichtbaren Karten der Stufe I oder II, eine jeder Farbe: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-cloth-hall = Tuchhalle
    .text = Am Ende für jede deiner sichtbaren gelben Karten der Stufe I oder II: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-mint = Münze
    .text = Am Ende für je volle { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } in deinem Besitz: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-city-hall = Rathaus
    .text = Am Ende für jeden deiner gelben Bürger: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-des-six = Tour des Six
    .text = Am Ende für jede deiner sichtbaren Personen: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-cathedral = Kathedrale
    .text = { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du sie gebaut hast, nichts für die anderen.
tournay-card-la-madeleine = La Madeleine
    .text = Am Ende für jedes deiner sichtbaren Prestigegebäude: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-brice = Saint-Brice
    .text = Am Ende für jeden Satz deiner sichtbaren Karten der Stufe I oder II, eine jeder Farbe: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-jacques = Saint-Jacques
    .text = Am Ende für jede deiner sichtbaren weißen Karten der Stufe I oder II: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-nicolas = Saint-Nicolas
    .text = Am Ende für jeden Satz deiner Bürger, einen jeder Farbe: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-saint-quentin = Saint-Quentin
    .text = Am Ende für jeden deiner weißen Bürger: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-pont-des-trous = Pont des Trous
    .text = Am Ende für jeden Satz deiner Bürger, einen jeder Farbe: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-porte-de-la-vigne = Porte de la Vigne
    .text = Am Ende für jeden deiner roten Bürger: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-d-arras = Tour d’Arras
    .text = Am Ende für jedes deiner sichtbaren weißen und gelben Gebäude der Stufe I oder II: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-henry-viii = Tour Henry VIII
    .text = Am Ende für jeden deiner gebauten Wälle: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-tour-saint-georges = Tour Saint-Georges
    .text = Am Ende für jede deiner sichtbaren roten Karten der Stufe I oder II: { $builder ->
            [one] { $builder } Punkt
           *[other] { $builder } Punkte
        }, wenn du dieses Gebäude hast, sonst { $others } (höchstens { $cap }).
tournay-card-inn-1 = Herberge I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jedes Paar aus einem gelben und einem roten Bürger, die auf deinem Platz stehen.
tournay-card-brewery-1 = Brauerei I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jeden Bürger, der auf deinem Platz steht.
tournay-card-senator-1 = Senator I
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }, wenn du deine Bürger versammelst. Wirkt überall im Viertel.
tournay-card-bakery-2 = Bäckerei II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jeden weißen oder für jeden roten Bürger auf deinem Platz; es zählt die Farbe mit den meisten.
tournay-card-brewery-2 = Brauerei II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jeden deiner Bürger, die neben dem Platz liegen.
tournay-card-senator-2 = Senator II
    .text = Du erhältst { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }, wenn du deine Bürger versammelst. Wirkt überall im Viertel.
tournay-card-abbey-1 = Abtei I
    .text = Decke die oberste Karte der drei Stapel der Stufe I auf und nimm zwei davon. Ein Ausrufer bringt sofort die Ereignisse, dann wird die nächste Karte aufgedeckt.
tournay-card-monk-1 = Mönch I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Bürger ein freies gelbes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-templar-1 = Templer I
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Bürger ein freies rotes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-abbey-2 = Abtei II
    .text = Decke die oberste Karte der drei Stapel der Stufe II auf und nimm zwei davon. Ein Ausrufer bringt sofort die Ereignisse, dann wird die nächste Karte aufgedeckt.
tournay-card-monk-2 = Mönch II
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Bürger ein freies gelbes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-templar-2 = Templer II
    .text = Nachdem du ein weißes Gebäude in seiner Reihe oder Spalte aktiviert hast, darfst du mit einem zweiten weißen Bürger ein freies rotes Gebäude seiner Reihe oder Spalte aktivieren.
tournay-card-catapult-1 = Katapult I
    .text = Beschädige in jedem anderen Viertel eine freie Karte der Stufe I oder II. Solange ein Bürger oder ein grauer Marker darauf steht, darfst du bei jedem Ausrufer ein Ereignis ignorieren, wie mit einem Wall.
tournay-card-manor-1 = Grundherrschaft I
    .text = Wähle eine Farbe: Alle anderen zahlen dir { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } für jedes sichtbare Gebäude dieser Farbe (Stufe I oder II).
tournay-card-knight-x1 = Ritter I (fahrend)
    .text = Der zweite, vierte und sechste rote oder graue Bürger in seiner Reihe und Spalte lässt dich kostenlos ein Ereignis mit mindestens 1 Denier bekämpfen.
tournay-card-mercenary-2 = Söldner II
    .text = Deine roten Bürger verdienen je { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        } statt { $earnings }. Wirkt überall im Viertel.
tournay-card-knight-x2 = Ritter II (fahrend)
    .text = Der zweite, vierte und sechste rote oder graue Bürger in seiner Reihe und Spalte lässt dich kostenlos ein Ereignis mit mindestens 1 Denier bekämpfen und seine Deniers nehmen.
tournay-card-audience-hall-2 = Audienzsaal II
    .text = Der reichste Spieler gibt dir { $n ->
            [one] { $n } Denier
           *[other] { $n } Deniers
        }, bei Gleichstand jeder von ihnen; du wirst mitverglichen, zahlst aber nichts.

tournay-event-bouvines = Schlacht bei Bouvines
    .text = Alle legen für jeden Denier auf dem Ereignis einen stehenden Bürger der gezeigten Farbe hin.
tournay-event-excommunication = Exkommunikation
    .text = Alle legen für jeden Denier auf dem Ereignis einen stehenden Bürger der gezeigten Farbe hin.
tournay-event-plague = Große Pest
    .text = Alle legen für jeden Denier auf dem Ereignis einen stehenden Bürger der gezeigten Farbe hin.
tournay-event-crusade = Kreuzzug
    .text = Alle legen für jeden Denier auf dem Ereignis einen stehenden Bürger beliebiger Farbe hin.
tournay-event-great-fair = Große Kirmes
    .text = Wer die meisten Bürger und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denier
           *[other] { $gain } Deniers
        } je Denier auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-procession = Prozession
    .text = Wer die meisten Bürger und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denier
           *[other] { $gain } Deniers
        } je Denier auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-royal-visit = Besuch des Königs
    .text = Wer die meisten Bürger und sichtbaren Karten der gezeigten Farbe hat, erhält { $gain ->
            [one] { $gain } Denier
           *[other] { $gain } Deniers
        } je Denier auf dem Ereignis; bei Gleichstand alle Betroffenen.
tournay-event-courtrai = Schlacht bei Kortrijk
    .text = Alle beschädigen für jeden Denier auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-william = Wilhelm der Eroberer
    .text = Alle beschädigen für jeden Denier auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-heresy = Ketzerei
    .text = Alle beschädigen für jeden Denier auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) der gezeigten Farbe.
tournay-event-normans = Angriff der Normannen
    .text = Alle beschädigen für jeden Denier auf dem Ereignis eine ihrer freien Karten (Stufe I oder II) beliebiger Farbe.
tournay-event-cassel = Schlacht bei Cassel
    .text = Alle verlieren 1 Denier für jeden Denier auf dem Ereignis.
tournay-event-brigands = Wegelagerer
    .text = Alle verlieren 1 Denier für jeden Denier auf dem Ereignis.
tournay-event-marauders = Marodeure
    .text = Alle verlieren 1 Denier für jeden Denier auf dem Ereignis.
tournay-event-drought = Dürre
    .text = Alle verlieren 1 Denier für jeden Denier auf dem Ereignis.
