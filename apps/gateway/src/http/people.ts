import {
  can,
  MILLISECONDS_PER_DAY,
  orderingReasons,
  type Actor,
  type Flag,
  type Permission,
  type Reason,
} from '@forecourt/validation';
import { sql } from 'kysely';
import { selectIn, updateIn } from '../store/inAccount.ts';
import type { Row, Trx } from '../store/schema.ts';
import type { InternalUser } from './emulation.ts';
import { Refusal, refusedAt, requireAllowed, refusedFor } from './refusal.ts';
import type { CallingKey, TokenSubject } from './tokens.ts';

type Identity = Pick<TokenSubject, 'issuer' | 'subject' | 'key'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const denied = () => new Refusal(403, 'access.denied');

/** Finds the person that a token is about. */
export function findPerson(trx: Trx, identity: Identity): Promise<Row<'people'> | undefined> {
  return trx
    .selectFrom('people')
    .selectAll()
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

/** @throws Refusal for people who are not known here */
export function requirePerson(person: Row<'people'> | undefined): Row<'people'> {
  if (!person) throw denied();
  return person;
}

export interface AccountAccess {
  readonly person: Row<'people'>;
  readonly account: Row<'accounts'>;
  readonly actor: Actor;
  readonly fleetIds: readonly string[] | null;
}

type Granted = Pick<
  Row<'grants'>,
  'user_id' | 'role' | 'fleet_ids' | 'extra_permissions' | 'withheld_permissions'
>;

/** What a person may do in an account by their grant. */
export const actorOf = (grant: Granted, { state }: Pick<Row<'accounts'>, 'state'>): Actor => ({
  role: grant.role,
  extraPermissions: grant.extra_permissions,
  withheldPermissions: grant.withheld_permissions,
  accountState: state,
  fleetIds: grant.fleet_ids,
  userId: grant.user_id,
});

type Both = Row<'people'> & Row<'accounts'>;
/** A joined row can stand for both rows as long as the tables share no column. */
type Joined = keyof Row<'people'> & keyof Row<'accounts'> extends never ? Both : never;

const keysIn = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'api_keys as k')
    .innerJoin('accounts as a', 'a.account_id', 'k.account_id')
    .innerJoin('people as p', 'p.user_id', 'k.user_id')
    .selectAll('a')
    .selectAll('p')
    .select(['k.permissions', 'k.fleet_ids']);

/** What a key may do in its account. @throws Refusal when the key doesn't exist */
async function keyAccess(keys: ReturnType<typeof keysIn>): Promise<AccountAccess> {
  const row = await keys.executeTakeFirstOrThrow(() => denied());
  const { permissions, fleet_ids: fleetIds, ...rest } = row;
  const joined: Joined = rest;
  const actor: Actor = {
    role: 'key',
    extraPermissions: permissions,
    accountState: joined.state,
    lockedFrom: joined.locked_from,
    fleetIds,
    userId: joined.user_id,
  };
  return { person: joined, account: joined, actor, fleetIds };
}

/** The access of a calling key. The header may only select the key's own account. */
function findKeyAccess(
  trx: Trx,
  keyId: string,
  { accountId }: CallingKey,
  selected: string | undefined,
): Promise<AccountAccess> {
  if (selected !== undefined && selected !== accountId) throw denied();
  return keyAccess(keysIn(trx, accountId).where('k.id', '=', keyId));
}

/** The access of a key that started a job, if it is still valid. */
const findJobKey = (
  trx: Trx,
  { userId, now }: JobSubject,
  accountId: string,
): Promise<AccountAccess> =>
  keyAccess(
    keysIn(trx, accountId)
      .where('k.user_id', '=', userId)
      .where('k.revoked_at', 'is', null)
      .where('k.expires_at', '>', now.toISOString())
      .where(sql<boolean>`a.integrations ? 'apiKeys'`),
  );

