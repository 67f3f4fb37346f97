export const en = {
  'address.streetRequired': 'Enter a street address',
  'address.cityRequired': 'Enter a city',
  'address.state': 'Choose a state',
  'address.province': 'Choose a province',
  'address.stateOrProvince': 'Choose a state or province',
  'address.postalCodeRequired': 'Enter a ZIP or postal code',
  'address.zip': 'A ZIP code has exactly 5 digits',
  'address.canadianPostalCode': 'A Canadian postal code looks like K1A 0B1',
} as const;
