export const en = {
  'vehicle.unitRequired': 'Enter a vehicle number',
  'vehicle.nameRequired': 'Enter a vehicle name',
  'vin.length': '{length} of {count} characters',
  'vin.characters': 'A VIN has letters and digits only, without I, O and Q',
  'vin.checkDigit': 'The check digit of this VIN would be {expected}. Is it typed right?',
} as const;
