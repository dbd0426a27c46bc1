# Ce que seul le plateau dessiné dit. Les règles parlent par le catalogue du jeu.
town = La ville de Troyes
square = La place du marché
events = Événements
activities = Activités
influence = Influence
influence-of = { $who } a { $n } d’influence
ramparts = Remparts
cathedral = Cathédrale
cathedral-help = Chaque dé blanc pose un cube sur la case de son chiffre, au plus bas niveau libre. À la fin, un niveau sans cube à vous coûte 2 points.
palace-help = Chaque habitant debout ici lance un dé rouge à chaque manche et coûte { $wage } deniers de salaire à sa famille. Un dé rouge place un habitant sous l’arche de son chiffre ; qui s’y tenait est expulsé.
bishopric-help = Chaque habitant debout ici lance un dé blanc à chaque manche et coûte { $wage } denier de salaire à sa famille. On entre par la gauche en poussant les autres ; le dernier d’une rangée pleine est expulsé.
city-hall-help = Chaque habitant debout ici lance un dé jaune à chaque manche, sans salaire. On entre par la gauche en poussant les autres ; le dernier d’une rangée pleine est expulsé.
fields = Champs
fields-help = Les dés jaunes rapportent la moitié de leur valeur en deniers. Aucun homme de métier n’est nécessaire.
neutral = Neutre
king = Le roi
king-did = Son dernier jet : il { $deed }.
king-waits = Il n’a pas encore agi.
king-points = Le Roi a { $n } points
king-total = { $n } si la partie finissait maintenant
you-lead = { $n ->
    [0] Vous seriez à égalité
    [one] Vous auriez 1 point d’avance
   *[other] Vous auriez { $n } points d’avance
}
king-leads = { $n ->
    [one] Il aurait 1 point d’avance
   *[other] Il aurait { $n } points d’avance
}
king-recalls = Personnages encore à rappeler
recall = vous { $yours }, le Roi { $his }
yours = vous
for-all = compte pour tous
guard-on = Garde de { $who } sur la case { $n }
your-district = Votre quartier
price-each = { $price } deniers par dé acheté ici
pot = { $n ->
    [one] { $who } a passé ; 1 denier attend ici
   *[other] { $who } a passé ; { $n } deniers attendent ici
}
order-red = militaire
order-white = religieuse
order-yellow = civile
die-yours = votre { $value } { $colour }
die-of = { $value } { $colour }, { $who }
palace-place = { $building } { $number }
row-place = { $building }, rangée { $dice }, place { $place }
stands = { $place } : { $who }
free = { $place } : libre
lies = { $building } : { $who }, expulsé, gît ici jusqu’à la fin de la manche
bay = Cathédrale { $number }, niveau { $level }
bay-cube = Cathédrale { $number }, niveau { $level } : cube de { $who }
back = activité { $order } de niveau { $level }, révélée à la manche { $round }
round = Manche { $n }
tradesman = { $who } travaille ici
tradesman-points = { $who } travaille ici : { $points } points à la fin
cubes-of = { $n ->
    [one] 1 cube de { $who }
   *[other] { $n } cubes de { $who }
}
card-facts = Engagement : { $cost }. Dés { $dice } ÷ { $divisor }.
event-facts = Dés { $dice } ÷ { $divisor }. Premier { $first }, second { $second } points. { $filled } bannières sur { $banners } portent un cube.
any-colour = Une couleur parmi
deck-of = { $n ->
    [one] encore 1 événement ({ $order })
   *[other] encore { $n } événements ({ $order })
}
black-next = { $n ->
    [0] Aucun dé noir prévu
    [one] Prochaine manche : 1 dé noir au moins
   *[other] Prochaine manche : { $n } dés noirs au moins
}
black-now = { $n ->
    [one] 1 dé noir attaque
   *[other] { $n } dés noirs attaquent
}
black-die = { $value } noir
deniers = Deniers
points = Points de victoire
points-hidden = Points de victoire, cachés jusqu’à la fin
points-yours = Points de victoire ; vous seul les voyez
dice-left = Dés dans le quartier
in-town = en ville
in-town-help = Habitants debout dans les trois bâtiments
hired = engagés
hired-help = Hommes de métier sur les cartes d’activité
reserve = réserve
reserve-help = Habitants de la réserve personnelle
expelled = expulsés
expelled-help = Habitants couchés sur les marches ; ils reviennent à la fin de la manche
in-cathedral = cathédrale
in-cathedral-help = Cubes dans la Cathédrale
on-events = événements
on-events-help = Cubes sur les événements
on-cards = cartes
on-cards-help = Cubes sur les cartes d’activité
won-event = Événement remporté : { $name }
passed = Passé
starts = Premier
starts-help = Premier joueur de cette manche
only-you = vous seul
score-now = Rapporterait maintenant
threshold = { $n } : { $points } points
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
gain = gain
own-strength = votre force
spend-influence = Influence avant une action
with-cube = avec un cube : { $card }
pass = Passer
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
    .text = Vous menez une riche famille, vers l’an 1200. Vos habitants travaillent dans trois bâtiments, et chacun lance un dé pour vous à chaque manche. Les dés font tout : ils rapportent, combattent et bâtissent.
    .try = Placez votre premier habitant : choisissez une arche qui brille.
