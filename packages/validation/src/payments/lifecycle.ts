import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { unlessReadOnly } from '../accounts/guards.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';
import { paymentCutoffAt, type PaymentCountry } from './paymentCutoff.ts';

/** States of a payment. [PAY-03] */
export const PAYMENT_STATES = ['unpaid', 'scheduled', 'paid'] as const;
export const paymentState = oneOf(PAYMENT_STATES);
export type PaymentState = z.infer<typeof paymentState>;

/** What the payment lifecycle needs to know in addition to the state. */
export interface PaymentContext {
  readonly accountState: AccountState;
  readonly now: Date;
  readonly country: PaymentCountry;
  /** `YYYY-MM-DD`, the day to pay; `null` if none is selected. */
  readonly payOn: string | null;
}

const cutoffOf = ({ payOn, country }: PaymentContext) =>
  payOn === null ? Number.NaN : paymentCutoffAt(payOn, country);
const isWritable = unlessReadOnly('payment.accountReadOnly');
const hasDay = guard<PaymentContext>(
  'payment.dayNeeded',
  (context) => !Number.isNaN(cutoffOf(context)),
);
const isBeforeCutoff = (context: PaymentContext) => !(context.now.getTime() > cutoffOf(context));
const isInTime = guard<PaymentContext>('payment.cutoffPassed', isBeforeCutoff, (context) => ({
  cutoffAt: new Date(cutoffOf(context)).toISOString(),
}));
const isNotUnderWay = guard<PaymentContext>('payment.underWay', isBeforeCutoff);

/**
 * State transitions of a payment. A locked or closed account can still pay. A scheduled payment can
 * be canceled until its day's cutoff. A payment that the bank rejects or returns, even days later,
 * is unpaid again. [PAY-03, PAY-05, PAY-06]
 */
export const paymentLifecycle = defineLifecycle<PaymentState, PaymentContext>((state) =>
  reason(`payment.is.${state}`),
)({
  schedule: {
    from: ['unpaid'],
    to: 'scheduled',
    guards: [isWritable, hasDay, isInTime],
  },
  cancel: { from: ['scheduled'], to: 'unpaid', guards: [isWritable, isNotUnderWay] },
  settle: { from: ['unpaid', 'scheduled'], to: 'paid' },
  fail: { from: ['scheduled'], to: 'unpaid' },
  return: { from: ['paid'], to: 'unpaid' },
});
export type PaymentAction = keyof typeof paymentLifecycle.table;
