import type { ReportQuery } from '@forecourt/validation';
import { sql } from 'kysely';
import type { Cell } from '../../files/xlsx.ts';
import type { ReadScope } from '../../http/context.ts';
import type { ExportPlace } from '../exports/ExportSource.ts';
import { selectIn, samePurchase } from '../../store/inAccount.ts';
import { inFleets } from '../../store/scope.ts';

/** Cells by column ID; figures are in the unit of the column's cell kind. */
export type ReportRow = Readonly<Record<string, Cell>>;

interface ReportRows {
  readonly rows: readonly ReportRow[];
  readonly nextCursor: string | null;
}

/** Reads one kind of report, limited to what a person may see. */
export interface ReportReader {
  count(scope: ReadScope, query: ReportQuery): Promise<number>;
  read(scope: ReadScope, query: ReportQuery, place: ExportPlace): Promise<ReportRows>;
  /** Sums over all rows; if omitted, the rows are read and added up. */
  totals?(scope: ReadScope, query: ReportQuery): Promise<ReportRow>;
}

/** Purchases and declines on the query's days, in the fleets that the person may see. */
export function attemptsQuery({ trx, account, fleetIds }: ReadScope, query: ReportQuery) {
  const tries = selectIn(trx, account.account_id, 'transactions as t')
    .where('t.occurred_on', '>=', query.fromDate)
    .where('t.occurred_on', '<=', query.toDate)
    .where(inFleets('t.fleet_id', fleetIds));
  return query.fleetId === null ? tries : tries.where('t.fleet_id', '=', query.fleetId);
}

/** The query's purchases, without declines, as Activity sums them. */
export const purchasesOf = (scope: ReadScope, query: ReportQuery) =>
  attemptsQuery(scope, query).where('t.status', '<>', 'declined');

/** Every line of the query's purchases. */
export const linesOf = (scope: ReadScope, query: ReportQuery) =>
  purchasesOf(scope, query)
    .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
    .where('l.account_id', '=', scope.account.account_id)
    .where('l.occurred_on', '>=', query.fromDate)
    .where('l.occurred_on', '<=', query.toDate);

/** Fuel lines in gallons. */
export const fuelLinesOf = (scope: ReadScope, query: ReportQuery) =>
  linesOf(scope, query).where('l.category_id', '=', 1).where('l.unit', '=', 'gal');

/**
 * Purchases without our cards, aliased `l` like purchase lines, because the columns that both
 * tables have share their names. [RPT-01]
 */
export function recordedOf({ trx, account, fleetIds }: ReadScope, query: ReportQuery) {
  const recorded = selectIn(trx, account.account_id, 'recorded_purchases as l')
    .where('l.occurred_on', '>=', query.fromDate)
    .where('l.occurred_on', '<=', query.toDate)
    .where(inFleets('l.fleet_id', fleetIds));
  return query.fleetId === null ? recorded : recorded.where('l.fleet_id', '=', query.fleetId);
}

/** Identifies a visit without our cards, which can have several rows. */
export const recordedVisit = sql<string>`concat_ws(' ', l.source, coalesce(l.reference, l.id), l.occurred_at)`;

const isFuel = sql`l.category_id = 1`;
/** Sums over lines, under the names of the report columns. */
export const lineSums = {
  purchases: sql<number>`count(DISTINCT t.id)`.as('purchases'),
  cards: sql<number>`count(DISTINCT t.card_id)`.as('cards'),
  gallons:
    sql<number>`coalesce(sum(l.quantity_thousandths) FILTER (WHERE ${isFuel} AND l.unit = 'gal'), 0)::bigint`.as(
      'gallons',
    ),
  quantity: sql<number>`coalesce(sum(l.quantity_thousandths), 0)::bigint`.as('quantity'),
  fuel: sql<number>`coalesce(sum(l.net_cents) FILTER (WHERE ${isFuel}), 0)::bigint`.as('fuel'),
  nonFuel: sql<number>`coalesce(sum(l.net_cents) FILTER (WHERE NOT (${isFuel})), 0)::bigint`.as(
    'nonFuel',
  ),
  gross: sql<number>`coalesce(sum(l.gross_cents), 0)::bigint`.as('gross'),
  discount: sql<number>`coalesce(sum(l.discount_cents), 0)::bigint`.as('discount'),
  net: sql<number>`coalesce(sum(l.net_cents), 0)::bigint`.as('net'),
};

/**
 * Builds a reader for a report with few rows, which is read as a single page. `totals` is needed if
 * rows can share a purchase, since their counts must not be added up.
 */
export const singlePage = (
  readAll: (scope: ReadScope, query: ReportQuery) => Promise<readonly ReportRow[]>,
  totals?: NonNullable<ReportReader['totals']>,
): ReportReader => ({
  ...(totals && { totals }),
  count: async (scope, query) => (await readAll(scope, query)).length,
  read: async (scope, query) => ({ rows: await readAll(scope, query), nextCursor: null }),
});
