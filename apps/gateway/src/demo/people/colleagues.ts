import { MILLISECONDS_PER_DAY } from '@forecourt/validation';
import type { Role } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import { createRandom } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';

const FOUNDED = Date.UTC(2021, 2, 1, 16);

interface Colleague {
  readonly name: readonly [first: string, last: string];
  readonly username: string;
  readonly role: Role;
  /** Codes of fleets; null: every fleet. */
  readonly fleets: readonly string[] | null;
  readonly state: Row<'grants'>['state'];
  /** Days since they signed in last, or since they were invited. */
  readonly days: number;
  readonly withheld?: Row<'grants'>['withheld_permissions'];
  readonly extra?: Row<'grants'>['extra_permissions'];
}

const plain = { fleets: null, state: 'activated' } as const;
/** Who else works with the main account; they do not sign in to the demo. */
const COLLEAGUES: readonly Colleague[] = [
  { ...plain, name: ['Imani', 'Carver'], username: 'icarver2', role: 'administrator', days: 4 },
  { ...plain, name: ['Łukasz', 'Szczepański'], username: 'lszczep1', role: 'manager', days: 1 },
  {
    ...plain,
    name: ['Guadalupe', 'Villarreal'],
    username: 'gvillar6',
    role: 'manager',
    fleets: ['LH'],
    days: 2,
    extra: ['expressChecks.issue'],
  },
  {
    ...plain,
    name: ['Darnell', 'Whitfield'],
    username: 'dwhitf3',
    role: 'manager',
    fleets: ['RG'],
    days: 12,
    withheld: ['pins.reveal', 'pins.change'],
  },
  { ...plain, name: ['Siobhán', 'McAllister'], username: 'smcall8', role: 'financial', days: 3 },
  {
    ...plain,
    name: ['Priya', 'Raman'],
    username: 'praman5',
    role: 'financial',
    days: 9,
    extra: ['expressChecks.approve'],
  },
  { ...plain, name: ['Oksana', 'Petrov'], username: 'opetrov4', role: 'viewer', days: 33 },
  {
    ...plain,
    name: ['Jean-Luc', 'Thibodeaux'],
    username: 'jthibo7',
    role: 'viewer',
    fleets: ['LH', 'RG'],
    days: 71,
  },
  {
    ...plain,
    name: ['Hana', 'Zhou'],
    username: 'hzhou2',
    role: 'viewer',
    state: 'created',
    days: 2,
  },
  {
    ...plain,
    name: ['Emeka', 'Osei'],
    username: 'eosei9',
    role: 'manager',
    fleets: ['RG'],
    state: 'created',
    days: 11,
  },
  {
    ...plain,
    name: ['Curtis', 'Hollis'],
    username: 'chollis1',
    role: 'manager',
    state: 'locked',
    days: 140,
  },
];

/** The colleagues as the gateway keeps them, with their grants on the account. */
export function colleagueRows(
  seed: number,
  account: DemoAccount,
  issuer: string,
  now: number,
): { readonly people: Row<'people'>[]; readonly grants: Row<'grants'>[] } {
  const entered = COLLEAGUES.map((colleague) => {
    const { username, name, state, days } = colleague;
    const at = new Date(now - days * MILLISECONDS_PER_DAY).toISOString();
    const userId = demoId(createRandom(seed, `person:${username}`), FOUNDED);
    const person: Row<'people'> = {
      user_id: userId,
      issuer,
      subject: `demo-${username}`,
      username,
      first_name: name[0],
      last_name: name[1],
      email: `${username}@acmefreight.example`,
      phone: null,
      address: null,
      culture: 'en-US',
      user_type: 'customer',
      last_login_at: state === 'created' ? null : at,
      last_session_id: null,
      is_recovery_disallowed: false,
    };
    const grant: Row<'grants'> = {
      user_id: userId,
      account_id: account.id,
      role: colleague.role,
      fleet_ids: fleetIdsOf(account, colleague.fleets),
      extra_permissions: colleague.extra ?? [],
      withheld_permissions: colleague.withheld ?? [],
      state,
      invited_at: state === 'created' ? at : null,
      version: 1,
    };
    return { person, grant };
  });
  return {
    people: entered.map(({ person }) => person),
    grants: entered.map(({ grant }) => grant),
  };
}

const fleetIdsOf = (account: DemoAccount, codes: readonly string[] | null) =>
  codes === null
    ? null
    : account.fleets.filter(({ plan }) => codes.includes(plan.code)).map(({ id }) => id);
