export const en = {
  'vehicle.unitRequired': 'Enter a unit number',
  'vehicle.nameRequired': 'Enter a vehicle name',
  'vin.length': 'A VIN has {count} characters. This one has {length}.',
  'vin.characters': 'Use only letters and digits, except I, O, and Q',
  'vin.checkDigit': 'The check digit of this VIN should be {expected}. Check for a typo.',
  'vehicle.idRequired': 'Enter a vehicle ID',
  'vehicle.unitInUse': 'This unit number is already in use',
  'vehicle.registrationRequired': 'Enter a registration number',
  'vehicle.registrationTooLong': 'Enter no more than {max} characters',
  'vehicle.registrationExpiryFormat': 'Enter month and year as MMYY',
  'vehicle.registrationExpiryPast': 'Enter an expiration date in the future',
  'vehicle.tankExceeded': 'The fuel volume exceeds the tank capacity of {max} gallons',
  'odometer.outOfSequence':
    'The odometer is out of sequence: the last reading was {previous, number}',
  'hubometer.decimals': 'Enter a reading with at most one decimal place',
  'hubometer.outOfSequence': 'Enter a last reading that is not below the first',
  'unitDevice.deviceTaken': 'Each device can be picked only once',
} as const;
