import { MILLISECONDS_PER_DAY, type Role } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import { createRandom } from '../chance/random.ts';
import { fleetIdsOf, type DemoAccount } from '../fleet/account.ts';

const FOUNDED = Date.UTC(2021, 2, 1, 16);

interface Access {
  /** Fleet codes; `null` means every fleet. */
  readonly fleets: readonly string[] | null;
  readonly state: Row<'grants'>['state'];
  readonly withheld: Row<'grants'>['withheld_permissions'];
  readonly extra: Row<'grants'>['extra_permissions'];
}

/** `days` since they last signed in, or since they were invited. */
const colleague = (
  name: readonly [first: string, last: string],
  username: string,
  role: Role,
  days: number,
  access: Partial<Access> = {},
) => ({
  name,
  username,
  role,
  days,
  access: { fleets: null, state: 'activated', withheld: [], extra: [], ...access } satisfies Access,
});

/** Other people on the main account, who can't sign in to the demo. */
const COLLEAGUES = [
  colleague(['Imani', 'Carver'], 'icarver2', 'administrator', 4),
  colleague(['Łukasz', 'Szczepański'], 'lszczep1', 'manager', 1),
  colleague(['Guadalupe', 'Villarreal'], 'gvillar6', 'manager', 2, {
    fleets: ['LH'],
    extra: ['expressChecks.issue'],
  }),
  colleague(['Darnell', 'Whitfield'], 'dwhitf3', 'manager', 12, {
    fleets: ['RG'],
    withheld: ['pins.reveal', 'pins.change'],
  }),
  colleague(['Siobhán', 'McAllister'], 'smcall8', 'financial', 3),
  colleague(['Priya', 'Raman'], 'praman5', 'financial', 9, { extra: ['expressChecks.approve'] }),
  colleague(['Oksana', 'Petrov'], 'opetrov4', 'viewer', 33),
  colleague(['Jean-Luc', 'Thibodeaux'], 'jthibo7', 'viewer', 71, { fleets: ['LH', 'RG'] }),
  colleague(['Hana', 'Zhou'], 'hzhou2', 'viewer', 2, { state: 'created' }),
  colleague(['Emeka', 'Osei'], 'eosei9', 'manager', 11, { fleets: ['RG'], state: 'created' }),
  colleague(['Curtis', 'Hollis'], 'chollis1', 'manager', 140, { state: 'locked' }),
];

/** The colleagues' rows, with their grants on the account. */
export function colleagueRows(
  seed: number,
  account: DemoAccount,
  issuer: string,
  now: number,
): { readonly people: Row<'people'>[]; readonly grants: Row<'grants'>[] } {
  const entries = COLLEAGUES.map(({ username, name, role, days, access }) => {
    const { fleets, state, withheld, extra } = access;
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
      role,
      fleet_ids: fleets && fleetIdsOf(account, fleets),
      extra_permissions: extra,
      withheld_permissions: withheld,
      state,
      invited_at: state === 'created' ? at : null,
      version: 1,
    };
    return { person, grant };
  });
  return {
    people: entries.map(({ person }) => person),
    grants: entries.map(({ grant }) => grant),
  };
}
