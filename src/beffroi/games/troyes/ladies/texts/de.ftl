troyes-option-ladies = Module der Damen von Troyes
troyes-option-ladies-characters = neun Persönlichkeiten, darunter drei Damen
troyes-option-open-character = eine weitere Persönlichkeit liegt offen und wertet für alle
troyes-character-jeanne = Johanna von Champagne
    .text = Belohnt deine Bürger im Rathaus und deine Handwerker auf gelben Karten.
troyes-character-isabeau = Isabeau von Bayern
    .text = Belohnt deine Bürger im Palast und deine Handwerker auf roten Karten.
troyes-character-marie = Marie von Champagne
    .text = Belohnt deine Bürger im Bischofssitz und deine Handwerker auf weißen Karten.
troyes-item-jeanne = Johanna von Champagne
troyes-item-isabeau = Isabeau von Bayern
troyes-item-marie = Marie von Champagne
troyes-option-ladies-purple-die = ein violetter Würfel für jeden, in der Farbe, die er will
troyes-colour-purple = violett
troyes-option-ladies-events = sechs weitere Ereignisse
troyes-ask-give-citizen = Welcher deiner Bürger verfällt der Besessenheit?
troyes-ask-free-citizen = Wessen Bürger befreist du?
troyes-ask-lose-cube = Welchen deiner Steine nimmt der Winter?
troyes-free = einen Bürger von { $owner } befreien
troyes-lose-cube = der Stein auf { $card }
troyes-outlaw-strengthens = Der Anführer der Geächteten macht jeden schwarzen Würfel um { $adds } stärker, höchstens 6.
troyes-possessed = Ein Bürger von { $seat } ist besessen.
troyes-freed = Ein Bürger von { $owner } ist befreit.
troyes-uprising = Aufstand: { $building } steht auf dem Kopf.
troyes-monk-settles = Ein grauer Handwerker lässt sich nieder: { $card }.
troyes-monk-finds-nothing = Der Mönch findet keinen freien Platz.
troyes-freezes = { $seat } verliert einen Stein an den Winter.
troyes-why-free = Wähle, wessen Bürger befreit wird.
troyes-why-lose-cube = Wähle einen deiner Steine auf einer Karte.
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
    .text = Jeder verliert einen eigenen Stein auf einer Aktivitätskarte oder einer Aktivität im Freien; wer keinen hat, verliert nichts.
    .short = Jeder verliert ein Würfelchen von einer Karte
troyes-event-outlaw-leader = Anführer der Geächteten
    .text = Schwarze Würfel der Ereignisphase sind um { $adds } stärker, höchstens 6. Nur ein offener Kampf bringt einen Stein hierher.
    .short = Schwarze Würfel um { $adds } stärker
troyes-event-uprising = Aufstand
    .text = Ein Würfel nennt ein Gebäude. Seine Bürger, dazu ein grauer oder die dort Liegenden, werden zufällig neu gesetzt; wer keinen Platz findet, legt sich hin.
    .short = Ein Gebäude wird neu gemischt
troyes-event-wandering-monk = Mönch
    .text = Ein Würfel nennt eine Farbe: Ein grauer Handwerker nimmt den besten freien Platz auf ihren Karten.
    .short = Ein grauer Handwerker nimmt Platz
troyes-event-possession = Besessenheit
    .text = Wenn sie erscheint, legt jeder einen Bürger darauf. Jeder Stein hier befreit einen.
    .short = Hält je einen Bürger fest
troyes-option-ladies-activities = siebenundzwanzig weitere Aktivitätskarten
troyes-option-ladies-cards = Aktivitätskarten des Moduls
    .help = Gemischt: mit denen des Grundspiels. Allein: nur die neuen.
troyes-option-ladies-cards-mixed = gemischt mit denen des Grundspiels
troyes-option-ladies-cards-alone = allein
troyes-ask-use-or-load = { $card }: Würfelchen darauflegen oder eigene nutzen?
troyes-ask-load-cubes = Wie viele Würfelchen legst du auf: { $card }? (je { $deniers } Deniers)
troyes-ask-aim-catapult = Welches Ereignis trifft das Katapult? (noch { $shots } Schüsse)
troyes-ask-send-scout = Wo lässt der Kundschafter ein Würfelchen, von links nach rechts? (je { $deniers } Deniers, noch { $left } Nutzungen)
troyes-ask-choose-good = Punkte oder Einfluss? (noch { $left } Nutzungen)
troyes-ask-pick-victim = Wem nimmst du Einfluss?
troyes-ask-choose-column = In welcher Spalte baust du? (noch { $cubes } Würfelchen)
troyes-load-cubes = { $number ->
        [one] ein Würfelchen auf die Karte legen
       *[other] { $number } Würfelchen auf die Karte legen
    }
