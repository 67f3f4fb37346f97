import type * as z from 'zod/mini';
import { reason } from '../core/issue.ts';
import { defineLifecycle } from '../core/lifecycle.ts';
import { flag, id, instant, natural, nullable, oneOf, shape, text } from '../core/shape.ts';
import { fundingMethod } from '../money/funding.ts';
import type { PaymentState } from '../payments/lifecycle.ts';
import { FUNDING_FAILURES } from './failures.ts';

/** Purposes of a transfer. */
export const TRANSFER_PURPOSES = ['funds', 'bill'] as const;
export const transferPurpose = oneOf(TRANSFER_PURPOSES);
export type TransferPurpose = z.infer<typeof transferPurpose>;

/**
 * Progress of a transfer. `submitting`: being sent to the provider; `pending`: the provider has it;
 * `settled`: the money has arrived. Pending and settled transfers can still be returned.
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

/** Stages of a submitted transfer that is not final yet. [FUND-07] */
export const PENDING_STAGES = ['submitting', 'pending'] as const satisfies readonly TransferStage[];

/**
 * Transitions of a transfer. Late and duplicate events match none. A scheduled transfer fails,
 * before any money moves, if its method is not usable on its day. [FUND-08]
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

/** The state of a payment, by the stage of its transfer. [PAY-03] */
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

/** Money from a method to an account: added funds or a bill payment. [ENT-42] */
export const transfer = shape({
  transferId: id,
  /** Number shown to people; sequential per account. */
  number: text(12),
  purpose: transferPurpose,
  stage: transferStage,
  method: shape({ methodId: id, type: fundingMethod, name: text(80), last4: nullable(text(4)) }),
  /** The amount credited to the account. */
  amountCents: natural,
  /** The fee charged to the method on top. [FUND-12] */
  feeCents: natural,
  currency: text(3),
  /** `YYYY-MM-DD`, Eastern Time: the day on which a payment counts; `null` for funds. */
  payOn: nullable(text(10)),
  /** When a person or the auto-reload requested it. */
  submittedAt: instant,
  /** `YYYY-MM-DD`: the day on which it counts as received. */
  receivedOn: nullable(text(10)),
  /** When the money arrived. */
  postedAt: nullable(instant),
  /** When it ended without the money being kept. */
  endedAt: nullable(instant),
  failure: nullable(oneOf(FUNDING_FAILURES)),
  /** The bank's own return code. */
  returnCode: nullable(text(10)),
  /** `null` for auto-reload. */
  askedBy: nullable(text(120)),
  isAutomatic: flag,
  version: natural,
});
export type Transfer = z.infer<typeof transfer>;
