import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { integer, list, rows, shape, text } from './shapes.ts';
import { wireDay } from './wireDate.ts';

const listPrice = shape({
  region: text,
  productCode: text,
  product: text,
  /** Mills a gallon in the region that week. */
  priceMills: integer,
  /** The same the week before; null: not known. */
  weekBeforeMills: z.nullable(integer),
  /** What the fleets paid a gallon in that region that week; null: they bought none. */
  paidMills: z.nullable(integer),
  milligallons: integer,
});
export type ListPrice = z.output<typeof listPrice>;

/** [GW-120] Without a week: the last one that is over and has prices. */
export const listPrices = call('GET /ListPrice', 'overview.view', {
  summary: 'List fuel prices by region with what the fleets paid there',
  query: shape({ weekOf: z.optional(wireDay), fleetId: z.optional(uuid) }),
  response: shape({
    currency: text,
    /** Monday of the week; null: no prices are known. */
    weekOf: z.nullable(text),
    /** Weeks that can be asked for, Monday to Sunday, the last first. */
    weeks: rows({ from: text, to: text }),
    items: list(listPrice),
  }),
});
