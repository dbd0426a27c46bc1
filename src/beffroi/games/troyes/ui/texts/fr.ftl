# Ce que seul le plateau dessiné dit. Les règles parlent par le catalogue du jeu.
town = La ville de Troyes
square = La Place de la ville
events = Événements
activities = Cartes Activité
influence = Influence
influence-of = { $who } a { $n ->
        [one] { $n } point d’influence
       *[other] { $n } points d’influence
    }
ramparts = Remparts
cathedral = Cathédrale
cathedral-help = Chaque dé blanc pose un cube sur la case de son chiffre, au plus bas niveau libre. À la fin, un niveau sans cube à vous coûte 2 PV.
palace-help = Chaque habitant debout ici lance un dé rouge à chaque manche et coûte { $wage ->
        [one] { $wage } denier
       *[other] { $wage } deniers
    } de salaire à sa famille. Un dé rouge place un habitant sur l’emplacement de son chiffre ; l’occupant est expulsé.
bishopric-help = Chaque habitant debout ici lance un dé blanc à chaque manche et coûte { $wage ->
        [one] { $wage } denier
       *[other] { $wage } deniers
    } de salaire à sa famille. Les nouveaux venus entrent par la gauche et poussent les autres ; le dernier d’une ligne pleine est expulsé.
city-hall-help = Chaque habitant debout ici lance un dé jaune à chaque manche, sans salaire. Les nouveaux venus entrent par la gauche et poussent les autres ; le dernier d’une ligne pleine est expulsé.
fields = Agriculture
fields-drawn = Agriculture
fields-help = Les dés jaunes rapportent la moitié de leur valeur en deniers. Aucun homme de métier n’est nécessaire.
neutral = Neutre
king = Le Roy
king-did = Son dernier jet : il { $deed }.
king-waits = Il n’a pas encore agi.
king-points = Le Roy a { $n } PV
king-total = { $n } si la partie finissait maintenant
you-lead = { $n ->
        [0] Vous seriez à égalité
        [one] Vous auriez { $n } PV d’avance
       *[other] Vous auriez { $n } PV d’avance
    }
king-leads = Il aurait { $n } PV d’avance
king-recalls = Personnages encore à rappeler
recall = vous { $yours }, le Roy { $his }
yours = vous
for-all = compte pour tous
guard-on = Garde sur la case { $n } : { $who }
your-district = Votre quartier
pot = { $who } a passé ; { $n ->
        [one] { $n } denier attend
       *[other] { $n } deniers attendent
    } ici
order-red = militaire
order-white = religieux
order-yellow = civil
your-dice = Vos dés : { $dice }.
die = { $value } { $colour }
die-yours = votre { $value } { $colour }
die-of = { $value } { $colour }, { $who }
palace-place = { $building }, emplacement { $number }
row-place = { $building }, emplacement { $number } (ligne { $dice })
stands = { $place } : { $who }
free = { $place } : libre
lies = { $building } : { $who }, expulsé, couché ici jusqu’à la fin de la manche
bay = Cathédrale { $number }, niveau { $level }
bay-cube = Cathédrale { $number }, niveau { $level } : cube, { $who }
back = Carte Activité ({ $order }), niveau { $level }, révélée à la manche { $round }
round = Manche { $n }
tradesman = { $who } travaille ici
tradesman-points = { $who } travaille ici : { $points } PV à la fin
cubes-of = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } : { $who }
card-facts = Engager : { $cost ->
        [one] { $cost } denier
       *[other] { $cost } deniers
    }. Dés : { $dice } ÷ { $divisor }.
event-facts = Dés : { $dice } ÷ { $divisor }. Premier { $first } PV, second { $second } PV. Étendards occupés : { $filled } sur { $banners }.
any-colour = une couleur parmi
deck-of = { $n ->
        [0] plus d’événement
        [one] encore { $n } événement
       *[other] encore { $n } événements
    } : { $order }
black-next = { $n ->
        [0] Aucun dé noir prévu
        [one] Prochaine manche : { $n } dé noir au moins
       *[other] Prochaine manche : { $n } dés noirs au moins
    }
black-now = { $n ->
        [one] { $n } dé noir attaque
       *[other] { $n } dés noirs attaquent
    }
