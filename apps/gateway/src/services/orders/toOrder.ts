import { orderStateOf, type Order, order } from '@forecourt/validation';
import { factsOf } from '../../store/factsOf.ts';
import type { Row } from '../../store/schema.ts';

/** An order as the contract shows it. [CARD-21] */
export function toOrder(row: Row<'orders'>): Order {
  return {
    ...factsOf(order, row),
    orderId: row.id,
    status: orderStateOf(row.step),
  };
}
