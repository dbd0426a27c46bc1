troyes-option-ladies-ramparts = Remparts
    .help = Des gardes parcourent les remparts et travaillent aux portes.
troyes-option-ask-outdoor = Demander pour les activités extérieures
    .help = Avant chaque utilisation d’une activité extérieure, même au tour des autres.
troyes-setting-outdoor-cubes = Vos cubes sur les activités extérieures
troyes-setting-outdoor-cubes-ask = Me demander
troyes-setting-outdoor-cubes-always = Les utiliser d’office, tant que rien ne se perd
troyes-word-guard = garde
troyes-word-ramparts = Remparts
troyes-ask-raise-die = Votre dé vaut { $value }. Combien de deniers ajoutez-vous ?
troyes-ask-move-guard = Encore { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    } : un pas ou un cube ?
troyes-ask-choose-own-die = Lequel de vos dés donnez-vous ?
troyes-ask-choose-swapped-die = Contre quel dé ?
troyes-ask-turn-bought-die = Quel dé achetez-vous et retournez-vous ?
troyes-ask-transfer-cube = Sur quelle carte passe votre cube ?
troyes-ask-spend-too-much = { $activity } : vous ne pouvez pas tout garder ({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }). Utiliser quand même le cube ?
troyes-ask-spend-for-influence = { $activity } : utiliser un cube pour { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    } ?
troyes-ask-spend-for-deniers = { $activity } : utiliser un cube pour { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } ?
troyes-ask-spend-for-points = { $activity } : utiliser un cube pour { $points } PV ?
troyes-ask-avert-deniers = Un événement vous prend { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }. Utiliser un bouclier ?
troyes-ask-avert-influence = Un événement vous prend { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }. Utiliser un bouclier ?
troyes-ask-avert-cube = Votre cube de la Cathédrale va être retiré. Utiliser un bouclier ?
troyes-guard = Utiliser votre garde
troyes-raise = { $deniers ->
        [0] Ne rien ajouter : { $value }
        [one] Ajouter { $deniers } denier : { $value }
       *[other] Ajouter { $deniers } deniers : { $value }
    } { $value ->
        [one] point d’action
       *[other] points d’action
    }
troyes-guard-step = Un pas, vers la case { $space }
troyes-place-outdoor = Un cube sur : { $activity }
troyes-guard-done = S’arrêter ; { $points ->
        [one] { $points } point d’action est perdu
       *[other] { $points } points d’action sont perdus
    }
troyes-outdoor-cube = Votre cube : { $activity }
troyes-keep-cube = Garder le cube
troyes-exchange-done = Plus d’échange
troyes-swap-with = Le { $value } { $colour } ({ $owner })
troyes-swap-neutral = Le { $value } { $colour } neutre
troyes-transfer-cube = { $deniers ->
        [0] Vers : { $card }
        [one] Vers : { $card }, pour { $deniers } denier
       *[other] Vers : { $card }, pour { $deniers } deniers
    }
troyes-raises-die = { $seat } ajoute { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    } : le dé vaut { $value }.
troyes-guard-steps = Un garde avance à la case { $space } : { $seat }.
troyes-guard-arrives = { $seat } atteint la dernière porte en position { $rank }.
troyes-places-outdoor = { $seat } pose un cube : { $activity }.
troyes-spends-outdoor = { $seat } utilise un cube : { $activity }.
troyes-rolls-die = { $seat } lance un dé { $colour } : { $value }.
troyes-exchanges = { $seat } échange un { $value } { $colour } contre un { $worth } { $got } ({ $owner }).
troyes-shielded = { $seat } contre un { $value } noir avec le bouclier.
troyes-why-no-guard = Aucun dé ne peut faire avancer votre garde ni poser un cube.
troyes-why-outdoor = Aucun de vos cubes ne peut y être utilisé maintenant.
troyes-why-raise = Choisissez combien de deniers vous ajoutez.
troyes-why-gate = Votre garde n’a pas atteint cette porte.
troyes-why-one-cube = Un seul cube par activité et par action.
troyes-why-takes-no-cube = Cette activité ne reçoit pas de cube dans cette action.
troyes-why-guard-stays = Le garde reste à la dernière porte.
troyes-why-move-guard = Dépensez un point d’action : un pas, ou un cube à une porte atteinte.
troyes-why-spend-or-keep = Utilisez le cube, ou gardez-le.
troyes-why-swapped-once = Un dé de chaque autre quartier, et jamais un dé identique.
troyes-why-purple-stays = Les dés violets ne s’échangent pas.
troyes-why-transfer = Choisissez une autre carte qui porte des cubes.
troyes-why-turn-bought = Choisissez un dé d’un autre quartier qui, retourné, sert à l’action.
troyes-why-turned-die = Le dé retourné doit faire partie du lot.
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
    } relancent votre dé violet, s’il n’est pas sur la Place de la ville. Un dé violet n’y pose pas de cube.
troyes-outdoor-exchange = Échange
    .text = Avant votre action, un cube permet d’échanger un dé avec chaque adversaire ou le joueur neutre, trois au plus ; les valeurs restent.
troyes-outdoor-shield = Bouclier
    .text = Pendant les événements, un cube contre le plus fort dé noir devant vous, ou vous épargne une perte de deniers, d’influence ou d’un cube.
troyes-outdoor-turned-die = Dé retourné
    .text = Un cube retourne un dé que vous achetez ; il doit servir à l’action.
troyes-outdoor-transfer = Transfert
    .text = Quand vous activez une carte différée ou mixte, le cube peut passer sur une autre carte visible qui porte des cubes.
troyes-outdoor-works = Chantier
    .text = Un cube rapporte { $gives-points } PV quand vous posez un cube sur la Cathédrale ou un événement.
troyes-outdoor-gate = Porte d’honneur
    .text = { $gives-points } PV pour chaque garde qui arrive ; à la fin, { $points-each } PV pour chacun de vos cubes.
troyes-outdoor-majority = Guet
    .text = À la fin, { $points-1 }, { $points-2 } et { $points-3 } PV pour le plus de cubes ; les ex æquo partagent les rangs.
troyes-outdoor-race = Course
    .text = { $points-1 }, { $points-2 }, { $points-3 } et { $points-4 } PV selon l’ordre d’arrivée. Pas de cubes ici.

# what a composed turn changes: the number stands before it
troyes-change-guard = pas du garde
troyes-change-outdoor = { $amount ->
        [one] cube sur les activités extérieures
       *[other] cubes sur les activités extérieures
    }
