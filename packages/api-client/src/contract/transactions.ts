import * as z from 'zod/mini';
import { cardState, productGroup, transaction } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { integer, list, natural, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

/** What narrows the list of transactions, and what is exported or counted of them. */
export const transactionFilters = {
  /** Card's last four, driver, unit, site, city, or a transaction number. */
  q: z.optional(queryText(60)),
  cardId: z.optional(uuid),
  driverId: z.optional(uuid),
  vehicleId: z.optional(uuid),
  fleetId: z.optional(uuid),
  /** Two letters: where the site is. */
  state: z.optional(queryText(2)),
  productGroup: z.optional(productGroup),
  /** `true`: only what a rule marked. */
  flagged: z.optional(z.literal('true', { error: 'value.invalid' })),
  ...optionalDays,
  /** Comma-separated states, in any case. [TXN-10] */
  status: z.optional(queryText(60)),
};

/** Sums over everything under the filters, not only the page. */
export const transactionTotals = shape({
  purchases: natural,
  declines: natural,
  /** What purchases cost after discounts. */
  netCents: integer,
  discountCents: integer,
  /** Gallons of the fuel groups. */
  milligallons: integer,
  flagged: natural,
});
export type TransactionTotals = z.infer<typeof transactionTotals>;

/**
 * [GW-95, GW-159, TXN-01] Days are the account's. With both days the range is at most the last 90;
 * what is older is in reports. [TXN-08]
 */
export const listTransactions = call('GET /transactions', 'transactions.view', {
  summary: 'List purchases and declines, newest first',
  query: shape({ ...pageQuery, ...transactionFilters }),
  response: shape({
    ...page(transaction).shape,
    /** With `total` only. */
    totals: z.nullable(transactionTotals),
  }),
});

/** What a declined purchase asked for, line by line. */
const askedLine = shape({
  productCode: text,
  group: productGroup,
  amountCents: integer,
  milligallons: integer,
});

/**
 * [GW-97] One purchase or decline with everything that is known of it. Why it was declined, rule by
 * rule, is `checkPurchase` with its id.
 */
export const getTransaction = call('GET /transactions/v2/:transactionId', 'transactions.view', {
  summary: 'Get a purchase or decline with its card, what was requested, and the regional price',
  response: shape({
    transaction,
    card: shape({
      cardId: uuid,
      last4: text,
      nameOnCard: text,
      status: cardState,
      version: natural,
    }),
    /** What the vehicle itself reported at that moment; null, or left out by an earlier release: nothing. */
    signal: z.optional(
      z.nullable(
        shape({
          awayMiles: z.nullable(natural),
          roomMilligallons: z.nullable(natural),
          odometerMiles: z.nullable(natural),
        }),
      ),
    ),
    /** Who was named at the pump, or who holds the card; null: no one that is known. */
    driver: z.nullable(shape({ name: text, mobile: z.nullable(text) })),
    /** Empty unless it was declined. */
    asked: list(askedLine),
    /** What a gallon of the fuels bought cost on average around the site in that week. */
    regionPrices: rows({ region: text, productCode: text, priceMills: integer, weekOf: text }),
  }),
  errors: ['transaction.notFound'],
});
