export const en = {
  'driver.idRequired': 'Enter a driver ID',
  'driver.employeeIdRequired': 'Enter an employee ID',
} as const;
