import type { MessageKey } from '../messages/keys.ts';

/** Labels of a transaction other than its state. [TXN-03, TXN-12] */
export const TRANSACTION_LABELS = [
  'paid',
  'posted',
  'flagged',
  'initiated',
  'inProgress',
  'failed',
  'notVerified',
  'pendingSetup',
  'pendingUse',
] as const;
export type TransactionLabel = (typeof TRANSACTION_LABELS)[number];

/** The message key for a label. */
export const transactionLabelKey = (label: TransactionLabel) =>
  `transactionLabel.${label}` as const satisfies MessageKey;
