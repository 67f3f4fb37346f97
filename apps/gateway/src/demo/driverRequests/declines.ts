import {
  DRIVER_ASK_CENTS_MAX,
  isFlaggableRule,
  isPurchaseRule,
  SECONDS_PER_DAY,
} from '@forecourt/validation';
import { sameAccount, selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';

const MILLISECONDS = 1000;
/** A retry comes within this time, while the request's approval is still valid. */
const RETRY_MILLISECONDS = 30 * 60 * MILLISECONDS;
/** How many declines to check for a retry. */
const RETRIED_MAX = 40;

/** Declines that a manager could have allowed, of drivers with a phone, newest first. */
export async function findDeclines(trx: Trx, accountId: string, since: Date) {
  // a day earlier, to cover every time zone
  const firstDay = new Date(since.getTime() - SECONDS_PER_DAY * MILLISECONDS);
  const rows = await selectIn(trx, accountId, 'transactions as t')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('drivers as d', (on) => sameAccount(on, 'd.id', 't.driver_id'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .select(['t.id', 't.card_id', 't.fleet_id', 't.site_number', 't.occurred_on'])
    .select(['t.decline_reasons', 't.asked_lines', 't.occurred_at', 'c.last4'])
    .select(['c.driver_id as card_driver_id', 'd.mobile'])
    .select(['d.id as driver_id', 'd.first_name', 'd.last_name'])
    .select(['s.name as site_name', 's.city', 's.state as site_state'])
    .where('t.status', '=', 'declined')
    .where('t.occurred_on', '>=', firstDay.toISOString().slice(0, 10))
    .where('t.occurred_at', '>=', since.toISOString())
    .where('c.status', '=', 'active')
    .where('d.mobile', 'is not', null)
    .where('d.status', '=', 'active')
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id')
    .execute();
  return rows.flatMap((row) => {
    const [firstReason] = row.decline_reasons;
    const cents = row.asked_lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const isAskable =
      row.decline_reasons.every(({ rule }) => isFlaggableRule(rule) && rule !== 'tankCapacity') &&
      cents > 0 &&
      cents <= DRIVER_ASK_CENTS_MAX;
    return firstReason && isPurchaseRule(firstReason.rule) && isAskable
      ? [{ ...row, rule: firstReason.rule, cents }]
      : [];
  });
}
export type Decline = Awaited<ReturnType<typeof findDeclines>>[number];

/** Finds a decline after which the card bought the same amount or less within minutes. */
export async function findRetried(trx: Trx, accountId: string, declines: readonly Decline[]) {
  const candidates = declines.slice(0, RETRIED_MAX);
  if (candidates.length === 0) return undefined;
  const purchases = await selectIn(trx, accountId, 'transactions')
    .select(['id', 'card_id', 'occurred_at', 'authorized_cents'])
    .where('status', '<>', 'declined')
    .where('occurred_on', 'in', [...new Set(candidates.map((decline) => decline.occurred_on))])
    .where('card_id', 'in', [...new Set(candidates.map((decline) => decline.card_id))])
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  const retryOf = ({ card_id: cardId, occurred_at: at, cents }: Decline) =>
    purchases.find(
      (purchase) =>
        purchase.card_id === cardId &&
        purchase.authorized_cents <= cents &&
        purchase.occurred_at > at &&
        Date.parse(purchase.occurred_at) - Date.parse(at) <= RETRY_MILLISECONDS,
    );
  for (const decline of candidates) {
    const purchase = retryOf(decline);
    if (purchase) return { decline, purchase };
  }
  return undefined;
}
