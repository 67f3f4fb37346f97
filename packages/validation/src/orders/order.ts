import * as z from 'zod/mini';
import { id, instant, list, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** States of an order. [CARD-21] */
export const ORDER_STATES = ['pending', 'shipped'] as const;
export const orderState = oneOf(ORDER_STATES);

/** Steps of an order that a person can follow. */
export const ORDER_STEPS = ['ordered', 'printed', 'shipped', 'active'] as const;
export const orderStep = oneOf(ORDER_STEPS);
export type OrderStep = z.infer<typeof orderStep>;

/** An order of one or many cards. */
export const order = shape({
  orderId: id,
  /** Number that people read, counted per account. */
  orderNumber: text(12),
  status: orderState,
  step: orderStep,
  source: oneOf(['form', 'import']),
  fileName: nullable(text(200)),
  cardCount: natural,
  placedAt: instant,
  placedBy: text(80),
  steps: list(shape({ step: orderStep, at: instant })),
  version: natural,
});
export type Order = z.infer<typeof order>;
