troyes-option-ladies-ramparts = Stadtmauer
    .help = Wachen gehen über die Stadtmauer und arbeiten an den Stadttoren.
troyes-option-ask-outdoor = Vor Außenaktivitäten fragen
    .help = Vor jedem Einsatz einer Außenaktivität fragen, auch im Zug der anderen.
troyes-setting-outdoor-cubes = Deine Klötzchen auf Außenaktivitäten
troyes-setting-outdoor-cubes-ask = Mich fragen
troyes-setting-outdoor-cubes-always = Von selbst einsetzen, solange nichts verloren geht
troyes-word-guard = Wache
troyes-word-ramparts = Stadtmauer
troyes-ask-raise-die = Dein Würfel ist { $value } wert. Wie viele Denare zahlst du dazu?
troyes-ask-move-guard = Noch { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }: ein Schritt oder ein Klötzchen?
troyes-ask-choose-own-die = Welchen deiner Würfel gibst du her?
troyes-ask-choose-swapped-die = Für welchen Würfel?
troyes-ask-turn-bought-die = Welchen Würfel kaufst und drehst du?
troyes-ask-transfer-cube = Auf welche Karte wechselt dein Klötzchen?
troyes-ask-spend-too-much = { $activity }: Du kannst nicht alles behalten ({ $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }). Das Klötzchen trotzdem einsetzen?
troyes-ask-spend-for-influence = { $activity }: Ein Klötzchen für { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    } einsetzen?
troyes-ask-spend-for-deniers = { $activity }: Ein Klötzchen für { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } einsetzen?
troyes-ask-spend-for-points = { $activity }: Ein Klötzchen für { $points } SP einsetzen?
troyes-ask-avert-deniers = Ein Ereignis nimmt dir { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    }. Schild einsetzen?
troyes-ask-avert-influence = Ein Ereignis nimmt dir { $influence ->
        [one] { $influence } Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }. Schild einsetzen?
troyes-ask-avert-cube = Dein Klötzchen in der Kathedrale soll entfernt werden. Schild einsetzen?
troyes-guard = Deine Wache einsetzen
troyes-raise = { $deniers ->
        [0] Nichts dazuzahlen: { $value }
        [one] { $deniers } Denar dazuzahlen: { $value }
       *[other] { $deniers } Denare dazuzahlen: { $value }
    } { $value ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }
troyes-guard-step = Ein Schritt, auf Feld { $space }
troyes-place-outdoor = Ein Klötzchen auf: { $activity }
troyes-guard-done = Aufhören; { $points ->
        [one] { $points } Aktionspunkt verfällt
       *[other] { $points } Aktionspunkte verfallen
    }
troyes-outdoor-cube = Dein Klötzchen: { $activity }
troyes-keep-cube = Das Klötzchen behalten
troyes-exchange-done = Nicht weiter tauschen
troyes-swap-with = Die { $colour }e { $value } von { $owner }
troyes-swap-neutral = Die neutrale { $colour }e { $value }
troyes-transfer-cube = { $deniers ->
        [0] Auf: { $card }
        [one] Auf: { $card }, für { $deniers } Denar
       *[other] Auf: { $card }, für { $deniers } Denare
    }
troyes-raises-die = { $seat } zahlt { $deniers ->
        [one] { $deniers } Denar
       *[other] { $deniers } Denare
    } dazu: Der Würfel ist { $value } wert.
troyes-guard-steps = Eine Wache geht auf Feld { $space }: { $seat }.
troyes-guard-arrives = { $seat } erreicht das letzte Stadttor auf Rang { $rank }.
troyes-places-outdoor = { $seat } legt ein Klötzchen: { $activity }.
troyes-spends-outdoor = { $seat } setzt ein Klötzchen ein: { $activity }.
troyes-rolls-die = { $seat } wirft einen { $colour }en Würfel: { $value }.
troyes-exchanges = { $seat } tauscht eine { $colour }e { $value } gegen eine { $got }e { $worth } ({ $owner }).
troyes-shielded = { $seat } wehrt eine schwarze { $value } mit dem Schild ab.
troyes-why-no-guard = Kein Würfel kann deine Wache bewegen oder ein Klötzchen legen.
troyes-why-outdoor = Dort kannst du jetzt kein Klötzchen einsetzen.
troyes-why-raise = Wähle, wie viele Denare du dazuzahlst.
troyes-why-gate = Deine Wache hat dieses Stadttor noch nicht erreicht.
troyes-why-one-cube = Ein Klötzchen je Außenaktivität und Aktion.
troyes-why-takes-no-cube = Diese Außenaktivität nimmt in dieser Aktion kein Klötzchen.
troyes-why-guard-stays = Die Wache bleibt am letzten Stadttor.
troyes-why-move-guard = Gib einen Aktionspunkt aus: ein Schritt, oder ein Klötzchen an einem erreichten Stadttor.
troyes-why-spend-or-keep = Setze das Klötzchen ein oder behalte es.
troyes-why-swapped-once = Ein Würfel aus jedem anderen Stadtteil, und nie ein gleicher.
troyes-why-purple-stays = Violette Würfel werden nicht getauscht.
troyes-why-transfer = Wähle eine andere Karte, auf der Klötzchen liegen.
troyes-why-turn-bought = Wähle einen Würfel eines anderen Stadtteils, der umgedreht der Aktion dient.
troyes-why-turned-die = Der umgedrehte Würfel muss in der Würfelgruppe sein.
troyes-item-outdoor = Außenaktivität
troyes-outdoor-sold-dice = Würfelmarkt
    .text = Ein Klötzchen bringt { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }, wenn ein Gegner einen oder mehrere deiner Würfel kauft.