guide-buildings = Trois bâtiments, trois couleurs
    .text = Au Palais, un habitant lance un dé rouge et coûte 2 deniers par manche ; à l’Évêché un dé blanc pour 1 denier ; à l’Hôtel de ville un dé jaune pour rien. Les rouges résistent le mieux aux attaques, les blancs bâtissent la Cathédrale, les jaunes gagnent de l’argent.
    .try = Placez le suivant. Un mélange de couleurs est un bon début.
guide-rows = Pousser et tomber
    .text = À l’Évêché et à l’Hôtel de ville, on entre par la gauche en poussant les autres ; le dernier d’une rangée pleine tombe. Au Palais, chaque arche a son chiffre, et un dé rouge de ce chiffre en chasse l’occupant. Ceux qui tombent vous reviennent à la fin de la manche.
    .try = À gauche, on est plus à l’abri. Placez vos derniers habitants.
guide-dice = Les dés sont jetés
    .text = La manche a commencé : chacun a reçu 10 deniers, payé les salaires, et lancé un dé par habitant debout. Vos dés sont dans votre quartier de la place, ceux des autres dans le leur. Les habitants gris ne jouent pas, mais leurs dés sont à vendre.
    .try = Regardez la place, puis continuez.
guide-events = Les événements
    .text = Les événements attendent en file. Le Maraudage est toujours là ; chaque manche en amène d’autres, et tous frappent à chaque manche tant que personne ne les a vaincus. Pointez une carte, ou pressez-la longuement, pour lire son effet.
    .try = Regardez les événements, puis continuez.
guide-counter = On vous attaque
    .text = Un dé noir vous attaque. Répondez par des dés à vous dont la somme atteint au moins sa valeur ; les rouges comptent double. Chaque dé noir vaincu rapporte 1 d’influence. Les dés employés sont perdus pour la manche : n’en mettez pas trop.
    .try = Choisissez vos dés.
guide-action = Une action, puis au suivant
    .text = À votre tour, vous faites une chose ; puis les autres, et ainsi de suite jusqu’à ce qu’il n’y ait plus de dés ou que tous aient passé. Ce qui brille est possible maintenant : activer une carte, bâtir, combattre, placer un habitant, cultiver, ou passer.
    .try = Choisissez une carte d’une couleur où vous avez de bons dés.
guide-lot = Un lot de dés
    .text = Prenez un, deux ou trois dés d’une couleur, dans n’importe quel quartier. Les vôtres sont gratuits. Ceux des autres coûtent 2 deniers pièce dans un lot d’un dé, 4 à deux, 6 à trois. Leur propriétaire est payé et ne peut refuser.
    .try = Choisissez vos dés, du plus haut au plus bas.
guide-sum = Le calcul
    .text = La barre de question additionne : la valeur des dés, divisée par le chiffre de la carte et arrondie en dessous, dit combien de fois elle agit. Elle montre aussi ce que vous payez et ce que vous gagnez.
    .try = Ajoutez un dé s’il en vaut la peine, ou terminez le lot.
guide-hired = Un homme de métier à vous
    .text = Pour activer une carte, il y faut un homme de métier. On l’engage une fois et il reste : ensuite, les dés suffisent. L’écu de son emplacement vaut des points à la fin.
    .try = Continuez.
guide-cathedral = La Cathédrale
    .text = Les dés blancs bâtissent. Chacun pose un de vos cubes sur la case de son chiffre, au plus bas niveau libre : 1 point, et 1 d’influence pour 1 à 3, 2 pour 4 à 6. À la fin, chaque niveau sans cube à vous coûte 2 points.
    .try = La Cathédrale brille si vous pouvez bâtir.
guide-fight = Combattre un événement
    .text = Des dés de la couleur de l’événement, divisés par son chiffre, deviennent des cubes sur ses bannières ; chacun rapporte 1 d’influence. Quand toutes sont prises, le plus présent reçoit la première récompense, le suivant la seconde, et l’événement s’en va.
    .try = Un seul cube vaut déjà un point, même si l’événement reste.
guide-citizen = Placer un habitant
    .text = Un seul dé place un habitant : au Palais sous l’arche de son chiffre, ailleurs à l’entrée de sa rangée. Chaque habitant encore debout à la manche suivante est un dé de plus.
    .try = S’il vous reste un habitant en réserve, pensez à le placer.
guide-influence = L’influence
    .text = Avant une action, l’influence sert : 1 pour relancer un de vos dés, 2 pour un nouvel habitant, 4 pour retourner jusqu’à trois de vos dés. Jamais sur les dés achetés.
    .try = Continuez.
guide-pass = Quand passer
    .text = Passez quand plus rien ne vaut vos dés. Vous recevez 2 deniers, puis 1 de plus chaque fois que votre tour revient. On peut encore acheter vos dés, et vous êtes payé.
    .try = Continuez.
guide-characters = Les personnages
    .text = Votre panneau montre les personnages que vous tenez secrets. À la fin, tous les personnages distribués comptent pour tout le monde : observez ce que visent les autres.
    .try = Regardez ce que les vôtres rapporteraient maintenant.
guide-farewell = Vous savez jouer
    .text = Une nouvelle manche : revenus, dés, événements, actions, et de nouvelles cartes. Tout s’explique sur la table quand on le pointe ou qu’on le presse longuement. Bonne chance !
    .try = Continuez à jouer ; cette feuille ne reviendra pas.
