import type { PurchaseRule } from '../limits/purchaseRules.ts';
import type { PurchaseDecision } from './evaluatePurchase.ts';

/**
 * Responses to a card network, as in data element 39 of ISO 8583: approved, partially approved, or
 * the reason for a decline.
 */
export const RESPONSE_CODES = {
  approved: '00',
  approvedUpTo: '10',
  unknownSite: '03',
  unknownCard: '14',
  notFound: '25',
  accountState: '62',
  cardState: '62',
  cardExpiry: '54',
  promptedId: '55',
  odometer: '12',
  place: '62',
  product: '57',
  amount: '61',
  count: '65',
  credit: '51',
} as const;
export type ResponseCode = (typeof RESPONSE_CODES)[keyof typeof RESPONSE_CODES];

const BY_RULE: Readonly<Record<PurchaseRule, ResponseCode>> = {
  accountState: RESPONSE_CODES.accountState,
  cardState: RESPONSE_CODES.cardState,
  cardExpiry: RESPONSE_CODES.cardExpiry,
  promptedId: RESPONSE_CODES.promptedId,
  odometer: RESPONSE_CODES.odometer,
  vehicleSilent: RESPONSE_CODES.place,
  vehicleAway: RESPONSE_CODES.place,
  tankRoom: RESPONSE_CODES.amount,
  state: RESPONSE_CODES.place,
  day: RESPONSE_CODES.place,
  hours: RESPONSE_CODES.place,
  productGroup: RESPONSE_CODES.product,
  productCode: RESPONSE_CODES.product,
  transactionsPerDay: RESPONSE_CODES.count,
  gallonsPerTransaction: RESPONSE_CODES.amount,
  gallonsPerDay: RESPONSE_CODES.amount,
  gallonsPerWeek: RESPONSE_CODES.amount,
  gallons1: RESPONSE_CODES.amount,
  gallons2: RESPONSE_CODES.amount,
  tankCapacity: RESPONSE_CODES.amount,
  amountPerTransaction: RESPONSE_CODES.amount,
  amountPerDay: RESPONSE_CODES.amount,
  amountPerWeek: RESPONSE_CODES.amount,
  amountPerCycle: RESPONSE_CODES.amount,
  cash: RESPONSE_CODES.amount,
  credit: RESPONSE_CODES.credit,
};

/** The response code of a decision; for a decline, that of the first rule that declined. */
export function responseCodeOf({
  outcome,
  checks,
}: Pick<PurchaseDecision, 'outcome' | 'checks'>): ResponseCode {
  if (outcome !== 'declined') return RESPONSE_CODES[outcome];
  const first = checks.find(({ verdict }) => verdict === 'decline');
  return first ? BY_RULE[first.rule] : RESPONSE_CODES.cardState;
}
