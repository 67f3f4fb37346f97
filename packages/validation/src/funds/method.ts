import type * as z from 'zod/mini';
import { fundFeeBasisPoints, fundingMethod, type FundingMethod } from '../money/funding.ts';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Fund fee by method, in basis points. [FUND-12] */
export const FUND_FEE_BASIS_POINTS: Readonly<Record<FundingMethod, number>> = {
  card: 275,
  bank: 0,
  westernUnion: 150,
  wireAch: 0,
};

/** A method cannot be used during verification; if verification fails, it must be added again. */
export const FUNDING_METHOD_STATES = ['verifying', 'active', 'refused'] as const;
export const fundingMethodState = oneOf(FUNDING_METHOD_STATES);
export type FundingMethodState = z.infer<typeof fundingMethodState>;

/** How funds work: charged after use, or loaded in advance. [FUND-01, FUND-02] */
export const FUNDING_MODES = ['payAsYouGo', 'preload'] as const;
export const fundingMode = oneOf(FUNDING_MODES);
export type FundingMode = z.infer<typeof fundingMode>;

/** A funding method of an account. Contains no full card or bank account number. [ENT-41] */
export const fundingMethodRecord = shape({
  methodId: id,
  type: fundingMethod,
  state: fundingMethodState,
  /** The bank, the card's brand, or the payee's name. */
  name: text(80),
  last4: nullable(text(4)),
  /** `YYYY-MM`; cards only. [FUND-11] */
  expiresOn: nullable(text(7)),
  /** The reference that the customer must include in a transfer they send. */
  reference: nullable(text(40)),
  feeBasisPoints: fundFeeBasisPoints,
  /** Attempts left to confirm the micro-deposits; `null` if there are none to confirm. */
  triesLeft: nullable(natural),
  addedAt: instant,
  /** When it becomes usable. [FUND-08] */
  usableFrom: instant,
  /** When it stops being usable; `null` if it is not removed. [FUND-08] */
  removedAt: nullable(instant),
  /** Whether it can move money now, by the gateway's clock. */
  isUsable: flag,
  version: natural,
});
export type FundingMethodRecord = z.infer<typeof fundingMethodRecord>;

/** Whether a method can move money now. [FUND-08] */
export const isMethodUsable = (
  method: Pick<FundingMethodRecord, 'state' | 'usableFrom' | 'removedAt'>,
  now: Date,
): boolean =>
  method.state === 'active' &&
  Date.parse(method.usableFrom) <= now.getTime() &&
  (method.removedAt === null || Date.parse(method.removedAt) > now.getTime());
