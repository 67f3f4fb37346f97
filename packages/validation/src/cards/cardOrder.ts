import * as z from 'zod/mini';
import { across, chosenSome, list, shape, type FoundIssue } from '../core/shape.ts';
import { PRODUCT_GROUPS, productGroup } from '../limits/productGroups.ts';
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
export const cardOrder = shape({
  ...orderFields,
  limits: orderedLimits,
  /** What may be bought with the card, in place of its profile's; left out: the profile's. [ENT-25] */
  products: z.optional(chosenSome(productGroup, PRODUCT_GROUPS.length, 'card.productsRequired')),
}).check(across<OrderedParts>(betweenParts));
export type CardOrder = z.infer<typeof cardOrder>;

/** Several cards in one order. */
export const cardOrders = list(cardOrder);

const cfnIssues = ({ products }: Partial<CardOrder>): readonly FoundIssue[] =>
  products === undefined ? [{ path: ['products'], key: 'card.productsRequired' }] : [];

/**
 * Cards for cardlock sites (CFN). What may be bought is written on such a card, so that its order has
 * to say it; a later change needs a new card. [NAV-22, GW-36]
 */
export const cfnCardOrders = list(cardOrder.check(across<CardOrder>(cfnIssues)));
