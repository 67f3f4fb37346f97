import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { unlessReadOnly } from '../accounts/guards.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** States of an express check. [EXPR-01] */
export const EXPRESS_CHECK_STATES = ['activated', 'blocked', 'onHold'] as const;
export const expressCheckState = oneOf(EXPRESS_CHECK_STATES);
export type ExpressCheckState = z.infer<typeof expressCheckState>;

/** What the lifecycle needs to know in addition to the check's state. */
export interface ExpressCheckContext {
  readonly accountState: AccountState;
  /** Whether the payee has registered it, so that the amount is promised to them. */
  readonly isRegistered: boolean;
  readonly isCashed: boolean;
}

const isWritable = unlessReadOnly('expressCheck.accountReadOnly');
const isNotRegistered = guard<ExpressCheckContext>(
  'expressCheck.registered',
  ({ isRegistered }) => !isRegistered,
);
const isNotCashed = guard<ExpressCheckContext>('expressCheck.cashed', ({ isCashed }) => !isCashed);

/**
 * State transitions of an express check; both end it. Putting it on hold cancels it and returns the
 * amount, so it must not be promised to anyone yet. [EXPR-01 to EXPR-03]
 */
export const expressCheckLifecycle = defineLifecycle<ExpressCheckState, ExpressCheckContext>(
  (state) => reason(`expressCheck.is.${state}`),
)({
  block: {
    from: ['activated'],
    to: 'blocked',
    guards: [isWritable, isNotCashed],
    irreversible: true,
  },
  hold: {
    from: ['activated'],
    to: 'onHold',
    guards: [isWritable, isNotRegistered, isNotCashed],
    irreversible: true,
  },
});
export type ExpressCheckAction = keyof typeof expressCheckLifecycle.table;

/** Returns how much of a check's amount an action refunds to the account, in cents. [EXPR-03] */
export const expressCheckRefundCents = (action: ExpressCheckAction, amountCents: number): number =>
  action === 'hold' ? amountCents : 0;
