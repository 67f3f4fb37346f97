import { createHash } from 'node:crypto';
import type { Row } from '../../store/schema.ts';
import { generateDemo, type DemoOptions } from '../generateDemo.ts';
import type { DemoPerson } from '../people/people.ts';
import { DEMO_TABLES, put, putAll, type DemoTable, type OpenBatch } from '../rows.ts';

/** Saturday, November 21, 2026, 10:42 a.m. in Chicago. */
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

const DEFAULTS = { asOf: DEMO_AS_OF, people: DEMO_PEOPLE, issuer: 'https://issuer.example' };

/** Generates a whole demo in memory. */
export function collectDemo(options?: Partial<DemoOptions>): CollectedDemo;
export function collectDemo(options: Partial<DemoOptions> = {}): OpenBatch {
  const demo: OpenBatch = {};
  for (const table of DEMO_TABLES) put(demo, table, []);
  for (const batch of generateDemo({ ...DEFAULTS, ...options })) putAll(demo, batch);
  return demo;
}

/** A short hash of the exact rows. */
export function hashDemo(options: Partial<DemoOptions>): string {
  const hash = createHash('sha256');
  for (const batch of generateDemo({ ...DEFAULTS, ...options })) hash.update(JSON.stringify(batch));
  return hash.digest('hex').slice(0, 16);
}

export const sumOf = <T>(rows: readonly T[], valueOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
