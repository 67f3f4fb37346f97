import * as z from 'zod/mini';
import { id, instant, list, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** States of an order. [CARD-21] */
export const ORDER_STATES = ['pending', 'shipped'] as const;
export const orderState = oneOf(ORDER_STATES);

/** Steps of an order that people can track. */
export const ORDER_STEPS = ['ordered', 'printed', 'shipped', 'active'] as const;
export const orderStep = oneOf(ORDER_STEPS);
export type OrderStep = z.infer<typeof orderStep>;

/** Origin of an order: the form, a file, or the form for cardlock sites. */
export const ORDER_SOURCES = ['form', 'import', 'cfn'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** An order of one or many cards. */
export const order = shape({
  orderId: id,
  /** Number shown to people; sequential per account. */
  orderNumber: text(12),
  status: orderState,
  step: orderStep,
  source: oneOf(ORDER_SOURCES),
  fileName: nullable(text(200)),
  cardCount: natural,
  placedAt: instant,
  placedBy: text(120),
  steps: list(shape({ step: orderStep, at: instant })),
  version: natural,
});
export type Order = z.infer<typeof order>;
