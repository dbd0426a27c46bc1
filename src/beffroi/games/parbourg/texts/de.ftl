# Parbourg
parbourg-nobody = niemand
parbourg-face-down = eine verdeckte Karte
parbourg-colour-yellow = Politik
parbourg-colour-red = Militär
parbourg-colour-green = Intrige
parbourg-colour-blue = Wissenschaft
parbourg-option-henchmen = Handlanger
    .help = Wie viele von ihnen mitspielen.
parbourg-option-henchmen-8 = Die 8 des Grundspiels
parbourg-option-henchmen-16 = Alle 16
parbourg-option-set-aside = Benutzte Handlanger gehen
    .help = Jeder dient einmal und verlässt dann die Partie endgültig.
parbourg-option-figures = Werte aus einer Datei
parbourg-preset-first = Erste Partie
    .help = Zu zweit, gegen einen leichten Bot.
parbourg-preset-base = Grundspiel
    .help = Acht Handlanger, für drei.
parbourg-preset-everybody = Alle Handlanger
    .help = Alle 16, für vier.
parbourg-preset-once-each = Jeder nur einmal
    .help = Alle 16, und keiner dient zweimal.
parbourg-conflict-set-aside = Das braucht alle 16 Handlanger: Acht reichen nicht für vier Tage.
parbourg-conflict-set-aside-two = Zu zweit mit acht Handlangern gehen sie ohnehin; die Variante ist für alle 16.
parbourg-way-all-henchmen = Alle 16 nehmen
parbourg-way-leave-off = Weglassen
parbourg-setting-extra-cards = Zusätzliche Karten (Kundschafter, Plünderer)
parbourg-setting-extra-cards-ask = Mich jedes Mal fragen
parbourg-setting-extra-cards-always = Immer ziehen
parbourg-setting-nothing-to-play = Wenn ich nichts auszuspielen habe
parbourg-setting-nothing-to-play-ask = Mich trotzdem fragen
parbourg-setting-nothing-to-play-pass = Für mich passen, nach einem Moment
parbourg-ask-keep-henchman = Welchen der beiden Handlanger behältst du?
parbourg-ask-spy = Wessen Hand siehst du an? (Spionin)
parbourg-ask-play-at-dawn = Der Tag beginnt: Nutzt du eine Karte?
parbourg-ask-draw-extra-cards = { $henchman }: Ziehst du { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } mehr?
parbourg-ask-take-turn = Du bist am Zug: Spiel Karten aus, nutze sie, oder steig aus.
parbourg-ask-last-turn = Nur du bist noch im Spiel: Das ist dein letzter Zug.
parbourg-ask-play-ephemeral = Spielst du jetzt eine flüchtige Karte?
parbourg-ask-aim = Worauf zielst du? ({ $card })
parbourg-ask-answer = { $other } kündigt an: { $card }. Antwortest du?
parbourg-ask-answer-at = { $other } kündigt an: { $card } (gegen { $owner }). Antwortest du?
parbourg-ask-discard-for-duel = Du weichst einem Duell aus: Welche Karte legst du ab?
parbourg-ask-give-in-to-blackmail = Du wirst erpresst: eine Karte ablegen oder aussteigen?
parbourg-ask-take-from-discard = Welche Karte nimmst du vom Ablagestapel?
parbourg-ask-choose-levered = Welche deiner Karten verstärkt die Hebelwirkung?
parbourg-ask-pay-tax = Welche Karte gibst du { $other } als Steuer?
parbourg-ask-choose-next-token = Welche Herausforderung ist von jetzt an Nummer { $number }?
parbourg-ask-take-back = Welche deiner ausgespielten Karten nimmst du zurück?
parbourg-ask-transmute = Welche Karten legst du ab, um andere zu ziehen? (bisher { $count })
parbourg-ask-cancel-challenge = Welche Herausforderung entfällt heute?
parbourg-ask-choose-token = Welches Siegplättchen ersetzt du?
parbourg-ask-choose-colour = Welche Farbe ersetzt { $colour }?
parbourg-ask-choose-exchanged = Welchen deiner Handlanger gibst du für { $henchman }?
parbourg-ask-choose-victim = Wem nimmst du eine Karte weg?
parbourg-ask-take-from-hand = Welche Karte nimmst du { $other } weg?
parbourg-ask-give-in-return = Welche Karte gibst du { $other } dafür?
parbourg-pass = Passen
parbourg-quiet = Bis zur nächsten Herausforderung passen
parbourg-fold = Aussteigen
parbourg-done = Fertig
parbourg-draw = Karten ziehen
parbourg-choose-seat = { $other }
parbourg-choose-colour = { $colour }
parbourg-token-at-stake = Das umkämpfte Siegplättchen: { $colour }
parbourg-token-on-pile = Nummer { $number } der kommenden: { $colour }
parbourg-choose-henchman = { $henchman }
parbourg-choose-henchman-of = { $henchman } ({ $owner })
parbourg-choose-card = { $card }
parbourg-choose-lying = { $card } (zählt { $points })
parbourg-choose-face-down = Karte { $number }, verdeckt
parbourg-discard = Ablegen: { $card }
parbourg-take = Nehmen: { $card }
parbourg-give = An { $other } geben: { $card }
parbourg-draw-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ziehen
parbourg-draw-none = Nicht ziehen
parbourg-play = Nutzen: { $card }
parbourg-look = Eine Hand ansehen: { $other }
parbourg-fold-at = Aussteigen mit { $points }
parbourg-done-at = Im Spiel bleiben mit { $points }
parbourg-build = Bauen: { $card }
parbourg-use-event = Ereignis nutzen: { $card }
parbourg-lay = Ausspielen: { $card } (Gebot { $points })
parbourg-lay-event = Ausspielen und Ereignis nutzen: { $card } (Gebot { $points })
parbourg-lay-down = Verdeckt ausspielen: { $card } (Gebot { $points })
parbourg-lay-down-event = Ereignis nutzen, dann verdeckt ausspielen: { $card } (Gebot { $points })
parbourg-day-begins = Tag { $day } beginnt.
parbourg-hires = { $seat } stellt an: { $henchman }.
parbourg-sends-away = { $seat } schickt fort: { $henchman }.
parbourg-looks = { $seat } sieht eine Hand an: { $other }.
parbourg-saw-card = { $other } hat auf der Hand: { $card }.
parbourg-challenges-begin = Die Herausforderungen beginnen!
parbourg-challenge = Herausforderung: { $colour }.
parbourg-drew-card = Gezogen: { $card }.
parbourg-drew = { $seat } zieht { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
parbourg-renewed = Der Ablagestapel wird gemischt: ein neuer Zugstapel von { $count }.
parbourg-lays = { $seat } spielt aus: { $card } (zählt { $points }).
parbourg-lays-down = { $seat } spielt eine Karte verdeckt aus.
parbourg-lays-down-own = { $seat } spielt verdeckt aus: { $card }.
parbourg-builds = { $seat } baut: { $card }.
parbourg-announces = { $seat } kündigt an: { $card }.
parbourg-announces-at = { $seat } kündigt an: { $card } (gegen { $other }).
parbourg-countermands = { $seat } widerruft: { $card }.
parbourg-cancelled = Ohne Wirkung: { $card }.
parbourg-says = { $seat }: { $points }. Weiter!
parbourg-says-hidden = { $seat }: { $count } verdeckte { $count ->
        [one] Karte
       *[other] Karten
    }. Weiter!
parbourg-folds = { $seat } steigt aus.
parbourg-discards = { $seat } legt ab: { $card }.
parbourg-loses-bid = { $seat } verliert ein Gebot: { $card }.
parbourg-loses-building = { $seat } verliert ein Gebäude: { $card }.
parbourg-steals = { $seat } nimmt { $other } eine Karte aus der Hand.
parbourg-stolen-card = Die Karte: { $card }.
parbourg-takes = { $seat } nimmt vom Ablagestapel: { $card }.
parbourg-takes-bid = { $seat } nimmt { $other } ein Gebot ab: { $card }.
parbourg-takes-back = { $seat } nimmt zurück: { $card }.
parbourg-gives = { $seat } gibt { $other } eine Karte.
parbourg-given-card = Die Karte: { $card }.
parbourg-reorders = { $seat } ordnet den Tag neu.
parbourg-next-token = Es kommt: { $colour }.
parbourg-cancels = { $seat } streicht eine Herausforderung: { $colour }.
parbourg-mutates = { $seat } ersetzt { $colour } durch { $new }.
parbourg-becomes = Die Herausforderung wird zu { $colour }.
parbourg-slain = { $seat } verliert einen Handlanger: { $henchman }.
parbourg-exchanges = { $seat } tauscht mit { $other }: { $given } gegen { $henchman }.
parbourg-turns-up = { $seat } deckt auf: { $card }.
parbourg-bid = { $seat } bietet { $points }.
parbourg-wins = { $seat } nimmt das Siegplättchen: { $colour }.
parbourg-game-over = Der Herzog trifft ein: Der Schlüssel geht an den Würdigsten.
parbourg-refused = Das geht jetzt nicht.
parbourg-why-wait = Zuerst ist { $other } gefragt.
parbourg-why-actions = Nicht mehr als { $count } { $count ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } in diesem Zug.
parbourg-why-buildings = Nicht mehr als { $count } Gebäude je Zug.
parbourg-why-bodyguard = Der Leibwächter eines Gegners erlaubt dir nur { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }.
parbourg-why-event-colour = Dein Handlanger darf diese Ereignisse jetzt nicht nutzen: { $colour }.
parbourg-why-alchemy-colour = Dein Handlanger hat keine der Farben dieser Alchemiekarte.
parbourg-why-alchemy-window = Diese Alchemiekarte ist für den Beginn des Tages.
parbourg-why-challenge-only = Diese Karte wartet auf eine Herausforderung.
parbourg-why-between-turns = Zwischen den Zügen kannst du nur flüchtige Karten spielen.
parbourg-why-answer-only = Der Gegenbefehl antwortet auf einen gerade angekündigten Effekt.
parbourg-why-no-use = Das würde jetzt nichts bewirken.
parbourg-why-protected = Geschützt: { $other }.
parbourg-why-folded = Du bist ausgestiegen: Warte auf die nächste Herausforderung.
parbourg-terminal-day = Tag { $day } von { $days }.
parbourg-terminal-stake = Umkämpft: { $colour }.
parbourg-terminal-no-stake = Noch keine Herausforderung.
parbourg-terminal-next = Es kommen:
parbourg-terminal-piles = Zugstapel { $deck }, abgelegt { $discard }, Handlanger im Stapel { $roster }
parbourg-terminal-initiative = (Initiative { $number })
parbourg-terminal-cards = Handkarten: { $count }
parbourg-terminal-folded = ausgestiegen
parbourg-terminal-standing = im Spiel
parbourg-terminal-turn = am Zug
parbourg-terminal-buildings = Gebäude:
parbourg-terminal-lying = Ausgespielt:
parbourg-terminal-total = Gebot: { $points }
parbourg-terminal-at-least = Gebot: { $points } und Verdecktes
parbourg-terminal-tokens = Siegplättchen { $count }:
parbourg-terminal-known = Du kennst:
parbourg-terminal-events = Ereignisse:
parbourg-terminal-player = { $other }:
parbourg-terminal-hand = Deine Hand:
parbourg-terminal-card = { $card }:
parbourg-terminal-counting = { $card } (zählt { $points }):
parbourg-item-yellow = Politik
parbourg-item-red = Militär
parbourg-item-green = Intrige
parbourg-item-blue = Wissenschaft
parbourg-term-tokens = gewonnene Siegplättchen
parbourg-term-stake = die laufende Herausforderung
parbourg-term-future = ein gleicher Anteil der kommenden Herausforderungen
parbourg-term-hand = Handkarten
parbourg-term-table = Gebäude und Elixiere
parbourg-term-spirit = Handlanger und Wissen
parbourg-term-learned = Erfahrung aus vielen Partien

parbourg-theme-fold-in-time = Rechtzeitig aussteigen
parbourg-theme-bluff = Bluff
parbourg-theme-raise = Das Gebot erhöhen
parbourg-theme-alchemy = Alchemie
parbourg-theme-events = Ereignisse
parbourg-theme-ephemeral = Flüchtige Karten
parbourg-theme-henchmen = Handlanger
parbourg-theme-tokens = Marker
parbourg-theme-buildings = Gebäude
parbourg-theme-draw = Karten ziehen
parbourg-theme-aim = Gegen einen Rivalen
parbourg-theme-hold-back = Sich zurückhalten
parbourg-theme-last-day = Letzter Tag
parbourg-henchman-scout = Kundschafter
    .text =
        { $rules ->
            [1] Keine Ereignisse. Zu Beginn jeder Herausforderung ziehst du { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr.
            [2] Keine Ereignisse. Zu Beginn jeder Herausforderung ziehst du { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            } mehr.
            [3] Keine Ereignisse. Zu Beginn jeder Herausforderung ziehst du { $draws } { $draws ->
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
parbourg-henchman-alchemist = Alchemist
    .text = Zu Beginn des Tages ziehst du { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        }. Du nutzt Alchemiekarten jeder Farbe und ziehst nach jeder { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Alchemie aller Farben
parbourg-henchman-marauder = Plünderer
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
            [1] zieht { $draws }, bei einem Sieg
            [2] zieht { $draws }, bei einem Sieg
            [3] zieht { $draws }, bei einem Sieg
           *[other] darf { $draws } ziehen, bei einem Sieg
        }
parbourg-henchman-executioner = Henker
    .text = { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } auf dein Gebot für jeden Gegner, der vor dir ausstieg; solange du im Spiel bist, für jeden Ausgestiegenen.
    .short = +{ $points } je Ausgestiegenem
parbourg-henchman-bodyguard = Leibwächter
    .text = Kein Gegner darf in einer Herausforderung mehr als { $limit } { $limit ->
            [one] Aktionskarte
           *[other] Aktionskarten
        } vor sich liegen haben, auch wenn du ausgestiegen bist.
    .short = Gegner: höchstens { $limit }
parbourg-henchman-smuggler = Schmuggler
    .text = Du darfst bis zu { $limit } { $limit ->
            [one] Aktionskarte
           *[other] Aktionskarten
        } je Zug ausspielen oder nutzen. Zu Beginn des Tages ziehst du { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        }.
    .short = { $limit ->
        [one] { $limit } Aktionskarte
       *[other] { $limit } Aktionskarten
    } je Zug
parbourg-henchman-spy = Spionin
    .text = { $green } { $green ->
            [one] Punkt
           *[other] Punkte
        } in Intrige. Zu Beginn des Tages darfst du die Hand eines Gegners ansehen.
    .short = sieht eine Hand; stark in Intrige
parbourg-henchman-exorcist = Exorzistin
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in jeder Farbe. Flüchtige Karten und Alchemiekarten der Gegner können weder dich noch etwas von dir wählen.
    .short = überall stärker, geschützt
parbourg-henchman-mage = Magier
    .text = Du darfst deine Aktionskarten verdeckt ausspielen; sie werden aufgedeckt, wenn der Letzte ausgestiegen ist. Ein Ereignis wird gezeigt, wenn du es nutzt.
    .short = darf verdeckt bieten
parbourg-henchman-architect = Baumeisterin
    .text = Du darfst bis zu { $limit } Gebäude je Zug bauen. Für jedes gebaute Gebäude ziehst du { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = { $limit } Gebäude je Zug
parbourg-henchman-engineer = Ingenieurin
    .text = { $blue } { $blue ->
            [one] Punkt
           *[other] Punkte
        } in Wissenschaft.
    .short = stark in Wissenschaft
parbourg-henchman-minstrel = Spielmann
    .text =
        { $rules ->
            [1] Wenn du in einer Herausforderung zuerst aussteigst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
            [2] Wenn du in einer Herausforderung zuerst aussteigst, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
           *[other] Wenn du in einer Herausforderung zuerst aussteigst und eine Aktionskarte vor dir liegt, ziehe { $draws } { $draws ->
                [one] Karte
               *[other] Karten
            }.
        }
    .short =
        { $rules ->
            [1] zuerst raus: zieht { $draws }
            [2] zuerst raus: zieht { $draws }
           *[other] zuerst raus, mit Gebot: zieht { $draws }
        }
parbourg-henchman-tribune = Volkstribun
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik.
    .short = stark in Politik
parbourg-henchman-duellist = Duellantin
    .text = Deine erste ausgespielte Aktionskarte in einer Herausforderung ist mindestens { $least } wert.
    .short = erste Karte mindestens { $least }
parbourg-henchman-captain = Hauptmännin
    .text = { $red } { $red ->
            [one] Punkt
           *[other] Punkte
        } im Militär.
    .short = stark im Militär
parbourg-henchman-veteran = Veteran
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
    .text = Gebot { $yellow }. Ereignis (Politik): Ein Gegner im Spiel spielt oder nutzt in seinem nächsten Zug dieser Herausforderung nur { $limit } { $limit ->
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
    .text = Gebot { $yellow }. Ereignis (Militär): Eine ausgespielte Aktionskarte eines Gegners zählt { $less } weniger, aber nicht unter 0.
    .short = Eine Karte zählt { $less } weniger
parbourg-card-battering-ram = Rammbock
    .text = Gebot { $yellow }. Ereignis (Militär): Lege ein Gebäude eines Gegners ab.
    .short = Ein Gebäude ablegen
parbourg-card-challenge-to-a-duel = Forderung zum Duell
    .text = Gebot { $yellow }. Ereignis (Militär): Wenn der Gegner, den du bestimmst, in dieser Herausforderung aussteigt, legt er eine Karte seiner Wahl ab.
    .short = Wer aussteigt, legt ab
parbourg-card-pickpocketing = Taschendiebstahl
    .text = Gebot { $yellow }. Ereignis (Intrige): Nimm einem Gegner eine zufällige Karte aus der Hand.
    .short = Stiehl eine zufällige Karte
parbourg-card-blackmail = Erpressung
    .text = Gebot { $yellow }. Ereignis (Intrige): Ein Gegner im Spiel legt eine Karte ab oder steigt sofort aus, nach seiner Wahl. Mit leerer Hand steigt er aus.
    .short = Ablegen oder aussteigen
parbourg-card-false-identity = Falsche Identität
    .text = Gebot { $yellow }. Ereignis (Intrige): Solange diese Karte liegt, gewinnst du bei Gleichstand.
    .short = Du gewinnst bei Gleichstand
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
    .text = Gebot { $yellow }. Ereignis (Wissenschaft): Eine andere deiner ausgespielten Aktionskarten zählt ihren aufgedruckten Wert noch einmal, höchstens { $cap }.
    .short = Eine Karte zählt nochmals, höchstens { $cap }
parbourg-card-council-crisis = Ratskrise
    .text = Gebot { $yellow } oder Ereignis (Politik): Die laufende Herausforderung gilt nun der Politik; alle Gebote werden neu gezählt.
    .short = oder: es wird Politik
parbourg-card-alarm-on-the-walls = Alarm auf den Mauern
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
    .text = Gebot { $yellow } in Politik, sonst { $red }; oder Ereignis (Politik): Ordne die übrigen Siegplättchen dieses Tages nach Wunsch, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = oder: Tag ordnen, ziehe { $draws }
parbourg-card-assault = Sturm
    .text = Gebot { $red } im Militär, sonst { $yellow }; oder Ereignis (Militär): Lege eine ausgespielte Aktionskarte eines Gegners ab.
    .short = oder: lege eine Karte ab
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
    .text = Gebot { $green } in Intrige, sonst { $yellow }; oder Ereignis (Intrige): Nimm bis zu { $most } deiner ausgespielten Aktionskarten zurück auf die Hand und steige sofort aus.
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
    .text = Ein gegnerischer Handlanger ist für diesen Tag aus dem Spiel; ein neuer vom Stapel tritt an seine Stelle, im Spiel oder ausgestiegen wie er. Von einem Doppel geht nur eine Hälfte, und niemand kommt.
    .short = Ein gegnerischer Handlanger geht
parbourg-card-boouuuhh = Buuuuuh!!!
    .text = Ein Gegner im Spiel steigt sofort aus; sein Gebot zählt weiter. Erst wenn jeder in dieser Herausforderung einen Zug hatte oder ausgestiegen ist.
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
    .short = Bei Gleichstand gewinnen, ziehe { $draws }
parbourg-card-town-hall = Rathaus
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik, solange es vor dir steht, mit oder ohne Gebot.
    .short = solange es steht
parbourg-card-barracks = Kaserne
    .text = { $red } { $red ->
            [one] Punkt
           *[other] Punkte
        } im Militär, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange sie steht
parbourg-card-tavern = Schenke
    .text = { $green } { $green ->
            [one] Punkt
           *[other] Punkte
        } in Intrige, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange sie steht
parbourg-card-observatory = Sternwarte
    .text = { $blue } { $blue ->
            [one] Punkt
           *[other] Punkte
        } in Wissenschaft, solange sie vor dir steht, mit oder ohne Gebot.
    .short = solange sie steht
parbourg-card-cemetery = Friedhof
    .text = Ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }, wenn du ihn baust. In der Initiativephase ziehst du zwei Handlanger und behältst einen. Shinobi Gob kann deinen nicht wählen.
    .short = Ziehe { $draws }; wähle aus zweien
parbourg-card-market = Markt
    .text = Ziehe { $daily } { $daily ->
            [one] Karte
           *[other] Karten
        } zu Beginn jedes Tages nach dem, an dem du ihn baust.
    .short = Ziehe täglich { $daily }
parbourg-card-rampart = Stadtmauer
    .text = { $yellow } { $yellow ->
            [one] Punkt
           *[other] Punkte
        } in Politik und { $red } im Militär. Ereignisse der Gegner können deine ausgespielten Aktionskarten weder ablegen noch nehmen oder mindern und deine Gebäude nicht ablegen.
    .short = schützt Karten und Gebäude
parbourg-card-court = Gericht
    .text = Du gewinnst bei Gleichstand.
    .short = Du gewinnst bei Gleichstand
parbourg-card-academy = Akademie
    .text = Dein Handlanger darf Ereignisse aller Farben nutzen. Wer gar keine Farbe hat, hat nichts davon.
    .short = Ereignisse aller Farben
parbourg-card-thieves-guild = Diebesgilde
    .text = Wenn du eine Herausforderung verlierst, in der mindestens { $least } { $least ->
            [one] Aktionskarte vor dir liegt
           *[other] Aktionskarten vor dir liegen
        }, ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Mit { $least ->
        [one] { $least } Karte
       *[other] { $least } Karten
    } verloren: ziehe { $draws }
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
    .text = Ordne die übrigen Siegplättchen dieses Tages nach Wunsch, dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Tag ordnen, ziehe { $draws }
parbourg-card-dissipation = Auflösung
    .text = Ein Siegplättchen dieses Tages geht in den Vorrat, seine Herausforderung entfällt. Dann ziehe { $draws } { $draws ->
            [one] Karte
           *[other] Karten
        }.
    .short = Streiche eine, ziehe { $draws }
parbourg-card-mutation = Mutation
    .text = Ersetze das umkämpfte Siegplättchen oder ein kommendes dieses Tages durch ein andersfarbiges.
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

# what a composed turn changes: the number stands before it
parbourg-change-bid = { $amount ->
        [one] Punkt des Gebots
       *[other] Punkte des Gebots
    }
parbourg-change-hand = { $amount ->
        [one] Karte auf der Hand
       *[other] Karten auf der Hand
    }
parbourg-change-buildings = Gebäude
parbourg-change-tokens = Siegplättchen
