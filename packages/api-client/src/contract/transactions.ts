import * as z from 'zod/mini';
import { cardState, productGroup, transaction } from '@forecourt/validation';
import { call } from './call.ts';
import { page, pageQuery, queryText, uuid } from './common.ts';
import { integer, list, literal, natural, rows, shape, text } from './shapes.ts';
import { optionalDays } from './wireDate.ts';

/** Filters of the transaction list, its totals, and its export. */
export const transactionFilters = {
  /** Last four of a card, driver, unit, site, city, or transaction number. */
  q: z.optional(queryText(60)),
  cardId: z.optional(uuid),
  driverId: z.optional(uuid),
  vehicleId: z.optional(uuid),
  fleetId: z.optional(uuid),
  /** Two-letter state of the site. */
  state: z.optional(queryText(2)),
  productGroup: z.optional(productGroup),
  /** `true`: only transactions that a rule flagged. */
  flagged: z.optional(literal('true')),
  ...optionalDays,
  /** Comma-separated states, case-insensitive. [TXN-10] */
  status: z.optional(queryText(60)),
};

/** Totals of all transactions that match the filters, not only the page. */
export const transactionTotals = shape({
  purchases: natural,
  declines: natural,
  /** Cost of purchases after discounts. */
  netCents: integer,
  discountCents: integer,
  /** Milligallons of fuel products. */
  milligallons: integer,
  flagged: natural,
});
export type TransactionTotals = z.infer<typeof transactionTotals>;

/**
 * [GW-95, GW-159, TXN-01] Dates are in the account's time zone. A range with both dates is limited
 * to the last 90 days; older transactions are in reports. [TXN-08]
 */
export const listTransactions = call('GET /transactions', 'transactions.view', {
  summary: 'List purchases and declines, newest first',
  query: shape({ ...pageQuery, ...transactionFilters }),
  response: shape({
    ...page(transaction).shape,
    /** `null` unless `total` is requested. */
    totals: z.nullable(transactionTotals),
  }),
});

/** A line of a declined request. */
const requestedLine = shape({
  productCode: text,
  group: productGroup,
  amountCents: integer,
  milligallons: integer,
});

/**
 * [GW-97] A purchase or decline with all its details. For the rules that declined it, pass its ID
 * to `checkPurchase`.
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
    /** What the vehicle reported then; `null`, or omitted by earlier releases, if nothing. */
    signal: z.optional(
      z.nullable(
        shape({
          awayMiles: z.nullable(natural),
          roomMilligallons: z.nullable(natural),
          odometerMiles: z.nullable(natural),
        }),
      ),
    ),
    /**
     * The driver identified at the pump, or the cardholder; `null` if unknown. The mobile number
     * needs `drivers.view` for the driver's fleet.
     */
    driver: z.nullable(shape({ name: text, mobile: z.nullable(text) })),
    /** Empty unless declined. */
    asked: list(requestedLine),
    /** Average regional price per gallon of each fuel, in the latest week up to the purchase. */
    regionPrices: rows({ region: text, productCode: text, priceMills: integer, weekOf: text }),
  }),
  errors: ['transaction.notFound'],
});
