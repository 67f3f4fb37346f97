import {
  can,
  EXPRESS_REFUSALS,
  type ExpressCheckDraft,
  type ExpressRequest,
  expressRequest,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { notFound, refusedAt, requireAllowed, requireCurrent } from '../../http/refusal.ts';
import { factsOf, columnsOf } from '../../store/factsOf.ts';
import { newId } from '../../store/ids.ts';
import { insertIn, sameAccount, selectIn } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { notifyGrouped, type NewNotification } from '../notifications/notify.ts';

/** Requests in the fleets that the person may see. */
export const visibleRequests = ({ trx, account, fleetIds }: AccountContext) =>
  selectIn(trx, account.account_id, 'express_requests as q')
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'q.fleet_id'))
    .innerJoin('people as i', 'i.user_id', 'q.requested_by')
    .where(inFleets('q.fleet_id', fleetIds))
    .selectAll('q')
    .select('f.name as fleet_name')
    .select(sql<string>`i.first_name || ' ' || i.last_name`.as('requester'));
type RequestRow = Awaited<
  ReturnType<ReturnType<typeof visibleRequests>['executeTakeFirstOrThrow']>
>;

/** Converts a row to its API shape. */
export const toRequest = (row: RequestRow, { person }: AccountContext): ExpressRequest => ({
  ...factsOf(expressRequest, row),
  requestId: row.id,
  requestedBy: row.requester,
  isOwn: row.requested_by === person.user_id,
});

/** Reads one request in its API shape. @throws Refusal `expressCheck.notFound` */
export async function readRequest(
  context: AccountContext,
  requestId: string,
): Promise<ExpressRequest> {
  const row = await visibleRequests(context)
    .where('q.id', '=', requestId)
    .executeTakeFirstOrThrow(() => notFound('expressCheck'));
  return toRequest(row, context);
}

export const recordRequest = (
  context: AccountContext,
  requestId: string,
  action: 'asked' | 'approved' | 'declined',
  after: unknown,
) => recordEvent(context, ['expressRequest', requestId], `expressRequest.${action}`, { after });

/** Group key of a request's notification. */
export const groupOf = (requestId: string) => `expressRequest ${requestId}`;

/** Saves a draft for a second person to decide, and notifies. Returns the request's ID. */
export async function requestApproval(
  context: AccountContext,
  draft: ExpressCheckDraft,
): Promise<string> {
  const { trx, account, person, now } = context;
  const requestId = newId();
  await insertIn(trx, account.account_id, 'express_requests', {
    id: requestId,
    ...columnsOf(draft),
    state: 'waiting',
    requested_at: now.toISOString(),
    requested_by: person.user_id,
  });
  await recordRequest(context, requestId, 'asked', { amountCents: draft.amountCents });
  const notification: NewNotification = {
    accountId: account.account_id,
    fleetId: draft.fleetId,
    kind: 'notification.expressCheckWaiting',
    params: {
      amountCents: draft.amountCents,
      name: `${person.first_name} ${person.last_name}`,
    },
    at: now,
  };
  await notifyGrouped(trx, notification, groupOf(requestId));
  return requestId;
}

/**
 * Locks a waiting request, which the person may decide, until the transaction ends.
 *
 * @throws Refusal if it is the person's own, was already decided, or has changed
 */
export async function lockWaitingRequest(context: AccountContext, requestId: string) {
  const row = await visibleRequests(context)
    .where('q.id', '=', requestId)
    .forUpdate('q')
    .executeTakeFirstOrThrow(() => notFound('expressCheck'));
  const target = { issuedBy: row.requested_by, fleetId: row.fleet_id };
  requireAllowed(can(context.actor, 'expressChecks.approve', target));
  if (row.state !== 'waiting') {
    throw refusedAt(422, 'expressCheck.notPossible', '', EXPRESS_REFUSALS.decided);
  }
  requireCurrent(context, row);
  return row;
}
