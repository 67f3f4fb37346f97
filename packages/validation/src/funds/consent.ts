import * as z from 'zod/mini';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { FEE_KEYS } from '../money/fees.ts';

export const feeKey = oneOf(FEE_KEYS);

/** What a person agrees to: one fee, its amount, the edition of the words. */
export const feeAgreement = shape({
  feeKey,
  /** What is charged now, or with a standing rule the most of one time. */
  feeCents: natural,
  edition: text(20),
});
export type FeeAgreement = z.infer<typeof feeAgreement>;

/** One entry of the log of consents. */
export const feeConsent = shape({
  consentId: id,
  feeKey,
  feeCents: natural,
  /** Rate of a standing consent in basis points; null: for one time only. */
  basisPoints: nullable(natural),
  /** `feeCents` each month, until it ends. */
  isMonthly: flag,
  /** `feeCents` for each card, however many there are. */
  isPerCard: z.optional(flag),
  edition: text(20),
  agreedBy: text(120),
  agreedAt: instant,
  endedBy: nullable(text(120)),
  endedAt: nullable(instant),
});
export type FeeConsent = z.infer<typeof feeConsent>;

/** Whether a consent counts beyond the one time at which it was given, and has not ended. */
export const isStandingConsent = ({ basisPoints, isMonthly, endedAt }: FeeConsent): boolean =>
  (basisPoints !== null || isMonthly) && endedAt === null;

/** Whether a consent covers a fee: this fee, this amount, these words. */
export const coversFee = (given: FeeAgreement | null, asked: FeeAgreement): boolean =>
  given !== null &&
  given.feeKey === asked.feeKey &&
  given.feeCents === asked.feeCents &&
  given.edition === asked.edition;
