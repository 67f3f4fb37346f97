import { driverRequest } from '@forecourt/api-client/contract';
import { effectiveRequestState } from '@forecourt/validation';
import { sql } from 'kysely';
import { factsOf } from '../../store/factsOf.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Db, Row, Trx } from '../../store/schema.ts';
import { recordEvents, type EventFact, type EventSource } from '../events/record.ts';

/** Requests joined to everything that their page shows. */
export const requestsIn = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'driver_requests as q')
    .innerJoin('driver_links as l', (on) => sameAccount(on, 'l.transaction_id', 'q.transaction_id'))
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 'q.driver_id'))
    .innerJoin('cards as k', (on) => sameAccount(on, 'k.id', 'q.card_id'))
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 'q.fleet_id'))
    .innerJoin('sites as s', 's.site_number', 'l.site_number')
    .leftJoin('limit_allowances as w', (on) => sameAccount(on, 'w.id', 'q.allowance_id'))
    .leftJoin('people as p', 'p.user_id', 'q.answered_by')
    .leftJoin('people as r', 'r.user_id', 'q.withdrawn_by')
    .leftJoin('driver_pictures as i', (on) =>
      sameAccount(on, 'i.transaction_id', 'q.transaction_id'),
    )
    .selectAll('q')
    .select(['l.offer', 'l.declined_at', 'l.sent_at', 'l.opened_at', 'k.last4', 'k.status'])
    .select(['d.first_name', 'd.last_name', 'f.name as fleet_name'])
    .select(['s.name as site_name', 's.city', 's.state as site_state', 's.time_zone'])
    .select(sql<boolean>`i.transaction_id IS NOT NULL`.as('has_picture'))
    .select('w.state as allowance_state')
    .select(['p.first_name as by_first', 'p.last_name as by_last'])
    .select(['r.first_name as revoker_first', 'r.last_name as revoker_last']);
export type RequestRow = Awaited<ReturnType<ReturnType<typeof requestsIn>['execute']>>[number];

/** A person's full name; `null` if there is no person. */
export const nameOf = (first: string | null, last: string | null) =>
  first === null ? null : `${first} ${last ?? ''}`;

/** Converts a request to the format for people who may answer it. */
export const toRequest = (row: RequestRow, currency: string, now: Date) => ({
  ...factsOf(driverRequest, row),
  requestId: row.id,
  driverName: `${row.first_name} ${row.last_name}`,
  currency,
  ...effectiveRequestState(
    {
      state: row.state,
      until: row.until_at,
      allowance: row.allowance_state,
      card: row.status,
      withdrawnAt: row.withdrawn_at,
    },
    now,
  ),
  until: row.until_at,
  answeredBy: nameOf(row.by_first, row.by_last),
  withdrawnBy: nameOf(row.revoker_first, row.revoker_last),
});

/** Group key of a request's notification, so that one answer settles it for everyone. */
export const groupOf = (requestId: string) => `driverRequest ${requestId}`;

/** Fleet IDs by transaction, for those of the declines that have an open, unexpired request. */
export async function waitingOf(
  trx: Db | Trx,
  accountId: string,
  transactionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await selectIn(trx, accountId, 'driver_requests')
    .select(['transaction_id', 'fleet_id'])
    .where('transaction_id', 'in', transactionIds)
    .where('state', '=', 'open')
    .where('until_at', '>', now.toISOString())
    .execute();
  return new Map(rows.map((row) => [row.transaction_id, row.fleet_id]));
}

/** Locks a driver, to serialize changes that are counted per driver rather than per card. */
export const lockDriver = (trx: Trx, accountId: string, driverId: string) =>
  selectIn(trx, accountId, 'drivers')
    .select('id')
    .where('id', '=', driverId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

type DriverStep =
  | 'Texted'
  | 'Unreached'
  | 'Opened'
  | 'Asked'
  | 'Escalated'
  | 'Allowed'
  | 'Refused'
  | 'Used'
  | 'Expired'
  | 'Lapsed'
  | 'GuideTexted'
  | 'GuideTextedAgain'
  | 'GuideOpened'
  | 'GuideRevoked';

type CardAndDriver = Pick<Row<'driver_requests'>, 'card_id' | 'driver_id'>;

/**
 * Copies of a fact about a driver's request, for the history of its card and, if the card is not
 * the driver's own, of the driver.
 */
export const factsOfRequest = (
  { card_id: cardId, driver_id: driverId }: CardAndDriver,
  cardDriverId: string | null,
  fact: Omit<EventFact, 'subject'>,
): EventFact[] => [
  { subject: ['card', cardId], ...fact },
  ...(cardDriverId === driverId ? [] : [{ subject: ['driver', driverId] as const, ...fact }]),
];

/** Records a step of a decline, its request, or a card guide in the card's history. */
export async function recordRequest(
  trx: Trx,
  source: EventSource,
  request: CardAndDriver,
  step: DriverStep,
  { after, reason = null }: { readonly after?: unknown; readonly reason?: string | null } = {},
): Promise<void> {
  const card = await selectIn(trx, source.accountId, 'cards')
    .select('driver_id')
    .where('id', '=', request.card_id)
    .executeTakeFirstOrThrow();
  const fact = { action: `card.driver${step}` as const, after, reason };
  await recordEvents(trx, source, factsOfRequest(request, card.driver_id, fact));
}
