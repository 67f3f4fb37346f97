import {
  declineKey,
  isPurchaseRule,
  NOT_POSTED_FLAG,
  REVERSED_FLAG,
  type TransactionState,
} from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';

/** The states of a purchase, as worded in files and on screen. */
export const STATUS_WORDS: Readonly<Record<TransactionState, string>> = {
  complete: 'Posted',
  pending: 'Pending',
  declined: 'Declined',
};

/** The flags of a purchase, as worded in files; others are rules that would have declined it. */
export const FLAG_WORDS: Readonly<Record<string, string>> = {
  odometer: 'Odometer out of sequence',
  priceHigh: 'Price far above the regional price',
  burst: 'Many purchases in a short time',
  offShift: 'Outside usual hours',
  repeatedDecline: 'Tried again after a decline',
  [REVERSED_FLAG]: 'Reversed by the site',
  [NOT_POSTED_FLAG]: 'Dropped because it did not post in time',
};

/** Why a rule declined, as worded on screen. */
export const declineText = (rule: string): string =>
  isPurchaseRule(rule) ? en[declineKey(rule)] : rule;
