export const en = {
  'driver.idRequired': 'Enter a driver ID',
  'driver.employeeIdRequired': 'Enter an employee ID',
  'driver.employeeNumberRequired': 'Enter an employee ID',
  'driver.idInUse': 'This driver ID is already in use',
  'driver.employeeIdInUse': 'This employee ID is already registered or in use',
  'driverLabel.terminated': 'Terminated',
  'roster.accountReadOnly':
    'This account is read-only, so its drivers and vehicles cannot be changed',
  'roster.is.active': 'This is already active',
  'roster.is.terminated': 'This is already terminated',
  'fleet.choose': 'Choose a fleet',
} as const;
