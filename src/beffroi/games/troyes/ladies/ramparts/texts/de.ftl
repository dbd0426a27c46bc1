troyes-option-ladies-ramparts = Wachen auf der Stadtmauer und Außenaktivitäten
troyes-option-ask-outdoor = fragen, bevor ein Würfelchen von draußen ausgegeben wird, auch im Zug der anderen
troyes-setting-outdoor-cubes = Deine Würfelchen draußen
troyes-setting-outdoor-cubes-ask = mich fragen
troyes-setting-outdoor-cubes-always = von selbst ausgeben, solange nichts verloren geht
troyes-word-guard = Wache
troyes-word-ramparts = Stadtmauer
troyes-ask-raise-die = Dein Würfel ist { $value } wert. Wie viele Deniers legst du drauf?
troyes-ask-move-guard = { $points ->
        [one] Noch ein Punkt: ein Schritt oder ein Würfelchen?
       *[other] Noch { $points } Punkte: ein Schritt oder ein Würfelchen?
    }
troyes-ask-choose-own-die = Welchen deiner Würfel gibst du her?
troyes-ask-choose-swapped-die = Für welchen Würfel?
troyes-ask-turn-bought-die = Welchen Würfel kaufst und drehst du?
troyes-ask-transfer-cube = Auf welche Karte wechselt dein Würfelchen von draußen?
troyes-ask-spend-too-much = { $activity }: Nicht alle { $influence } Einfluss finden Platz. Das Würfelchen ausgeben?
troyes-ask-spend-for-influence = { $activity }: Ein Würfelchen für { $influence } Einfluss ausgeben?
troyes-ask-spend-for-deniers = { $activity }: Ein Würfelchen für { $deniers } Deniers ausgeben?
troyes-ask-spend-for-points = { $activity }: Ein Würfelchen für { $points } Punkte ausgeben?
troyes-ask-avert-deniers = Ein Ereignis nimmt dir { $deniers } Deniers. Einen Schild ausgeben?
troyes-ask-avert-influence = Ein Ereignis nimmt dir { $influence } Einfluss. Einen Schild ausgeben?
troyes-ask-avert-cube = Dein Würfelchen fällt aus der Kathedrale. Einen Schild ausgeben?
troyes-guard = deine Wache nutzen
troyes-raise = { $deniers ->
        [0] nichts drauflegen: { $value } Punkte
        [one] 1 Denier drauflegen: { $value } Punkte
       *[other] { $deniers } Deniers drauflegen: { $value } Punkte
    }
troyes-guard-step = ein Schritt, auf Feld { $space }
troyes-place-outdoor = ein Würfelchen: { $activity }
troyes-guard-done = { $points ->
        [one] aufhören; ein Punkt verfällt
       *[other] aufhören; { $points } Punkte verfallen
    }
troyes-outdoor-cube = dein Würfelchen: { $activity }
troyes-keep-cube = das Würfelchen behalten
troyes-exchange-done = nicht weiter tauschen
troyes-swap-with = { $colour } { $value } von { $owner }
troyes-swap-neutral = { $colour } { $value }, neutral
troyes-transfer-cube = { $deniers ->
        [0] auf: { $card }
       *[other] auf: { $card }, für { $deniers } Deniers
    }
troyes-raises-die = { $seat } legt { $deniers } Deniers drauf: Der Würfel ist { $value } wert.
troyes-guard-steps = Die Wache von { $seat } geht auf Feld { $space }.
troyes-guard-arrives = Die Wache von { $seat } erreicht das letzte Tor als Nummer { $rank }.
troyes-places-outdoor = { $seat } legt ein Würfelchen hin: { $activity }.
troyes-spends-outdoor = { $seat } gibt ein Würfelchen aus: { $activity }.
troyes-rolls-die = { $seat } würfelt { $colour }: { $value }.
troyes-exchanges = { $seat } tauscht { $colour } { $value } gegen { $got } { $worth } ({ $owner }).
troyes-shielded = { $seat } wehrt eine schwarze { $value } ab.
troyes-why-no-guard = Kein Würfel kann deine Wache bewegen oder ein Würfelchen legen.
troyes-why-outdoor = Dort kannst du jetzt kein Würfelchen ausgeben.
troyes-why-raise = Sag, wie viele Deniers du drauflegst.
troyes-why-gate = Deine Wache hat dieses Tor noch nicht erreicht.
troyes-why-one-cube = Ein Würfelchen je Aktivität und Aktion.
troyes-why-takes-no-cube = Diese Aktivität nimmt in dieser Aktion kein Würfelchen.
troyes-why-guard-stays = Die Wache bleibt am letzten Tor.
troyes-why-move-guard = Gib einen Punkt aus: ein Schritt, oder ein Würfelchen an einem erreichten Tor.
troyes-why-spend-or-keep = Gib das Würfelchen aus oder behalte es.
troyes-why-swapped-once = Ein Würfel aus jedem anderen Viertel, und nie der gleiche.
troyes-why-purple-stays = Violette Würfel werden nicht getauscht.
troyes-why-transfer = Wähle eine andere Karte, auf der Würfelchen liegen.
troyes-why-turn-bought = Wähle einen Würfel eines anderen Viertels, der gedreht der Aktion dient.
troyes-why-turned-die = Der gedrehte Würfel muss dabei sein.
troyes-item-outdoor = Außenaktivität
troyes-outdoor-sold-dice = Würfelmarkt
    .text = Ein Würfelchen bringt { $gives-influence } Einfluss, wenn ein Gegner einen oder mehrere deiner Würfel kauft.
