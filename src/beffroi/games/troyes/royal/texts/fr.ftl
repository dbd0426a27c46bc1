troyes-nobody-1 = le Roy
troyes-king-rolls = Le Roy lance { $first } et { $second } : { $sum }.
troyes-king-gains = Le Roy gagne { $points ->
    [one] 1 point
   *[other] { $points } points
}.
troyes-king-takes-die = Le Roy prend le dé { $colour } { $value } de { $seat } et le paie { $deniers } deniers.
troyes-king-spends = Le Roy dépense { $dice ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $dice } dés
}.
troyes-king-places = Le Roy pose un habitant : { $building }, case { $number }.
troyes-king-finds-no-place = Le Roy ne trouve personne à déranger et ne pose pas d’habitant.
troyes-king-hires = Le Roy envoie un homme de métier : { $card }.
troyes-king-finds-no-card = Le Roy ne trouve aucune place pour un homme de métier.
troyes-king-builds = Le Roy bâtit : niveau { $level }, colonne { $column }.
troyes-king-recalls = Le Roy rappelle { $character } : { $points } points pour vous, { $royal } pour lui.
troyes-king-counters = Le Roy oppose son dé { $colour } { $value } au dé noir { $foe }.
troyes-king-has-no-die = Le dé noir { $foe } ne trouve aucun dé royal et s’en va.
troyes-verdict = Vos points moins ceux du Roy : { $points }. { $grade }
troyes-item-king = points du Roy
troyes-grade-0 = La couronne rit la dernière, et votre tête lui sert de balle.
troyes-grade-1 = Une courte avance : le Roy pensait à son dîner.
troyes-grade-2 = Honorable. La cour a vu pire, et mieux.
troyes-grade-3 = Bien joué : on commence à murmurer votre nom.
troyes-grade-4 = Le Roy s’alarme, et un Roy alarmé aiguise sa hache.
troyes-grade-5 = Un triomphe que Troyes chantera longtemps !
troyes-deed-great-favour = gagne des points ; l’un des dés est à vous
troyes-deed-small-favour = gagne des points ; l’un des dés est à vous
troyes-deed-citizen = pose un habitant
troyes-deed-event = remplit l’événement le plus à droite
troyes-deed-tradesman = place un homme de métier
troyes-deed-cathedral = bâtit la Cathédrale
troyes-deed-character = rappelle un personnage
troyes-king-stands = Le Roy a { $points } points, { $total } si la partie finissait maintenant.
troyes-king-did = Son dernier jet, { $first } et { $second } : il { $deed }.
troyes-king-fills = Tous les habitants sont posés ; le Roy prend les cases restantes.
troyes-king-next = Prochain personnage rappelé : { $character }, { $points } points pour vous et { $royal } pour lui en l’état.
