contents = Sommaire
rules-pages = Règles
look-up = Consulter
all-the-cards = Toutes les cartes
cards-found = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
  }
name-or-effect = Nom ou effet
decks-label = Pioches
level-label = Niveau
figure-sure = certain : une règle le dit
figure-ours = notre proposition : seule l’image imprimée le montre
sheet-of = page { $n } sur { $of }
print-sheets = Imprimer ces pages
turn-pages = Tourner les pages
