import { randomInt } from 'node:crypto';
import { jsonb } from '@forecourt/server';
import {
  NO_LIMITS,
  type AccountState,
  type CardOrder,
  type CardState,
  type Permission,
  type PurchaseLimits,
  type Role,
} from '@forecourt/validation';
import { newId } from '../store/ids.ts';
import { insertIn } from '../store/inAccount.ts';
import { insertSecrets } from '../store/insertSecrets.ts';
import type { Db, Row } from '../store/schema.ts';
import type { TestGateway } from './gateway.ts';
import { TEST_ISSUER } from './tokens.ts';

export interface TestPerson {
  readonly userId: string;
  /** The account that the person has a grant for. */
  readonly accountId: string;
  readonly token: string;
}

export interface TestAccount {
  readonly accountId: string;
  /** Two fleets, each with a department. */
  readonly fleetIds: readonly [string, string];
  readonly departmentIds: readonly [string, string];
  readonly profileId: string;
}

let lastNumber = randomInt(10 ** 10);

/** Returns the next number, in `count` digits, so that no account gets one twice. */
export function digits(count: number): string {
  lastNumber += 1;
  return String(lastNumber % 10 ** count).padStart(count, '0');
}

export const TEST_LIMITS: PurchaseLimits = {
  ...NO_LIMITS,
  perTransactionCents: 40_000,
  perDayCents: 60_000,
  perCycleCents: 650_000,
  transactionsPerDay: 3,
  perDayMilligallons: 100_000,
  gallons1: { milligallons: 50_000, reset: 'weekly', groups: ['diesel'] },
};

async function makeFleet(db: Db, accountId: string, name: string): Promise<[string, string]> {
  const id = newId();
  const departmentId = newId();
  const code = name.slice(0, 3) + digits(4);
  await insertIn(db, accountId, 'fleets', { id, name, code, number: digits(4) });
  const department = { id: departmentId, fleet_id: id, number: digits(5), name };
  await insertIn(db, accountId, 'departments', department);
  return [id, departmentId];
}

/** Creates an account with two fleets and one limit profile. */
export async function makeAccount(db: Db, state: AccountState = 'open'): Promise<TestAccount> {
  const accountId = newId();
  const number = { account_number: digits(10) };
  await insertIn(db, accountId, 'account_numbers', number);
  await insertIn(db, accountId, 'accounts', {
    ...number,
    name: 'Acme Freight',
    state,
    time_zone: 'America/Chicago',
    week_starts_on: 'sun',
    credit_limit_cents: 15_000_000,
    opened_on: '2024-01-15',
    last_activity_at: null,
  });
  const [firstFleet, firstDepartment] = await makeFleet(db, accountId, 'Long haul');
  const [secondFleet, secondDepartment] = await makeFleet(db, accountId, 'Regional');
  const profileId = newId();
  await insertIn(db, accountId, 'limit_profiles', {
    id: profileId,
    name: 'Linehaul tight',
    is_default: true,
    limits: jsonb(TEST_LIMITS),
  });
  return {
    accountId,
    fleetIds: [firstFleet, secondFleet],
    departmentIds: [firstDepartment, secondDepartment],
    profileId,
  };
}

/** Grants a person access to an account. A `null` `fleetIds` means every fleet. */
export async function giveGrant(
  db: Db,
  userId: string,
  { accountId }: Pick<TestAccount, 'accountId'>,
  parts: {
    readonly role?: Role;
    readonly fleetIds?: readonly string[] | null;
    readonly extraPermissions?: readonly Permission[];
  } = {},
): Promise<void> {
  const { role = 'viewer', fleetIds = null, extraPermissions = [] } = parts;
  await insertIn(db, accountId, 'grants', {
    user_id: userId,
    role,
    fleet_ids: fleetIds === null ? null : jsonb([...fleetIds]),
    extra_permissions: jsonb([...extraPermissions]),
  });
}

/** Creates a person with a grant for the account. A `null` `fleetIds` means every fleet. */
export async function makePerson(
  { database, issuer }: Pick<TestGateway, 'database' | 'issuer'>,
  account: TestAccount,
  role: Role = 'administrator',
  fleetIds: readonly string[] | null = null,
  issuerUrl: string = TEST_ISSUER,
): Promise<TestPerson> {
  const userId = newId();
  await database.db
    .insertInto('people')
    .values({
      user_id: userId,
      issuer: issuerUrl,
      subject: userId,
      username: 'dmorales7',
      first_name: 'Dana',
      last_name: 'Morales',
      email: 'dana.morales@acmefreight.example',
      phone: null,
      last_login_at: null,
    })
    .execute();
  await giveGrant(database.db, userId, account, { role, fleetIds });
  const token = await issuer.sign({ subject: userId, issuer: issuerUrl });
  return { userId, accountId: account.accountId, token };
}

export interface CardParts {
  readonly fleet?: 0 | 1;
  readonly status?: CardState;
  readonly last4?: string;
  readonly nameOnCard?: string;
}

/** Creates a card in the account, on its profile, and returns its ID. */
export async function makeCard(
  db: Db,
  account: TestAccount,
  parts: CardParts = {},
): Promise<string> {
  const id = newId();
  await insertIn(db, account.accountId, 'cards', {
    id,
    last4: parts.last4 ?? digits(4),
    card_type: 'single',
    status: parts.status ?? 'active',
    name_on_card: parts.nameOnCard ?? 'YARD CAN',
    expires_on: '2030-11',
    fleet_id: account.fleetIds[parts.fleet ?? 0],
    department_id: account.departmentIds[parts.fleet ?? 0],
    driver_id: null,
    vehicle_id: null,
    profile_id: account.profileId,
    custom_limits: null,
    order_id: null,
    ordered_at: '2026-01-05T15:00:00.000Z',
    activated_at: '2026-01-09T15:00:00.000Z',
    last_used_at: null,
  });
  return id;
}

/** A driver card to order. */
export function driverCard(account: TestAccount, parts: Partial<CardOrder> = {}): CardOrder {
  return {
    cardType: 'driver',
    fleetId: account.fleetIds[0],
    departmentId: account.departmentIds[0],
    profileId: account.profileId,
    nameOnCard: 'ROSA NUNEZ',
    firstName: 'Rosa',
    lastName: 'Núñez',
    driverId: '48261',
    employeeId: null,
    unitNumber: null,
    vehicleName: null,
    vin: null,
    licensePlate: null,
    limits: { perTransactionCents: null, perDayCents: null, perDayMilligallons: null },
    ...parts,
  };
}

export const TEST_DELIVERY = {
  service: 'standard',
  attention: 'Dana Morales',
  street: '400 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
} as const;

/** Gives a card the secrets of an ordered one: a number that no one knows, and no PIN. */
export async function addCardSecrets(
  db: Db,
  { accountId }: TestAccount,
  cardId: string,
  parts: Partial<Omit<Row<'card_secrets'>, 'account_id' | 'card_id'>> = {},
): Promise<void> {
  const secrets = {
    account_id: accountId,
    card_id: cardId,
    number_hmac: newId(),
    ending_hmac: newId(),
    vault_token: `v1.${newId()}`,
    pin_encrypted: null,
    ...parts,
  };
  await db.transaction().execute((trx) => insertSecrets(trx, [secrets]));
}
