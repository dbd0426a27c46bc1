troyes-option-ladies-ramparts = gardes des remparts et activités extérieures
troyes-option-ask-outdoor = demander avant de défausser tout cube extérieur, même au tour des autres
troyes-setting-outdoor-cubes = Vos cubes extérieurs
troyes-setting-outdoor-cubes-ask = me demander
troyes-setting-outdoor-cubes-always = les défausser d'office, tant que rien ne se perd
troyes-word-guard = garde
troyes-word-ramparts = Remparts
troyes-ask-raise-die = Votre dé vaut { $value }. Combien de deniers ajoutez-vous ?
troyes-ask-move-guard = { $points ->
        [one] Un point encore : un pas ou un cube ?
       *[other] { $points } points encore : un pas ou un cube ?
    }
troyes-ask-choose-own-die = Lequel de vos dés donnez-vous ?
troyes-ask-choose-swapped-die = Contre quel dé ?
troyes-ask-turn-bought-die = Quel dé achetez-vous et retournez-vous ?
troyes-ask-transfer-cube = Sur quelle carte passe votre cube extérieur ?
troyes-ask-spend-too-much = { $activity } : les { $influence } points d’influence ne tiennent pas tous. Défausser le cube ?
troyes-ask-spend-for-influence = { $activity } : défausser un cube pour { $influence } points d’influence ?
troyes-ask-spend-for-deniers = { $activity } : défausser un cube pour { $deniers } deniers ?
troyes-ask-spend-for-points = { $activity } : défausser un cube pour { $points } points ?
troyes-ask-avert-deniers = Un événement vous prend { $deniers } deniers. Utiliser un bouclier ?
troyes-ask-avert-influence = Un événement vous prend { $influence } points d’influence. Utiliser un bouclier ?
troyes-ask-avert-cube = Votre cube va tomber de la cathédrale. Utiliser un bouclier ?
troyes-guard = utiliser votre garde
troyes-raise = { $deniers ->
        [0] ne rien ajouter : { $value } points
        [one] ajouter 1 denier : { $value } points
       *[other] ajouter { $deniers } deniers : { $value } points
    }
troyes-guard-step = un pas, vers la case { $space }
troyes-place-outdoor = un cube sur { $activity }
troyes-guard-done = { $points ->
        [one] s’arrêter ; un point est perdu
       *[other] s’arrêter ; { $points } points sont perdus
    }
troyes-outdoor-cube = votre cube sur { $activity }
troyes-keep-cube = garder le cube
troyes-exchange-done = plus d’échange
troyes-swap-with = { $colour } { $value } de { $owner }
troyes-swap-neutral = { $colour } { $value } neutre
troyes-transfer-cube = { $deniers ->
        [0] vers { $card }
       *[other] vers { $card }, pour { $deniers } deniers
    }
troyes-raises-die = { $seat } ajoute { $deniers } deniers : le dé vaut { $value }.
troyes-guard-steps = Le garde de { $seat } avance à la case { $space }.
troyes-guard-arrives = Le garde de { $seat } atteint la dernière porte en position { $rank }.
troyes-places-outdoor = { $seat } pose un cube sur { $activity }.
troyes-spends-outdoor = { $seat } défausse un cube : { $activity }.
troyes-rolls-die = { $seat } lance un dé { $colour } : { $value }.
troyes-exchanges = { $seat } échange { $colour } { $value } contre { $got } { $worth } ({ $owner }).
troyes-shielded = { $seat } écarte un dé noir de { $value }.
troyes-why-no-guard = Aucun dé ne peut faire avancer votre garde ni poser un cube.
troyes-why-outdoor = Aucun de vos cubes ne peut y être utilisé maintenant.
troyes-why-raise = Dites combien de deniers vous ajoutez.
troyes-why-gate = Votre garde n’a pas atteint cette porte.
troyes-why-one-cube = Un seul cube par activité et par action.
troyes-why-takes-no-cube = Cette activité ne reçoit pas de cube dans cette action.
troyes-why-guard-stays = Le garde reste à la dernière porte.
troyes-why-move-guard = Dépensez un point : un pas, ou un cube à une porte atteinte.
troyes-why-spend-or-keep = Défaussez le cube, ou gardez-le.
troyes-why-swapped-once = Un dé de chaque autre quartier, et jamais le même.
troyes-why-purple-stays = Les dés violets ne s’échangent pas.
troyes-why-transfer = Choisissez une autre carte qui porte des cubes.
troyes-why-turn-bought = Choisissez un dé d’un autre quartier qui, retourné, sert à l’action.
troyes-why-turned-die = Le dé retourné doit faire partie du groupe.
troyes-item-outdoor = Activité extérieure
troyes-outdoor-sold-dice = Marché aux dés
    .text = Un cube rapporte { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    } quand un adversaire vous achète un ou plusieurs dés.
