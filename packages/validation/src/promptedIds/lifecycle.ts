import type * as z from 'zod/mini';
import type { AccountState } from '../accounts/accounts.ts';
import { unlessReadOnly, whileOpen } from '../accounts/guards.ts';
import { reason } from '../core/issue.ts';
import { defineLifecycle, guard } from '../core/lifecycle.ts';
import { oneOf } from '../core/shape.ts';

/** A prompted ID is accepted at the pump only while it is on. [ENT-33] */
export const PROMPTED_ID_STATES = ['on', 'off'] as const;
export const promptedIdState = oneOf(PROMPTED_ID_STATES);
export type PromptedIdState = z.infer<typeof promptedIdState>;

/** What the lifecycle needs to know in addition to the state. */
export interface PromptedIdContext {
  /** V for vehicle, D for driver. [ENT-34] */
  readonly type: 'V' | 'D';
  readonly accountState: AccountState;
}

const isOpen = whileOpen('promptedId.accountNotOpen');
const isWritable = unlessReadOnly('promptedId.accountReadOnly');
const isOfDriver = guard<PromptedIdContext>(
  'promptedId.vehicleAlwaysOn',
  ({ type }) => type === 'D',
);

/** A driver's ID can be turned on and off; a vehicle's is permanently on. [PID-04, PID-05] */
export const promptedIdLifecycle = defineLifecycle<PromptedIdState, PromptedIdContext>((state) =>
  reason(`promptedId.is.${state}`),
)({
  turnOn: { from: ['off'], to: 'on', guards: [isOpen] },
  turnOff: { from: ['on'], to: 'off', guards: [isOfDriver, isWritable] },
});
export type PromptedIdAction = keyof typeof promptedIdLifecycle.table;
