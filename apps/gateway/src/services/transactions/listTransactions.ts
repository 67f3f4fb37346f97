import { readWireDate } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { TRANSACTION_STATES, type TransactionState } from '@forecourt/validation';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { invalid } from '../../http/refusal.ts';
import { cutPage, PAGE_ROWS, readCursor } from '../../store/keyset.ts';
import type { Trx } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';

const ORDER = 'occurredAt:desc';

const isState = (text: string): text is TransactionState =>
  TRANSACTION_STATES.some((state) => state === text);

const wrong = (path: string) => invalid([{ path, key: 'value.invalid', params: {} }]);

function readStates(text: string | undefined): TransactionState[] | null {
  if (text === undefined || text === '') return null;
  const states = text.split(',').map((part) => part.trim());
  if (!states.every(isState)) throw wrong('status');
  return states;
}

function readDay(path: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const day = readWireDate(text);
  if (!day) throw wrong(path);
  return day;
}

interface Filters {
  readonly cardId: string | undefined;
  readonly from: string | null;
  readonly to: string | null;
  readonly states: TransactionState[] | null;
}

function matching(trx: Trx, { account, fleetIds }: AccountContext, filters: Filters) {
  const { cardId, from, to, states } = filters;
  return trx
    .selectFrom('transactions as t')
    .where('t.account_id', '=', account.account_id)
    .where(inFleets('t.fleet_id', fleetIds))
    .$if(cardId !== undefined, (query) => query.where('t.card_id', '=', cardId ?? ''))
    .$if(from !== null, (query) => query.where('t.occurred_on', '>=', from ?? ''))
    .$if(to !== null, (query) => query.where('t.occurred_on', '<=', to ?? ''))
    .$if(states !== null, (query) => query.where('t.status', 'in', states ?? []));
}

/** The columns of a transaction as lists show it; reads the page first, then what hangs on it. */
function withDetails(trx: Trx, page: ReturnType<typeof pageOf>) {
  return trx
    .selectFrom(page.as('t'))
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .innerJoin('cards as c', (on) =>
      on.onRef('c.account_id', '=', 't.account_id').onRef('c.id', '=', 't.card_id'),
    )
    .leftJoin('drivers as d', (on) =>
      on.onRef('d.account_id', '=', 't.account_id').onRef('d.id', '=', 't.driver_id'),
    )
    .leftJoin('vehicles as v', (on) =>
      on.onRef('v.account_id', '=', 't.account_id').onRef('v.id', '=', 't.vehicle_id'),
    )
    .selectAll('t')
    .select(['s.name', 's.brand', 's.city', 's.state', 's.time_zone', 'c.last4', 'v.unit_number'])
    .select(sql<string | null>`d.first_name || ' ' || d.last_name`.as('driver_name'))
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('transaction_lines as l')
          .whereRef('l.account_id', '=', 't.account_id')
          .whereRef('l.occurred_on', '=', 't.occurred_on')
          .whereRef('l.transaction_id', '=', 't.id')
          .select([
            'l.product_code as productCode',
            'l.product_group as group',
            'l.category_id as categoryId',
            'l.description',
            'l.quantity_thousandths as quantityThousandths',
            'l.unit',
            'l.unit_price_mills as unitPriceMills',
            'l.gross_cents as grossCents',
            'l.discount_cents as discountCents',
            'l.net_cents as netCents',
          ])
          .orderBy('l.line_number'),
      ).as('lines'),
    )
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc');
}

function pageOf(
  context: AccountContext,
  filters: Filters,
  limit: number,
  cursor: { readonly key: string | number; readonly id: string } | null,
) {
  return matching(context.trx, context, filters)
    .selectAll('t')
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(t.occurred_at, t.id) < (${cursor?.key}::timestamptz, ${cursor?.id})`,
      ),
    )
    .orderBy('t.occurred_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit + 1);
}

/** Purchases and declines, newest first. [GW-95, GW-159, GW-12] */
export const listTransactions: HandlerOf<'listTransactions'> = async ({ query }, context) => {
  const limit = query.limit ?? PAGE_ROWS;
  const filters: Filters = {
    cardId: query.cardId,
    from: readDay('fromDate', query.fromDate),
    to: readDay('toDate', query.toDate),
    states: readStates(query.status),
  };
  const cursor = readCursor(query.cursor, ORDER);
  const rows = await withDetails(context.trx, pageOf(context, filters, limit, cursor)).execute();
  const page = cutPage(
    rows,
    limit,
    (row) => ({
      transactionId: row.id,
      transactionNumber: row.transaction_number,
      occurredAt: row.occurred_at,
      postedAt: row.posted_at,
      status: row.status,
      cardId: row.card_id,
      cardLast4: row.last4,
      driverName: row.driver_name,
      unitNumber: row.unit_number,
      odometerMiles: row.odometer_miles,
      site: {
        siteNumber: row.site_number,
        name: row.name,
        brand: row.brand,
        city: row.city,
        state: row.state,
        timeZone: row.time_zone,
      },
      lines: row.lines,
      authorizedCents: row.authorized_cents,
      netCents: row.net_cents,
      currency: context.account.currency,
      declineReasons: row.decline_reasons,
      flags: row.flags,
    }),
    (row) => ({ order: ORDER, key: row.occurred_at, id: row.id }),
  );
  if (query.total === undefined) return page;
  const { n } = await matching(context.trx, context, filters)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { ...page, total: n };
};
