import { createHash } from 'node:crypto';
import type { Row } from '../../store/schema.ts';
import { generateDemo, type DemoOptions } from '../generateDemo.ts';
import type { DemoPerson } from '../people/people.ts';
import { DEMO_TABLES, type DemoBatch, type DemoTable } from '../rows.ts';

/** Saturday, 21 November 2026, 10:42 in Chicago. */
export const DEMO_AS_OF = new Date('2026-11-21T16:42:00.000Z');

const person = (subject: string, firstName: string, role: DemoPerson['role']): DemoPerson => ({
  subject,
  username: subject,
  firstName,
  lastName: 'Example',
  email: `${subject}@acmefreight.example`,
  phone: '2145550141',
  role,
});
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('admin1', 'Dana', 'administrator'),
  person('manager1', 'Tobe', 'manager'),
  person('viewer1', 'Saga', 'viewer'),
  person('financial1', 'Jordan', 'financial'),
];

/** All rows of a demo, by table. */
export type CollectedDemo = { readonly [T in DemoTable]: Row<T>[] };

function addRows(all: CollectedDemo, batch: DemoBatch, table: DemoTable): void {
  const into: object[] = all[table];
  for (const row of batch[table] ?? []) into.push(row);
}

/** Generates a demo whole. */
export function collectDemo(options: Partial<DemoOptions> = {}): CollectedDemo {
  const all: CollectedDemo = {
    sites: [],
    region_prices: [],
    account_numbers: [],
    accounts: [],
    people: [],
    person_properties: [],
    grants: [],
    fleets: [],
    departments: [],
    limit_profiles: [],
    drivers: [],
    vehicles: [],
    orders: [],
    cards: [],
    prompted_ids: [],
    prompted_id_cards: [],
    cardholder_requests: [],
    account_counters: [],
    transactions: [],
    transaction_lines: [],
    ledger_entries: [],
    funding_methods: [],
    funding_settings: [],
    fee_consents: [],
    transfers: [],
    express_checks: [],
    express_requests: [],
    add_on_enrolments: [],
    reward_accounts: [],
    reward_tiers: [],
    reward_redemptions: [],
    notifications: [],
    events: [],
  };
  const given = { asOf: DEMO_AS_OF, people: DEMO_PEOPLE, issuer: 'https://issuer.example' };
  for (const batch of generateDemo({ ...given, ...options })) {
    for (const table of DEMO_TABLES) addRows(all, batch, table);
  }
  return all;
}

/** A short name for the exact rows. */
export function hashDemo(options: Partial<DemoOptions>): string {
  const hash = createHash('sha256');
  for (const batch of generateDemo({
    asOf: DEMO_AS_OF,
    people: DEMO_PEOPLE,
    issuer: 'i',
    ...options,
  })) {
    hash.update(JSON.stringify(batch));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Rows by a key. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const sumOf = <T>(rows: readonly T[], valueOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
