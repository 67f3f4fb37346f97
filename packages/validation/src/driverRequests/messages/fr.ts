/** The same in the French of Canada. */
export const fr = {
  'driverDecline.accountState': 'Le compte du parc n’est pas ouvert en ce moment.',
  'driverDecline.cardState': 'Cette carte n’est pas active.',
  'driverDecline.cardExpiry': 'Cette carte est expirée.',
  'driverDecline.promptedId': 'Le numéro saisi ne correspond pas à cette carte.',
  'driverDecline.odometer': 'Le kilométrage saisi est inférieur au précédent.',
  'driverDecline.vehicleSilent':
    'Le dispositif de suivi de votre véhicule n’a rien transmis récemment.',
  'driverDecline.vehicleAway':
    'Selon son dispositif de suivi, votre véhicule n’est pas à cette pompe.',
  'driverDecline.tankRoom': 'C’est plus de carburant qu’il ne reste de place dans le réservoir.',
  'driverDecline.state': 'Cette carte ne fonctionne pas dans cet État ou cette province.',
  'driverDecline.day': 'Cette carte ne fonctionne pas aujourd’hui.',
  'driverDecline.hours': 'Cette carte ne fonctionne pas à cette heure.',
  'driverDecline.productGroup': 'Cette carte ne paie pas ce produit.',
  'driverDecline.productCode': 'Cette carte ne paie pas ce produit.',
  'driverDecline.transactionsPerDay': 'Il ne reste aucun achat sur cette carte aujourd’hui.',
  'driverDecline.gallonsPerTransaction':
    'C’est plus de carburant que cette carte en paie par plein.',
  'driverDecline.gallonsPerDay': 'C’est plus de carburant qu’il en reste aujourd’hui sur la carte.',
  'driverDecline.gallonsPerWeek':
    'C’est plus de carburant qu’il en reste cette semaine sur la carte.',
  'driverDecline.gallons1': 'C’est plus de carburant qu’il en reste sur cette carte.',
  'driverDecline.gallons2': 'C’est plus de carburant qu’il en reste sur cette carte.',
  'driverDecline.tankCapacity': 'C’est plus de carburant que le réservoir en contient.',
  'driverDecline.amountPerTransaction': 'C’est plus d’argent que cette carte en paie à la fois.',
  'driverDecline.amountPerDay': 'C’est plus d’argent qu’il en reste aujourd’hui sur cette carte.',
  'driverDecline.amountPerWeek':
    'C’est plus d’argent qu’il en reste cette semaine sur cette carte.',
  'driverDecline.amountPerCycle':
    'C’est plus d’argent qu’il en reste sur cette carte pour ce cycle.',
  'driverDecline.cash': 'C’est plus de comptant que cette carte en remet.',
  'driverDecline.credit': 'Le compte du parc a atteint sa limite.',
  'driverAskReason.emptyTank': 'Le réservoir est presque vide',
  'driverAskReason.longerRoute': 'Le trajet est plus long aujourd’hui',
  'driverAskReason.higherPrice': 'Le carburant coûte plus cher ici',
  'driverAskReason.noOtherStation': 'Il n’y a pas d’autre station à proximité',
  'driverAskReason.other': 'Autre raison',
  'driverLink.over':
    'Ce lien n’est plus valide. Il sert 30 minutes après le refus, pour un seul achat.',
  'driverLink.elsewhere': 'Ce lien a déjà été ouvert sur un autre téléphone.',
  'driverRequest.cannot': 'Cet achat ne peut plus être autorisé.',
  'driverRequest.tooMuch': 'C’est plus que ce qui a été demandé.',
} as const;
