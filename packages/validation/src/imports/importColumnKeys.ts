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

/**
 * Something of each column. Written out, so that all of them are objects of one make: a row has one,
 * and one that grows column by column takes twice as long.
 */
export const byColumn = <T>(of: (column: ImportColumnKey) => T): Record<ImportColumnKey, T> => ({
  cardType: of('cardType'),
  driverName: of('driverName'),
  firstName: of('firstName'),
  lastName: of('lastName'),
  driverId: of('driverId'),
  employeeId: of('employeeId'),
  unitNumber: of('unitNumber'),
  vehicleName: of('vehicleName'),
  vin: of('vin'),
  licensePlate: of('licensePlate'),
  fleet: of('fleet'),
  department: of('department'),
  profile: of('profile'),
  nameOnCard: of('nameOnCard'),
  perTransaction: of('perTransaction'),
  perDay: of('perDay'),
  gallonsPerDay: of('gallonsPerDay'),
});