black-die = { $value } noir
deniers = Deniers
points = Points de victoire
points-hidden = Points de victoire, cachés jusqu’à la fin
points-yours = Points de victoire, visibles pour vous seulement
dice-left = Dés dans le quartier
in-town = en ville
in-town-help = Habitants debout dans les trois bâtiments
hired = engagés
hired-help = Hommes de métier sur les cartes Activité
reserve = réserve
reserve-help = Habitants de la réserve personnelle
expelled = expulsés
expelled-help = Habitants expulsés, couchés à côté des bâtiments ; ils reviennent à la fin de la manche
in-cathedral = Cathédrale
in-cathedral-help = Cubes dans la Cathédrale
on-events = événements
on-events-help = Cubes sur les événements
on-cards = cartes
on-cards-help = Cubes sur les cartes Activité
won-event = Événement remporté : { $name }
passed = Passé
starts = 1er joueur
starts-help = Premier joueur de cette manche
only-you = pour vous
score-now = Rapporterait maintenant
threshold = { $n } : { $points } PV
value = valeur
activations = { $n ->
    [one] activation
   *[other] activations
}
cubes = { $n ->
    [one] cube
   *[other] cubes
}
pays = à { $who }
bank = la banque
hires = engagement
vp = PV
adds = Le total augmente de { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
too-dear = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
} de plus que vous n’en avez
hire-for = engager pour { $n }
hires-free = engager
costs = pour { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
gain-cathedral = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
gain-banners = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
gain-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
gain-placed = { $n ->
    [one] { $n } habitant
   *[other] { $n } habitants
}
can-do = Avec { $value } ({ $colour })
place-at = Placer un habitant : { $building }, emplacement { $number }
counter-now = Contrer le dé noir
pass-sure = Oui, passer avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
pips-over = { $n ->
    [one] { $n } point en trop
   *[other] { $n } points en trop
}
times = fois
purse = bourse
cubes-help = Cubes dans la Cathédrale, sur les événements et sur les cartes
gain = gain
own-strength = votre force
spend-influence = Influence avant une action
with-cube = avec un cube : { $card }
spend-reroll = relancer
spend-recruit = recruter
spend-turn = retourner
counts-chretien = Habitants dans les bâtiments
counts-urbain = Cubes dans la Cathédrale
counts-thibaut = Deniers
counts-hugues = Influence
counts-florentin = Hommes de métier
counts-henry = Événements remportés
counts-jeanne = Hôtel de ville et cartes civiles
counts-isabeau = Palais et cartes militaires
counts-marie = Évêché et cartes religieuses

# La première partie guidée
guide-welcome = Votre famille arrive à Troyes
    .text = Vous menez une riche famille, vers l’an 1200. Vos habitants travaillent dans trois bâtiments, et chacun lance un dé pour vous à chaque manche. Les dés font tout : ils rapportent, combattent et bâtissent.
    .try = Placez votre premier habitant : choisissez un emplacement qui brille.
guide-buildings = Trois bâtiments, trois couleurs
    .text = Au Palais, un habitant lance un dé rouge et coûte 2 deniers par manche ; à l’Évêché un dé blanc pour 1 denier ; à l’Hôtel de ville un dé jaune, gratuitement. Les rouges résistent le mieux aux attaques, les blancs construisent la Cathédrale, les jaunes gagnent de l’argent.
    .try = Placez le suivant. Un mélange de couleurs est un bon début.
guide-rows = Pousser et expulser
    .text = À l’Évêché et à l’Hôtel de ville, les nouveaux venus entrent par la gauche et poussent les autres ; le dernier d’une ligne pleine est expulsé. Au Palais, chaque emplacement a son chiffre, et un dé rouge de ce chiffre en expulse l’occupant. Les habitants expulsés vous reviennent à la fin de la manche.
    .try = À gauche, vos habitants sont plus à l’abri. Placez les derniers.
guide-dice = Les dés sont jetés
    .text = La manche a commencé : chacun a reçu 10 deniers, payé les salaires, et lancé un dé par habitant debout. Vos dés sont dans votre quartier de la Place de la ville, ceux des autres dans le leur. Les habitants gris n’appartiennent à personne, mais vous pouvez acheter leurs dés.
    .try = Regardez la Place de la ville, puis continuez.
guide-rounds = La durée de la partie
    .text = À deux, la partie dure quatre manches ; la barre du haut les compte. Chacune suit le même ordre : revenus et salaires, dés, événements, actions. Après la dernière, le plus grand nombre de PV gagne.
    .try = Trouvez la manche dans la barre, puis continuez.
guide-events = Les événements
    .text = Les événements attendent en file. Maraudage est toujours là ; chaque manche en amène d’autres, et tous frappent à chaque manche tant qu’ils ne sont pas contrés. Survolez une carte, ou gardez le doigt dessus, pour lire son effet.
    .try = Regardez les événements, puis continuez.
guide-counter = On vous attaque
    .text = Un dé noir vous attaque. Répondez par des dés à vous dont la somme atteint au moins sa valeur ; les rouges comptent double. Chaque dé noir contré rapporte 1 point d’influence. Les dés utilisés sont perdus pour la manche : n’en mettez pas trop.
    .try = Choisissez vos dés.
guide-action = Une action, puis au suivant
    .text = À votre tour, vous faites une chose ; puis les autres, et ainsi de suite jusqu’à ce qu’il n’y ait plus de dés ou que tous aient passé. Ce qui brille est possible maintenant : activer une carte, construire la Cathédrale, lutter contre un événement, placer un habitant, exploiter l’agriculture, ou passer.
    .try = Choisissez une carte d’une couleur où vous avez de bons dés.
guide-lot = Un lot de dés
    .text = Prenez un, deux ou trois dés d’une couleur, dans n’importe quel quartier. Les vôtres sont gratuits. Ceux des autres coûtent 2 deniers pièce dans un lot d’un dé, 4 à deux, 6 à trois. Leur propriétaire est payé et ne peut refuser.
    .try = Choisissez vos dés, du plus haut au plus bas.
guide-sum = Le calcul
    .text = La barre de question additionne : la valeur des dés, divisée par le chiffre de la carte et arrondie en dessous, dit combien de fois vous l’activez. Elle montre aussi ce que vous payez et ce que vous gagnez.
    .try = Ajoutez un dé s’il en vaut la peine, ou terminez le lot.
guide-hiring = Engager un homme de métier
    .text = Une carte ne sert que si vous y avez un homme de métier. La première fois, vous l’engagez au prix indiqué dans son coin, avec un de vos habitants qui s’y installe. Il y reste jusqu’à la fin de la partie.
    .try = Comparez le prix des cartes, puis continuez.
guide-hired = Un homme de métier à vous
    .text = Pour activer une carte, il y faut un homme de métier. On l’engage une fois et il reste : ensuite, les dés suffisent. L’écu de son emplacement vaut des PV à la fin.
    .try = Continuez.
guide-fields = L’agriculture
    .text = Les dés jaunes peuvent toujours exploiter l’agriculture : la moitié de leur somme, arrondie en dessous, en deniers. Aucun homme de métier n’est nécessaire : pratique quand l’argent manque.
    .try = Exploitez l’agriculture avec vos dés jaunes.
guide-cathedral = La Cathédrale
    .text = Les dés blancs construisent. Chacun pose un de vos cubes sur la case de son chiffre, au plus bas niveau libre : 1 PV, et 1 point d’influence pour 1 à 3, 2 pour 4 à 6. À la fin, chaque niveau sans cube à vous coûte 2 PV.
    .try = La Cathédrale brille si vous pouvez construire.
guide-fight = Lutter contre un événement
    .text = Des dés de la couleur de l’événement, divisés par son chiffre, deviennent des cubes sur ses étendards ; chacun rapporte 1 point d’influence. Quand tous sont pris, le joueur qui a le plus de cubes reçoit la première récompense, le suivant la seconde, et l’événement est contré.
    .try = Un seul cube vaut déjà 1 PV, même si l’événement reste.
guide-citizen = Placer un habitant
    .text = Un seul dé place un habitant : au Palais sur l’emplacement de son chiffre, ailleurs à l’entrée de sa ligne. Chaque habitant encore debout à la manche suivante est un dé de plus.
    .try = S’il vous reste un habitant en réserve, pensez à le placer.
guide-influence = L’influence
    .text = Avant une action, l’influence sert : 1 pour relancer un de vos dés, 2 pour un nouvel habitant, 4 pour retourner jusqu’à trois de vos dés. Jamais sur les dés achetés.
    .try = Continuez.
guide-pass = Quand passer
    .text = Passez quand plus rien ne vaut vos dés. Vous recevez 2 deniers, puis 1 de plus chaque fois que votre tour revient. Les autres peuvent encore acheter vos dés, et vous paient.
    .try = Continuez.
guide-characters = Les personnages
    .text = Votre panneau montre les personnages que vous tenez secrets. À la fin, tous les personnages distribués comptent pour tout le monde : observez ce que visent les autres.
    .try = Regardez ce que les vôtres rapporteraient maintenant.
guide-score = Ce qui rapporte des PV
    .text = À la fin comptent les PV gagnés, vos hommes de métier sur les cartes, vos cubes sur les événements et dans la Cathédrale, et les personnages de tous les joueurs. Les deniers et l’influence ne comptent que si un personnage le dit.
    .try = Retenez-le, puis continuez.
guide-farewell = Vous savez jouer
    .text = Une nouvelle manche : revenus, dés, événements, actions, et de nouvelles cartes. Tout s’explique sur la table : survolez une pièce, ou gardez le doigt dessus. Bonne chance !
    .try = Continuez à jouer. À la fin, vous verrez comment la partie s’est passée.
guide-next = Et maintenant
    .text = Rejouez sans le guide, contre un Apprenti. Quand cela devient facile, ajoutez les Dames de Troyes : d’autres personnages, les remparts, le dé violet. Le retour sur la partie montre où celle-ci a tourné.
