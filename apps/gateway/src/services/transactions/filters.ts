import {
  TRANSACTION_STATES,
  transactionDays,
  transactionsRange,
  type ProductGroup,
  type TransactionState,
} from '@forecourt/validation';
import { sql, type RawBuilder } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { readDays, requireRange, type DaysQuery } from '../../http/days.ts';
import { invalidAt } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { likeText } from '../../store/likeText.ts';
import { inMonthsSince } from '../../store/partitions.ts';
import { inFleets } from '../../store/scope.ts';

/** The query for a list of transactions, as validated by the contract. */
export interface TransactionsQuery extends DaysQuery {
  readonly q?: string | undefined;
  readonly cardId?: string | undefined;
  readonly driverId?: string | undefined;
  readonly vehicleId?: string | undefined;
  readonly fleetId?: string | undefined;
  readonly state?: string | undefined;
  readonly productGroup?: ProductGroup | undefined;
  readonly flagged?: 'true' | undefined;
  readonly status?: string | undefined;
}

const isState = (text: string): text is TransactionState =>
  TRANSACTION_STATES.some((state) => state === text);

/** [TXN-10] */
function readStates(text: string | undefined): readonly TransactionState[] | null {
  if (text === undefined || text === '') return null;
  const states = text.split(',').map((part) => part.trim().toLowerCase());
  if (!states.every(isState)) throw invalidAt('status', 'value.invalid');
  return states;
}

/** The days of the list, with defaults; for older purchases, there are reports. [TXN-08] */
function readRange({ account, now }: ReadScope, filters: TransactionsQuery) {
  const requestedDays = readDays(filters);
  const clock = { now, timeZone: account.time_zone };
  const days = transactionDays(clock, requestedDays);
  requireRange(transactionsRange(clock), days);
  return { fromDate: days.fromDate, toDate: requestedDays.toDate };
}

/** Matches part of a card's name, driver, unit, site, or city, or a whole number. */
function matchesText(accountId: string, text: string): RawBuilder<boolean> {
  const like = likeText(text);
  const card = text.replaceAll(/[\s•·*-]/g, '');
  return sql<boolean>`(t.transaction_number = ${text}
    OR t.card_id IN (SELECT c.id FROM cards c WHERE c.account_id = ${accountId}
      AND (c.last4 = ${card} OR c.name_on_card ILIKE ${like}))
    OR t.driver_id IN (SELECT d.id FROM drivers d WHERE d.account_id = ${accountId}
      AND (d.first_name || ' ' || d.last_name) ILIKE ${like})
    OR t.vehicle_id IN (SELECT v.id FROM vehicles v WHERE v.account_id = ${accountId}
      AND v.unit_number ILIKE ${like})
    OR t.site_number IN (SELECT s.site_number FROM sites s
      WHERE s.name ILIKE ${like} OR s.city ILIKE ${like}))`;
}

const includesGroup = (
  accountId: string,
  group: ProductGroup,
) => sql<boolean>`(EXISTS (SELECT 1 FROM transaction_lines l
    WHERE l.account_id = ${accountId} AND l.occurred_on = t.occurred_on
      AND l.transaction_id = t.id AND l.product_group = ${group})
  OR t.asked_lines @> ${JSON.stringify([{ group }])}::jsonb)`;

const inState = (state: string) =>
  sql<boolean>`t.site_number IN (SELECT s.site_number FROM sites s WHERE s.state = ${state.toUpperCase()})`;

/** Every transaction that a person may see, of any age. */
export const visibleTransactions = ({ trx, account, fleetIds }: ReadScope) =>
  selectIn(trx, account.account_id, 'transactions as t').where(inFleets('t.fleet_id', fleetIds));

/**
 * The transactions in the list's range that a person may see and that match the filters.
 *
 * @throws Refusal if a day or a state is invalid, or the range is too long
 */
export function matchingTransactions(context: ReadScope, filters: TransactionsQuery) {
  const { account } = context;
  const { fromDate, toDate } = readRange(context, filters);
  const states = readStates(filters.status);
  const q = filters.q?.trim() ?? '';
  let query = visibleTransactions(context)
    .where('t.occurred_on', '>=', fromDate)
    .where(inMonthsSince('t.occurred_on', fromDate));
  if (filters.cardId) query = query.where('t.card_id', '=', filters.cardId);
  if (filters.driverId) query = query.where('t.driver_id', '=', filters.driverId);
  if (filters.vehicleId) query = query.where('t.vehicle_id', '=', filters.vehicleId);
  if (filters.fleetId) query = query.where('t.fleet_id', '=', filters.fleetId);
  if (toDate) query = query.where('t.occurred_on', '<=', toDate);
  if (states) query = query.where('t.status', 'in', states);
  if (filters.flagged) query = query.where(sql<boolean>`t.flags <> '[]'`);
  if (filters.state) query = query.where(inState(filters.state));
  if (filters.productGroup)
    query = query.where(includesGroup(account.account_id, filters.productGroup));
  return q === '' ? query : query.where(matchesText(account.account_id, q));
}

export type MatchingTransactions = ReturnType<typeof matchingTransactions>;

const BY_DAY: ReadonlySet<string> = new Set([
  'fleetId',
  'fromDate',
  'toDate',
  'cursor',
  'limit',
  'total',
]);

/** The daily totals that the filters cover; `null` if a filter applies to single transactions. */
export function matchingDays(context: ReadScope, filters: TransactionsQuery) {
  const isByDay = Object.entries(filters).every(([name, value]) => BY_DAY.has(name) || !value);
  if (!isByDay) return null;
  const { fromDate, toDate } = readRange(context, filters);
  let days = selectIn(context.trx, context.account.account_id, 'spend_days as t')
    .where(inFleets('t.fleet_id', context.fleetIds))
    .where('t.occurred_on', '>=', fromDate);
  if (filters.fleetId) days = days.where('t.fleet_id', '=', filters.fleetId);
  return toDate ? days.where('t.occurred_on', '<=', toDate) : days;
}

export type MatchingDays = NonNullable<ReturnType<typeof matchingDays>>;
