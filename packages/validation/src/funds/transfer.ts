import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle } from '../core/lifecycle.ts';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { fundingMethod } from '../money/funding.ts';
import type { PaymentState } from '../payments/lifecycle.ts';
import { FUNDING_FAILURES } from './failures.ts';

/** What money is moved for. */
export const TRANSFER_PURPOSES = ['funds', 'bill'] as const;
export const transferPurpose = oneOf(TRANSFER_PURPOSES);
export type TransferPurpose = z.infer<typeof transferPurpose>;

/**
 * Where a transfer is on its way. `submitting`: on its way to the provider; `pending`: the provider
 * has it; `settled`: the money is there. Both a settled and a pending one can still be sent back.
 */
export const TRANSFER_STAGES = [
  'scheduled',
  'submitting',
  'pending',
  'settled',
  'failed',
  'returned',
  'chargedBack',
  'canceled',
] as const;
export const transferStage = oneOf(TRANSFER_STAGES);
export type TransferStage = z.infer<typeof transferStage>;

/** Stages in which a transfer still has to end. [FUND-07] */
export const PENDING_STAGES = ['submitting', 'pending'] as const satisfies readonly TransferStage[];

/**
 * What can happen to a transfer. An event that comes late or twice finds no way to go. What waits for
 * its day fails before anything was moved when its method cannot be used by then. [FUND-08]
 */
export const transferLifecycle = defineLifecycle<TransferStage, null>((stage) =>
  reason(`transfer.is.${stage}`),
)({
  submit: { from: ['scheduled'], to: 'submitting' },
  accept: { from: ['submitting'], to: 'pending' },
  settle: { from: ['submitting', 'pending'], to: 'settled' },
  fail: { from: ['scheduled', 'submitting', 'pending'], to: 'failed', irreversible: true },
  return: { from: ['submitting', 'pending', 'settled'], to: 'returned', irreversible: true },
  chargeBack: { from: ['submitting', 'pending', 'settled'], to: 'chargedBack', irreversible: true },
  cancel: { from: ['scheduled'], to: 'canceled', irreversible: true },
});
export type TransferAction = keyof typeof transferLifecycle.table;

/** The state of a payment whose money is at a stage. [PAY-03] */
export const PAYMENT_STATE_OF_STAGE: Readonly<Record<TransferStage, PaymentState>> = {
  scheduled: 'scheduled',
  submitting: 'scheduled',
  pending: 'scheduled',
  settled: 'paid',
  failed: 'unpaid',
  returned: 'unpaid',
  chargedBack: 'unpaid',
  canceled: 'unpaid',
};

/** Money that goes from a method into an account: funds that are added, or a payment of a bill. [ENT-42] */
export const transfer = shape({
  transferId: id,
  /** As people read it, counted per account. */
  number: text(12),
  purpose: transferPurpose,
  stage: transferStage,
  method: shape({ methodId: id, type: fundingMethod, name: text(80), last4: nullable(text(4)) }),
  /** What the account is credited. */
  amountCents: natural,
  /** What the method is charged on top. [FUND-12] */
  feeCents: natural,
  currency: text(3),
  /** `YYYY-MM-DD`, Eastern Time: the day for which a payment counts; null for funds. */
  payOn: nullable(text(10)),
  /** When a person, or the auto-reload, asked for it. */
  submittedAt: instant,
  /** `YYYY-MM-DD`: the day on which it counts as received. */
  receivedOn: nullable(text(10)),
  /** When the money was there. */
  postedAt: nullable(instant),
  /** When it ended without the money staying. */
  endedAt: nullable(instant),
  failure: nullable(oneOf(FUNDING_FAILURES)),
  /** The bank's own code of a return. */
  returnCode: nullable(text(10)),
  /** null: the auto-reload. */
  askedBy: nullable(text(120)),
  isAutomatic: flag,
  version: natural,
});
export type Transfer = z.infer<typeof transfer>;
