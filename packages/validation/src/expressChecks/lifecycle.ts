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

/** What the lifecycle must know besides the check's state. */
export interface ExpressCheckContext {
  readonly accountState: AccountState;
  /** The payee had it registered: its amount is promised to someone. */
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
 * What can be done to an express check: both actions end it. Putting it on hold cancels it and gives
 * the amount back, so no one may have been promised it. [EXPR-01 to EXPR-03]
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

/** What an action gives back to the account, of a check's amount in cents. [EXPR-03] */
export const expressCheckRefundCents = (action: ExpressCheckAction, amountCents: number): number =>
  action === 'hold' ? amountCents : 0;
