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
  /** Straight-line distance from the pump that declined. */
  miles: natural,
});
export type DriverStation = z.infer<typeof driverStation>;

/** What a decline tells the driver: the reason, alternatives, and how much can be requested. */
export const declineOffer = shape({
  rule: oneOf(PURCHASE_RULE_NAMES),
  askedCents: natural,
  /** The amount that would be approved now; `null` if none. */
  lessCents: nullable(natural),
  /** Codes of fuels that would be approved instead; older releases stored names. */
  products: list(text(60)),
  /** When to retry the same purchase; `null` if waiting does not help. */
  laterAt: nullable(instant),
  /** States and provinces where the same purchase would be approved. */
  states: list(text(2)),
  /** The nearest stations there, nearest first; omitted if none is close or known. */
  stations: z.optional(list(driverStation)),
  /** The most that can be requested; 0 if nobody can allow it. */
  askMaxCents: natural,
  /** Set if only a person can allow it, because the vehicle's own data declined it. */
  needsPerson: z.optional(flag),
  /** Groups that were tried and can be requested; omitted by releases without product limits. */
  groups: z.optional(list(productGroup)),
});
export type DeclineOffer = z.infer<typeof declineOffer>;

/** The message key of a decline, in plain words for the driver. */
export const driverDeclineKey = (rule: PurchaseRule) =>
  `driverDecline.${rule}` as const satisfies MessageKey;
