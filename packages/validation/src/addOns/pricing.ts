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

/** Monthly price of Fraud Protector, in cents. [ADDON-17, ADDON-18] */
export const fraudProtectorMonthCents = (cardCount: number): number =>
  cardCount < FRAUD_PROTECTOR_CARDS_MIN
    ? FRAUD_PROTECTOR_MONTH_CENTS
    : cardCount * FRAUD_PROTECTOR_CARD_MONTH_CENTS;

/** Monthly price of a package in cents; 0 if it has no rate. [ADDON-10, ADDON-11] */
export const packageMonthCents = (name: FeaturePackage, cardCount: number): number =>
  (PACKAGE_CARD_MONTH_CENTS[name] ?? 0) * cardCount;

/** A fraud loss on one card, in cents, with the amounts already waived. */
export interface FraudLoss {
  readonly cardCount: number;
  readonly lossCents: number;
  readonly waivedOnCardCents: number;
  readonly waivedThisYearCents: number;
}

/** Returns how much of a loss is waived, capped per card and per year. [ADDON-19, ADDON-20] */
export function fraudWaiverCents(loss: FraudLoss): number {
  if (loss.cardCount < FRAUD_PROTECTOR_CARDS_MIN) return 0;
  const remainingOnCard = FRAUD_WAIVER_CARD_CENTS_MAX - loss.waivedOnCardCents;
  const remainingThisYear = FRAUD_WAIVER_YEAR_CENTS_MAX - loss.waivedThisYearCents;
  return Math.max(0, Math.min(loss.lossCents, remainingOnCard, remainingThisYear));
}

/** An account's credit scores and payment history; a score is `null` if unknown. */
export interface CreditStanding {
  readonly commercialScore: number | null;
  readonly consumerScore: number | null;
  /** Days (`YYYY-MM-DD`) on which a payment was late. */
  readonly latePaymentDays: readonly string[];
}

/** Whether high-risk pricing applies on a day (`YYYY-MM-DD`). [ADDON-14 to ADDON-16] */
export function isHighRisk(standing: CreditStanding, today: string): boolean {
  const { commercialScore, consumerScore, latePaymentDays } = standing;
  const since = parseDate(today).subtract({ months: HIGH_RISK_MONTHS }).toString();
  const latePayments = latePaymentDays.filter((day) => day > since && day <= today);
  return (
    (commercialScore !== null && commercialScore < HIGH_RISK_COMMERCIAL_SCORE) ||
    (consumerScore !== null && consumerScore < HIGH_RISK_CONSUMER_SCORE) ||
    latePayments.length >= HIGH_RISK_LATE_PAYMENTS_MIN
  );
}

/**
 * The day (`YYYY-MM-DD`) on which an upgraded package's rate takes effect: the first of the next
 * month in the account's time zone. [ADDON-09]
 */
export const packageRateFrom = (upgradedAt: Date, timeZone: string): string =>
  toCalendarDate(fromDate(upgradedAt, timeZone)).set({ day: 1 }).add({ months: 1 }).toString();
