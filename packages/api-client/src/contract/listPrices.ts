import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './common.ts';
import { integer, list, rows, shape, text } from './shapes.ts';
import { wireDay } from './wireDate.ts';

const listPrice = shape({
  region: text,
  productCode: text,
  product: text,
  /** Mills per gallon in the region that week. */
  priceMills: integer,
  /** The price a week earlier; `null` if unknown. */
  weekBeforeMills: z.nullable(integer),
  /** What the fleets paid per gallon in that region that week; `null` if they bought none. */
  paidMills: z.nullable(integer),
  milligallons: integer,
});
export type ListPrice = z.output<typeof listPrice>;

/** [GW-120] `weekOf` defaults to the last completed week with prices. */
export const listPrices = call('GET /ListPrice', 'overview.view', {
  summary: 'List fuel prices by region with what the fleets paid there',
  query: shape({ weekOf: z.optional(wireDay), fleetId: z.optional(uuid) }),
  response: shape({
    currency: text,
    /** Monday of the week; `null` if there are no prices. */
    weekOf: z.nullable(text),
    /** Weeks with prices, Monday to Sunday, newest first. */
    weeks: rows({ from: text, to: text }),
    items: list(listPrice),
  }),
});
