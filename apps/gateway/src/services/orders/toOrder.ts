import { orderStateOf, type Order } from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';

/** An order as the contract shows it. [CARD-21] */
export function toOrder(row: Row<'orders'>): Order {
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    status: orderStateOf(row.step),
    step: row.step,
    source: row.source,
    fileName: row.file_name,
    cardCount: row.card_count,
    placedAt: row.placed_at,
    placedBy: row.placed_by,
    steps: row.steps,
    version: row.version,
  };
}
