import * as z from 'zod/mini';
import { flag, instant, list, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { PURCHASE_RULE_NAMES, type PurchaseRule } from '../limits/purchaseRules.ts';
import { productGroup } from '../limits/productGroups.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A station where the same purchase would be approved. */
export const driverStation = shape({
  name: text(120),
  city: text(120),
  state: text(2),
  /** From the pump that declined, in a straight line. */
  miles: natural,
});
export type DriverStation = z.infer<typeof driverStation>;

/** What a driver is told of a decline: why, what works instead, and how much can be requested. */
export const declineOffer = shape({
  rule: oneOf(PURCHASE_RULE_NAMES),
  askedCents: natural,
  /** What the pump would give now; null: nothing. */
  lessCents: nullable(natural),
  /** Codes of fuels that would be approved in place of what was tried; names by releases before. */
  products: list(text(60)),
  /** When the same purchase is worth another try; null: not by waiting. */
  laterAt: nullable(instant),
  /** States and provinces where the same purchase would be approved. */
  states: list(text(2)),
  /** The nearest stations there, nearest first; left out where none is near or known. */
  stations: z.optional(list(driverStation)),
  /** The most that can be requested; 0: no one can allow it. */
  askMaxCents: natural,
  /** No one but a person can allow it, since what the vehicle reports declined it; left out: a setting can. */
  needsPerson: z.optional(flag),
  /** What was tried, and so what can be requested; left out by releases that bound no product. */
  groups: z.optional(list(productGroup)),
});
export type DeclineOffer = z.infer<typeof declineOffer>;

/** The key of a decline in one plain sentence for the driver. */
export const driverDeclineKey = (rule: PurchaseRule) =>
  `driverDecline.${rule}` as const satisfies MessageKey;
