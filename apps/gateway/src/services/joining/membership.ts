import { contract } from '@forecourt/api-client/contract';
import {
  MEMBERSHIP_REQUEST_DAYS,
  MEMBERSHIP_REQUESTS_MAX,
  membershipRequestEnd,
  SECONDS_PER_DAY,
} from '@forecourt/validation';
import type { HandlerOf, JobScope, NewcomerContext } from '../../http/context.ts';
import { afterCommit } from '../../http/afterCommit.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { ProviderUser } from '../../identity/identityProvider.ts';
import { factsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import type { Row } from '../../store/schema.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { resolveOpen } from '../notifications/notify.ts';
import { checkFleets, ensurePerson, grantAccess } from './inviting.ts';
import { pendingSince, requestGroup } from './pendingRequests.ts';

const toRequest = (row: Row<'membership_requests'>) => ({
  ...factsOf(contract.register.response, row),
  membershipId: row.id,
});

/** Describes a newcomer from the provider's data, or from the token if there is none. */
async function describeNewcomer({ identity, token }: NewcomerContext): Promise<ProviderUser> {
  const providerUser = identity.manages(token.issuer)
    ? await identity.findUser(token.subject)
    : null;
  const username = token.username ?? token.subject;
  return (
    providerUser ?? { subject: token.subject, username, email: '', firstName: '', lastName: '' }
  );
}

/**
 * Returns the person's pending request for an account, adding it if there is none. Leaves telling
 * the account's managers to a job, so that the timing does not reveal whether the account exists.
 */
async function ensureRequest(
  { trx, jobs, now }: JobScope,
  userId: string,
  { accountNumber, note = null }: Parameters<HandlerOf<'register'>>[0]['body'],
): Promise<Row<'membership_requests'>> {
  await lockPerson(trx, userId);
  const pending = await trx
    .selectFrom('membership_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('requested_at', '>', pendingSince(now))
    .execute();
  const existing = pending.find((request) => request.account_number === accountNumber);
  if (existing) return existing;
  if (pending.length >= MEMBERSHIP_REQUESTS_MAX) {
    throw new Refusal(429, 'membership.tooMany', { params: { max: MEMBERSHIP_REQUESTS_MAX } });
  }
  const account = await trx
    .selectFrom('account_numbers')
    .select('account_id')
    .where('account_number', '=', accountNumber)
    .executeTakeFirst();
  const added = await trx
    .insertInto('membership_requests')
    .values({
      id: newId(),
      user_id: userId,
      account_number: accountNumber,
      account_id: account?.account_id ?? null,
      note,
      state: 'pending',
      requested_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const job = { membershipId: added.id };
  await jobs.send(trx, 'membership-request', { ...job, step: 'requested' }, 0);
  const lifetime = MEMBERSHIP_REQUEST_DAYS * SECONDS_PER_DAY;
  await jobs.send(trx, 'membership-request', { ...job, step: 'expire' }, lifetime);
  return added;
}

/**
 * Adds a newcomer and their request. A request for an unknown account number is stored too, but
 * never answered, so that no one can learn which numbers exist. [GW-65]
 */
export const register: HandlerOf<'register'> = async ({ body }, context) =>
  afterCommit(async (transact) => {
    const user = await describeNewcomer(context);
    return transact(async (trx) => {
      const { user_id: userId } = await ensurePerson(trx, context.token.issuer, user);
      return toRequest(await ensureRequest({ ...context, trx }, userId, body));
    });
  });

/**
 * A person's account counts and latest requests, without those that expired; guests have neither.
 * [GW-63, SCREEN-64]
 */
export const getMembership: HandlerOf<'getMembership'> = async (_input, { trx, person, now }) => {
  if (!person) return { isKnown: false, accountCount: 0, lockedCount: 0, requests: [] };
  const grants = await trx
    .selectFrom('grants')
    .select('state')
    .where('user_id', '=', person.user_id)
    .execute();
  const lockedCount = grants.filter(({ state }) => state === 'locked').length;
  const requests = await trx
    .selectFrom('membership_requests')
    .selectAll()
    .where('user_id', '=', person.user_id)
    .where((e) => e.or([e('state', '<>', 'pending'), e('requested_at', '>', pendingSince(now))]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    isKnown: true,
    accountCount: grants.length - lockedCount,
    lockedCount,
    requests: requests.map(toRequest),
  };
};

/** Pending requests for access to the account, oldest first. */
export const listMembershipRequests: HandlerOf<'listMembershipRequests'> = async (
  _input,
  { trx, account, now },
) => {
  const items = await trx
    .selectFrom('membership_requests as asked')
    .innerJoin('people as p', 'p.user_id', 'asked.user_id')
    .select(['asked.id as membershipId', 'asked.note', 'asked.requested_at as requestedAt'])
    .select(['p.user_id as userId', 'p.username', 'p.email'])
    .select(['p.first_name as firstName', 'p.last_name as lastName'])
    .where('asked.account_id', '=', account.account_id)
    .where('asked.state', '=', 'pending')
    .where('asked.requested_at', '>', pendingSince(now))
    .orderBy('asked.id')
    .limit(200)
    .execute();
  return { items };
};

/** Approves or denies a pending request, and emails the requester. The decision is final. */
export const decideMembershipRequest: HandlerOf<'decideMembershipRequest'> = async (
  { params, body },
  context,
) => {
  const { trx, account, person, now, jobs } = context;
  const request = await trx
    .selectFrom('membership_requests')
    .selectAll()
    .where('id', '=', params.membershipId)
    .where('account_id', '=', account.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('membership'));
  if (request.state !== 'pending') throw new Refusal(409, 'membership.decided');
  // a list opened earlier may still show a request that has expired
  if (membershipRequestEnd(new Date(request.requested_at)) <= now) throw notFound('membership');
  const { decision, ...granted } = body;
  const state = decision === 'approve' ? 'approved' : 'denied';
  let isGranted = false;
  if (body.decision === 'approve') {
    await checkFleets(context, body.fleetIds);
    isGranted = await grantAccess(trx, account.account_id, request.user_id, body);
  }
  await trx
    .updateTable('membership_requests')
    .set({ state, decided_at: now.toISOString(), decided_by: person.user_id })
    .where('id', '=', request.id)
    .execute();
  await recordEvent(context, ['user', request.user_id], `membership.${state}`, {
    before: { state: 'pending' },
    after: { state, ...(isGranted ? granted : {}) },
  });
  const settling = { accountId: account.account_id, by: person.user_id, at: now };
  await resolveOpen(trx, settling, 'group_key', [requestGroup(request.id)]);
  await jobs.send(trx, 'membership-request', { membershipId: request.id, step: 'decided' }, 0);
  const decided = { membershipId: request.id, state } as const;
  return state === 'approved'
    ? { ...decided, outcome: isGranted ? 'added' : 'unchanged' }
    : decided;
};
