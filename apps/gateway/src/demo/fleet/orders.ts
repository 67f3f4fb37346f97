import {
  MILLISECONDS_PER_DAY,
  ORDER_STEPS,
  type CardDelivery,
  type OrderStep,
} from '@forecourt/validation';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import { officeTime } from './cardLife.ts';

/** An order that cards can belong to. It is stored only if one does. */
export interface DemoOrder {
  readonly id: string;
  readonly orderedAt: number;
  /** How many days before the demo's date it was placed. */
  readonly daysBack: number;
  readonly step: OrderStep;
  readonly source: 'form' | 'import';
  cardCount: number;
}

export interface OrderBook {
  /** For cards that are ordered but not yet shipped. */
  readonly open: readonly DemoOrder[];
  /** For cards in the mail. */
  readonly shipped: DemoOrder;
  /** For cards in use, one every few weeks. */
  readonly done: readonly DemoOrder[];
}

const WEEKS_BETWEEN_ORDERS = 5;
const FIRST_ORDER_DAYS_BACK = 540;

const DELIVERY: CardDelivery = {
  service: 'standard',
  attention: 'Dana Morales',
  street: '2400 Irving Blvd',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75207',
};

/** Creates an account's orders over the demo's period. */
export function createOrderBook(random: Random, now: number): OrderBook {
  const order = (daysBack: number, step: OrderStep, source: DemoOrder['source']): DemoOrder => {
    const orderedAt = officeTime(random, now, daysBack);
    return { id: demoId(random, orderedAt), orderedAt, daysBack, step, source, cardCount: 0 };
  };
  const done: DemoOrder[] = [];
  for (let daysBack = FIRST_ORDER_DAYS_BACK; daysBack > 20; daysBack -= WEEKS_BETWEEN_ORDERS * 7) {
    done.push(order(daysBack, 'active', done.length % 3 === 2 ? 'import' : 'form'));
  }
  return {
    open: [order(3, 'printed', 'form'), order(1, 'ordered', 'form')],
    shipped: order(6, 'shipped', 'form'),
    done,
  };
}

const STEP_DAYS: Readonly<Record<OrderStep, number>> = {
  ordered: 0,
  printed: 1,
  shipped: 3,
  active: 6,
};

/** The steps that the order has reached, with the time of each. */
function stepTimes({ orderedAt, step }: DemoOrder): { step: OrderStep; at: string }[] {
  return ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(step) + 1).map((one) => ({
    step: one,
    at: new Date(orderedAt + STEP_DAYS[one] * MILLISECONDS_PER_DAY).toISOString(),
  }));
}

/** Rows of the orders that contain cards, numbered oldest first. */
export function orderRows(accountId: string, book: OrderBook, placedBy: string): Row<'orders'>[] {
  const orders = [...book.done, book.shipped, ...book.open].filter(
    ({ cardCount }) => cardCount > 0,
  );
  return orders
    .toSorted((a, b) => a.orderedAt - b.orderedAt)
    .map((order, index) => ({
      account_id: accountId,
      id: order.id,
      order_number: String(index + 1).padStart(6, '0'),
      step: order.step,
      source: order.source,
      file_name:
        order.source === 'import'
          ? `new-cards-${new Date(order.orderedAt).toISOString().slice(0, 10)}.csv`
          : null,
      content_hash: null,
      card_count: order.cardCount,
      delivery: DELIVERY,
      steps: stepTimes(order),
      placed_at: new Date(order.orderedAt).toISOString(),
      placed_by: placedBy,
      version: 1,
    }));
}
