/** Texts for drivers at the pump, in Canadian French. */
export const fr = {
  'driverDecline.accountState':
    'Le compte de votre parc de véhicules n’est pas actif en ce moment.',
  'driverDecline.cardState': 'Cette carte n’est pas active.',
  'driverDecline.cardExpiry': 'Cette carte est expirée.',
  'driverDecline.promptedId': 'Le numéro d’identification entré ne correspond pas à cette carte.',
  'driverDecline.odometer': 'Le kilométrage entré est inférieur au précédent.',
  'driverDecline.vehicleSilent':
    'Le dispositif de suivi de votre véhicule n’a rien transmis récemment.',
  'driverDecline.vehicleAway':
    'Selon son dispositif de suivi, votre véhicule n’est pas à cette pompe.',
  'driverDecline.tankRoom':
    'La quantité de carburant dépasse la place qui reste dans le réservoir.',
  'driverDecline.state': 'Cette carte ne fonctionne pas dans cet État ou cette province.',
  'driverDecline.day': 'Cette carte ne fonctionne pas aujourd’hui.',
  'driverDecline.hours': 'Cette carte ne fonctionne pas à cette heure.',
  'driverDecline.productGroup': 'Cette carte ne couvre pas ce produit.',
  'driverDecline.productCode': 'Cette carte ne couvre pas ce produit.',
  'driverDecline.transactionsPerDay': 'Cette carte ne permet plus d’achats aujourd’hui.',
  'driverDecline.gallonsPerTransaction':
    'La quantité de carburant dépasse ce que cette carte permet par plein.',
  'driverDecline.gallonsPerDay':
    'La quantité de carburant dépasse ce qu’il reste aujourd’hui sur cette carte.',
  'driverDecline.gallonsPerWeek':
    'La quantité de carburant dépasse ce qu’il reste cette semaine sur cette carte.',
  'driverDecline.gallons1': 'La quantité de carburant dépasse ce qu’il reste sur cette carte.',
  'driverDecline.gallons2': 'La quantité de carburant dépasse ce qu’il reste sur cette carte.',
  'driverDecline.tankCapacity': 'La quantité de carburant dépasse la capacité du réservoir.',
  'driverDecline.amountPerTransaction': 'Le montant dépasse ce que cette carte permet par achat.',
  'driverDecline.amountPerDay': 'Le montant dépasse ce qu’il reste aujourd’hui sur cette carte.',
  'driverDecline.amountPerWeek': 'Le montant dépasse ce qu’il reste cette semaine sur cette carte.',
  'driverDecline.amountPerCycle':
    'Le montant dépasse ce qu’il reste sur cette carte pour ce cycle.',
  'driverDecline.cash': 'Le montant dépasse ce que cette carte permet en argent comptant.',
  'driverDecline.credit': 'Le compte de votre parc de véhicules a atteint sa limite.',
  'driverRequestReason.emptyTank': 'Le réservoir est presque vide',
  'driverRequestReason.longerRoute': 'Le trajet est plus long aujourd’hui',
  'driverRequestReason.higherPrice': 'Le carburant coûte plus cher ici',
  'driverRequestReason.noOtherStation': 'Il n’y a pas d’autre station à proximité',
  'driverRequestReason.other': 'Autre raison',
  'driverLink.over': 'Ce lien est expiré.',
  'driverLink.over.detail':
    'Il fonctionne pendant 30 minutes après le refus, et pour un seul achat.',
  'driverLink.elsewhere': 'Ce lien a déjà été ouvert sur un autre téléphone.',
  'driverRequest.cannot': 'Cet achat ne peut plus être autorisé.',
  'driverRequest.tooMuch': 'C’est plus que ce qui a été demandé.',
} as const;
