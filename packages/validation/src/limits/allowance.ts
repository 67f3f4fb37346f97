import type * as z from 'zod/mini';
import { instant, shape, text } from '../core/shape.ts';
import { centsBetween } from '../money/money.ts';
import { ONE_TIME_PURCHASE_CENTS_MAX, ONE_TIME_PURCHASE_CENTS_MIN } from './constants.ts';

/** An allowance is used by the next purchase that needs it, at the latest so many hours later. */
export const ALLOWANCE_HOURS = [1, 4, 24, 72] as const;
const REASON_CHARACTERS_MAX = 200;

/**
 * One purchase that may go beyond the limits of its card, up to an amount and until an instant.
 * [CARD-30]
 */
export const allowance = shape({
  amountCents: centsBetween(ONE_TIME_PURCHASE_CENTS_MIN, ONE_TIME_PURCHASE_CENTS_MAX),
  until: instant,
  reason: text(REASON_CHARACTERS_MAX),
});
export type Allowance = z.infer<typeof allowance>;
