troyes-nobody-1 = le Roy
troyes-king-rolls = Le Roy lance { $first } et { $second } : { $sum }.
troyes-king-gains = Le Roy gagne { $points } PV.
troyes-king-takes-die = Le Roy prend un { $value } { $colour } ({ $seat }) et le paie { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }.
troyes-king-spends = Le Roy dépense { $dice ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $dice } dés
}.
troyes-king-places = Le Roy place un habitant : { $building }, emplacement { $number }.
troyes-king-finds-no-place = Le Roy ne peut expulser personne et ne place pas d’habitant.
troyes-king-hires = Le Roy engage un homme de métier : { $card }.
troyes-king-finds-no-card = Le Roy ne trouve aucun emplacement pour un homme de métier.
troyes-king-builds = Le Roy construit : niveau { $level }, colonne { $column }.
troyes-king-recalls = Le Roy rappelle : { $character }. { $points } PV pour vous, { $royal } pour lui.
troyes-king-counters = Le Roy contre le { $foe } noir avec un { $value } { $colour }.
troyes-king-has-no-die = Le Roy n’a plus de dé ; le { $foe } noir est défaussé.
troyes-verdict = Vos PV moins ceux du Roy : { $points }. { $grade }
troyes-item-king = PV du Roy
troyes-grade-0 = La couronne rit la dernière, et votre tête lui sert de balle.
troyes-grade-1 = Une courte avance : le Roy pensait à son dîner.
troyes-grade-2 = Honorable. La cour a vu pire, et mieux.
troyes-grade-3 = Bien joué : on commence à murmurer votre nom.
troyes-grade-4 = Le Roy s’alarme, et un Roy alarmé aiguise sa hache.
troyes-grade-5 = Un triomphe que Troyes chantera longtemps !
troyes-deed-great-favour = gagne des PV ; l’un des dés est à vous
troyes-deed-small-favour = gagne des PV ; l’un des dés est à vous
troyes-deed-citizen = place un habitant
troyes-deed-event = remplit l’événement le plus à droite
troyes-deed-tradesman = engage un homme de métier
troyes-deed-cathedral = construit la Cathédrale
troyes-deed-character = rappelle un personnage
troyes-king-stands = Le Roy a { $points } PV, { $total } si la partie finissait maintenant.
troyes-king-did = Son dernier jet, { $first } et { $second } : il { $deed }.
troyes-king-fills = Tous les habitants sont placés ; le Roy prend les emplacements restants.
troyes-king-next = Prochain personnage rappelé : { $character }. En l’état, { $points } PV pour vous et { $royal } pour lui.
troyes-preset-royal = Le Défi royal
    .help = En solitaire, contre le Roy.