troyes-outdoor-settling = Neue Nachbarn
    .text = Ein Klötzchen bringt { $gives-influence ->
        [one] { $gives-influence } Einflusspunkt
       *[other] { $gives-influence } Einflusspunkte
    }, wenn du einen Gefolgsmann in einem Hauptgebäude aufstellst.
troyes-outdoor-guild = Gilde
    .text = Ein Klötzchen bringt { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    }, wenn ein Gegner eine Karte aktiviert, auf der dein Fachmann steht.
troyes-outdoor-harvest = Ernte
    .text = Ein Klötzchen bringt { $gives-deniers ->
        [one] { $gives-deniers } Denar
       *[other] { $gives-deniers } Denare
    } mehr, wenn du Landwirtschaft betreibst.
troyes-outdoor-yellow-die = Gelber Würfel
    .text = Vor deiner Aktion wirft ein Klötzchen für dich einen gelben Würfel aus dem Vorrat. Ein gelber Würfel legt hier kein Klötzchen.
troyes-outdoor-white-die = Weißer Würfel
    .text = Vor deiner Aktion wirft ein Klötzchen für dich einen weißen Würfel aus dem Vorrat. Ein weißer Würfel legt hier kein Klötzchen.
troyes-outdoor-red-die = Roter Würfel
    .text = Vor deiner Aktion wirft ein Klötzchen für dich einen roten Würfel aus dem Vorrat. Ein roter Würfel legt hier kein Klötzchen.
troyes-outdoor-purple-die = Violetter Würfel
    .text = Vor deiner Aktion werfen ein Klötzchen und { $takes-deniers ->
        [one] { $takes-deniers } Denar
       *[other] { $takes-deniers } Denare
    } deinen violetten Würfel neu, wenn er nicht auf dem Stadtplatz liegt. Ein violetter Würfel legt hier kein Klötzchen.
troyes-outdoor-exchange = Tausch
    .text = Vor deiner Aktion tauschst du für ein Klötzchen je einen Würfel mit jedem Gegner oder dem neutralen Spieler, höchstens drei; die Werte bleiben.
troyes-outdoor-shield = Schild
    .text = In der Ereignisphase wehrt ein Klötzchen den höchsten schwarzen Würfel vor dir ab oder erspart dir einen Verlust: Denare, Einfluss oder ein Klötzchen.
troyes-outdoor-turned-die = Umgedrehter Würfel
    .text = Ein Klötzchen dreht einen Würfel um, den du kaufst; er muss der Aktion dienen.
troyes-outdoor-transfer = Umzug
    .text = Wenn du eine verzögerte oder gemischte Karte aktivierst, darf das Klötzchen auf eine andere offene Karte, auf der Klötzchen liegen.
troyes-outdoor-works = Bauplatz
    .text = Ein Klötzchen bringt { $gives-points } SP, wenn du ein Klötzchen auf die Kathedrale oder ein Ereignis legst.
troyes-outdoor-gate = Ehrenpforte
    .text = { $gives-points } SP für jede Wache, die hier ankommt; am Ende { $points-each } SP für jedes deiner Klötzchen.
troyes-outdoor-majority = Wachtdienst
    .text = Am Ende { $points-1 }, { $points-2 } und { $points-3 } SP für die meisten Klötzchen; bei Gleichstand werden die Ränge geteilt.
troyes-outdoor-race = Wettlauf
    .text = { $points-1 }, { $points-2 }, { $points-3 } und { $points-4 } SP nach der Reihenfolge der Ankunft. Hier liegen keine Klötzchen.

# what a composed turn changes: the number stands before it
troyes-change-guard = { $amount ->
        [one] Schritt der Wache
       *[other] Schritte der Wache
    }
troyes-change-outdoor = Klötzchen auf Außenaktivitäten
