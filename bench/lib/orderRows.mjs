// An order of cards as a file of text cells, as fleets send them: every tenth row needs a
// correction, every twentieth is invalid.
import { vinWarning } from '@forecourt/validation/vehicles';

/** The file's column headings by field. */
const COLUMNS = {
  cardType: 'Card type',
  firstName: 'First name',
  lastName: 'Last name',
  driverId: 'Driver ID',
  employeeId: 'Employee ID',
  unitNumber: 'Unit #',
  vehicleName: 'Vehicle',
  vin: 'VIN #',
  licensePlate: 'License plate',
  fleet: 'Fleet',
  department: 'Department',
  profile: 'Profile',
  nameOnCard: 'Name on card',
  perTransaction: '$/transaction',
  perDay: '$/day',
  gallonsPerDay: 'Gallons/day',
};
const FIRST_NAMES = ['Rosa', 'José', 'Dana', 'Łukasz', 'Mary Ann', 'Wei'];
const LAST_NAMES = ['Núñez', "O'Brien", 'Morales', 'Kowalski', 'Smith-Lee', 'Zhang'];
const INVALID = [
  { nameOnCard: '' },
  { fleet: '' },
  { perDay: 'plenty' },
  { vin: '1M8GDM9AXKP04278' },
  { licensePlate: 'A*1' },
];
const CORRECTABLE = [
  { perDay: '$1,500.50' },
  { fleet: ' Long haul ' },
  { gallonsPerDay: ' 130.5' },
];

/** A VIN whose ninth character is the correct check digit. */
function vinOf(index) {
  const serial = String(index).padStart(6, '0');
  const { expected } = vinWarning(`1M8GDM9A0KP${serial}`)?.params ?? {};
  return `1M8GDM9A${expected ?? '0'}KP${serial}`;
}

function driverRow(index) {
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length];
  const lastName = LAST_NAMES[(index >> 3) % LAST_NAMES.length];
  const name = `${firstName} ${lastName}`;
  return {
    cardType: 'driver',
    firstName,
    lastName,
    driverId: `E${100_000 + index}`,
    nameOnCard: name,
  };
}
const vehicleRow = (index) => ({
  cardType: 'vehicle',
  unitNumber: `U${100_000 + index}`,
  vehicleName: `Truck ${index}`,
  vin: vinOf(index),
  licensePlate: `TX ${index % 10_000}`,
  nameOnCard: `Truck ${index}`,
});

function rowOf(index) {
  const row = {
    ...Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, ''])),
    ...(index % 3 === 0 ? vehicleRow(index) : driverRow(index)),
    fleet: 'Long haul',
    department: '00012',
    profile: 'Vans',
    perTransaction: '150',
    perDay: String(500 + (index % 50)),
    gallonsPerDay: '130.5',
  };
  if (index % 20 === 7) return { ...row, ...INVALID[((index / 20) % INVALID.length) | 0] };
  if (index % 10 === 3) return { ...row, ...CORRECTABLE[((index / 10) % CORRECTABLE.length) | 0] };
  return row;
}

/** Rows by field, as the schemas read them. */
export const sampleRows = (count) => Array.from({ length: count }, (_, index) => rowOf(index));

/** The same rows as in a file: headings and cells. */
export const gridOf = (rows) => [
  Object.values(COLUMNS),
  ...rows.map((row) => Object.keys(COLUMNS).map((name) => row[name])),
];

const id = (index) => `0197a1b2-0000-7000-8000-${String(index).padStart(12, '0')}`;
/** The account that the rows refer to. */
export const account = {
  fleets: [{ fleetId: id(1), name: 'Long haul', code: 'LH', number: '100' }],
  departments: [{ departmentId: id(2), fleetId: id(1), number: '00012', name: 'Vans north' }],
  profiles: [{ profileId: id(3), name: 'Vans', isDefault: true }],
  driverIds: [],
  employeeIds: [],
  unitNumbers: [],
};
