# Parbourg
parbourg-nobody = niemand
parbourg-face-down = eine verdeckte Karte
parbourg-colour-yellow = Politik
parbourg-colour-red = Militär
parbourg-colour-green = Intrige
parbourg-colour-blue = Wissenschaft
parbourg-option-henchmen = Handlanger im Spiel
parbourg-option-henchmen-8 = die 8 des Grundspiels
parbourg-option-henchmen-16 = alle 16
parbourg-option-set-aside = benutzte Handlanger verlassen das Spiel (nur mit allen 16)
parbourg-option-figures = Werte der Karten aus einer Datei
parbourg-setting-extra-cards = Karten, die der Kundschafter und der Plünderer ziehen dürfen
parbourg-setting-extra-cards-ask = mich jedes Mal fragen
parbourg-setting-extra-cards-always = immer ziehen
parbourg-ask-keep-henchman = Welchen der beiden Handlanger behältst du?
parbourg-ask-spy = Wessen Hand sieht deine Spionin an?
parbourg-ask-play-at-dawn = Der Tag beginnt: Nutzt du eine Karte?
parbourg-ask-draw-extra-cards = { $henchman } darf ziehen: Nimmst du { $count } { $count -> 
        [one] Karte
       *[other] Karten
    } mehr?
parbourg-ask-take-turn = Du bist am Zug: Lege oder nutze Karten, oder steige aus.
parbourg-ask-last-turn = Nur du stehst noch: Das ist dein letzter Zug.
parbourg-ask-play-ephemeral = Spielst du jetzt eine flüchtige Karte?
parbourg-ask-aim = Worauf richtest du { $card }?
parbourg-ask-answer = { $other } kündigt { $card } an. Antwortest du?
parbourg-ask-answer-at = { $other } kündigt { $card } gegen { $owner } an. Antwortest du?
parbourg-ask-discard-for-duel = Du weichst einem Duell aus: Welche Karte legst du ab?
parbourg-ask-give-in-to-blackmail = Du wirst erpresst: eine Karte ablegen oder aussteigen?
parbourg-ask-take-from-discard = Welche Karte nimmst du vom Ablagestapel?
parbourg-ask-choose-levered = Welche deiner Karten hebt die Hebelwirkung?
parbourg-ask-pay-tax = Welche Karte gibst du { $other } als Steuer?
parbourg-ask-choose-next-token = Welche der kommenden Herausforderungen wird Nummer { $number }?
parbourg-ask-take-back = Welche deiner liegenden Karten nimmst du zurück?
parbourg-ask-transmute = Welche Karten legst du ab, um andere zu ziehen? (bisher { $count })
parbourg-ask-cancel-challenge = Welche Herausforderung entfällt heute?
parbourg-ask-choose-token = Welche Marke ersetzt du?
parbourg-ask-choose-colour = Wozu wird { $colour }?
parbourg-ask-choose-exchanged = Welchen deiner Handlanger gibst du für { $henchman }?
parbourg-ask-choose-victim = Wem nimmst du eine Karte weg?
parbourg-ask-take-from-hand = Welche Karte nimmst du { $other } weg?
parbourg-ask-give-in-return = Welche Karte gibst du { $other } dafür?
parbourg-pass = passen
parbourg-quiet = bis zur nächsten Herausforderung passen
parbourg-fold = aussteigen
parbourg-done = fertig
parbourg-draw = Karten ziehen
parbourg-choose-seat = { $other }
parbourg-choose-colour = { $colour }
parbourg-token-at-stake = die umkämpfte Marke: { $colour }
parbourg-token-on-pile = Nummer { $number } der kommenden: { $colour }
parbourg-choose-henchman = { $henchman }
parbourg-choose-henchman-of = { $henchman }, im Dienst von { $owner }
parbourg-choose-card = { $card }
parbourg-choose-lying = { $card } (zählt { $points })
parbourg-choose-face-down = Karte { $number }, verdeckt
parbourg-discard = { $card } ablegen
parbourg-take = { $card } nehmen
parbourg-give = { $card } an { $other } geben
parbourg-draw-cards = { $count } { $count -> 
        [one] Karte
       *[other] Karten
    } ziehen
