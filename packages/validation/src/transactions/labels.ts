import type { MessageKey } from '../messages/keys.ts';

/** What a transaction can be called besides its state. [TXN-03, TXN-12] */
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

/** The message key of a label. */
export const transactionLabelKey = (label: TransactionLabel) =>
  `transactionLabel.${label}` as const satisfies MessageKey;
