fair-nobody = personne
fair-ask-secret-bid = Combien de deniers misez-vous pour jouer en premier ?
fair-ask-take-turn = À quel étal allez-vous ?
fair-ask-spend-die = Quel dé dépensez-vous pour l’étal { $card } ?
fair-bid = miser { $deniers }
fair-stall = aller à l’étal { $card }
fair-die = dépenser un { $pips }
fair-pass = passer
fair-rolled = { $seat } lance les dés.
fair-won-bid = { $seat } mise { $deniers } et commence.
fair-used =
    { $uses ->
        [one] { $seat } utilise une fois l’étal { $card }.
       *[other] { $seat } utilise { $uses } fois l’étal { $card }.
    }
fair-terminal-round = Manche { $round }, étals :
fair-terminal-player = { $seat } : { $deniers } deniers, { $points } points
fair-terminal-secret = votre carte secrète : l’étal { $card }
fair-refused = Ce choix n’est pas possible maintenant.
fair-why-stall = Aucun de vos dés ne suffit pour l’étal { $card } : il faut { $pips } au moins.
fair-item-points = points
fair-item-secret = carte secrète
fair-term-points = points acquis
fair-term-secret = carte secrète
fair-term-dice = dés restants
fair-term-deniers = deniers pour les mises à venir
fair-option-long = six manches au lieu de trois
fair-setting-die = Le dé à dépenser
fair-setting-die-ask = me demander
fair-setting-die-lowest = toujours le plus faible
fair-setting-die-highest = toujours le plus fort
fair-card-miller = du meunier
    .text = { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } par point du dé.
fair-card-baker = du boulanger
    .text = { $deniers } deniers pour { $pips } points du dé.
fair-card-chandler = du cirier
    .text = { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } pour { $pips } points du dé.
fair-card-weaver = du tisserand
    .text = { $deniers ->
            [one] { $deniers } denier
           *[other] { $deniers } deniers
        } et { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }, avec un dé de { $pips } au moins.
fair-card-jester = du bouffon
    .text = { $points } points de victoire, avec un dé de { $pips } au moins.
fair-card-goldsmith = de l’orfèvre
    .text = { $points } points de victoire, avec un dé de { $pips }.
