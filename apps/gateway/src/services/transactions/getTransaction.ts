import { can } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { dayOfTransaction } from './dayOfTransaction.ts';
import { visibleTransactions } from './filters.ts';
import { toTransaction, withDetails, type TransactionRow } from './transactionRows.ts';

const readCard = ({ trx, account }: AccountContext, cardId: string) =>
  selectIn(trx, account.account_id, 'cards')
    .select(['id as cardId', 'last4', 'name_on_card as nameOnCard', 'status', 'version'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();

/**
 * The driver who bought or else has the card; `null` if unknown. Includes their mobile number if the
 * caller may view the driver, who can be from another fleet than the purchase.
 */
async function readDriver({ trx, account, actor }: AccountContext, row: TransactionRow) {
  const driver = await selectIn(trx, account.account_id, 'drivers as d')
    .innerJoin('cards as c', (on) =>
      on.onRef('c.account_id', '=', 'd.account_id').on('c.id', '=', row.card_id),
    )
    .where('d.id', '=', (e) => e.fn.coalesce(e.val(row.driver_id), 'c.driver_id'))
    .select(['d.mobile', 'd.fleet_id', sql<string>`d.first_name || ' ' || d.last_name`.as('name')])
    .executeTakeFirst();
  if (!driver) return null;
  const { name, mobile, fleet_id: fleetId } = driver;
  const mayCall = can(actor, 'drivers.view', { fleetId }).allowed;
  return { name, mobile: mayCall ? mobile : null };
}

/** What the vehicle reported when the purchase was decided; `null` if nothing. */
async function readSignal({ trx, account }: AccountContext, row: TransactionRow) {
  if (!account.integrations.includes('telematics')) return null;
  const signal = await selectIn(trx, account.account_id, 'purchase_signals')
    .select(['away_miles as awayMiles', 'odometer_miles as odometerMiles'])
    .select('room_milligallons as roomMilligallons')
    .where('transaction_id', '=', row.id)
    .executeTakeFirst();
  return signal ?? null;
}

/** Each product's latest weekly price in the site's region, if there is one. */
async function readRegionPrices({ trx }: AccountContext, row: TransactionRow) {
  const codes = [...row.lines, ...row.asked_lines].map(({ productCode }) => productCode);
  if (codes.length === 0) return [];
  return trx
    .selectFrom('region_prices as r')
    .innerJoin('sites as s', 's.region', 'r.region')
    .where('s.site_number', '=', row.site_number)
    .where('r.product_code', 'in', codes)
    .where('r.week_of', '<=', row.occurred_on)
    .distinctOn('r.product_code')
    .select(['r.region', 'r.product_code as productCode'])
    .select(['r.price_mills as priceMills', 'r.week_of as weekOf'])
    .orderBy('r.product_code')
    .orderBy('r.week_of', 'desc')
    .execute();
}

/** One purchase or decline, with everything known about it. [GW-97, ENT-45] */
export const getTransaction: HandlerOf<'getTransaction'> = async ({ params }, context) => {
  const query = visibleTransactions(context)
    .where('t.occurred_on', '=', await dayOfTransaction(context, params.transactionId))
    .where('t.id', '=', params.transactionId);
  const row = await withDetails(
    context.trx,
    context.account.account_id,
    query.selectAll('t'),
  ).executeTakeFirstOrThrow(() => notFound('transaction'));
  return {
    transaction: toTransaction(row, context.account.currency),
    card: await readCard(context, row.card_id),
    signal: await readSignal(context, row),
    driver: await readDriver(context, row),
    asked: [...row.asked_lines],
    regionPrices: await readRegionPrices(context, row),
  };
};
