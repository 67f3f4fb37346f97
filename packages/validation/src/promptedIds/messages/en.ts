export const en = {
  'promptedId.accountNotOpen': 'The account must be open for this',
  'promptedId.accountReadOnly': 'This account is read-only, so its prompted IDs cannot be changed',
  'promptedId.vehicleAlwaysOn': 'The prompted ID of a vehicle is permanently on',
  'promptedId.is.on': 'The prompted ID is on',
  'promptedId.is.off': 'The prompted ID is off',
} as const;