parbourg-draw-none = nicht ziehen
parbourg-play = { $card } nutzen
parbourg-look = die Hand von { $other } ansehen
parbourg-fold-at = aussteigen mit { $points }
parbourg-done-at = Zug beenden mit { $points }
parbourg-build = { $card } bauen
parbourg-use-event = das Ereignis von { $card } nutzen
parbourg-lay = { $card } legen: Gebot { $points }
parbourg-lay-event = { $card } legen und das Ereignis nutzen: Gebot { $points }
parbourg-lay-down = { $card } verdeckt legen: Gebot { $points }
parbourg-lay-down-event = das Ereignis von { $card } nutzen, dann verdeckt legen: Gebot { $points }
parbourg-day-begins = Tag { $day } beginnt.
parbourg-hires = { $seat } heuert an: { $henchman }.
parbourg-sends-away = { $seat } schickt fort: { $henchman }.
parbourg-looks = { $seat } sieht die Hand von { $other } an.
parbourg-saw-card = { $other } hält { $card }.
parbourg-challenges-begin = Die Herausforderungen beginnen!
parbourg-challenge = Herausforderung: { $colour }.
parbourg-drew-card = Du ziehst { $card }.
parbourg-drew = { $seat } zieht { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
parbourg-renewed = Der Ablagestapel wird gemischt: ein neuer Zugstapel von { $count }.
parbourg-lays = { $seat } legt { $card } (zählt { $points }).
parbourg-lays-down = { $seat } legt eine Karte verdeckt.
parbourg-lays-down-own = { $seat } legt { $card } verdeckt.
parbourg-builds = { $seat } baut { $card }.
parbourg-announces = { $seat } kündigt { $card } an.
parbourg-announces-at = { $seat } kündigt { $card } gegen { $other } an.
parbourg-countermands = { $seat } widerruft { $card }.
parbourg-cancelled = { $card } bleibt ohne Wirkung.
parbourg-says = { $seat }: { $points }. Weiter!
parbourg-says-hidden = { $seat }: { $count } verdeckte { $count ->
        [one] Karte
       *[other] Karten
    }. Weiter!
parbourg-folds = { $seat } steigt aus.
parbourg-discards = { $seat } legt { $card } ab.
parbourg-loses-bid = { $seat } verliert das Gebot { $card }.
parbourg-loses-building = { $seat } verliert { $card }.
parbourg-steals = { $seat } nimmt { $other } eine Karte aus der Hand.
parbourg-stolen-card = Es ist { $card }.
parbourg-takes = { $seat } nimmt { $card } vom Ablagestapel.
parbourg-takes-bid = { $seat } nimmt { $other } das Gebot { $card } ab.
parbourg-takes-back = { $seat } nimmt { $card } zurück.
parbourg-gives = { $seat } gibt { $other } eine Karte.
parbourg-given-card = Es ist { $card }.
parbourg-reorders = { $seat } ordnet den Tag neu.
parbourg-next-token = Es kommt: { $colour }.
parbourg-cancels = { $seat } streicht eine Herausforderung: { $colour }.
parbourg-mutates = { $seat } verwandelt { $colour } in { $new }.
parbourg-becomes = Die Herausforderung wird zu { $colour }.
parbourg-slain = { $seat } verliert einen Handlanger: { $henchman }.
parbourg-exchanges = { $seat } gibt { $other } { $given } für { $henchman }.
parbourg-turns-up = { $seat } deckt { $card } auf.
parbourg-bid = { $seat } bietet { $points }.
parbourg-wins = { $seat } nimmt die Marke: { $colour }.
parbourg-game-over = Der Herzog trifft ein: Der Schlüssel geht an den Würdigsten.
parbourg-refused = Das kann jetzt nicht gewählt werden.
parbourg-why-wait = Zuerst ist { $other } gefragt.
parbourg-why-actions = Nicht mehr als { $count } { $count ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } in diesem Zug.
parbourg-why-buildings = Nicht mehr als { $count } Gebäude pro Zug.
parbourg-why-bodyguard = Der Leibwächter eines Gegners lässt dir nur { $count } liegende { $count ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }.
parbourg-why-event-colour = Dein Handlanger darf jetzt keine Ereignisse der Farbe { $colour } nutzen.
parbourg-why-alchemy-colour = Dein Handlanger hat keine der Farben dieser Alchemiekarte.
parbourg-why-alchemy-window = Diese Alchemiekarte ist für den Beginn des Tages.
parbourg-why-challenge-only = Diese Karte wartet auf eine Herausforderung.
parbourg-why-between-turns = Zwischen den Zügen werden nur flüchtige Karten gespielt.
parbourg-why-answer-only = Der Gegenbefehl antwortet auf einen gerade angekündigten Effekt.
parbourg-why-no-use = Das würde jetzt nichts bewirken.
parbourg-why-protected = { $other } ist geschützt.
parbourg-why-folded = Du bist ausgestiegen: Warte auf die nächste Herausforderung.
parbourg-terminal-day = Tag { $day } von { $days }.
parbourg-terminal-stake = Umkämpft: { $colour }.
parbourg-terminal-no-stake = Noch keine Herausforderung.
parbourg-terminal-next = Es kommen:
parbourg-terminal-piles = Zugstapel { $deck }, abgelegt { $discard }, Handlanger im Stapel { $roster }
parbourg-terminal-initiative = (Initiative { $number })
parbourg-terminal-cards = Handkarten: { $count }
parbourg-terminal-folded = ausgestiegen
parbourg-terminal-standing = steht
parbourg-terminal-turn = am Zug
parbourg-terminal-buildings = Gebäude:
parbourg-terminal-lying = Es liegen:
parbourg-terminal-total = Gebot: { $points }
parbourg-terminal-at-least = Gebot: { $points } und Verdecktes
parbourg-terminal-tokens = Marken { $count }:
parbourg-terminal-known = Du kennst:
parbourg-terminal-events = Ereignisse:
parbourg-terminal-player = { $other }:
parbourg-terminal-hand = Deine Hand:
parbourg-terminal-counts = (zählt { $points })
parbourg-item-yellow = Politik
parbourg-item-red = Militär
parbourg-item-green = Intrige
parbourg-item-blue = Wissenschaft
parbourg-term-tokens = gewonnene Marken
parbourg-term-stake = die laufende Herausforderung
parbourg-term-future = ein gleicher Anteil der kommenden Herausforderungen
parbourg-term-hand = Handkarten
parbourg-term-table = Gebäude und Elixiere
parbourg-term-spirit = Handlanger und Wissen
parbourg-henchman-scout = Der Kundschafter
    .text =
        { $rules ->
            [1] Keine Ereignisse. Zu Beginn jeder Herausforderung zieht er { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr.
            [2] Keine Ereignisse. Zu Beginn jeder Herausforderung zieht er { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr.
            [3] Keine Ereignisse. Zu Beginn jeder Herausforderung zieht er { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr.
           *[other] Keine Ereignisse. Zu Beginn jeder Herausforderung darfst du { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr ziehen.
        }
    .short =
        { $rules ->
            [1] zieht { $draws } Karte mehr
            [2] zieht { $draws } Karte mehr
            [3] zieht { $draws } Karte mehr
           *[other] darf { $draws } mehr ziehen
        }
parbourg-henchman-alchemist = Der Alchemist
    .text = Zu Beginn des Tages zieht er { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        }. Er nutzt Alchemiekarten jeder Farbe und zieht nach jeder { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Alchemie aller Farben
parbourg-henchman-marauder = Der Plünderer
    .text =
        { $rules ->
            [1] Jedes Mal, wenn du eine Herausforderung gewinnst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
            [2] Jedes Mal, wenn du eine Herausforderung gewinnst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
            [3] Jedes Mal, wenn du eine Herausforderung gewinnst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
           *[other] Jedes Mal, wenn du eine Herausforderung gewinnst, darfst du { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } ziehen.
        }
    .short =
        { $rules ->
            [1] zieht { $draws }, wenn er gewinnt
            [2] zieht { $draws }, wenn er gewinnt
            [3] zieht { $draws }, wenn er gewinnt
           *[other] darf { $draws } ziehen, wenn er gewinnt
        }
parbourg-henchman-executioner = Der Henker
    .text = { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } auf dein Gebot für jeden Gegner, der vor dir ausstieg; solange du stehst, für jeden Ausgestiegenen.
    .short = +{ $points } je Ausgestiegenem
parbourg-henchman-bodyguard = Der Leibwächter
    .text = Kein Gegner darf in einer Herausforderung mehr als { $limit } { $limit ->
            [one] Aktionskarte
           *[other] Aktionskarten
        } liegen haben, auch wenn du ausgestiegen bist.
    .short = Gegner legen höchstens { $limit }
parbourg-henchman-smuggler = Der Schmuggler
    .text = Du darfst bis zu { $limit } { $limit ->
            [one] Aktionskarte
           *[other] Aktionskarten
        } pro Zug legen oder nutzen. Zu Beginn des Tages zieht er { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        }.
    .short = { $limit } Aktionskarten je Zug
parbourg-henchman-spy = Die Spionin
    .text = { $green } { $green ->
            [one] Punkt
           *[other] Punkte
        } in Intrige. Zu Beginn des Tages darfst du die Hand eines Gegners ansehen.
    .short = sieht eine Hand; stark in Intrige
parbourg-henchman-exorcist = Die Exorzistin
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in jeder Farbe. Flüchtige Karten und Alchemiekarten der Gegner können weder dich noch etwas von dir wählen.
    .short = überall stärker, geschützt
parbourg-henchman-mage = Der Magier
    .text = Du darfst deine Aktionskarten verdeckt legen; sie werden aufgedeckt, wenn der Letzte ausgestiegen ist. Ein Ereignis wird gezeigt, wenn du es nutzt.
    .short = darf verdeckt bieten
parbourg-henchman-architect = Die Baumeisterin
    .text = Du darfst bis zu { $limit } Gebäude pro Zug legen. Für jedes gelegte Gebäude zieht sie { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = { $limit } Gebäude je Zug
parbourg-henchman-engineer = Die Ingenieurin
    .text = { $blue } { $blue ->
            [one] Punkt
           *[other] Punkte
        } in Wissenschaft.
    .short = stark in Wissenschaft
parbourg-henchman-minstrel = Der Spielmann
    .text =
        { $rules ->
            [1] Wenn du in einer Herausforderung als Erster aussteigst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
            [2] Wenn du in einer Herausforderung als Erster aussteigst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
           *[other] Wenn du in einer Herausforderung als Erster aussteigst und eine Aktionskarte vor dir liegt, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
        }
    .short =
        { $rules ->
            [1] zieht { $draws } als erster draußen
            [2] zieht { $draws } als erster draußen
           *[other] zieht { $draws }: als erster raus, mit Gebot
        }
parbourg-henchman-tribune = Der Volkstribun
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik.
    .short = stark in Politik
parbourg-henchman-duellist = Die Duellantin
    .text = Deine erste liegende Aktionskarte in einer Herausforderung ist mindestens { $least } wert.
    .short = erste Karte mindestens { $least }
parbourg-henchman-captain = Die Hauptmännin
    .text = { $red } { $red ->
            [one] Punkt
           *[other] Punkte
        } im Militär.
    .short = stark im Militär
parbourg-henchman-veteran = Der Veteran
    .text = Deine Aktionskarten mit einem Wert für alle Farben sind { $points } mehr wert.
    .short = gleiche Gebote zählen { $points } mehr
parbourg-card-speech-to-the-troops = Rede an die Truppen
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-hollow-promise = Leeres Versprechen
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-learned-debate = Gelehrter Disput
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-military-parade = Truppenparade
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-night-raid = Nächtlicher Überfall
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-siege-engine = Belagerungsmaschine
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-bribe = Bestechung
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-ambush = Hinterhalt
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-subtle-poison = Schleichendes Gift
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-scholarly-lecture = Gelehrter Vortrag
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-black-powder = Schwarzpulver
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-coded-message = Chiffrierte Botschaft
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-war-council = Kriegsrat
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-rigged-ballot = Gefälschte Wahl
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-enlightened-reform = Aufgeklärte Reform
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-mercenaries = Söldner
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-arquebusiers = Arkebusiere
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-stolen-plans = Gestohlene Pläne
    .text = Gebot: Politik { $yellow }, Militär { $red }, Intrige { $green }, Wissenschaft { $blue }.
parbourg-card-good-will = Guter Wille
    .text = Gebot: { $yellow } in jeder Farbe.
parbourg-card-hard-work = Harte Arbeit
    .text = Gebot: { $yellow } in jeder Farbe.
parbourg-card-bold-stroke = Kühner Streich
    .text = Gebot: { $yellow } in jeder Farbe.
parbourg-card-dukes-favour = Gunst des Herzogs
    .text = Gebot: { $yellow } in jeder Farbe.
parbourg-card-fiery-plea = Flammendes Plädoyer
    .text = Gebot { $yellow }. Ereignis (Politik): { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } mehr auf dieses Gebot, wenn es um Politik geht, sonst { $otherwise }. Sie bleiben bei einem Farbwechsel und gehen mit der Karte.
    .short = Ereignis: +{ $points } in Politik, sonst +{ $otherwise }
parbourg-card-heroic-charge = Heldenhafter Sturmangriff
    .text = Gebot { $yellow }. Ereignis (Militär): { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } mehr auf dieses Gebot, wenn es um Militär geht, sonst { $otherwise }. Sie bleiben bei einem Farbwechsel und gehen mit der Karte.
    .short = Ereignis: +{ $points } in Militär, sonst +{ $otherwise }
parbourg-card-set-up = Abgekartetes Spiel
    .text = Gebot { $yellow }. Ereignis (Intrige): { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } mehr auf dieses Gebot, wenn es um Intrige geht, sonst { $otherwise }. Sie bleiben bei einem Farbwechsel und gehen mit der Karte.
    .short = Ereignis: +{ $points } in Intrige, sonst +{ $otherwise }
parbourg-card-successful-experiment = Gelungenes Experiment
    .text = Gebot { $yellow }. Ereignis (Wissenschaft): { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } mehr auf dieses Gebot, wenn es um Wissenschaft geht, sonst { $otherwise }. Sie bleiben bei einem Farbwechsel und gehen mit der Karte.
    .short = Ereignis: +{ $points } in Wissenschaft, sonst +{ $otherwise }
parbourg-card-motion-of-censure = Misstrauensantrag
    .text = Gebot { $yellow }. Ereignis (Politik): Solange diese Karte liegt, nutzen deine Gegner keine Ereignisse von Aktionskarten.
    .short = Gegner ohne Ereignisse
parbourg-card-speaking-time = Redezeit
    .text = Gebot { $yellow }. Ereignis (Politik): Ein stehender Gegner legt oder nutzt in seinem nächsten Zug dieser Herausforderung nur { $limit } { $limit ->
            [one] Aktionskarte
           *[other] Aktionskarten
        }. Den Schmuggler kümmert das nicht.
    .short = Ein Gegner: nur { $limit } Aktionskarte
parbourg-card-alliance-of-convenience = Zweckbündnis
    .text = Gebot { $yellow }. Ereignis (Politik): Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }, dann zieht ein Gegner deiner Wahl { $ally }.
    .short = Ziehe { $draws }, ein Gegner { $ally }
parbourg-card-thrust = Degenstoß
    .text = Gebot { $yellow }. Ereignis (Militär): Eine liegende Aktionskarte eines Gegners zählt { $less } weniger, aber nicht unter 0.
    .short = Eine Karte zählt { $less } weniger
parbourg-card-battering-ram = Rammbock
    .text = Gebot { $yellow }. Ereignis (Militär): Lege ein Gebäude eines Gegners ab.
    .short = Ein Gebäude abwerfen
parbourg-card-challenge-to-a-duel = Forderung zum Duell
    .text = Gebot { $yellow }. Ereignis (Militär): Wenn der stehende Gegner, den du bestimmst, in dieser Herausforderung aussteigt, legt er eine Karte seiner Wahl ab.
    .short = Wer aussteigt, wirft ab
parbourg-card-pickpocketing = Taschendiebstahl
    .text = Gebot { $yellow }. Ereignis (Intrige): Nimm einem Gegner eine zufällige Karte aus der Hand.
    .short = Stiehl eine zufällige Karte
parbourg-card-blackmail = Erpressung
    .text = Gebot { $yellow }. Ereignis (Intrige): Ein stehender Gegner legt eine Karte ab oder steigt sofort aus, nach seiner Wahl. Mit leerer Hand steigt er aus.
    .short = Abwerfen oder aussteigen
parbourg-card-false-identity = Falsche Identität
    .text = Gebot { $yellow }. Ereignis (Intrige): Solange diese Karte liegt, gewinnst du bei Gleichstand.
    .short = Du gewinnst Gleichstände
parbourg-card-eureka = Heureka!
    .text = Gebot { $yellow }. Ereignis (Wissenschaft): Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Ziehe { $draws }
parbourg-card-methodical-search = Planmäßige Suche
    .text = Gebot { $yellow }. Ereignis (Wissenschaft): Nimm eine Karte deiner Wahl von den { $top } obersten des Ablagestapels.
    .short = Nimm 1 von { $top } abgelegten
parbourg-card-lever = Hebelwirkung
    .text = Gebot { $yellow }. Ereignis (Wissenschaft): Eine andere deiner liegenden Aktionskarten zählt ihren aufgedruckten Wert noch einmal, höchstens { $cap }.
    .short = Eine Karte zählt nochmals, höchstens { $cap }
parbourg-card-council-crisis = Ratskrise
    .text = Gebot { $yellow } oder Ereignis (Politik): Die laufende Herausforderung gilt nun der Politik; alle Gebote werden neu gezählt.
    .short = oder: es wird Politik
parbourg-card-alarm-on-the-walls = Alarm auf den Wällen
    .text = Gebot { $yellow } oder Ereignis (Militär): Die laufende Herausforderung gilt nun dem Militär; alle Gebote werden neu gezählt.
    .short = oder: es wird Militär
parbourg-card-shady-affair = Zwielichtige Affäre
    .text = Gebot { $yellow } oder Ereignis (Intrige): Die laufende Herausforderung gilt nun der Intrige; alle Gebote werden neu gezählt.
    .short = oder: es wird Intrige
parbourg-card-comet-in-the-sky = Komet am Himmel
    .text = Gebot { $yellow } oder Ereignis (Wissenschaft): Die laufende Herausforderung gilt nun der Wissenschaft; alle Gebote werden neu gezählt.
    .short = oder: es wird Wissenschaft
parbourg-card-tax-levy = Steuereintreibung
    .text = Gebot { $yellow } in Politik, sonst { $red }; oder Ereignis (Politik): Jeder Gegner mit mehr Karten als du gibt dir eine seiner Wahl.
    .short = oder: vollere Hände zahlen
parbourg-card-agenda = Tagesordnung
    .text = Gebot { $yellow } in Politik, sonst { $red }; oder Ereignis (Politik): Ordne die übrigen Marken dieses Tages nach Wunsch, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = oder: Tag ordnen, ziehe { $draws }
parbourg-card-assault = Sturm
    .text = Gebot { $red } im Militär, sonst { $yellow }; oder Ereignis (Militär): Lege eine liegende Aktionskarte eines Gegners ab.
    .short = oder: gelegte Karte weg
parbourg-card-pillage = Plünderung
    .text = Gebot { $red } im Militär, sonst { $yellow }; oder Ereignis (Militär): Lege ein Gebäude eines Gegners ab, falls es eines gibt, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = oder: Gebäude weg, ziehe { $draws }
parbourg-card-double-game = Doppelspiel
    .text = Gebot { $green } in Intrige, sonst { $yellow }; oder Ereignis (Intrige): Nimm eine offene Aktionskarte eines Gegners, deren aufgedruckter Wert in der umkämpften Farbe höchstens { $most } ist; sie bietet für dich, ohne ihr Ereignis.
    .short = oder: stiehl ein Gebot bis { $most }
parbourg-card-orderly-retreat = Geordneter Rückzug
    .text = Gebot { $green } in Intrige, sonst { $yellow }; oder Ereignis (Intrige): Nimm bis zu { $most } deiner liegenden Aktionskarten zurück auf die Hand und steige sofort aus.
    .short = oder: nimm { $most } zurück, steig aus
parbourg-card-transmutation = Transmutation
    .text = Gebot { $blue } in Wissenschaft, sonst { $yellow }; oder Ereignis (Wissenschaft): Lege beliebig viele Karten ab und ziehe ebenso viele und { $draws } mehr.
    .short = oder: tausche, { $draws } mehr
parbourg-card-prototype = Prototyp
    .text = Gebot { $blue } in Wissenschaft, sonst { $yellow }; oder Ereignis (Wissenschaft): Nimm ein Gebäude oder eine Alchemiekarte vom Ablagestapel; gibt es keine, ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = oder: hole Gebäude oder Alchemie
parbourg-card-shinobi-gob = Shinobi Gob
    .text = Ein gegnerischer Handlanger ist für diesen Tag aus dem Spiel; ein neuer vom Stapel tritt an seine Stelle, stehend oder ausgestiegen wie er. Von einem Doppel geht nur eine Hälfte, und niemand kommt.
    .short = Ein gegnerischer Handlanger geht
parbourg-card-boouuuhh = Buuuuuh!!!
    .text = Ein stehender Gegner steigt sofort aus; sein Gebot zählt weiter. Erst wenn jeder in dieser Herausforderung einen Zug hatte oder ausgestiegen ist.
    .short = Ein Gegner steigt aus
parbourg-card-countermand = Gegenbefehl
    .text = Hebe ein Ereignis, eine flüchtige Karte oder eine Alchemiekarte auf, die ein Gegner gerade angekündigt hat. Als Gebot behält die Karte ihren aufgedruckten Wert.
    .short = Hebt das Angekündigte auf
parbourg-card-helping-hand = Schützenhilfe
    .text = { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } mehr auf dein Gebot in dieser Herausforderung, gleich welcher Farbe.
    .short = +{ $points } auf dein Gebot
parbourg-card-trip = Beinstellen
    .text = { $less } { $less ->
            [one] Punkt
           *[other] Punkte
        } weniger auf das Gebot eines Gegners in dieser Herausforderung, auch wenn er ausgestiegen ist.
    .short = −{ $less } auf ein Gebot
parbourg-card-lucky-chance = Glücklicher Zufall
    .text = Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Ziehe { $draws }
parbourg-card-prying-glance = Neugieriger Blick
    .text = Sieh dir die Hand eines Gegners an, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Sieh eine Hand, ziehe { $draws }
parbourg-card-parade-shield = Prunkschild
    .text = Bis zum Ende der Herausforderung kann kein Effekt eines Gegners dich oder etwas von dir wählen. Auch als Antwort auf einen Effekt, der dich gerade gewählt hat.
    .short = Niemand kann dich wählen
parbourg-card-loaded-coin = Gezinkte Münze
    .text = Du gewinnst in dieser Herausforderung bei Gleichstand. Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Gewinne Gleichstände, ziehe { $draws }
parbourg-card-town-hall = Das Rathaus
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik, solange es vor dir steht, mit oder ohne Gebot.
    .short = solange es steht
parbourg-card-barracks = Die Kaserne
    .text = { $red } { $red ->
            [one] Punkt
           *[other] Punkte
        } im Militär, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange sie steht
parbourg-card-tavern = Die Schenke
    .text = { $green } { $green ->
            [one] Punkt
           *[other] Punkte
        } in Intrige, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange sie steht
parbourg-card-observatory = Die Sternwarte
    .text = { $blue } { $blue ->
            [one] Punkt
           *[other] Punkte
        } in Wissenschaft, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange es steht
parbourg-card-cemetery = Der Friedhof
    .text = Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }, wenn du ihn legst. In der Initiativephase ziehst du zwei Handlanger und behältst einen. Shinobi Gob kann deinen nicht wählen.
    .short = Ziehe { $draws }; wähle aus zweien
parbourg-card-market = Der Markt
    .text = Ziehe { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        } zu Beginn jedes Tages nach dem, an dem du ihn legst.
    .short = Ziehe täglich { $daily }
parbourg-card-rampart = Die Stadtmauer
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik und { $red } im Militär. Ereignisse der Gegner können deine liegenden Aktionskarten weder ablegen noch nehmen oder mindern und deine Gebäude nicht ablegen.
    .short = schützt Karten und Gebäude
parbourg-card-court = Das Gericht
    .text = Du gewinnst bei Gleichstand.
    .short = Du gewinnst Gleichstände
parbourg-card-academy = Die Akademie
    .text = Dein Handlanger darf Ereignisse aller Farben nutzen. Wer gar keine Farbe hat, hat nichts davon.
    .short = Ereignisse aller Farben
parbourg-card-thieves-guild = Die Diebesgilde
    .text = Wenn du eine Herausforderung verlierst, in der mindestens { $least } { $least ->
            [one] Aktionskarte vor dir liegt
           *[other] Aktionskarten vor dir liegen
        }, ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Mit { $least } Karten verloren: ziehe { $draws }
parbourg-card-elixir-of-eloquence = Elixier der Beredsamkeit
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik bis zum Ende des Tages, mit oder ohne Gebot.
    .short = bis zum Ende des Tages
parbourg-card-elixir-of-strength = Elixier der Stärke
    .text = { $red } { $red ->
            [one] Punkt
           *[other] Punkte
        } im Militär bis zum Ende des Tages, mit oder ohne Gebot.
    .short = bis zum Ende des Tages
parbourg-card-elixir-of-shadow = Elixier des Schattens
    .text = { $green } { $green ->
            [one] Punkt
           *[other] Punkte
        } in Intrige bis zum Ende des Tages, mit oder ohne Gebot.
    .short = bis zum Ende des Tages
parbourg-card-elixir-of-clarity = Elixier der Klarheit
    .text = { $blue } { $blue ->
            [one] Punkt
           *[other] Punkte
        } in Wissenschaft bis zum Ende des Tages, mit oder ohne Gebot.
    .short = bis zum Ende des Tages
parbourg-card-doubling = Verdoppelung
    .text = Ziehe einen zweiten Handlanger: Bis zum Ende des Tages hast du Fähigkeiten, Farben und Boni beider und die höhere Initiative.
    .short = Ein zweiter Handlanger heute
parbourg-card-reversed-hourglass = Umgedrehte Sanduhr
    .text = Ordne die übrigen Marken dieses Tages nach Wunsch, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Tag ordnen, ziehe { $draws }
parbourg-card-dissipation = Auflösung
    .text = Eine Marke dieses Tages geht in den Vorrat, ihre Herausforderung entfällt. Dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Streiche eine, ziehe { $draws }
parbourg-card-mutation = Mutation
    .text = Ersetze die umkämpfte Marke oder eine kommende dieses Tages durch eine andersfarbige.
    .short = Ändere eine Herausforderung
parbourg-card-philosophers-stone = Stein der Weisen
    .text = Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Ziehe { $draws }
parbourg-card-silver-mirror = Silberspiegel
    .text = Tausche deinen Handlanger bis zum Ende des Tages mit dem eines Gegners, oder ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Handlanger tauschen, oder ziehe { $draws }
parbourg-card-truth-potion = Wahrheitstrank
    .text = Alle Gegner zeigen dir ihre Hand. Nimm einem eine Karte deiner Wahl und gib ihm eine von deinen.
    .short = Sieh alle Hände, tausche eine
parbourg-word-day = Tag
parbourg-phase-initiative = Initiative
parbourg-phase-beginning = Beginn des Tages
parbourg-phase-challenge = Herausforderungen
parbourg-phase-over = das Ende
parbourg-zone-challenge = Gebote
parbourg-zone-hand = Hand
parbourg-zone-piles = Tage
