import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { vehicleAsDecided, type PastPurchase, type PurchaseAttempt } from '@forecourt/validation';
import type { AccountContext } from '../../http/context.ts';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import { linesOf } from '../../store/linesOf.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { storedLine } from './requestedLines.ts';

/** A past purchase or decline, with its site and its lines. */
export type PastRow = Awaited<ReturnType<typeof readPast>>[number];

interface PastQuery {
  readonly cardId?: string | null | undefined;
  readonly profileId?: string | null | undefined;
  readonly purchase?: { readonly id: string; readonly day: string };
  /** A day in the account's time zone. */
  readonly since?: string;
  readonly limit: number;
}

/** Past purchases and declines with their lines, newest first. */
export function readPast({ trx, account, fleetIds }: AccountContext, query: PastQuery) {
  const { cardId, profileId, purchase, since, limit } = query;
  let past = selectIn(trx, account.account_id, 'transactions as t')
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 'c.vehicle_id'))
    .selectAll('t')
    .select(['s.name as site_name', 's.city', 's.state', 's.time_zone', 'c.last4', 'c.card_type'])
    .select('v.tank_capacity_milligallons')
    .select(
      jsonArrayFrom(
        linesOf(account.account_id)
          .select([
            'l.product_code',
            'l.product_group',
            'l.unit',
            'l.quantity_thousandths',
            'l.gross_cents',
            'l.net_cents',
          ])
          .orderBy('l.line_number'),
      ).as('lines'),
    )
    .where(inFleets('t.fleet_id', fleetIds));
  if (cardId) past = past.where('t.card_id', '=', cardId);
  if (profileId) past = past.where('c.profile_id', '=', profileId);
  if (purchase)
    past = past.where('t.occurred_on', '=', purchase.day).where('t.id', '=', purchase.id);
  if (since) past = past.where('t.occurred_on', '>=', since);
  return past.orderBy('t.occurred_at', 'desc').orderBy('t.id', 'desc').limit(limit).execute();
}

/** The capacity to check fills against; only a vehicle card always fuels the same tank. */
export const tankOf = (card: {
  readonly card_type: Row<'cards'>['card_type'];
  readonly tank_capacity_milligallons: number | null;
}): number | null => (card.card_type === 'vehicle' ? card.tank_capacity_milligallons : null);

const FAR_EXPIRY = '9999-12';
const LONG_EXPIRED = '0001-01';

/**
 * Rebuilds the attempt for a replay. Whatever declined it other than limits declines it again:
 * account, card, expiry, typed ID, credit, and the vehicle's reports are as they were.
 */
export function attemptOf(
  row: PastRow,
  { time_zone, week_starts_on }: Row<'accounts'>,
): PurchaseAttempt {
  const declineRules = new Set(row.decline_reasons.map(({ rule }) => rule));
  const isMistyped = declineRules.has('promptedId');
  return {
    at: new Date(row.occurred_at),
    site: { state: row.state, timeZone: row.time_zone },
    lines:
      row.status === 'declined'
        ? row.asked_lines
        : row.lines.map((line) => storedLine(line, 'gross')),
    acceptsLess: false,
    account: {
      timeZone: time_zone,
      weekStartsOn: week_starts_on,
      state: declineRules.has('accountState') ? 'locked' : 'open',
      availableCents: declineRules.has('credit') ? 0 : null,
    },
    card: {
      state: declineRules.has('cardState') ? 'onHold' : 'active',
      expiresOn: declineRules.has('cardExpiry') ? LONG_EXPIRED : FAR_EXPIRY,
    },
    promptedId: isMistyped ? { accepted: [], typed: null } : null,
    tankCapacityMilligallons: tankOf(row),
    ...vehicleAsDecided(row.decline_reasons),
  };
}

/** Converts a past purchase for a replay. */
export const pastPurchase = (row: PastRow, account: Row<'accounts'>): PastPurchase => ({
  purchaseId: row.id,
  attempt: attemptOf(row, account),
  posted:
    row.status === 'complete'
      ? {
          at: Date.parse(row.posted_at ?? row.occurred_at),
          lines: row.lines.map((line) => storedLine(line, 'net')),
        }
      : null,
});
