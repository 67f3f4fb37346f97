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
const FIRST = ['Rosa', 'José', 'Dana', 'Łukasz', 'Mary Ann', 'Wei'];
const LAST = ['Núñez', "O'Brien", 'Morales', 'Kowalski', 'Smith-Lee', 'Zhang'];
const WRONG = [
  { nameOnCard: '' },
  { fleet: '' },
  { perDay: 'plenty' },
  { vin: '1M8GDM9AXKP04278' },
  { licensePlate: 'A*1' },
];
const TO_MEND = [{ perDay: '$1,500.50' }, { fleet: ' Long haul ' }, { gallonsPerDay: ' 130.5' }];

/** A VIN whose ninth character is the correct check digit. */
function vinOf(at) {
  const serial = String(at).padStart(6, '0');
  const { expected } = vinWarning(`1M8GDM9A0KP${serial}`)?.params ?? {};
  return `1M8GDM9A${expected ?? '0'}KP${serial}`;
}

function driverRow(at) {
  const firstName = FIRST[at % FIRST.length];
  const lastName = LAST[(at >> 3) % LAST.length];
  const name = `${firstName} ${lastName}`;
  return {
    cardType: 'driver',
    firstName,
    lastName,
    driverId: `E${100_000 + at}`,
    nameOnCard: name,
  };
}
const vehicleRow = (at) => ({
  cardType: 'vehicle',
  unitNumber: `U${100_000 + at}`,
  vehicleName: `Truck ${at}`,
  vin: vinOf(at),
  licensePlate: `TX ${at % 10_000}`,
  nameOnCard: `Truck ${at}`,
});

function rowOf(at) {
  const row = {
    ...Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, ''])),
    ...(at % 3 === 0 ? vehicleRow(at) : driverRow(at)),
    fleet: 'Long haul',
    department: '00012',
    profile: 'Vans',
    perTransaction: '150',
    perDay: String(500 + (at % 50)),
    gallonsPerDay: '130.5',
  };
  if (at % 20 === 7) return { ...row, ...WRONG[((at / 20) % WRONG.length) | 0] };
  if (at % 10 === 3) return { ...row, ...TO_MEND[((at / 10) % TO_MEND.length) | 0] };
  return row;
}

/** Rows by field, as the schemas read them. */
export const sampleRows = (count) => Array.from({ length: count }, (_, at) => rowOf(at));

/** The same rows as in a file: headings and cells. */
export const gridOf = (rows) => [
  Object.values(COLUMNS),
  ...rows.map((row) => Object.keys(COLUMNS).map((name) => row[name])),
];

const id = (at) => `0197a1b2-0000-7000-8000-${String(at).padStart(12, '0')}`;
/** The account that the rows refer to. */
export const account = {
  fleets: [{ fleetId: id(1), name: 'Long haul', code: 'LH', number: '100' }],
  departments: [{ departmentId: id(2), fleetId: id(1), number: '00012', name: 'Vans north' }],
  profiles: [{ profileId: id(3), name: 'Vans', isDefault: true }],
  driverIds: [],
  employeeIds: [],
  unitNumbers: [],
};
