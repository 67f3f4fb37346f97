import {
  isPurchaseRule,
  purchaseRuleKey,
  displayedFlags,
  type ReportQuery,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { sql } from 'kysely';
import type { ReadScope } from '../../http/context.ts';
import { allDepartments } from '../../store/allDepartments.ts';
import { countOf } from '../../store/countOf.ts';
import { sameAccount, samePurchase } from '../../store/inAccount.ts';
import { cursorOf, readDayPlace, type DayPlace } from '../exports/dayPlace.ts';
import { FLAG_WORDS, STATUS_WORDS } from '../transactions/flagText.ts';
import { linesOf, lineSums, purchasesOf, attemptsQuery, type ReportReader } from './reportScope.ts';

/** Keyset conditions; the separate test of the day prunes the partitions of other months. */
const isFrom = ({ day, id }: DayPlace) =>
  sql<boolean>`t.occurred_on >= ${day}::date AND (t.occurred_on, t.id) >= (${day}::date, ${id})`;
const isAfter = ({ day, id }: DayPlace) =>
  sql<boolean>`t.occurred_on >= ${day}::date AND (t.occurred_on, t.id) > (${day}::date, ${id})`;
const isBefore = ({ day, id }: DayPlace) =>
  sql<boolean>`t.occurred_on <= ${day}::date AND (t.occurred_on, t.id) < (${day}::date, ${id})`;

/** Purchases and declines with their card, driver, unit, site, fleet, and department. */
const namedTries = (scope: ReadScope, query: ReportQuery) =>
  attemptsQuery(scope, query)
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .innerJoin('fleets as f', (on) => sameAccount(on, 'f.id', 't.fleet_id'))
    .leftJoin(allDepartments(scope.trx, scope.account.account_id).as('p'), (on) =>
      on.onRef('p.id', '=', 't.department_id'),
    )
    .leftJoin('drivers as d', (on) => sameAccount(on, 'd.id', 't.driver_id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 't.vehicle_id'))
    .select(['t.id', 't.occurred_on as day', 't.transaction_number as number', 't.status'])
    .select(['f.name as fleet', 'p.number as department', 'v.unit_number as unit'])
    .select(['s.name as site', 's.city', 's.state'])
    .select([
      sql<string>`'•••• ' || c.last4`.as('card'),
      sql<string | null>`d.first_name || ' ' || d.last_name`.as('driver'),
    ]);

/** The first purchase of the next page, `limit` purchases on; `undefined` on the last page. */
function nextPurchase(scope: ReadScope, query: ReportQuery, from: DayPlace | null, limit: number) {
  let purchases = purchasesOf(scope, query);
  if (from) purchases = purchases.where(isFrom(from));
  return purchases
    .select(['t.occurred_on as day', 't.id'])
    .orderBy('t.occurred_on')
    .orderBy('t.id')
    .offset(limit)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Every line of every purchase, oldest first, with the customer's ledger codes. A page covers the
 * lines of `limit` purchases, because paging by lines would sort all of them. [RPT-02]
 */
export const purchasesReport: ReportReader = {
  count: (scope, query) => countOf(linesOf(scope, query)),
  async read(scope, query, { cursor, limit }) {
    const from = readDayPlace(cursor);
    const next = await nextPurchase(scope, query, from, limit);
    let matching = namedTries(scope, query)
      .where('t.status', '<>', 'declined')
      .innerJoin('transaction_lines as l', (on) => samePurchase(on, 't', 'l'))
      .where('l.occurred_on', '>=', from?.day ?? query.fromDate)
      .where('l.occurred_on', '<=', next?.day ?? query.toDate);
    if (from) matching = matching.where(isFrom(from));
    if (next) matching = matching.where(isBefore(next));
    const rows = await matching
      .select(['l.line_number', 'l.description', 'l.product_group', 'l.quantity_thousandths'])
      .select(['l.unit_price_mills', 'l.gross_cents', 'l.discount_cents', 'l.net_cents'])
      .orderBy('t.occurred_on')
      .orderBy('t.id')
      .orderBy('l.line_number')
      .execute();
    return {
      rows: rows.map((row) => ({
        ...row,
        status: STATUS_WORDS[row.status],
        product: row.description,
        group: en[`limits.group.${row.product_group}`],
        ledgerCode: query.ledgerCodes[row.product_group] ?? null,
        quantity: row.quantity_thousandths,
        unitPrice: row.unit_price_mills,
        gross: row.gross_cents,
        discount: row.discount_cents,
        net: row.net_cents,
      })),
      nextCursor: next ? cursorOf(next) : null,
    };
  },
  totals: (scope, query) =>
    linesOf(scope, query)
      .select([lineSums.gross, lineSums.discount, lineSums.net])
      .executeTakeFirstOrThrow(),
};

const isException = sql<boolean>`(t.status = 'declined' OR jsonb_array_length(t.flags) > 0)`;
const exceptions = (scope: ReadScope, query: ReportQuery) =>
  attemptsQuery(scope, query).where(isException);
const requestedCents = sql<number>`CASE WHEN t.status = 'declined'
  THEN (SELECT coalesce(sum((a ->> 'amountCents')::bigint), 0) FROM jsonb_array_elements(t.asked_lines) AS a)
  ELSE t.net_cents END`;

const ruleText = (rule: string) => (isPurchaseRule(rule) ? en[purchaseRuleKey(rule)] : rule);

/** Purchases that a rule flagged, and declines, oldest first. [RPT-03] */
export const exceptionsReport: ReportReader = {
  count: (scope, query) => countOf(exceptions(scope, query)),
  async read(scope, query, { cursor, limit }) {
    const after = readDayPlace(cursor);
    let matching = namedTries(scope, query).where(isException);
    if (after) matching = matching.where(isAfter(after));
    const rows = await matching
      .select([
        't.flags',
        't.decline_reasons',
        sql<number>`(${requestedCents})::bigint`.as('amount'),
      ])
      .orderBy('t.occurred_on')
      .orderBy('t.id')
      .limit(limit)
      .execute();
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      rows: rows.map(({ flags, decline_reasons, ...row }) => ({
        ...row,
        rule: [
          ...decline_reasons.map(({ rule }) => ruleText(rule)),
          ...displayedFlags(flags).map((flag) => FLAG_WORDS[flag] ?? ruleText(flag)),
        ].join('; '),
        outcome: row.status === 'declined' ? 'Declined' : 'Approved and flagged',
      })),
      nextCursor: last ? cursorOf(last) : null,
    };
  },
  totals: (scope, query) =>
    exceptions(scope, query)
      .select(sql<number>`coalesce(sum(${requestedCents}), 0)::bigint`.as('amount'))
      .executeTakeFirstOrThrow(),
};
