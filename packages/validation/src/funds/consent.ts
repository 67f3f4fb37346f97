import * as z from 'zod/mini';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { FEE_KEYS } from '../money/fees.ts';

export const feeKey = oneOf(FEE_KEYS);

/** The terms a person agrees to: a fee, its amount, and the edition of the text. */
export const feeAgreement = shape({
  feeKey,
  /** The charge now, or the most per charge under a standing consent. */
  feeCents: natural,
  edition: text(20),
});
export type FeeAgreement = z.infer<typeof feeAgreement>;

/** An entry of the consent log. */
export const feeConsent = shape({
  consentId: id,
  feeKey,
  feeCents: natural,
  /** Rate of a standing consent in basis points; `null` if it covers one charge only. */
  basisPoints: nullable(natural),
  /** Whether `feeCents` is charged monthly until the consent ends. */
  isMonthly: flag,
  /** Whether `feeCents` is charged per card, for any number of cards. */
  isPerCard: z.optional(flag),
  edition: text(20),
  agreedBy: text(120),
  agreedAt: instant,
  endedBy: nullable(text(120)),
  endedAt: nullable(instant),
});
export type FeeConsent = z.infer<typeof feeConsent>;

/** Whether a consent covers later charges too, and has not ended. */
export const isStandingConsent = ({ basisPoints, isMonthly, endedAt }: FeeConsent): boolean =>
  (basisPoints !== null || isMonthly) && endedAt === null;

/** Whether a consent covers a fee: the same fee, amount, and edition. */
export const coversFee = (consent: FeeAgreement | null, fee: FeeAgreement): boolean =>
  consent !== null &&
  consent.feeKey === fee.feeKey &&
  consent.feeCents === fee.feeCents &&
  consent.edition === fee.edition;
