import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { RETURNED } from '../books/billing.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import type { DemoAccount } from '../fleet/account.ts';
import { BURST_CITY, BURST_MINUTES, BURST_PURCHASES } from '../purchases/errands.ts';
import type { Sighting } from './sightings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Draft {
  readonly at: number;
  readonly kind: NotificationKind;
  readonly params: Notification['params'];
  readonly fleetId?: string | null;
  readonly cardId?: string | null;
  readonly orderId?: string | null;
}

interface Settlement {
  readonly state: 'resolved' | 'ignored';
  readonly by: string | null;
  readonly at: number;
}

const toRow = (
  random: Random,
  account: DemoAccount,
  draft: Draft,
  settlement: Settlement | null,
): Row<'notifications'> => ({
  account_id: account.id,
  id: demoId(random, draft.at),
  fleet_id: draft.fleetId ?? null,
  level: NOTIFICATION_KINDS[draft.kind].level,
  state: settlement?.state ?? 'open',
  message_key: draft.kind,
  params: draft.params,
  card_id: draft.cardId ?? null,
  order_id: draft.orderId ?? null,
  transaction_id: null,
  user_id: null,
  export_id: null,
  dispute_id: null,
  group_key: null,
  occurred_at: new Date(draft.at).toISOString(),
  settled_by: settlement?.by ?? null,
  settled_at: settlement === null ? null : new Date(settlement.at).toISOString(),
});

/** Notifications that are still open. */
function openDrafts(burst: readonly Sighting[], now: number): Draft[] {
  const last = burst.at(-1);
  const drafts: Draft[] = [
    {
      at: now - RETURNED.returnedDaysAgo * DAY,
      kind: 'notification.paymentReturned',
      params: {
        amountCents: RETURNED.cents,
        code: RETURNED.code,
        receivedAt: new Date(now - RETURNED.receivedDaysAgo * DAY).toISOString(),
        returnedAt: new Date(now - RETURNED.returnedDaysAgo * DAY).toISOString(),
      },
    },
    {
      at: now - 2 * DAY,
      kind: 'notification.cardholderRequests',
      params: { count: 3, name: 'J. Reyes', days: 2 },
    },
  ];
  if (!last) return drafts;
  return [
    {
      at: last.at,
      kind: 'notification.burst',
      params: {
        count: BURST_PURCHASES,
        minutes: BURST_MINUTES,
        last4: last.last4,
        city: BURST_CITY,
        state: last.state,
        amountCents: burst.reduce((sum, { cents }) => sum + cents, 0),
      },
      fleetId: last.fleetId,
      cardId: last.cardId,
    },
    ...drafts,
  ];
}

function draftOf(sighting: Sighting): Draft | null {
  const { at, fleetId, cardId, last4, city, state } = sighting;
  const base = { at, fleetId, cardId };
  switch (sighting.flag) {
    case 'burst':
      return null;
    case 'odometer':
      return {
        ...base,
        kind: 'notification.odometer',
        params: { last4, odometer: sighting.odometer, previous: sighting.previousOdometer },
      };
    case 'priceHigh':
      return {
        ...base,
        kind: 'notification.priceHigh',
        params: { last4, priceMills: sighting.priceMills, regionMills: sighting.regionMills, city },
      };
    case 'offShift':
      return {
        ...base,
        kind: 'notification.offShift',
        params: { last4, city, state, boughtAt: new Date(at).toISOString() },
      };
    case 'repeatedDecline':
      return {
        ...base,
        kind: 'notification.declinesRepeated',
        params: { count: 3, last4, city, state },
      };
  }
}

function settle(random: Random, at: number, now: number, by: string | null): Settlement {
  const settledAt = Math.min(now - HOUR, at + random.integer(2, 40) * HOUR);
  return { state: random.chance(0.8) ? 'resolved' : 'ignored', by, at: settledAt };
}

/** The main account's notifications: the settled ones, then the open ones. */
export function notificationRows(
  random: Random,
  account: DemoAccount,
  sightings: readonly Sighting[],
  now: number,
  userId: string | null,
): Row<'notifications'>[] {
  const burst = sightings.filter(({ flag }) => flag === 'burst');
  const settledDrafts = sightings.flatMap((sighting) => draftOf(sighting) ?? []);
  return [
    ...settledDrafts.map((draft) =>
      toRow(random, account, draft, settle(random, draft.at, now, userId)),
    ),
    ...openDrafts(burst, now).map((draft) => toRow(random, account, draft, null)),
  ];
}
