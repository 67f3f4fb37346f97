import type * as z from 'zod/mini';
import { instant, natural, id, oneOf, shape, text } from '../core/shape.ts';
import type { DisputeType } from '../forms/disputeForm.ts';

/** Outcome of a claim, given what was left under the card's and the year's caps. */
export const WAIVER_STATES = ['waived', 'partlyWaived', 'notWaived'] as const;
export const waiverState = oneOf(WAIVER_STATES);
export type WaiverState = z.infer<typeof waiverState>;

/**
 * A fraud loss claimed under Fraud Protector. The dispute's credit reimburses it; the claim records
 * how much of it counts toward the card's and the year's caps. [ADDON-19, ADDON-20]
 */
export const waiverClaim = shape({
  claimId: id,
  disputeId: id,
  disputeNumber: text(12),
  cardLast4: text(4),
  state: waiverState,
  lossCents: natural,
  waivedCents: natural,
  currency: text(3),
  decidedAt: instant,
});
export type WaiverClaim = z.infer<typeof waiverClaim>;

/** What decides whether a credited dispute becomes a claim. */
export interface WaiverGrounds {
  readonly type: DisputeType;
  readonly purchasedAt: Date;
  readonly enrolledAt: Date;
  /** `null` if still enrolled. */
  readonly leftAt: Date | null;
}

/** Whether the loss is fraud on a purchase that was made while the account was enrolled. */
export const isWaiverClaim = ({ type, purchasedAt, enrolledAt, leftAt }: WaiverGrounds): boolean =>
  type === 'fraud' && purchasedAt >= enrolledAt && (leftAt === null || purchasedAt < leftAt);

/** The claim's state, derived from its amounts. */
export function waiverStateOf(claim: Pick<WaiverClaim, 'lossCents' | 'waivedCents'>): WaiverState {
  if (claim.waivedCents === 0) return 'notWaived';
  return claim.waivedCents < claim.lossCents ? 'partlyWaived' : 'waived';
}

/** The message key for a state's name. */
export const waiverStateKey = (state: WaiverState) => `waiverState.${state}` as const;
