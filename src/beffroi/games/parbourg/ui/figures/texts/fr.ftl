# La page des chiffres imprimés.
deck-henchmen = Hommes de main
deck-varied = Cartes Action
deck-central = Cartes Action à une valeur
deck-bid-and-event = Mise et événement
deck-bid-or-event = Mise ou événement
deck-ephemeral = Cartes Éphémère
deck-building = Bâtiments
deck-alchemy = Alchimie
henchman = homme de main
copies-n = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
figure-copies = Exemplaires
figure-initiative = Initiative
figure-colours = Couleurs
figure-event = Événement
figure-bid = Mise
figure-bid-n = { $n ->
    [1] Politique
    [2] Militaire
    [3] Intrigue
   *[other] Science
}
figure-bonus = Bonus
figure-bonus-n = { $n ->
    [1] Bonus Politique
    [2] Bonus Militaire
    [3] Bonus Intrigue
   *[other] Bonus Science
}
figure-draws = Pioche
figure-daily = Par jour
figure-points = Points
figure-otherwise = Sinon
figure-limit = Limite
figure-least = Au moins
figure-ally = Allié
figure-less = En moins
figure-top = Regarde
figure-cap = Au plus
figure-most = Au plus
book-parbourg = Parbourg, livre de règles
check-initiative = Deux hommes de main n’agissent jamais en même temps : { $found } figure deux fois.
check-action-cards = Il y a { $found } cartes Action, mais { $most } au plus tiennent sur la table.
check-all-cards = La pioche a { $found } cartes ; il en faut au moins { $least }.
