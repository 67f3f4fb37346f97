import { readFileSync } from 'node:fs';
import { StartupError } from '@forecourt/server';
import { MILLISECONDS_PER_DAY, ROLES, WELCOME_TOUR_SEEN } from '@forecourt/validation';
import * as z from 'zod/mini';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import { createRandom } from '../chance/random.ts';
import { fleetIdsOf, type DemoAccount } from '../fleet/account.ts';

const text = z.string().check(z.minLength(1));
const demoPerson = z.object({
  subject: text,
  username: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  role: z.enum(ROLES),
});
/** A person of the demo as the identity provider knows them, without credentials. */
export type DemoPerson = Readonly<z.infer<typeof demoPerson>>;

/**
 * Reads the demo's people from the file that the identity provider also reads.
 *
 * @throws StartupError when the file is missing or invalid.
 */
export function readPeople(path: string | undefined): DemoPerson[] {
  if (path === undefined)
    throw new StartupError('DEMO_PEOPLE is missing. Set it to the path of the people file.');
  try {
    return z.array(demoPerson).parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new StartupError(`Could not read the people in ${path}: ${reason}`);
  }
}

const FOUNDED = Date.UTC(2021, 2, 1, 16);
/** Fleets that the demo's viewer can see. */
const VIEWER_FLEETS = ['LH', 'RG'];

/** The people's rows. */
export function peopleRows(
  seed: number,
  people: readonly DemoPerson[],
  issuer: string,
  now: number,
): Row<'people'>[] {
  return people.map((person, index) => ({
    user_id: demoId(createRandom(seed, `person:${person.subject}`), FOUNDED),
    issuer,
    subject: person.subject,
    username: person.username,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    address: null,
    culture: 'en-US',
    user_type: 'customer',
    last_login_at: new Date(now - (index + 1) * MILLISECONDS_PER_DAY).toISOString(),
    is_recovery_disallowed: false,
    last_session_id: null,
  }));
}

/** Marks the welcome tour as seen, since these people have used the portal for a while. */
export const propertyRows = (
  rows: readonly Row<'people'>[],
  now: number,
): Row<'person_properties'>[] =>
  rows.map(({ user_id }) => ({
    user_id,
    properties: { [WELCOME_TOUR_SEEN]: new Date(now - 400 * MILLISECONDS_PER_DAY).toISOString() },
  }));

/** Grants for administrators on every account, and for everyone else on the main one. */
export function grantRows(
  people: readonly DemoPerson[],
  rows: readonly Row<'people'>[],
  accounts: readonly DemoAccount[],
): Row<'grants'>[] {
  return people.flatMap(({ role }, index) => {
    const userId = rows[index]?.user_id;
    if (userId === undefined) return [];
    const accessible = role === 'administrator' ? accounts : accounts.slice(0, 1);
    return accessible.map((account) => ({
      user_id: userId,
      account_id: account.id,
      role,
      fleet_ids: role === 'viewer' ? fleetIdsOf(account, VIEWER_FLEETS) : null,
      extra_permissions: [],
      withheld_permissions: [],
      state: 'activated' as const,
      invited_at: null,
      version: 1,
    }));
  });
}
