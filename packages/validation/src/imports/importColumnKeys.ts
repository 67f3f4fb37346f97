/** Columns that an import can fill, in the order in which they are shown. */
export const IMPORT_COLUMN_KEYS = [
  'cardType',
  'driverName',
  'firstName',
  'lastName',
  'driverId',
  'employeeId',
  'unitNumber',
  'vehicleName',
  'vin',
  'licensePlate',
  'fleet',
  'department',
  'profile',
  'nameOnCard',
  'perTransaction',
  'perDay',
  'gallonsPerDay',
] as const;
export type ImportColumnKey = (typeof IMPORT_COLUMN_KEYS)[number];

export const isImportColumn = (name: string): name is ImportColumnKey =>
  IMPORT_COLUMN_KEYS.some((key) => key === name);