troyes-outdoor-settling = Neue Nachbarn
    .text = Ein Würfelchen bringt { $gives-influence } Einfluss, wenn du einen Bürger in ein Hauptgebäude setzt.
troyes-outdoor-guild = Gilde
    .text = Ein Würfelchen bringt { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    }, wenn ein Gegner eine Karte nutzt, auf der dein Handwerker steht.
troyes-outdoor-harvest = Ernte
    .text = Ein Würfelchen bringt { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } mehr, wenn du Landwirtschaft betreibst.
troyes-outdoor-yellow-die = Gelber Würfel
    .text = Vor deiner Aktion bringt ein Würfelchen dir einen gelben Würfel aus dem Vorrat, frisch geworfen. Ein gelber Würfel legt hier nichts hin.
troyes-outdoor-white-die = Weißer Würfel
    .text = Vor deiner Aktion bringt ein Würfelchen dir einen weißen Würfel aus dem Vorrat, frisch geworfen. Ein weißer Würfel legt hier nichts hin.
troyes-outdoor-red-die = Roter Würfel
    .text = Vor deiner Aktion bringt ein Würfelchen dir einen roten Würfel aus dem Vorrat, frisch geworfen. Ein roter Würfel legt hier nichts hin.
troyes-outdoor-purple-die = Violetter Würfel
    .text = Vor deiner Aktion bringen ein Würfelchen und { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } deinen violetten Würfel zurück, frisch geworfen, wenn er nicht auf dem Platz liegt. Ein violetter Würfel legt hier nichts hin.
troyes-outdoor-exchange = Tausch
    .text = Vor deiner Aktion tauschst du für ein Würfelchen je einen Würfel mit jedem Gegner oder dem neutralen Spieler, höchstens drei; die Werte bleiben.
troyes-outdoor-shield = Schild
    .text = In der Ereignisphase schlägt ein Würfelchen den höchsten schwarzen Würfel vor dir, oder erspart dir einen Verlust: Deniers, Einfluss oder ein Würfelchen.
troyes-outdoor-turned-die = Gedrehter Würfel
    .text = Ein Würfelchen dreht einen Würfel um, den du kaufst; er muss der Aktion dienen.
troyes-outdoor-transfer = Umzug
    .text = Wenn du eine verzögerte oder gemischte Karte nutzt, darf das Würfelchen auf eine andere offene Karte, auf der Würfelchen liegen.
troyes-outdoor-works = Bauplatz
    .text = Ein Würfelchen bringt { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }, wenn du ein Würfelchen auf die Kathedrale oder ein Ereignis legst.
troyes-outdoor-gate = Ehrenpforte
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für jede Wache, die hier ankommt; am Ende { $points-each ->
        [one] { $points-each } Punkt
       *[other] { $points-each } Punkte
    } für jedes deiner Würfelchen.
troyes-outdoor-majority = Wachtdienst
    .text = Am Ende { $points-1 }, { $points-2 } und { $points-3 } Punkte für die meisten Würfelchen; bei Gleichstand werden die Ränge geteilt.
troyes-outdoor-race = Wettlauf
    .text = { $points-1 }, { $points-2 }, { $points-3 } und { $points-4 } Punkte nach der Reihenfolge der Ankunft. Hier liegen keine Würfelchen.
