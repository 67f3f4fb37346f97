import type { CalendarDate } from '@internationalized/date';
import { reason, type Reason } from '../core/issue.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { TransactionState } from '../transactions/transaction.ts';
import { DISPUTE_FILING_DAYS } from './constants.ts';

/** Why a purchase cannot be disputed, other than the form's own rules. */
export const DISPUTE_REFUSALS = [
  'dispute.notPosted',
  'dispute.declined',
  'dispute.tooLate',
  'dispute.alreadyFiled',
  'dispute.amountAbovePurchase',
] as const satisfies readonly MessageKey[];

/** What decides whether a purchase can be disputed. */
interface DisputedPurchase {
  readonly status: TransactionState;
  /** `YYYY-MM-DD` in the account's time zone. */
  readonly occurredOn: string;
}

/** Why a purchase cannot be disputed today, in the account's time zone; `null` if it can. [DISP-01] */
export function disputeRefusal(
  { status, occurredOn }: DisputedPurchase,
  today: CalendarDate,
): Reason | null {
  if (status === 'declined') return reason('dispute.declined');
  if (status !== 'complete') return reason('dispute.notPosted');
  const earliest = today.subtract({ days: DISPUTE_FILING_DAYS }).toString();
  return occurredOn < earliest ? reason('dispute.tooLate', { days: DISPUTE_FILING_DAYS }) : null;
}