/** The person or key for whom a job runs. */
interface JobSubject {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Reads the person and their access to the account that the header selects, in one query since
 * every call needs it. Unknown people, accounts without a grant, and accounts that don't exist are
 * refused alike.
 */
export async function findAccess(
  trx: Trx,
  caller: Identity | JobSubject,
  selected: string | undefined,
  emulator: InternalUser | null = null,
): Promise<AccountAccess> {
  if ('key' in caller && caller.key)
    return findKeyAccess(trx, caller.subject, caller.key, selected);
  if (selected === undefined || !UUID.test(selected)) throw new Refusal(400, 'account.unknown');
  const query = selectIn(trx, selected, 'grants as g')
    .innerJoin('accounts as a', 'a.account_id', 'g.account_id')
    .innerJoin('people as p', 'p.user_id', 'g.user_id')
    .selectAll('a')
    .selectAll('p')
    .select(['g.role', 'g.extra_permissions', 'g.withheld_permissions'])
    .select(['g.state as grant_state', 'g.fleet_ids']);
  const row = await (
    'userId' in caller
      ? query.where('p.user_id', '=', caller.userId)
      : query.where('p.issuer', '=', caller.issuer).where('p.subject', '=', caller.subject)
  ).executeTakeFirst();
  if (!row && 'userId' in caller) return findJobKey(trx, caller, selected);
  if (!row) throw denied();
  const { role, extra_permissions, withheld_permissions, grant_state, fleet_ids, ...rest } = row;
  const joined: Joined = rest;
  if (grant_state === 'locked') {
    throw refusedAt(403, 'access.denied', '', 'access.userLocked');
  }
  const grant = { ...joined, role, extra_permissions, withheld_permissions, fleet_ids };
  const actor = {
    ...actorOf(grant, joined),
    lockedFrom: joined.locked_from,
    emulatedBy: emulator?.username ?? null,
  };
  return { person: joined, account: joined, actor, fleetIds: fleet_ids };
}

/**
 * Refuses what the actor may not do, with every reason in `fields`: `account.cannotOrder` if only
 * the account's state prevents an order, otherwise `access.denied`. [MSG-43]
 */
export function authorize(actor: Actor, permission: Permission): void {
  const decision = can(actor, permission);
  if (decision.allowed) return;
  if (permission === 'cards.order') refuseOrder(actor, decision.reasons);
  requireAllowed(decision);
}

/** Refuses a call whose flag is off. @throws Refusal */
export function requireFlag({ flags }: Actor, flag: Flag | undefined): void {
  if (flag === undefined || flags === undefined || flags.has(flag)) return;
  throw refusedAt(403, 'access.denied', '', 'access.featureOff');
}

/** Refuses an order with a specific error if there is one. */
function refuseOrder(actor: Actor, reasons: readonly Reason[]): void {
  if (reasons.every(({ key }) => key.startsWith('access.account'))) {
    throw refusedFor(409, 'account.cannotOrder', '', reasons);
  }
  const ordering = orderingReasons(actor);
  if (ordering.some(({ key }) => key === 'order.notAllowed')) {
    throw refusedFor(403, 'access.denied', '', ordering);
  }
}

const isUseUnrecorded = (
  { state, last_activity_at: last }: Pick<Row<'accounts'>, 'state' | 'last_activity_at'>,
  now: Date,
): boolean =>
  (state === 'open' || state === 'readOnly') &&
  (last === null || now.getTime() - Date.parse(last) >= MILLISECONDS_PER_DAY);

/**
 * Records once a day that an account is in use, so that it isn't locked. Call it last: it holds the
 * account until the transaction ends. It leaves an account that someone else holds to the next call,
 * since what they wait for may be held by this one. [USER-11]
 */
export async function recordAccountUse(
  trx: Trx,
  account: Row<'accounts'>,
  now: Date,
): Promise<void> {
  if (!isUseUnrecorded(account, now)) return;
  const current = await selectIn(trx, account.account_id, 'accounts')
    .select(['state', 'last_activity_at'])
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!current || !isUseUnrecorded(current, now)) return;
  await updateIn(trx, account.account_id, 'accounts')
    .set({ last_activity_at: now.toISOString() })
    .execute();
}
