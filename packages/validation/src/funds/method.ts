import type * as z from 'zod/mini';
import { fundFeeBasisPoints, fundingMethod, type FundingMethod } from '../money/funding.ts';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Rate of the fund fee by method, in basis points. [FUND-12] */
export const FUND_FEE_BASIS_POINTS: Readonly<Record<FundingMethod, number>> = {
  card: 275,
  bank: 0,
  westernUnion: 150,
  wireAch: 0,
};

/** A method that is being proven cannot be used yet; one whose proof failed has to be added again. */
export const FUNDING_METHOD_STATES = ['verifying', 'active', 'refused'] as const;
export const fundingMethodState = oneOf(FUNDING_METHOD_STATES);
export type FundingMethodState = z.infer<typeof fundingMethodState>;

/** How funds are kept: taken as they are used, or loaded ahead. [FUND-01, FUND-02] */
export const FUNDING_MODES = ['payAsYouGo', 'preload'] as const;
export const fundingMode = oneOf(FUNDING_MODES);
export type FundingMode = z.infer<typeof fundingMode>;

/** A way to bring money into an account. No number of a card or a bank account is in it. [ENT-41] */
export const fundingMethodRecord = shape({
  methodId: id,
  type: fundingMethod,
  state: fundingMethodState,
  /** The bank, the card's brand, or the name to send money to. */
  name: text(80),
  last4: nullable(text(4)),
  /** `YYYY-MM`; of cards only. [FUND-11] */
  expiresOn: nullable(text(7)),
  /** What the sender has to name; of transfers that the customer sends. */
  reference: nullable(text(40)),
  feeBasisPoints: fundFeeBasisPoints,
  /** Tries left to enter the two deposits; null: there is nothing to enter. */
  triesLeft: nullable(natural),
  addedAt: instant,
  /** From when on it can be used. [FUND-08] */
  usableFrom: instant,
  /** When it stops being usable; null: it stays. [FUND-08] */
  removedAt: nullable(instant),
  /** Whether money can be moved by it, by the gateway's clock. */
  isUsable: flag,
  version: natural,
});
export type FundingMethodRecord = z.infer<typeof fundingMethodRecord>;

/** Whether money can be moved by a method now. [FUND-08] */
export const isMethodUsable = (
  method: Pick<FundingMethodRecord, 'state' | 'usableFrom' | 'removedAt'>,
  now: Date,
): boolean =>
  method.state === 'active' &&
  Date.parse(method.usableFrom) <= now.getTime() &&
  (method.removedAt === null || Date.parse(method.removedAt) > now.getTime());
