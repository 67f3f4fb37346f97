import type * as z from 'zod/mini';
import { across, list, shape } from '../core/shape.ts';
import {
  betweenLimits,
  betweenParts,
  orderFields,
  orderLimitFields,
  type OrderedAmounts,
} from './orderFields.ts';
import type { OrderedParts } from './orderedParts.ts';

/** Limits that one ordered card gets in place of its profile's; null keeps the profile's. */
export const orderedLimits = shape(orderLimitFields).check(across<OrderedAmounts>(betweenLimits));

/**
 * One card to order. A driver card names the driver, a vehicle card the vehicle, a single card
 * what is embossed on it. [CARD-03, CARD-23 to CARD-26, DRIVER-01 to DRIVER-16]
 */
export const cardOrder = shape({ ...orderFields, limits: orderedLimits }).check(
  across<OrderedParts>(betweenParts),
);
export type CardOrder = z.infer<typeof cardOrder>;

/** Several cards in one order. */
export const cardOrders = list(cardOrder);
