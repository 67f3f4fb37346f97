import { FULL_NAME_CHARACTERS_MAX } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';

const STRIDE = 7919;
const ID_DIGITS = 5;
const ID_DIGITS_OF_MANY = 7;
const DRIVERS_WITH_SHORT_IDS = 20_000;
const EMPLOYEE_DIGITS = 6;
const ID_RUN = 3;

/** Whether three consecutive digits are equal, ascending, or descending. */
function isSimple(digits: string): boolean {
  for (let index = 0; index + ID_RUN <= digits.length; index += 1) {
    const [a = 0, b = 0, c = 0] = Array.from(digits.slice(index, index + ID_RUN), Number);
    if (b - a === c - b && Math.abs(b - a) <= 1) return true;
  }
  return false;
}

/** Unique IDs for drivers to enter at the pump: no leading zero, not easy to guess. */
export function* promptedIds(count: number): Generator<string, never> {
  const digits = count > DRIVERS_WITH_SHORT_IDS ? ID_DIGITS_OF_MANY : ID_DIGITS;
  const lowest = 10 ** (digits - 1);
  const space = 9 * lowest;
  for (let offset = STRIDE; ; offset += STRIDE) {
    const id = String(lowest + (offset % space));
    if (!isSimple(id)) yield id;
  }
}

/** Picks a first and a last name that fit on the embossing line. */
function makeName(random: Random): readonly [string, string] {
  for (;;) {
    const first = random.pick(FIRST_NAMES);
    const last = random.pick(LAST_NAMES);
    if (first.length + last.length <= FULL_NAME_CHARACTERS_MAX) return [first, last];
  }
}

interface DriverPlace {
  readonly accountId: string;
  readonly fleetId: string;
  readonly createdAt: number;
  readonly inAccount: number;
  readonly promptedId: string;
}

/** Creates a fleet's driver. `knownName` is the name of a specific one. */
export function makeDriver(
  random: Random,
  { accountId, fleetId, createdAt, inAccount, promptedId }: DriverPlace,
  knownName: readonly [string, string] | undefined,
): Row<'drivers'> {
  const [first, last] = knownName ?? makeName(random);
  return {
    account_id: accountId,
    id: demoId(random, createdAt),
    fleet_id: fleetId,
    first_name: first,
    last_name: last,
    driver_id: promptedId,
    employee_id: `E${String(inAccount + 1).padStart(EMPLOYEE_DIGITS, '0')}`,
    license_number: null,
    license_state: null,
    mobile: null,
    status: 'active',
    version: 1,
  };
}

const UNMARKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', '’': "'" };

/** A name as embossed: uppercase, without diacritics. */
export const embossed = (name: string): string =>
  name
    .replace(/[łŁøØ’]/g, (sign) => UNMARKED[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();

/** Numbers that nobody has: 555-0100 to 555-0199 are reserved for fiction. */
const MOBILE_LINES = 100;
const MOBILE_SHARE = 0.7;
const AREA_CODES = ['214', '806', '512', '405'];

/** The drivers, most of them with a mobile number. */
export const withMobiles = (
  random: Random,
  drivers: readonly Row<'drivers'>[],
): readonly Row<'drivers'>[] =>
  drivers.map((driver) => {
    if (!random.chance(MOBILE_SHARE)) return driver;
    const line = String(100 + random.integer(0, MOBILE_LINES - 1));
    return { ...driver, mobile: `${random.pick(AREA_CODES)} 555 0${line}` };
  });