troyes-use-cubes = { $number ->
        [one] ein Würfelchen nutzen
       *[other] { $number } Würfelchen nutzen
    }
troyes-scout-returns = kein Würfelchen mehr mit dieser Nutzung
troyes-take-points = { $points ->
        [one] ein Punkt mit dieser Nutzung
       *[other] { $points } Punkte mit dieser Nutzung
    }
troyes-take-influence = { $influence } Einfluss mit allen, die bleiben
troyes-victim = { $seat } ({ $influence } Einfluss)
troyes-column = Stufe { $level }, Nummer { $column }
troyes-steals-influence = { $seat } nimmt { $other } { $influence } Einfluss.
troyes-why-richest = Wählbar sind nur die Gegner mit dem meisten Einfluss.
troyes-why-choose-column = Wähle einen freien Platz der Kathedrale, den untersten seiner Spalte.
troyes-item-hermit = Einsiedler
troyes-item-fort = Festung
troyes-item-princess = Prinzessin
troyes-card-lumberjack = Holzfäller
    .text = Gemischt. Ein Würfelchen hierherlegen, oder ein eigenes für { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } abgeben.
    .short = Würfelchen legen oder nutzen: { $gives-deniers } Deniers
troyes-card-clogmaker = Holzschuhmacherin
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jeden deiner Bürger, der im Rathaus steht.
    .short = { $gives-deniers } Denier je Bürger im Rathaus
troyes-card-weaver = Weberin
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jeden deiner Handwerker auf irgendeiner Karte, auch auf dieser.
    .short = { $gives-deniers } Denier je eigenem Handwerker
troyes-card-hotelkeeper = Herbergswirtin
    .text = { $gives-influence } Einfluss oder { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }, bei jeder Nutzung nach Wahl.
    .short = { $gives-influence } Einfluss oder { $gives-points } Punkt
troyes-card-distiller = Likörbrenner
    .text = Verzögert. Ein Würfelchen dreht für eine Aktion einen deiner eigenen Würfel um.
    .short = Würfelchen: eigenen Würfel umdrehen
troyes-card-winemaker = Winzer
    .text = Verzögert. Ein Würfelchen macht einen Würfel eines anderen Viertels kostenlos; er zählt für die Größe des Loses.
    .short = Würfelchen: ein fremder Würfel ist frei
troyes-card-banker = Bankier
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }, wenn du mehr als { $above-deniers ->
        [one] { $above-deniers } Denier
       *[other] { $above-deniers } Deniers
    } besitzt; du behältst sie.
    .short = { $gives-points } Punkte bei über { $above-deniers } Deniers
troyes-card-breeder = Viehzüchter
    .text = Gemischt. Ein Würfelchen für { $cube-deniers ->
        [one] { $cube-deniers } Denier
       *[other] { $cube-deniers } Deniers
    } hierherlegen, oder ein eigenes für { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } abgeben.
    .short = Würfelchen legen ({ $cube-deniers } Deniers) oder nutzen: { $gives-points } Punkte
troyes-card-master-craftsman = Handwerksmeister
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für je zwei deiner Handwerker auf allen Karten zusammen.
    .short = { $gives-points } Punkt je 2 eigene Handwerker
troyes-card-augustinian = Augustiner
    .text = Verzögert. Ein Würfelchen zählt in einem Los als eigener gelber Würfel mit einer { $pips }, neben mindestens einem echten.
    .short = Würfelchen: eine gelbe { $pips } mehr
troyes-card-head-templar = Templermeister
    .text = Verzögert. Mit einem Würfelchen kostet je ein roter Würfel jedes anderen Viertels { $die-deniers ->
        [one] { $die-deniers } Denier
       *[other] { $die-deniers } Deniers
    }, so groß das Los auch ist.
    .short = Würfelchen: fremde rote für je { $die-deniers } Deniers
troyes-card-bishop = Bischof
    .text = { $gives-deniers ->
        [one] { $gives-deniers } Denier
       *[other] { $gives-deniers } Deniers
    } für jedes deiner Würfelchen in der Kathedrale.
    .short = { $gives-deniers } Denier je Würfelchen in der Kathedrale
troyes-card-herbalist = Kräuterkundiger
    .text = Verzögert. Mit einem Würfelchen zählt genau ein weißer Würfel als { $counts-as ->
        [2] zwei
        [3] drei
       *[other] { $counts-as }
    } rote seines Werts.
    .short = Würfelchen: 1 weißer Würfel ist { $counts-as } rote
