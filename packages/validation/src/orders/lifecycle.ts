import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import type { OrderStep, orderState } from './order.ts';

export interface OrderContext {
  readonly accountState: AccountState;
}

const isNotClosed = guard<OrderContext>(
  'order.accountClosed',
  ({ accountState }) => accountState !== 'closed',
);

/** Steps of an order, in sequence; none can be skipped or undone. [CARD-21] */
export const orderLifecycle = defineLifecycle<OrderStep, OrderContext>((step) =>
  reason(`order.is.${step}`),
)({
  print: { from: ['ordered'], to: 'printed', guards: [isNotClosed] },
  ship: { from: ['printed'], to: 'shipped', guards: [isNotClosed] },
  activate: { from: ['shipped'], to: 'active', guards: [isNotClosed], irreversible: true },
});
export type OrderAction = keyof typeof orderLifecycle.table;

const stateOfStep: Readonly<Record<OrderStep, z.infer<typeof orderState>>> = {
  ordered: 'pending',
  printed: 'pending',
  shipped: 'shipped',
  active: 'shipped',
};
/** The state of an order at a step. [CARD-21] */
export const orderStateOf = (step: OrderStep) => stateOfStep[step];
