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

/** The requests that a person may see. */
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

/** A row as calls carry it. */
export const toRequest = (row: RequestRow, { person }: AccountContext): ExpressRequest => ({
  ...factsOf(expressRequest, row),
  requestId: row.id,
  requestedBy: row.requester,
  isOwn: row.requested_by === person.user_id,
});

/** One request as calls carry it. @throws Refusal `expressCheck.notFound` */
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

/** What the notification of a request is found by. */
export const groupOf = (requestId: string) => `expressRequest ${requestId}`;

/** Keeps a check until a second person decides, and tells those who look after the account. */
export async function askSecondPerson(
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
  const waiting: NewNotification = {
    accountId: account.account_id,
    fleetId: draft.fleetId,
    kind: 'notification.expressCheckWaiting',
    params: {
      amountCents: draft.amountCents,
      name: `${person.first_name} ${person.last_name}`,
    },
    at: now,
  };
  await notifyGrouped(trx, waiting, groupOf(requestId));
  return requestId;
}

/**
 * A waiting request that this person may decide about, until the transaction ends.
 *
 * @throws Refusal for one's own, for one that is decided, and for one that changed
 */
export async function lockWaiting(context: AccountContext, requestId: string) {
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
