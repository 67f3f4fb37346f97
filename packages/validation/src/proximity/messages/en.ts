export const en = {
  'proximity.nameRequired': 'Enter a proximity profile name',
  'proximity.nameInUse': 'This proximity profile name is already in use',
  'proximity.fleetNotEnrolled': 'Enroll this fleet first',
  'proximity.deviceUnknown': 'This device is not in the fleet',
  'proximity.deviceElsewhere':
    'This device belongs to another fleet: remove it from its unit there, or ask an administrator',
  'proximity.unitUnknown': 'This unit is not in the fleet',
} as const;
