export const en = {
  'address.streetRequired': 'Enter a street address',
  'address.cityRequired': 'Enter a city',
  'address.state': 'Choose a state',
  'address.province': 'Choose a province',
  'address.stateOrProvince': 'Choose a state or province',
  'address.postalCodeRequired': 'Enter a ZIP or postal code',
  'address.zip': 'Enter a 5-digit ZIP code',
  'address.canadianPostalCode': 'Enter a Canadian postal code like K1A 0B1',
} as const;