troyes-outdoor-settling = Nouveaux voisins
    .text = Un cube rapporte { $gives-influence ->
        [one] { $gives-influence } point d’influence
       *[other] { $gives-influence } points d’influence
    } quand vous placez un habitant sur un bâtiment principal.
troyes-outdoor-guild = Guilde
    .text = Un cube rapporte { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } quand un adversaire active une carte où se tient votre homme de métier.
troyes-outdoor-harvest = Moisson
    .text = Un cube rapporte { $gives-deniers ->
        [one] { $gives-deniers } denier
       *[other] { $gives-deniers } deniers
    } de plus quand vous exploitez l’agriculture.
troyes-outdoor-yellow-die = Dé jaune
    .text = Avant votre action, un cube lance pour vous un dé jaune de la réserve. Un dé jaune n’y pose pas de cube.
troyes-outdoor-white-die = Dé blanc
    .text = Avant votre action, un cube lance pour vous un dé blanc de la réserve. Un dé blanc n’y pose pas de cube.
troyes-outdoor-red-die = Dé rouge
    .text = Avant votre action, un cube lance pour vous un dé rouge de la réserve. Un dé rouge n’y pose pas de cube.
troyes-outdoor-purple-die = Dé violet
    .text = Avant votre action, un cube et { $takes-deniers ->
        [one] { $takes-deniers } denier
       *[other] { $takes-deniers } deniers
    } relancent votre dé violet, s’il n’est pas sur la place. Un dé violet n’y pose pas de cube.
troyes-outdoor-exchange = Échange
    .text = Avant votre action, un cube permet d’échanger un dé avec chaque adversaire ou le joueur neutre, trois au plus ; les valeurs restent.
troyes-outdoor-shield = Bouclier
    .text = Pendant les événements, un cube détruit le plus fort dé noir devant vous, ou vous épargne une perte de deniers, d’influence ou d’un cube.
troyes-outdoor-turned-die = Dé retourné
    .text = Un cube retourne un dé que vous achetez ; il doit servir à l’action.
troyes-outdoor-transfer = Transfert
    .text = Quand vous activez une carte différée ou mixte, le cube peut passer sur une autre carte visible qui porte des cubes.
troyes-outdoor-works = Chantier
    .text = Un cube rapporte { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } quand vous posez un cube sur la cathédrale ou un événement.
troyes-outdoor-gate = Porte d’honneur
    .text = { $gives-points ->
        [one] { $gives-points } point
       *[other] { $gives-points } points
    } pour chaque garde qui arrive ; à la fin, { $points-each ->
        [one] { $points-each } point
       *[other] { $points-each } points
    } par cube à vous.
troyes-outdoor-majority = Guet
    .text = À la fin, { $points-1 }, { $points-2 } et { $points-3 } points pour le plus de cubes ; les ex æquo partagent les rangs.
troyes-outdoor-race = Course
    .text = { $points-1 }, { $points-2 }, { $points-3 } et { $points-4 } points selon l’ordre d’arrivée. Pas de cubes ici.
