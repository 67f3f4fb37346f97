import { BURST_PURCHASES, REPEATED_DECLINES, REPEATS_MINUTES } from '@forecourt/validation';
import type { Trx } from '../../store/schema.ts';
import { notifyAll, type NewNotification } from '../notifications/notify.ts';
import type { DecidedRequest } from './decideBatch.ts';
import type { BatchAccount } from './holdBatch.ts';

/** Whether this batch made the count reach the threshold, so that each is alerted only once. */
const hasReached = (threshold: number, after: number, added: number) =>
  after >= threshold && after - added < threshold;

/** Notifies about repeated declines and bursts of purchases, in the batch's transaction. */
export async function raiseAlerts(
  trx: Trx,
  account: BatchAccount,
  decided: readonly DecidedRequest[],
  at: Date,
): Promise<void> {
  const notifications: NewNotification[] = [];
  for (const cardDecisions of Map.groupBy(decided, ({ card }) => card).values()) {
    const last = cardDecisions.at(-1);
    if (!last) continue;
    const { lately } = last.card;
    const declined = cardDecisions.filter(({ decision }) => decision.outcome === 'declined').length;
    const declines = lately.declines + declined;
    const purchases = lately.purchases + cardDecisions.length - declined;
    const { site } = last.arrival;
    const place = { last4: last.card.row.last4, city: site.city, state: site.state };
    const shared = {
      accountId: account.account_id,
      fleetId: last.card.row.fleet_id,
      cardId: last.card.row.id,
      at,
    };
    if (hasReached(REPEATED_DECLINES, declines, declined)) {
      const params = { count: declines, ...place };
      notifications.push({ ...shared, kind: 'notification.declinesRepeated', params });
    }
    if (hasReached(BURST_PURCHASES, purchases, cardDecisions.length - declined)) {
      const params = {
        count: purchases,
        minutes: REPEATS_MINUTES,
        amountCents: cardDecisions.reduce(
          (sum, { decision }) => sum + decision.approvedCents,
          lately.cents,
        ),
        ...place,
      };
      notifications.push({ ...shared, kind: 'notification.burst', params });
    }
  }
  await notifyAll(trx, notifications);
}