troyes-card-master-builder = Baumeister
    .text = Ein Würfelchen in eine beliebige Spalte der Kathedrale, auf die unterste freie Stufe, mit dem üblichen Ertrag. Nur er erreicht eine vierte Stufe; wer dort kein Würfelchen hat, verliert am Ende { $missing-level ->
        [one] { $missing-level } Punkt
       *[other] { $missing-level } Punkte
    }.
    .short = Würfelchen in eine Spalte, bis zur Stufe IV
troyes-card-preacher = Prediger
    .text = Verzögert. Ein Würfelchen gibt allen Würfeln des Loses den Wert eines von ihnen.
    .short = Würfelchen: alle Würfel wie einer davon
troyes-card-beguine = Begine
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für jeden weißen Würfel, der in deinem Viertel bleibt.
    .short = { $gives-points } Punkt je weißem Würfel, der dir bleibt
troyes-card-hermit = Einsiedler
    .text = Bis zum Ende. Ein Würfelchen hierherlegen. Am Ende ist jedes { $best-points ->
        [one] { $best-points } Punkt
       *[other] { $best-points } Punkte
    } wert, weniger einen je Würfelchen hier, gleich wessen; mindestens { $least-points }.
    .short = Am Ende { $best-points } Punkte, 1 weniger je Würfelchen hier
troyes-card-scribe = Schreiber
    .text = { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    } für jede Ereigniskarte, die du gewonnen hast.
    .short = { $gives-points } Punkt je gewonnenem Ereignis
troyes-card-catapult = Katapult
    .text = Gemischt. Ein Würfelchen hierherlegen, oder ein eigenes wegnehmen und { $shoots ->
        [2] zwei
        [3] drei
       *[other] { $shoots }
    } auf ein Ereignis legen.
    .short = Würfelchen legen oder nutzen: { $shoots } auf ein Ereignis
troyes-card-scout = Kundschafter
    .text = Ein Würfelchen auf jedes Ereignis der Reihe, je { $cube-deniers ->
        [one] { $cube-deniers } Denier
       *[other] { $cube-deniers } Deniers
    }; du darfst welche auslassen.
    .short = Würfelchen auf Ereignisse, je { $cube-deniers } Denier
troyes-card-ransom = Lösegeld
    .text = { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } zahlen für ein Würfelchen auf einem beliebigen Ereignis.
    .short = { $takes-deniers } Deniers: Würfelchen auf ein Ereignis
troyes-card-executioner = Henker
    .text = { $gives-influence } Einfluss aus dem Vorrat und { $steals-influence } vom Gegner, der am meisten hat.
    .short = { $gives-influence } Einfluss, { $steals-influence } vom Einflussreichsten
troyes-card-lord-of-the-manor = Burgherr
    .text = Gemischt. Ein Würfelchen hierherlegen, oder ein eigenes für { $gives-influence } Einfluss abgeben.
    .short = Würfelchen legen oder nutzen: { $gives-influence } Einfluss
troyes-card-recruiter = Anwerber
    .text = Verzögert. Ein Würfelchen zählt in einem Los als eigener roter Würfel mit einer { $pips }, neben mindestens einem echten.
    .short = Würfelchen: eine rote { $pips } mehr
troyes-card-fort = Festung
    .text = Bis zum Ende. Jeder Würfel legt ein Würfelchen hierher: { $gives-low ->
        [one] { $gives-low } Punkt
       *[other] { $gives-low } Punkte
    } und { $gives-low } Einfluss unter { $high-from }, ab { $high-from } je { $gives-high }. Am Ende bringen die meisten Würfelchen { $gives-most ->
        [one] { $gives-most } Punkt
       *[other] { $gives-most } Punkte
    }.
    .short = Je Würfel { $gives-low } oder { $gives-high } Punkte und Einfluss; Mehrheit { $gives-most }
troyes-card-marriage = Hochzeit
    .text = { $takes-deniers ->
        [one] { $takes-deniers } Denier
       *[other] { $takes-deniers } Deniers
    } zahlen für { $gives-points ->
        [one] { $gives-points } Punkt
       *[other] { $gives-points } Punkte
    }.
    .short = { $takes-deniers } Deniers: { $gives-points } Punkte
troyes-card-princess = Prinzessin
    .text = Bis zum Ende. Ein Würfelchen hierherlegen. Am Ende bringen die meisten Würfelchen { $gives-most ->
        [one] { $gives-most } Punkt
       *[other] { $gives-most } Punkte
    }.
    .short = Am Ende { $gives-most } Punkte der Mehrheit
troyes-option-tournament = Turniervariante: die letzte Runde läuft gegen den Uhrzeigersinn
troyes-word-counter-clockwise = Die letzte Runde läuft gegen den Uhrzeigersinn.
