import { fromDate, parseDate, toCalendarDate } from '@internationalized/date';
import {
  FRAUD_PROTECTOR_CARD_MONTH_CENTS,
  FRAUD_PROTECTOR_CARDS_MIN,
  FRAUD_PROTECTOR_MONTH_CENTS,
  FRAUD_WAIVER_CARD_CENTS_MAX,
  FRAUD_WAIVER_YEAR_CENTS_MAX,
  HIGH_RISK_COMMERCIAL_SCORE,
  HIGH_RISK_CONSUMER_SCORE,
  HIGH_RISK_LATE_PAYMENTS_MIN,
  HIGH_RISK_MONTHS,
  PACKAGE_CARD_MONTH_CENTS,
  type FeaturePackage,
} from './constants.ts';

/** What Fraud Protector costs a month, in cents. [ADDON-17, ADDON-18] */
export const fraudProtectorMonthCents = (cardCount: number): number =>
  cardCount < FRAUD_PROTECTOR_CARDS_MIN
    ? FRAUD_PROTECTOR_MONTH_CENTS
    : cardCount * FRAUD_PROTECTOR_CARD_MONTH_CENTS;

/** What a package costs a month for so many cards, in cents; 0 where no rate is given. [ADDON-10, ADDON-11] */
export const packageMonthCents = (name: FeaturePackage, cardCount: number): number =>
  (PACKAGE_CARD_MONTH_CENTS[name] ?? 0) * cardCount;

/** A loss by fraud on one card, in cents, with what was waived before. */
export interface FraudLoss {
  readonly cardCount: number;
  readonly lossCents: number;
  readonly waivedOnCardCents: number;
  readonly waivedThisYearCents: number;
}

/** How much of a loss is waived: up to a sum on the card and a sum in the year. [ADDON-19, ADDON-20] */
export function fraudWaiverCents(loss: FraudLoss): number {
  if (loss.cardCount < FRAUD_PROTECTOR_CARDS_MIN) return 0;
  const onCard = FRAUD_WAIVER_CARD_CENTS_MAX - loss.waivedOnCardCents;
  const inYear = FRAUD_WAIVER_YEAR_CENTS_MAX - loss.waivedThisYearCents;
  return Math.max(0, Math.min(loss.lossCents, onCard, inYear));
}

/** What is known of how an account pays; a score that is null is not known. */
export interface CreditStanding {
  readonly commercialScore: number | null;
  readonly consumerScore: number | null;
  /** Days on which a payment was late, `YYYY-MM-DD`. */
  readonly latePaymentDays: readonly string[];
}

/** Whether high-risk pricing applies on a day, `YYYY-MM-DD`. [ADDON-14 to ADDON-16] */
export function isHighRisk(standing: CreditStanding, today: string): boolean {
  const { commercialScore, consumerScore, latePaymentDays } = standing;
  const since = parseDate(today).subtract({ months: HIGH_RISK_MONTHS }).toString();
  const late = latePaymentDays.filter((day) => day > since && day <= today);
  return (
    (commercialScore !== null && commercialScore < HIGH_RISK_COMMERCIAL_SCORE) ||
    (consumerScore !== null && consumerScore < HIGH_RISK_CONSUMER_SCORE) ||
    late.length >= HIGH_RISK_LATE_PAYMENTS_MIN
  );
}

/**
 * The day, `YYYY-MM-DD`, from which the rate of an upgraded package counts: the first of the next
 * month in the account's zone. [ADDON-09]
 */
export const packageRateFrom = (upgradedAt: Date, timeZone: string): string =>
  toCalendarDate(fromDate(upgradedAt, timeZone)).set({ day: 1 }).add({ months: 1 }).toString();
