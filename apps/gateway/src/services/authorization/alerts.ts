import { BURST_PURCHASES, REPEATED_DECLINES, REPEATS_MINUTES } from '@forecourt/validation';
import { sql } from 'kysely';
import { anyOf } from '../../store/anyOf.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { notifyAll, type NewNotification } from '../notifications/notify.ts';
import type { Decided } from './decideBatch.ts';

const MINUTE_MILLISECONDS = 60_000;

interface Lately {
  readonly card_id: string;
  readonly declines: number;
  readonly purchases: number;
  readonly cents: number;
}

/** What each card of the batch did within the last hour, this batch included. */
async function readLately(
  trx: Trx,
  { account_id }: Row<'accounts'>,
  decided: readonly Decided[],
  day: string,
  at: Date,
): Promise<readonly Lately[]> {
  const since = new Date(at.getTime() - REPEATS_MINUTES * MINUTE_MILLISECONDS).toISOString();
  return trx
    .selectFrom('transactions')
    .select([
      'card_id',
      sql<number>`count(*) FILTER (WHERE status = 'declined')`.as('declines'),
      sql<number>`count(*) FILTER (WHERE status <> 'declined')`.as('purchases'),
      sql<number>`coalesce(sum(net_cents), 0)::bigint`.as('cents'),
    ])
    .where('account_id', '=', account_id)
    .where('card_id', '=', anyOf(new Set(decided.map(({ card }) => card.row.id))))
    .where('occurred_on', '=', day)
    .where('occurred_at', '>', since)
    .groupBy('card_id')
    .execute();
}

/** Whether a count reached a figure within this batch, so that it is told of once. */
const reached = (figure: number, after: number, added: number) =>
  after >= figure && after - added < figure;

/** Declines that repeat and purchases in a burst become notifications, in the batch's transaction. */
export async function raiseAlerts(
  trx: Trx,
  account: Row<'accounts'>,
  decided: readonly Decided[],
  day: string,
  at: Date,
): Promise<void> {
  const told: NewNotification[] = [];
  for (const lately of await readLately(trx, account, decided, day, at)) {
    const own = decided.filter(({ card }) => card.row.id === lately.card_id);
    const last = own.at(-1);
    if (!last) continue;
    const declined = own.filter(({ decision }) => decision.outcome === 'declined').length;
    const { site } = last.arrival;
    const place = { last4: last.card.row.last4, city: site.city, state: site.state };
    const shared = {
      accountId: account.account_id,
      fleetId: last.card.row.fleet_id,
      cardId: last.card.row.id,
      orderId: null,
      at,
    };
    if (reached(REPEATED_DECLINES, lately.declines, declined)) {
      const params = { count: lately.declines, ...place };
      told.push({ ...shared, kind: 'notification.declinesRepeated', params });
    }
    if (reached(BURST_PURCHASES, lately.purchases, own.length - declined)) {
      const params = {
        count: lately.purchases,
        minutes: REPEATS_MINUTES,
        amountCents: lately.cents,
        ...place,
      };
      told.push({ ...shared, kind: 'notification.burst', params });
    }
  }
  await notifyAll(trx, told);
}
