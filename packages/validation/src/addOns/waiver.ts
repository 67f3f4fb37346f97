import type * as z from 'zod/mini';
import { instant, natural, id, oneOf, shape, text } from '../core/shape.ts';
import type { DisputeType } from '../forms/disputeForm.ts';

/** How a claim ended: by what the sums of a card and of a year left of the loss. */
export const WAIVER_STATES = ['waived', 'partlyWaived', 'notWaived'] as const;
export const waiverState = oneOf(WAIVER_STATES);
export type WaiverState = z.infer<typeof waiverState>;

/**
 * A loss by fraud that Fraud Protector was asked to waive. The dispute's credit is what is paid for
 * it; the claim says how much of it counts against the sums of the card and of the year.
 * [ADDON-19, ADDON-20]
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

/** What decides whether a credited dispute leads to a claim. */
export interface WaiverGrounds {
  readonly type: DisputeType;
  readonly purchasedAt: Date;
  readonly enrolledAt: Date;
  /** null: still enrolled. */
  readonly leftAt: Date | null;
}

/** Only a loss by fraud counts, and only while the account was enrolled as the purchase was made. */
export const isWaiverClaim = ({ type, purchasedAt, enrolledAt, leftAt }: WaiverGrounds): boolean =>
  type === 'fraud' && purchasedAt >= enrolledAt && (leftAt === null || purchasedAt < leftAt);

/** The state of a claim by its amounts. */
export function waiverStateOf(claim: Pick<WaiverClaim, 'lossCents' | 'waivedCents'>): WaiverState {
  if (claim.waivedCents === 0) return 'notWaived';
  return claim.waivedCents < claim.lossCents ? 'partlyWaived' : 'waived';
}

/** The message key of a state's name. */
export const waiverStateKey = (state: WaiverState) => `waiverState.${state}` as const;
