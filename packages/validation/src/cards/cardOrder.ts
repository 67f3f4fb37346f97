import * as z from 'zod/mini';
import { across, requiredChoices, list, shape, type CrossFieldIssue } from '../core/shape.ts';
import { PRODUCT_GROUPS, productGroup } from '../limits/productGroups.ts';
import {
  crossLimitIssues,
  crossFieldIssues,
  orderFields,
  orderLimitFields,
  type OrderedAmounts,
} from './orderFields.ts';
import type { OrderedParts } from './orderedParts.ts';

/** Custom limits of an ordered card; `null` means the profile's limit applies. */
export const orderedLimits = shape(orderLimitFields).check(
  across<OrderedAmounts>(crossLimitIssues),
);

/**
 * A card to order. A driver card identifies the driver, a vehicle card the vehicle, and a single
 * card only the name to emboss. [CARD-03, CARD-23 to CARD-26, DRIVER-01 to DRIVER-16]
 */
export const cardOrder = shape({
  ...orderFields,
  limits: orderedLimits,
  /** Products that the card may buy; defaults to the profile's. [ENT-25] */
  products: z.optional(
    requiredChoices(productGroup, PRODUCT_GROUPS.length, 'card.productsRequired'),
  ),
}).check(across<OrderedParts>(crossFieldIssues));
export type CardOrder = z.infer<typeof cardOrder>;

/** The cards of one order. */
export const cardOrders = list(cardOrder);

const cfnIssues = ({ products }: Partial<CardOrder>): readonly CrossFieldIssue[] =>
  products === undefined ? [{ path: ['products'], key: 'card.productsRequired' }] : [];

/**
 * Cards for cardlock sites (CFN). Their products are encoded on the card, so the order must specify
 * them; changing them later takes a new card. [NAV-22, GW-36]
 */
export const cfnCardOrders = list(cardOrder.check(across<CardOrder>(cfnIssues)));
